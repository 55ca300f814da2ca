package ir

import "slices"

// fullOp writes op with its results and, if the options ask for it, its location.
func (p *Printer) fullOp(op *Operation) {
	p.indentation()
	if p.located != nil && !p.collecting {
		*p.located = append(*p.located, locatedOp{op, len(p.buf)})
	}
	p.results(op)
	p.CustomOrGenericOp(op)
	p.trailingLocation(op.loc, true)
}

// results writes the names of the results of op and an equals sign, if there are any.
func (p *Printer) results(op *Operation) {
	results := op.results()
	if len(results) == 0 {
		return
	}
	for i := 0; i < len(results); {
		if i > 0 {
			p.Str(", ")
		}
		n := groupSize(&results[i])
		p.buf = p.names.appendName(p.buf, &results[i], false)
		if n > 1 {
			p.Byte(':')
			p.Int(int64(n))
		}
		i += n
	}
	p.Str(" = ")
}

// CustomOrGenericOp writes op, without its results, in the form that the options
// choose.
func (p *Printer) CustomOrGenericOp(op *Operation) {
	if p.collecting && p.opts.DebugInfo {
		p.visitLoc(op.loc, true)
	}
	e := op.info.Entry
	switch {
	case p.opts.Generic || (op.info.syntax == nil || op.info.syntax.Print == nil) && (e == nil || e.Print == nil && !op.info.shape.formatted):
		p.GenericOp(op)
	case p.collecting && !p.mayNeedAlias(op):
	default:
		p.opName(op)
		switch {
		case op.info.syntax != nil && op.info.syntax.Print != nil:
			op.info.syntax.Print(p, op)
		case e.Print != nil:
			e.Print(p, op)
		default:
			printOpFormat(p, op)
		}
	}
}

// opName writes the name of op. It omits the prefix of the default dialect, unless the
// rest of the name has a dot too.
func (p *Printer) opName(op *Operation) {
	name, bare := op.info.Name, op.info.bare
	if d := p.dialects[len(p.dialects)-1]; bare > 1 && len(d) == bare-1 && name[:bare-1] == d {
		name = name[bare:]
	}
	p.Str(name)
}

// GenericOp writes op, without its results, in generic form.
func (p *Printer) GenericOp(op *Operation) {
	if !p.collecting {
		p.QuotedString(op.info.Name)
	}
	p.GenericRest(op)
}

// GenericRest writes the text after the name of op in generic form, for a custom form
// that falls back to the generic one.
func (p *Printer) GenericRest(op *Operation) {
	if p.collecting {
		p.collectGeneric(op)
		return
	}
	p.Byte('(')
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		if i > 0 {
			p.Str(", ")
		}
		p.Operand(uses[i].value)
	}
	p.Byte(')')
	if len(op.succs()) > 0 {
		p.Byte('[')
		for i := range op.succs() {
			if i > 0 {
				p.Str(", ")
			}
			p.successor(op.succs()[i].block)
		}
		p.Byte(']')
	}
	p.properties(op)
	if len(op.regions()) > 0 {
		p.Str(" (")
		for i := range op.regions() {
			if i > 0 {
				p.Str(", ")
			}
			p.Region(&op.regions()[i], true, true, true)
		}
		p.Byte(')')
	}
	p.NamedAttrs(op.attrs())
	p.Str(" : ")
	p.FunctionalType(op)
}

// properties writes `<{...}>` with the inherent attributes that are set. For an
// unregistered operation it writes the attribute that the source gave.
func (p *Printer) properties(op *Operation) {
	if op.info.shape == nil {
		if len(op.props()) > 0 && op.Prop(0) != nil {
			p.Str(" <")
			p.Attr(op.Prop(0))
			p.Byte('>')
		}
		return
	}
	any := false
	for _, k := range op.info.shape.printOrder {
		v := op.Prop(k)
		if v == nil {
			if d := op.info.encodedSlot(k); d == nil || !d.Native {
				continue
			}
			v = op.info.ctx.Bool(false)
		}
		if v = op.info.ToVersion(k, v, op.info.ctx.Version); v == nil {
			continue
		}
		if any {
			p.Str(", ")
		} else {
			p.Str(" <{")
			any = true
		}
		p.namedAttr(op.info.shape.slots[k], v)
	}
	if any {
		p.Str("}>")
	}
}

