"""Every screen of a game with the names that are hardest to draw, each by its path."""

from scorekeeper.scoring.entry import Books, Left, SideEntry, Threes
from scorekeeper.storage.db import Store
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
CANASTA_OUT = SideEntry(books=Books(clean=1, dirty=1), card_points=700, went_out=True)


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
    three = play(store, begin(store, players=SIX[:3], sides=SIX[:3]), (ONE_OUT, ONE_IN, ONE_IN))
    six = play(store, begin(store, players=SIX, sides=SIX), (ONE_OUT, *(ONE_IN,) * 5))
    canasta = play(store, begin(store, "canasta"), (CANASTA_OUT, HELD))
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
        "explanation": f"/g/{on}/deals/2/explain",
        "explanation, six sides": f"/g/{six}/deals/1/explain",
        "share": f"/g/{long}/share",
        "all rules": "/rules",
        "rules": "/rules/classic",
        "rules of our own": f"/rules/{LINK}",
        "rules being changed": f"/rules/{LINK}/change",
        "rules by score being changed": "/rules/canasta/change",
        "rules, shared": f"/rules/{LINK}/share",
        "rules file": "/rules/open",
        "rules, a damaged link": f"/rules/{LINK[:-5]}",
        "new game by our rules": f"/new?rules={LINK}",
        "help": "/help",
        "nothing here": "/nothing",
    }
