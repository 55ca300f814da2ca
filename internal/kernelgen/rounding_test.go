package kernelgen

import (
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"
)

// f32bits are the bits of numbers.
func f32bits(x float64) uint64 { return uint64(math.Float32bits(float32(x))) }

// TestNeighbors computes the two numbers that a rounding mode chooses from.
func TestNeighbors(t *testing.T) {
	f := format{8, 23}
	for _, c := range []struct{ x, low, high float64 }{
		{1 + 0x1p-24, 1, 1 + 0x1p-23},
		{1 + 0x1.8p-23, 1 + 0x1p-23, 1 + 0x1p-22},
		{-1 - 0x1p-24, -1, -1 - 0x1p-23},
		{0x1p30 + 1.5, 0x1p30, 0x1p30 + 128},
		{0x1p30 - 1.5, 0x1p30 - 64, 0x1p30},
		{0x1p-126 + 0x1p-150, 0x1p-126, 0x1p-126 + 0x1p-149},
		{0x1.fffffep127 - 0x1p100, 0x1.fffffcp127, 0x1.fffffep127},
	} {
		want := scalar{bits: f32bits(c.low), other: f32bits(c.high), state: either}
		if got := f.neighbors(c.x); got != want {
			t.Errorf("the neighbors of %g are %+v, want %+v", c.x, got, want)
		}
	}
	for _, x := range []float64{0x1p-127 + 0x1p-150, 0x1p-126 - 0x1p-150, 0x1.ffffffp127, 0x1p200} {
		if got := f.neighbors(x); got.state != vague {
			t.Errorf("the neighbors of %g are %+v, want none", x, got)
		}
	}
}

// TestRoundBy rounds numbers between numbers of f32 and f16 by each mode. The results are those of math/big, which rounds
// a multiple of the last place as if exponents had no ends.
func TestRoundBy(t *testing.T) {
	modes := map[string]big.RoundingMode{"to_nearest_even": big.ToNearestEven, "downward": big.ToNegativeInf, "upward": big.ToPositiveInf, "toward_zero": big.ToZero, "to_nearest_away": big.ToNearestAway}
	r := NewRandom(1, "rounding")
	for range 20000 {
		f := oneOf(r, []format{{5, 10}, {8, 23}})
		v := math.Ldexp(1+float64(r.Bits()>>12)*0x1p-52, r.Below(2*f.bias()+int(f.frac)-4)-f.bias()-int(f.frac)+2)
		if r.Chance(50) {
			v = float64(float32(v)) // often a tie or a number of the format
		}
		if r.Chance(50) {
			v = -v
		}
		m := oneOf(r, roundingModes)
		precision := uint(f.frac) + 1
		if _, exp := math.Frexp(v); exp < 2-f.bias() { // a denormal number has fewer digits
			precision -= uint(2 - f.bias() - exp)
		}
		want, _ := new(big.Float).SetPrec(precision).SetMode(modes[m.name]).SetFloat64(v).Float64()
		got := f.roundBy(v, m)
		if got.state != firm || f.decode(got.bits) != want || math.Signbit(f.decode(got.bits)) != math.Signbit(v) {
			t.Fatalf("%v by %s is %+v, %v, want %v", v, m.name, got, f.decode(got.bits), want)
		}
	}
	// Beyond the ends.
	half := format{5, 10}
	for name, want := range map[string][4]uint64{
		"to_nearest_even": {0x7c00, 0xfc00, 0, 0x8000}, "downward": {0x7bff, 0xfc00, 0, 0x8001}, "upward": {0x7c00, 0xfbff, 1, 0x8000},
		"toward_zero": {0x7bff, 0xfbff, 0, 0x8000}, "to_nearest_away": {0x7c00, 0xfc00, 0, 0x8000},
	} {
		m := roundingModes[slices.IndexFunc(roundingModes, func(m roundingMode) bool { return m.name == name })]
		for i, v := range []float64{1e300, -1e300, 1e-300, -1e-300} {
			if got := half.roundBy(v, m); got != (scalar{bits: want[i]}) {
				t.Errorf("%v by %s is %+v, want %#x", v, name, got, want[i])
			}
		}
	}
}

