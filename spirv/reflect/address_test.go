//go:build cgo

package reflect

import (
	"slices"
	"testing"

	"github.com/spvc/spvc/serialize/spirvtools"
)

// A list of nodes: a struct holds a pointer to itself, which is declared before it by
// OpTypeForwardPointer and after it in full.
const linkedList = `
OpCapability Shader
OpCapability PhysicalStorageBufferAddresses
OpExtension "SPV_KHR_physical_storage_buffer"
OpMemoryModel PhysicalStorageBuffer64 GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpName %Node "Node"
OpName %P "Arguments"
OpName %push "push"
OpMemberName %Node 1 "next"
OpDecorate %Node Block
OpMemberDecorate %Node 0 Offset 0
OpMemberDecorate %Node 1 Offset 8
OpDecorate %P Block
OpMemberDecorate %P 0 Offset 16
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%zero = OpConstant %u32 0
%i32 = OpTypeInt 32 1
%i0 = OpConstant %i32 0
OpTypeForwardPointer %ptr PhysicalStorageBuffer
%Node = OpTypeStruct %u32 %ptr
%ptr = OpTypePointer PhysicalStorageBuffer %Node
%P = OpTypeStruct %ptr
%pp = OpTypePointer PushConstant %P
%push = OpVariable %pp PushConstant
%pf = OpTypePointer PushConstant %ptr
%main = OpFunction %void None %fn
%l = OpLabel
%at = OpAccessChain %pf %push %i0
%p = OpLoad %ptr %at
OpReturn
OpFunctionEnd
`

func TestReflectForwardPointer(t *testing.T) {
	words, err := spirvtools.Assemble(linkedList, spirvtools.Universal13)
	if err != nil {
		t.Fatal(err)
	}
	m, err := Reflect(words)
	if err != nil {
		t.Fatal(err)
	}
	if len(m.Pointees) != 1 || m.Pointees[0].Name != "Node" || m.Pointees[0].Block.String() != "struct{i32 @0; next address @8}" || m.Pointees[0].Block.Size != 16 {
		t.Errorf("pointees: %+v", m.Pointees)
	}
	node := m.Pointees[0].Block
	if node.Name != "Node" || node.Fields[1].Shape.Pointee != node || m.EntryPoint("main").PushConstants.Fields[0].Shape.Pointee != node {
		t.Errorf("the addresses do not lead to the block: %+v", node)
	}
	if e := m.EntryPoint("main"); e.PushConstantSize != 24 || e.PushConstants.String() != "struct{address @16}" {
		t.Errorf("push constants: %d bytes, %v", e.PushConstantSize, e.PushConstants)
	} else if got := e.PushConstantNames; !slices.Equal(got, []string{"push", "Arguments"}) {
		t.Errorf("push constants: the names %q", got)
	}
}