// Operand writes the name of v.
func (p *Printer) Operand(v *Value) {
	switch {
	case p.collecting:
	case v == nil:
		p.Str("<<NULL VALUE>>")
	default:
		p.buf = p.names.appendName(p.buf, v, true)
	}
}

// Operands writes the names of vs, separated by commas.
func (p *Printer) Operands(vs []*Value) {
	for i, v := range vs {
		if i > 0 {
			p.Str(", ")
		}
		p.Operand(v)
	}
}

// OperandRange writes the names of operands [start, start+n) of op.
func (p *Printer) OperandRange(op *Operation, start, n int) {
	for i := range n {
		if i > 0 {
			p.Str(", ")
		}
		p.Operand(op.operand(start + i).value)
	}
}

// Types writes ts, separated by commas.
func (p *Printer) Types(ts []Type) {
	for i, t := range ts {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(t)
	}
}

// ValueTypes writes the types of vs, separated by commas.
func (p *Printer) ValueTypes(vs []*Value) {
	for i, v := range vs {
		if i > 0 {
			p.Str(", ")
		}
		p.valueType(v)
	}
}

func (p *Printer) valueType(v *Value) {
	if v == nil {
		p.Type(nil)
		return
	}
	p.Type(v.typ)
}

// arrowTypes writes ` -> types`, with parentheses unless there is exactly one
// type and it is not a function type.
func (p *Printer) arrowTypes(ts []Type) {
	p.Str(" -> ")
	if len(ts) == 1 && !isFunctionType(ts[0]) {
		p.Type(ts[0])
		return
	}
	p.Byte('(')
	p.Types(ts)
	p.Byte(')')
}

// OptionalArrowTypes is ArrowTypes, but writes nothing if there are no types.
func (p *Printer) OptionalArrowTypes(ts []Type) {
	if len(ts) > 0 {
		p.arrowTypes(ts)
	}
}

func isFunctionType(t Type) bool { _, ok := t.(*FunctionType); return ok }

// FunctionalType writes the types of op's operands and results as a function type.
func (p *Printer) FunctionalType(op *Operation) {
	p.Byte('(')
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		if i > 0 {
			p.Str(", ")
		}
		p.valueType(uses[i].value)
	}
	p.Str(") -> ")
	if len(op.results()) == 1 && !isFunctionType(op.result(0).typ) {
		p.Type(op.result(0).typ)
		return
	}
	p.Byte('(')
	for i, results := 0, op.results(); i < len(results); i++ {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(results[i].typ)
	}
	p.Byte(')')
}

// AttrDict writes ` {...}` with all attributes of op, inherent and discardable,
// sorted by name. It omits the elided ones and segment sizes. It writes nothing if no
// attribute is left.
func (p *Printer) AttrDict(op *Operation, elided ...string) {
	p.opAttrDict(op, " {", elided)
}

// AttrDictWithKeyword is AttrDict after the keyword ` attributes`.
func (p *Printer) AttrDictWithKeyword(op *Operation, elided ...string) {
	p.opAttrDict(op, " attributes {", elided)
}

func (p *Printer) opAttrDict(op *Operation, open string, elided []string) {
	sh, sep := op.info.shape, open
	i, k := 0, 0
	for {
		var name string
		var v Attribute
		inherent := sh != nil && k < len(sh.printOrder)
		switch {
		case inherent && (i >= len(op.attrs()) || sh.slots[sh.printOrder[k]] < op.attrs()[i].Name):
			slot := sh.printOrder[k]
			name, v = sh.slots[slot], op.Prop(slot)
			k++
			if v == nil || slot == sh.operandSeg || slot == sh.resultSeg {
				continue
			}
			if v = op.info.ToVersion(slot, v, op.info.ctx.Version); v == nil {
				continue
			}
		case i < len(op.attrs()):
			name, v = op.attrs()[i].Name, op.attrs()[i].Value
			i++
		default:
			if sep != open {
				p.Byte('}')
			}
			return
		}
		if slices.Contains(elided, name) {
			continue
		}
		p.Str(sep)
		sep = ", "
		p.namedAttr(name, v)
	}
}

