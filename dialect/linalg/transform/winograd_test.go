package transform

import (
	"math"
	"testing"
)

// TestWinogradMatrices computes each output of a tile for each pair of one input and one weight that are 1.
func TestWinogradMatrices(t *testing.T) {
	for _, w := range winogradTable() {
		n := w.m + w.r - 1
		for in := range n {
			for weight := range w.r {
				for out := range w.m {
					got := 0.0
					for k := range n {
						got += w.scale * w.at[out][k] * w.g[k][weight] * w.bt[k][in]
					}
					want := 0.0
					if out+weight == in {
						want = 1
					}
					if math.Abs(got-want) > 1e-12 {
						t.Errorf("F(%d,%d): input %d, weight %d, output %d: %v", w.m, w.r, in, weight, out, got)
					}
				}
			}
		}
	}
}
