package ir

import (
	"slices"
	"sort"
	"strconv"
	"strings"
)

const (
	opCacheBits = 8
	opCacheSize = 1 << opCacheBits
)

// parserMemory is what later parsers of a context take over from a parser.
type parserMemory struct {
	ops   opCache
	names ssaTable // without names
}

// opCache holds operations that parsers of a context have read.
type opCache [opCacheSize]opCacheEntry

// opCacheEntry caches the OpInfo of a name. The key is the name in its source form and
// the default dialect at that point. It shares no text with a source, because it
// would keep the source in memory.
type opCacheEntry struct {
	name, dialect string
	info          *OpInfo
	inner         string // the default dialect in the op's regions
	bare          bool   // whether the name has no prefix
}

func (e *opCacheEntry) is(name, dialect string) bool {
	return e.info != nil && e.name == name && e.dialect == dialect
}

// opNamed returns the kind of operation called name, with the context's information. If
// dialect is not empty, it completes a name without prefix.
func (p *Parser) opNamed(name, dialect string) *opCacheEntry {
	k := opSlot(name)
	e, other := &p.memory.ops[k], &p.memory.ops[k^1]
	if e.is(name, dialect) {
		return e
	}
	if other.is(name, dialect) {
		return other
	}
	if other.info == nil {
		e = other
	}
	full, bare := name, strings.IndexByte(name, '.') < 0
	if dialect != "" && bare {
		full = dialect + "." + name
	}
	*e = opCacheEntry{name: strings.Clone(name), dialect: dialect, info: p.ctx.OpInfo(full), bare: bare}
	if m, ok := OpInterface[DefaultDialectModel](e.info); ok {
		e.inner = m.DefaultDialect(nil)
	}
	return e
}

// opSlot returns the cache slot of a name, computed from its last characters.
func opSlot(name string) uint64 {
	h := uint64(len(name))
	if len(name) >= 8 {
		t := name[len(name)-8:]
		h ^= uint64(t[0]) | uint64(t[1])<<8 | uint64(t[2])<<16 | uint64(t[3])<<24 |
			uint64(t[4])<<32 | uint64(t[5])<<40 | uint64(t[6])<<48 | uint64(t[7])<<56
	} else {
		for i := 0; i < len(name); i++ {
			h = h<<8 ^ uint64(name[i])
		}
	}
	return h * 0x9e3779b97f4a7c15 >> (64 - opCacheBits)
}

// takeState returns a cleared state. giveState returns it to the pool.
func (p *Parser) takeState() *OperationState {
	if p.stateUsed == len(p.states) {
		p.states = append(p.states, &OperationState{})
	}
	st := p.states[p.stateUsed]
	p.stateUsed++
	return st
}

func (p *Parser) giveState(st *OperationState) {
	p.stateUsed--
	props := st.Props[:cap(st.Props)]
	clear(props)
	clear(st.Regions)
	*st = OperationState{Operands: st.Operands[:0], Results: st.Results[:0], Props: props[:0], Attrs: st.Attrs[:0],
		Successors: st.Successors[:0], Regions: st.Regions[:0]}
}

// parseOperation reads an operation and appends it to the current block.
func (p *Parser) parseOperation() bool {
	if p.stop.Requested() {
		return false
	}
	off, base := p.ts, len(p.groups)
	var total uint64
	if p.kind == tokPercent {
		for {
			g, ok := p.parseResultGroup()
			if !ok {
				return false
			}
			p.groups = append(p.groups, g)
			total += g.count
			if !p.accept(tokComma) {
				break
			}
		}
		if !p.expect(tokEqual, "expected '=' after SSA name") {
			return false
		}
	}
	groups := p.groups[base:]
	outer := p.op
	var op *Operation
	custom := p.kind == tokIdent
	switch p.kind {
	case tokIdent:
		op = p.parseCustomOp(groups)
	case tokString:
		op = p.parseGenericOp()
	default:
		return p.errorWrong("expected operation name in quotes")
	}
	p.op = outer
	p.groups = p.groups[:base]
	if op == nil {
		return false
	}
	if len(groups) == 0 {
		return true
	}
	if custom && IsForeign(op) {
		return p.bindForeign(op, groups)
	}
	return p.bindResults(op, groups, total, off)
}

