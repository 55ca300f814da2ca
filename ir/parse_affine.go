package ir

// affineParser reads affine expressions over named dimensions and symbols, or
// over SSA values.
type affineParser struct {
	*Parser
	names []affineName
	index map[string]int // index of names, once there are many
	// ssa, if set, reads an SSA value as a dimension or symbol.
	ssa           func(symbol bool) bool
	dims, symbols int
}

type affineName struct {
	name string
	expr *AffineExpr
}

func (a *affineParser) lookup(name string) *AffineExpr {
	if a.index != nil {
		if i, ok := a.index[name]; ok {
			return a.names[i].expr
		}
		return nil
	}
	for i := range a.names {
		if a.names[i].name == name {
			return a.names[i].expr
		}
	}
	return nil
}

func (a *affineParser) bind(name string, e *AffineExpr) {
	const few = 16
	a.names = append(a.names, affineName{name, e})
	if len(a.names) == few {
		a.index = map[string]int{}
		for i := range a.names {
			a.index[a.names[i].name] = i
		}
	} else if a.index != nil {
		a.index[name] = len(a.names) - 1
	}
}

// define reads the name of a dimension or symbol.
func (a *affineParser) define(symbol bool) bool {
	if !a.isKeyword() {
		return a.errorWrong("expected bare identifier")
	}
	name := a.text()
	if a.lookup(name) != nil {
		return a.errorHere("redefinition of identifier '" + name + "'")
	}
	a.advance()
	a.bind(name, a.next(symbol))
	return true
}

// next returns the next unused dimension or symbol.
func (a *affineParser) next(symbol bool) *AffineExpr {
	if symbol {
		a.symbols++
		return a.ctx.AffineSymbolExpr(a.symbols - 1)
	}
	a.dims++
	return a.ctx.AffineDimExpr(a.dims - 1)
}

// parseMapOrSet reads `(d...)[s...] -> (...)` or `(d...)[s...] : (...)`.
func (p *Parser) parseMapOrSet() (m *AffineMap, s *IntegerSet, ok bool) {
	a := &affineParser{Parser: p}
	if !a.list(DelimParen, " in dimensional identifier list", func() bool { return a.define(false) }) {
		return nil, nil, false
	}
	if p.kind == tokLSquare && !a.list(DelimSquare, " in symbol list", func() bool { return a.define(true) }) {
		return nil, nil, false
	}
	if p.accept(tokArrow) {
		var results []*AffineExpr
		ok := p.list(DelimParen, " in affine map range", func() bool {
			e := a.expr()
			results = append(results, e)
			return e != nil
		})
		if !ok {
			return nil, nil, false
		}
		return p.ctx.AffineMap(a.dims, a.symbols, results...), nil, true
	}
	if !p.expect(tokColon, "expected '->' or ':'") {
		return nil, nil, false
	}
	s, ok = a.constraints()
	return nil, s, ok
}

func (a *affineParser) constraints() (*IntegerSet, bool) {
	var exprs []*AffineExpr
	var eqs []bool
	ok := a.list(DelimParen, " in integer set constraint list", func() bool {
		e, eq, ok := a.constraint()
		exprs, eqs = append(exprs, e), append(eqs, eq)
		return ok
	})
	if !ok {
		return nil, false
	}
	if len(exprs) == 0 {
		exprs, eqs = []*AffineExpr{a.ctx.AffineConst(0)}, []bool{true}
	}
	return a.ctx.IntegerSet(a.dims, a.symbols, exprs, eqs), true
}

func (a *affineParser) constraint() (e *AffineExpr, eq, ok bool) {
	l := a.expr()
	if l == nil {
		return nil, false, false
	}
	op := a.kind
	if op == tokGreater || op == tokLess || op == tokEqual {
		a.advance()
		if a.accept(tokEqual) {
			r := a.expr()
			if r == nil {
				return nil, false, false
			}
			if op == tokLess {
				l, r = r, l
			}
			return a.minus(l, r), op == tokEqual, true
		}
	}
	return nil, false, a.errorHere("expected '== affine-expr' or '>= affine-expr' at end of affine constraint")
}

