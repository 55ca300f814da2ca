package reference_test

import (
	"errors"
	"math"
	"math/bits"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/reference"
)

// sameThird returns the invocations of the subgroup of i, of 8, whose input has the same
// remainder by 3.
func sameThird(a []uint32, i int) (same []int) {
	for k := i &^ 7; k < i&^7+8; k++ {
		if a[k]%3 == a[i]%3 {
			same = append(same, k)
		}
	}
	return same
}

func quadCases() []instructionCase {
	third := "%t = OpUMod %u32 %x %c3\n%p = OpGroupNonUniformPartitionEXT %v4 %t\n"
	sum := func(before func(k, i int) bool) func(a []uint32, i int) uint32 {
		return func(a []uint32, i int) (s uint32) {
			for _, k := range sameThird(a, i) {
				if before(k, i) {
					s += a[k]
				}
			}
			return s
		}
	}
	return []instructionCase{
		{name: "partition", size: 8, body: third + "%r = OpCompositeExtract %u32 %p 0", want: func(a []uint32, i int) (m uint32) {
			for _, k := range sameThird(a, i) {
				m |= 1 << (k % 8)
			}
			return m
		}},
		{name: "partition of floats", size: 8, body: `%odd = OpBitwiseAnd %u32 %l %c1
%sign = OpShiftLeftLogical %u32 %odd %c31
%f = OpBitcast %f32 %sign
%p = OpGroupNonUniformPartitionEXT %v4 %f
%r = OpCompositeExtract %u32 %p 0`, declarations: "%c31 = OpConstant %u32 31", want: func([]uint32, int) uint32 { return 0xff }},
		{name: "partition of NaN", size: 8, declarations: "%nan = OpConstant %f32 0x7fc00000", body: "%p = OpGroupNonUniformPartitionEXT %v4 %nan\n%r = OpCompositeExtract %u32 %p 0",
			want: func(_ []uint32, i int) uint32 { return 1 << (i % 8) }},
		{name: "partitioned sum", size: 8, body: third + "%r = OpGroupNonUniformIAdd %u32 %c3 PartitionedReduceEXT %x %p", want: sum(func(int, int) bool { return true })},
		{name: "partitioned inclusive sum", size: 8, body: third + "%r = OpGroupNonUniformIAdd %u32 %c3 PartitionedInclusiveScanEXT %x %p", want: sum(func(k, i int) bool { return k <= i })},
		{name: "partitioned exclusive sum", size: 8, body: third + "%r = OpGroupNonUniformIAdd %u32 %c3 PartitionedExclusiveScanEXT %x %p", want: sum(func(k, i int) bool { return k < i })},
		{name: "quad all", size: 8, body: "%t = OpUMod %u32 %x %c3\n%c = OpINotEqual %bool %t %c0\n%q = OpGroupNonUniformQuadAllKHR %bool %c\n%r = OpSelect %u32 %q %c1 %c0", want: func(a []uint32, i int) uint32 {
			for k := i &^ 3; k < i&^3+4; k++ {
				if a[k]%3 == 0 {
					return 0
				}
			}
			return 1
		}},
		{name: "quad any", size: 8, body: "%t = OpUMod %u32 %x %c5\n%c = OpIEqual %bool %t %c0\n%q = OpGroupNonUniformQuadAnyKHR %bool %c\n%r = OpSelect %u32 %q %c1 %c0", want: func(a []uint32, i int) uint32 {
			for k := i &^ 3; k < i&^3+4; k++ {
				if a[k]%5 == 0 {
					return 1
				}
			}
			return 0
		}},
		{name: "AMD groups", size: 8, body: "%s0 = OpGroupIAddNonUniformAMD %u32 %c3 Reduce %x\n%s1 = OpGroupUMaxNonUniformAMD %u32 %c3 InclusiveScan %x\n%r = OpBitwiseXor %u32 %s0 %s1", want: func(a []uint32, i int) uint32 {
			var s, m uint32
			for k := i &^ 7; k < i&^7+8; k++ {
				s += a[k]
				if k <= i {
					m = max(m, a[k])
				}
			}
			return s ^ m
		}},
	}
}

func TestQuads(t *testing.T) {
	for _, c := range quadCases() {
		t.Run(c.name, func(t *testing.T) { c.run(t, scattered(32)) })
	}
}

