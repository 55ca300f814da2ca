package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// The classes of the dialect's attributes. parseAttrNamed reads those without Format,
// for the reason given at parseTypeNamed.
var (
	vceDef           = &ir.AttrClass{Dialect: dialectName, Mnemonic: "vce", Print: printVCE}
	targetEnvDef     = &ir.AttrClass{Dialect: dialectName, Mnemonic: "target_env", Print: printTargetEnv}
	interfaceVarDef  = &ir.AttrClass{Dialect: dialectName, Mnemonic: "interface_var_abi", Print: printInterfaceVar}
	limitsDef        = structClass("resource_limits", "ResourceLimits", limitsParams, buildLimits, limitsParam)
	entryPointABIDef = structClass("entry_point_abi", "EntryPointABI", entryPointParams, buildEntryPoint, entryPointParam)
	linkageDef       = structClass("linkage_attributes", "LinkageAttributes", linkageParams, buildLinkage, linkageParam)

	// coopMatrixPropsKHR, coopMatrixPropsNV and jointMatrixProps are the classes of
	// cooperativeMatrixProps.
	coopMatrixPropsKHR = structClass("coop_matrix_props_khr", "CooperativeMatrixPropertiesKHR", propsParams(true, "uint32_t"), buildProps, propsParam)
	coopMatrixPropsNV  = structClass("coop_matrix_props_nv", "CooperativeMatrixPropertiesNV", propsParams(false, "int"), buildProps, propsParam)
	jointMatrixProps   = structClass("joint_matrix_props", "JointMatrixPropertiesINTEL", propsParams(false, "int"), buildProps, propsParam)
)

// attrClasses lists the classes that the parser finds by their mnemonics.
var attrClasses = append([]*ir.AttrClass{limitsDef, entryPointABIDef, linkageDef, coopMatrixPropsKHR, coopMatrixPropsNV, jointMatrixProps, cacheControlLoad, cacheControlStore}, enumAttrs...)

// structClass makes the class `#spirv.mnemonic<name = value, ...>`.
func structClass(mnemonic, record string, params []ir.ParamDef, build func(*ir.Context, *ir.AttrClass, []any) ir.Attribute,
	param func(ir.Attribute, int) any) *ir.AttrClass {
	c := &ir.AttrClass{Dialect: dialectName, Mnemonic: mnemonic, Record: "SPIRV_" + record + "Attr", Params: params,
		Format: "`<` struct(params) `>`", Param: param}
	c.Build = func(p *ir.Parser, params []any, _ ir.Type) ir.Attribute { return build(p.Context(), c, params) }
	return c
}

var limitsParams = []ir.ParamDef{
	{Name: "max_compute_shared_memory_size", Kind: ir.IntParam, Optional: true, Default: 16384, CppType: "int"},
	{Name: "max_compute_workgroup_invocations", Kind: ir.IntParam, Optional: true, Default: 128, CppType: "int"},
	{Name: "max_compute_workgroup_size", Kind: sizeParam{}, Optional: true, CppType: "ArrayAttr"},
	{Name: "subgroup_size", Kind: ir.IntParam, Optional: true, Default: 32, CppType: "int"},
	{Name: "min_subgroup_size", Kind: ir.IntParam, Optional: true, CppType: "std::optional<int>"},
	{Name: "max_subgroup_size", Kind: ir.IntParam, Optional: true, CppType: "std::optional<int>"},
	{Name: "cooperative_matrix_properties_khr", Kind: ir.AttrParamOf(ir.ArrayAttrDef), Optional: true, CppType: "ArrayAttr"},
	{Name: "cooperative_matrix_properties_nv", Kind: ir.AttrParamOf(ir.ArrayAttrDef), Optional: true, CppType: "ArrayAttr"},
}

// sizeParam is an array attribute whose integers are i32 unless they state a type.
type sizeParam struct{}

// ParseParam reads the array.
func (sizeParam) ParseParam(p *ir.Parser) (any, bool) {
	return ir.AttrParamOf(ir.ArrayAttrDef).ParseParam(p)
}