// NamedAttrs writes ` {...}` with attrs except the elided ones. It writes nothing if no
// attribute is left.
func (p *Printer) NamedAttrs(attrs []NamedAttribute, elided ...string) {
	sep := " {"
	for i := range attrs {
		if slices.Contains(elided, attrs[i].Name) {
			continue
		}
		p.Str(sep)
		sep = ", "
		p.namedAttr(attrs[i].Name, attrs[i].Value)
	}
	if sep != " {" {
		p.Byte('}')
	}
}

// namedAttr writes an entry of a dictionary. For a unit attribute it writes only the name.
func (p *Printer) namedAttr(name string, v Attribute) {
	p.keywordOrString(name)
	if _, ok := v.(*UnitAttr); ok {
		return
	}
	p.Str(" = ")
	p.Attr(v)
}

// successor writes the name of b.
func (p *Printer) successor(b *Block) {
	if b == nil || b.region == nil {
		p.Str("INVALIDBLOCK")
		return
	}
	if name := p.names.blockName(b); name != "" {
		p.Byte('^')
		p.Str(name)
		return
	}
	p.Str("^bb")
	p.Uint(uint64(b.Scratch))
}

// Successor writes the name of b.
func (p *Printer) Successor(b *Block) { p.successor(b) }

// SuccessorAndUses writes the name of b and, if there are any, the operands that
// are passed to it, with their types.
func (p *Printer) SuccessorAndUses(b *Block, vs []*Value) {
	p.successor(b)
	// MLIR does not visit these types for aliases.
	if len(vs) == 0 || p.collecting {
		return
	}
	p.Byte('(')
	p.Operands(vs)
	p.Str(" : ")
	p.ValueTypes(vs)
	p.Byte(')')
}

// Region writes r between braces. It writes the arguments of the entry block only if
// printEntryBlockArgs is set, and the terminator only if printTerminators is set.
// printEmptyBlock writes the header of an entry block without operations.
func (p *Printer) Region(r *Region, printEntryBlockArgs, printTerminators bool, printEmptyBlock ...bool) {
	if p.collecting {
		p.collectRegion(r, printEntryBlockArgs, printTerminators)
		return
	}
	if p.opts.SkipRegions {
		p.Str("{...}")
		return
	}
	p.Str("{\n")
	if first := r.first; first != nil {
		p.dialects = append(p.dialects, defaultDialectOf(r.parent))
		header := printEntryBlockArgs && len(first.args) > 0 || first.first == nil && len(printEmptyBlock) > 0 && printEmptyBlock[0]
		p.block(first, header, printTerminators)
		for b := first.next; b != nil; b = b.next {
			p.block(b, true, true)
		}
		p.dialects = p.dialects[:len(p.dialects)-1]
	}
	p.indentation()
	p.Byte('}')
}

// defaultDialectOf returns the dialect whose prefix ops in op's regions omit.
func defaultDialectOf(op *Operation) string {
	if op == nil {
		return ""
	}
	if m, ok := OpInterface[DefaultDialectModel](op.info); ok {
		return m.DefaultDialect(op)
	}
	return ""
}

func (p *Printer) block(b *Block, header, terminator bool) {
	if header {
		p.indentation()
		p.blockHeader(b)
	}
	p.indent += indentStep
	if p.opts.PrintValueUsers {
		for _, a := range b.args {
			p.argumentUsers(a)
		}
	}
	later := p.names.deferralOf(b)
	if p.blockApart(b, terminator, later) {
		p.indent -= indentStep
		return
	}
	if later != nil {
		for op := b.first; op != nil; op = op.next {
			p.names.numberRegions(op, later.start)
		}
	}
	for op := b.first; op != nil; op = op.next {
		op.PrefetchNext()
		if op == b.last && !terminator && op.HasTrait(Terminator) {
			break
		}
		p.fullOp(op)
		if p.opts.PrintValueUsers {
			p.resultUsers(op)
		}
		p.Byte('\n')
		p.flushLong()
	}
	p.indent -= indentStep
}

