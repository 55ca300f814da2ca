//go:build cgo

package serialize_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv"
)

// replayModule has a null where an index could take it for 0.
const replayModule = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %v DescriptorSet 0
OpDecorate %v Binding 0
OpMemberDecorate %a 0 Offset 0
OpMemberDecorate %b 0 Offset 0
OpDecorate %s Block
OpMemberDecorate %s 0 Offset 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%int = OpTypeInt 32 0
%null = OpConstantNull %int
%zero = OpConstant %int 0
%a = OpTypeStruct %int
%b = OpTypeStruct %int
%s = OpTypeStruct INNER
%ps = OpTypePointer StorageBuffer %s
%pa = OpTypePointer StorageBuffer %a
%pb = OpTypePointer StorageBuffer %b
%pi = OpTypePointer StorageBuffer %int
%v = OpVariable %ps StorageBuffer
%main = OpFunction %void None %fn
%entry = OpLabel
%p = OpAccessChain POINTER %v %zero
%q = OpAccessChain %pi %p %zero
OpStore %q %null
OpReturn
OpFunctionEnd
`

// TestReplayNames: a function that was changed names the constants and types that
// fit the words that stay.
func TestReplayNames(t *testing.T) {
	for name, inner := range map[string][2]string{"first struct": {"%a", "%pa"}, "second struct": {"%b", "%pb"}} {
		t.Run(name, func(t *testing.T) {
			text := strings.NewReplacer("INNER", inner[0], "POINTER", inner[1]).Replace(replayModule)
			ws, err := spirvtools.Assemble(text, spirvtools.Universal13)
			if err != nil {
				t.Fatal(err)
			}
			validate(t, ws)
			m, ok := serialize.Deserialize(newContext(), ws, serialize.ReadOptions{Lossless: true})
			if !ok {
				t.Fatal("not read")
			}
			ctx := m.Context()
			b := ir.NewBuilder(ctx, nil)
			for op := m.Region(0).First().First(); op != nil; op = op.Next() {
				if op.Is(spirv.Func) {
					b.SetStart(op.Region(0).First())
				}
			}
			b.Create(ir.UnknownLoc, spirv.Constant, nil, []ir.Type{ctx.I32()}, ir.Named("value", ctx.Int(ctx.I32(), 12345)))
			edited, ok := serialize.Serialize(m, serialize.Options{Lossless: true})
			if !ok || !slices.Contains(edited, 12345) {
				t.Fatal("the change is lost")
			}
			validate(t, edited)
		})
	}
}
