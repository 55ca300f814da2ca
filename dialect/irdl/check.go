package irdl

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// verifyParams returns the verifier of a class whose parameters have the constraints with the numbers params.
func verifyParams(constraints []constraintFunc, params []int) func([]ir.Attribute, func(string) bool) bool {
	return func(list []ir.Attribute, emit func(string) bool) bool {
		if len(list) != len(params) {
			return emit("expected " + strconv.Itoa(len(params)) + " type arguments, but had " + strconv.Itoa(len(list)))
		}
		m := newMatch(constraints)
		for i, a := range list {
			if !m.check(params[i], a, emit) {
				return false
			}
		}
		return true
	}
}

// operationChecker verifies the operations of one kind.
type operationChecker struct {
	constraints       []constraintFunc
	operands, results valuesCheck
	attrs             []attrCheck
	regions           []regionCheck
}

type attrCheck struct {
	name       string
	constraint int
}

func (c *operationChecker) verify(op *ir.Operation) bool {
	m := newMatch(c.constraints)
	// As in MLIR, the regions are checked even if the rest is wrong.
	ok := c.values(op, m)
	return c.verifyRegions(op, m) && ok
}

func (c *operationChecker) values(op *ir.Operation, m *match) bool {
	operands, ok := c.operands.sizes(op, op.NumOperands())
	if !ok {
		return false
	}
	results, ok := c.results.sizes(op, op.NumResults())
	if !ok {
		return false
	}
	emit := func(msg string) bool { return op.EmitError(msg) }
	for _, a := range c.attrs {
		v := op.Attr(a.name)
		if v == nil {
			return op.EmitOpError("attribute " + strconv.Quote(a.name) + " is expected but not provided")
		}
		if !m.check(a.constraint, v, emit) {
			return false
		}
	}
	return c.operands.check(m, op.OperandTypes(), operands, emit) && c.results.check(m, op.ResultTypes(), results, emit)
}

func (c *operationChecker) verifyRegions(op *ir.Operation, m *match) bool {
	if op.NumRegions() != len(c.regions) {
		return op.EmitOpError("unexpected number of regions: expected " + strconv.Itoa(len(c.regions)) + " but got " + strconv.Itoa(op.NumRegions()))
	}
	for i := range c.regions {
		if !c.regions[i].verify(op, i, m) {
			return false
		}
	}
	return true
}

// sinceSegments are the versions that name segment sizes as other operations do.
var sinceSegments = ir.Since(20)

// valuesCheck verifies the operands or the results of operations.
type valuesCheck struct {
	what        string // operand or result
	constraints []int
	kinds       string // the variadicities, as in variadicityList
	loose       int    // the number of declarations that do not stand for exactly one value
}

// init reads the list op, which may be nil.
func (v *valuesCheck) init(what string, op *ir.Operation, c *constraintsOf) {
	v.what, v.constraints = what, c.args(op)
	if op != nil {
		v.kinds = op.Prop(slotVariadicity).(*variadicityList).text
	}
	for i := range len(v.kinds) {
		if v.kinds[i] != 's' {
			v.loose++
		}
	}
}

// sizes returns the number of values that each declaration stands for, if op has n values.
func (v *valuesCheck) sizes(op *ir.Operation, n int) ([]int, bool) {
	if v.loose > 1 {
		return v.segments(op, n)
	}
	wrong := func(bound string, count int) ([]int, bool) {
		return nil, op.EmitError("op expects " + bound + " " + strconv.Itoa(count) + " " + v.what + "s, but got " + strconv.Itoa(n))
	}
	if v.loose == 0 && n != len(v.kinds) {
		return wrong("exactly", len(v.kinds))
	}
	rest := n - len(v.kinds) + 1
	if v.loose == 1 && rest < 0 {
		return wrong("at least", len(v.kinds)-1)
	}
	sizes := make([]int, len(v.kinds))
	for i := range sizes {
		sizes[i] = 1
		if v.kinds[i] == 'o' && rest > 1 {
			return wrong("at most", len(v.kinds))
		}
		if v.kinds[i] != 's' {
			sizes[i] = rest
		}
	}
	return sizes, true
}

