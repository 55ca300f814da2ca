package ir

import (
	"strings"
	"sync/atomic"
)

// OpDef declares an op as a row of data. An OpEntry of its dialect binds behavior to
// it.
type OpDef struct {
	// Name is the full name, "dialect.mnemonic".
	Name     string
	Summary  string
	Operands []ValueDef
	// Attrs are the inherent attributes in declared order; slot i of an
	// operation holds Attrs[i].
	Attrs      []AttrDef
	Results    []ValueDef
	Regions    []RegionDef
	Successors []SuccessorDef
	Traits     []Trait
	// Format is the declarative assembly format. It is empty if the OpEntry has Parse
	// and Print, or if only the generic form exists.
	Format string
	// Older are the formats of older versions, the oldest first. The parser reads all of them.
	Older []OldFormat
	// Versions are the versions of MLIR that have the op.
	Versions Span
	// OlderNames are the names of the op in older versions, the oldest first. Every version reads all names.
	OlderNames []OldName
	// Changes describe differences between versions that hooks make, for documents.
	Changes []Change
}

// Quantity says how many values an operand, result, region or successor
// declaration stands for.
type Quantity uint8

// One stands for exactly one value, Optional for zero or one, Variadic for any number.
const (
	One Quantity = iota
	Optional
	Variadic
)

// ValueDef declares an operand or a result.
type ValueDef struct {
	Name     string
	Type     *TypeConstraint
	Quantity Quantity
	// Segments, for a variadic operand made of groups (VariadicOfVariadic), is the name
	// of the attribute with the sizes of the groups.
	Segments string
	// Versions are the versions of MLIR that have the operand. Only a variadic operand at the end can have it.
	Versions Span
}

// AttrDef declares an inherent attribute.
type AttrDef struct {
	Name     string
	Type     *AttrConstraint
	Optional bool
	// Default is the attribute, in textual form, that an absent attribute stands for.
	// It is empty if there is none. Formats elide an attribute equal to its default. An
	// operation created without the attribute gets it, unless the attribute is Optional
	// (DefaultValuedOptionalAttr).
	Default string
	// Discardable keeps the attribute in the discardable dictionary, as gpu.func
	// does with sym_name. The verifier checks it, but it has no slot.
	Discardable bool
	// Versions are the versions of MLIR that have the attribute. In others its name is that of a discardable attribute.
	Versions Span
	// Older are the names of the attribute in older versions, the oldest first.
	Older []OldName
	// Encoding, if not nil, converts between what operations hold and what the generic form and bytecode of a version have.
	Encoding *AttrEncoding
	// Hint marks an attribute that promises something. A version that does not have the attribute can do without the
	// promise.
	Hint bool
	// Moves is the name under which an attribute of the operation, in a version that does not have this one, holds the value.
	Moves string
	// Property, if not nil, says that the op holds the value itself, not an attribute, as MLIR's properties do. Without a Default, the dictionary of
	// properties must have an entry for it.
	Property PropertyConverter
	// Native marks a flag that bytecode stores as a boolean (UnitProp), not as an attribute.
	Native bool
}

// PropertyConverter returns the attribute that an op holds for the entry v of a dictionary of properties, or why v does not fit.
type PropertyConverter func(v Attribute) (held Attribute, why string)

// RegionDef declares a region.
type RegionDef struct {
	Name     string
	Quantity Quantity
	// Kind restricts the region. The zero value allows any region.
	Kind RegionConstraint
}

// RegionConstraint restricts the number of blocks of a region. [SizedRegion] makes those that the constants lack.
type RegionConstraint uint8

// The region constraints of ODS.
const (
	AnyRegion        RegionConstraint = iota
	SizedRegion1                      // exactly one block
	MinSizedRegion1                   // at least one block
	MaxSizedRegion1                   // at most one block
	SizedRegionEmpty                  // no block
	sizedRegions                      // n blocks: sizedRegions + n
)

// SizedRegion returns the constraint of regions with exactly n blocks, at most 250.
func SizedRegion(n int) RegionConstraint { return sizedRegions + RegionConstraint(n) }

// SuccessorDef declares a successor.
type SuccessorDef struct {
	Name     string
	Quantity Quantity
}

