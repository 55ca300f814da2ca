package matrix

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/test/littools"
)

// TestModules runs the pipelines of testdata/modules on modules that need more than one
// operation, and compares the results and the diagnostics with the recorded ones.
//
// The first line of a file is the pipeline. The text up to the first line of dashes
// stands before every module; $NAME in a module is the rest of the line "NAME = …" in
// that text. Modules are separated by lines of dashes, and begin with a comment that
// says what they are. A second comment may name another pipeline.
func TestModules(t *testing.T) {
	files, err := filepath.Glob("testdata/modules/*.in")
	if err != nil || len(files) == 0 {
		t.Fatal("there are no modules: ", err)
	}
	setup := littools.Setup()
	reg, registry := setup.Dialects, setup.Passes
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".in")
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			head, rest, _ := strings.Cut(string(data), "\n")
			cases := strings.Split(rest, "\n-----\n")
			prelude, macros := definitions(cases[0])
			var lines []string
			for _, c := range cases[1:] {
				c = macros.Replace(strings.TrimSpace(c))
				title, body, _ := strings.Cut(c, "\n")
				pipeline := strings.TrimSpace(strings.TrimPrefix(head, "//"))
				if p, ok := strings.CutPrefix(body, "// pipeline: "); ok {
					pipeline, body, _ = strings.Cut(p, "\n")
				}
				m, err := registry.ParsePipeline(pipeline)
				if err != nil {
					t.Fatal(err)
				}
				lines = append(lines, title)
				lines = append(lines, result(reg, m, prelude+body)...)
				lines = append(lines, "")
			}
			golden.Lines(t, filepath.Join("testdata", "modules", name+".txt"), lines, *update)
		})
	}
}

// definitions separates the lines "NAME = …" from the rest of a prelude.
func definitions(text string) (prelude string, macros *strings.Replacer) {
	var pairs []string
	for line := range strings.Lines(text) {
		if name, value, ok := strings.Cut(line, " = "); ok && !strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "//") {
			pairs = append(pairs, "$"+name, strings.TrimSpace(value))
		} else {
			prelude += line
		}
	}
	return prelude, strings.NewReplacer(pairs...)
}

// result runs m on a module and returns the diagnostics, and the new module unless m
// fails.
func result(reg *ir.Registry, m *pass.Manager, text string) (lines []string) {
	ctx := ir.NewContext(reg)
	ctx.ExplainFailures = true
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		lines = append(lines, d.Severity.String()+": "+short.Replace(d.Message))
		for _, n := range d.Notes {
			if !strings.HasPrefix(n.Message, "see current operation") {
				lines = append(lines, "  note: "+short.Replace(n.Message))
			}
		}
		return true
	})
	module, ok := ir.Parse(ctx, ctx.AddFile("test", []byte(text)))
	if !ok || !ir.Verify(module) {
		return append(lines, "INVALID INPUT")
	}
	if !m.Run(module, pass.RunOptions{Workers: 1}) {
		return append(lines, "FAILED")
	}
	for line := range strings.Lines(module.String()) {
		if strings.HasPrefix(line, "module attributes") {
			line = "module {" // the attributes are those of the input
		}
		lines = append(lines, short.Replace(strings.TrimRight(line, "\n")))
	}
	return lines
}
