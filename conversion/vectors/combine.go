package vectors

import (
	"math"
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	mathops "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
)

// A sum computes elements, each from an initial value and a list of terms in order.
type sum struct {
	kind     vector.Kind
	fastmath ir.Attribute
	elem     ir.Type
	// count is the number of elements, terms the number of terms of each.
	count, terms int64
	// acc are the initial values. If it is nil, the first term is the initial value.
	acc []lane
	// factors return the factors of a term of an element. The second one may be nil.
	factors [2]func(element, term int64) lane
	// mask says which terms take part, unless it is nil.
	mask func(element, term int64) lane
}

// compute returns the pieces of a sum.
func (x *expander) compute(op *ir.Operation, s *sum) ([]*ir.Value, bool) {
	if !x.spend(op, s.count*s.terms) {
		return nil, false
	}
	if out, ok := x.dots(s); ok {
		return out, true
	}
	var out []*ir.Value
	for at := int64(0); at < s.count; {
		n := x.size(s.count - at)
		out = append(out, x.total(s, at, n))
		at += n
	}
	return out, true
}

// total computes the piece of n elements from first on.
func (x *expander) total(s *sum, first, n int64) *ir.Value {
	gather := func(elem ir.Type, of func(element, term int64) lane, term int64) *ir.Value {
		from := make([]lane, n)
		for i := range from {
			from[i] = of(first+int64(i), term)
		}
		return x.piece(elem, from)
	}
	var total *ir.Value
	if s.acc != nil {
		total = x.piece(s.elem, s.acc[first:first+n])
	} else if s.mask != nil {
		total = x.neutral(s.kind, pieceType(s.elem, n))
	}
	for term := range s.terms {
		var mask *ir.Value
		if s.mask != nil {
			mask = gather(x.b.Context().I1(), s.mask, term)
		}
		var factors [2]*ir.Value
		for i, f := range s.factors {
			if f != nil {
				l := f(first, term)
				factors[i] = x.widened(gather(ir.ElementTypeOrSelf(l.v.Type()), f, term), s.elem)
			}
		}
		total = x.add(s, total, factors, mask)
	}
	return total
}

// widened extends numbers to the type of the result.
func (x *expander) widened(v *ir.Value, elem ir.Type) *ir.Value {
	if ir.ElementTypeOrSelf(v.Type()) == elem {
		return v
	}
	def := arith.ExtSI
	if _, ok := elem.(*ir.FloatType); ok {
		def = arith.ExtF
	}
	n := int64(1)
	if t, ok := v.Type().(*ir.VectorType); ok {
		n = t.Shape()[0]
	}
	return x.Cast(def, v, pieceType(elem, n))
}

// add adds a term, one factor or a product of two, to total, which may be nil. Where the mask is
// off, total stays.
func (x *expander) add(s *sum, total *ir.Value, factors [2]*ir.Value, mask *ir.Value) *ir.Value {
	v := factors[0]
	_, float := s.elem.(*ir.FloatType)
	if w := factors[1]; w != nil {
		if float && s.kind == vector.Add && total != nil {
			v = x.b.Create(x.Loc, mathops.Fma, []*ir.Value{v, w, total}, []ir.Type{v.Type()}).Result(0)
			if mask != nil {
				v = x.Select(mask, v, total)
			}
			return v
		}
		mul := arith.MulI
		if float {
			mul = arith.MulF
		}
		v = x.Op(mul, v, w)
	}
	if total == nil {
		return v
	}
	return vector.Combine(x.b, x.Loc, s.kind, v, total, s.fastmath, mask)
}

// neutral returns the value that does not change others that it is combined with.
func (x *expander) neutral(k vector.Kind, t ir.Type) *ir.Value {
	elem := ir.ElementTypeOrSelf(t)
	if f, ok := elem.(*ir.FloatType); ok {
		return x.Float(t, neutralFloat(k, f))
	}
	width := uint(ir.NumberWidth(elem))
	switch k {
	case vector.Mul:
		return x.Int(t, 1)
	case vector.And, vector.MinUI:
		return x.Int(t, -1)
	case vector.MinSI:
		return x.Int(t, int64(uint64(1)<<(width-1)-1))
	case vector.MaxSI:
		return x.Int(t, -1<<(width-1))
	}
	return x.Int(t, 0)
}

