package bytecode_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/spvc/spvc/ir/bytecode"
)

// llvmSeed has types and attributes of the llvm dialect, which has encodings of its own in bytecode.
const llvmSeed = `
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#program = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #llvm.di_subroutine_type<types = #type>>
#domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[3]<>, domain = #domain>
#loop = #llvm.loop_annotation<disableNonforced = false, vectorize = <disable = true>, unroll = <count = 4 : i32>>
llvm.mlir.global internal @g(0 : i32) {addr_space = 1 : i32} : i32
llvm.func @f(%p: !llvm.ptr<1>, %s: !llvm.struct<"s", (ptr, array<2 x i8>, vector<[2]xf32>, struct<packed (i1)>)>) attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>} {
  %0 = llvm.load %p {alias_scopes = [#scope], alignment = 4 : i64} : !llvm.ptr<1> -> i32
  llvm.br ^bb1 {loop_annotation = #loop}
^bb1:
  llvm.return
} loc(fused<#program>["a.c":1:1])
`

// FuzzRead checks that no file makes the reader fail without an error, and that what it
// reads can be written and read again.
func FuzzRead(f *testing.F) {
	files, err := filepath.Glob("testdata/*.mlirbc")
	if err != nil || len(files) == 0 {
		f.Fatal("no seeds: ", err)
	}
	for _, name := range files {
		source, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(source)
	}
	small, _ := parse("small", []byte(`module { func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 } }`))
	llvm, errs := parse("llvm", []byte(llvmSeed))
	if llvm == nil {
		f.Fatal(errs)
	}
	for v := bytecode.MinVersion; v <= bytecode.Version; v++ {
		f.Add(bytecodeOf(f, small, v))
		f.Add(bytecodeOf(f, llvm, v))
	}
	f.Fuzz(func(t *testing.T, source []byte) {
		if len(source) <= 1<<16 && bytes.HasPrefix(source, []byte(bytecode.Magic)) {
			checkRead(t, source)
		}
	})
}

// checkRead checks that source is refused with an error, or is a module that can be
// written and read again. It reports whether it is a module.
func checkRead(t *testing.T, source []byte) bool {
	module, errs := parse("fuzz", source)
	if module == nil {
		if errs == "" {
			t.Fatalf("%q is refused without an error", source)
		}
		return false
	}
	again, errs := parse("again", bytecodeOf(t, module, bytecode.Version))
	if again == nil {
		t.Fatalf("reads back with errors %q:\n%s\n%q", errs, withoutUsers(module), source)
	}
	if have, want := withoutUsers(again), withoutUsers(module); have != want {
		t.Fatalf("reads back as\n%s\nwant\n%s\n%q", have, want, source)
	}
	return true
}

// TestMutated reads recorded bytecode in which a few bytes are changed.
func TestMutated(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlirbc")
	if err != nil || len(files) == 0 {
		t.Fatal("no files: ", err)
	}
	rnd := rand.New(rand.NewPCG(1, 2))
	modules, mutants := 0, 0
	for _, name := range files {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for range 1500 {
			mutant := bytes.Clone(source)
			for range 1 + rnd.IntN(3) {
				at := 5 + rnd.IntN(len(mutant)-5)
				mutant[at] = byte(rnd.Uint32() >> rnd.IntN(32))
			}
			mutants++
			if checkRead(t, mutant) {
				modules++
			}
		}
	}
	if modules == 0 || modules == mutants {
		t.Errorf("%d of %d mutants are modules", modules, mutants)
	}
}
