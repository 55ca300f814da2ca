package reference_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/reference"
)

// halves declares vectors of two halves: (1, 2), (0.5, 2) and (2, -1).
const halves = `%f16 = OpTypeFloat 16
%h2 = OpTypeVector %f16 2
%lh2 = OpTypePointer Workgroup %h2
%x12 = OpConstant %u32 0x40003c00
%half5 = OpConstant %f16 0x3800
%two = OpConstant %f16 0x4000
%minus = OpConstant %f16 0xbc00
%k1 = OpConstantComposite %h2 %half5 %two
%k2 = OpConstantComposite %h2 %two %minus`

func intelCases() []instructionCase {
	y := "%y = OpNot %u32 %x\n"
	lane := func(i int) int { return i &^ 7 }
	return []instructionCase{
		{name: "shuffle", size: 8, body: "%k = OpIMul %u32 %l %c5\n%m = OpUMod %u32 %k %c8\n%r = OpSubgroupShuffleINTEL %u32 %x %m", want: func(a []uint32, i int) uint32 { return a[lane(i)+i*5%8] }},
		{name: "shuffle xor", size: 8, body: "%r = OpSubgroupShuffleXorINTEL %u32 %x %c5", want: func(a []uint32, i int) uint32 { return a[i^5] }},
		{name: "shuffle down", size: 8, body: y + "%r = OpSubgroupShuffleDownINTEL %u32 %x %y %c3", want: func(a []uint32, i int) uint32 {
			if k := i%8 + 3; k >= 8 {
				return ^a[lane(i)+k-8]
			}
			return a[i+3]
		}},
		{name: "shuffle up", size: 8, body: y + "%r = OpSubgroupShuffleUpINTEL %u32 %y %x %c3", want: func(a []uint32, i int) uint32 {
			if k := i%8 - 3; k < 0 {
				return ^a[lane(i)+k+8]
			}
			return a[i-3]
		}},
		// The vector of lane i has words i and i + 8.
		{name: "block read", size: 8, body: "%v = OpSubgroupBlockReadINTEL %v2 %a\n%v0 = OpCompositeExtract %u32 %v 0\n%v1 = OpCompositeExtract %u32 %v 1\n%r = OpISub %u32 %v1 %v0",
			want: func(a []uint32, i int) uint32 { return a[i%8+8] - a[i%8] }},
		{name: "block write", size: 8, body: `%at = OpIMul %u32 %s %c16
%to = OpPtrAccessChain %local %w %at
%v = OpCompositeConstruct %v2 %x %i
OpSubgroupBlockWriteINTEL %to %v
OpControlBarrier %c2 %c2 %c272
%from = OpPtrAccessChain %local %w %i
%r = OpLoad %u32 %from`, want: func(a []uint32, i int) uint32 {
			if k := i / 16 * 8; i%16 < 8 {
				return a[k+i%16]
			}
			return uint32(i/16*8 + i%16 - 8)
		}},
		{name: "atomics of vectors", declarations: halves, body: `%pw = OpPtrAccessChain %local %w %i
OpStore %pw %x12
%ph = OpBitcast %lh2 %pw
%o1 = OpAtomicFAddEXT %h2 %ph %c2 %c0 %k1
%o2 = OpAtomicFMaxEXT %h2 %ph %c2 %c0 %k2
%o3 = OpAtomicExchange %h2 %ph %c2 %c0 %k1
%b1 = OpBitcast %u32 %o1
%b2 = OpBitcast %u32 %o2
%b3 = OpBitcast %u32 %o3
%s1 = OpIMul %u32 %b1 %c3
%s2 = OpIMul %u32 %b2 %c5
%s3 = OpIAdd %u32 %s1 %s2
%r = OpIAdd %u32 %s3 %b3`, want: func([]uint32, int) uint32 {
			// (1, 2), (1.5, 4), and the greater of that and (2, -1).
			first, second, third := uint32(0x40003c00), uint32(0x44003e00), uint32(0x44004000)
			return first*3 + second*5 + third
		}},
		{name: "bfloat16 bits", body: "%f = OpConvertUToF %f32 %x\n%h = OpConvertFToBF16INTEL %u16 %f\n%g = OpConvertBF16ToFINTEL %f32 %h\n%r = OpConvertFToU %u32 %g", want: func(a []uint32, i int) uint32 {
			b := math.Float32bits(float32(a[i]))
			return uint32(math.Float32frombits((b + 0x7fff + b>>16&1) &^ 0xffff))
		}},
		{name: "bfloat16", declarations: "%bf = OpTypeFloat 16 BFloat16KHR\n%bf2 = OpTypeVector %bf 2\n%half = OpConstant %bf 0x3f00\n%four = OpConstant %f32 0x40800000",
			body: "%n = OpBitwiseAnd %u32 %l %c5\n%bx = OpConvertUToF %bf %n\n%v = OpCompositeConstruct %bf2 %bx %half\n%d = OpDot %bf %v %v\n%f = OpFConvert %f32 %d\n%q = OpFMul %f32 %f %four\n%r = OpConvertFToU %u32 %q", want: func(_ []uint32, i int) uint32 {
				return uint32((i&5)*(i&5)*4 + 1)
			}},
	}
}

