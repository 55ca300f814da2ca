// Package structure brings the control flow of device functions into forms that the
// conversion to SPIR-V takes: blocks are made ready for lifting, loops over devices become
// loops, and calls that SPIR-V cannot express are inlined.
package structure

import (
	"encoding/binary"
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// Needs says which rewrites a function needs.
type Needs struct {
	// Affine is set if the function has operations of affine, Blocks if a region has
	// several blocks, Loops if there is a scf.forall or scf.parallel, Regions if there is a
	// scf.execute_region, Poison if there is a ub.poison, Asserts if there is a cf.assert, Unsigned if a scf.for counts unsigned
	// numbers, and Newer if there is an operation on memrefs or vectors that older operations express.
	Affine, Blocks, Loops, Regions, Poison, Asserts, Unsigned, Newer bool
}

// Any reports whether the function needs a rewrite.
func (n Needs) Any() bool { return n != Needs{} }

// NeedsOf looks at all operations in f.
func NeedsOf(f *ir.Operation) (n Needs) {
	f.WalkPre(func(op *ir.Operation) ir.WalkResult {
		for i := range op.NumRegions() {
			n.Blocks = n.Blocks || !op.Region(i).Empty() && !op.Region(i).HasOneBlock()
		}
		switch {
		case op.Is(scf.Forall), op.Is(scf.Parallel):
			n.Loops = true
		case op.Is(scf.ExecuteRegion):
			n.Regions = true
		case op.Is(scf.For):
			n.Unsigned = n.Unsigned || (scf.ForOp{Operation: op}).Unsigned()
		case op.Is(memref.AssumeAlignment), op.Is(memref.DistinctObjects), op.Is(vector.ToElements), op.Is(vector.Shuffle):
			n.Newer = n.Newer || isNewer(op)
		case op.Is(ub.Poison):
			n.Poison = true
		case op.Is(cf.Assert):
			n.Asserts = true
		case op.Info().Dialect != nil && op.Info().Dialect.Name == "affine":
			n.Affine = true
		}
		return ir.WalkAdvance
	})
	return n
}

// isNewer reports whether op is one of those that ReplaceNewer replaces.
func isNewer(op *ir.Operation) bool {
	switch op.Def() {
	case memref.AssumeAlignment, memref.DistinctObjects:
		return op.NumResults() > 0
	case vector.Shuffle:
		return slices.Contains(vector.ShuffleOp{Operation: op}.Mask(), vector.Poison)
	}
	return op.Is(vector.ToElements)
}

// ReplaceNewer replaces operations that MLIR 19 does not have by those that express them: promises about memrefs by the memrefs,
// and all elements of a vector by extractions. Elements that are poison may be any.
func ReplaceNewer(f *ir.Operation) {
	var newer []*ir.Operation
	f.Walk(func(op *ir.Operation) {
		if isNewer(op) {
			newer = append(newer, op)
		}
	})
	b := ir.NewBuilder(f.Context(), nil)
	for _, op := range newer {
		b.SetBefore(op)
		switch op.Def() {
		case vector.Shuffle:
			vector.ShuffleOp{Operation: op}.DropPoison()
			continue
		case vector.ToElements:
			op.ReplaceAllUsesWith(vector.ElementsOf(b, op.Loc(), op.Operand(0)))
		default:
			op.ReplaceAllUsesWith(op.Operands())
		}
		op.Erase()
	}
}

// RefuseAsserts emits an error for each cf.assert in f, a function of an OpenCL kernel, and
// returns false.
func RefuseAsserts(f *ir.Operation) bool {
	f.Walk(func(op *ir.Operation) {
		if op.Is(cf.Assert) {
			op.EmitOpError("an OpenCL kernel cannot report a failed assertion to the host; store a flag to a buffer, and assert on the host")
		}
	})
	return false
}

// ReadyBlocks makes the blocks in f ready for lifting: it erases those that control cannot
// reach, gives returns the same attributes, and narrows switches over more than 32 bits.
func ReadyBlocks(f *ir.Operation) {
	var switches []*ir.Operation
	f.WalkPre(func(op *ir.Operation) ir.WalkResult {
		for i := range op.NumRegions() {
			r := op.Region(i)
			if r.Empty() || r.HasOneBlock() {
				continue
			}
			eraseUnreachable(r) // before the walk enters blocks that go away
			for b := r.First(); b != nil; b = b.Next() {
				switch end := b.Last(); {
				case end.Is(cf.Switch):
					switches = append(switches, end)
				case end.NumSuccessors() == 0:
					end.SetDiscardableAttrs(nil)
				}
			}
		}
		return ir.WalkAdvance
	})
	b := ir.NewBuilder(f.Context(), nil)
	for _, s := range switches {
		narrowSwitch(b, cf.SwitchOp{Operation: s})
	}
}

// eraseUnreachable erases the blocks of r that control cannot reach.
func eraseUnreachable(r *ir.Region) {
	reached := map[*ir.Block]bool{r.First(): true}
	for work := []*ir.Block{r.First()}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for i := range b.Last().NumSuccessors() {
			if to := b.Last().Successor(i); !reached[to] {
				reached[to] = true
				work = append(work, to)
			}
		}
	}
	var dead []*ir.Block
	for b := r.First(); b != nil; b = b.Next() {
		if !reached[b] {
			dead = append(dead, b)
		}
	}
	for _, b := range dead {
		for op := b.First(); op != nil; op = op.Next() {
			op.DropAllReferences()
		}
	}
	for _, b := range dead {
		for b.Last() != nil {
			b.Last().Erase()
		}
		b.Erase()
	}
}

