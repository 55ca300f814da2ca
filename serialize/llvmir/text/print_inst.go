package text

// inst writes an instruction without the end of the line.
func (p *printer) inst(i *Inst) {
	p.str("  ")
	if (i.Name != "" || i.typ != Void) && !i.calls(p.ends) {
		p.operand(i)
		p.str(" = ")
	}
	switch {
	case i.Flags&MustTail != 0:
		p.str("musttail ")
	case i.Flags&NoTail != 0:
		p.str("notail ")
	case i.Flags&Tail != 0:
		p.str("tail ")
	}
	p.str(opTable[i.Op].name)
	p.flags(i.Flags &^ Cleanup)
	if i.Word != "" {
		p.str(" " + i.Word)
	}
	if !p.special(i) {
		p.plainOperands(i)
	}
	p.memory(i)
	p.attachments(i.Metadata, ", ")
}

// special writes the operands of instructions with a syntax of their own, and returns false for others.
func (p *printer) special(i *Inst) bool {
	switch i.Op {
	case Br, Switch, IndirectBr, CleanupRet, CatchRet, CatchSwitch:
		p.branch(i)
	case Phi:
		p.str(" ")
		p.typ(i.typ)
		p.str(" ")
		for n, v := range i.Args {
			p.sep(n, "")
			p.str("[ ")
			p.operand(v)
			p.str(", ")
			p.operand(i.Blocks[n])
			p.str(" ]")
		}
	case ExtractValue, InsertValue:
		p.str(" ")
		p.typedList(i.Args)
		for _, n := range i.Indices {
			p.str(", ")
			p.num(n)
		}
	case LandingPad:
		p.landingPad(i)
	case CatchPad, CleanupPad:
		p.str(" within ")
		p.operand(i.Args[0])
		p.str(" [")
		p.typedList(i.Args[1:])
		p.str("]")
	case Ret:
		if len(i.Args) > 0 {
			return false
		}
		p.str(" void")
	case Call, Invoke, CallBr:
		p.call(i)
	case Alloca:
		p.alloca(i)
	case VAArg:
		p.str(" ")
		p.typed(i.Args[0])
		p.str(", ")
		p.typ(i.typ)
	default:
		if opTable[i.Op].form != formCast {
			return false
		}
		p.str(" ")
		p.typed(i.Args[0])
		p.str(" to ")
		p.typ(i.typ)
	}
	return true
}

// sep writes a comma between elements of a list, and first before the first.
func (p *printer) sep(n int, first string) {
	if n > 0 {
		p.str(", ")
	} else {
		p.str(first)
	}
}

func (p *printer) branch(i *Inst) {
	switch i.Op {
	case Br:
		if len(i.Args) > 0 {
			p.str(" ")
			p.typed(i.Args[0])
			p.str(",")
		}
		for n, b := range i.Blocks {
			p.sep(n, " ")
			p.typed(b)
		}
	case Switch:
		p.str(" ")
		p.typed(i.Args[0])
		p.str(", ")
		p.typed(i.Blocks[0])
		p.str(" [")
		for n, v := range i.Args[1:] {
			p.str("\n    ")
			p.typed(v)
			p.str(", ")
			p.typed(i.Blocks[n+1])
		}
		p.str("\n  ]")
	case IndirectBr:
		p.str(" ")
		p.typed(i.Args[0])
		p.str(", [")
		p.labels(i.Blocks)
		p.str("]")
	case CatchSwitch:
		p.str(" within ")
		p.operand(i.Args[0])
		p.str(" [")
		p.labels(i.Blocks[1:])
		p.str("] unwind ")
		p.unwind(i.Blocks[0])
	case CleanupRet:
		p.str(" from ")
		p.operand(i.Args[0])
		p.str(" unwind ")
		p.unwind(i.Blocks[0])
	case CatchRet:
		p.str(" from ")
		p.operand(i.Args[0])
		p.str(" to ")
		p.typed(i.Blocks[0])
	}
}

func (p *printer) labels(list []*Block) {
	for n, b := range list {
		p.sep(n, "")
		p.typed(b)
	}
}

func (p *printer) unwind(b *Block) {
	if b == nil {
		p.str("to caller")
	} else {
		p.typed(b)
	}
}

const clauseIndent = "\n          "

func (p *printer) landingPad(i *Inst) {
	p.str(" ")
	p.typ(i.typ)
	if i.Flags&Cleanup != 0 {
		p.str(clauseIndent + "cleanup")
	}
	for _, c := range i.Args {
		if c.Type().Kind == ArrayKind {
			p.str(clauseIndent + "filter ")
		} else {
			p.str(clauseIndent + "catch ")
		}
		p.typed(c)
	}
}

