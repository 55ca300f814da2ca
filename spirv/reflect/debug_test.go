package reflect

import (
	"fmt"
	"slices"
	"testing"

	"github.com/spvc/spvc/spirv/spec"
)

// text returns the words of a string.
func text(s string) []uint32 {
	words := make([]uint32, len(s)/4+1)
	for i := range len(s) {
		words[i/4] |= uint32(s[i]) << (8 * (i % 4))
	}
	return words
}

const (
	debugSource = spec.NonSemanticShaderDebugInfo100DebugSource
	debugUnit   = spec.NonSemanticShaderDebugInfo100DebugCompilationUnit
)

// debugModule is a module that imports debug info as id 1, with GLSL as id 3, HLSL as id 4, and the names of the
// files "a" and "b" as ids 5 and 6.
func debugModule(set string) assembled {
	a := assemble(500)
	a.add(spec.OpExtInstImport, append([]uint32{1}, text(set)...)...)
	a.add(spec.OpTypeInt, 2, 32, 0)
	a.add(spec.OpConstant, 2, 3, uint32(spec.SourceLanguageGLSL))
	a.add(spec.OpConstant, 2, 4, uint32(spec.SourceLanguageHLSL))
	a.add(spec.OpString, 5, 'a')
	a.add(spec.OpString, 6, 'b')
	return a
}

// TestDebugSources checks which sources debug info adds: one for each language and file, but not if the module
// names the language without a file.
func TestDebugSources(t *testing.T) {
	const set = "NonSemantic.Shader.DebugInfo.100"
	source := func(a *assembled, id, file uint32) { a.add(spec.OpExtInst, 2, id, 1, debugSource, file) }
	unit := func(a *assembled, file, language uint32) {
		a.add(spec.OpExtInst, 2, 100, 1, debugUnit, 90, 91, file, language)
	}
	for name, c := range map[string]struct {
		set  string
		add  func(a *assembled)
		want string
	}{
		"one":                 {set, func(a *assembled) { source(a, 10, 5); unit(a, 10, 3) }, "[{GLSL 0 a}]"},
		"the same":            {set, func(a *assembled) { source(a, 10, 5); unit(a, 10, 3); unit(a, 10, 3) }, "[{GLSL 0 a}]"},
		"two files":           {set, func(a *assembled) { source(a, 10, 5); source(a, 11, 6); unit(a, 10, 3); unit(a, 11, 3) }, "[{GLSL 0 a} {GLSL 0 b}]"},
		"two languages":       {set, func(a *assembled) { source(a, 10, 5); unit(a, 10, 3); unit(a, 10, 4) }, "[{GLSL 0 a} {HLSL 0 a}]"},
		"without a source":    {set, func(a *assembled) { unit(a, 10, 4) }, "[{HLSL 0 }]"},
		"known":               {set, func(a *assembled) { a.add(spec.OpSource, 2, 450); source(a, 10, 5); unit(a, 10, 3) }, "[{GLSL 450 }]"},
		"known with its file": {set, func(a *assembled) { a.add(spec.OpSource, 2, 450, 6); source(a, 10, 5); unit(a, 10, 3) }, "[{GLSL 450 b} {GLSL 0 a}]"},
		"another language":    {set, func(a *assembled) { a.add(spec.OpSource, 5, 600); source(a, 10, 5); unit(a, 10, 3) }, "[{HLSL 600 } {GLSL 0 a}]"},
		"another set":         {"NonSemantic.DebugPrintf", func(a *assembled) { source(a, 10, 5); unit(a, 10, 3) }, "[]"},
		"another instruction": {set, func(a *assembled) { source(a, 10, 5); a.add(spec.OpExtInst, 2, 100, 1, debugUnit+1, 90, 91, 10, 3) }, "[]"},
		"another id":          {set, func(a *assembled) { a.add(spec.OpExtInst, 2, 100, 2, debugUnit, 90, 91, 10, 3) }, "[]"},
		"cut short": {set, func(a *assembled) {
			a.add(spec.OpExtInst, 2, 100, 1, debugUnit, 90, 91, 10)
			a.add(spec.OpExtInst, 2, 100, 1, debugSource)
			a.add(spec.OpExtInst, 2, 100, 1)
			a.add(spec.OpExtInst, 2, 100)
		}, "[]"},
	} {
		a := debugModule(c.set)
		c.add(&a)
		if got := fmt.Sprint(reflected(t, a).Sources); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
	a := assemble(20)
	a.add(spec.OpConstant, 2, 3, 2)
	a.add(spec.OpExtInst, 2, 10, 0, debugUnit, 90, 91, 10, 3)
	a.add(spec.OpExtInst, 2, 100)
	if got := reflected(t, a).Sources; got != nil {
		t.Errorf("without an import: %v", got)
	}
}

// TestManyDebugSources checks the bound on the sources of debug info.
func TestManyDebugSources(t *testing.T) {
	a := debugModule("NonSemantic.Shader.DebugInfo.100")
	for i := range uint32(maxDebugSources + 2) {
		a.add(spec.OpString, append([]uint32{200 + i}, text(fmt.Sprint(i))...)...)
		a.add(spec.OpExtInst, 2, 10, 1, debugSource, 200+i)
		a.add(spec.OpExtInst, 2, 100, 1, debugUnit, 90, 91, 10, 3)
	}
	if got := reflected(t, a).Sources; len(got) != 64 || got[63] != (Source{Language: spec.SourceLanguageGLSL, File: "63"}) {
		t.Errorf("%d sources: %v", len(got), got)
	}
}

// TestHeaderFacts checks what the header of a module says: its memory model, imports and extensions, sorted and
// each once.
func TestHeaderFacts(t *testing.T) {
	a := assemble(10)
	a.add(spec.OpCapability, uint32(spec.CapabilityKernel))
	a.add(spec.OpCapability, uint32(spec.CapabilityShader))
	a.add(spec.OpCapability, uint32(spec.CapabilityKernel))
	for _, s := range []string{"b", "a", "b"} {
		a.add(spec.OpExtension, text(s)...)
		a.add(spec.OpExtInstImport, append([]uint32{1}, text(s+s)...)...)
	}
	a.add(spec.OpMemoryModel, uint32(spec.AddressingModelPhysical64), uint32(spec.MemoryModelOpenCL))
	a.add(spec.OpTypeInt, 2, 32, 0)
	a.add(spec.OpDecorate, 3, uint32(spec.DecorationSpecId), 5)
	a.add(spec.OpSpecConstant, 2, 3, 1<<32-1)
	m := reflected(t, a)
	if m.AddressingModel != spec.AddressingModelPhysical64 || m.MemoryModel != spec.MemoryModelOpenCL || m.Major != 1 || m.Minor != 6 ||
		!slices.Equal(m.Capabilities, []spec.Capability{spec.CapabilityShader, spec.CapabilityKernel}) ||
		!slices.Equal(m.Extensions, []string{"a", "b"}) || !slices.Equal(m.InstructionSets, []string{"aa", "bb"}) {
		t.Errorf("%+v", m)
	}
	if c := m.Spec(5); c == nil || !c.Type.Signless || c.Value() != int64(-1) || m.Spec(4) != nil || m.Spec(6) != nil {
		t.Errorf("constant %+v", c)
	}
}
