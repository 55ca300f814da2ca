package compute

import (
	"errors"
	"fmt"
	"math"
	"unsafe"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/layout/hostlayout"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// Buffer is memory of a device that holds elements of type T: numbers of fixed
// size, Float16, arrays and structs of these. A buffer of a struct that ends in a slice holds one value, a block that ends in
// an array ([NewBufferFor]). The caller must close it or its device.
type Buffer[T any] struct {
	raw runner.Buffer
	n   int
	// codec is nil if the buffer has the elements in Go's memory layout. Otherwise they are
	// stride bytes apart.
	codec  *hostlayout.Codec
	elem   *block.Shape
	stride int
	// open is the block of a value that ends in a slice of length elements, or nil.
	open   *block.Shape
	length int
}

// Float16 is a number of 16 bits for Buffer and kernel arguments.
type Float16 = hostlayout.Float16

// BFloat16 is a bfloat16 number for Buffer and kernel arguments, which kernels may have
// as an integer of 16 bits.
type BFloat16 = hostlayout.BFloat16

// NewBuffer makes a buffer of n elements, all zero, in Go's memory layout. A dispatch
// refuses the buffer if the kernel's layout differs.
func NewBuffer[T any](d *Device, n int) (*Buffer[T], error) {
	t := hostlayout.TypeOf[T]()
	if _, err := t.Natural(); err != nil {
		return nil, err
	}
	return newBuffer(d, &Buffer[T]{n: n, stride: t.Size()})
}

// BufferOf makes a buffer with the elements of data.
func BufferOf[T any](d *Device, data []T) (*Buffer[T], error) {
	b, err := NewBuffer[T](d, len(data))
	if err != nil {
		return nil, err
	}
	return b, b.fill(data)
}

// NewBufferFor makes a buffer of n elements, all zero, in the memory layout that the kernel
// has at a descriptor. An element is one of the array that fills the block, or else the
// whole block. If the layout is Go's, as for numbers, NewBufferFor does the same as
// NewBuffer. If T is a struct that ends in a slice, the buffer has one element, the whole block, and n is the number of
// elements of its slice.
func NewBufferFor[T any](k *Kernel, set, binding uint32, n int) (*Buffer[T], error) {
	if !k.made() {
		return nil, errNoKernel
	}
	r := k.entry.Resource(set, binding)
	if r == nil {
		return nil, fmt.Errorf("kernel %q uses no descriptor at set %d, binding %d", k.entry.Name, set, binding)
	}
	t := hostlayout.TypeOf[T]()
	if t.Open() {
		var v T
		hostlayout.Resize(&v, max(n, 0))
		room, err := hostlayout.Room(&v, r.Block)
		if err != nil {
			return nil, &runner.BindingError{Entry: k.entry.Name, Set: set, Binding: binding, Reason: err.Error()}
		}
		return newBuffer(k.d, &Buffer[T]{n: 1, open: r.Block, length: n, stride: max(room, int(min(r.MinBytes(), 1<<40)), 4)})
	}
	if checkFit(r.Block, t) == nil {
		return NewBuffer[T](k.d, n)
	}
	elem, stride, _ := elements(r.Block)
	codec, err := hostlayout.NewCodec(t, elem)
	if err != nil {
		return nil, &runner.BindingError{Entry: k.entry.Name, Set: set, Binding: binding, Reason: err.Error()}
	}
	return newBuffer(k.d, &Buffer[T]{n: n, codec: codec, elem: elem, stride: int(stride)})
}

func newBuffer[T any](d *Device, b *Buffer[T]) (*Buffer[T], error) {
	if !d.opened() {
		return nil, errNoDevice
	}
	if b.n < 1 || b.n > math.MaxInt/b.stride {
		return nil, fmt.Errorf("a buffer cannot have %s", count.Of(b.n, "element"))
	}
	raw, err := d.NewBuffer(runner.WholeWords(b.n * b.stride))
	if err != nil {
		return nil, err
	}
	b.raw = raw
	return b, nil
}

func (b *Buffer[T]) fill(data []T) error {
	err := b.Write(0, data)
	if err != nil {
		b.Close()
	}
	return err
}

// Len returns the number of elements.
func (b *Buffer[T]) Len() int {
	if !b.made() {
		return 0
	}
	return b.n
}

// made reports whether b has memory.
func (b *Buffer[T]) made() bool { return b != nil && b.raw != nil }

var errNoBuffer = errors.New("the buffer is nil, or was not made by NewBuffer, BufferOf or NewBufferFor")

// Raw returns the memory itself, or nil if b is nil or a zero Buffer. It consists of whole words of 32 bits, and so may be up
// to 3 bytes longer than the elements.
func (b *Buffer[T]) Raw() runner.Buffer {
	if !b.made() {
		return nil
	}
	return b.raw
}

// Close frees the memory as soon as no launch uses it.
func (b *Buffer[T]) Close() error {
	if !b.made() {
		return nil
	}
	return b.raw.Close()
}

func (b *Buffer[T]) within(first, n int) error {
	if !b.made() {
		return errNoBuffer
	}
	if first < 0 || n < 0 || first > b.n || n > b.n-first {
		return fmt.Errorf("elements [%d, %d) lie outside the buffer of %d", first, first+n, b.n)
	}
	return nil
}

// Write copies src to the elements from first on.
func (b *Buffer[T]) Write(first int, src []T) error {
	if err := b.within(first, len(src)); err != nil {
		return err
	}
	if b.open != nil {
		return b.writeOpen(src)
	}
	if b.codec == nil {
		return b.raw.Write(first*b.stride, hostlayout.Bytes(src))
	}
	return b.chunks(first, src, func(at int, data []byte, part []T) error {
		b.codec.Pack(data, unsafe.Pointer(unsafe.SliceData(part)), len(part), b.stride)
		return b.raw.Write(at, data)
	})
}

// writeOpen writes the value of a buffer whose element ends in a slice.
func (b *Buffer[T]) writeOpen(src []T) error {
	if len(src) == 0 {
		return nil
	}
	data, err := hostlayout.Append(nil, &src[0], b.open)
	if n, _ := hostlayout.Elements(&src[0]); err == nil && n > b.length {
		err = fmt.Errorf("the slice has %d elements, and the buffer room for %d", n, b.length)
	}
	if err != nil {
		return err
	}
	return b.raw.Write(0, data)
}

// readOpen reads it. A value without elements, or with more than the buffer has, gets those of the buffer.
func (b *Buffer[T]) readOpen(dst []T) error {
	if len(dst) == 0 {
		return nil
	}
	if n, _ := hostlayout.Elements(&dst[0]); n == 0 || n > b.length {
		hostlayout.Resize(&dst[0], b.length)
	}
	room, err := hostlayout.Room(&dst[0], b.open)
	if err != nil {
		return err
	}
	data := make([]byte, room)
	if err := b.raw.Read(0, data); err != nil {
		return err
	}
	return hostlayout.Extract(&dst[0], data, b.open)
}

// Read copies the elements from first on to dst. In an element that ends in a slice, the length of the slice is the number of
// elements to read, and 0 stands for all.
func (b *Buffer[T]) Read(first int, dst []T) error {
	if err := b.within(first, len(dst)); err != nil {
		return err
	}
	if b.open != nil {
		return b.readOpen(dst)
	}
	if b.codec == nil {
		return b.raw.Read(first*b.stride, hostlayout.Bytes(dst))
	}
	return b.chunks(first, dst, func(at int, data []byte, part []T) error {
		if err := b.raw.Read(at, data); err != nil {
			return err
		}
		b.codec.Unpack(unsafe.Pointer(unsafe.SliceData(part)), data, len(part), b.stride)
		return nil
	})
}

// chunkBytes bounds the memory that a conversion uses.
const chunkBytes = 1 << 20

// chunks calls f for consecutive parts of s. data has room for the bytes of the part,
// and at is their offset in the buffer.
func (b *Buffer[T]) chunks(first int, s []T, f func(at int, data []byte, part []T) error) error {
	most := max(1, chunkBytes/b.stride)
	data := make([]byte, min(len(s), most)*b.stride)
	for len(s) > 0 {
		n := min(len(s), most)
		// The gap after the last element may lie outside of the buffer.
		size := (n-1)*b.stride + b.codec.Size()
		if err := f(first*b.stride, data[:size], s[:n]); err != nil {
			return err
		}
		s, first = s[n:], first+n
	}
	return nil
}

// Slice reads all elements.
func (b *Buffer[T]) Slice() ([]T, error) {
	out := make([]T, b.Len())
	return out, b.Read(0, out)
}

// View calls f with the elements, which f may change. The elements are the memory itself if
// the host can reach it and Go's layout is the kernel's. Otherwise they are a copy that
// View writes back when f returns nil. f must not keep the elements after it returns.
func (b *Buffer[T]) View(f func(elements []T) error) error {
	if !b.made() {
		return errNoBuffer
	}
	if b.codec == nil && b.open == nil {
		return b.raw.View(func(data []byte) error {
			return f(unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(data))), b.n))
		})
	}
	all, err := b.Slice()
	if err == nil {
		err = f(all)
	}
	if err == nil {
		err = b.Write(0, all)
	}
	return err
}

