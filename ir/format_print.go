package ir

// printOpFormat writes the text after the name of an op that has a Format.
func printOpFormat(p *Printer, op *Operation) {
	prog := op.info.formatProgram()
	w := opFormatPrinter{p: p, op: op, prog: prog}
	if prog.plain.fits(op) && !p.collecting {
		w.plain(prog.plain)
		return
	}
	w.run(prog.code)
}

// opFormatPrinter runs a program over one operation.
type opFormatPrinter struct {
	p    *Printer
	op   *Operation
	prog *formatProgram
}

func (w *opFormatPrinter) run(code []instr) {
	for pc := 0; pc < len(code); pc++ {
		in := &code[pc]
		switch in.op {
		case opGroup:
			body := code[pc+1 : pc+1+int(in.then)]
			if w.anyPresent(in.anchor) == in.inverted {
				body = code[pc+1+int(in.then) : pc+1+int(in.then+in.alt)]
			}
			w.run(body)
			pc += int(in.then + in.alt)
		case opClauses:
		case opClause:
			if w.anyPresent(in.anchor) {
				w.literal(in)
				if in.unit < 0 {
					w.run(code[pc+1 : pc+1+int(in.then)])
				}
			}
			pc += int(in.then)
		default:
			w.instr(in)
		}
	}
}

func (w *opFormatPrinter) literal(in *instr) {
	if in.space {
		w.p.Space()
	}
	w.p.Str(in.text)
}

func (w *opFormatPrinter) instr(in *instr) {
	p, op := w.p, w.op
	switch in.op {
	case opAttrDict, opAttrDictKeyword:
		w.attrDict(in)
		return
	case opPropDict:
		w.propDict()
		return
	case opNewline:
		p.Newline()
		return
	}
	if in.space {
		p.Space()
	}
	switch in.op {
	case opLiteral:
		p.Str(in.text)
	case opSpace:
		p.Space()
	case opAttr:
		w.attr(in)
	case opOperand, opOptOperand, opVarOperand:
		start, n := op.OperandGroup(int(in.arg))
		start, n = clampRange(start, n, len(op.operands()))
		p.OperandRange(op, start, n)
	case opNestedOperand:
		w.nested(in.arg, in.arg, false)
	case opAllOperands:
		p.OperandRange(op, 0, len(op.operands()))
	case opRegion, opVarRegion:
		start, n := regionGroup(op, int(in.arg))
		w.regions(start, n)
	case opAllRegions:
		w.regions(0, len(op.regions()))
	case opSuccessor, opVarSuccessor:
		start, n := successorGroup(op, int(in.arg))
		w.successors(start, n)
	case opAllSuccessors:
		w.successors(0, len(op.succs()))
	case opCustom:
		a := DirectiveArgs{refs: in.args, op: op, prog: w.prog, info: op.info}
		in.dir.Print(p, op, &a)
	default:
		w.types(in)
	}
}

// anyPresent reports whether one of the anchors is present.
func (w *opFormatPrinter) anyPresent(refs []formatRef) bool {
	for i := range refs {
		if w.present(&refs[i]) {
			return true
		}
	}
	return false
}

func (w *opFormatPrinter) present(r *formatRef) bool {
	op := w.op
	n := 0
	switch r.kind {
	case boundOperand, boundAllOperands:
		_, n = formatOperands(op, r)
	case boundResult, boundAllResults:
		_, n = formatResults(op, r)
	case boundAttr:
		a := w.prog.attr(op, r.arg)
		if a == nil {
			return false
		}
		return op.info.Def.Attrs[r.arg].Default == "" || a != op.info.defaultAttr(int(r.arg))
	case boundRegion:
		start, k := regionGroup(op, int(r.arg))
		if op.info.Def.Regions[r.arg].Quantity == One {
			return k > 0 && !op.regions()[start].Empty()
		}
		n = k
	case boundSuccessor:
		_, n = successorGroup(op, int(r.arg))
	case boundAllRegions:
		n = len(op.regions())
	case boundAllSuccessors:
		n = len(op.succs())
	}
	return n > 0
}

func (w *opFormatPrinter) attr(in *instr) {
	a := w.prog.attr(w.op, in.arg)
	if a == nil {
		return
	}
	printFormatAttr(w.p, in, &w.op.info.Def.Attrs[in.arg], a)
}

