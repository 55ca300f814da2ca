package llvm

import "github.com/spvc/spvc/ir"

// parseCase reads the keyword of a case of e if it comes next, and returns otherwise the case of a default.
func parseCase(p *ir.Parser, e *ir.EnumClass, otherwise uint64) uint64 {
	v := p.Context().MLIR()
	for i := range e.Cases {
		if w := e.Cases[i].Keyword; w != "" && e.HasIn(w, v) && p.ParseOptionalKeyword(w) {
			return e.Cases[i].Value
		}
	}
	return otherwise
}

// printCase writes the keyword of v and a space, or nothing for a case without a keyword.
func printCase(p *ir.Printer, e *ir.EnumClass, v uint64) {
	if w := e.String(v); w != "" {
		p.Str(w)
		p.Space()
	}
}

// caseOf returns the number of the case that an attribute holds: an attribute of a class, or an integer. It returns 0 for nil.
func caseOf(a ir.Attribute) uint64 {
	switch a := a.(type) {
	case *ir.EnumAttr:
		return a.Value
	case *ir.IntegerAttr:
		return uint64(a.Int64Or(0))
	}
	return 0
}

// i64 returns the integer attribute of 64 bits that stands for a case.
func i64(c *ir.Context, v uint64) ir.Attribute { return c.Int(c.I64(), int64(v)) }

func parseICmp(p *ir.Parser, st *ir.OperationState) bool { return parseCompare(p, st, ICmpPredicates) }

func parseFCmp(p *ir.Parser, st *ir.OperationState) bool { return parseCompare(p, st, FCmpPredicates) }

func parseCompare(p *ir.Parser, st *ir.OperationState, predicates *ir.EnumClass) bool {
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return false
	}
	name, ok := a.(*ir.StringAttr)
	if !ok {
		return p.EmitError(loc, "invalid kind of attribute specified")
	}
	lhs, ok1 := p.ParseOperand()
	if !ok1 || !p.ParseComma() {
		return false
	}
	rhs, ok2 := p.ParseOperand()
	if !ok2 || !p.ParseAttrDict(st) || !p.ParseColon() {
		return false
	}
	typeLoc := p.Loc()
	t, ok := p.ParseType()
	if !ok || !p.ResolveOperand(lhs, t, st) || !p.ResolveOperand(rhs, t, st) {
		return false
	}
	v, ok := predicateNamed(predicates, name.Value)
	if !ok {
		return p.EmitError(loc, "'"+name.Value+"' is an incorrect value of the 'predicate' attribute")
	}
	st.AddAttr("predicate", i64(p.Context(), v))
	if !Compatible(t) {
		return p.EmitError(typeLoc, "expected LLVM dialect-compatible type")
	}
	st.Results = append(st.Results, BoolShapeOf(t))
	return true
}

func predicateNamed(e *ir.EnumClass, name string) (uint64, bool) {
	for i := range e.Cases {
		if e.Cases[i].Keyword == name {
			return e.Cases[i].Value, true
		}
	}
	return 0, false
}

func printICmp(p *ir.Printer, op *ir.Operation) { printCompare(p, op, ICmpPredicates) }

func printFCmp(p *ir.Printer, op *ir.Operation) { printCompare(p, op, FCmpPredicates) }

func printCompare(p *ir.Printer, op *ir.Operation, predicates *ir.EnumClass) {
	p.Str(" \"")
	p.Str(predicates.String(caseOf(op.Prop(predicateSlot))))
	p.Str("\" ")
	p.Operand(op.Operand(0))
	p.Str(", ")
	p.Operand(op.Operand(1))
	printAttrDict(p, op, fcmpFlagsSlot, "predicate")
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
}

// printAttrDict writes the attributes of op without the elided ones, and without the fast-math flags in slot if there are none.
func printAttrDict(p *ir.Printer, op *ir.Operation, slot int, elided ...string) {
	if d := op.Def(); slot < len(d.Attrs) && d.Attrs[slot].Name == "fastmathFlags" && caseOf(op.Prop(slot)) == 0 {
		elided = append(elided, "fastmathFlags")
	}
	p.AttrDict(op, elided...)
}

