package sorted_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/spvc/spvc/internal/sorted"
)

type item struct {
	key   int
	place int
}

// TestStable compares Stable with the library on lists around the length where the algorithm changes.
func TestStable(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	byKey := func(a, b item) int { return a.key - b.key }
	for n := range 60 {
		for range 20 {
			list := make([]item, n)
			for i := range list {
				list[i] = item{key: random.IntN(1 + n/2), place: i}
			}
			want := slices.Clone(list)
			slices.SortStableFunc(want, byKey)
			sorted.Stable(list, byKey)
			if !slices.Equal(list, want) {
				t.Fatalf("%d elements: got %v, want %v", n, list, want)
			}
		}
	}
}
