package ir

// paramCompiler turns the format of a type or attribute into a program.
type paramCompiler struct {
	owner      string
	params     []ParamDef
	directives map[string]*CustomDirective
	prog       *formatProgram
	sp         spacing
	seen       []bool
	self       int32 // the parameter that the text has after the attribute, or -1
	err        error
}

func (c *paramCompiler) fail(msg string) {
	if c.err == nil {
		c.err = &formatError{c.owner, msg}
	}
}

func compileParamFormat(owner, format string, params []ParamDef, directives map[string]*CustomDirective) (*formatProgram, error) {
	nodes, err := readFormat(owner, format)
	if err != nil {
		return nil, err
	}
	c := &paramCompiler{owner: owner, params: params, directives: directives, prog: &formatProgram{}, sp: spacing{emit: true}, seen: make([]bool, len(params)), self: int32(selfTypeIndex(params))}
	c.elements(nodes)
	for i, s := range c.seen {
		if !s && !params[i].Optional && params[i].Versions == (Span{}) && int32(i) != c.self {
			c.fail("parameter '" + params[i].Name + "' not found")
		}
	}
	return c.prog, c.err
}

func (c *paramCompiler) elements(nodes []*formatNode) {
	for _, n := range nodes {
		if c.err == nil {
			c.element(n)
		}
	}
}

func (c *paramCompiler) add(in instr) { c.prog.code = append(c.prog.code, in) }

func (c *paramCompiler) element(n *formatNode) {
	switch n.kind {
	case nodeLiteral:
		c.add(instr{op: opLiteral, text: n.text, lit: literalOf(n.text), space: c.sp.literal(n.text)})
	case nodeSpace:
		switch n.text {
		case `\n`:
			c.add(instr{op: opNewline})
		case " ":
			c.add(instr{op: opSpace})
		}
		c.sp = spacing{punct: true}
	case nodeVar:
		c.param(n, false)
	case nodeGroup:
		c.group(n)
	case nodeDirective:
		c.directive(n)
	default:
		c.fail("unexpected element")
	}
}

func (c *paramCompiler) lookup(n *formatNode) int32 {
	for i := range c.params {
		if n.kind == nodeVar && c.params[i].Name == n.text {
			return int32(i)
		}
	}
	c.fail("there is no parameter $" + n.text)
	return 0
}

func (c *paramCompiler) bind(i int32) {
	if int(i) < len(c.seen) {
		if c.seen[i] {
			c.fail("parameter '" + c.params[i].Name + "' is bound twice")
		}
		c.seen[i] = true
	}
}

func (c *paramCompiler) param(n *formatNode, qualified bool) {
	i := c.lookup(n)
	c.bind(i)
	c.add(instr{op: opParam, arg: i, qualified: qualified, space: c.sp.element()})
}

func (c *paramCompiler) directive(n *formatNode) {
	switch n.text {
	case "qualified":
		if len(n.args) != 1 {
			c.fail("qualified takes one parameter")
			return
		}
		c.param(n.args[0], true)
	case "params", "struct":
		in := instr{op: opParams, params: c.paramList(n)}
		for range in.params {
			in.args = append(in.args, formatRef{})
		}
		if n.text == "struct" {
			in.op = opStruct
			for k, a := range n.args {
				if a.kind == nodeDirective && a.text == "qualified" {
					in.args[k].ref = true
				}
			}
		}
		in.space = c.sp.emit || !c.sp.punct
		c.sp = spacing{emit: true}
		for _, i := range in.params {
			c.bind(i)
		}
		c.add(in)
	case "custom":
		in := instr{op: opCustom, name: n.then[0].text, space: c.sp.element()}
		in.dir = c.directives[in.name]
		if in.dir == nil || in.dir.ParseParams == nil || in.dir.PrintParams == nil {
			c.fail("custom<" + in.name + "> has no directive that parses and prints it")
			return
		}
		for _, a := range n.args {
			ref := a.kind == nodeDirective && a.text == "ref" && len(a.args) == 1
			if ref {
				a = a.args[0]
			}
			i := c.lookup(a)
			if !ref {
				c.bind(i)
			}
			in.params = append(in.params, i)
		}
		c.add(in)
	default:
		c.fail("directive " + n.text + " is for ops")
	}
}

