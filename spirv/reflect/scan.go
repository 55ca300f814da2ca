package reflect

import (
	"math"
	"math/bits"
	"strconv"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// idKind is the kind of entity that an id stands for, as far as reflection needs it.
type idKind uint8

const (
	kindOther idKind = iota
	kindScalar
	kindVector
	kindMatrix
	kindArray
	kindRuntimeArray
	kindStruct
	kindPointer
	kindImage
	kindSampler
	kindSampledImage
	kindAccel
	kindConstant
	kindComposite
	kindVariable
	kindFunction
	kindBuffer // a descriptor of a buffer in a heap
)

// idInfo describes an id. The meaning of a field depends on kind.
type idInfo struct {
	kind  idKind
	decor decor
	name  string
	// elem is the element type, the pointee, or the type of a variable or constant.
	elem uint32
	// data is the type of an untyped variable.
	data uint32
	// class is the storage class of a pointer or variable.
	class spec.StorageClass
	// size is the size of a type in bytes. For a struct, it excludes the runtime array.
	size uint64
	// tight is the size without any padding.
	tight uint64
	// tightBy says how specialization constants decide tight, nil if they do not.
	tightBy *Expression
	// count is the number of elements of a vector or array, or the number of columns of
	// a matrix.
	count uint64
	// lead is the number of bytes before the last innermost element of nested arrays,
	// whose type is leaf. For a struct, it is the number of bytes before the first
	// member.
	lead uint64
	leaf uint32
	// descriptors is the number of leaves of nested arrays, or 0 if one array has no
	// length.
	descriptors uint64
	// runtimeOffset and runtimeStride describe a struct's runtime array.
	runtimeOffset, runtimeStride uint64
	// value is the value of a constant and initial its default; parts are the constituents of
	// a composite, or its only one, replicated, or the types of the members of a struct.
	value, initial uint64
	parts          []uint32
	isSpec         bool
	isOp           bool // an OpSpecConstantOp
	replicated     bool
	function       int
	// shape is the shape of a type, or nil if it has none.
	shape *block.Shape
	// typ describes a type for display.
	typ *Type
}

// functionScan lists the globals and functions that a function refers to, with
// repetitions.
type functionScan struct {
	globals, calls []uint32
	heap           []*HeapAccess
}

// noMember stands for the id itself where others have the number of a member.
const noMember = 1<<32 - 1

type reflector struct {
	words     []uint32
	m         *Module
	index     []int32 // maps an id to its position in ids plus 1
	ids       []idInfo
	members   map[[2]uint32]decor
	fields    map[[2]uint32]string // names of members
	semantics map[[2]uint32]string // UserSemantic of members, and of ids with noMember
	strings   map[uint32][]uint32  // words of each OpString
	texts     []string             // the strings by which spvc describes the module, see described
	debug     uint32               // id of NonSemantic.Shader.DebugInfo.100, or 0
	files     map[uint32][]uint32  // names of the sources in debug
	functions []functionScan
	// entries are the functions of the entry points, and interfaces their lists of
	// variables.
	entries    []uint32
	entryWords []int
	interfaces [][]uint32
	entryScans map[uint32]*entryScan
	modeIDs    []modeID
	// parameters belongs to the entry point whose function is being read, or is nil.
	parameters *entryScan
	// kernels is true if the module has the capability Kernel.
	kernels bool
	// exchanges holds the interface variables, by the index of the variable in ids.
	exchanges []*InterfaceVariable
	variables []uint32
	addresses []uint32 // pointees of PhysicalStorageBuffer pointers
	specs     []uint32
	sizeConst uint32 // the constant with the decoration WorkgroupSize
	// values are the values that the host gives to specialization constants.
	values []SpecValue
	// constants are the values that were needed, by id, and spent is the work for them.
	constants map[uint32]*constant
	spent     int
	// lengthsOf has the lengths in array types, by their indices in the module's list.
	lengthsOf map[uint32][]int
	heap      heapScan
}

func newReflector(binary []uint32) (*reflector, error) {
	if !words.HasHeader(binary) {
		return nil, &ModuleError{Reason: "no SPIR-V header in this byte order"}
	}
	version, bound := binary[words.VersionAt], binary[words.BoundAt]
	if bound > words.MaxBound {
		return nil, &ModuleError{Word: words.BoundAt, Reason: "id bound exceeds 4194304"}
	}
	return &reflector{
		words:      binary,
		m:          &Module{Words: binary, Major: uint8(version >> 16), Minor: uint8(version >> 8), Generator: Generator(binary[words.GeneratorAt])},
		index:      make([]int32, bound),
		ids:        make([]idInfo, 1, 64),
		members:    map[[2]uint32]decor{},
		fields:     map[[2]uint32]string{},
		semantics:  map[[2]uint32]string{},
		strings:    map[uint32][]uint32{},
		files:      map[uint32][]uint32{},
		entryScans: map[uint32]*entryScan{},
	}, nil
}

// at returns the record of an id and creates it at the first call. Ids beyond the bound
// share one record, whose contents are never used.
func (r *reflector) at(id uint32) *idInfo {
	if id >= uint32(len(r.index)) {
		return &r.ids[0]
	}
	if r.index[id] == 0 {
		r.ids = append(r.ids, idInfo{})
		r.index[id] = int32(len(r.ids) - 1)
	}
	return &r.ids[r.index[id]]
}

// unmentioned is the record of ids that the module does not mention.
var unmentioned idInfo

// get returns the record of an id, or an empty one if the module does not mention the
// id. The caller must not change the record, nor use it after at has created another.
func (r *reflector) get(id uint32) *idInfo {
	if id >= uint32(len(r.index)) || r.index[id] == 0 {
		return &unmentioned
	}
	return &r.ids[r.index[id]]
}

// pointee returns the type of the value in a variable.
func (r *reflector) pointee(v *idInfo) uint32 {
	if v.data != 0 {
		return v.data
	}
	return r.get(v.elem).elem
}

// leastOperands maps opcodes to the number of operands that scan needs. Reflect refuses
// shorter instructions.
var leastOperands = map[spec.Opcode]int{
	spec.OpName: 2, spec.OpMemberName: 3, spec.OpExtension: 1, spec.OpEntryPoint: 3, spec.OpExecutionMode: 2, spec.OpCapability: 1,
	spec.OpTypeBool: 1, spec.OpTypeInt: 2, spec.OpTypeFloat: 2, spec.OpTypeVector: 3, spec.OpTypeMatrix: 3,
	spec.OpTypeImage: 8, spec.OpTypeSampler: 1, spec.OpTypeSampledImage: 2, spec.OpTypeArray: 3,
	spec.OpTypeRuntimeArray: 2, spec.OpTypeForwardPointer: 2, spec.OpTypeStruct: 1, spec.OpTypePointer: 3, spec.OpTypeAccelerationStructureKHR: 1,
	spec.OpConstantTrue: 2, spec.OpConstantFalse: 2, spec.OpConstant: 3, spec.OpConstantComposite: 2,
	spec.OpSpecConstantTrue: 2, spec.OpSpecConstantFalse: 2, spec.OpSpecConstant: 3, spec.OpSpecConstantComposite: 2,
	spec.OpFunction: 4, spec.OpFunctionCall: 3, spec.OpVariable: 3, spec.OpDecorate: 2, spec.OpMemberDecorate: 3,
	spec.OpGroupDecorate: 1, spec.OpGroupMemberDecorate: 1, spec.OpExecutionModeId: 2,
	spec.OpDecorateString: 3, spec.OpMemberDecorateString: 4, spec.OpString: 2, spec.OpSource: 2, spec.OpMemoryModel: 2, spec.OpExtInstImport: 2,
	spec.OpConstantNull: 2, spec.OpConstantCompositeReplicateEXT: 2, spec.OpSpecConstantCompositeReplicateEXT: 2,
	spec.OpSpecConstantOp: 3, spec.OpTypeVoid: 1, spec.OpTypeOpaque: 2, spec.OpTypeUntypedPointerKHR: 2, spec.OpUntypedVariableKHR: 3,
	spec.OpTypeEvent: 1, spec.OpTypeDeviceEvent: 1, spec.OpTypeReserveId: 1, spec.OpTypeQueue: 1, spec.OpTypePipe: 1, spec.OpTypePipeStorage: 1,
	spec.OpTypeNamedBarrier: 1, spec.OpTypeRayQueryKHR: 1, spec.OpTypeCooperativeMatrixKHR: 1, spec.OpTypeTensorARM: 1, spec.OpTypeHitObjectNV: 1,
	spec.OpTypeFunction: 1, spec.OpTypeBufferEXT: 2, spec.OpConstantSizeOfEXT: 3,
}

func (r *reflector) scan() error {
	current := -1
	scan := words.Scan(r.words, words.HeaderLen)
	for i, ok := scan.Next(); ok; i, ok = scan.Next() {
		op, args := i.Opcode, i.Operands
		if current >= 0 {
			r.scanBody(current, op, args)
			if op == spec.OpFunctionEnd {
				current = -1
			}
			continue
		}
		if len(args) < leastOperands[op] {
			return &ModuleError{Word: i.At, Reason: "instruction is too short"}
		}
		if op == spec.OpEntryPoint {
			r.entryWords = append(r.entryWords, i.At)
		}
		if op == spec.OpFunction {
			current = len(r.functions)
			r.functions = append(r.functions, functionScan{})
			f := r.at(args[1])
			f.kind, f.function = kindFunction, current
			r.parameters = r.entryScans[args[1]]
		} else {
			r.scanGlobal(op, args)
		}
	}
	if err := scan.Err(); err != nil {
		return &ModuleError{Word: err.Word, Reason: err.Fault.String()}
	}
	return nil
}

func (r *reflector) scanGlobal(op spec.Opcode, args []uint32) {
	switch op {
	case spec.OpName:
		r.at(args[0]).name, _ = literalString(args[1:])
	case spec.OpMemberName:
		r.fields[[2]uint32{args[0], args[1]}], _ = literalString(args[2:])
	case spec.OpEntryPoint:
		r.scanEntry(args)
	case spec.OpExecutionMode, spec.OpExecutionModeId:
		r.scanMode(op, args)
	case spec.OpVariable, spec.OpUntypedVariableKHR:
		v := r.at(args[1])
		v.kind, v.elem, v.class = kindVariable, args[0], spec.StorageClass(args[2])
		if op == spec.OpUntypedVariableKHR && len(args) > 3 {
			v.data = args[3]
		}
		r.heap.present = r.heap.present || v.isHeap()
		if args[1] < uint32(len(r.index)) {
			r.variables = append(r.variables, args[1])
		}
	default:
		r.scanHeader(op, args)
		r.scanDecoration(op, args)
		r.scanConstant(op, args)
		r.scanType(op, args)
	}
}

// scanHeader reads an instruction that describes the module as a whole.
func (r *reflector) scanHeader(op spec.Opcode, args []uint32) {
	m := r.m
	switch op {
	case spec.OpExtension:
		name, _ := literalString(args)
		m.Extensions = append(m.Extensions, name)
	case spec.OpExtInstImport:
		name, _ := literalString(args[1:])
		m.InstructionSets = append(m.InstructionSets, name)
		if name == spec.NonSemanticShaderDebugInfo100.String() {
			r.debug = args[0]
		}
	case spec.OpExtInst, spec.OpExtInstWithForwardRefsKHR:
		if len(args) > 3 && r.debug != 0 && args[2] == r.debug {
			r.scanDebug(args[1], args[3], args[4:])
		}
	case spec.OpCapability:
		m.Capabilities = append(m.Capabilities, spec.Capability(args[0]))
		r.kernels = r.kernels || m.Capabilities[len(m.Capabilities)-1] == spec.CapabilityKernel
	case spec.OpMemoryModel:
		m.AddressingModel, m.MemoryModel = spec.AddressingModel(args[0]), spec.MemoryModel(args[1])
	case spec.OpString:
		r.strings[args[0]] = args[1:]
	case spec.OpSource:
		s := Source{Language: spec.SourceLanguage(args[0]), Version: args[1]}
		if len(args) > 2 {
			s.File, _ = literalString(r.strings[args[2]])
		}
		m.Sources = append(m.Sources, s)
	}
}

func (r *reflector) scanDecoration(op spec.Opcode, args []uint32) {
	switch op {
	case spec.OpDecorateId, spec.OpMemberDecorateIdEXT:
		r.scanHeapDecoration(op, args)
	case spec.OpDecorate:
		d := r.at(args[0])
		d.decor.apply(args[1:])
		if spec.BuiltIn(d.decor.builtIn) == spec.BuiltInWorkgroupSize {
			r.sizeConst = args[0]
		}
	case spec.OpDecorateString:
		if spec.Decoration(args[1]) == spec.DecorationUserSemantic {
			r.semantics[[2]uint32{args[0], noMember}], _ = literalString(args[2:])
		}
	case spec.OpMemberDecorateString:
		if spec.Decoration(args[2]) == spec.DecorationUserSemantic {
			r.semantics[[2]uint32{args[0], args[1]}], _ = literalString(args[3:])
		}
	case spec.OpMemberDecorate:
		d := r.members[[2]uint32{args[0], args[1]}]
		d.apply(args[2:])
		r.members[[2]uint32{args[0], args[1]}] = d
	case spec.OpGroupDecorate:
		group := r.get(args[0]).decor
		for _, id := range args[1:] {
			r.at(id).decor.merge(&group)
		}
	case spec.OpGroupMemberDecorate:
		group := r.get(args[0]).decor
		for i := 1; i+1 < len(args); i += 2 {
			d := r.members[[2]uint32{args[i], args[i+1]}]
			d.merge(&group)
			r.members[[2]uint32{args[i], args[i+1]}] = d
		}
	}
}

func (r *reflector) scanType(op spec.Opcode, args []uint32) {
	var t idInfo
	switch op {
	case spec.OpTypeBool:
		t = idInfo{kind: kindScalar, size: 1, tight: 1}
	case spec.OpTypeInt, spec.OpTypeFloat:
		size := uint64(args[1]) / 8
		t = idInfo{kind: kindScalar, size: size, tight: size}
	case spec.OpTypeVector, spec.OpTypeMatrix:
		elem := r.get(args[1])
		size := satMul(elem.size, uint64(args[2]))
		t = idInfo{kind: kindVector, size: size, tight: size, elem: args[1], count: uint64(args[2])}
		if op == spec.OpTypeMatrix {
			t.kind = kindMatrix
		}
	case spec.OpTypeImage:
		t.kind = kindImage
	case spec.OpTypeSampler:
		t.kind = kindSampler
	case spec.OpTypeSampledImage:
		t.kind = kindSampledImage
	case spec.OpTypeAccelerationStructureKHR:
		t.kind = kindAccel
	case spec.OpTypeBufferEXT:
		t.kind, t.class = kindBuffer, spec.StorageClass(args[1])
	case spec.OpTypeArray, spec.OpTypeRuntimeArray:
		t = r.arrayType(op, args)
	case spec.OpTypeStruct:
		t = r.structType(args)
	case spec.OpTypeForwardPointer, spec.OpTypeUntypedPointerKHR:
		// Structs that contain a pointer that is declared forward may come before its declaration.
		t = idInfo{kind: kindPointer, class: spec.StorageClass(args[1]), size: 8, tight: 8}
	case spec.OpTypePointer:
		t = idInfo{kind: kindPointer, class: spec.StorageClass(args[1]), elem: args[2], size: 8, tight: 8}
		if t.class == spec.StorageClassPhysicalStorageBuffer {
			r.addresses = append(r.addresses, args[2])
		}
	default:
		if typ := r.declare(op, args); typ != nil {
			r.at(args[0]).typ = typ
		}
		return
	}
	t.typ = r.declare(op, args)
	t.shape = r.shape(op, args)
	at := r.at(args[0])
	t.decor, t.name = at.decor, at.name
	if t.leaf == 0 {
		t.leaf = args[0]
	}
	*at = t
}

func (r *reflector) arrayType(op spec.Opcode, args []uint32) idInfo {
	elem, stride := r.get(args[1]), uint64(r.get(args[0]).decor.arrayStride)
	t := idInfo{kind: kindArray, elem: args[1], leaf: elem.leaf, lead: elem.lead}
	if op == spec.OpTypeRuntimeArray {
		t.kind = kindRuntimeArray
		return t
	}
	t.count = r.get(args[2]).value
	r.noteLength(args[0], args[1], args[2])
	t.descriptors = t.count
	if elem.kind == kindArray || elem.kind == kindRuntimeArray {
		t.descriptors = satMul(t.count, elem.descriptors)
	}
	if t.count == 0 {
		return t
	}
	t.lead = satAdd(satMul(t.count-1, stride), elem.lead)
	t.size = satAdd(satMul(t.count-1, stride), elem.size)
	t.tight = satMul(t.count, elem.tight)
	if count := r.constantOf(args[2]).decidedBy(); count != nil && elem.tightBy == nil {
		t.tightBy = product(wide(count), elem.tight)
	} else if elem.tightBy != nil {
		if count == nil {
			count = literal(t.count, 64)
		}
		t.tightBy = operate(spec.OpIMul, 64, wide(count), elem.tightBy)
	}
	return t
}

// structType computes the size of a struct from its members' offsets. A struct without
// offsets, as in workgroup memory, gets only its tight size.
func (r *reflector) structType(args []uint32) idInfo {
	t := idInfo{kind: kindStruct, lead: math.MaxUint64, parts: args[1:]}
	for i, id := range args[1:] {
		member := r.get(id)
		if r.lengthsOf != nil {
			r.nameLengths(id, func() string { return r.memberName(args[0], uint32(i)) })
		}
		if t.tightBy != nil || member.tightBy != nil {
			t.tightBy = sum(t.tightSize(), member.tightSize())
		}
		t.tight = satAdd(t.tight, member.tight)
		d := r.members[[2]uint32{args[0], uint32(i)}]
		if d.has&hasOffset == 0 {
			continue
		}
		offset := uint64(d.offset)
		t.lead = min(t.lead, offset)
		if member.kind == kindRuntimeArray {
			t.runtimeOffset, t.runtimeStride = offset, uint64(member.decor.arrayStride)
			continue
		}
		t.size = max(t.size, satAdd(offset, r.memberSize(member, &d)))
	}
	return t
}

// tightSize returns the size of a type without padding.
func (t *idInfo) tightSize() *Expression {
	if t.tightBy != nil {
		return t.tightBy
	}
	return literal(t.tight, 64)
}

// memberName returns the name of a struct's member.
func (r *reflector) memberName(of, i uint32) string {
	name, field := r.get(of).name, r.fields[[2]uint32{of, i}]
	if name == "" {
		name = "%" + strconv.FormatUint(uint64(of), 10)
	}
	if field == "" {
		field = strconv.FormatUint(uint64(i), 10)
	}
	return name + "." + field
}

// memberSize returns the size of a member in bytes. Matrices and arrays of matrices get
// their stride and order from the member's decorations.
func (r *reflector) memberSize(member *idInfo, d *decor) uint64 {
	leaf := r.get(member.leaf)
	if leaf.kind != kindMatrix || d.matrixStride == 0 {
		return member.size
	}
	column := r.get(leaf.elem)
	vectors, last := leaf.count, column.size
	if d.has&hasRowMajor != 0 {
		vectors, last = column.count, satMul(leaf.count, r.get(column.elem).size)
	}
	if vectors == 0 {
		return 0
	}
	return satAdd(member.lead, satAdd(satMul(vectors-1, uint64(d.matrixStride)), last))
}

func satAdd(a, b uint64) uint64 {
	if s, carry := bits.Add64(a, b, 0); carry == 0 {
		return s
	}
	return math.MaxUint64
}

func satMul(a, b uint64) uint64 {
	if hi, lo := bits.Mul64(a, b); hi == 0 {
		return lo
	}
	return math.MaxUint64
}

// literalString decodes a NUL-terminated string and returns the number of its words.
func literalString(from []uint32) (string, int) {
	text, rest, _ := words.String(from)
	return text, len(from) - len(rest)
}
