"""The commands of hosts: serve tables and moves, keep the tables in order, keep the peace."""
