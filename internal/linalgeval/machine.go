package linalgeval

import (
	"fmt"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// maxSteps bounds the operations that Call executes.
const maxSteps = 50_000_000

// machine executes one function.
type machine struct {
	tables
	env   map[*ir.Value]*Tensor
	steps int
	// point holds the loop indices of the structured operations being computed, the innermost last.
	point [][]int64
}

// Call computes the function fn, a func.func of one block, for args. It returns the results.
func Call(fn *ir.Operation, args ...*Tensor) (results []*Tensor, err error) {
	m := &machine{tables: newTables(), env: map[*ir.Value]*Tensor{}}
	defer func() {
		// The depth of the walk makes errors as results of each function unreadable, so that stop ends the walk.
		if s, ok := recover().(stop); ok {
			err = s
		}
	}()
	body := fn.Region(0).First()
	if len(args) != body.NumArgs() {
		return nil, fmt.Errorf("%d arguments for %d parameters", len(args), body.NumArgs())
	}
	for i, v := range body.Args() {
		m.env[v] = args[i]
	}
	return m.block(body), nil
}

// stop is the error that ends a walk.
type stop struct{ text string }

func (s stop) Error() string { return s.text }

func (m *machine) fail(op *ir.Operation, why string) {
	panic(stop{why + ": " + op.String()})
}

func (m *machine) get(v *ir.Value) *Tensor {
	t := m.env[v]
	if t == nil {
		panic(stop{"a value is not known"})
	}
	return t
}

func (m *machine) int(v *ir.Value) int64 { return m.get(v).Data[0].I }

// block executes b, and returns what its terminator passes on.
func (m *machine) block(b *ir.Block) []*Tensor {
	end := b.Last()
	for o := b.First(); o != end; o = o.Next() {
		if m.steps++; m.steps > maxSteps {
			m.fail(o, "too many steps")
		}
		m.execute(o)
	}
	if end.Is(scf.InParallel) {
		for o := end.Region(0).First().First(); o != nil; o = o.Next() {
			s := tensor.SliceOp{Operation: o}
			// The destination is an argument of the loop, which all iterations share.
			m.insert(m.get(s.Dest()), s)
		}
		return nil
	}
	out := make([]*Tensor, end.NumOperands())
	for i, v := range end.Operands() {
		out[i] = m.get(v)
	}
	return out
}

func (m *machine) set(op *ir.Operation, values ...*Tensor) {
	for i, v := range values {
		m.env[op.Result(i)] = v
	}
}

// execute executes one operation.
func (m *machine) execute(op *ir.Operation) {
	if n, ok := m.constantOrNumber(op); ok {
		m.env[op.Result(0)] = n
		return
	}
	if s, ok := linalg.AsStructured(op); ok {
		m.structured(s)
		return
	}
	if f := m.tensorOp(op.Def()); f != nil {
		f(op)
		return
	}
	switch {
	case op.Is(scf.For):
		m.loop(scf.ForOp{Operation: op})
	case op.Is(scf.Forall):
		m.forall(scf.ForallOp{Operation: op})
	case op.Is(scf.If):
		i := scf.IfOp{Operation: op}
		if m.int(i.Condition()) != 0 {
			m.set(op, m.block(i.Then())...)
		} else if i.Else() != nil {
			m.set(op, m.block(i.Else())...)
		}
	default:
		m.elementwise(op)
	}
}

// constantOrNumber computes constants, loop indices, and operations on numbers.
func (m *machine) constantOrNumber(op *ir.Operation) (*Tensor, bool) {
	switch {
	case op.Is(arith.Constant):
		return constant(arith.ConstantOp{Operation: op}.Value()), true
	case op.Is(linalg.Index):
		a, _ := op.Prop(0).(*ir.IntegerAttr)
		return Scalar(Number{I: m.point[len(m.point)-1][a.Int64Or(0)]}), true
	}
	if op.NumResults() != 1 {
		return nil, false
	}
	if _, ok := op.Result(0).Type().(*ir.RankedTensorType); ok {
		return nil, false
	}
	n, ok := m.number(op)
	return Scalar(fit(op.Result(0).Type(), n)), ok
}

// constant returns the value of a.
func constant(a ir.TypedAttr) *Tensor {
	element := func(e ir.Attribute) Number {
		switch e := e.(type) {
		case *ir.FloatAttr:
			return Number{F: e.Value.Float64()}
		case *ir.IntegerAttr:
			return fit(e.Type(), Number{I: e.Int64Or(0)})
		}
		return Number{}
	}
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok {
		return Scalar(element(a))
	}
	t := New(d.ShapedType().Shape()...)
	for i := range t.Data {
		t.Data[i] = element(d.Element(int64(i)))
	}
	return t
}

// elementwise computes an operation of numbers on tensors.
func (m *machine) elementwise(op *ir.Operation) {
	if op.NumResults() != 1 || op.NumOperands() == 0 {
		m.fail(op, "the operation is not known")
	}
	args := make([]*Tensor, op.NumOperands())
	for i, v := range op.Operands() {
		args[i] = m.get(v)
	}
	out := New(args[0].Shape...)
	for i := range out.Data {
		for k, v := range op.Operands() {
			m.env[v] = Scalar(args[k].Data[i])
		}
		n, ok := m.number(op)
		if !ok {
			m.fail(op, "the operation is not known")
		}
		out.Data[i] = fit(ir.ElementTypeOrSelf(op.Result(0).Type()), n)
	}
	for k, v := range op.Operands() {
		m.env[v] = args[k]
	}
	m.set(op, out)
}

// loop executes a scf.for.
func (m *machine) loop(f scf.ForOp) {
	state := make([]*Tensor, len(f.Inits()))
	for i, v := range f.Inits() {
		state[i] = m.get(v)
	}
	step := m.int(f.Step())
	if step <= 0 {
		m.fail(f.Operation, "the step is not positive")
	}
	for i := m.int(f.LowerBound()); i < m.int(f.UpperBound()); i += step {
		m.env[f.InductionVar()] = Scalar(Number{I: i})
		for k, v := range f.IterArgs() {
			m.env[v] = state[k]
		}
		state = m.block(f.Body())
	}
	m.set(f.Operation, state...)
}

// forall executes a scf.forall in order.
func (m *machine) forall(f scf.ForallOp) {
	rank := f.Rank()
	var shape, lows, steps []int64
	for i := range rank {
		low, high, step := m.index(f.LowerBounds()[i]), m.index(f.UpperBounds()[i]), m.index(f.Steps()[i])
		lows, steps, shape = append(lows, low), append(steps, step), append(shape, max(0, (high-low+step-1)/step))
	}
	args := f.Body().Args()
	var out []*Tensor
	for i, v := range f.Outputs() {
		c := m.get(v).clone()
		m.env[args[rank+i]] = c
		out = append(out, c)
	}
	each(shape, func(at []int64) bool {
		for i, x := range at {
			m.env[args[i]] = Scalar(Number{I: lows[i] + x*steps[i]})
		}
		m.block(f.Body())
		return true
	})
	m.set(f.Operation, out...)
}

func (t *Tensor) clone() *Tensor {
	return &Tensor{Shape: t.Shape, Data: append([]Number(nil), t.Data...)}
}

// structured computes a structured operation on tensors point by point.
func (m *machine) structured(s linalg.StructuredOp) {
	maps, n := s.Maps(), len(s.Inputs())
	args := make([]*Tensor, s.NumOperands())
	for i, v := range s.Operands() {
		if args[i] = m.get(v); i >= n {
			args[i] = args[i].clone()
		}
	}
	body := s.Body()
	m.point = append(m.point, nil)
	at := make([]int64, len(maps))
	each(m.loops(s, args), func(point []int64) bool {
		m.point[len(m.point)-1] = point
		for i, mp := range maps {
			if at[i] = m.position(s, mp, args[i], point); i < body.NumArgs() {
				m.env[body.Arg(i)] = Scalar(args[i].Data[at[i]])
			}
		}
		for k, v := range m.block(body) {
			args[n+k].Data[at[n+k]] = v.Data[0]
		}
		return true
	})
	m.point = m.point[:len(m.point)-1]
	m.set(s.Operation, args[n:][:s.NumResults()]...)
}

// position returns where the element of an operand is.
func (m *machine) position(s linalg.StructuredOp, mp *ir.AffineMap, t *Tensor, point []int64) int64 {
	if len(mp.Results) == 0 {
		return 0
	}
	at := make([]int64, len(mp.Results))
	for i, e := range mp.Results {
		at[i], _ = e.Eval(point, nil)
	}
	o := t.offset(at)
	if o < 0 {
		m.fail(s.Operation, "an access is out of bounds")
	}
	return o
}

// loops returns the sizes of the loops of s.
func (m *machine) loops(s linalg.StructuredOp, args []*Tensor) []int64 {
	out := make([]int64, len(s.Iterators()))
	for i := range out {
		out[i] = -1
	}
	for k, mp := range s.Maps() {
		for r, e := range mp.Results {
			if e.Kind != ir.AffineDim {
				continue
			}
			size := args[k].Shape[r]
			if old := out[e.Value]; old >= 0 && old != size {
				m.fail(s.Operation, "two operands do not agree about a loop")
			}
			out[e.Value] = size
		}
	}
	for _, x := range out {
		if x < 0 {
			m.fail(s.Operation, "the size of a loop is not known")
		}
	}
	return out
}
