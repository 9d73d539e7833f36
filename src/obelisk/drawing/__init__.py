"""Pictures of positions: SVG for browser, notebook and paper, text for terminals."""
