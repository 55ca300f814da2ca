package serialize

import (
	"cmp"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
)

// placeOf returns where b stands: in the region of a structured op, or else among the blocks of the function, in the order in which
// they are written. Reading has one order for regions, but that of a function follows the words.
func (f *functionWriter) placeOf(b *ir.Block) int {
	if place, known := f.ranks[b]; known {
		return place
	}
	if f.places == nil {
		f.places, f.ranks = map[*ir.Block]int{}, map[*ir.Block]int{}
	}
	if r := b.Region(); f.places[b] == 0 && !b.Parent().Is(spirv.Func) && !hasConstructs(r) {
		n := 0
		for x := r.First(); x != nil; x = x.Next() {
			f.ranks[x] = n
			n++
		}
		return f.ranks[b]
	}
	for i := len(f.places); i < len(f.order); i++ {
		f.places[f.order[i]] = i + 1
	}
	return f.places[b]
}

// findPredecessors makes preds the branches to b. The last block that branches to b comes first, as MLIR writes what it has read.
func (f *functionWriter) findPredecessors(b *ir.Block) {
	f.preds = f.preds[:0]
	var before *ir.Operation
	for u := b.FirstPred(); u != nil; u = u.NextUse() {
		t := u.Owner()
		if t == before || t.Block().Scratch == 0 {
			continue // b's uses by one terminator are adjacent; the loop below drops duplicates. Blocks that are not written have no label
		}
		before = t
		for i := range t.NumSuccessors() {
			if t.Successor(i) == b {
				f.preds = append(f.preds, pred{t.Scratch, t, i})
			}
		}
	}
	if len(f.preds) > 1 {
		sorted.Stable(f.preds, func(x, y pred) int {
			if x.term != y.term {
				return cmp.Compare(f.placeOf(y.term.Block()), f.placeOf(x.term.Block()))
			}
			return cmp.Compare(x.succ, y.succ)
		})
	}
}

// phis writes an OpPhi for each argument of b.
func (f *functionWriter) phis(b *ir.Block) bool {
	if b.NumArgs() == 0 {
		return true
	}
	f.findPredecessors(b)
	for k, a := range b.Args() {
		at := f.body.begin()
		f.body.word(f.typeID(b.Parent(), a.Type()))
		f.body.word(a.Scratch)
		last, value := uint32(0), uint32(0)
		for _, p := range f.preds {
			m, ok := ir.OpInterface[ir.BranchModel](p.term.Info())
			if !ok {
				return p.term.EmitError("unhandled operation serialization")
			}
			start, n, _ := m.SuccessorOperands(p.term, p.succ)
			if k >= n {
				return p.term.EmitError("unhandled operation serialization")
			}
			v := p.term.Operand(start + k).Scratch
			if p.label == last {
				if v != value {
					return p.term.EmitOpError("passes different values to one block, which cannot be serialized")
				}
				continue
			}
			last, value = p.label, v
			f.body.word(v)
			f.body.word(p.label)
		}
		if !f.body.end(at, spec.OpPhi) {
			return b.Parent().EmitError("block has too many predecessors to be serialized")
		}
	}
	return true
}

// merge writes the merge instruction of the structured op header. The OpLine before it
// must also serve for the branch, because nothing may stand between the two
// instructions.
func (f *functionWriter) merge(header *ir.Operation) {
	f.line(&f.body, header)
	r := header.Region(0)
	control := enumWord(header.Prop(0))
	if isLoop(header) {
		f.body.inst(spec.OpLoopMerge, r.Last().Scratch, r.Last().Prev().Scratch, control)
	} else {
		f.body.inst(spec.OpSelectionMerge, r.Last().Scratch, control)
	}
}

// labeled notes b if its terminator has a label attribute, by which headers of
// constructs refer to it.
func (f *functionWriter) labeled(b *ir.Block) bool {
	t := b.Last()
	if t == nil {
		return true
	}
	l, ok := t.Attr(notes.LabelAttr).(*ir.IntegerAttr)
	if !ok {
		return true
	}
	if f.labels == nil {
		f.labels = map[int64]*ir.Block{}
	}
	n := l.Int64Or(0)
	if f.labels[n] != nil {
		return t.EmitOpError("repeats the label of another block")
	}
	f.labels[n] = b
	return true
}

