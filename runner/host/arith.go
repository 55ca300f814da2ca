package host

import (
	"errors"
	"math"
	"math/big"
	"math/bits"

	"github.com/spvc/spvc/ir"
)

// opTable returns the operations that can be interpreted, by name.
func opTable() map[string]compileFunc {
	t := map[string]compileFunc{
		"arith.constant": constantOp,
		"arith.select":   selectOp,
		"arith.cmpi":     cmpiOp,
		"arith.cmpf":     cmpfOp,
		"arith.negf":     floatUnary(func(x float64) float64 { return -x }),
		"math.fma":       fmaOp,
	}
	for name, f := range intBinaries {
		t["arith."+name] = intBinary(f)
	}
	for name, f := range floatBinaries {
		t[name] = floatBinary(f)
	}
	for name, f := range floatUnaries {
		t["math."+name] = floatUnary(f)
	}
	for name, f := range conversions {
		t["arith."+name] = convert(f)
	}
	addMemRefOps(t)
	addControlOps(t)
	addGPUOps(t)
	return t
}

func constantOp(c *compiler, op *ir.Operation) (stmt, error) {
	v, err := constant(op.Attr("value"))
	if err != nil {
		return nil, err
	}
	if vt, ok := op.Result(0).Type().(ir.ShapedType); ok {
		if _, isVec := vt.(*ir.VectorType); !isVec {
			return nil, errors.New("tensors cannot be interpreted on the host")
		}
	}
	s := c.slot(op.Result(0))
	return func(f *frame) error { f.vals[s] = v; return nil }, nil
}

// elementwise lifts a scalar function of n operands over vectors.
func elementwise(c *compiler, op *ir.Operation, n int, f func(a []Value) (Value, error)) (stmt, error) {
	out := c.slot(op.Result(0))
	in := c.operands(op)[:n]
	if _, isVec := op.Result(0).Type().(*ir.VectorType); !isVec {
		if _, shaped := op.Result(0).Type().(ir.ShapedType); shaped {
			return nil, errors.New("tensors cannot be interpreted on the host")
		}
		return func(fr *frame) error {
			var args [3]Value
			for i, s := range in {
				args[i] = fr.vals[s]
			}
			v, err := f(args[:n])
			fr.vals[out] = v
			return at(op, err)
		}, nil
	}
	return func(fr *frame) error {
		len0 := 0
		for _, s := range in {
			if vs, ok := fr.vals[s].ref.([]Value); ok {
				len0 = len(vs)
			}
		}
		res := make([]Value, len0)
		var args [3]Value
		for k := range res {
			for i, s := range in {
				args[i] = fr.vals[s]
				if vs, ok := args[i].ref.([]Value); ok {
					args[i] = vs[k]
				}
			}
			v, err := f(args[:n])
			if err != nil {
				return at(op, err)
			}
			res[k] = v
		}
		fr.vals[out] = Value{ref: res}
		return nil
	}, nil
}

func selectOp(c *compiler, op *ir.Operation) (stmt, error) {
	cond, a, b, out := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.slot(op.Operand(2)), c.slot(op.Result(0))
	if _, isVec := op.Operand(0).Type().(*ir.VectorType); isVec {
		return elementwise(c, op, 3, func(v []Value) (Value, error) {
			if v[0].bits&1 != 0 {
				return v[1], nil
			}
			return v[2], nil
		})
	}
	return func(f *frame) error {
		if f.vals[cond].bits&1 != 0 {
			f.vals[out] = f.vals[a]
		} else {
			f.vals[out] = f.vals[b]
		}
		return nil
	}, nil
}

// intWidth returns the width in bits of the integers of type t.
func intWidth(t ir.Type) (uint32, error) {
	w := ir.IntegerValueWidth(ir.ElementTypeOrSelf(t))
	if w == 0 || w > 64 {
		return 0, errors.New("a value of type '" + ir.TypeString(t) + "' cannot be interpreted on the host")
	}
	return w, nil
}

func floatType(t ir.Type) (*ir.FloatType, error) {
	f, ok := ir.ElementTypeOrSelf(t).(*ir.FloatType)
	if !ok || f.Width() > 64 {
		return nil, errors.New("a value of type '" + ir.TypeString(t) + "' cannot be interpreted on the host")
	}
	return f, nil
}

var errDivision = errors.New("division by zero")

