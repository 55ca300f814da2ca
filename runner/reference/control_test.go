package reference_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/reference"
)

// controlCases are instructions that compute %r from %x and %i, in which lanes go different
// ways, with what they compute.
var controlCases = map[string]struct {
	op, after string
	want      func(x, i uint32) uint32
}{
	"phis that swap": {op: `OpBranch %head
%head = OpLabel
%fa = OpPhi %u32 %c0 %entry %fb %body
%fb = OpPhi %u32 %c1 %entry %sum %body
%k = OpPhi %u32 %i %entry %less %body
%more = OpINotEqual %bool %k %c0
OpLoopMerge %done %body None
OpBranchConditional %more %body %done
%body = OpLabel
%sum = OpIAdd %u32 %fa %fb
%less = OpISub %u32 %k %c1
OpBranch %head
%done = OpLabel
%r = OpIAdd %u32 %fa %c0`, want: func(_, i uint32) uint32 {
		a, b := uint32(0), uint32(1)
		for range i {
			a, b = b, a+b
		}
		return a
	}},
	"switch with fallthrough": {op: `%low3 = OpBitwiseAnd %u32 %i %c3
OpSelectionMerge %out None
OpSwitch %low3 %other 0 %zero 1 %one 2 %two
%zero = OpLabel
%z = OpIAdd %u32 %x %c4
OpBranch %one
%one = OpLabel
%o = OpPhi %u32 %x %entry %z %zero
%o2 = OpIMul %u32 %o %c3
OpBranch %out
%two = OpLabel
OpBranch %out
%other = OpLabel
%n = OpNot %u32 %x
OpBranch %out
%out = OpLabel
%r = OpPhi %u32 %o2 %one %c2 %two %n %other`, want: func(x, i uint32) uint32 {
		switch i & 3 {
		case 0:
			return (x + 4) * 3
		case 1:
			return x * 3
		case 2:
			return 2
		}
		return ^x
	}},
	"break and continue": {op: `OpBranch %outer
%outer = OpLabel
%k = OpPhi %u32 %c0 %entry %k2 %next
%s = OpPhi %u32 %c0 %entry %s4 %next
%more = OpULessThan %bool %k %c32
OpLoopMerge %done %next None
OpBranchConditional %more %body %done
%body = OpLabel
%even = OpBitwiseAnd %u32 %k %c1
%odd = OpIEqual %bool %even %c1
OpSelectionMerge %rest None
OpBranchConditional %odd %skip %rest
%skip = OpLabel
OpBranch %next
%rest = OpLabel
%big = OpUGreaterThan %bool %k %i
OpSelectionMerge %add None
OpBranchConditional %big %leave %add
%leave = OpLabel
OpBranch %done
%add = OpLabel
%s3 = OpIAdd %u32 %s %k
OpBranch %next
%next = OpLabel
%s4 = OpPhi %u32 %s %skip %s3 %add
%k2 = OpIAdd %u32 %k %c1
OpBranch %outer
%done = OpLabel
%r = OpPhi %u32 %s %outer %s %leave`, want: func(_, i uint32) uint32 {
		s := uint32(0)
		for k := uint32(0); k < 32; k += 2 {
			if k > i {
				break
			}
			s += k
		}
		return s
	}},
	"calls": {op: `%five = OpIAdd %u32 %c4 %c1
%small = OpULessThan %bool %i %five
OpSelectionMerge %out None
OpBranchConditional %small %yes %no
%yes = OpLabel
%p = OpFunctionCall %u32 %f %x %i
OpBranch %out
%no = OpLabel
%q = OpFunctionCall %u32 %f %i %x
OpBranch %out
%out = OpLabel
%pq = OpPhi %u32 %p %yes %q %no
%again = OpFunctionCall %u32 %f %pq %c3
%r = OpIAdd %u32 %again %c0`, after: `%f = OpFunction %u32 None %fn2
%u = OpFunctionParameter %u32
%v = OpFunctionParameter %u32
%fe = OpLabel
%var = OpVariable %pf Function %c2
%bit = OpBitwiseAnd %u32 %v %c1
%odd = OpIEqual %bool %bit %c1
OpSelectionMerge %fm None
OpBranchConditional %odd %early %fm
%early = OpLabel
%uv = OpIMul %u32 %u %v
OpReturnValue %uv
%fm = OpLabel
%old = OpLoad %u32 %var
%new = OpIAdd %u32 %old %u
OpStore %var %new
%ret = OpLoad %u32 %var
OpReturnValue %ret
OpFunctionEnd
`, want: func(x, i uint32) uint32 {
		f := func(u, v uint32) uint32 {
			if v&1 == 1 {
				return u * v
			}
			return u + 2
		}
		if i < 5 {
			return f(f(x, i), 3)
		}
		return f(f(i, x), 3)
	}},
	"reconvergence": {op: `%bit = OpBitwiseAnd %u32 %i %c1
%odd = OpIEqual %bool %bit %c1
OpSelectionMerge %out None
OpBranchConditional %odd %then %out
%then = OpLabel
OpBranch %out
%out = OpLabel
%n = OpGroupNonUniformIAdd %u32 %c3 Reduce %c1
%r = OpIAdd %u32 %n %c0`},
}

// TestControlFlow runs kernels whose lanes take different ways.
func TestControlFlow(t *testing.T) {
	const local = 40
	input := make([]uint32, local)
	for i := range input {
		input[i] = uint32(i*i*2654435761) >> 3
	}
	for name, c := range controlCases {
		text := strings.NewReplacer("%fn = OpTypeFunction %void", "%fn = OpTypeFunction %void\n%u32 = OpTypeInt 32 0\n%fn2 = OpTypeFunction %u32 %u32 %u32\n%pf = OpTypePointer Function %u32",
			"\n%u32 = OpTypeInt 32 0\n%i32", "\n%i32").Replace(lanesModule(local, false, c.op)) + c.after
		m := assemble(t, text)
		for _, size := range []int{1, 7, 32, 128} {
			got := make([]uint32, local)
			if err := runWords(t, m, reference.Options{SubgroupSize: size, Checks: reference.CheckAll}, 1, slices.Clone(input), got); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			for i := range got {
				// Lanes are together again: each subgroup counts all of its invocations.
				want := uint32(min(size, local-i/size*size))
				if c.want != nil {
					want = c.want(input[i], uint32(i))
				}
				if got[i] != want {
					t.Errorf("%s, subgroups of %d: invocation %d has %d, want %d", name, size, i, got[i], want)
					break
				}
			}
		}
	}
}