func neutralFloat(k vector.Kind, t *ir.FloatType) float64 {
	s := t.Semantics()
	end := apfloat.Largest(s, k == vector.MaximumF)
	if s.HasInf() {
		end = apfloat.Inf(s, k == vector.MaximumF)
	}
	switch k {
	case vector.Mul:
		return 1
	case vector.MinNumF, vector.MaxNumF:
		return math.NaN()
	case vector.MinimumF, vector.MaximumF:
		return end.Float64()
	}
	return math.Copysign(0, -1)
}

// combined breaks down reductions and products.
func (x *expander) combined(op *ir.Operation, mask []lane) bool {
	if op.Is(vector.Scan) {
		return x.scan(op)
	}
	in := make([][]lane, op.NumOperands())
	for i := range in {
		in[i] = x.elementsOf(op.Operand(i))
	}
	s := &sum{elem: ir.ElementTypeOrSelf(op.Result(0).Type()), count: ir.NumElements(shapeOf(op.Result(0).Type())), terms: 1}
	switch op.Def() {
	case vector.Reduction:
		r := vector.ReductionOp{Operation: op}
		s.kind, s.fastmath, s.terms = r.Kind(), r.FastMath(), int64(len(in[0]))
		s.factors[0] = func(_, term int64) lane { return in[0][term] }
		if mask != nil {
			s.mask = func(_, term int64) lane { return mask[term] }
		}
		if len(in) > 1 {
			s.acc = in[1]
		}
	case vector.MultiReduction:
		x.multiReduction(vector.ReductionOp{Operation: op}, s, in, mask)
	case vector.Contract:
		x.contract(vector.ContractOp{Operation: op}, s, in, mask)
	case vector.OuterProduct:
		o := vector.OuterProductOp{Operation: op}
		width := int64(len(in[1]))
		s.kind = o.Kind()
		s.factors[0] = func(e, _ int64) lane { return in[0][e/width] }
		s.factors[1] = func(e, _ int64) lane { return in[1][e%width] }
		if mask != nil {
			s.mask = func(e, _ int64) lane { return mask[e] }
		}
		if len(in) > 2 {
			s.acc = in[2]
		}
	case vector.MatrixMultiply:
		// Matrices lie in vectors column by column.
		rows, inner := attrInt(op, "lhs_rows"), attrInt(op, "lhs_columns")
		s.kind, s.terms = vector.Add, inner
		s.factors[0] = func(e, k int64) lane { return in[0][k*rows+e%rows] }
		s.factors[1] = func(e, k int64) lane { return in[1][e/rows*inner+k] }
	}
	out, ok := x.compute(op, s)
	return ok && x.replace(op, out)
}

// multiReduction describes a reduction along some dimensions.
func (x *expander) multiReduction(op vector.ReductionOp, s *sum, in [][]lane, mask []lane) {
	var kept, reduced []int
	shape := op.Type().Shape()
	for d := range shape {
		if slices.Contains(op.Dims(), int64(d)) {
			reduced = append(reduced, d)
		} else {
			kept = append(kept, d)
		}
	}
	at := placesOf(shape, kept, reduced)
	s.kind, s.acc, s.terms = op.Kind(), in[1], sizeOf(shape, reduced)
	s.factors[0] = func(e, term int64) lane { return in[0][at(e, term)] }
	if mask != nil {
		s.mask = func(e, term int64) lane { return mask[at(e, term)] }
	}
}

// sizeOf returns the number of positions in some dimensions of a shape.
func sizeOf(shape []int64, dims []int) int64 {
	n := int64(1)
	for _, d := range dims {
		n *= shape[d]
	}
	return n
}

