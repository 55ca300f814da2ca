package vectors

import (
	"slices"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// foldExtension lets a contraction multiply the narrow vectors that def extends.
func foldExtension(def *ir.OpDef) *rewrite.Pattern {
	return rewrite.OnOp("FoldArithExtIntoContractionOp", vector.Contract, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		l, r := op.Operand(0).DefinedBy(def), op.Operand(1).DefinedBy(def)
		if l == nil || r == nil {
			return rw.Fail("the operands are not extended")
		}
		rw.ReplaceByNew(op, vector.Contract, []*ir.Value{l.Operand(0), r.Operand(0), op.Operand(2)}, op.ResultTypes(),
			ir.Named("indexing_maps", op.Attr("indexing_maps")), ir.Named("iterator_types", op.Attr("iterator_types")),
			ir.Named("kind", rw.Context().Enum(vector.KindAttrDef, uint64(vector.Add))))
		return true
	})
}

// like creates the operation op with other operands and another result type.
func like(op *ir.Operation, rw *rewrite.Rewriter, operands []*ir.Value, t ir.Type) *ir.Value {
	return rw.Build(&ir.OperationState{Loc: op.Loc(), Info: op.Info(), Operands: operands, Results: []ir.Type{t}, Attrs: op.Attrs()}).Result(0)
}

// isCast reports whether op has the trait of casts.
func isCast(op *ir.Operation) bool {
	def := op.Def()
	return def != nil && slices.ContainsFunc(def.Traits, func(t ir.Trait) bool { return t.TraitName() == "CastOpInterface" })
}

// castBeforeBroadcast casts what a broadcast copies instead of the copies.
func castBeforeBroadcast(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if !isCast(op) || op.NumOperands() != 1 || op.NumResults() != 1 || op.Operand(0).DefinedBy(vector.Broadcast) == nil {
		return rw.Fail("not a cast of a broadcast")
	}
	source := op.Operand(0).DefiningOp().Operand(0)
	t := ir.ElementTypeOrSelf(op.Result(0).Type())
	if v, ok := source.Type().(*ir.VectorType); ok {
		t = v.WithShape(v.Shape(), t)
	}
	rw.ReplaceByNew(op, vector.Broadcast, []*ir.Value{like(op, rw, []*ir.Value{source}, t)}, op.ResultTypes())
	return true
}

// computeBeforeBroadcast computes with what broadcasts copy instead of the copies, if all have one type.
func computeBeforeBroadcast(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.NumResults() != 1 || op.NumOperands() == 0 || !op.HasTrait(ir.ElementwiseMappable) || op.Result(0).Type() != op.Operand(0).Type() || op.Is(vector.FMA) {
		return rw.Fail("not an elementwise operation of one type")
	}
	if _, ok := op.Result(0).Type().(ir.ShapedType); !ok {
		return rw.Fail("no vector")
	}
	sources := make([]*ir.Value, op.NumOperands())
	for i, v := range op.Operands() {
		def := v.DefiningOp()
		if def == nil || !def.Is(vector.Broadcast) && !def.Is(vector.Splat) {
			return rw.Fail("an operand is not broadcast")
		}
		sources[i] = def.Operand(0)
		if sources[i].Type() != sources[0].Type() {
			return rw.Fail("the types before the broadcasts differ")
		}
	}
	rw.ReplaceByNew(op, vector.Broadcast, []*ir.Value{like(op, rw, sources, sources[0].Type())}, op.ResultTypes())
	return true
}

// newCreateBroadcast returns the pass test-create-vector-broadcast, which makes a broadcast along the dimensions that an attribute names.
func newCreateBroadcast() *pass.Pass {
	return &pass.Pass{
		Name: "test-create-vector-broadcast", Class: "(anonymous namespace)::TestCreateVectorBroadcast", Op: fn.Func.Name,
		Summary: "Test optimization transformations for transfer ops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var list []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				if o.Name() == "test_create_broadcast" {
					list = append(list, o)
				}
			})
			b := ir.NewBuilder(op.Context(), nil)
			for _, o := range list {
				if dims, ok := o.Attr("broadcast_dims").(*ir.DenseArrayAttr); ok && o.NumOperands() == 1 && o.NumResults() == 1 {
					b.SetBefore(o)
					createBroadcast(b, o, dims.Int64s())
				}
			}
			return true
		},
	}
}

// createBroadcast broadcasts along dims first, and transposes the result.
func createBroadcast(b *ir.Builder, op *ir.Operation, dims []int64) {
	t, ok := op.Result(0).Type().(*ir.VectorType)
	if !ok {
		return
	}
	order := slices.Clone(dims)
	for i := range t.Shape() {
		if !slices.Contains(dims, int64(i)) {
			order = append(order, int64(i))
		}
	}
	if len(order) != len(t.Shape()) {
		return
	}
	shape, perm := make([]int64, len(order)), make([]int64, len(order))
	for i, d := range order {
		if d < 0 || int(d) >= len(shape) {
			return
		}
		shape[i], perm[d] = t.Shape()[d], int64(i)
	}
	v := rewrite.CreateOrFoldOne(b, op.Loc(), vector.Broadcast, []*ir.Value{op.Operand(0)}, t.WithShape(shape, t.ElementType()))
	if !slices.IsSorted(perm) {
		v = vector.NewTranspose(b, op.Loc(), v, perm)
	}
	op.Result(0).ReplaceAllUsesWith(v)
	op.Erase()
}
