package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/linalg/transform"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewSpecialize returns the pass linalg-specialize-generic-ops.
func NewSpecialize() *pass.Pass {
	patterns := rewrite.NewPatternSet(SpecializePattern())
	return &pass.Pass{
		Name: "linalg-specialize-generic-ops", Class: "LinalgSpecializeGenericOpsPass", Summary: "Convert generic ops back to named ops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, patterns, rewrite.GreedyConfig{})
			return true
		},
	}
}

// SpecializePattern returns the pattern that replaces a linalg.generic by the named operation that computes the same.
func SpecializePattern() *rewrite.Pattern {
	return rewrite.OnOp("LinalgSpecializationPattern", linalg.Generic, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		s, _ := linalg.AsStructured(op)
		if s.NumInits() != 1 || op.Region(0).Empty() {
			return rw.Fail("not one output")
		}
		rw.SetBefore(op)
		for _, try := range []func(*ir.Builder, linalg.StructuredOp) *ir.Operation{asCopy, asElementwise, asProduct} {
			if named := try(&rw.Builder, s); named != nil {
				rw.Replace(op, named.Results()...)
				return true
			}
		}
		return rw.Fail("no named operation computes this")
	})
}

func isParallel(s linalg.StructuredOp) bool {
	return !slices.Contains(s.Iterators(), linalg.Reduction)
}

// asCopy recognizes copies, fills, broadcasts and transpositions.
func asCopy(b *ir.Builder, s linalg.StructuredOp) *ir.Operation {
	yield := s.Yield()
	if s.NumInputs() != 1 || !isParallel(s) || s.Body().First() != yield || yield.Operand(0) != s.Body().Arg(0) {
		return nil
	}
	in, out := s.Operand(0), s.Operand(1)
	from, to := s.Maps()[0], s.Maps()[1]
	if _, shaped := in.Type().(ir.ShapedType); !shaped {
		if !to.IsIdentity() {
			return nil
		}
		return linalg.NewFill(b, s.Loc(), in, out)
	}
	switch {
	case !to.IsIdentity() || !affinemap.IsProjectedPermutation(from, false):
		return nil
	case from.IsIdentity():
		return linalg.NewNamed(b, s.Loc(), linalg.Copy, []*ir.Value{in}, []*ir.Value{out})
	case b.Context().MLIR() < 20:
		return nil // the version leaves transpositions and broadcasts
	case len(from.Results) == from.Dims:
		perm := make([]int64, from.Dims)
		for k, e := range from.Results {
			perm[e.Value] = int64(k)
		}
		return linalg.NewTranspose(b, s.Loc(), in, out, perm)
	}
	var added []int64
	next := 0
	for d := range from.Dims {
		if next < len(from.Results) && from.Results[next].Value == int64(d) {
			next++
		} else {
			added = append(added, int64(d))
		}
	}
	if next < len(from.Results) {
		return nil
	}
	return linalg.NewBroadcast(b, s.Loc(), in, out, added)
}

// asElementwise recognizes a body of one operation on all elements.
func asElementwise(b *ir.Builder, s linalg.StructuredOp) *ir.Operation {
	body := s.Body()
	f := body.First()
	n := s.NumInputs()
	if !isParallel(s) || f == body.Last() || f.Next() != body.Last() || f.NumResults() != 1 || body.Last().Operand(0) != f.Result(0) || f.NumOperands() != n {
		return nil
	}
	for _, m := range s.Maps() {
		if !m.IsIdentity() {
			return nil
		}
	}
	inputs := make([]*ir.Value, n)
	for i := range inputs {
		a := f.Operand(i)
		if !a.IsBlockArgument() || a.OwnerBlock() != body || a.Index() >= n {
			return nil
		}
		inputs[i] = s.Operand(a.Index())
	}
	if n == 2 && f.Operand(0) == f.Operand(1) || !slices.ContainsFunc(elementwise, func(e elementwiseOp) bool { return f.Is(e.body) }) {
		return nil
	}
	for _, e := range elementwise {
		if f.Is(e.body) {
			return linalg.NewNamed(b, s.Loc(), e.named, inputs, s.Inits())
		}
	}
	return nil
}

type elementwiseOp struct{ body, named *ir.OpDef }

var elementwise = []elementwiseOp{
	{math.Exp, linalg.Exp}, {arith.AddF, linalg.Add}, {arith.SubF, linalg.Sub}, {arith.MulF, linalg.Mul}, {arith.DivF, linalg.Div},
}

