package linalg

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

var tensorOrMemref = &ir.TypeConstraint{
	Summary: "memref of any type values or ranked tensor of any type values",
	Base:    ir.AnyShaped.Base,
	Match: func(t ir.Type) bool {
		switch t.(type) {
		case *ir.RankedTensorType, *ir.MemRefType:
			return true
		}
		return false
	},
}

var (
	anyTensors = []ir.ValueDef{ir.VariadicOf("result", ir.AnyTensor)}
	oneInput   = []ir.ValueDef{{Name: "input", Type: tensorOrMemref}, {Name: "init", Type: tensorOrMemref}}
	increasing = &ir.AttrConstraint{
		Summary: "i64 dense array attribute should be in increasing order", Base: ir.DenseI64ArrayAttrKind.Base,
		Match: func(a ir.Attribute) bool {
			if !ir.DenseI64ArrayAttrKind.Match(a) {
				return false
			}
			list := a.(*ir.DenseArrayAttr).Int64s()
			for i := 1; i < len(list); i++ {
				if list[i] <= list[i-1] {
					return false
				}
			}
			return true
		},
	}
)

func sized(name string) []ir.RegionDef {
	return []ir.RegionDef{{Name: name, Kind: ir.SizedRegion1}}
}

// Map declares linalg.map.
var Map = &ir.OpDef{
	Name:     "linalg.map",
	Summary:  "elementwise operation with a block",
	Operands: []ir.ValueDef{ir.VariadicOf("inputs", tensorOrMemref), {Name: "init", Type: tensorOrMemref}},
	Results:  anyTensors,
	Regions:  sized("mapper"),
	Traits:   commonTraits,
	Changes:  []ir.Change{{Since: mapInitSince, Text: "the block of `linalg.map` has an argument for the init", Before: "arguments for the inputs only"}},
}

// mapInitSince is the first version in which the block of linalg.map has an argument for the init.
const mapInitSince = 22

// Reduce declares linalg.reduce.
var Reduce = &ir.OpDef{
	Name:     "linalg.reduce",
	Summary:  "reduction of dimensions with a block",
	Operands: []ir.ValueDef{ir.VariadicOf("inputs", tensorOrMemref), ir.VariadicOf("inits", tensorOrMemref)},
	Attrs:    []ir.AttrDef{{Name: "dimensions", Type: increasing}},
	Results:  []ir.ValueDef{ir.VariadicOf("", ir.AnyTensor)},
	Regions:  sized("combiner"),
	Traits:   append([]ir.Trait{sameVariadicSize}, commonTraits...),
}

// Transpose declares linalg.transpose.
var Transpose = &ir.OpDef{
	Name:     "linalg.transpose",
	Summary:  "copy with permuted dimensions",
	Operands: oneInput,
	Attrs:    []ir.AttrDef{{Name: "permutation", Type: ir.DenseI64ArrayAttrKind}},
	Results:  anyTensors,
	Regions:  sized("region"),
	Traits:   commonTraits,
}

// Broadcast declares linalg.broadcast.
var Broadcast = &ir.OpDef{
	Name:     "linalg.broadcast",
	Summary:  "copy with added dimensions",
	Operands: oneInput,
	Attrs:    []ir.AttrDef{{Name: "dimensions", Type: ir.DenseI64ArrayAttrKind}},
	Results:  anyTensors,
	Regions:  sized("region"),
	Traits:   commonTraits,
}

// sameVariadicSize is the trait of ops whose variadic operands have equal numbers. The verifier of the operands checks it.
var sameVariadicSize = ir.OpPredicate("the number of inputs equals the number of inits", func(op *ir.Operation) bool { return op.NumOperands()%2 == 0 })

