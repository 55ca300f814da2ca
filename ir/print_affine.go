package ir

// AffineMap writes m without `affine_map<…>`.
func (p *Printer) AffineMap(m *AffineMap) {
	p.affineSpace(m.Dims, m.Symbols)
	p.Str(" -> (")
	for i, e := range m.Results {
		if i > 0 {
			p.Str(", ")
		}
		p.affineExpr(e)
	}
	p.Byte(')')
}

// integerSet writes s without `affine_set<…>`.
func (p *Printer) integerSet(s *IntegerSet) {
	p.affineSpace(s.Dims, s.Symbols)
	p.Str(" : (")
	for i, e := range s.Constraints {
		if i > 0 {
			p.Str(", ")
		}
		p.affineExpr(e)
		if s.Equalities[i] {
			p.Str(" == 0")
		} else {
			p.Str(" >= 0")
		}
	}
	p.Byte(')')
}

// affineSpace writes `(d0, …)[s0, …]`, without brackets if there are no symbols.
func (p *Printer) affineSpace(dims, symbols int) {
	p.affineNames('(', 'd', dims, ')')
	if symbols > 0 {
		p.affineNames('[', 's', symbols, ']')
	}
}

func (p *Printer) affineNames(open, letter byte, n int, end byte) {
	p.Byte(open)
	for i := range n {
		if i > 0 {
			p.Str(", ")
		}
		p.Byte(letter)
		p.Int(int64(i))
	}
	p.Byte(end)
}

// affineExpr writes e over d0, … and s0, ….
func (p *Printer) affineExpr(e *AffineExpr) { (&affineWriter{p: p}).expr(e, false) }

// AffineMapOfSSA writes the results of m with operands in place of dimensions
// and of symbols. A symbol prints as `symbol(%v)`.
func (p *Printer) AffineMapOfSSA(m *AffineMap, operands []*Value) {
	w := affineWriter{p: p, dims: operands[:m.Dims], symbols: operands[m.Dims:], ssa: true}
	for i, e := range m.Results {
		if i > 0 {
			p.Str(", ")
		}
		w.expr(e, false)
	}
}

// AffineExprOfSSA writes e with values in place of dimensions and symbols.
func (p *Printer) AffineExprOfSSA(e *AffineExpr, dims, symbols []*Value) {
	(&affineWriter{p: p, dims: dims, symbols: symbols, ssa: true}).expr(e, false)
}

type affineWriter struct {
	p             *Printer
	dims, symbols []*Value
	ssa           bool
}

var affineSpelling = [...]string{AffineMul: " * ", AffineMod: " mod ", AffineFloorDiv: " floordiv ", AffineCeilDiv: " ceildiv "}

// expr writes e, with parentheses if e is not atomic and strong is set.
func (w *affineWriter) expr(e *AffineExpr, strong bool) {
	p := w.p
	switch e.Kind {
	case AffineConstant:
		p.Int(e.Value)
		return
	case AffineDim, AffineSymbol:
		w.name(e)
		return
	}
	if strong {
		p.Byte('(')
	}
	switch {
	case e.Kind == AffineAdd:
		w.sum(e)
	case e.Kind == AffineMul && e.RHS.isConst(-1):
		p.Byte('-')
		w.expr(e.LHS, true)
	default:
		w.expr(e.LHS, true)
		p.Str(affineSpelling[e.Kind])
		w.expr(e.RHS, true)
	}
	if strong {
		p.Byte(')')
	}
}

func (w *affineWriter) name(e *AffineExpr) {
	p := w.p
	dim := e.Kind == AffineDim
	switch {
	case w.ssa && dim:
		p.Operand(w.dims[e.Value])
	case w.ssa:
		p.Str("symbol(")
		p.Operand(w.symbols[e.Value])
		p.Byte(')')
	case dim:
		p.Byte('d')
		p.Int(e.Value)
	default:
		p.Byte('s')
		p.Int(e.Value)
	}
}

// sum writes an addition, as a subtraction if its right side is negative.
func (w *affineWriter) sum(e *AffineExpr) {
	p := w.p
	w.expr(e.LHS, false)
	r := e.RHS
	if r.Kind == AffineMul && r.RHS.Kind == AffineConstant && r.RHS.Value < 0 {
		p.Str(" - ")
		if r.RHS.Value == -1 {
			w.expr(r.LHS, r.LHS.Kind == AffineAdd)
			return
		}
		w.expr(r.LHS, true)
		p.Str(" * ")
		p.Int(-r.RHS.Value)
		return
	}
	if r.Kind == AffineConstant && r.Value < 0 {
		p.Str(" - ")
		p.Int(-r.Value)
		return
	}
	p.Str(" + ")
	w.expr(r, false)
}

func (e *AffineExpr) isConst(v int64) bool { return e.Kind == AffineConstant && e.Value == v }
