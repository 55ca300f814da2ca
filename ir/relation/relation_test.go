package relation

import (
	"math/rand/v2"
	"testing"

	"github.com/spvc/spvc/ir"
)

// row returns a copy of its arguments.
func row(v ...int64) []int64 { return v }

// TestLimit checks that eliminations of systems that square their rows end early, and that
// they then claim nothing.
func TestLimit(t *testing.T) {
	const vars, rows = 40, 400
	rng := rand.New(rand.NewPCG(1, 2))
	r := New(vars, 0, 0)
	for range rows {
		x := r.Row()
		for i := range x {
			x[i] = rng.Int64N(5) - 2
		}
		r.AddIneq(x)
	}
	p := r.Clone()
	p.Project(1, vars-1)
	if !p.Overflowed() {
		t.Error("the projection of a dense system did not reach the limit")
	}
	if _, ok := r.Bound(0, true); ok {
		t.Error("a bound is claimed beyond the limit")
	}
	if p.Empty() {
		t.Error("a system is claimed to be empty beyond the limit")
	}
	if n := len(p.Ineqs) * (vars + 1); n > maxWork {
		t.Errorf("the projection made %d coefficients", n)
	}
}

// TestOverflow checks that large numbers end an elimination.
func TestOverflow(t *testing.T) {
	r := New(2, 0, 0)
	r.AddEq(row(1<<61, 3, 1))
	r.AddIneq(row(1<<60+1, 1<<61-1, 0))
	if r.Empty() {
		t.Error("the system is claimed to be empty")
	}
	r.Solve(0, 1)
	if !r.Overflowed() {
		t.Error("the elimination did not notice that numbers are too large")
	}
}

// TestEmpty compares with all points of a small box.
func TestEmpty(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	empty := 0
	for range 3000 {
		r := New(2, 1, 0)
		for i := range 3 {
			r.AddLower(i, 0)
			r.AddUpper(i, 4)
		}
		for range rng.IntN(4) {
			x := row(rng.Int64N(7)-3, rng.Int64N(7)-3, rng.Int64N(7)-3, rng.Int64N(9)-4)
			if rng.IntN(2) == 0 {
				r.AddEq(x)
			} else {
				r.AddIneq(x)
			}
		}
		if r.Empty() {
			empty++
			if p := anyPoint(r); p != nil {
				t.Fatalf("%v, %v contains %v", r.Eqs, r.Ineqs, p)
			}
		}
		checkBounds(t, r)
	}
	if empty < 500 {
		t.Errorf("only %d systems are known to be empty", empty)
	}
}

// checkBounds checks that the bounds of each variable contain all points.
func checkBounds(t *testing.T, r *Relation) {
	t.Helper()
	for i := range 3 {
		low, ok1 := r.Bound(i, false)
		high, ok2 := r.Bound(i, true)
		eachPoint(func(p []int64) {
			if holds(r, p) && (ok1 && p[i] < low || ok2 && p[i] > high) {
				t.Fatalf("%v, %v contains %v, but variable %d is in [%d, %d]", r.Eqs, r.Ineqs, p, i, low, high)
			}
		})
	}
}

func eachPoint(visit func(p []int64)) {
	for a := range int64(5) {
		for b := range int64(5) {
			for c := range int64(5) {
				visit([]int64{a, b, c})
			}
		}
	}
}

func holds(r *Relation, p []int64) bool {
	value := func(x []int64) int64 {
		v := x[3]
		for i := range p {
			v += x[i] * p[i]
		}
		return v
	}
	for _, x := range r.Eqs {
		if value(x) != 0 {
			return false
		}
	}
	for _, x := range r.Ineqs {
		if value(x) < 0 {
			return false
		}
	}
	return true
}

func anyPoint(r *Relation) (found []int64) {
	eachPoint(func(p []int64) {
		if holds(r, p) {
			found = p
		}
	})
	return found
}

// TestUnionBox checks boxes of ranges that start at a symbol, and those with no box.
func TestUnionBox(t *testing.T) {
	from := func(start, size int64) *Relation {
		r := New(1, 1, 0)
		r.AddIneq(row(1, -1, -start))
		r.AddIneq(row(-1, 1, start+size-1))
		return r
	}
	a := from(0, 4)
	if !a.UnionBox(from(2, 5)) {
		t.Fatal("there is no box")
	}
	if x, ok := a.Extent(0); !ok || x.Size != 7 || x.Lower[0] != 1 || x.Lower[1] != 0 {
		t.Errorf("the box is %+v", x)
	}
	half := New(1, 1, 0)
	half.AddIneq(row(1, -1, 0))
	if from(0, 4).UnionBox(half) {
		t.Error("a range without end has a box")
	}
	fixed := New(1, 1, 0)
	fixed.AddLower(0, 0)
	fixed.AddUpper(0, 3)
	if from(0, 4).UnionBox(fixed) {
		t.Error("ranges that are not comparable have a box")
	}
}

// TestSlice checks ranges as maps of other dimensions: an equality, a quotient with its
// remainder, and bounds by constants.
func TestSlice(t *testing.T) {
	c := ir.NewContext(nil)
	for _, x := range []struct {
		name         string
		eqs, ineqs   [][]int64
		lower, upper string
	}{
		{"equal", [][]int64{{1, 0, -1, 2}}, nil, "(d0) -> (d0 - 2)", "(d0) -> (d0 - 1)"},
		{"remainder", [][]int64{{1, 8, -1, 0}}, [][]int64{{1, 0, 0, 0}, {-1, 0, 0, 7}, {0, 0, 1, 0}, {0, 0, -1, 63}}, "(d0) -> (d0 mod 8)", "(d0) -> (d0 mod 8 + 1)"},
		{"constant", nil, [][]int64{{1, 0, 0, -3}, {-1, 0, 0, 9}, {1, 0, 1, 0}}, "(d0) -> (3)", "(d0) -> (10)"},
	} {
		r := New(3, 0, 0)
		r.Eqs, r.Ineqs = x.eqs, x.ineqs
		got := r.Slice(c, 0, 2)[0]
		if got.Lower.String() != x.lower || got.Upper.String() != x.upper {
			t.Errorf("%s: the range is %s to %s", x.name, got.Lower, got.Upper)
		}
	}
}
