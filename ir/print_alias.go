package ir

import (
	"slices"
	"strconv"
)

// aliasTable holds the results of the alias pass, by type, attribute or location.
type aliasTable struct {
	index   map[any]int32
	symbols []aliasSymbol
	sorted  []int32 // symbols with an alias, in the order of definition
	// parent collects the results of the visits below it. It is nil at the level of an op.
	parent *aliasFrame
}

// aliasSymbol is a visited type, attribute or location.
type aliasSymbol struct {
	typ      Type
	attr     Attribute
	loc      Location
	stem     string // empty if it is printed in place
	number   int    // among those of the same stem
	depth    int    // 1 more than the depth of its parts; 0 without any alias
	deferred bool   // may be defined after the module
	children []int32
}

// aliasFrame belongs to a type or attribute whose parts are being visited.
type aliasFrame struct {
	deferred bool
	depth    int
	children []int32
}

// collectAliases prints op, drops the output, and assigns aliases to the types,
// attributes and locations that op prints.
func (p *Printer) collectAliases(op *Operation) {
	p.aliases = &aliasTable{index: make(map[any]int32)}
	mark := len(p.buf)
	p.collecting = true
	p.CustomOrGenericOp(op)
	p.collecting = false
	p.buf = p.buf[:mark]
	p.aliases.assign()
	if len(p.aliases.sorted) == 0 {
		p.aliases = nil
	}
}

// assign orders the aliases by depth, types before attributes, and stem, and
// numbers those of a stem.
func (t *aliasTable) assign() {
	for i := range t.symbols {
		if t.symbols[i].stem != "" {
			t.sorted = append(t.sorted, int32(i))
		}
	}
	slices.SortStableFunc(t.sorted, func(x, y int32) int {
		a, b := &t.symbols[x], &t.symbols[y]
		switch {
		case a.depth != b.depth:
			return a.depth - b.depth
		case (a.typ != nil) != (b.typ != nil):
			if a.typ != nil {
				return -1
			}
			return 1
		case a.stem < b.stem:
			return -1
		case a.stem > b.stem:
			return 1
		}
		return 0
	})
	counts := make(map[string]int)
	for _, i := range t.sorted {
		s := &t.symbols[i]
		s.number = counts[s.stem]
		counts[s.stem]++
	}
}

// mayNeedAlias reports whether printing op in its custom form can meet a type or
// attribute with an alias, or nested operations.
func (p *Printer) mayNeedAlias(op *Operation) bool {
	if len(p.aliasModels) > 0 || len(op.regions()) > 0 {
		return true
	}
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		if v := uses[i].value; v != nil && v.typ.typeBase().alias {
			return true
		}
	}
	for i, results := 0, op.results(); i < len(results); i++ {
		if results[i].typ.typeBase().alias {
			return true
		}
	}
	return op.info.shape != nil && partHasAlias(op.props()) || partHasAlias(op.attrs())
}

// collectGeneric visits what the generic form of op prints, in MLIR's order:
// regions, types, attributes by name.
func (p *Printer) collectGeneric(op *Operation) {
	if !p.opts.SkipRegions {
		for i := range op.regions() {
			p.collectRegion(&op.regions()[i], true, true)
		}
	}
	if !p.mayNeedAlias(op) {
		return
	}
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		p.Type(uses[i].value.typ)
	}
	for i, results := 0, op.results(); i < len(results); i++ {
		p.Type(results[i].typ)
	}
	// MLIR does not visit the properties of unregistered operations.
	attrs := op.attrs()
	if op.info.shape != nil {
		attrs = op.Attrs()
	}
	for i := range attrs {
		p.Attr(attrs[i].Value)
	}
}

func (p *Printer) collectRegion(r *Region, printEntryBlockArgs, printTerminators bool) {
	if p.opts.SkipRegions || r.first == nil {
		return
	}
	mark := len(p.buf)
	for b := r.first; b != nil; b = b.next {
		entry := b == r.first
		if !entry || printEntryBlockArgs {
			for _, a := range b.args {
				p.Type(a.typ)
				if p.opts.DebugInfo {
					p.visitLoc(a.Loc(), false)
				}
			}
		}
		for op := b.first; op != nil; op = op.next {
			if entry && op == b.last && !printTerminators && op.HasTrait(Terminator) {
				break
			}
			p.CustomOrGenericOp(op)
			p.buf = p.buf[:mark]
		}
	}
}

