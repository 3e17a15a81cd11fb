"""The version of Bastide. The build reads it from here, too."""

__version__ = "0.1.0"