func (p *Parser) parseResultGroup() (g resultGroup, ok bool) {
	if p.kind != tokPercent {
		return g, p.errorWrong("expected valid ssa identifier")
	}
	g = resultGroup{p.text()[1:], p.ts, 1}
	p.advance()
	if !p.accept(tokColon) {
		return g, true
	}
	if p.kind != tokInt {
		return g, p.errorWrong("expected integer number of results")
	}
	n, ok := parseUint64(p.text())
	if !ok || n < 1 {
		return g, p.errorHere("expected named operation to have at least 1 result")
	}
	g.count = n
	p.advance()
	return g, true
}

func (p *Parser) bindResults(op *Operation, groups []resultGroup, total uint64, off int) bool {
	n := uint64(len(op.results()))
	if n == 0 {
		return p.errorAt(off, "cannot name an operation with no results")
	}
	if total != n {
		return p.errorAt(off, "operation defines "+strconv.FormatUint(n, 10)+" results but was provided "+strconv.FormatUint(total, 10)+" to bind")
	}
	r := 0
	for i := range groups {
		g := &groups[i]
		for k := uint64(0); k < g.count && r < len(op.results()); k++ {
			if !p.define(g.name, uint32(k), g.off, op.result(r)) {
				return false
			}
			r++
		}
	}
	return true
}

// NumResults returns the number of results that are named to the left of the op.
func (p *Parser) NumResults() int {
	n := uint64(0)
	for i := range p.op.groups {
		n = min(n+p.op.groups[i].count, maxNamedResults)
	}
	return int(n)
}

// ResultName returns the name of result i to the left of the op, without %. Results of a group have the same name. It returns false if there is none.
func (p *Parser) ResultName(i int) (string, bool) {
	n := uint64(i)
	for k := range p.op.groups {
		g := &p.op.groups[k]
		if n < g.count {
			return g.name, true
		}
		n -= g.count
	}
	return "", false
}

// maxNamedResults bounds the counts that NumResults and ResultName return to hooks,
// because the source may contain any count.
const maxNamedResults = 1 << 20

// ParseOperationName requires the name of an operation as a custom form has it, with or without the prefix of the default dialect.
func (p *Parser) ParseOperationName() (string, bool) {
	if p.kind != tokIdent {
		return "", p.errorWrong("expected operation name in quotes")
	}
	info, _ := p.parseCustomName()
	name := info.Name
	if name[0] == '.' {
		name = name[1:]
	}
	p.advance()
	return name, true
}

// ParseGenericRest requires the text of the generic form after the operands: successors, properties, regions, attributes and type. A
// custom form that has read the operands falls back to the generic one with it.
func (p *Parser) ParseGenericRest(st *OperationState, operands []UnresolvedOperand) bool {
	props, ok := p.parseGenericTail(st, operands)
	if !ok {
		return false
	}
	if d, ok := props.(*DictionaryAttr); ok {
		for _, e := range d.Entries {
			if k := st.Info.Slot(e.Name); k >= 0 {
				st.SetProp(k, e.Value)
			}
		}
	}
	return true
}

// ParseGenericOperation requires an operation in generic form, without results to the
// left of it, and adds it at the end of b.
func (p *Parser) ParseGenericOperation(b *Block) (*Operation, bool) {
	if p.kind != tokString {
		return nil, p.errorWrong("expected operation name in quotes")
	}
	outer, block := p.op, p.block
	p.block = b
	op := p.parseGenericOp()
	p.op, p.block = outer, block
	return op, op != nil
}

func (p *Parser) parseGenericOp() *Operation {
	off := p.ts
	name := unquote(p.text())
	if name == "" {
		p.errorHere("empty operation name is invalid")
		return nil
	}
	if strings.IndexByte(name, 0) >= 0 {
		p.errorHere("null character not allowed in operation name")
		return nil
	}
	p.advance()
	p.op = opFrame{}
	info := p.opNamed(name, "").info
	if info.Def == nil && info.Dialect == nil {
		row, now, d, ok := p.legacyOp(name)
		if ok {
			return p.parseLegacyGeneric(off, row, now, d)
		}
		if d != nil && !p.ctx.KeepsDialect(d.Name) {
			p.errorAt(off, "unregistered operation '"+name+"' found in dialect ('"+d.Name+"') that does not allow unknown operations"+d.legacyHint(name))
			return nil
		}
	}
	if info.Def == nil && info.Dialect == nil && !p.ctx.KeepsDialect(dialectOf(name)) {
		p.errorHere("operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used")
		return nil
	}
	st := p.takeState()
	st.Loc, st.Info = p.loc(off), info
	props, ok := p.parseGenericRest(st)
	if !ok {
		return nil
	}
	if props == nil && !p.checkInherent(st) {
		return nil
	}
	op := p.create(st)
	if !p.parseTrailingLocOf(op) || props != nil && !p.setProperties(op, props) {
		return nil
	}
	return op
}

