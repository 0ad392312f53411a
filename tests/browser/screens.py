"""Every screen of a game with the names that are hardest to draw, each by its path."""

from scorekeeper.actions.hand_on import offer
from scorekeeper.actions.linked_game import link_of_game
from scorekeeper.actions.links import links_of
from scorekeeper.actions.second_count import save_second_count
from scorekeeper.scoring.entry import Books, Left, SideEntry, Threes
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from tests.stores import change, key_of
from tests.web.games import CAUGHT, HELD, OUT, PLAIN, begin, play
from tests.web.house_rules import LINK

LONGEST = (
    "Maximiliane Wolkenstein-Hohenfels zu Tann",
    "雙連埤的王小明與他的好朋友們一起打牌到深夜",
    "مريم بنت عبد الله الهاشمية القرشية",
    "👩‍👩‍👧‍👦🎉 Team",
    "Donaudampfschifffahrtsgesellschaftskapit",
    "O",
)
LONGEST_SIDES = (
    "Maximiliane & 雙連埤的王小明 & their friends",
    "مريم بنت عبد الله و👩‍👩‍👧‍👦🎉 الفريق",
)
SIX = tuple(name[:40] for name in LONGEST)
ONE_OUT = SideEntry(
    books=Books(clean=2, dirty=2, wild=1),
    card_points=1285,
    red_threes=Threes(laid=2),
    went_out=True,
)
ONE_IN = SideEntry(card_points=200, left=Left(points=60))
GOING_OUT = (
    "books.clean=2&books.dirty=2&books.wild=1&0.card_points=700&0.hand=3"
    "&1.books.clean=1&1.card_points=300&1.hand=11&1.feet=1"
)
CANASTA_OUT = SideEntry(books=Books(clean=1, dirty=1), card_points=700, went_out=True)


def offer_of(store: Store, game_id: str) -> str:
    """The key by which another phone takes a game over."""
    offer(store, game_id)
    made = links_of(store, game_id).offer
    assert made
    return made.key


def screens(store: Store) -> dict[str, str]:
    """The path of each screen by its name."""
    two_sides = tuple(name[:40] for name in LONGEST_SIDES)
    fresh = begin(store)
    on = play(store, begin(store), (OUT, CAUGHT), (CAUGHT, OUT), (OUT, None))
    over = play(store, begin(store), (OUT, CAUGHT), (PLAIN, PLAIN), (CAUGHT, OUT), (OUT, CAUGHT))
    long = play(
        store,
        begin(store, players=SIX[:4], sides=two_sides, name=LONGEST[4]),
        (OUT, CAUGHT),
    )
    long_over = play(
        store,
        begin(store, players=SIX[:4], sides=two_sides, name=LONGEST[4]),
        *((OUT, CAUGHT), (CAUGHT, OUT)) * 2,
    )
    six_over = play(store, begin(store, players=SIX, sides=SIX), *((ONE_OUT, *(ONE_IN,) * 5),) * 4)
    three = play(store, begin(store, players=SIX[:3], sides=SIX[:3]), (ONE_OUT, ONE_IN, ONE_IN))
    six = play(store, begin(store, players=SIX, sides=SIX), (ONE_OUT, *(ONE_IN,) * 5))
    canasta = play(store, begin(store, "canasta"), (CANASTA_OUT, HELD))
    changed = play(store, begin(store), (OUT, CAUGHT))
    change(store, changed, PRESETS["players-plus-one"])
    twice = play(store, begin(store, players=SIX[:4], sides=two_sides), (OUT, CAUGHT))
    save_second_count(store, twice, (HELD, CAUGHT), deal=1, client_id="")
    return {
        "home": "/",
        "new game": "/new",
        "table, nothing counted": f"/g/{fresh}",
        "table, deal half counted": f"/g/{on}",
        "table, longest names": f"/g/{long}",
        "table, three sides": f"/g/{three}",
        "table, six sides": f"/g/{six}",
        "table, a minimum for each side": f"/g/{canasta}",
        "table, game over": f"/g/{over}",
        "board": f"/g/{on}/board",
        "board, longest names, one way": f"/g/{long}/board?ways=one",
        "board, six sides": f"/g/{six}/board",
        "result": f"/g/{over}/result",
        "result, longest names": f"/g/{long_over}/result",
        "result, six sides": f"/g/{six_over}/result",
        "the game in a link": f"/g/{long_over}/whole",
        "whole game": f"/whole#{link_of_game(store, long_over)}",
        "whole game, no link": "/whole",
        "explanation": f"/g/{on}/deals/2/explain",
        "explanation, six sides": f"/g/{six}/deals/1/explain",
        "count it again": f"/g/{twice}/deals/1/again",
        "counted twice": f"/g/{twice}/deals/1/again/compare",
        "share": f"/g/{long}/share",
        "share, only to look": f"/g/{key_of(store, long, 'watch')}/share",
        "share, handed on": f"/g/{fresh}/share",
        "take over": f"/host/{offer_of(store, fresh)}",
        "table, whose phone": f"/g/{key_of(store, long, 'score')}",
        "table, only to look": f"/g/{key_of(store, on, 'watch')}",
        "this phone": f"/g/{key_of(store, six, 'score')}/phone",
        "not by this link": f"/g/{key_of(store, on, 'watch')}/deals/1",
        "history": f"/g/{on}/history",
        "history, longest names": f"/g/{long_over}/history",
        "explanation, longest names": f"/g/{long}/deals/1/explain",
        "opening, longest names": f"/g/{long}/opening",
        "open a game": "/open",
        "all rules": "/rules",
        "rules": "/rules/classic",
        "rules of our own": f"/rules/{LINK}",
        "rules being changed": f"/rules/{LINK}/change",
        "rules by score being changed": "/rules/canasta/change",
        "rules, shared": f"/rules/{LINK}/share",
        "rules file": "/rules/open",
        "rules, a damaged link": f"/rules/{LINK[:-5]}",
        "new game by our rules": f"/new?rules={LINK}",
        "under other rules": f"/g/{long}/under",
        "under other rules, known": f"/g/{over}/under?rules=players-plus-one",
        "under other rules, asked": f"/g/{long}/under?rules=rising-hands&1.0.special_clean.7=9",
        "under other rules, six sides": f"/g/{six}/under?rules=players-plus-one",
        "rules changed": f"/g/{changed}",
        "change the rules": f"/g/{over}/rules/change",
        "change the rules, asked": f"/g/{on}/rules/change?rules=rv-club",
        "change the rules, agree": f"/g/{long}/rules/change?rules={LINK}",
        "change the rules, six sides": f"/g/{six}/rules/change?rules={LINK}",
        "change the rules, no seats": f"/g/{on}/rules/change?rules=pennies",
        "going out, totals": f"/g/{long}/going-out?{GOING_OUT}",
        "going out, six sides": f"/g/{six}/going-out?books.clean=x&1.hand=999",
        "help": "/help",
        "nothing here": "/nothing",
    }