func parseOpAttrs(p *ir.Parser, a *ir.DirectiveArgs) bool { return a.ParseAttrDict(p) }

func printOpAttrs(p *ir.Printer, op *ir.Operation, _ *ir.DirectiveArgs) { printAttrDict(p, op, 0) }

func requireOverflow(p *ir.Parser, a *ir.DirectiveArgs) bool {
	_, ok := parseOverflow(p, a)
	return ok
}

// parseOverflow reads overflow flags if they come next.
func parseOverflow(p *ir.Parser, a *ir.DirectiveArgs) (present, ok bool) {
	if !p.ParseOptionalKeyword("overflow") {
		return false, true
	}
	if !p.ParseLess() {
		return true, false
	}
	flags := uint64(0)
	for more := true; more; more = p.ParseOptionalComma() {
		loc := p.Loc()
		word, isWord := p.ParseOptionalAnyKeyword()
		v, known := predicateNamed(IntegerOverflowFlags, word)
		switch {
		case known:
			flags |= v
		case !isWord && p.Context().MLIR() > 19:
			return true, p.EmitError(loc, "expected keyword for LLVM integer overflow flags")
		case !isWord:
			return true, p.EmitError(loc, "expected valid keyword")
		case p.Context().MLIR() > 19:
			return true, p.EmitError(loc, "expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: "+word)
		default:
			return true, p.EmitError(loc, "invalid overflow flag: expected nsw, nuw, or none")
		}
	}
	a.SetAttr(0, OverflowOf(p.Context(), flags))
	return true, p.ParseGreater()
}

func printOverflow(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	p.Str("overflow<")
	p.Enum(IntegerOverflowFlags, caseOf(a.Attr(0)))
	p.Byte('>')
}

func parseAlloca(p *ir.Parser, st *ir.OperationState) bool {
	if p.ParseOptionalKeyword("inalloca") {
		st.AddAttr("inalloca", p.Context().Unit())
	}
	size, ok := p.ParseOperand()
	if !ok || !p.ParseKeyword("x") {
		return false
	}
	elem, ok := p.ParseType()
	if !ok || !p.ParseAttrDict(st) || !p.ParseColon() {
		return false
	}
	typeLoc := p.Loc()
	t, ok := p.ParseType()
	if !ok || !dropNoAlignment(p, st) {
		return false
	}
	f, ok := t.(*ir.FunctionType)
	if !ok || len(f.Inputs) != 1 || len(f.Results) != 1 {
		return p.EmitError(typeLoc, "expected trailing function type with one argument and one result")
	}
	if !p.ResolveOperand(size, f.Inputs[0], st) {
		return false
	}
	if isA[*PointerType](f.Results[0]) {
		st.AddAttr("elem_type", p.Context().TypeAttr(elem))
	}
	st.Results = append(st.Results, f.Results[0])
	return true
}

// dropNoAlignment removes an alignment of 0 from st.
func dropNoAlignment(p *ir.Parser, st *ir.OperationState) bool {
	for i := range st.Attrs {
		if st.Attrs[i].Name != "alignment" {
			continue
		}
		n, ok := st.Attrs[i].Value.(*ir.IntegerAttr)
		if !ok {
			return p.EmitError(p.NameLoc(), "expected integer alignment")
		}
		if n.Value.IsZero() {
			st.Attrs = append(st.Attrs[:i], st.Attrs[i+1:]...)
		}
		return true
	}
	return true
}

func printAlloca(p *ir.Printer, op *ir.Operation) {
	if op.Prop(allocaInAlloca) != nil {
		p.Str(" inalloca")
	}
	p.Space()
	p.Operand(op.Operand(0))
	p.Str(" x ")
	p.Type(op.Prop(allocaElemType).(*ir.TypeAttr).Value)
	elided := []string{"elem_type", "inalloca"}
	if caseOf(op.Prop(allocaAlignment)) == 0 {
		elided = append(elided, "alignment")
	}
	p.AttrDict(op, elided...)
	p.Str(" : ")
	p.FunctionalType(op)
}

