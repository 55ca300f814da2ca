package compiler_test

import (
	"bytes"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
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
		if len(source) <= 4000 {
			compileAll(t, source)
		}
	})
}

// compileAll runs compilers that print what they make over a source.
func compileAll(t *testing.T, source string) {
	t.Helper()
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
			t.Errorf("%v ends with %d without a message:\n%s", args, code, source)
		}
	}
}

// mutants is how many changed programs TestMutants compiles.
var mutants = flag.Int("mutants", 60, "how many changed programs to compile")

// TestMutants compiles random programs, as Toy and as MLIR, of which some words were removed, doubled or replaced by words of other programs.
func TestMutants(t *testing.T) {
	word := regexp.MustCompile(`\w+|\s+|.`)
	for seed := range uint64(*mutants) {
		r := rand.New(rand.NewPCG(seed, 1))
		source, other := random.Program(seed, true), random.Program(seed+1, seed%3 == 0)
		if seed%3 == 1 {
			file := filepath.Join(t.TempDir(), "f")
			if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
				t.Fatal(err)
			}
			_, source, _ = run(t, "toyc-ch7", "-emit=mlir", file)
		}
		words, others := word.FindAllString(source, -1), word.FindAllString(other, -1)
		for range 1 + r.IntN(4) {
			i := r.IntN(len(words))
			switch r.IntN(3) {
			case 0:
				words = slices.Delete(words, i, i+1)
			case 1:
				words = slices.Insert(words, i, words[r.IntN(len(words))])
			case 2:
				words[i] = others[r.IntN(len(others))]
			}
		}
		compileAll(t, strings.Join(words, ""))
	}
}