// intBinaries are the binary operations of arith on integers of w bits; the result
// is cut to w bits by the caller.
var intBinaries = map[string]func(a, b uint64, w uint32) (uint64, error){
	"addi": func(a, b uint64, _ uint32) (uint64, error) { return a + b, nil },
	"subi": func(a, b uint64, _ uint32) (uint64, error) { return a - b, nil },
	"muli": func(a, b uint64, _ uint32) (uint64, error) { return a * b, nil },
	"andi": func(a, b uint64, _ uint32) (uint64, error) { return a & b, nil },
	"ori":  func(a, b uint64, _ uint32) (uint64, error) { return a | b, nil },
	"xori": func(a, b uint64, _ uint32) (uint64, error) { return a ^ b, nil },
	"shli": func(a, b uint64, w uint32) (uint64, error) { return a << b, shiftable(b, w) },
	"shrui": func(a, b uint64, w uint32) (uint64, error) {
		return a >> b, shiftable(b, w)
	},
	"shrsi": func(a, b uint64, w uint32) (uint64, error) {
		return uint64(signed(a, w) >> min(b, 63)), shiftable(b, w)
	},
	"divui":     unsignedDivision(func(a, b uint64) uint64 { return a / b }),
	"remui":     unsignedDivision(func(a, b uint64) uint64 { return a % b }),
	"ceildivui": unsignedDivision(func(a, b uint64) uint64 { return a/b + min(a%b, 1) }),
	"divsi":     signedDivision(func(a, b int64) int64 { return a / b }),
	"remsi":     signedDivision(func(a, b int64) int64 { return a % b }),
	"floordivsi": signedDivision(func(a, b int64) int64 {
		q := a / b
		if a%b != 0 && (a < 0) != (b < 0) {
			q--
		}
		return q
	}),
	"ceildivsi": signedDivision(func(a, b int64) int64 {
		q := a / b
		if a%b != 0 && (a < 0) == (b < 0) {
			q++
		}
		return q
	}),
	"maxui": func(a, b uint64, _ uint32) (uint64, error) { return max(a, b), nil },
	"minui": func(a, b uint64, _ uint32) (uint64, error) { return min(a, b), nil },
	"maxsi": func(a, b uint64, w uint32) (uint64, error) { return uint64(max(signed(a, w), signed(b, w))), nil },
	"minsi": func(a, b uint64, w uint32) (uint64, error) { return uint64(min(signed(a, w), signed(b, w))), nil },
}

func shiftable(n uint64, w uint32) error {
	if n >= uint64(w) {
		return errors.New("the shift amount is not less than the width")
	}
	return nil
}

func unsignedDivision(f func(a, b uint64) uint64) func(a, b uint64, w uint32) (uint64, error) {
	return func(a, b uint64, _ uint32) (uint64, error) {
		if b == 0 {
			return 0, errDivision
		}
		return f(a, b), nil
	}
}

func signedDivision(f func(a, b int64) int64) func(a, b uint64, w uint32) (uint64, error) {
	return func(a, b uint64, w uint32) (uint64, error) {
		x, y := signed(a, w), signed(b, w)
		switch {
		case y == 0:
			return 0, errDivision
		case y == -1 && a == 1<<(w-1):
			return 0, errors.New("signed division overflows")
		}
		return uint64(f(x, y)), nil
	}
}

func intBinary(f func(a, b uint64, w uint32) (uint64, error)) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		w, err := intWidth(op.Result(0).Type())
		if err != nil {
			return nil, err
		}
		mask := widthMask(w)
		return elementwise(c, op, 2, func(v []Value) (Value, error) {
			r, err := f(v[0].bits, v[1].bits, w)
			return Value{bits: r & mask}, err
		})
	}
}

// floatBinaries are binary operations on floats, exact or rounded once to double
// before the rounding to the type, which for f32 and narrower gives the correctly
// rounded result of the four basic operations.
var floatBinaries = map[string]func(a, b float64) float64{
	"arith.addf": func(a, b float64) float64 { return a + b },
	"arith.subf": func(a, b float64) float64 { return a - b },
	"arith.mulf": func(a, b float64) float64 { return a * b },
	"arith.divf": func(a, b float64) float64 { return a / b },
	"arith.remf": math.Mod,
	"arith.maximumf": func(a, b float64) float64 {
		if math.IsNaN(a) || math.IsNaN(b) {
			return math.NaN()
		}
		return math.Max(a, b)
	},
	"arith.minimumf": func(a, b float64) float64 {
		if math.IsNaN(a) || math.IsNaN(b) {
			return math.NaN()
		}
		return math.Min(a, b)
	},
	"arith.maxnumf": numeric(math.Max),
	"arith.minnumf": numeric(math.Min),
	"math.powf":     math.Pow,
	"math.atan2":    math.Atan2,
	"math.copysign": math.Copysign,
}

// numeric prefers the operand that is a number.
func numeric(f func(a, b float64) float64) func(a, b float64) float64 {
	return func(a, b float64) float64 {
		switch {
		case math.IsNaN(a):
			return b
		case math.IsNaN(b):
			return a
		}
		return f(a, b)
	}
}