// narrowSwitch replaces the flag of a switch by the number of its case, if the flag has
// more than 32 bits: a lifted switch is over an index, which may have 32.
func narrowSwitch(b *ir.Builder, s cf.SwitchOp) {
	t, ok := s.Flag().Type().(*ir.IntegerType)
	if !ok || t.Width <= 32 {
		return
	}
	ctx, loc := b.Context(), s.Loc()
	b.SetBefore(s.Operation)
	number := arith.NewInt(b, loc, ctx.I32(), int64(s.NumCases()))
	for i := s.NumCases() - 1; i >= 0; i-- {
		value := arith.NewConstant(b, loc, ctx.APInt(t, s.CaseValue(i)))
		same := arith.NewCmpI(b, loc, arith.EQ, s.Flag(), value)
		number = arith.NewSelect(b, loc, same, arith.NewInt(b, loc, ctx.I32(), int64(i)), number)
	}
	s.SetOperand(0, number)
	if s.NumCases() > 0 {
		var raw []byte
		for i := range s.NumCases() {
			raw = binary.LittleEndian.AppendUint32(raw, uint32(i))
		}
		s.SetAttr("case_values", ctx.Dense(ctx.Vector([]int64{int64(s.NumCases())}, ctx.I32()), raw))
	}
}

// Unreachable ends a function or scf.execute_region at a place that control does not
// reach, with values of zero.
func Unreachable(b *ir.Builder, loc ir.Location, parent *ir.Operation) *ir.Operation {
	var def *ir.OpDef
	var types []ir.Type
	switch {
	case parent.Is(fn.Func):
		def, types = fn.Return, fn.FuncOp{Operation: parent}.Type().Results
	case parent.Is(gpu.Func):
		def, types = gpu.Return, gpu.FuncOp{Operation: parent}.Type().Results
	case parent.Is(scf.ExecuteRegion):
		def, types = scf.Yield, parent.ResultTypes()
	default:
		parent.EmitErrorAt(loc, "a loop without an exit cannot be in a region of '"+parent.Name()+"' on a device")
		return nil
	}
	var vs []*ir.Value
	for _, t := range types {
		vs = append(vs, ub.NewPoison(b, loc, t))
	}
	return b.Create(loc, def, vs, nil)
}

// InlineRegions replaces each scf.execute_region in f, which has one block, by the
// operations of the block.
func InlineRegions(f *ir.Operation) {
	var ops []*ir.Operation
	f.Walk(func(op *ir.Operation) {
		if op.Is(scf.ExecuteRegion) && op.Region(0).HasOneBlock() {
			ops = append(ops, op)
		}
	})
	for _, op := range ops {
		body := op.Region(0).First()
		end := body.Last()
		op.ReplaceAllUsesWith(end.Operands())
		end.Erase()
		for o := body.First(); o != nil; o = body.First() {
			o.MoveBefore(op)
		}
		op.Erase()
	}
}

// ReplacePoison replaces the poison values of numbers in f by zeros: poison may be any
// value. Poison of other types stays.
func ReplacePoison(f *ir.Operation) {
	var ops []*ir.Operation
	f.Walk(func(op *ir.Operation) {
		if op.Is(ub.Poison) {
			ops = append(ops, op)
		}
	})
	b := ir.NewBuilder(f.Context(), nil)
	for _, op := range ops {
		switch {
		case !op.HasUses():
			op.Erase()
		default:
			zero, ok := arith.ZeroAttr(op.Result(0).Type()).(ir.TypedAttr)
			if !ok {
				continue
			}
			b.SetBefore(op)
			op.Result(0).ReplaceAllUsesWith(arith.NewConstant(b, op.Loc(), zero))
			op.Erase()
		}
	}
}