// find returns the number of the symbol key. isNew is set if the symbol was not known.
func (t *aliasTable) find(key any, deferred bool) (i int32, isNew bool) {
	if i, ok := t.index[key]; ok {
		if !deferred {
			t.pin(i)
		}
		return i, false
	}
	i = int32(len(t.symbols))
	t.index[key] = i
	t.symbols = append(t.symbols, aliasSymbol{})
	return i, true
}

// pin forces the definitions of symbol i and of its parts before the module.
func (t *aliasTable) pin(i int32) {
	s := &t.symbols[i]
	if !s.deferred {
		return
	}
	s.deferred = false
	for _, c := range s.children {
		t.pin(c)
	}
}

// record adds symbol i to its parent.
func (t *aliasTable) record(i int32) {
	if f := t.parent; f != nil {
		f.children = append(f.children, i)
		f.depth = max(f.depth, t.symbols[i].depth)
	}
}

// define sets the alias of symbol i and visits its parts with walk.
func (t *aliasTable) define(i int32, s aliasSymbol, walk func()) {
	deferred := t.parent != nil && t.parent.deferred || t.parent == nil && s.deferred
	s.deferred = deferred && s.stem != ""
	if s.stem != "" {
		s.stem = sanitizeIdentifier(s.stem, "$_-", false)
		s.depth = 1
	}
	t.symbols[i] = s
	outer := t.parent
	f := aliasFrame{deferred: deferred}
	t.parent = &f
	walk()
	t.parent = outer
	n := &t.symbols[i]
	n.children = f.children
	if f.depth > 0 {
		n.depth = f.depth + 1
	}
}

// canDefer reports whether a visit may yield an alias that is defined after the module.
func (t *aliasTable) canDefer() bool { return t.parent != nil && t.parent.deferred }

func (p *Printer) visitType(typ Type) {
	if typ == nil || !p.mayAlias(typ.typeBase().alias) {
		return
	}
	t := p.aliases
	i, isNew := t.find(typ, t.canDefer())
	if isNew {
		t.define(i, aliasSymbol{typ: typ, stem: p.typeStem(typ)}, func() { p.typeParts(typ) })
	}
	t.record(i)
}

// typeParts visits what t prints between its brackets.
func (p *Printer) typeParts(t Type) {
	mark := len(p.buf)
	if t.TypeDef().Dialect == builtinName {
		p.typeBody(t)
	} else {
		p.typeParams(t)
	}
	p.buf = p.buf[:mark]
}

func (p *Printer) visitAttr(a Attribute, noType bool) {
	if a == nil || !p.mayAlias(a.attrBase().alias) {
		return
	}
	t := p.aliases
	if l, ok := a.(*LocationAttr); ok {
		p.visitLoc(l.Loc, t.canDefer())
		return
	}
	i, isNew := t.find(a, t.canDefer())
	if isNew {
		noType = noType && t.parent != nil
		t.define(i, aliasSymbol{attr: a, stem: p.attrStem(a)}, func() { p.attrParts(a, noType) })
	}
	t.record(i)
}

// AliasModel is the dialect interface of dialects that choose aliases for types and attributes, also for those of other dialects. The
// printer asks the dialects that the context has loaded.
type AliasModel interface {
	// TypeAlias returns the stem of the alias (`!stem`, `!stem1`, …) of t, or "".
	TypeAlias(t Type) string
	// AttrAlias returns the stem of the alias (`#stem`, `#stem1`, …) of a, or "".
	AttrAlias(a Attribute) string
}

// findAliasModels notes the models of the loaded dialects.
func (p *Printer) findAliasModels() {
	for _, d := range p.ctx.LoadedDialects() {
		p.aliasModels = append(p.aliasModels, DialectInterfaces[AliasModel](d)...)
	}
}

// mayAlias reports whether a type or attribute can have an alias, or contain something that has one. own is its own flag. With models,
// anything can have an alias.
func (p *Printer) mayAlias(own bool) bool { return own || len(p.aliasModels) > 0 }

