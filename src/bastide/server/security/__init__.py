"""Who may reach the server, how often, and with which secrets."""
