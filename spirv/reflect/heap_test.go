package reflect

import (
	"testing"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// heapModule takes from a heap: a storage buffer at a constant index and one at an index of the kernel, behind 32 bytes, with
// strides that are twice the size of a descriptor; a uniform buffer by an untyped pointer, at an index that a
// specialization constant decides; and an image at the beginning of the samplers' heap.
func heapModule() assembled {
	a := assemble(100)
	a.add(spec.OpCapability, uint32(spec.CapabilityShader))
	a.add(spec.OpMemoryModel, 0, 1)
	a.add(spec.OpEntryPoint, append(words.AppendString([]uint32{5, 60}, "main"), 30)...)
	a.add(spec.OpName, words.AppendString([]uint32{20}, "Rows")...)
	a.add(spec.OpDecorate, 30, uint32(spec.DecorationBuiltIn), uint32(spec.BuiltInResourceHeapEXT))
	a.add(spec.OpDecorate, 31, uint32(spec.DecorationBuiltIn), uint32(spec.BuiltInSamplerHeapEXT))
	a.add(spec.OpDecorate, 10, uint32(spec.DecorationSpecId), 4)
	a.add(spec.OpDecorateId, 25, uint32(spec.DecorationArrayStrideIdEXT), 14)
	a.add(spec.OpMemberDecorateIdEXT, 26, 1, uint32(spec.DecorationOffsetIdEXT), 15)
	a.add(spec.OpDecorate, 27, uint32(spec.DecorationArrayStride), 64)
	a.add(spec.OpDecorate, 19, uint32(spec.DecorationArrayStride), 16)
	a.add(spec.OpMemberDecorate, 20, 0, uint32(spec.DecorationOffset), 16)
	a.add(spec.OpMemberDecorate, 21, 0, uint32(spec.DecorationOffset), 0)
	a.add(spec.OpTypeVoid, 1)
	a.add(spec.OpTypeFunction, 2, 1)
	a.add(spec.OpTypeInt, 3, 32, 0)
	a.add(spec.OpTypeFloat, 4, 32)
	a.add(spec.OpTypeBufferEXT, 5, uint32(spec.StorageClassStorageBuffer))
	a.add(spec.OpTypeBufferEXT, 6, uint32(spec.StorageClassUniform))
	a.add(spec.OpTypeImage, 7, 4, uint32(spec.Dim2D), 0, 0, 0, 2, 0)
	a.add(spec.OpSpecConstant, 3, 10, 5)
	a.add(spec.OpConstant, 3, 11, 1)
	a.add(spec.OpConstant, 3, 12, 2)
	a.add(spec.OpConstantSizeOfEXT, 3, 13, 5)
	a.add(spec.OpSpecConstantOp, 3, 14, uint32(spec.OpIMul), 13, 12)
	a.add(spec.OpConstant, 3, 15, 32)
	a.add(spec.OpTypeRuntimeArray, 19, 4)
	a.add(spec.OpTypeStruct, 20, 19)
	a.add(spec.OpTypeStruct, 21, 4)
	a.add(spec.OpTypePointer, 22, uint32(spec.StorageClassStorageBuffer), 20)
	a.add(spec.OpTypeUntypedPointerKHR, 23, uint32(spec.StorageClassUniformConstant))
	a.add(spec.OpTypeUntypedPointerKHR, 24, uint32(spec.StorageClassUniform))
	a.add(spec.OpTypeRuntimeArray, 25, 5)
	a.add(spec.OpTypeStruct, 26, 3, 25)
	a.add(spec.OpTypeRuntimeArray, 27, 6)
	a.add(spec.OpUntypedVariableKHR, 23, 30, uint32(spec.StorageClassUniformConstant))
	a.add(spec.OpUntypedVariableKHR, 23, 31, uint32(spec.StorageClassUniformConstant))
	a.add(spec.OpFunction, 1, 60, 0, 2)
	a.add(spec.OpLabel, 61)
	a.add(spec.OpUntypedAccessChainKHR, 23, 70, 26, 30, 11, 12)
	a.add(spec.OpBufferPointerEXT, 22, 71, 70)
	a.add(spec.OpLoad, 3, 72, 71)
	for id := range uint32(2) { // the same access twice
		a.add(spec.OpUntypedAccessChainKHR, 23, 73+2*id, 26, 30, 11, 72)
		a.add(spec.OpBufferPointerEXT, 22, 74+2*id, 73+2*id)
	}
	a.add(spec.OpUntypedAccessChainKHR, 23, 80, 27, 30, 10)
	a.add(spec.OpBufferPointerEXT, 24, 81, 80)
	a.add(spec.OpUntypedAccessChainKHR, 24, 82, 21, 81, 11)
	a.add(spec.OpLoad, 7, 83, 31)
	a.add(spec.OpReturn)
	a.add(spec.OpFunctionEnd)
	return a
}

// TestHeap checks the accesses to descriptor heaps.
func TestHeap(t *testing.T) {
	e := reflected(t, heapModule()).EntryPoint("main")
	want := []struct {
		heap  spec.BuiltIn
		place string
		typ   DescriptorType
		block string
	}{
		{spec.BuiltInResourceHeapEXT, "32 + 2 * (size of a storage buffer * 2)", StorageBuffer, "struct{[]f32 stride 16 @16}"},
		{spec.BuiltInResourceHeapEXT, "32 + index * (size of a storage buffer * 2)", StorageBuffer, "struct{[]f32 stride 16 @16}"},
		{spec.BuiltInResourceHeapEXT, "SpecId 4 * 64", UniformBuffer, "struct{f32 @0}"},
		{spec.BuiltInSamplerHeapEXT, "0", StorageImage, ""},
	}
	if len(e.Heap) != len(want) {
		t.Fatalf("%d accesses, want %d", len(e.Heap), len(want))
	}
	for i, w := range want {
		a := e.Heap[i]
		block := ""
		if a.Resource.Block != nil {
			block = a.Resource.Block.String()
		}
		if a.Heap != w.heap || a.Place() != w.place || a.Resource.Type != w.typ || block != w.block {
			t.Errorf("%d: %v at %s: %v %s; want %v at %s: %v %s", i, a.Heap, a.Place(), a.Resource.Type, block, w.heap, w.place, w.typ, w.block)
		}
	}
	if first := &e.Heap[0].Resource; first.RuntimeStride != 16 || first.RuntimeOffset != 16 || first.DataType.Name != "Rows" {
		t.Errorf("%+v", first)
	}
	if s := e.Heap[2].Steps[0]; !s.IsIndexed || s.Dynamic || s.Index != 5 || s.IndexBy == nil {
		t.Errorf("%+v", s)
	}
}

// TestHeapCut checks that a module that ends within an instruction, or whose instructions lack operands, does no harm.
func TestHeapCut(t *testing.T) {
	whole := heapModule()
	for n := range whole {
		Reflect(whole[:n])
	}
	for _, op := range []spec.Opcode{spec.OpUntypedAccessChainKHR, spec.OpBufferPointerEXT, spec.OpLoad, spec.OpUntypedImageTexelPointerEXT} {
		for n := range 5 {
			a := assemble(100)
			a.add(spec.OpDecorate, 30, uint32(spec.DecorationBuiltIn), uint32(spec.BuiltInResourceHeapEXT))
			a.add(spec.OpUntypedVariableKHR, 23, 30, uint32(spec.StorageClassUniformConstant))
			a.add(spec.OpFunction, 1, 60, 0, 2)
			a.add(op, []uint32{30, 30, 30, 30, 30}[:n]...)
			if _, err := Reflect(a); err != nil {
				t.Errorf("%s with %d operands: %v", op, n, err)
			}
		}
	}
}
