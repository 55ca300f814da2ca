package compute

import (
	"fmt"
	"strings"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/layout/hostlayout"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
)

// Shaped is an argument for a memref with dynamic sizes: the elements of v in row-major order,
// with the given sizes. v is what a buffer takes otherwise ([Arg]). A memref of one dynamic
// dimension needs no Shaped: its size is the number of elements of v.
func Shaped(v any, sizes ...int) any {
	s := shaped{v: v, sizes: int64s(sizes), strides: make([]int64, len(sizes))}
	n := int64(1)
	for i := len(sizes) - 1; i >= 0; i-- {
		s.strides[i] = n
		n *= int64(sizes[i])
	}
	return s
}

// Strided is an argument for a memref with a strided layout: a view of v, which is what a buffer
// takes otherwise ([Arg]). Offset and strides count elements of v. A memref whose type has no offset is bound from that
// element, as [Buffer.Range] does; if its place does not suit the device, the dispatch is refused. Several arguments of one
// dispatch may be views of one buffer.
func Strided(v any, offset int, sizes, strides []int) any {
	return shaped{v: v, offset: int64(offset), sizes: int64s(sizes), strides: int64s(strides)}
}

// shaped is a value with the numbers of a memref. Without sizes, it is a value alone.
type shaped struct {
	v              any
	offset         int64
	sizes, strides []int64
}

func int64s(vs []int) []int64 {
	out := make([]int64, len(vs))
	for i, v := range vs {
		out[i] = int64(v)
	}
	return out
}

// memory is what a dispatch binds for a memref.
type memory struct {
	set, binding uint32
	shaped
	// count is the number of elements of the buffer.
	count int64
}

// shift makes the range begin at the first element of a view, unless the kernel skips the elements before it.
func (c *call) shift(b *runner.Binding, r *reflect.Resource, offset int64) error {
	if offset == 0 || offset == r.Skipped || r.Skipped < 0 {
		return nil
	}
	if h := c.k.entry.Hidden; h != nil {
		for i := range h.Words {
			if w := &h.Words[i]; w.Kind == reflect.WordOffset && w.Set == r.Set && w.Binding == r.Binding {
				return nil
			}
		}
	}
	if r.Skipped != 0 {
		return fmt.Errorf("the type of the memref states the offset %d, not %d", r.Skipped, offset)
	}
	_, stride, isArray := elements(r.Block)
	bits := 8 * stride
	if r.Narrow != nil {
		bits = int64(r.Narrow.Bits)
	}
	switch at := offset * bits / 8; {
	case offset < 0 || offset > maxElements || !isArray || stride <= 0:
		return fmt.Errorf("the memref has no offset, so it cannot begin at element %d", offset)
	case r.Narrow != nil && offset*bits%32 != 0:
		return fmt.Errorf("the memref has no offset, and the kernel has its elements in words of 32 bits, so it cannot begin at element %d, which is inside of a word: give the memref a dynamic offset", offset)
	default:
		b.Offset += int(at)
		if b.Size != 0 {
			b.Size = max(b.Size-int(at), 0)
		}
	}
	return nil
}

// unused notes the shape of a value for a descriptor that the kernel does not access: it may need
// its size nevertheless.
func (c *call) unused(r *reflect.Resource, v any) {
	if c.k.entry.Hidden == nil || r.Type != reflect.StorageBuffer {
		return
	}
	shape, _ := v.(shaped)
	if shape.v != nil {
		v = shape.v
	}
	raw, _ := v.(runner.Buffer)
	c.shapes = append(c.shapes, memory{r.Set, r.Binding, shape, c.count(&runner.Binding{Buffer: raw}, r, v)})
}

// count returns the number of elements that a binding of v has.
func (c *call) count(b *runner.Binding, r *reflect.Resource, v any) int64 {
	if part, ok := v.(runner.Binding); ok {
		b, v = &part, part.Buffer
	}
	_, stride, isArray := elements(r.Block)
	n, counted := v.(interface{ elements() int })
	bits := c.k.bits(r)
	isPacked := isArray && bits != 0 && bits != 8*stride // several elements in a word, or several words in one
	switch {
	case counted && (!isPacked || b.Buffer == nil):
		return int64(n.elements())
	case !isArray || stride <= 0:
		return 1
	}
	if in, ok := v.(inOut); ok {
		v = in.v
	}
	if isPacked {
		return packedCount(b, v, bits)
	}
	size := int64(0)
	if raw, ok := v.([]byte); ok {
		size = int64(len(raw))
	} else if _, ok := v.(runner.Buffer); ok {
		size = int64(b.Range(r))
	} else if room, err := hostlayout.Room(v, r.Block); err == nil {
		size = int64(room)
	}
	return (size + stride - 1) / stride
}

// bits returns the bits of the elements of a memref of integers, or 0.
func (k *Kernel) bits(r *reflect.Resource) int64 {
	for i := range k.entry.Hidden.Words {
		if w := &k.entry.Hidden.Words[i]; w.Set == r.Set && w.Binding == r.Binding {
			return int64(w.Bits)
		}
	}
	return 0
}

// packedCount returns the number of elements, of which several are in a word of the block.
func packedCount(b *runner.Binding, v any, bits int64) int64 {
	if raw, ok := v.([]byte); ok {
		return int64(len(raw)) * 8 / bits
	}
	if b.Buffer == nil {
		return 0
	}
	size := b.Size
	if sized, ok := v.(interface{ bytes() int }); ok {
		size = sized.bytes() // the buffer may be longer, to have whole words
	} else if size == 0 {
		size = b.Buffer.Size() - b.Start()
	}
	return int64(size) * 8 / bits
}

