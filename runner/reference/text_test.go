package reference_test

import (
	"context"
	"encoding/binary"
	"io"
	"testing"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/spec"
)

// wordsOf assembles a module with the instructions of the tables.
func wordsOf(t *testing.T, text string) []uint32 {
	t.Helper()
	words, err := spvwords.Assemble(text, spec.V1_6)
	if err != nil {
		t.Fatal(err)
	}
	return words
}

// kernelText is a kernel whose invocation i loads word i of the first buffer as %x, and
// stores %r as word i of the second. It also has workgroup memory as a parameter. The
// declarations stand before the function, the modes before the types.
func kernelText(modes, declarations, body string) string {
	return `OpCapability Kernel
OpCapability Addresses
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %main "main" %index %lane %sub
OpDecorate %index BuiltIn LocalInvocationIndex
OpDecorate %lane BuiltIn SubgroupLocalInvocationId
OpDecorate %sub BuiltIn SubgroupId
` + modes + `
%void = OpTypeVoid
%bool = OpTypeBool
%u8 = OpTypeInt 8 0
%u16 = OpTypeInt 16 0
%u32 = OpTypeInt 32 0
%u64 = OpTypeInt 64 0
%f32 = OpTypeFloat 32
%v2 = OpTypeVector %u32 2
%v3 = OpTypeVector %u32 3
%v4 = OpTypeVector %u32 4
%true = OpConstantTrue %bool
%c0 = OpConstant %u32 0
%c1 = OpConstant %u32 1
%c2 = OpConstant %u32 2
%c3 = OpConstant %u32 3
%c4 = OpConstant %u32 4
%c5 = OpConstant %u32 5
%c8 = OpConstant %u32 8
%c16 = OpConstant %u32 16
%c272 = OpConstant %u32 0x110
%input = OpTypePointer Input %u32
%global = OpTypePointer CrossWorkgroup %u32
%local = OpTypePointer Workgroup %u32
%index = OpVariable %input Input
%lane = OpVariable %input Input
%sub = OpVariable %input Input
%fn = OpTypeFunction %void %global %global %local
` + declarations + `
%main = OpFunction %void None %fn
%a = OpFunctionParameter %global
%b = OpFunctionParameter %global
%w = OpFunctionParameter %local
%entry = OpLabel
%i = OpLoad %u32 %index
%l = OpLoad %u32 %lane
%s = OpLoad %u32 %sub
%pa = OpPtrAccessChain %global %a %i
%pb = OpPtrAccessChain %global %b %i
%x = OpLoad %u32 %pa
` + body + `
OpStore %pb %r
OpReturn
OpFunctionEnd
`
}

// runText runs one workgroup of n invocations of a kernel of kernelText and returns the
// second buffer, which has as many words as the first.
func runText(t *testing.T, o reference.Options, text string, n [3]uint32, a []uint32) ([]uint32, error) {
	t.Helper()
	d, err := reference.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	in, err := d.NewBuffer(4 * len(a))
	if err != nil {
		t.Fatal(err)
	}
	out, err := d.NewBuffer(4 * len(a))
	if err != nil {
		t.Fatal(err)
	}
	if err := in.Write(0, bytesFrom(t, a)); err != nil {
		t.Fatal(err)
	}
	_, failed := d.RunKernel(context.Background(), &reference.Kernel{
		Words: wordsOf(t, text), Entry: "main", Groups: [3]uint32{1, 1, 1}, LocalSize: n,
		Arguments: []reference.Argument{{Buffer: in}, {Buffer: out}, {Local: 1024}},
	})
	data := make([]byte, 4*len(a))
	if err := out.Read(0, data); err != nil {
		t.Fatal(err)
	}
	b := make([]uint32, len(a))
	for i := range b {
		b[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	return b, failed
}

// instructionCase is a kernel of kernelText and what its invocations store, by their inputs.
type instructionCase struct {
	name                      string
	modes, declarations, body string
	size                      int // of subgroups; 0 for 32
	n                         [3]uint32
	want                      func(a []uint32, i int) uint32
}

func (c *instructionCase) run(t *testing.T, inputs []uint32) {
	n := c.n
	if n == [3]uint32{} {
		n = [3]uint32{uint32(len(inputs)), 1, 1}
	}
	got, err := runText(t, reference.Options{Checks: reference.CheckAll, SubgroupSize: c.size, Printf: io.Discard}, kernelText(c.modes, c.declarations, c.body), n, inputs)
	if err != nil {
		t.Fatal(err)
	}
	for i := range got {
		if want := c.want(inputs, i); got[i] != want {
			t.Errorf("invocation %d with %#x: %#x, want %#x", i, inputs[i], got[i], want)
		}
	}
}

// scattered returns n different numbers.
func scattered(n int) []uint32 {
	out := make([]uint32, n)
	for i := range out {
		out[i] = uint32(i+1) * 0x9e3779b9
	}
	return out
}
