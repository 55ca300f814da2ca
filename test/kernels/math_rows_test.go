//go:build cgo

package kernels_test

import (
	"fmt"
	"math"
	"math/bits"
	"strconv"
	"strings"
)

// reals returns the elements of the input and of the expected output of a row with real numbers.
func (r *row) reals() (inputs, wants []string) {
	text := func(v float64) string { return strconv.FormatFloat(v, 'e', 17, 64) }
	for i := range 64 {
		inputs = append(inputs, text(r.from(i)))
		wants = append(wants, text(r.real(r.from(r.place(i)))))
	}
	return inputs, wants
}

// near returns the text that tells whether the number %a is wrong: further from %b than the row
// allows, relative to it, or NaN.
func (r *row) near(typ string) string {
	digits := map[string]int{"bf16": 8, "f16": 11, "f32": 24, "f64": 53}[typ]
	wide := "%wa = arith.extf %a : T to f64\n%wb = arith.extf %b : T to f64\n"
	if typ == "f64" {
		wide = "%one64 = arith.constant 1.0 : f64\n%wa = arith.mulf %a, %one64 : f64\n%wb = arith.mulf %b, %one64 : f64\n"
	}
	return wide + "%difference = arith.subf %wa, %wb : f64\n%ratio = arith.divf %difference, %wb : f64\n%error = math.absf %ratio : f64\n" +
		fmt.Sprintf("%%limit = arith.constant %s : f64\n", strconv.FormatFloat(math.Ldexp(r.ulps, 1-digits), 'e', 17, 64)) +
		"%differ = arith.cmpf ugt, %error, %limit : f64"
}

// positive returns 1/16 to 4, within numbers from -1 to 1 without them, above numbers from 1 to 5,
// signed numbers from -4 to 4, all of which are floats of 16 bits.
func positive(i int) float64 { return float64(i+1) / 16 }
func inside(i int) float64   { return (float64(i) - 31.5) / 32 }
func above(i int) float64    { return 1 + positive(i) }
func signed(i int) float64   { return (float64(i) - 31.5) / 8 }

// untied returns numbers from 1 to 5 of which none is in the middle between two integers: there
// lavapipe's RoundEven of f64 is wrong on some processors (docs/drivers.md). test/semantics has
// such numbers of other types.
func untied(i int) float64 { return above(i) + 1.0/32 }

// realFunctions are the functions on floats: an operation on %v, its numbers, and the same in Go.
// In the texts, V stands for the type, and N for that of integers of 32 bits of its shape.
var realFunctions = []struct {
	text string
	from func(i int) float64
	real func(x float64) float64
}{
	{"absf %v : V", signed, math.Abs},
	{"acos %v : V", inside, math.Acos},
	{"acosh %v : V", above, math.Acosh},
	{"asin %v : V", inside, math.Asin},
	{"asinh %v : V", signed, math.Asinh},
	{"atan %v : V", signed, math.Atan},
	{"atan2 %v, %one : V", signed, func(x float64) float64 { return math.Atan2(x, 1) }},
	{"atanh %v : V", inside, math.Atanh},
	{"cbrt %v : V", signed, math.Cbrt},
	{"ceil %v : V", above, math.Ceil},
	{"copysign %one, %v : V", signed, func(x float64) float64 { return math.Copysign(1, x) }},
	{"cos %v : V", signed, math.Cos},
	{"cosh %v : V", signed, math.Cosh},
	{"erf %v : V", signed, math.Erf},
	{"exp %v : V", signed, math.Exp},
	{"exp2 %v : V", signed, math.Exp2},
	{"expm1 %v : V", signed, math.Expm1},
	{"floor %v : V", above, math.Floor},
	{"fma %v, %v, %one : V", signed, func(x float64) float64 { return x*x + 1 }},
	{"fpowi %v, %power : V, N", above, func(x float64) float64 { return math.Pow(x, 5) }},
	{"log %v : V", above, math.Log},
	{"log10 %v : V", above, math.Log10},
	{"log1p %v : V", inside, math.Log1p},
	{"log2 %v : V", above, math.Log2},
	{"powf %v, %v : V", positive, func(x float64) float64 { return math.Pow(x, x) }},
	{"round %v : V", above, math.Round},
	{"roundeven %v : V", untied, math.RoundToEven},
	{"rsqrt %v : V", positive, func(x float64) float64 { return 1 / math.Sqrt(x) }},
	{"sin %v : V", signed, math.Sin},
	{"sinh %v : V", signed, math.Sinh},
	{"sqrt %v : V", positive, math.Sqrt},
	{"tan %v : V", signed, math.Tan},
	{"tanh %v : V", signed, math.Tanh},
	{"trunc %v : V", above, math.Trunc},
}