// PrintParam writes the array as `[128, 128, 64]`.
func (sizeParam) PrintParam(p *ir.Printer, v any) { p.AttrNoType(v.(ir.Attribute)) }

var entryPointParams = []ir.ParamDef{
	{Name: "workgroup_size", Kind: i32ArrayParam{}, Optional: true, CppType: "DenseI32ArrayAttr"},
	{Name: "subgroup_size", Kind: ir.IntParam, Optional: true, CppType: "std::optional<int>"},
	{Name: "target_width", Kind: ir.IntParam, Optional: true, CppType: "std::optional<int>"},
}

// i32ArrayParam is an array such as `[64, 1, 1]`, held as *ir.DenseArrayAttr.
type i32ArrayParam struct{}

// ParseParam reads the array.
func (i32ArrayParam) ParseParam(p *ir.Parser) (any, bool) {
	if !p.ParseLSquare() {
		return nil, false
	}
	var vs []int32
	if p.ParseOptionalRSquare() {
		return p.Context().DenseI32Array(vs...), true
	}
	for {
		v, ok := p.ParseIntegerOfWidth(32)
		if !ok {
			p.ParseRSquare()
			return nil, false
		}
		vs = append(vs, int32(v))
		if !p.ParseOptionalComma() {
			break
		}
	}
	return p.Context().DenseI32Array(vs...), p.ParseRSquare()
}

// PrintParam writes the array.
func (i32ArrayParam) PrintParam(p *ir.Printer, v any) {
	p.Byte('[')
	for i, x := range v.(*ir.DenseArrayAttr).Int64s() {
		if i > 0 {
			p.Str(", ")
		}
		p.Int(x)
	}
	p.Byte(']')
}

var linkageParams = []ir.ParamDef{
	{Name: "linkage_name", Kind: ir.AttrParamOf(ir.StringAttrDef), CppType: "StringAttr"},
	{Name: "linkage_type", Kind: ir.AttrParamOf(LinkageTypeAttr), CppType: "mlir::spirv::LinkageTypeAttr"},
}

func propsParams(accSat bool, cppInt string) []ir.ParamDef {
	ps := []ir.ParamDef{
		{Name: "m_size", Kind: ir.Uint32Param, CppType: cppInt},
		{Name: "n_size", Kind: ir.Uint32Param, CppType: cppInt},
		{Name: "k_size", Kind: ir.Uint32Param, CppType: cppInt},
		{Name: "a_type", Kind: ir.TypeParam, CppType: "mlir::Type"},
		{Name: "b_type", Kind: ir.TypeParam, CppType: "mlir::Type"},
		{Name: "c_type", Kind: ir.TypeParam, CppType: "mlir::Type"},
		{Name: "result_type", Kind: ir.TypeParam, CppType: "mlir::Type"},
	}
	if accSat {
		ps = append(ps, ir.ParamDef{Name: "acc_sat", Kind: ir.BoolParam, CppType: "bool"})
	}
	return append(ps, ir.ParamDef{Name: "scope", Kind: ir.AttrParamOf(ScopeAttr), CppType: "mlir::spirv::ScopeAttr"})
}

func optionalInt(v any) OptionalInt {
	i, ok := v.(int)
	return OptionalInt{i, ok}
}

func (o OptionalInt) param() any {
	if !o.Set {
		return nil
	}
	return o.Value
}

// orNil returns a as an interface value, which is nil if the pointer a is nil.
func orNil[T any](a *T) any {
	if a == nil {
		return nil
	}
	return a
}

func asArray(v any) *ir.ArrayAttr {
	a, _ := v.(*ir.ArrayAttr)
	return a
}

func buildLimits(ctx *ir.Context, def *ir.AttrClass, v []any) ir.Attribute {
	l := limitParams{
		MaxComputeSharedMemorySize:     v[0].(int),
		MaxComputeWorkgroupInvocations: v[1].(int),
		MaxComputeWorkgroupSize:        asArray(v[2]),
		SubgroupSize:                   v[3].(int),
		MinSubgroupSize:                optionalInt(v[4]).Value,
		MaxSubgroupSize:                optionalInt(v[5]).Value,
		CooperativeMatrixKHR:           asArray(v[6]),
		CooperativeMatrixNV:            asArray(v[7]),
	}
	if l.MaxComputeWorkgroupSize == nil {
		l.MaxComputeWorkgroupSize = defaultLimits(ctx).MaxComputeWorkgroupSize
	}
	return internLimits(ctx, def, l)
}

