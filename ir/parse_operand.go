package ir

import "strconv"

// UnresolvedOperand is an SSA name whose value is not resolved yet.
type UnresolvedOperand struct {
	Loc  Location
	Name string // without %
	// number is n of `%name#n`, 0 by default.
	number int
}

// Argument is a block argument in its source form: `%name : type {attrs} loc(...)`. All
// parts are optional.
type Argument struct {
	Loc   Location
	Name  UnresolvedOperand // empty if there was none
	Type  Type
	Attrs []NamedAttribute
	// sourceLoc is the location after the argument, if HasSourceLoc.
	sourceLoc    Location
	hasSourceLoc bool
}

// parseUse reads `%name` or, if a number is allowed, `%name#n`.
func (p *Parser) parseUse(number bool) (o UnresolvedOperand, ok bool) {
	if p.kind != tokPercent {
		return o, p.errorWrong("expected SSA operand")
	}
	o.Loc, o.Name = p.Loc(), p.text()[1:]
	p.advance()
	if p.kind != tokHash {
		return o, true
	}
	if !number {
		return o, p.errorHere("result number not allowed in argument list")
	}
	n, ok := parseUint64(p.text()[1:])
	if !ok || n > 1<<32-1 {
		return o, p.errorHere("invalid SSA value result number")
	}
	o.number = int(n)
	p.advance()
	return o, true
}

// ParseOperand requires an operand.
func (p *Parser) ParseOperand() (UnresolvedOperand, bool) { return p.parseUse(true) }

// ParseOptionalOperand reads an operand if it comes next.
func (p *Parser) ParseOptionalOperand() (o UnresolvedOperand, present, ok bool) {
	if p.kind != tokPercent {
		return o, false, true
	}
	o, ok = p.parseUse(true)
	return o, true, ok
}

// ParseOperandList reads operands separated by commas. Without delimiters the
// list may be empty too.
func (p *Parser) ParseOperandList(d Delimiter) ([]UnresolvedOperand, bool) {
	if d == DelimNone && p.kind != tokPercent {
		return nil, true
	}
	base := len(p.operandBuf)
	ok := p.list(d, " in operand list", func() bool {
		o, ok := p.parseUse(true)
		p.operandBuf = append(p.operandBuf, o)
		return ok
	})
	var os []UnresolvedOperand
	if n := len(p.operandBuf) - base; n > 0 {
		os = p.operandLists.AllocN(n)
		copy(os, p.operandBuf[base:])
	}
	p.operandBuf = p.operandBuf[:base]
	return os, ok
}

// ParseOperandListN is ParseOperandList for exactly n operands.
func (p *Parser) ParseOperandListN(n int, d Delimiter) ([]UnresolvedOperand, bool) {
	loc := p.Loc()
	if d == DelimNone && n > 0 && p.kind != tokPercent {
		if p.kind == tokLParen || p.kind == tokLSquare {
			return nil, p.EmitError(loc, "unexpected delimiter")
		}
		return nil, p.errorWrong("expected operand")
	}
	os, ok := p.ParseOperandList(d)
	if ok && len(os) != n {
		ok = p.EmitError(loc, "expected "+strconv.Itoa(n)+" operands")
	}
	return os, ok
}

// Resolve returns the value that o names, which must have type t. It returns nil after
// an error.
func (p *Parser) Resolve(o UnresolvedOperand, t Type) *Value {
	return p.resolve(o.Name, uint32(o.number), p.offsetOf(o.Loc), t)
}

// TypeOf returns the type of the value that o names, or nil if neither a definition nor a use precedes.
func (p *Parser) TypeOf(o UnresolvedOperand) Type {
	if v := p.scope.get(p.scope.lookup(o.Name, uint32(o.number))); v != nil {
		return v.typ
	}
	return nil
}

// ResolveOperand appends the value that o names, of type t, to st.
func (p *Parser) ResolveOperand(o UnresolvedOperand, t Type, st *OperationState) bool {
	v := p.Resolve(o, t)
	st.Operands = append(st.Operands, v)
	return v != nil
}