func floatBinary(f func(a, b float64) float64) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		t, err := floatType(op.Result(0).Type())
		if err != nil {
			return nil, err
		}
		return elementwise(c, op, 2, func(v []Value) (Value, error) {
			return round(t, f(v[0].Float64(), v[1].Float64())), nil
		})
	}
}

var floatUnaries = map[string]func(x float64) float64{
	"absf": math.Abs, "ceil": math.Ceil, "floor": math.Floor, "trunc": math.Trunc, "round": math.Round, "roundeven": math.RoundToEven,
	"sqrt": math.Sqrt, "rsqrt": func(x float64) float64 { return 1 / math.Sqrt(x) }, "cbrt": math.Cbrt,
	"exp": math.Exp, "exp2": math.Exp2, "expm1": math.Expm1, "log": math.Log, "log2": math.Log2, "log10": math.Log10, "log1p": math.Log1p,
	"sin": math.Sin, "cos": math.Cos, "tan": math.Tan, "asin": math.Asin, "acos": math.Acos, "atan": math.Atan,
	"sinh": math.Sinh, "cosh": math.Cosh, "tanh": math.Tanh, "asinh": math.Asinh, "acosh": math.Acosh, "atanh": math.Atanh, "erf": math.Erf,
}

func floatUnary(f func(x float64) float64) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		t, err := floatType(op.Result(0).Type())
		if err != nil {
			return nil, err
		}
		return elementwise(c, op, 1, func(v []Value) (Value, error) { return round(t, f(v[0].Float64())), nil })
	}
}

// fmaBits is a precision at which a product and sum of two doubles is exact
// enough to be rounded once, for exponents that do not differ beyond it.
const fmaBits = 2400

func fmaOp(c *compiler, op *ir.Operation) (stmt, error) {
	t, err := floatType(op.Result(0).Type())
	if err != nil {
		return nil, err
	}
	return elementwise(c, op, 3, func(v []Value) (Value, error) {
		a, b, d := v[0].Float64(), v[1].Float64(), v[2].Float64()
		near := math.FMA(a, b, d)
		if t.Kind == ir.F64 || math.IsNaN(near) || math.IsInf(near, 0) || near == 0 {
			return round(t, near), nil
		}
		exact := new(big.Float).SetPrec(fmaBits).Mul(big.NewFloat(a), big.NewFloat(b))
		exact.Add(exact, big.NewFloat(d))
		if t.Kind == ir.F32 {
			r, _ := exact.Float32()
			return FloatValue(float64(r)), nil
		}
		// Rounding to odd keeps what decides the second rounding.
		r, acc := exact.Float64()
		if acc != big.Exact && math.Float64bits(r)&1 == 0 {
			if (acc == big.Below) == (r > 0) {
				r = math.Nextafter(r, math.Inf(1)*r)
			} else {
				r = math.Nextafter(r, 0)
			}
		}
		return round(t, r), nil
	})
}

// predicate returns the number of the predicate attribute of a comparison.
func predicate(op *ir.Operation) (int64, error) {
	a, ok := op.Attr("predicate").(*ir.IntegerAttr)
	if !ok {
		return 0, errors.New("the predicate is missing")
	}
	return a.Int64Or(-1), nil
}

// intPredicates are in the order of arith.cmpi's enumeration: eq, ne, slt, sle,
// sgt, sge, ult, ule, ugt, uge.
var intPredicates = [...]func(a, b uint64, x, y int64) bool{
	func(a, b uint64, _, _ int64) bool { return a == b },
	func(a, b uint64, _, _ int64) bool { return a != b },
	func(_, _ uint64, x, y int64) bool { return x < y },
	func(_, _ uint64, x, y int64) bool { return x <= y },
	func(_, _ uint64, x, y int64) bool { return x > y },
	func(_, _ uint64, x, y int64) bool { return x >= y },
	func(a, b uint64, _, _ int64) bool { return a < b },
	func(a, b uint64, _, _ int64) bool { return a <= b },
	func(a, b uint64, _, _ int64) bool { return a > b },
	func(a, b uint64, _, _ int64) bool { return a >= b },
}

func cmpiOp(c *compiler, op *ir.Operation) (stmt, error) {
	w, err := intWidth(op.Operand(0).Type())
	if err != nil {
		return nil, err
	}
	p, err := predicate(op)
	if err != nil || p < 0 || p >= int64(len(intPredicates)) {
		return nil, errors.New("the predicate is unknown")
	}
	test := intPredicates[p]
	return elementwise(c, op, 2, func(v []Value) (Value, error) {
		a, b := v[0].bits, v[1].bits
		return boolValue(test(a, b, signed(a, w), signed(b, w))), nil
	})
}

func boolValue(b bool) Value {
	if b {
		return Value{bits: 1}
	}
	return Value{}
}

