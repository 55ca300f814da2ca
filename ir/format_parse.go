package ir

import "strings"

// parseOpFormat reads the text after the name of an op that has a Format.
func parseOpFormat(p *Parser, info *OpInfo, st *OperationState) bool {
	if len(info.Def.Older) > 0 {
		if n := matchingFormat(p, info, st); n != info.shape.format {
			return parseProgram(p, info, info.formatNumbered(n), st)
		}
	}
	return parseProgram(p, info, info.formatProgram(), st)
}

func parseProgram(p *Parser, info *OpInfo, prog *formatProgram, st *OperationState) bool {
	f := p.formats.push(info.Def)
	r := opFormatParser{p: p, info: info, st: st, prog: prog, f: f}
	ok := r.run(prog.code) && r.resolve()
	p.formats.pop()
	return ok
}

// matchingFormat returns the number of the first format that reads the text, the version's own first. It is the version's own
// if none does.
func matchingFormat(p *Parser, info *OpInfo, st *OperationState) int {
	own := info.shape.format
	if !info.shape.formatted {
		own = len(info.Def.Older)
	}
	if p.tries(info, own, st) {
		return own
	}
	for n := len(info.Def.Older); n >= 0; n-- {
		if n != own && info.Def.formatText(n) != "" && p.tries(info, n, st) {
			return n
		}
	}
	return own
}

// tries reports whether the format with number n reads the text of the op up to its end. A word that follows on the same line
// belongs to the text of the op in another format. It leaves the parser and st as they are. A format with regions or successors cannot be
// tried, because reading them changes the IR.
func (p *Parser) tries(info *OpInfo, n int, st *OperationState) bool {
	lexer, depth, symbols, errors, attrs, diags := p.lexer, p.depth, p.symbols, p.errors, len(st.Attrs), p.diags
	p.diags = &diagEngine{}
	p.diags.push(func(*Diagnostic) bool { return true })
	f := p.formats.push(info.Def)
	prog := info.formatNumbered(n)
	r := opFormatParser{p: p, info: info, st: st, prog: prog, f: f}
	ok := r.run(prog.code) && (p.kind != tokIdent || p.text() == "loc" || strings.ContainsRune(p.src[p.last:p.ts], '\n'))
	p.formats.pop()
	p.lexer, p.depth, p.symbols, p.errors, p.diags = lexer, depth, symbols, errors, diags
	st.Attrs, st.Props = st.Attrs[:attrs], st.Props[:0]
	return ok
}

// opFormatParser runs a program over the tokens of one operation.
type opFormatParser struct {
	p    *Parser
	info *OpInfo
	st   *OperationState
	prog *formatProgram
	f    *formatFrame
	// groups counts the optional groups around the current instruction. Inside of a
	// group, optional attributes must be present.
	groups int
}

func (r *opFormatParser) run(code []instr) bool {
	for pc := 0; pc < len(code); pc++ {
		in := &code[pc]
		switch in.op {
		case opSpace, opNewline:
		case opLiteral:
			if !in.lit.parse(r.p, in.text) {
				return false
			}
		case opGroup:
			if !r.group(in, code[pc+1:]) {
				return false
			}
			pc += int(in.then + in.alt)
		case opClauses:
			if !r.clauses(code[pc+1 : pc+1+int(in.then)]) {
				return false
			}
			pc += int(in.then)
		default:
			if !r.instr(in) {
				return false
			}
		}
	}
	return true
}

// instr runs an instruction that contains no other instructions.
func (r *opFormatParser) instr(in *instr) bool {
	switch in.op {
	case opAttr:
		_, ok := r.attr(in, r.groups == 0 && r.info.Def.Attrs[in.arg].Optional)
		return ok
	case opAttrDict, opAttrDictKeyword:
		return r.attrDict(in)
	case opPropDict:
		return r.propDict()
	case opOperand, opOptOperand, opVarOperand, opNestedOperand, opAllOperands:
		return r.operand(in)
	case opCustom:
		_, ok := runDirective(r.p, in, r.f, r.st, r.info, r.prog, false)
		return ok
	case opRegion, opVarRegion, opAllRegions:
		return r.region(in)
	case opSuccessor, opVarSuccessor, opAllSuccessors:
		return r.successor(in)
	}
	return r.types(in)
}

