alone = An arena needs at least two seats; here { $game } is set up for one.
players =
    { $given ->
        [one] There are { $seats } seats at a table, but only one player. Name at least as many players as seats.
       *[other] There are { $seats } seats at a table, but only { $given } players. Name at least as many players as seats.
    }
sprt-two = The sequential test compares two players in a game for two.
worker = A process playing a game of { $players } has died { $tries } times, so the arena stops. There may not be enough memory: try fewer processes.
machine = A game was started { $tries } times on the cluster, but the machine failed every time, so the arena stops: { $reason }
no-ray = Playing on a cluster needs Ray: { $how }
no-cluster = There is no Ray cluster at { $address }: { $reason }
bound = The player { $player } cannot be sent to another process: it is defined in the program that runs, or holds something that Python cannot pickle. Play in this process (processes=1), or put its class into a module.
