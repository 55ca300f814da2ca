//go:build cgo

// Package quality counts the instructions of programs at each level of optimization.
package quality

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/serialize/spirvtools"
)

var update = flag.Bool("update", false, "write docs/code-quality.md")

const document = "../../docs/code-quality.md"

// A variant is a way to compile a program.
type variant struct {
	name  string
	level spvc.OptLevel
	// optimized is set if SPIRV-Tools optimize the binaries afterwards, as spirv-opt -O does.
	optimized bool
}

// The variants that the bounds compare.
const (
	o0 = iota
	o1
	o1Optimized
	o2
	os1
	numVariants
)

var variants = [numVariants]variant{
	o0: {"-O0", spvc.O0, false}, o1: {"-O1", spvc.O1, false}, o1Optimized: {"-O1, spirv-opt -O", spvc.O1, true},
	o2: {"-O2", spvc.O2, false}, os1: {"-Os", spvc.Os, false},
}

// counts are the instructions of the functions of a program, and those that the invocations of its
// launches execute.
type counts struct{ static, dynamic [numVariants]int64 }

// TestCodeQuality counts the instructions of the programs from number 100 on, and compares the table
// with the document. Over all programs, level 1 must have at most 3 % more instructions in the
// binaries, and execute at most 2 % more, than what SPIRV-Tools make of its binaries. Level s, which
// unrolls no loop that becomes longer, must have at most 1 % more in the binaries: it keeps signed
// operations from wrong folds. Level 2 must execute fewer.
func TestCodeQuality(t *testing.T) {
	files, err := filepath.Glob("../programs/1[0-9][0-9]-*.mlir")
	if err != nil || len(files) < 38 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	var sum counts
	var rows []string
	for _, file := range files {
		c := count(t, file)
		for i := range variants {
			sum.static[i] += c.static[i]
			sum.dynamic[i] += c.dynamic[i]
		}
		rows = append(rows, c.row(strings.TrimSuffix(filepath.Base(file), ".mlir")))
	}
	if s := sum.static; s[o1]*100 > s[o1Optimized]*103 || s[os1]*100 > s[o1Optimized]*101 {
		t.Errorf("%d instructions at level 1 and %d at level s, but %d after spirv-opt", s[o1], s[os1], s[o1Optimized])
	}
	if d := sum.dynamic; d[o1]*100 > d[o1Optimized]*102 || d[o2] > d[o1Optimized] {
		t.Errorf("%d executed instructions at level 1 and %d at level 2, but %d after spirv-opt", d[o1], d[o2], d[o1Optimized])
	}
	rows = append(rows, sum.row("all"))
	text := introduction + "\n" + strings.Join(rows, "\n") + "\n" + mlirTable(t)
	if *update {
		if err := os.WriteFile(document, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if have, err := os.ReadFile(document); err != nil || string(have) != text {
		t.Errorf("%s differs (%v); write it by go test ./test/quality -args -update", document, err)
	}
}

const introduction = `# Code quality

` + "`go test ./test/quality -args -update`" + ` writes these tables. It compiles the programs of ` + "`test/programs`" + ` from number 100 on for the reference device,
counts the instructions in the functions of their binaries (static), and those that all invocations of all launches execute on the reference
device (dynamic, in thousands). The third column of each group is what ` + "`spirv-opt -O`" + ` makes of the binaries of level 1
([pipeline.md](pipeline.md#levels-of-optimization)). The test fails if the sums of level 1 are more than 3 % (static) or 2 % (dynamic) above that
column, if those of level s are more than 1 % above (static), or those of level 2 at all (dynamic). Level 2 unrolls loops. Levels 2 and s
keep signed operations from wrong folds of SPIRV-Tools, which spirv-opt alone makes.

| program | static -O0 | -O1 | -O1, spirv-opt | -O2 | -Os | dynamic -O0 | -O1 | -O1, spirv-opt | -O2 | -Os |
|---|---|---|---|---|---|---|---|---|---|---|`

func (c *counts) row(name string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "| %s |", name)
	for _, n := range c.static {
		fmt.Fprintf(&b, " %d |", n)
	}
	for _, n := range c.dynamic {
		fmt.Fprintf(&b, " %.1f |", float64(n)/1000)
	}
	return b.String()
}

// optimize optimizes the binaries of a program.
func optimize(p *spvc.Program) error {
	for _, b := range p.Binaries {
		words, err := spirvtools.Optimize(b.Words, spirvtools.OptionsFor(b.Env).Env, "-O")
		if err != nil {
			return err
		}
		b.Words = words
	}
	return nil
}

// count compiles and runs the program of a file in each way.
func count(t *testing.T, file string) (c counts) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for i, v := range variants {
		d, err := reference.Open(reference.Options{})
		if err != nil {
			t.Fatal(err)
		}
		p, err := spvc.Compile(t.Context(), text, spvc.Options{Name: file, Default: d.Info().Env(), Opt: v.level})
		if err == nil && v.optimized {
			err = optimize(p)
		}
		if err == nil {
			_, err = p.Run(context.Background(), d, spvc.RunOptions{Out: io.Discard})
		}
		if err != nil {
			t.Fatalf("%s with %s: %v", file, v.name, err)
		}
		c.static[i] = instructions(t, p)
		c.dynamic[i] = d.Steps()
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
	}
	return c
}
