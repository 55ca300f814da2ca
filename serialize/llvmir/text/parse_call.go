package text

// call reads call, invoke and callbr.
func (p *parser) call(i *Inst, at int) {
	c := &CallInfo{CC: p.convention()}
	i.Call = c
	c.RetAttrs = p.attrs(false, nil)
	space := parseLayout(p.m.DataLayout).program
	if p.is("addrspace") {
		space = p.optionalSpace()
	}
	typeAt := p.tok.pos
	t := p.anyType("expected type")
	callee := p.tok
	if p.err == nil && callee.kind != tokGlobal && callee.kind != tokGlobalID && callee.kind != tokLocal && callee.kind != tokLocalID && callee.kind != tokWord {
		p.fail("expected value token")
	}
	c.Callee = p.callee(p.m.Pointer(space))
	p.arguments(i, t, typeAt, at)
	if p.err != nil {
		return
	}
	if ref := p.globals[globalKey(callee)]; ref != nil && (callee.kind == tokGlobal || callee.kind == tokGlobalID) && !ref.found {
		ref.called = i.Elem
	}
	p.functionAttrs(&c.Attrs, nil)
	p.bundles(c)
	switch i.Op {
	case Invoke:
		p.expectWord("to", "expected 'to' in invoke")
		normal := p.label()
		p.expectWord("unwind", "expected 'unwind' in invoke")
		i.Blocks = []*Block{normal, p.label()}
	case CallBr:
		p.expectWord("to", "expected 'to' in callbr")
		first := p.label()
		p.expect('[', "expected '[' in callbr")
		i.Blocks = p.labels([]*Block{first})
	}
	i.typ = i.Elem.Elem
	if i.Flags&Fast != 0 && !FastType(i.typ) {
		p.failAt(at, "fast-math-flags specified for call without floating-point scalar or vector return type")
	}
}

// FastType reports whether values of the type may have fast-math flags.
func FastType(t *Type) bool {
	for t.Kind == ArrayKind {
		t = t.Elem
	}
	if t.Kind == StructKind {
		for _, e := range t.Elems {
			if e != t.Elems[0] {
				return false
			}
		}
		return len(t.Elems) > 0 && t.Elems[0].Scalar().IsFloat()
	}
	return t.Scalar().IsFloat()
}

func (p *parser) callee(t *Type) Value {
	if !p.is("asm") {
		return p.value(t)
	}
	p.advance()
	a := &Asm{}
	for _, w := range [...]struct {
		word string
		into *bool
	}{{"sideeffect", &a.SideEffect}, {"alignstack", &a.AlignStack}, {"inteldialect", &a.Intel}, {"unwind", &a.Unwind}} {
		*w.into = p.acceptWord(w.word)
	}
	a.Text = p.text("expected string constant")
	p.expect(',', "expected comma in inline asm expression")
	a.Constraints = p.text("expected constraint string")
	return a
}

// arguments reads the arguments of a call. t is the function type, or the type of the result.
func (p *parser) arguments(i *Inst, t *Type, typeAt, callAt int) {
	p.expect('(', "expected '(' in call")
	var types []*Type
	var places []int
	for p.tok.kind != ')' && p.tok.kind != tokEOF {
		if p.accept(tokDots) {
			if i.Flags&MustTail == 0 || !p.fn.Sig.Variadic {
				p.fail("unexpected ellipsis in argument list for non-musttail call")
			}
			break
		}
		places = append(places, p.tok.pos)
		at := p.typ()
		types = append(types, at)
		if at == MetaType {
			i.Args = append(i.Args, &MetaOperand{p.metadata()})
			i.Call.ArgAttrs = append(i.Call.ArgAttrs, nil)
		} else {
			i.Call.ArgAttrs = append(i.Call.ArgAttrs, p.attrs(false, nil))
			i.Args = append(i.Args, p.value(at))
		}
		if !p.accept(',') {
			break
		}
	}
	p.expect(')', "expected ')' at end of argument list")
	if p.err != nil {
		return
	}
	if t.Kind != FuncKind {
		if t == Label || t == MetaType {
			p.failAt(typeAt, "Invalid result type for LLVM function")
			return
		}
		i.Elem = p.m.Func(t, false, types...)
		return
	}
	i.Elem = t
	switch {
	case len(types) < len(t.Elems):
		p.failAt(callAt, "not enough parameters specified for call")
		return
	case len(types) > len(t.Elems) && !t.Variadic:
		p.failAt(places[len(t.Elems)], "too many arguments specified")
		return
	}
	for n, want := range t.Elems {
		if types[n] != want {
			p.failAt(places[n], "argument is not of expected type '"+typeText(want)+"'")
			return
		}
	}
}

func (p *parser) bundles(c *CallInfo) {
	if !p.accept('[') {
		return
	}
	for p.tok.kind != ']' && p.tok.kind != tokEOF {
		b := Bundle{Tag: p.text("expected string constant")}
		p.expect('(', "expected '(' in operand bundle")
		for p.tok.kind != ')' && p.tok.kind != tokEOF {
			b.Args = append(b.Args, p.typed())
			if !p.accept(',') {
				break
			}
		}
		p.expect(')', "expected ')' in operand bundle")
		c.Bundles = append(c.Bundles, b)
		if !p.accept(',') {
			break
		}
	}
	p.expect(']', "expected ']' at end of operand bundle list")
}