func (b *Buffer[T]) elements() int {
	if b.open != nil {
		return b.length
	}
	return b.n
}

func (r Range[T]) elements() int { return r.n }

func (b *Buffer[T]) bytes() int { return b.n * b.stride }

func (r Range[T]) bytes() int { return r.n * r.b.stride }

// scalar sets a scalar argument in the hidden block.
func (c *call) scalar(w *reflect.HiddenWord, v any) error {
	h, shape := c.k.entry.Hidden, c.k.entry.PushConstants
	if !h.Push {
		shape = c.k.entry.Resource(h.Set, h.Binding).Block
	}
	data, err := packed(v, shape.Fields[w.Member].Shape)
	if err == nil && len(data) != int(w.Bytes) {
		err = fmt.Errorf("the scalar has %s, not %d", count.Of(w.Bytes, "byte"), len(data))
	}
	if err != nil {
		return fmt.Errorf("argument %d: %w", w.Arg, err)
	}
	var bits int64
	for i, b := range data {
		bits |= int64(b) << (8 * i)
	}
	if c.scalars == nil {
		c.scalars = map[int]int64{}
	}
	c.scalars[w.Member] = bits
	return nil
}

// memoryNamed returns the descriptor with a name, or the buffer behind an address, or nil. The name
// may lack that of the kernel.
func (k *Kernel) memoryNamed(name string) *reflect.Resource {
	for _, r := range k.entry.Resources {
		if k.isNamed(r, name) {
			return r
		}
	}
	if k.entry.Hidden == nil {
		return nil
	}
	for i := range k.entry.Hidden.Words {
		if r := k.entry.Hidden.Words[i].Memory; r != nil && k.isNamed(r, name) {
			return r
		}
	}
	return nil
}

// isNamed reports whether r has a name, which may lack that of the kernel.
func (k *Kernel) isNamed(r *reflect.Resource, name string) bool {
	return r.Name == name || strings.TrimPrefix(r.Name, k.entry.Name+"_") == name && name != ""
}

// hidden fills the hidden block of the kernel.
func (c *call) hidden() error {
	h := c.k.entry.Hidden
	if h == nil {
		return nil
	}
	for i := range c.shapes {
		if err := c.shapes[i].check(); err != nil {
			return err
		}
	}
	data := make([]byte, h.Size())
	if h.Push {
		data = c.pushBytes()
	}
	if err := h.Fill(data, c.number); err != nil || h.Push {
		return err
	}
	b, err := c.temporary(data, c.k.entry.Resource(h.Set, h.Binding))
	if err != nil {
		return err
	}
	b.Set, b.Binding = h.Set, h.Binding
	c.l.Bindings = append(c.l.Bindings, b)
	return nil
}

// check returns an error if the view exceeds its memory.
func (m *memory) check() error {
	if m.sizes == nil {
		return nil
	}
	if len(m.sizes) != len(m.strides) {
		return fmt.Errorf("the view at set %d, binding %d has %s and %s", m.set, m.binding, count.Of(len(m.sizes), "size"), count.Of(len(m.strides), "stride"))
	}
	low, high := m.offset, m.offset
	for i, n := range m.sizes {
		switch {
		case n < 0:
			return fmt.Errorf("the view at set %d, binding %d has a negative size", m.set, m.binding)
		case n == 0:
			return nil
		case n > 1 && (n-1 > maxElements || m.strides[i] > maxElements || m.strides[i] < -maxElements):
			return fmt.Errorf("the view at set %d, binding %d is too large", m.set, m.binding)
		case m.strides[i] > 0:
			high += (n - 1) * m.strides[i]
		default:
			low += (n - 1) * m.strides[i]
		}
	}
	if low < 0 || high >= m.count {
		return fmt.Errorf("the view at set %d, binding %d reaches from element %d to %d, but the buffer has %d", m.set, m.binding, low, high, m.count)
	}
	return nil
}

// maxElements bounds sizes and strides so that their products do not overflow.
const maxElements = 1 << 30

// number returns the number of an argument that a word of the hidden block stands for.
func (c *call) number(w *reflect.HiddenWord) (int64, error) {
	if w.Kind == reflect.WordValue {
		bits, ok := c.scalars[w.Member]
		if !ok {
			return 0, fmt.Errorf("argument %d is not set", w.Arg)
		}
		return bits, nil
	}
	if w.Kind == reflect.WordAddress {
		return c.l.HiddenAddress(w)
	}
	for i := range c.shapes {
		m := &c.shapes[i]
		switch {
		case m.set != w.Set || m.binding != w.Binding:
		case m.sizes != nil && len(m.sizes) != w.Rank:
			return 0, fmt.Errorf("argument %d is a memref of rank %d, but the value has %s", w.Arg, w.Rank, count.Of(len(m.sizes), "size"))
		case w.Kind == reflect.WordOffset:
			return m.offset, nil
		case m.sizes == nil && w.Rank != 1:
			return 0, fmt.Errorf("argument %d is a memref of rank %d, and the kernel needs its %s: pass the value by Shaped or Strided", w.Arg, w.Rank, w.Label())
		case m.sizes == nil && w.Kind == reflect.WordSize:
			return m.count, nil
		case m.sizes == nil:
			return 1, nil
		case w.Kind == reflect.WordSize:
			return m.sizes[w.Dim], nil
		default:
			return m.strides[w.Dim], nil
		}
	}
	return 0, fmt.Errorf("argument %d, of which the kernel needs %s, is not bound", w.Arg, w.Label())
}
