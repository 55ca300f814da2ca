package reflect

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// sizedModule has a block whose array has as many elements as the specialization constant 7 times 2, minus 1, and
// after it a number; workgroup memory of constant 7 words; and the workgroup size constant 7 + 1, given by the built-in.
func sizedModule() assembled {
	a := assemble(60)
	a.add(spec.OpCapability, uint32(spec.CapabilityShader))
	a.add(spec.OpMemoryModel, 0, 1)
	a.add(spec.OpEntryPoint, append(words.AppendString([]uint32{5, 40}, "main"), 30, 31)...)
	a.add(spec.OpName, words.AppendString([]uint32{10}, "n")...)
	a.add(spec.OpName, words.AppendString([]uint32{21}, "Block")...)
	a.add(spec.OpName, words.AppendString([]uint32{31}, "tile")...)
	a.add(spec.OpMemberName, words.AppendString([]uint32{21, 0}, "data")...)
	a.add(spec.OpDecorate, 10, uint32(spec.DecorationSpecId), 7)
	a.add(spec.OpDecorate, 20, uint32(spec.DecorationArrayStride), 4)
	a.add(spec.OpDecorate, 21, uint32(spec.DecorationBlock))
	a.add(spec.OpMemberDecorate, 21, 0, uint32(spec.DecorationOffset), 8)
	a.add(spec.OpDecorate, 30, uint32(spec.DecorationDescriptorSet), 0)
	a.add(spec.OpDecorate, 30, uint32(spec.DecorationBinding), 0)
	a.add(spec.OpDecorate, 17, uint32(spec.DecorationBuiltIn), uint32(spec.BuiltInWorkgroupSize))
	a.add(spec.OpTypeVoid, 1)
	a.add(spec.OpTypeFunction, 2, 1)
	a.add(spec.OpTypeInt, 3, 32, 1)
	a.add(spec.OpTypeInt, 4, 32, 0)
	a.add(spec.OpTypeVector, 5, 4, 3)
	a.add(spec.OpSpecConstant, 3, 10, 2)
	a.add(spec.OpConstant, 3, 11, 2)
	a.add(spec.OpConstant, 4, 12, 1)
	a.add(spec.OpSpecConstantOp, 3, 13, uint32(spec.OpIMul), 10, 11)
	a.add(spec.OpSpecConstantOp, 3, 14, uint32(spec.OpISub), 13, 12)
	a.add(spec.OpSpecConstantOp, 4, 15, uint32(spec.OpIAdd), 10, 12)
	a.add(spec.OpConstantNull, 5, 16)
	a.add(spec.OpSpecConstantComposite, 5, 18, 12, 12, 12)
	a.add(spec.OpSpecConstantOp, 5, 17, uint32(spec.OpCompositeInsert), 15, 18, 0)
	a.add(spec.OpTypeArray, 20, 4, 14)
	a.add(spec.OpTypeStruct, 21, 20)
	a.add(spec.OpTypePointer, 22, uint32(spec.StorageClassStorageBuffer), 21)
	a.add(spec.OpTypeArray, 23, 4, 10)
	a.add(spec.OpTypePointer, 24, uint32(spec.StorageClassWorkgroup), 23)
	a.add(spec.OpVariable, 22, 30, uint32(spec.StorageClassStorageBuffer))
	a.add(spec.OpVariable, 24, 31, uint32(spec.StorageClassWorkgroup))
	a.add(spec.OpFunction, 1, 40, 0, 2)
	a.add(spec.OpLabel, 41)
	a.add(spec.OpAccessChain, 24, 42, 30)
	a.add(spec.OpAccessChain, 24, 43, 31)
	a.add(spec.OpReturn)
	a.add(spec.OpFunctionEnd)
	return a
}

// TestSpecialize checks lengths, sizes and workgroup sizes under values of specialization constants.
func TestSpecialize(t *testing.T) {
	m := reflected(t, sizedModule())
	text := func(m *Module) string {
		e := m.EntryPoint("main")
		return fmt.Sprint(e.Resources[0].MinBytes(), e.Resources[0].Block.Fields[0].Shape.Count, e.WorkgroupMemory, e.LocalSize, e.LocalSizeSpecs, m.SpecConstants[0].Default, m.SpecConstants[0].Given)
	}
	if got, want := text(m), "20 3 8 [3 1 1] [[7] [] []] 2 2"; got != want {
		t.Errorf("by default: %s, want %s", got, want)
	}
	if l := m.Lengths; len(l) != 2 || l[0].Of != "Block.data" || l[0].Count != 3 || !slices.Equal(l[0].Specs, []uint32{7}) || l[1].Of != "tile" {
		t.Errorf("lengths: %+v", l)
	}
	values := []SpecValue{{ID: 7, Bits: 9}, {ID: 7, Bits: 5}}
	s, err := m.Specialize(values)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := text(s), "44 9 20 [6 1 1] [[7] [] []] 2 5"; got != want {
		t.Errorf("with 5: %s, want %s", got, want)
	}
	if again, err := s.Specialize(values); again != s || err != nil || s.Hash != m.Hash {
		t.Error("the module does not keep its specializations")
	}
	for i := range uint64(3 * maxSpecializations) {
		if _, err := m.Specialize([]SpecValue{{ID: 7, Bits: i + 1}}); err != nil || len(m.special.made) > maxSpecializations {
			t.Fatal(err, len(m.special.made))
		}
	}
}

// TestSharedMemory checks the size of workgroup memory whose length a specialization constant sets, and the
// constant for a number of bytes.
func TestSharedMemory(t *testing.T) {
	e := &EntryPoint{Name: "k", WorkgroupMemory: 20}
	if got, err := e.SharedConstants(1 << 40); got != nil || err != nil || e.SharedMemory([]SpecValue{{3, 9}}) != 20 {
		t.Errorf("without such memory: %v, %v", got, err)
	}
	e.Shared = &Shared{SpecID: 3, Bytes: 8}
	for bits, want := range map[uint64]uint64{0: 20, 1: 20, 2: 28, 5: 52, 1<<32 | 2: 28} {
		if got := e.SharedMemory([]SpecValue{{4, 7}, {3, bits}}); got != want {
			t.Errorf("%d elements: %d bytes, want %d", bits, got, want)
		}
	}
	if got := e.SharedMemory([]SpecValue{{4, 7}}); got != 20 {
		t.Errorf("by default: %d", got)
	}
	e.WorkgroupMemory = 1<<64 - 1
	if got := e.SharedMemory([]SpecValue{{3, 2}}); got != 1<<64-1 {
		t.Errorf("the sum overflows to %d", got)
	}
	for bytes, want := range map[uint64]uint64{8: 1, 15: 1, 16: 2, 8 * (1<<32 - 1): 1<<32 - 1} {
		if got, err := e.SharedConstants(bytes); err != nil || len(got) != 1 || got[0] != (SpecValue{ID: 3, Bits: want}) {
			t.Errorf("%d bytes: %v, %v", bytes, got, err)
		}
	}
	for _, bytes := range []uint64{0, 7, 8 << 32} {
		_, err := e.SharedConstants(bytes)
		if err == nil || !strings.HasPrefix(err.Error(), `entry point "k" has workgroup memory whose size the launch sets, and `) {
			t.Errorf("%d bytes: %v", bytes, err)
		}
	}
}
