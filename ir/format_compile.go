package ir

// opCompiler turns the syntax tree of an op's format into a program.
type opCompiler struct {
	def     *OpDef
	traits  []Trait
	entry   *OpEntry
	dialect *Dialect
	prog    *formatProgram
	sp      spacing
	err     error

	operands, operandTypes []bool
	resultTypes            []bool
	attrs                  []bool
	regions, successors    []bool
	hasAttrDict            bool
}

func (c *opCompiler) fail(msg string) {
	if c.err == nil {
		c.err = &formatError{c.def.Name, msg}
	}
}

// compileOpFormat compiles and checks the format of def with a number, for the traits of a version. entry and dialect hold the
// custom directives and the type inference; both may be nil.
func compileOpFormat(def *OpDef, number int, v Version, entry *OpEntry, dialect *Dialect) (*formatProgram, error) {
	nodes, err := readFormat(def.Name, def.formatText(number))
	if err != nil {
		return nil, err
	}
	c := &opCompiler{def: def, traits: def.TraitsIn(v), entry: entry, dialect: dialect, prog: &formatProgram{}, sp: spacing{emit: true},
		operands: make([]bool, len(def.Operands)), operandTypes: make([]bool, len(def.Operands)),
		resultTypes: make([]bool, len(def.Results)), attrs: make([]bool, len(def.Attrs)),
		regions: make([]bool, len(def.Regions)), successors: make([]bool, len(def.Successors))}
	slot := int32(0)
	for i := range def.Attrs {
		if def.Attrs[i].Discardable {
			c.prog.slots = append(c.prog.slots, -1)
			continue
		}
		c.prog.slots = append(c.prog.slots, slot)
		slot++
	}
	c.elements(nodes, nil)
	c.finish()
	return c.prog, c.err
}

// elements compiles a sequence. It leaves out skip, if skip is not nil.
func (c *opCompiler) elements(nodes []*formatNode, skip *formatNode) {
	for _, n := range nodes {
		if n != skip && c.err == nil {
			c.element(n)
		}
	}
}

func (c *opCompiler) add(in instr) { c.prog.code = append(c.prog.code, in) }

func (c *opCompiler) element(n *formatNode) {
	switch n.kind {
	case nodeLiteral:
		c.add(instr{op: opLiteral, text: n.text, lit: literalOf(n.text), space: c.sp.literal(n.text)})
	case nodeSpace:
		c.whitespace(n)
	case nodeVar:
		c.variable(n, false)
	case nodeGroup:
		c.group(n)
	case nodeClauses:
		c.clauses(n)
	default:
		c.directive(n, false)
	}
}

func (c *opCompiler) whitespace(n *formatNode) {
	switch n.text {
	case `\n`:
		c.add(instr{op: opNewline})
	case " ":
		c.add(instr{op: opSpace})
		c.sp = spacing{}
	default:
		c.sp = spacing{punct: true}
	}
}

// lookup finds the declaration that `$name` refers to. Results are allowed only in types.
func (c *opCompiler) lookup(name string) (formatRef, bool) {
	for i := range c.def.Operands {
		if c.def.Operands[i].Name == name {
			return formatRef{kind: boundOperand, arg: int32(i)}, true
		}
	}
	for i := range c.def.Attrs {
		if c.def.Attrs[i].Name == name {
			return formatRef{kind: boundAttr, arg: int32(i)}, true
		}
	}
	for i := range c.def.Results {
		if c.def.Results[i].Name == name {
			return formatRef{kind: boundResult, arg: int32(i)}, true
		}
	}
	for i := range c.def.Regions {
		if c.def.Regions[i].Name == name {
			return formatRef{kind: boundRegion, arg: int32(i)}, true
		}
	}
	for i := range c.def.Successors {
		if c.def.Successors[i].Name == name {
			return formatRef{kind: boundSuccessor, arg: int32(i)}, true
		}
	}
	c.fail("the op has no argument, result, region or successor $" + name)
	return formatRef{}, false
}

