//go:build cgo

package spirvtools

import (
	"errors"
	"strings"
	"sync"
	"testing"

	"github.com/spvc/spvc/internal/growth"
)

const blockModule = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %S Block
OpMemberDecorate %S 0 Offset 0
OpMemberDecorate %S 1 Offset OFFSET
OpDecorate %v DescriptorSet 0
OpDecorate %v Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%f32 = OpTypeFloat 32
%v3 = OpTypeVector %f32 3
%S = OpTypeStruct %f32 %v3
%p = OpTypePointer Uniform %S
%v = OpVariable %p Uniform
%main = OpFunction %void None %fn
%l = OpLabel
OpReturn
OpFunctionEnd
`

func mustAssemble(t *testing.T, text string, env Env) []uint32 {
	t.Helper()
	words, err := Assemble(text, env)
	if err != nil {
		t.Fatal(err)
	}
	return words
}

func TestRoundTrip(t *testing.T) {
	words := mustAssemble(t, strings.ReplaceAll(blockModule, "OFFSET", "16"), Vulkan11)
	if words[0] != 0x07230203 || words[1] != 0x00010300 {
		t.Fatalf("header %#x %#x", words[0], words[1])
	}
	text, err := Disassemble(words, TextOptions{Env: Vulkan11})
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(text, "OpMemberDecorate %") || strings.Contains(text, "; SPIR-V") {
		t.Errorf("unexpected text:\n%s", text)
	}
	again := mustAssemble(t, text, Vulkan11)
	if len(again) != len(words) {
		t.Errorf("%d words became %d", len(words), len(again))
	}
	withHeader, err := Disassemble(words, TextOptions{Header: true, FriendlyNames: true})
	if err != nil || !strings.Contains(withHeader, "; Version: 1.3") || !strings.Contains(withHeader, "%float") {
		t.Errorf("err %v, text:\n%s", err, withHeader)
	}
}

// Each layout permission is what turns one rejected block into an accepted one.
func TestLayoutOptions(t *testing.T) {
	cases := []struct {
		offset  string
		options Options
		valid   bool
	}{
		{"16", Options{Env: Vulkan10}, true},
		{"4", Options{Env: Vulkan10}, false},
		{"4", Options{Env: Vulkan10, RelaxedBlockLayout: true}, true},
		{"4", Options{Env: Vulkan11}, true},
		{"8", Options{Env: Vulkan12}, false},
		{"8", Options{Env: Vulkan12, ScalarBlockLayout: true}, true},
		{"8", Options{Env: Vulkan12, SkipBlockLayout: true}, true},
		{"2", Options{Env: Vulkan12, ScalarBlockLayout: true}, false},
		{"2", Options{Env: Universal13}, true},
	}
	for _, c := range cases {
		words := mustAssemble(t, strings.ReplaceAll(blockModule, "OFFSET", c.offset), Vulkan10)
		err := Validate(words, c.options)
		if (err == nil) != c.valid {
			t.Errorf("offset %s, %+v: %v", c.offset, c.options, err)
		}
		if err == nil {
			continue
		}
		var e *Error
		if !errors.As(err, &e) || !strings.Contains(strings.ToLower(e.Message), "member 1") || e.Index != 14 {
			t.Errorf("offset %s: message %q", c.offset, err)
		}
	}
}

func TestErrorsCarryPositions(t *testing.T) {
	_, err := Assemble("OpCapability Shader\n   OpNonsense\n", Vulkan11)
	var e *Error
	if !errors.As(err, &e) || e.Line != 2 || e.Column != 4 || !strings.Contains(e.Message, "OpNonsense") {
		t.Errorf("assemble: %v", err)
	}
	words := mustAssemble(t, strings.ReplaceAll(blockModule, "OFFSET", "16"), Vulkan11)
	words[5] = 0x00ff0011
	err = Validate(words[:7], Options{Env: Vulkan11})
	if !errors.As(err, &e) || e.Index != 1 {
		t.Errorf("truncated: %v, index %d", err, e.Index)
	}
	for _, bad := range [][]uint32{nil, {0x07230203}, {1, 2, 3, 4, 5}} {
		if err := Validate(bad, Options{Env: Vulkan11}); err == nil {
			t.Errorf("%v is accepted", bad)
		}
		if _, err := Disassemble(bad, TextOptions{}); err == nil {
			t.Errorf("%v is disassembled", bad)
		}
	}
	if err := Validate(words, Options{Env: 200}); err == nil {
		t.Error("an unknown environment is accepted")
	}
}

func TestOptimize(t *testing.T) {
	words := mustAssemble(t, strings.ReplaceAll(blockModule, "OFFSET", "16"), Vulkan11)
	small, err := Optimize(words, Vulkan11, "eliminate-dead-code-aggressive", "-Os", "--strip-debug")
	if err != nil {
		t.Fatal(err)
	}
	if len(small) >= len(words) {
		t.Errorf("%d words became %d", len(words), len(small))
	}
	if err := Validate(small, Options{Env: Vulkan11}); err != nil {
		t.Error(err)
	}
	if _, err := Optimize(words, Vulkan11, "no-such-pass"); err == nil || !strings.Contains(err.Error(), "no-such-pass") {
		t.Errorf("unknown pass: %v", err)
	}
}

func TestEnvs(t *testing.T) {
	for e := range numEnvs {
		got, ok := ParseEnv(e.String())
		if !ok || got != e {
			t.Errorf("%v parses as %v", e, got)
		}
		major, minor := e.MaxVersion()
		words := mustAssemble(t, "OpCapability Shader\nOpMemoryModel Logical GLSL450\n", e)
		if want := uint32(major)<<16 | uint32(minor)<<8; words[1] != want {
			t.Errorf("%v: version %#x, want %#x", e, words[1], want)
		}
	}
	if e, note := VulkanEnv(1, 4, 1, 6); e != Vulkan13 || !strings.Contains(note, "vulkan1.4") {
		t.Errorf("vulkan1.4: %v, %q", e, note)
	}
	if e, note := VulkanEnv(1, 1, 1, 4); e != Vulkan11Spirv14 || note != "" {
		t.Errorf("vulkan1.1 with 1.4: %v, %q", e, note)
	}
}

// TestLimits sets each of the universal limits just below what a module needs.
func TestLimits(t *testing.T) {
	words := mustAssemble(t, `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%void = OpTypeVoid
