package reflect

import (
	"maps"
	"slices"
	"strings"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/report"
)

// description is what a string says of a buffer of a kernel.
type description[T any] struct {
	kernel string
	what   T
}

// descriptionWord is the first word of the strings by which spvc describes a module: "spvc".
const descriptionWord = 's' | 'p'<<8 | 'v'<<16 | 'c'<<24

// described returns the strings by which spvc describes the module, in the order of their ids.
func (r *reflector) described() []string {
	if r.texts == nil {
		r.texts = []string{}
		for _, id := range slices.Sorted(maps.Keys(r.strings)) {
			if words := r.strings[id]; len(words) > 0 && words[0] == descriptionWord {
				text, _ := literalString(words)
				r.texts = append(r.texts, text)
			}
		}
	}
	return r.texts
}

// collect collects what the strings of a kind say.
func collect[T any](r *reflector, parse func(text string) (kernel string, v T, ok bool)) (all []description[T]) {
	for _, s := range r.described() {
		if kernel, v, ok := parse(s); ok {
			all = append(all, description[T]{kernel, v})
		}
	}
	return all
}

// owned identifies a buffer of a kernel.
type owned struct {
	kernel       string
	set, binding uint32
}

// buffers returns the blocks of kernels by their places: those of descriptors, also those that no entry point uses, and
// those behind addresses in hidden blocks. The names of unused variables say whose they are.
func (m *Module) buffers(resources []*Resource) map[owned]*Resource {
	all := map[owned]*Resource{}
	for _, r := range resources {
		if r == nil {
			continue
		}
		if kernel, _, ok := cutLast(r.Name, "_arg_"); ok {
			all[owned{kernel, r.Set, r.Binding}] = r
		}
	}
	for i := range m.EntryPoints {
		e := &m.EntryPoints[i]
		if e.Hidden != nil {
			for k := range e.Hidden.Words {
				if r := e.Hidden.Words[k].Memory; r != nil {
					all[owned{e.Name, r.Set, r.Binding}] = r
				}
			}
		}
		for _, r := range e.Resources {
			all[owned{e.Name, r.Set, r.Binding}] = r
		}
	}
	return all
}

// cutLast cuts s around the last instance of sep.
func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

// finishMemory gives the buffers that hold other numbers than the binary says the layout that hosts see.
func (r *reflector) finishMemory(resources []*Resource) {
	wide, vectors, narrow, offsets := collect(r, report.ParseWide), collect(r, report.ParseVectors), collect(r, report.ParseNarrow), collect(r, report.ParseOffset)
	unsigned := collect(r, report.ParseUnsigned)
	if len(wide)+len(vectors)+len(narrow)+len(offsets)+len(unsigned) == 0 {
		return
	}
	all := r.m.buffers(resources)
	for _, u := range unsigned {
		if b := all[owned{u.kernel, u.what.Set, u.what.Binding}]; b != nil {
			b.Unsigned = true
		}
	}
	for _, w := range wide {
		if b := all[owned{w.kernel, w.what.Set, w.what.Binding}]; b != nil && b.Block != nil {
			b.Block = paired(b.Block)
		}
	}
	grouping := map[*Resource]bool{}
	for i := range vectors {
		v := &vectors[i].what
		b := all[owned{vectors[i].kernel, v.Set, v.Binding}]
		if b == nil || b.Block == nil || b.Vectors != nil {
			continue
		}
		b.Vectors = &Vectors{Count: v.Count, Stride: v.Stride, Bits: v.Bits, Length: v.Length}
		if v.Count <= maxShaderVector {
			if s := grouped(b.Block, b.Vectors); s != nil {
				b.Block, grouping[b] = s, true
			}
		}
	}
	for _, o := range offsets {
		if b := all[owned{o.kernel, o.what.Set, o.what.Binding}]; b != nil {
			b.Skipped = o.what.Elements
		}
	}
	for i := range narrow {
		what := &narrow[i].what
		b := all[owned{narrow[i].kernel, what.Set, what.Binding}]
		if b == nil || b.Block == nil || b.Narrow != nil || b.Count != 1 {
			continue
		}
		n := &Narrow{Bits: what.Bits, Count: what.Count, Type: what.Type}
		if s := unpacked(b.Block, n); s != nil {
			b.Block, b.Narrow = s, n
		} else if grouping[b] {
			b.Narrow = n
		}
	}
}

// paired returns s, a block of one array of pairs of 32 bits, as a block of numbers of 64 bits. It returns other
// shapes as they are.
func paired(s *block.Shape) *block.Shape {
	out := *s
	switch {
	case s.Kind == block.Struct && len(s.Fields) == 1:
		f := s.Fields[0]
		f.Shape = paired(f.Shape)
		out.Fields = []block.Field{f}
	case s.Kind == block.Array && s.Stride == 8:
		out.Elem = paired(s.Elem)
	case s.Kind == block.Vector && s.Count == 2 && s.Elem.Kind == block.Int && s.Elem.Bits == 32:
		return &block.Shape{Kind: block.Int, Bits: 64, Unsigned: s.Elem.Unsigned, Size: 8}
	}
	return &out
}

// unpacked returns s, a block of one array of words or of one word, as a block of the elements that n describes: of bytes if
// an element has less than 8 bits. It returns nil for other shapes, and for fewer words than the elements need.
func unpacked(s *block.Shape, n *Narrow) *block.Shape {
	if s.Kind != block.Struct || len(s.Fields) != 1 || s.Fields[0].Offset != 0 {
		return nil
	}
	f := s.Fields[0]
	words := f.Shape
	if words.Kind == block.Int && words.Bits == 32 && n.Count == 1 && n.Bits >= 8 {
		f.Shape = &block.Shape{Kind: block.Int, Bits: n.Bits, Unsigned: words.Unsigned, Size: int64(n.Bits / 8)}
		return block.StructOf([]block.Field{f})
	}
	if words.Kind != block.Array || words.Stride != 4 || words.Elem.Kind != block.Int || words.Elem.Bits != 32 {
		return nil
	}
	bits := int64(max(n.Bits, 8))
	count := int64(-1)
	if words.Count >= 0 {
		if n.Count < 0 || n.Count*int64(n.Bits) > words.Count*32 {
			return nil
		}
		count = (n.Count*int64(n.Bits) + bits - 1) / bits
	}
	elem := &block.Shape{Kind: block.Int, Bits: int(bits), Unsigned: words.Elem.Unsigned, Size: bits / 8}
	f.Shape = block.ArrayOf(elem, count, bits/8)
	return block.StructOf([]block.Field{f})
}
