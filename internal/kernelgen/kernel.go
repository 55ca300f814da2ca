// Package kernelgen makes random kernels and computes what MLIR says they compute.
//
// Generate returns a kernel as MLIR text with its buffers; equal seeds give equal kernels.
// Evaluate interprets the text by MLIR's documentation of the operations. It shares no code
// with the conversions, the host interpreter and the folders: numbers are Go integers with a
// width, and floats are computed exactly or not at all.
//
// Programs have no undefined behavior, no race and no barrier that only some invocations
// reach; Evaluate returns an error otherwise. What MLIR or the target leaves open is vague
// in the result: poison, the rounding of inexact floats, denormals, and what depends on
// them.
package kernelgen

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"
)

// Kernel is a program and its input.
type Kernel struct {
	// Text is a module. For devices it has a gpu.module with the kernel @kernel. For the
	// host it has the function @main without arguments; each buffer is a memref.global.
	Text string
	// Host is true if the program runs on the host.
	Host bool
	// Groups is the number of workgroups and Local the number of invocations of each.
	Groups, Local [3]uint32
	// Buffers are the arguments of the kernel in order, or the globals of the host.
	Buffers []Buffer
	// Scalars are the arguments behind the buffers.
	Scalars []Scalar
	// IndexBits is the width of index in bits; 0 stands for 32 in kernels, and 64 on the host.
	IndexBits int
	// SharedBytes is the workgroup memory whose size the launch sets, in bytes.
	SharedBytes int
	// Launched is true if Text also has a host function @main that launches the kernel. Each buffer is then a
	// memref.global too, which the function @read_ and its name reads.
	Launched bool
}

// Scalar is a number that a kernel gets as an argument.
type Scalar struct {
	// Type is the type as MLIR writes it.
	Type string
	// Bits is the number.
	Bits uint64
	// Data has the bytes that a dispatch passes.
	Data []byte
}

// Buffer is memory that a program reads or writes.
type Buffer struct {
	// Name is the name of the memref.global; the kernel has arguments instead.
	Name string
	// Type is the element type as MLIR writes it.
	Type string
	// Count is the number of elements.
	Count int
	// Stride is the distance of elements in bytes; Part the size of a number, of which
	// a vector has Lanes.
	Stride, Part, Lanes int
	// Data is the initial content, little-endian.
	Data []byte
	// Written is true if the program writes the buffer.
	Written bool
	// Dynamic is true if the kernel does not know the number of elements.
	Dynamic bool
	// Rounded is true if rounding decides the numbers that the program writes. Comparable does not count
	// them.
	Rounded bool

	elem elem
}

// Mark says how to compare a number of a buffer.
type Mark uint8

// The marks.
const (
	// Exact numbers must be equal.
	Exact Mark = iota
	// NaN numbers must be a NaN of any sign and payload.
	NaN
	// Open numbers can be anything.
	Open
	// Near numbers must not be farther away than a distance.
	Near
	// Zero numbers must be a zero of either sign.
	Zero
)

// Content is what a buffer holds after a run.
type Content struct {
	Numbers []uint64
	Marks   []Mark
	// Slack holds the largest distances of numbers that are Near, in units in the last place.
	Slack []float64
}

// Result is what a program computes.
type Result struct {
	// Contents has an entry per buffer.
	Contents []Content
	// Ops counts the operations executed, by name.
	Ops map[string]int
	// Prints are the texts of gpu.printf in the order in which the host prints them.
	Prints []Print
	// Loops counts executed loops by their name and by their trips: none, one, many.
	Loops map[string][3]int
	// Open is true if an operation on numbers that are known had a result that MLIR leaves open, such as a
	// shift by the width. The result need not reach a buffer.
	Open bool
}

// Difference is a number that is not as computed.
type Difference struct {
	// Buffer and Element are indices; Lane is the number's place in the element.
	Buffer, Element, Lane int
	Want, Got             uint64
	Mark                  Mark
	// Byte is the place of the first byte that differs.
	Byte int
	// Type is the element type.
	Type string
	// Text, if not empty, says what differs instead.
	Text string
}

