package spvc

import (
	"encoding/binary"
	"fmt"
	"math"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner/host"
)

// goType returns the size of an element of type t in memory, in bytes, and whether the Go type of elements is a float, and whether it has no sign.
func goType(t ir.Type) (bytes int, float, unsigned bool, err error) {
	switch t := t.(type) {
	case *ir.FloatType:
		n := int(t.Width()+7) / 8
		return n, n >= 4, n < 4, nil
	case *ir.IndexType:
		return 8, false, false, nil
	case *ir.IntegerType:
		n := 1
		for n*8 < int(t.Width) {
			n *= 2
		}
		if n <= 8 {
			return n, false, t.Signedness == ir.Unsigned, nil
		}
	}
	return 0, false, false, fmt.Errorf("no Go type has elements of type %s", ir.TypeString(t))
}

// sliceFor returns a slice of n elements of the Go type for elements of type t.
func sliceFor(t ir.Type, n int) (any, error) {
	if i, ok := t.(*ir.IntegerType); ok && i.Width == 1 {
		return make([]bool, n), nil
	}
	size, float, unsigned, err := goType(t)
	switch {
	case err != nil:
		return nil, err
	case float && size == 4:
		return make([]float32, n), nil
	case float:
		return make([]float64, n), nil
	case size == 1 && unsigned:
		return make([]uint8, n), nil
	case size == 1:
		return make([]int8, n), nil
	case size == 2 && unsigned:
		return make([]uint16, n), nil
	case size == 2:
		return make([]int16, n), nil
	case size == 4 && unsigned:
		return make([]uint32, n), nil
	case size == 4:
		return make([]int32, n), nil
	case unsigned:
		return make([]uint64, n), nil
	}
	return make([]int64, n), nil
}

// matches returns an error if data is no slice for elements of type t. Integers without a sign may be signed or unsigned in Go.
func matches(t ir.Type, data any) error {
	want, err := sliceFor(t, 0)
	if err != nil {
		return err
	}
	w, g := fmt.Sprintf("%T", want), fmt.Sprintf("%T", data)
	if i, ok := t.(*ir.IntegerType); w != g && !(ok && i.Signedness == ir.Signless && "[]u"+w[2:] == g) {
		return fmt.Errorf("elements of type %s are %s, not %s", ir.TypeString(t), w, g)
	}
	return nil
}

// bytesOf returns the elements of data, a slice for elements of type t, as memory has them.
func bytesOf(t ir.Type, data any) ([]byte, error) {
	if raw, ok := data.(Raw); ok {
		return fitted(t, raw, false), nil
	}
	if err := matches(t, data); err != nil {
		return nil, err
	}
	out, err := binary.Append(nil, binary.LittleEndian, data)
	return fitted(t, out, false), err
}

// fitted returns elements of type t whose bits beyond the width of an integer, as that of i4, are those of the sign, or 0 as memory has them.
func fitted(t ir.Type, data []byte, signed bool) []byte {
	i, ok := t.(*ir.IntegerType)
	size, _, _, err := goType(t)
	if !ok || err != nil || int(i.Width) == 8*size || i.Width <= 1 {
		return data
	}
	out := make([]byte, 0, len(data))
	for ; len(data) >= size; data = data[size:] {
		var word [8]byte
		copy(word[:], data[:size])
		shift := 64 - uint(i.Width)
		bits := binary.LittleEndian.Uint64(word[:]) << shift
		if signed && i.Signedness != ir.Unsigned {
			bits = uint64(int64(bits) >> shift)
		} else {
			bits >>= shift
		}
		out = append(out, binary.LittleEndian.AppendUint64(nil, bits)[:size]...)
	}
	return out
}

// sliceOf is the inverse of bytesOf.
func sliceOf(t ir.Type, data []byte) (any, error) {
	size, _, _, err := goType(t)
	if err != nil {
		return nil, err
	}
	out, err := sliceFor(t, len(data)/size)
	if err != nil {
		return nil, err
	}
	return out, copyBytes(t, out, data)
}

// copyBytes sets the elements of the slice to from memory.
func copyBytes(t ir.Type, to any, data []byte) error {
	data = fitted(t, data, true)
	if raw, ok := to.(Raw); ok {
		copy(raw, data)
		return nil
	}
	if err := matches(t, to); err != nil {
		return err
	}
	_, err := binary.Decode(data, binary.LittleEndian, to)
	return err
}