// TestRoundedOperations evaluates operations whose results a rounding mode chooses, and what
// does not depend on the choice.
func TestRoundedOperations(t *testing.T) {
	const numbers = "%x = arith.constant 1.5 : f32\n%c = arith.constant 0x4E800000 : f32\n%d = arith.constant 0xCE800000 : f32\n%m = arith.constant 0x3F800800 : f32\n%n = arith.constant 0xBF801000 : f32\n" +
		"%u = arith.constant 0x33800000 : f32\n%z = arith.constant 0.0 : f32\n%s = arith.addf %x, %c : f32\n%p = arith.mulf %m, %m : f32\n%q = arith.addf %p, %n : f32\n"
	for _, c := range []struct {
		typ, body string
		want      []any
	}{
		// 1.5 + 2^30 - 2^30 is 0 or 128, but not 1.5 and not negative.
		{"i1", "%b = arith.subf %s, %c : f32\n%r0 = arith.cmpf oeq, %b, %x : f32\n%r1 = arith.cmpf oge, %b, %z : f32\n%r2 = arith.cmpf ogt, %b, %z : f32\n%r3 = arith.cmpf une, %x, %b : f32",
			[]any{0, 1, vagueResult, 1}},
		{"i1", "%b = arith.addf %s, %d : f32\n%r0 = arith.cmpf oeq, %b, %x : f32\n%r1 = arith.cmpf oeq, %s, %c : f32\n%r2 = arith.cmpf oge, %s, %c : f32\n%r3 = arith.cmpf oeq, %s, %s : f32",
			[]any{0, vagueResult, 1, vagueResult}},
		// (1 + 2^-12)^2 - (1 + 2^-11) is 0 or 2^-23, and 2^-24 if a target fuses.
		{"i1", "%r0 = arith.cmpf oeq, %q, %u : f32\n%r1 = arith.cmpf oeq, %q, %z : f32\n%r2 = arith.cmpf oge, %q, %z : f32", []any{0, vagueResult, 1}},
		// Two predicates do not depend on the operands.
		{"i1", "%b = math.tan %x : f32\n%r0 = arith.cmpf false, %b, %x : f32\n%r1 = arith.cmpf true, %x, %b : f32\n%r2 = arith.cmpf une, %x, %b : f32", []any{0, 1, vagueResult}},
		// Contraction makes them differ.
		{"i1", "%b = arith.addf %p, %n fastmath<contract> : f32\n%r0 = arith.cmpf oeq, %b, %u : f32\n%e = arith.addf %x, %c fastmath<contract> : f32\n%g = arith.subf %e, %c : f32\n" +
			"%r1 = arith.cmpf oeq, %g, %x : f32\n%h = arith.addf %x, %x fastmath<contract> : f32\n%r2 = arith.cmpf ogt, %h, %x : f32\n%i = arith.subf %s, %c : f32\n%r3 = arith.cmpf fast oeq, %i, %x : f32",
			[]any{vagueResult, vagueResult, 1, vagueResult}},
		{"f32", "%r0 = arith.addf %s, %z : f32\n%b = arith.subf %s, %c : f32\n%k = arith.constant 0x50000000 : f32\n%r1 = arith.addf %b, %k : f32\n%r2 = math.absf %s : f32\n%r3 = arith.negf %x : f32\n%r4 = arith.maximumf %s, %z : f32\n%r5 = math.copysign %s, %x : f32",
			[]any{vagueResult, vagueResult, vagueResult, 0xbfc00000, vagueResult, vagueResult}},
		{"f64", "%y = arith.constant 1.5 : f64\n%w = arith.constant 1.0e+300 : f64\n%r0 = arith.addf %y, %w : f64\n%r1 = arith.addf %y, %y : f64", []any{vagueResult, uint64(0x4008000000000000)}},
		{"i32", "%r0 = arith.bitcast %s : f32 to i32\n%r1 = arith.fptosi %s : f32 to i32", []any{vagueResult, vagueResult}},
		{"i1", "%l = arith.constant 1.0 : f16\n%o = arith.constant 6.0e+04 : f16\n%v = arith.addf %l, %o : f16\n%r0 = arith.cmpf oge, %v, %o : f16", []any{vagueResult}},
	} {
		body := strings.ReplaceAll(numbers+c.body, "cmpf fast oeq, %i, %x :", "cmpf oeq, %i, %x fastmath<fast> :")
		k := onHost(c.typ, body, len(c.want))
		r, err := Evaluate(k, EvalOptions{})
		if err != nil {
			t.Errorf("%v\n%s", err, k.Text)
			continue
		}
		checkResults(t, c.body, r, c.want)
	}
}

