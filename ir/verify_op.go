package ir

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/sorted"
)

// verifyPlan is what the verifier needs of an OpDef, computed once per kind of
// operation.
type verifyPlan struct {
	operands, results, successors, regions countRange
	attrs                                  []attrCheck
	parents                                []string
	matches                                []matchPlan
	regionTraits                           []RegionVerifierTrait
	implicitEnd                            string
	symName, symVisibility                 int // slots, -1 if discardable
	optionalSymbol                         bool
	// anchor is the operand whose exact type the results of an op with
	// SameOperandsAndResultType must have. It is -1 if the number of operands is not
	// fixed.
	anchor                           int
	anyOperand, anyResult, anyRegion bool // true if there is nothing to check
	// structural and other are the core traits whose checks come before and after the
	// declared constraints.
	structural, other uint64
	// byTypes is set if a signature settles the constraints on operands and results, and the
	// matches and other traits that matchesBeyond and otherBeyond lack.
	byTypes       bool
	matchesBeyond []matchPlan
	otherBeyond   uint64
}

// countRange is the allowed number of operands, results, regions or successors: exactly a
// number, or at least that number.
type countRange struct {
	fixed int
	exact bool
}

type attrCheck struct {
	name     string
	slot     int // -1: discardable
	required bool
	kind     *AttrConstraint
}

// matchPlan is a MatchTrait with its names resolved.
type matchPlan struct {
	trait    *MatchTrait
	names    []valueRef
	from, to valueRef
}

// valueRef names an operand group, a result group or an attribute.
type valueRef struct {
	kind refKind
	i    int
	name string
}

type refKind uint8

const (
	refNone refKind = iota
	refOperand
	refResult
	refAttr
)

// RegionVerifierTrait is a trait whose check runs after the operations in the
// regions were verified.
type RegionVerifierTrait interface {
	Trait
	VerifyRegionTrait(op *Operation) bool
}

const (
	structuralTraits = 1<<SingleBlock | 1<<AttrSizedOperandSegments | 1<<AttrSizedResultSegments | 1<<NoRegionArguments
	checkedTraits    = 1<<Terminator | 1<<Symbol | 1<<SameOperandsAndResultType | 1<<SameOperandsAndResultShape |
		1<<SameOperandsAndResultElementType | 1<<SameOperandsAndResultRank | 1<<SameOperandsShape | 1<<SameTypeOperands |
		1<<SameOperandsElementType | 1<<Elementwise | 1<<ResultsBroadcastableShape
)

func (p *verifyPlan) init(def *OpDef, s *opShape, v Version) {
	p.operands = countValues(s.operands)
	p.results = countValues(def.Results)
	p.successors, p.regions = countRange{exact: true}, countRange{exact: true}
	for i := range def.Successors {
		p.successors.add(def.Successors[i].Quantity)
	}
	p.anyRegion = true
	for i := range def.Regions {
		p.regions.add(def.Regions[i].Quantity)
		p.anyRegion = p.anyRegion && def.Regions[i].Kind == AnyRegion
	}
	p.anyOperand, p.anyResult = admitsAnything(s.operands), admitsAnything(s.results)
	p.symName, p.symVisibility = -1, -1
	slot := 0
	for i := range def.Attrs {
		a := &def.Attrs[i]
		c := attrCheck{name: a.Name, slot: -1, required: !a.Optional && a.Default == "", kind: a.Type.In(v)}
		if !a.Discardable {
			c.slot, c.name = slot, s.slots[slot]
			slot++
		}
		if c.name == "" {
			continue // the version does not have it
		}
		p.attrs = append(p.attrs, c)
		switch a.Name {
		case SymbolNameAttr:
			p.symName, p.optionalSymbol = c.slot, a.Optional
		case SymbolVisibilityAttr:
			p.symVisibility = c.slot
		}
	}
	// MLIR checks attributes in the order of their names.
	sorted.Stable(p.attrs, func(a, b attrCheck) int { return strings.Compare(a.name, b.name) })
	traits := s.traits
	for _, t := range s.list {
		switch t := t.(type) {
		case ParentTrait:
			p.parents = append(p.parents, splitNames(t.names)...)
		case ImplicitTerminator:
			p.implicitEnd = t.Name
			traits |= 1 << SingleBlock
		case *MatchTrait:
			p.matches = append(p.matches, newMatchPlan(def, t))
		}
		if r, ok := t.(RegionVerifierTrait); ok {
			p.regionTraits = append(p.regionTraits, r)
		}
	}
	p.anchor = -1
	if traits&(1<<SameOperandsAndResultType) != 0 && !s.variadicRe && len(def.Operands) > 0 && def.Operands[0].Quantity == One {
		p.anchor = 0
	}
	p.structural = traits & structuralTraits
	p.other = traits & checkedTraits
	p.initSignature(s)
}

