package reference_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
)

// TestCoreRefusals runs kernels with instructions whose operands do not fit.
func TestCoreRefusals(t *testing.T) {
	const vectors = "%va = OpCompositeConstruct %v2 %x %i\n%vb = OpCompositeConstruct %v3 %x %i %l\n%f = OpBitcast %f32 %x\n%c = OpULessThan %bool %x %i\n"
	for _, c := range []struct{ name, declarations, body, want string }{
		{"add of different shapes", "", "%r = OpIAdd %u32 %va %vb", "numbers of components"},
		{"add of different types", "", "%r = OpIAdd %u32 %x %f", "different types"},
		{"add of floats", "", "%r = OpIAdd %u32 %f %f", "wrong type"},
		{"negate with another shape", "", "%r = OpSNegate %u32 %va", "numbers of components"},
		{"select of shapes", "", "%r = OpSelect %u32 %c %va %vb", "numbers of components"},
		{"select by a number", "", "%r = OpSelect %u32 %x %x %i", "not boolean"},
		{"select by vectors", "", "%b2 = OpCompositeConstruct %bv2 %c %c\n%s3 = OpSelect %v3 %b2 %vb %vb\n%r = OpCompositeExtract %u32 %s3 0", "numbers of components"},
		{"bit cast", "", "%r = OpBitcast %u32 %va", "another number of bits"},
		{"bit cast of a boolean", "", "%r = OpBitcast %u32 %c", "another number of bits"},
		{"any", "", "%q = OpAny %bool %va\n%r = OpSelect %u32 %q %x %i", "wrong type"},
		{"dot", "", "%r = OpDot %u32 %va %va", "wrong type"},
		{"dot of shapes", "", "%r = OpDot %u32 %va %vb", "numbers of components"},
		{"integer dot", "", "%r = OpUDot %u32 %va %vb", "numbers of components"},
		{"integer dot of floats", "", "%r = OpUDot %u32 %f %f", "wrong type"},
		{"accumulating dot", "", "%r = OpUDotAccSat %u32 %va %va %va", "numbers of components"},
		{"carry", "", "%r = OpIAddCarry %u32 %x %i", "not a struct"},
		{"carry of shapes", "", "%r = OpIAddCarry %u32 %x %va", "numbers of components"},
		{"bit field of shapes", "", "%r = OpBitFieldUExtract %u32 %va %c0 %c1", "numbers of components"},
		{"bit field insert", "", "%r = OpBitFieldInsert %u32 %x %va %c0 %c1", "numbers of components"},
		{"bit field of floats", "", "%g = OpBitFieldUExtract %f32 %f %c0 %c1\n%r = OpBitcast %u32 %g", "wrong type"},
		{"bit field by vectors", "", "%r = OpBitFieldUExtract %u32 %x %va %c1", "operand 1"},
		{"extract", "", "%r = OpCompositeExtract %u32 %va 2", "out of range"},
		{"extract of a scalar", "", "%r = OpCompositeExtract %u32 %x 0", "out of range"},
		{"extract of a part", "", "%r = OpCompositeExtract %u32 %va", "numbers of components"},
		{"insert", "", "%q = OpCompositeInsert %v2 %va %va 0\n%r = OpCompositeExtract %u32 %q 0", "numbers of components"},
		{"insert in another", "", "%q = OpCompositeInsert %v2 %x %vb 0\n%r = OpCompositeExtract %u32 %q 0", "numbers of components"},
		{"construct too much", "", "%q = OpCompositeConstruct %v2 %va %x\n%r = OpCompositeExtract %u32 %q 0", "too many"},
		{"construct too little", "", "%q = OpCompositeConstruct %v3 %va\n%r = OpCompositeExtract %u32 %q 0", "too few"},
		{"shuffle", "", "%q = OpVectorShuffle %v2 %va %vb 0 5\n%r = OpCompositeExtract %u32 %q 0", "out of range"},
		{"shuffle of a number", "", "%q = OpVectorShuffle %v2 %va %vb 0\n%r = OpCompositeExtract %u32 %q 0", "one index"},
		{"dynamic extract", "", "%q = OpVectorExtractDynamic %v2 %va %x\n%r = OpCompositeExtract %u32 %q 0", "wrong type"},
		{"dynamic index", "", "%r = OpVectorExtractDynamic %u32 %va %f", "operand 1"},
		{"dynamic insert", "", "%q = OpVectorInsertDynamic %v2 %va %va %c0\n%r = OpCompositeExtract %u32 %q 0", "wrong type"},
		{"dynamic insert of shapes", "", "%q = OpVectorInsertDynamic %v2 %vb %x %c0\n%r = OpCompositeExtract %u32 %q 0", "numbers of components"},
		{"transpose", "", "%q = OpTranspose %v2 %va\n%z = OpTranspose %u32 %x\n%r = OpCompositeExtract %u32 %q 0", "wrong type"},
		{"outer product", "", "%q = OpOuterProduct %v2 %va %va\n%r = OpCompositeExtract %u32 %q 0", "wrong type"},
		{"product", "", "%q = OpMatrixTimesVector %v2 %va %va\n%r = OpCompositeExtract %u32 %q 0", "wrong type"},
		{"product of scalars", "", "%r = OpMatrixTimesMatrix %u32 %x %x", "wrong type"},
		{"copy", "", "%r = OpCopyObject %u32 %va", "numbers of components"},
		{"chain with a float", "", "%q = OpPtrAccessChain %global %a %f\n%r = OpLoad %u32 %q", "not an integer"},
		{"chain with a constant float", "", "%q = OpPtrAccessChain %global %a %cf\n%r = OpLoad %u32 %q", "not an integer"},
		{"chain without an element", "", "%q = OpPtrAccessChain %global %a\n%r = OpLoad %u32 %q", "no element"},
		{"chain of a number", "", "%q = OpAccessChain %global %x %c0\n%r = OpLoad %u32 %q", "not a pointer"},
		{"chain into a scalar", "", "%q = OpAccessChain %global %a %c0\n%r = OpLoad %u32 %q", "out of range"},
		{"chain with another type", "", "%q = OpPtrAccessChain %u32 %a %c0\n%r = OpLoad %u32 %q", "not a pointer"},
		{"member", "%st = OpTypeStruct %u32 %u32\n%ps = OpTypePointer Function %st\n%own = OpTypePointer Function %u32", "%v = OpVariable %ps Function\n%q = OpAccessChain %own %v %x\n%r = OpLoad %u32 %q", "not constant"},
		{"member out of range", "%st = OpTypeStruct %u32 %u32\n%ps = OpTypePointer Function %st\n%own = OpTypePointer Function %u32", "%v = OpVariable %ps Function\n%q = OpAccessChain %own %v %c2\n%r = OpLoad %u32 %q", "out of range"},
		{"load of a number", "", "%r = OpLoad %u32 %x", "not a pointer"},
		{"load of another shape", "", "%q = OpLoad %v2 %a\n%r = OpCompositeExtract %u32 %q 0", "numbers of components"},
		{"store of another shape", "", "OpStore %pb %va\n%r = OpCopyObject %u32 %x", "numbers of components"},
		{"length of a pointer", "", "%r = OpArrayLength %u32 %a 0", "not point to a block"},
		{"convert a pointer", "", "%r = OpConvertPtrToU %u32 %va", "numbers of components"},
		{"atomic on a vector", "%pv = OpTypePointer CrossWorkgroup %v2", "%q = OpBitcast %pv %a\n%o = OpAtomicIAdd %v2 %q %c1 %c0 %va\n%r = OpCompositeExtract %u32 %o 0", "not point to a number"},
		{"atomic of floats", "", "%q = OpAtomicFAddEXT %f32 %a %c1 %c0 %f\n%r = OpBitcast %u32 %q", "wrong type"},
		{"atomic of a vector", "", "%r = OpAtomicIAdd %u32 %a %c1 %c0 %va", "numbers of components"},
		{"atomic store of a vector", "", "OpAtomicStore %a %c1 %c0 %va\n%r = OpCopyObject %u32 %x", "numbers of components"},
		{"exchange of a vector", "", "%r = OpAtomicCompareExchange %u32 %a %c1 %c0 %c0 %va %x", "numbers of components"},
		{"exchange by a vector", "", "%r = OpAtomicCompareExchange %u32 %a %c1 %c0 %c0 %x %va", "numbers of components"},
		{"atomic of a dynamic scope", "", "%r = OpAtomicIAdd %u32 %a %x %c0 %x", "not a constant"},
		{"barrier of the device", "", "OpControlBarrier %c1 %c1 %c272\n%r = OpCopyObject %u32 %x", "barrier of scope Device"},
		{"group of the device", "", "%r = OpGroupIAdd %u32 %c1 Reduce %x", "scope Device"},
		{"group of floats", "", "%r = OpGroupIAdd %u32 %c3 Reduce %f", "wrong type"},
		{"group of another shape", "", "%r = OpGroupIAdd %u32 %c3 Reduce %va", "numbers of components"},
		{"cluster", "", "%r = OpGroupNonUniformIAdd %u32 %c3 ClusteredReduce %x", "too few operands"},
		{"cluster of three", "", "%r = OpGroupNonUniformIAdd %u32 %c3 ClusteredReduce %x %c3", "a cluster of 3"},
		{"reduction with a cluster", "", "%r = OpGroupNonUniformIAdd %u32 %c3 Reduce %x %c4", "too many operands"},
		{"broadcast", "", "%r = OpGroupNonUniformBroadcast %u32 %c3 %x %f", "wrong type"},
		{"ballot", "", "%r = OpGroupNonUniformBallot %u32 %c3 %c", "its result has the wrong type"},
		{"ballot of a vector", "", "%q = OpGroupNonUniformBallot %v4 %c3 %va\n%r = OpCompositeExtract %u32 %q 0", "its operands have the wrong type"},
		{"elect", "", "%q = OpGroupNonUniformElect %v4 %c3\n%r = OpCompositeExtract %u32 %q 0", "its result has the wrong type"},
		{"shuffle lanes", "", "%r = OpGroupNonUniformShuffle %u32 %c3 %va %c0", "numbers of components"},
		{"shuffle lanes by a float", "", "%r = OpGroupNonUniformShuffle %u32 %c3 %x %f", "operand 2"},
		{"size", "%void_ptr = OpTypePointer CrossWorkgroup %void", "%q = OpBitcast %void_ptr %a\n%r = OpSizeOf %u32 %q", "no size"},
		{"call", "", "%r = OpFunctionCall %u32 %x", "not a function"},
		{"branch", "", "OpBranchConditional %x %next %next\n%next = OpLabel\n%r = OpCopyObject %u32 %x", "operand 0"},
		{"switch", "", "OpSwitch %f %next\n%next = OpLabel\n%r = OpCopyObject %u32 %x", "operand 0"},
		{"block", "", "OpBranch %x\n%next = OpLabel\n%r = OpCopyObject %u32 %x", "not a block"},
		{"value of nothing", "", "OpReturnValue %x\n%next = OpLabel\n%r = OpCopyObject %u32 %x", "returns nothing"},
		{"use before the definition", "", "%r = OpIAdd %u32 %x %y\n%y = OpCopyObject %u32 %x", "not defined before"},
		{"image", "", "%r = OpImageRead %u32 %x %i", "not an image of the right kind"},
		{"block in a block", "", "%next = OpLabel\n%r = OpCopyObject %u32 %x", "does not end"},
		{"entry point in a block", "", "OpFunctionEnd\n%r = OpCopyObject %u32 %x", "outside of a function"},
		{"value in two", "", "%x = OpCopyObject %u32 %i\n%r = OpCopyObject %u32 %x", "defined twice"},
		{"rounding of an asynchronous copy", "%event = OpTypeEvent\n%none = OpConstantNull %event", "%e = OpGroupAsyncCopy %event %c2 %x %a %c4 %c1 %none\n%r = OpCopyObject %u32 %x", "unknown types"},
		{"sqrt", "", "%r = OpExtInst %u32 %cl 61 %x", "not defined for this type"},
		{"operands of sqrt", "", "%q = OpExtInst %f32 %cl 61\n%r = OpBitcast %u32 %q", "0 operands"},
		{"shapes of max", "", "%r = OpExtInst %u32 %cl 157 %x %va", "numbers of components"},
		{"length of numbers", "", "%q = OpExtInst %f32 %cl 106 %va\n%r = OpBitcast %u32 %q", "wrong type"},
		{"no such instruction", "", "%r = OpExtInst %u32 %cl 999 %x", "instruction 999"},
		{"no such set", "", "%r = OpExtInst %u32 %x 1 %x", "is not supported"},
		{"vload", "", "%r = OpExtInst %u32 %cl 171 %c0 %x 2", "not point to a number"},
		{"vstore_half", "", "%q = OpExtInst %void %cl 175 %x %c0 %a\n%z = OpExtInst %void %cl 175 %va %c0 %x\n%r = OpCopyObject %u32 %x", "not point to a number"},
		{"large load", "%n70 = OpConstant %u32 70000\n%big = OpTypeArray %u32 %n70\n%pbig = OpTypePointer CrossWorkgroup %big", "%q = OpBitcast %pbig %a\n%y = OpLoad %big %q\n%r = OpCopyObject %u32 %x", "too many components"},
		{"large copy", "%n70 = OpConstant %u32 70000\n%big = OpTypeArray %u32 %n70\n%pbig = OpTypePointer CrossWorkgroup %big", "%q = OpBitcast %pbig %a\nOpCopyMemory %q %q\n%r = OpCopyObject %u32 %x", "too many components"},
		{"huge type", "%n = OpConstant %u32 0xffffffff\n%big = OpTypeArray %v4 %n\n%bigger = OpTypeArray %big %n\n%pbig = OpTypePointer CrossWorkgroup %bigger", "%q = OpBitcast %pbig %a\n%y = OpPtrAccessChain %global %q %c0\n%r = OpCopyObject %u32 %x", "bytes, the device allows"},
		{"empty array", "%big = OpTypeArray %u32 %c0", "%q = OpUndef %big\n%r = OpCopyObject %u32 %x\n%y = OpCopyObject %big %q", "an array of 0 elements"},
		{"member of nothing", "%st = OpTypeStruct %void", "%q = OpUndef %st\n%y = OpCopyObject %st %q\n%r = OpCopyObject %u32 %x", "no values"},
		{"vector of vectors", "%vv = OpTypeVector %v2 2", "%q = OpUndef %vv\n%y = OpCopyObject %vv %q\n%r = OpCopyObject %u32 %x", "component type or count"},
		{"long vector", "%vv = OpTypeVector %u32 17", "%q = OpUndef %vv\n%y = OpCopyObject %vv %q\n%r = OpCopyObject %u32 %x", "component type or count"},
		{"wide integer", "%u128 = OpTypeInt 128 0", "%q = OpUndef %u128\n%y = OpCopyObject %u128 %q\n%r = OpCopyObject %u32 %x", "integers of 128 bits"},
		{"wide float", "%f128 = OpTypeFloat 128", "%q = OpUndef %f128\n%y = OpCopyObject %f128 %q\n%r = OpCopyObject %u32 %x", "this format"},
		{"components of a constant", "%k = OpConstantComposite %v3 %c0 %c1", "%y = OpCopyObject %v3 %k\n%r = OpCopyObject %u32 %x", "components of its type"},
		{"constant vector", "%k = OpConstant %v2 1", "%y = OpCopyObject %v2 %k\n%r = OpCopyObject %u32 %x", "not a number"},
		{"operation of constants", "%k = OpSpecConstantOp %u32 247 %c0", "%r = OpIAdd %u32 %k %x", "of constants is not supported"},
		{"no operands of constants", "%k = OpSpecConstantOp %u32 128", "%r = OpIAdd %u32 %k %x", "no operands"},
		{"selection of constants", "%k = OpSpecConstantOp %u32 169 %true %k2 %c1\n%k2 = OpConstantComposite %v2 %c0 %c0", "%r = OpIAdd %u32 %k %x", "too few components"},
		{"insertion of constants", "%k2 = OpConstantComposite %v2 %c0 %c0\n%st = OpTypeStruct %v2\n%ks = OpConstantComposite %st %k2\n%k = OpSpecConstantOp %st 82 %c0 %ks 0", "%q = OpCompositeExtract %u32 %k 0 0\n%r = OpIAdd %u32 %q %x", "too few components"},
		{"index of constants", "%k2 = OpConstantComposite %v2 %c0 %c0\n%k = OpSpecConstantOp %u32 81 %k2 2", "%r = OpIAdd %u32 %k %x", "out of range"},
		{"parts of constants", "%k2 = OpConstantComposite %v2 %c0 %c0\n%k = OpSpecConstantOp %u32 81 %k2", "%r = OpIAdd %u32 %k %x", "too few operands"},
		{"workgroup variable in a function", "", "%v = OpVariable %local Workgroup\n%r = OpLoad %u32 %v", "storage class is not Function"},
		{"initializer", "%own = OpTypePointer Function %u32\n%k2 = OpConstantComposite %v2 %c0 %c0", "%v = OpVariable %own Function %k2\n%r = OpLoad %u32 %v", "initializer has another type"},
		{"variable without a pointer", "", "%v = OpVariable %u32 Function\n%r = OpLoad %u32 %v", "not a pointer"},
		{"input", "%in2 = OpTypePointer Input %u32\n%other = OpVariable %in2 Input", "%y = OpLoad %u32 %other\n%r = OpIAdd %u32 %x %y", "is not supported"},
	} {
		t.Run(c.name, func(t *testing.T) {
			declarations := "%bv2 = OpTypeVector %bool 2\n%cf = OpConstant %f32 0\n" + c.declarations
			_, err := runText(t, reference.Options{}, kernelText(`%cl = OpExtInstImport "OpenCL.std"`, declarations, vectors+c.body), [3]uint32{4, 1, 1}, scattered(4))
			var refusal *reference.Refusal
			if !errors.As(err, &refusal) || !strings.Contains(refusal.Error(), c.want) {
				t.Errorf("%v, want %q", err, c.want)
			}
		})
	}
}

