package llvmlayout

import (
	"strconv"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/runner/jit"
)

// hostLayout is LLVM's data layout of x86-64 Linux. That of 64-bit ARM gives the same places to the types of blocks.
const hostLayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

// maxDepth bounds walks of shapes.
const maxDepth = 256

// Block is a block under the rule set C.
type Block struct {
	// Name is how messages call the block.
	Name  string
	Shape *block.Shape
	// Size and Align are in bytes. Align is 0 if it is not known.
	Size, Align int64
}

// blocks collects types of LLVM with what the rule set C says about them.
type blocks struct {
	// place is the place of a type in the lists.
	place  map[string]int
	texts  []string
	claims []claim
	at     *Block
	index  int
}

// Blocks compares blocks that are laid out under the rule set C with structs of LLVM on x86-64. Vectors and matrices are arrays, as in C.
// The error is that of LLVM.
func Blocks(l *jit.Library, list []Block) (*Report, error) {
	c := &blocks{place: map[string]int{}}
	for i := range list {
		b := &list[i]
		c.at, c.index = b, i
		text, ok := c.typ(b.Shape, 0)
		if !ok {
			continue
		}
		w := c.of(text)
		w.align = max(w.align, uint64(b.Align))
		if !b.Shape.Runtime() && b.Align != 0 {
			w.size = uint64((b.Size + b.Align - 1) / b.Align * b.Align)
		}
	}
	got, err := l.Layouts(hostLayout, "", c.texts)
	if err != nil {
		return nil, err
	}
	r := &Report{}
	for i := range c.claims {
		r.judge(&c.claims[i], &got[i], "LLVM "+l.Version())
	}
	return r, nil
}

// of returns the claim about a type.
func (c *blocks) of(text string) *claim {
	k, ok := c.place[text]
	if !ok {
		k = len(c.texts)
		c.place[text] = k
		c.texts, c.claims = append(c.texts, text), append(c.claims, claim{index: c.index, name: text + " in " + c.at.Name})
	}
	return &c.claims[k]
}

// typ returns the text of the type that a shape is in C. ok is false if it is none, such as an image.
func (c *blocks) typ(s *block.Shape, depth int) (text string, ok bool) {
	if depth > maxDepth {
		return "", false
	}
	switch s.Kind {
	case block.Int:
		return "i" + strconv.Itoa(s.Bits), true
	case block.Float:
		text = map[int]string{16: "half", 32: "float", 64: "double"}[s.Bits]
		return text, text != ""
	case block.BFloat:
		return "bfloat", true
	case block.Address:
		return "ptr", true
	case block.Vector:
		elem, ok := c.typ(s.Elem, depth+1)
		return array(s.Count, elem), ok
	case block.Matrix:
		return c.matrix(s, depth)
	case block.Array:
		return c.array(max(s.Count, 0), s.Elem, s.Stride, depth)
	case block.Struct:
		return c.structure(s, depth)
	}
	return "", false
}

func array(count int64, elem string) string {
	return "[" + strconv.FormatInt(count, 10) + " x " + elem + "]"
}

// array returns the text of an array, whose stride is the size of its elements.
func (c *blocks) array(count int64, elem *block.Shape, stride int64, depth int) (string, bool) {
	text, ok := c.typ(elem, depth+1)
	if !ok {
		return "", false
	}
	c.of(text).size = uint64(stride)
	return array(count, text), true
}

func (c *blocks) matrix(s *block.Shape, depth int) (string, bool) {
	count, line := s.Count, s.Elem
	if s.RowMajor {
		count, line = s.Elem.Count, block.VectorOf(s.Elem.Elem, s.Count)
	}
	return c.array(count, line, s.Stride, depth)
}

// structure returns the text of a struct, and notes its offsets and those within.
func (c *blocks) structure(s *block.Shape, depth int) (string, bool) {
	text := []byte("{ ")
	offsets := make([]uint64, len(s.Fields))
	for i := range s.Fields {
		f := &s.Fields[i]
		t, ok := c.typ(f.Shape, depth+1)
		if !ok {
			return "", false
		}
		if i > 0 {
			text = append(text, ", "...)
		}
		text, offsets[i] = append(text, t...), uint64(f.Offset)
	}
	whole := string(append(text, " }"...))
	c.of(whole).offsets = offsets
	return whole, true
}
