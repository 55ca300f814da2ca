package host

import (
	"errors"
	"slices"

	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

func vectorSums() map[*ir.OpDef]compileFunc {
	return map[*ir.OpDef]compileFunc{
		vector.Contract: contractOp, vector.MultiReduction: multiReductionOp, vector.OuterProduct: outerProductOp,
		vector.MatrixMultiply: matrixMultiplyOp, vector.Scan: scanOp, vector.Reduction: reductionOp,
	}
}

// combiner returns the operation of arith that combines elements of type t.
func combiner(kind vector.Kind, t ir.Type) (*ir.OpDef, error) {
	def := kind.Combiner(ir.ElementTypeOrSelf(t))
	_, float := ir.ElementTypeOrSelf(t).(*ir.FloatType)
	if float && floatBinaries[def] == nil || !float && intBinaries[def] == nil {
		return nil, errors.New("the kind of reduction cannot be interpreted on the host")
	}
	return def, nil
}

// product returns a function that multiplies elements of type t.
func product(t ir.Type) (func(a, b Value) (Value, error), error) {
	def, err := combiner(vector.Mul, t)
	return func(a, b Value) (Value, error) { return combine(def, t, a, b) }, err
}

// listOf returns the elements of a vector, or the scalar as one.
func listOf(v Value) []Value {
	if vs, ok := v.ref.([]Value); ok {
		return vs
	}
	return []Value{v}
}

// result stores elements as a value of type t.
func (f *frame) result(out int, t ir.Type, vs []Value) {
	if _, ok := t.(*ir.VectorType); ok {
		f.vals[out] = Value{ref: vs}
	} else {
		f.vals[out] = vs[0]
	}
}

// shapeOf returns the shape of a vector, or none for a scalar.
func shapeOf(t ir.Type) []int64 {
	if v, ok := t.(*ir.VectorType); ok {
		return v.Shape()
	}
	return nil
}

// numberAt returns the row-major number of the place that a map gives the point in a space.
func numberAt(m *ir.AffineMap, point, shape []int64) int {
	at := int64(0)
	for i, e := range m.Results {
		x, _ := e.Eval(point, nil)
		at = at*shape[i] + x
	}
	return int(at)
}

// points visits the points of a space in row-major order, which are steps of the program. on says which are visited; nil stands
// for all.
func points(f *frame, space []int64, on []Value, visit func(k int, point []int64) error) error {
	point := make([]int64, len(space))
	for k := range int(ir.NumElements(space)) {
		rest := int64(k)
		for d := len(space) - 1; d >= 0; d-- {
			point[d] = rest % space[d]
			rest /= space[d]
		}
		if err := f.step(); err != nil {
			return err
		}
		if on != nil && on[k].bits&1 == 0 {
			continue
		}
		if err := visit(k, point); err != nil {
			return err
		}
	}
	return nil
}

// maskSlot returns a function that reads the mask of the vector.mask around an operation, or nil.
func (c *compiler) maskSlot(op *ir.Operation) func(f *frame) []Value {
	m := c.masks[op]
	if m == nil {
		return func(*frame) []Value { return nil }
	}
	s := c.slot(m)
	return func(f *frame) []Value { return elements(f.vals[s]) }
}

// space returns the sizes of the loops of a contraction.
func space(o vector.ContractOp) ([]int64, error) {
	sizes := make([]int64, len(o.Iterators()))
	for k := range 2 {
		for i, e := range o.Maps()[k].Results {
			if e.Kind == ir.AffineDim {
				sizes[e.Value] = shapeOf(o.Operand(k).Type())[i]
			}
		}
	}
	n := int64(1)
	for _, s := range sizes {
		if s < 1 || n > maxElementBytes*64/s {
			return nil, errors.New("the contraction is too large")
		}
		n *= s
	}
	return sizes, nil
}

func contractOp(c *compiler, op *ir.Operation) (stmt, error) {
	o, t := vector.ContractOp{Operation: op}, op.Result(0).Type()
	sizes, err := space(o)
	if err != nil {
		return nil, err
	}
	elem := ir.ElementTypeOrSelf(t)
	times, err := product(elem)
	if err != nil {
		return nil, err
	}
	def, err := combiner(o.Kind(), elem)
	if err != nil {
		return nil, err
	}
	in, out, on, maps := c.operands(op), c.slot(op.Result(0)), c.maskSlot(op), o.Maps()
	shapes := [3][]int64{shapeOf(op.Operand(0).Type()), shapeOf(op.Operand(1).Type()), shapeOf(t)}
	return func(f *frame) error {
		a, b, res := elements(f.vals[in[0]]), elements(f.vals[in[1]]), slices.Clone(listOf(f.vals[in[2]]))
		err := points(f, sizes, on(f), func(_ int, p []int64) error {
			v, err := times(a[numberAt(maps[0], p, shapes[0])], b[numberAt(maps[1], p, shapes[1])])
			if err != nil {
				return err
			}
			k := numberAt(maps[2], p, shapes[2])
			res[k], err = combine(def, elem, res[k], v)
			return err
		})
		f.result(out, t, res)
		return at(op, err)
	}, nil
}

// kept returns the row-major number of the point without the dimensions that are reduced.
func kept(point, shape, reduced []int64) int {
	at := int64(0)
	for d, x := range point {
		if !slices.Contains(reduced, int64(d)) {
			at = at*shape[d] + x
		}
	}
	return int(at)
}

func multiReductionOp(c *compiler, op *ir.Operation) (stmt, error) {
	o, t := vector.ReductionOp{Operation: op}, op.Result(0).Type()
	def, err := combiner(o.Kind(), t)
	if err != nil {
		return nil, err
	}
	if _, err := fixedCount(o.Type()); err != nil {
		return nil, err
	}
	in, out, on := c.operands(op), c.slot(op.Result(0)), c.maskSlot(op)
	shape, dims, elem := o.Type().Shape(), o.Dims(), ir.ElementTypeOrSelf(t)
	return func(f *frame) error {
		vs, res := elements(f.vals[in[0]]), slices.Clone(listOf(f.vals[in[1]]))
		err := points(f, shape, on(f), func(k int, p []int64) error {
			to := kept(p, shape, dims)
			var err error
			res[to], err = combine(def, elem, res[to], vs[k])
			return err
		})
		f.result(out, t, res)
		return at(op, err)
	}, nil
}

func outerProductOp(c *compiler, op *ir.Operation) (stmt, error) {
	o := vector.OuterProductOp{Operation: op}
	n, err := fixedCount(o.Type())
	if err != nil {
		return nil, err
	}
	elem := o.Type().ElementType()
	times, err := product(elem)
	if err != nil {
		return nil, err
	}
	def, err := combiner(o.Kind(), elem)
	if err != nil {
		return nil, err
	}
	ft, float := elem.(*ir.FloatType) // sums of floats round once, as those of vector.fma
	in, out, on := c.operands(op), c.slot(op.Result(0)), c.maskSlot(op)
	return func(f *frame) error {
		a, b, mask := elements(f.vals[in[0]]), listOf(f.vals[in[1]]), on(f)
		res := elements(zeroOf(o.Type()))
		for k := range n {
			if len(in) > 2 {
				res[k] = elements(f.vals[in[2]])[k]
			}
			if mask != nil && mask[k].bits&1 == 0 {
				continue
			}
			x, y := a[k/len(b)], b[k%len(b)]
			if len(in) > 2 && float && o.Kind() == vector.Add {
				res[k] = fused(ft, x, y, res[k])
				continue
			}
			v, err := times(x, y)
			if err == nil && len(in) > 2 {
				v, err = combine(def, elem, res[k], v)
			}
			if err != nil {
				return at(op, err)
			}
			res[k] = v
		}
		f.vals[out] = Value{ref: res}
		return nil
	}, nil
}

// intAttr returns the number of an integer attribute.
func intAttr(op *ir.Operation, name string) int {
	a, _ := op.Attr(name).(*ir.IntegerAttr)
	if a == nil {
		return 0
	}
	return int(a.Int64Or(0))
}

// matrixMultiplyOp multiplies matrices whose columns follow each other.
func matrixMultiplyOp(c *compiler, op *ir.Operation) (stmt, error) {
	elem := ir.ElementTypeOrSelf(op.Result(0).Type())
	times, err := product(elem)
	if err != nil {
		return nil, err
	}
	plus, err := combiner(vector.Add, elem)
	if err != nil {
		return nil, err
	}
	rows, inner, columns := intAttr(op, "lhs_rows"), intAttr(op, "lhs_columns"), intAttr(op, "rhs_columns")
	in, out := c.operands(op), c.slot(op.Result(0))
	return func(f *frame) error {
		a, b, res := elements(f.vals[in[0]]), elements(f.vals[in[1]]), make([]Value, rows*columns)
		for i := range res {
			for k := range inner {
				v, err := times(a[k*rows+i%rows], b[i/rows*inner+k])
				if err == nil && k > 0 {
					v, err = combine(plus, elem, res[i], v)
				}
				if err != nil {
					return at(op, err)
				}
				res[i] = v
			}
		}
		f.vals[out] = Value{ref: res}
		return nil
	}, nil
}

// scanOp makes the running results along a dimension: of the elements up to each one, or before it.
func scanOp(c *compiler, op *ir.Operation) (stmt, error) {
	t := op.Operand(0).Type().(*ir.VectorType)
	if _, err := fixedCount(t); err != nil {
		return nil, err
	}
	kind, _ := op.Attr("kind").(*ir.EnumAttr)
	if kind == nil {
		return nil, errors.New("the kind is missing")
	}
	def, err := combiner(vector.Kind(kind.Value), t)
	if err != nil {
		return nil, err
	}
	dim, inclusive := []int64{int64(intAttr(op, "reduction_dim"))}, interfaces.IsTrue(op.Attr("inclusive"))
	in, outs := c.operands(op), c.results(op)
	return func(f *frame) error {
		vs, acc := elements(f.vals[in[0]]), slices.Clone(listOf(f.vals[in[1]]))
		res, last := make([]Value, len(vs)), slices.Clone(vs)
		err := points(f, t.Shape(), nil, func(k int, p []int64) error {
			to := kept(p, t.Shape(), dim)
			var err error
			switch first := p[dim[0]] == 0; {
			case inclusive && first:
				acc[to] = vs[k]
			case inclusive:
				acc[to], err = combine(def, t.ElementType(), acc[to], vs[k])
			case !first:
				acc[to], err = combine(def, t.ElementType(), acc[to], last[to])
			}
			res[k], last[to] = acc[to], vs[k]
			return err
		})
		f.vals[outs[0]] = Value{ref: res}
		f.result(outs[1], op.Result(1).Type(), acc)
		return at(op, err)
	}, nil
}
