package runner

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

// TestLaunchesSpecialized checks the limits and lengths that launches are refused for.
func TestLaunchesSpecialized(t *testing.T) {
	m := reflected(t, sizedModule())
	info := &DeviceInfo{Name: "device"}
	info.Limits.MaxComputeSharedMemorySize, info.Limits.MaxComputeWorkgroupInvocations = 400, 1024
	info.Limits.MaxComputeWorkgroupSize = []int{1024, 1024, 64}
	for _, c := range []struct {
		value uint64
		want  string
	}{
		{0, `entry point "main": the array Block.data has -1 elements by the specialization constants n (SpecId 7) = 0; it needs at least 1`},
		{1<<32 - 1, `entry point "main": the array Block.data has -3 elements by the specialization constants n (SpecId 7) = -1; it needs at least 1`},
		{101, "maxComputeSharedMemorySize"},
		{1024, "maxComputeWorkGroupInvocations"},
	} {
		l := &Launch{Module: m, Entry: "main", SpecConstants: []SpecValue{{ID: 7, Bits: c.value}}}
		err := l.Check(info)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%d: %v, want %s", c.value, err, c.want)
		}
		if c.value == 0 || c.value > 1<<20 {
			if _, err := Specialized([]*Launch{l}); err == nil || err.Error() != c.want {
				t.Errorf("%d: %v", c.value, err)
			}
			continue
		}
		given := []*Launch{nil, l}
		out, err := Specialized(given)
		if err != nil || out[1] == l || out[0] != nil || given[1].Module != m || out[1].Module == m {
			t.Errorf("%d: launches %v, %v", c.value, out, err)
		}
	}
}