// bind marks the target of r as bound by the format.
func (c *opCompiler) bind(r formatRef) {
	if r.ref || r.kind == boundText || r.kind == boundAttrDict {
		return
	}
	var seen []bool
	what := ""
	switch {
	case r.kind == boundAllOperands && r.typ:
		c.once(&c.prog.allOpTypes, "type(operands)")
		return
	case r.kind == boundAllOperands:
		c.once(&c.prog.allOperands, "operands")
		return
	case r.kind == boundAllResults:
		c.once(&c.prog.allResultTypes, "type(results)")
		return
	case r.kind == boundAllRegions:
		c.once(&c.prog.allRegions, "regions")
		return
	case r.kind == boundAllSuccessors:
		c.once(&c.prog.allSuccessors, "successors")
		return
	case r.kind == boundOperand && r.typ:
		seen, what = c.operandTypes, "type($"+c.def.Operands[r.arg].Name+")"
	case r.kind == boundOperand:
		seen, what = c.operands, "$"+c.def.Operands[r.arg].Name
	case r.kind == boundResult:
		seen, what = c.resultTypes, "type($"+c.def.Results[r.arg].Name+")"
	case r.kind == boundAttr:
		seen, what = c.attrs, "$"+c.def.Attrs[r.arg].Name
	case r.kind == boundRegion:
		seen, what = c.regions, "$"+c.def.Regions[r.arg].Name
	default:
		seen, what = c.successors, "$"+c.def.Successors[r.arg].Name
	}
	c.once(&seen[r.arg], what)
}

func (c *opCompiler) once(seen *bool, what string) {
	if *seen {
		c.fail(what + " is bound twice")
	}
	*seen = true
}

func pick(q Quantity, nested bool, one, opt, many, deep opcode) opcode {
	switch {
	case nested:
		return deep
	case q == One:
		return one
	case q == Optional:
		return opt
	}
	return many
}

func (c *opCompiler) variable(n *formatNode, qualified bool) {
	r, ok := c.lookup(n.text)
	if !ok {
		return
	}
	c.bind(r)
	in := instr{arg: r.arg, space: c.sp.element(), qualified: qualified, unit: -1}
	switch r.kind {
	case boundOperand:
		d := &c.def.Operands[r.arg]
		in.op = pick(d.Quantity, d.Segments != "", opOperand, opOptOperand, opVarOperand, opNestedOperand)
	case boundAttr:
		in.op, in.mode = opAttr, attrModeOf(&c.def.Attrs[r.arg], qualified)
	case boundRegion:
		in.op = pick(c.def.Regions[r.arg].Quantity, false, opRegion, opVarRegion, opVarRegion, 0)
	case boundSuccessor:
		in.op = pick(c.def.Successors[r.arg].Quantity, false, opSuccessor, opVarSuccessor, opVarSuccessor, 0)
	default:
		c.fail("a result can only be used in type(...)")
	}
	c.add(in)
}

// attrModeOf chooses how the format writes the attribute.
func attrModeOf(d *AttrDef, qualified bool) attrMode {
	t := d.Type
	switch {
	case t == nil:
		return attrGeneric
	case t.Enum != nil && t.EnumClassOf == nil:
		return attrKeyword
	case t.symbol:
		return attrSymbol
	case t.class == denseArrayAttrDef && t.ValueType != nil && !qualified:
		return attrArray
	case t.class != nil && t.class != denseArrayAttrDef && !qualified:
		return attrClass
	case t.ValueType != nil && t.class == nil:
		return attrTyped
	}
	return attrGeneric
}

// group compiles an optional group.
func (c *opCompiler) group(n *formatNode) {
	at := len(c.prog.code)
	c.add(instr{})
	g := instr{op: opGroup, unit: -1, inverted: n.inverted}
	inside := n.then
	if n.inverted {
		inside = n.alt
	}
	var anchor *formatNode
	for _, e := range inside {
		if e.anchor {
			anchor = e
		}
	}
	g.anchor = c.anchorRefs(anchor)
	var skip *formatNode
	if u := c.unitAttr(anchor); u >= 0 && anchor != withoutSpace(n.then)[0] && (len(n.alt) == 0 || anchor != n.alt[0]) {
		skip, g.unit = anchor, u
		c.bind(formatRef{kind: boundAttr, arg: u})
	}
	c.elements(n.then, skip)
	g.then = int32(len(c.prog.code) - at - 1)
	for int(g.first) < int(g.then) {
		if o := c.prog.code[at+1+int(g.first)].op; o != opSpace && o != opNewline {
			break
		}
		g.first++
	}
	if c.err == nil {
		c.checkFirst(&g, at)
	}
	c.elements(n.alt, skip)
	g.alt = int32(len(c.prog.code)-at-1) - g.then
	c.prog.code[at] = g
}

