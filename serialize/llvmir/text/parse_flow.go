package text

import "strconv"

func (p *parser) branch(i *Inst) {
	switch i.Op {
	case Ret:
		p.ret(i)
	case Br:
		if p.is("label") {
			i.Blocks = []*Block{p.label()}
			return
		}
		condAt := p.tok.pos
		v := p.typed()
		if v.Type() != I1 {
			p.failAt(condAt, "branch condition must have 'i1' type")
		}
		p.expect(',', "expected ',' after branch condition")
		yes := p.label()
		p.expect(',', "expected ',' after true destination")
		i.Args, i.Blocks = []Value{v}, []*Block{yes, p.label()}
	case Switch:
		p.switchCases(i)
	case IndirectBr:
		addressAt := p.tok.pos
		v := p.typed()
		if v.Type().Kind != PtrKind {
			p.failAt(addressAt, "indirectbr address must have pointer type")
		}
		p.expect(',', "expected ',' after indirectbr address")
		p.expect('[', "expected '[' with indirectbr")
		i.Args, i.Blocks = []Value{v}, p.labels(nil)
	case CleanupRet:
		p.expectWord("from", "expected 'from' after cleanupret")
		i.Args = []Value{p.value(Token)}
		p.expectWord("unwind", "expected 'unwind' in cleanupret")
		i.Blocks = []*Block{p.unwind()}
	case CatchRet:
		p.expectWord("from", "expected 'from' after catchret")
		i.Args = []Value{p.value(Token)}
		p.expectWord("to", "expected 'to' in catchret")
		i.Blocks = []*Block{p.label()}
	case CatchSwitch:
		p.expectWord("within", "expected 'within' after catchswitch")
		i.typ, i.Args = Token, []Value{p.parentPad("catchswitch")}
		p.expect('[', "expected '[' with catchswitch labels")
		list := p.labels([]*Block{nil})
		p.expectWord("unwind", "expected 'unwind' after catchswitch scope")
		list[0] = p.unwind()
		i.Blocks = list
	}
}

func (p *parser) ret(i *Inst) {
	typeAt := p.tok.pos
	t := p.anyType("expected type")
	want := p.fn.Sig.Elem
	if p.err == nil && t == Void {
		if want != Void {
			p.failAt(typeAt, "value doesn't match function result type '"+typeText(want)+"'")
		}
		return
	}
	if p.err != nil {
		return
	}
	v := p.value(t)
	if want != t {
		p.failAt(typeAt, "value doesn't match function result type '"+typeText(want)+"'")
	}
	i.Args = []Value{v}
}

// labels reads labels up to a bracket and appends them to list.
func (p *parser) labels(list []*Block) []*Block {
	for p.tok.kind != ']' && p.tok.kind != tokEOF {
		list = append(list, p.label())
		if !p.accept(',') {
			break
		}
	}
	p.expect(']', "expected ']' at end of block list")
	return list
}

func (p *parser) unwind() *Block {
	if p.acceptWord("to") {
		p.expectWord("caller", "expected 'caller' in unwind destination")
		return nil
	}
	return p.label()
}

func (p *parser) parentPad(what string) Value {
	if !p.is("none") && p.tok.kind != tokLocal && p.tok.kind != tokLocalID {
		p.fail("expected scope value for " + what)
	}
	return p.value(Token)
}

func (p *parser) switchCases(i *Inst) {
	at := p.tok.pos
	v := p.typed()
	p.expect(',', "expected ',' after switch condition")
	i.Args, i.Blocks = []Value{v}, []*Block{p.label()}
	p.expect('[', "expected '[' with switch table")
	if v.Type().Kind != IntKind {
		p.failAt(at, "switch condition must have integer type")
	}
	seen := map[string]bool{}
	for p.tok.kind != ']' && p.tok.kind != tokEOF {
		at := p.tok.pos
		text := ""
		c := p.typed()
		p.expect(',', "expected ',' after case value")
		b := p.label()
		k, ok := c.(*Const)
		if !ok || k.Kind != ConstNumber {
			p.failAt(at, "case value is not a constant integer")
			return
		}
		text = strconv.FormatUint(k.Lo, 10)
		if k.Big != nil {
			text = k.Big.String()
		}
		if seen[text] {
			p.failAt(at, "duplicate case value in switch")
		}
		seen[text] = true
		i.AddCase(c, b)
	}
	p.expect(']', "expected ']' at end of switch table")
}

func (p *parser) phi(i *Inst) {
	at := p.tok.pos
	i.typ = p.typ()
	if i.typ.Kind == FuncKind || i.typ == Label || i.typ == MetaType {
		p.failAt(at, "phi node must have first class type")
	}
	for first := p.tok.kind == '['; first || p.moreOperands(); first = false {
		p.expect('[', "expected '[' in phi value list")
		v := p.value(i.typ)
		p.expect(',', "expected ',' after insertelement value")
		b := p.value(Label)
		p.expect(']', "expected ']' in phi value list")
		if block, ok := b.(*Block); ok {
			i.AddIncoming(v, block)
		}
	}
}

func (p *parser) landingPad(i *Inst) {
	i.typ = p.typ()
	i.Flags |= p.flags(Cleanup)
	for p.err == nil {
		w := p.oneOf("catch filter")
		if w == "" {
			return
		}
		at := p.tok.pos
		v := p.typed()
		if array := v.Type().Kind == ArrayKind; w == "catch" && array {
			p.failAt(at, "'catch' clause has an invalid type")
		} else if w == "filter" && !array {
			p.failAt(at, "'filter' clause has an invalid type")
		}
		i.Args = append(i.Args, v)
	}
}

// pad reads catchpad and cleanuppad.
func (p *parser) pad(i *Inst) {
	p.expectWord("within", "expected 'within' after "+i.Op.Name())
	i.typ, i.Args = Token, []Value{p.parentPad(i.Op.Name())}
	p.expect('[', "expected '[' in "+i.Op.Name())
	for p.tok.kind != ']' && p.tok.kind != tokEOF {
		i.Args = append(i.Args, p.typed())
		if !p.accept(',') {
			break
		}
	}
	p.expect(']', "expected ']' at end of argument list")
}
