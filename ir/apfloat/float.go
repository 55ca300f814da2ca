package apfloat

import (
	"encoding/binary"
	"math"

	"github.com/spvc/spvc/ir/apint"
)

// Float is a number of a Semantics. == compares format and bits, so NaNs with the same
// payload are equal and +0 differs from -0. Compare compares numbers. The zero Float
// belongs to no format.
type Float struct {
	sem  Semantics
	bits u128
}

// FromBits returns the number encoded by v, whose width is the format's.
// As in APFloat, an encoding of f80 with an impossible integer bit becomes the normal
// number or the NaN that it stands for.
func FromBits(s Semantics, v apint.Int) Float {
	if v.Width() != s.Width() {
		panic("apfloat: width of bits and format differ")
	}
	if s <= F64 {
		lo, _ := v.Uint64()
		return Float{s, u64(lo)}
	}
	var b [16]byte
	v.AppendBytes(b[:0])
	return canonical(s, u128{binary.LittleEndian.Uint64(b[8:]), binary.LittleEndian.Uint64(b[:])})
}

// FromBits64 is FromBits for formats of at most 64 bits. It drops bits of v above the
// format's width.
func FromBits64(s Semantics, v uint64) Float {
	if s > F64 {
		panic("apfloat: format wider than 64 bits")
	}
	return Float{s, u64(v).low(uint(s.Width()))}
}

// canonical repairs the integer bit of f80.
func canonical(s Semantics, b u128) Float {
	if s == F80 {
		exp := b.hi & 0x7fff
		switch intBit := b.lo>>63 != 0; {
		case exp == 0 && intBit:
			b.hi |= 1
		case exp != 0 && !intBit:
			b.hi |= 0x7fff
		}
	}
	return Float{s, b}
}

// Bits returns the encoding. Its width is the format's.
func (f Float) Bits() apint.Int {
	if f.sem <= F64 {
		return apint.New(f.sem.Width(), f.bits.lo)
	}
	var b [16]byte
	binary.LittleEndian.PutUint64(b[:], f.bits.lo)
	binary.LittleEndian.PutUint64(b[8:], f.bits.hi)
	return apint.FromBytes(f.sem.Width(), b[:])
}

// Bits64 returns the encoding of a number of a format of at most 64 bits.
func (f Float) Bits64() uint64 {
	if f.sem > F64 {
		panic("apfloat: format wider than 64 bits")
	}
	return f.bits.lo
}

// Semantics returns the format of f.
func (f Float) Semantics() Semantics { return f.sem }

// build joins a sign and a magnitude. A format without negative zero has no
// sign on its zero.
func build(s Semantics, neg bool, mag u128) Float {
	fm := s.format()
	if neg && fm.special != scale && !(mag.isZero() && fm.special == negZero) {
		mag = mag.or(u64(1).shl(uint(fm.width) - 1))
	}
	return Float{s, mag}
}

// magnitude returns the encoding without the sign. For numbers of one format that are
// not NaN, magnitudes have the order of the absolute values.
func (f Float) magnitude() u128 { return f.bits.low(f.sem.format().magnitudeBits()) }

// stored converts a magnitude code without integer bit (exponent, then
// fraction) to the code that the format stores.
func (fm *format) stored(code u128) u128 {
	if !fm.intBit {
		return code
	}
	exp := code.shr(uint(fm.frac))
	r := exp.shl(uint(fm.frac) + 1).or(code.low(uint(fm.frac)))
	if !exp.isZero() {
		r = r.or(u64(1).shl(uint(fm.frac)))
	}
	return r
}

// Zero returns +0, or -0 if neg is set and the format has -0.
func Zero(s Semantics, neg bool) Float { return build(s, neg, u128{}) }

// Inf returns an infinity, or the NaN of that sign if the format has no infinity, or the largest number if it has no NaN either.
func Inf(s Semantics, neg bool) Float {
	fm := s.format()
	switch fm.special {
	case ieee:
	case finite:
		return Largest(s, neg)
	default:
		return NaN(s, neg)
	}
	return build(s, neg, fm.stored(u64(fm.expField()).shl(uint(fm.frac))))
}

// NaN returns the quiet NaN without payload. Formats with a single NaN ignore the sign, and those without NaN have zero for it.
func NaN(s Semantics, neg bool) Float {
	fm := s.format()
	switch fm.special {
	case finite:
		return Zero(s, neg)
	case allOnes, scale:
		return build(s, neg, u64(1).shl(fm.magnitudeBits()).sub(u64(1)))
	case negZero:
		return Float{s, u64(1).shl(uint(fm.width) - 1)}
	}
	exp := u64(fm.expField()).shl(uint(fm.frac))
	return build(s, neg, fm.stored(exp.or(u64(1).shl(uint(fm.frac)-1))))
}

