package main

import (
	"slices"
	"testing"
)

// TestLowerings checks that the place of each change occurs exactly once.
func TestLowerings(t *testing.T) {
	for _, l := range slices.Concat(lowerings, repairs) {
		if _, _, err := l.change.Source("../../.."); err != nil {
			t.Errorf("%s: %v", l.name, err)
		}
	}
}
