package llvm

import "github.com/spvc/spvc/ir"

//go:noinline
func optional(name string, kind *ir.AttrConstraint) *ir.AttrDef {
	return &ir.AttrDef{Name: name, Type: kind, Optional: true}
}

// hintUntil returns the declaration of a hint that versions up to v have.
//
//go:noinline
func hintUntil(v ir.Version, d *ir.AttrDef) *ir.AttrDef {
	d.Versions, d.Hint = ir.Until(v), true
	return d
}

// hintSince returns the declaration of a hint that versions since v have.
//
//go:noinline
func hintSince(v ir.Version, d *ir.AttrDef) *ir.AttrDef {
	d.Versions, d.Hint = ir.Since(v), true
	return d
}

// Func declares llvm.func.
var Func = &ir.OpDef{
	Name:    "llvm.func",
	Summary: "a function",
	Attrs:   funcAttrs(),
	Regions: []ir.RegionDef{{Name: "body"}},
	Traits:  []ir.Trait{ir.TraitIn(ir.Since(20), ir.AffineScope), ir.AutomaticAllocationScope, ir.IsolatedFromAbove, ir.Symbol},
}

// Slots of the first inherent attributes of Func.
const (
	funcName = iota
	funcVisibilityName
	funcType
	funcLinkage
	funcDSOLocal
	funcCConv
	funcComdat
	funcConvergent
	funcPersonality
	funcGC
	funcPassthrough
	funcArgAttrs
	funcResAttrs
	funcEntryCount
	funcMemory
	funcVisibility
	funcSection
	funcUnnamedAddr
	funcAlignment
	funcVScale
	funcFramePointer
)

func funcAttrs() []ir.AttrDef {
	str, unit, boolean := ir.StringAttrKind, ir.UnitAttrKind, ir.BoolAttrKind
	list := []*ir.AttrDef{
		{Name: "sym_name", Type: str},
		optional("sym_visibility", str),
		{Name: "function_type", Type: functionTypeKind},
		{Name: "linkage", Type: LinkageKind, Default: "#llvm.linkage<external>"},
		optional("dso_local", unit), &cconvAttr, &comdatAttr, optional("convergent", unit),
		optional("personality", ir.FlatSymbolRefKind),
		optional("garbageCollector", str),
		optional("passthrough", ir.ArrayAttrKind),
		&argAttrsAttr, &resAttrsAttr,
		optional("function_entry_count", ir.I64AttrKind),
		{Name: "memory_effects", Type: MemoryEffectsKind, Optional: true, Older: []ir.OldName{{Last: 19, Name: "memory"}}},
		&visibilityAttr, &sectionAttr, &unnamedAddrAttr, &alignmentAttr,
		optional("vscale_range", VScaleRangeKind),
		optional("frame_pointer", FramePointerKind),
	}
	for _, n := range [...]string{"streaming", "locally_streaming", "streaming_compatible", "new_za", "in_za", "out_za", "inout_za", "preserves_za"} {
		list = append(list, optional("arm_"+n, unit))
	}
	list = append(list, optional("target_cpu", str), optional("tune_cpu", str),
		hintSince(21, optional("reciprocal_estimates", str)), hintSince(21, optional("prefer_vector_width", str)),
		optional("target_features", TargetFeaturesKind),
		hintUntil(20, optional("unsafe_fp_math", boolean)), optional("no_infs_fp_math", boolean), optional("no_nans_fp_math", boolean),
		hintUntil(20, optional("approx_func_fp_math", boolean)), optional("no_signed_zeros_fp_math", boolean), optional("denormal_fp_math", str),
		optional("denormal_fp_math_f32", str), optional("fp_contract", str),
		hintSince(21, optional("instrument_function_entry", str)), hintSince(21, optional("instrument_function_exit", str)),
		optional("no_inline", unit), optional("always_inline", unit), hintSince(21, optional("inline_hint", unit)), optional("no_unwind", unit), optional("will_return", unit),
		optional("optimize_none", unit))
	list = append(list, hintSince(20, optional("vec_type_hint", VecTypeHintKind)),
		hintSince(20, optional("work_group_size_hint", ir.DenseI32ArrayAttrKind)), hintSince(20, optional("reqd_work_group_size", ir.DenseI32ArrayAttrKind)),
		hintSince(20, optional("intel_reqd_sub_group_size", ir.I32AttrKind)), hintSince(21, optional("uwtable_kind", UWTableKind)))
	rows := make([]ir.AttrDef, len(list))
	for i, d := range list {
		rows[i] = *d
	}
	return rows
}
