"""Share: the links and the code for other phones, taking them back, handing the host's part on."""

import re

import pytest

from scorekeeper.actions.hand_on import offer
from scorekeeper.actions.links import links_of, open_link
from scorekeeper.actions.take_back import take_back
from scorekeeper.record import Role
from scorekeeper.storage.db import Store
from scorekeeper.words.joining import spaced_code
from tests.stores import key_of
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, OUT, begin, play
from tests.web.test_count_form import GOOD

HOME = "http://192.168.1.5:8000"


def share(phone: Phone, store: Store, game_id: str, *, role: Role) -> str:
    return phone.get(f"/g/{key_of(store, game_id, role)}/share", base_url=HOME).text


@pytest.mark.parametrize("role", ["host", "score"])
def test_whoever_scores_gives_both_links_and_the_code(
    phone: Phone, store: Store, role: Role
) -> None:
    game_id = begin(store)
    links, page = links_of(store, game_id), share(phone, store, game_id, role=role)
    assert f'value="{HOME}/g/{links.score.key}"' in page
    assert f'value="{HOME}/g/{links.watch.key}"' in page
    assert page.count('class="qr"') == 2
    assert spaced_code(links.score.code) in page
    assert "this machine only" not in page


def test_the_host_never_gives_the_host_s_own_link(phone: Phone, store: Store) -> None:
    game_id = begin(store)
    assert f'value="{HOME}/g/{game_id}"' not in share(phone, store, game_id, role="host")


def test_whoever_looks_gives_the_link_to_look(phone: Phone, store: Store) -> None:
    game_id = begin(store)
    links, page = links_of(store, game_id), share(phone, store, game_id, role="watch")
    assert f'value="{HOME}/g/{links.watch.key}"' in page
    assert page.count('class="qr"') == 1
    assert spaced_code(links.score.code) not in page


def test_a_game_that_is_over_has_no_code(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), *((OUT, CAUGHT),) * 4)
    assert 'id="code"' not in share(phone, store, game_id, role="host")


@pytest.mark.parametrize(("role", "shown"), [("host", True), ("score", False), ("watch", False)])
def test_only_the_host_is_offered_what_only_the_host_can_do(
    phone: Phone, store: Store, *, role: Role, shown: bool
) -> None:
    page = share(phone, store, begin(store), role=role)
    assert ("Take it back" in page) is shown
    assert ("Hand it on" in page) is shown


def test_a_link_that_opens_on_this_machine_only_says_so(phone: Phone, store: Store) -> None:
    assert "works on this machine only" in words_of(phone.get(f"/g/{begin(store)}/share"))


def test_a_link_is_taken_back_and_whoever_has_it_is_told(phone: Phone, store: Store) -> None:
    game_id = begin(store)
    old, page = key_of(store, game_id, "score"), f"/g/{game_id}/share"
    phone.submit(page, f"/g/{game_id}/links/take-back", link=old)
    assert f"/g/{key_of(store, game_id, 'score')}" in phone.get(page).text
    answer = phone.get(f"/g/{old}/deals/1")
    assert answer.status_code == 410
    assert "This link was taken back. Ask whoever keeps the game for the new one." in words_of(
        answer
    )
    assert "Thursday table" not in words_of(answer)


def test_a_count_by_a_link_that_was_taken_back_is_not_saved_but_told_back(
    phone: Phone, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    game_id = begin(store)
    key = key_of(store, game_id, "score")
    take_back(store, game_id, key)
    answer = phone.submit("/new", f"/g/{key}/deals/1", **GOOD)
    assert answer.status_code == 410
    assert "First side: clean books 2, dirty books 2, wild books 1, card points 1285" in words_of(
        answer
    )
    assert open_link(store, game_id).game.deals == ()
    assert caplog.text == ""


def offered(store: Store, game_id: str) -> str:
    offer(store, game_id)
    there = links_of(store, game_id).offer
    assert there
    return f"/host/{there.key}"


def test_the_host_shows_the_link_by_which_another_phone_takes_over(
    phone: Phone, store: Store
) -> None:
    game_id = begin(store)
    answer = phone.submit(f"/g/{game_id}/share", f"/g/{game_id}/host/offer")
    assert answer.headers["Location"] == f"/g/{game_id}/share#hand-on"
    path = offered(store, game_id)
    assert f'value="{HOME}{path}"' in share(phone, store, game_id, role="host")
    assert path not in share(phone, store, game_id, role="score")


def test_a_phone_takes_over_and_has_a_page_of_its_own(phone: Phone, store: Store) -> None:
    game_id = begin(store)
    path = offered(store, game_id)
    assert "Thursday table This phone becomes the host" in words_of(phone.get(path))
    answer = phone.submit(path)
    own = answer.headers["Location"].removeprefix("/g/")
    assert open_link(store, own).link.role == "host"
    assert own not in {game_id, path.removeprefix("/host/")}
    assert "This phone is the host now." in words_of(phone.get(f"/g/{own}"))


def test_the_old_host_goes_on_by_the_link_to_score_wherever_it_was(
    phone: Phone, store: Store
) -> None:
    game_id = begin(store)
    phone.submit(offered(store, game_id))
    answer = phone.get(f"/g/{game_id}/going-out?books.clean=1")
    score = key_of(store, game_id, "score")
    assert answer.status_code == 307
    assert answer.headers["Location"] == f"/g/{score}/going-out?books.clean=1"
    assert "The host's part went to another phone." in words_of(phone.get(f"/g/{score}"))


def test_what_the_old_host_sends_arrives_by_the_link_to_score(phone: Phone, store: Store) -> None:
    game_id = begin(store)
    phone.submit(offered(store, game_id))
    token = re.search(r'name="csrf_token" type="hidden" value="([^"]+)"', phone.get("/new").text)
    assert token
    fields = {"csrf_token": token[1], "name": "Friday"}
    phone.post(f"/g/{game_id}/name", data=fields, follow_redirects=True)
    assert open_link(store, key_of(store, game_id, "score")).game.name == "Friday"


def test_the_host_s_own_phone_does_not_take_over_from_itself(phone: Phone, store: Store) -> None:
    game_id = begin(store)
    phone.get(f"/g/{game_id}")
    assert "This phone is the host already." in words_of(phone.get(offered(store, game_id)))


def test_an_offer_that_is_gone_is_told(phone: Phone, store: Store) -> None:
    game_id = begin(store)
    path = offered(store, game_id)
    phone.submit(f"/g/{game_id}/share", f"/g/{game_id}/host/withdraw")
    for answer in (phone.get(path), phone.submit("/new", path)):
        assert answer.status_code == 410
        assert "By this link nobody can take over any more" in words_of(answer)


def test_no_game_is_taken_over_by_another_link(phone: Phone, store: Store) -> None:
    game_id = begin(store)
    for role in ("host", "score", "watch"):
        assert phone.get(f"/host/{key_of(store, game_id, role)}").status_code == 404


def test_the_board_has_the_link_to_look_and_leads_back_to_the_phone_s_own_table(
    phone: Phone, store: Store
) -> None:
    game_id = begin(store)
    watch = f"/g/{key_of(store, game_id, 'watch')}"
    assert f'href="{watch}/board"' in phone.get(f"/g/{game_id}").text
    assert f'href="/g/{game_id}"' in phone.get(f"{watch}/board").text


def test_a_tablet_that_only_looks_is_led_from_the_board_to_its_table(
    phone: Phone, store: Store
) -> None:
    watch = f"/g/{key_of(store, begin(store), 'watch')}"
    assert f'href="{watch}"' in phone.get(f"{watch}/board").text