func countValues(defs []ValueDef) countRange {
	c := countRange{exact: true}
	for i := range defs {
		c.add(defs[i].Quantity)
	}
	return c
}

func (c *countRange) add(q Quantity) {
	if q == One {
		c.fixed++
	} else {
		c.exact = false
	}
}

func (c countRange) admits(n int) bool { return n == c.fixed || n > c.fixed && !c.exact }

func admitsAnything(defs []ValueDef) bool {
	optional := false
	for i := range defs {
		if t := defs[i].Type; t != nil && t != AnyType {
			return false
		}
		optional = optional || defs[i].Quantity == Optional
	}
	return !optional
}

// splitNames splits a list joined by ", ".
func splitNames(s string) []string {
	var names []string
	start := 0
	for i := 0; i+1 < len(s); i++ {
		if s[i] == ',' && s[i+1] == ' ' {
			names = append(names, s[start:i])
			start = i + 2
		}
	}
	return append(names, s[start:])
}

func newMatchPlan(def *OpDef, t *MatchTrait) matchPlan {
	ref := func(name string) valueRef {
		for i := range def.Operands {
			if def.Operands[i].Name == name {
				return valueRef{refOperand, i, name}
			}
		}
		for i := range def.Results {
			if def.Results[i].Name == name {
				return valueRef{refResult, i, name}
			}
		}
		for i := range def.Attrs {
			if def.Attrs[i].Name == name {
				return valueRef{refAttr, i, name}
			}
		}
		return valueRef{}
	}
	m := matchPlan{trait: t, from: ref(t.From), to: ref(t.To)}
	names := t.Names
	if t.compare != nil {
		names = t.related
	}
	for _, n := range names {
		m.names = append(m.names, ref(n))
	}
	return m
}

// typeOf returns the type of the first value that r names, or nil if there is none.
func (r *valueRef) typeOf(op *Operation) Type {
	switch r.kind {
	case refOperand:
		if s, n := op.OperandGroup(r.i); n > 0 && s < len(op.operands()) {
			return op.operand(s).value.typ
		}
	case refResult:
		if s, n := op.ResultGroup(r.i); n > 0 && s < len(op.results()) {
			return op.result(s).typ
		}
	case refAttr:
		if a, ok := op.Attr(r.name).(TypedAttr); ok {
			return a.Type()
		}
	}
	return nil
}

// holds reports whether op satisfies the trait. Absent values satisfy it.
func (m *matchPlan) holds(op *Operation) bool {
	if m.trait.Check != nil {
		return m.trait.Check(op)
	}
	if len(m.names) > 0 {
		var first Type
		for i := range m.names {
			t := m.names[i].typeOf(op)
			switch {
			case t == nil:
			case first == nil:
				first = t
			case m.trait.compare != nil:
				if !m.trait.compare(first, t) {
					return false
				}
			case t != first:
				return false
			}
		}
		return true
	}
	if m.trait.Infer == nil {
		return true
	}
	from, to := m.from.typeOf(op), m.to.typeOf(op)
	return from == nil || to == nil || m.trait.Infer(from) == to
}

// verifyInvariants checks the traits, the declaration and the Verify hook of a
// registered operation, in MLIR's order.
func verifyInvariants(op *Operation) bool {
	info := op.info
	p := &info.shape.check
	settled := p.byTypes && info.signatures.accepted(op)
	if !settled && !(p.operands.admits(len(op.operands())) && p.results.admits(len(op.results()))) ||
		!p.successors.admits(len(op.succs())) || !p.regions.admits(len(op.regions())) {
		return reportCounts(op, p)
	}
	if p.structural != 0 && !verifyStructural(op, p) {
		return false
	}
	if len(p.parents) > 0 && !verifyParent(op, p) {
		return false
	}
	if !verifyDeclared(op, p, settled) {
		return false
	}
	traits := p.other
	if settled {
		traits = p.otherBeyond
	}
	if traits != 0 && !verifyCoreTraits(op, traits) {
		return false
	}
	if p.byTypes && !settled {
		info.signatures.accept(op)
	}
	for _, t := range info.shape.verifiers {
		if !t.VerifyTrait(op) {
			return false
		}
	}
	m := &info.check
	if m.function != nil && !verifyFunction(op, m) {
		return false
	}
	if m.branch != nil && !verifyBranch(op, m.branch) {
		return false
	}
	return info.Entry.Verify == nil || info.Entry.Verify(op)
}

