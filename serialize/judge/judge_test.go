//go:build cgo

package judge

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// inst is an instruction: its opcode and operands, which are numbers, enumerants and strings.
type inst []any

// build returns a module with ids below 100.
func build(version spec.Version, list ...inst) []uint32 {
	m := []uint32{words.Magic, uint32(version), 0, 100, 0}
	for _, i := range list {
		var ops []uint32
		for _, o := range i[1:] {
			switch o := o.(type) {
			case int:
				ops = append(ops, uint32(o))
			case string:
				ops = words.AppendString(ops, o)
			case spec.Capability:
				ops = append(ops, uint32(o))
			case spec.Decoration:
				ops = append(ops, uint32(o))
			}
		}
		m = append(append(m, words.First(i[0].(spec.Opcode), 1+len(ops))), ops...)
	}
	return m
}

// shader returns a shader that does nothing, with instructions in front of its memory model, after its execution mode, and after
// its types, which are %8, void, and %9, its function type.
func shader(early, middle, late []inst) []uint32 {
	list := slices.Concat([]inst{{spec.OpCapability, spec.CapabilityShader}}, early,
		[]inst{{spec.OpMemoryModel, 0, 1}, {spec.OpEntryPoint, 5, 1, "main"}, {spec.OpExecutionMode, 1, 17, 1, 1, 1}}, middle,
		[]inst{{spec.OpTypeVoid, 8}, {spec.OpTypeFunction, 9, 8}}, late,
		[]inst{{spec.OpFunction, 8, 1, 0, 9}, {spec.OpLabel, 2}, {spec.OpReturn}, {spec.OpFunctionEnd}})
	return build(spec.V1_6, list...)
}

// untyped are the first instructions of a module with untyped pointers.
var untyped = []inst{{spec.OpCapability, spec.CapabilityUntypedPointersKHR}, {spec.OpExtension, "SPV_KHR_untyped_pointers"}}

// pointers is debug information with a pointer to a pointer, which SPIRV-Tools 2023.1 refuse.
var pointers = []inst{{spec.OpTypeInt, 20, 32, 0}, {spec.OpConstant, 20, 21, 32}, {spec.OpConstant, 20, 22, 6}, {spec.OpConstant, 20, 23, 0},
	{spec.OpExtInst, 8, 40, 3, 2, 30, 21, 22, 23}, {spec.OpExtInst, 8, 41, 3, 3, 40, 23, 23}, {spec.OpExtInst, 8, 42, 3, 3, 41, 23, 23}}

var (
	debugSet = []inst{{spec.OpExtInstImport, 3, "NonSemantic.Shader.DebugInfo.100"}}
	debugged = []inst{{spec.OpString, 30, "uint"}}
)

