package spvc_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/target"
)

// validated reports whether SPIRV-Tools are there, which needs cgo.
var validated = !errors.Is(spirvtools.Validate(nil, spirvtools.Options{}), spirvtools.ErrUnavailable)

func example(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("examples", name))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// compile compiles text, without validation where there is none.
func compile(t testing.TB, text []byte, o spvc.Options) *spvc.Program {
	t.Helper()
	o.NoValidate = o.NoValidate || !validated
	p, err := spvc.Compile(t.Context(), text, o)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func profile(t testing.TB, name string) *target.Env {
	t.Helper()
	env, err := target.Profile(name)
	if err != nil {
		t.Fatal(err)
	}
	return env
}

func TestExamplesCompileForEveryProfile(t *testing.T) {
	for _, name := range []string{"saxpy.mlir", "matmul.mlir"} {
		text := example(t, name)
		for _, target := range append([]string{""}, target.Profiles()[1:]...) {
			t.Run(name+"/"+target, func(t *testing.T) {
				o := spvc.Options{Name: name}
				if target != "" {
					o.Env = profile(t, target)
				}
				if name == "matmul.mlir" && target != "" && o.Env.Limits().MaxComputeWorkgroupInvocations < 256 {
					_, err := spvc.Compile(t.Context(), text, o)
					if want := "has 256 invocations, more than the target's maxComputeWorkGroupInvocations of 128"; err == nil || !strings.Contains(err.Error(), want) {
						t.Errorf("got %v, want %q", err, want)
					}
					return
				}
				p := compile(t, text, o)
				if len(p.Binaries) != 1 || p.Binaries[0].Name != "kernels" || p.Binary("kernels") != p.Binaries[0] || p.Binary("other") != nil {
					t.Fatalf("got the binaries %v", p.Binaries)
				}
				b := p.Binaries[0]
				if err := spvwords.Check(b.Words); err != nil {
					t.Error(err)
				}
				want := target
				if want == "" {
					want = spvc.DefaultTarget
				}
				if p.Env().Name() != want || b.Env != p.Env() {
					t.Errorf("compiled for %s, want %s", p.Env().Name(), want)
				}
				if validated != (len(b.Notes) > 0) && target == "vulkan1.4" {
					t.Errorf("vulkan1.4 validates by older rules and must say so: %q", b.Notes)
				}
				if !validated {
					return
				}
				if err := spirvtools.Validate(b.Words, spirvtools.OptionsFor(b.Env)); err != nil {
					t.Error(err)
				}
			})
		}
	}
}

// Vulkan 1.0 has storage buffers only through an extension.
func TestMissingExtensionIsNamed(t *testing.T) {
	_, err := spvc.Compile(t.Context(), example(t, "saxpy.mlir"), spvc.Options{Name: "saxpy.mlir", Env: profile(t, "vulkan1.0")})
	var e *spvc.Error
	if !errors.As(err, &e) {
		t.Fatalf("got %v", err)
	}
	for _, want := range []string{"saxpy.mlir:7:30: error: argument 1 of kernel 'saxpy', 'memref<4096xf32>', needs a storage buffer", "the extension SPV_KHR_storage_buffer_storage_class", "--target=vulkan1.1"} {
		if !strings.Contains(e.Error(), want) {
			t.Errorf("no %q in\n%s", want, e)
		}
	}
}

func TestWorkersDoNotShow(t *testing.T) {
	var text bytes.Buffer
	text.WriteString("gpu.module @k {\n")
	for i := range 40 {
		fmt.Fprintf(&text, `gpu.func @k%d(%%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
  %%i = gpu.global_id x
  %%c = arith.constant %d.0 : f32
  %%v = memref.load %%m[%%i] : memref<64xf32>
  %%s = arith.mulf %%v, %%c : f32
  memref.store %%s, %%m[%%i] : memref<64xf32>
  gpu.return
}
`, i, i)
	}
	text.WriteString("}\n")
	one := compile(t, text.Bytes(), spvc.Options{Workers: 1})
	eight := compile(t, text.Bytes(), spvc.Options{Workers: 8})
	if !bytes.Equal(one.IR(), eight.IR()) {
		t.Error("the IR depends on the number of workers")
	}
	if fmt.Sprint(one.Binaries[0].Words) != fmt.Sprint(eight.Binaries[0].Words) {
		t.Error("the binary depends on the number of workers")
	}
	if err := spvwords.Check(one.Binaries[0].Words); err != nil {
		t.Error(err)
	}
}

func TestTargetOfTheModule(t *testing.T) {
	const text = `module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {
  gpu.module @k {
    gpu.func @f(%m: memref<4xf32>) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [4, 1, 1]>} {
      gpu.return
    }
  }
}`
	p := compile(t, []byte(text), spvc.Options{})
	if v := p.Env().Version().String(); p.Env().ClientAPI() != target.Vulkan || v != "v1.3" && v != "1.3" {
		t.Errorf("compiled for %v %s", p.Env().ClientAPI(), v)
	}
	p = compile(t, []byte(text), spvc.Options{Env: profile(t, "vulkan1.2")})
	if !strings.Contains(string(p.IR()), "#spirv.vce<v1.5") || p.Env().Name() != "vulkan1.2" {
		t.Errorf("the option does not replace the module's target:\n%s", p.IR())
	}
}

func TestLaunchesGiveTheWorkgroupSize(t *testing.T) {
	const text = `func.func @main(%m: memref<64xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) {
    %f = arith.constant 1.0 : f32
    memref.store %f, %m[%tx] : memref<64xf32>
    gpu.terminator
  }
  return
}`
	p := compile(t, []byte(text), spvc.Options{})
	if !strings.Contains(string(p.IR()), `spirv.ExecutionMode @main_kernel "LocalSize", 8, 1, 1`) {
		t.Errorf("the launch's block size is not the kernel's:\n%s", p.IR())
	}
}

func TestCompileErrors(t *testing.T) {
	const kernel = `gpu.module @k {
  gpu.func @f() kernel attributes {known_blocksize = 1} {
    gpu.return
  }
}
`
	for _, c := range []struct{ name, text, want string }{
		{"syntax", "func.func @f( {\n}\n", "in.mlir:1:14: error: "},
		{"verifier", "func.func @f() -> i32 {\n  return\n}\n", "in.mlir:2:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1"},
		{"unknown op", "func.func @f() {\n  foo.bar\n}\n", "in.mlir:2:3: error: "},
		{"no workgroup size", kernel, "in.mlir:2:3: error: 'gpu.func' op has no 'spirv.entry_point_abi', no 'known_block_size', and no launch"},
		{"illegal op", `gpu.module @k {
  gpu.func @f(%a: f64, %m: memref<4xf64>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %i = gpu.thread_id x
    memref.store %a, %m[%i] : memref<4xf64>
    gpu.return
  }
}`, "in.mlir:"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := spvc.Compile(t.Context(), []byte(c.text), spvc.Options{Name: "in.mlir", NoValidate: true})
			var e *spvc.Error
			if !errors.As(err, &e) {
				t.Fatalf("got %v, want an *Error", err)
			}
			if !strings.Contains(e.Error(), c.want) || strings.HasSuffix(e.Error(), "\n") {
				t.Errorf("got\n%s\nwant %q in it", e, c.want)
			}
		})
	}
	if _, err := spvc.Compile(t.Context(), []byte("x"), spvc.Options{}); err == nil || !strings.HasPrefix(err.Error(), "<input>:1:1: error: ") {
		t.Errorf("a nameless source: got %v", err)
	}
}

