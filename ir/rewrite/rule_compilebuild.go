package rewrite

import "github.com/spvc/spvc/ir"

// buildAll compiles the result graphs.
func (c *ruleCompiler) buildAll() {
	r := c.rule
	want := len(r.Match.def.Results)
	first := c.firstReplacement(want)
	var all []ruleRef
	known := true // all replacements are parts of the match
	matched, produced := len(c.defs), c.prog.vals
	result := 0
	for i, n := range r.Build {
		from := -1
		if i >= first && want > 0 {
			from = result
		}
		ref := c.node(n, from)
		if c.err != "" {
			return
		}
		if from < 0 {
			continue
		}
		if !ref.hasValues() {
			c.fail("the root cannot be replaced by ", nodeText(n))
			return
		}
		result += c.declared(n)
		all = append(all, ref)
		switch ref.kind {
		case refOp, refResult:
			known = known && int(ref.op) < matched
		case refValue, refValues:
			known = known && int(ref.i) < produced
		}
	}
	for _, n := range r.Then {
		c.node(n, -1)
	}
	c.prog.replace = all
	if known && want > 0 && !fixed(r.Match.def.Results) {
		c.check(matchStep{kind: matchCount, args: all, why: "the replacement has another number of values than the root"})
	}
}

// firstReplacement returns the number of the first graph of Build that replaces results of the root, which has want results.
func (c *ruleCompiler) firstReplacement(want int) int {
	i, n := len(c.rule.Build), 0
	for n < want && i > 0 {
		i--
		n += c.declared(c.rule.Build[i])
	}
	switch {
	case n < want:
		c.fail("Build makes too few values for the results of ", c.rule.Match.def.Name)
	case n > want:
		c.fail(nodeText(c.rule.Build[i]), " is both auxiliary and a replacement")
	}
	return i
}

// declared returns the number of declared values of a top-level node of Build.
func (c *ruleCompiler) declared(n Node) int {
	switch n := n.(type) {
	case *OpNode:
		if n.result >= 0 {
			return 1
		}
		if n.def != nil {
			return len(n.def.Results)
		}
	case *CallNode:
		if n.result >= 0 {
			return 1
		}
		return n.n
	case Capture:
		if ref, ok := c.find(n); ok {
			return c.declaredBy(ref)
		}
		for _, b := range c.rule.Build {
			if o, ok := b.(*OpNode); ok && o.as == n && o.def != nil {
				return len(o.def.Results)
			}
			if call, ok := b.(*CallNode); ok && call.as == n {
				return call.n
			}
		}
		return 1
	}
	return 1
}

func (c *ruleCompiler) declaredBy(ref ruleRef) int {
	switch ref.kind {
	case refOp:
		if def := c.defs[ref.op]; def != nil {
			return len(def.Results)
		}
	case refValues:
		return int(ref.j)
	}
	return 1
}

// node compiles a node of Build, an arg of a call or a condition, and returns the place of what it stands for. from is
// the first result of the root that it replaces, or -1.
func (c *ruleCompiler) node(n Node, from int) ruleRef {
	switch n := n.(type) {
	case Capture:
		ref, ok := c.find(n)
		if !ok {
			c.fail("nothing binds $", string(n))
		}
		return ref
	case *resultNode:
		return c.resultOf(n)
	case *OpNode:
		return c.buildOp(n, from)
	case *CallNode:
		return c.call(n)
	case *literalNode:
		return c.literal(n, nil)
	case *typeNode:
		if n.c == nil || n.c.Build == nil {
			c.fail("TypeOf needs a constraint that admits one type")
		}
		return ruleRef{kind: refOnly, only: n.c}
	}
	c.fail("Build cannot make ", nodeText(n))
	return ruleRef{}
}

// refs compiles the args of a condition or a call.
func (c *ruleCompiler) refs(ns []Node) []ruleRef {
	refs := make([]ruleRef, len(ns))
	for i, n := range ns {
		refs[i] = c.node(n, -1)
	}
	return refs
}

func (c *ruleCompiler) resultOf(n *resultNode) ruleRef {
	ref, ok := c.find(n.of)
	switch {
	case !ok:
		c.fail("nothing binds $", string(n.of))
	case ref.kind == refOp && c.defs[ref.op] != nil && n.i >= 0 && n.i < len(c.defs[ref.op].Results):
		return ruleRef{kind: refResult, op: ref.op, i: uint16(n.i)}
	case ref.kind == refValues && n.i >= 0 && n.i < int(ref.j):
		return ruleRef{kind: refValue, i: ref.i + uint16(n.i)}
	default:
		c.fail(nodeText(n), " does not exist")
	}
	return ruleRef{}
}

// call compiles a call.
func (c *ruleCompiler) call(n *CallNode) ruleRef {
	s := buildStep{kind: buildCall, call: n, args: c.refs(n.args)}
	var ref ruleRef
	switch {
	case n.attr != nil:
		s.dst = uint16(c.prog.attrs)
		c.prog.attrs++
		ref = ruleRef{kind: refMade, i: s.dst}
	case n.typ != nil:
		s.dst = uint16(c.prog.types)
		c.prog.types++
		ref = ruleRef{kind: refType, i: s.dst}
	case n.value != nil || n.values != nil:
		s.dst = uint16(c.prog.vals)
		c.prog.vals += n.n
		ref = ruleRef{kind: refValues, i: s.dst, j: uint16(n.n)}
	case n.do == nil:
		c.fail("the call ", n.name, " has no function")
	}
	c.prog.build = append(c.prog.build, s)
	c.bind(n.as, ref)
	if n.result < 0 {
		return ref
	}
	if ref.kind != refValues || n.result >= n.n {
		c.fail("the call ", n.name, " has no such result")
	}
	return ruleRef{kind: refValue, i: ref.i + uint16(n.result)}
}