func (p *Printer) blockHeader(b *Block) {
	p.successor(b)
	if len(b.args) > 0 {
		p.Byte('(')
		for i, a := range b.args {
			if i > 0 {
				p.Str(", ")
			}
			p.Operand(a)
			p.Str(": ")
			p.Type(a.typ)
			p.trailingLocation(a.Loc(), false)
		}
		p.Byte(')')
	}
	p.Byte(':')
	p.predecessors(b)
	p.Byte('\n')
}

// predecessors writes the comment with the names of the blocks that branch to b.
func (p *Printer) predecessors(b *Block) {
	if b.region == nil {
		p.Str("  // block is not in a region!")
		return
	}
	if b.uses == nil {
		if !b.IsEntry() {
			p.Str("  // no predecessors")
		}
		return
	}
	if pred := b.SinglePred(); pred != nil {
		p.Str("  // pred: ")
		p.successor(pred)
		return
	}
	var preds []*Block
	for u := b.uses; u != nil; u = u.next {
		preds = append(preds, u.owner.block)
	}
	slices.SortFunc(preds, func(x, y *Block) int { return int(x.Scratch) - int(y.Scratch) })
	p.Str("  // ")
	p.Int(int64(len(preds)))
	p.Str(" preds: ")
	for i, b := range preds {
		if i > 0 {
			p.Str(", ")
		}
		p.successor(b)
	}
}

// Argument writes block argument v with its type, attributes and location, as in
// a function's signature.
func (p *Printer) Argument(v *Value, attrs []NamedAttribute, omitType bool) {
	if p.collecting {
		p.Type(v.typ)
		if p.opts.DebugInfo {
			p.visitLoc(v.Loc(), false)
		}
		return
	}
	p.Operand(v)
	if !omitType {
		p.Str(": ")
		p.Type(v.typ)
	}
	p.NamedAttrs(attrs)
	p.trailingLocation(v.Loc(), false)
}

// resultUsers writes the comment on the users of op's results.
func (p *Printer) resultUsers(op *Operation) {
	switch {
	case len(op.results()) == 0:
		if len(op.operands()) > 0 {
			p.Str(" // id: ")
			p.userID(op)
		}
		return
	case !op.HasUses():
		p.Str(" // unused")
		return
	}
	p.Str(" // user")
	if len(op.results()) > 1 || severalUsers(op.result(0)) {
		p.Byte('s')
	}
	p.Str(": ")
	if len(op.results()) == 1 {
		p.users(op.result(0))
		return
	}
	for i, results := 0, op.results(); i < len(results); i++ {
		if i > 0 {
			p.Str(", ")
		}
		p.Byte('(')
		p.users(&results[i])
		p.Byte(')')
	}
}

// argumentUsers writes the comment on the users of a block argument.
func (p *Printer) argumentUsers(v *Value) {
	p.indentation()
	p.Str("// ")
	p.Operand(v)
	if v.uses == nil {
		p.Str(" is unused")
	} else {
		p.Str(" is used by ")
		p.users(v)
	}
	p.Byte('\n')
}

// severalUsers reports whether v has more than one user, or one with several results.
func severalUsers(v *Value) bool {
	first := v.uses.owner
	for u := v.uses.next; u != nil; u = u.next {
		if u.owner != first {
			return true
		}
	}
	return len(first.results()) > 1
}

// users writes the users of v, each once.
func (p *Printer) users(v *Value) {
	if v.uses == nil {
		p.Str("unused")
		return
	}
	seen := make(map[*Operation]struct{})
	for u := v.uses; u != nil; u = u.next {
		if _, ok := seen[u.owner]; ok {
			continue
		}
		seen[u.owner] = struct{}{}
		if u != v.uses {
			p.Str(", ")
		}
		p.userID(u.owner)
	}
}
