package pdltopdlinterp

import (
	"github.com/spvc/spvc/dialect/pdl"
	interp "github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/ir"
)

// rewriterMaker makes the function of one rewrite.
type rewriterMaker struct {
	*lowering
	body *ir.Block
	// made are the handles that the function has for values of the pattern.
	made map[*ir.Value]*ir.Value
	// used are the positions that the matcher passes as arguments.
	used []*position
}

// rewriter makes the function of the rewrite of a pattern. It returns the name of the function and the positions that are its arguments.
func (l *lowering) rewriter(pattern *ir.Operation) (string, []*position) {
	name := "pdl_generated_rewriter"
	if s := ir.SymbolName(pattern); s != "" && l.named {
		name = s
	}
	l.b.SetInsertionPoint(ir.InsertionPoint{})
	f := l.function(pattern.Loc(), name, nil)
	name = l.names.Insert(f, nil)
	m := &rewriterMaker{lowering: l, body: f.Region(0).First(), made: map[*ir.Value]*ir.Value{}}
	rw := pdl.Rewrite(pattern)
	if called := rw.Prop(0); called != nil {
		var args []*ir.Value
		for i := range rw.NumOperands() {
			args = append(args, m.value(rw.Operand(i)))
		}
		m.create(rw.Loc(), interp.ApplyRewrite, args, nil, ir.Named("name", called))
	} else {
		for op := rw.Region(0).First().First(); op != nil && !l.failed; op = op.Next() {
			m.operation(op)
		}
	}
	c := l.b.Context()
	f.SetAttr("function_type", c.TypeAttr(c.Function(m.body.ArgTypes(), nil)))
	m.create(rw.Loc(), interp.Finalize, nil, nil)
	return name, m.used
}

func (m *rewriterMaker) create(loc ir.Location, def *ir.OpDef, operands []*ir.Value, results []ir.Type, attrs ...ir.NamedAttribute) *ir.Operation {
	return m.at(m.body).Create(loc, def, operands, results, attrs...)
}

// constantOf makes the handle of a constant that op defines. It returns nil if op defines none.
func (m *rewriterMaker) constantOf(op *ir.Operation) *ir.Value {
	var def *ir.OpDef
	switch {
	case op.Is(pdl.AttributeOp):
		def = interp.CreateAttribute
	case op.Is(pdl.TypeOp):
		def = interp.CreateType
	case op.Is(pdl.TypesOp):
		def = interp.CreateTypes
	}
	if def == nil || op.Prop(0) == nil {
		return nil
	}
	return m.constant(def, op.Result(0).Type(), op.Prop(0), op.Loc(), m.body)
}

// value returns the handle of a value of the pattern. A value of the matcher becomes an argument of the function.
func (m *rewriterMaker) value(v *ir.Value) *ir.Value {
	if w := m.made[v]; w != nil {
		return w
	}
	w := m.constantOf(v.DefiningOp())
	if w == nil {
		p := m.places[v]
		if p == nil {
			m.fail(v.DefiningOp(), "is used in a rewrite, but is no part of a matched operation")
		}
		m.used = append(m.used, p)
		w = m.body.AddArg(v.Type(), v.Loc())
	}
	m.made[v] = w
	return w
}

func (m *rewriterMaker) fail(op *ir.Operation, msg string) {
	if !m.failed {
		m.failed = true
		op.EmitOpError(msg)
	}
}

func (m *rewriterMaker) valuesOf(vs []*ir.Value) []*ir.Value {
	out := make([]*ir.Value, len(vs))
	for i, v := range vs {
		out[i] = m.value(v)
	}
	return out
}

// operation makes what an operation of the rewrite does.
func (m *rewriterMaker) operation(op *ir.Operation) {
	loc := op.Loc()
	results := func(n *ir.Operation) {
		for i := range op.NumResults() {
			m.made[op.Result(i)] = n.Result(i)
		}
	}
	switch {
	case op.Is(pdl.ApplyNativeRewrite):
		results(m.create(loc, interp.ApplyRewrite, m.valuesOf(op.Operands()), op.ResultTypes(), ir.Named("name", op.Prop(0))))
	case op.Is(pdl.AttributeOp), op.Is(pdl.TypeOp), op.Is(pdl.TypesOp):
		if v := m.constantOf(op); v != nil {
			m.made[op.Result(0)] = v
		}
	case op.Is(pdl.Erase):
		m.create(loc, interp.Erase, m.valuesOf(op.Operands()), nil)
	case op.Is(pdl.OperationOp):
		m.operationOp(op)
	case op.Is(pdl.RangeOp):
		results(m.create(loc, interp.CreateRange, m.valuesOf(op.Operands()), op.ResultTypes()))
	case op.Is(pdl.Replace):
		m.replace(op)
	case op.Is(pdl.ResultOp):
		results(m.create(loc, interp.GetResult, m.valuesOf(op.Operands()), op.ResultTypes(), m.index(indexOf(op))...))
	case op.Is(pdl.ResultsOp):
		results(m.create(loc, interp.GetResults, m.valuesOf(op.Operands()), op.ResultTypes(), m.index(indexOf(op))...))
	}
}

