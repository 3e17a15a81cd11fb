"""Games looked at afterwards: what was played, what would have been better, and what was luck."""
