package analysis

import (
	"testing"

	"github.com/spvc/spvc/ir/apint"
)

const testWidth = 3

// someRanges returns ranges of integers of testWidth bits: those between two numbers, signed and
// unsigned, and their intersections that are not empty.
func someRanges() []Range {
	seen, out := map[Range]bool{}, []Range(nil)
	add := func(r Range) {
		if len(members(r)) > 0 && !seen[r] {
			seen[r], out = true, append(out, r)
		}
	}
	n := uint64(1) << testWidth
	var plain []Range
	for a := range n {
		for b := range n {
			x, y := apint.New(testWidth, a), apint.New(testWidth, b)
			if x.ULE(y) {
				plain = append(plain, FromUnsigned(x, y))
			}
			if x.SLE(y) {
				plain = append(plain, FromSigned(x, y))
			}
		}
	}
	for _, r := range plain {
		add(r)
	}
	for i := 0; i < len(plain); i += 3 {
		for k := 1; k < len(plain); k += 7 {
			add(plain[i].Intersect(plain[k]))
		}
	}
	return out
}

// members returns the integers in r.
func members(r Range) (out []apint.Int) {
	for i := range uint64(1) << testWidth {
		v := apint.New(testWidth, i)
		if r.UMin.ULE(v) && v.ULE(r.UMax) && r.SMin.SLE(v) && v.SLE(r.SMax) {
			out = append(out, v)
		}
	}
	return out
}

func contains(r Range, v apint.Int) bool {
	return r.UMin.ULE(v) && v.ULE(r.UMax) && r.SMin.SLE(v) && v.SLE(r.SMax)
}

// inferRow is an operation: what Infer says of it, and the operation on numbers, which returns false if the
// result is not defined.
type inferRow struct {
	name  string
	infer Infer
	op    arithmetic
}

func dividing(op arithmetic) arithmetic {
	return func(a, b apint.Int) (apint.Int, bool) {
		if b.IsZero() {
			return a, false
		}
		return op(a, b)
	}
}

func shifting(op func(a apint.Int, n uint64) apint.Int) arithmetic {
	return func(a, b apint.Int) (apint.Int, bool) {
		n := b.Limited(testWidth)
		if n >= testWidth {
			return a, false
		}
		return op(a, n), true
	}
}

func inferRows() []inferRow {
	noWrap := func(op func(a, b apint.Int, signed bool) (apint.Int, bool), n NoWrap) arithmetic {
		return func(a, b apint.Int) (apint.Int, bool) {
			v, u := op(a, b, false)
			_, s := op(a, b, true)
			return v, !(n.Unsigned && u) && !(n.Signed && s)
		}
	}
	rows := []inferRow{
		{"divui", DivU, dividing(apint.Total(apint.Int.UDiv))},
		{"divsi", DivS, dividing(apint.NoOverflow(apint.Int.SDivOverflow))},
		{"ceildivui", CeilDivU, dividing(apint.NoOverflow(apint.Int.CeilDivU))},
		{"ceildivsi", CeilDivS, dividing(roundedDiv(true))},
		{"floordivsi", FloorDivS, dividing(roundedDiv(false))},
		{"remui", RemU, dividing(apint.Total(apint.Int.URem))},
		{"remsi", RemS, dividing(apint.Total(apint.Int.SRem))},
		{"shrui", ShrU, shifting(apint.Int.LShr)},
		{"shrsi", ShrS, shifting(apint.Int.AShr)},
		{"andi", And, apint.Total(apint.Int.And)},
		{"ori", Or, apint.Total(apint.Int.Or)},
		{"xori", Xor, apint.Total(apint.Int.Xor)},
		{"maxui", MaxU, apint.Total(apint.Int.UMax)},
		{"minui", MinU, apint.Total(apint.Int.UMin)},
		{"maxsi", MaxS, apint.Total(apint.Int.SMax)},
		{"minsi", MinS, apint.Total(apint.Int.SMin)},
	}
	for i, n := range []NoWrap{{}, {Signed: true}, {Unsigned: true}, {Signed: true, Unsigned: true}} {
		flags := [...]string{"", " nsw", " nuw", " nsw nuw"}[i]
		rows = append(rows,
			inferRow{"addi" + flags, n.Add, noWrap(apint.Int.AddOverflow, n)},
			inferRow{"subi" + flags, n.Sub, noWrap(apint.Int.SubOverflow, n)},
			inferRow{"muli" + flags, n.Mul, noWrap(apint.Int.MulOverflow, n)},
			inferRow{"shli" + flags, n.Shl, noWrap(shlOverflow, n)})
	}
	return rows
}

// TestInferContains computes each operation on all numbers of all pairs of ranges, and demands that
// the inferred range has each result that is defined.
func TestInferContains(t *testing.T) {
	ranges := someRanges()
	numbers := make([][]apint.Int, len(ranges))
	for i, r := range ranges {
		numbers[i] = members(r)
	}
	for _, r := range inferRows() {
		t.Run(r.name, func(t *testing.T) {
			t.Parallel()
			for i, x := range ranges {
				for k, y := range ranges {
					got := r.infer([]Range{x, y})
					for _, a := range numbers[i] {
						for _, b := range numbers[k] {
							if v, ok := r.op(a, b); ok && !contains(got, v) {
								t.Fatalf("of %s and %s, in %s and %s: %s is not in %s", a.String(), b.String(), text(x), text(y), v.String(), text(got))
							}
						}
					}
				}
			}
		})
	}
}

func text(r Range) string {
	return "[" + r.UMin.String() + ", " + r.UMax.String() + "]u [" + r.SMin.String() + ", " + r.SMax.String() + "]s"
}

// TestDecide demands that what Decide knows holds for all pairs of numbers.
func TestDecide(t *testing.T) {
	holds := [...]func(a, b apint.Int) bool{
		EQ: func(a, b apint.Int) bool { return a == b }, NE: func(a, b apint.Int) bool { return a != b },
		SLT: apint.Int.SLT, SLE: apint.Int.SLE, SGT: apint.Int.SGT, SGE: apint.Int.SGE,
		ULT: apint.Int.ULT, ULE: apint.Int.ULE, UGT: apint.Int.UGT, UGE: apint.Int.UGE,
	}
	ranges := someRanges()
	for p, f := range holds {
		for _, x := range ranges {
			for _, y := range ranges {
				want, known := Decide(Predicate(p), x, y)
				if !known {
					continue
				}
				for _, a := range members(x) {
					for _, b := range members(y) {
						if f(a, b) != want {
							t.Fatalf("predicate %d of %s and %s, in %s and %s: not %t", p, a.String(), b.String(), text(x), text(y), want)
						}
					}
				}
			}
		}
	}
}