// TypeConstraint is a predicate on types with the text that names it in errors:
// `operand #0 must be signless-integer-like, but got 'f32'`.
type TypeConstraint struct {
	Summary string
	Match   func(Type) bool
	// Build, if not nil, makes the only type that matches. Formats then need not spell
	// the type.
	Build func(*Context) Type
	// Class, if not nil, is the only class of a dialect that matches. Formats then
	// write the type without its `!dialect.mnemonic` prefix.
	Class *TypeDef
	// Base, if not nil, checks the Go type when a format parses the type, before Match
	// is called: `invalid kind of type specified`.
	Base func(Type) bool
	// BaseName is the name of the class that Base checks, such as builtin.memref, in errors since MLIR 20. It may be empty.
	BaseName string
	// Before are the constraints that stand in its place in older versions, the oldest first.
	Before []OldTypes
}

// AttrConstraint is a predicate on attributes with the text that names it in errors:
// `attribute 'x' failed to satisfy constraint: 64-bit ... attribute`.
type AttrConstraint struct {
	Summary string
	Match   func(Attribute) bool
	// ValueType, if not nil, is the type of the attribute's value. Formats then neither
	// print nor parse the type (an I64Attr prints as `3`).
	ValueType func(*Context) Type
	// Enum, if not nil, makes formats print the keyword of the enumeration. The
	// attribute is an EnumAttr of class EnumClassOf, or an integer attribute of
	// type ValueType if EnumClassOf is nil.
	Enum        *EnumClass
	EnumClassOf *AttrClass
	// Class, if not nil, is the only class that matches. Formats then print and parse
	// the attribute without its `#dialect.mnemonic` prefix.
	class *AttrClass
	// elem, if not nil, is the constraint of the elements of an array.
	elem *AttrConstraint
	// symbol makes formats print a string attribute as `@name` (sym_name).
	symbol bool
	// TypeAttr makes formats print the bare type of a TypeAttr.
	TypeAttr bool
	// Base, if not nil, checks the Go type when a format parses the attribute, before
	// Match is called: `invalid kind of attribute specified`.
	Base func(Attribute) bool
	// Before are the constraints that stand in its place in older versions, the oldest first.
	Before []OldAttrs
}

// FoldResult is one result of a fold: an existing value or a constant.
type FoldResult struct {
	Value *Value
	Attr  Attribute
}

// FoldFunc folds op. operands[i] is the constant of operand i, or nil. If op folds to
// values or constants, it appends one entry per result to out and returns true. If it
// changed op in place, it returns out unchanged and true. Otherwise it returns false.
// It must not create operations.
type FoldFunc func(op *Operation, operands []Attribute, out []FoldResult) ([]FoldResult, bool)

// OpEntry binds behavior to an OpDef. All hooks are optional.
type OpEntry struct {
	Def *OpDef
	// Verify checks what the declaration cannot express, before the operations in the
	// regions are verified. VerifyRegions runs after them. Both report through
	// op.EmitOpError and can return its result.
	Verify        func(op *Operation) bool
	VerifyRegions func(op *Operation) bool
	// VerifySymbols runs last, for operations with the trait SymbolTable. tables has the
	// symbols of op.
	VerifySymbols func(op *Operation, tables *SymbolTables) bool
	Fold          FoldFunc
	// Parse reads the text after the op's name into st. It returns false after an error.
	Parse func(p *Parser, st *OperationState) bool
	// Print writes the text after the op's name.
	Print func(p *Printer, op *Operation)
	// Adapt rewrites op to what the version of its context has: an op that the version does not have to one that replaces it,
	// or results and operands that only some versions have. op has what its row says for some version, but may be invalid otherwise. Adapt may replace and erase op. It returns false, without a
	// message, if there is no replacement.
	Adapt func(rw *Adapter, op *Operation) bool
	// AdaptIn are the versions in which Adapt can have something to do. Modules without such operations need no walk.
	AdaptIn Span
	// Directives are the custom<Name> directives of the op's format that its
	// dialect does not declare.
	Directives map[string]*CustomDirective
	// Infer returns the result types for the operands, attributes and regions in
	// st. It returns an error text if they do not fit.
	Infer func(ctx *Context, st *OperationState) ([]Type, string)
	// Effects visits the memory effects of op, if it has more than its traits declare.
	Effects func(op *Operation, visit func(Effect))
	// Names suggests names for results in the custom and generic printed forms, and for
	// block arguments if Names passes them to set.
	Names func(op *Operation, set func(v *Value, name string))
	// ResultName, in place of Names, appends the name that it suggests for the only result of op
	// to dst, or nothing. It allocates no memory, which pays off for frequent ops.
	ResultName func(dst []byte, op *Operation) []byte
	// Interfaces are models of op interfaces (SymbolModel, BranchModel, …).
	Interfaces []any
	// constant is 1 + the slot that ConstantIn named, or 0.
	constant int
}