// allResults makes a handle of all results of the operation op.
func (m *rewriterMaker) allResults(op *ir.Value, loc ir.Location) *ir.Value {
	return m.create(loc, interp.GetResults, []*ir.Value{op}, []ir.Type{pdl.RangeOf(pdl.Value(m.b.Context()))}).Result(0)
}

func (m *rewriterMaker) replace(op *ir.Operation) {
	var values []*ir.Value
	if by := op.OperandIn(1, 0); by != nil {
		old := op.Operand(0).DefiningOp()
		if !old.Is(pdl.OperationOp) || old.OperandIn(pdl.OperationTypes, 0) != nil {
			values = append(values, m.allResults(m.value(by), by.Loc()))
		}
	} else {
		values = m.valuesOf(op.OperandsIn(2))
	}
	old := m.value(op.Operand(0))
	if len(values) == 0 {
		m.create(op.Loc(), interp.Erase, []*ir.Value{old}, nil)
		return
	}
	m.create(op.Loc(), interp.Replace, append([]*ir.Value{old}, values...), nil)
}

func (m *rewriterMaker) operationOp(op *ir.Operation) {
	c := m.b.Context()
	operands := m.valuesOf(op.OperandsIn(pdl.OperationOperands))
	attrs := m.valuesOf(op.OperandsIn(pdl.OperationAttrs))
	types, inferred := m.resultTypes(op)
	list := []ir.NamedAttribute{
		ir.Named("name", op.Prop(pdl.OperationName)), ir.Named("inputAttributeNames", op.Prop(pdl.OperationAttributes)),
		ir.Named(ir.SegmentSizesName, c.DenseI32Array(int32(len(operands)), int32(len(attrs)), int32(len(types)))),
	}
	if inferred {
		list = append(list, ir.Named("inferredResultTypes", c.Unit()))
	}
	made := m.create(op.Loc(), interp.CreateOperation, append(append(operands, attrs...), types...), []ir.Type{pdl.Operation(c)}, list...).Result(0)
	m.made[op.Result(0)] = made
	m.typesOfResults(op, made)
}

// typesOfResults makes handles of the types of the results of an operation that was made, as far as they were not known before.
func (m *rewriterMaker) typesOfResults(op *ir.Operation, made *ir.Value) {
	c, loc := m.b.Context(), op.Loc()
	types := op.OperandsIn(pdl.OperationTypes)
	if isAllOperands(types) {
		if m.made[types[0]] == nil {
			m.made[types[0]] = m.typeOf(m.allResults(made, loc), loc, m.body)
		}
		return
	}
	grouped := false
	for i, t := range types {
		if m.made[t] != nil {
			continue
		}
		v := pdl.Value(c)
		if pdl.IsRange(t.Type()) {
			grouped, v = true, pdl.RangeOf(v)
		}
		def := interp.GetResult
		if grouped {
			def = interp.GetResults
		}
		r := m.create(loc, def, []*ir.Value{made}, []ir.Type{v}, m.index(i)...).Result(0)
		m.made[t] = m.typeOf(r, loc, m.body)
	}
}

// resultTypes returns handles of the types of the results of an operation to make. inferred is true if the operation computes the types.
func (m *rewriterMaker) resultTypes(op *ir.Operation) (types []*ir.Value, inferred bool) {
	given := op.OperandsIn(pdl.OperationTypes)
	known := len(given) > 0
	for _, t := range given {
		if m.made[t] == nil && t.DefiningOp().Block() == op.Block() {
			known = false
			break
		}
		types = append(types, m.value(t))
	}
	if known {
		return types, false
	}
	if pdl.InfersTypes(pdl.MadeOp(op)) {
		return nil, true
	}
	for u := op.Result(0).FirstUse(); u != nil; u = u.NextUse() {
		if old, ok := pdl.Replaces(u, op); ok {
			all := m.allResults(m.value(old.Result(0)), old.Loc())
			return []*ir.Value{m.typeOf(all, old.Loc(), m.body)}, false
		}
	}
	if len(given) > 0 {
		m.fail(op, "unable to infer result type for operation")
	}
	return nil, false
}