// checkResults compares the numbers of the first buffer with bits or with vagueResult.
func checkResults(t *testing.T, body string, r *Result, wants []any) {
	t.Helper()
	for i, want := range wants {
		got, mark := r.Contents[0].Numbers[i], r.Contents[0].Marks[i]
		ok := false
		switch w := want.(type) {
		case int:
			ok = mark == Exact && got == uint64(w)
		case uint64:
			ok = mark == Exact && got == w
		case string:
			ok = mark == Open
		}
		if !ok {
			t.Errorf("number %d is %#x (mark %d), want %v\n%s", i, got, mark, want, body)
		}
	}
}

// TestFlags evaluates operations with fast-math flags: they leave open what the flags speak of.
func TestFlags(t *testing.T) {
	const numbers = "%p = arith.constant 0.0 : f32\n%m = arith.constant -0.0 : f32\n%n = arith.constant 0x7fc00000 : f32\n%i = arith.constant 0x7f800000 : f32\n%j = arith.constant 0xff800000 : f32\n" +
		"%o = arith.constant 1.0 : f32\n%t = arith.constant 2.0 : f32\n"
	for _, c := range []struct {
		typ, body string
		want      []any
	}{
		{"f32", "%r0 = arith.addf %o, %o fastmath<nnan> : f32\n%r1 = arith.addf %o, %n fastmath<ninf> : f32\n%r2 = arith.addf %n, %o fastmath<nnan> : f32\n%r3 = arith.addf %i, %j fastmath<nnan> : f32\n" +
			"%r4 = arith.addf %i, %o fastmath<nnan> : f32\n%r5 = arith.maxnumf %n, %o fastmath<nnan> : f32", []any{0x40000000, nanResult, vagueResult, vagueResult, 0x7f800000, vagueResult}},
		{"f32", "%r0 = arith.addf %i, %o fastmath<ninf> : f32\n%r1 = arith.minimumf %i, %o fastmath<ninf> : f32\n%r2 = arith.minimumf %o, %t fastmath<ninf,nnan,nsz> : f32\n%r3 = arith.minimumf %j, %o fastmath<nsz> : f32\n" +
			"%r4 = arith.mulf %j, %t fastmath<ninf> : f32", []any{vagueResult, vagueResult, 0x3f800000, 0xff800000, vagueResult}},
		{"f32", "%r0 = arith.subf %o, %o fastmath<nsz> : f32\n%r1 = arith.addf %m, %t fastmath<nsz> : f32\n%r2 = math.copysign %o, %m fastmath<nsz> : f32\n%r3 = math.copysign %o, %j fastmath<nsz> : f32\n" +
			"%r4 = arith.minimumf %m, %p fastmath<nsz> : f32\n%r5 = arith.minimumf %m, %o fastmath<nsz> : f32\n%r6 = math.copysign %o, %m fastmath<nnan> : f32", []any{vagueResult, 0x40000000, vagueResult, 0xbf800000, vagueResult, vagueResult, 0xbf800000}},
		{"f32", "%r0 = arith.divf %o, %m fastmath<nsz> : f32\n%r1 = arith.divf %o, %t fastmath<nsz> : f32", []any{vagueResult, 0x3f000000}},
		{"f32", "%r0 = arith.addf %o, %t fastmath<reassoc> : f32\n%r1 = arith.addf %o, %t fastmath<arcp> : f32\n%r2 = arith.addf %o, %t fastmath<afn> : f32\n%r3 = arith.addf %o, %t fastmath<contract> : f32\n%r4 = arith.negf %t fastmath<fast> : f32",
			[]any{vagueResult, vagueResult, vagueResult, 0x40400000, vagueResult}},
		{"i1", "%r0 = arith.cmpf olt, %o, %t fastmath<nnan,ninf,nsz> : f32\n%r1 = arith.cmpf olt, %o, %n fastmath<nnan> : f32\n%r2 = arith.cmpf olt, %o, %i fastmath<ninf> : f32\n%r3 = arith.cmpf oeq, %p, %m fastmath<nsz> : f32\n" +
			"%r4 = arith.cmpf olt, %o, %t fastmath<reassoc> : f32\n%r5 = arith.cmpf uno, %o, %n fastmath<nsz> : f32", []any{1, vagueResult, vagueResult, 1, vagueResult, 1}},
	} {
		k := onHost(c.typ, numbers+c.body, len(c.want))
		r, err := Evaluate(k, EvalOptions{})
		if err != nil {
			t.Errorf("%v\n%s", err, k.Text)
			continue
		}
		for i, want := range c.want {
			if want == nanResult {
				if r.Contents[0].Marks[i] != NaN {
					t.Errorf("number %d has the mark %d, want a NaN\n%s", i, r.Contents[0].Marks[i], c.body)
				}
				r.Contents[0].Marks[i], c.want[i] = Open, vagueResult
			}
		}
		checkResults(t, c.body, r, c.want)
	}
}