// lengthOf returns the number of elements of a slice of numbers.
func lengthOf(data any) (int, error) {
	switch d := data.(type) {
	case []bool:
		return len(d), nil
	case []float32:
		return len(d), nil
	case []float64:
		return len(d), nil
	case []int8:
		return len(d), nil
	case []int16:
		return len(d), nil
	case []int32:
		return len(d), nil
	case []int64:
		return len(d), nil
	case []uint8:
		return len(d), nil
	case []uint16:
		return len(d), nil
	case []uint32:
		return len(d), nil
	case []uint64:
		return len(d), nil
	}
	return 0, fmt.Errorf("a %T is no tensor: pass a Tensor, or a slice of numbers for one dimension", data)
}

// number converts an argument for a parameter of type t, which is no memref.
func number(t ir.Type, arg any) (host.Value, error) {
	_, isFloat := t.(*ir.FloatType)
	_, isIndex := t.(*ir.IndexType)
	_, isInt := t.(*ir.IntegerType)
	switch a := arg.(type) {
	case float32:
		if isFloat {
			return host.FloatValue(float64(a)), nil
		}
	case float64:
		if isFloat {
			return host.FloatValue(a), nil
		}
	case bool:
		if i, ok := t.(*ir.IntegerType); ok && i.Width == 1 {
			n := int64(0)
			if a {
				n = 1
			}
			return host.IntValue(n), nil
		}
	default:
		if n, ok := integerOf(arg); ok && (isInt || isIndex) {
			return host.IntValueOf(t, n), nil
		}
	}
	return host.Value{}, fmt.Errorf("a %T is no %s", arg, ir.TypeString(t))
}

// integerOf returns a Go integer as int64.
func integerOf(arg any) (int64, bool) {
	switch a := arg.(type) {
	case int:
		return int64(a), true
	case int8:
		return int64(a), true
	case int16:
		return int64(a), true
	case int32:
		return int64(a), true
	case int64:
		return a, true
	case uint8:
		return int64(a), true
	case uint16:
		return int64(a), true
	case uint32:
		return int64(a), true
	}
	return 0, false
}

// numberOf converts a result of type t, which is no memref.
func numberOf(t ir.Type, v host.Value) (any, error) {
	switch t := t.(type) {
	case *ir.FloatType:
		return v.Float64(), nil
	case *ir.IndexType:
		return int64(v.Uint64()), nil
	case *ir.IntegerType:
		if t.Width <= 64 {
			shift := 64 - uint(max(t.Width, 1))
			switch {
			case t.Width == 1:
				return v.Uint64()&1 != 0, nil
			case t.Signedness == ir.Unsigned:
				return int64(v.Uint64()), nil
			}
			return int64(v.Uint64()<<shift) >> shift, nil
		}
	}
	return math.NaN(), fmt.Errorf("a result of type %s has no Go type", ir.TypeString(t))
}

// Scalar returns the number of an argument from its bytes, as memory has them.
func Scalar(p *Param, data []byte) (any, error) {
	if p.Elem == nil || len(data) != int(p.Elem.Size) {
		return nil, fmt.Errorf("one number of type %s is expected", p.Type)
	}
	var bits uint64
	for i := len(data) - 1; i >= 0; i-- {
		bits = bits<<8 | uint64(data[i])
	}
	shift := 64 - uint(p.Elem.Bits)
	switch {
	case p.Elem.Kind == block.Int && p.Elem.Bits == 1:
		return bits != 0, nil
	case p.Elem.Kind == block.Int && p.Elem.Unsigned:
		return int64(bits), nil
	case p.Elem.Kind == block.Int:
		return int64(bits<<shift) >> shift, nil
	}
	f, ok := floatFormat(p.Elem)
	if !ok {
		return nil, fmt.Errorf("a number of type %s cannot be given", p.Type)
	}
	return apfloat.FromBits64(f, bits).Float64(), nil
}

// ScalarBytes returns the bytes of a result that is a number, as memory has them. It is the inverse of Scalar.
func ScalarBytes(p *Param, v any) ([]byte, error) {
	var bits uint64
	switch v := v.(type) {
	case bool:
		if v {
			bits = 1
		}
	case int64:
		bits = uint64(v)
	case float64:
		if f, ok := floatFormat(p.Elem); ok {
			x, _ := apfloat.FromFloat64(f, v)
			bits = x.Bits64()
		}
	}
	if p.Elem == nil {
		return nil, fmt.Errorf("a number of type %s has no bytes", p.Type)
	}
	return binary.LittleEndian.AppendUint64(nil, bits)[:p.Elem.Size], nil
}

// floatFormat returns the format of floats of shape s.
func floatFormat(s *block.Shape) (apfloat.Semantics, bool) {
	switch {
	case s == nil:
	case s.Kind == block.BFloat:
		return apfloat.Named("bf16")
	case s.Kind == block.Float:
		return apfloat.Named("f" + strconv.Itoa(s.Bits))
	}
	return 0, false
}