// paramList returns the parameters that params, struct(params) or struct(...)
// stands for.
func (c *paramCompiler) paramList(n *formatNode) []int32 {
	all := n.text == "params" || len(n.args) == 1 && n.args[0].kind == nodeDirective && n.args[0].text == "params"
	var list []int32
	if all {
		for i := range c.params {
			if int32(i) != c.self {
				list = append(list, int32(i))
			}
		}
		return list
	}
	for _, a := range n.args {
		if a.kind == nodeDirective && a.text == "qualified" && len(a.args) == 1 {
			a = a.args[0]
		}
		list = append(list, c.lookup(a))
	}
	if len(list) == 0 {
		c.fail("struct needs parameters")
	}
	return list
}

func (c *paramCompiler) group(n *formatNode) {
	at := len(c.prog.code)
	c.add(instr{})
	g := instr{op: opGroup, inverted: n.inverted}
	saved := c.sp
	c.elements(n.then)
	c.sp = saved
	g.then = int32(len(c.prog.code) - at - 1)
	for g.first < g.then {
		if o := c.prog.code[at+1+int(g.first)].op; o != opSpace && o != opNewline {
			break
		}
		g.first++
	}
	c.elements(n.alt)
	g.alt = int32(len(c.prog.code)-at-1) - g.then
	if c.err != nil {
		return
	}
	inside := n.then
	if n.inverted {
		inside = n.alt
	}
	for _, e := range inside {
		if e.anchor {
			g.params = c.anchors(e)
		}
	}
	if g.first == g.then {
		c.fail("an optional group needs an element that can be parsed")
		return
	}
	c.checkFirst(&c.prog.code[at+1+int(g.first)])
	c.prog.code[at] = g
}

func (c *paramCompiler) checkFirst(f *instr) {
	switch f.op {
	case opLiteral:
		return
	case opParam:
		d := &c.params[f.arg]
		if _, ok := d.Kind.(optionalParamKind); ok && d.Optional {
			return
		}
		c.fail("parameter '" + d.Name + "' starts an optional group: it must be optional and of a kind that can be absent")
	default:
		c.fail("an optional group starts with a literal or an optional parameter")
	}
}

func (c *paramCompiler) anchors(n *formatNode) []int32 {
	if n.kind == nodeVar {
		return []int32{c.lookup(n)}
	}
	if n.kind != nodeDirective {
		c.fail("an anchor must be a parameter or a directive")
		return nil
	}
	if n.text == "params" || n.text == "struct" {
		return c.paramList(n)
	}
	var list []int32
	for _, a := range n.args {
		if a.kind == nodeVar {
			list = append(list, c.lookup(a))
		}
	}
	return list
}

// parseTypeFormat reads the text after the mnemonic of a type with a Format.
func parseTypeFormat(p *Parser, def *TypeDef) Type {
	loc := p.Loc()
	r := paramParser{p: p, params: def.Params, record: def.Record}
	if !r.parse(def.formatProgram()) {
		return nil
	}
	p.paramsLoc = loc
	return buildType(p, def, r.values)
}

// parseAttrFormat reads the text after the mnemonic of an attribute with a Format.
func parseAttrFormat(p *Parser, def *AttrClass, typ Type) Attribute {
	loc := p.Loc()
	r := paramParser{p: p, params: def.Params, record: def.Record}
	if !r.parse(def.formatProgram()) {
		return nil
	}
	p.paramsLoc = loc
	return buildAttr(p, def, r.values, typ)
}

// paramParser runs the program of a type or attribute.
type paramParser struct {
	p      *Parser
	params []ParamDef
	record string
	values []any
}

func (r *paramParser) parse(prog *formatProgram) bool {
	r.values = make([]any, len(r.params))
	if !r.run(prog.code) {
		return false
	}
	for i := range r.params {
		if r.values[i] == nil {
			r.values[i] = r.params[i].absent(r.p.ctx)
		}
	}
	return true
}