// TestOpenSpecials evaluates operations that compute zeros and NaN, for targets that keep them and
// for others. Each row has the result of both.
func TestOpenSpecials(t *testing.T) {
	const numbers = "%p = arith.constant 0.0 : f32\n%m = arith.constant -0.0 : f32\n%o = arith.constant 1.0 : f32\n%t = arith.constant -2.0 : f32\n%b = arith.constant -2147483648 : i32\n" +
		"%true = arith.constant true\n%z = arith.mulf %t, %p : f32\n%y = arith.mulf %o, %p : f32\n%v = vector.splat %t : vector<2xf32>\n%w = vector.splat %p : vector<2xf32>\n"
	for _, c := range []struct {
		body        string
		firm, loose any
	}{
		{"%r0 = arith.addf %z, %m : f32", 0x80000000, vagueResult},
		{"%r0 = arith.select %true, %m, %o : f32", 0x80000000, vagueResult},
		{"%q = arith.mulf %v, %w : vector<2xf32>\n%r0 = vector.extract %q[1] : f32 from vector<2xf32>", 0x80000000, vagueResult},
		{"%q = arith.addf %z, %y : f32\n%r0 = arith.addf %q, %o : f32", 0x3f800000, 0x3f800000}, // two operands are open
		{"%q = arith.mulf %z, %o : f32\n%c = arith.cmpf oeq, %q, %p : f32\n%r0 = arith.select %c, %o, %t : f32", 0x3f800000, 0x3f800000},
		{"%q = arith.fptosi %z : f32 to i32\n%u = arith.constant 7 : i32\n%s = arith.addi %q, %u : i32\n%r0 = arith.sitofp %s : i32 to f32", 0x40e00000, 0x40e00000},
		{"%q = arith.bitcast %z : f32 to i32\n%r0 = arith.bitcast %q : i32 to f32", 0x80000000, vagueResult},
		{"%q = math.copysign %o, %z : f32\n%r0 = arith.addf %q, %t : f32", 0xc0400000, vagueResult}, // -3 or -1
		{"%r0 = arith.bitcast %b : i32 to f32", 0x80000000, 0x80000000},
		{"%r0 = math.floor %m : f32", 0x80000000, 0x80000000},
		{"%q = arith.constant 0 : i32\n%r0 = arith.sitofp %q : i32 to f32", 0, 0},
		{"%q = arith.constant false\n%r0 = arith.sitofp %q : i1 to f32", 0, vagueResult},
		{"%q = arith.constant false\n%r0 = arith.uitofp %q : i1 to f32", 0, vagueResult},
		{"%r0 = arith.sitofp %true : i1 to f32", 0xbf800000, 0xbf800000},
		{"%j = arith.constant 1 : index\n%q = arith.constant dense<[1.0, -0.0]> : vector<2xf32>\n%r0 = vector.extractelement %q[%j : index] : vector<2xf32>", 0x80000000, vagueResult},
		{"%j = arith.constant 1 : index\n%q = vector.insert %t, %w[%j] : f32 into vector<2xf32>\n%r0 = vector.extract %q[0] : f32 from vector<2xf32>", 0, vagueResult},
		{"%j = arith.constant 1 : i32\n%q = vector.insertelement %t, %w[%j : i32] : vector<2xf32>\n%r0 = vector.extract %q[0] : f32 from vector<2xf32>", 0, vagueResult},
		{"%j = arith.constant 1 : index\n%r0 = vector.extract %w[%j] : f32 from vector<2xf32>", 0, vagueResult},
		{"%q = vector.insert %t, %w[1] : f32 into vector<2xf32>\n%r0 = vector.extract %q[0] : f32 from vector<2xf32>", 0, 0},
		{"%j = arith.constant 1 : index\n%q = arith.constant 0xbf800000 : i32\n%c = arith.constant dense<0> : vector<2xi32>\n%u = vector.insert %q, %c[%j] : i32 into vector<2xi32>\n%s = vector.extract %u[0] : i32 from vector<2xi32>\n%r0 = arith.bitcast %s : i32 to f32", 0, vagueResult},
		{"%j = arith.constant 1 : index\n%c = arith.constant dense<[1, 0]> : vector<2xi32>\n%s = vector.extract %c[%j] : i32 from vector<2xi32>\n%r0 = arith.bitcast %s : i32 to f32", 0, 0},
		{"%j = arith.constant 1 : index\n%c = arith.constant dense<[0x3f800000, 0]> : vector<2xi32>\n%s = vector.extract %c[%j] : i32 from vector<2xi32>\n%r0 = arith.bitcast %s : i32 to f32", 0, vagueResult},
		{"%q = vector.outerproduct %v, %w : vector<2xf32>, vector<2xf32>\n%r0 = vector.extract %q[1, 0] : f32 from vector<2x2xf32>", 0x80000000, vagueResult},
		// The arguments of a block are selected if several branches reach it and it is not the header of a loop.
		{"%q = scf.execute_region -> f32 {\ncf.cond_br %true, ^e(%m : f32), ^e(%o : f32)\n^e(%x: f32):\nscf.yield %x : f32\n}\n%r0 = arith.addf %q, %m : f32", 0x80000000, vagueResult},
		{"%q = scf.execute_region -> i32 {\ncf.cond_br %true, ^e(%b : i32), ^e(%b : i32)\n^e(%x: i32):\nscf.yield %x : i32\n}\n%r0 = arith.bitcast %q : i32 to f32", 0x80000000, vagueResult},
		{"%q = scf.execute_region -> i32 {\ncf.br ^e(%b : i32)\n^e(%x: i32):\nscf.yield %x : i32\n}\n%r0 = arith.bitcast %q : i32 to f32", 0x80000000, 0x80000000},
		{"%false = arith.constant false\n%q = scf.execute_region -> i32 {\ncf.br ^h(%b : i32)\n^h(%x: i32):\ncf.cond_br %false, ^h(%b : i32), ^e\n^e:\nscf.yield %x : i32\n}\n%r0 = arith.bitcast %q : i32 to f32", 0x80000000, 0x80000000},
		{"%q = arith.constant 0xbf800000 : i32\n%u = arith.constant 0 : i32\n%s = arith.select %true, %u, %q : i32\n%r0 = arith.bitcast %s : i32 to f32", 0, vagueResult},
		{"%q = arith.constant 0x3f800000 : i32\n%s = arith.select %true, %b, %q : i32\n%r0 = arith.bitcast %s : i32 to f32", 0x80000000, vagueResult},
		{"%q = arith.constant 0x7fc00000 : i32\n%s = arith.select %true, %q, %b : i32\n%c = arith.cmpi eq, %s, %q : i32\n%r0 = arith.select %c, %o, %t : f32", 0x3f800000, 0x3f800000},
		{"%s:2 = scf.if %true -> (i32, f32) {\nscf.yield %b, %o : i32, f32\n} else {\nscf.yield %b, %m : i32, f32\n}\n%q = arith.bitcast %s#0 : i32 to f32\n%r0 = arith.addf %q, %m : f32", 0x80000000, vagueResult},
		{"%j = arith.constant 0 : index\n%s:2 = scf.index_switch %j -> i32, f32\ncase 0 {\nscf.yield %b, %o : i32, f32\n}\ndefault {\nscf.yield %b, %m : i32, f32\n}\n%q = arith.bitcast %s#0 : i32 to f32\n%r0 = arith.addf %q, %m : f32", 0x80000000, vagueResult},
		{"%q = arith.constant 0x3f800001 : i32\n%s = arith.select %true, %b, %q : i32\n%r0 = arith.bitcast %s : i32 to f32", 0x80000000, 0x80000000},
		{"%j = arith.constant 0 : index\n%s = scf.if %true -> (index) {\nscf.yield %j : index\n} else {\n%h = arith.constant 1 : index\nscf.yield %h : index\n}\n%v2 = vector.extractelement %v[%s : index] : vector<2xf32>\n%r0 = arith.addf %v2, %o : f32", 0xbf800000, 0xbf800000},
		{"%q = arith.constant 2 : i8\n%s = scf.if %true -> (i8) {\n%n = arith.subi %q, %q : i8\nscf.yield %n : i8\n} else {\nscf.yield %q : i8\n}\n%e = arith.extui %s : i8 to i32\n%r0 = arith.bitcast %e : i32 to f32", 0, 0},
		{"%q = arith.constant 0x3f800000 : i32\n%s = arith.addi %q, %b : i32\n%r0 = arith.bitcast %s : i32 to f32", 0xbf800000, 0xbf800000},
		{"%q = arith.constant 1.0 : f32\n%i = arith.bitcast %q : f32 to i32\n%s = arith.subi %i, %i : i32\n%r0 = arith.bitcast %s : i32 to f32", 0, 0},
		// Either zero is equal to or above the positive one, and only one of them is equal to it.
		{"%q = arith.bitcast %z : f32 to i32\n%n = arith.constant 0 : i32\n%c = arith.cmpi uge, %q, %n : i32\n%r0 = arith.select %c, %t, %o : f32", 0xc0000000, 0xc0000000},
		{"%q = arith.bitcast %z : f32 to i32\n%n = arith.constant 0 : i32\n%c = arith.cmpi eq, %q, %n : i32\n%r0 = arith.select %c, %t, %o : f32", 0x3f800000, vagueResult},
		// A branch on a condition that depends on which zero it is goes the way of targets that keep zeros.
		{"%q = arith.bitcast %z : f32 to i32\n%n = arith.constant 0 : i32\n%c = arith.cmpi eq, %q, %n : i32\n%s = scf.if %c -> f32 {\nscf.yield %t : f32\n} else {\nscf.yield %o : f32\n}\n%r0 = arith.addf %s, %o : f32", 0x40000000, 0x40000000},
		{"%r0 = arith.addf %o, %t : f32", 0xbf800000, 0xbf800000},
		{"%i = arith.constant 0x7f800000 : f32\n%q = arith.mulf %i, %p : f32\n%c = arith.cmpf uno, %q, %q : f32\n%r0 = arith.select %c, %o, %t : f32", 0x3f800000, vagueResult},
		{"%i = arith.constant 0x7f800000 : f32\n%r0 = arith.addf %i, %o : f32", 0x7f800000, 0x7f800000},
		{"%r0 = arith.constant -0.0 : f32", 0x80000000, 0x80000000},
	} {
		for _, open := range []bool{false, true} {
			k := onHost("f32", numbers+c.body, 1)
			r, err := Evaluate(k, EvalOptions{OpenSpecials: open})
			if err != nil {
				t.Errorf("%v\n%s", err, k.Text)
				continue
			}
			want := c.firm
			if open {
				want = c.loose
			}
			checkResults(t, c.body, r, []any{want})
		}
	}
}

