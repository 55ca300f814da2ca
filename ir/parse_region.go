package ir

import "strconv"

func (p *Parser) newRegion() *Region {
	if n := len(p.regions); n > 0 {
		r := p.regions[n-1]
		p.regions = p.regions[:n-1]
		return r
	}
	return NewRegion()
}

// parseRegion reads `{ blocks }` into r. The entry block gets args if they have names
// or if the region must have these arguments.
func (p *Parser) parseRegion(r *Region, args []Argument, isolated bool) bool {
	if !p.expect(tokLBrace, "expected '{' to begin a region") {
		return false
	}
	if len(args) > 0 || p.kind != tokRBrace {
		if !p.enter() {
			return false
		}
		outer := p.block
		ok := p.parseRegionBody(r, args, isolated)
		p.block = outer
		p.leave()
		if !ok {
			return false
		}
	}
	p.advance()
	return true
}

func (p *Parser) parseRegionBody(r *Region, args []Argument, isolated bool) bool {
	return p.parseRegionBlocks(r, p.arena.NewBlock(), args, isolated)
}

// parseRegionBlocks reads the blocks of r. entry is the first block; it is already in r
// or in no region yet.
func (p *Parser) parseRegionBlocks(r *Region, entry *Block, args []Argument, isolated bool) bool {
	p.scope.push(isolated)
	p.blocks.push()
	if len(args) > 0 && args[0].Name.Name != "" {
		if p.kind == tokCaret {
			return p.errorHere("invalid block name in region with named arguments")
		}
		for i := range args {
			if !p.addEntryArgument(entry, &args[i]) {
				return false
			}
		}
	}
	if entry.region == nil {
		r.Append(entry)
	}
	if !p.parseBlock(r, entry) {
		return false
	}
	if len(args) > 0 && len(entry.args) > len(args) {
		return p.errorHere("entry block arguments were already defined")
	}
	for p.kind != tokRBrace {
		if !p.parseBlock(r, nil) {
			return false
		}
	}
	p.scope.pop()
	return p.popBlocks()
}

func (p *Parser) addEntryArgument(b *Block, a *Argument) bool {
	off := p.offsetOf(a.Name.Loc)
	k := p.scope.lookup(a.Name.Name, uint32(a.Name.number))
	if p.scope.get(k) != nil {
		return p.errorAt(off, "region entry argument '%"+a.Name.Name+"' is already in use",
			Note(p.loc(int(p.scope.entries[k].off)), "previously referenced here"))
	}
	loc := a.sourceLoc
	if !a.hasSourceLoc {
		loc = a.Name.Loc
	}
	return p.define(a.Name.Name, uint32(a.Name.number), off, p.addArg(b, a.Type, loc))
}

func (p *Parser) addArg(b *Block, t Type, loc Location) *Value {
	v := p.arena.args.Alloc().init(b, len(b.args), t, loc)
	b.args = append(b.args, v)
	return v
}

// parseBlock reads a block of r: entry, whose label is optional, or a new one.
func (p *Parser) parseBlock(r *Region, entry *Block) bool {
	if entry != nil && p.kind != tokCaret {
		return p.parseBlockBody(entry)
	}
	off := p.ts
	if p.kind != tokCaret {
		return p.errorWrong("expected block name")
	}
	name := p.text()[1:]
	p.advance()
	b := entry
	switch d := p.blocks.lookup(name); {
	case d == nil:
		if b == nil {
			b = p.arena.NewBlock()
		}
		p.blocks.add(name, b, off, false)
	case !d.forward:
		return p.errorAt(off, "redefinition of block '^"+name+"'")
	default:
		d.forward, d.off = false, off
		b = d.block
	}
	if entry == nil {
		r.Append(b)
	}
	if p.kind == tokLParen && !p.parseBlockArgs(b) {
		return false
	}
	return p.expect(tokColon, "expected ':' after block name") && p.parseBlockBody(b)
}

func (p *Parser) parseBlockBody(b *Block) bool {
	p.block = b
	for p.kind != tokCaret && p.kind != tokRBrace {
		if !p.parseOperation() {
			return false
		}
		p.block = b
	}
	return true
}

// parseBlockArgs reads `(%a: type, ...)` of a label. Arguments that the block already
// has only get their names.
func (p *Parser) parseBlockArgs(b *Block) bool {
	existing, next := len(b.args) > 0, 0
	return p.list(DelimParen, "", func() bool {
		o, ok := p.parseUse(true)
		if !ok || !p.expect(tokColon, "expected ':' and type for SSA operand") {
			return false
		}
		t, ok := p.parseType()
		if !ok {
			return false
		}
		var v *Value
		switch {
		case !existing:
			v = p.addArg(b, t, o.Loc)
		case next >= len(b.args):
			return p.errorHere("too many arguments specified in argument list")
		default:
			v = b.args[next]
			next++
			if v.typ != t {
				return p.errorHere("argument and block argument type mismatch")
			}
		}
		l, present, ok := p.parseTrailingLoc()
		if !ok {
			return false
		}
		if present {
			v.SetLoc(l)
		}
		return p.define(o.Name, uint32(o.number), p.offsetOf(o.Loc), v)
	})
}

