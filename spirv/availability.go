package spirv

import (
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/encoding"
	"github.com/spvc/spvc/spirv/spec"
)

// facts is the model that holds the encoding and the requirements of an op.
type facts struct {
	enc     encoding.Encoding
	encoded bool
	demand  *spec.Availability // requirement of the instruction, or nil
	enums   []enumSlot
	extra   extraDemand
}

// extraDemand says which requirements of an op depend on its types. It is not a
// function, because then the visitors of Requirements would be allocated on the heap.
type extraDemand uint8

const (
	noExtra extraDemand = iota
	extraSelect
	extraDotProduct
	extraOpaque
)

// enumSlot is an inherent attribute whose enumerants have requirements.
type enumSlot struct {
	slot int
	kind spec.Kind
}

// Requirements that no table of package spec holds.
var (
	shaderDemand   = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityShader}}
	kernelDemand   = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityKernel}}
	scalarSelect   = &spec.Availability{Min: spec.V1_4}
	dotDemand      = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityDotProduct}, Extensions: []spec.Extension{spec.SPV_KHR_integer_dot_product}}
	dotPacked      = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityDotProductInput4x8BitPacked}}
	dotBytes       = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityDotProductInput4x8Bit}}
	dotAll         = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityDotProductInputAll}}
	vector16       = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityVector16}}
	matrixDemand   = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityMatrix}}
	coopDemand     = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityCooperativeMatrixKHR}, Extensions: []spec.Extension{spec.SPV_KHR_cooperative_matrix}}
	jointDemand    = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityJointMatrixINTEL}, Extensions: []spec.Extension{spec.SPV_INTEL_joint_matrix}}
	tensorDemand   = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityTensorsARM}, Extensions: []spec.Extension{spec.SPV_ARM_tensors}}
	int8Demand     = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityInt8}}
	int16Demand    = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityInt16}}
	int64Demand    = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityInt64}}
	float16Demand  = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityFloat16}}
	bfloat16Demand = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityBFloat16TypeKHR}, Extensions: []spec.Extension{spec.SPV_KHR_bfloat16}}
	float64Demand  = &spec.Availability{Capabilities: []spec.Capability{spec.CapabilityFloat64}}
)

// factsOf derives the facts about an op from its name and attributes. If they do not
// determine the facts, the op's entry has its own facts among its Interfaces.
func factsOf(d *ir.OpDef) *facts {
	f := &facts{}
	name := strings.TrimPrefix(d.Name, "spirv.")
	prefix, rest, dotted := strings.Cut(name, ".")
	switch {
	case prefix == "GL" && dotted:
		f.enc = encoding.Encoding{Opcode: spec.OpExtInst, Ext: true, Set: spec.GLSLStd450}
		f.enc.Inst, f.encoded = spec.GLSLStd450.Inst(rest)
		f.demand = shaderDemand
	case prefix == "CL" && dotted:
		f.enc = encoding.Encoding{Opcode: spec.OpExtInst, Ext: true, Set: spec.OpenCLStd}
		f.enc.Inst, f.encoded = spec.OpenCLStd.Inst(rest)
		f.demand = kernelDemand
	default:
		if dotted {
			name = rest + prefix
		}
		f.enc.Opcode, f.encoded = spec.ParseOpcode("Op" + name)
		if f.encoded {
			f.demand = &spec.Info(f.enc.Opcode).Availability
		}
	}
	slot := 0
	for i := range d.Attrs {
		if d.Attrs[i].Discardable {
			continue
		}
		if c := d.Attrs[i].Type.EnumClassOf; c != nil {
			if k, ok := encoding.KindOf(c); ok {
				f.enums = append(f.enums, enumSlot{slot, k})
			}
		}
		slot++
	}
	return f
}

// demanding replaces the requirements in f, except those of enum attributes.
func (f *facts) demanding(a *spec.Availability, extra extraDemand) *facts {
	f.demand, f.extra = a, extra
	return f
}

// withoutOpcode returns the facts of an op that MLIR gives no opcode although it has
// the name of an instruction. Its encoding does not depend on the op alone.
func withoutOpcode(d *ir.OpDef) *facts {
	f := factsOf(d)
	f.enc, f.encoded, f.demand = encoding.Encoding{}, false, nil
	return f
}

// Encoding returns the encoding of the op, for encoding.Of.
func (f *facts) Encoding() (encoding.Encoding, bool) { return f.enc, f.encoded }

