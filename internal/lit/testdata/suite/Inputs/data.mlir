Inputs are no tests.