// create makes the operation of st, adds it at the end of the current block and returns
// the state to the pool.
func (p *Parser) create(st *OperationState) *Operation {
	op := p.arena.Create(st)
	p.block.insertBefore(op, nil)
	for _, r := range st.Regions {
		if r != nil {
			p.regions = append(p.regions, r)
		}
	}
	p.giveState(st)
	return op
}

// parseGenericRest reads the text after the name of the generic form. It returns the
// properties and does not store them in st.
func (p *Parser) parseGenericRest(st *OperationState) (props Attribute, ok bool) {
	if !p.expect(tokLParen, "expected '(' to start operand list") {
		return nil, false
	}
	base := len(p.operandBuf)
	defer func() { p.operandBuf = p.operandBuf[:base] }()
	if p.kind == tokPercent {
		for {
			o, ok := p.parseUse(true)
			if !ok {
				return nil, false
			}
			p.operandBuf = append(p.operandBuf, o)
			if !p.accept(tokComma) {
				break
			}
		}
	}
	if !p.expect(tokRParen, "expected ')' to end operand list") {
		return nil, false
	}
	return p.parseGenericTail(st, p.operandBuf[base:])
}

// parseGenericTail is parseGenericRest after the operands.
func (p *Parser) parseGenericTail(st *OperationState, operands []UnresolvedOperand) (props Attribute, ok bool) {
	if p.kind == tokLSquare {
		if st.Info.Def != nil && !st.Info.HasTrait(Terminator) {
			return nil, p.errorHere("successors in non-terminator")
		}
		if !p.parseSuccessors(st) {
			return nil, false
		}
	}
	if p.accept(tokLess) {
		if props, ok = p.parseAttr(nil); !ok || !p.expect(tokGreater, "expected '>' to close properties") {
			return nil, false
		}
	}
	if p.accept(tokLParen) {
		for {
			r := p.newRegion()
			st.Regions = append(st.Regions, r)
			if !p.parseRegion(r, nil, false) {
				return nil, false
			}
			if !p.accept(tokComma) {
				break
			}
		}
		if !p.expect(tokRParen, "expected ')' to end region list") {
			return nil, false
		}
	}
	if p.kind == tokLBrace {
		if st.Attrs, ok = p.parseDict(st.Attrs); !ok {
			return nil, false
		}
	}
	return props, p.parseGenericType(st, operands)
}

func (p *Parser) parseGenericType(st *OperationState, operands []UnresolvedOperand) bool {
	if !p.expect(tokColon, "expected ':' followed by operation type") {
		return false
	}
	off := p.ts
	inputs := p.typeBuf[:0]
	if p.kind != tokLParen {
		t, ok := p.parseType()
		if !ok {
			return false
		}
		f, ok := t.(*FunctionType)
		if !ok {
			return p.errorAt(off, "expected function type")
		}
		inputs = append(inputs, f.Inputs...)
		st.Results = append(st.Results, f.Results...)
	} else {
		// The function type itself is not needed: read only its lists.
		p.typeBuf = nil
		var ok bool
		if inputs, ok = p.parseTypesParens(inputs); !ok || !p.expect(tokArrow, "expected '->' in function type") {
			return false
		}
		if st.Results, ok = p.parseResultTypes(st.Results); !ok {
			return false
		}
	}
	p.typeBuf = inputs[:0]
	if len(inputs) != len(operands) {
		plural := "s"
		if len(operands) == 1 {
			plural = "\x00" // MLIR prints the terminator of its "s" here
		}
		return p.errorAt(off, "expected "+strconv.Itoa(len(operands))+" operand type"+plural+" but had "+strconv.Itoa(len(inputs)))
	}
	for i := range operands {
		o := &operands[i]
		v := p.resolve(o.Name, uint32(o.number), p.offsetOf(o.Loc), inputs[i])
		if v == nil {
			return false
		}
		st.Operands = append(st.Operands, v)
	}
	return true
}

func (p *Parser) offsetOf(l Location) int { return int(l & locOffsetMask) }