// callType writes the type of a called function, or the part of it that LLVM writes.
func (p *printer) callType(i *Inst) {
	switch {
	case i.Elem.Variadic:
		p.typ(i.Elem)
	case i.calls(p.ends):
		p.typ(Void)
	default:
		p.typ(i.Elem.Elem)
	}
}

func (p *printer) call(i *Inst) {
	c := i.Call
	if c.CC != "" {
		p.str(" " + spaced(c.CC))
	}
	if s := p.attrText(c.RetAttrs, attrsInline); s != "" {
		p.str(" " + s)
	}
	p.callSpace(i)
	p.str(" ")
	p.callType(i)
	p.str(" ")
	p.operand(c.Callee)
	p.str("(")
	for n, a := range i.Args {
		p.sep(n, "")
		p.typ(a.Type())
		if n < len(c.ArgAttrs) {
			if s := p.attrText(c.ArgAttrs[n], attrsInline); s != "" {
				p.str(" " + s)
			}
		}
		p.str(" ")
		p.operand(a)
	}
	if i.Flags&MustTail != 0 && p.inFunction.Sig.Variadic {
		p.sep(len(i.Args), "")
		p.str("...")
	}
	p.str(")")
	p.group(c.Attrs)
	for n, b := range c.Bundles {
		p.sep(n, " [ ")
		p.out = append(appendQuoted(p.out, b.Tag), '(')
		p.typedList(b.Args)
		p.str(")")
	}
	if len(c.Bundles) > 0 {
		p.str(" ]")
	}
	switch i.Op {
	case Invoke:
		p.str(clauseIndent + "to ")
		p.typed(i.Blocks[0])
		p.str(" unwind ")
		p.typed(i.Blocks[1])
	case CallBr:
		p.str(clauseIndent + "to ")
		p.typed(i.Blocks[0])
		p.str(" [")
		p.labels(i.Blocks[1:])
		p.str("]")
	}
}

// callSpace writes the address space of the callee where LLVM writes it.
func (p *printer) callSpace(i *Inst) {
	space := i.Call.Callee.Type().N
	if _, ok := i.Call.Callee.(*Asm); ok {
		space = p.layout.program
	}
	if space != 0 || p.layout.program != 0 {
		p.str(" ")
		p.addrSpace(space)
	}
}

func (p *printer) alloca(i *Inst) {
	p.str(" ")
	p.typ(i.Elem)
	if len(i.Args) > 0 && !isOne(i.Args[0]) {
		p.str(", ")
		p.typed(i.Args[0])
	}
	p.align(", align ", p.layout.alignOf(i))
	if i.Space != 0 {
		p.str(", ")
		p.addrSpace(i.Space)
	}
}

// isOne reports whether v is the constant i32 1.
func isOne(v Value) bool {
	c, ok := v.(*Const)
	return ok && c.typ == I32 && c.Kind == ConstNumber && c.Lo == 1
}

// plainOperands writes operands with one type if they all have it, else each with its type.
func (p *printer) plainOperands(i *Inst) {
	if len(i.Args) == 0 {
		return
	}
	p.str(" ")
	if i.Op == GetElementPtr {
		p.typ(i.Elem)
		p.str(", ")
	} else if i.Op == Load {
		p.typ(i.typ)
		p.str(", ")
	}
	each := false
	switch i.Op {
	case Select, Store, ShuffleVector, Ret, CmpXchg, AtomicRMW:
		each = true
	default:
		for _, a := range i.Args[1:] {
			each = each || a.Type() != i.Args[0].Type()
		}
	}
	if each {
		p.typedList(i.Args)
		return
	}
	p.typ(i.Args[0].Type())
	for n, a := range i.Args {
		p.sep(n, " ")
		p.operand(a)
	}
}

// memory writes orderings and alignments. An alignment that is not stated is that of the data layout.
func (p *printer) memory(i *Inst) {
	if i.Ordering != "" {
		p.quoted(" syncscope(", i.Scope)
		if i.Scope != "" {
			p.str(")")
		}
		p.str(" " + i.Ordering)
		if i.Failure != "" {
			p.str(" " + i.Failure)
		}
	}
	align := p.layout.alignOf(i)
	switch i.Op {
	case Load, Store, CmpXchg, AtomicRMW:
		p.align(", align ", align)
	}
}
