package llvm

import (
	"strings"

	"github.com/spvc/spvc/ir"
)

// The classes of attributes of functions, modules and constants.
var (
	VScaleRangeDef    = record("vscale_range", "LLVM_VScaleRangeAttr", need("minRange", integerKind), need("maxRange", integerKind))
	TargetFeaturesDef = verified(formatted("target_features", "LLVM_TargetFeaturesAttr", "`<` `[` (`]`) : ($features^ `]`)? `>`",
		opt("features", stringsKind)), verifyFeatures)
	TargetDef = since(21, formatted("target", "LLVM_TargetAttr", "`<` struct($triple, $chip, $features) `>`", need("triple", stringKind), need("chip", stringKind),
		opt("features", of("TargetFeaturesAttr", TargetFeaturesDef))))
	VecTypeHintDef          = since(20, record("vec_type_hint", "LLVM_VecTypeHintAttr", need("hint", typeAttrKind), opt("is_signed", boolKind)))
	WorkgroupAttributionDef = since(20, formatted("mlir.workgroup_attribution", "WorkgroupAttributionAttr", "`<` $num_elements `,` $element_type `>`",
		need("num_elements", integerKind), need("element_type", typeAttrKind)))
	// ConstantRangeDef has both bounds as integer attributes of the same type.
	ConstantRangeDef = since(20, constantRange())

	UndefDef              = formatted("undef", "LLVM_UndefAttr", "")
	PoisonDef             = formatted("poison", "LLVM_PoisonAttr", "")
	ZeroDef               = formatted("zero", "LLVM_ZeroAttr", "")
	DSOLocalEquivalentDef = since(21, formatted("dso_local_equivalent", "LLVM_DSOLocalEquivalentAttr", "$sym", need("sym", symbolKind)))
	BlockTagDef           = since(21, record("blocktag", "LLVM_BlockTagAttr", need("id", uint32Kind)))
	BlockAddressDef       = since(21, record("blockaddress", "LLVM_BlockAddressAttr", need("function", symbolKind), need("tag", of("BlockTagAttr", BlockTagDef))))

	ModuleFlagDef = since(21, verified(formatted("mlir.module_flag", "ModuleFlagAttr", "`<` $behavior `,` $key `,` $value `>`",
		need("behavior", enumKind("ModFlagBehavior", ModFlagBehaviors)), need("key", stringKind), need("value", attrKind)), verifyModuleFlag))
	CGProfileEntryDef = since(21, record("cgprofile_entry", "ModuleFlagCGProfileEntryAttr", opt("from", symbolKind), opt("to", symbolKind), need("count", uint64Kind)))
	ProfileDetailDef  = since(21, record("profile_summary_detailed", "ModuleFlagProfileSummaryDetailedAttr",
		need("cut_off", uint32Kind), need("min_count", uint64Kind), need("num_counts", uint32Kind)))
	ProfileSummaryDef = since(21, record("profile_summary", "ModuleFlagProfileSummaryAttr",
		need("format", enumKind("ProfileSummaryFormatKind", ProfileSummaryFormats)), need("total_count", uint64Kind), need("max_count", uint64Kind),
		need("max_internal_count", uint64Kind), need("max_function_count", uint64Kind), need("num_counts", uint64Kind), need("num_functions", uint64Kind),
		opt("is_partial_profile", optionalU64Kind), opt("partial_profile_ratio", floatKind),
		need("detailed_summary", listOf(of("ModuleFlagProfileSummaryDetailedAttr", ProfileDetailDef)))))
	DependentLibrariesDef = since(21, formatted("dependent_libraries", "LLVM_DependentLibrariesAttr", "`<` $libs `>`", opt("libs", stringsKind)))
)

var (
	stringsKind     = listOf(stringKind)
	optionalU64Kind = &paramKind{"std::optional<uint64_t>", ir.OptionalOf(ir.Uint64Param), nil}
)

// verifyFeatures checks that features can be joined to the string that LLVM reads.
func verifyFeatures(_ *ir.Context, params []any) string {
	list, _ := params[0].([]ir.Attribute)
	for _, a := range list {
		s, ok := a.(*ir.StringAttr)
		switch {
		case !ok || s.Value == "":
			return "target features can not be null or empty"
		case s.Value[0] != '+' && s.Value[0] != '-':
			return "target features must start with '+' or '-'"
		case strings.IndexByte(s.Value, ',') >= 0:
			return "target features can not contain ','"
		}
	}
	return ""
}

