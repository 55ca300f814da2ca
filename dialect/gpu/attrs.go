package gpu

import "github.com/spvc/spvc/ir"

// Names of the dialect's discardable attributes.
const (
	ContainerModuleName = "gpu.container_module"
	KernelName          = "gpu.kernel"
	KnownBlockSizeName  = "gpu.known_block_size" // on functions that are no gpu.func
	KnownGridSizeName   = "gpu.known_grid_size"
	// knownClusterSizeName is an attribute of MLIR 22.
	knownClusterSizeName = "gpu.known_cluster_size"
	// HostTypeName is the type that launches pass for an argument of a kernel. Passes that change the types of arguments, so that
	// memory can hold them on a target, state it; MLIR has no such attribute.
	HostTypeName = "gpu.host_type"
	// TargetsName and OffloadingHandlerName are inherent attributes of gpu.module.
	TargetsName           = "targets"
	OffloadingHandlerName = "offloadingHandler"
	// WorkgroupAttributionsName is the number of workgroup buffers among the entry
	// block's arguments of a gpu.func or gpu.launch.
	WorkgroupAttributionsName = "workgroup_attributions"
)

const dialectName = "gpu"

// The classes of enum attributes.
var (
	DimAttrDef          = bareEnum("dim", "GPU_DimensionAttr", DimEnum)
	ReductionAttrDef    = bareEnum("all_reduce_op", "GPU_AllReduceOperationAttr", ReductionEnum)
	ShuffleModeAttrDef  = bareEnum("shuffle_mode", "GPU_ShuffleModeAttr", ShuffleModeEnum)
	ElementwiseAttrDef  = bareEnum("mma_element_wise", "MMAElementWiseAttr", ElementwiseEnum)
	TransposeAttrDef    = bareEnum("mat_transpose_mode", "GPU_TransposeModeAttr", TransposeEnum)
	PruneAttrDef        = bareEnum("prune_2to4_spmat_flag", "GPU_Prune2To4SpMatFlagAttr", PruneEnum)
	SpGEMMAttrDef       = bareEnum("spgemm_work_estimation_or_compute_kind", "GPU_SpGEMMWorkEstimationOrComputeKindAttr", SpGEMMEnum)
	AddressSpaceAttrDef = parenEnum("address_space", "GPU_AddressSpaceAttr", "value", AddressSpaceEnum)
)

// The classes of mapping attributes of loops, `#gpu.thread<x>`.
var (
	BlockMappingDef       = mapping("block", "GPUBlockMappingAttr", "block", MappingEnum)
	WarpgroupMappingDef   = mapping("warpgroup", "GPUWarpgroupMappingAttr", "warpgroup", MappingEnum)
	WarpMappingDef        = mapping("warp", "GPUWarpMappingAttr", "warp", MappingEnum)
	ThreadMappingDef      = mapping("thread", "GPUThreadMappingAttr", "thread", MappingEnum)
	MemorySpaceMappingDef = mapping("memory_space", "GPUMemorySpaceMappingAttr", "address_space", AddressSpaceEnum)
)

func bareEnum(mnemonic, record string, enum *ir.EnumClass) *ir.AttrClass {
	c := ir.BareEnumAttrClass(dialectName, mnemonic, enum)
	c.Record = record
	return c
}

// parenEnum declares an enum attribute that always prints as `<keyword>`.
func parenEnum(mnemonic, record, param string, enum *ir.EnumClass) *ir.AttrClass {
	c := &ir.AttrClass{Dialect: dialectName, Mnemonic: mnemonic, Record: record, Interfaces: []any{enum}, Format: "`<` $" + param + " `>`",
		Params: []ir.ParamDef{{Name: param, Kind: ir.EnumParam(enum), CppType: enum.Name}},
		Param:  func(a ir.Attribute, _ int) any { return a.(*ir.EnumAttr).Value }}
	c.Build = func(p *ir.Parser, params []any, _ ir.Type) ir.Attribute {
		return p.Context().Enum(c, params[0].(uint64))
	}
	return c
}

