"""Tests of the playground, and of the simulated Discord that it and the other tests stand on."""