// asProduct recognizes products of matrices.
func asProduct(b *ir.Builder, s linalg.StructuredOp) *ir.Operation {
	c, ok := transform.ContractionOf(s)
	if !ok || s.NumInputs() != 2 || len(c.M) != 1 || len(c.N) != 1 || len(c.K) != 1 || !multipliesAndAdds(s) {
		return nil
	}
	batch, maps := len(c.Batch), s.Maps()
	for _, m := range maps {
		if m.Dims != batch+3 || len(m.Results) != batch+2 {
			return nil
		}
		for i := range batch {
			if e := m.Results[i]; e.Kind != ir.AffineDim || e.Value != int64(i) {
				return nil
			}
		}
	}
	m, n, k := int64(c.M[0]), int64(c.N[0]), int64(c.K[0])
	left, right, out := order(maps[0], batch, m, k), order(maps[1], batch, k, n), order(maps[2], batch, m, n)
	if out != inOrder || left == mismatch || right == mismatch || left == transposed && right == transposed {
		return nil
	}
	defs := [3]*ir.OpDef{linalg.Matmul, linalg.MatmulTransposeA, linalg.MatmulTransposeB}
	if batch > 0 {
		defs = [3]*ir.OpDef{linalg.BatchMatmul, linalg.BatchMatmulTransposeA, linalg.BatchMatmulTransposeB}
	}
	var attrs []ir.NamedAttribute
	def := defs[0]
	if left == transposed || right == transposed {
		if def = defs[1]; right == transposed {
			def = defs[2]
		}
		if ctx := b.Context(); !def.Versions.Has(ctx.MLIR()) {
			def, attrs = defs[0], []ir.NamedAttribute{ir.Named("indexing_maps", linalg.MapsAttr(ctx, productMaps(ctx, batch, left, right)))}
		}
	}
	return linalg.NewNamed(b, s.Loc(), def, s.Inputs(), s.Inits(), attrs...)
}

// match says how the last two results of a map are ordered.
type match uint8

const (
	mismatch match = iota
	inOrder
	transposed
)

func order(m *ir.AffineMap, batch int, first, second int64) match {
	a, b := m.Results[batch], m.Results[batch+1]
	switch {
	case a.Kind != ir.AffineDim || b.Kind != ir.AffineDim:
		return mismatch
	case a.Value == first && b.Value == second:
		return inOrder
	case a.Value == second && b.Value == first:
		return transposed
	}
	return mismatch
}

// productMaps returns the maps of a product with transposed factors.
func productMaps(ctx *ir.Context, batch int, left, right match) []*ir.AffineMap {
	lists := [3][2]int{{0, 2}, {2, 1}, {0, 1}}
	if left == transposed {
		lists[0] = [2]int{2, 0}
	}
	if right == transposed {
		lists[1] = [2]int{1, 2}
	}
	maps := make([]*ir.AffineMap, len(lists))
	for i, l := range lists {
		var positions []int
		for d := range batch {
			positions = append(positions, d)
		}
		maps[i] = affinemap.Dims(ctx, batch+3, append(positions, batch+l[0], batch+l[1]))
	}
	return maps
}

// multipliesAndAdds reports whether the body adds the product of the elements of the inputs to that of the output.
func multipliesAndAdds(s linalg.StructuredOp) bool {
	body := s.Body()
	mul := body.First()
	if mul == body.Last() || mul.Next() == body.Last() {
		return false
	}
	add := mul.Next()
	pairs := [3][2]*ir.OpDef{{arith.MulF, arith.AddF}, {arith.MulI, arith.AddI}, {complex.Mul, complex.Add}}
	if add.Next() != body.Last() || !slices.ContainsFunc(pairs[:], func(p [2]*ir.OpDef) bool { return mul.Is(p[0]) && add.Is(p[1]) }) {
		return false
	}
	x, y := body.Arg(0), body.Arg(1)
	factors := mul.Operand(0) == x && mul.Operand(1) == y || mul.Operand(0) == y && mul.Operand(1) == x
	sum, product := body.Arg(2), mul.Result(0)
	terms := add.Operand(0) == sum && add.Operand(1) == product || add.Operand(0) == product && add.Operand(1) == sum
	return factors && terms && body.Last().Operand(0) == add.Result(0)
}