// OpInfo is what a Context knows about a kind of operation. The Context makes it when
// the name is first used. Unregistered operations have a nil Def.
type OpInfo struct {
	Name    string
	Def     *OpDef
	Entry   *OpEntry
	Dialect *DialectInfo // nil if the dialect is not registered
	ctx     *Context
	shape   *opShape
	traits  uint64
	adapts  bool // Adapt can change operations of this kind
	models  []any
	check   verifyModels
	hash    Hash
	syntax  *OpSyntax // the syntax that the dialect adds, or nil
	bare    int       // length of the part of Name up to its last dot
	// defaults are the default attributes by declaration, made when first used.
	defaults atomic.Pointer[[]Attribute]
	// signatures are the signatures that the verifier has accepted.
	signatures signatures
}

// opShape is the part of an OpInfo that is the same in every context.
type opShape struct {
	slots      []string // name of each slot, "" if the version does not have it
	printOrder []int    // slots by name, the order in which they print
	list       []Trait
	traits     uint64
	verifiers  []VerifierTrait
	variadicIn bool // some operand group does not have size one
	variadicRe bool
	// operands and results are those of the definition, with the constraints of the version.
	operands, results []ValueDef
	// formats are the formats of the op, by their numbers. format is that of the version.
	formats []lazyFormat
	format  int
	// formatted is false if the version has no format.
	formatted bool
	// hasDefaults is set if some absent inherent attribute stands for its default
	// (DefaultValuedAttr).
	hasDefaults bool
	// adapts is set if operations of this kind can have what the version does not have.
	adapts bool
	// encoded are the declarations of the slots whose encoding depends on the version. It is nil if there are none.
	encoded    []*AttrDef
	operandSeg int // slot of operandSegmentSizes, -1 if none
	resultSeg  int
	check      verifyPlan
}

// NameHash returns a hash of the name, the same in every run.
func (i *OpInfo) NameHash() uint64 { return uint64(i.hash) }

// Slot returns the slot of the inherent attribute name, or -1 if there is none.
func (i *OpInfo) Slot(name string) int {
	if i.shape == nil {
		return -1
	}
	for k, s := range i.shape.slots {
		if s == name && s != "" {
			return k
		}
	}
	return -1
}

// SlotName returns the name of the inherent attribute in slot k, or "" if the version of the context does not have it.
func (i *OpInfo) SlotName(k int) string { return i.shape.slots[k] }

// NumSlots returns the number of inherent attributes.
func (i *OpInfo) NumSlots() int {
	if i.shape == nil {
		return 0
	}
	return len(i.shape.slots)
}

// HasTrait reports whether ops of this kind have trait t.
func (i *OpInfo) HasTrait(t Trait) bool {
	if c, ok := t.(coreTrait); ok {
		return i.traits&(1<<c) != 0
	}
	if i.Def == nil {
		return false
	}
	for _, u := range i.shape.list {
		if u == t {
			return true
		}
	}
	return false
}

// TraitOf returns the first trait of type T that ops of this kind have, for
// traits with parameters.
func TraitOf[T Trait](i *OpInfo) (T, bool) {
	var zero T
	if i.Def == nil {
		return zero, false
	}
	for _, u := range i.shape.list {
		if t, ok := u.(T); ok {
			return t, true
		}
	}
	return zero, false
}

// OpInterface returns the model of the interface T for operations of this kind.
func OpInterface[T any](i *OpInfo) (T, bool) {
	for _, m := range i.models {
		if t, ok := m.(T); ok {
			return t, true
		}
	}
	var zero T
	return zero, false
}

