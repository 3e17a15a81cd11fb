# Requests that the server refuses before they reach a game: origin, form and rate

error-origin-unknown-host = This server is not called “{ $host }”; its name is set by “--public-url” when it is started.
error-origin-foreign = Pages from “{ $origin }” may not use this server.
error-request-unknown-path = There is nothing at “{ $path }”.
error-request-wrong-method = “{ $method }” is not possible at “{ $path }”.
error-request-malformed = The request could not be understood.
error-request-too-large = The request is too large; at most { $most } bytes are read.
error-request-too-slow = The request did not finish within { $seconds } seconds.
error-message-malformed = The message is malformed: “{ $problem }” at “{ $where }”.
# $where: the location of the value that is too long; $key: its last part
error-message-too-long = { $key ->
        [position] The position
        [record] The record
        [name] The name
       *[other] “{ $where }”
    } is too long: it may have at most { $most } characters.
error-hello-late = No hello arrived within { $seconds } seconds.
error-token-missing = This needs a token, in the header “Authorization: Bearer TOKEN”.
error-picture-unknown = There is no picture of “{ $name }”.
error-example-unknown = There is no example “{ $name }” in this edition.
error-server-fault = Something went wrong on the server. It has been logged; please try again.
error-server-stopping = The server is shutting down; try again later.

error-limit-requests = Too many requests at once; wait a moment.
error-limit-games = Too many games were created from your address; wait an hour.
error-limit-sockets = There are too many connections from your address; close some.
error-limit-full = The server is full; try again later.
error-limit-messages = Too many messages; at most { $most } a second are read.
error-limit-message-size = The message is too large; at most { $most } characters are read.
error-limit-questions = Too many questions are being answered; at most { $most } at a time.
error-limit-judgements = Too many games from your address are waiting for analysis; at most { $most } at a time.
error-limit-renames = The name was changed too often; wait a moment.

# Reasons that a server cannot start

error-serve-public-url = “{ $url }” is not an address that links can begin with; give one such as https://games.example.org, without a path.
error-serve-no-network = This machine is not on a network, so nobody else could open a link.
error-serve-two-addresses = “--lan” and “--host” both say where to listen; give only one of them.
error-serve-folder-taken = Another server keeps its games in { $folder }; stop it, or choose another folder with “--data”.
error-serve-port-taken = Port { $port } is in use by another program; choose another one with “--port”.
error-serve-not-here = The server cannot listen on “{ $host }”: { $problem }.