// typeStem returns the stem of the alias of t, or "" if it has none.
func (p *Printer) typeStem(t Type) string {
	for _, m := range p.aliasModels {
		if stem := m.TypeAlias(t); stem != "" {
			return stem
		}
	}
	return t.TypeDef().alias
}

// attrStem returns the stem of the alias of a, or "" if it has none.
func (p *Printer) attrStem(a Attribute) string {
	for _, m := range p.aliasModels {
		if stem := m.AttrAlias(a); stem != "" {
			return stem
		}
	}
	if d, ok := a.(*DistinctAttr); ok {
		if _, unit := d.Referenced.(*UnitAttr); unit {
			return ""
		}
	}
	return a.AttrDef().Alias
}

// attrParts visits what a prints: of dense elements only the type, of distinct
// attributes the referenced attribute.
func (p *Printer) attrParts(a Attribute, noType bool) {
	mark := len(p.buf)
	elide := keepType
	if noType {
		elide = dropType
	}
	switch a := a.(type) {
	case *AffineMapAttr, *IntegerSetAttr, *DenseArrayAttr:
	case *DistinctAttr:
		p.Attr(a.Referenced)
	case *DenseElementsAttr, *SparseElementsAttr, *DenseResourceAttr:
		p.attrType(a, elide)
	default:
		p.attrBody(a, elide)
	}
	p.buf = p.buf[:mark]
}

// visitLoc registers location l and its parts.
func (p *Printer) visitLoc(l Location, deferred bool) {
	t := p.aliases
	i, isNew := t.find(l, deferred)
	if isNew {
		t.define(i, aliasSymbol{loc: l, stem: "loc", deferred: deferred}, func() { p.locParts(l, t.canDefer()) })
	}
	t.record(i)
}

func (p *Printer) locParts(l Location, deferred bool) {
	if l&locInterned == 0 {
		return
	}
	li := p.ctx.LocInfo(l)
	if li.Metadata != nil {
		p.Attr(li.Metadata)
	}
	for _, c := range li.Children {
		if li.Kind != LocName || c != UnknownLoc {
			p.visitLoc(c, deferred)
		}
	}
}

// Alias writes the alias of v, a type or attribute, and reports whether v has one. A hook that writes the parts of v otherwise calls Alias
// first: the search for aliases notes v then.
func (p *Printer) Alias(v any) bool {
	if !p.collecting {
		return p.alias(v)
	}
	switch v := v.(type) {
	case Type:
		p.visitType(v)
	case Attribute:
		p.visitAttr(v, false)
	}
	return true
}

// alias writes the alias of v, a type or attribute, and reports whether it has one.
func (p *Printer) alias(v any) bool {
	if p.aliases == nil {
		return false
	}
	if l, ok := v.(*LocationAttr); ok {
		return p.locAlias(l.Loc)
	}
	return p.aliasOf(v)
}

func (p *Printer) locAlias(l Location) bool { return p.aliases != nil && p.aliasOf(l) }

func (p *Printer) aliasOf(key any) bool {
	i, ok := p.aliases.index[key]
	if !ok || p.aliases.symbols[i].stem == "" {
		return false
	}
	p.aliasName(&p.aliases.symbols[i])
	return true
}

func (p *Printer) aliasName(s *aliasSymbol) {
	if s.typ != nil {
		p.Byte('!')
	} else {
		p.Byte('#')
	}
	p.Str(s.stem)
	if s.number > 0 {
		p.buf = strconv.AppendInt(p.buf, int64(s.number), 10)
	}
}

// aliasDefinitions writes the definitions before the module, or those that were
// deferred until after it.
func (p *Printer) aliasDefinitions(deferred bool) {
	if p.aliases == nil {
		return
	}
	for _, i := range p.aliases.sorted {
		s := &p.aliases.symbols[i]
		if s.deferred != deferred {
			continue
		}
		p.aliasName(s)
		p.Str(" = ")
		switch {
		case s.typ != nil && s.typ.TypeDef().Mutable:
			all := p.aliases
			p.aliases = nil
			p.typeBody(s.typ)
			p.aliases = all
		case s.typ != nil:
			p.typeBody(s.typ)
		case s.attr != nil:
			p.attrBody(s.attr, keepType)
		default:
			p.location(s.loc, p.ctx, false)
		}
		p.Byte('\n')
	}
}