func printFormatAttr(p *Printer, in *instr, d *AttrDef, a Attribute) {
	switch in.mode {
	case attrKeyword:
		if i, ok := a.(*IntegerAttr); ok {
			v, _ := i.Value.Uint64()
			printEnumValue(p, d.Type.Enum, v)
			return
		}
	case attrSymbol:
		if s, ok := a.(*StringAttr); ok {
			p.SymbolName(s.Value)
			return
		}
	case attrTyped:
		p.AttrNoType(a)
		return
	case attrArray:
		if v, ok := a.(*DenseArrayAttr); ok {
			printBareArray(p, v)
			return
		}
	case attrClass:
		if a.AttrDef() == d.Type.class {
			p.attrStripped(a)
			return
		}
	}
	p.Attr(a)
}

// printEnumValue writes a case that is a keyword bare, and any other case as a string.
func printEnumValue(p *Printer, e *EnumClass, v uint64) {
	s := e.String(v)
	if literalOf(s) == litKeyword && !(e.Bits && v&(v-1) != 0) {
		p.Str(s)
		return
	}
	p.Byte('"')
	p.Str(s)
	p.Byte('"')
}

func printBareArray(p *Printer, a *DenseArrayAttr) {
	p.Byte('[')
	_, float := a.ElementType.(*FloatType)
	bits := a.ElementType == Type(a.ctx.I1())
	for i := range a.Len() {
		if i > 0 {
			p.Str(", ")
		}
		switch {
		case float:
			p.AttrNoType(a.Element(i))
		case bits && a.Raw[i] != 0:
			p.Str("true")
		case bits:
			p.Str("false")
		default:
			p.Int(a.Int64(i))
		}
	}
	p.Byte(']')
}

// attrDict writes the attributes that no other element of the format prints.
func (w *opFormatPrinter) attrDict(in *instr) {
	var buf [8]string
	elided := w.elidedAttrs(buf[:0])
	switch {
	case w.prog.hasPropDict:
		w.discardable(in, elided)
	case in.op == opAttrDict:
		w.p.AttrDict(w.op, elided...)
	default:
		w.p.AttrDictWithKeyword(w.op, elided...)
	}
}

// elidedAttrs returns the names that the dictionary leaves out. It uses buf if there
// are more names than the format declares.
func (w *opFormatPrinter) elidedAttrs(buf []string) []string {
	elided := w.prog.elided
	for _, i := range w.prog.defaulted {
		if a := w.prog.attr(w.op, i); a != nil && a == w.op.info.defaultAttr(int(i)) {
			if len(buf) == 0 {
				buf = append(buf, elided...)
			}
			buf = append(buf, w.op.info.Def.Attrs[i].NameIn(w.op.info.ctx.Version))
			elided = buf
		}
	}
	return elided
}

func isElided(elided []string, name string) bool {
	for _, e := range elided {
		if e == name {
			return true
		}
	}
	return false
}

// discardable writes the dictionary without inherent attributes.
func (w *opFormatPrinter) discardable(in *instr, elided []string) {
	left := false
	for i := range w.op.attrs() {
		left = left || !isElided(elided, w.op.attrs()[i].Name)
	}
	if !left {
		return
	}
	if in.op == opAttrDictKeyword {
		w.p.Str(" attributes")
	}
	w.p.NamedAttrs(w.op.attrs(), elided...)
}

// propDict writes ` <{...}>`.
func (w *opFormatPrinter) propDict() {
	var buf [8]string
	elided := w.elidedAttrs(buf[:0])
	w.p.Space()
	// As in MLIR, a dictionary from which something may be left out has its own space.
	open := "<{"
	if len(w.prog.elided) > 0 {
		open = "< {"
	}
	first := true
	for _, k := range w.op.info.shape.printOrder {
		name := w.op.info.SlotName(k)
		if w.op.Prop(k) == nil || isElided(elided, name) {
			continue
		}
		if first {
			w.p.Str(open)
		} else {
			w.p.Str(", ")
		}
		first = false
		w.p.Str(name)
		if _, unit := w.op.Prop(k).(*UnitAttr); !unit {
			w.p.Str(" = ")
			w.p.Attr(w.op.Prop(k))
		}
	}
	if !first {
		w.p.Str("}>")
	}
}

