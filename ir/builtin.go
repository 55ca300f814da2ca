package ir

// The operations of the builtin dialect.
var (
	// Module is `module @name attributes {...} { ... }`, the top-level container.
	Module = &OpDef{
		Name:    "builtin.module",
		Summary: "a top level container operation",
		Attrs: []AttrDef{
			{Name: SymbolNameAttr, Type: SymbolNameKind, Optional: true},
			{Name: SymbolVisibilityAttr, Type: StringAttrKind, Optional: true},
		},
		Regions: []RegionDef{{Name: "bodyRegion", Kind: SizedRegion1}},
		Traits: []Trait{AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol, GraphRegion, NoTerminator,
			SingleBlock},
		Format: "($sym_name^)? attr-dict-with-keyword $bodyRegion",
	}

	// UnrealizedCast converts values of some types to values of other types. The cast
	// has no meaning: conversions insert and remove it.
	UnrealizedCast = &OpDef{
		Name:     "builtin.unrealized_conversion_cast",
		Summary:  "an unrealized conversion from one set of types to another",
		Operands: []ValueDef{{Name: "inputs", Type: AnyType, Quantity: Variadic}},
		Results:  []ValueDef{{Name: "outputs", Type: AnyType, Quantity: Variadic}},
		Traits:   []Trait{Pure},
		Format:   "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict",
	}
)

// LayoutSpecMarker is implemented by attributes, or by models of their classes,
// that specify a data layout. A module may carry one such attribute.
type LayoutSpecMarker interface {
	Attribute
	IsLayoutSpec()
}

// SystemSpecMarker is LayoutSpecMarker for descriptions of the target system.
type SystemSpecMarker interface {
	Attribute
	IsSystemSpec()
}

// moduleModel makes builtin operations in a module print without their prefix.
type moduleModel struct{}

// DefaultDialect returns "builtin".
func (moduleModel) DefaultDialect(*Operation) string { return builtinName }

func builtinDialect() *Dialect {
	return &Dialect{
		Name:    "builtin",
		Changes: []Change{{Since: 20, Text: "the types `f4E2M1FN`, `f6E2M3FN`, `f6E3M2FN`, `f8E3M4` and `f8E8M0FNU`", Before: "error"}},
		Ops: []OpEntry{
			{Def: Module, Verify: verifyModule, Interfaces: []any{moduleModel{}}},
			{Def: UnrealizedCast, Verify: verifyUnrealizedCast, Fold: foldUnrealizedCast},
		},
	}
}

// NewModule returns an empty module.
func (c *Context) NewModule(loc Location) *Operation {
	st := OperationState{Loc: loc, Info: c.OpInfoOf(Module), Regions: make([]*Region, 1)}
	op := NewArena().Create(&st)
	op.regions()[0].AddBlock()
	return op
}

func verifyModule(op *Operation) bool {
	for _, a := range op.attrs() {
		if !hasDialectPrefix(a.Name) {
			return op.EmitOpError("can only contain attributes with dialect-prefixed names, found: '" + a.Name + "'")
		}
	}
	_ = oneMarked[LayoutSpecMarker](op, "expects at most one data layout attribute", "data layout") &&
		oneMarked[SystemSpecMarker](op, "expects at most one system specification attribute", "system spec")
	return true
}

// oneMarked emits an error if op carries more than one attribute of the interface T. As in MLIR, such an op is nevertheless valid.
func oneMarked[T any](op *Operation, msg, what string) bool {
	first := ""
	for _, a := range op.attrs() {
		if _, ok := AttrInterface[T](a.Value); !ok {
			continue
		}
		if first != "" {
			return op.EmitOpError(msg, Note(op.loc, "'"+first+"' is a "+what+" attribute"), Note(op.loc, "'"+a.Name+"' is a "+what+" attribute"))
		}
		first = a.Name
	}
	return true
}

func verifyUnrealizedCast(op *Operation) bool {
	if len(op.results()) == 0 {
		return op.EmitOpError("expected at least one result for cast operation")
	}
	return true
}

// foldUnrealizedCast removes casts to the same types, and pairs of casts that
// cancel out.
func foldUnrealizedCast(op *Operation, _ []Attribute, out []FoldResult) ([]FoldResult, bool) {
	if len(op.operands()) > 0 && len(op.operands()) == len(op.results()) {
		same := true
		for i, uses := 0, op.operands(); i < len(uses); i++ {
			same = same && uses[i].value.typ == op.result(i).typ
		}
		if same {
			for i, uses := 0, op.operands(); i < len(uses); i++ {
				out = append(out, FoldResult{Value: uses[i].value})
			}
			return out, true
		}
	}
	if len(op.operands()) == 0 {
		return out, false
	}
	inner := op.operand(0).value.definer()
	if inner == nil || !inner.Is(UnrealizedCast) || len(inner.results()) != len(op.operands()) || len(inner.operands()) != len(op.results()) {
		return out, false
	}
	for i, uses := 0, op.operands(); i < len(uses); i++ {
		if uses[i].value != inner.result(i) {
			return out, false
		}
	}
	for i, uses := 0, inner.operands(); i < len(uses); i++ {
		if uses[i].value.typ != op.result(i).typ {
			return out, false
		}
	}
	for i, uses := 0, inner.operands(); i < len(uses); i++ {
		out = append(out, FoldResult{Value: uses[i].value})
	}
	return out, true
}
