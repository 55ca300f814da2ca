package host

import (
	"encoding/binary"
	"errors"
	"math"
	"strconv"

	complexes "github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/runner"
)

// Value is a value of the interpreted program. An integer or index value of up to 64
// bits is zero-extended. A floating-point value is a float64 rounded to its type.
// Memrefs and vectors are references.
type Value struct {
	bits uint64
	ref  any // *memref, []Value for a vector, complex128, apint.Int of more than 64 bits, or *ir.Operation for a function
}

// IntValue returns an integer value. The type at the place of use decides its width.
func IntValue(v int64) Value { return Value{bits: uint64(v)} }

// IntValueOf returns the integer n as a value of type t, an integer type or index: its low bits.
func IntValueOf(t ir.Type, n int64) Value {
	if i, ok := t.(*ir.IntegerType); ok && i.Width < 64 {
		return Value{bits: uint64(n) & (1<<i.Width - 1)}
	}
	return IntValue(n)
}

// FloatValue returns a floating-point value.
func FloatValue(v float64) Value { return Value{bits: math.Float64bits(v)} }

// Uint64 returns the zero-extended integer, or the low bits of one of more than 64 bits.
func (v Value) Uint64() uint64 {
	if i, ok := v.ref.(apint.Int); ok {
		low, _ := i.Trunc(64).Uint64()
		return low
	}
	return v.bits
}

// Float64 returns the floating-point value.
func (v Value) Float64() float64 { return math.Float64frombits(v.bits) }

// buffer is the storage behind memrefs.
type buffer struct {
	data  []byte
	freed bool
	// address is what the program sees as the address, or 0 if it has not asked.
	address uint64
	// device is the copy on the device, which survives launches. hostNewer and
	// deviceNewer say which copy was written last.
	device      runner.Buffer
	hostNewer   bool
	deviceNewer bool
	writer      *runner.KernelStats // the last kernel that had the device's copy
}

// sync copies the writes of kernels back to the host.
func (b *buffer) sync() error {
	if !b.deviceNewer {
		return nil
	}
	b.deviceNewer = false
	return timed(&b.writer.Download, func() error { return b.device.Read(0, b.data) })
}

// memref is a strided view of a buffer. Offset, sizes and strides count elements.
type memref struct {
	buf     *buffer
	elem    ir.Type
	size    int // size of an element in bytes
	base    int // byte of the buffer at which offset 0 is
	offset  int64
	sizes   []int64
	strides []int64
}

var (
	errFreed  = errors.New("the memref was deallocated")
	errBounds = errors.New("the index is out of bounds")
)

// maxElementBytes bounds the size of a vector in bytes.
const maxElementBytes = 1 << 20

// elementSize returns the size in bytes of an element of type t in host memory.
func elementSize(t ir.Type) (int, error) {
	switch t := t.(type) {
	case *ir.IntegerType:
		if t.Width > maxIntBits {
			return 0, errors.New("elements of type '" + ir.TypeString(t) + "' cannot be interpreted")
		}
		n := 1
		for n*8 < int(t.Width) {
			n *= 2
		}
		return n, nil
	case *ir.IndexType:
		return 8, nil
	case *ir.FloatType:
		return int(t.Width()+7) / 8, nil
	case *ir.ComplexType:
		size, err := elementSize(t.Element)
		return 2 * size, err
	case *ir.VectorType:
		size, err := elementSize(t.ElementType())
		if err != nil {
			return 0, err
		}
		for _, d := range t.Shape() {
			if d < 1 || int64(size) > maxElementBytes/d {
				return 0, errors.New("elements of type '" + ir.TypeString(t) + "' are too large")
			}
			size *= int(d)
		}
		return size, nil
	}
	return 0, errors.New("elements of type '" + ir.TypeString(t) + "' cannot be interpreted")
}

// place returns the byte offset of an element in the buffer.
func (r *memref) place(idx []int64) (int, error) {
	if r.buf.freed {
		return 0, errFreed
	}
	pos := r.offset
	for i, x := range idx {
		if x < 0 || x >= r.sizes[i] {
			return 0, boundsError(r, i, x)
		}
		pos += x * r.strides[i]
	}
	p := r.base + int(pos)*r.size
	if p < 0 || p+r.size > len(r.buf.data) {
		return 0, errBounds
	}
	return p, nil
}

