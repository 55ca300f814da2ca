package kernelgen

import (
	"slices"

	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// combinations has the operations that combine the elements of vectors, and vector.mask.
func combinations(h map[*ir.OpDef]handler) {
	h[vector.Reduction] = func(x *exec, op *ir.Operation) error {
		r := vector.ReductionOp{Operation: op}
		return x.reduce(op, r.Kind(), r.Acc(), []int64{0})
	}
	h[vector.MultiReduction] = func(x *exec, op *ir.Operation) error {
		r := vector.ReductionOp{Operation: op}
		return x.reduce(op, r.Kind(), op.Operand(1), r.Dims())
	}
	h[vector.OuterProduct] = outerProduct
	h[vector.Contract], h[vector.MatrixMultiply] = contract, multiplyMatrices
	h[vector.Scan] = scan
	h[vector.Mask] = masked
}

// terms are the numbers that become one element of a result.
type terms struct {
	list []scalar
	// open is true if a term is a product that is not exact.
	open bool
}

// total combines the terms. The order of float additions is open, so a sum is firm only if all
// partial sums are exact; whole numbers below 2^20 have such sums.
func (t *terms) total(kind vector.Kind, e elem, loose bool) (scalar, error) {
	if len(t.list) == 0 {
		return scalar{}, errUnknown
	}
	acc, ok := t.list[0], true
	for _, s := range t.list[1:] {
		if acc, ok = combine(kind.String(), e, acc, s); !ok {
			return scalar{}, errUnknown
		}
	}
	ordered := kind == vector.Add || kind == vector.Mul
	if t.open || loose || e.kind == floatKind && ordered && len(t.list) > 1 && !orderFree(e, t.list) {
		acc = scalar{state: vague}
	}
	return acc, nil
}

// orderFree reports whether floats can be added in any order with the same result.
func orderFree(e elem, list []scalar) bool {
	form, _ := formatOf(e.width)
	for _, s := range list {
		v, ok := form.operand(s)
		if !ok || v*1024 != float64(int64(v*1024)) || v > 1024 || v < -1024 || v == 0 {
			return false
		}
	}
	return true
}

// active reports whether the mask of a vector.mask around the operation has an element set.
func (x *exec) active(at int64) (bool, error) {
	if x.mask == nil {
		return true, nil
	}
	if x.mask[at].state != firm {
		return false, errUndefined
	}
	return x.mask[at].bits != 0, nil
}

// reduce combines the elements of the first operand along some dimensions. acc, if not nil, holds
// the first terms.
func (x *exec) reduce(op *ir.Operation, kind vector.Kind, acc *ir.Value, dims []int64) error {
	shape, in := shapeOf(op.Operand(0).Type()), x.get(op.Operand(0)).lanes()
	var kept []int64
	for d, n := range shape {
		if !slices.Contains(dims, int64(d)) {
			kept = append(kept, n)
		}
	}
	sums := make([]terms, ir.NumElements(kept))
	if acc != nil {
		for i, s := range x.get(acc).lanes() {
			sums[i].list = append(sums[i].list, s)
		}
	}
	at := int64(0)
	err := positions(shape, func(pos []int64) error {
		var rest []int64
		for d, p := range pos {
			if !slices.Contains(dims, int64(d)) {
				rest = append(rest, p)
			}
		}
		on, err := x.active(at)
		if to := &sums[rowMajor(kept, rest)]; on {
			to.list = append(to.list, in[at])
		}
		at++
		return err
	})
	if err != nil {
		return err
	}
	return x.totals(op, kind, sums)
}

// totals sets the first result to the totals of terms.
func (x *exec) totals(op *ir.Operation, kind vector.Kind, sums []terms) error {
	e, _, ok := elemOf(op.Result(0).Type())
	if !ok {
		return errUnknown
	}
	out := make([]scalar, len(sums))
	for i := range sums {
		var err error
		if out[i], err = sums[i].total(kind, e, hasFastMath(op)); err != nil {
			return err
		}
	}
	_, isVector := op.Result(0).Type().(*ir.VectorType)
	x.set(op.Result(0), joined(out, isVector))
	return nil
}

// addProduct adds the product of two numbers to the terms.
func (t *terms) addProduct(e elem, a, b scalar) {
	p, _ := combine("mul", e, a, b)
	t.open = t.open || p.state != firm
	t.list = append(t.list, p)
}

// outerProduct multiplies each element of the first operand by each of the second, or by a number.
func outerProduct(x *exec, op *ir.Operation) error {
	o := vector.OuterProductOp{Operation: op}
	e, _, ok := elemOf(o.Type())
	if !ok {
		return errUnknown
	}
	a, b := x.get(o.LHS()).lanes(), x.get(o.RHS()).lanes()
	sums := make([]terms, len(a)*len(b))
	for i := range sums {
		if o.Acc() != nil {
			sums[i].list = append(sums[i].list, x.get(o.Acc()).vec[i])
		}
		on, err := x.active(int64(i))
		if err != nil {
			return err
		}
		if on {
			sums[i].addProduct(e, a[i/len(b)], b[i%len(b)])
		}
	}
	return x.totals(op, o.Kind(), sums)
}

// contract adds the product of two elements to an element of the result at each position of the
// iteration space.
func contract(x *exec, op *ir.Operation) error {
	c := vector.ContractOp{Operation: op}
	e, _, ok := elemOf(op.Result(0).Type())
	maps := c.Maps()
	if !ok || len(maps) != 3 {
		return errUnknown
	}
	var shapes [3][]int64
	space := make([]int64, maps[0].Dims)
	for i := range shapes {
		shapes[i] = shapeOf(op.Operand(i).Type())
		for d, r := range maps[i].Results {
			if len(shapes[i]) > d {
				space[r.Value] = shapes[i][d]
			}
		}
	}
	acc := x.get(op.Operand(2)).lanes()
	sums := make([]terms, len(acc))
	for i, s := range acc {
		sums[i].list = append(sums[i].list, s)
	}
	at := int64(0)
	err := positions(space, func(pos []int64) error {
		on, err := x.active(at)
		if at++; !on {
			return err
		}
		var places [3]int64
		for i := range shapes {
			p, _ := affinemap.Eval(maps[i], pos, nil)
			places[i] = rowMajor(shapes[i], p)
		}
		sums[places[2]].addProduct(e, x.get(op.Operand(0)).vec[places[0]], x.get(op.Operand(1)).vec[places[1]])
		return nil
	})
	if err != nil {
		return err
	}
	return x.totals(op, c.Kind(), sums)
}

// multiplyMatrices multiplies matrices that lie in vectors column by column.
func multiplyMatrices(x *exec, op *ir.Operation) error {
	e, _, ok := elemOf(op.Result(0).Type())
	if !ok {
		return errUnknown
	}
	rows, inner, columns := intAttr(op, "lhs_rows"), intAttr(op, "lhs_columns"), intAttr(op, "rhs_columns")
	a, b := x.get(op.Operand(0)).vec, x.get(op.Operand(1)).vec
	sums := make([]terms, rows*columns)
	for i := range sums {
		for k := range inner {
			sums[i].addProduct(e, a[int64(i)%rows+k*rows], b[k+int64(i)/rows*inner])
		}
	}
	return x.totals(op, vector.Add, sums)
}

// scan computes all partial reductions along a dimension. The first result of an inclusive scan is
// the first element, and that of an exclusive one the initial value. The second result is the last
// partial reduction.
func scan(x *exec, op *ir.Operation) error {
	e, _, ok := elemOf(op.Result(0).Type())
	inclusive, known := op.Attr("inclusive").(*ir.IntegerAttr)
	kind, also := op.Attr("kind").(*ir.EnumAttr)
	if !ok || !known || !also {
		return errUnknown
	}
	shape, dim := shapeOf(op.Operand(0).Type()), int(intAttr(op, "reduction_dim"))
	rest := append(append([]int64(nil), shape[:dim]...), shape[dim+1:]...)
	in, initial := x.get(op.Operand(0)).vec, x.get(op.Operand(1)).lanes()
	out, last := make([]scalar, len(in)), make([]scalar, len(initial))
	err := positions(rest, func(pos []int64) error {
		var sum terms
		to := rowMajor(rest, pos)
		next := initial[to]
		for i := range shape[dim] {
			at := rowMajor(shape, slices.Insert(slices.Clone(pos), dim, i))
			if !inclusive.Value.IsZero() {
				next = in[at]
			}
			sum.list = append(sum.list, next)
			var err error
			if out[at], err = sum.total(vector.Kind(kind.Value), e, false); err != nil {
				return err
			}
			next, last[to] = in[at], out[at]
		}
		return nil
	})
	_, isVector := op.Result(1).Type().(*ir.VectorType)
	x.set(op.Result(0), value{vec: out})
	x.set(op.Result(1), joined(last, isVector))
	return err
}

// masked executes vector.mask: its operation takes only the elements that the mask has set.
func masked(x *exec, op *ir.Operation) error {
	m := vector.MaskOp{Operation: op}
	if m.Masked() == nil {
		return x.yields(op, op.Region(0))
	}
	x.mask, x.passThru = x.get(m.Mask()).vec, nil
	if m.PassThru() != nil {
		x.passThru = x.get(m.PassThru()).lanes()
	}
	defer func() { x.mask, x.passThru = nil, nil }()
	return x.yields(op, op.Region(0))
}
