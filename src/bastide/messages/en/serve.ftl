# bastide serve: its help and output

help-command-serve = Play in the browser, alone or with others.
help-serve =
    Start the server of the browser game, and show its address.

    Only this machine can reach it, unless “--lan”, “--host” or “--public-url” says otherwise. Every move is saved before
    it is announced. Ctrl+C stops the server; games can be resumed when it starts again.
help-serve-host = Listen on this address of the machine.
help-serve-port = Listen on this port; 0 is any free one.
help-serve-lan = Let others on the local network play: listen on all addresses, and make links that they can open.
help-serve-public-url = The address that links begin with, where a proxy passes requests on to the server.
help-serve-data = Keep games in this folder.
help-serve-open = Open the browser, on a free port if the usual one is taken.
help-serve-examples =
    Examples:
      bastide serve
      bastide serve --lan
      bastide serve --port 9000 --public-url https://games.example.org

serve-address = Bastide is at { $address }
serve-running = Bastide is already running, at { $address }
serve-how-to-end = Ctrl+C stops it; games are kept in { $folder }
serve-alone = Only this machine can open its links; “{ $command } --lan” lets others on your network play.
serve-compiling = The rules are being compiled, once on this machine; games can begin in half a minute.
serve-compiled = The rules are compiled.
serve-unbuilt = The page has not been built. “./play” builds it; in the project’s folder, “python -m tools.page” does so, too.
