package pdltopdlinterp

import (
	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/ir"
)

// collector collects the predicates of one pattern.
type collector struct {
	u *uniquer
	// places are where the values of patterns are found.
	places map[*ir.Value]*position
	list   []predicate
}

func (c *collector) add(at *position, q *question, want answer) {
	c.list = append(c.list, predicate{at, q, want})
}

func (c *collector) notNull(at *position) { c.add(at, c.u.ask(askNotNull), answer{}) }

// patternPredicates returns the predicates of a pattern and the operation at which its matching begins. It returns nil after an error.
func (c *collector) patternPredicates(pattern *ir.Operation) *ir.Value {
	if pattern.Region(0).First().NumArgs() > 0 {
		pattern.EmitOpError("has arguments of the body, which nothing passes")
		return nil
	}
	roots := candidates(pattern)
	if len(roots) > maxRoots {
		pattern.EmitOpError("has too many operations that no other operation uses")
		return nil
	}
	g := newRootGraph(roots)
	found := g.best(rootOf(pdl.Rewrite(pattern)))
	if found == nil {
		pattern.EmitOpError("the pattern contains a candidate root disconnected from the others")
		return nil
	}
	c.list = nil
	root := roots[found[0].to]
	c.tree(root, c.u.root())
	for i, e := range found {
		target := roots[e.to]
		if c.places[target] != nil {
			continue
		}
		at := c.places[e.via]
		for v := e.via; v != target; {
			s := g.above[e.to][v]
			if s.parent == nil || at == nil {
				pattern.EmitOpError("the pattern contains a candidate root disconnected from the others")
				return nil
			}
			at = c.upward(s, at, i)
			v = s.parent
		}
	}
	for op := pattern.Region(0).First().First(); op != nil; op = op.Next() {
		if !c.rest(op) {
			return nil
		}
	}
	return root
}

// best returns the order of roots that begins with the root named, if there is one, or else the cheapest order.
func (g *rootGraph) best(named *ir.Value) []edge {
	var best []edge
	var bestCost int
	for r, v := range g.roots {
		if named != nil && v != named {
			continue
		}
		found, total := g.order(r)
		if found != nil && (best == nil || total < bestCost) {
			best, bestCost = found, total
		}
	}
	return best
}

// tree collects the predicates of the value v, which is at the position at, and of what is below.
func (c *collector) tree(v *ir.Value, at *position) {
	def := v.DefiningOp()
	if other := c.places[v]; other != nil {
		if def.Is(pdl.AttributeOp) || def.Is(pdl.OperandOp) || def.Is(pdl.OperandsOp) || def.Is(pdl.OperationOp) || def.Is(pdl.TypeOp) {
			c.same(at, other)
		}
		return
	}
	c.places[v] = at
	switch {
	case v.Type().TypeDef() == pdl.AttributeDef:
		c.notNull(at)
		if !def.Is(pdl.AttributeOp) { // a result of a registered function
			return
		}
		if t := def.OperandIn(0, 0); t != nil {
			c.tree(t, c.u.typeOf(at))
		} else if a := def.Prop(0); a != nil {
			c.add(at, c.u.ask(askAttribute), answer{attr: a})
		}
	case def.Is(pdl.TypeOp), def.Is(pdl.TypesOp):
		if a := def.Prop(0); a != nil {
			c.add(at, c.u.ask(askType), answer{attr: a})
		}
	case def.Is(pdl.OperandOp), def.Is(pdl.OperandsOp):
		if def.Is(pdl.OperandOp) || at.index != all {
			c.notNull(at)
		}
		if t := def.OperandIn(0, 0); t != nil {
			c.tree(t, c.u.typeOf(at))
		}
	case isResult(def):
		c.resultOperand(def, at)
	case def.Is(pdl.OperationOp):
		c.operation(def, at, none)
	}
}

// same requires that two positions have the same value. The deeper one is compared with the other one.
func (c *collector) same(a, b *position) {
	if b.depth < a.depth {
		a, b = b, a
	}
	c.add(b, c.u.equal(a), answer{})
}

// resultOperand collects the predicates of the operand at, which is a result of another operation of the pattern.
func (c *collector) resultOperand(def *ir.Operation, at *position) {
	index := indexOf(def)
	if index != all {
		c.notNull(at)
	}
	parent := c.u.operation(at)
	c.notNull(parent)
	result := (*position)(nil)
	if def.Is(pdl.ResultOp) {
		result = c.u.result(parent, index)
	} else {
		result = c.u.results(parent, index, pdl.IsRange(def.Result(0).Type()))
	}
	c.add(result, c.u.equal(at), answer{})
	c.tree(def.Operand(0), parent)
}

// none is the number of no operand.
const none = -2

// count requires a number of operands or results: exactly that of vs, or at least that of those that are no ranges.
func (c *collector) count(at *position, vs []*ir.Value, exact, least askKind) {
	single := 0
	for _, v := range vs {
		if !pdl.IsRange(v.Type()) {
			single++
		}
	}
	if single == len(vs) {
		c.add(at, c.u.ask(exact), answer{n: single})
	} else if single > 0 {
		c.add(at, c.u.ask(least), answer{n: single})
	}
}

