package ir

import (
	"bufio"
	"math/rand"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// affineReader reads affine expressions for tests, without the parser.
type affineReader struct {
	c *Context
	s string
}

func (r *affineReader) skip() { r.s = strings.TrimLeft(r.s, " ") }

func (r *affineReader) take(tok string) bool {
	r.skip()
	if strings.HasPrefix(r.s, tok) {
		r.s = r.s[len(tok):]
		return true
	}
	return false
}

func (r *affineReader) sum() *AffineExpr {
	e := r.product()
	for {
		switch {
		case r.take("+"):
			e = e.Add(r.product())
		case r.take("- "):
			e = e.Sub(r.product())
		default:
			return e
		}
	}
}

func (r *affineReader) product() *AffineExpr {
	e := r.atom()
	for {
		switch {
		case r.take("*"):
			e = e.Mul(r.atom())
		case r.take("floordiv"):
			e = e.FloorDiv(r.atom())
		case r.take("ceildiv"):
			e = e.CeilDiv(r.atom())
		case r.take("mod"):
			e = e.Mod(r.atom())
		default:
			return e
		}
	}
}

func (r *affineReader) number() int64 {
	n := 0
	for n < len(r.s) && isDigit(r.s[n]) {
		n++
	}
	v, err := strconv.ParseInt(r.s[:n], 10, 64)
	if err != nil {
		panic("no number at " + r.s)
	}
	r.s = r.s[n:]
	return v
}

func (r *affineReader) atom() *AffineExpr {
	switch {
	case r.take("("):
		e := r.sum()
		r.take(")")
		return e
	case r.take("-"):
		return r.atom().Neg()
	case r.take("d"):
		return r.c.AffineDimExpr(int(r.number()))
	case r.take("s"):
		return r.c.AffineSymbolExpr(int(r.number()))
	}
	return r.c.AffineConst(r.number())
}

func readAffine(c *Context, s string) *AffineExpr { return (&affineReader{c, s}).sum() }

// affineRows returns the rows of a golden file: an expression in its source form, as
// MLIR prints it, and as MLIR's --affine-simplify-structures simplifies it.
func affineRows(t *testing.T, name string) [][3]string {
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var rows [][3]string
	for sc := bufio.NewScanner(f); sc.Scan(); {
		parts := strings.Split(sc.Text(), "|")
		if len(parts) != 3 {
			t.Fatalf("bad row %q", sc.Text())
		}
		rows = append(rows, [3]string(parts))
	}
	if len(rows) == 0 {
		t.Fatal("no rows")
	}
	return rows
}

const rowDims, rowSymbols = 3, 3

// TestAffineAgainstMLIR compares with what MLIR 19 makes of expressions, and the order of sums and products with MLIR 22.
func TestAffineAgainstMLIR(t *testing.T) {
	c := NewContext(nil)
	for _, row := range [][2]string{
		{"d1 + d0", "d0 + d1"}, {"s1 * s0", "s0 * s1"}, {"d2 + (d1 + d0)", "d2 + d0 + d1"}, {"(d1 + s1) + d0", "d1 + s1 + d0"}, {"d1 + d0 * 2", "d1 + d0 * 2"},
	} {
		if got := readAffine(c, row[0]).String(); got != row[1] {
			t.Errorf("%s\n got %s\nwant %s", row[0], got, row[1])
		}
	}
	c = NewContext(nil)
	c.Version = 19
	for _, row := range affineRows(t, "testdata/affine.txt") {
		e := readAffine(c, row[0])
		if got := e.String(); got != row[1] {
			t.Errorf("%s\n got %s\nwant %s", row[0], got, row[1])
		}
		if got := SimplifyAffineExpr(e, rowDims, rowSymbols).String(); got != row[2] {
			t.Errorf("simplify %s\n got %s\nwant %s", row[0], got, row[2])
		}
	}
}

// TestAffineValues checks that simplification keeps the value of expressions.
func TestAffineValues(t *testing.T) {
	c := NewContext(nil)
	rng := rand.New(rand.NewSource(1))
	for range 3000 {
		e, eval := randomAffine(c, rng, 4)
		s := SimplifyAffineExpr(e, rowDims, rowSymbols)
		for range 8 {
			var dims, syms [3]int64
			for i := range dims {
				dims[i], syms[i] = rng.Int63n(41)-20, 1+rng.Int63n(7)
			}
			want, ok := eval(dims[:], syms[:])
			if !ok {
				continue
			}
			if got, ok := e.Eval(dims[:], syms[:]); !ok || got != want {
				t.Fatalf("%v at %v %v is %d, want %d", e, dims, syms, got, want)
			}
			if got, ok := s.Eval(dims[:], syms[:]); !ok || got != want {
				t.Fatalf("%v, simplified from %v, at %v %v is %d, want %d", s, e, dims, syms, got, want)
			}
			if d := e.LargestKnownDivisor(); d != 0 && want%d != 0 {
				t.Fatalf("%v has no divisor %d: it can be %d", e, d, want)
			}
		}
	}
}

type affineEval func(dims, syms []int64) (int64, bool)

// randomAffine returns an expression and a function that computes it without
// simplification. Divisors are positive.
func randomAffine(c *Context, rng *rand.Rand, depth int) (*AffineExpr, affineEval) {
	if depth == 0 || rng.Intn(5) == 0 {
		k, i := rng.Intn(3), rng.Intn(3)
		switch k {
		case 0:
			return c.AffineDimExpr(i), func(d, _ []int64) (int64, bool) { return d[i], true }
		case 1:
			return c.AffineSymbolExpr(i), func(_, s []int64) (int64, bool) { return s[i], true }
		}
		v := rng.Int63n(13) - 6
		return c.AffineConst(v), func(_, _ []int64) (int64, bool) { return v, true }
	}
	l, le := randomAffine(c, rng, depth-1)
	if rng.Intn(2) == 0 {
		r, re := randomAffine(c, rng, depth-1)
		return l.Add(r), func(d, s []int64) (int64, bool) {
			a, ok1 := le(d, s)
			b, ok2 := re(d, s)
			return a + b, ok1 && ok2
		}
	}
	v := 1 + rng.Int63n(8)
	r := c.AffineConst(v)
	value := func(_, _ []int64) int64 { return v }
	if i := rng.Intn(9); i < 3 {
		r = c.AffineSymbolExpr(i)
		value = func(_, s []int64) int64 { return s[i] }
	}
	kind := []AffineKind{AffineMul, AffineMod, AffineFloorDiv, AffineCeilDiv}[rng.Intn(4)]
	return c.AffineBinary(kind, l, r), func(d, s []int64) (int64, bool) {
		a, ok := le(d, s)
		b := value(d, s)
		switch kind {
		case AffineMul:
			return a * b, ok
		case AffineMod:
			return ((a % b) + b) % b, ok
		case AffineFloorDiv:
			return FloorDiv(a, b), ok
		}
		return -FloorDiv(-a, b), ok
	}
}

func TestAffineMaps(t *testing.T) {
	c := NewContext(nil)
	if _, ok := c.rawAffine(AffineMod, c.AffineDimExpr(0), c.AffineConst(0), 0).Eval([]int64{1}, nil); ok {
		t.Error("a modulus of 0 has a value")
	}
	set := c.IntegerSet(1, 0, []*AffineExpr{readAffine(c, "d0 - 5"), readAffine(c, "d0 mod 2")}, []bool{false, true})
	if got, want := set.String(), "(d0) : (d0 - 5 >= 0, d0 mod 2 == 0)"; got != want {
		t.Errorf("set %s, want %s", got, want)
	}
}

func TestStrides(t *testing.T) {
	c := NewContext(nil)
	affine := func(dims, syms int, s string) Attribute { return c.MapAttr(c.AffineMap(dims, syms, readAffine(c, s))) }
	const q = Dynamic
	for _, row := range []struct {
		shape   []int64
		layout  Attribute
		strides []int64
		offset  int64
		ok      bool
	}{
		{[]int64{2, 3, 4}, nil, []int64{12, 4, 1}, 0, true},
		{[]int64{2, q, 4}, nil, []int64{q, 4, 1}, 0, true},
		{[]int64{2, 0, 4}, nil, []int64{q, 4, 1}, 0, true},
		{[]int64{}, nil, []int64{}, 0, true},
		{[]int64{2, 3}, c.StridedLayout(q, []int64{7, q}), []int64{7, q}, q, true},
		{[]int64{2, 3}, affine(2, 1, "d0 * 5 + d1 * s0 + 3"), []int64{5, q}, 3, true},
		{[]int64{2, 3}, affine(2, 0, "(d0 + d1 * 2) * 3 + d0"), []int64{4, 6}, 0, true},
		{[]int64{2}, affine(1, 0, "d0 mod 2"), nil, 0, false},
	} {
		m := c.MemRef(row.shape, c.F32(), row.layout, nil)
		strides, offset, ok := m.StridesAndOffset()
		if ok != row.ok || offset != row.offset || !slices.Equal(strides, row.strides) {
			t.Errorf("%s has strides %v, offset %d, %v", TypeString(m), strides, offset, ok)
		}
	}
	m := c.MemRef([]int64{2, 3}, c.F32(), affine(2, 0, "d0 * 3 + d1"), nil)
	if got := m.CanonicalStridedLayout(); got.Layout != nil {
		t.Errorf("row-major layout stays: %s", TypeString(got))
	}
	m = c.MemRef([]int64{2, 3}, c.F32(), c.StridedLayout(1, []int64{3, 1}), nil)
	if got, want := TypeString(m.CanonicalStridedLayout()), "memref<2x3xf32, affine_map<(d0, d1) -> (d0 * 3 + d1 + 1)>>"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
