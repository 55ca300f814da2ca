package rewrite

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

// ruleCompiler turns a row into a program. It stops at the first error.
type ruleCompiler struct {
	rule    *Rule
	prog    *ruleProgram
	err     string
	sources int // the number of operations in Match
	// bound are the captures, with the places that they stand for.
	bound []boundCapture
	// uses are the other places of Match where captures occur.
	uses []boundCapture
	// defs are the kinds of the operations in the frame, nil for those that constants and producers match.
	defs []*ir.OpDef
	// late are the checks that come after those of the operations.
	late []matchStep
}

type boundCapture struct {
	name Capture
	ref  ruleRef
}

func (c *ruleCompiler) fail(why ...string) {
	if c.err == "" {
		for _, w := range why {
			c.err += w
		}
	}
}

func (c *ruleCompiler) compile() {
	r := c.rule
	switch {
	case r.Name == "":
		c.fail("it has no name")
		return
	case r.Match == nil:
		c.fail("it matches nothing")
		return
	}
	c.prog.order = append(c.prog.order, 0)
	c.matchOp(r.Match, 0)
	c.prog.order = c.prog.order[:min(c.sources, len(c.prog.order))]
	c.relate()
	c.prog.match = append(c.prog.match, c.late...)
	for i := range r.Where {
		w := &r.Where[i]
		args := c.refs(w.args)
		c.check(matchStep{kind: matchCheck, check: w.check, args: args, why: w.name})
		if w.check == nil {
			c.fail("the condition ", w.name, " has no function")
		}
	}
	if c.err == "" {
		c.buildAll()
	}
	c.prog.ops = len(c.defs)
	if c.prog.ops > 255 || c.prog.eithers > 8 {
		c.fail("it is too large")
	}
}

func (c *ruleCompiler) check(s matchStep) { c.prog.match = append(c.prog.match, s) }

// newOp returns the place in the frame of an operation of the kind def.
func (c *ruleCompiler) newOp(def *ir.OpDef) uint8 {
	c.defs = append(c.defs, def)
	return uint8(len(c.defs) - 1)
}

// bind makes name stand for ref. It reports an error if name already stands for something.
func (c *ruleCompiler) bind(name Capture, ref ruleRef) {
	if name == "" {
		return
	}
	if name == Any {
		c.fail("$_ binds nothing")
	}
	if _, ok := c.find(name); ok {
		c.fail("$", string(name), " is bound twice")
	}
	c.bound = append(c.bound, boundCapture{name, ref})
}

func (c *ruleCompiler) find(name Capture) (ruleRef, bool) {
	for i := range c.bound {
		if c.bound[i].name == name {
			return c.bound[i].ref, true
		}
	}
	return ruleRef{}, false
}

// use notes that name occurs at ref. What it stands for is known once all of Match is compiled.
func (c *ruleCompiler) use(name Capture, ref ruleRef) {
	if name != Any {
		c.uses = append(c.uses, boundCapture{name, ref})
	}
}

// relate binds captures to their first uses, and adds checks that the further uses are equal.
func (c *ruleCompiler) relate() {
	for _, u := range c.uses {
		first, ok := c.find(u.name)
		if !ok {
			c.bind(u.name, u.ref)
			continue
		}
		same := matchStep{kind: matchSame, at: first, other: u.ref, why: "the parts called $" + string(u.name) + " differ"}
		switch {
		case first.isAttr() && u.ref.isAttr():
			same.kind = matchSameAttr
			c.late = append(c.late, same)
			continue
		case !first.hasValues() || !u.ref.hasValues():
			c.fail("$", string(u.name), " stands for a value and for an attribute")
		}
		c.check(same)
	}
}

// fixed reports whether each declaration stands for exactly one value.
func fixed(defs []ir.ValueDef) bool {
	for i := range defs {
		if defs[i].Quantity != ir.One {
			return false
		}
	}
	return true
}