// parseSuccessor requires a block name.
func (p *Parser) parseSuccessor() (*Block, bool) {
	if p.kind != tokCaret {
		return nil, p.errorWrong("expected block name")
	}
	name, off := p.text()[1:], p.ts
	p.advance()
	if d := p.blocks.lookup(name); d != nil {
		return d.block, true
	}
	b := p.arena.NewBlock()
	p.blocks.add(name, b, off, true)
	return b, true
}

// parseOptionalSuccessor reads a block name if it comes next.
func (p *Parser) parseOptionalSuccessor() (b *Block, present, ok bool) {
	if p.kind != tokCaret {
		return nil, false, true
	}
	b, ok = p.parseSuccessor()
	return b, true, ok
}

// ParseSuccessor requires the name of a block.
func (p *Parser) ParseSuccessor() (*Block, bool) { return p.parseSuccessor() }

// ParseSuccessorAndUses requires a block name with the operands passed to it, `^bb1(%a,
// %b : i32, f32)`.
func (p *Parser) ParseSuccessorAndUses() (*Block, []*Value, bool) {
	b, ok := p.parseSuccessor()
	if !ok || !p.accept(tokLParen) {
		return b, nil, ok
	}
	vs, ok := p.parseUsesAndTypes()
	return b, vs, ok && p.expect(tokRParen, "expected ')'")
}

// parseUsesAndTypes reads `%a, %b : i32, f32`, which may be empty.
func (p *Parser) parseUsesAndTypes() ([]*Value, bool) {
	if p.kind != tokPercent {
		return nil, true
	}
	os, ok := p.ParseOperandList(DelimNone)
	if !ok || !p.expect(tokColon, "expected ':' in operand list") {
		return nil, false
	}
	off := p.ts
	ts, ok := p.ParseTypeList()
	if !ok {
		return nil, false
	}
	if len(os) != len(ts) {
		return nil, p.errorAt(off, "expected "+strconv.Itoa(len(os))+" types to match operand list")
	}
	vs := make([]*Value, len(os))
	for i := range os {
		if vs[i] = p.resolve(os[i].Name, uint32(os[i].number), p.offsetOf(os[i].Loc), ts[i]); vs[i] == nil {
			return nil, false
		}
	}
	return vs, true
}

func (p *Parser) parseSuccessors(st *OperationState) bool {
	if !p.expect(tokLSquare, "expected '['") {
		return false
	}
	return p.listUntil(tokRSquare, "]", false, func() bool {
		b, ok := p.parseSuccessor()
		st.Successors = append(st.Successors, b)
		return ok
	})
}

// ParseRegion requires a region whose entry block has the given arguments. Their names
// are visible in the region, and so are the names from outside.
func (p *Parser) ParseRegion(args []Argument) (*Region, bool) {
	return p.parseRegionIsolated(args, false)
}

// ParseIsolatedRegion is ParseRegion, but names from outside are hidden and can be reused, also for the arguments.
func (p *Parser) ParseIsolatedRegion(args []Argument) (*Region, bool) {
	return p.parseRegionIsolated(args, true)
}

// parseRegionIsolated is ParseRegion. If isolated is set, names from outside are hidden
// and can be reused.
func (p *Parser) parseRegionIsolated(args []Argument, isolated bool) (*Region, bool) {
	op := p.op
	r := p.newRegion()
	ok := p.parseRegion(r, args, isolated)
	p.op = op
	return r, ok
}

// ParseOptionalRegion reads a region if it comes next.
func (p *Parser) ParseOptionalRegion(args []Argument) (r *Region, present, ok bool) {
	if p.kind != tokLBrace {
		return nil, false, true
	}
	r, ok = p.ParseRegion(args)
	return r, true, ok
}

// EnsureTerminator adds a block to r if it has none, and adds the terminator called
// name if that block has none.
func (p *Parser) EnsureTerminator(r *Region, name string, loc Location) {
	if r.Empty() {
		r.Append(p.arena.NewBlock())
	}
	b := r.Last()
	if t := b.last; t != nil && t.HasTrait(Terminator) {
		return
	}
	b.Append(p.arena.Create(&OperationState{Loc: loc, Info: p.ctx.OpInfo(name)}))
}
