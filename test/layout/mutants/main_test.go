package main

import "testing"

// TestMutants checks that the place of each change occurs exactly once.
func TestMutants(t *testing.T) {
	for i := range mutants {
		if _, _, err := mutants[i].source().Source("../../.."); err != nil {
			t.Errorf("%s, %s: %v", mutants[i].rule, mutants[i].change, err)
		}
	}
}
