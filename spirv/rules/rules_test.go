package rules

import (
	"errors"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// The ids of the test modules.
const (
	tInt = iota + 1
	tLong
	tFloat
	tBool
	tStruct
	tOuter
	tArray
	tPointer
	tOther
	cFour
	vOne
	vTwo
	vThree
	vFour
	bound = 32
)

// inst is an instruction of a test module.
func inst(op spec.Opcode, operands ...uint32) []uint32 {
	return append([]uint32{words.First(op, len(operands)+1)}, operands...)
}

// name is an OpName.
func name(id uint32, text string) []uint32 {
	return inst(spec.OpName, words.AppendString([]uint32{id}, text)...)
}

func decorate(id uint32, d spec.Decoration, more ...uint32) []uint32 {
	return inst(spec.OpDecorate, append([]uint32{id, uint32(d)}, more...)...)
}

func member(id, at uint32, d spec.Decoration, more ...uint32) []uint32 {
	return inst(spec.OpMemberDecorate, append([]uint32{id, at, uint32(d)}, more...)...)
}

// pointer and variable are a pointer type and a variable of it.
func pointer(id uint32, class spec.StorageClass, to uint32) []uint32 {
	return inst(spec.OpTypePointer, id, uint32(class), to)
}

func variable(id uint32, class spec.StorageClass, typ uint32) []uint32 {
	return inst(spec.OpVariable, typ, id, uint32(class))
}

// scalars declare the scalar types and the constant 4.
var scalars = [][]uint32{
	inst(spec.OpTypeInt, tInt, 32, 0), inst(spec.OpTypeInt, tLong, 64, 0), inst(spec.OpTypeFloat, tFloat, 32), inst(spec.OpTypeBool, tBool),
	inst(spec.OpConstant, tInt, cFour, 4),
}

// module is a test module: decorations, then the scalars, then the rest.
type module struct {
	name        string
	version     spec.Version
	generator   uint32
	kernel      bool
	universal   bool // not by the rules of Vulkan
	decorations [][]uint32
	body        [][]uint32
	// want are parts of the findings, in order; none if it is empty.
	want []string
}

func (m *module) words() []uint32 {
	version := m.version
	if version == 0 {
		version = spec.V1_5
	}
	capability := spec.CapabilityShader
	if m.kernel {
		capability = spec.CapabilityKernel
	}
	out := []uint32{words.Magic, uint32(version), m.generator, bound, 0}
	for _, part := range [][][]uint32{{inst(spec.OpCapability, uint32(capability))}, m.decorations, scalars, m.body} {
		for _, i := range part {
			out = append(out, i...)
		}
	}
	return out
}

// laidStruct is a struct of an i32 with an offset.
func laidStruct(class spec.StorageClass) [][]uint32 {
	return [][]uint32{inst(spec.OpTypeStruct, tStruct, tInt), pointer(tPointer, class, tStruct), variable(vOne, class, tPointer)}
}

var offset = [][]uint32{member(tStruct, 0, spec.DecorationOffset, 0)}

// arrayOf are the declarations of an array and a variable of it.
func arrayOf(class spec.StorageClass, element uint32) [][]uint32 {
	return [][]uint32{inst(spec.OpTypeArray, tArray, element, cFour), pointer(tPointer, class, tArray), variable(vOne, class, tPointer)}
}

func join(parts ...[][]uint32) (out [][]uint32) {
	for _, p := range parts {
		out = append(out, p...)
	}
	return out
}

var layouts = []module{
	{name: "offset in workgroup memory", decorations: join([][]uint32{name(tStruct, "Pair"), name(vOne, "shared")}, offset), body: laidStruct(spec.StorageClassWorkgroup),
		want: []string{"instruction 12 (OpVariable): the type %5 \"Pair\" of the variable %11 \"shared\" has the decoration Offset; types in Workgroup memory must have no explicit layout, except in blocks with the capability WorkgroupMemoryExplicitLayoutKHR (VUID-StandaloneSpirv-None-10684)"}},
	{name: "no offset in workgroup memory", body: laidStruct(spec.StorageClassWorkgroup)},
	{name: "a block in workgroup memory", decorations: join(offset, [][]uint32{decorate(tStruct, spec.DecorationBlock)}), body: laidStruct(spec.StorageClassWorkgroup)},
	{name: "an offset by an id", decorations: [][]uint32{inst(spec.OpMemberDecorateIdEXT, tStruct, 0, uint32(spec.DecorationOffsetIdEXT), cFour)}, body: laidStruct(spec.StorageClassWorkgroup), want: []string{"decoration OffsetIdEXT"}},
	{name: "offsets of a group", decorations: [][]uint32{decorate(vTwo, spec.DecorationOffset, 0), inst(spec.OpDecorationGroup, vTwo), inst(spec.OpGroupMemberDecorate, vTwo, tStruct, 0)}, body: laidStruct(spec.StorageClassWorkgroup), want: []string{"decoration Offset"}},
	{name: "stride in workgroup memory", decorations: [][]uint32{decorate(tArray, spec.DecorationArrayStride, 4)}, body: arrayOf(spec.StorageClassWorkgroup, tInt), want: []string{"the type %7 of the variable %11 has the decoration ArrayStride"}},
	{name: "stride of a group", decorations: [][]uint32{decorate(vTwo, spec.DecorationArrayStride, 4), inst(spec.OpDecorationGroup, vTwo), inst(spec.OpGroupDecorate, vTwo, tArray)}, body: arrayOf(spec.StorageClassWorkgroup, tInt), want: []string{"decoration ArrayStride"}},
	{name: "offset in an array", decorations: offset, body: join([][]uint32{inst(spec.OpTypeStruct, tStruct, tInt)}, arrayOf(spec.StorageClassWorkgroup, tStruct)), want: []string{"the type %5 of the variable %11"}},
	{name: "layout behind a pointer to a buffer", decorations: join(offset, [][]uint32{decorate(tOther, spec.DecorationArrayStride, 4)}), body: [][]uint32{
		inst(spec.OpTypeStruct, tStruct, tInt), pointer(tOther, spec.StorageClassStorageBuffer, tStruct), pointer(tPointer, spec.StorageClassFunction, tOther), variable(vOne, spec.StorageClassFunction, tPointer)}},
	{name: "layout behind a pointer to private memory", decorations: offset, body: [][]uint32{
		inst(spec.OpTypeStruct, tStruct, tInt), pointer(tOther, spec.StorageClassPrivate, tStruct), pointer(tPointer, spec.StorageClassFunction, tOther), variable(vOne, spec.StorageClassFunction, tPointer)},
		want: []string{"the type %5 of the variable %11"}},
	{name: "private memory", decorations: offset, body: laidStruct(spec.StorageClassPrivate), want: []string{"types in Private memory must have no explicit layout from SPIR-V 1.5 on"}},
	{name: "private memory in SPIR-V 1.4", version: spec.V1_4, decorations: offset, body: laidStruct(spec.StorageClassPrivate)},
	{name: "workgroup memory in SPIR-V 1.0", version: spec.V1_0, decorations: offset, body: laidStruct(spec.StorageClassWorkgroup), want: []string{"in Workgroup memory"}},
	{name: "function memory", decorations: offset, body: laidStruct(spec.StorageClassFunction), want: []string{"types in Function memory"}},
	{name: "inputs", decorations: offset, body: laidStruct(spec.StorageClassInput)},
	{name: "buffers", decorations: offset, body: laidStruct(spec.StorageClassStorageBuffer)},
	{name: "not Vulkan", universal: true, decorations: offset, body: laidStruct(spec.StorageClassWorkgroup)},
	{name: "OpenCL", kernel: true, decorations: offset, body: laidStruct(spec.StorageClassWorkgroup)},
	{name: "naga", generator: 28, decorations: offset, body: laidStruct(spec.StorageClassWorkgroup)},
	{name: "naga with its number in its place", generator: 28 << 16, decorations: offset, body: laidStruct(spec.StorageClassWorkgroup)},
	{name: "constants in memory", decorations: offset, body: laidStruct(spec.StorageClassUniformConstant), want: []string{"types in UniformConstant memory must have no explicit layout (VUID"}},
	{name: "a heap", decorations: join(offset, [][]uint32{decorate(vOne, spec.DecorationBuiltIn, uint32(spec.BuiltInResourceHeapEXT))}), body: laidStruct(spec.StorageClassUniformConstant)},
	{name: "untyped workgroup memory", body: [][]uint32{inst(spec.OpTypeUntypedPointerKHR, tPointer, uint32(spec.StorageClassWorkgroup)),
		inst(spec.OpUntypedVariableKHR, tPointer, vOne, uint32(spec.StorageClassWorkgroup), tInt)}, want: []string{"the untyped variable %11 in Workgroup memory has the data type %1, which is no struct with the decoration Block"}},
	{name: "an untyped workgroup block", decorations: [][]uint32{decorate(tStruct, spec.DecorationBlock)}, body: [][]uint32{inst(spec.OpTypeStruct, tStruct, tInt), inst(spec.OpTypeUntypedPointerKHR, tPointer, uint32(spec.StorageClassWorkgroup)),
		inst(spec.OpUntypedVariableKHR, tPointer, vOne, uint32(spec.StorageClassWorkgroup), tStruct)}},
}

// blockArray is an array of blocks.
func blockArray(class spec.StorageClass) [][]uint32 {
	return join([][]uint32{inst(spec.OpTypeStruct, tStruct, tInt)}, arrayOf(class, tStruct))
}

var (
	block  = [][]uint32{decorate(tStruct, spec.DecorationBlock), member(tStruct, 0, spec.DecorationOffset, 0)}
	stride = [][]uint32{decorate(tArray, spec.DecorationArrayStride, 4)}
)

var blocks = []module{
	{name: "stride of blocks", decorations: join(block, stride), body: blockArray(spec.StorageClassStorageBuffer), want: []string{
		"(OpTypeArray): the array %7 of the blocks %5 has the decoration ArrayStride; an array of blocks is an array of descriptors, which has no stride (SPIR-V specification 2.16.2",
		"(OpVariable): the variable %11 is an array of descriptors whose type %7 has the decoration ArrayStride; descriptors have no stride (VUID-StandaloneSpirv-None-10684)"}},
	{name: "no stride of blocks", decorations: block, body: blockArray(spec.StorageClassStorageBuffer)},
	{name: "stride of blocks, not Vulkan", universal: true, decorations: join(block, stride), body: blockArray(spec.StorageClassStorageBuffer), want: []string{"(OpTypeArray)"}},
	{name: "stride of images", decorations: stride, body: join([][]uint32{inst(spec.OpTypeImage, tOther, tFloat, 1, 0, 0, 0, 1, 0)}, arrayOf(spec.StorageClassUniformConstant, tOther)),
		want: []string{"the variable %11 is an array of descriptors"}},
	{name: "stride by an id of uniform blocks", decorations: join(block, [][]uint32{inst(spec.OpDecorateId, tArray, uint32(spec.DecorationArrayStrideIdEXT), cFour)}), body: blockArray(spec.StorageClassUniform),
		want: []string{"decoration ArrayStrideIdEXT", "decoration ArrayStrideIdEXT"}},
	{name: "stride of constants for OpenCL", kernel: true, decorations: stride, body: arrayOf(spec.StorageClassUniformConstant, tInt)},
	{name: "an untyped array of blocks", decorations: join(block, stride), body: join(blockArray(spec.StorageClassStorageBuffer)[:2], [][]uint32{inst(spec.OpTypeUntypedPointerKHR, tPointer, uint32(spec.StorageClassStorageBuffer)),
		inst(spec.OpUntypedVariableKHR, tPointer, vOne, uint32(spec.StorageClassStorageBuffer), tArray)}), want: []string{"(OpTypeArray)", "(OpUntypedVariableKHR): the variable %11 is an array of descriptors"}},
	{name: "an untyped array in a buffer", decorations: stride, body: [][]uint32{inst(spec.OpTypeArray, tArray, tInt, cFour), inst(spec.OpTypeUntypedPointerKHR, tPointer, uint32(spec.StorageClassStorageBuffer)),
		inst(spec.OpUntypedVariableKHR, tPointer, vOne, uint32(spec.StorageClassStorageBuffer), tArray)}},
	{name: "a block in an array in a block", decorations: join(block, [][]uint32{decorate(tOuter, spec.DecorationBlock)}), body: [][]uint32{inst(spec.OpTypeStruct, tStruct, tInt), inst(spec.OpTypeRuntimeArray, tArray, tStruct), inst(spec.OpTypeStruct, tOuter, tArray)},
		want: []string{"(OpTypeStruct): the block %6 contains the block %5; a block must not be nested in another (SPIR-V specification, Decoration: Block)"}},
	{name: "a block in a struct in a block", decorations: join(block, [][]uint32{decorate(tOuter, spec.DecorationBufferBlock)}), body: [][]uint32{inst(spec.OpTypeStruct, tStruct, tInt), inst(spec.OpTypeStruct, tOther, tStruct), inst(spec.OpTypeStruct, tOuter, tFloat, tOther)},
		want: []string{"the block %6 contains the block %5"}},
	{name: "a struct in a block", decorations: [][]uint32{decorate(tOuter, spec.DecorationBlock)}, body: [][]uint32{inst(spec.OpTypeStruct, tStruct, tInt), inst(spec.OpTypeStruct, tOuter, tStruct)}},
	{name: "an address of a block in a block", decorations: join(block, [][]uint32{decorate(tOuter, spec.DecorationBlock)}), body: [][]uint32{
		inst(spec.OpTypeStruct, tStruct, tInt), pointer(tPointer, spec.StorageClassPhysicalStorageBuffer, tStruct), inst(spec.OpTypeStruct, tOuter, tPointer)}},
	{name: "an address of the block itself", decorations: [][]uint32{decorate(tOuter, spec.DecorationBlock)}, body: [][]uint32{
		inst(spec.OpTypeForwardPointer, tPointer, uint32(spec.StorageClassPhysicalStorageBuffer)), inst(spec.OpTypeStruct, tOuter, tPointer), pointer(tPointer, spec.StorageClassPhysicalStorageBuffer, tOuter)}},
}

// address declares an address of a type, and a value of it.
func address(of uint32, more ...[]uint32) [][]uint32 {
	return join([][]uint32{pointer(tPointer, spec.StorageClassPhysicalStorageBuffer, of), inst(spec.OpUndef, tPointer, vOne)}, more)
}

const alignedBit = uint32(spec.MemoryAccessAligned)

var accesses = []module{
	{name: "a load of 8 bytes by 4", body: address(tLong, inst(spec.OpLoad, tLong, vTwo, vOne, alignedBit, 4)),
		want: []string{"(OpLoad): the access through %11 has Aligned 4, and the largest scalar of %2 has 8 bytes; Aligned must be a multiple of this size (VUID-StandaloneSpirv-PhysicalStorageBuffer64-06314)"}},
	{name: "a load of 8 bytes by 8", body: address(tLong, inst(spec.OpLoad, tLong, vTwo, vOne, alignedBit, 8))},
	{name: "a store of 4 bytes by 2", body: address(tInt, inst(spec.OpStore, vOne, cFour, alignedBit|uint32(spec.MemoryAccessVolatile), 2)), want: []string{"(OpStore)"}},
	{name: "a store of 4 bytes by 4", body: address(tInt, inst(spec.OpStore, vOne, cFour, alignedBit, 4))},
	{name: "a struct of an int and an address", body: join([][]uint32{pointer(tOther, spec.StorageClassPhysicalStorageBuffer, tInt), inst(spec.OpTypeStruct, tStruct, tInt, tOther)}, address(tStruct, inst(spec.OpLoad, tStruct, vTwo, vOne, alignedBit, 4))),
		want: []string{"the largest scalar of %5 has 8 bytes"}},
	{name: "a vector of ints", body: join([][]uint32{inst(spec.OpTypeVector, tOther, tInt, 4)}, address(tOther, inst(spec.OpLoad, tOther, vTwo, vOne, alignedBit, 4)))},
	{name: "an array of longs", body: join([][]uint32{inst(spec.OpTypeArray, tOther, tLong, cFour)}, address(tOther, inst(spec.OpLoad, tOther, vTwo, vOne, alignedBit, 4))), want: []string{"8 bytes"}},
	{name: "a buffer", body: [][]uint32{pointer(tPointer, spec.StorageClassStorageBuffer, tLong), inst(spec.OpUndef, tPointer, vOne), inst(spec.OpLoad, tLong, vTwo, vOne, alignedBit, 4)}},
	{name: "an untyped load", body: [][]uint32{inst(spec.OpTypeUntypedPointerKHR, tPointer, uint32(spec.StorageClassPhysicalStorageBuffer)), inst(spec.OpUndef, tPointer, vOne), inst(spec.OpLoad, tLong, vTwo, vOne, alignedBit, 4)},
		want: []string{"the largest scalar of %2 has 8 bytes"}},
	{name: "an untyped load by 8", body: [][]uint32{inst(spec.OpTypeUntypedPointerKHR, tPointer, uint32(spec.StorageClassPhysicalStorageBuffer)), inst(spec.OpUndef, tPointer, vOne), inst(spec.OpLoad, tLong, vTwo, vOne, alignedBit, 8)}},
	{name: "a copy", body: address(tLong, inst(spec.OpCopyMemory, vOne, vOne, alignedBit, 4)), want: []string{"(OpCopyMemory)", "(OpCopyMemory)"}},
	{name: "a copy with two accesses", body: address(tLong, inst(spec.OpCopyMemory, vOne, vOne, alignedBit, 8, alignedBit, 4)), want: []string{"(OpCopyMemory)"}},
	{name: "a copy with two accesses of different words", body: address(tLong, inst(spec.OpCopyMemory, vOne, vOne, alignedBit|uint32(spec.MemoryAccessMakePointerAvailable), 8, cFour, alignedBit, 4)), want: []string{"(OpCopyMemory)"}},
	{name: "a copy of a size", body: address(tLong, inst(spec.OpCopyMemorySized, vOne, vOne, cFour, alignedBit, 8))},
}

// votes are modules with a vote of the given operands after the result.
func vote(name string, op spec.Opcode, result uint32, want string, operands ...uint32) module {
	m := module{name: name, body: [][]uint32{inst(spec.OpConstantTrue, tBool, vOne), inst(op, append([]uint32{result, vTwo}, operands...)...)}}
	if want != "" {
		m.want = []string{want}
	}
	return m
}

var votes = []module{
	vote("an integer", spec.OpGroupAll, tBool, "(OpGroupAll): the predicate %10 of the vote has the type %1; it must be a boolean (SPIR-V specification, Group and Subgroup Instructions)", cFour, cFour),
	vote("a boolean", spec.OpGroupAny, tBool, "", cFour, vOne),
	vote("a result", spec.OpGroupAny, tInt, "the result %12 of the vote has the type %1; it must be a boolean", cFour, vOne),
	vote("a non-uniform integer", spec.OpGroupNonUniformAny, tBool, "(SPIR-V specification, Non-Uniform Instructions)", cFour, cFour),
	vote("a non-uniform boolean", spec.OpGroupNonUniformAll, tBool, "", cFour, vOne),
	vote("equal integers", spec.OpGroupNonUniformAllEqual, tBool, "", cFour, cFour),
	vote("equal integers to an integer", spec.OpGroupNonUniformAllEqual, tInt, "the result", cFour, cFour),
	vote("an integer of a subgroup", spec.OpSubgroupAllKHR, tBool, "the predicate %10", cFour),
	vote("a boolean of a subgroup", spec.OpSubgroupAnyKHR, tBool, "", vOne),
}

// TestRules checks modules that break a rule, and beside each one that does not.
func TestRules(t *testing.T) {
	for _, group := range [][]module{layouts, blocks, accesses, votes} {
		for _, m := range group {
			found := Check(m.words(), !m.universal)
			if len(found) != len(m.want) {
				t.Errorf("%s: %v", m.name, &Error{found})
				continue
			}
			for i, want := range m.want {
				if got := found[i].String(); !strings.Contains(got, want) {
					t.Errorf("%s: %s\nwant %s", m.name, got, want)
				}
			}
			var e *Error
			if err := Validate(m.words(), !m.universal); errors.As(err, &e) != (len(m.want) > 0) {
				t.Errorf("%s: Validate returns %v", m.name, err)
			}
		}
	}
}

// TestMany checks that a binary has at most maxFindings findings, one a line.
func TestMany(t *testing.T) {
	m := module{body: address(tLong)}
	for range 3 * maxFindings {
		m.body = append(m.body, inst(spec.OpLoad, tLong, vTwo, vOne, alignedBit, 4))
	}
	err := Validate(m.words(), true)
	if n := strings.Count(err.Error(), "\n"); n != maxFindings-1 {
		t.Errorf("%d lines: %v", n+1, err)
	}
}

// TestMalformed checks that malformed binaries are no crash: no header, a large bound, ids beyond the bound, instructions cut
// short and words that are no instructions.
func TestMalformed(t *testing.T) {
	if found := Check([]uint32{1, 2}, true); found != nil {
		t.Error(found)
	}
	for _, group := range [][]module{layouts, blocks, accesses, votes} {
		for _, m := range group {
			whole := m.words()
			for at := words.HeaderLen; at < len(whole); at++ {
				for _, w := range []uint32{0, 1 << 16, whole[at] & 0xffff, 0x7fff0000 | whole[at], math.MaxUint32, whole[at] - (1 << 16)} {
					broken := append([]uint32(nil), whole...)
					broken[at] = w
					Check(broken, true)
				}
				Check(whole[:at], true)
			}
			whole[words.BoundAt] = words.MaxBound + 1
			if found := Check(whole, true); found != nil {
				t.Errorf("%s: %v", m.name, found)
			}
			whole[words.BoundAt] = 2
			Check(whole, true)
		}
	}
}

// TestCorpus checks that the binaries of other compilers break no rule.
func TestCorpus(t *testing.T) {
	files, err := filepath.Glob("../../test/serialize/corpus/bin/*.spv")
	if err != nil || len(files) < 300 {
		t.Fatalf("%d files: %v", len(files), err)
	}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		binary, _ := words.Decode(data)
		if err := Validate(binary, true); err != nil {
			t.Errorf("%s: %v", f, err)
		}
	}
}
