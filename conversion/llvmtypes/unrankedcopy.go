package llvmtypes

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// CopyUnranked replaces the descriptors of unranked memrefs among vs, whose types before the conversion were ts, by ones that point to a
// copy of what they describe: a copy on the heap with onHeap, which a function returns, or one on the stack of what a function returned,
// which is freed. It returns false after an error. MLIR 19 computes all sizes before it copies.
func (c *Converter) CopyUnranked(rw *rewrite.Rewriter, op *ir.Operation, ts []ir.Type, vs []*ir.Value, onHeap bool) bool {
	var memrefs []Unranked
	for i, t := range ts {
		if t, ok := t.(*ir.UnrankedMemRefType); ok {
			space, ok := c.AddressSpace(t)
			if !ok {
				return false
			}
			memrefs = append(memrefs, Unranked{vs[i], space})
		}
	}
	if len(memrefs) == 0 {
		return true
	}
	b, loc := &rw.Builder, op.Loc()
	var sizes []*ir.Value
	atOnce := c.ctx.MLIR() < 20
	if atOnce {
		sizes = c.DescriptorSizes(b, loc, memrefs)
	}
	var f *ir.Operation
	if onHeap {
		f = c.Runtime(rw, op, "malloc", c.Pointer(), c.IndexType())
	} else {
		f = c.Runtime(rw, op, "free", nil, c.Pointer())
	}
	if f == nil {
		return false
	}
	for i, t := range ts {
		if _, ok := t.(*ir.UnrankedMemRefType); !ok {
			continue
		}
		if !atOnce {
			sizes = c.DescriptorSizes(b, loc, memrefs[:1])
			memrefs = memrefs[1:]
		}
		size, v := sizes[0], vs[i]
		sizes = sizes[1:]
		var memory *ir.Value
		if onHeap {
			memory = Call(b, loc, f, size).Result(0)
		} else {
			memory = llvm.NewAlloca(b, loc, c.Pointer(), c.ctx.I(8), size, 0)
		}
		source := PointerOf(b, loc, v)
		b.Create(loc, llvm.IntrMemcpy, []*ir.Value{memory, source, size}, nil, ir.Named("isVolatile", c.ctx.Bool(false)))
		if !onHeap {
			Call(b, loc, f, source)
		}
		copied := NoValue(b, loc, c.Convert(t))
		copied = llvm.NewInsertValue(b, loc, copied, RankOf(b, loc, v), rankField)
		vs[i] = llvm.NewInsertValue(b, loc, copied, memory, pointerField)
	}
	return true
}
