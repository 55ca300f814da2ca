package ir

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/editdist"
)

// Legacy is how a dialect was written in earlier times: it is read, never printed.
// [Registry.AddLegacy] gives the prefix. An op `old.x` that has no row is the op `x`
// of the dialect. Only text with the prefix takes any of these ways.
type Legacy struct {
	Ops   []LegacyOp
	Attrs []LegacyAttr
	// ParseType and ParseAttr read what follows the mnemonic of types and attributes
	// whose syntax has changed; ok is false if that of the present holds.
	ParseType func(p *Parser, mnemonic string) (t Type, ok bool)
	ParseAttr func(p *Parser, mnemonic string) (a Attribute, ok bool)
	// Attr returns what a discardable attribute of a legacy op is called now, with
	// its value.
	Attr func(a NamedAttribute) NamedAttribute
}

// LegacyOp is an op whose name or syntax is not the present one's.
type LegacyOp struct {
	// Old is the name without the prefix. A * at the end stands for any rest, which
	// the * at the end of New repeats.
	Old string
	// New is the present name, empty if the op is read and dropped.
	New string
	// Parse reads the custom form; nil if the syntax is the present one.
	Parse func(p *Parser, st *OperationState) bool
	// Syntax says for readers what is different about it.
	Syntax string
}

// LegacyAttr is the name of a discardable attribute.
type LegacyAttr struct {
	Old, New string // with prefixes
	// Value makes the present value; nil if it is the same.
	Value func(c *Context, a Attribute) Attribute
}

// legacyPrefix is an old prefix and the dialect that it stands for.
type legacyPrefix struct{ prefix, dialect string }

// AddLegacy makes the ops, types and attributes of the registered dialect, as far as
// its Legacy knows them, readable under an old prefix.
func (r *Registry) AddLegacy(prefix, dialect string) {
	r.legacy = append(r.legacy, legacyPrefix{prefix, dialect})
}

// legacyDialect returns the dialect with this old prefix, nil if there is none.
func (c *Context) legacyDialect(prefix string) *DialectInfo {
	for _, l := range c.registry.legacy {
		if l.prefix == prefix {
			if d := c.Dialect(l.dialect); d != nil && d.Legacy != nil {
				return d
			}
		}
	}
	return nil
}

// legacyRow returns the row of the op; made up if its name has only lost the prefix.
func (d *DialectInfo) legacyRow(old string) LegacyOp {
	for _, r := range d.Legacy.Ops {
		if r.Old == old {
			return r
		}
		if family, ok := strings.CutSuffix(r.Old, "*"); ok && strings.HasPrefix(old, family) {
			r.New = strings.TrimSuffix(r.New, "*") + old[len(family):]
			return r
		}
	}
	return LegacyOp{Old: old, New: d.Name + "." + old}
}

// legacyOp finds the present op for a name that no dialect has. info is nil if the
// op is read and dropped; ok is false if the prefix is not a legacy one or the op is
// unknown. d is not nil if the prefix is one.
func (p *Parser) legacyOp(name string) (row LegacyOp, info *OpInfo, d *DialectInfo, ok bool) {
	prefix := dialectOf(name)
	if d = p.ctx.legacyDialect(prefix); d == nil {
		return row, nil, nil, false
	}
	row = d.legacyRow(name[len(prefix)+1:])
	if row.New == "" {
		return row, nil, d, true
	}
	info = p.ctx.OpInfo(row.New)
	return row, info, d, info.Def != nil
}

// enterLegacy marks what is being read as legacy; the result is for leaveLegacy.
func (p *Parser) enterLegacy() (outer bool) {
	outer, p.legacy = p.legacy, true
	if p.spec != nil {
		// Workers, which read bodies later, do not know what is around them.
		p.spec.failed.Store(true)
	}
	return outer
}

func (p *Parser) leaveLegacy(outer bool) { p.legacy = outer }

// parseLegacyCustom reads a custom op with the legacy name written, which starts at
// off and has been passed; nil after an error.
func (p *Parser) parseLegacyCustom(off int, written string, unknown *OpInfo, groups []resultGroup) *Operation {
	row, info, d, ok := p.legacyOp(unknown.Name)
	if !ok {
		p.unknownLegacy(off, written, unknown, d)
		return nil
	}
	outer := p.enterLegacy()
	defer p.leaveLegacy(outer)
	if info == nil {
		return p.dropped(p.takeState())
	}
	p.op = opFrame{off, info, groups}
	// Ops inside may leave the old prefix away.
	p.dialects = append(p.dialects, dialectOf(unknown.Name))
	st := p.takeState()
	st.Loc, st.Info = p.loc(off), info
	before := p.errors
	parse := row.Parse
	if parse == nil {
		parse = func(p *Parser, st *OperationState) bool { return p.parseCustomBody(st) }
	}
	ok = parse(p, st)
	p.dialects = p.dialects[:len(p.dialects)-1]
	p.op.info = nil
	if !ok || p.errors != before {
		return nil
	}
	return p.createLegacy(st, d)
}

