package ir

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/editdist"
)

// Legacy describes the older syntax of a dialect. The parser reads this syntax; nothing
// prints it. [Registry.AddLegacy] sets the prefix. An op `old.x` without a row is the
// op `x` of the dialect. The rows apply only to text with the prefix.
type Legacy struct {
	Ops   []LegacyOp
	Attrs []LegacyAttr
	// ParseType and ParseAttr read the text after the mnemonic of types and attributes
	// whose syntax has changed. ok is false if the current syntax applies.
	ParseType func(p *Parser, mnemonic string) (t Type, ok bool)
	ParseAttr func(p *Parser, mnemonic string) (a Attribute, ok bool)
	// Attr returns the current name and value of a discardable attribute of a legacy
	// op.
	Attr func(a NamedAttribute) NamedAttribute
}

// LegacyOp is an op whose name or syntax has changed.
type LegacyOp struct {
	// Old is the name without the prefix. A * at the end stands for any rest, which
	// the * at the end of New repeats.
	Old string
	// New is the current name, or "" if the op is read and dropped.
	New string
	// Parse reads the custom form. It is nil if the syntax is the current one.
	Parse func(p *Parser, st *OperationState) bool
	// Syntax tells readers how the old syntax differs.
	Syntax string
}

// LegacyAttr is the name of a discardable attribute.
type LegacyAttr struct {
	Old, New string // with prefixes
	// Value makes the current value. It is nil if the value is the same.
	Value func(c *Context, a Attribute) Attribute
}

// legacyPrefix is an old prefix and the dialect that it stands for.
type legacyPrefix struct{ prefix, dialect string }

// AddLegacy makes the ops, types and attributes that the Legacy of the registered
// dialect describes readable under an old prefix.
func (r *Registry) AddLegacy(prefix, dialect string) {
	r.legacy = append(r.legacy, legacyPrefix{prefix, dialect})
}

// legacyDialect returns the dialect with this old prefix, or nil if there is none.
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

// legacyRow returns the row of the op. If only the prefix of its name has changed,
// legacyRow makes a row.
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

// legacyOp finds the current op for a name that no dialect has. info is nil if the op
// is read and dropped. ok is false if the prefix is not a legacy prefix or the op is
// unknown. d is not nil if the prefix is a legacy prefix.
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

// enterLegacy marks the text that is being read as legacy. Pass the result to leaveLegacy.
func (p *Parser) enterLegacy() (outer bool) {
	outer, p.legacy = p.legacy, true
	if p.spec != nil {
		// Workers, which read bodies later, do not know whether they are inside of legacy
		// text.
		p.spec.run.Stop()
	}
	return outer
}

func (p *Parser) leaveLegacy(outer bool) { p.legacy = outer }

// parseLegacyCustom reads a custom op with the legacy name written, which starts at
// off and was already read. It returns nil after an error.
func (p *Parser) parseLegacyCustom(off int, written string, unknown *OpInfo, groups []resultGroup) *Operation {
	row, info, d, ok := p.legacyOp(unknown.Name)
	if !ok && d == nil && p.foreignDialect(unknown) {
		return p.parseForeign(off, unknown)
	}
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
	// Ops inside may omit the old prefix.
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

// parseLegacyGeneric reads the text after the name of a legacy op in generic form.
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

// dropped ends an op that has no current counterpart. The result is not nil, has no
// results and is in no block.
func (p *Parser) dropped(st *OperationState) *Operation {
	p.giveState(st)
	if _, _, ok := p.parseTrailingLoc(); !ok {
		return nil
	}
	return &Operation{}
}

// createLegacy is create with the current attributes, and reads the location that follows.
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

// legacyEnum turns a string or number into the enum attribute that is now the inherent
// attribute name of the op.
func legacyEnum(info *OpInfo, name string, a Attribute) Attribute {
	var c *AttrConstraint
	if d := info.AttrOfSlot(info.Slot(name)); d != nil {
		c = d.Type
	}
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

// legacyEnumParam reads a string where the current syntax has an enum attribute. It
// returns nil after an error.
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

// legacyAttr returns the current name of a discardable attribute with a legacy name,
// and the function that makes the current value from the old one. The function is nil
// if the value is the same.
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

// unknownLegacy reports an unknown custom op, as unknownOp does, and names the closest
// op of the dialect d. d is nil if the prefix is not a legacy prefix.
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
