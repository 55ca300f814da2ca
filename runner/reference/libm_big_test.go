package reference

import (
	"math"
	"math/big"

	"github.com/spvc/spvc/internal/bigmath"
)

// Short names of the functions with many digits.
var (
	bigAcos  = bigmath.Acos
	bigAcosh = bigmath.Acosh
	bigAdd   = bigmath.Add
	bigAsin  = bigmath.Asin
	bigAsinh = bigmath.Asinh
	bigAtan  = bigmath.Atan
	bigAtan2 = bigmath.Atan2
	bigAtanh = bigmath.Atanh
	bigCosh  = bigmath.Cosh
	bigErf   = bigmath.Erf
	bigErfc  = bigmath.Erfc
	bigExp   = bigmath.Exp
	bigExpm1 = bigmath.Expm1
	bigGamma = bigmath.Gamma
	bigLn2   = bigmath.Ln2()
	bigLog   = bigmath.Log
	bigLog1p = bigmath.Log1p
	bigMul   = bigmath.Mul
	bigNew   = bigmath.New
	bigOf    = bigmath.Of
	bigOne   = bigmath.One()
	bigPi    = bigmath.Pi()
	bigPow   = bigmath.Pow
	bigQuo   = bigmath.Quo
	bigSinh  = bigmath.Sinh
	bigSqrt  = bigmath.Sqrt
	bigSub   = bigmath.Sub
	bigTanh  = bigmath.Tanh
	bigSin   = bigmath.Sin
	bigCos   = bigmath.Cos
	bigTan   = bigmath.Tan
)

// bigNearest returns the float of some bits that is nearest to a number, ties to even.
func bigNearest(x *big.Float, bits uint8) uint64 {
	switch bits {
	case 32:
		f, _ := x.Float32()
		return word(f)
	case 64:
		f, _ := x.Float64()
		return fromFloat64(f)
	}
	f, _ := x.Float64()
	a := math.Abs(f)
	var h uint16
	for low, high := 0, 0x7c00; low < high; {
		// h is the last half that is not greater than |x|; 0x7c00 stands for 2^16.
		middle := (low + high + 1) / 2
		if halfValue(uint16(middle)) <= a {
			low = middle
		} else {
			high = middle - 1
		}
		h = uint16(low)
	}
	if h < 0x7c00 {
		twice := bigAdd(bigOf(halfValue(h)), bigOf(halfValue(h+1)))
		c := bigMul(bigOf(2), bigNew().Abs(x)).Cmp(twice)
		if c > 0 || c == 0 && h&1 != 0 {
			h++
		}
	}
	if x.Signbit() {
		h |= 0x8000
	}
	return uint64(h)
}

// halfValue returns the value of a half that is not negative by its definition. Infinity
// has the value 2^16.
func halfValue(h uint16) float64 {
	if h < 0x400 {
		return math.Ldexp(float64(h), -24)
	}
	return math.Ldexp(float64(h&0x3ff|0x400), int(h>>10)-25)
}
