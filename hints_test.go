package spvc_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
)

// TestHints compiles sources in other languages and faulty ones, and looks for the note, or
// for none.
func TestHints(t *testing.T) {
	for source, want := range map[string]string{
		"#version 450\nvoid main() {}":                                                                                 "this is GLSL",
		"@group(0) @binding(0) var<storage> a: array<f32>;":                                                            "this is WGSL",
		"@compute @workgroup_size(64)\nfn main() {}":                                                                   "this is WGSL",
		"__kernel void f(__global float* a) {}":                                                                        "OpenCL C, CUDA or HLSL",
		"[numthreads(64, 1, 1)]\nvoid main() {}":                                                                       "OpenCL C, CUDA or HLSL",
		"\x03\x02\x23\x07\x00\x00\x01\x00":                                                                             "this is a SPIR-V binary",
		"\x07\x23\x02\x03\x00\x01\x00\x00":                                                                             "this is a SPIR-V binary",
		"func.func @f() { arith.cnstant 0 : i32 }":                                                                     "did you mean 'arith.constant'?",
		"func.func @f() { airth.constant 0 : i32 }":                                                                    "did you mean 'arith'?",
		"func.func @f(%a: f3) { return }":                                                                              "did you mean 'f32'?",
		"func.func @main() { return }\nfunc.func @g() { call @mian() : () -> () return }":                              "did you mean 'main'?",
		"func.func @f() { retrun }":                                                                                    "did you mean 'func.return'?",
		"func.func @f(%a: i32) { %0 = \"arith.adi\"(%a, %a) : (i32, i32) -> i32 return }":                              "did you mean 'arith.addi'?",
		"func.func @f(%a: !spriv.ptr<f32, Function>) { return }":                                                       "did you mean 'spirv'?",
		"func.func @f(%a: memref<4xf32, #spriv.storage_class<Uniform>>) { return }":                                    "did you mean 'spirv'?",
		"func.func @f(%a: !spirv.pttr<f32, Function>) { return }":                                                      "did you mean 'ptr'?",
		"func.func @f(%a: !gpu.asyncc.token) { return }":                                                               "did you mean 'async.token'?",
		"func.func @f(%a: !spirv.image<f32, Dim2, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>) { return }": "did you mean 'Dim2D'?",
		"func.func @f(%a: memref<4xf32, #spirv.storage_class<StorageBufer>>) { return }":                               "did you mean 'StorageBuffer'?",
		"func.func @f(%value: f32) { %0 = arith.addf %valeu, %valeu : f32 return }":                                    "did you mean '%value'?",
		"func.func @f() { cf.br ^exitt\n^exit:\nreturn }":                                                              "did you mean 'exit'?",
		"!buffer = memref<4xf32>\nfunc.func @f(%a: !bufer) { return }":                                                 "did you mean 'buffer'?",
		"#map = affine_map<(d0) -> (d0)>\nfunc.func @f(%i: index) { %0 = affine.apply #mapp(%i) return }":              "did you mean 'map'?",
		"func.func @f(%n: i32) { %0 = arith.cmpi sltt, %n, %n : i32 return }":                                          "did you mean 'slt'?",
		"func.func @f() { %0 = arith.constant dens<0> : vector<4xi32> return }":                                        "did you mean 'dense'?",
		"func.func @f() { %0 = arith.constant #zzzzzz : i32 return }":                                                  "",
		env("#spirv.vce<v1.3, [Shadr], []>", ""):                                                                       "did you mean 'Shader'?",
		env("#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_bufer_storage_class]>", ""):                                   "did you mean 'SPV_KHR_storage_buffer_storage_class'?",
		env("#spirv.vce<v1.33, [Shader], []>", ""):                                                                     "did you mean 'v1.3'?",
		env("#spirv.vcee<v1.3, [Shader], []>", ""):                                                                     "did you mean 'vce'?",
		env("#spirv.vce<v1.3, [Shader], []>, api=Vulcan", ""):                                                          "did you mean 'Vulkan'?",
		env("#spirv.vce<v1.3, [Shader], []>, NVIDA", ""):                                                               "did you mean 'NVIDIA'?",
		env("#spirv.vce<v1.3, [Shader], []>", "max_compute_sharde_memory_size = 5"):                                    "did you mean 'max_compute_shared_memory_size'?",
		"module attributes {spirv.target_envv = 1} {}":                                                                 "did you mean 'spirv.target_env'?",
		"module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<\"spirv.scalar_block_layot\", true>>} {}":      "did you mean 'spirv.scalar_block_layout'?",
		"gpu.module @m { gpu.func @k() kernel attributes {known_blok_size = array<i32: 1, 1, 1>} { gpu.return } }":     "did you mean 'known_block_size'?",
		"spirv.module Logicall GLSL450 {}":                                                                             "did you mean 'Logical'?",
		"spirv.module Logical GLSL45 {}":                                                                               "did you mean 'GLSL450'?",
		shader("\"GLComput\" @main", "\"LocalSize\", 1, 1, 1"):                                                         "did you mean 'GLCompute'?",
		shader("\"GLCompute\" @main", "\"LocalSiz\", 1, 1, 1"):                                                         "did you mean 'LocalSize'?",
		shader("\"GLCompute\" @mian", "\"LocalSize\", 1, 1, 1"):                                                        "did you mean 'main'?",
		"spirv.module Logical GLSL450 {\nspirv.GlobalVariable @buf : !spirv.ptr<f32, Private>\nspirv.func @main() \"None\" {\n%0 = spirv.mlir.addressof @buff : !spirv.ptr<f32, Private>\nspirv.Return\n}\n}": "did you mean 'buf'?",
		// A function does not see the values, blocks and symbols of others.
		"func.func @g(%value: f32) { return }\nfunc.func @f(%a: f32) { %0 = arith.addf %valeu, %a : f32 return }":     "",
		"func.func @f(%a: f32) { %0 = arith.addf %valeu, %a : f32 return }\nfunc.func @g(%value: f32) { return }":     "",
		"func.func @g() { cf.br ^exit\n^exit:\nreturn }\nfunc.func @f() { cf.br ^exitt\n^stop:\nreturn }":             "",
		"module @a { func.func @main() { return } }\nmodule @b { func.func @g() { call @mian() : () -> () return } }": "",
		// A value of a region is one of the function.
		"func.func @f(%n: i1) { scf.if %n { %inner = arith.constant 0 : i32 %1 = arith.addi %inner, %iner : i32 } return }": "did you mean '%inner'?",
		// Comments and strings have no names.
		"// %value\nfunc.func @f(%a: f32) { %0 = arith.addf %valeu, %a : f32 return }":         "",
		"// !buffer = memref\nfunc.func @f(%a: !bufer) { return }":                             "",
		"// func.func @main\nfunc.func @g() { call @mian() : () -> () return }":                "",
		"func.func @g() attributes {text = \"func @main\"} { call @mian() : () -> () return }": "",
		"// ^exit\nfunc.func @f() { cf.br ^exitt\n^stop:\nreturn }":                            "",
		launching("@m::@kk"):                           "did you mean 'k'?",
		launching("@mm::@k"):                           "did you mean 'm'?",
		"func.func @f() { arith.zzzzzzzzzzz 0 : i32 }": "",
		"zzzzzzzzzz.constant":                          "",
		"module {":                                     "",
	} {
		_, err := spvc.Compile(t.Context(), []byte(source), spvc.Options{Name: "in.mlir"})
		if err == nil {
			t.Errorf("%q compiles", source)
			continue
		}
		if has := strings.Contains(err.Error(), "did you mean") || strings.Contains(err.Error(), "this is "); !strings.Contains(err.Error(), want) || has != (want != "") {
			t.Errorf("%q: the note is not %q:\n%v", source, want, err)
		}
	}
}