func reportCounts(op *Operation, p *verifyPlan) bool {
	if n := p.regions; !n.admits(len(op.regions())) {
		switch {
		case !n.exact:
			return op.EmitOpError("expected " + strconv.Itoa(n.fixed) + " or more regions")
		case n.fixed == 0:
			return op.EmitOpError("requires zero regions")
		case n.fixed == 1:
			return op.EmitOpError("requires one region")
		}
		return op.EmitOpError("expected " + strconv.Itoa(n.fixed) + " regions")
	}
	if n := p.results; !n.admits(len(op.results())) {
		switch {
		case !n.exact:
			return op.EmitOpError("expected " + strconv.Itoa(n.fixed) + " or more results")
		case n.fixed == 0:
			return op.EmitOpError("requires zero results")
		case n.fixed == 1:
			return op.EmitOpError("requires one result")
		}
		return op.EmitOpError("expected " + strconv.Itoa(n.fixed) + " results")
	}
	if n := p.successors; !n.admits(len(op.succs())) {
		words := strconv.Itoa(n.fixed) + " successors"
		if n.fixed == 1 && n.exact {
			words = "1 successor"
		}
		if !n.exact {
			words = "at least " + words
		}
		return op.EmitOpError("requires " + words + " but found " + strconv.Itoa(len(op.succs())))
	}
	n := p.operands
	switch {
	case !n.exact:
		return op.EmitOpError("expected " + strconv.Itoa(n.fixed) + " or more operands, but found " + strconv.Itoa(len(op.operands())))
	case n.fixed == 0:
		return op.EmitOpError("requires zero operands")
	case n.fixed == 1:
		return op.EmitOpError("requires a single operand")
	}
	return op.EmitOpError("expected " + strconv.Itoa(n.fixed) + " operands, but found " + strconv.Itoa(len(op.operands())))
}

func verifyParent(op *Operation, p *verifyPlan) bool {
	if parent := op.Parent(); parent != nil {
		for _, n := range p.parents {
			if parent.info.Name == n {
				return true
			}
		}
	}
	if len(p.parents) == 1 {
		return op.EmitOpError("expects parent op '" + p.parents[0] + "'")
	}
	return op.EmitOpError("expects parent op to be one of '" + joinNames(p.parents) + "'")
}

// verifyDeclared checks the constraints of the OpDef. settled says that those on types hold.
func verifyDeclared(op *Operation, p *verifyPlan, settled bool) bool {
	for i := range p.attrs {
		if !p.attrs[i].holds(op) {
			return reportAttrs(op, p.attrs)
		}
	}
	matches := p.matchesBeyond
	if !settled {
		var m lastMatch
		if !p.anyOperand && !verifyOperandTypes(op, &m) {
			return false
		}
		if !p.anyResult && !verifyResultTypes(op, &m) {
			return false
		}
		matches = p.matches
	}
	for i := range matches {
		if !matches[i].holds(op) {
			return op.EmitOpError("failed to verify that " + matches[i].trait.summaryIn(op.Context().MLIR()))
		}
	}
	return p.anyRegion || verifyRegionKinds(op, op.info.Def)
}

func (a *attrCheck) value(op *Operation) Attribute {
	if a.slot >= 0 {
		return op.Prop(a.slot)
	}
	v, _ := lookupEntry(op.attrs(), a.name)
	return v
}

func (a *attrCheck) holds(op *Operation) bool {
	v := a.value(op)
	if v == nil {
		return !a.required
	}
	return a.kind == nil || a.kind.Match(v)
}

// reportAttrs reports the first absent attribute of checks, or else the first of a
// wrong kind.
func reportAttrs(op *Operation, checks []attrCheck) bool {
	for i := range checks {
		if a := &checks[i]; a.required && a.value(op) == nil {
			return op.EmitOpError("requires attribute '" + a.name + "'")
		}
	}
	for i := range checks {
		if a := &checks[i]; !a.holds(op) {
			return op.EmitOpError("attribute '" + a.name + "' failed to satisfy constraint: " + a.kind.Summary)
		}
	}
	return true
}

