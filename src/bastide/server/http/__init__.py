"""What the network gets: requests and their answers, streams, sockets, and the page."""
