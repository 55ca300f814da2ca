package ir

import "strings"

// Parse reads file and returns its builtin.module. If the top level is not a single
// module, Parse wraps the operations in one. Parse verifies nothing. It returns false
// after it reported errors to the context.
func Parse(ctx *Context, file *SourceFile) (*Operation, bool) {
	return onlyModule(ParseTopLevel(ctx, file))
}

// Parse is [Parse] for the scope, which gets the errors and can stop it. The module
// belongs to the scope once [Scope.Own] takes it.
func (s *Scope) Parse(file *SourceFile) (*Operation, bool) {
	return onlyModule(parseTopLevel(s.ctx, file, s))
}

// onlyModule returns the module that is alone in op, or else op.
func onlyModule(op *Operation, ok bool) (*Operation, bool) {
	if !ok {
		return nil, false
	}
	body := op.regions()[0].first
	if only := body.first; only != nil && only == body.last && only.Is(Module) {
		only.Remove()
		return only, true
	}
	return op, true
}

// ParseTopLevel reads file like [Parse], but always wraps the operations in a module.
func ParseTopLevel(ctx *Context, file *SourceFile) (*Operation, bool) {
	return parseTopLevel(ctx, file, nil)
}

func parseTopLevel(ctx *Context, file *SourceFile, work *Scope) (*Operation, bool) {
	if f := ctx.registry.formatOf(file.Text); f != nil {
		return readSource(ctx, f, file, work)
	}
	if op, ok := parseInParallel(ctx, file, work); ok {
		ctx.adapt(op, false)
		return op, true
	}
	p := newParser(ctx, file, work)
	defer p.release()
	module, ok := p.parseFile()
	if !ok || !p.finish(module) || p.errors > 0 {
		return nil, false
	}
	ctx.adapt(module, false)
	return module, true
}

// parseFile reads the whole file into a new module.
func (p *Parser) parseFile() (*Operation, bool) {
	ctx, file := p.ctx, p.file
	module := p.arena.Create(&OperationState{Loc: file.start(ctx), Info: ctx.OpInfo("builtin.module"), Regions: make([]*Region, 1)})
	block := p.arena.NewBlock()
	module.regions()[0].Append(block)
	for p.kind != tokEOF {
		p.block = block
		if !p.parseTopLevelItem() {
			return nil, false
		}
	}
	return module, true
}

func (p *Parser) parseTopLevelItem() bool {
	switch p.kind {
	case tokError:
		return false
	case tokHash:
		return p.parseAttrAlias()
	case tokBang:
		return p.parseTypeAlias()
	case tokMetaBegin:
		return p.parseMetadata()
	}
	return p.parseOperation()
}

// finish reports names that were used and never defined.
func (p *Parser) finish(module *Operation) bool {
	ok := true
	p.scope.close(&p.scope.scopes[0])
	for _, f := range p.scope.forward {
		if f.Scratch == 0 {
			known := func() []string { return p.scope.visible(f) }
			ok = p.unknownAt(f.off, "%"+p.scope.entries[f.entry].name, known, "use of undeclared SSA value name")
		}
	}
	return ok && p.resolveDeferred(module) && p.popBlocks()
}

func (p *Parser) parseAttrAlias() bool {
	name, off := p.text()[1:], p.ts
	if p.attrAliases[name] != nil {
		return p.errorHere("redefinition of attribute alias id '" + name + "'")
	}
	if strings.IndexByte(name, '.') >= 0 {
		return p.errorHere("attribute names with a '.' are reserved for dialect-defined names")
	}
	p.advance()
	if !p.expect(tokEqual, "expected '=' in attribute alias definition") {
		return false
	}
	a, ok := p.parseAttr(nil)
	if !ok {
		return false
	}
	size := a.attrBase().extent
	if l, ok := a.(*LocationAttr); ok {
		size = p.locExtent(l.Loc)
	}
	if !p.checkExtent(size, off) {
		return false
	}
	if p.attrAliases == nil {
		p.attrAliases = map[string]Attribute{}
	}
	p.attrAliases[name] = a
	p.defined('#', name, a, nil)
	return true
}

func (p *Parser) parseTypeAlias() bool {
	name, off := p.text()[1:], p.ts
	if p.typeAliases[name] != nil {
		return p.errorHere("redefinition of type alias id '" + name + "'")
	}
	if strings.IndexByte(name, '.') >= 0 {
		return p.errorHere("type names with a '.' are reserved for dialect-defined names")
	}
	p.advance()
	if !p.expect(tokEqual, "expected '=' in type alias definition") {
		return false
	}
	t, ok := p.parseType()
	if !ok || !p.checkExtent(t.typeBase().extent, off) {
		return false
	}
	if p.typeAliases == nil {
		p.typeAliases = map[string]Type{}
	}
	p.typeAliases[name] = t
	p.defined('!', name, nil, t)
	return true
}

// ParseType reads a type from text. The type must be the whole text. Errors have
// locations in a buffer called "<string>".
func ParseType(ctx *Context, text string) (Type, bool) {
	p := newParser(ctx, ctx.AddFile("<string>", []byte(text)), nil)
	defer p.release()
	t, ok := p.parseType()
	return t, ok && p.atEnd()
}

// ParseAttr reads an attribute from text like [ParseType].
func ParseAttr(ctx *Context, text string) (Attribute, bool) {
	p := newParser(ctx, ctx.AddFile("<string>", []byte(text)), nil)
	defer p.release()
	a, ok := p.parseAttr(nil)
	return a, ok && p.atEnd()
}

func (p *Parser) atEnd() bool {
	if p.kind == tokEOF {
		return true
	}
	return p.errorHere("found trailing characters: '" + p.src[p.ts:] + "'")
}
