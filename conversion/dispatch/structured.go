package dispatch

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// ruleOfStructured returns the rule of a structured operation. The places of its results must determine the same dimensions.
func ruleOfStructured(s linalg.StructuredOp) *rule {
	maps := s.Maps()
	outs := maps[len(s.Inputs()):]
	if len(s.Iterators()) > maxDims || !s.OnTensors() || len(outs) == 0 || !isScalarBody(s.Operation) {
		return hostRule
	}
	fixed, open := placeDims(outs[0])
	for _, m := range outs[1:] {
		f, o := placeDims(m)
		if !slices.Equal(f, fixed) || len(open)+len(o) > 0 && m != outs[0] {
			return hostRule
		}
	}
	for d := range fixed {
		if _, _, ok := rangeOf(s, maps, d); !ok {
			return hostRule
		}
	}
	if slices.Contains(fixed, false) {
		return reductionRule
	}
	return pointwiseRule
}

// loopsOf reports which dimensions of s an element of its results takes loops over: those that its place does not determine, whatever the
// iterators say.
func loopsOf(s linalg.StructuredOp) []bool {
	loops, _ := placeDims(s.Maps()[len(s.Inputs())])
	for d := range loops {
		loops[d] = !loops[d]
	}
	return loops
}

// placeDims reports which dimensions a place in the result of m determines, and lists the indices of the place that are neither such a dimension
// nor 0. Only those iterations belong to an element whose indices these are.
func placeDims(m *ir.AffineMap) (fixed []bool, open []int) {
	fixed = make([]bool, m.Dims)
	for i, x := range m.Results {
		switch {
		case x.Kind == ir.AffineDim && !fixed[x.Value]:
			fixed[x.Value] = true
		case x.Kind == ir.AffineConstant && x.Value == 0:
		default:
			open = append(open, i)
		}
	}
	return fixed, open
}

// fixedDims reports which dimensions a place in the result of m determines: m must consist of different dimensions and zeros. Otherwise it returns nil.
func fixedDims(m *ir.AffineMap) []bool {
	if m.Symbols > 0 {
		return nil
	}
	fixed := make([]bool, m.Dims)
	for _, x := range m.Results {
		switch {
		case x.Kind == ir.AffineDim && !fixed[x.Value]:
			fixed[x.Value] = true
		case x.Kind == ir.AffineConstant && x.Value == 0:
		default:
			return nil
		}
	}
	return fixed
}

// rangeOf returns an operand and its dimension whose size is the number of iterations of dimension d.
func rangeOf(s linalg.StructuredOp, maps []*ir.AffineMap, d int) (of *ir.Value, i int, ok bool) {
	for k, m := range maps {
		for i, x := range m.Results {
			if x.Kind == ir.AffineDim && x.Value == int64(d) {
				return s.Operand(k), i, true
			}
		}
	}
	return nil, 0, false
}

// structured computes elements of the results of a structured operation.
type structured struct {
	linalg.StructuredOp
	e    *evaluator
	maps []*ir.AffineMap
	// dims are the indices of the iteration for each point; those of loops are nil at first.
	dims [][]*ir.Value
	// used says which arguments of the body are.
	used []bool
	// at are the places of the elements in the results, and open the indices of a place that an iteration must have to belong to the element.
	at   []point
	open []int
}

func elementsOfStructured(e *evaluator, op *ir.Operation, result int, at []point) []*ir.Value {
	view, _ := linalg.AsStructured(op)
	s := &structured{StructuredOp: view, e: e, maps: view.Maps(), dims: make([][]*ir.Value, len(at))}
	for _, a := range s.Body().Args() {
		s.used = append(s.used, a.HasUses())
	}
	place := s.maps[len(s.Inputs())+result]
	s.at = at
	_, s.open = placeDims(place)
	for k, p := range at {
		s.dims[k] = make([]*ir.Value, place.Dims)
		for i, x := range place.Results {
			if x.Kind == ir.AffineDim && s.dims[k][x.Value] == nil {
				s.dims[k][x.Value] = p[i]
			}
		}
	}
	var loops []int
	for d, loop := range loopsOf(view) {
		if loop {
			loops = append(loops, d)
		}
	}
	var all []*ir.Value
	switch {
	case len(loops) == 0:
		all = s.iterate(nil)
	case e.split != nil && e.split.op == op && len(at) == 1:
		all = s.reduceSplit(e.split, loops)
	default:
		all = s.reduce(loops, s.inits())
	}
	// The values are by point, then by result.
	n := len(s.Inits())
	out := make([]*ir.Value, len(at))
	for k := range at {
		out[k] = all[k*n+result]
	}
	return out
}