// mapping declares an attribute that maps loops to a device.
func mapping(mnemonic, record, param string, enum *ir.EnumClass) *ir.AttrClass {
	c := parenEnum(mnemonic, record, param, enum)
	c.Interfaces = append(c.Interfaces, deviceMapping{})
	return c
}

// AddressSpaceOf returns the attribute `#gpu.address_space<s>`.
func AddressSpaceOf(c *ir.Context, s AddressSpace) *ir.EnumAttr {
	return c.Enum(AddressSpaceAttrDef, uint64(s))
}

// MemorySpace returns the address space that a names. It returns false if a is not a
// `#gpu.address_space`.
func MemorySpace(a ir.Attribute) (AddressSpace, bool) {
	e, ok := a.(*ir.EnumAttr)
	if !ok || e.AttrDef() != AddressSpaceAttrDef {
		return 0, false
	}
	return AddressSpace(e.Value), true
}

// deviceMapping is the model of mapping attributes for loops.
type deviceMapping struct{}

// MappingID returns the position of a among the cases of its class.
func (deviceMapping) MappingID(a ir.Attribute) int64 { return int64(a.(*ir.EnumAttr).Value) }

// TargetMarker is implemented by attributes, or models of their classes, that
// describe a compilation target for gpu modules (MLIR's TargetAttrInterface).
type TargetMarker interface{ IsGPUTarget() }

// isTarget reports whether a describes a target. It returns true for attributes of
// unregistered dialects.
func isTarget(a ir.Attribute) bool {
	if _, ok := a.(*ir.OpaqueAttr); ok {
		return true
	}
	_, ok := ir.AttrInterface[TargetMarker](a)
	return ok
}

// OffloadingMarker is TargetMarker for attributes that say how the host finds
// and launches compiled kernels.
type OffloadingMarker interface{ IsGPUOffloadingHandler() }

type offloading struct{}

// IsGPUOffloadingHandler marks the class.
func (offloading) IsGPUOffloadingHandler() {}

// SelectObject is `#gpu.select_object<target>`.
type SelectObject struct {
	ir.AttrBase
	// Target is an index, a target attribute, or nil, which selects the first object.
	Target ir.Attribute
}

// built completes c with a constructor. The constructor gets the class as an argument,
// because it must not refer to the variable that holds the class.
func built(c *ir.AttrClass, build func(p *ir.Parser, def *ir.AttrClass, params []any) ir.Attribute) *ir.AttrClass {
	c.Build = func(p *ir.Parser, params []any, _ ir.Type) ir.Attribute { return build(p, c, params) }
	return c
}

// SelectObjectDef declares the class of SelectObject.
var SelectObjectDef = built(&ir.AttrClass{Dialect: dialectName, Mnemonic: "select_object", Format: "(`<` $target^ `>`)?", Interfaces: []any{offloading{}},
	Params: []ir.ParamDef{{Name: "target", Kind: ir.AttrParam, Optional: true}},
	Param: func(a ir.Attribute, _ int) any {
		if t := a.(*SelectObject).Target; t != nil {
			return t
		}
		return nil
	},
	Walk: func(a ir.Attribute, _ func(ir.Type), attr func(ir.Attribute)) { attr(a.(*SelectObject).Target) },
}, buildSelectObject)

func buildSelectObject(p *ir.Parser, def *ir.AttrClass, params []any) ir.Attribute {
	t, _ := params[0].(ir.Attribute)
	switch i := t.(type) {
	case nil:
	case *ir.IntegerAttr:
		if v, ok := i.Int64(); !ok || v < 0 {
			p.EmitError(p.ParamsLoc(), "the object index must be positive")
			return nil
		}
	default:
		if !isTarget(t) {
			p.EmitError(p.ParamsLoc(), "the target attribute must be a GPU Target attribute")
			return nil
		}
	}
	return internSelect(p.Context(), def, t)
}