// Range returns the part of the buffer with n elements from first on, as an argument of a
// dispatch. Its offset must suit the device (minStorageBufferOffsetAlignment).
func (b *Buffer[T]) Range(first, n int) Range[T] { return Range[T]{b, first, n} }

// Range is a part of a buffer.
type Range[T any] struct {
	b        *Buffer[T]
	first, n int
}

func (b *Buffer[T]) binding(k *Kernel, r *reflect.Resource) (runner.Binding, error) {
	if !b.made() {
		return runner.Binding{}, errNoBuffer
	}
	out := runner.Binding{Buffer: b.raw}
	out.Trim(r, b.n*b.stride)
	if b.open != nil {
		if r.Block != b.open && r.Block.String() != b.open.String() {
			return out, fmt.Errorf("the buffer was made for the block %s; here it is %s", b.open, r.Block)
		}
		return out, nil
	}
	if b.codec == nil {
		return out, k.check(r.Block, hostlayout.TypeOf[T]())
	}
	elem, stride, _ := elements(r.Block)
	if elem != b.elem && (int(stride) != b.stride || elem.String() != b.elem.String()) {
		return out, fmt.Errorf("the buffer was made for elements %s, %s apart; here they are %s, %s apart", b.elem, count.Of(b.stride, "byte"), elem, count.Of(stride, "byte"))
	}
	return out, nil
}

func (r Range[T]) binding(k *Kernel, at *reflect.Resource) (runner.Binding, error) {
	if r.n < 1 {
		return runner.Binding{}, fmt.Errorf("a range cannot have %s", count.Of(r.n, "element"))
	}
	if err := r.b.within(r.first, r.n); err != nil {
		return runner.Binding{}, err
	}
	out, err := r.b.binding(k, at)
	out.Offset, out.Size = r.first*r.b.stride, r.n*r.b.stride
	if at.Narrow != nil || at.RuntimeStride != 0 && at.RuntimeStride%4 == 0 {
		out.Size = min(runner.WholeWords(out.Size), r.b.raw.Size()-out.Offset)
	}
	return out, err
}
