//go:build cgo

package semantics_test

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// format is a floating-point type.
type format struct {
	name       string
	width      uint
	digits     int // of the significand, with the hidden bit
	capability spec.Capability
}

var formats = []format{
	{"f16", 16, 11, spec.CapabilityFloat16},
	{"f32", 32, 24, spec.CapabilityShader},
	{"f64", 64, 53, spec.CapabilityFloat64},
}

// decode returns the number of an encoding, encode the encoding of a number that the format
// holds, and round the nearest number that it holds, ties to even.
func (f format) decode(bits uint64) float64 {
	switch f.width {
	case 64:
		return math.Float64frombits(bits)
	case 32:
		return float64(math.Float32frombits(uint32(bits)))
	}
	sign, exp, frac := 1-2*float64(bits>>15&1), int(bits>>10&31), float64(bits&1023)
	switch {
	case exp == 31 && frac != 0:
		return math.NaN()
	case exp == 31:
		return sign * math.Inf(1)
	case exp == 0:
		return sign * math.Ldexp(frac, -24)
	}
	return sign * math.Ldexp(1024+frac, exp-25)
}

func (f format) encode(v float64) uint64 {
	switch f.width {
	case 64:
		return math.Float64bits(v)
	case 32:
		return uint64(math.Float32bits(float32(v)))
	}
	sign := math.Float64bits(v) >> 63 << 15
	switch a := math.Abs(v); {
	case a != a:
		return 0x7e00
	case a >= 65520:
		return sign | 0x7c00
	case a < 1.0/(1<<14):
		return sign | uint64(math.RoundToEven(math.Ldexp(a, 24)))
	default:
		frac, exp := math.Frexp(a)
		return sign | uint64(exp+14)<<10 + uint64(math.RoundToEven(math.Ldexp(frac, 11))) - 1024
	}
}

func (f format) round(v float64) float64 { return f.decode(f.encode(v)) }

// ulp returns the distance of the numbers near v.
func (f format) ulp(v float64) float64 {
	if v == 0 || math.IsInf(v, 0) || v != v {
		return 0
	}
	_, exp := math.Frexp(v)
	return math.Ldexp(1, exp-f.digits)
}

func (f format) largest() float64 { return f.decode(1<<(f.width-1) - 1<<(f.digits-1) - 1) }

func (f format) smallestNormal() float64 {
	switch f.width {
	case 64:
		return 0x1p-1022
	case 32:
		return 0x1p-126
	}
	return 0x1p-14
}

// answer is the result of an operation on floats.
type answer struct {
	bits  uint64 // of an integer
	float float64
	// in is the format of the float; it is zero for an integer.
	in format
	// ulps and abs bound the error: the larger of them counts.
	ulps, abs float64
	// anyZero allows a zero of either sign.
	anyZero bool
}

// accepts reports whether the result with these bits is right.
func (a answer) accepts(bits uint64) bool {
	if a.in.width == 0 {
		return bits == a.bits
	}
	got, want := a.in.decode(bits), a.in.round(a.float)
	switch {
	case want != want || got != got:
		return want != want && got != got
	case got == want && (want != 0 || a.anyZero || math.Signbit(got) == math.Signbit(want)):
		return true
	case math.Abs(a.float) < a.in.smallestNormal() && a.float != 0 && got == 0:
		return true // drivers may flush
	case math.IsInf(got, int(math.Copysign(1, want))) && math.Abs(want) > a.in.largest()*(1-math.Ldexp(a.ulps, -a.in.digits)):
		return true // the error may overflow
	case math.IsInf(want, 0) || math.IsInf(got, 0):
		return false
	}
	return math.Abs(got-a.float) <= max(a.ulps*a.in.ulp(a.float), a.abs)
}

// floatOp is an operation on floats with what it computes.
type floatOp struct {
	name, text string
	result     string // T is the type of the operands
	integer    string // the type of the second operand if it is an integer
	constant   string // the second operand if it is a constant
	// want returns the result, or false if the operation is undefined.
	want func(f format, a, b float64) (answer, bool)
}

// exact is a result that is rounded once.
func exact(name string, compute func(a, b float64) float64) floatOp {
	return within(name, 0, 0, compute)
}

// within is a result with an error of at most so many ULP or so much.
func within(name string, ulps, abs float64, compute func(a, b float64) float64) floatOp {
	text := name + " %a, %b : T"
	return floatOp{name: name, text: text, result: "T", want: func(f format, a, b float64) (answer, bool) {
		return answer{float: compute(a, b), in: f, ulps: ulps, abs: abs}, true
	}}
}