// Requirements calls visit for each requirement of op that its kind and its enum
// attributes cause; those of its types are separate. The target must meet all of them.
// Requirements stops and returns false when visit returns false. It visits nothing for
// ops of other dialects and does not allocate.
func Requirements(op *ir.Operation, visit func(*spec.Availability) bool) bool {
	f, ok := ir.OpInterface[*facts](op.Info())
	if !ok {
		return true
	}
	if f.demand != nil && !visit(f.demand) {
		return false
	}
	for _, e := range f.enums {
		a, ok := op.Prop(e.slot).(*ir.EnumAttr)
		if ok && !enumRequirements(e.kind, uint32(a.Value), visit) {
			return false
		}
	}
	switch f.extra {
	case extraSelect:
		return selectDemand(op, visit)
	case extraDotProduct:
		return dotProductDemand(op, visit)
	case extraOpaque:
		return opaqueDemand(op, visit)
	}
	return true
}

// opaqueDemand visits the requirements of the instruction of an opaque op and of the
// enumerants among its params.
func opaqueDemand(op *ir.Operation, visit func(*spec.Availability) bool) bool {
	code, known := encoding.OpaqueOpcode(op)
	return !known || paramsDemand(code, encoding.OpaqueParams(op), visit)
}

func paramsDemand(code spec.Opcode, params []ir.Attribute, visit func(*spec.Availability) bool) bool {
	for _, a := range demandsOf(code, params) {
		if !visit(a) {
			return false
		}
	}
	return true
}

// demandsOf returns the requirements as a list, so that visitors are not allocated on
// the heap.
func demandsOf(code spec.Opcode, params []ir.Attribute) []*spec.Availability {
	all := []*spec.Availability{&spec.Info(code).Availability}
	encoding.WalkOpaque(code, params, func(k spec.Kind, a ir.Attribute) bool {
		text, isText := a.(*ir.StringAttr)
		if !isText || k.Category() != spec.ValueEnum && k.Category() != spec.BitEnum {
			return true
		}
		if v, ok := k.Parse(text.Value); ok {
			enumRequirements(k, v, func(d *spec.Availability) bool {
				all = append(all, d)
				return true
			})
		}
		return true
	})
	return all
}

func enumRequirements(k spec.Kind, v uint32, visit func(*spec.Availability) bool) bool {
	if k.Category() != spec.BitEnum {
		e := k.Enumerant(v)
		return e == nil || visit(&e.Availability)
	}
	for ; v != 0; v &= v - 1 {
		if e := k.Enumerant(v & -v); e != nil && !visit(&e.Availability) {
			return false
		}
	}
	return true
}

func selectDemand(op *ir.Operation, visit func(*spec.Availability) bool) bool {
	if IsScalar(op.Operand(0).Type()) && IsComposite(op.Result(0).Type()) {
		return visit(scalarSelect)
	}
	return true
}

func dotProductDemand(op *ir.Operation, visit func(*spec.Availability) bool) bool {
	switch t := op.Operand(0).Type().(type) {
	case *ir.IntegerType:
		return op.Prop(0) == nil || visit(dotPacked)
	case *ir.VectorType:
		if BitWidth(t.ElementType()) == 8 {
			return visit(dotBytes)
		}
	}
	return visit(dotAll)
}

// Storage is a storage class, or none.
type Storage struct {
	Class spec.StorageClass
	Set   bool
}

// In returns the storage class sc.
func In(sc spec.StorageClass) Storage { return Storage{sc, true} }

// TypeRequirements calls visit for each requirement of values of type t in storage. The
// target must meet all of them. A pointer sets the storage of its pointee.
// TypeRequirements returns false if visit does. Types of dialects other than builtin
// and spirv, and types that SPIR-V does not have, require nothing.
func TypeRequirements(t ir.Type, storage Storage, visit func(*spec.Availability) bool) bool {
	var w typeWalk
	return w.walk(t, storage, visit)
}

// typeWalk remembers the identified structs on the path, because they may contain
// themselves.
type typeWalk struct {
	open  []*StructType
	depth int
}