// group parses an optional group. Its first element decides which branch is present.
func (r *opFormatParser) group(in *instr, rest []instr) bool {
	then, alt := rest[in.first:in.then], rest[in.then:in.then+in.alt]
	present, ok := r.opens(&then[0])
	if !ok {
		return false
	}
	if in.unit >= 0 && present != in.inverted {
		setFormatAttr(r.st, r.info, r.prog, in.unit, r.p.ctx.Unit())
	}
	rest = then[1:]
	if !present {
		rest = alt
	}
	r.groups++
	ok = r.run(rest)
	r.groups--
	return ok
}

// opens parses the first element of a group if it is present.
func (r *opFormatParser) opens(in *instr) (present, ok bool) {
	switch in.op {
	case opLiteral:
		return in.lit.parseOptional(r.p, in.text), true
	case opAttr:
		a, ok := r.attr(in, true)
		return a != nil, ok
	case opOptOperand, opVarOperand, opNestedOperand:
		ok := r.operand(in)
		return r.f.opSpans[in.arg].n > 0, ok
	case opCustom:
		return runDirective(r.p, in, r.f, r.st, r.info, r.prog, true)
	case opRegion:
		reg, present, ok := r.p.ParseOptionalRegion(nil)
		// As in MLIR, a region without blocks, `{}`, stays empty and does not open the group.
		if !ok || !present || reg.Empty() {
			return false, ok
		}
		r.addRegion(reg, &r.f.rgSpans[in.arg])
		return true, true
	case opVarRegion:
		ok := r.region(in)
		return r.f.rgSpans[in.arg].n > 0, ok
	}
	ok = r.successor(in)
	return r.f.suSpans[in.arg].n > 0, ok
}

// clauses parses an oilist: its clauses in any order, each at most once.
func (r *opFormatParser) clauses(code []instr) bool {
	seen := uint64(0)
	for {
		matched := false
		for pc, bit := 0, uint64(1); pc < len(code); bit <<= 1 {
			in := &code[pc]
			body := code[pc+1 : pc+1+int(in.then)]
			pc += 1 + int(in.then)
			if !in.lit.parseOptional(r.p, in.text) {
				continue
			}
			if seen&bit != 0 {
				return r.p.EmitError(r.p.NameLoc(), "`"+in.text+"` clause can appear at most once in the expansion of the oilist directive")
			}
			seen |= bit
			matched = true
			if in.unit >= 0 {
				setFormatAttr(r.st, r.info, r.prog, in.unit, r.p.ctx.Unit())
			} else if !r.run(body) {
				return false
			}
			break
		}
		if !matched {
			return true
		}
	}
}

// attr parses `$attr` and records it.
func (r *opFormatParser) attr(in *instr, optional bool) (Attribute, bool) {
	a, ok := parseFormatAttr(r.p, in, &r.info.Def.Attrs[in.arg], optional)
	if ok && a != nil {
		setFormatAttr(r.st, r.info, r.prog, in.arg, a)
	}
	return a, ok
}

// attrDict parses the dictionary and verifies the inherent attributes in it.
func (r *opFormatParser) attrDict(in *instr) bool {
	loc, n := r.p.Loc(), len(r.st.Attrs)
	ok := false
	if in.op == opAttrDict {
		ok = r.p.ParseAttrDict(r.st)
	} else {
		ok = r.p.ParseAttrDictWithKeyword(r.st)
	}
	return ok && r.verifyInherent(loc, r.st.Attrs[min(n, len(r.st.Attrs)):])
}

func (r *opFormatParser) verifyInherent(loc Location, attrs []NamedAttribute) bool {
	def := r.info.Def
	for i := range attrs {
		for k := range def.Attrs {
			d := &def.Attrs[k]
			if d.NameIn(r.p.ctx.Version) != attrs[i].Name || d.Discardable || d.Type == nil || d.Type.Match == nil {
				continue
			}
			if kind := d.Type.In(r.p.ctx.Version); !kind.Match(attrs[i].Value) {
				return r.p.EmitError(loc, "'"+r.info.Name+"' op attribute '"+attrs[i].Name+"' failed to satisfy constraint: "+kind.Summary)
			}
		}
	}
	return true
}