func onOneFloat(name string, ulps, abs float64, compute func(a float64) float64) floatOp {
	op := within(name, ulps, abs, func(a, _ float64) float64 { return compute(a) })
	op.text = name + " %a : T"
	return op
}

func extremum(name string, keepNumber bool, sign float64) floatOp {
	return floatOp{name: name, text: name + " %a, %b : T", result: "T", want: func(f format, a, b float64) (answer, bool) {
		switch {
		case !keepNumber && (a != a || b != b):
			return answer{float: math.NaN(), in: f}, true // math.Max prefers an infinity
		case a != a:
			return answer{float: b, in: f}, true
		case b != b:
			return answer{float: a, in: f}, true
		case sign > 0:
			return answer{float: math.Max(a, b), in: f, anyZero: keepNumber && a != 0 == (b != 0)}, true
		}
		return answer{float: math.Min(a, b), in: f, anyZero: keepNumber && a != 0 == (b != 0)}, true
	}}
}

var floatOps = []floatOp{
	exact("arith.addf", func(a, b float64) float64 { return a + b }),
	exact("arith.subf", func(a, b float64) float64 { return a - b }),
	exact("arith.mulf", func(a, b float64) float64 { return a * b }),
	within("arith.divf", 2.5, 0, func(a, b float64) float64 { return a / b }),
	extremum("arith.maximumf", false, 1), extremum("arith.minimumf", false, -1),
	extremum("arith.maxnumf", true, 1), extremum("arith.minnumf", true, -1),
	exact("math.copysign", math.Copysign),
	onOneFloat("arith.negf", 0, 0, func(a float64) float64 { return -a }),
	onOneFloat("math.absf", 0, 0, math.Abs),
	onOneFloat("math.ceil", 0, 0, math.Ceil),
	onOneFloat("math.floor", 0, 0, math.Floor),
	onOneFloat("math.round", 0, 0, math.Round),
	onOneFloat("math.roundeven", 0, 0, math.RoundToEven),
	onOneFloat("math.trunc", 0, 0, math.Trunc),
}

// constantPowers are powers of constants, some of which are products.
func constantPowers() []floatOp {
	var ops []floatOp
	for _, n := range []int{-3, -2, -1, 0, 1, 2, 3, 4, 5, -16777217, 2147483647} {
		for _, integer := range []string{"", "i32"} {
			if integer == "" && max(n, -n) > 100 {
				continue // f16 and f32 round it
			}
			op := onOneFloat("math.powf", 4, 0, func(a float64) float64 {
				_, v := fpowi("i32").reference(a, float64(n))
				return v
			})
			op.text, op.integer, op.constant = "math.powf %a, %b : T", integer, fmt.Sprintf("%d.0", n)
			if integer != "" {
				op.text, op.constant = "math.fpowi %a, %b : T, i32", fmt.Sprint(n)
			}
			op.name = op.text + " with " + op.constant
			ops = append(ops, op)
		}
	}
	return ops
}

// ofConstants are functions of constants, which drivers fold.
func ofConstants() []floatOp {
	var ops []floatOp
	for _, m := range mathFunctions {
		if m.binary {
			continue
		}
		for _, constant := range []float64{0.3, 3, -2000} {
			op := m.op()
			want := op.want
			op.text, op.constant = strings.ReplaceAll(op.text, "%a", "%b"), fmt.Sprintf("%.1f", constant)
			op.name += " of " + op.constant
			op.want = func(f format, _, _ float64) (answer, bool) { return want(f, f.round(constant), 0) }
			ops = append(ops, op)
		}
	}
	return ops
}

// predicates are those of arith.cmpf; each is true for some of less, equal, greater,
// unordered.
var predicates = []struct {
	name  string
	holds [4]bool
}{
	{"false", [4]bool{}}, {"oeq", [4]bool{1: true}}, {"ogt", [4]bool{2: true}}, {"oge", [4]bool{1: true, 2: true}},
	{"olt", [4]bool{0: true}}, {"ole", [4]bool{0: true, 1: true}}, {"one", [4]bool{0: true, 2: true}}, {"ord", [4]bool{true, true, true, false}},
	{"ueq", [4]bool{1: true, 3: true}}, {"ugt", [4]bool{2: true, 3: true}}, {"uge", [4]bool{1: true, 2: true, 3: true}},
	{"ult", [4]bool{0: true, 3: true}}, {"ule", [4]bool{0: true, 1: true, 3: true}}, {"une", [4]bool{0: true, 2: true, 3: true}},
	{"uno", [4]bool{3: true}}, {"true", [4]bool{true, true, true, true}},
}

