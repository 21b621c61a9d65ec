"""The files below the home, each kind behind the port that it serves."""