%int = OpTypeInt 32 0
%zero = OpConstant %int 0
%inner = OpTypeStruct %int
%outer = OpTypeStruct %inner %int
%pp = OpTypePointer Private %outer
%pi = OpTypePointer Private %int
%pf = OpTypePointer Function %int
%global = OpVariable %pp Private
%type = OpTypeFunction %void %int
%f = OpFunction %void None %type
%arg = OpFunctionParameter %int
%entry = OpLabel
%local = OpVariable %pf Function
%chain = OpAccessChain %pi %global %zero %zero
OpSelectionMerge %end None
OpSwitch %arg %end 1 %one
%one = OpLabel
OpBranch %end
%end = OpLabel
OpReturn
OpFunctionEnd
`, Universal13)
	needed := [numLimits]uint32{StructMembers: 2, StructDepth: 2, LocalVariables: 1, GlobalVariables: 1, SwitchBranches: 1,
		FunctionArgs: 1, ControlFlowNestingDepth: 1, AccessChainIndexes: 2, IDBound: words[3]}
	for l, n := range needed {
		o := Options{Env: Universal13, Limits: []LimitValue{{Limit(l), n}}}
		if err := Validate(words, o); err != nil {
			t.Errorf("limit %d of %d: %v", l, n, err)
		}
		o.Limits[0].Max--
		if Validate(words, o) == nil {
			t.Errorf("limit %d of %d: accepted", l, n-1)
		}
	}
	if Validate(words, Options{Env: Universal13, Limits: []LimitValue{{numLimits, 1}}}) == nil {
		t.Error("a limit that does not exist is accepted")
	}
}

func TestRenumberIDs(t *testing.T) {
	const text = "OpCapability Shader\nOpMemoryModel Logical GLSL450\n%7 = OpTypeVoid\n"
	for renumber, bound := range map[bool]uint32{false: 8, true: 2} {
		words, err := AssembleWith(text, AssembleOptions{Env: Universal13, RenumberIDs: renumber})
		if err != nil || words[3] != bound {
			t.Errorf("renumber %v: bound %d (%v), want %d", renumber, words[3], err, bound)
		}
	}
}

func TestConcurrentUseAndLeaks(t *testing.T) {
	good := mustAssemble(t, strings.ReplaceAll(blockModule, "OFFSET", "16"), Vulkan12)
	bad := mustAssemble(t, strings.ReplaceAll(blockModule, "OFFSET", "8"), Vulkan12)
	round := func() {
		var wg sync.WaitGroup
		for range 4 {
			wg.Go(func() {
				for range 200 {
					if err := Validate(good, Options{Env: Vulkan12}); err != nil {
						t.Error(err)
					}
					if err := Validate(bad, Options{Env: Vulkan12}); err == nil {
						t.Error("bad module accepted")
					}
					if _, err := Disassemble(good, TextOptions{}); err != nil {
						t.Error(err)
					}
				}
			})
		}
		wg.Wait()
	}
	round()
	before := growth.ResidentKiB(t)
	round()
	round()
	if grown := growth.ResidentKiB(t) - before; grown > 8<<10 {
		t.Errorf("resident memory grew by %d KiB over 4800 calls", grown)
	}
}

func BenchmarkValidate(b *testing.B) {
	words, err := Assemble(strings.ReplaceAll(blockModule, "OFFSET", "16"), Vulkan12)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if err := Validate(words, Options{Env: Vulkan12}); err != nil {
			b.Fatal(err)
		}
	}
}
