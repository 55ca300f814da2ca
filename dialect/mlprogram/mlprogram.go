// Package mlprogram is the part of the ml_program dialect that frontends print: variables of a module, and their loads and stores.
//
// For example, torch-mlir puts the seed of random numbers into its modules:
//
//	ml_program.global private mutable @global_seed(dense<0> : tensor<i64>) : tensor<i64>
package mlprogram

import "github.com/spvc/spvc/ir"

// Global declares ml_program.global.
var Global = &ir.OpDef{
	Name:    "ml_program.global",
	Summary: "a variable or constant of a module",
	Attrs: []ir.AttrDef{
		{Name: "sym_name", Type: ir.SymbolNameKind},
		{Name: "type", Type: ir.TypeAttrKind},
		{Name: "is_mutable", Type: ir.UnitAttrKind, Optional: true},
		{Name: "value", Type: ir.AnyAttr, Optional: true},
		{Name: "sym_visibility", Type: ir.StringAttrKind, Optional: true},
	},
	Traits: []ir.Trait{ir.Symbol},
	Format: "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name `` custom<TypedInitialValue>($type, $value) attr-dict",
}

// Slots of Global's inherent attributes.
const (
	globalType    = 1
	globalMutable = 2
	globalValue   = 3
)

func reference() []ir.AttrDef { return []ir.AttrDef{{Name: "global", Type: ir.SymbolRefKind}} }

// GlobalLoad declares ml_program.global_load.
var GlobalLoad = &ir.OpDef{
	Name:    "ml_program.global_load",
	Summary: "the value of a variable",
	Attrs:   reference(),
	Results: []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Format:  "$global `:` type($result) attr-dict",
}

// GlobalLoadConst declares ml_program.global_load_const.
var GlobalLoadConst = &ir.OpDef{
	Name:    "ml_program.global_load_const",
	Summary: "the value of a constant",
	Attrs:   reference(),
	Results: []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Traits:  []ir.Trait{ir.Pure},
	Format:  "$global `:` type($result) attr-dict",
}

// GlobalStore declares ml_program.global_store.
var GlobalStore = &ir.OpDef{
	Name:     "ml_program.global_store",
	Summary:  "sets a variable",
	Attrs:    reference(),
	Operands: []ir.ValueDef{{Name: "value", Type: ir.AnyType}},
	Format:   "$global `=` $value `:` type($value) attr-dict",
}

// Dialect returns the ml_program dialect.
func Dialect() *ir.Dialect {
	return &ir.Dialect{
		Name: "ml_program",
		Ops: []ir.OpEntry{
			{Def: Global, Verify: verifyGlobal},
			{Def: GlobalLoad, Interfaces: []any{user{}}, Effects: effect(ir.EffectRead), Names: nameLoad},
			{Def: GlobalLoadConst, Interfaces: []any{user{}}, Names: nameLoad},
			{Def: GlobalStore, Interfaces: []any{user{}}, Effects: effect(ir.EffectWrite)},
		},
		Directives: map[string]*ir.CustomDirective{"SymbolVisibility": visibilityDirective, "TypedInitialValue": valueDirective},
		Interfaces: []any{ir.InlineOps{}, resources{}},
	}
}

// resources says that files may have resource sections of the dialect, which declares no resources.
type resources struct{}

// DeclaresResource implements [ir.ResourceModel].
func (resources) DeclaresResource(string) bool { return false }

func effect(k ir.EffectKind) func(*ir.Operation, func(ir.Effect)) {
	return func(_ *ir.Operation, visit func(ir.Effect)) { visit(ir.Effect{Kind: k}) }
}

// visibilityDirective is custom<SymbolVisibility>, a word that must stand.
var visibilityDirective = &ir.CustomDirective{
	Parse: func(p *ir.Parser, a *ir.DirectiveArgs) bool {
		for _, word := range []string{"public", "private", "nested"} {
			if p.ParseOptionalKeyword(word) {
				a.SetAttr(0, p.Context().String(word))
				return true
			}
		}
		return p.EmitError(p.Loc(), "expected 'public', 'private', or 'nested'")
	},
	Print: func(p *ir.Printer, op *ir.Operation, a *ir.DirectiveArgs) {
		if s, ok := a.Attr(0).(*ir.StringAttr); ok {
			p.Str(s.Value)
			return
		}
		p.Str("public")
	},
}

// valueDirective is custom<TypedInitialValue>: the initial value in parentheses, if there is one, and the type.
var valueDirective = &ir.CustomDirective{
	Parse: func(p *ir.Parser, a *ir.DirectiveArgs) bool {
		if p.ParseOptionalLParen() {
			v, ok := p.ParseAttr(nil)
			if !ok || !p.ParseRParen() {
				return false
			}
			a.SetAttr(1, v)
		}
		t, ok := p.ParseColonType()
		if ok {
			a.SetAttr(0, p.Context().TypeAttr(t))
		}
		return ok
	},
	Print: func(p *ir.Printer, op *ir.Operation, a *ir.DirectiveArgs) {
		if v := a.Attr(1); v != nil {
			p.Str("(")
			p.Attr(v)
			p.Str(")")
		}
		if t, ok := a.Attr(0).(*ir.TypeAttr); ok {
			p.Str(" : ")
			p.Type(t.Value)
		}
	},
}

func verifyGlobal(op *ir.Operation) bool {
	if op.Prop(globalMutable) == nil && op.Prop(globalValue) == nil {
		return op.EmitOpError("immutable global must have an initial value")
	}
	return true
}

// user verifies the name of a load or a store.
type user struct{}

// VerifySymbolUses checks that the name is that of a global which the operation may use with its type.
func (user) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	ref := op.Prop(0).(*ir.SymbolRefAttr)
	g := tables.LookupRef(op, ref)
	if g == nil || !g.Is(Global) {
		return op.EmitOpErrorDetail(tables.Unknown(op, ref, Global), "undefined global: "+ir.AttrString(ref))
	}
	mutable := g.Prop(globalMutable) != nil
	verb := "load from global typed "
	got := ir.Type(nil)
	switch {
	case op.Is(GlobalLoadConst) && mutable:
		return op.EmitOpError("cannot load as const from mutable global " + ir.AttrString(ref))
	case op.Is(GlobalStore) && !mutable:
		return op.EmitOpError("cannot store to an immutable global " + ir.AttrString(ref))
	case op.Is(GlobalStore):
		verb, got = "store to a global typed ", op.Operand(0).Type()
	default:
		got = op.Result(0).Type()
	}
	t, ok := g.Prop(globalType).(*ir.TypeAttr)
	if !ok || t.Value == got {
		return ok
	}
	with := " as "
	if op.Is(GlobalStore) {
		with = " from "
	}
	return op.EmitOpError("cannot " + verb + ir.QuoteType(t.Value) + with + ir.QuoteType(got))
}

// nameLoad names the result as the global.
func nameLoad(op *ir.Operation, name func(*ir.Value, string)) {
	ref, ok := op.Prop(0).(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	leaf := ref.Root
	if n := len(ref.Nested); n > 0 {
		leaf = ref.Nested[n-1]
	}
	name(op.Result(0), leaf)
}
