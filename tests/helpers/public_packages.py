"""The public packages, for the tests of their names and of their imports."""

PUBLIC = ("bastide", "bastide.analysis", "bastide.arena", "bastide.messages", "bastide.players", "bastide.render")