// Features returns the features of an attribute `#llvm.target_features`, separated by commas, as LLVM reads them.
func Features(a ir.Attribute) string {
	var words []string
	for _, f := range ListParam(a, "features") {
		words = append(words, f.(*ir.StringAttr).Value)
	}
	return strings.Join(words, ",")
}

// verifyModuleFlag checks the value of a flag of a module.
func verifyModuleFlag(_ *ir.Context, params []any) string {
	key, _ := params[1].(*ir.StringAttr)
	switch value, _ := params[2].(ir.Attribute); {
	case key.Value == "CG Profile":
		if list, ok := value.(*ir.ArrayAttr); !ok || !allOfClass(list, CGProfileEntryDef) {
			return "'CG Profile' key expects an array of '#llvm.cgprofile_entry'"
		}
	case key.Value == "ProfileSummary":
		if value.AttrDef() != ProfileSummaryDef {
			return "'ProfileSummary' key expects a '#llvm.profile_summary' attribute"
		}
	default:
		switch value.(type) {
		case *ir.IntegerAttr, *ir.StringAttr:
		default:
			return "only integer and string values are currently supported for unknown key '" + ir.AttrString(key) + "'"
		}
	}
	return ""
}

func allOfClass(list *ir.ArrayAttr, class *ir.AttrClass) bool {
	for _, a := range list.Elements {
		if a.AttrDef() != class {
			return false
		}
	}
	return true
}

// constantRange declares ranges of integers, `<i8, 0, 4>`.
func constantRange() *ir.AttrClass {
	c := formatted("constant_range", "LLVM_ConstantRangeAttr", "", need("lower", integerKind), need("upper", integerKind))
	c.Parse = func(p *ir.Parser, _ ir.Type) ir.Attribute { return parseRange(p, c) }
	c.Print = printRange
	return c
}

func parseRange(p *ir.Parser, def *ir.AttrClass) ir.Attribute {
	if !p.ParseLess() {
		return nil
	}
	loc := p.Loc()
	t, ok := p.ParseType()
	if !ok {
		return nil
	}
	i, ok := t.(*ir.IntegerType)
	if !ok {
		p.EmitError(loc, "invalid kind of type specified: expected builtin.integer, but found "+ir.QuoteType(t))
		return nil
	}
	var bounds [2]any
	for k := range bounds {
		if !p.ParseComma() {
			return nil
		}
		if bounds[k] = parseBound(p, i); bounds[k] == nil {
			return nil
		}
	}
	if !p.ParseGreater() {
		return nil
	}
	return p.Context().RecordAttr(def, bounds[:]...)
}

// parseBound reads a bound of any size and keeps the bits of t, as MLIR does. It returns nil after an error.
func parseBound(p *ir.Parser, t *ir.IntegerType) any {
	c, loc := p.Context(), p.Loc()
	const wider = 256
	a, ok := p.ParseAttr(c.I(max(wider, t.Width)))
	if !ok {
		return nil
	}
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		p.EmitError(loc, "expected integer value")
		return nil
	}
	return ir.Attribute(c.APInt(c.I(t.Width), i.Value.SExtOrTrunc(t.Width)))
}

func printRange(p *ir.Printer, a ir.Attribute) {
	lower, upper := AttrParam(a, "lower").(*ir.IntegerAttr), AttrParam(a, "upper").(*ir.IntegerAttr)
	p.Byte('<')
	p.Type(lower.Type())
	p.Str(", ")
	p.Str(lower.Value.String())
	p.Str(", ")
	p.Str(upper.Value.String())
	p.Byte('>')
}

func moduleClasses() []*ir.AttrClass {
	return []*ir.AttrClass{
		VScaleRangeDef, TargetFeaturesDef, TargetDef, VecTypeHintDef, WorkgroupAttributionDef, ConstantRangeDef, UndefDef, PoisonDef, ZeroDef, DSOLocalEquivalentDef,
		BlockTagDef, BlockAddressDef, ModuleFlagDef, CGProfileEntryDef, ProfileDetailDef, ProfileSummaryDef, DependentLibrariesDef,
	}
}