func (w *typeWalk) walk(t ir.Type, s Storage, visit func(*spec.Availability) bool) bool {
	if w.depth > maxTypeDepth {
		return true
	}
	w.depth++
	defer func() { w.depth-- }()
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return scalarRequirements(t, s, visit)
	case *ir.VectorType:
		if n := ir.NumElements(t.Shape()); (n == 8 || n == 16) && !visit(vector16) {
			return false
		}
		return scalarRequirements(t.ElementType(), s, visit)
	case *ArrayType:
		return w.walk(t.Element, s, visit)
	case *RuntimeArrayType:
		return visit(shaderDemand) && w.walk(t.Element, s, visit)
	case *PointerType:
		return w.walk(t.Pointee, In(t.Storage), visit) && enumRequirements(spec.KindStorageClass, uint32(t.Storage), visit)
	case *ImageType:
		return enumRequirements(spec.KindDim, uint32(t.Dim), visit) && enumRequirements(spec.KindImageFormat, uint32(t.Format), visit)
	case *SampledImageType:
		return w.walk(t.Image, s, visit)
	case *MatrixType:
		return visit(matrixDemand) && w.walk(t.Column, s, visit)
	case *CooperativeMatrixType:
		return w.walk(t.Element, s, visit) && visit(coopDemand)
	case *JointMatrixType:
		return w.walk(t.Element, s, visit) && visit(jointDemand)
	case *TensorARMType:
		return w.walk(t.Element, s, visit) && visit(tensorDemand)
	case *StructType:
		return w.structure(t, s, visit)
	case *OpaqueType:
		for _, a := range t.Params.Elements {
			if part, ok := a.(*ir.TypeAttr); ok && !w.walk(part.Value, s, visit) {
				return false
			}
		}
		return paramsDemand(t.Opcode, t.Params.Elements, visit)
	}
	return true
}

func (w *typeWalk) structure(t *StructType, s Storage, visit func(*spec.Availability) bool) bool {
	if t.IsIdentified() {
		for _, o := range w.open {
			if o == t {
				return true
			}
		}
		w.open = append(w.open, t)
		defer func() { w.open = w.open[:len(w.open)-1] }()
	}
	for i := range t.Members() {
		if !w.walk(t.Members()[i].Type, s, visit) {
			return false
		}
	}
	return true
}

// smallStorage holds the requirements of 8-bit and 16-bit scalars in an interface
// storage class.
type smallStorage struct {
	class       spec.StorageClass
	byte8, wide *spec.Availability
}

func storageDemand(c spec.Capability, e spec.Extension) *spec.Availability {
	return &spec.Availability{Capabilities: []spec.Capability{c}, Extensions: []spec.Extension{e}}
}

var smallStorages = [...]smallStorage{
	{spec.StorageClassPushConstant, storageDemand(spec.CapabilityStoragePushConstant8, spec.SPV_KHR_8bit_storage), storageDemand(spec.CapabilityStoragePushConstant16, spec.SPV_KHR_16bit_storage)},
	{spec.StorageClassStorageBuffer, storageDemand(spec.CapabilityStorageBuffer8BitAccess, spec.SPV_KHR_8bit_storage), storageDemand(spec.CapabilityStorageBuffer16BitAccess, spec.SPV_KHR_16bit_storage)},
	{spec.StorageClassUniform, storageDemand(spec.CapabilityUniformAndStorageBuffer8BitAccess, spec.SPV_KHR_8bit_storage), storageDemand(spec.CapabilityStorageUniform16, spec.SPV_KHR_16bit_storage)},
	{spec.StorageClassInput, nil, storageDemand(spec.CapabilityStorageInputOutput16, spec.SPV_KHR_16bit_storage)},
	{spec.StorageClassOutput, nil, storageDemand(spec.CapabilityStorageInputOutput16, spec.SPV_KHR_16bit_storage)},
}

// scalarRequirements visits the requirement of a scalar: that of its storage if the
// scalar is narrow and in an interface, or else that of its width.
func scalarRequirements(t ir.Type, s Storage, visit func(*spec.Availability) bool) bool {
	width := BitWidth(t)
	f, isFloat := t.(*ir.FloatType)
	if isFloat && f.Kind == ir.BF16 && !visit(bfloat16Demand) {
		return false
	}
	if s.Set && (width == 8 || width == 16) {
		for i := range smallStorages {
			r := &smallStorages[i]
			if r.class != s.Class {
				continue
			}
			if width == 16 {
				return visit(r.wide)
			}
			if r.byte8 != nil {
				return visit(r.byte8)
			}
		}
	}
	switch {
	case isFloat && f.Kind == ir.BF16:
		return true
	case isFloat && width == 16:
		return visit(float16Demand)
	case isFloat && width == 64:
		return visit(float64Demand)
	case isFloat:
		return true
	case width == 8:
		return visit(int8Demand)
	case width == 16:
		return visit(int16Demand)
	case width == 64:
		return visit(int64Demand)
	}
	return true
}
