package main

import "testing"

// TestFaults checks that the place of each change occurs exactly once.
func TestFaults(t *testing.T) {
	for _, l := range faultsOf("") {
		if _, _, err := l.change.Source("../../.."); err != nil {
			t.Errorf("%s: %v", l.name, err)
		}
	}
}