var cases = []struct {
	name   string
	module []uint32
	notes  string // part of the notes, or "" for none
	err    string // part of the message, or "" for a valid module
	index  int
}{
	{"known", shader(nil, nil, nil), "", "", 0},
	{"a newer language", shader(nil, []inst{{spec.OpSource, 11, 1}}, nil), "", "", 0},
	{"a language that nobody knows", shader(nil, []inst{{spec.OpSource, 999, 1}}, nil), "", "Invalid source language operand: 999", 5},
	{"a newer language and one that nobody knows", shader(nil, []inst{{spec.OpSource, 11, 1}, {spec.OpSource, 999, 1}}, nil), "", "unknown enumerant 999 of SourceLanguage", 6},
	{"a newer language and a wrong module", shader(nil, []inst{{spec.OpSource, 11, 1}, {spec.OpName, 8, "v"}}, []inst{{spec.OpTypeVector, 20, 8, 3}}), "",
		"is not a scalar type", 9},
	{"a reference ahead", shader([]inst{{spec.OpExtInstImport, 3, "NonSemantic.Demo.1"}}, nil,
		[]inst{{spec.OpExtInstWithForwardRefsKHR, 8, 20, 3, 1, 21}, {spec.OpExtInst, 8, 21, 3, 2, 20}}), "OpExtInstWithForwardRefsKHR; it was not checked", "", 0},
	{"a reference ahead in a set that is known", shader([]inst{{spec.OpExtInstImport, 3, "NonSemantic.Shader.DebugInfo.100"}}, nil,
		[]inst{{spec.OpExtInstWithForwardRefsKHR, 8, 20, 3, 6, 21}, {spec.OpExtInst, 8, 21, 3, 0}}), "OpExtInstWithForwardRefsKHR; it was not checked", "", 0},
	{"a reference ahead to an instruction between blocks that has a name and a decoration", append(shader([]inst{{spec.OpExtInstImport, 3, "NonSemantic.Shader.DebugInfo.100"}},
		[]inst{{spec.OpName, 31, "scope"}, {spec.OpDecorate, 31, spec.DecorationRelaxedPrecision}}, []inst{{spec.OpExtInstWithForwardRefsKHR, 8, 20, 3, 6, 31}, {spec.OpExtInst, 8, 21, 3, 0}}),
		build(spec.V1_6, inst{spec.OpFunction, 8, 30, 0, 9}, inst{spec.OpExtInst, 8, 31, 3, 24}, inst{spec.OpLabel, 32}, inst{spec.OpReturn}, inst{spec.OpFunctionEnd})[words.HeaderLen:]...),
		"OpExtInstWithForwardRefsKHR; it was not checked", "", 0},
	{"a reference ahead and a wrong module", shader([]inst{{spec.OpExtInstImport, 3, "NonSemantic.Demo.1"}}, nil,
		[]inst{{spec.OpExtInstWithForwardRefsKHR, 8, 20, 3, 1, 21}, {spec.OpExtInst, 8, 21, 3, 2, 20}, {spec.OpTypeVector, 22, 8, 3}}),
		"OpExtInstWithForwardRefsKHR", "is not a scalar type", 10},
	{"debug information that older rules refuse", shader(debugSet, debugged, pointers),
		"refuses instruction 15, on which no results depend, perhaps by an older rule, so such instructions were not checked: NonSemantic.Shader.DebugInfo.100 DebugTypePointer: expected", "", 0},
	{"debug information that older rules refuse and a newer language", shader(debugSet, append(slices.Clone(debugged), inst{spec.OpSource, 11, 1}), pointers), "refuses instruction 16", "", 0},
	{"debug information that older rules refuse and a wrong module", shader(debugSet, debugged, append(slices.Clone(pointers), inst{spec.OpTypeVector, 50, 8, 3})),
		"refuses instruction 15", "is not a scalar type", 16},
	{"debug information that older rules refuse and untyped pointers", shader(append(slices.Clone(untyped), debugSet...), debugged, append(slices.Clone(pointers), inst{spec.OpTypeUntypedPointerKHR, 51, 7})),
		"the capability UntypedPointersKHR, so it did not", "", 0},
	{"untyped pointers", shader(untyped, nil, []inst{{spec.OpTypeUntypedPointerKHR, 20, 7}}), "the capability UntypedPointersKHR, so it did not validate the binary", "", 0},
	{"untyped pointers and an id that is not defined", shader(untyped, nil, []inst{{spec.OpTypeUntypedPointerKHR, 20, 7}, {spec.OpTypeArray, 21, 30, 31}}), "",
		"the id 30 is not defined", 10},
	{"untyped pointers and an id above the bound", shader(untyped, nil, []inst{{spec.OpTypeUntypedPointerKHR, 20, 7}, {spec.OpTypeStruct, 21, 100}}), "",
		"an id is not below the bound", 10},
	{"untyped pointers and a wrong order", shader(untyped, nil, []inst{{spec.OpTypeUntypedPointerKHR, 20, 7}, {spec.OpName, 20, "p"}}), "",
		"OpName is in the wrong section", 10},
	{"untyped pointers and a label outside", shader(untyped, nil, []inst{{spec.OpTypeUntypedPointerKHR, 20, 7}, {spec.OpLabel, 21}}), "", "OpLabel is outside of a function", 10},
	{"untyped pointers and two models", shader(append(slices.Clone(untyped), inst{spec.OpMemoryModel, 0, 1}), nil, []inst{{spec.OpTypeUntypedPointerKHR, 20, 7}}), "",
		"the module has two memory models", 5},
	{"untyped pointers and an instruction that SPIRV-Tools know", shader(append(slices.Clone(untyped), inst{spec.OpExtInstImport, 3, "GLSL.std.450"}), nil,
		[]inst{{spec.OpTypeUntypedPointerKHR, 20, 7}, {spec.OpExtInst, 8, 21, 3, 13, 8, 8}}), "", "OpExtInst: its operands are not allowed", 11},
	{"untyped pointers and a number of an extended instruction that nobody knows", shader(append(slices.Clone(untyped), inst{spec.OpExtInstImport, 3, "GLSL.std.450"}), nil,
		[]inst{{spec.OpTypeUntypedPointerKHR, 20, 7}, {spec.OpExtInst, 8, 21, 3, 999, 8}}), "", "unknown enumerant 999", 11},
	{"a capability that is only declared", shader([]inst{{spec.OpCapability, spec.CapabilityGraphARM}}, nil, nil), "the capability GraphARM; it was not checked", "", 0},
	{"a capability that implies Shader", build(spec.V1_6, inst{spec.OpCapability, spec.CapabilityCooperativeMatrixNV}, inst{spec.OpCapability, spec.CapabilityFloat8EXT},
		inst{spec.OpCapability, spec.CapabilityLinkage}, inst{spec.OpExtension, "SPV_NV_cooperative_matrix"}, inst{spec.OpMemoryModel, 0, 1}), "the capability Float8EXT; it was not checked", "", 0},
	{"two capabilities that are only declared", shader([]inst{{spec.OpCapability, spec.CapabilityGraphARM}, {spec.OpCapability, spec.CapabilityTensorsARM}}, nil, nil),
		"the capabilities GraphARM and TensorsARM; they were not checked", "", 0},
	{"a decoration", shader(nil, []inst{{spec.OpDecorate, 8, spec.DecorationSaturatedToLargestFloat8NormalConversionEXT}}, nil),
		"the decoration SaturatedToLargestFloat8NormalConversionEXT; it was not checked", "", 0},
	{"an execution mode", shader(nil, []inst{{spec.OpExecutionMode, 1, 6023}}, nil), "the execution mode MaximallyReconvergesKHR; it was not checked", "", 0},
	{"a storage class", shader(nil, nil, []inst{{spec.OpTypePointer, 20, 4491, 8}}), "the storage class TileAttachmentQCOM, so it did not validate", "", 0},
	{"bits of a mask", shader(nil, nil, []inst{{spec.OpDecorate, 8, spec.DecorationFPFastMathMode, 1 << 18}}), "the FP fast math mode AllowTransform; it was not checked", "", 0},
	{"a newer set", shader([]inst{{spec.OpExtInstImport, 3, "TOSA.001000.1"}}, nil, []inst{{spec.OpExtInst, 8, 20, 3, 4, 8}}), "the extended instruction set TOSA.001000.1, so it did not", "", 0},
	{"a newer set with a number", shader([]inst{{spec.OpExtInstImport, 3, "Arm.ExperimentalMLOperations.1"}}, nil, []inst{{spec.OpExtInst, 8, 20, 3, 0, 4242, 8}}),
		"the extended instruction set Arm.ExperimentalMLOperations.1, so it did not", "", 0},
	{"an instruction that a newer set does not have", shader([]inst{{spec.OpExtInstImport, 3, "TOSA.001000.1"}}, nil, []inst{{spec.OpExtInst, 8, 20, 3, 999}}), "",
		"unknown enumerant 999", 8},
	{"a set that nobody knows", shader([]inst{{spec.OpExtInstImport, 3, "Other"}}, nil, nil), "", "Invalid extended instruction import 'Other'", 2},
	{"an opcode that nobody knows", shader(nil, nil, []inst{{spec.Opcode(3999), 1}}), "", "Invalid opcode: 3999", 7},
	{"an opcode that nobody knows after a newer one", shader(untyped, nil, []inst{{spec.OpTypeUntypedPointerKHR, 20, 7}, {spec.Opcode(3999), 1}}), "", "unknown opcode", 10},
	{"an encoding of floats", shader(nil, nil, []inst{{spec.OpTypeFloat, 20, 16, 0}, {spec.OpConstant, 20, 21, 0x3f80}}), "the FP encoding BFloat16KHR, so it did not", "", 0},
	{"a switch of a newer type", shader(nil, nil, []inst{{spec.OpTypeFloat, 20, 16, 0}, {spec.OpConstant, 20, 21, 1}, {spec.OpSwitch, 21, 2, 5, 2}}), "",
		"a literal has no numeric type", 9},
	{"a result that is defined twice", shader(untyped, nil, []inst{{spec.OpTypeUntypedPointerKHR, 20, 7}, {spec.OpTypeUntypedPointerKHR, 20, 7}}), "", "defined more than once", 10},
	{"an open string", append(shader(untyped, nil, nil), words.First(spec.OpString, 3), 30, 0x41414141), "", "a string has no end", 13},
	{"a count past the end", append(shader(untyped, nil, nil), words.First(spec.OpString, 9), 30), "", "past the module's end", 13},
	{"a function without end after newer instructions", func() []uint32 {
		m := shader(untyped, nil, []inst{{spec.OpTypeUntypedPointerKHR, 20, 7}})
		return m[:len(m)-1]
	}(), "", "ends in a function", 12},
}