// TestAtomics evaluates atomic operations of several invocations.
func TestAtomics(t *testing.T) {
	const memory = "%m = memref.alloc() : memref<4xi32, #gpu.address_space<workgroup>>\nmemref.store %k1, %m[%t] : memref<4xi32, #gpu.address_space<workgroup>>\ngpu.barrier\n"
	const after = "\ngpu.barrier\n%v = memref.load %m[%c1] : memref<4xi32, #gpu.address_space<workgroup>>\nmemref.store %v, %b[%g] : memref<64xi32>"
	update := func(kind, value string) string {
		return "%r = memref.atomic_rmw " + kind + " " + value + ", %m[%c1] : (i32, memref<4xi32, #gpu.address_space<workgroup>>) -> i32"
	}
	const number = "%i = arith.index_cast %t : index to i32\n%n = arith.subi %i, %k4 : i32\n" // -4 to -1
	for body, want := range map[string]any{
		memory + update("addi", "%k4") + after:                                        17,
		memory + number + update("maxs", "%n") + after:                                1,
		memory + number + update("maxu", "%n") + after:                                0xffffffff,
		memory + number + update("mins", "%n") + after:                                0xfffffffc,
		memory + number + update("minu", "%n") + after:                                1,
		memory + number + update("ori", "%n") + after:                                 0xffffffff,
		memory + number + update("andi", "%n") + after:                                0,
		memory + number + update("assign", "%k4") + after:                             4,
		memory + number + update("assign", "%n") + after:                              "two kinds",
		memory + update("addi", "%k4") + "\n%s" + update("assign", "%k4")[2:] + after: "two kinds",
		memory + update("addi", "%k4") + strings.TrimPrefix(after, "\ngpu.barrier"):   "race",
		strings.TrimSuffix(memory, "gpu.barrier\n") + update("addi", "%k4") + after:   "race",
		memory + update("addi", "%k4") + "\nmemref.store %r, %b[%g] : memref<64xi32>": vagueResult,
	} {
		r, err := Evaluate(onGrid(body), EvalOptions{})
		if text, ok := want.(string); ok && text != vagueResult {
			if err == nil || !strings.Contains(err.Error(), text) {
				t.Errorf("error %v, want %q\n%s", err, text, body)
			}
			continue
		}
		if err != nil {
			t.Errorf("%v\n%s", err, body)
			continue
		}
		checkResults(t, body, r, []any{want, want, want, want})
	}
}

