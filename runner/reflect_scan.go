package runner

import (
	"math"
	"math/bits"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/spec"
)

// maxBound is the universal limit on ids, and with it on memory here.
const maxBound = 1 << 22

// idKind says what an id names, as far as it matters here.
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
)

// idInfo is what is known of an id. Fields mean different things by kind.
type idInfo struct {
	kind  idKind
	decor decor
	name  string
	// elem: element type, pointee, a variable's type, a constant's type.
	elem uint32
	// class is the storage class of a pointer or variable.
	class spec.StorageClass
	// size of a type in bytes; of a struct without its runtime array.
	size uint64
	// tight is the size without any padding.
	tight uint64
	// count: elements of a vector, columns of a matrix, length of an array.
	count uint64
	// lead: bytes before the last innermost element of nested arrays, whose
	// type is leaf.
	lead uint64
	leaf uint32
	// runtimeOffset and runtimeStride describe a struct's runtime array.
	runtimeOffset, runtimeStride uint64
	// value of a constant; parts of a composite of three.
	value    uint64
	parts    [3]uint32
	isSpec   bool
	function int
	// shape of a type, nil where it has none.
	shape *block.Shape
}

// decor holds the decorations of an id, or of a member of a struct.
type decor struct {
	set, binding, specID, arrayStride, matrixStride, offset uint32
	has                                                     decorBits
}

type decorBits uint16

const (
	hasSet decorBits = 1 << iota
	hasBinding
	hasSpecID
	hasBlock
	hasBufferBlock
	hasOffset
	hasRowMajor
	isWorkgroupSize
)

// merge adds o's decorations to d.
func (d *decor) merge(o *decor) {
	d.has |= o.has
	d.set |= o.set
	d.binding |= o.binding
	d.specID |= o.specID
	d.arrayStride |= o.arrayStride
	d.matrixStride |= o.matrixStride
	d.offset |= o.offset
}

func (d *decor) apply(operands []uint32) {
	var value uint32
	if len(operands) > 1 {
		value = operands[1]
	}
	switch spec.Decoration(operands[0]) {
	case spec.DecorationSpecId:
		d.specID, d.has = value, d.has|hasSpecID
	case spec.DecorationBlock:
		d.has |= hasBlock
	case spec.DecorationBufferBlock:
		d.has |= hasBufferBlock
	case spec.DecorationRowMajor:
		d.has |= hasRowMajor
	case spec.DecorationArrayStride:
		d.arrayStride = value
	case spec.DecorationMatrixStride:
		d.matrixStride = value
	case spec.DecorationOffset:
		d.offset, d.has = value, d.has|hasOffset
	case spec.DecorationBinding:
		d.binding, d.has = value, d.has|hasBinding
	case spec.DecorationDescriptorSet:
		d.set, d.has = value, d.has|hasSet
	case spec.DecorationBuiltIn:
		if spec.BuiltIn(value) == spec.BuiltInWorkgroupSize {
			d.has |= isWorkgroupSize
		}
	}
}

// sizeMode is the LocalSize or LocalSizeId of a function.
type sizeMode struct {
	operands [3]uint32
	byID     bool
}

// functionScan lists the globals and functions that a function mentions, with
// repetitions.
type functionScan struct{ globals, calls []uint32 }

type reflector struct {
	words     []uint32
	m         *Module
	index     []int32 // id -> position in ids plus 1
	ids       []idInfo
	members   map[[2]uint32]decor
	fields    map[[2]uint32]string // members' names
	entries   []uint32             // the entry points' functions
	modes     map[uint32]sizeMode
	functions []functionScan
	variables []uint32
	addresses []uint32 // what PhysicalStorageBuffer pointers point to
	specs     []uint32
	sizeConst uint32 // the constant that is decorated WorkgroupSize
}

func newReflector(words []uint32) (*reflector, error) {
	if len(words) < 5 || words[0] != 0x07230203 {
		return nil, &ModuleError{Reason: "no SPIR-V header in this byte order"}
	}
	bound := words[3]
	if bound > maxBound {
		return nil, &ModuleError{Word: 3, Reason: "id bound exceeds 4194304"}
	}
	return &reflector{
		words:   words,
		m:       &Module{Words: words, Major: uint8(words[1] >> 16), Minor: uint8(words[1] >> 8)},
		index:   make([]int32, bound),
		ids:     make([]idInfo, 1, 64),
		members: map[[2]uint32]decor{},
		fields:  map[[2]uint32]string{},
		modes:   map[uint32]sizeMode{},
	}, nil
}

