package ranges

import (
	"testing"

	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/apint"
)

// bits is the width of the integers that the tests enumerate.
const bits = 4

// inference is a way to compute ranges, and what it bounds. compute returns false for operands whose
// result is undefined or poison.
type inference struct {
	name    string
	infer   analysis.Infer
	compute func(a, b apint.Int) (apint.Int, bool)
}

func notZero(f func(a, b apint.Int) apint.Int) func(a, b apint.Int) (apint.Int, bool) {
	return func(a, b apint.Int) (apint.Int, bool) {
		if b.IsZero() {
			return a, false
		}
		return f(a, b), true
	}
}

func quotient(f func(a, b apint.Int) (apint.Int, bool)) func(a, b apint.Int) (apint.Int, bool) {
	return func(a, b apint.Int) (apint.Int, bool) {
		if b.IsZero() {
			return a, false
		}
		q, overflow := f(a, b)
		return q, !overflow
	}
}

func shifted(f func(a apint.Int, n uint64) apint.Int) func(a, b apint.Int) (apint.Int, bool) {
	return func(a, b apint.Int) (apint.Int, bool) {
		n, _ := b.Uint64()
		return f(a, n%bits), n < bits
	}
}

func flagged(f func(a, b apint.Int, signed bool) (apint.Int, bool), n analysis.NoWrap) func(a, b apint.Int) (apint.Int, bool) {
	return func(a, b apint.Int) (apint.Int, bool) {
		v, overS := f(a, b, true)
		_, overU := f(a, b, false)
		return v, !(n.Signed && overS || n.Unsigned && overU)
	}
}

func inferences() []inference {
	total := func(f func(a, b apint.Int) apint.Int) func(a, b apint.Int) (apint.Int, bool) { return apint.Total(f) }
	list := []inference{
		{"divui", analysis.DivU, notZero(apint.Int.UDiv)},
		{"divsi", analysis.DivS, quotient(apint.Int.SDivOverflow)},
		{"ceildivui", analysis.CeilDivU, quotient(apint.Int.CeilDivU)},
		{"ceildivsi", analysis.CeilDivS, quotient(apint.Int.CeilDivS)},
		{"floordivsi", analysis.FloorDivS, quotient(apint.Int.FloorDivS)},
		{"remui", analysis.RemU, notZero(apint.Int.URem)},
		{"remsi", analysis.RemS, notZero(apint.Int.SRem)},
		{"andi", analysis.And, total(apint.Int.And)},
		{"ori", analysis.Or, total(apint.Int.Or)},
		{"xori", exclusiveOr, total(apint.Int.Xor)},
		{"shrui", analysis.ShrU, shifted(apint.Int.LShr)},
		{"shrsi", analysis.ShrS, shifted(apint.Int.AShr)},
		{"shli", analysis.NoWrap{}.Shl, shifted(apint.Int.Shl)},
		{"minsi", analysis.MinS, total(apint.Int.SMin)},
		{"maxsi", analysis.MaxS, total(apint.Int.SMax)},
		{"minui", analysis.MinU, total(apint.Int.UMin)},
		{"maxui", analysis.MaxU, total(apint.Int.UMax)},
	}
	for _, n := range []analysis.NoWrap{{}, {Signed: true}, {Unsigned: true}, {Signed: true, Unsigned: true}} {
		list = append(list,
			inference{"addi", n.Add, flagged(apint.Int.AddOverflow, n)},
			inference{"subi", n.Sub, flagged(apint.Int.SubOverflow, n)},
			inference{"muli", n.Mul, flagged(apint.Int.MulOverflow, n)})
	}
	return list
}

// all returns the integers of the width.
func all() (out []apint.Int) {
	for i := range uint64(1 << bits) {
		out = append(out, apint.New(bits, i))
	}
	return out
}

func contains(r analysis.Range, v apint.Int) bool {
	return r.UMin.ULE(v) && v.ULE(r.UMax) && r.SMin.SLE(v) && v.SLE(r.SMax)
}

// someRanges returns the ranges between any two numbers, unsigned and signed.
func someRanges() (out []analysis.Range) {
	for _, lo := range all() {
		for _, hi := range all() {
			if lo.ULE(hi) {
				out = append(out, analysis.FromUnsigned(lo, hi))
			}
			if lo.SLE(hi) && lo.IsNegative() != hi.IsNegative() {
				out = append(out, analysis.FromSigned(lo, hi))
			}
		}
	}
	return out
}

// TestInferences: a range contains the result of each pair of operands in their ranges.
func TestInferences(t *testing.T) {
	ranges := someRanges()
	for _, f := range inferences() {
		wrong := 0
		for i, l := range ranges {
			for k := i % 29; k < len(ranges); k += 29 {
				r := ranges[k]
				got := tighten(f.infer([]analysis.Range{l, r}))
				for _, a := range all() {
					for _, b := range all() {
						v, ok := f.compute(a, b)
						if ok && contains(l, a) && contains(r, b) && !contains(got, v) && wrong < 3 {
							wrong++
							t.Errorf("%s of %v and %v: %v of %v and %v is outside of %v", f.name, l, r, v, a, b, got)
						}
					}
				}
			}
		}
	}
}

// TestSatisfying: the range for which a comparison can hold has all such numbers, and is the smallest
// one for constants.
func TestSatisfying(t *testing.T) {
	for p := analysis.EQ; p <= analysis.UGE; p++ {
		for _, r := range someRanges() {
			got := satisfying(p, r)
			any, excess := false, false
			for _, x := range all() {
				can := false
				for _, y := range all() {
					holds, _ := analysis.Decide(p, analysis.ConstantRange(x), analysis.ConstantRange(y))
					swapped, _ := analysis.Decide(p.Swapped(), analysis.ConstantRange(y), analysis.ConstantRange(x))
					inverse, _ := analysis.Decide(p.Inverse(), analysis.ConstantRange(x), analysis.ConstantRange(y))
					if holds != swapped || holds == inverse {
						t.Fatalf("predicate %d of %v and %v: %t, swapped %t, inverse %t", p, x, y, holds, swapped, inverse)
					}
					can = can || holds && contains(r, y)
				}
				if can && !contains(got, x) {
					t.Errorf("predicate %d: %v is outside of %v, for %v", p, x, got, r)
				}
				any, excess = any || can, excess || !can && contains(got, x)
			}
			if p != analysis.NE && r.UMin == r.UMax && any && excess {
				t.Errorf("predicate %d: %v is larger than need be for %v", p, got, r)
			}
		}
	}
}