// inits returns the elements of the inits that loops start from, by point, then by result.
func (s *structured) inits() []*ir.Value {
	inits := s.Inits()
	out := make([]*ir.Value, len(s.dims)*len(inits))
	for j, v := range inits {
		for k, x := range s.operand(len(s.Inputs())+j, v) {
			out[k*len(inits)+j] = x
		}
	}
	return out
}

// operand returns the elements of operand i, v, for each point.
func (s *structured) operand(i int, v *ir.Value) []*ir.Value {
	if _, ok := v.Type().(ir.ShapedType); !ok {
		out := make([]*ir.Value, len(s.dims))
		for k := range out {
			out[k] = s.e.number(v)
		}
		return out
	}
	if s.open != nil && i >= len(s.Inputs()) {
		return s.e.elements(v, s.at)
	}
	places := make([]point, len(s.dims))
	for k, dims := range s.dims {
		for _, x := range s.maps[i].Results {
			places[k] = append(places[k], s.e.expr(x, dims))
		}
	}
	return s.e.elements(v, places)
}

// reduce creates the loops over the given dimensions, which carry a value for each point and result.
func (s *structured) reduce(loops []int, carried []*ir.Value) []*ir.Value {
	if len(loops) == 0 {
		return s.iterate(carried)
	}
	e := s.e
	of, i, _ := rangeOf(s.StructuredOp, s.maps, loops[0])
	loop := scf.NewFor(e.b, e.loc, e.index(0), e.size(of, i), e.index(1), carried...)
	e.b.SetEnd(loop.Body())
	for k := range s.dims {
		s.dims[k][loops[0]] = loop.InductionVar()
	}
	e.at = newKnown(e.at)
	scf.NewYield(e.b, e.loc, s.reduce(loops[1:], loop.IterArgs())...)
	e.at = e.at.outer
	e.b.SetAfter(loop.Operation)
	return loop.Results()
}

// iterate computes one iteration for each point. Carried are the values of the results before it, or nil for those of the inits.
func (s *structured) iterate(carried []*ir.Value) []*ir.Value {
	inputs, inits := s.Inputs(), s.Inits()
	args := make([][]*ir.Value, len(s.dims))
	for k := range args {
		args[k] = make([]*ir.Value, len(inputs)+len(inits))
	}
	// The region of a linalg.map of MLIR 19 has no arguments for the inits.
	for i := range s.used {
		switch {
		case !s.used[i]:
		case i >= len(inputs) && carried != nil:
			for k := range args {
				args[k][i] = carried[k*len(inits)+i-len(inputs)]
			}
		default:
			for k, v := range s.operand(i, s.Operand(i)) {
				args[k][i] = v
			}
		}
	}
	var out []*ir.Value
	for k := range s.dims {
		out = append(out, s.e.inline(s.Body(), args[k], s.dims[k])...)
	}
	if s.open == nil {
		return out
	}
	if carried == nil {
		carried = s.inits()
	}
	for k := range s.dims {
		belongs := s.belongs(k)
		for j := range inits {
			at := k*len(inits) + j
			out[at] = arith.NewSelect(s.e.b, s.e.loc, belongs, out[at], carried[at])
		}
	}
	return out
}

// belongs returns whether the iteration belongs to point k.
func (s *structured) belongs(k int) *ir.Value {
	place := s.maps[len(s.Inputs())]
	var all *ir.Value
	for _, i := range s.open {
		eq := arith.NewCmpI(s.e.b, s.e.loc, arith.EQ, s.e.expr(place.Results[i], s.dims[k]), s.at[k][i])
		if all == nil {
			all = eq
		} else {
			all = arith.NewBinary(s.e.b, s.e.loc, arith.AndI, all, eq)
		}
	}
	return all
}