func TestValidate(t *testing.T) {
	if !strings.HasPrefix(spirvtools.Version(), "v2023.1") {
		t.Logf("SPIRV-Tools are %s, which know what those of 2023 do not: only that they refuse the wrong modules is checked", spirvtools.Version())
	}
	for _, c := range cases {
		before := slices.Clone(c.module)
		notes, err := Validate(c.module, spirvtools.Options{Env: spirvtools.Universal16})
		if !slices.Equal(before, c.module) {
			t.Errorf("%s: the module changed", c.name)
		}
		if !strings.HasPrefix(spirvtools.Version(), "v2023.1") {
			if c.err != "" && err == nil {
				t.Errorf("%s: the module is accepted", c.name)
			}
			continue
		}
		said := strings.Join(notes, "\n")
		if (c.notes == "") != (said == "") || !strings.Contains(said, c.notes) {
			t.Errorf("%s: notes %q", c.name, said)
		}
		var e *spirvtools.Error
		switch {
		case c.err == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.err != "" && (!errors.As(err, &e) || !strings.Contains(e.Message, c.err) || e.Index != c.index):
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// TestUnknown names what SPIRV-Tools do not know.
func TestUnknown(t *testing.T) {
	if got := Unknown(shader(nil, nil, nil)); got != "" {
		t.Errorf("%q of a module that they know", got)
	}
	if got := Unknown(shader(nil, nil, []inst{{spec.Opcode(3999), 1}})); got != "" {
		t.Errorf("%q of a malformed module", got)
	}
	if !strings.HasPrefix(spirvtools.Version(), "v2023.1") {
		return
	}
	want := "SPIRV-Tools " + spirvtools.Version() + " does not know the instructions OpTypeUntypedPointerKHR, OpTypeTensorARM and OpTypeGraphARM and other parts"
	got := Unknown(shader(nil, nil, []inst{{spec.OpTypeUntypedPointerKHR, 20, 7}, {spec.OpTypeTensorARM, 21, 8}, {spec.OpTypeGraphARM, 22, 1, 21}, {spec.OpTypeFloat, 23, 16, 0},
		{spec.OpTypeFloat, 24, 8, 4214}}))
	if got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestLinear judges modules with many different forms and many instructions.
func TestLinear(t *testing.T) {
	growth.Linear(t, 2000, func(n int) func() {
		late := []inst{{spec.OpTypeUntypedPointerKHR, 20, 7}}
		for k := range n {
			late = append(late, inst{spec.OpTypeStruct, 101 + k}, inst{spec.OpTypeStruct, 1000000 + k, 20, 101 + k})
		}
		m := shader(untyped, nil, late)
		m[words.BoundAt] = 2000000
		return func() {
			if _, err := Validate(m, spirvtools.Options{Env: spirvtools.Universal16}); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// FuzzValidate changes words of the cases.
func FuzzValidate(f *testing.F) {
	for n := range cases {
		f.Add(uint8(n), uint16(7), uint32(0))
	}
	f.Fuzz(func(t *testing.T, n uint8, at uint16, word uint32) {
		m := slices.Clone(cases[int(n)%len(cases)].module)
		m[int(at)%len(m)] = word
		notes, err := Validate(m, spirvtools.Options{Env: spirvtools.Universal16})
		if plain := spirvtools.Validate(m, spirvtools.Options{Env: spirvtools.Universal16}); plain == nil && (err != nil || notes != nil) {
			t.Errorf("%v, %v of a module that SPIRV-Tools accept", notes, err)
		}
	})
}
