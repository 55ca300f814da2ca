package tiling

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// isRest reports whether v is the affine.min of step and d minus iv.
func isRest(v, iv *ir.Value, step, d int64) bool {
	def := v.DefinedBy(affine.Min)
	if def == nil || def.NumOperands() != 1 || def.Operand(0) != iv {
		return false
	}
	m := affine.MapOp{Operation: def}.Map()
	if len(m.Results) != 2 {
		return false
	}
	for _, x := range []int64{0, step, d} {
		in, symbols := []int64{x}, []int64(nil)
		if m.Dims == 0 {
			in, symbols = nil, in
		}
		a, ok1 := m.Results[0].Eval(in, symbols)
		b, ok2 := m.Results[1].Eval(in, symbols)
		if !ok1 || !ok2 || !(a == step && b == d-x || b == step && a == d-x) {
			return false
		}
	}
	return true
}

// atMost reports whether size is certainly not more than step.
func atMost(size, step interfaces.IndexValue) bool {
	if size.Value != nil && size == step {
		return true
	}
	most, known := step.Constant()
	if c, ok := size.Constant(); ok {
		return known && c <= most
	}
	def := size.Value.DefinedBy(affine.Min)
	if def == nil {
		return false
	}
	m := affine.MapOp{Operation: def}.Map()
	for _, e := range m.Results {
		c, ok := e.Constant()
		if ok && known && c <= most {
			return true
		}
		at := -1
		switch e.Kind {
		case ir.AffineDim:
			at = int(e.Value)
		case ir.AffineSymbol:
			at = m.Dims + int(e.Value)
		}
		if at >= 0 && step.Value != nil && def.Operand(at) == step.Value {
			return true
		}
	}
	return false
}

// addOutputs gives the loops more outputs, which begin with inits and into which the innermost body inserts tiles at parts.
func (n *Nest) addOutputs(rw *rewrite.Rewriter, inits, tiles []*ir.Value, parts []interfaces.Tile) {
	if f, ok := n.forall(); ok {
		n.addToForall(rw, f, inits, tiles, parts)
		return
	}
	into := inits
	r := renaming{}
	for i, l := range n.Loops {
		into = n.addToFor(rw, i, scf.ForOp{Operation: l}, into, r)
	}
	tiles, parts = r.values(tiles), r.tiles(parts)
	last := scf.ForOp{Operation: n.Loops[len(n.Loops)-1]}
	rw.SetBefore(last.Yield())
	more := insertTiles(rw, last.Loc(), tensor.InsertSlice, tiles, into, parts)
	appendOperands(rw, last.Yield(), more)
	for i := len(n.Loops) - 2; i >= 0; i-- {
		results := n.Loops[i+1].Results()
		appendOperands(rw, scf.ForOp{Operation: n.Loops[i]}.Yield(), results[len(results)-len(inits):])
	}
}

// renaming maps the arguments of loops that were replaced to those of the new loops.
type renaming map[*ir.Value]*ir.Value

// add maps the values from to the first ones of to.
func (r renaming) add(from, to []*ir.Value) {
	for i, v := range from {
		r[v] = to[i]
	}
}

func (r renaming) value(v *ir.Value) *ir.Value {
	if w := r[v]; w != nil {
		return w
	}
	return v
}

func (r renaming) values(list []*ir.Value) []*ir.Value {
	out := make([]*ir.Value, len(list))
	for i, v := range list {
		out[i] = r.value(v)
	}
	return out
}

func (r renaming) tiles(list []interfaces.Tile) []interfaces.Tile {
	out := make([]interfaces.Tile, len(list))
	for i, t := range list {
		for _, x := range t.Offsets {
			out[i].Offsets = append(out[i].Offsets, interfaces.IndexValue{Value: r.value(x.Value), Const: x.Const})
		}
		for _, x := range t.Sizes {
			out[i].Sizes = append(out[i].Sizes, interfaces.IndexValue{Value: r.value(x.Value), Const: x.Const})
		}
	}
	return out
}

func appendOperands(rw *rewrite.Rewriter, op *ir.Operation, more []*ir.Value) {
	rw.Modify(op, func() { op.InsertOperands(op.NumOperands(), more...) })
}

// addToFor replaces loop i by one with more outputs, whose terminator does not yield them yet. It returns the arguments of the new
// outputs.
func (n *Nest) addToFor(rw *rewrite.Rewriter, i int, f scf.ForOp, inits []*ir.Value, r renaming) []*ir.Value {
	rw.SetBefore(f.Operation)
	g := scf.NewFor(&rw.Builder, f.Loc(), f.LowerBound(), f.UpperBound(), f.Step(), append(f.Inits(), inits...)...)
	g.SetDiscardableAttrs(f.DiscardableAttrs())
	g.SetUnsigned(f.Unsigned())
	had := f.NumResults()
	r.add(f.Body().Args(), g.Body().Args())
	rw.MergeBlocks(f.Body(), g.Body(), g.Body().Args()[:1+had])
	rw.Replace(f.Operation, g.Results()[:had]...)
	n.Loops[i] = g.Operation
	return g.IterArgs()[had:]
}

// addToForall is addOutputs for a scf.forall.
func (n *Nest) addToForall(rw *rewrite.Rewriter, f scf.ForallOp, inits, tiles []*ir.Value, parts []interfaces.Tile) {
	rw.SetBefore(f.Operation)
	g := scf.NewForall(&rw.Builder, f.Loc(), f.LowerBounds(), f.UpperBounds(), f.Steps(), append(f.Outputs(), inits...), f.Mapping())
	g.SetDiscardableAttrs(f.DiscardableAttrs())
	had := f.NumResults()
	first := f.Rank()
	r := renaming{}
	r.add(f.Body().Args(), g.Body().Args())
	rw.MergeBlocks(f.Body(), g.Body(), g.Body().Args()[:first+had])
	tiles, parts = r.values(tiles), r.tiles(parts)
	rw.Replace(f.Operation, g.Results()[:had]...)
	n.Loops[0] = g.Operation
	rw.SetEnd(g.Body().Last().Region(0).First())
	insertTiles(rw, g.Loc(), tensor.ParallelInsertSlice, tiles, g.Body().Args()[first+had:], parts)
}