func TestIntel(t *testing.T) {
	for _, c := range intelCases() {
		t.Run(c.name, func(t *testing.T) { c.run(t, scattered(32)) })
	}
}

// jointText declares the types of kernels that multiply two matrices of 4 by 4 numbers of 16 bits, at words 0 and 16 of
// the first buffer, and add the words from 16 on to the product.
const jointText = `%rows = OpConstant %u32 0
%columns = OpConstant %u32 1
%packedA = OpConstant %u32 2
%packedB = OpConstant %u32 3
%ma = OpTypeJointMatrixINTEL %u16 %c4 %c4 %rows %c3
%mb = OpTypeJointMatrixINTEL %u16 %c4 %c4 %packedB %c3
%mc = OpTypeJointMatrixINTEL %u32 %c4 %c4 %rows %c3
%shorts = OpTypePointer CrossWorkgroup %u16`

// TestJointMatrices compares a product of matrices with signs, for each layout of the second
// one in memory.
func TestJointMatrices(t *testing.T) {
	// at returns element row, column of the second matrix in 16-bit numbers behind word 16.
	for layout, at := range map[string]func(r, c int) int{
		"rows":    func(r, c int) int { return r*4 + c },
		"columns": func(r, c int) int { return c*4 + r },
		"packedB": func(r, c int) int { return r/2*8 + c*2 + r%2 },
	} {
		stride := map[string]string{"rows": "%c4", "columns": "%c4", "packedB": "%c8"}[layout]
		first := map[string]string{"rows": "%rows", "columns": "%packedA", "packedB": "%packedA"}[layout]
		c := instructionCase{name: layout, declarations: jointText, body: `%as = OpBitcast %shorts %a
%p2 = OpPtrAccessChain %global %a %c16
%bs = OpBitcast %shorts %p2
%x1 = OpJointMatrixLoadINTEL %ma %as %c4 ` + first + ` %c3
%x2 = OpJointMatrixLoadINTEL %mb %bs ` + stride + " %" + layout + ` %c3
%x3 = OpJointMatrixLoadINTEL %mc %p2 %c4 %rows %c3
%x4 = OpJointMatrixMadINTEL %mc %x1 %x2 %x3 %c3
OpJointMatrixStoreINTEL %w %x4 %c4 %rows %c3
%n = OpJointMatrixWorkItemLengthINTEL %u32 %x4
OpControlBarrier %c2 %c2 %c272
%k = OpUMod %u32 %i %c16
%pk = OpPtrAccessChain %local %w %k
%y = OpLoad %u32 %pk
%r = OpIAdd %u32 %y %n`, want: func(a []uint32, i int) uint32 {
			short := func(word, k int) int32 { return int32(int16(a[word+k/2] >> (k % 2 * 16))) }
			i %= 16
			sum := int32(a[16+i]) + 1
			for k := range 4 {
				sum += short(0, i/4*4+k) * short(16, at(k, i%4))
			}
			return uint32(sum)
		}}
		t.Run(layout, func(t *testing.T) { c.run(t, scattered(32)) })
	}
}