// env is a module with a target, the limits of which follow.
func env(attr, limits string) string {
	return "module attributes {spirv.target_env = #spirv.target_env<" + attr + ", #spirv.resource_limits<" + limits + ">>} {}"
}

// shader is a module with an entry point and its mode.
func shader(entry, mode string) string {
	return "spirv.module Logical GLSL450 {\nspirv.func @main() \"None\" {\nspirv.Return\n}\nspirv.EntryPoint " + entry + "\nspirv.ExecutionMode @main " + mode + "\n}"
}

// launching is a program that launches a kernel.
func launching(kernel string) string {
	return `module attributes {gpu.container_module} {
gpu.module @m {
gpu.func @k() kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
gpu.return
}
}
func.func @main() {
%c = arith.constant 1 : index
gpu.launch_func ` + kernel + ` blocks in (%c, %c, %c) threads in (%c, %c, %c)
return
}
}`
}

// TestHintsWithoutText compiles a module that was not read from a text: the symbols that it has are suggested.
func TestHintsWithoutText(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte("func.func private @main()\nfunc.func @g() { call @main() : () -> () return }")))
	if !ok {
		t.Fatal("the module does not parse")
	}
	top.Walk(func(op *ir.Operation) {
		if op.Is(fn.Call) {
			op.SetProp(0, ctx.SymbolRef("mian"))
		}
	})
	_, err := spvc.CompileModule(t.Context(), top, spvc.Options{})
	if err == nil || !strings.Contains(err.Error(), "did you mean 'main'?") {
		t.Errorf("%v", err)
	}
}

// TestHintsOfGlobals compiles kernels and hosts that use globals of other modules: only kernels can have them moved.
func TestHintsOfGlobals(t *testing.T) {
	const global, use = "memref.global \"private\" constant @table : memref<4xf32> = dense<1.0>\n", "%t = memref.get_global @table : memref<4xf32>\n"
	for source, want := range map[string]bool{
		global + "gpu.module @m { gpu.func @k() kernel attributes {known_block_size = array<i32: 1, 1, 1>} {\n" + use + "gpu.return } }":                         true,
		"gpu.module @n { " + global + "}\ngpu.module @m { gpu.func @k() kernel attributes {known_block_size = array<i32: 1, 1, 1>} {\n" + use + "gpu.return } }": true,
		"// " + global + "gpu.module @m { gpu.func @k() kernel attributes {known_block_size = array<i32: 1, 1, 1>} {\n" + use + "gpu.return } }":                 false,
		"gpu.module @n { " + global + "}\nfunc.func @main() {\n" + use + "return }":                                                                              false,
	} {
		_, err := spvc.Compile(t.Context(), []byte(source), spvc.Options{})
		if err == nil || strings.Contains(err.Error(), "'table' is in another module; move it into the gpu.module of the kernel") != want {
			t.Errorf("%q: want the note: %t\n%v", source, want, err)
		}
	}
}