// mergeOf writes the merge instruction that an attribute of a header's terminator
// describes.
func (f *functionWriter) mergeOf(op *ir.Operation) bool {
	d, ok := op.Attr(notes.ConstructAttr).(*ir.DictionaryAttr)
	if !ok {
		return true
	}
	code := spec.OpSelectionMerge
	var words section
	for _, name := range [...]string{"merge", "continue"} {
		n, ok := d.Get(name).(*ir.IntegerAttr)
		if !ok && name == "continue" {
			continue
		}
		if !ok || f.labels[n.Int64Or(0)] == nil {
			return op.EmitOpError("names a block of its construct that does not exist")
		}
		words.word(f.labels[n.Int64Or(0)].Scratch)
		if name == "continue" {
			code = spec.OpLoopMerge
		}
	}
	list, _ := d.Get("control").(*ir.ArrayAttr)
	if list == nil || len(list.Elements) == 0 {
		words.word(0)
	} else {
		for _, e := range list.Elements {
			words.word(intWord(e))
		}
	}
	f.body.inst(code, words...)
	return true
}

func (f *functionWriter) branch(op *ir.Operation, header *ir.Operation) bool {
	if op.Attr(notes.AssertName) != nil {
		return op.EmitOpError("is taken where an assertion fails, which nothing reports; run spirv-report-asserts before")
	}
	if op.Is(spirv.Branch) && op.Successor(0).FirstPred().NextUse() == nil && fused(op.Successor(0)) {
		return true
	}
	conditional, isSwitch := op.Is(spirv.BranchConditional), op.Is(spirv.Switch)
	if header != nil && (conditional || isSwitch || isLoop(header)) {
		f.merge(header)
	} else {
		f.line(&f.body, op)
		if !f.mergeOf(op) {
			return false
		}
	}
	if !conditional && !isSwitch {
		f.body.inst(spec.OpBranch, op.Successor(0).Scratch)
		return true
	}
	if isSwitch {
		return f.switchInst(op)
	}
	at := f.body.begin()
	f.body.word(op.Operand(0).Scratch)
	f.body.word(op.Successor(0).Scratch)
	f.body.word(op.Successor(1).Scratch)
	if ws, ok := op.Prop(0).(*ir.ArrayAttr); ok {
		for _, w := range ws.Elements {
			f.body.word(intWord(w))
		}
	}
	return f.body.end(at, spec.OpBranchConditional)
}

// switchInst writes OpSwitch.
func (f *functionWriter) switchInst(op *ir.Operation) bool {
	s := spirv.SwitchOp{Operation: op}
	wide := spirv.BitWidth(s.Selector().Type()) == 64
	signed := s.Selector().Type().(*ir.IntegerType).Signedness == ir.Signed
	at := f.body.begin()
	f.body.word(s.Selector().Scratch)
	f.body.word(op.Successor(0).Scratch)
	for i := range s.NumCases() {
		v, _ := s.Literal(i).Uint64()
		if signed {
			x, _ := s.Literal(i).Int64()
			v = uint64(x)
		}
		f.body.word(uint32(v))
		if wide {
			f.body.word(uint32(v >> 32))
		}
		f.body.word(op.Successor(i + 1).Scratch)
	}
	return f.body.end(at, spec.OpSwitch) || op.EmitOpError("has too many targets to be serialized")
}

func (f *functionWriter) writeStructured(op *ir.Operation, header **ir.Operation) bool {
	r := op.Region(0)
	if r.Empty() {
		return true
	}
	switch {
	case isLoop(*header) && isLoop(op):
		f.outer, *header = *header, nil
	case isLoop(*header):
		f.merge(*header)
		*header = nil
		f.body.inst(spec.OpBranch, r.First().Scratch)
	case !continues(op):
		f.line(&f.body, op)
		f.body.inst(spec.OpBranch, r.First().Scratch)
	}
	return f.writeRegion(r, op)
}