func (r *paramParser) run(code []instr) bool {
	for pc := 0; pc < len(code); pc++ {
		in := &code[pc]
		ok := true
		switch in.op {
		case opLiteral:
			ok = in.lit.parse(r.p, in.text)
		case opParam:
			ok = r.param(in.arg, in.qualified)
		case opParams:
			ok = r.list(in)
		case opStruct:
			ok = r.structure(in)
		case opCustom:
			ok = in.dir.ParseParams(r.p, r.values, in.params)
		case opGroup:
			ok = r.group(in, code[pc+1:])
			pc += int(in.then + in.alt)
		}
		if !ok {
			return false
		}
	}
	return true
}

func (r *paramParser) group(in *instr, rest []instr) bool {
	then, alt := rest[in.first:in.then], rest[in.then:in.then+in.alt]
	first := &then[0]
	present := false
	if first.op == opLiteral {
		present = first.lit.parseOptional(r.p, first.text)
	} else {
		v, there, ok := r.params[first.arg].Kind.(optionalParamKind).ParseOptionalParam(r.p)
		if !ok {
			return r.failed(first.arg)
		}
		if present = there; there {
			r.values[first.arg] = v
		}
	}
	if !present {
		return r.run(alt)
	}
	return r.run(then[1:])
}

func (r *paramParser) param(i int32, qualified bool) bool {
	d := &r.params[i]
	var v any
	var ok bool
	q, can := d.Kind.(qualifiedParamKind)
	if qualified && can {
		v, ok = q.ParseQualified(r.p)
	} else {
		v, ok = d.Kind.ParseParam(r.p)
	}
	if !ok {
		return r.failed(i)
	}
	r.values[i] = v
	return true
}

// failed adds the error that MLIR emits after the error of a parameter.
func (r *paramParser) failed(i int32) bool {
	d := &r.params[i]
	if r.record == "" || d.CppType == "" {
		return false
	}
	return r.p.EmitError(r.p.Loc(), "failed to parse "+r.record+" parameter '"+d.Name+"' which is to be a `"+d.CppType+"`")
}

// list parses `params`: all parameters. No comma follows an optional parameter that is absent. After the last required one, the list may
// end before any comma.
func (r *paramParser) list(in *instr) bool {
	for k, i := range in.params {
		if k > 0 && r.values[in.params[k-1]] != nil {
			if r.restOptional(in.params[k:]) {
				if !r.p.ParseOptionalComma() {
					return true
				}
			} else if !r.p.ParseComma() {
				return false
			}
		}
		if !r.param(i, false) {
			return false
		}
	}
	return true
}

func (r *paramParser) restOptional(list []int32) bool {
	for _, i := range list {
		if r.params[i].needed(r.p.ctx) {
			return false
		}
	}
	return true
}

// structure parses `key = value` pairs in any order.
func (r *paramParser) structure(in *instr) bool {
	anyOptional, all := r.counts(in.params)
	var buf [16]bool
	seen := append(buf[:0], make([]bool, len(in.params))...)
	for n := 0; ; n++ {
		if n == 0 && r.restOptional(in.params) && !r.p.isKeyword() {
			return true
		}
		key, ok := r.p.ParseAnyKeyword()
		if !ok {
			return r.p.EmitError(r.p.Loc(), "expected a parameter name in struct")
		}
		if !r.p.ParseEqual() {
			return false
		}
		k := r.keyIndex(in.params, seen, key)
		if k < 0 {
			names := func() []string { return r.names(in.params) }
			return r.p.EmitErrorDetail(r.p.Loc(), &UnknownName{Name: key, Candidates: names}, "duplicate or unknown struct parameter name: "+key)
		}
		seen[k] = true
		if !r.param(in.params[k], in.args[k].ref) {
			return false
		}
		if !anyOptional && n == len(in.params)-1 {
			break
		}
		if !r.p.ParseOptionalComma() {
			if anyOptional || n+1 >= all {
				break
			}
			return r.p.ParseComma()
		}
	}
	for k, i := range in.params {
		if d := &r.params[i]; !seen[k] && d.needed(r.p.ctx) && d.Versions.Has(r.p.ctx.Version) {
			return r.p.EmitError(r.p.Loc(), "struct is missing required parameter: "+r.params[i].Name)
		}
	}
	return true
}

// counts returns whether the version has optional parameters, and how many it has.
func (r *paramParser) counts(list []int32) (anyOptional bool, all int) {
	for _, i := range list {
		if d := &r.params[i]; d.Versions.Has(r.p.ctx.Version) {
			anyOptional = anyOptional || d.Optional
			all++
		}
	}
	return anyOptional, all
}