// TestSwitches evaluates cf.switch: the cases, the default, and a flag that is not decided.
func TestSwitches(t *testing.T) {
	jump := func(flag string) string {
		return flag + "\n%a = arith.constant 10 : i32\n%b = arith.constant 20 : i32\n%c = arith.constant 30 : i32\n" +
			"cf.switch %f : i8, [\n default: ^end(%a : i32),\n -1: ^end(%b : i32),\n 3: ^other(%b, %c : i32, i32),\n 3: ^end(%a : i32)\n]\n" +
			"^other(%x: i32, %y: i32):\n%z = arith.addi %x, %y : i32\ncf.br ^end(%z : i32)\n^end(%r0: i32):"
	}
	for flag, want := range map[string]int{
		"%f = arith.constant 255 : i8": 20, "%f = arith.constant 3 : i8": 50, "%f = arith.constant 0 : i8": 10, "%f = arith.constant 127 : i8": 10,
	} {
		r, err := Evaluate(onHost("i32", jump(flag), 1), EvalOptions{})
		if err != nil {
			t.Errorf("%v\n%s", err, flag)
			continue
		}
		checkResults(t, flag, r, []any{want})
	}
	_, err := Evaluate(onHost("i32", jump("%n = arith.constant 9 : i8\n%f = arith.shli %n, %n : i8"), 1), EvalOptions{})
	if err == nil || !strings.Contains(err.Error(), "flag of the switch is poison") {
		t.Errorf("error %v", err)
	}
}