// cmpfOp decodes arith.cmpf's enumeration: false, then oeq ogt oge olt ole one ord,
// then the unordered ones, then true. Within each seven, the bits say which of
// equal, greater and less make it hold.
func cmpfOp(c *compiler, op *ir.Operation) (stmt, error) {
	if _, err := floatType(op.Operand(0).Type()); err != nil {
		return nil, err
	}
	p, err := predicate(op)
	if err != nil || p < 0 || p > 15 {
		return nil, errors.New("the predicate is unknown")
	}
	return elementwise(c, op, 2, func(v []Value) (Value, error) {
		return boolValue(compareFloats(p, v[0].Float64(), v[1].Float64())), nil
	})
}

func compareFloats(p int64, a, b float64) bool {
	unordered := a != a || b != b
	switch p {
	case 0:
		return false
	case 15:
		return true
	case 7:
		return !unordered
	case 14:
		return unordered
	}
	if unordered {
		return p > 7
	}
	if p > 7 {
		p -= 7
	}
	switch p {
	case 1:
		return a == b
	case 2:
		return a > b
	case 3:
		return a >= b
	case 4:
		return a < b
	case 5:
		return a <= b
	}
	return a != b
}

// conversion turns a value of one type into one of another.
type conversion func(from, to ir.Type) (func(v Value) (Value, error), error)

var conversions = map[string]conversion{
	"extui":        resize(false),
	"extsi":        resize(true),
	"trunci":       resize(false),
	"index_cast":   resize(true),
	"index_castui": resize(false),
	"sitofp":       intToFloat(true),
	"uitofp":       intToFloat(false),
	"fptosi":       floatToInt(true),
	"fptoui":       floatToInt(false),
	"extf":         floatToFloat,
	"truncf":       floatToFloat,
	"bitcast":      bitcast,
}

func convert(conv conversion) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		f, err := conv(ir.ElementTypeOrSelf(op.Operand(0).Type()), ir.ElementTypeOrSelf(op.Result(0).Type()))
		if err != nil {
			return nil, err
		}
		return elementwise(c, op, 1, func(v []Value) (Value, error) { return f(v[0]) })
	}
}

func resize(sign bool) conversion {
	return func(from, to ir.Type) (func(Value) (Value, error), error) {
		w, err := intWidth(from)
		if err != nil {
			return nil, err
		}
		n, err := intWidth(to)
		if err != nil {
			return nil, err
		}
		mask := widthMask(n)
		return func(v Value) (Value, error) {
			if sign {
				return Value{bits: uint64(signed(v.bits, w)) & mask}, nil
			}
			return Value{bits: v.bits & mask}, nil
		}, nil
	}
}

func intToFloat(sign bool) conversion {
	return func(from, to ir.Type) (func(Value) (Value, error), error) {
		w, err := intWidth(from)
		if err != nil {
			return nil, err
		}
		t, err := floatType(to)
		if err != nil {
			return nil, err
		}
		return func(v Value) (Value, error) {
			if t.Kind == ir.F32 && bits.Len64(v.bits) > 53 {
				// Rounding to double first could round twice.
				if sign {
					return FloatValue(float64(float32(signed(v.bits, w)))), nil
				}
				return FloatValue(float64(float32(v.bits))), nil
			}
			if sign {
				return round(t, float64(signed(v.bits, w))), nil
			}
			return round(t, float64(v.bits)), nil
		}, nil
	}
}

func floatToInt(sign bool) conversion {
	return func(from, to ir.Type) (func(Value) (Value, error), error) {
		if _, err := floatType(from); err != nil {
			return nil, err
		}
		w, err := intWidth(to)
		if err != nil {
			return nil, err
		}
		lo, hi := 0.0, math.Ldexp(1, int(w))
		if sign {
			lo, hi = -math.Ldexp(1, int(w)-1), math.Ldexp(1, int(w)-1)
		}
		mask := widthMask(w)
		return func(v Value) (Value, error) {
			x := math.Trunc(v.Float64())
			if !(x >= lo && x < hi) {
				return Value{}, errors.New("the value does not fit the integer type")
			}
			if x < 0 {
				return Value{bits: uint64(int64(x)) & mask}, nil
			}
			return Value{bits: uint64(x) & mask}, nil
		}, nil
	}
}

func floatToFloat(from, to ir.Type) (func(Value) (Value, error), error) {
	if _, err := floatType(from); err != nil {
		return nil, err
	}
	t, err := floatType(to)
	return func(v Value) (Value, error) { return round(t, v.Float64()), nil }, err
}

func bitcast(from, to ir.Type) (func(Value) (Value, error), error) {
	for _, t := range []ir.Type{from, to} {
		if _, err := elementSize(t); err != nil {
			return nil, err
		}
	}
	return func(v Value) (Value, error) { return fromBits(to, toBits(from, v)), nil }, nil
}
