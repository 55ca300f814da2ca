package hostlayout

import "github.com/spvc/spvc/ir/apfloat"

// Float16 holds the bits of an IEEE 754 binary16 number.
type Float16 uint16

// NewFloat16 rounds f to the nearest Float16, ties to even.
func NewFloat16(f float32) Float16 { return Float16(apfloat.F16FromF32(f)) }

// Float32 converts h to float32, which is exact.
func (h Float16) Float32() float32 { return apfloat.F32FromF16(uint16(h)) }

// BFloat16 holds the bits of a bfloat16 number: the upper half of a float32.
type BFloat16 uint16

// NewBFloat16 rounds f to the nearest BFloat16, ties to even.
func NewBFloat16(f float32) BFloat16 { return BFloat16(apfloat.BF16FromF32(f)) }

// Float32 converts h to float32, which is exact.
func (h BFloat16) Float32() float32 { return apfloat.F32FromBF16(uint16(h)) }