// propDict parses `<{...}>`, which may be absent.
func (r *opFormatParser) propDict() bool {
	props := Attribute(r.p.ctx.Dictionary(nil))
	if r.p.ParseOptionalLess() {
		var ok bool
		if props, ok = r.p.ParseAttr(nil); !ok || !r.p.ParseGreater() {
			return false
		}
	}
	d, ok := props.(*DictionaryAttr)
	if !ok {
		return r.p.emit(r.st.Loc, invalidProperties(props, r.info)+"expected DictionaryAttr to set properties")
	}
	why := r.info.convertProperties(d, func(k int) bool { return k < len(r.st.Props) && r.st.Props[k] != nil }, r.st.SetProp)
	return why == "" || r.p.emit(r.st.Loc, invalidProperties(props, r.info)+why)
}

// operand parses operands into the frame.
func (r *opFormatParser) operand(in *instr) bool {
	f, p := r.f, r.p
	s := &f.allOps
	if in.op != opAllOperands {
		s = &f.opSpans[in.arg]
	}
	*s = span{start: int32(len(f.operands)), loc: p.Loc(), seen: true}
	ok := true
	switch in.op {
	case opOperand:
		var o UnresolvedOperand
		if o, ok = p.ParseOperand(); ok {
			f.operands = append(f.operands, o)
		}
	case opOptOperand:
		var o UnresolvedOperand
		present := false
		if o, present, ok = p.ParseOptionalOperand(); present && ok {
			f.operands = append(f.operands, o)
		}
	case opNestedOperand:
		ok = r.nestedOperands(in.arg)
	default:
		ok = r.operandList()
	}
	s.n = int32(len(f.operands)) - s.start
	return ok
}

// operandList parses any number of operands.
func (r *opFormatParser) operandList() bool {
	o, present, ok := r.p.ParseOptionalOperand()
	for ok && present {
		r.f.operands = append(r.f.operands, o)
		if !r.p.ParseOptionalComma() {
			return true
		}
		present = true
		o, ok = r.p.ParseOperand()
	}
	return ok
}

// nestedOperands parses `(%a, %b), (%c)`.
func (r *opFormatParser) nestedOperands(arg int32) bool {
	for r.p.ParseOptionalLParen() {
		n := len(r.f.operands)
		if !r.operandList() || !r.p.ParseRParen() {
			return false
		}
		r.f.groups = append(r.f.groups, nestedGroup{arg, int32(len(r.f.operands) - n)})
		if !r.p.ParseOptionalComma() {
			break
		}
	}
	return true
}

// types parses types into the frame.
func (r *opFormatParser) types(in *instr) bool {
	f, p := r.f, r.p
	if in.op == opFuncType {
		return r.functionType(in)
	}
	s := &f.tySpans[f.typeTag(&in.args[0])]
	*s = span{start: int32(len(f.types)), seen: true}
	ok := true
	switch in.op {
	case opType:
		var t Type
		if t, ok = parseTypeOf(p, r.constraint(&in.args[0]), in.qualified); ok {
			f.types = append(f.types, t)
		}
	case opOptType:
		var t Type
		present := false
		if t, present, ok = p.ParseOptionalType(); present && ok {
			f.types = append(f.types, t)
		}
	case opNestedType:
		for ok && p.ParseOptionalLParen() {
			if p.ParseOptionalRParen() {
				if !p.ParseOptionalComma() {
					break
				}
				continue
			}
			ok = r.typeList() && p.ParseRParen()
			if !p.ParseOptionalComma() {
				break
			}
		}
	default:
		ok = r.typeList()
	}
	s.n = int32(len(f.types)) - s.start
	return ok
}

func (r *opFormatParser) constraint(ref *formatRef) *TypeConstraint {
	if ref.kind == boundResult {
		return r.info.Def.Results[ref.arg].Type
	}
	return r.info.Def.Operands[ref.arg].Type
}