func limitsParam(a ir.Attribute, i int) any {
	l := a.(*resourceLimits)
	switch i {
	case 0:
		return l.MaxComputeSharedMemorySize
	case 1:
		return l.MaxComputeWorkgroupInvocations
	case 2:
		if l.MaxComputeWorkgroupSize == defaultLimits(a.Context()).MaxComputeWorkgroupSize {
			return nil
		}
		return l.MaxComputeWorkgroupSize
	case 3:
		return l.SubgroupSize
	case 4:
		return OptionalInt{l.MinSubgroupSize, l.MinSubgroupSize != 0}.param()
	case 5:
		return OptionalInt{l.MaxSubgroupSize, l.MaxSubgroupSize != 0}.param()
	case 6:
		return orNil(l.CooperativeMatrixKHR)
	}
	return orNil(l.CooperativeMatrixNV)
}

func buildEntryPoint(ctx *ir.Context, def *ir.AttrClass, v []any) ir.Attribute {
	size, _ := v[0].(*ir.DenseArrayAttr)
	return internEntryPoint(ctx, def, entryPointKey{size, optionalInt(v[1]), optionalInt(v[2])})
}

func entryPointParam(a ir.Attribute, i int) any {
	e := a.(*EntryPointABI)
	switch i {
	case 0:
		return orNil(e.WorkgroupSize)
	case 1:
		return e.SubgroupSize.param()
	}
	return e.TargetWidth.param()
}

func buildLinkage(ctx *ir.Context, def *ir.AttrClass, v []any) ir.Attribute {
	return internLinkage(ctx, def, linkageKey{v[0].(*ir.StringAttr).Value, EnumValue[spec.LinkageType](v[1].(ir.Attribute))})
}

func linkageParam(a ir.Attribute, i int) any {
	l := a.(*LinkageAttributes)
	if i == 0 {
		return a.Context().String(l.Name)
	}
	return a.Context().Enum(LinkageTypeAttr, uint64(l.Type))
}

func buildProps(_ *ir.Context, def *ir.AttrClass, v []any) ir.Attribute {
	m := matrixProps{M: v[0].(uint32), N: v[1].(uint32), K: v[2].(uint32),
		AType: v[3].(ir.Type), BType: v[4].(ir.Type), CType: v[5].(ir.Type), Result: v[6].(ir.Type),
		Scope: EnumValue[spec.Scope](v[len(v)-1].(ir.Attribute))}
	if len(v) == 9 {
		m.AccSat = v[7].(bool)
	}
	return matrixPropsOf(def, m)
}

func propsParam(a ir.Attribute, i int) any {
	m := a.(*cooperativeMatrixProps)
	switch i {
	case 0:
		return m.M
	case 1:
		return m.N
	case 2:
		return m.K
	case 3:
		return m.AType
	case 4:
		return m.BType
	case 5:
		return m.CType
	case 6:
		return m.Result
	}
	if i == 7 && len(a.AttrDef().Params) == 9 {
		return m.AccSat
	}
	return a.Context().Enum(ScopeAttr, uint64(m.Scope))
}

// parseAttrNamed reads the rest of an attribute after `#spirv.mnemonic`. ok is false if
// the dialect has no such attribute.
func parseAttrNamed(p *ir.Parser, mnemonic string, _ ir.Type) (a ir.Attribute, ok bool) {
	switch mnemonic {
	case "vce":
		if v, ok := parseVCE(p); ok {
			a = v
		}
	case "target_env":
		a = parseTargetEnv(p)
	case "interface_var_abi":
		a = parseInterfaceVar(p)
	default:
		p.EmitErrorDetail(p.MnemonicLoc(), &ir.UnknownName{Name: mnemonic, Candidates: func() []string {
			names := []string{"vce", "target_env", "interface_var_abi"}
			for _, a := range p.Context().Dialect(dialectName).Attrs {
				names = append(names, a.Mnemonic)
			}
			return names
		}}, "unknown SPIR-V attribute kind: "+mnemonic)
	}
	return a, true
}

