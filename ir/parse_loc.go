package ir

import "strings"

// deferredLocs are locations given by an alias that is defined later. Until the
// end of the file a marker location stands for each such alias.
type deferredLocs struct {
	markers map[string]Location
	refs    []deferredLoc
}

type deferredLoc struct {
	alias  string
	off    int
	marker Location
}

// parseTrailingLoc reads an optional `loc(...)`, which may name an alias that is defined
// later.
func (p *Parser) parseTrailingLoc() (l Location, present, ok bool) {
	if p.kind != tokIdent || !p.acceptWord("loc") {
		return UnknownLoc, false, true
	}
	if !p.expect(tokLParen, "expected '(' in location") {
		return UnknownLoc, true, false
	}
	switch {
	case p.kind != tokHash:
		l, ok = p.parseLocation()
	case strings.IndexByte(p.text(), '.') < 0:
		l, ok = p.locAlias()
	default: // an attribute of a dialect, which MLIR does not read
		ok = p.errorHere("expected location, but found dialect attribute: '" + p.text() + "'")
	}
	return l, true, ok && p.expect(tokRParen, "expected ')' in location")
}

// ParseOptionalLocation reads `loc(...)` if it comes next, for a custom form that gives the location to its operation before it is complete.
func (p *Parser) ParseOptionalLocation() (l Location, present, ok bool) { return p.parseTrailingLoc() }

func (p *Parser) parseTrailingLocOf(op *Operation) bool {
	l, present, ok := p.parseTrailingLoc()
	if present && ok {
		op.loc = l
	}
	return ok
}

func (p *Parser) locAlias() (Location, bool) {
	name, off := p.text()[1:], p.ts
	p.advance()
	if a := p.attrAlias(name, false); a != nil {
		return p.locationOf(a, off)
	}
	d := &p.deferred
	m, ok := d.markers[name]
	if !ok {
		if d.markers == nil {
			d.markers = map[string]Location{}
		}
		m = p.ctx.OpaqueLoc("deferred#"+name, UnknownLoc)
		d.markers[name] = m
		d.refs = append(d.refs, deferredLoc{name, off, m})
	}
	return m, true
}

func (p *Parser) locationOf(a Attribute, off int) (Location, bool) {
	if l, ok := a.(*LocationAttr); ok {
		return l.Loc, true
	}
	return UnknownLoc, p.errorAt(off, "expected location, but found '"+AttrString(a)+"'")
}

// resolveDeferred replaces the markers of aliases that were used before their
// definition by the locations of the aliases.
func (p *Parser) resolveDeferred(root *Operation) bool {
	refs := p.deferred.refs
	if len(refs) == 0 {
		return true
	}
	final := make(map[Location]Location, len(refs))
	for _, r := range refs {
		a := p.attrAliases[r.alias]
		if a == nil {
			return p.errorAt(r.off, "operation location alias was never defined")
		}
		l, ok := p.locationOf(a, r.off)
		if !ok {
			return false
		}
		final[r.marker] = l
	}
	fix := func(l *Location) {
		if *l&locInterned != 0 {
			if to, ok := final[*l]; ok {
				*l = to
			}
		}
	}
	fixLocs(root, fix)
	return true
}

func fixLocs(op *Operation, fix func(*Location)) {
	fix(&op.loc)
	for i := range op.regions() {
		for b := op.regions()[i].first; b != nil; b = b.next {
			for _, a := range b.args {
				fix(&a.argument().loc)
			}
			for o := b.first; o != nil; o = o.next {
				fixLocs(o, fix)
			}
		}
	}
}

func (p *Parser) parseLocAttr() (Attribute, bool) {
	p.advance()
	if !p.expect(tokLParen, "expected '(' in inline location") {
		return nil, false
	}
	l, ok := p.parseLocation()
	if !ok || !p.expect(tokRParen, "expected ')' in inline location") {
		return nil, false
	}
	return p.ctx.LocAttr(l), true
}