func comparisons() []floatOp {
	var ops []floatOp
	for _, p := range predicates {
		ops = append(ops, floatOp{name: "arith.cmpf " + p.name, text: "arith.cmpf " + p.name + ", %a, %b : T", result: "i1", want: func(_ format, a, b float64) (answer, bool) {
			relation := 3
			switch {
			case a < b:
				relation = 0
			case a == b:
				relation = 1
			case a > b:
				relation = 2
			}
			if p.holds[relation] {
				return answer{bits: 1}, true
			}
			return answer{}, true
		}})
	}
	return ops
}

// floatCasts returns the casts from the format to integers of the given widths and to other
// formats.
func floatCasts(from format, widths []uint, to []format) []floatOp {
	var ops []floatOp
	for _, w := range widths {
		for _, signed := range []bool{true, false} {
			name := "arith.fptoui"
			if signed {
				name = "arith.fptosi"
			}
			t := fmt.Sprint("i", w)
			ops = append(ops, floatOp{name: name + " to " + t, text: name + " %a : T to " + t, result: t, want: func(_ format, a, _ float64) (answer, bool) {
				return truncated(a, w, signed)
			}})
		}
	}
	for _, f := range to {
		name := "arith.extf"
		if f.width < from.width {
			name = "arith.truncf"
		}
		if f.width != from.width {
			ops = append(ops, floatOp{name: name + " to " + f.name, text: name + " %a : T to " + f.name, result: f.name, want: func(_ format, a, _ float64) (answer, bool) {
				return answer{float: a, in: f, ulps: 1}, true
			}})
		}
	}
	return ops
}

// truncated returns a rounded toward zero as an integer.
func truncated(a float64, width uint, signed bool) (answer, bool) {
	if a != a || math.IsInf(a, 0) {
		return answer{}, false
	}
	v, _ := big.NewFloat(math.Trunc(a)).Int(nil)
	p := operands{width: width}
	if signed && !p.fits(v) || !signed && (v.Sign() < 0 || v.Cmp(p.modulus()) >= 0) {
		return answer{}, false
	}
	return answer{bits: new(big.Int).And(v, new(big.Int).Sub(p.modulus(), big.NewInt(1))).Uint64()}, true
}

// numbers returns the edges of the format.
func (f format) numbers() []uint64 {
	var out []uint64
	for _, v := range []float64{0, 1, 0.5, 1.5, 2.5, 3, 0.1, 7.75, 100, 2047, 1 << 15, f.smallestNormal(), f.largest(), 1 - math.Ldexp(1, -f.digits),
		math.Ldexp(1, f.digits), 2147483520, 4294967040, 1e-3, math.Inf(1)} {
		if v = f.round(v); math.IsInf(v, 0) && v != math.Inf(1) {
			continue
		}
		out = append(out, f.encode(v), f.encode(-v))
	}
	return append(out, f.encode(math.NaN()))
}

// floatKernel returns a kernel that applies each op to its own operands.
func floatKernel(ops []floatOp, f format, rows int) *kernel {
	k := newKernel(rows)
	for _, op := range ops {
		var in [2]string
		for i := range in {
			raw, t := k.load(f.width), fmt.Sprint("i", f.width)
			if f.width == 16 {
				raw = k.value("arith.trunci %s : i32 to i16", raw)
			}
			in[i] = k.value("arith.bitcast %s : %s to %s", raw, t, f.name)
		}
		switch {
		case op.constant != "" && op.integer != "":
			in[1] = k.value("arith.constant %s : %s", op.constant, op.integer)
		case op.constant != "":
			in[1] = k.value("arith.constant %s : %s", op.constant, f.name)
		case op.integer != "":
			in[1] = k.value("arith.fptosi %s : %s to %s", in[1], f.name, op.integer)
		}
		stmt := strings.NewReplacer("%a", in[0], "%b", in[1], "T", f.name).Replace(op.text)
		k.store(k.value("%s", stmt), strings.ReplaceAll(op.result, "T", f.name))
	}
	return k
}