// String says where the difference is, and what was expected.
func (d *Difference) String() string {
	if d.Text != "" {
		return d.Text
	}
	want := fmt.Sprintf("%#x", d.Want)
	switch d.Mark {
	case NaN:
		want = "NaN"
	case Near:
		want = "about " + want
	}
	return fmt.Sprintf("buffer %d, element %d.%d (%s, byte %d): want %s, got %#x", d.Buffer, d.Element, d.Lane, d.Type, d.Byte, want, d.Got)
}

// Compare compares the bytes of buffer i with the result. It returns nil if they agree.
func (k *Kernel) Compare(r *Result, i int, got []byte) *Difference {
	b, c := &k.Buffers[i], &r.Contents[i]
	lanes := max(b.Lanes, 1)
	for n, want := range c.Numbers {
		at := n/lanes*b.Stride + n%lanes*b.Part
		if d := b.differs(c, n, want, got, at); d != nil {
			d.Buffer, d.Element, d.Lane = i, n/lanes, n%lanes
			return d
		}
	}
	return nil
}

// Differs compares the bytes of all buffers with the result, and then the text that the kernel has
// printed if got has it behind the buffers. It returns the first difference, or nil.
func (k *Kernel) Differs(r *Result, got [][]byte) *Difference {
	for i := range k.Buffers {
		if d := k.Compare(r, i, got[i]); d != nil {
			return d
		}
	}
	if len(got) > len(k.Buffers) {
		return r.differsPrinted(string(got[len(k.Buffers)]))
	}
	return nil
}

// differs compares number n of the content with the one at a place. It returns nil if they agree.
func (b *Buffer) differs(c *Content, n int, want uint64, got []byte, at int) *Difference {
	mark := c.Marks[n]
	if mark == Open {
		return nil
	}
	if at+b.Part > len(got) {
		return &Difference{Want: want, Mark: mark, Byte: at, Type: b.Type}
	}
	x := readNumber(got[at : at+b.Part])
	f, _ := formatOf(b.elem.width)
	if x == want && mark != NaN || mark == NaN && f.isNaN(x) || mark == Zero && x&^f.sign() == 0 || mark == Near && f.distance(want, x) <= c.Slack[n] {
		return nil
	}
	for k := range b.Part {
		if byte(x>>(8*k)) != byte(want>>(8*k)) {
			at += k
			break
		}
	}
	return &Difference{Want: want, Got: x, Mark: mark, Byte: at, Type: b.Type}
}

// AnyZeros returns a result that differs from r in that numbers with the bits of a zero of a float format may be
// a zero of either sign.
func (k *Kernel) AnyZeros(r *Result) *Result {
	loose := *r
	loose.Contents = slices.Clone(r.Contents)
	for i := range loose.Contents {
		f, ok := formatOf(k.Buffers[i].elem.width)
		c := &loose.Contents[i]
		c.Marks = slices.Clone(c.Marks)
		for n, x := range c.Numbers {
			if ok && c.Marks[n] == Exact && x&^f.sign() == 0 {
				c.Marks[n] = Zero
			}
		}
	}
	return &loose
}

// Comparable returns the number of bytes of written buffers that Compare compares, and the
// number of all. Buffers that are Rounded do not count.
func (k *Kernel) Comparable(r *Result) (exact, all int) {
	for i := range k.Buffers {
		b := &k.Buffers[i]
		if !b.Written || b.Rounded {
			continue
		}
		for _, m := range r.Contents[i].Marks {
			all += b.Part
			if m != Open {
				exact += b.Part
			}
		}
	}
	return exact, all
}

// readNumber reads a little-endian number of up to eight bytes.
func readNumber(b []byte) uint64 {
	var full [8]byte
	copy(full[:], b)
	return binary.LittleEndian.Uint64(full[:])
}

// Put writes element n of a buffer of numbers: of an integer or index the bits, of a float the
// value.
func (b *Buffer) Put(data []byte, n int, bits uint64, float float64) {
	if b.elem.kind == floatKind {
		f, _ := formatOf(b.elem.width)
		bits, _ = f.encode(float)
		if !math.IsNaN(float) && float != 0 && bits == 0 {
			bits = f.denormal(float)
		}
	}
	for i := range b.Part {
		data[n*b.Stride+i] = byte(bits >> (8 * i))
	}
}