func untypedCases() []instructionCase {
	types := `%up = OpTypeUntypedPointerKHR CrossWorkgroup
%uw = OpTypeUntypedPointerKHR Workgroup
%uf = OpTypeUntypedPointerKHR Function
%n32 = OpConstant %u32 32
%array = OpTypeArray %u32 %n32
%pair = OpTypeStruct %u16 %u16 %u32
%shared = OpUntypedVariableKHR %uw Workgroup %array
%init = OpConstantComposite %v2 %c3 %c5`
	return []instructionCase{
		{name: "access chain", declarations: types, body: "%q = OpUntypedAccessChainKHR %up %array %a %i\n%r = OpLoad %u32 %q", want: func(a []uint32, i int) uint32 { return a[i] }},
		{name: "in bounds access chain", declarations: types, body: "%j = OpBitwiseXor %u32 %i %c1\n%q = OpUntypedInBoundsAccessChainKHR %up %array %a %j\n%f = OpLoad %f32 %q\n%r = OpBitcast %u32 %f", want: func(a []uint32, i int) uint32 { return a[i^1] }},
		{name: "element", declarations: types, body: "%h = OpUDiv %u32 %i %c2\n%q = OpUntypedPtrAccessChainKHR %up %pair %a %h %c1\n%s1 = OpLoad %u16 %q\n%r = OpUConvert %u32 %s1", want: func(a []uint32, i int) uint32 { return a[i&^1] >> 16 }},
		{name: "element in bounds", declarations: types, body: "%h = OpUDiv %u32 %i %c2\n%q = OpUntypedInBoundsPtrAccessChainKHR %up %pair %a %h %c2\n%r = OpLoad %u32 %q", want: func(a []uint32, i int) uint32 { return a[i|1] }},
		{name: "bytes of vectors", declarations: types, body: "%h = OpUDiv %u32 %i %c2\n%q = OpUntypedPtrAccessChainKHR %up %v2 %a %h\n%v = OpLoad %v2 %q\n%v0 = OpCompositeExtract %u32 %v 0\n%v1 = OpCompositeExtract %u32 %v 1\n%r = OpISub %u32 %v0 %v1",
			want: func(a []uint32, i int) uint32 { return a[i&^1] - a[i|1] }},
		{name: "workgroup variable", declarations: types, body: `%to = OpUntypedAccessChainKHR %uw %array %shared %i
OpStore %to %x
OpControlBarrier %c2 %c2 %c272
%j = OpBitwiseXor %u32 %i %c5
%from = OpUntypedAccessChainKHR %uw %array %shared %j
%r = OpLoad %u32 %from`, want: func(a []uint32, i int) uint32 { return a[i^5] }},
		{name: "function variable", declarations: types, body: "%v = OpUntypedVariableKHR %uf Function %v2 %init\n%q = OpUntypedAccessChainKHR %uf %v2 %v %c1\n%y = OpLoad %u32 %q\nOpStore %q %x\n%z = OpLoad %u32 %q\n%r = OpIMul %u32 %y %z",
			want: func(a []uint32, i int) uint32 { return a[i] * 5 }},
		{name: "copies", declarations: types + "\n%own = OpTypePointer Function %u32\n%eight = OpConstant %u64 8 0", body: `%v = OpVariable %own Function
%q = OpUntypedAccessChainKHR %up %array %a %i
OpCopyMemory %v %q
%y = OpLoad %u32 %v
%v2v = OpUntypedVariableKHR %uf Function %v2
%h = OpBitwiseAnd %u32 %i %n30
%q2 = OpUntypedAccessChainKHR %up %array %a %h
OpCopyMemorySized %v2v %q2 %eight
%z = OpLoad %v2 %v2v
%z1 = OpCompositeExtract %u32 %z 1
%r = OpISub %u32 %y %z1`, want: func(a []uint32, i int) uint32 { return a[i] - a[i|1] }},
		{name: "copy to untyped", declarations: types, body: `%v = OpUntypedVariableKHR %uf Function %u32
OpCopyMemory %v %pa
%r = OpLoad %u32 %v`, want: func(a []uint32, i int) uint32 { return a[i] }},
		{name: "atomics", declarations: types, body: `%q = OpUntypedAccessChainKHR %uw %array %shared %i
OpAtomicStore %q %c2 %c0 %x
%o1 = OpAtomicIAdd %u32 %q %c2 %c0 %c1
%o2 = OpAtomicLoad %u32 %q %c2 %c0
%o3 = OpAtomicCompareExchange %u32 %q %c2 %c0 %c0 %c5 %o2
%o4 = OpAtomicExchange %u32 %q %c2 %c0 %c1
%s1 = OpIAdd %u32 %o1 %o2
%s2 = OpIAdd %u32 %o3 %o4
%r = OpIAdd %u32 %s1 %s2`, want: func(a []uint32, i int) uint32 { return 3*a[i] + 7 }},
		{name: "prefetch", declarations: types, body: "%q = OpUntypedAccessChainKHR %up %array %a %i\nOpUntypedPrefetchKHR %q %c4\n%r = OpLoad %u32 %q", want: func(a []uint32, i int) uint32 { return a[i] }},
		{name: "asynchronous copy", declarations: types + "\n%event = OpTypeEvent\n%none = OpConstantNull %event\n%n32l = OpConstant %u64 32 0\n%one = OpConstant %u64 1 0\n%pe = OpTypePointer Function %event", body: `%ve = OpVariable %pe Function
%q = OpUntypedAccessChainKHR %up %array %a %c0
%sh = OpUntypedAccessChainKHR %uw %array %shared %c0
%e = OpUntypedGroupAsyncCopyKHR %event %c2 %sh %q %c4 %n32l %one %none
OpStore %ve %e
OpGroupWaitEvents %c2 %c1 %ve
%j = OpBitwiseXor %u32 %i %c3
%from = OpUntypedAccessChainKHR %uw %array %shared %j
%r = OpLoad %u32 %from`, want: func(a []uint32, i int) uint32 { return a[i^3] }},
	}
}

func TestUntypedPointers(t *testing.T) {
	for _, c := range untypedCases() {
		c.declarations += "\n%n30 = OpConstant %u32 30"
		t.Run(c.name, func(t *testing.T) { c.run(t, scattered(32)) })
	}
}

// TestUntypedBounds accesses memory behind an array through an untyped pointer.
func TestUntypedBounds(t *testing.T) {
	declarations := "%up = OpTypeUntypedPointerKHR CrossWorkgroup\n%array = OpTypeArray %u32 %c5"
	_, err := runText(t, reference.Options{Checks: reference.CheckAll}, kernelText("", declarations, "%q = OpUntypedAccessChainKHR %up %array %a %i\n%r = OpLoad %u32 %q"), [3]uint32{8, 1, 1}, scattered(8))
	var found *reference.CheckError
	if !errors.As(err, &found) || found.Findings[0].Count != 3 || !strings.Contains(found.Findings[0].Message, "index 5 of an array of 5") {
		t.Errorf("%v", err)
	}
}