func (r *opFormatParser) typeList() bool {
	for {
		t, ok := r.p.ParseType()
		if !ok {
			return false
		}
		r.f.types = append(r.f.types, t)
		if !r.p.ParseOptionalComma() {
			return true
		}
	}
}

func (r *opFormatParser) functionType(in *instr) bool {
	loc := r.p.Loc()
	t, ok := r.p.ParseType()
	if !ok {
		return false
	}
	ft, ok := t.(*FunctionType)
	if !ok {
		return r.p.wrongType(loc, t, functionTypeName)
	}
	for i, ts := range [2][]Type{ft.Inputs, ft.Results} {
		s := &r.f.tySpans[r.f.typeTag(&in.args[i])]
		*s = span{start: int32(len(r.f.types)), n: int32(len(ts)), seen: true}
		r.f.types = append(r.f.types, ts...)
	}
	return true
}

// functionTypeName is MLIR's name of the class of function types.
const functionTypeName = "builtin.function"

// wrongType emits the error about a type t that is not of the class of the given name.
func (p *Parser) wrongType(loc Location, t Type, name string) bool {
	if p.ctx.MLIR() > 19 && name != "" {
		return p.EmitError(loc, "invalid kind of type specified: expected "+name+", but found "+QuoteType(t))
	}
	return p.EmitError(loc, "invalid kind of type specified")
}

// parseTypeOf reads the type of an operand or result. A type of a dialect class is
// written without its prefix, unless it is qualified.
func parseTypeOf(p *Parser, c *TypeConstraint, qualified bool) (Type, bool) {
	if c == nil || qualified {
		return p.ParseType()
	}
	loc := p.Loc()
	if c.Class != nil && p.kind != tokBang {
		if !p.enter() {
			return nil, false
		}
		t := parseTypeParams(p, c.Class)
		p.leave()
		return t, t != nil
	}
	t, ok := p.ParseType()
	switch {
	case !ok:
		return nil, false
	case c.Class != nil && t.TypeDef() != c.Class:
		return nil, p.EmitError(loc, "invalid kind of Type specified")
	case c.Base != nil && !c.Base(t):
		return nil, p.wrongType(loc, t, c.BaseName)
	}
	return t, true
}

// region parses regions into the frame.
func (r *opFormatParser) region(in *instr) bool {
	if in.op == opRegion {
		reg, ok := r.p.ParseRegion(nil)
		if ok {
			r.addRegion(reg, &r.f.rgSpans[in.arg])
		}
		return ok
	}
	var all span
	s := &all
	if in.op == opVarRegion {
		s = &r.f.rgSpans[in.arg]
	}
	s.seen = true
	reg, present, ok := r.p.ParseOptionalRegion(nil)
	for ok && present {
		r.addRegion(reg, s)
		if !r.p.ParseOptionalComma() {
			return true
		}
		reg, ok = r.p.ParseRegion(nil)
	}
	return ok
}

// addRegion records a region and completes its terminator.
func (r *opFormatParser) addRegion(reg *Region, s *span) {
	if s.n == 0 {
		*s = span{start: int32(len(r.f.regions)), seen: true}
	}
	s.n++
	r.f.regions = append(r.f.regions, reg)
	for _, t := range r.info.shape.list {
		if term, ok := t.(ImplicitTerminator); ok {
			r.p.EnsureTerminator(reg, term.Name, r.st.Loc)
			return
		}
	}
	if r.info.traits&(1<<SingleBlock) != 0 && reg.Empty() {
		reg.AddBlock()
	}
}

// successor parses successors into the frame.
func (r *opFormatParser) successor(in *instr) bool {
	var all span
	s := &all
	if in.op != opAllSuccessors {
		s = &r.f.suSpans[in.arg]
	}
	*s = span{start: int32(len(r.f.succs)), seen: true}
	var b *Block
	ok, present := true, true
	if in.op == opSuccessor {
		b, ok = r.p.parseSuccessor()
	} else {
		b, present, ok = r.p.parseOptionalSuccessor()
	}
	for ok && present {
		r.f.succs = append(r.f.succs, b)
		s.n++
		if in.op == opSuccessor || !r.p.ParseOptionalComma() {
			return true
		}
		b, ok = r.p.parseSuccessor()
	}
	return ok
}