// Softmax declares linalg.softmax.
var Softmax = &ir.OpDef{
	Name:     "linalg.softmax",
	Summary:  "softmax along a dimension",
	Operands: []ir.ValueDef{{Name: "input", Type: ir.AnyShaped}, {Name: "output", Type: ir.AnyShaped}},
	Attrs:    []ir.AttrDef{{Name: "dimension", Type: ir.I64AttrKind}},
	Results:  []ir.ValueDef{ir.VariadicOf("result", rankedTensor)},
	Traits: []ir.Trait{interfaces.DestinationStyle{Inits: 1}, ir.OpPredicate("input and output have same element type", func(op *ir.Operation) bool {
		return op.Operand(0).Type().(ir.ShapedType).ElementType() == op.Operand(1).Type().(ir.ShapedType).ElementType()
	})},
	Format: "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` " +
		"(`->` type($result)^)?",
}

func parallel(n int) []IteratorKind { return make([]IteratorKind, n) }

// mapModel is the model of linalg.map.
type mapModel struct{}

// IndexingMaps returns identities.
func (mapModel) IndexingMaps(op *ir.Operation) []*ir.AffineMap {
	maps := make([]*ir.AffineMap, op.NumOperands())
	id := op.Context().IdentityMap(initRank(op))
	for i := range maps {
		maps[i] = id
	}
	return maps
}

// Iterators returns one parallel loop per dimension.
func (mapModel) Iterators(op *ir.Operation) []IteratorKind { return parallel(initRank(op)) }

// InputsOnly reports whether the version has no argument for the init.
func (mapModel) InputsOnly(op *ir.Operation) bool { return op.Context().MLIR() < mapInitSince }

// reduceModel is the model of linalg.reduce.
type reduceModel struct{}

func int64sIn(op *ir.Operation, slot int) []int64 {
	if d, ok := op.Prop(slot).(*ir.DenseArrayAttr); ok {
		return d.Int64s()
	}
	return nil
}

// dropping returns the map from all dimensions to those that are not in dropped.
func dropping(ctx *ir.Context, rank int, dropped []int64) *ir.AffineMap {
	var results []*ir.AffineExpr
	for d := range rank {
		if !slices.Contains(dropped, int64(d)) {
			results = append(results, ctx.AffineDimExpr(d))
		}
	}
	return ctx.AffineMap(rank, 0, results...)
}

// IndexingMaps returns identities for the inputs and projections for the inits.
func (reduceModel) IndexingMaps(op *ir.Operation) []*ir.AffineMap {
	maps := make([]*ir.AffineMap, op.NumOperands())
	rank, inputs := rankOf(op.Operand(0)), op.NumOperands()/2
	id, out := op.Context().IdentityMap(rank), dropping(op.Context(), rank, int64sIn(op, 0))
	for i := range maps {
		maps[i] = id
		if i >= inputs {
			maps[i] = out
		}
	}
	return maps
}

// Iterators returns one loop per dimension of the input.
func (reduceModel) Iterators(op *ir.Operation) []IteratorKind {
	its := parallel(rankOf(op.Operand(0)))
	for _, d := range int64sIn(op, 0) {
		if d >= 0 && d < int64(len(its)) {
			its[d] = Reduction
		}
	}
	return its
}

// copyModel is what the models of linalg.transpose and linalg.broadcast share: the body yields the element of the input.
type copyModel struct{}

// Iterators returns one parallel loop per dimension of the output.
func (copyModel) Iterators(op *ir.Operation) []IteratorKind { return parallel(initRank(op)) }

func (copyModel) expr(*ir.Context, func(string) ir.Attribute) *Expr { return in(0) }

type transposeModel struct{ copyModel }

// IndexingMaps returns the inverse of the permutation and the identity.
func (transposeModel) IndexingMaps(op *ir.Operation) []*ir.AffineMap {
	ctx, perm := op.Context(), int64sIn(op, 0)
	results := make([]*ir.AffineExpr, len(perm))
	for i, p := range perm {
		results[p] = ctx.AffineDimExpr(i)
	}
	return []*ir.AffineMap{ctx.AffineMap(len(perm), 0, results...), ctx.IdentityMap(len(perm))}
}

type broadcastModel struct{ copyModel }

// IndexingMaps returns the projection to the dimensions of the input and the identity.
func (broadcastModel) IndexingMaps(op *ir.Operation) []*ir.AffineMap {
	rank := initRank(op)
	return []*ir.AffineMap{dropping(op.Context(), rank, int64sIn(op, 0)), op.Context().IdentityMap(rank)}
}