// matchOp compiles the operation o of Match, which is ops[at].
func (c *ruleCompiler) matchOp(o *OpNode, at int) {
	if o.def == nil {
		c.fail("an operation has no declaration")
		return
	}
	if at == len(c.defs) {
		c.newOp(o.def)
	}
	c.sources++
	if o.types != nil || o.at != nil {
		c.fail("the matched ", o.def.Name, " has types or a location of its own")
	}
	c.bind(o.as, ruleRef{kind: refOp, op: uint8(at)})
	args, attrs := c.split(o)
	group := 0
	for _, a := range args {
		if e, ok := a.(*eitherNode); ok {
			c.matchEither(o.def, uint8(at), group, e)
			group += 2
		} else {
			c.matchGroup(o.def, uint8(at), group, a)
			group++
		}
	}
	for i, a := range attrs {
		c.matchAttr(a, c.attrRef(o.def, uint8(at), i), o.def.Attrs[i].Type, o.def.Attrs[i].Optional || o.def.Attrs[i].Versions != (ir.Span{}))
	}
	for _, a := range o.named {
		if i := c.attrNamed(o.def, a.name); i >= 0 {
			c.matchAttr(a.node, c.attrRef(o.def, uint8(at), i), o.def.Attrs[i].Type, o.def.Attrs[i].Optional)
		} else {
			c.matchAttr(a.node, ruleRef{kind: refNamed, op: uint8(at), name: a.name}, nil, false)
		}
	}
}

// split divides the args of o into operands and attributes.
func (c *ruleCompiler) split(o *OpNode) (operands, attrs []Node) {
	n, groups := 0, 0
	for groups < len(o.def.Operands) && n < len(o.args) {
		if _, ok := o.args[n].(*eitherNode); ok {
			groups++
		}
		groups++
		n++
	}
	rest := o.args[n:]
	if len(o.args) > 0 && groups != len(o.def.Operands) || len(rest) > 0 && len(rest) != len(o.def.Attrs) {
		c.fail(o.def.Name, " has ", strconv.Itoa(len(o.args)), " args for ", strconv.Itoa(len(o.def.Operands)),
			" operands and ", strconv.Itoa(len(o.def.Attrs)), " attributes")
		return nil, nil
	}
	return o.args[:n], rest
}

// attrNamed returns the number of the declared attribute called name, or -1 if it is a discardable one.
func (c *ruleCompiler) attrNamed(def *ir.OpDef, name string) int {
	dots := false
	for i := range len(name) {
		dots = dots || name[i] == '.'
	}
	for i := range def.Attrs {
		if def.Attrs[i].Name == name {
			return i
		}
	}
	if !dots {
		c.fail(def.Name, " has no attribute ", name)
	}
	return -1
}

// slotOf returns the slot of declared attribute i of def, or -1 if it has none.
func slotOf(def *ir.OpDef, i int) int {
	slot := 0
	for k := range i {
		if !def.Attrs[k].Discardable {
			slot++
		}
	}
	if def.Attrs[i].Discardable {
		return -1
	}
	return slot
}

// attrRef returns the place of declared attribute i of ops[op].
func (c *ruleCompiler) attrRef(def *ir.OpDef, op uint8, i int) ruleRef {
	if slot := slotOf(def, i); slot >= 0 {
		return ruleRef{kind: refAttr, op: op, i: uint16(slot)}
	}
	return ruleRef{kind: refNamed, op: op, name: def.Attrs[i].Name}
}

func (c *ruleCompiler) matchEither(def *ir.OpDef, op uint8, group int, e *eitherNode) {
	if !fixed(def.Operands) {
		c.fail(def.Name, " has no two single operands that may be swapped")
		return
	}
	c.prog.eithers++
	first := ruleRef{kind: refOperand, op: op, either: uint8(c.prog.eithers), i: uint16(group), j: uint16(group + 1)}
	second := first
	second.i, second.j = first.j, first.i
	c.matchValue(e.a, first)
	c.matchValue(e.b, second)
}

// matchGroup compiles the operand group i of ops[op].
func (c *ruleCompiler) matchGroup(def *ir.OpDef, op uint8, i int, n Node) {
	switch {
	case fixed(def.Operands):
		c.matchValue(n, ruleRef{kind: refOperand, op: op, i: uint16(i)})
		return
	case def.Operands[i].Quantity == ir.One:
		c.matchValue(n, ruleRef{kind: refElement, op: op, i: uint16(i)})
		return
	}
	whole := ruleRef{kind: refGroup, op: op, i: uint16(i)}
	elems := []Node{n}
	switch n := n.(type) {
	case Capture, *captureNode:
		c.matchValue(n, whole)
		return
	case *GroupNode:
		elems = n.elems
		c.bind(n.as, whole)
	}
	c.check(matchStep{kind: matchSize, at: whole, n: uint16(len(elems)), why: "the operand " + def.Operands[i].Name + " has another number of values"})
	for k, e := range elems {
		c.matchValue(e, ruleRef{kind: refElement, op: op, i: uint16(i), j: uint16(k)})
	}
}