func (a *affineParser) minus(l, r *AffineExpr) *AffineExpr {
	c := a.ctx
	return c.AffineBinary(AffineAdd, l, c.AffineBinary(AffineMul, r, c.AffineConst(-1)))
}

// expr reads a sum. It returns nil after an error.
func (a *affineParser) expr() *AffineExpr {
	e := a.product(false)
	for e != nil && (a.kind == tokPlus || a.kind == tokMinus) {
		sub := a.kind == tokMinus
		a.advance()
		r := a.product(true)
		switch {
		case r == nil:
			return nil
		case sub:
			e = a.minus(e, r)
		default:
			e = a.ctx.AffineBinary(AffineAdd, e, r)
		}
	}
	return e
}

// product reads operands joined by *, floordiv, ceildiv and mod. after reports whether
// an operator precedes it.
func (a *affineParser) product(after bool) *AffineExpr {
	e := a.operand(after)
	for e != nil {
		kind, ok := a.productOp()
		if !ok {
			return e
		}
		off := a.ts
		a.advance()
		r := a.operand(true)
		if r == nil {
			return nil
		}
		if why := notAffine(kind, e, r); why != "" {
			// As in MLIR, the error points at the next operator.
			if _, more := a.productOp(); more {
				off = a.ts
			}
			a.errorAt(off, "non-affine expression: "+why)
			return nil
		}
		e = a.ctx.AffineBinary(kind, e, r)
	}
	return e
}

func (a *affineParser) productOp() (AffineKind, bool) {
	switch {
	case a.kind == tokStar:
		return AffineMul, true
	case a.is("floordiv"):
		return AffineFloorDiv, true
	case a.is("ceildiv"):
		return AffineCeilDiv, true
	case a.is("mod"):
		return AffineMod, true
	}
	return 0, false
}

func notAffine(kind AffineKind, l, r *AffineExpr) string {
	if r.isSymbolicOrConstant() {
		return ""
	}
	switch kind {
	case AffineMul:
		if l.isSymbolicOrConstant() {
			return ""
		}
		return "at least one of the multiply operands has to be either a constant or symbolic"
	case AffineFloorDiv:
		return "right operand of floordiv has to be either a constant or symbolic"
	case AffineCeilDiv:
		return "right operand of ceildiv has to be either a constant or symbolic"
	}
	return "right operand of mod has to be either a constant or symbolic"
}

func (a *affineParser) operand(after bool) *AffineExpr {
	switch a.kind {
	case tokInt:
		v, ok := parseUint64(a.text())
		if !ok || int64(v) < 0 {
			a.errorHere("constant too large for index")
			return nil
		}
		a.advance()
		return a.ctx.AffineConst(int64(v))
	case tokPercent:
		return a.ssaOperand(false)
	case tokLParen:
		return a.parenthesized()
	case tokMinus:
		return a.negated(after)
	case tokPlus, tokStar:
		if after {
			a.errorHere("missing right operand of binary operator")
		} else {
			a.errorHere("missing left operand of binary operator")
		}
		return nil
	case tokIdent, tokIntType:
		if a.is("symbol") {
			return a.symbolOperand()
		}
		if e := a.lookup(a.text()); e != nil {
			a.advance()
			return e
		}
		a.errorWrong("use of undeclared identifier")
		return nil
	}
	if after {
		a.errorHere("missing right operand of binary operator")
	} else {
		a.errorHere("expected affine expression")
	}
	return nil
}

func (a *affineParser) parenthesized() *AffineExpr {
	if !a.enter() {
		return nil
	}
	defer a.leave()
	a.advance()
	if a.kind == tokRParen {
		a.errorHere("no expression inside parentheses")
		return nil
	}
	e := a.expr()
	if e == nil || !a.expect(tokRParen, "expected ')'") {
		return nil
	}
	return e
}

func (a *affineParser) negated(after bool) *AffineExpr {
	if !a.enter() {
		return nil
	}
	defer a.leave()
	a.advance()
	errors := a.errors
	e := a.operand(after)
	if e == nil {
		// MLIR repeats the error for every sign before it.
		if a.errors < errors+2 {
			a.errorHere("missing operand of negation")
		}
		return nil
	}
	return a.ctx.AffineBinary(AffineMul, e, a.ctx.AffineConst(-1))
}

