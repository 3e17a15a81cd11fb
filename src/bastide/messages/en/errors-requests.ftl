# What the server refuses before a game is asked: where requests come from, their form, and how many there are

error-origin-unknown-host = This server is not called “{ $host }”; whoever starts it says by “--public-url” what it is called.
error-origin-foreign = Pages of “{ $origin }” may not ask this server.
error-request-unknown-path = There is nothing at “{ $path }”.
error-request-wrong-method = “{ $method }” is not possible at “{ $path }”.
error-request-malformed = The request cannot be understood.
error-request-too-large = The request is too large; at most { $most } bytes are read.
error-request-too-slow = The request did not come to its end within { $seconds } seconds.
error-message-malformed = The message does not have the form of one: “{ $problem }” at “{ $where }”.
# $where: the key of what is too long
error-message-too-long = { $where ->
        [position] The position
        [record] The record
        [name] The name
       *[other] “{ $where }”
    } is too long: it may have at most { $most } characters.
error-hello-late = Nobody said hello within { $seconds } seconds.
error-token-missing = This needs a token, in the header “Authorization: Bearer TOKEN”.
error-picture-unknown = There is no picture of “{ $name }”.
error-example-unknown = There is no example “{ $name }” in this edition.
error-server-fault = Something went wrong in the server. It was written down there; please try again.

error-limit-requests = These are too many requests at once; wait a moment.
error-limit-games = Too many games were made from your address; wait an hour.
error-limit-sockets = Too many connections come from your address; close some.
error-limit-full = The server is full; try again later.
error-limit-messages = These are too many messages; at most { $most } a second are read.
error-limit-message-size = The message is too large; at most { $most } characters are read.
error-limit-questions = Too many questions are being answered; at most { $most } at a time.
error-limit-judgements = Too many games from your address wait to be judged; at most { $most } at a time.
error-limit-renames = The name was changed too often; wait a moment.

# Why a server cannot start

error-serve-public-url = “{ $url }” is no address that links can begin with; give one such as https://games.example.org, without a path.
error-serve-no-network = This machine is in no network, so nobody else could open a link.
error-serve-two-addresses = “--lan” and “--host” both say where to listen; give one of them.
error-serve-folder-taken = Another server keeps its games in { $folder }; end it, or choose another folder by “--data”.
error-serve-port-taken = Port { $port } is taken by another program; choose another one by “--port”.
error-serve-not-here = The server cannot listen at “{ $host }”: { $problem }.
