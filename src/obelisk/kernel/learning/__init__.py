"""Games for programs that learn: bounded actions, observations, rewards, and turns that are made of them."""
