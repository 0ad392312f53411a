"""What an action raises where there is nothing to act on."""


class NoSuchGame(LookupError):
    """There is no game with this id (the id is not in the message: it opens the game)."""

    def __init__(self) -> None:
        super().__init__("there is no such game")


class LinkTakenBack(LookupError):
    """The link was taken back; `instead` is the key that its holder got for it, or ""."""

    def __init__(self, instead: str = "") -> None:
        super().__init__("the link was taken back")
        self.instead = instead


class NoSuchDeal(LookupError):
    """The deal cannot be saved: deals come one after the other, and none after the end."""

    def __init__(self, deal: int) -> None:
        super().__init__(f"deal {deal} is not open")
        self.deal = deal
