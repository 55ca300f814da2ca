//go:build !(poison && unix)

// Builds with the tag poison never use freed memory again, which poison_test.go holds.

package ir

import "testing"

// An operation that is freed comes back without traces, and only for its own shape.
func TestPieceFree(t *testing.T) {
	f := newFixture()
	a := NewArena()
	v := f.val(f.I32())
	for _, n := range []struct{ operands, results, props int }{{0, 0, 0}, {2, 1, 0}, {4, 2, 4}, {5, 1, 3}, {20, 1, 1}, {1, 4, 1}, {1, 1, 9}} {
		op := makeOp(f, a, v, n.operands, n.results, n.props)
		op.SetOperands(nil)
		op.Erase()
		a.Free(op)
		if *op != (Operation{next: op.next}) {
			t.Errorf("%+v: a freed operation is not zero: %+v", n, *op)
		}
		other := makeOp(f, a, v, 3, 0, 1)
		if other == op {
			t.Errorf("%+v: another shape has the freed operation", n)
		}
		again := makeOp(f, a, v, n.operands, n.results, n.props)
		if again != op {
			t.Errorf("%+v: the freed operation is not used again", n)
		}
		checkParts(t, f, again, v, n.operands, n.results, n.props)
	}
}

// After Reset, an arena makes operations without parts of earlier ones, in their memory.
func TestArenaReset(t *testing.T) {
	f := newFixture()
	a := NewArena()
	a.Reset() // before the first operation
	v := f.val(f.I32())
	type made struct {
		op                       *Operation
		operands, results, props int
	}
	makeAll := func() (all []made) {
		for operands := range 11 {
			for results := range 5 {
				for props := range 6 {
					all = append(all, made{makeOp(f, a, v, operands, results, props), operands, results, props})
				}
			}
		}
		return all
	}
	seen := map[*Operation]bool{}
	for range 3 {
		reused := 0
		all := makeAll()
		for _, m := range all {
			checkParts(t, f, m.op, v, m.operands, m.results, m.props)
			if m.op.Scratch != 0 || len(m.op.DiscardableAttrs()) > 0 {
				t.Fatal("an operation has what another one had")
			}
			if seen[m.op] {
				reused++
			}
			seen[m.op] = true
		}
		if len(seen) > len(all) && reused < len(all)/2 {
			t.Errorf("only %d of %d operations use memory again", reused, len(all))
		}
		for _, m := range all {
			m.op.Scratch = 7
			m.op.SetAttr("t.x", f.Int(f.I32(), 1))
			m.op.DropAllReferences()
		}
		a.Reset()
	}
}