// names returns the names of the parameters of a struct.
func (r *paramParser) names(list []int32) []string {
	names := make([]string, len(list))
	for k, i := range list {
		names[k] = r.params[i].Name
	}
	return names
}

func (r *paramParser) keyIndex(list []int32, seen []bool, key string) int {
	for k, i := range list {
		if !seen[k] && r.params[i].Name == key {
			return k
		}
	}
	return -1
}

// printTypeFormat writes the text after the mnemonic of a type with a Format.
func printTypeFormat(p *Printer, def *TypeDef, t Type) {
	w := paramPrinter{p: p, params: def.Params, value: func(i int32) any { return def.param(t, int(i)) }}
	w.run(def.formatProgram().code)
}

// printAttrFormat writes the text after the mnemonic of an attribute with a Format.
func printAttrFormat(p *Printer, def *AttrClass, a Attribute) {
	w := paramPrinter{p: p, params: def.Params, value: func(i int32) any { return def.param(a, int(i)) }}
	w.run(def.formatProgramIn(p.ctx.MLIR()).code)
}

type paramPrinter struct {
	p      *Printer
	params []ParamDef
	value  func(i int32) any
}

func (w *paramPrinter) run(code []instr) {
	for pc := 0; pc < len(code); pc++ {
		in := &code[pc]
		switch in.op {
		case opLiteral:
			w.space(in)
			w.p.Str(in.text)
		case opSpace:
			w.p.Space()
		case opNewline:
			w.p.Byte('\n')
		case opParam:
			if w.present(in.arg) {
				w.space(in)
				w.param(in.arg, in.qualified)
			}
		case opParams, opStruct:
			w.list(in)
		case opCustom:
			w.space(in)
			in.dir.PrintParams(w.p, w.value, in.params)
		case opGroup:
			body := code[pc+1 : pc+1+int(in.then)]
			if w.anyPresent(in.params) == in.inverted {
				body = code[pc+1+int(in.then) : pc+1+int(in.then+in.alt)]
			}
			w.run(body)
			pc += int(in.then + in.alt)
		}
	}
}

func (w *paramPrinter) space(in *instr) {
	if in.space {
		w.p.Space()
	}
}

func (w *paramPrinter) anyPresent(list []int32) bool {
	for _, i := range list {
		if w.present(i) {
			return true
		}
	}
	return false
}

// present reports whether to print parameter i: the version has it, and it is required or differs from its
// default.
func (w *paramPrinter) present(i int32) bool {
	d := &w.params[i]
	return d.Versions.Has(w.p.ctx.Version) && d.given(w.p.ctx, w.value(i))
}

// needed reports whether the text must have the parameter, in the versions that have it.
func (d *ParamDef) needed(c *Context) bool { return !d.Optional || c.MLIR() <= d.NeededUntil }

// given reports whether the text has to state that the parameter is v.
func (d *ParamDef) given(c *Context, v any) bool {
	switch {
	case d.needed(c):
		return true
	case v == nil:
		return false
	}
	if k, ok := d.Kind.(listKind); ok {
		return !k.SameList(v, d.absent(c))
	}
	return v != d.absent(c)
}

// absent returns the value of the parameter if the text does not have it.
func (d *ParamDef) absent(c *Context) any {
	if d.DefaultIn != nil {
		return d.DefaultIn(c)
	}
	return d.Default
}

func (w *paramPrinter) param(i int32, qualified bool) {
	d := &w.params[i]
	if q, ok := d.Kind.(qualifiedParamKind); ok && qualified {
		q.PrintQualified(w.p, w.value(i))
		return
	}
	d.Kind.PrintParam(w.p, w.value(i))
}

// list prints params and struct.
func (w *paramPrinter) list(in *instr) {
	first := true
	for k, i := range in.params {
		if !w.present(i) {
			continue
		}
		if first {
			w.space(in)
		} else {
			w.p.Str(", ")
		}
		first = false
		if in.op == opStruct {
			w.p.Str(w.params[i].Name)
			w.p.Str(" = ")
		}
		w.param(i, in.args[k].ref)
	}
}
