package kernel

import (
	"strconv"

	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// These are the operand groups of Dispatch.
const (
	dispatchIns = iota
	dispatchOuts
)

// Slots of the attributes of Dispatch.
const (
	tileSlot   = 0
	placesSlot = 1
)

// Dispatch declares kernel.dispatch: tensors that one launch computes. The body says what is computed, on tensors, also where the operands
// are memrefs. Its arguments are what the operands hold before, and it yields what each of outs holds afterwards. On tensors, the
// results are the yielded tensors. An invocation computes the elements of all outs at one index, or at those that the maps places, one for each of
// outs, make of an index of the first.
//
//	%y = kernel.dispatch ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {
//	^bb0(%a: tensor<?xf32>, %b: tensor<?xf32>):
//	  %r = math.exp %a : tensor<?xf32>
//	  kernel.yield %r : tensor<?xf32>
//	} -> tensor<?xf32>
var Dispatch = &ir.OpDef{
	Name:     "kernel.dispatch",
	Summary:  "computes tensors by one launch",
	Operands: []ir.ValueDef{ir.VariadicOf("ins", ir.AnyType), ir.VariadicOf("outs", ir.AnyType)},
	Attrs: []ir.AttrDef{
		{Name: "tile", Type: ir.DenseI64ArrayAttrKind, Optional: true},
		{Name: "places", Type: ir.ArrayAttrOf("AffineMap array attribute", ir.AffineMapAttrKind), Optional: true},
	},
	Results: []ir.ValueDef{ir.VariadicOf("results", ir.AnyType)},
	Regions: []ir.RegionDef{{Name: "body", Kind: ir.SizedRegion1}},
	Traits: []ir.Trait{
		ir.AttrSizedOperandSegments, ir.IsolatedFromAbove, ir.SingleBlock, interfaces.DestinationStyle{Inits: dispatchOuts},
	},
	Format: "(`ins` `(` $ins^ `:` type($ins) `)`)? `outs` `(` $outs `:` type($outs) `)` (`tile` $tile^)? (`places` $places^)? attr-dict-with-keyword $body (`->` type($results)^)?",
}

// DispatchOp is the typed view of kernel.dispatch.
type DispatchOp struct{ *ir.Operation }

// NewDispatch creates a kernel.dispatch with a body that has its arguments and no operations. Results has a type for each of outs, or is nil
// if they are memrefs.
func NewDispatch(b *ir.Builder, loc ir.Location, ins, outs []*ir.Value, results []ir.Type) DispatchOp {
	operands := append(append([]*ir.Value(nil), ins...), outs...)
	op := b.CreateWithRegions(loc, Dispatch, operands, results, 1, b.Context().Segments(len(ins), len(outs)))
	body := op.Region(0).AddBlock()
	for _, v := range operands {
		body.AddArg(asTensor(v.Type()), loc)
	}
	return DispatchOp{op}
}

// Ins returns the operands that are only read.
func (d DispatchOp) Ins() []*ir.Value { return d.OperandsIn(dispatchIns) }

// Outs returns the operands that are overwritten.
func (d DispatchOp) Outs() []*ir.Value { return d.OperandsIn(dispatchOuts) }

// Body returns the body. It has an argument for each operand.
func (d DispatchOp) Body() *ir.Block { return d.Region(0).First() }

// Yielded returns what the body computes: a tensor for each of Outs.
func (d DispatchOp) Yielded() []*ir.Value { return d.Body().Last().Operands() }

// Tile returns the sizes of the tile of one invocation that the program asks for, by dimension, or nil.
func (d DispatchOp) Tile() []int64 {
	if t, ok := d.Prop(tileSlot).(*ir.DenseArrayAttr); ok {
		return t.Int64s()
	}
	return nil
}

// Places returns the map from indices of the first of Outs to those of Outs[i], or nil if they are the same.
func (d DispatchOp) Places(i int) *ir.AffineMap {
	if a, ok := d.Prop(placesSlot).(*ir.ArrayAttr); ok {
		return a.Elements[i].(*ir.AffineMapAttr).Map
	}
	return nil
}

// asTensor returns the type of the tensor that a memref of type t holds, or t.
func asTensor(t ir.Type) ir.Type {
	if m, ok := t.(*ir.MemRefType); ok {
		return t.Context().Tensor(m.Shape(), m.ElementType(), nil)
	}
	return t
}

// holds reports whether a body may see an operand of type t as a value of type seen.
func holds(t, seen ir.Type) bool {
	t = asTensor(t)
	if t == seen {
		return true
	}
	a, ok1 := t.(*ir.RankedTensorType)
	b, ok2 := seen.(*ir.RankedTensorType)
	if !ok1 || !ok2 || a.ElementType() != b.ElementType() || len(a.Shape()) != len(b.Shape()) {
		return false
	}
	for i, n := range a.Shape() {
		if m := b.Shape()[i]; n != m && n != ir.Dynamic && m != ir.Dynamic {
			return false
		}
	}
	return true
}

// verifyDispatch checks the arguments of the body, what it yields, and the results.
func verifyDispatch(op *ir.Operation) bool {
	d := DispatchOp{op}
	body, outs := d.Body(), d.Outs()
	if body.NumArgs() != op.NumOperands() {
		return op.EmitOpError("requires a body with an argument for each operand")
	}
	for i := range op.NumOperands() {
		if !holds(op.Operand(i).Type(), body.Arg(i).Type()) {
			return op.EmitOpError("has operand #" + strconv.Itoa(i) + " of type " + ir.QuoteType(op.Operand(i).Type()) +
				", which the body takes as " + ir.QuoteType(body.Arg(i).Type()))
		}
	}
	end := body.Last()
	if end == nil || !end.Is(Yield) || end.NumOperands() != len(outs) || len(outs) == 0 {
		return op.EmitOpError("requires a body that yields a tensor for each of outs, and at least one")
	}
	for i := range outs {
		if !holds(outs[i].Type(), end.Operand(i).Type()) {
			return op.EmitOpError("yields " + ir.QuoteType(end.Operand(i).Type()) + " for " + ir.QuoteType(outs[i].Type()))
		}
	}
	return verifyPlaces(op, d)
}

// verifyPlaces checks that the maps of op have an index of each of outs.
func verifyPlaces(op *ir.Operation, d DispatchOp) bool {
	a, ok := op.Prop(placesSlot).(*ir.ArrayAttr)
	if !ok {
		return true
	}
	outs := d.Outs()
	if len(a.Elements) != len(outs) {
		return op.EmitOpError("requires a map in places for each of outs")
	}
	for i, v := range outs {
		first, t := asTensor(outs[0].Type()), asTensor(v.Type())
		m := d.Places(i)
		if m.Symbols > 0 || m.Dims != rankOf(first) || len(m.Results) != rankOf(t) {
			return op.EmitOpError("has a map in places that makes no index of " + ir.QuoteType(v.Type()) + " of one of " + ir.QuoteType(outs[0].Type()))
		}
	}
	return true
}

func rankOf(t ir.Type) int {
	if r, ok := t.(*ir.RankedTensorType); ok {
		return len(r.Shape())
	}
	return 0
}

// dispatches visits what a dispatch on memrefs reads and writes.
func dispatches(op *ir.Operation, visit func(ir.Effect)) {
	d := DispatchOp{op}
	for i := range op.NumOperands() {
		v := op.Operand(i)
		if _, ok := v.Type().(*ir.MemRefType); !ok {
			continue
		}
		if d.Body().Arg(i).HasUses() {
			visit(ir.Effect{Kind: ir.EffectRead, Value: v})
		}
		if i >= len(d.Ins()) {
			visit(ir.Effect{Kind: ir.EffectWrite, Value: v})
		}
	}
}

// sizesOfOuts returns the sizes of the result of a dispatch, which are those of outs.
func sizesOfOuts(op *ir.Operation, b *ir.Builder) ([]interfaces.IndexValue, bool) {
	outs := DispatchOp{op}.Outs()
	if len(outs) != 1 || op.NumResults() != 1 {
		return nil, false
	}
	t, ok := outs[0].Type().(*ir.RankedTensorType)
	if !ok {
		return nil, false
	}
	sizes := make([]interfaces.IndexValue, len(t.Shape()))
	for i := range sizes {
		sizes[i] = tensor.FoldedSize(b, op.Loc(), outs[0], i)
	}
	return sizes, true
}
