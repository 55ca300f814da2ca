package runner

import (
	"math"
	"math/bits"

	"github.com/spvc/spvc/spirv/spec"
)

// The instructions, decorations and storage classes that matter here.
const (
	opName                = 5
	opExtension           = 10
	opEntryPoint          = 15
	opExecutionMode       = 16
	opCapability          = 17
	opTypeBool            = 20
	opTypeInt             = 21
	opTypeFloat           = 22
	opTypeVector          = 23
	opTypeMatrix          = 24
	opTypeImage           = 25
	opTypeSampler         = 26
	opTypeSampledImage    = 27
	opTypeArray           = 28
	opTypeRuntimeArray    = 29
	opTypeStruct          = 30
	opTypePointer         = 32
	opConstantTrue        = 41
	opConstantFalse       = 42
	opConstant            = 43
	opConstantComposite   = 44
	opSpecConstantTrue    = 48
	opSpecConstantFalse   = 49
	opSpecConstant        = 50
	opSpecConstantComp    = 51
	opFunction            = 54
	opFunctionEnd         = 56
	opFunctionCall        = 57
	opVariable            = 59
	opDecorate            = 71
	opMemberDecorate      = 72
	opGroupDecorate       = 74
	opGroupMemberDecorate = 75
	opExecutionModeID     = 331
	opTypeAccelStructure  = 5341

	decSpecID        = 1
	decBlock         = 2
	decBufferBlock   = 3
	decRowMajor      = 4
	decArrayStride   = 6
	decMatrixStride  = 7
	decBuiltIn       = 11
	decBinding       = 33
	decDescriptorSet = 34
	decOffset        = 35

	builtInWorkgroupSize = 25

	modeLocalSize   = 17
	modeLocalSizeID = 38

	classUniformConstant = 0
	classUniform         = 2
	classWorkgroup       = 4
	classPushConstant    = 9
	classStorageBuffer   = 12

	// maxBound is the universal limit on ids, and with it on memory here.
	maxBound = 1 << 22
)

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
	class uint32
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
	switch operands[0] {
	case decSpecID:
		d.specID, d.has = value, d.has|hasSpecID
	case decBlock:
		d.has |= hasBlock
	case decBufferBlock:
		d.has |= hasBufferBlock
	case decRowMajor:
		d.has |= hasRowMajor
	case decArrayStride:
		d.arrayStride = value
	case decMatrixStride:
		d.matrixStride = value
	case decOffset:
		d.offset, d.has = value, d.has|hasOffset
	case decBinding:
		d.binding, d.has = value, d.has|hasBinding
	case decDescriptorSet:
		d.set, d.has = value, d.has|hasSet
	case decBuiltIn:
		if value == builtInWorkgroupSize {
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
	entries   []uint32 // the entry points' functions
	modes     map[uint32]sizeMode
	functions []functionScan
	variables []uint32
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
var leastOperands = map[uint16]int{
	opName: 2, opExtension: 1, opEntryPoint: 3, opExecutionMode: 2, opCapability: 1,
	opTypeBool: 1, opTypeInt: 2, opTypeFloat: 2, opTypeVector: 3, opTypeMatrix: 3,
	opTypeImage: 1, opTypeSampler: 1, opTypeSampledImage: 1, opTypeArray: 3,
	opTypeRuntimeArray: 2, opTypeStruct: 1, opTypePointer: 3, opTypeAccelStructure: 1,
	opConstantTrue: 2, opConstantFalse: 2, opConstant: 3, opConstantComposite: 2,
	opSpecConstantTrue: 2, opSpecConstantFalse: 2, opSpecConstant: 3, opSpecConstantComp: 2,
	opFunction: 4, opFunctionCall: 3, opVariable: 3, opDecorate: 2, opMemberDecorate: 3,
	opGroupDecorate: 1, opGroupMemberDecorate: 1, opExecutionModeID: 2,
}

func (r *reflector) scan() error {
	current := -1
	for pos := 5; pos < len(r.words); {
		n := int(r.words[pos] >> 16)
		op := uint16(r.words[pos])
		if n == 0 || n > len(r.words)-pos {
			return &ModuleError{Word: pos, Reason: "word count runs past the module's end"}
		}
		args := r.words[pos+1 : pos+n]
		if current >= 0 {
			r.scanBody(current, op, args)
			if op == opFunctionEnd {
				current = -1
			}
			pos += n
			continue
		}
		if len(args) < leastOperands[op] {
			return &ModuleError{Word: pos, Reason: "instruction is too short"}
		}
		if op == opFunction {
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

func (r *reflector) scanGlobal(op uint16, args []uint32) {
	switch op {
	case opName:
		r.at(args[0]).name, _ = literalString(args[1:])
	case opExtension:
		name, _ := literalString(args)
		r.m.Extensions = append(r.m.Extensions, name)
	case opCapability:
		r.m.Capabilities = append(r.m.Capabilities, spec.Capability(args[0]))
	case opEntryPoint:
		name, _ := literalString(args[2:])
		r.m.EntryPoints = append(r.m.EntryPoints, EntryPoint{Name: name, Model: spec.ExecutionModel(args[0]), LocalSize: [3]uint32{1, 1, 1}})
		r.entries = append(r.entries, args[1])
	case opExecutionMode, opExecutionModeID:
		r.scanMode(args)
	case opDecorate:
		d := r.at(args[0])
		d.decor.apply(args[1:])
		if d.decor.has&isWorkgroupSize != 0 {
			r.sizeConst = args[0]
		}
	case opMemberDecorate:
		d := r.members[[2]uint32{args[0], args[1]}]
		d.apply(args[2:])
		r.members[[2]uint32{args[0], args[1]}] = d
	case opGroupDecorate:
		group := r.get(args[0]).decor
		for _, id := range args[1:] {
			r.at(id).decor.merge(&group)
		}
	case opGroupMemberDecorate:
		group := r.get(args[0]).decor
		for i := 1; i+1 < len(args); i += 2 {
			d := r.members[[2]uint32{args[i], args[i+1]}]
			d.merge(&group)
			r.members[[2]uint32{args[i], args[i+1]}] = d
		}
	case opVariable:
		v := r.at(args[1])
		v.kind, v.elem, v.class = kindVariable, args[0], args[2]
		r.variables = append(r.variables, args[1])
	default:
		r.scanConstant(op, args)
		r.scanType(op, args)
	}
}

func (r *reflector) scanMode(args []uint32) {
	if len(args) < 5 || (args[1] != modeLocalSize && args[1] != modeLocalSizeID) {
		return
	}
	r.modes[args[0]] = sizeMode{operands: [3]uint32(args[2:5]), byID: args[1] == modeLocalSizeID}
}

func (r *reflector) scanConstant(op uint16, args []uint32) {
	switch op {
	case opConstantTrue, opConstantFalse, opSpecConstantTrue, opSpecConstantFalse, opConstant, opSpecConstant:
		c := r.at(args[1])
		c.kind, c.elem = kindConstant, args[0]
		c.isSpec = op == opSpecConstantTrue || op == opSpecConstantFalse || op == opSpecConstant
		switch op {
		case opConstantTrue, opSpecConstantTrue:
			c.value = 1
		case opConstant, opSpecConstant:
			c.value = uint64(args[2])
			if len(args) > 3 {
				c.value |= uint64(args[3]) << 32
			}
		}
		if c.isSpec {
			r.specs = append(r.specs, args[1])
		}
	case opConstantComposite, opSpecConstantComp:
		c := r.at(args[1])
		c.kind, c.elem = kindComposite, args[0]
		copy(c.parts[:], args[2:])
	}
}

func (r *reflector) scanType(op uint16, args []uint32) {
	var t idInfo
	switch op {
	case opTypeBool:
		t = idInfo{kind: kindScalar, size: 1, tight: 1, count: 1}
	case opTypeInt, opTypeFloat:
		size := uint64(args[1]) / 8
		t = idInfo{kind: kindScalar, size: size, tight: size, count: uint64(args[1])}
	case opTypeVector, opTypeMatrix:
		elem := r.get(args[1])
		size := satMul(elem.size, uint64(args[2]))
		t = idInfo{kind: kindVector, size: size, tight: size, elem: args[1], count: uint64(args[2])}
		if op == opTypeMatrix {
			t.kind = kindMatrix
		}
	case opTypeImage:
		t.kind = kindImage
	case opTypeSampler:
		t.kind = kindSampler
	case opTypeSampledImage:
		t.kind = kindSampledImage
	case opTypeAccelStructure:
		t.kind = kindAccel
	case opTypeArray, opTypeRuntimeArray:
		t = r.arrayType(op, args)
	case opTypeStruct:
		t = r.structType(args)
	case opTypePointer:
		t = idInfo{kind: kindPointer, class: args[1], elem: args[2], size: 8, tight: 8}
	default:
		return
	}
	at := r.at(args[0])
	t.decor, t.name = at.decor, at.name
	if t.leaf == 0 {
		t.leaf = args[0]
	}
	*at = t
}

func (r *reflector) arrayType(op uint16, args []uint32) idInfo {
	elem, stride := r.get(args[1]), uint64(r.get(args[0]).decor.arrayStride)
	t := idInfo{kind: kindArray, elem: args[1], leaf: elem.leaf, lead: elem.lead}
	if op == opTypeRuntimeArray {
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
