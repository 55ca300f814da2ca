package functospirv

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// SignaturePatterns returns the patterns that split vectors in the signatures of
// functions with bodies into vectors of at most four elements. They are for a greedy
// rewrite of existing ops.
func SignaturePatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("FuncOpVectorUnroll", fn.Func, unrollInputs),
		rewrite.OnOp("ReturnOpVectorUnroll", fn.Return, unrollResults),
	}
}

// UnrollSignatures applies SignaturePatterns to everything in op.
func UnrollSignatures(op *ir.Operation) {
	rewrite.ApplyGreedily(op, rewrite.NewPatternSet(SignaturePatterns()...), rewrite.GreedyConfig{BottomUp: true, Strictness: rewrite.ExistingOps})
}

// maxTiles bounds the parts that a vector is split into.
const maxTiles = 1 << 16

// tiling describes how a vector is split: into n vectors of type part, row by row.
type tiling struct {
	fullType, part *ir.VectorType
	n              int64
}

// tilingOf returns how values of type t are split. It returns false if they are not
// split. The part has four, three or two elements, whichever is the largest number that
// divides a row.
func tilingOf(t ir.Type) (tiling, bool) {
	v, ok := t.(*ir.VectorType)
	if !ok || v.IsScalable() || len(v.Shape()) == 0 {
		return tiling{}, false
	}
	total, row := ir.NumElements(v.Shape()), v.Shape()[len(v.Shape())-1]
	width := int64(1)
	for _, w := range [...]int64{4, 3, 2} {
		if row%w == 0 {
			width = w
			break
		}
	}
	if total == 0 || total == width || total/width > maxTiles {
		return tiling{}, false
	}
	return tiling{v, v.Context().Vector([]int64{width}, v.ElementType()), total / width}, true
}

// offsets returns the position where part i begins.
func (t tiling) offsets(i int64) []int64 {
	shape := t.fullType.Shape()
	last := len(shape) - 1
	at := make([]int64, len(shape))
	perRow := shape[last] / t.part.Shape()[0]
	at[last] = i % perRow * t.part.Shape()[0]
	i /= perRow
	for d := last - 1; d >= 0; d-- {
		at[d] = i % shape[d]
		i /= shape[d]
	}
	return at
}

// join composes the vector from its parts.
func (t tiling) join(b *ir.Builder, loc ir.Location, parts []*ir.Value) *ir.Value {
	v := t.zero(b, loc)
	for i, p := range parts {
		v = vector.NewInsertSlice(b, loc, p, v, t.offsets(int64(i)))
	}
	return v
}

// zero creates the vector of zeros that parts are inserted into.
func (t tiling) zero(b *ir.Builder, loc ir.Location) *ir.Value {
	return arith.NewConstant(b, loc, arith.ZeroAttr(t.fullType).(ir.TypedAttr))
}

// split extracts the parts of a vector and appends them to parts.
func (t tiling) split(b *ir.Builder, loc ir.Location, v *ir.Value, parts []*ir.Value) []*ir.Value {
	for i := range t.n {
		parts = append(parts, t.take(b, loc, v, i))
	}
	return parts
}

// take extracts part i of a vector.
func (t tiling) take(b *ir.Builder, loc ir.Location, v *ir.Value, i int64) *ir.Value {
	at := t.offsets(i)
	row := v
	if lead := at[:len(at)-1]; len(lead) > 0 {
		row = vector.NewExtract(b, loc, v, lead...)
	}
	if row.Type() != ir.Type(t.part) {
		row = vector.NewExtractSlice(b, loc, row, at[len(at)-1:], t.part.Shape())
	}
	return row
}

// unrollInputs replaces a function by one with split inputs, and joins them at its
// start.
func unrollInputs(f fn.FuncOp, rw *rewrite.Rewriter) bool {
	if f.IsDeclaration() {
		return rw.Fail("declarations are not unrolled")
	}
	t := f.Type()
	var inputs []ir.Type
	splits := false
	for _, in := range t.Inputs {
		if tile, ok := tilingOf(in); ok {
			splits = true
			for range tile.n {
				inputs = append(inputs, tile.part)
			}
		} else {
			inputs = append(inputs, in)
		}
	}
	if !splits {
		return rw.Fail("no input has to be split")
	}
	ctx := rw.Context()
	attrs := []ir.NamedAttribute{ir.Named("function_type", ctx.TypeAttr(ctx.Function(inputs, t.Results)))}
	for _, a := range f.Attrs() {
		if a.Name != "function_type" && a.Name != "arg_attrs" {
			attrs = append(attrs, a)
		}
	}
	n := rw.CreateWithRegions(f.Loc(), fn.Func, nil, nil, 1, attrs...)
	rw.InlineRegionBefore(f.Body(), n.Region(0), nil)
	old := n.Region(0).First()
	entry := rw.NewBlockIn(n.Region(0), old, inputs, f.Loc())
	values := make([]*ir.Value, len(t.Inputs))
	k := 0
	for i, in := range t.Inputs {
		tile, ok := tilingOf(in)
		if !ok {
			values[i] = entry.Arg(k)
			k++
			continue
		}
		values[i] = tile.join(&rw.Builder, f.Loc(), entry.Args()[k:k+int(tile.n)])
		k += int(tile.n)
	}
	rw.MergeBlocks(old, entry, values)
	rw.Erase(f.Operation)
	return true
}

// unrollResults splits the results that a function returns.
func unrollResults(op *ir.Operation, rw *rewrite.Rewriter) bool {
	f := op.Parent()
	var values []*ir.Value
	var results []ir.Type
	splits := false
	for _, v := range op.Operands() {
		first := len(values)
		if tile, ok := tilingOf(v.Type()); ok {
			splits = true
			values = tile.split(&rw.Builder, op.Loc(), v, values)
		} else {
			values = append(values, v)
		}
		for _, p := range values[first:] {
			results = append(results, p.Type())
		}
	}
	if !splits {
		return rw.Fail("no result has to be split")
	}
	ctx := rw.Context()
	inputs := fn.FuncOp{Operation: f}.Type().Inputs
	rw.Modify(f, func() {
		f.SetAttr("function_type", ctx.TypeAttr(ctx.Function(inputs, results)))
		f.RemoveAttr("res_attrs")
	})
	rw.ReplaceByNew(op, fn.Return, values, nil)
	return true
}