// TestIdioms makes programs with the idioms, and without them for targets that lack a part.
func TestIdioms(t *testing.T) {
	for _, c := range []struct {
		name, text string
		lacks      []string
	}{
		{"zeros", " = arith.bitcast %v", []string{"arith.minimumf f32 arith.maximumf f32", "arith.xori i32", "arith.andi i32", "arith.bitcast f32->i32", "arith.bitcast i32->f32"}},
		{"regroup", "arith.addf", []string{"arith.addf f32", "arith.cmpf oeq f32", "arith.extui i1->i32"}},
	} {
		write := func(lack string, seed uint64) string {
			o := Options{Can: func(f string) bool { return lack == "" || !strings.Contains(lack+" ", f+" ") }}
			g := &gen{r: NewRandom(seed, "idiom"), o: &o, m: NewGenerator(o), k: &Kernel{}, times: 1}
			g.enter()
			if c.name == "zeros" {
				g.signedZeros()
			} else {
				g.regroup()
			}
			return g.out.String()
		}
		for seed := range uint64(20) {
			if !strings.Contains(write("", seed), c.text) {
				t.Errorf("%s: no idiom", c.name)
			}
			for _, lack := range c.lacks {
				if text := write(lack, seed); text != "" {
					t.Errorf("%s without %s:\n%s", c.name, lack, text)
				}
			}
		}
	}
}