func TestCompileModule(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	top, ok := ir.Parse(ctx, ctx.AddFile("k", example(t, "saxpy.mlir")))
	if !ok {
		t.Fatal("cannot parse")
	}
	p, err := spvc.CompileModule(t.Context(), top, spvc.Options{NoValidate: !validated})
	if err != nil || len(p.Binaries) != 1 {
		t.Fatal(err)
	}
	top.SetAttr("gpu.container_module", ctx.Bool(true))
	var bad *spvc.Error
	if _, err := spvc.CompileModule(t.Context(), top, spvc.Options{NoValidate: !validated}); !errors.As(err, &bad) {
		t.Errorf("a module that does not verify: %v", err)
	}
}

// deep is a module whose regions are nested n deep.
func deep(n int) []byte {
	return []byte("func.func @main() {\n%t = arith.constant true\n" + strings.Repeat("scf.if %t {\n", n) + strings.Repeat("}\n", n) + "return\n}\n")
}

func TestDeepNestingIsNoCrash(t *testing.T) {
	compile(t, deep(200), spvc.Options{})
	_, err := spvc.Compile(t.Context(), deep(100_000), spvc.Options{})
	var e *spvc.Error
	if !errors.As(err, &e) || !strings.Contains(err.Error(), "nest") {
		t.Errorf("got %.300v", err)
	}
}

