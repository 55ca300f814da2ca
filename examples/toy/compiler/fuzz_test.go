package compiler_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"example.com/toy/compiler"
	"example.com/toy/random"
)

// FuzzCompile compiles sources up to the lowerings, as Toy and as MLIR. The compiler reports errors, and neither crashes nor hangs.
func FuzzCompile(f *testing.F) {
	for seed := range uint64(20) {
		f.Add(random.Program(seed, seed%2 == 0))
	}
	f.Add("struct A { var a<2>; } def f(A a, b) { return a.b.c * b; } def main() { A a = {1, [2], {3}}; print(f(a, 1 + 2)); }")
	f.Add("def main() { var a<0, 3> = 1; print(a); var b<9999999999, 9999999999> = 2; print(b); var c<1> = [1, 2]; print(transpose(c)); }")
	f.Add("toy.func @main() {\n%0 = toy.struct_constant [[dense<1.0> : tensor<2xf64>], dense<2.0> : tensor<f64>] : !toy.struct<!toy.struct<tensor<*xf64>>, tensor<*xf64>>\n" +
		"%1 = toy.struct_access %0[1] : !toy.struct<!toy.struct<tensor<*xf64>>, tensor<*xf64>> -> tensor<*xf64>\n%2 = toy.add %1, %1 : tensor<*xf64>\ntoy.print %2 : tensor<*xf64>\ntoy.return\n}")
	f.Fuzz(func(t *testing.T, source string) {
		if len(source) > 4000 {
			return
		}
		file := filepath.Join(t.TempDir(), "f")
		if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
			t.Fatal(err)
		}
		for _, args := range [][]string{
			{"toyc-ch1", "-emit=ast"}, {"toyc-ch7", "-emit=ast"}, {"toyc-ch3", "-emit=mlir", "-opt"}, {"toyc-ch7", "-emit=mlir-llvm", "-opt"},
			{"toyc-ch8", "-emit=mlir-tensor", "-f32"}, {"toyc-ch7", "-emit=mlir-affine", "-x=mlir"}, {"toyc-ch5", "-emit=mlir-affine"},
		} {
			var out, messages bytes.Buffer
			code := compiler.Run(t.Context(), args[0], append(args[1:], file), compiler.Streams{Out: &out, Err: &messages})
			if code != 0 && messages.Len() == 0 {
				t.Errorf("%v ends with %d without a message", args, code)
			}
		}
	})
}