// buildOp compiles an operation of Build.
func (c *ruleCompiler) buildOp(o *OpNode, from int) ruleRef {
	if o.def == nil {
		c.fail("an operation has no declaration")
		return ruleRef{}
	}
	s := buildStep{kind: buildOp, def: o.def}
	args, attrs := c.split(o)
	if len(args) < len(o.def.Operands) {
		c.fail(o.def.Name, " lacks operands")
	}
	for i, a := range args {
		s.groups = append(s.groups, c.operands(o.def, i, a))
	}
	for i, a := range attrs {
		if a != Node(Any) {
			s.attrs = append(s.attrs, c.buildAttr(o.def, i, o.def.Attrs[i].Name, a))
		}
	}
	for _, a := range o.named {
		s.attrs = append(s.attrs, c.buildAttr(o.def, c.attrNamed(o.def, a.name), a.name, a.node))
	}
	switch {
	case o.types != nil:
		s.from, s.types = givenTypes, c.typeRefs(o)
	case from >= 0 && o.result < 0:
		s.from, s.first = rootTypes, from
	}
	s.at = c.location(o.at)
	dst := c.newOp(o.def)
	s.dst = uint16(dst)
	c.prog.build = append(c.prog.build, s)
	c.bind(o.as, ruleRef{kind: refOp, op: dst})
	if o.result < 0 {
		return ruleRef{kind: refOp, op: dst}
	}
	if o.result >= len(o.def.Results) {
		c.fail(o.def.Name, " has no result ", nodeText(o))
	}
	return ruleRef{kind: refResult, op: dst, i: uint16(o.result)}
}

// operands compiles operand group i of an operation of the kind def.
func (c *ruleCompiler) operands(def *ir.OpDef, i int, n Node) []ruleRef {
	elems := []Node{n}
	if g, ok := n.(*GroupNode); ok {
		elems = g.elems
		if def.Operands[i].Quantity == ir.One || g.as != "" {
			c.fail("the operand ", def.Operands[i].Name, " of ", def.Name, " cannot be ", nodeText(g))
		}
	}
	refs := make([]ruleRef, len(elems))
	for k, e := range elems {
		ref := c.node(e, -1)
		if c.err == "" && (!ref.hasValues() || def.Operands[i].Quantity == ir.One && !c.single(ref)) {
			c.fail("the operand ", def.Operands[i].Name, " of ", def.Name, " cannot be ", nodeText(e))
		}
		refs[k] = ref
	}
	return refs
}

// single reports whether ref stands for one value in all matches.
func (c *ruleCompiler) single(ref ruleRef) bool {
	switch ref.kind {
	case refOp:
		def := c.defs[ref.op]
		return def != nil && len(def.Results) == 1 && def.Results[0].Quantity == ir.One
	case refResult:
		return c.defs[ref.op].Results[ref.i].Quantity == ir.One
	case refValues:
		return ref.j == 1
	}
	return ref.isValue()
}

// buildAttr compiles declared attribute i of an operation of the kind def, or the one called name if i is negative.
func (c *ruleCompiler) buildAttr(def *ir.OpDef, i int, name string, n Node) attrRef {
	a := attrRef{slot: -1, name: name}
	if i >= 0 {
		a.slot = slotOf(def, i)
	}
	if l, ok := n.(*literalNode); ok && i >= 0 {
		a.ruleRef = c.literal(l, def.Attrs[i].Type)
	} else {
		a.ruleRef = c.node(n, -1)
	}
	if c.err == "" && !a.isAttr() {
		c.fail("the attribute ", name, " of ", def.Name, " cannot be ", nodeText(n))
	}
	return a
}

// typeRefs compiles the types of the results of o.
func (c *ruleCompiler) typeRefs(o *OpNode) [][]ruleRef {
	if len(o.types) != len(o.def.Results) {
		c.fail("the types of ", o.def.Name, " are not as many as its results")
	}
	all := make([][]ruleRef, len(o.types))
	for i, n := range o.types {
		elems := []Node{n}
		if g, ok := n.(*GroupNode); ok {
			elems = g.elems
		}
		for _, e := range elems {
			ref := c.node(e, -1)
			if c.err == "" && !ref.hasValues() && ref.kind != refType && ref.kind != refOnly {
				c.fail("a type of ", o.def.Name, " cannot be ", nodeText(e))
			}
			all[i] = append(all[i], ref)
		}
	}
	return all
}

// location compiles a location directive.
func (c *ruleCompiler) location(at *ruleLocation) *locationStep {
	if at == nil {
		return nil
	}
	s := &locationStep{name: at.name}
	if at.name == "" && len(at.of) == 0 {
		c.fail("a location has neither captures nor a name")
	}
	for _, n := range at.of {
		ref := c.node(n, -1)
		if c.err == "" && !ref.hasValues() {
			c.fail("$", string(n), " has no location")
		}
		s.parts = append(s.parts, ref)
	}
	return s
}
