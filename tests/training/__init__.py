"""How the weights of the scorer are made: sentences in, `languages/words/weights.tsv` out."""