// checkFirst reports a mistake unless the parser can see from the first element whether the
// group is present.
func (c *opCompiler) checkFirst(g *instr, at int) {
	if g.first == g.then {
		c.fail("an optional group needs an element that can be parsed")
		return
	}
	switch f := &c.prog.code[at+1+int(g.first)]; f.op {
	case opLiteral, opAttr, opOptOperand, opVarOperand, opNestedOperand, opRegion, opVarRegion, opVarSuccessor:
	case opCustom:
		if f.dir.ParseOptional == nil {
			c.fail("custom<" + f.name + "> starts an optional group but has no ParseOptional")
		}
	default:
		c.fail("an optional group must start with a literal, an attribute, an optional or variadic operand, a region or a custom directive")
	}
}

// unitAttr returns the declaration of the unit attribute that n names, or -1.
func (c *opCompiler) unitAttr(n *formatNode) int32 {
	if n.kind != nodeVar {
		return -1
	}
	for i := range c.def.Attrs {
		if c.def.Attrs[i].Name == n.text && c.def.Attrs[i].Type == UnitAttrKind {
			return int32(i)
		}
	}
	return -1
}

// anchorRefs returns the things of which at least one must be present for the group to
// be printed.
func (c *opCompiler) anchorRefs(n *formatNode) []formatRef {
	if n.kind == nodeVar {
		if r, ok := c.lookup(n.text); ok {
			return []formatRef{r}
		}
		return nil
	}
	if n.kind != nodeDirective {
		c.fail("an anchor must be a variable or a directive")
		return nil
	}
	switch n.text {
	case "operands", "results", "regions", "successors":
		return []formatRef{allRef(n.text)}
	case "type", "functional-type", "custom", "qualified":
		var refs []formatRef
		for _, a := range n.args {
			if a.kind != nodeText && !(a.kind == nodeDirective && (a.text == "ref" || a.text == "attr-dict")) {
				refs = append(refs, c.anchorRefs(a)...)
			}
		}
		return refs
	}
	c.fail("directive " + n.text + " cannot be an anchor")
	return nil
}

func allRef(directive string) formatRef {
	switch directive {
	case "operands":
		return formatRef{kind: boundAllOperands}
	case "results":
		return formatRef{kind: boundAllResults}
	case "regions":
		return formatRef{kind: boundAllRegions}
	}
	return formatRef{kind: boundAllSuccessors}
}

// clauses compiles an oilist.
func (c *opCompiler) clauses(n *formatNode) {
	at := len(c.prog.code)
	c.add(instr{})
	for _, cl := range n.args {
		start := len(c.prog.code)
		c.add(instr{})
		lead := cl.then[0].text
		in := instr{op: opClause, unit: -1, text: lead, lit: literalOf(lead), space: c.sp.literal(lead)}
		for _, e := range cl.then[1:] {
			if e.kind == nodeDirective && e.text == "custom" {
				in.anchor = append(in.anchor, c.anchorRefs(e)...)
			}
			if e.kind == nodeVar {
				in.anchor = append(in.anchor, c.anchorRefs(e)...)
				if u := c.unitAttr(e); u >= 0 {
					in.unit = u
				}
			}
		}
		if in.unit >= 0 {
			c.bind(formatRef{kind: boundAttr, arg: in.unit})
		} else {
			c.elements(cl.then[1:], nil)
		}
		in.then = int32(len(c.prog.code) - start - 1)
		c.prog.code[start] = in
	}
	if len(n.args) > 64 {
		c.fail("oilist has more than 64 clauses")
	}
	c.prog.code[at] = instr{op: opClauses, then: int32(len(c.prog.code) - at - 1)}
}

