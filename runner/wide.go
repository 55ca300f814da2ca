package runner

import (
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/report"
)

// collectWide collects the buffers of numbers of 64 bits that strings describe, by kernel.
func (r *reflector) collectWide() map[string][]report.Wide {
	var all map[string][]report.Wide
	for _, text := range r.strings {
		s, _ := literalString(text)
		if kernel, wide, ok := report.ParseWide(s); ok {
			if all == nil {
				all = map[string][]report.Wide{}
			}
			all[kernel] = append(all[kernel], wide)
		}
	}
	return all
}

// finishWide gives the buffers of e that hold numbers of 64 bits in pairs of 32 the layout that hosts see.
func (e *EntryPoint) finishWide(all []report.Wide) {
	for _, w := range all {
		if r := e.Memory(w.Set, w.Binding); r != nil && r.Block != nil {
			r.Block = paired(r.Block)
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
