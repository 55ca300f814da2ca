package text

import (
	"math"
	"math/big"
)

// floatResult returns v as float or double. A NaN that comes of numbers has the bits that LLVM gives it.
func floatResult(t *Type, v float64) Value {
	if math.IsNaN(v) {
		if t == Float {
			return Bits(t, 0, 0x7fc00000)
		}
		return Bits(t, 0, 0x7ff8000000000000)
	}
	return roundedConst(t, v)
}

// floatOf returns the value of a number of type float or double.
func floatOf(c *Const) (float64, bool) {
	switch c.typ {
	case Float:
		return float64(math.Float32frombits(uint32(c.Lo))), true
	case Double:
		return math.Float64frombits(c.Lo), true
	}
	return 0, false
}

func foldFloatCompare(i *Inst) Value {
	a, b := numbers(i)
	if a == nil {
		return nil
	}
	x, ok := floatOf(a)
	y, _ := floatOf(b)
	if !ok {
		return nil
	}
	if i.Word == "true" || i.Word == "false" {
		return boolean(i.Word == "true")
	}
	unordered := math.IsNaN(x) || math.IsNaN(y)
	switch i.Word {
	case "ord":
		return boolean(!unordered)
	case "uno":
		return boolean(unordered)
	}
	holds := map[string]bool{"eq": x == y, "ne": x != y, "lt": x < y, "le": x <= y, "gt": x > y, "ge": x >= y}[i.Word[1:]]
	if unordered {
		holds = i.Word[0] == 'u'
	}
	return boolean(holds)
}

// foldToInt converts a float to an integer. What does not fit is poison.
func foldToInt(i *Inst, c *Const) Value {
	v, ok := floatOf(c)
	if !ok {
		return nil
	}
	v = math.Trunc(v)
	low, high := 0.0, math.Ldexp(1, int(i.typ.N))
	if i.Op == FPToSI {
		high = math.Ldexp(1, int(i.typ.N)-1)
		low = -high
	}
	if !(v >= low && v < high) {
		return Poison(i.typ)
	}
	n, _ := big.NewFloat(v).Int(nil)
	return BigInt(i.typ, n)
}

// bigOf returns the signed value of an integer constant, nil for others.
func bigOf(v Value) *big.Int {
	c, ok := v.(*Const)
	switch {
	case !ok || c.Kind != ConstNumber || c.typ.Kind != IntKind:
		return nil
	case c.Big != nil:
		return c.Big
	}
	return big.NewInt(signed(c.Lo, c.typ.N))
}

// bigFold computes with integers of more than 64 bits.
func bigFold(i *Inst) Value {
	a, b := bigOf(i.Args[0]), bigOf(i.Args[1])
	if a == nil || b == nil {
		return nil
	}
	span := new(big.Int).Lsh(big.NewInt(1), uint(i.typ.N))
	ua, ub := new(big.Int).Mod(a, span), new(big.Int).Mod(b, span)
	z := new(big.Int)
	switch i.Op {
	case UDiv, URem, SDiv, SRem:
		if b.Sign() == 0 {
			return Poison(i.typ)
		}
	case Shl, LShr, AShr:
		if !ub.IsUint64() || ub.Uint64() >= i.typ.N {
			return Poison(i.typ)
		}
	}
	switch i.Op {
	case Add:
		z.Add(a, b)
	case Sub:
		z.Sub(a, b)
	case Mul:
		z.Mul(a, b)
	case UDiv:
		z.Div(ua, ub)
	case URem:
		z.Mod(ua, ub)
	case SDiv:
		z.Quo(a, b)
	case SRem:
		z.Rem(a, b)
	case And:
		z.And(a, b)
	case Or:
		z.Or(a, b)
	case Xor:
		z.Xor(a, b)
	case Shl:
		z.Lsh(a, uint(ub.Uint64()))
	case LShr:
		z.Rsh(ua, uint(ub.Uint64()))
	default:
		z.Rsh(a, uint(ub.Uint64()))
	}
	return BigInt(i.typ, z)
}

// foldFromInt converts an integer to a float.
func foldFromInt(i *Inst, c *Const) Value {
	v := bigOf(c)
	if v == nil {
		return nil
	}
	if i.Op == UIToFP {
		v = new(big.Int).Mod(v, new(big.Int).Lsh(big.NewInt(1), uint(c.typ.N)))
	}
	f := new(big.Float).SetInt(v)
	switch i.typ {
	case Float:
		x, _ := f.Float32()
		return Bits(Float, 0, uint64(math.Float32bits(x)))
	case Double:
		x, _ := f.Float64()
		return Bits(Double, 0, math.Float64bits(x))
	}
	return nil
}

// equalConst reports whether two constants are the same one in LLVM, where equal constants are.
func equalConst(a, b Value) bool {
	if a == b {
		return true
	}
	x, ok := a.(*Const)
	y, ok2 := b.(*Const)
	if !ok || !ok2 || x.typ != y.typ || x.Kind != y.Kind || x.Op != y.Op || x.Lo != y.Lo || x.Hi != y.Hi || x.Data != y.Data ||
		x.Flags != y.Flags || x.Source != y.Source || x.Block != y.Block || len(x.Elems) != len(y.Elems) {
		return false
	}
	if x.Kind == ConstUndef || x.Kind == ConstPoison || x.Big != nil && x.Big.Cmp(y.Big) != 0 {
		return false
	}
	for k := range x.Elems {
		if !equalConst(x.Elems[k], y.Elems[k]) {
			return false
		}
	}
	return true
}