// noWrapWords are the keywords before the operands of llvm.getelementptr. MLIR 19 only has the first one.
var noWrapWords = [...]struct {
	word  string
	value uint64
}{{"inbounds", GEPInBounds}, {"nusw", GEPNUSW}, {"nuw", GEPNUW}, {"none", 0}, {"inbounds_flag", GEPInBoundsFlag}}

// requireNoWrap reads flags, which may be absent.
func requireNoWrap(p *ir.Parser, a *ir.DirectiveArgs) bool {
	_, ok := parseNoWrap(p, a)
	return ok
}

func parseNoWrap(p *ir.Parser, a *ir.DirectiveArgs) (present, ok bool) {
	flags, found := uint64(0), true
	for found {
		found = false
		for _, w := range noWrapWords {
			if p.ParseOptionalKeyword(w.word) {
				flags |= w.value
				present, found = true, p.ParseOptionalVerticalBar()
				break
			}
		}
	}
	if present {
		a.SetAttr(0, p.Context().Int(p.Context().I32(), int64(flags)))
	}
	return present, true
}

func printNoWrap(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	v := caseOf(a.Attr(0))
	if p.Context().MLIR() == ir.OldestVersion {
		if v&GEPInBoundsFlag != 0 {
			p.Str("inbounds")
		}
		return
	}
	sep := false
	for _, w := range noWrapWords {
		if w.value != 0 && v&w.value == w.value {
			if sep {
				p.Byte('|')
			}
			p.Str(w.word)
			v &^= w.value
			sep = true
		}
	}
}

func parseGEPIndices(p *ir.Parser, a *ir.DirectiveArgs) bool {
	var numbers []int32
	if !p.ParseCommaSeparated(ir.DelimNone, func() bool {
		loc := p.Loc()
		n, present, ok := p.ParseOptionalInteger()
		if present {
			if ok && n != int64(int32(n)) {
				return p.EmitError(loc, "integer value too large")
			}
			numbers = append(numbers, int32(n))
			return ok
		}
		numbers = append(numbers, DynamicIndex)
		o, ok := p.ParseOperand()
		if ok {
			a.AddOperand(0, o)
		}
		return ok
	}) {
		return false
	}
	a.SetAttr(1, p.Context().DenseI32Array(numbers...))
	return true
}

func printGEPIndices(p *ir.Printer, _ *ir.Operation, a *ir.DirectiveArgs) {
	values := a.Values(0)
	numbers, _ := a.Attr(1).(*ir.DenseArrayAttr)
	if numbers == nil {
		return
	}
	for i, n := range numbers.Int64s() {
		if i > 0 {
			p.Str(", ")
		}
		switch {
		case n != DynamicIndex:
			p.Int(n)
		case len(values) > 0:
			p.Operand(values[0])
			values = values[1:]
		}
	}
}

// parseElementType infers the type of the part of an aggregate at a position, which the text does not have.
func parseElementType(p *ir.Parser, a *ir.DirectiveArgs) bool {
	types := a.Types(1)
	position, ok := a.Attr(2).(*ir.DenseArrayAttr)
	if !ok || len(types) != 1 {
		return false
	}
	t, why := partAt(types[0], position.Int64s())
	if why != "" {
		return p.EmitError(p.Loc(), why)
	}
	a.AddType(0, t)
	return true
}

// printNothing is for types that the parser infers.
func printNothing(*ir.Printer, *ir.Operation, *ir.DirectiveArgs) {}

// parseShuffleType infers the type of the result of llvm.shufflevector.
func parseShuffleType(p *ir.Parser, a *ir.DirectiveArgs) bool {
	types := a.Types(0)
	mask, ok := a.Attr(2).(*ir.DenseArrayAttr)
	if !ok || len(types) != 1 {
		return false
	}
	if !IsVector(types[0]) {
		return p.EmitError(p.Loc(), "expected an LLVM compatible vector type")
	}
	a.AddType(1, VectorTypeOf(ScalarOf(types[0]), int64(mask.Len()), IsScalable(types[0])))
	return true
}