// types writes the types that a type directive refers to.
func (w *opFormatPrinter) types(in *instr) {
	p, op := w.p, w.op
	if in.op == opFuncType {
		p.Byte('(')
		w.typesOf(&in.args[0])
		p.Str(") -> ")
		r := &in.args[1]
		if t, ok := w.single(r); ok {
			p.Type(t)
			return
		}
		p.Byte('(')
		w.typesOf(r)
		p.Byte(')')
		return
	}
	r := &in.args[0]
	if in.op == opNestedType {
		w.nested(r.arg, r.arg, true)
		return
	}
	if c := in.typeClass(op.info.Def); c != nil {
		if v := w.value(r); v != nil && v.typ.TypeDef() == c {
			p.typeStripped(v.typ)
			return
		}
	}
	w.typesOf(r)
}

// typeClass returns the class of types that type(...) prints without their prefix, or nil.
func (in *instr) typeClass(def *OpDef) *TypeDef {
	if in.op != opType || in.qualified {
		return nil
	}
	d, r := def.Operands, &in.args[0]
	if r.kind == boundResult {
		d = def.Results
	}
	if c := d[r.arg].Type; c != nil {
		return c.Class
	}
	return nil
}

func (w *opFormatPrinter) value(r *formatRef) *Value {
	if r.kind == boundResult {
		if start, n := formatResults(w.op, r); n > 0 {
			return w.op.result(start)
		}
		return nil
	}
	if start, n := formatOperands(w.op, r); n > 0 {
		return w.op.operand(start).value
	}
	return nil
}

// single returns the type that r stands for if there is one type and a function type
// writes it without parentheses.
func (w *opFormatPrinter) single(r *formatRef) (Type, bool) {
	var t Type
	switch r.kind {
	case boundResult, boundAllResults:
		start, n := formatResults(w.op, r)
		if n != 1 {
			return nil, false
		}
		t = w.op.result(start).typ
	default:
		start, n := formatOperands(w.op, r)
		if n != 1 || w.op.operand(start).value == nil {
			return nil, false
		}
		t = w.op.operand(start).value.typ
	}
	_, fn := t.(*FunctionType)
	return t, !fn
}

// typesOf writes the types that r stands for, separated by commas.
func (w *opFormatPrinter) typesOf(r *formatRef) {
	if r.kind == boundResult || r.kind == boundAllResults {
		start, n := formatResults(w.op, r)
		for i := range n {
			if i > 0 {
				w.p.Str(", ")
			}
			w.p.Type(w.op.result(start + i).typ)
		}
		return
	}
	start, n := formatOperands(w.op, r)
	w.operandTypes(start, n)
}

func (w *opFormatPrinter) operandTypes(start, n int) {
	for i := range n {
		if i > 0 {
			w.p.Str(", ")
		}
		var t Type
		if v := w.op.operand(start + i).value; v != nil {
			t = v.typ
		}
		w.p.Type(t)
	}
}

// nested writes the groups of a variadic of variadics, operands or types.
func (w *opFormatPrinter) nested(arg, decl int32, types bool) {
	start, total := w.op.OperandGroup(int(arg))
	start, total = clampRange(start, total, len(w.op.operands()))
	sizes, _ := w.op.Attr(w.op.info.Def.Operands[decl].Segments).(*DenseArrayAttr)
	if sizes == nil {
		return
	}
	end := start + total
	for i := range sizes.Len() {
		if i > 0 {
			w.p.Str(", ")
		}
		s, n := clampRange(start, int(sizes.Int64(i)), end)
		w.p.Byte('(')
		if types {
			w.operandTypes(s, n)
		} else {
			w.p.OperandRange(w.op, s, n)
		}
		w.p.Byte(')')
		start = s + n
	}
}

func (w *opFormatPrinter) regions(start, n int) {
	implicit := false
	for _, t := range w.op.info.shape.list {
		if _, ok := t.(ImplicitTerminator); ok {
			implicit = true
		}
	}
	for i := range n {
		if i > 0 {
			w.p.Str(", ")
		}
		r := &w.op.regions()[start+i]
		terms := true
		if implicit && r.first != nil && r.first.last != nil {
			t := r.first.last
			terms = len(t.operands()) != 0 || len(t.results()) != 0 || hasAttrs(t)
		}
		w.p.Region(r, true, terms)
	}
}

func hasAttrs(op *Operation) bool {
	for _, a := range op.props() {
		if a != nil {
			return true
		}
	}
	return len(op.attrs()) > 0
}

func (w *opFormatPrinter) successors(start, n int) {
	for i := range n {
		if i > 0 {
			w.p.Str(", ")
		}
		w.p.successor(w.op.succs()[start+i].block)
	}
}