// TestCoreFindings runs kernels with errors that depend on values.
func TestCoreFindings(t *testing.T) {
	for _, c := range []struct {
		name, declarations, body, want string
		count                          uint64
	}{
		{"shift", "", "%r = OpShiftLeftLogical %u32 %x %n", "the distance of the shift is the width or more", 1},
		{"division by zero", "", "%r = OpUDiv %u32 %x %i", "the divisor is zero", 1},
		{"remainder by zero", "", "%r = OpSRem %u32 %x %i", "the divisor is zero", 1},
		{"quotient that overflows", "%least = OpConstant %u32 0x80000000", "%d = OpISub %u32 %c0 %one\n%r = OpSDiv %u32 %least %d", "overflows", 4},
		{"conversion of NaN", "%nan = OpConstant %f32 0x7fc00000", "%r = OpConvertFToS %u32 %nan", "the operand is NaN", 4},
		{"conversion out of range", "%large = OpConstant %f32 0x4f800000", "%r = OpConvertFToU %u32 %large", "out of the range", 4},
		{"conversion of a negative number", "%minus = OpConstant %f32 0xbf800000", "%r = OpConvertFToU %u32 %minus", "out of the range", 4},
		{"bit field", "", "%r = OpBitFieldUExtract %u32 %x %n %c1", "not within the value", 1},
		{"component", "", "%v = OpCompositeConstruct %v3 %x %x %x\n%r = OpVectorExtractDynamic %u32 %v %i", "index 3 of a vector of 3 components", 1},
		{"inserted component", "", "%v = OpCompositeConstruct %v3 %x %x %x\n%u = OpVectorInsertDynamic %v3 %v %x %i\n%r = OpCompositeExtract %u32 %u 0", "index 3 of a vector of 3 components", 1},
		{"unreachable", "", "%c = OpULessThan %bool %i %c3\nOpSelectionMerge %merge None\nOpBranchConditional %c %merge %then\n%then = OpLabel\nOpUnreachable\n%merge = OpLabel\n%r = OpCopyObject %u32 %x", "OpUnreachable is reached", 1},
		{"variable that is not written", "%own = OpTypePointer Function %u32", "%v = OpVariable %own Function\n%r = OpLoad %u32 %v", "the variable was not written", 4},
		{"element that is not written", "%own = OpTypePointer Function %u32\n%array = OpTypeArray %u32 %c8\n%pa8 = OpTypePointer Function %array", "%v = OpVariable %pa8 Function\n%q = OpAccessChain %own %v %i\n%r = OpLoad %u32 %q", "the memory was not written", 4},
		{"shared memory that is not written", "", "%q = OpPtrAccessChain %local %w %i\n%r = OpLoad %u32 %q", "the memory was not written", 4},
		{"element out of range", "%own = OpTypePointer Function %u32\n%array = OpTypeArray %u32 %c3\n%zero3 = OpConstantNull %array\n%pa8 = OpTypePointer Function %array", "%v = OpVariable %pa8 Function %zero3\n%q = OpAccessChain %own %v %i\n%r = OpLoad %u32 %q", "index 3 of an array of 3 elements", 1},
		{"negative element", "%own = OpTypePointer Function %u32\n%array = OpTypeArray %u32 %c3\n%zero3 = OpConstantNull %array\n%pa8 = OpTypePointer Function %array", "%v = OpVariable %pa8 Function %zero3\n%m1 = OpISub %u32 %c0 %one\n%q = OpAccessChain %own %v %m1\n%r = OpLoad %u32 %q", "index -1 of an array of 3 elements", 4},
		{"end of a buffer", "", "%k = OpIMul %u32 %i %c2\n%q = OpPtrAccessChain %global %a %k\n%r = OpLoad %u32 %q", "bytes 16 to 19 of 16", 2},
		{"before a buffer", "", "%m = OpISub %u32 %c0 %one\n%ms = OpSConvert %s64 %m\n%q = OpPtrAccessChain %global %a %ms\n%r = OpLoad %u32 %q", "bytes -4 to -1 of 16", 4},
		{"end of a buffer that is written", "", "%k = OpIMul %u32 %i %c2\n%q = OpPtrAccessChain %global %a %k\nOpStore %q %x\n%r = OpCopyObject %u32 %x", "bytes 16 to 19 of 16", 2},
		{"atomic at the end of a buffer", "", "%k = OpIMul %u32 %i %c2\n%q = OpPtrAccessChain %global %a %k\n%y = OpAtomicIAdd %u32 %q %c1 %c0 %c1\n%r = OpCopyObject %u32 %x", "bytes 16 to 19 of 16", 2},
		{"copy from behind the end", "", "%q = OpPtrAccessChain %global %a %c3\nOpCopyMemorySized %w %q %c8\n%r = OpCopyObject %u32 %x", "bytes 12 to 19 of 16", 4},
		{"copy behind the end", "", "%q = OpPtrAccessChain %global %b %c3\nOpCopyMemorySized %q %a %c8\n%r = OpCopyObject %u32 %x", "bytes 12 to 19 of 16", 4},
		{"null", "%none = OpConstantNull %global", "%y = OpLoad %u32 %none\n%r = OpCopyObject %u32 %x", "through the null pointer", 4},
		{"no buffer", "%far = OpConstant %u64 0 0x7fffff00", "%q = OpConvertUToPtr %global %far\n%y = OpLoad %u32 %q\n%r = OpCopyObject %u32 %x", "which is in no buffer", 4},
		{"alignment", "%bytes = OpTypePointer CrossWorkgroup %u8", "%q8 = OpBitcast %bytes %pa\n%q1 = OpPtrAccessChain %bytes %q8 %odd\n%q = OpBitcast %global %q1\n%r = OpLoad %u32 %q", "not a multiple of 4", 1},
		{"alignment that is stated", "", "%r = OpLoad %u32 %pa Aligned 8", "not a multiple of 8", 2},
		{"layout", "%h = OpTypePointer CrossWorkgroup %u16", "%k = OpBitwiseXor %u32 %x %c1\nOpStore %pa %k\n%ph = OpBitcast %h %pa\n%p1 = OpPtrAccessChain %h %ph %one\n%y = OpLoad %u16 %p1\n%r = OpUConvert %u32 %y", "at another offset", 4},
		{"kinds", "%pf = OpTypePointer CrossWorkgroup %f32", "OpStore %pa %x\n%q = OpBitcast %pf %pa\n%y = OpLoad %f32 %q\n%r = OpBitcast %u32 %y", "a f32 is read from memory that was written as an integer", 4},
		{"subgroup barrier", "", "%c = OpULessThan %bool %i %c3\nOpSelectionMerge %merge None\nOpBranchConditional %c %then %merge\n%then = OpLabel\nOpControlBarrier %c3 %c3 %c272\nOpBranch %merge\n%merge = OpLabel\n%r = OpCopyObject %u32 %x", "3 of the 4 invocations of the subgroup", 1},
		{"undefined constant", "%k = OpSpecConstantOp %u32 134 %c5 %c0", "%r = OpIAdd %u32 %x %k", "the divisor is zero, in OpUDiv of constants", 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			before := "%n = OpIAdd %u32 %i %n29\n%one = OpIAdd %u32 %zero %c1\n%is0 = OpIEqual %bool %i %c0\n%odd = OpSelect %u32 %is0 %c1 %c0\n"
			text := kernelText("", "%n29 = OpConstant %u32 29\n%s64 = OpTypeInt 64 1\n%zero = OpConstant %u32 0\n"+c.declarations, before+c.body)
			_, err := runText(t, reference.Options{Checks: reference.CheckAll}, text, [3]uint32{4, 1, 1}, []uint32{3, 1, 4, 1})
			var found *reference.CheckError
			ok := errors.As(err, &found)
			if ok {
				ok = slices.ContainsFunc(found.Findings, func(f reference.Finding) bool { return strings.Contains(f.Message, c.want) && f.Count == c.count })
			}
			if !ok {
				t.Errorf("%v, want %d times %q", err, c.count, c.want)
			}
			// Without checks nothing is found.
			if _, err := runText(t, reference.Options{}, text, [3]uint32{4, 1, 1}, []uint32{3, 1, 4, 1}); err != nil {
				t.Errorf("without checks: %v", err)
			}
		})
	}
}

