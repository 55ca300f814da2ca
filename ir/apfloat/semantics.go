// Package apfloat holds floating-point numbers of MLIR's builtin float types
// as small comparable values, bit for bit. It covers NaN payloads, signed zeros and the
// formats without infinities.
//
// Every result is rounded to nearest, ties to even, and rounded once. NaNs
// propagate as in LLVM's APFloat: the result is the first NaN operand, made quiet. An
// invalid operation gives the positive quiet NaN.
package apfloat

import "slices"

// Semantics is a floating-point format. The zero Semantics is not a format.
type Semantics uint8

// The float types of MLIR: those of MLIR 19 in its order of declaration, and before them those of MLIR 20.
const (
	F4E2M1FN Semantics = iota + 1
	F6E2M3FN
	F6E3M2FN
	F8E3M4
	F8E8M0FNU
	F8E5M2
	F8E4M3
	F8E4M3FN
	F8E5M2FNUZ
	F8E4M3FNUZ
	F8E4M3B11FNUZ
	BF16
	F16
	TF32
	F32
	F64
	F80
	F128

	// NumSemantics is one more than the last format.
	NumSemantics
)

// special says which codes are not finite numbers.
type special uint8

const (
	// ieee: the highest exponent holds the infinities and NaNs.
	ieee special = iota
	// allOnes: no infinities; NaN is the code of all ones, of either sign.
	allOnes
	// negZero: no infinities, no negative zero; NaN is the code of -0.
	negZero
	// finite: neither infinities nor NaN. What is too large becomes the largest number.
	finite
	// scale: only an exponent, without sign. All codes are powers of two but NaN, the code of all ones.
	scale
)

// format is the layout of a Semantics: sign, exponent and fraction, from the top bit down.
type format struct {
	name    string
	width   uint16 // bits, sign included
	exp     uint8  // bits of the exponent
	frac    uint8  // bits of the fraction, the integer bit not counted
	minExp  int16  // exponent of the smallest normal number
	special special
	intBit  bool // the integer bit is stored between exponent and fraction
}

var formats = [NumSemantics]format{
	F4E2M1FN:      {"f4E2M1FN", 4, 2, 1, 0, finite, false},
	F6E2M3FN:      {"f6E2M3FN", 6, 2, 3, 0, finite, false},
	F6E3M2FN:      {"f6E3M2FN", 6, 3, 2, -2, finite, false},
	F8E3M4:        {"f8E3M4", 8, 3, 4, -2, ieee, false},
	F8E8M0FNU:     {"f8E8M0FNU", 8, 8, 0, -127, scale, false},
	F8E5M2:        {"f8E5M2", 8, 5, 2, -14, ieee, false},
	F8E4M3:        {"f8E4M3", 8, 4, 3, -6, ieee, false},
	F8E4M3FN:      {"f8E4M3FN", 8, 4, 3, -6, allOnes, false},
	F8E5M2FNUZ:    {"f8E5M2FNUZ", 8, 5, 2, -15, negZero, false},
	F8E4M3FNUZ:    {"f8E4M3FNUZ", 8, 4, 3, -7, negZero, false},
	F8E4M3B11FNUZ: {"f8E4M3B11FNUZ", 8, 4, 3, -10, negZero, false},
	BF16:          {"bf16", 16, 8, 7, -126, ieee, false},
	F16:           {"f16", 16, 5, 10, -14, ieee, false},
	TF32:          {"tf32", 19, 8, 10, -126, ieee, false},
	F32:           {"f32", 32, 8, 23, -126, ieee, false},
	F64:           {"f64", 64, 11, 52, -1022, ieee, false},
	F80:           {"f80", 80, 15, 63, -16382, ieee, true},
	F128:          {"f128", 128, 15, 112, -16382, ieee, false},
}

func (s Semantics) format() *format { return &formats[s] }

// Named returns the format with MLIR's name, such as "f32" or "f8E4M3FN".
func Named(name string) (s Semantics, ok bool) {
	for s = 1; s < NumSemantics; s++ {
		if formats[s].name == name {
			return s, true
		}
	}
	return 0, false
}

// String returns MLIR's name of the format.
func (s Semantics) String() string { return formats[s].name }

// Width returns the number of bits of a value.
func (s Semantics) Width() uint32 { return uint32(formats[s].width) }

// Precision returns the number of significant bits of a normal value, including the
// integer bit.
func (s Semantics) Precision() uint32 { return uint32(formats[s].frac) + 1 }

// HasInf reports whether the format has infinities.
func (s Semantics) HasInf() bool { return formats[s].special == ieee }

// HasNegativeZero reports whether the format distinguishes -0 from +0.
func (s Semantics) HasNegativeZero() bool {
	return formats[s].special != negZero && formats[s].special != scale
}

// HasNaN reports whether the format has a NaN.
func (s Semantics) HasNaN() bool { return formats[s].special != finite }

// signBits returns the number of bits of the sign.
func (f *format) signBits() uint {
	if f.special == scale {
		return 0
	}
	return 1
}

// magnitudeBits returns the number of bits without the sign.
func (f *format) magnitudeBits() uint { return uint(f.width) - f.signBits() }

// expField returns the exponent field with all bits set.
func (f *format) expField() uint64 { return 1<<f.exp - 1 }

// minLSB returns the exponent of the last place of subnormal numbers.
func (f *format) minLSB() int { return int(f.minExp) - int(f.frac) }

// maxFinite returns the magnitude code of the largest finite number (see magnitude).
func (f *format) maxFinite() u128 {
	switch f.special {
	case ieee:
		return u64(f.expField()).shl(uint(f.frac)).sub(u64(1))
	case allOnes, scale:
		return u64(1).shl(uint(f.exp) + uint(f.frac)).sub(u64(2))
	default:
		return u64(1).shl(uint(f.exp) + uint(f.frac)).sub(u64(1))
	}
}

// llvmNumbers has the formats in the order of LLVM's enumeration APFloatBase::Semantics, LLVM 20 to 22. Those of PowerPC have none here.
var llvmNumbers = [...]Semantics{
	F16, BF16, F32, F64, F128, 0, 0, F8E5M2, F8E5M2FNUZ, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E3M4, TF32, F8E8M0FNU, F6E3M2FN, F6E2M3FN, F4E2M1FN, F80,
}

// LLVMNumber returns the number of the format in APFloatBase::Semantics of LLVM 20 to 22.
func (s Semantics) LLVMNumber() int { return slices.Index(llvmNumbers[:], s) }

// FromLLVMNumber returns the format with that number. ok is false if there is none.
func FromLLVMNumber(n int) (s Semantics, ok bool) {
	if n < 0 || n >= len(llvmNumbers) {
		return 0, false
	}
	return llvmNumbers[n], llvmNumbers[n] != 0
}
