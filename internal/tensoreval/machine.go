package tensoreval

import (
	"errors"
	"fmt"
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// Limits of what Call executes.
const (
	maxSteps = 100_000_000
	maxDepth = 100
)

// ErrUndefined is the error of Call if what the function does is not defined, or depends on an error.
var ErrUndefined = errors.New(undefined)

const undefined = "the behavior is not defined"

// stop is the error that ends a walk.
type stop struct{ text string }

func (s stop) Error() string { return s.text }

// tensorFunction executes an operation on tensors.
type tensorFunction func(m *machine, op *ir.Operation)

// machine executes functions.
type machine struct {
	module  *ir.Operation
	scalars map[*ir.OpDef]scalarFunction
	tensors map[*ir.OpDef]tensorFunction
	// numbers and values are what values are.
	numbers map[*ir.Value]Number
	values  map[*ir.Value]*Tensor
	// points holds the loop indices of the structured operations being computed, the innermost last.
	points [][]int64
	steps  int
	depth  int
	in     []Number
}

// Call computes the function called name of module for args. A number is a tensor of rank 0. The error is ErrUndefined if the result is not defined.
func Call(module *ir.Operation, name string, args []*Tensor) (results []*Tensor, err error) {
	m := &machine{module: module, scalars: scalarFunctions(), tensors: tensorFunctions(), numbers: map[*ir.Value]Number{}, values: map[*ir.Value]*Tensor{}}
	defer func() {
		// The depth of the walk makes errors as results of each function unreadable, so that stop ends the walk.
		switch r := recover().(type) {
		case nil:
		case stop:
			if err = r; r.text == undefined {
				err = ErrUndefined
			}
		default:
			panic(r)
		}
	}()
	return m.call(name, args), nil
}

// call executes a function.
func (m *machine) call(name string, args []*Tensor) []*Tensor {
	for op := m.module.Region(0).First().First(); op != nil; op = op.Next() {
		f := fn.FuncOp{Operation: op}
		if !op.Is(fn.Func) || f.SymbolName() != name || f.IsDeclaration() {
			continue
		}
		if m.depth++; m.depth > maxDepth {
			panic(stop{"the calls are too deep"})
		}
		body := f.Body().First()
		if len(args) != body.NumArgs() {
			panic(stop{fmt.Sprintf("%d arguments for %d parameters", len(args), body.NumArgs())})
		}
		for i, v := range body.Args() {
			m.set(v, args[i])
		}
		end := m.block(body)
		m.depth--
		return m.gets(end.Operands())
	}
	panic(stop{"there is no function @" + name})
}

func isTensor(t ir.Type) bool { _, ok := t.(*ir.RankedTensorType); return ok }

// set makes t the value of v.
func (m *machine) set(v *ir.Value, t *Tensor) {
	if isTensor(v.Type()) {
		m.values[v] = t
		return
	}
	m.numbers[v] = t.Data[0]
}

// get returns the value of v. A number is a tensor of rank 0.
func (m *machine) get(v *ir.Value) *Tensor {
	if !isTensor(v.Type()) {
		return &Tensor{Elem: v.Type(), Data: []Number{m.number(v)}}
	}
	t := m.values[v]
	if t == nil {
		panic(stop{"a tensor is not known"})
	}
	return t
}

func (m *machine) gets(vs []*ir.Value) []*Tensor {
	out := make([]*Tensor, len(vs))
	for i, v := range vs {
		out[i] = m.get(v)
	}
	return out
}

func (m *machine) sets(vs []*ir.Value, ts []*Tensor) {
	for i, v := range vs {
		m.set(v, ts[i])
	}
}

// number returns the number that v is.
func (m *machine) number(v *ir.Value) Number {
	n, ok := m.numbers[v]
	if !ok {
		panic(stop{"a number is not known"})
	}
	return n
}

// int returns the integer that v is, on which control flow or a shape depends.
func (m *machine) int(v *ir.Value) int64 {
	n := m.number(v)
	if n.Free {
		panic(stop{undefined})
	}
	return n.I
}

// block executes b, and returns its terminator.
func (m *machine) block(b *ir.Block) *ir.Operation {
	end := b.Last()
	for op := b.First(); op != end; op = op.Next() {
		m.execute(op)
	}
	return end
}

// execute executes one operation.
func (m *machine) execute(op *ir.Operation) {
	if m.steps++; m.steps > maxSteps {
		panic(stop{"too many steps"})
	}
	if f := m.scalars[op.Def()]; f != nil {
		m.scalar(op, f)
		return
	}
	if f := m.tensors[op.Def()]; f != nil {
		f(m, op)
		return
	}
	if s, ok := linalg.AsStructured(op); ok {
		m.structured(s)
		return
	}
	panic(stop{"the operation is not known: " + op.String()})
}

// scalar executes an operation on numbers, or on each element of tensors.
func (m *machine) scalar(op *ir.Operation, f scalarFunction) {
	t := op.Result(0).Type()
	if !isTensor(t) {
		base := len(m.in)
		for _, v := range op.Operands() {
			m.in = append(m.in, m.number(v))
		}
		m.numbers[op.Result(0)] = f(op, t, m.in[base:])
		m.in = m.in[:base]
		return
	}
	args := m.gets(op.Operands())
	out := newTensor(ir.ElementTypeOrSelf(t), args[len(args)-1].Shape)
	in := make([]Number, len(args))
	for i := range out.Data {
		for k, a := range args {
			// The condition of arith.select may be one number.
			in[k] = a.Data[min(i, len(a.Data)-1)]
		}
		out.Data[i] = f(op, out.Elem, in)
		out.Data[i].sum = sum{}
	}
	m.values[op.Result(0)] = out
}

// affine executes affine.apply, affine.min and affine.max.
func (m *machine) affine(op *ir.Operation) {
	at := make([]int64, op.NumOperands())
	for i, v := range op.Operands() {
		at[i] = m.int(v)
	}
	mp := affine.MapOp{Operation: op}.Map()
	var all []int64
	for _, e := range mp.Results {
		x, ok := e.Eval(at[:mp.Dims], at[mp.Dims:])
		if !ok {
			panic(stop{undefined})
		}
		all = append(all, x)
	}
	if op.Is(affine.Min) {
		m.numbers[op.Result(0)] = Int(slices.Min(all))
		return
	}
	m.numbers[op.Result(0)] = Int(slices.Max(all)) // affine.apply has one
}

// constant executes arith.constant.
func (m *machine) constant(op *ir.Operation) {
	element := func(e ir.Attribute) Number {
		switch e := e.(type) {
		case *ir.FloatAttr:
			return Float(e.Value.Float64())
		case *ir.IntegerAttr:
			return Int(signed(widthOf(e.Type()), e.Int64Or(0)))
		}
		panic(stop{"a constant is not known"})
	}
	a := arith.ConstantOp{Operation: op}.Value()
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok {
		m.numbers[op.Result(0)] = element(a)
		return
	}
	t := newTensor(ir.ElementTypeOrSelf(d.ShapedType()), d.ShapedType().Shape())
	for i := range t.Data {
		t.Data[i] = element(d.Element(int64(i)))
	}
	m.values[op.Result(0)] = t
}

// loop executes scf.for.
func (m *machine) loop(op *ir.Operation) {
	f := scf.ForOp{Operation: op}
	state, step := m.gets(f.Inits()), m.int(f.Step())
	if step <= 0 {
		panic(stop{undefined})
	}
	for i, end := m.int(f.LowerBound()), m.int(f.UpperBound()); i < end; i += step {
		m.numbers[f.InductionVar()] = Int(i)
		m.sets(f.IterArgs(), state)
		state = m.gets(m.block(f.Body()).Operands())
	}
	m.sets(op.Results(), state)
}

// loopWhile executes scf.while.
func (m *machine) loopWhile(op *ir.Operation) {
	w := scf.WhileOp{Operation: op}
	state := m.gets(op.Operands())
	for {
		m.sets(w.Before().Args(), state)
		c := scf.ConditionOp{Operation: m.block(w.Before())}
		state = m.gets(c.Args())
		if m.int(c.Condition()) == 0 {
			m.sets(op.Results(), state)
			return
		}
		m.sets(w.After().Args(), state)
		state = m.gets(m.block(w.After()).Operands())
	}
}

// branch executes scf.if.
func (m *machine) branch(op *ir.Operation) {
	i := scf.IfOp{Operation: op}
	b := i.Then()
	if m.int(i.Condition()) == 0 {
		b = i.Else()
	}
	if b != nil {
		m.sets(op.Results(), m.gets(m.block(b).Operands()))
	}
}

// forall executes scf.forall in order.
func (m *machine) forall(op *ir.Operation) {
	f := scf.ForallOp{Operation: op}
	lows, highs, steps := m.indices(f.LowerBounds()), m.indices(f.UpperBounds()), m.indices(f.Steps())
	shape := make([]int64, len(lows))
	for i := range shape {
		shape[i] = max(0, (highs[i]-lows[i]+steps[i]-1)/steps[i])
	}
	args := f.Body().Args()
	var out []*Tensor
	for i, v := range f.Outputs() {
		out = append(out, m.get(v).clone())
		m.set(args[len(shape)+i], m.get(v)) // iterations do not see what others write
	}
	each(shape, func(at []int64) {
		for i, x := range at {
			m.numbers[args[i]] = Int(lows[i] + x*steps[i])
		}
		end := m.block(f.Body())
		for o := end.Region(0).First().First(); o != nil; o = o.Next() {
			s := tensor.SliceOp{Operation: o}
			m.insertInto(out[s.Dest().Index()-len(shape)], s)
		}
	})
	m.sets(op.Results(), out)
}
