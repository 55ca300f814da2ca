package bytecode_test

import (
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
		if len(source) > 1<<16 || len(source) < 4 || string(source[:4]) != bytecode.Magic {
			t.Skip()
		}
		module, errs := parse("fuzz", source)
		if module == nil {
			if errs == "" {
				t.Fatal("refused without an error")
			}
			return
		}
		if again, errs := parse("again", bytecodeOf(t, module, bytecode.Version)); again == nil || withoutUsers(again) != withoutUsers(module) {
			t.Fatalf("reads back with %s", errs)
		}
	})
}
