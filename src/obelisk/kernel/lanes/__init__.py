"""Many games side by side: what happens in each lane, and who works on the lanes, the processor or a GPU."""