// Largest returns the finite number of the greatest magnitude.
func Largest(s Semantics, neg bool) Float {
	fm := s.format()
	return build(s, neg, fm.stored(fm.maxFinite()))
}

// Smallest returns the number of the least magnitude above zero, a subnormal if the format has them.
func Smallest(s Semantics, neg bool) Float {
	if s.format().special == scale {
		return Float{sem: s}
	}
	return build(s, neg, u64(1))
}

// SmallestNormal returns the normal number of the least magnitude.
func SmallestNormal(s Semantics, neg bool) Float {
	fm := s.format()
	if fm.special == scale {
		return Float{sem: s}
	}
	return build(s, neg, fm.stored(u64(1).shl(uint(fm.frac))))
}

// infMagnitude returns the magnitude of infinity. Only formats that have infinity may call
// it.
func (fm *format) infMagnitude() u128 { return fm.stored(u64(fm.expField()).shl(uint(fm.frac))) }

// IsNaN reports whether f is not a number.
func (f Float) IsNaN() bool {
	fm := f.sem.format()
	switch fm.special {
	case finite:
		return false
	case allOnes, scale:
		return f.magnitude() == u64(1).shl(fm.magnitudeBits()).sub(u64(1))
	case negZero:
		return f.bits == u64(1).shl(uint(fm.width)-1)
	}
	if fm.intBit {
		// A NaN may lack the integer bit that infinity has.
		return f.bits.hi&0x7fff == 0x7fff && f.bits.lo != 1<<63
	}
	return f.magnitude().cmp(fm.infMagnitude()) > 0
}

// isSignaling reports whether f is a NaN whose quiet bit is clear.
func (f Float) isSignaling() bool {
	fm := f.sem.format()
	return fm.special == ieee && f.IsNaN() && !f.bits.bit(uint(fm.frac)-1)
}

// quieted sets the quiet bit of a NaN.
func (f Float) quieted() Float {
	if fm := f.sem.format(); fm.special == ieee {
		f.bits = f.bits.or(u64(1).shl(uint(fm.frac) - 1))
	}
	return f
}

// IsInf reports whether f is an infinity.
func (f Float) IsInf() bool {
	fm := f.sem.format()
	return fm.special == ieee && f.magnitude() == fm.infMagnitude()
}

// IsFinite reports whether f is neither infinite nor NaN.
func (f Float) IsFinite() bool { return !f.IsNaN() && !f.IsInf() }

// IsNormal reports whether f is a finite number that is neither zero nor subnormal.
func (f Float) IsNormal() bool {
	return f.IsFinite() && f.magnitude().cmp(SmallestNormal(f.sem, false).magnitude()) >= 0
}

// IsZero reports whether f is +0 or -0.
func (f Float) IsZero() bool {
	return f.magnitude().isZero() && !f.IsNaN() && f.sem.format().special != scale
}

// IsPosZero reports whether f is +0.
func (f Float) IsPosZero() bool { return f.bits.isZero() && f.sem.format().special != scale }

// IsNegZero reports whether f is -0.
func (f Float) IsNegZero() bool { return f.IsNegative() && f.IsZero() }

// IsNegative reports whether the sign bit is set, also for a zero or a NaN.
func (f Float) IsNegative() bool {
	fm := f.sem.format()
	return fm.special != scale && f.bits.bit(uint(fm.width)-1)
}

// IsExactly reports whether f is the number v, with the same sign if both are zero.
func (f Float) IsExactly(v float64) bool {
	g, exact := FromFloat64(f.sem, v)
	return exact && f == g
}

// Neg flips the sign, also of a NaN. A format with a single NaN keeps its sign, and so
// does a zero of a format without negative zero. A format without sign has no negative numbers.
func (f Float) Neg() Float {
	fm := f.sem.format()
	if fm.special == scale {
		return f
	}
	if fm.special == negZero && f.magnitude().isZero() {
		return f
	}
	sign := u64(1).shl(uint(fm.width) - 1)
	f.bits.hi ^= sign.hi
	f.bits.lo ^= sign.lo
	return f
}

// Abs clears the sign, also of a NaN.
func (f Float) Abs() Float {
	if f.IsNegative() {
		return f.Neg()
	}
	return f
}

// FromFloat32 returns v in f32, bit for bit.
func FromFloat32(v float32) Float { return Float{F32, u64(uint64(math.Float32bits(v)))} }

// FromFloat64 rounds v to the format. exact is as for Convert.
func FromFloat64(s Semantics, v float64) (f Float, exact bool) {
	return Float{F64, u64(math.Float64bits(v))}.Convert(s)
}

// Float64 rounds f to f64.
func (f Float) Float64() float64 {
	switch f.sem {
	case F64:
		return math.Float64frombits(f.bits.lo)
	case F32:
		return float64(math.Float32frombits(uint32(f.bits.lo)))
	}
	g, _ := f.Convert(F64)
	return math.Float64frombits(g.bits.lo)
}