// operandCount emits the error about another number of operands than of types.
func (p *Parser) operandCount(loc Location, operands, types int) bool {
	if p.ctx.MLIR() > 19 {
		return p.EmitError(loc, "number of operands and types do not match: got "+strconv.Itoa(operands)+" operands and "+strconv.Itoa(types)+" types")
	}
	return p.EmitError(loc, strconv.Itoa(operands)+" operands present, but expected "+strconv.Itoa(types))
}

// ResolveOperands appends the values that os name to st. os and ts must have the same
// length; otherwise it emits an error at loc.
func (p *Parser) ResolveOperands(os []UnresolvedOperand, ts []Type, loc Location, st *OperationState) bool {
	if len(os) != len(ts) {
		return p.operandCount(loc, len(os), len(ts))
	}
	for i := range os {
		if !p.ResolveOperand(os[i], ts[i], st) {
			return false
		}
	}
	return true
}

// ResolveOperandsOfType appends the values that os name, all of type t, to st.
func (p *Parser) ResolveOperandsOfType(os []UnresolvedOperand, t Type, st *OperationState) bool {
	for i := range os {
		if !p.ResolveOperand(os[i], t, st) {
			return false
		}
	}
	return true
}

// ParseAssignmentList reads `(%a = %b, ...)`.
func (p *Parser) ParseAssignmentList() (lhs []Argument, rhs []UnresolvedOperand, ok bool) {
	if p.kind != tokLParen {
		return nil, nil, p.EmitError(p.Loc(), "expected '('")
	}
	return p.parseAssignments()
}

// ParseOptionalAssignmentList is ParseAssignmentList if a `(` follows.
func (p *Parser) ParseOptionalAssignmentList() (lhs []Argument, rhs []UnresolvedOperand, ok bool) {
	if p.kind != tokLParen {
		return nil, nil, true
	}
	return p.parseAssignments()
}

func (p *Parser) parseAssignments() (lhs []Argument, rhs []UnresolvedOperand, ok bool) {
	ok = p.list(DelimParen, "", func() bool {
		a, ok := p.ParseArgument(false, false)
		if !ok || !p.ParseEqual() {
			return false
		}
		o, ok := p.ParseOperand()
		lhs, rhs = append(lhs, a), append(rhs, o)
		return ok
	})
	return lhs, rhs, ok
}

// ParseArgument requires `%name`, with `: type` and `{attrs}` if allowed, and an
// optional location.
func (p *Parser) ParseArgument(allowType, allowAttrs bool) (a Argument, ok bool) {
	a.Loc = p.Loc()
	if a.Name, ok = p.parseUse(false); !ok {
		return a, false
	}
	if allowType {
		if a.Type, ok = p.ParseColonType(); !ok {
			return a, false
		}
	}
	if allowAttrs && p.kind == tokLBrace {
		if a.Attrs, ok = p.parseDict(nil); !ok {
			return a, false
		}
	}
	a.sourceLoc, a.hasSourceLoc, ok = p.parseTrailingLoc()
	return a, ok
}

// parseOptionalArgument reads an argument if it comes next.
func (p *Parser) parseOptionalArgument(allowType, allowAttrs bool) (a Argument, present, ok bool) {
	if p.kind != tokPercent {
		return a, false, true
	}
	a, ok = p.ParseArgument(allowType, allowAttrs)
	return a, true, ok
}

// ParseArgumentList reads arguments separated by commas. Without delimiters the
// list may be empty too.
func (p *Parser) ParseArgumentList(d Delimiter, allowType, allowAttrs bool) ([]Argument, bool) {
	if d == DelimNone && p.kind != tokPercent {
		return nil, true
	}
	var as []Argument
	ok := p.list(d, " in argument list", func() bool {
		a, ok := p.ParseArgument(allowType, allowAttrs)
		as = append(as, a)
		return ok
	})
	return as, ok
}
