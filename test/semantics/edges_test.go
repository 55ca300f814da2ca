//go:build cgo

package semantics_test

import (
	"fmt"
	"math/big"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
)

// has reports whether the place has integers of 64 bits.
func (p place) has(c spec.Capability) bool { return p.env != nil && p.env.Has(c) }

// testedWidths are widths of integers: those of SPIR-V, and some that 32 or 64 bits hold.
var testedWidths = []uint{1, 2, 4, 8, 16, 32, 33, 63, 64}

// TestIntegers applies each operation on integers to all pairs of edge values.
func TestIntegers(t *testing.T) {
	checked := 0
	for _, p := range places(t) {
		for _, width := range testedWidths {
			t.Run(fmt.Sprintf("%s/i%d", p.name, width), func(t *testing.T) {
				checked += p.integers(t, width)
			})
		}
	}
	if checked < 100_000 {
		t.Errorf("%d results were compared", checked)
	}
}

// integers returns the number of results that it compared.
func (p place) integers(t *testing.T, width uint) int {
	ops := append(intOps[:len(intOps):len(intOps)], intCasts(width, testedWidths)...)
	inputs := pairs(width)
	rows := roundUp(len(inputs))
	k := integerKernel(ops, width, rows)
	program, err := p.compile(t, k.text())
	if err != nil {
		t.Fatal(err)
	}
	var in [][]uint64
	var want [][][]*big.Int
	for _, op := range ops {
		a, b, w := operandsFor(op, width, inputs, rows)
		in, want = append(in, a, b), append(want, w)
	}
	got := k.launch(t, p.device, program, in)
	column, n := 0, 0
	for i, op := range ops {
		for r, rt := range op.results {
			n += compareColumn(t, op, rt, width, in[2*i], in[2*i+1], want[i], r, got[column])
			column++
		}
	}
	return n
}

// operandsFor returns the operands of each row, and the results. Where op is undefined, the
// operands are others.
func operandsFor(op intOp, width uint, inputs []operands, rows int) (a, b []uint64, want [][]*big.Int) {
	for row := range rows {
		p := inputs[row%len(inputs)]
		w := op.want(p)
		for _, other := range [][2]uint64{{1, 1}, {0, 1}, {1, 0}} {
			if w == nil {
				p = operands{width, other}
				w = op.want(p)
			}
		}
		a, b, want = append(a, p.bits[0]), append(b, p.bits[1]), append(want, w)
	}
	return a, b, want
}

// compareColumn compares result r of op with what is wanted.
func compareColumn(t *testing.T, op intOp, resultType string, width uint, a, b []uint64, want [][]*big.Int, r int, got []uint64) int {
	t.Helper()
	bits := width
	switch resultType {
	case "T":
	case "index":
		bits = 32
	default:
		fmt.Sscanf(resultType, "i%d", &bits)
	}
	mask := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), bits), big.NewInt(1))
	for row, g := range got {
		w := new(big.Int).And(want[row][r], mask).Uint64()
		if g != w {
			t.Errorf("%s: %#x, %#x: result %d is %#x, want %#x", op.name, a[row], b[row], r, g, w)
			break
		}
	}
	return len(got)
}