// SegmentSizesName and ResultSegmentSizesName are the inherent attributes that
// ops with the AttrSized traits have after their declared attributes.
const (
	SegmentSizesName       = "operandSegmentSizes"
	ResultSegmentSizesName = "resultSegmentSizes"
)

func newOpShape(def *OpDef, v Version) *opShape {
	s := &opShape{operandSeg: -1, resultSeg: -1, adapts: !def.Versions.Has(v)}
	for i := range def.Attrs {
		d := &def.Attrs[i]
		if d.Discardable {
			continue
		}
		name := d.NameIn(v)
		if d.Encoding != nil || d.Native || d.Type.renumbered() {
			s.encoded = append(s.encoded, make([]*AttrDef, len(s.slots)+1-len(s.encoded))...)
			s.encoded[len(s.slots)] = d
		}
		s.slots = append(s.slots, name)
		s.adapts = s.adapts || name == ""
		s.hasDefaults = s.hasDefaults || name != "" && d.Default != "" && !d.Optional
	}
	s.list = def.TraitsIn(v)
	for _, t := range s.list {
		if c, ok := t.(coreTrait); ok {
			s.traits |= 1<<c | impliedTraits(c)
		}
		if v, ok := t.(VerifierTrait); ok {
			s.verifiers = append(s.verifiers, v)
		}
	}
	if s.traits&(1<<AttrSizedOperandSegments) != 0 {
		s.operandSeg = len(s.slots)
		s.slots = append(s.slots, SegmentSizesName)
	}
	if s.traits&(1<<AttrSizedResultSegments) != 0 {
		s.resultSeg = len(s.slots)
		s.slots = append(s.slots, ResultSegmentSizesName)
	}
	if s.encoded != nil {
		s.encoded = append(s.encoded, make([]*AttrDef, len(s.slots)-len(s.encoded))...)
	}
	s.printOrder = orderByName(s.slots)
	for len(s.printOrder) > 0 && s.slots[s.printOrder[0]] == "" {
		s.printOrder = s.printOrder[1:]
	}
	for i := range def.Operands {
		s.variadicIn = s.variadicIn || def.Operands[i].Quantity != One
	}
	for i := range def.Results {
		s.variadicRe = s.variadicRe || def.Results[i].Quantity != One
	}
	s.operands, s.results = valuesIn(def.Operands, v), valuesIn(def.Results, v)
	s.check.init(def, s, v)
	s.formats, s.format = make([]lazyFormat, len(def.Older)+1), def.formatIn(v)
	s.formatted = def.formatText(s.format) != ""
	return s
}

// isSegments reports whether slot k holds segment sizes.
func (s *opShape) isSegments(k int) bool { return k == s.operandSeg || k == s.resultSeg }

func orderByName(names []string) []int {
	order := make([]int, len(names))
	for i := range order {
		order[i] = i
		for k := i; k > 0 && names[order[k]] < names[order[k-1]]; k-- {
			order[k], order[k-1] = order[k-1], order[k]
		}
	}
	return order
}

// OpInfo returns what the context knows about the op called name, and loads the dialect
// if necessary. The result is never nil. Its Def is nil if the op is not registered.
func (c *Context) OpInfo(name string) *OpInfo {
	if i, ok := c.opInfos.get(name); ok {
		return i
	}
	i := &OpInfo{Name: name, ctx: c, hash: NewHash().AddString(name), bare: strings.LastIndexByte(name, '.') + 1}
	if d := c.Dialect(dialectOf(name)); d != nil {
		i.Dialect = d
		if b := d.bound[name]; b != nil {
			b = b.in(c.MLIR())
			if own := b.entry.Def.NameIn(c.MLIR()); own != name {
				current := c.OpInfo(own)
				return c.opInfos.intern(name, func(string) *OpInfo { return current })
			}
			shape := b.shapeIn(c.MLIR())
			i.Name, i.Def, i.Entry, i.shape, i.traits = name, b.entry.Def, b.entry, shape, shape.traits
			i.models = append(append([]any(nil), b.entry.Interfaces...), c.registry.opModels(i.Def)...)
			i.check.init(i.models)
			if i.adapts = shape.adapts || i.Entry.Adapt != nil && i.Entry.AdaptIn.Has(c.MLIR()); i.adapts {
				c.adapts.Store(true)
			}
		}
	}
	if d := i.Dialect; d != nil && d.OpSyntax != nil && (i.Entry == nil || i.Entry.Parse == nil && i.Def.Format == "") {
		i.syntax = d.OpSyntax(name)
	}
	return c.opInfos.intern(name, func(string) *OpInfo { return i })
}

