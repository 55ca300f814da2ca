package main

import (
	"bytes"
	"math"
	"math/big"
	"os"
	"testing"

	"github.com/spvc/spvc/internal/bigmath"
)

// TestCurrent compares the file with the text that the command writes.
func TestCurrent(t *testing.T) {
	want, err := generate()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../" + output)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s is not what go run ./internal/mathgen writes", output)
	}
}

// bits are the bits that polynomials must have if they need not have 2 more than the format: the
// tail of a logarithm stands behind two terms, and steps that triple the bits follow a cube root.
var bits = map[string][2]float64{"atanh": {32, 62}, "cbrt": {8.5, 7}, "erfcFar": {26, 54.5}}

// TestErrors bounds the weighted errors of the polynomials with rounded coefficients.
func TestErrors(t *testing.T) {
	for _, n := range numbers {
		for _, p := range polynomials {
			c := p.coefficients(n.column)
			worst := 0.0
			const points = 500
			for k := range points + 1 {
				u := bigmath.Of(p.low[n.column] + (p.high[n.column]-p.low[n.column])*(float64(k)+0.37)/(points+1))
				sum := new(big.Float)
				for i := len(c) - 1; i >= 0; i-- {
					sum = bigmath.Add(bigmath.Mul(sum, u), bigmath.Of(n.round(c[i])))
				}
				e, _ := bigmath.Mul(p.weight(u), bigmath.Sub(sum, p.compute(u))).Float64()
				worst = max(worst, math.Abs(e))
			}
			want, ok := bits[p.name]
			if !ok {
				want = [2]float64{26, 55}
			}
			if got := -math.Log2(worst); got < want[n.column] {
				t.Errorf("%s of %s: the error is 2^-%.1f, want 2^-%v", p.name, n.name, got, want[n.column])
			}
		}
	}
}