// operation collects the predicates of an operation and what is below. The operand number known was already collected.
func (c *collector) operation(op *ir.Operation, at *position, known int) {
	if !at.isRoot() {
		c.notNull(at)
	}
	if name, ok := op.Prop(pdl.OperationName).(*ir.StringAttr); ok {
		c.add(at, c.u.ask(askName), answer{name: name.Value})
	}
	operands, types := op.OperandsIn(pdl.OperationOperands), op.OperandsIn(pdl.OperationTypes)
	c.count(at, operands, askOperands, askOperandsAtLeast)
	c.count(at, types, askResults, askResultsAtLeast)
	names := op.Prop(pdl.OperationAttributes).(*ir.ArrayAttr).Elements
	for i, v := range op.OperandsIn(pdl.OperationAttrs) {
		name := names[i].(*ir.StringAttr).Value
		c.tree(v, c.u.position(posKey{kind: posAttribute, parent: at, name: name}))
	}
	c.operands(operands, at, known)
	if isAllOperands(types) {
		c.tree(types[0], c.u.typeOf(c.u.results(at, all, true)))
		return
	}
	grouped := false
	for i, t := range types {
		variadic := pdl.IsRange(t.Type())
		grouped = grouped || variadic
		r := c.u.result(at, i)
		if grouped {
			r = c.u.results(at, i, variadic)
		}
		c.notNull(r)
		c.tree(t, c.u.typeOf(r))
	}
}

func (c *collector) operands(vs []*ir.Value, at *position, known int) {
	if isAllOperands(vs) {
		// A loop over users has already compared all operands.
		if at.isRoot() || at.isDefining() {
			c.tree(vs[0], c.u.operands(at, all, true))
		}
		return
	}
	grouped := false
	for i, v := range vs {
		variadic := pdl.IsRange(v.Type())
		grouped = grouped || variadic
		switch {
		case i == known:
		case grouped:
			c.tree(v, c.u.operands(at, i, variadic))
		default:
			c.tree(v, c.u.operand(at, i))
		}
	}
}

// upward goes from the position at, an operand or operation, to what is above. The loop over the users of a value has the given number.
func (c *collector) upward(s step, at *position, loop int) *position {
	def := s.parent.DefiningOp()
	switch {
	case def.Is(pdl.OperationOp):
		op := c.u.visited(at, loop)
		var operand *position
		if s.index == all {
			operand = c.u.operands(op, all, true)
		} else {
			vs := def.OperandsIn(pdl.OperationOperands)
			operand = c.u.operand(op, s.index)
			for _, v := range vs[:s.index+1] {
				if pdl.IsRange(v.Type()) {
					operand = c.u.operands(op, s.index, pdl.IsRange(vs[s.index].Type()))
				}
			}
		}
		c.add(operand, c.u.equal(at), answer{})
		if c.places[s.parent] == nil {
			c.places[s.parent] = op
		}
		c.operation(def, op, s.index)
		return op
	case def.Is(pdl.ResultOp):
		at = c.u.result(at, s.index)
	default:
		at = c.u.results(at, s.index, pdl.IsRange(s.parent.Type()))
	}
	if c.places[s.parent] == nil {
		c.places[s.parent] = at
	}
	return at
}

// rest collects the predicates of op that no walk from the root finds. It returns false after an error.
func (c *collector) rest(op *ir.Operation) bool {
	switch {
	case op.Is(pdl.AttributeOp), op.Is(pdl.TypeOp), op.Is(pdl.TypesOp):
		v := op.Result(0)
		if c.places[v] != nil {
			return true
		}
		a := op.Prop(0)
		if a == nil {
			return op.EmitOpError("has no value and is no part of a matched operation")
		}
		kind := posTypeLiteral
		if op.Is(pdl.AttributeOp) {
			kind = posAttributeLiteral
		}
		c.places[v] = c.u.position(posKey{kind: kind, attr: a})
	case isResult(op):
		c.looseResult(op)
	case op.Is(pdl.ApplyNativeConstraint):
		return c.constraint(op)
	}
	return true
}

// looseResult collects the predicates of a result that is no operand of the pattern.
func (c *collector) looseResult(op *ir.Operation) {
	v := op.Result(0)
	if c.places[v] != nil {
		return
	}
	parent := c.places[op.Operand(0)]
	at := (*position)(nil)
	if op.Is(pdl.ResultOp) {
		at = c.u.result(parent, indexOf(op))
	} else {
		at = c.u.results(parent, indexOf(op), pdl.IsRange(v.Type()))
	}
	c.places[v] = at
	if indexOf(op) != all {
		c.notNull(at)
	}
}

// constraint collects the predicate of a registered function. The matcher asks it when it knows the deepest of the arguments.
func (c *collector) constraint(op *ir.Operation) bool {
	args := make([]*position, op.NumOperands())
	for i := range args {
		if args[i] = c.places[op.Operand(i)]; args[i] == nil {
			return op.EmitOpError("has an argument that is no part of a matched operation")
		}
	}
	at := args[0]
	for _, a := range args {
		if a.depth > at.depth {
			at = a
		}
	}
	negated, _ := op.Prop(1).(*ir.IntegerAttr)
	q := c.u.constraint(op.Prop(0).(*ir.StringAttr).Value, args, op.ResultTypes(), negated != nil && negated.IsBool() && !negated.Value.IsZero())
	for i := range op.NumResults() {
		v, p := op.Result(i), c.u.position(posKey{kind: posConstraint, index: i, question: q})
		if other := c.places[v]; other != nil {
			c.same(p, other)
			continue
		}
		c.places[v] = p
	}
	c.add(at, q, answer{})
	return true
}