// lastMatch caches a type that satisfies a constraint, because most operations have
// several values of one type under one constraint.
type lastMatch struct {
	constraint *TypeConstraint
	typ        Type
}

// by reports whether t satisfies c.
func (m *lastMatch) by(c *TypeConstraint, t Type) bool {
	if c == m.constraint && t == m.typ {
		return true
	}
	if !c.Match(t) {
		return false
	}
	m.constraint, m.typ = c, t
	return true
}

func verifyOperandTypes(op *Operation, m *lastMatch) bool {
	defs := op.info.shape.operands
	if !op.info.shape.variadicIn {
		for i := range defs {
			if c := defs[i].Type; c != nil && !m.by(c, op.operand(i).value.typ) {
				return reportType(op, "operand", i, &defs[i], op.operand(i).value.typ)
			}
		}
		return true
	}
	for g := range defs {
		d := &defs[g]
		start, n := op.OperandGroup(g)
		if d.Quantity == Optional && n > 1 {
			return reportGroup(op, "operand", start, n)
		}
		if d.Type == nil || d.Type == AnyType {
			continue
		}
		for i := start; i < start+n && i < len(op.operands()); i++ {
			if t := op.operand(i).value.typ; !m.by(d.Type, t) {
				return reportType(op, "operand", i, d, t)
			}
		}
	}
	return true
}

func verifyResultTypes(op *Operation, m *lastMatch) bool {
	defs := op.info.shape.results
	if !op.info.shape.variadicRe {
		for i := range defs {
			if c := defs[i].Type; c != nil && !m.by(c, op.result(i).typ) {
				return reportType(op, "result", i, &defs[i], op.result(i).typ)
			}
		}
		return true
	}
	for g := range defs {
		d := &defs[g]
		start, n := op.ResultGroup(g)
		if d.Quantity == Optional && n > 1 {
			return reportGroup(op, "result", start, n)
		}
		if d.Type == nil || d.Type == AnyType {
			continue
		}
		for i := start; i < start+n && i < len(op.results()); i++ {
			if t := op.result(i).typ; !m.by(d.Type, t) {
				return reportType(op, "result", i, d, t)
			}
		}
	}
	return true
}

func reportGroup(op *Operation, kind string, start, n int) bool {
	return op.EmitOpError(kind + " group starting at #" + strconv.Itoa(start) + " requires 0 or 1 element, but found " + strconv.Itoa(n))
}

func reportType(op *Operation, kind string, i int, d *ValueDef, t Type) bool {
	variadic := ""
	if d.Quantity == Variadic {
		variadic = "variadic of "
	}
	return op.EmitOpErrorDetail(t, kind+" #"+strconv.Itoa(i)+" must be "+variadic+d.Type.Summary+", but got "+QuoteType(t))
}

// regionWords are the texts of the region constraints.
var regionWords = [...]string{AnyRegion: "any region", SizedRegion1: "region with 1 blocks", MinSizedRegion1: "region with at least 1 blocks",
	MaxSizedRegion1: "region with at most 1 blocks", SizedRegionEmpty: "region with 0 blocks"}

func (k RegionConstraint) words() string {
	if k >= sizedRegions {
		return "region with " + strconv.Itoa(int(k-sizedRegions)) + " blocks"
	}
	return regionWords[k]
}

func (k RegionConstraint) admits(r *Region) bool {
	if k >= sizedRegions {
		n := int(k - sizedRegions)
		b := r.first
		for ; b != nil && n > 0; b = b.next {
			n--
		}
		return b == nil && n == 0
	}
	switch k {
	case SizedRegion1:
		return r.HasOneBlock()
	case MinSizedRegion1:
		return r.first != nil
	case MaxSizedRegion1:
		return r.first == r.last
	case SizedRegionEmpty:
		return r.first == nil
	}
	return true
}

func verifyRegionKinds(op *Operation, def *OpDef) bool {
	i := 0
	for k := range def.Regions {
		d := &def.Regions[k]
		n := 1
		if d.Quantity != One {
			n = len(op.regions()) - (len(def.Regions) - 1)
		}
		for end := i + n; i < end && i < len(op.regions()); i++ {
			if d.Kind.admits(&op.regions()[i]) {
				continue
			}
			name := " "
			if d.Name != "" {
				name = " ('" + d.Name + "') "
			}
			return op.EmitOpError("region #" + strconv.Itoa(i) + name + "failed to verify constraint: " + d.Kind.words())
		}
	}
	return true
}
