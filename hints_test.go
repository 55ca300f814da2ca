package spvc_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc"
)

// TestHints compiles sources in other languages and faulty ones, and looks for the note, or
// for none.
func TestHints(t *testing.T) {
	for source, want := range map[string]string{
		"#version 450\nvoid main() {}":                                                    "this is GLSL",
		"@group(0) @binding(0) var<storage> a: array<f32>;":                               "this is WGSL",
		"@compute @workgroup_size(64)\nfn main() {}":                                      "this is WGSL",
		"__kernel void f(__global float* a) {}":                                           "OpenCL C, CUDA or HLSL",
		"[numthreads(64, 1, 1)]\nvoid main() {}":                                          "OpenCL C, CUDA or HLSL",
		"\x03\x02\x23\x07\x00\x00\x01\x00":                                                "this is a SPIR-V binary",
		"\x07\x23\x02\x03\x00\x01\x00\x00":                                                "this is a SPIR-V binary",
		"ML\xefR\x01":                                                                     "this is MLIR bytecode",
		"func.func @f() { arith.cnstant 0 : i32 }":                                        "did you mean 'arith.constant'?",
		"func.func @f() { airth.constant 0 : i32 }":                                       "did you mean 'arith'?",
		"func.func @f(%a: f3) { return }":                                                 "did you mean 'f32'?",
		"func.func @main() { return }\nfunc.func @g() { call @mian() : () -> () return }": "did you mean 'main'?",
		"func.func @f() { arith.zzzzzzzzzzz 0 : i32 }":                                    "",
		"zzzzzzzzzz.constant":                                                             "",
		"module {":                                                                        "",
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
