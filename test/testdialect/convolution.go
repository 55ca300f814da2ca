package testdialect

import (
	"slices"

	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// linalgConv declares the structured operation with the interface of convolutions.
var linalgConv = structuredForm("test.linalg_conv_op", "structured operation with the interface of convolutions")

// structuredForm declares an operation like linalg.generic whose text has all attributes in one dictionary.
func structuredForm(name, summary string) *ir.OpDef {
	d := linalg.LikeGeneric(name, summary)
	d.Format = "attr-dict (`ins` `(` $inputs^ `:` type($inputs) `)`)? `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($result_tensors)^)?"
	d.Attrs = slices.Clone(d.Attrs)
	for i := range d.Attrs {
		if d.Attrs[i].Name == "iterator_types" {
			d.Attrs[i].Type = ir.ArrayAttrKind
		}
	}
	return d
}

func structuredEntry(def *ir.OpDef) ir.OpEntry {
	e := linalg.EntryLikeGeneric(def)
	e.Parse, e.Print, e.Names = nil, nil, nil
	return e
}

func convEntry() ir.OpEntry {
	e := structuredEntry(linalgConv)
	e.Verify = func(op *ir.Operation) bool {
		s, ok := linalg.AsStructured(op)
		if !ok {
			return op.EmitError("expected a LinalgOp")
		}
		if why := convolutionProblem(s); why != "" {
			return op.EmitError(why)
		}
		return true
	}
	return e
}

// convolutionProblem returns what a structured operation lacks to be a convolution, or "".
func convolutionProblem(s linalg.StructuredOp) string {
	if s.NumInputs() < 2 || s.NumInits() != 1 {
		return "expected op with 2 inputs and 1 output"
	}
	maps := s.Maps()
	if len(maps) != s.NumInputs()+s.NumInits() || maps[0].Dims != s.NumLoops() {
		return "" // the verifier of structured operations says so
	}
	last := maps[len(maps)-1]
	w := windows{sliding: map[int64]bool{}, plain: map[int64]bool{}}
	for _, e := range maps[0].Results {
		if !w.add(e) {
			return "unexpected input index map for convolutions"
		}
	}
	if !affinemap.IsProjectedPermutation(maps[1], false) || !affinemap.IsProjectedPermutation(last, false) {
		return "expected output/filter indexing maps to be projected permutations"
	}
	return w.loopProblem(s, dimsOf(maps[1]), dimsOf(last))
}

func dimsOf(m *ir.AffineMap) map[int64]bool {
	dims := map[int64]bool{}
	for _, e := range m.Results {
		dims[e.Value] = true
	}
	return dims
}

// windows has the dimensions of the map of an input: those of which sums are subscripts, and those that are subscripts themselves.
type windows struct{ sliding, plain map[int64]bool }

// add adds a subscript. It returns false if the subscript is neither a dimension nor the sum of two, or uses one again.
func (w windows) add(e *ir.AffineExpr) bool {
	if e.Kind == ir.AffineDim {
		if w.sliding[e.Value] || w.plain[e.Value] {
			return false
		}
		w.plain[e.Value] = true
		return true
	}
	if e.Kind != ir.AffineAdd {
		return false
	}
	l, ok := w.factor(e.LHS)
	r, ok2 := w.factor(e.RHS)
	if !ok || !ok2 {
		return false
	}
	w.sliding[l], w.sliding[r] = true, true
	return true
}

// factor returns the dimension of a term, which may have a symbol or a constant as a factor.
func (w windows) factor(e *ir.AffineExpr) (int64, bool) {
	if e.Kind == ir.AffineMul {
		switch {
		case e.RHS.Kind == ir.AffineSymbol, e.RHS.Kind == ir.AffineConstant:
			e = e.LHS
		case e.LHS.Kind == ir.AffineSymbol, e.LHS.Kind == ir.AffineConstant:
			e = e.RHS
		}
	}
	return e.Value, e.Kind == ir.AffineDim && !w.sliding[e.Value] && !w.plain[e.Value]
}

// loopProblem returns what is wrong with a loop, or "". Each must be known by the maps in which its dimension is.
func (w windows) loopProblem(s linalg.StructuredOp, filter, output map[int64]bool) string {
	const unexpected = "unexpected loop dimension for convolution op"
	maps := s.Maps()
	kinds, _ := s.Attr("iterator_types").(*ir.ArrayAttr)
	is := func(d int64, k linalg.IteratorKind) bool {
		e, ok := kinds.Elements[d].(*ir.EnumAttr)
		return ok && e.Value == uint64(k)
	}
	seen := map[int64]bool{}
	for _, e := range maps[len(maps)-1].Results {
		d := e.Value
		switch {
		case w.sliding[d] && filter[d]:
			return unexpected
		case !w.sliding[d] && !w.plain[d] && !filter[d]:
			return unexpected
		case !is(d, linalg.Parallel):
			return "expected all iterators used to access outputs to be parallel"
		}
		seen[d] = true
	}
	for _, e := range maps[1].Results {
		d := e.Value
		switch {
		case output[d]:
			if w.sliding[d] {
				return unexpected
			}
			continue
		case !w.sliding[d] && !w.plain[d]:
			return unexpected
		case !is(d, linalg.Reduction):
			return "expected all iterators not used to access outputs to be reduction"
		case seen[d]:
			return unexpected
		}
		seen[d] = true
	}
	if len(seen) != s.NumLoops() {
		return unexpected
	}
	return ""
}
