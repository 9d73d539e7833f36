about = always the first move