func parseVCE(p *ir.Parser) (*VCE, bool) {
	if !p.ParseLess() {
		return nil, false
	}
	loc := p.Loc()
	kw, ok := p.ParseAnyKeyword()
	if !ok || !p.ParseComma() {
		return nil, false
	}
	v, ok := spec.ParseVersion(kw)
	if !ok {
		return nil, p.EmitErrorDetail(loc, oneOf(kw, "v1.0", "v1.1", "v1.2", "v1.3", "v1.4", "v1.5", "v1.6"), "unknown version: "+kw)
	}
	var caps []spec.Capability
	if !parseWords(p, "capability", wordsOf(spec.KindCapability), func(kw string) bool {
		c, ok := spec.ParseCapability(kw)
		caps = append(caps, c)
		return ok
	}) || !p.ParseComma() {
		return nil, false
	}
	var exts []spec.Extension
	if !parseWords(p, "extension", allExtensions, func(kw string) bool {
		e, ok := ParseExtension(kw)
		exts = append(exts, e)
		return ok
	}) || !p.ParseGreater() {
		return nil, false
	}
	return VCEOf(p.Context(), v, caps, exts), true
}

// allExtensions returns the names of the extensions, of which extensionNames has those that MLIR knows.
func allExtensions() []string {
	var names []string
	for _, e := range spec.Extensions() {
		names = append(names, e.String())
	}
	return names
}

// parseWords reads a list `[a, b]` of some of the names. add returns false for an unknown word.
func parseWords(p *ir.Parser, what string, names func() []string, add func(string) bool) bool {
	if !p.ParseLSquare() {
		return false
	}
	if p.ParseOptionalRSquare() {
		return true
	}
	for {
		loc := p.Loc()
		kw, ok := p.ParseAnyKeyword()
		if !ok {
			return false
		}
		if !add(kw) {
			return p.EmitErrorDetail(loc, &ir.UnknownName{Name: kw, Candidates: names}, "unknown "+what+": "+kw)
		}
		if !p.ParseOptionalComma() {
			return p.ParseRSquare()
		}
	}
}

func printVCE(p *ir.Printer, a ir.Attribute) {
	v := a.(*VCE)
	p.Byte('<')
	p.Str(v.Version.String())
	p.Str(", [")
	for i, c := range v.Capabilities {
		if i > 0 {
			p.Str(", ")
		}
		p.Enum(ir.EnumOf(CapabilityAttr), uint64(c))
	}
	p.Str("], [")
	for i, e := range v.Extensions {
		if i > 0 {
			p.Str(", ")
		}
		p.Str(ExtensionName(p.Context(), e))
	}
	p.Str("]>")
}

// parsePart reads an attribute of the Go type T.
func parsePart[T ir.Attribute](p *ir.Parser) (t T, ok bool) {
	loc := p.Loc()
	a, ok := p.ParseAttr(nil)
	if !ok {
		return t, false
	}
	if t, ok = a.(T); !ok {
		p.EmitError(loc, "invalid kind of attribute specified")
	}
	return t, ok
}

// parseWord reads a keyword that parse accepts, one of names, and reports an error for any other
// keyword.
func parseWord[T any](p *ir.Parser, what string, names func() []string, parse func(string) (T, bool)) (v T, ok bool) {
	loc := p.Loc()
	kw, ok := p.ParseAnyKeyword()
	if !ok {
		return v, false
	}
	if v, ok = parse(kw); !ok {
		p.EmitErrorDetail(loc, &ir.UnknownName{Name: kw, Candidates: names}, "unknown "+what+": '"+kw+"'")
	}
	return v, ok
}

func parseTargetEnv(p *ir.Parser) ir.Attribute {
	return parseTargetEnvOf(p, parsePart[*resourceLimits])
}