type selectKey struct{ target ir.Attribute }

// SelectObjectOf returns the attribute that selects target.
func SelectObjectOf(c *ir.Context, target ir.Attribute) *SelectObject {
	return internSelect(c, SelectObjectDef, target)
}

func internSelect(c *ir.Context, def *ir.AttrClass, target ir.Attribute) *SelectObject {
	return ir.Intern(c, selectKey{target}, func(k selectKey) *SelectObject {
		return &SelectObject{ir.NewAttrBase(c, def, k.target), k.target}
	})
}

// Object is `#gpu.object<target, properties = {...}, format = "...">`: a compiled
// module.
type Object struct {
	ir.AttrBase
	Target     ir.Attribute
	Format     ObjectFormat
	Object     *ir.StringAttr
	Properties *ir.DictionaryAttr // nil if there are none
}

// ObjectDef declares the class of Object.
var ObjectDef = built(&ir.AttrClass{Dialect: dialectName, Mnemonic: "object",
	Format: "`<` $target `,` (`properties` `=` $properties^ `,`)? custom<Object>($format, $object) `>`",
	Params: []ir.ParamDef{
		{Name: "target", Kind: ir.AttrParam},
		{Name: "format", Kind: ir.EnumParam(ObjectFormatEnum), Optional: true, Default: uint64(Fatbin)},
		{Name: "object", Kind: ir.AttrParam},
		{Name: "properties", Kind: ir.AttrParam, Optional: true},
	},
	Directives: map[string]*ir.CustomDirective{"Object": {ParseParams: parseObject, PrintParams: printObject}},
	Param:      objectParam,
	Walk: func(a ir.Attribute, _ func(ir.Type), attr func(ir.Attribute)) {
		o := a.(*Object)
		attr(o.Target)
		attr(o.Object)
		if o.Properties != nil {
			attr(o.Properties)
		}
	},
}, buildObject)

func objectParam(a ir.Attribute, i int) any {
	o := a.(*Object)
	switch i {
	case 0:
		return o.Target
	case 1:
		return uint64(o.Format)
	case 2:
		return o.Object
	}
	if o.Properties == nil {
		return nil
	}
	return o.Properties
}

func parseObject(p *ir.Parser, values []any, args []int32) bool {
	loc := p.Loc()
	format := uint64(Fatbin)
	if kw, ok := p.ParseOptionalAnyKeyword(); ok {
		if format, ok = ObjectFormatEnum.Parse(kw); !ok {
			return p.EmitError(loc, "expected keyword for GPU object format")
		}
		if !p.ParseEqual() {
			return p.EmitError(loc, "expected an equal sign")
		}
	}
	s, ok := p.ParseString()
	if !ok {
		return p.EmitError(p.Loc(), "failed to parse GPU_ObjectAttr parameter 'object' which is to be a `StringAttr`")
	}
	values[args[0]], values[args[1]] = format, ir.Attribute(p.Context().String(s))
	return true
}

func printObject(p *ir.Printer, value func(int32) any, args []int32) {
	if f := value(args[0]).(uint64); f != uint64(Fatbin) {
		p.Enum(ObjectFormatEnum, f)
		p.Str(" = ")
	}
	p.Attr(value(args[1]).(ir.Attribute))
}

func buildObject(p *ir.Parser, def *ir.AttrClass, params []any) ir.Attribute {
	target := params[0].(ir.Attribute)
	if !isTarget(target) {
		p.EmitError(p.ParamsLoc(), "the target attribute must implement or promise the `gpu::TargetAttrInterface`")
		return nil
	}
	format := Fatbin
	if f, ok := params[1].(uint64); ok {
		format = ObjectFormat(f)
	}
	props, _ := params[3].(*ir.DictionaryAttr)
	return internObject(p.Context(), def, objectKey{target, format, params[2].(*ir.StringAttr), props})
}

