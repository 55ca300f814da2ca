package bytecode_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/spvc/spvc/ir/bytecode"
)

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
	for v := bytecode.MinVersion; v <= bytecode.Version; v++ {
		f.Add(bytecodeOf(f, small, v))
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