// OpInfoOf returns what the context knows about the op that def declares.
func (c *Context) OpInfoOf(def *OpDef) *OpInfo {
	slot := &c.defInfos[defSlot(def.Name)]
	known := slot.Load()
	if known != nil && known.Def == def {
		return known
	}
	i := c.OpInfo(def.Name)
	if known == nil { // the first stays, so that workers only read
		slot.CompareAndSwap(nil, i)
	}
	return i
}

// defSlots is the number of declarations that a context finds without a table. It is a
// power of two.
const defSlots = 256

// defSlot distributes names over the slots by the characters in which ops of one
// dialect usually differ.
func defSlot(name string) uint32 {
	n := len(name)
	h := uint32(n)
	if n > 4 {
		h += uint32(name[n-1])*47 + uint32(name[n-2])*9 + uint32(name[n-4])*39
	}
	return h % defSlots
}

// dialectOf returns the dialect prefix of an op name, or "" if there is none.
func dialectOf(name string) string {
	for i := 0; i < len(name); i++ {
		if name[i] == '.' {
			return name[:i]
		}
	}
	return ""
}

// NumOperandGroups returns the number of declarations of operands that the version of the context has.
func (i *OpInfo) NumOperandGroups() int { return len(i.shape.operands) }

// OperandGroup returns the range of operands that declaration i stands for.
func (op *Operation) OperandGroup(i int) (start, n int) {
	sh := op.info.shape
	if !sh.variadicIn {
		return i, 1
	}
	if sh.operandSeg >= 0 {
		return segment(op.Prop(sh.operandSeg), i)
	}
	return groupOf(sh.operands, len(op.operands()), i)
}

// ResultGroup returns the range of results that declaration i stands for.
func (op *Operation) ResultGroup(i int) (start, n int) {
	sh := op.info.shape
	if !sh.variadicRe {
		return i, 1
	}
	if sh.resultSeg >= 0 {
		return segment(op.Prop(sh.resultSeg), i)
	}
	return groupOf(op.info.Def.Results, len(op.results()), i)
}

// OperandIn returns the k-th operand of group i, or nil if the group is shorter.
func (op *Operation) OperandIn(i, k int) *Value {
	start, n := op.OperandGroup(i)
	if k >= n || start+k >= len(op.operands()) {
		return nil
	}
	return op.operand(start + k).value
}

// OperandsIn returns the operands of group i in a new slice.
func (op *Operation) OperandsIn(i int) []*Value {
	start, n := op.OperandGroup(i)
	vs := make([]*Value, n)
	for k := range vs {
		vs[k] = op.operand(start + k).value
	}
	return vs
}

func segment(a Attribute, i int) (start, n int) {
	d, ok := a.(*DenseArrayAttr)
	if !ok || i >= d.Len() {
		return 0, 0
	}
	for k := 0; k < i; k++ {
		start += int(d.Int64(k))
	}
	return start, int(d.Int64(i))
}

// groupOf splits total values over defs. Several variadic declarations get equal
// shares.
func groupOf(defs []ValueDef, total, i int) (start, n int) {
	variadic := 0
	for k := range defs {
		if defs[k].Quantity != One {
			variadic++
		}
	}
	share := 0
	if variadic > 0 {
		share = max(0, total-(len(defs)-variadic)) / variadic
	}
	for k := 0; k <= i; k++ {
		if k == len(defs) { // the version does not have the declaration
			return start + n, 0
		}
		n = 1
		if defs[k].Quantity != One {
			n = share
		}
		if k < i {
			start += n
		}
	}
	return start, n
}

// NamesResult returns the hook that suggests name for the first result.
//
//go:noinline
func NamesResult(name string) func(*Operation, func(*Value, string)) {
	return func(op *Operation, set func(*Value, string)) { set(op.Result(0), name) }
}