// derivativeText stores the derivative of the square of the first coordinate and the product
// of both, by the LocalInvocationIndex.
func derivativeText(mode, op string) string {
	return kernelText("OpExecutionMode %main "+mode+"\nOpDecorate %id BuiltIn LocalInvocationId", "%pv = OpTypePointer Input %v3\n%id = OpVariable %pv Input", `%v = OpLoad %v3 %id
%e0 = OpCompositeExtract %u32 %v 0
%e1 = OpCompositeExtract %u32 %v 1
%f0 = OpConvertUToF %f32 %e0
%f1 = OpConvertUToF %f32 %e1
%m0 = OpFMul %f32 %f0 %f0
%m1 = OpFMul %f32 %f0 %f1
%sum = OpFSub %f32 %m0 %m1
%d = `+op+` %f32 %sum
%r = OpBitcast %u32 %d`)
}

// TestDerivatives compares derivatives in quads of 2 by 2 and of 4 invocations with the
// differences of a formula.
func TestDerivatives(t *testing.T) {
	f := func(x, y int) float32 { return float32(x*x - x*y) }
	abs := func(v float32) float32 { return float32(math.Abs(float64(v))) }
	const columns, rows = 6, 4
	for _, mode := range []string{"DerivativeGroupQuadsKHR", "DerivativeGroupLinearKHR"} {
		for _, op := range []string{"OpDPdx", "OpDPdxFine", "OpDPdxCoarse", "OpDPdy", "OpDPdyFine", "OpDPdyCoarse", "OpFwidth", "OpFwidthFine", "OpFwidthCoarse"} {
			t.Run(mode+"/"+op, func(t *testing.T) {
				got, err := runText(t, reference.Options{Checks: reference.CheckAll, SubgroupSize: 8}, derivativeText(mode, op), [3]uint32{columns, rows, 1}, make([]uint32, columns*rows))
				if err != nil {
					t.Fatal(err)
				}
				for i := range got {
					// at is the value of invocation k of the quad.
					x, y, k := i%columns, i/columns, 0
					at := func(k int) float32 { return f(x&^1+k&1, y&^1+k>>1) }
					k = x&1 + y&1*2
					if mode == "DerivativeGroupLinearKHR" {
						at, k = func(k int) float32 { n := i&^3 + k; return f(n%columns, n/columns) }, i&3
					}
					if strings.HasSuffix(op, "Coarse") {
						k = 0
					}
					dx, dy := at(k|1)-at(k&^1), at(k|2)-at(k&^2)
					want := dx
					switch {
					case strings.HasPrefix(op, "OpDPdy"):
						want = dy
					case strings.HasPrefix(op, "OpFwidth"):
						want = abs(dx) + abs(dy)
					}
					if g := math.Float32frombits(got[i]); g != want {
						t.Errorf("invocation %d, %d: %g, want %g", x, y, g, want)
					}
				}
			})
		}
	}
}

// TestDerivativeErrors runs derivatives in quads that are not whole.
func TestDerivativeErrors(t *testing.T) {
	for _, c := range []struct {
		mode string
		size int
		n    [3]uint32
		want string
	}{
		{"DerivativeGroupQuadsKHR", 8, [3]uint32{3, 4, 1}, "quads do not divide a workgroup"},
		{"DerivativeGroupQuadsKHR", 8, [3]uint32{4, 3, 1}, "quads do not divide a workgroup"},
		{"DerivativeGroupLinearKHR", 2, [3]uint32{4, 4, 1}, "quads do not divide subgroups of 2"},
		{"DerivativeGroupLinearKHR", 8, [3]uint32{9, 2, 1}, "quads do not divide subgroups of 8"},
	} {
		_, err := runText(t, reference.Options{SubgroupSize: c.size}, derivativeText(c.mode, "OpDPdx"), c.n, make([]uint32, c.n[0]*c.n[1]))
		var refusal *reference.Refusal
		if !errors.As(err, &refusal) || !strings.Contains(refusal.Reason, c.want) {
			t.Errorf("%s of %v: %v, want %q", c.mode, c.n, err, c.want)
		}
	}
	// Three invocations of the quad compute the derivative.
	text := strings.Replace(derivativeText("DerivativeGroupLinearKHR", "OpDPdx"), "%d = OpDPdx %f32 %sum\n", `%some = OpINotEqual %bool %l %c2
OpSelectionMerge %merge None
OpBranchConditional %some %then %merge
%then = OpLabel
%dx = OpDPdx %f32 %sum
OpBranch %merge
%merge = OpLabel
%d = OpPhi %f32 %sum %entry %dx %then
`, 1)
	_, err := runText(t, reference.Options{Checks: reference.CheckAll}, text, [3]uint32{8, 1, 1}, make([]uint32, 8))
	var found *reference.CheckError
	if !errors.As(err, &found) || found.Findings[0].Count != 3 || !strings.Contains(found.Findings[0].Message, "not all invocations of the quad") {
		t.Errorf("%v", err)
	}
}