// parseLegacyGeneric reads what follows the name of a legacy op in generic form.
func (p *Parser) parseLegacyGeneric(off int, row LegacyOp, info *OpInfo, d *DialectInfo) *Operation {
	outer := p.enterLegacy()
	defer p.leaveLegacy(outer)
	st := p.takeState()
	st.Loc, st.Info = p.loc(off), info
	if info == nil {
		st.Info = &OpInfo{Name: row.Old, ctx: p.ctx}
	}
	props, ok := p.parseGenericRest(st)
	if !ok {
		return nil
	}
	if info == nil {
		return p.dropped(st)
	}
	for i := range st.Attrs {
		a := &st.Attrs[i]
		a.Value = legacyEnum(info, a.Name, a.Value)
	}
	if props == nil && !p.checkInherent(st) {
		return nil
	}
	op := p.createLegacy(st, d)
	if op == nil || props != nil && !p.setProperties(op, props) {
		return nil
	}
	return op
}

// dropped ends an op that has no present counterpart. The result is not nil, has no
// results and is in no block.
func (p *Parser) dropped(st *OperationState) *Operation {
	p.giveState(st)
	if _, _, ok := p.parseTrailingLoc(); !ok {
		return nil
	}
	return &Operation{}
}

// createLegacy is create with the attributes of today and the location behind it.
func (p *Parser) createLegacy(st *OperationState, d *DialectInfo) *Operation {
	if d.Legacy.Attr != nil {
		for i := range st.Attrs {
			now := d.Legacy.Attr(st.Attrs[i])
			if now.Name != st.Attrs[i].Name && slices.ContainsFunc(st.Attrs, func(a NamedAttribute) bool { return a.Name == now.Name }) {
				p.emit(st.Loc, "duplicate key '"+now.Name+"' in dictionary attribute")
				return nil
			}
			st.Attrs[i] = now
		}
	}
	op := p.create(st)
	if !p.parseTrailingLocOf(op) {
		return nil
	}
	return op
}

// legacyEnum turns a string or number into the enum attribute that the inherent
// attribute name of the op is now.
func legacyEnum(info *OpInfo, name string, a Attribute) Attribute {
	c := info.slotConstraint(name)
	if c == nil || c.EnumClassOf == nil {
		return a
	}
	switch v := a.(type) {
	case *StringAttr:
		if e, ok := parseEnumText(c.Enum, v.Value); ok {
			return info.ctx.Enum(c.EnumClassOf, e)
		}
	case *IntegerAttr:
		return info.ctx.Enum(c.EnumClassOf, uint64(v.Int64Or(0)))
	}
	return a
}

// legacyEnumParam reads the string that stood where an enum attribute is now; nil
// after an error.
func (p *Parser) legacyEnumParam(def *AttrClass) Attribute {
	off := p.ts
	text, ok := p.ParseString()
	if !ok {
		return nil
	}
	v, ok := parseEnumText(EnumOf(def), text)
	if !ok {
		p.errorAt(off, "invalid "+def.Mnemonic+" attribute specification: \""+text+"\"")
		return nil
	}
	return p.ctx.Enum(def, v)
}

// legacyAttr returns what a discardable attribute with a legacy name is called now, and
// what makes the present value of the old one; nil if it is the same.
func (p *Parser) legacyAttr(name string) (string, func(*Context, Attribute) Attribute) {
	prefix := dialectOf(name)
	d := p.ctx.legacyDialect(prefix)
	if d == nil {
		return name, nil
	}
	for _, r := range d.Legacy.Attrs {
		if r.Old == name {
			return r.New, r.Value
		}
	}
	return d.Name + name[len(prefix):], nil
}

// isLegacyName reports whether an attribute's name has a legacy prefix.
func (p *Parser) isLegacyName(name string) bool {
	for _, l := range p.ctx.registry.legacy {
		if n := len(l.prefix); len(name) > n+1 && name[n] == '.' && name[:n] == l.prefix {
			return true
		}
	}
	return false
}

// unknownLegacy reports a custom op, as unknownOp does, and names the closest op of
// the dialect d, nil if the prefix is no legacy one.
func (p *Parser) unknownLegacy(off int, written string, info *OpInfo, d *DialectInfo) {
	if d == nil {
		p.unknownOp(off, written, info)
		return
	}
	p.errorAt(off, "custom op '"+written+"' is unknown"+d.legacyHint(info.Name))
}

// legacyHint proposes the op of d that is spelled most like the unknown name.
func (d *DialectInfo) legacyHint(name string) string {
	old := strings.ToLower(name[len(dialectOf(name))+1:])
	best, least := "", 3
	consider := func(candidate, now string) {
		if n := editdist.Distance(old, strings.ToLower(candidate), least); n < least {
			best, least = now, n
		}
	}
	for _, r := range d.Legacy.Ops {
		if r.New != "" && !strings.HasSuffix(r.Old, "*") {
			consider(r.Old, r.New)
		}
	}
	for i := range d.Ops {
		consider(d.Ops[i].Def.Name[len(d.Name)+1:], d.Ops[i].Def.Name)
	}
	if best == "" {
		return ""
	}
	return " (did you mean '" + best + "'?)"
}