// at is the record of an id, made on first mention. Ids beyond the bound share
// one record, which nothing reads meaningfully.
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

// get is the record of an id, zero for one never mentioned.
func (r *reflector) get(id uint32) idInfo {
	if id >= uint32(len(r.index)) || r.index[id] == 0 {
		return idInfo{}
	}
	return r.ids[r.index[id]]
}

// leastOperands rejects instructions too short for what scan reads of them.
var leastOperands = map[spec.Opcode]int{
	spec.OpName: 2, spec.OpMemberName: 3, spec.OpExtension: 1, spec.OpEntryPoint: 3, spec.OpExecutionMode: 2, spec.OpCapability: 1,
	spec.OpTypeBool: 1, spec.OpTypeInt: 2, spec.OpTypeFloat: 2, spec.OpTypeVector: 3, spec.OpTypeMatrix: 3,
	spec.OpTypeImage: 1, spec.OpTypeSampler: 1, spec.OpTypeSampledImage: 1, spec.OpTypeArray: 3,
	spec.OpTypeRuntimeArray: 2, spec.OpTypeForwardPointer: 2, spec.OpTypeStruct: 1, spec.OpTypePointer: 3, spec.OpTypeAccelerationStructureKHR: 1,
	spec.OpConstantTrue: 2, spec.OpConstantFalse: 2, spec.OpConstant: 3, spec.OpConstantComposite: 2,
	spec.OpSpecConstantTrue: 2, spec.OpSpecConstantFalse: 2, spec.OpSpecConstant: 3, spec.OpSpecConstantComposite: 2,
	spec.OpFunction: 4, spec.OpFunctionCall: 3, spec.OpVariable: 3, spec.OpDecorate: 2, spec.OpMemberDecorate: 3,
	spec.OpGroupDecorate: 1, spec.OpGroupMemberDecorate: 1, spec.OpExecutionModeId: 2,
}

func (r *reflector) scan() error {
	current := -1
	for pos := 5; pos < len(r.words); {
		n := int(r.words[pos] >> 16)
		op := spec.Opcode(r.words[pos])
		if n == 0 || n > len(r.words)-pos {
			return &ModuleError{Word: pos, Reason: "word count runs past the module's end"}
		}
		args := r.words[pos+1 : pos+n]
		if current >= 0 {
			r.scanBody(current, op, args)
			if op == spec.OpFunctionEnd {
				current = -1
			}
			pos += n
			continue
		}
		if len(args) < leastOperands[op] {
			return &ModuleError{Word: pos, Reason: "instruction is too short"}
		}
		if op == spec.OpFunction {
			current = len(r.functions)
			r.functions = append(r.functions, functionScan{})
			f := r.at(args[1])
			f.kind, f.function = kindFunction, current
		} else {
			r.scanGlobal(op, args)
		}
		pos += n
	}
	return nil
}

