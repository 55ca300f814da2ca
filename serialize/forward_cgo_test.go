//go:build cgo

package serialize_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
)

// narrowAddress has private memory that holds an address of ELEMENT, and another of a struct around such a block.
const narrowAddress = `OpCapability Shader
OpCapability PhysicalStorageBufferAddresses
OpCapability StorageBuffer8BitAccess
OpCapability StorageBuffer16BitAccess
OpMemoryModel PhysicalStorageBuffer64 GLSL450
OpEntryPoint GLCompute %main "main" %v %w
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %array ArrayStride 8
OpDecorate %fixed ArrayStride 16
OpDecorate %s Block
OpMemberDecorate %s 0 Offset 0
OpDecorate %outer Block
OpMemberDecorate %outer 0 Offset 0
OpMemberDecorate %inner 0 Offset 0
OpDecorate %v AliasedPointer
%void = OpTypeVoid
%fn = OpTypeFunction %void
%int = OpTypeInt 32 0
%two = OpConstant %int 2
OpTypeForwardPointer %ps PhysicalStorageBuffer
OpTypeForwardPointer %po PhysicalStorageBuffer
%holder = OpTypeStruct %po %int
%elem = ELEMENT
%array = OpTypeRuntimeArray %elem
%fixed = OpTypeArray %elem %two
%inner = OpTypeStruct %fixed
%s = OpTypeStruct %array
%outer = OpTypeStruct %inner
%ps = OpTypePointer PhysicalStorageBuffer %s
%po = OpTypePointer PhysicalStorageBuffer %outer
%pv = OpTypePointer Private %ps
%pw = OpTypePointer Private %holder
%v = OpVariable %pv Private
%w = OpVariable %pw Private
%main = OpFunction %void None %fn
%entry = OpLabel
OpReturn
OpFunctionEnd
`

// TestNarrowAddresses checks that private memory may hold addresses of 8- and 16-bit numbers after a round trip, and
// that only their types are announced.
func TestNarrowAddresses(t *testing.T) {
	for _, c := range []struct {
		element   string
		announced int
	}{
		{"OpTypeInt 8 0", 2}, {"OpTypeInt 16 0", 2}, {"OpTypeInt 64 0", 0},
	} {
		text := strings.ReplaceAll(narrowAddress, "ELEMENT", c.element)
		if strings.Contains(c.element, "64") {
			text = "OpCapability Int64\n" + text
		}
		ws, err := spirvtools.Assemble(text, spirvtools.Universal15)
		if err != nil {
			t.Fatal(err)
		}
		validate(t, ws)
		m, ok := serialize.Deserialize(newContext(), ws, serialize.ReadOptions{})
		if !ok {
			t.Fatal("not read")
		}
		again, ok := serialize.Serialize(m, serialize.Options{})
		if !ok {
			t.Fatal("not written")
		}
		validate(t, again)
		back, err := spirvtools.Disassemble(again, spirvtools.TextOptions{})
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Count(back, "OpTypeForwardPointer"); got != c.announced {
			t.Errorf("%s: %d types are announced, not %d:\n%s", c.element, got, c.announced, back)
		}
	}
}