// TestKernelArguments passes wrong arguments to a kernel.
func TestKernelArguments(t *testing.T) {
	d, other := openWith(t, reference.Options{}), openWith(t, reference.Options{})
	b, err := d.NewBuffer(64)
	if err != nil {
		t.Fatal(err)
	}
	foreign, err := other.NewBuffer(64)
	if err != nil {
		t.Fatal(err)
	}
	closed, err := d.NewBuffer(64)
	if err != nil {
		t.Fatal(err)
	}
	if err := closed.Close(); err != nil {
		t.Fatal(err)
	}
	words := wordsOf(t, kernelText("", "", "%r = OpCopyObject %u32 %x"))
	for want, args := range map[string][]reference.Argument{
		"it has 3 parameters, the host gives 2 arguments":     {{Buffer: b}, {Buffer: b}},
		"argument 1: the buffer belongs to another device":    {{Buffer: b}, {Buffer: foreign}, {Local: 4}},
		"argument 0: the buffer: " + runner.ErrClosed.Error(): {{Buffer: closed}, {Buffer: b}, {Local: 4}},
		"offset 65 is outside of the buffer of 64 bytes":      {{Buffer: b, Offset: 65}, {Buffer: b}, {Local: 4}},
		"offset -1 is outside of the buffer of 64 bytes":      {{Buffer: b, Offset: -1}, {Buffer: b}, {Local: 4}},
		"parameter 2 points to 0 bytes of memory":             {{Buffer: b}, {Buffer: b}, {}},
		"parameter 2 points to 1073741825 bytes of memory":    {{Buffer: b}, {Buffer: b}, {Local: 1<<30 + 1}},
		"parameter 2 points to -4 bytes of memory":            {{Buffer: b}, {Buffer: b}, {Local: -4}},
	} {
		_, err := d.RunKernel(context.Background(), &reference.Kernel{Words: words, Entry: "main", Groups: [3]uint32{1, 1, 1}, Arguments: args})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	// The last byte of a buffer may be an offset, and no buffer the null pointer.
	for _, args := range [][]reference.Argument{{{Buffer: b, Offset: 60}, {Buffer: b}, {Local: 4}}, {{Buffer: b, Offset: 64}, {Buffer: b}, {Local: 4}}, {{}, {Buffer: b}, {Local: 4}}} {
		if _, err := d.RunKernel(context.Background(), &reference.Kernel{Words: words, Entry: "main", Groups: [3]uint32{1, 1, 1}, Arguments: args}); err != nil {
			t.Error(err)
		}
	}
	if _, err := d.RunKernel(context.Background(), &reference.Kernel{Words: words, Entry: "other", Groups: [3]uint32{1, 1, 1}}); err == nil || !strings.Contains(err.Error(), `no entry point "other"`) {
		t.Error(err)
	}
	for size, ok := range map[[3]uint32]bool{{1 << 14, 1, 1}: true, {1<<14 + 1, 1, 1}: false, {1, 1 << 8, 1 << 6}: true, {1 << 20, 1 << 12, 1}: false, {1, 0, 1}: false} {
		_, err := d.RunKernel(context.Background(), &reference.Kernel{Words: words, Entry: "main", LocalSize: size, Arguments: []reference.Argument{{Buffer: b}, {Buffer: b}, {Local: 4}}})
		if ok != (err == nil) || !ok && !strings.Contains(err.Error(), "a workgroup of") {
			t.Errorf("%v: %v", size, err)
		}
	}
}