func (r *reflector) scanGlobal(op spec.Opcode, args []uint32) {
	switch op {
	case spec.OpName:
		r.at(args[0]).name, _ = literalString(args[1:])
	case spec.OpMemberName:
		r.fields[[2]uint32{args[0], args[1]}], _ = literalString(args[2:])
	case spec.OpExtension:
		name, _ := literalString(args)
		r.m.Extensions = append(r.m.Extensions, name)
	case spec.OpCapability:
		r.m.Capabilities = append(r.m.Capabilities, spec.Capability(args[0]))
	case spec.OpEntryPoint:
		name, _ := literalString(args[2:])
		r.m.EntryPoints = append(r.m.EntryPoints, EntryPoint{Name: name, Model: spec.ExecutionModel(args[0]), LocalSize: [3]uint32{1, 1, 1}})
		r.entries = append(r.entries, args[1])
	case spec.OpExecutionMode, spec.OpExecutionModeId:
		r.scanMode(args)
	case spec.OpDecorate:
		d := r.at(args[0])
		d.decor.apply(args[1:])
		if d.decor.has&isWorkgroupSize != 0 {
			r.sizeConst = args[0]
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
	case spec.OpVariable:
		v := r.at(args[1])
		v.kind, v.elem, v.class = kindVariable, args[0], spec.StorageClass(args[2])
		if args[1] < uint32(len(r.index)) {
			r.variables = append(r.variables, args[1])
		}
	default:
		r.scanConstant(op, args)
		r.scanType(op, args)
	}
}

func (r *reflector) scanMode(args []uint32) {
	if len(args) < 5 {
		return
	}
	mode := spec.ExecutionMode(args[1])
	if mode != spec.ExecutionModeLocalSize && mode != spec.ExecutionModeLocalSizeId {
		return
	}
	r.modes[args[0]] = sizeMode{operands: [3]uint32(args[2:5]), byID: mode == spec.ExecutionModeLocalSizeId}
}

func (r *reflector) scanConstant(op spec.Opcode, args []uint32) {
	switch op {
	case spec.OpConstantTrue, spec.OpConstantFalse, spec.OpSpecConstantTrue, spec.OpSpecConstantFalse, spec.OpConstant, spec.OpSpecConstant:
		c := r.at(args[1])
		c.kind, c.elem = kindConstant, args[0]
		c.isSpec = op == spec.OpSpecConstantTrue || op == spec.OpSpecConstantFalse || op == spec.OpSpecConstant
		switch op {
		case spec.OpConstantTrue, spec.OpSpecConstantTrue:
			c.value = 1
		case spec.OpConstant, spec.OpSpecConstant:
			c.value = uint64(args[2])
			if len(args) > 3 {
				c.value |= uint64(args[3]) << 32
			}
		}
		if c.isSpec {
			r.specs = append(r.specs, args[1])
		}
	case spec.OpConstantComposite, spec.OpSpecConstantComposite:
		c := r.at(args[1])
		c.kind, c.elem = kindComposite, args[0]
		copy(c.parts[:], args[2:])
	}
}

func (r *reflector) scanType(op spec.Opcode, args []uint32) {
	var t idInfo
	switch op {
	case spec.OpTypeBool:
		t = idInfo{kind: kindScalar, size: 1, tight: 1, count: 1}
	case spec.OpTypeInt, spec.OpTypeFloat:
		size := uint64(args[1]) / 8
		t = idInfo{kind: kindScalar, size: size, tight: size, count: uint64(args[1])}
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
	case spec.OpTypeArray, spec.OpTypeRuntimeArray:
		t = r.arrayType(op, args)
	case spec.OpTypeStruct:
		t = r.structType(args)
	case spec.OpTypeForwardPointer:
		// Structs that hold the pointer stand before its own declaration.
		t = idInfo{kind: kindPointer, class: spec.StorageClass(args[1]), size: 8, tight: 8}
	case spec.OpTypePointer:
		t = idInfo{kind: kindPointer, class: spec.StorageClass(args[1]), elem: args[2], size: 8, tight: 8}
		if t.class == spec.StorageClassPhysicalStorageBuffer {
			r.addresses = append(r.addresses, args[2])
		}
	default:
		return
	}
	at := r.at(args[0])
	t.decor, t.name = at.decor, at.name
	t.shape = r.shape(op, args)
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
	if t.count == 0 {
		return t
	}
	t.lead = satAdd(satMul(t.count-1, stride), elem.lead)
	t.size = satAdd(satMul(t.count-1, stride), elem.size)
	t.tight = satMul(t.count, elem.tight)
	return t
}

// structType sizes a block by its members' offsets. A struct without offsets,
// as workgroup memory has, gets only its tight size.
func (r *reflector) structType(args []uint32) idInfo {
	t := idInfo{kind: kindStruct}
	for i, id := range args[1:] {
		member := r.get(id)
		t.tight = satAdd(t.tight, member.tight)
		d := r.members[[2]uint32{args[0], uint32(i)}]
		if d.has&hasOffset == 0 {
			continue
		}
		offset := uint64(d.offset)
		if member.kind == kindRuntimeArray {
			t.runtimeOffset, t.runtimeStride = offset, uint64(member.decor.arrayStride)
			continue
		}
		t.size = max(t.size, satAdd(offset, r.memberSize(&member, &d)))
	}
	return t
}

// memberSize is a member's extent in bytes: matrices, and arrays of them, take
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

// literalString decodes a NUL-terminated string and counts its words.
func literalString(words []uint32) (string, int) {
	var out []byte
	for i, w := range words {
		for range 4 {
			if byte(w) == 0 {
				return string(out), i + 1
			}
			out = append(out, byte(w))
			w >>= 8
		}
	}
	return string(out), len(words)
}
