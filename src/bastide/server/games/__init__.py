"""What a game is at each of its versions: values that never change."""