func boundsError(r *memref, dim int, x int64) error {
	return errors.New("index " + strconv.Itoa(int(x)) + " is out of bounds for dimension " + strconv.Itoa(dim) + " of size " + strconv.Itoa(int(r.sizes[dim])))
}

func (r *memref) load(idx []int64) (Value, error) {
	p, err := r.place(idx)
	if err == nil {
		err = r.buf.sync()
	}
	if err != nil {
		return Value{}, err
	}
	return decode(r.elem, r.buf.data[p:p+r.size]), nil
}

func (r *memref) store(idx []int64, v Value) error {
	p, err := r.place(idx)
	if err == nil {
		err = r.buf.sync()
	}
	if err != nil {
		return err
	}
	encode(r.elem, r.buf.data[p:p+r.size], v)
	r.buf.hostNewer = true
	return nil
}

// each visits the index of every element in row-major order. Each visit counts as a
// step of f.
func (r *memref) each(f *frame, visit func(idx []int64) error) error {
	idx := make([]int64, len(r.sizes))
	for _, n := range r.sizes {
		if n == 0 {
			return nil
		}
	}
	for {
		if err := visit(idx); err != nil {
			return err
		}
		if err := f.step(); err != nil {
			return err
		}
		k := len(idx) - 1
		for ; k >= 0; k-- {
			if idx[k]++; idx[k] < r.sizes[k] {
				break
			}
			idx[k] = 0
		}
		if k < 0 {
			return nil
		}
	}
}

// rowMajor returns the strides of a dense memref of the given sizes.
func rowMajor(sizes []int64) []int64 {
	st := make([]int64, len(sizes))
	n := int64(1)
	for i := len(sizes) - 1; i >= 0; i-- {
		st[i] = n
		n *= sizes[i]
	}
	return st
}

// decode reads a value of type t from its little-endian bytes.
func decode(t ir.Type, b []byte) Value {
	if v, ok := t.(*ir.VectorType); ok {
		n := int(ir.NumElements(v.Shape()))
		size := len(b) / max(n, 1)
		vs := make([]Value, n)
		for i := range vs {
			vs[i] = decode(v.ElementType(), b[i*size:(i+1)*size])
		}
		return Value{ref: vs}
	}
	if c, ok := t.(*ir.ComplexType); ok {
		half := len(b) / 2
		return complexValue(complex(decode(c.Element, b[:half]).Float64(), decode(c.Element, b[half:]).Float64()))
	}
	if i, ok := t.(*ir.IntegerType); ok && i.Width > 64 {
		return ofInt(apint.FromBytes(i.Width, b[:apint.ByteLen(i.Width)]))
	}
	var u uint64
	switch len(b) {
	case 1:
		u = uint64(b[0])
	case 2:
		u = uint64(binary.LittleEndian.Uint16(b))
	case 4:
		u = uint64(binary.LittleEndian.Uint32(b))
	default:
		u = binary.LittleEndian.Uint64(b)
	}
	return fromBits(t, u)
}

// encode writes v as the little-endian bytes of type t.
func encode(t ir.Type, b []byte, v Value) {
	if vt, ok := t.(*ir.VectorType); ok {
		vs := v.ref.([]Value)
		size := len(b) / max(len(vs), 1)
		for i := range vs {
			encode(vt.ElementType(), b[i*size:(i+1)*size], vs[i])
		}
		return
	}
	if c, ok := t.(*ir.ComplexType); ok {
		half := len(b) / 2
		encode(c.Element, b[:half], FloatValue(real(complexOf(v))))
		encode(c.Element, b[half:], FloatValue(imag(complexOf(v))))
		return
	}
	if i, ok := t.(*ir.IntegerType); ok && i.Width > 64 {
		intOf(v, i.Width).ZExt(uint32(len(b)) * 8).AppendBytes(b[:0])
		return
	}
	u := toBits(t, v)
	switch len(b) {
	case 1:
		b[0] = byte(u)
	case 2:
		binary.LittleEndian.PutUint16(b, uint16(u))
	case 4:
		binary.LittleEndian.PutUint32(b, uint32(u))
	default:
		binary.LittleEndian.PutUint64(b, u)
	}
}

