package reference_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/reference"
)

// atomicModule is a module whose invocations apply an atomic instruction to the first word
// of %b or of a workgroup variable, and store the old value behind it.
func atomicModule(op string, shared bool) string {
	pointer, scope := "%po0", "%c1"
	before, after := "%po0 = OpAccessChain %pw %b %c0 %c0\n", ""
	if shared {
		pointer, scope = "%ws", "%c2"
		before = `%po0 = OpAccessChain %pw %b %c0 %c0
%first = OpIEqual %bool %i %c0
OpSelectionMerge %ready None
OpBranchConditional %first %init %ready
%init = OpLabel
%start = OpLoad %u32 %po0
OpStore %ws %start
OpBranch %ready
%ready = OpLabel
OpControlBarrier %c2 %c2 %c264
`
		after = `OpControlBarrier %c2 %c2 %c264
OpSelectionMerge %done None
OpBranchConditional %first %last %done
%last = OpLabel
%final = OpLoad %u32 %ws
OpStore %po0 %final
OpBranch %done
%done = OpLabel
`
	}
	text := lanesModule(8, false, before+fmt.Sprintf(op, pointer, scope)+after+"%at = OpIAdd %u32 %i %c1")
	return strings.NewReplacer(
		"%po = OpAccessChain %pw %b %c0 %i", "%po = OpAccessChain %pw %b %c0 %at",
		"%c32 = OpConstant %u32 32", "%c32 = OpConstant %u32 32\n%c264 = OpConstant %u32 264\n%pws = OpTypePointer Workgroup %u32\n%ws = OpVariable %pws Workgroup").Replace(text)
}

// TestAtomics applies each atomic instruction in eight invocations. The old values are those
// that the instructions leave one after the other.
func TestAtomics(t *testing.T) {
	signed := func(f func(a, b int32) int32) func(old, v uint32) uint32 {
		return func(old, v uint32) uint32 { return uint32(f(int32(old), int32(v))) }
	}
	cases := map[string]func(old, v uint32) uint32{
		"OpAtomicIAdd":     func(old, v uint32) uint32 { return old + v },
		"OpAtomicISub":     func(old, v uint32) uint32 { return old - v },
		"OpAtomicAnd":      func(old, v uint32) uint32 { return old & v },
		"OpAtomicOr":       func(old, v uint32) uint32 { return old | v },
		"OpAtomicXor":      func(old, v uint32) uint32 { return old ^ v },
		"OpAtomicUMin":     func(old, v uint32) uint32 { return min(old, v) },
		"OpAtomicUMax":     func(old, v uint32) uint32 { return max(old, v) },
		"OpAtomicSMin":     signed(func(a, b int32) int32 { return min(a, b) }),
		"OpAtomicSMax":     signed(func(a, b int32) int32 { return max(a, b) }),
		"OpAtomicExchange": func(_, v uint32) uint32 { return v },
	}
	input := []uint32{5, 0x80000003, 9, 0xfffffff0, 17, 0x7ffffff1, 33, 2}
	for name, f := range cases {
		checkAtomic(t, name, "%%r = "+name+" %%u32 %s %s %%c0 %%x\n", input, f)
	}
	checkAtomic(t, "OpAtomicIIncrement", "%%r = OpAtomicIIncrement %%u32 %s %s %%c0\n", input, func(old, _ uint32) uint32 { return old + 1 })
	checkAtomic(t, "OpAtomicIDecrement", "%%r = OpAtomicIDecrement %%u32 %s %s %%c0\n", input, func(old, _ uint32) uint32 { return old - 1 })
	checkAtomic(t, "OpAtomicCompareExchange", "%%r = OpAtomicCompareExchange %%u32 %s %s %%c0 %%c0 %%x %%c4\n", input, func(old, v uint32) uint32 {
		if old == 4 {
			return v
		}
		return old
	})
	checkAtomic(t, "OpAtomicLoad", "%%r = OpAtomicLoad %%u32 %s %s %%c0\n", input, func(old, _ uint32) uint32 { return old })
	checkAtomic(t, "OpAtomicStore", "OpAtomicStore %s %s %%c0 %%x\n%%r = OpCopyObject %%u32 %%c0\n", input, nil)
}

func checkAtomic(t *testing.T, name, op string, input []uint32, f func(old, v uint32) uint32) {
	t.Helper()
	for _, shared := range []bool{false, true} {
		m := assemble(t, atomicModule(op, shared))
		for _, size := range []int{1, 3, 8} {
			out := make([]uint32, 9)
			out[0] = 4
			if err := runWords(t, m, reference.Options{SubgroupSize: size, Checks: reference.CheckAll}, 1, slices.Clone(input), out); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			want := []uint32{4}
			for _, v := range input {
				if f == nil {
					want = append(want, 0)
					want[0] = v
					continue
				}
				want = append(want, want[0])
				want[0] = f(want[0], v)
			}
			if !slices.Equal(out, want) {
				t.Errorf("%s, shared %v, subgroups of %d: %x, want %x", name, shared, size, out, want)
			}
		}
	}
}