// segments is sizes for a list whose sizes an attribute says.
func (v *valuesCheck) segments(op *ir.Operation, n int) ([]int, bool) {
	name := v.what + "_segment_sizes"
	if sinceSegments.Has(op.Context().MLIR()) {
		name = v.what + "SegmentSizes"
	}
	quoted := "'" + name + "'"
	a := op.Attr(name)
	if a == nil {
		return nil, op.EmitError(quoted + " attribute is expected but not provided")
	}
	d, ok := a.(*ir.DenseArrayAttr)
	if !ok || d.ElementType != ir.Type(op.Context().I32()) {
		return nil, op.EmitError(quoted + " attribute is expected to be a dense i32 array")
	}
	if d.Len() != len(v.kinds) {
		return nil, op.EmitError(quoted + " attribute for specifying " + v.what + " segments must have " + strconv.Itoa(len(v.kinds)) +
			" elements, but got " + strconv.Itoa(d.Len()))
	}
	sizes, sum := make([]int, d.Len()), int64(0)
	for i := range sizes {
		size := d.Int64(i)
		element := "element " + strconv.Itoa(i) + " in " + quoted + " attribute must be equal to "
		switch {
		case size < 0:
			return nil, op.EmitError(quoted + " attribute for specifying " + v.what + " segments must have non-negative values")
		case v.kinds[i] == 's' && size != 1:
			return nil, op.EmitError(element + "1")
		case v.kinds[i] == 'o' && size > 1:
			return nil, op.EmitError(element + "0 or 1")
		}
		sizes[i] = int(size)
		sum += size
	}
	if sum != int64(n) {
		return nil, op.EmitError("sum of elements in " + quoted + " attribute must be equal to the number of " + v.what + "s")
	}
	return sizes, true
}

// check checks the types of the values, of which sizes[i] belong to declaration i.
func (v *valuesCheck) check(m *match, types []ir.Type, sizes []int, emit emitter) bool {
	for i, n := range sizes {
		for _, t := range types[:n] {
			if !m.check(v.constraints[i], t.Context().TypeAttr(t), emit) {
				return false
			}
		}
		types = types[n:]
	}
	return true
}

// regionCheck verifies one region of operations.
type regionCheck struct {
	blocks      int // 0 for any number
	constrained bool
	args        []int
}

func newRegionCheck(op *ir.Operation, c *constraintsOf) regionCheck {
	r := regionCheck{constrained: op.Prop(regionConstrained) != nil, args: c.args(op)}
	if n, ok := op.Prop(regionBlocks).(*ir.IntegerAttr); ok {
		r.blocks = int(n.Int64Or(0))
	}
	return r
}

func (r *regionCheck) verify(op *ir.Operation, number int, m *match) bool {
	region := op.Region(number)
	emit := func(loc ir.Location) emitter {
		return func(msg string) bool {
			if loc == op.Loc() {
				return op.EmitError(msg)
			}
			return op.EmitErrorAt(loc, msg, ir.Note(op.Loc(), "see the operation"))
		}
	}
	has := "expected region " + strconv.Itoa(number) + " to have "
	blocks := 0
	for b := region.First(); b != nil; b = b.Next() {
		blocks++
	}
	if r.blocks > 0 && blocks != r.blocks {
		return emit(op.Loc())(has + strconv.Itoa(r.blocks) + " block(s) but got " + strconv.Itoa(blocks))
	}
	if !r.constrained {
		return true
	}
	var args []*ir.Value
	if blocks > 0 {
		args = region.First().Args()
	}
	if len(args) != len(r.args) {
		loc := op.Loc()
		if len(args) > 0 {
			loc = args[0].Loc()
		}
		return emit(loc)(has + strconv.Itoa(len(r.args)) + " arguments but got " + strconv.Itoa(len(args)))
	}
	for i, a := range args {
		if !m.check(r.args[i], a.Type().Context().TypeAttr(a.Type()), emit(a.Loc())) {
			return false
		}
	}
	return true
}