// fromBits returns the value of type t whose storage bits are u.
func fromBits(t ir.Type, u uint64) Value {
	switch t := t.(type) {
	case *ir.FloatType:
		if drop, ok := nanDrop(t); ok && u&infinityBits(t, drop) == infinityBits(t, drop) {
			return Value{bits: u>>(t.Width()-1)<<63 | infinity64 | (u&widthMask(mantissa64-drop))<<drop}
		}
		switch t.Kind {
		case ir.F32:
			return FloatValue(float64(math.Float32frombits(uint32(u))))
		case ir.F64:
			return Value{bits: u}
		}
		return FloatValue(apfloat.FromBits64(t.Semantics(), u).Float64())
	case *ir.IntegerType:
		return Value{bits: u & widthMask(t.Width)}
	}
	return Value{bits: u}
}

// toBits returns the storage bits of v as type t.
func toBits(t ir.Type, v Value) uint64 {
	if t, ok := t.(*ir.FloatType); ok {
		if drop, ok := nanDrop(t); ok && v.bits&infinity64 == infinity64 {
			u := v.bits>>63<<(t.Width()-1) | infinityBits(t, drop)
			payload := v.bits & widthMask(mantissa64)
			if payload != 0 && payload>>drop == 0 {
				payload = 1 << (mantissa64 - 1) // What remains is not to be an infinity.
			}
			return u | payload>>drop
		}
		switch t.Kind {
		case ir.F32:
			return uint64(math.Float32bits(float32(v.Float64())))
		case ir.F64:
			return v.bits
		}
		f, _ := apfloat.FromFloat64(t.Semantics(), v.Float64())
		return f.Bits64()
	}
	return v.bits
}

// The fraction of a float64 in bits, and its infinity.
const (
	mantissa64 = 52
	infinity64 = 0x7ff << mantissa64
)

// nanDrop returns how many bits the fraction of type t is shorter than that of a float64. ok is
// false if conversion keeps the bits of each NaN of type t, or if t has no payloads. Conversions of
// the processor do not: they make a signaling NaN quiet, and a load of the bits is no operation.
func nanDrop(t *ir.FloatType) (drop uint32, ok bool) {
	switch t.Kind {
	case ir.F16:
		return mantissa64 - 10, true
	case ir.BF16:
		return mantissa64 - 7, true
	case ir.F32:
		return mantissa64 - 23, true
	}
	return 0, false
}

// infinityBits returns the bits of the positive infinity of type t: those of its exponent.
func infinityBits(t *ir.FloatType, drop uint32) uint64 {
	return widthMask(t.Width()-1) &^ widthMask(mantissa64-drop)
}

func widthMask(w uint32) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<w - 1
}

// signed returns the sign-extended value of the low w bits of u.
func signed(u uint64, w uint32) int64 {
	if w == 0 || w >= 64 {
		return int64(u)
	}
	s := 64 - w
	return int64(u<<s) >> s
}

// round returns x rounded to the floating-point type t.
func round(t *ir.FloatType, x float64) Value {
	switch t.Kind {
	case ir.F64:
		return FloatValue(x)
	case ir.F32:
		return FloatValue(float64(float32(x)))
	}
	f, _ := apfloat.FromFloat64(t.Semantics(), x)
	return FloatValue(f.Float64())
}

// roundBy rounds x to the type by a mode.
func roundBy(t *ir.FloatType, mode apfloat.Rounding, x float64) Value {
	if mode == apfloat.NearestEven {
		return round(t, x)
	}
	f, _ := apfloat.FromFloat64(apfloat.F64, x)
	f, _ = f.ConvertBy(t.Semantics(), mode)
	return FloatValue(f.Float64())
}

// constant returns the value of a constant attribute.
func constant(a ir.Attribute) (Value, error) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return ofInt(a.Value), nil
	case *ir.FloatAttr:
		if t, ok := a.Type().(*ir.FloatType); ok && t.Width() <= 64 {
			return fromBits(t, a.Value.Bits64()), nil
		}
		return FloatValue(a.Value.Float64()), nil
	case *complexes.NumberAttr:
		return complexValue(complex(a.Real.Value.Float64(), a.Imag.Value.Float64())), nil
	case *ir.ArrayAttr:
		return complexParts(a)
	case *ir.DenseElementsAttr:
		n := a.NumElements()
		if n > maxElementBytes {
			return Value{}, errors.New("the constant has too many elements")
		}
		vs := make([]Value, n)
		for i := range vs {
			v, err := constant(a.Element(int64(i)))
			if err != nil {
				return Value{}, err
			}
			vs[i] = v
		}
		return Value{ref: vs}, nil
	}
	return Value{}, errors.New("the constant cannot be interpreted")
}
