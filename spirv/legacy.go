package spirv

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/encoding"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// legacySyntax returns the syntax of the dialect under the name `spv`. Syntax without a row
// differs only in the prefix. It is a function because its hooks create ops and
// types.
func legacySyntax() *ir.Legacy {
	return &ir.Legacy{
		Ops: []ir.LegacyOp{
			{Old: "module", New: "spirv.module", Parse: parseLegacyModule, Syntax: "the models may be strings; `func` and `return` without prefix stand for `spv.func` and `spv.Return`"},
			{Old: "_module_end", Syntax: "dropped: modules have no terminator"},
			{Old: "func", New: "spirv.func", Parse: parseLegacyFunc, Syntax: "the function control may be left away for `\"None\"`"},
			{Old: "return", New: "spirv.Return"},
			{Old: "_address_of", New: "spirv.mlir.addressof"},
			{Old: "_reference_of", New: "spirv.mlir.referenceof"},
			{Old: "constant", New: "spirv.Constant"},
			{Old: "undef", New: "spirv.Undef"},
			{Old: "globalVariable", New: "spirv.GlobalVariable"},
			{Old: "specConstant", New: "spirv.SpecConstant"},
			{Old: "specConstantComposite", New: "spirv.SpecConstantComposite"},
			{Old: "selection", New: "spirv.mlir.selection"},
			{Old: "loop", New: "spirv.mlir.loop"},
			{Old: "_merge", New: "spirv.mlir.merge"},
			{Old: "_yield", New: "spirv.mlir.yield"},
			{Old: "CompositeConstruct", New: "spirv.CompositeConstruct", Parse: parseLegacyComposite, Syntax: "the result type alone may follow the colon"},
			{Old: "GLSL.*", New: "spirv.GL.*"},
			{Old: "OCL.*", New: "spirv.CL.*"},
			{Old: "InverseSqrt", New: "spirv.GL.InverseSqrt"},
			{Old: "Tan", New: "spirv.GL.Tan"},
			{Old: "Tanh", New: "spirv.GL.Tanh"},
			{Old: "AtomicFAddEXT", New: "spirv.EXT.AtomicFAdd"},
			{Old: "SubgroupBallotKHR", New: "spirv.KHR.SubgroupBallot"},
			{Old: "SubgroupBlockReadINTEL", New: "spirv.INTEL.SubgroupBlockRead"},
			{Old: "SubgroupBlockWriteINTEL", New: "spirv.INTEL.SubgroupBlockWrite"},
		},
		Attrs: []ir.LegacyAttr{
			{Old: "spv.target_env", New: TargetEnvName},
			{Old: "spv.entry_point_abi", New: EntryPointABIName, Value: legacyEntryPoint},
			{Old: "spv.interface_var_abi", New: InterfaceVarABIName},
		},
		ParseType: parseLegacyType,
		ParseAttr: parseLegacyAttr,
		Attr:      legacyDecoration,
	}
}

func parseLegacyModule(p *ir.Parser, st *ir.OperationState) bool {
	return parseModuleOf(p, st, func(p *ir.Parser, k spec.Kind, name string) (uint32, bool) {
		return parseEnumName(p, k, name, (*ir.Parser).ParseKeywordOrString)
	})
}

func parseLegacyFunc(p *ir.Parser, st *ir.OperationState) bool {
	return parseFuncOf(p, st, func(p *ir.Parser, st *ir.OperationState) bool {
		loc := p.Loc()
		kw, present := p.ParseOptionalString()
		if !present {
			kw = "None"
		}
		v, ok := spec.KindFunctionControl.Parse(kw)
		if !ok {
			return p.EmitError(loc, "invalid function_control attribute specification: \""+kw+"\"")
		}
		st.AddAttr("function_control", p.Context().Enum(FunctionControlAttr, uint64(v)))
		return true
	})
}

// parseLegacyComposite reads `%a, %b : result` as well as `%a, %b : (a, b) -> result`.
func parseLegacyComposite(p *ir.Parser, st *ir.OperationState) bool {
	operands, ok := p.ParseOperandList(ir.DelimNone)
	if !ok || !p.ParseAttrDict(st) || !p.ParseColon() {
		return false
	}
	loc := p.Loc()
	var types []ir.Type
	if p.ParseOptionalLParen() {
		if types, ok = p.ParseTypeList(); !ok || !p.ParseRParen() || !p.ParseArrow() {
			return false
		}
	}
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	if types == nil {
		for i := range operands {
			e := compositePart(t, i)
			if e == nil {
				return p.EmitError(loc, "cannot have "+ir.QuoteType(t)+" of as many constituents")
			}
			types = append(types, e)
		}
	}
	st.Results = append(st.Results, t)
	return p.ResolveOperands(operands, types, loc, st)
}

// compositePart returns the type of constituent i of t, or nil if there is none.
func compositePart(t ir.Type, i int) ir.Type {
	switch t := t.(type) {
	case *ir.VectorType:
		return t.ElementType()
	case *ArrayType:
		return t.Element
	case *MatrixType:
		return t.Column
	case *CooperativeMatrixType:
		return t.Element
	case *StructType:
		if i < len(t.Members()) {
			return t.Members()[i].Type
		}
	}
	return nil
}

