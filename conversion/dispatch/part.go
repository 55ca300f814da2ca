package dispatch

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// part is a dispatch that replaces a part of a tensor.
type part struct {
	slice tensor.SliceOp
	dest  int // the number of the operand
	// elsewhere says that the kernel reads the tensor otherwise, too.
	elsewhere bool
}

// partOf returns what d replaces if that is a part of a tensor, or nil.
func partOf(d kernel.DispatchOp) *part {
	if len(d.Outs()) != 1 {
		return nil
	}
	op := d.Yielded()[0].DefiningOp()
	if op == nil || !op.Is(tensor.InsertSlice) || !op.Result(0).HasOneUse() {
		return nil
	}
	p := &part{slice: tensor.SliceOp{Operation: op}}
	dest := p.slice.Dest()
	if dest.DefiningOp() != nil || dest.Index() >= len(d.Ins()) {
		return nil
	}
	p.dest, p.elsewhere = dest.Index(), !dest.HasOneUse()
	for _, v := range op.Operands()[2:] {
		if def := v.DefiningOp(); def != nil && !def.Is(arith.Constant) {
			return nil
		}
	}
	return p
}

// replacePart makes d write part of the memory of an operand, which becomes the result.
func (p *placer) replacePart(d kernel.DispatchOp, part *part) bool {
	whole, empty, source := d.Operand(part.dest), d.Outs()[0], part.slice.Source()
	view := p.viewOf(d, part.slice, whole)
	d.ReplaceAllUsesWith([]*ir.Value{whole})
	if source.DefiningOp() == nil {
		p.b.Create(d.Loc(), memref.Copy, []*ir.Value{d.Operand(source.Index()), view}, nil)
	} else {
		to := view
		if part.elsewhere {
			// The kernel may not write what another invocation has not read yet.
			to = p.allocLike(d.Loc(), view)
		}
		p.withoutSlice(d, part.slice, to)
		if part.elsewhere {
			p.b.Create(d.Loc(), memref.Copy, []*ir.Value{to, view}, nil)
		}
	}
	d.Erase()
	if def := empty.DefiningOp(); def.Is(memref.Alloc) && !empty.HasUses() {
		def.Erase()
	}
	return true
}

// withoutSlice creates a dispatch that computes to, what slice, in the body of d, inserts.
func (p *placer) withoutSlice(d kernel.DispatchOp, slice tensor.SliceOp, to *ir.Value) {
	source := slice.Source()
	d.Body().Last().SetOperand(0, source)
	slice.Erase()
	var ins, kept []*ir.Value
	for i, v := range d.Ins() {
		if a := d.Body().Arg(i); a.HasUses() {
			ins, kept = append(ins, v), append(kept, a)
		}
	}
	next := kernel.NewDispatch(p.b, d.Loc(), ins, []*ir.Value{to}, nil)
	if t := d.Attr("tile"); t != nil {
		next.SetAttr("tile", t)
	}
	for i, a := range kept {
		next.Body().Arg(i).SetType(a.Type())
		a.ReplaceAllUsesWith(next.Body().Arg(i))
	}
	next.Body().Arg(len(ins)).SetType(source.Type())
	next.Body().TakeOps(d.Body())
}

// viewOf returns the part of whole that slice, in the body of d, replaces.
func (p *placer) viewOf(d kernel.DispatchOp, slice tensor.SliceOp, whole *ir.Value) *ir.Value {
	outside := func(list []interfaces.IndexValue) []interfaces.IndexValue {
		for i, x := range list {
			if x.Value == nil {
				continue
			}
			if n, ok := ir.IntConstantOf(x.Value); ok {
				list[i] = interfaces.IndexValue{Const: n}
			} else {
				list[i].Value = d.Operand(x.Value.Index())
			}
		}
		return list
	}
	offsets, sizes, strides := outside(slice.Offsets()), outside(slice.Sizes()), outside(slice.Strides())
	t := memref.PartType(whole.Type().(*ir.MemRefType), offsets, sizes, strides, slice.SourceType().Shape())
	return memref.NewStridedView(p.b, d.Loc(), memref.SubView, t, whole, offsets, sizes, strides)
}
