package parity

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

const dir = "testdata"

// reported is how many differences of a suite a test prints.
const reported = 5

// differences compares a suite with spvc, as setup makes it, and returns reports of the differences.
func differences(t *testing.T, setup tool.Setup, suite string, cases []Case) []string {
	t.Helper()
	var reports []string
	for flags, some := range ByFlags(cases) {
		var inputs []string
		for _, a := range some {
			inputs = append(inputs, a.Case.Input)
		}
		for i, ours := range Ours(setup, flags, inputs) {
			a := some[i]
			want := a.Answer.Text
			switch {
			case a.Answer.Known > 0:
				want = a.Answer.Ours
			case want == Crash && ours != Crash:
				continue // spvc has an answer where mlir-opt has none
			}
			if ours != want {
				reports = append(reports, Report(suite, *a.Case, *a.Answer, ours))
			}
		}
	}
	return reports
}

// oldest is the record of the oldest version.
var oldest = &Records[0]

// load returns the recorded cases of a suite.
func load(t *testing.T, r *Record, suite string) []Case {
	t.Helper()
	cases, err := Read(filepath.Join(dir, r.Dir), suite)
	if err != nil || len(cases) == 0 {
		t.Fatalf("%s: %d cases, %v; make parity records them", suite, len(cases), err)
	}
	return cases
}

// TestParity compares spvc with the recorded answers of mlir-opt.
func TestParity(t *testing.T) {
	for i := range Records {
		r := &Records[i]
		for _, s := range r.Suites {
			t.Run(r.Version.String()+"/"+s.Name, func(t *testing.T) {
				t.Parallel()
				reports := differences(t, tool.SetupFor(r.Version), s.Name, load(t, r, s.Name))
				for _, text := range reports[:min(len(reports), reported)] {
					t.Error(text)
				}
				if len(reports) > 0 {
					t.Errorf("%d answers differ from those of mlir-opt %s (docs/testing.md, Parity)", len(reports), r.Version)
				}
			})
		}
	}
}

// TestKnown checks that each row of known.txt explains a difference, that the documents have its reason,
// and that answers with a row differ.
func TestKnown(t *testing.T) {
	var docs strings.Builder
	for _, name := range []string{"../../docs/differences.md", "../../docs/opdiff.md"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		docs.Write(text)
	}
	for i := range Records {
		r := &Records[i]
		t.Run(r.Version.String(), func(t *testing.T) { checkKnown(t, r, docs.String()) })
	}
}

func checkKnown(t *testing.T, r *Record, docs string) {
	rows, err := r.KnownRows()
	if err != nil {
		t.Fatal(err)
	}
	used := make([]int, len(rows)+1)
	for _, s := range r.Suites {
		for _, c := range load(t, r, s.Name) {
			for _, a := range c.Answers {
				if a.Known == 0 {
					continue
				}
				if a.Known > len(rows) || KnownRow(rows, a.Flags, c.Input, a.Ours, a.Text) != a.Known {
					t.Fatalf("%s, case %s: row %d does not explain it; make parity records the rows anew", s.Name, c.Name, a.Known)
				}
				if used[a.Known]++; a.Ours == a.Text {
					t.Errorf("%s, case %s: no difference to explain", s.Name, c.Name)
				}
			}
		}
	}
	for i, row := range rows {
		if used[i+1] == 0 {
			t.Errorf("row %d of known.txt (%s) explains nothing", i+1, row.Reason)
		}
		if !strings.Contains(docs, row.Reason) {
			t.Errorf("no document has the reason %q", row.Reason)
		}
	}
}

// TestEveryOp checks that mlir-opt was asked about each op of its version.
func TestEveryOp(t *testing.T) {
	name := regexp.MustCompile(`"([a-z_]+\.[A-Za-z_0-9.]+)"\(`)
	for i := range Records {
		r := &Records[i]
		seen := map[string]bool{}
		for _, suite := range []string{"folds", "ops", "patterns"} {
			for _, c := range load(t, r, suite) {
				for _, m := range name.FindAllStringSubmatch(c.Input, -1) {
					seen[m[1]] = true
				}
			}
		}
		gen := r.NewGenerator()
		for _, def := range append(gen.Shared(), patternOps(gen)...) {
			if def.Versions.Has(r.Version) && !seen[def.Name] {
				t.Errorf("no case of version %s has %s; make parity records one", r.Version, def.Name)
			}
		}
	}
}