func parseLegacyType(p *ir.Parser, mnemonic string) (t ir.Type, ok bool) {
	switch mnemonic {
	case "struct":
		return parseLegacyStruct(p), true
	case "image":
		return parseImageOf(p, parseLegacyDim), true
	}
	return nil, false
}

// parseLegacyStruct reads a struct whose members are not in parentheses, or one in the
// current form.
func parseLegacyStruct(p *ir.Parser) ir.Type {
	start := p.Loc()
	if !p.ParseLess() {
		return nil
	}
	end := p.ParseGreater
	var first ir.Type
	if p.ParseOptionalLParen() {
		end = func() bool { return p.ParseRParen() && p.ParseGreater() }
		if p.ParseOptionalRParen() {
			return emptyStruct(p)
		}
	} else {
		if p.ParseOptionalGreater() {
			return StructOf(p.Context(), nil, false)
		}
		t, present, ok := p.ParseOptionalType()
		switch {
		case !ok:
			return nil
		case !present:
			return parseStructBody(p, start)
		}
		first = t
	}
	members, hasOffset, ok := parseMemberList(p, start, first, end)
	if !ok {
		return nil
	}
	return StructOf(p.Context(), members, hasOffset)
}

func emptyStruct(p *ir.Parser) ir.Type {
	if !p.ParseGreater() {
		return nil
	}
	return StructOf(p.Context(), nil, false)
}

// parseLegacyDim reads `2D` as well as `Dim2D`.
func parseLegacyDim(p *ir.Parser, k spec.Kind) (uint32, bool) {
	loc := p.Loc()
	n, present, ok := p.ParseOptionalInteger()
	if !ok {
		return 0, false
	}
	if !present {
		return parseTypeEnum(p, k)
	}
	if n < 1 || n > 3 {
		return 0, p.EmitError(loc, "unknown dimensionality")
	}
	return uint32(n - 1), p.ParseKeyword("D")
}

func parseLegacyAttr(p *ir.Parser, mnemonic string) (a ir.Attribute, ok bool) {
	if mnemonic != "target_env" {
		return nil, false
	}
	return parseTargetEnvOf(p, parseLegacyLimits), true
}

// parseLegacyLimits reads limits as a dictionary, or in the current form.
func parseLegacyLimits(p *ir.Parser) (*resourceLimits, bool) {
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return nil, false
	}
	if l, ok := a.(*resourceLimits); ok {
		return l, true
	}
	d, ok := a.(*ir.DictionaryAttr)
	if !ok {
		return nil, p.EmitError(loc, "expected limits as a dictionary")
	}
	l := defaultLimits(p.Context())
	for _, e := range d.Entries {
		if !setLegacyLimit(p.Context(), &l, e) {
			return nil, p.EmitError(loc, "unknown or malformed limit '"+e.Name+"'")
		}
	}
	return resourceLimitsOf(p.Context(), l), true
}

func setLegacyLimit(ctx *ir.Context, l *limitParams, e ir.NamedAttribute) bool {
	places := map[string]*int{
		"max_compute_shared_memory_size":    &l.MaxComputeSharedMemorySize,
		"max_compute_workgroup_invocations": &l.MaxComputeWorkgroupInvocations,
		"subgroup_size":                     &l.SubgroupSize,
	}
	if e.Name == "max_compute_workgroup_size" {
		size, ok := smallInts(e.Value)
		if !slices.Equal(size, target.DefaultLimits().MaxComputeWorkgroupSize) {
			elems := make([]ir.Attribute, len(size))
			for i, v := range size {
				elems[i] = ctx.Int(ctx.I64(), int64(v)) // the type that the current syntax gives them
			}
			l.MaxComputeWorkgroupSize = ctx.Array(elems)
		}
		return ok
	}
	v, ok := e.Value.(*ir.IntegerAttr)
	if place := places[e.Name]; ok && place != nil {
		*place = int(v.Int64Or(0))
		return true
	}
	return false
}

// smallInts returns the elements of a dense attribute with few integers.
func smallInts(a ir.Attribute) ([]int, bool) {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok || d.NumElements() > 3 {
		return nil, false
	}
	var vs []int
	for i := range d.NumElements() {
		v, ok := d.Element(i).(*ir.IntegerAttr)
		if !ok {
			return nil, false
		}
		vs = append(vs, int(v.Int64Or(0)))
	}
	return vs, true
}

// legacyEntryPoint converts `{local_size = dense<...>}` to the attribute. It leaves
// other values to the verifier.
func legacyEntryPoint(ctx *ir.Context, a ir.Attribute) ir.Attribute {
	d, ok := a.(*ir.DictionaryAttr)
	if !ok || len(d.Entries) != 1 {
		return a
	}
	size, ok := smallInts(d.Get("local_size"))
	if !ok {
		return a
	}
	var vs []int32
	for _, v := range size {
		vs = append(vs, int32(v))
	}
	return EntryPointABIOf(ctx, ctx.DenseI32Array(vs...), OptionalInt{}, OptionalInt{})
}

// legacyDecoration renames an attribute with the specification's name of a decoration
// to snake case.
func legacyDecoration(a ir.NamedAttribute) ir.NamedAttribute {
	if a.Name[0] < 'A' || a.Name[0] > 'Z' {
		return a
	}
	if d, ok := spec.ParseDecoration(a.Name); ok {
		a.Name = encoding.SnakeCase(d.String())
	}
	return a
}