// parseTargetEnvOf reads a target environment. It calls parseLimits for the limits.
func parseTargetEnvOf(p *ir.Parser, parseLimits func(*ir.Parser) (*resourceLimits, bool)) ir.Attribute {
	if !p.ParseLess() {
		return nil
	}
	vce, ok := parsePart[*VCE](p)
	if !ok || !p.ParseComma() {
		return nil
	}
	api := target.UnknownAPI
	if p.ParseOptionalKeyword("api") {
		if !p.ParseEqual() {
			return nil
		}
		if api, ok = parseWord(p, "client API", target.ClientAPINames, target.ParseClientAPI); !ok || !p.ParseComma() {
			return nil
		}
	}
	d, ok := parseDevice(p)
	if !ok {
		return nil
	}
	limits, ok := parseLimits(p)
	if !ok || !p.ParseGreater() {
		return nil
	}
	return targetEnvOf(vce, api, d.vendor, d.kind, d.id, limits)
}

type deviceInfo struct {
	vendor target.Vendor
	kind   target.DeviceType
	id     uint32
}

// parseDevice reads those parts of `vendor:kind:id,` that are present.
func parseDevice(p *ir.Parser) (d deviceInfo, ok bool) {
	d = deviceInfo{target.UnknownVendor, target.UnknownDeviceType, target.UnknownDeviceID}
	loc := p.Loc()
	kw, present := p.ParseOptionalAnyKeyword()
	if !present {
		return d, true
	}
	if d.vendor, ok = target.ParseVendor(kw); !ok {
		return d, p.EmitErrorDetail(loc, oneOf(kw, target.VendorNames()...), "unknown vendor: '"+kw+"'")
	}
	if p.ParseOptionalColon() {
		if d.kind, ok = parseWord(p, "device type", target.DeviceTypeNames, target.ParseDeviceType); !ok {
			return d, false
		}
		if p.ParseOptionalColon() {
			if d.id, ok = parseUint32(p); !ok {
				return d, false
			}
		}
	}
	return d, p.ParseComma()
}

func printTargetEnv(p *ir.Printer, a ir.Attribute) {
	e := a.(*TargetEnv)
	p.Byte('<')
	p.Attr(e.vce)
	if e.api != target.UnknownAPI {
		p.Str(", api=")
		p.Str(e.api.String())
	}
	if e.vendor != target.UnknownVendor {
		p.Str(", ")
		p.Str(e.vendor.String())
		if e.deviceType != target.UnknownDeviceType {
			p.Byte(':')
			p.Str(e.deviceType.String())
			if e.deviceID != target.UnknownDeviceID {
				p.Byte(':')
				p.Uint(uint64(e.deviceID))
			}
		}
	}
	p.Str(", ")
	p.Attr(e.limits)
	p.Byte('>')
}

func parseInterfaceVar(p *ir.Parser) ir.Attribute {
	if !p.ParseLess() || !p.ParseLParen() {
		return nil
	}
	number := func(what string) (uint32, bool) {
		loc := p.Loc()
		v, present, ok := p.ParseOptionalIntegerOfWidth(32)
		if !present || !ok {
			return 0, p.EmitError(loc, "missing "+what)
		}
		return uint32(v), true
	}
	set, ok := number("descriptor set")
	if !ok || !p.ParseComma() {
		return nil
	}
	binding, ok := number("binding")
	if !ok || !p.ParseRParen() {
		return nil
	}
	var storage spec.StorageClass
	has := p.ParseOptionalComma()
	if has {
		if storage, ok = parseWord(p, "storage class", wordsOf(spec.KindStorageClass), spec.ParseStorageClass); !ok {
			return nil
		}
	}
	if !p.ParseGreater() {
		return nil
	}
	return InterfaceVarABIOf(p.Context(), set, binding, storage, has)
}

func printInterfaceVar(p *ir.Printer, a ir.Attribute) {
	v := a.(*InterfaceVarABI)
	p.Str("<(")
	p.Uint(uint64(v.Set))
	p.Str(", ")
	p.Uint(uint64(v.Binding))
	p.Byte(')')
	if v.HasStorage {
		p.Str(", ")
		p.Str(v.Storage.String())
	}
	p.Byte('>')
}
