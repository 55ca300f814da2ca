package llvmir_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/dlti"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// TestReferenceExport and TestReferenceImport compare with texts and errors that mlir-translate printed. Each input in testdata has pieces, and
// for each version of MLIR, or that at the end of the name, a file with the answer for each piece. SPVC_RECORD=1 asks mlir-translate-19 and mlir-translate-22 anew.
func TestReferenceExport(t *testing.T) {
	reference(t, "testdata/export/*.mlir", "// -----\n", ".ll", []string{"--mlir-to-llvmir"}, func(t *testing.T, src string, version int) string {
		reg := ir.NewRegistry()
		reg.Add("llvm", llvm.Dialect)
		reg.Add("dlti", dlti.Dialect)
		reg.Version = ir.Version(version)
		ctx := ir.NewContext(reg)
		var messages []string
		defer ctx.PushHandler(func(d *ir.Diagnostic) bool {
			messages = append(messages, d.Severity.String()+": "+d.Message)
			return true
		})()
		top, ok := ir.Parse(ctx, ctx.AddFile("<stdin>", []byte(src)))
		if ok && ir.Verify(top) {
			if m, ok := llvmir.Export(top, llvmir.Options{}); ok {
				return answer(text.Print(m, version), messages)
			}
		}
		return answer("", messages)
	})
}

func TestReferenceImport(t *testing.T) {
	flags := []string{"--import-llvm", "--emit-expensive-warnings", "--mlir-print-debuginfo"}
	reference(t, "testdata/import/*.ll", "; -----\n", ".mlir", flags, func(t *testing.T, src string, version int) string {
		m, err := text.Parse(src)
		if err != nil {
			return answer("", []string{err.Error()})
		}
		if m.SourceFilename == "" {
			m.SourceFilename = "<stdin>"
		}
		reg := ir.NewRegistry()
		reg.Add("llvm", llvm.Dialect)
		reg.Add("dlti", dlti.Dialect)
		reg.Version = ir.Version(version)
		ctx := ir.NewContext(reg)
		var messages []string
		defer ctx.PushHandler(func(d *ir.Diagnostic) bool {
			messages = append(messages, d.Severity.String()+": "+d.Message)
			return true
		})()
		if top, ok := llvmir.Import(ctx, m, llvmir.ImportOptions{Warnings: true}); ok && ir.Verify(top) {
			return answer(top.Text(ir.PrintOptions{DebugInfo: true}), messages)
		}
		return answer("", messages)
	})
}

// answer joins messages and output.
func answer(out string, messages []string) string {
	for i, m := range messages {
		first, _, _ := strings.Cut(m, "\n")
		messages[i] = strings.TrimSpace(first)
	}
	lines := strings.Split(strings.TrimSpace(strings.Join(messages, "\n")+"\n"+out), "\n")
	for i, line := range lines {
		// The order of the entries in layouts that MLIR 19 imports changes from run to run.
		if strings.HasPrefix(line, "module attributes") {
			parts := strings.Split(line, ", ")
			for k, p := range parts {
				parts[k] = strings.TrimRight(strings.TrimPrefix(p, "module attributes {dlti.dl_spec = #dlti.dl_spec<"), "> {}")
			}
			slices.Sort(parts)
			lines[i] = "module attributes " + strings.Join(parts, ", ")
		}
	}
	return strings.Join(lines, "\n")
}

// translated returns the answer of a tool of LLVM.
func translated(t *testing.T, src, tool string, flags []string) string {
	cmd := exec.Command(tool, flags...)
	var out, errs bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(src), &out, &errs
	if err := cmd.Run(); err != nil {
		out.Reset()
		if cmd.ProcessState == nil || cmd.ProcessState.ExitCode() != 1 {
			t.Errorf("%s stops with %v at\n%s", tool, err, src)
		}
	}
	var messages []string
	for line := range strings.Lines(errs.String()) {
		for _, kind := range []string{"error: ", "warning: "} {
			if at := strings.Index(line, kind); at >= 0 {
				messages = append(messages, line[at:])
				break
			}
		}
	}
	return answer(out.String(), messages)
}

const answers = "\n;;;;;;;;\n"

// reference compares the answers of f to the pieces of the inputs with those of mlir-translate.
func reference(t *testing.T, pattern, marker, ext string, flags []string, f func(t *testing.T, src string, version int) string) {
	names, err := filepath.Glob(pattern)
	if err != nil || len(names) == 0 {
		t.Fatal("no inputs: ", err)
	}
	for _, name := range names {
		stem := strings.TrimSuffix(name, filepath.Ext(name))
		for _, version := range []int{19, 22} {
			number := strconv.Itoa(version)
			if only := strings.LastIndexByte(stem, '-'); only >= 0 && stem[only+1:] != number {
				continue
			}
			t.Run(filepath.Base(stem)+"."+number, func(t *testing.T) {
				src, err := os.ReadFile(name)
				if err != nil {
					t.Fatal(err)
				}
				pieces := strings.Split(string(src), marker)
				file := stem + "." + number + ext
				if os.Getenv("SPVC_RECORD") != "" {
					record(t, file, pieces, "mlir-translate-"+number, flags)
				}
				comparePieces(t, file, pieces, func(src string) string { return f(t, src, version) })
			})
		}
	}
}

func record(t *testing.T, file string, pieces []string, tool string, flags []string) {
	var list []string
	for _, piece := range pieces {
		list = append(list, translated(t, piece, tool, flags))
	}
	if err := os.WriteFile(file, []byte(strings.Join(list, answers)+"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
}

func comparePieces(t *testing.T, file string, pieces []string, f func(src string) string) {
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	wants := strings.Split(strings.TrimSuffix(string(want), "\n"), answers)
	if len(wants) != len(pieces) {
		t.Fatalf("%s: %d answers to %d pieces", file, len(wants), len(pieces))
	}
	for i, piece := range pieces {
		if got := f(piece); got != wants[i] {
			t.Errorf("%s, piece %d: %s", file, i+1, difference(got, wants[i]))
		}
	}
}

// difference describes the first lines that differ.
func difference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(g), len(w)) {
		var a, b string
		if i < len(g) {
			a = g[i]
		}
		if i < len(w) {
			b = w[i]
		}
		if a != b || i >= len(g) || i >= len(w) {
			return "line " + strconv.Itoa(i+1) + "\ngot:  " + a + "\nwant: " + b
		}
	}
	return ""
}
