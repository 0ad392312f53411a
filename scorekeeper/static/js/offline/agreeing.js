/** A side agrees to a deal: the ticks on the table. */

/** The last deal that all sides have counted, where not all of them agree yet. */
function toAgree(game) {
  const last = game.deals.filter((deal) => deal.is_complete).pop();
  return last && !game.agreeing(last.number).every(Boolean) ? last : null;
}

export const filters = () => ({ to_agree: toAgree });
