package ir

import "strings"

// ForeignText is the attribute that holds the text of an operation whose dialect is not registered and whose custom syntax
// the parser therefore cannot read (see [Context.Foreign]).
const ForeignText = "assembly"

// IsForeign reports whether op stands for text that the parser could not read.
func IsForeign(op *Operation) bool {
	return op.info.Def == nil && op.info.Dialect == nil && op.Attr(ForeignText) != nil
}

// KeepsDialect reports whether operations, types and attributes of a dialect that is not registered are kept as they are.
func (c *Context) KeepsDialect(name string) bool {
	return c.AllowUnregistered || c.Foreign != nil && c.Foreign(name)
}

// foreignDialect reports whether an operation of custom syntax is kept as text.
func (p *Parser) foreignDialect(info *OpInfo) bool {
	dialect, _, ok := strings.Cut(info.Name, ".")
	return ok && dialect != "" && info.Dialect == nil && p.ctx.Foreign != nil && p.ctx.Foreign(dialect)
}

// parseForeign reads an operation of which only the name is known, up to the next operation of the block, the next label, or
// the end of the region. Its operands are the values of which the text speaks and whose types are known, and its
// successors are the blocks. Its results get their types from their uses: see bindForeign.
func (p *Parser) parseForeign(off int, info *OpInfo) *Operation {
	st := p.takeState()
	st.Loc, st.Info = p.loc(off), info
	var open []tokenKind // the brackets that are open
	end := p.last
	braces := 0
	for !p.foreignEnds(len(open) == 0) {
		switch p.kind {
		case tokEOF, tokError:
			if p.kind == tokEOF {
				p.errorAt(off, "the operation '"+info.Name+"' of a dialect that is not registered does not end: a bracket is open")
			}
			return nil
		case tokLParen, tokLSquare, tokLess, tokLBrace:
			if open = append(open, p.kind); p.kind == tokLBrace {
				braces++
			}
		case tokRParen, tokRSquare, tokGreater, tokRBrace:
			if p.kind == tokRBrace {
				braces--
			}
			open = closeBracket(open, p.kind)
		case tokPercent:
			p.addForeignOperand(st)
		case tokCaret:
			if braces == 0 {
				b, _ := p.parseSuccessor()
				st.Successors = append(st.Successors, b)
				end = p.last
				continue
			}
		}
		end = p.te
		p.advance()
	}
	st.Attrs = append(st.Attrs, Named(ForeignText, p.ctx.String(strings.Clone(p.src[off:end]))))
	return p.create(st)
}

// closeBracket removes the bracket that a closing one closes, with those of < that are open in it: in syntax that nobody
// knows, < may be no bracket.
func closeBracket(open []tokenKind, by tokenKind) []tokenKind {
	want := map[tokenKind]tokenKind{tokRParen: tokLParen, tokRSquare: tokLSquare, tokGreater: tokLess, tokRBrace: tokLBrace}[by]
	n := len(open)
	for n > 0 && open[n-1] == tokLess && want != tokLess {
		n--
	}
	if n > 0 && open[n-1] == want {
		return open[:n-1]
	}
	return open
}

// foreignEnds reports whether an operation of unknown syntax ends before the current token. outside says that no bracket
// is open.
func (p *Parser) foreignEnds(outside bool) bool {
	if !outside {
		return false
	}
	switch p.kind {
	case tokRBrace, tokEOF, tokMetaBegin:
		return true
	}
	if strings.IndexByte(p.src[p.last:p.ts], '\n') < 0 {
		return false
	}
	switch p.kind {
	case tokIdent:
		name := p.text()
		return strings.IndexByte(name, '.') > 0 || p.opNamed(name, p.dialects[len(p.dialects)-1]).info.Def != nil
	case tokPercent, tokCaret, tokString, tokHash, tokBang:
		return p.beginsItem()
	}
	return false
}

// beginsItem reports whether the current token begins a label, an operation with results or in generic form, or an alias.
func (p *Parser) beginsItem() bool {
	kind, at := p.kind, p.ts
	defer p.resetTo(at)
	p.advance()
	switch kind {
	case tokString:
		return p.kind == tokLParen
	case tokHash, tokBang:
		return p.kind == tokEqual
	case tokCaret:
		for depth := 0; p.kind == tokLParen || depth > 0 && p.kind != tokEOF && p.kind != tokError; p.advance() {
			if p.kind == tokLParen {
				depth++
			} else if p.kind == tokRParen {
				if depth--; depth == 0 {
					p.advance()
					break
				}
			}
		}
		return p.kind == tokColon
	}
	// The bound keeps the work linear where many lines begin with names.
	for n := 0; n < maxForeignResults && (p.kind == tokColon || p.kind == tokInt || p.kind == tokComma || p.kind == tokPercent); n++ {
		p.advance()
	}
	return p.kind == tokEqual
}

// addForeignOperand adds the value that the current token names, if its type is known.
func (p *Parser) addForeignOperand(st *OperationState) {
	number := uint64(0)
	if te := p.te; p.byteAt(te) == '#' {
		i := te + 1
		for charClass[p.byteAt(i)]&classDigit != 0 {
			i++
		}
		number, _ = parseUint64(p.src[te+1 : i])
	}
	v := p.scope.get(p.scope.lookup(p.text()[1:], uint32(number)))
	if v != nil && v.typ != nil && !isForward(v) {
		st.Operands = append(st.Operands, v)
	}
}

// maxForeignResults bounds the results that a foreign operation names.
const maxForeignResults = 1 << 12

// bindForeign binds the names of the results of a foreign operation. The first use of a name says the type of its value, which a
// cast of nothing then stands for.
func (p *Parser) bindForeign(op *Operation, groups []resultGroup) bool {
	for i := range groups {
		g := &groups[i]
		if g.count > maxForeignResults {
			return p.errorAt(g.off, "too many results of an operation of a dialect that is not registered")
		}
		for n := range uint32(g.count) {
			if !p.defineForeign(g, n, op) {
				return false
			}
		}
	}
	return true
}

// defineForeign binds the name of one result.
func (p *Parser) defineForeign(g *resultGroup, n uint32, op *Operation) bool {
	s := &p.scope
	k := s.lookup(g.name, n)
	if old := s.get(k); old != nil && isForward(old) && s.foreign[old] == nil {
		return p.define(g.name, n, g.off, p.foreignResult(op, old.typ)) // an earlier use says the type
	}
	if s.foreign == nil {
		s.foreign = map[*Value]*Operation{}
	}
	v := &Value{}
	s.foreign[v] = op
	return p.define(g.name, n, g.off, v)
}

// foreignResult makes a value that stands for a result of op.
func (p *Parser) foreignResult(op *Operation, t Type) *Value {
	made := p.arena.Create(&OperationState{Loc: op.loc, Info: p.ctx.OpInfo("builtin.unrealized_conversion_cast"), Results: []Type{t}})
	op.Block().insertBefore(made, op.Next())
	return made.result(0)
}
