package reference_test

import (
	"context"
	"encoding/binary"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
)

// heapText is a kernel that takes descriptor 1 from the heap, and stores the first word of its buffer as the word of binding 0.
const heapText = `OpCapability Shader
OpCapability UntypedPointersKHR
OpCapability DescriptorHeapEXT
OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_descriptor_heap"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %heap %out
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %heap BuiltIn ResourceHeapEXT
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 0
OpDecorateId %all ArrayStrideIdEXT %stride
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%c0 = OpConstant %u32 0
%c1 = OpConstant %u32 1
%buffer = OpTypeBufferEXT StorageBuffer
%stride = STRIDE
%all = OpTypeRuntimeArray %buffer
%block = OpTypeStruct %u32
%ptr = OpTypePointer StorageBuffer %block
%word = OpTypePointer StorageBuffer %u32
%place = OpTypeUntypedPointerKHR UniformConstant
%out = OpVariable %ptr StorageBuffer
%heap = OpUntypedVariableKHR %place UniformConstant
%private = OpTypePointer Private %block
%main = OpFunction %void None %fn
%entry = OpLabel
%d = OpUntypedAccessChainKHR %place %all %heap %c1
%b = OpBufferPointerEXT %ptr %d
%from = OpAccessChain %word %b %c0
%x = OpLoad %u32 %from
%to = OpAccessChain %word %out %c0
OpStore %to %x
OpReturn
OpFunctionEnd
`

// TestDescriptorHeap takes descriptors from right and wrong places of a heap. Without checks, wrong ones give zero.
func TestDescriptorHeap(t *testing.T) {
	const size = "OpConstantSizeOfEXT %u32 %buffer"
	for name, c := range map[string]struct {
		stride, pointer string
		at              int
		uniform         bool
		finding         string // or "" if the kernel reads 7
		refusal         string
	}{
		"right":            {stride: size, at: 48},
		"elsewhere":        {stride: size, at: 96, finding: "byte 48 of the descriptor heap has no descriptor of a storage buffer"},
		"beyond":           {stride: "OpConstant %u32 480", at: 48, finding: "byte 480 of the descriptor heap has no descriptor of a storage buffer"},
		"within":           {stride: "OpConstant %u32 64", at: 48, finding: "byte 64 of the descriptor heap has no descriptor of a storage buffer"},
		"not aligned":      {stride: "OpConstant %u32 40", at: 48, finding: "byte 40 of the descriptor heap has no descriptor of a storage buffer"},
		"uniform":          {stride: size, at: 48, uniform: true, finding: "byte 48 of the descriptor heap has no descriptor of a storage buffer"},
		"size of a number": {stride: "OpConstantSizeOfEXT %u32 %u32", refusal: "not the size of a descriptor"},
		"private":          {stride: size, pointer: "%b = OpBufferPointerEXT %private %d", refusal: "makes no pointer to a buffer"},
	} {
		t.Run(name, func(t *testing.T) {
			text := strings.Replace(heapText, "STRIDE", c.stride, 1)
			if c.pointer != "" {
				text = strings.Replace(text, "%b = OpBufferPointerEXT %ptr %d", c.pointer, 1)
			}
			for _, checks := range []reference.Checks{reference.CheckAll, 0} {
				got, err := runHeap(t, text, checks, runner.HeapDescriptor{Offset: c.at, Uniform: c.uniform})
				want, reason := uint32(7), c.refusal
				if c.finding != "" {
					want = 0
				}
				if checks != 0 && reason == "" {
					reason = c.finding
				}
				if reason == "" && (err != nil || got != want) || reason != "" && (err == nil || !strings.Contains(err.Error(), reason)) {
					t.Errorf("checks %d: %d, %v", checks, got, err)
				}
			}
		})
	}
}

// runHeap runs a kernel of heapText with a descriptor of a buffer that begins with 7.
func runHeap(t *testing.T, text string, checks reference.Checks, d runner.HeapDescriptor) (uint32, error) {
	t.Helper()
	dev, err := reference.Open(reference.Options{Checks: checks})
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	m, err := reflect.Reflect(wordsOf(t, text))
	if err != nil {
		t.Fatal(err)
	}
	in, out := newBuffer(t, dev, 7), newBuffer(t, dev, 9)
	d.Buffer = in
	l := &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{{Buffer: out}}, Heap: []runner.HeapDescriptor{d}}
	_, failed := dev.Run(context.Background(), l)
	data := make([]byte, 4)
	if err := out.Read(0, data); err != nil {
		t.Fatal(err)
	}
	if failed != nil {
		return 0, failed
	}
	if err := in.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := dev.Run(context.Background(), l); err == nil || !strings.Contains(err.Error(), "the buffer was closed") && !strings.Contains(err.Error(), "not in a buffer") {
		t.Errorf("a closed buffer in the heap: %v", err)
	}
	return binary.LittleEndian.Uint32(data), nil
}

// newBuffer returns a buffer with a word.
func newBuffer(t *testing.T, dev runner.Device, word uint32) runner.Buffer {
	t.Helper()
	b, err := dev.NewBuffer(4)
	if err == nil {
		err = b.Write(0, binary.LittleEndian.AppendUint32(nil, word))
	}
	if err != nil {
		t.Fatal(err)
	}
	return b
}
