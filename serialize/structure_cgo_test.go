//go:build cgo

package serialize_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
)

// asmPrelude declares what the bodies of TestStructure use.
const asmPrelude = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%int = OpTypeInt 32 0
%bool = OpTypeBool
%true = OpConstantTrue %bool
%c0 = OpConstant %int 0
%c1 = OpConstant %int 1
%c9 = OpConstant %int 9
%pp = OpTypePointer Private %int
%out = OpVariable %pp Private
%main = OpFunction %void None %fn
%entry = OpLabel
`

// structureRow is a function's blocks in assembly and what becomes of them.
type structureRow struct {
	asm        string
	selections int
	loops      int
	flat       bool   // a construct stays as it is
	want       string // in the module
}

func structureRows() map[string]structureRow {
	return map[string]structureRow{
		"phi of a merge block": {`OpSelectionMerge %m None
OpBranchConditional %true %t %m
%t = OpLabel
%y = OpIAdd %int %c1 %c1
OpBranch %m
%m = OpLabel
%z = OpPhi %int %c0 %entry %y %t
OpStore %out %z
OpReturn`, 1, 0, false, "spirv.Variable : !spirv.ptr<i32, Function>"},
		"header ends a block of the entry": {`%x = OpIAdd %int %c1 %c9
%c = OpSLessThan %bool %x %c9
OpSelectionMerge %m None
OpBranchConditional %c %t %e
%t = OpLabel
OpStore %out %x
OpBranch %m
%e = OpLabel
OpReturn
%m = OpLabel
OpStore %out %x
OpReturn`, 1, 0, false, ""},
		"loop value used after the loop": {`OpBranch %h
%h = OpLabel
%i = OpPhi %int %c0 %entry %n %k
%c = OpULessThan %bool %i %c9
OpLoopMerge %m %k None
OpBranchConditional %c %b %m
%b = OpLabel
OpBranch %k
%k = OpLabel
%n = OpIAdd %int %i %c1
OpBranch %h
%m = OpLabel
OpStore %out %i
OpReturn`, 0, 1, false, "spirv.Load \"Function\""},
		"loop of one block": {`OpBranch %h
%h = OpLabel
%i = OpPhi %int %c0 %entry %n %h
%n = OpIAdd %int %i %c1
%c = OpULessThan %bool %n %c9
OpLoopMerge %m %h None
OpBranchConditional %c %h %m
%m = OpLabel
OpReturn`, 0, 1, false, ""},
		"merge block is the next header": {`OpSelectionMerge %m None
OpBranchConditional %true %t %m
%t = OpLabel
OpStore %out %c1
OpBranch %m
%m = OpLabel
OpSelectionMerge %m2 Flatten
OpBranchConditional %true %t2 %m2
%t2 = OpLabel
OpStore %out %c9
OpBranch %m2
%m2 = OpLabel
OpReturn`, 2, 0, false, "control(Flatten)"},
		"merge block is a loop header": {`OpSelectionMerge %h None
OpBranchConditional %true %t %h
%t = OpLabel
OpBranch %h
%h = OpLabel
%i = OpPhi %int %c0 %entry %c1 %t %n %k
%c = OpULessThan %bool %i %c9
OpLoopMerge %m %k Unroll
OpBranchConditional %c %b %m
%b = OpLabel
OpBranch %k
%k = OpLabel
%n = OpIAdd %int %i %c1
OpBranch %h
%m = OpLabel
OpReturn`, 1, 1, false, "control(Unroll)"},
		"loop in a loop": {`OpBranch %h
%h = OpLabel
%i = OpPhi %int %c0 %entry %n %k
%c = OpULessThan %bool %i %c9
OpLoopMerge %m %k None
OpBranchConditional %c %h2 %m
%h2 = OpLabel
%j = OpPhi %int %i %h %n2 %k2
%cj = OpULessThan %bool %j %c9
OpLoopMerge %m1 %k2 None
OpBranchConditional %cj %b2 %m1
%b2 = OpLabel
OpSelectionMerge %j2 None
OpBranchConditional %cj %t2 %j2
%t2 = OpLabel
OpStore %out %j
OpBranch %j2
%j2 = OpLabel
OpBranch %k2
%k2 = OpLabel
%n2 = OpIAdd %int %j %c1
OpBranch %h2
%m1 = OpLabel
OpBranch %k
%k = OpLabel
%n = OpIAdd %int %i %c1
OpBranch %h
%m = OpLabel
OpReturn`, 1, 2, false, ""},
		"break": {`OpBranch %h
%h = OpLabel
OpLoopMerge %m %k None
OpBranch %b
%b = OpLabel
OpSelectionMerge %j None
OpBranchConditional %true %x %j
%x = OpLabel
OpBranch %m
%j = OpLabel
OpBranch %k
%k = OpLabel
OpBranch %h
%m = OpLabel
OpReturn`, 0, 1, true, "{construct = {control = [0 : i32], merge = 1 : i32}}"},
	}
}

func assemble(t testing.TB, body string) []uint32 {
	t.Helper()
	ws, err := spirvtools.Assemble(asmPrelude+body+"\nOpFunctionEnd\n", spirvtools.Universal13)
	if err != nil {
		t.Fatal(err)
	}
	return ws
}

// seeds returns modules for the fuzzer.
func seeds(t testing.TB) [][]uint32 {
	var all [][]uint32
	for _, row := range structureRows() {
		all = append(all, assemble(t, row.asm))
	}
	return all
}

// TestStructure: control flow as other compilers write it becomes ops, whose
// binary is valid again.
func TestStructure(t *testing.T) {
	for name, row := range structureRows() {
		t.Run(name, func(t *testing.T) {
			ws := assemble(t, row.asm)
			validate(t, ws)
			text, msgs := read(ws, serialize.ReadOptions{})
			if row.flat != strings.Contains(text, "construct = ") || len(msgs) > 0 {
				t.Fatalf("%q", msgs)
			}
			if s, l := strings.Count(text, "spirv.mlir.selection"), strings.Count(text, "spirv.mlir.loop"); s != row.selections || l != row.loops {
				t.Errorf("%d selections and %d loops, want %d and %d\n%s", s, l, row.selections, row.loops, text)
			}
			if !strings.Contains(text, row.want) {
				t.Errorf("no %s in\n%s", row.want, text)
			}
			again := wordsOf(t, parse(t, newContext(), text))
			if err := spvwords.Check(again); err != nil {
				t.Error(err)
			}
			validate(t, again)
			checkResults(t, ws, row)
			flat, msgs := read(ws, serialize.ReadOptions{NoStructure: true})
			if len(msgs) > 0 || strings.Contains(flat, "spirv.mlir.loop") || strings.Contains(flat, "spirv.mlir.selection") {
				t.Errorf("%q\n%s", msgs, flat)
			}
		})
	}
}

// checkResults: with results in place of variables, as many constructs become ops, also when the
// binary of what was read is read again.
func checkResults(t *testing.T, ws []uint32, row structureRow) {
	t.Helper()
	for range 2 {
		text, msgs := read(ws, serialize.ReadOptions{PhiResults: true})
		s, l := strings.Count(text, "spirv.mlir.selection"), strings.Count(text, "spirv.mlir.loop")
		if len(msgs) > 0 || s != row.selections || l != row.loops || strings.Contains(text, "spirv.Variable") {
			t.Errorf("%q, %d selections and %d loops\n%s", msgs, s, l, text)
		}
		ws = wordsOf(t, parse(t, newContext(), text))
		validate(t, ws)
	}
}
