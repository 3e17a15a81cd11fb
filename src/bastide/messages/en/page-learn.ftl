# The page that teaches the game

page-learn = Learn
page-learn-lead = Play, read, and look at your own moves again.
page-learn-first-about = A short game against a gentle opponent. A guide explains each rule when it comes up. About five minutes.
page-learn-first-start = Start
page-learn-first-continue = Continue
page-learn-rules = The rules in two minutes
page-learn-rules-about = What a turn is, what scores, how a game ends. Then the whole rulebook, with boards to step through.
page-learn-rules-read = Read the rules
page-learn-editions = The editions side by side
page-learn-editions-about = Six rulebooks, and what is different in each.
page-learn-editions-compare = Compare
page-learn-games = Your own games
page-learn-games-about = The replay of a finished game shows each move that lost points, and a better one.
page-learn-games-none = Finish a game, and it will be here for you to look at again.