// matchValue compiles the node n for the value at.
func (c *ruleCompiler) matchValue(n Node, at ruleRef) {
	switch n := n.(type) {
	case Capture:
		c.use(n, at)
	case *captureNode:
		c.use(n.name, at)
		if n.types == nil {
			c.fail("the value $", string(n.name), " has no type constraint")
			return
		}
		c.late = append(c.late, matchStep{kind: matchTypes, at: at, types: n.types, why: "$" + string(n.name) + " is no " + n.types.Summary})
	case *OpNode:
		c.matchProducedBy(n, at)
	case *constantNode:
		dst, k := c.newOp(nil), c.prog.attrs
		c.prog.attrs++
		c.late = append(c.late, matchStep{kind: matchConstant, at: at, dst: dst, n: uint16(k), why: "an operand is not constant"})
		c.prog.order = append(c.prog.order, dst)
		c.matchAttr(n.value, ruleRef{kind: refMade, i: uint16(k)}, nil, true)
	case *producerNode:
		dst, k := c.newOp(nil), c.prog.vals
		c.prog.vals++
		c.check(matchStep{kind: matchProducer, at: at, dst: dst, n: uint16(k), match: n.match, why: n.name})
		c.prog.order = append(c.prog.order, dst)
		c.matchValue(n.value, ruleRef{kind: refValue, i: uint16(k)})
	default:
		c.fail("an operand cannot match ", nodeText(n))
	}
}

// matchProducedBy compiles the operation o, which defines the value at.
func (c *ruleCompiler) matchProducedBy(o *OpNode, at ruleRef) {
	if o.def == nil {
		c.fail("an operation has no declaration")
		return
	}
	result := 0
	switch {
	case o.result >= len(o.def.Results) || len(o.def.Results) == 0:
		c.fail(o.def.Name, " has no such result")
	case o.result >= 0 && len(o.def.Results) > 1:
		result = o.result + 1
	case len(o.def.Results) > 1:
		c.fail("Result has to say which result of ", o.def.Name, " an operand is")
	}
	dst := c.newOp(o.def)
	c.check(matchStep{kind: matchOp, at: at, dst: dst, n: uint16(result), def: o.def, why: "an operand is not defined by " + o.def.Name})
	c.matchOp(o, int(dst))
	c.prog.order = append(c.prog.order, dst)
}

// matchAttr compiles the node n for the attribute at, which kind declares.
func (c *ruleCompiler) matchAttr(n Node, at ruleRef, kind *ir.AttrConstraint, optional bool) {
	step := matchStep{kind: matchHas, at: at, why: "an attribute is missing"}
	switch n := n.(type) {
	case Capture:
		c.use(n, at)
		if optional || n == Any {
			return
		}
	case *captureNode:
		c.use(n.name, at)
		if n.kinds == nil {
			c.fail("the attribute $", string(n.name), " has no attribute constraint")
			return
		}
		step.kind, step.kinds, step.why = matchKinds, n.kinds, "$"+string(n.name)+" is no "+n.kinds[0].Summary
	case *literalNode:
		step.kind, step.other, step.why = matchSameAttr, c.literal(n, kind), "an attribute is not "+n.text
	case absentNode:
		step.kind, step.why = matchAbsent, "an attribute is there"
	default:
		c.fail("an attribute cannot match ", nodeText(n))
	}
	c.late = append(c.late, step)
}

// literal returns the place of a constant attribute.
func (c *ruleCompiler) literal(n *literalNode, kind *ir.AttrConstraint) ruleRef {
	if n.text == "" {
		c.fail("a constant has no text")
	}
	c.prog.literals = append(c.prog.literals, typedLiteral{n, kind})
	return ruleRef{kind: refLiteral, i: uint16(len(c.prog.literals) - 1)}
}