// integerFunctions are those on integers from 1 to 5.
var integerFunctions = []struct {
	name, types, body string
	want              func(v int64) int64
}{
	{"absi", "i1 i8 i16 i32 i64", "%z = arith.subi %v, %v : V\n%n = arith.subi %z, %v : V\n%r = math.absi %n : V", func(v int64) int64 { return v }},
	// The count of a one does not depend on the width.
	{"ctlz", integers, "%most = math.ctlz %one : V\n%zeros = math.ctlz %v : V\n%r = arith.subi %most, %zeros : V", func(v int64) int64 { return int64(bits.Len64(uint64(v)) - 1) }},
	{"ctpop", "i1 i8 i16 i32 i64", "%r = math.ctpop %v : V", func(v int64) int64 { return int64(bits.OnesCount64(uint64(v))) }},
	{"cttz", integers, "%r = math.cttz %v : V", func(v int64) int64 { return int64(bits.TrailingZeros64(uint64(v))) }},
	{"ipowi", integers, "%two = arith.addi %one, %one : V\n%r = math.ipowi %v, %two : V", func(v int64) int64 { return v * v }},
}

// scalarAndVector returns the body of a kernel on scalars, and that of one on vectors of five
// elements, of which invocation i stores one.
func scalarAndVector(text string) (scalar, five string) {
	five = "%b = arith.divui %i, %c8 : index\n%v = vector.load %in[%b] : memref<64xT>, vector<5xT>\n%one = arith.constant dense<ONE> : vector<5xT>\n%power = arith.constant dense<5> : vector<5xi32>\n" +
		strings.NewReplacer("V", "vector<5xT>", "N", "vector<5xi32>", "%r = ", "%x = ").Replace(text) + "\n%five = arith.constant 5 : index\n%at = arith.remui %i, %five : index\n%r = vector.extract %x[%at] : T from vector<5xT>"
	scalar = load + "%one = arith.constant SINGLE\n%power = arith.constant 5 : i32\n" + strings.NewReplacer("V", "T", "N", "i32").Replace(text)
	return scalar, five
}

// fifth is the place of the element that invocation i of the kernel on vectors stores.
func fifth(i int) int { return i/8 + i%5 }

func mathRows() []row {
	var rows []row
	both := func(name, text string, r row) {
		r.op = "math." + name
		scalar, vector := scalarAndVector(text)
		r.body = scalar
		rows = append(rows, r)
		r.op, r.body, r.place = r.op+" of vectors", vector, fifth
		if element := r.want; element != nil {
			r.want = func(in []int64, i int) int64 { return element(in, fifth(i)) }
		}
		rows = append(rows, r)
	}
	for _, f := range realFunctions {
		name, _, _ := strings.Cut(f.text, " ")
		r := row{types: digits8, real: f.real, from: f.from, place: func(i int) int { return i }, ulps: 4}
		switch name {
		case "exp":
			r.ulps = 11 // what Vulkan allows at 4
		case "absf", "ceil", "copysign", "floor", "round", "roundeven", "trunc":
			r.ulps = 0
		}
		both(name, "%r = math."+f.text, r)
	}
	for _, f := range integerFunctions {
		both(f.name, f.body, row{types: f.types, want: func(in []int64, i int) int64 { return f.want(in[i]) }})
	}
	return rows
}
