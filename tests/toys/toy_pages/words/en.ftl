title = Star
about = A star with a page of its own.
option_points = Points of the star
option_points_8 = eight
option_points_10 = ten