// checkInherent verifies inherent attributes in the dictionary of an op with
// properties, as MLIR does before it creates the op.
func (p *Parser) checkInherent(st *OperationState) bool {
	def := st.Info.Def
	if def == nil {
		return true
	}
	for k := range st.Info.shape.encoded {
		for i := range st.Attrs {
			if a := &st.Attrs[i]; a.Name == st.Info.shape.slots[k] {
				a.Value = st.Info.FromVersion(k, a.Value, p.ctx.Version)
			}
		}
		st.Attrs = slices.DeleteFunc(st.Attrs, func(a NamedAttribute) bool { return a.Value == nil })
	}
	// MLIR checks attributes in the order of their names.
	checks := st.Info.shape.check.attrs
	for i := range checks {
		c := &checks[i]
		if c.slot < 0 || c.kind == nil {
			continue
		}
		for k := range st.Attrs {
			if a := &st.Attrs[k]; a.Name == c.name && !c.kind.Match(a.Value) {
				return p.emit(st.Loc, "'"+st.Info.Name+"' op attribute '"+c.name+"' failed to satisfy constraint: "+c.kind.Summary)
			}
		}
	}
	return true
}

// parseCustomName reads the name of a custom op. A name without prefix belongs to the
// default dialect. inner is the default dialect in the op's regions.
func (p *Parser) parseCustomName() (info *OpInfo, inner string) {
	name := p.text()
	d := p.dialects[len(p.dialects)-1]
	e := p.opNamed(name, d)
	if d == "" && e.bare {
		return &OpInfo{Name: "." + name, ctx: p.ctx}, ""
	}
	return e.info, e.inner
}

func (p *Parser) parseCustomOp(groups []resultGroup) *Operation {
	off := p.ts
	written := p.text()
	info, inner := p.parseCustomName()
	p.advance()
	if info.Def == nil && info.syntax == nil {
		return p.parseLegacyCustom(off, written, info, groups)
	}
	p.op = opFrame{off, info, groups}
	p.dialects = append(p.dialects, inner)
	st := p.takeState()
	st.Loc, st.Info = p.loc(off), info
	before := p.errors
	ok := p.parseCustomBody(st) && p.noDuplicates(st)
	p.dialects = p.dialects[:len(p.dialects)-1]
	p.op.info = nil
	if !ok || p.errors != before {
		return nil
	}
	op := p.create(st)
	if !p.parseTrailingLocOf(op) {
		return nil
	}
	return op
}

// noDuplicates reports the second of two attributes of st with one name.
func (p *Parser) noDuplicates(st *OperationState) bool {
	twice := func(name string) bool {
		return p.EmitError(st.Loc, "attribute '"+name+"' occurs more than once in the attribute list")
	}
	if len(st.Attrs) > 32 {
		seen := make(map[string]bool, len(st.Attrs))
		for i := range st.Attrs {
			if seen[st.Attrs[i].Name] {
				return twice(st.Attrs[i].Name)
			}
			seen[st.Attrs[i].Name] = true
		}
		return true
	}
	for i := range st.Attrs {
		for k := range i {
			if st.Attrs[k].Name == st.Attrs[i].Name {
				return twice(st.Attrs[i].Name)
			}
		}
	}
	return true
}

// parseCustomBody runs the op's Parse or its format.
func (p *Parser) parseCustomBody(st *OperationState) bool {
	info := st.Info
	switch {
	case info.syntax != nil:
		return info.syntax.Parse(p, st)
	case info.Entry.Parse != nil:
		return info.Entry.Parse(p, st)
	case info.Def.Format != "":
		return parseOpFormat(p, info, st)
	}
	return p.emit(st.Loc, "'"+info.Name+"' op has no custom assembly form")
}

func (p *Parser) unknownOp(off int, written string, info *OpInfo) {
	tried := ""
	if info.Name != written {
		tried = " (tried '" + info.Name + "' as well)"
	}
	if info.Dialect != nil {
		p.unknownAt(off, info.Name, info.Dialect.opNames, "custom op '"+written+"' is unknown"+tried)
		return
	}
	names := p.ctx.registry.Dialects()
	sort.Strings(names)
	prefix, _, _ := strings.Cut(info.Name, ".")
	p.unknownAt(off, prefix, candidates(names...), "Dialect `"+prefix+"' not found for custom op '"+written+"' "+tried,
		Note(p.loc(off), "Registered dialects: "+strings.Join(names, ", ")+" ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management"))
}