// TestQuadPlaces finds a race between invocations of quads of 2 by 2 and compares the places
// that it states.
func TestQuadPlaces(t *testing.T) {
	text := strings.Replace(derivativeText("DerivativeGroupQuadsKHR", "OpDPdx"), "OpStore %pb %r", "OpStore %b %r", 1)
	_, err := runText(t, reference.Options{Checks: reference.CheckAll}, text, [3]uint32{4, 2, 1}, make([]uint32, 8))
	var found *reference.CheckError
	if !errors.As(err, &found) {
		t.Fatal(err)
	}
	f := found.Findings[0]
	if f.Local != [3]uint32{1, 0, 0} || f.Other == nil || f.Other.Local != [3]uint32{} || f.Count != 7 {
		t.Errorf("%s", f.String())
	}
}

// swizzleCases are instructions of SPV_AMD_shader_ballot and of the minima of three.
func swizzleCases() []instructionCase {
	ballot := `%set = OpExtInstImport "SPV_AMD_shader_ballot"`
	three := `%set = OpExtInstImport "SPV_AMD_shader_trinary_minmax"`
	y := "%y = OpIMul %u32 %x %c5\n%z = OpIMul %u32 %y %c5\n"
	sorted := func(signs bool, at int) func(a []uint32, i int) uint32 {
		return func(a []uint32, i int) uint32 {
			v := [3]uint32{a[i], a[i] * 5, a[i] * 25}
			less := func(p, q uint32) bool { return signs && int32(p) < int32(q) || !signs && p < q }
			for range 2 {
				for k := range 2 {
					if less(v[k+1], v[k]) {
						v[k], v[k+1] = v[k+1], v[k]
					}
				}
			}
			return v[at]
		}
	}
	cases := []instructionCase{
		{name: "swizzle", modes: ballot, declarations: "%order = OpConstantComposite %v4 %c3 %c0 %c1 %c1", body: "%r = OpExtInst %u32 %set 1 %x %order",
			want: func(a []uint32, i int) uint32 { return a[i&^3+[]int{3, 0, 1, 1}[i&3]] }},
		{name: "masked swizzle", modes: ballot, declarations: "%c27 = OpConstant %u32 27\n%order = OpConstantComposite %v3 %c27 %c8 %c1", body: "%r = OpExtInst %u32 %set 2 %x %order",
			want: func(a []uint32, i int) uint32 { return a[i&^31+(i&27|8)^1] }},
		{name: "write invocation", modes: ballot, body: "%r = OpExtInst %u32 %set 3 %x %c16 %c5", want: func(a []uint32, i int) uint32 {
			if i == 5 {
				return 16
			}
			return a[i]
		}},
		{name: "masked count", modes: ballot, declarations: "%mask = OpConstant %u64 0x55550f0f 0xffffffff", body: "%r = OpExtInst %u32 %set 4 %mask",
			want: func(_ []uint32, i int) uint32 { return uint32(bits.OnesCount32(0x55550f0f & (1<<i - 1))) }},
	}
	for number, name := range []string{2: "U0", 3: "S0", 5: "U2", 6: "S2", 8: "U1", 9: "S1"} {
		if name == "" {
			continue
		}
		cases = append(cases, instructionCase{name: "three " + name, modes: three, body: y + "%r = OpExtInst %u32 %set " + string(rune('0'+number)) + " %x %y %z",
			want: sorted(name[0] == 'S', int(name[1]-'0'))})
	}
	for i, number := range []string{"1", "4", "7"} {
		want := []float32{-2, 7, 0.5}[i]
		cases = append(cases, instructionCase{name: "three floats " + number, modes: three, declarations: "%p = OpConstant %f32 0x3f000000\n%q = OpConstant %f32 0xc0000000\n%s7 = OpConstant %f32 0x40e00000",
			body: "%f = OpExtInst %f32 %set " + number + " %p %q %s7\n%r = OpBitcast %u32 %f", want: func([]uint32, int) uint32 { return math.Float32bits(want) }})
	}
	return cases
}

func TestSwizzles(t *testing.T) {
	for _, c := range swizzleCases() {
		t.Run(c.name, func(t *testing.T) { c.run(t, scattered(32)) })
	}
}
