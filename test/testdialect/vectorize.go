package testdialect

import (
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/dialect/affine/passes"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/pass"
)

// NewVectorizerTest returns the pass affine-super-vectorizer-test, which tests parts of the
// vectorizer.
func NewVectorizerTest() *pass.Pass {
	var ratio []int64
	var forward, backward, both, compose, nest bool
	return &pass.Pass{
		Name: "affine-super-vectorizer-test", Class: "(anonymous namespace)::VectorizerTestPass", Op: "func.func",
		Summary: "Tests vectorizer standalone functionality.",
		Options: []pass.Option{
			pass.Bool("backward-slicing", &backward, "Enable testing backward static slicing and topological sort functionalities"),
			pass.Bool("compose-maps", &compose, "Enable testing the composition of AffineMap where each AffineMap in the composition is specified as the affine_map attribute in a constant op."),
			pass.Bool("forward-slicing", &forward, "Enable testing forward static slicing and topological sort functionalities"),
			pass.Bool("slicing", &both, "Enable testing static slicing and topological sort functionalities"),
			pass.Int32s("vector-shape-ratio", &ratio, "Specify the HW vector size for vectorization"),
			pass.Bool("vectorize-affine-loop-nest", &nest, "Enable testing for the 'vectorizeAffineLoopNest' utility by vectorizing the outermost loops found"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if !op.Region(0).HasOneBlock() {
				return true
			}
			if len(ratio) > 0 {
				reportRatios(op, ratio)
			}
			if forward {
				reportSlices(op, " forward static slice: ", forwardSlice)
			}
			if backward {
				reportSlices(op, " backward static slice: ", backwardSlice)
			}
			if both {
				reportSlices(op, " static slice: ", slice)
			}
			if compose {
				reportComposed(op)
			}
			if nest {
				vectorizeOutermost(op)
			}
			return true
		},
	}
}

// reportRatios reports how many vectors of a shape make up the result of each operation.
func reportRatios(op *ir.Operation, shape []int64) {
	text := ""
	op.Walk(func(o *ir.Operation) {
		switch {
		case o.NumResults() == 0 && !o.Is(vector.TransferWrite):
			if !o.Is(fn.Return) {
				o.EmitError("NYI: assuming only return operations can have 0  results at this point")
			}
			return
		case o.NumResults() > 1:
			o.EmitError("NYI: operation has more than 1 result")
			return
		case o.NumResults() == 0:
			return
		}
		t, ok := o.Result(0).Type().(*ir.VectorType)
		if !ok {
			return
		}
		counts, ok := shapeRatio(t.Shape(), shape)
		if !ok {
			return
		}
		var texts []string
		for _, n := range counts {
			texts = append(texts, strconv.FormatInt(n, 10))
		}
		text += "\nmatched: " + o.Text(ir.PrintOptions{}) + " with shape ratio: " + strings.Join(texts, ", ")
	})
	if text != "" {
		op.Context().EmitRemark(ir.UnknownLoc, text)
	}
}

// shapeRatio divides the dimensions of a shape by the last ones of a smaller shape
// (computeShapeRatio). ok is false if they cannot be divided.
func shapeRatio(shape, by []int64) (counts []int64, ok bool) {
	if len(shape) < len(by) {
		return nil, false
	}
	counts = slices.Clone(shape)
	for i, n := range by {
		k := len(shape) - len(by) + i
		if n <= 0 || shape[k]%n != 0 {
			return nil, false
		}
		counts[k] = shape[k] / n
	}
	return counts, true
}

// reportSlices reports the slices of the operations slicing-test-op.
func reportSlices(op *ir.Operation, title string, of func(*ir.Operation) []*ir.Operation) {
	text := "\n" + op.StringAttr("sym_name")
	op.Walk(func(o *ir.Operation) {
		if o.Name() != "slicing-test-op" {
			return
		}
		text += "\nmatched: " + o.Text(ir.PrintOptions{}) + title
		for _, s := range of(o) {
			text += "\n" + s.Text(ir.PrintOptions{})
		}
	})
	op.Context().EmitRemark(ir.UnknownLoc, text)
}

// forwardSlice returns the operations that use results of op, also indirectly, in an order in
// which definitions come first (getForwardSlice).
func forwardSlice(op *ir.Operation) []*ir.Operation {
	seen := map[*ir.Operation]bool{op: true}
	var out []*ir.Operation
	var visit func(o *ir.Operation)
	visit = func(o *ir.Operation) {
		for i := range o.NumRegions() {
			for b := o.Region(i).First(); b != nil; b = b.Next() {
				for inner := b.First(); inner != nil; inner = inner.Next() {
					if !seen[inner] {
						seen[inner] = true
						visit(inner)
					}
				}
			}
		}
		for _, r := range o.Results() {
			for u := r.FirstUse(); u != nil; u = u.NextUse() {
				if user := u.Owner(); !seen[user] {
					seen[user] = true
					visit(user)
				}
			}
		}
		if o != op {
			out = append(out, o)
		}
	}
	visit(op)
	slices.Reverse(out)
	return out
}

// backwardSlice returns the operations whose results op uses, also indirectly, with
// definitions first (getBackwardSlice).
func backwardSlice(op *ir.Operation) []*ir.Operation {
	seen := map[*ir.Operation]bool{op: true}
	var out []*ir.Operation
	var visit func(o *ir.Operation)
	visit = func(o *ir.Operation) {
		for _, v := range o.Operands() {
			def := v.DefiningOp()
			if def == nil {
				def = v.OwnerBlock().Parent()
			}
			if def != nil && !seen[def] && !def.HasTrait(ir.IsolatedFromAbove) {
				seen[def] = true
				visit(def)
			}
		}
		if o != op {
			out = append(out, o)
		}
	}
	visit(op)
	return out
}

// slice returns all operations that op is connected with through results, in the order in
// which they are in the function (getSlice).
func slice(op *ir.Operation) []*ir.Operation {
	in := map[*ir.Operation]bool{op: true}
	for list := []*ir.Operation{op}; len(list) > 0; {
		o := list[0]
		list = list[1:]
		for _, s := range slices.Concat(backwardSlice(o), forwardSlice(o)) {
			if !in[s] {
				in[s] = true
				list = append(list, s)
			}
		}
	}
	var out []*ir.Operation
	root := op
	for root.Parent() != nil {
		root = root.Parent()
	}
	root.WalkPre(func(o *ir.Operation) ir.WalkResult {
		if in[o] {
			out = append(out, o)
		}
		return ir.WalkAdvance
	})
	return out
}

// reportComposed reports the composition of the maps of the operations test_affine_map.
func reportComposed(op *ir.Operation) {
	var res *ir.AffineMap
	var maps []*ir.AffineMap
	op.Walk(func(o *ir.Operation) {
		if a, ok := o.Attr("affine_map").(*ir.AffineMapAttr); ok && o.Name() == "test_affine_map" {
			maps = append(maps, a.Map)
		}
	})
	slices.Reverse(maps)
	for _, m := range maps {
		if res == nil {
			res = m
		} else {
			res = affinemap.Compose(res, m)
		}
	}
	if res != nil {
		op.Context().EmitRemark(ir.UnknownLoc, "\nComposed map: "+affinemap.Simplify(res).String())
	}
}

// vectorizeOutermost vectorizes the only outermost loop of a function by 4.
func vectorizeOutermost(op *ir.Operation) {
	var loops []*ir.Operation
	for o := op.Region(0).First().First(); o != nil; o = o.Next() {
		if o.Is(affine.For) {
			loops = append(loops, o)
		}
	}
	if len(loops) == 1 {
		f := affine.ForOp{Operation: loops[0]}
		if !analysis.NewChecker().IsParallel(f, analysis.Reductions(f)) {
			op.Context().EmitRemark(ir.UnknownLoc, "Outermost loop cannot be parallel")
			return
		}
		v := passes.NewVectorizer([]int64{4})
		v.Assign(f, 0, nil)
		v.Vectorize(f)
	}
}