type objectKey struct {
	target ir.Attribute
	format ObjectFormat
	object *ir.StringAttr
	props  *ir.DictionaryAttr
}

// ObjectOf returns the attribute of a compiled module. props may be nil.
func ObjectOf(c *ir.Context, target ir.Attribute, format ObjectFormat, object *ir.StringAttr, props *ir.DictionaryAttr) *Object {
	return internObject(c, ObjectDef, objectKey{target, format, object, props})
}

func internObject(c *ir.Context, def *ir.AttrClass, k objectKey) *Object {
	return ir.Intern(c, k, func(k objectKey) *Object {
		parts := []any{k.target, k.object}
		if k.props != nil {
			parts = append(parts, k.props)
		}
		return &Object{ir.NewAttrBase(c, def, parts...), k.target, k.format, k.object, k.props}
	})
}

// LoopMapping is `#gpu.loop_dim_map<processor = thread_x, map = …, bound = …>`.
type LoopMapping struct {
	ir.AttrBase
	Processor  Processor
	Map, Bound *ir.AffineMap
}

// LoopMappingDef declares the class of LoopMapping.
var LoopMappingDef = built(&ir.AttrClass{Dialect: dialectName, Mnemonic: "loop_dim_map", Format: "`<` struct(params) `>`", Record: "ParallelLoopDimMappingAttr",
	Params: []ir.ParamDef{
		{Name: "processor", Kind: ir.EnumParam(ProcessorEnum), CppType: "::mlir::gpu::Processor"},
		{Name: "map", Kind: mapParam{}, CppType: "AffineMap"},
		{Name: "bound", Kind: mapParam{}, CppType: "AffineMap"},
	},
	Param: func(a ir.Attribute, i int) any {
		m := a.(*LoopMapping)
		return [...]any{uint64(m.Processor), m.Map, m.Bound}[i]
	},
}, func(p *ir.Parser, def *ir.AttrClass, params []any) ir.Attribute {
	return internMapping(p.Context(), def, loopKey{Processor(params[0].(uint64)), params[1].(*ir.AffineMap), params[2].(*ir.AffineMap)})
})

// mapParam is an affine map without `affine_map<>`.
type mapParam struct{}

// ParseParam reads the map.
func (mapParam) ParseParam(p *ir.Parser) (any, bool) {
	m, ok := p.ParseAffineMap()
	return m, ok
}

// PrintParam writes the map.
func (mapParam) PrintParam(p *ir.Printer, v any) { p.AffineMap(v.(*ir.AffineMap)) }

type loopKey struct {
	processor  Processor
	loop, upTo *ir.AffineMap
}

// LoopMappingOf returns the attribute that maps a loop to processor. m maps its ids to
// iterations. bound maps the number of iterations to the number of ids.
func LoopMappingOf(c *ir.Context, processor Processor, m, bound *ir.AffineMap) *LoopMapping {
	return internMapping(c, LoopMappingDef, loopKey{processor, m, bound})
}

func internMapping(c *ir.Context, def *ir.AttrClass, k loopKey) *LoopMapping {
	return ir.Intern(c, k, func(k loopKey) *LoopMapping {
		return &LoopMapping{ir.NewAttrBase(c, def), k.processor, k.loop, k.upTo}
	})
}

func attrClasses() []*ir.AttrClass {
	return []*ir.AttrClass{
		DimAttrDef, ReductionAttrDef, ShuffleModeAttrDef, ElementwiseAttrDef, TransposeAttrDef, PruneAttrDef, SpGEMMAttrDef, AddressSpaceAttrDef,
		BlockMappingDef, WarpgroupMappingDef, WarpMappingDef, ThreadMappingDef, MemorySpaceMappingDef,
		SelectObjectDef, ObjectDef, LoopMappingDef,
	}
}
