package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

var replicateDemand = storageDemand(spec.CapabilityReplicatedCompositesEXT, spec.SPV_EXT_replicated_composites)

// Composites all of whose constituents are one value.
var (
	EXTConstantCompositeReplicate = since20(&ir.OpDef{
		Name:    "spirv.EXT.ConstantCompositeReplicate",
		Summary: "a constant composite whose constituents, or those of its constituents, are one value",
		Attrs:   []ir.AttrDef{{Name: "value", Type: ir.AnyAttr}},
		Results: []ir.ValueDef{operand("replicated_constant", composite)},
		Traits:  []ir.Trait{ir.Pure},
		Format:  "` ` `[` $value `]` `:` type($replicated_constant) attr-dict",
	})
	EXTSpecConstantCompositeReplicate = since20(&ir.OpDef{
		Name:    "spirv.EXT.SpecConstantCompositeReplicate",
		Summary: "a composite whose constituents are one specialization constant",
		Attrs: []ir.AttrDef{{Name: "type", Type: ir.TypeAttrKind}, {Name: "sym_name", Type: ir.SymbolNameKind},
			{Name: "constituent", Type: ir.SymbolRefKind}},
		Traits: []ir.Trait{InModuleScope, ir.Symbol},
	})
)

func replicateEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: EXTConstantCompositeReplicate, Verify: verifyReplicate,
			Interfaces: []any{withoutOpcode(EXTConstantCompositeReplicate).demanding(replicateDemand, noExtra)}},
		{Def: EXTSpecConstantCompositeReplicate, Parse: parseSpecReplicate, Print: printSpecReplicate, Verify: verifySpecReplicate,
			Interfaces: []any{replicateUser{}, withoutOpcode(EXTSpecConstantCompositeReplicate).demanding(replicateDemand, noExtra)}},
	}
}

// ReplicatedType returns the type of the constant that value stands for in a replicated composite. It returns nil if value cannot
// be a constant.
func ReplicatedType(value ir.Attribute) ir.Type {
	var counts []uint32
	for {
		list, ok := value.(*ir.ArrayAttr)
		if !ok {
			break
		}
		if len(list.Elements) == 0 || uint64(len(list.Elements)) > maxArrayCount {
			return nil
		}
		counts = append(counts, uint32(len(list.Elements)))
		value = list.Elements[0]
	}
	typed, ok := value.(ir.TypedAttr)
	if !ok {
		return nil
	}
	t := typed.Type()
	for i := len(counts) - 1; i >= 0; i-- {
		t = ArrayOf(t, counts[i], 0)
	}
	return t
}

const maxArrayCount = 1<<32 - 1

func verifyReplicate(op *ir.Operation) bool {
	got := ReplicatedType(op.Prop(0))
	if got == nil {
		return op.EmitError("unknown value attribute type")
	}
	text := ""
	for t := ElementAt(op.Result(0).Type(), 0); t != nil; t = ElementAt(t, 0) {
		if t == got {
			return true
		}
		if text != "" {
			text += " or "
		}
		text += ir.QuoteType(t)
	}
	if text == "" {
		return op.EmitError("composite type " + ir.QuoteType(op.Result(0).Type()) + " has no constituents")
	}
	return op.EmitError("expected value attribute type " + text + ", but got: " + ir.QuoteType(got))
}

func parseSpecReplicate(p *ir.Parser, st *ir.OperationState) bool {
	if !parseSymbol(p, st) || !p.ParseLParen() {
		return false
	}
	ref, ok := parseFlatRef(p)
	if !ok || !p.ParseRParen() {
		return false
	}
	st.AddAttr("constituent", ref)
	t, ok := p.ParseColonType()
	st.AddAttr("type", p.Context().TypeAttr(t))
	return ok
}

func printSpecReplicate(p *ir.Printer, op *ir.Operation) {
	p.Space()
	p.SymbolName(op.StringAttr(ir.SymbolNameAttr))
	p.Str(" (")
	p.Attr(op.Prop(2))
	p.Str(") : ")
	p.Type(op.Prop(0).(*ir.TypeAttr).Value)
}

func verifySpecReplicate(op *ir.Operation) bool {
	if t := op.Prop(0).(*ir.TypeAttr).Value; ElementAt(t, 0) == nil {
		return op.EmitError("result type must be a composite type, but provided " + ir.QuoteType(t))
	}
	return true
}

type replicateUser struct{ immediate }

// VerifySymbolUses checks the specialization constant that is replicated.
func (replicateUser) VerifySymbolUses(op *ir.Operation, tables *ir.SymbolTables) bool {
	ref, ok := op.Prop(2).(*ir.SymbolRefAttr)
	if !ok {
		return true
	}
	d := tables.LookupRef(op, ref)
	switch {
	case d == nil:
		return op.EmitError("splat spec constant reference defining constituent not found")
	case !d.Is(SpecConstant):
		return op.EmitError("constituent is not a spec constant")
	}
	want, got := ElementAt(op.Prop(0).(*ir.TypeAttr).Value, 0), specConstantType(d)
	if got != nil && want != nil && want != got {
		return op.EmitError("constituent has incorrect type: expected " + ir.QuoteType(want) + ", but provided " + ir.QuoteType(got))
	}
	return true
}