// maxBytes bounds the record of a version.
const maxBytes = 9 << 17

// TestSize bounds the record of each version.
func TestSize(t *testing.T) {
	for i := range Records {
		files, err := os.ReadDir(filepath.Join(dir, Records[i].Dir))
		if err != nil {
			t.Fatal(err)
		}
		size := int64(0)
		for _, f := range files {
			info, err := f.Info()
			if err != nil {
				t.Fatal(err)
			}
			if !f.IsDir() {
				size += info.Size()
			}
		}
		if size > maxBytes {
			t.Errorf("the record of version %s has %d bytes, of at most %d", Records[i].Version, size, maxBytes)
		}
	}
}

// changed returns a setup in which change has changed a dialect.
func changed(dialect string, made func() *ir.Dialect, change func(*ir.Dialect)) tool.Setup {
	setup := tool.SetupFor(ir.OldestVersion)
	setup.Dialects.Add(dialect, func() *ir.Dialect {
		d := made()
		change(d)
		return d
	})
	return setup
}

// entry returns the entry of an op of d.
func entry(d *ir.Dialect, def *ir.OpDef) *ir.OpEntry {
	for i := range d.Ops {
		if d.Ops[i].Def == def {
			return &d.Ops[i]
		}
	}
	return nil
}

// twice is a dialect interface with a pattern that MLIR does not have.
type twice struct{}

func (twice) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.OnOp("twice", arith.AddI, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		if op.Operand(0) != op.Operand(1) {
			return false
		}
		rw.ReplaceWithOp(op, rw.Create(op.Loc(), arith.MulI, op.Operands(), op.ResultTypes()))
		return true
	})}
}

// faults are changes of spvc that no other test has to notice, with a suite that does, and a text of
// the report.
var faults = map[string]struct {
	suite, text string
	setup       func() tool.Setup
}{
	"fold": {"folds", `"arith.shrui"`, func() tool.Setup {
		return changed("arith", arith.Dialect, func(d *ir.Dialect) {
			e := entry(d, arith.ShRUI)
			fold := e.Fold
			e.Fold = func(op *ir.Operation, k []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
				if zero := arith.ZeroAttr(op.Operand(0).Type()); zero != nil && k[0] == zero {
					return ir.FoldTo(out, zero)
				}
				return fold(op, k, out)
			}
		})
	}},
	"canonicalization": {"folds", `"arith.addi"`, func() tool.Setup {
		return changed("arith", arith.Dialect, func(d *ir.Dialect) { d.Interfaces = append(d.Interfaces, twice{}) })
	}},
	"verifier": {"invalid", "another text", func() tool.Setup {
		return changed("vector", vector.Dialect, func(d *ir.Dialect) {
			e := entry(d, vector.ShapeCast)
			verify := e.Verify
			e.Verify = func(op *ir.Operation) bool {
				pop := op.Context().PushHandler(func(*ir.Diagnostic) bool { return true })
				ok := verify(op)
				pop()
				return ok || op.EmitOpError("has another text")
			}
		})
	}},
	"printed form": {"ops", "affine.apply  ", func() tool.Setup {
		return changed("affine", affine.Dialect, func(d *ir.Dialect) {
			e := entry(d, affine.Apply)
			print := e.Print
			e.Print = func(p *ir.Printer, op *ir.Operation) {
				p.Byte(' ')
				print(p, op)
			}
		})
	}},
}

// TestDetects checks that the record shows an additional fold and pattern, and a changed text of a
// verifier and of an operation, and that the report has the input.
func TestDetects(t *testing.T) {
	for name, f := range faults {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var cases []Case
			for _, c := range load(t, oldest, f.suite) {
				dialect, _, _ := strings.Cut(strings.Trim(f.text, `"`), ".")
				if f.suite != "folds" || strings.HasPrefix(c.Name, dialect) {
					cases = append(cases, c)
				}
			}
			reports := differences(t, f.setup(), f.suite, cases)
			if len(reports) == 0 || !strings.Contains(strings.Join(reports, ""), f.text) || !strings.Contains(reports[0], "mlir-opt:") {
				t.Errorf("%d reports, none with %q", len(reports), f.text)
			}
		})
	}
}