// scatterInto sets the dimensions of pos to those of the position with a number.
func scatterInto(pos, shape []int64, dims []int, n int64) {
	for i := len(dims) - 1; i >= 0; i-- {
		pos[dims[i]] = n % shape[dims[i]]
		n /= shape[dims[i]]
	}
}

// placesOf returns the number of the element at position e of the dimensions kept and position term
// of the dimensions reduced.
func placesOf(shape []int64, kept, reduced []int) func(e, term int64) int64 {
	pos := make([]int64, len(shape))
	return func(e, term int64) int64 {
		scatterInto(pos, shape, kept, e)
		scatterInto(pos, shape, reduced, term)
		return number(shape, pos)
	}
}

// contract describes a contraction: sums of products over the dimensions that the result lacks.
func (x *expander) contract(op vector.ContractOp, s *sum, in [][]lane, mask []lane) {
	maps := op.Maps()
	extents := make([]int64, maps[0].Dims)
	for k := range 2 {
		for i, n := range shapeOf(op.Operand(k).Type()) {
			extents[maps[k].Results[i].Value] = n
		}
	}
	var kept, reduced []int
	for _, r := range maps[2].Results {
		kept = append(kept, int(r.Value))
	}
	for d := range extents {
		if !slices.Contains(kept, d) {
			reduced = append(reduced, d)
		}
	}
	s.kind, s.acc, s.terms = op.Kind(), in[2], sizeOf(extents, reduced)
	pos := make([]int64, len(extents))
	for k := range 2 {
		shape := shapeOf(op.Operand(k).Type())
		at := make([]int64, len(shape))
		s.factors[k] = func(e, term int64) lane {
			scatterInto(pos, extents, kept, e)
			scatterInto(pos, extents, reduced, term)
			for i, r := range maps[k].Results {
				at[i] = pos[r.Value]
			}
			return in[k][number(shape, at)]
		}
	}
	if mask != nil {
		at := placesOf(extents, kept, reduced)
		s.mask = func(e, term int64) lane { return mask[at(e, term)] }
	}
}

// scan combines each element with those before it along a dimension.
func (x *expander) scan(op *ir.Operation) bool {
	in, first := x.elementsOf(op.Operand(0)), x.elementsOf(op.Operand(1))
	r := vector.ReductionOp{Operation: op}
	shape, dim := r.Type().Shape(), int(attrInt(op, "reduction_dim"))
	elem := r.Type().ElementType()
	inclusive := attrInt(op, "inclusive") != 0
	var others []int
	for d := range shape {
		if d != dim {
			others = append(others, d)
		}
	}
	at := placesOf(shape, others, []int{dim})
	out := make([]lane, len(in))
	total := x.compose(elem, first)
	count := int64(len(first))
	// unpack stores the pieces of total as the elements at a position of the dimension.
	unpack := func(term int64) {
		e := int64(0)
		for _, p := range total {
			for i := range max(1, ir.NumElements(shapeOf(p.Type()))) {
				l := lane{p, i}
				if _, ok := p.Type().(*ir.VectorType); !ok {
					l.i = -1
				}
				out[at(e, term)] = l
				e++
			}
		}
	}
	for term := range shape[dim] {
		row := make([]lane, count)
		for e := range row {
			row[e] = in[at(int64(e), term)]
		}
		parts := x.compose(elem, row)
		if !inclusive {
			unpack(term)
		}
		switch {
		case inclusive && term == 0:
			total = parts // the first element is its own sum
		case !inclusive && term == shape[dim]-1:
		default:
			for i := range parts {
				total[i] = vector.Combine(x.b, x.Loc, r.Kind(), total[i], parts[i], nil, nil)
			}
		}
		if inclusive {
			unpack(term)
		}
	}
	x.setParts(op.Result(0), x.compose(elem, out))
	x.setParts(op.Result(1), total)
	x.spread.Discard(op)
	return true
}