func (a *affineParser) symbolOperand() *AffineExpr {
	a.advance()
	if !a.expect(tokLParen, "expected '(' at start of SSA symbol") {
		return nil
	}
	e := a.ssaOperand(true)
	if e == nil || !a.expect(tokRParen, "expected ')' at end of SSA symbol") {
		return nil
	}
	return e
}

func (a *affineParser) ssaOperand(symbol bool) *AffineExpr {
	if a.ssa == nil {
		a.errorWrong("unexpected ssa identifier")
		return nil
	}
	if a.kind != tokPercent {
		a.errorWrong("expected ssa identifier")
		return nil
	}
	name := a.text()
	if e := a.lookup(name); e != nil {
		a.advance()
		return e
	}
	if !a.ssa(symbol) {
		return nil
	}
	e := a.next(symbol)
	a.bind(name, e)
	return e
}

// ParseAffineMap requires `(d...)[s...] -> (...)`.
func (p *Parser) ParseAffineMap() (*AffineMap, bool) {
	off := p.ts
	m, _, ok := p.parseMapOrSet()
	if ok && m == nil {
		ok = p.errorAt(off, "expected AffineMap, but got IntegerSet")
	}
	return m, ok
}

// parseIntegerSet requires `(d...)[s...] : (...)`.
func (p *Parser) parseIntegerSet() (*IntegerSet, bool) {
	off := p.ts
	_, s, ok := p.parseMapOrSet()
	if ok && s == nil {
		ok = p.errorAt(off, "expected IntegerSet, but got AffineMap")
	}
	return s, ok
}

func (p *Parser) parseAffineMapAttr() (Attribute, bool) {
	p.advance()
	if !p.expect(tokLess, "expected '<' in affine map") {
		return nil, false
	}
	m, ok := p.ParseAffineMap()
	if !ok || !p.expect(tokGreater, "expected '>' in affine map") {
		return nil, false
	}
	return p.ctx.MapAttr(m), true
}

func (p *Parser) parseAffineSetAttr() (Attribute, bool) {
	p.advance()
	if !p.expect(tokLess, "expected '<' in integer set") {
		return nil, false
	}
	s, ok := p.parseIntegerSet()
	if !ok || !p.expect(tokGreater, "expected '>' in integer set") {
		return nil, false
	}
	return p.ctx.SetAttr(s), true
}

// ssaAffine returns a parser of affine expressions over SSA values, which it
// collects as dimensions and symbols.
func (p *Parser) ssaAffine(dims, symbols *[]UnresolvedOperand) *affineParser {
	a := &affineParser{Parser: p}
	a.ssa = func(symbol bool) bool {
		o, ok := p.parseUse(true)
		if symbol {
			*symbols = append(*symbols, o)
		} else {
			*dims = append(*dims, o)
		}
		return ok
	}
	return a
}

// ParseAffineMapOfSSA reads affine expressions over SSA values, `[%i + 1,
// symbol(%n)]`, in delimiters d. It returns the map and its operands:
// dimensions, then symbols.
func (p *Parser) ParseAffineMapOfSSA(d Delimiter) (*AffineMap, []UnresolvedOperand, bool) {
	var dims, symbols []UnresolvedOperand
	a := p.ssaAffine(&dims, &symbols)
	var results []*AffineExpr
	ok := p.list(d, " in affine map", func() bool {
		e := a.expr()
		results = append(results, e)
		return e != nil
	})
	if !ok {
		return nil, nil, false
	}
	return p.ctx.AffineMap(a.dims, a.symbols, results...), append(dims, symbols...), true
}

// ParseAffineExprOfSSA reads one affine expression over SSA values.
func (p *Parser) ParseAffineExprOfSSA() (e *AffineExpr, dims, symbols []UnresolvedOperand, ok bool) {
	a := p.ssaAffine(&dims, &symbols)
	e = a.expr()
	return e, dims, symbols, e != nil
}
