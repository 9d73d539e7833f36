"""Work that takes long: it is done by other processes, so that the server itself only ever waits.

`lanes` says who comes next; what is done there are plain functions, such as those that draw pictures in the views,
and `computers`, which choose moves.
"""
