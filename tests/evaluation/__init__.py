"""Measures the detectors on labelled messages. Needs a labelled file; the test suite does not."""