func TestValidationFailure(t *testing.T) {
	if !validated {
		p, err := spvc.Compile(t.Context(), example(t, "saxpy.mlir"), spvc.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if last := len(p.Diagnostics) - 1; p.Validated() || last < 0 || !strings.Contains(p.Diagnostics[last].Message, "was not validated") {
			t.Errorf("%v, %v", p.Validated(), p.Diagnostics)
		}
		return
	}
	// MLIR accepts spirv.Kill everywhere; SPIR-V has it in fragment shaders only.
	const text = `spirv.module @m Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @main() -> () "None" {
    spirv.Kill%s
  }%[1]s
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}`
	_, err := spvc.Compile(t.Context(), fmt.Appendf(nil, text, ""), spvc.Options{Name: "k.mlir"})
	var diags *spvc.Error
	var tools *spirvtools.Error
	if !errors.As(err, &diags) || !errors.As(err, &tools) || !strings.Contains(err.Error(), "k.mlir:2:3: error: SPIR-V does not allow this: OpEntryPoint") ||
		!strings.Contains(err.Error(), "the binary of @m does not validate (for vulkan1.1)") {
		t.Errorf("got %v", err)
	}
	_, err = spvc.Compile(t.Context(), fmt.Appendf(nil, text, " loc(unknown)"), spvc.Options{})
	if err == nil || errors.As(err, &diags) || !strings.Contains(err.Error(), "the binary of @m does not validate (for vulkan1.1): spirv-tools: ") {
		t.Errorf("without a location: %v", err)
	}
	if _, err := spvc.Compile(t.Context(), fmt.Appendf(nil, text, ""), spvc.Options{NoValidate: true}); err != nil {
		t.Errorf("without validation: %v", err)
	}
}

func ExampleCompile() {
	const text = `
gpu.module @kernels {
  gpu.func @twice(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %v = memref.load %m[%i] : memref<64xf32>
    %d = arith.addf %v, %v : f32
    memref.store %d, %m[%i] : memref<64xf32>
    gpu.return
  }
}`
	program, err := spvc.Compile(context.Background(), []byte(text), spvc.Options{Name: "twice.mlir", NoValidate: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, b := range program.Binaries {
		fmt.Printf("%s: SPIR-V for %s, magic %#x\n", b.Name, b.Env.Name(), b.Words[0])
	}
	// Output: kernels: SPIR-V for vulkan1.1, magic 0x7230203
}

func ExampleCompile_diagnostics() {
	_, err := spvc.Compile(context.Background(), []byte("func.func @f() -> i32 {\n  return\n}\n"), spvc.Options{Name: "f.mlir"})
	fmt.Println(err)
	// Output:
	// f.mlir:2:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
	//   return
	//   ^
}

// oldTools reports whether the SPIRV-Tools are those whose errors the tests show.
func oldTools() bool { return strings.HasPrefix(spirvtools.Version(), "v2023.1") }

// TestUnknownCapability compiles a binary with a capability that the installed SPIRV-Tools may be too old for.
func TestUnknownCapability(t *testing.T) {
	const text = `module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.6, [Shader, CooperativeMatrixKHR], [SPV_KHR_cooperative_matrix]>, api=Vulkan, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k(%c: memref<16x16xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
      %c0 = arith.constant 0 : index
      %m = gpu.subgroup_mma_load_matrix %c[%c0, %c0] {leadDimension = 16 : index} : memref<16x16xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
      gpu.subgroup_mma_store_matrix %m, %c[%c0, %c0] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
      gpu.return
    }
  }
}`
	p, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{NoValidate: !validated || !oldTools()}) // later ones want the memory model of Vulkan
	if err != nil {
		t.Fatal(err)
	}
	b := p.Binaries[0]
	old := spirvtools.Validate(b.Words, spirvtools.OptionsFor(b.Env))
	noted := strings.Contains(strings.Join(b.Notes, "\n"), "does not know the capability CooperativeMatrixKHR, so it did not validate the binary")
	if tried := validated && oldTools(); tried && noted != (old != nil) || !tried && noted {
		t.Errorf("%q, although SPIRV-Tools say %v", b.Notes, old)
	}
}