// TestFloats applies each operation on floats to all pairs of edge values.
func TestFloats(t *testing.T) {
	checked := 0
	for _, p := range places(t) {
		for _, f := range formats {
			t.Run(p.name+"/"+f.name, func(t *testing.T) { checked += p.floats(t, f) })
		}
		if !p.has(spec.CapabilityFloat64) {
			continue
		}
		// Numbers of 64 bits travel through memory as two integers, and functions compute with halves.
		env := p.env.Config()
		env.Capabilities = slices.DeleteFunc(slices.Clone(env.Capabilities), func(c spec.Capability) bool {
			return c == spec.CapabilityInt64 || c == spec.CapabilityInt64Atomics || c == spec.CapabilityInt64ImageEXT
		})
		p.env = target.New(env)
		t.Run(p.name+"/f64 without Int64", func(t *testing.T) { checked += p.floats(t, formats[2]) })
	}
	if checked < 100_000 {
		t.Errorf("%d results were compared", checked)
	}
}

// lacks reports whether the target of the place lacks the format.
func (p place) lacks(f format) bool { return f.width != 32 && !p.has(f.capability) }

func (p place) floats(t *testing.T, f format) int {
	var to []format
	for _, other := range formats {
		if !p.lacks(other) {
			to = append(to, other)
		}
	}
	widths := []uint{1, 8, 16, 32}
	if p.has(spec.CapabilityInt64) {
		widths = append(widths, 64)
	}
	ops := append(floatOps[:len(floatOps):len(floatOps)], comparisons()...)
	ops = append(ops, floatCasts(f, widths, to)...)
	ops = append(append(ops, constantPowers()...), ofConstants()...)
	for _, m := range mathFunctions {
		if m.integer != "i64" || p.has(spec.CapabilityInt64) {
			ops = append(ops, m.op())
		}
	}
	numbers := f.numbers()
	rows := roundUp(len(numbers) * len(numbers))
	k := floatKernel(ops, f, rows)
	program, err := p.compile(t, k.text())
	if p.lacks(f) {
		// Floats of 64 bits travel through memory as integers.
		if err == nil || !strings.Contains(err.Error(), f.capability.String()) && !strings.Contains(err.Error(), spec.CapabilityInt64.String()) {
			t.Fatalf("without %s: %v", f.capability, err)
		}
		return 0
	}
	if err != nil {
		t.Fatal(err)
	}
	var in [][]uint64
	var want [][]answer
	for _, op := range ops {
		a, b, w := floatOperands(op, f, numbers, rows)
		in, want = append(in, a, b), append(want, w)
	}
	for i, got := range k.launch(t, p.device, program, in) {
		for row, g := range got {
			if w := want[i][row]; !w.accepts(g) && !p.driverError(ops[i].name, f, f.decode(in[2*i][row]), f.decode(in[2*i+1][row])) {
				t.Errorf("%s: %v, %v: %s, want %v", ops[i].name, f.decode(in[2*i][row]), f.decode(in[2*i+1][row]), w.show(g), w)
				break
			}
		}
	}
	return len(ops) * rows
}

// losesNaN are the functions that docs/drivers.md lists for NVIDIA.
var losesNaN = []string{"math.exp2", "math.expm1", "math.sinh", "math.cosh", "math.tanh"}

// driverError reports whether docs/drivers.md lists that the driver computes the operation
// wrongly.
func (p place) driverError(op string, f format, a, b float64) bool {
	switch {
	case strings.HasPrefix(p.name, "lavapipe"):
		return op == "math.roundeven" && f.width == 64
	case strings.HasPrefix(p.name, "nvidia") && f.width == 32:
		return math.IsNaN(a) && slices.Contains(losesNaN, op) && !p.has(spec.CapabilitySignedZeroInfNanPreserve) || op == "arith.divf" && math.Abs(b) > 0x1p126
	}
	return false
}

// show returns a result for messages.
func (a answer) show(bits uint64) string {
	if a.in.width == 0 {
		return fmt.Sprintf("%#x", bits)
	}
	return fmt.Sprintf("%v (%#x)", a.in.decode(bits), bits)
}

// floatOperands returns the operands of each row and the results. Where op is undefined, the
// operands are 1 and 1.
func floatOperands(op floatOp, f format, numbers []uint64, rows int) (a, b []uint64, want []answer) {
	for row := range rows {
		l, r := numbers[row%len(numbers)], numbers[row/len(numbers)%len(numbers)]
		w, ok := op.want(f, f.decode(l), f.decode(r))
		for _, v := range []float64{1, -1} {
			if !ok {
				l = f.encode(v)
				r = l
				w, ok = op.want(f, v, v)
			}
		}
		a, b, want = append(a, l), append(b, r), append(want, w)
	}
	return a, b, want
}