// directive compiles a directive. qualified is set if the directive is inside qualified().
func (c *opCompiler) directive(n *formatNode, qualified bool) {
	in := instr{unit: -1, qualified: qualified}
	switch n.text {
	case "qualified":
		if len(n.args) != 1 {
			c.fail("qualified takes one argument")
		} else if n.args[0].kind == nodeVar {
			c.variable(n.args[0], true)
		} else {
			c.directive(n.args[0], true)
		}
		return
	case "attr-dict", "attr-dict-with-keyword":
		c.once(&c.hasAttrDict, "attr-dict")
		in.op = opAttrDict
		if n.text != "attr-dict" {
			in.op = opAttrDictKeyword
		}
		c.sp.punct = false
	case "prop-dict":
		c.once(&c.prog.hasPropDict, "prop-dict")
		in.op = opPropDict
		c.sp.punct = false
	case "operands", "regions", "successors":
		in.space = c.sp.element()
		switch n.text {
		case "operands":
			in.op = opAllOperands
		case "regions":
			in.op = opAllRegions
		default:
			in.op = opAllSuccessors
		}
		c.bind(allRef(n.text))
	case "type":
		c.typeDirective(n, in)
		return
	case "functional-type":
		if len(n.args) != 2 {
			c.fail("functional-type takes two arguments")
			return
		}
		in.op, in.space = opFuncType, c.sp.element()
		for _, a := range n.args {
			r := c.argument(a)
			r.typ = true
			c.bind(r)
			in.args = append(in.args, r)
		}
	case "custom":
		c.custom(n, in)
		return
	default:
		c.fail("directive " + n.text + " cannot be used here")
	}
	c.add(in)
}

func (c *opCompiler) typeDirective(n *formatNode, in instr) {
	if len(n.args) != 1 {
		c.fail("type takes one argument")
		return
	}
	r := c.argument(n.args[0])
	r.typ = true
	c.bind(r)
	in.space = c.sp.element()
	in.args = []formatRef{r}
	switch r.kind {
	case boundAllOperands:
		in.op = opAllOperandTypes
	case boundAllResults:
		in.op = opAllResultTypes
	case boundOperand, boundResult:
		d := c.valueDef(r)
		in.op = pick(d.Quantity, d.Segments != "", opType, opOptType, opVarType, opNestedType)
	default:
		c.fail("type takes an operand, a result, `operands` or `results`")
	}
	c.add(in)
}

func (c *opCompiler) valueDef(r formatRef) *ValueDef {
	if r.kind == boundResult {
		return &c.def.Results[r.arg]
	}
	return &c.def.Operands[r.arg]
}

// argument compiles an argument of a directive.
func (c *opCompiler) argument(n *formatNode) formatRef {
	switch {
	case n.kind == nodeVar:
		r, _ := c.lookup(n.text)
		return r
	case n.kind == nodeText:
		return formatRef{kind: boundText, text: n.text}
	case n.kind == nodeDirective && (n.text == "type" || n.text == "ref" || n.text == "qualified") && len(n.args) == 1:
		r := c.argument(n.args[0])
		r.typ = r.typ || n.text == "type"
		r.ref = r.ref || n.text == "ref"
		return r
	case n.kind == nodeDirective && n.text == "attr-dict":
		return formatRef{kind: boundAttrDict}
	case n.kind == nodeDirective && (n.text == "operands" || n.text == "results" || n.text == "regions" || n.text == "successors"):
		return allRef(n.text)
	}
	c.fail("unexpected argument of a directive")
	return formatRef{}
}

func (c *opCompiler) custom(n *formatNode, in instr) {
	in.op, in.name, in.space = opCustom, n.then[0].text, c.sp.element()
	if c.entry != nil {
		in.dir = c.entry.Directives[in.name]
	}
	if in.dir == nil && c.dialect != nil {
		in.dir = c.dialect.Directives[in.name]
	}
	if in.dir == nil || in.dir.Parse == nil || in.dir.Print == nil {
		c.fail("custom<" + in.name + "> has no directive that parses and prints it")
		return
	}
	for _, a := range n.args {
		r := c.argument(a)
		if r.kind == boundAttrDict {
			c.once(&c.hasAttrDict, "attr-dict")
		}
		c.bind(r)
		in.args = append(in.args, r)
	}
	c.add(in)
}
