package llvmir_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/dlti"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// importText returns the module for LLVM IR in the text of a version, or the errors.
func importText(t testing.TB, src string, v ir.Version, o llvmir.ImportOptions) (*ir.Operation, string) {
	t.Helper()
	m, err := text.Parse(src)
	if err != nil {
		return nil, err.Error()
	}
	reg := ir.NewRegistry()
	reg.Add("llvm", llvm.Dialect)
	reg.Add("dlti", dlti.Dialect)
	reg.Version = v
	ctx := ir.NewContext(reg)
	var messages strings.Builder
	defer ctx.PushHandler(func(d *ir.Diagnostic) bool {
		messages.WriteString(d.Message + "\n")
		return true
	})()
	top, ok := llvmir.Import(ctx, m, o)
	if !ok || !ir.Verify(top) {
		return nil, messages.String()
	}
	return top, messages.String()
}

// TestImportExport checks that a module that was exported is the same after an import and another export.
func TestImportExport(t *testing.T) {
	for name, v := range map[string]ir.Version{"module.ll": 22, "debug.ll": 19} {
		top, messages := importText(t, read(t, name), v, llvmir.ImportOptions{})
		if top == nil {
			t.Errorf("%s: %s", name, messages)
			continue
		}
		m, ok := llvmir.Export(top, llvmir.Options{})
		if !ok {
			t.Errorf("%s: no export", name)
			continue
		}
		again, messages := importText(t, text.Print(m, int(v)), v, llvmir.ImportOptions{})
		if again == nil {
			t.Errorf("%s, second time: %s", name, messages)
			continue
		}
		if got, want := again.Text(ir.PrintOptions{}), top.Text(ir.PrintOptions{}); body(got) != body(want) {
			t.Errorf("%s: the second import differs:\n%s\nfirst:\n%s", name, got, want)
		}
	}
}

// body returns the text behind the attributes of the module, which the export does not keep all.
func body(s string) string {
	_, after, _ := strings.Cut(s, "{\n")
	return after
}

// TestImportDepth imports what is deep or large.
func TestImportDepth(t *testing.T) {
	var types, locs, debug strings.Builder
	types.WriteString("%t0 = type { i32 }\n")
	for k := 1; k < 40; k++ {
		n, before := itoa(k), itoa(k-1)
		types.WriteString("%t" + n + " = type { %t" + before + ", %t" + before + " }\n")
	}
	types.WriteString("@g = external global %t39\n")
	locs.WriteString("define void @f() {\n  ret void, !dbg !1\n}\n!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n" +
		"!1 = distinct !DILocation(line: 1, scope: !2, inlinedAt: !1)\n!2 = !DIFile(filename: \"a\", directory: \"b\")\n")
	debug.WriteString("define void @f() !dbg !1 {\n  ret void\n}\n!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n" +
		"!1 = distinct !DISubprogram(name: \"f\", scope: !2, type: !3)\n!2 = !DIFile(filename: \"a\", directory: \"b\")\n!3 = !DISubroutineType(types: !4)\n!4 = !{!5}\n")
	const deep = 5000
	for k := 5; k < deep; k++ {
		debug.WriteString("!" + itoa(k) + " = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !" + itoa(k+1) + ")\n")
	}
	debug.WriteString("!" + itoa(deep) + " = !DIBasicType(name: \"int\")\n")
	for name, c := range map[string]struct{ src, want string }{
		"types": {types.String(), "type has too many parts"}, "inlined at itself": {locs.String(), ""}, "debug": {debug.String(), "debug information is nested too deeply"},
		"zeros": {"@g = global { [100000000 x ptr], i32 } zeroinitializer\n", "unhandled constant"},
	} {
		top, messages := importText(t, c.src, 19, llvmir.ImportOptions{})
		if c.want == "" && top == nil || c.want != "" && (top != nil || !strings.Contains(messages, c.want)) {
			t.Errorf("%s: got %q, want %q", name, messages, c.want)
		}
	}
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}

// FuzzImport checks that no text makes the import panic, and that what it makes can be exported and verified.
func FuzzImport(f *testing.F) {
	for _, pattern := range []string{"testdata/*.ll", "../../test/llvm/import/*.ll"} {
		files, _ := filepath.Glob(pattern)
		for _, name := range files {
			data, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			for _, piece := range strings.Split(string(data), "; // -----\n") {
				f.Add(piece)
			}
		}
	}
	f.Fuzz(func(t *testing.T, src string) {
		const most = 1 << 14
		if len(src) > most {
			return
		}
		for _, v := range []ir.Version{19, 22} {
			top, _ := importText(t, src, v, llvmir.ImportOptions{Warnings: true})
			if top == nil {
				continue
			}
			llvmir.Export(top, llvmir.Options{})
		}
	})
}