// parseLocation reads the text inside of `loc(` and `)`.
func (p *Parser) parseLocation() (Location, bool) {
	if !p.enter() {
		return UnknownLoc, false
	}
	defer p.leave()
	switch p.kind {
	case tokHash:
		a, ok := p.parseDialectAttr(nil)
		if !ok {
			return UnknownLoc, false
		}
		if l, ok := a.(*LocationAttr); ok {
			return l.Loc, true
		}
		return UnknownLoc, p.errorHere("expected location attribute, but got" + AttrString(a))
	case tokString:
		return p.parseNameOrFileLoc()
	case tokIdent:
		switch p.text() {
		case "callsite":
			return p.parseCallSite()
		case "fused":
			return p.parseFused()
		case "unknown":
			p.advance()
			return UnknownLoc, true
		}
	}
	return UnknownLoc, p.errorWrong("expected location instance")
}

func (p *Parser) parseNameOrFileLoc() (Location, bool) {
	s := unquote(p.text())
	p.advance()
	if p.accept(tokColon) {
		line, ok := p.locNumber("line")
		if newer := p.ctx.MLIR() > 19; ok && newer && p.kind != tokColon {
			return p.ctx.FileLineColLoc(s, line, 0), true
		}
		if !ok || !p.expect(tokColon, "expected ':' in FileLineColLoc") {
			return UnknownLoc, false
		}
		col, ok := p.locNumber("column")
		return p.ctx.FileLineColLoc(s, line, col), ok && p.rangeEnd()
	}
	child := UnknownLoc
	if p.accept(tokLParen) {
		var ok bool
		if child, ok = p.parseLocation(); !ok || !p.expect(tokRParen, "expected ')' after child location of NameLoc") {
			return UnknownLoc, false
		}
	}
	return p.ctx.NameLoc(s, child), true
}

// rangeEnd reads the `to :column` or `to line:column` that can follow a position since MLIR 20. Locations do not keep it.
func (p *Parser) rangeEnd() bool {
	if p.ctx.MLIR() <= 19 || !p.acceptWord("to") {
		return true
	}
	if p.kind != tokInt && p.kind != tokColon {
		return p.errorWrong("expected either integer or `:` post `to` in FileLineColRange")
	}
	if p.kind == tokInt {
		if _, ok := p.locNumber("line"); !ok {
			return false
		}
	}
	if !p.expect(tokColon, "expected ':' in FileLineColRange") {
		return false
	}
	_, ok := p.locNumber("column")
	return ok
}

func (p *Parser) locNumber(what string) (uint32, bool) {
	if p.kind == tokInt {
		if v, ok := parseUint64(p.text()); ok && v < 1<<32 {
			p.advance()
			return uint32(v), true
		}
	}
	return 0, p.errorWrong("expected integer " + what + " number in FileLineColLoc")
}

func (p *Parser) parseCallSite() (Location, bool) {
	p.advance()
	if !p.expect(tokLParen, "expected '(' in callsite location") {
		return UnknownLoc, false
	}
	callee, ok := p.parseLocation()
	if !ok {
		return UnknownLoc, false
	}
	if !p.acceptWord("at") {
		return UnknownLoc, p.errorWrong("expected 'at' in callsite location")
	}
	caller, ok := p.parseLocation()
	if !ok || !p.expect(tokRParen, "expected ')' in callsite location") {
		return UnknownLoc, false
	}
	return p.ctx.CallSiteLoc(callee, caller), true
}

func (p *Parser) parseFused() (Location, bool) {
	p.advance()
	var metadata Attribute
	if p.accept(tokLess) {
		var ok bool
		if metadata, ok = p.parseAttr(nil); !ok || !p.expect(tokGreater, "expected '>' after fused location metadata") {
			return UnknownLoc, false
		}
	}
	var parts []Location
	ok := p.list(DelimSquare, " in fused location", func() bool {
		l, ok := p.parseLocation()
		parts = append(parts, l)
		return ok
	})
	if !ok {
		return UnknownLoc, false
	}
	return p.ctx.FusedLoc(parts, metadata), true
}
