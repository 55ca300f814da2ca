package spvc_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// TestLocatedRefusals compiles modules that only SPIRV-Tools refuse. Each must fail with a
// diagnostic at the operation, marked by "//!" at the end of its line, of which the refused
// instruction was made.
func TestLocatedRefusals(t *testing.T) {
	if !validated {
		t.Log("spvc is built without SPIRV-Tools") // which then refuse nothing
		return
	}
	const shader = `spirv.func @main() "None" {
%s
spirv.Return
}
spirv.EntryPoint "GLCompute" @main%i
spirv.ExecutionMode @main "LocalSize", 1, 1, 1
`
	image := func(kind, samples, sampler string) string {
		return "!spirv.image<" + kind + ", Dim2D, NoDepth, NonArrayed, " + samples + ", " + sampler + ", Unknown>"
	}
	for _, c := range []struct{ name, globals, body, inputs, want string }{
		{"an instruction", "", "spirv.ControlBarrier <Device>, <Device>, <None> //!", "", "Execution Scope is limited to Workgroup and Subgroup"},
		{"a variable", "spirv.SpecConstant @i = 1 : i32\nspirv.GlobalVariable @w initializer(@i) : !spirv.ptr<i32, Workgroup> //!", "", "", "'w', initializers are limited to OpConstantNull"},
		{"the decoration of a variable", `spirv.GlobalVariable @b {location = 0 : i32} : !spirv.ptr<f32, Input>
spirv.GlobalVariable @c {binding = 0 : i32, descriptor_set = 0 : i32} : !spirv.ptr<f32, Private> //!`, "", "", "must be in the StorageBuffer, Uniform, or UniformConstant storage class"},
		{"the type of a variable", "spirv.GlobalVariable @i bind(0, 0) : !spirv.ptr<" + image("f32", "SingleSampled", "SamplerUnknown") + ", UniformConstant> //!", "", "", "Sampled must be 1 or 2"},
		{"a part of the type of a variable", "spirv.GlobalVariable @n : !spirv.ptr<f32, Private>\nspirv.GlobalVariable @i bind(0, 0) : !spirv.ptr<!spirv.array<3 x " + image("f32", "MultiSampled", "NoSampler") + ">, UniformConstant> //!", "", "", "StorageImageMultisample"},
		{"the component of an image", "spirv.GlobalVariable @i bind(0, 0) : !spirv.ptr<" + image("i16", "SingleSampled", "NeedSampler") + ", UniformConstant> //!", "", "", "16-bit integer"},
		{"a pointer in a function", "", "%0 = spirv.Variable : !spirv.ptr<!spirv.ptr<f32, Function>, Function> //!", "", "allocate a pointer"},
		{"the use of a variable", `spirv.GlobalVariable @b built_in("FragCoord") : !spirv.ptr<vector<4xf32>, Input>`, "%0 = spirv.mlir.addressof @b : !spirv.ptr<vector<4xf32>, Input>\n%1 = spirv.Load \"Input\" %0 : vector<4xf32> //!", ", @b", "only with Fragment execution model"},
	} {
		text := "spirv.module @m Logical GLSL450 requires #spirv.vce<v1.3, [Shader], []> {\n" + c.globals + "\n" +
			strings.NewReplacer("%s", c.body, "%i", c.inputs).Replace(shader) + "}\n"
		line := strings.Count(text[:strings.Index(text, "//!")], "\n") + 1
		cfg := profile(t, "vulkan1.1").Config()
		cfg.Extensions = append(cfg.Extensions, spec.SPV_KHR_non_semantic_info)
		for _, o := range []spvc.Options{{Env: profile(t, "vulkan1.1")}, {Env: target.New(cfg), DebugInfo: true}} {
			o.Name = "m.mlir"
			_, err := spvc.Compile(t.Context(), []byte(text), o)
			checkLocated(t, c.name, err, line, c.want)
		}
	}
}

// checkLocated checks that err is a diagnostic at a line about what SPIRV-Tools refuse.
func checkLocated(t *testing.T, name string, err error, line int, want string) {
	t.Helper()
	var e *spvc.Error
	if !errors.As(err, &e) {
		t.Errorf("%s: got %v", name, err)
		return
	}
	d := &e.Diagnostics[0]
	if d.Location.Line != line || !strings.HasPrefix(d.Message, "SPIR-V does not allow this: ") || !strings.Contains(d.Message, want) || strings.Contains(d.Message, "<id>") || strings.Contains(d.Message, "VUID") || strings.Contains(d.Message, "\n") {
		t.Errorf("%s: line %d and not %d, %q", name, d.Location.Line, line, d.Message)
	}
}