// TestMessages passes values through a buffer. Without the barriers, that is a race.
func TestMessages(t *testing.T) {
	races, passed := 0, 0
	for seed := range uint64(50) {
		o := Options{Can: func(f string) bool { return !strings.HasPrefix(f, "workgroup") }}
		m := NewGenerator(o)
		g := &gen{r: NewRandom(seed, "message"), o: &o, m: m, k: &Kernel{Groups: [3]uint32{2, 1, 1}, Local: [3]uint32{4, 1, 1}}, times: 1, uniform: true}
		g.input(i32)
		g.output(i32, "")
		g.enter()
		g.ids()
		g.loadInput()
		g.passMessage()
		g.show(g.pick(i32, true))
		g.leave()
		g.assemble()
		if _, err := Evaluate(g.k, EvalOptions{}); err != nil {
			t.Fatalf("%v\n%s", err, g.k.Text)
		}
		passed += strings.Count(g.k.Text, "gpu.barrier")
		g.k.Text = strings.ReplaceAll(g.k.Text, "gpu.barrier", "")
		if _, err := Evaluate(g.k, EvalOptions{}); err != nil && strings.Contains(err.Error(), "race") {
			races++
		}
	}
	if passed != 100 || races < 30 {
		t.Errorf("%d barriers, want 100; %d races without them, want at least 30", passed, races)
	}
}
