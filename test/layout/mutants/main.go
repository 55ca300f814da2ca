// Command mutants changes one rule of spirv/blocklayout at a time and runs the probes of
// runner/conform on lavapipe with the changed rule. It writes a table with the number
// of probes that fail because the device and the expectation differ, and the number of
// modules that the validator rejects. It is an error if no probe fails for a change.
//
//	go run ./test/layout/mutants
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"regexp"

	"github.com/spvc/spvc/internal/overlay"
)

// mutant is a change of a rule.
type mutant struct {
	rule, change string
	file         string // file in spirv/blocklayout
	old, new     string // old occurs exactly once in file
	// equal says why the change has no effect, if it has none.
	equal string
}

const layoutFile, rulesFile = "layout.go", "rules.go"

const (
	ints   = "if spirv.IsValidInteger(t) {\n\t\t\tn := int64(t.Width) / 8\n\t\t\treturn r.align(Info{Type: t, Size: n, "
	floats = "if spirv.IsValidFloat(t) || spirv.IsNarrowFloat(t) && r.Rules != MLIR {\n\t\t\tn := int64(t.Width()) / 8\n\t\t\treturn r.align(Info{Type: t, Size: n, "
)

var mutants = []mutant{
	{"an integer aligns to its size", "to twice that", layoutFile, ints + "Align: n}", ints + "Align: 2 * n}", ""},
	{"an integer aligns to its size", "to half of it", layoutFile, ints + "Align: n}", ints + "Align: max(1, n/2)}", ""},
	{"a float aligns to its size", "to twice that", layoutFile, floats + "Align: n}", floats + "Align: 2 * n}", ""},
	{"a float aligns to its size", "to half of it", layoutFile, floats + "Align: n}", floats + "Align: n / 2}", ""},
	{"an address has 8 bytes aligned to 8", "aligned to 4", layoutFile, "Size: 8, Align: 8", "Size: 8, Align: 4", ""},
	{"an address has 8 bytes aligned to 8", "aligned to 16", layoutFile, "Size: 8, Align: 8", "Size: 8, Align: 16", ""},
	{"vec2 aligns to 2 components", "to 1", layoutFile, "return 2 * component", "return component", ""},
	{"vec2 aligns to 2 components", "to 4", layoutFile, "return 2 * component", "return 4 * component", ""},
	{"vec3 and vec4 align to 4 components", "to 2", layoutFile, "return 4 * component", "return 2 * component", ""},
	{"scalar: vectors align to a component", "as in std430", layoutFile, "case r == Scalar || r == C:\n\t\treturn component", "case r == C:\n\t\treturn component", ""},
	{"c: vectors align to a component", "as in std430", layoutFile, "case r == Scalar || r == C:\n\t\treturn component", "case r == Scalar:\n\t\treturn component", ""},
	{"vec3 has 3 components", "4", layoutFile, "Size: n * comp.Size, Align: r.", "Size: (n + n/3) * comp.Size, Align: r.", ""},
	{"a matrix is an array of columns, or of rows", "always as many as columns", layoutFile, "n = int64(t.Rows())", "n = int64(t.Columns)", ""},
	{"rows have as many components as there are columns", "as rows", layoutFile, "t.Context().Vector([]int64{int64(t.Columns)}, t.ElementType())", "t.Context().Vector([]int64{int64(t.Rows())}, t.ElementType())", ""},
	{"matrix stride is rounded up", "not", layoutFile, "return vec, alignUp(vec.Size, align), align, nil", "return vec, vec.Size, align, nil", ""},
	{"scalar: the last column has no tail padding", "it has", layoutFile, "if r.Rules == Scalar {\n\t\tsize", "if false {\n\t\tsize", "columns have no padding under scalar"},
	{"std140: arrays align to 16", "to 8", layoutFile, "return alignUp(a, 16)", "return alignUp(a, 8)", ""},
	{"std140: arrays align to 16", "to 32", layoutFile, "return alignUp(a, 16)", "return alignUp(a, 32)", ""},
	{"array stride is rounded up", "not", layoutFile, "stride = alignUp(in.Size, align)", "stride = in.Size", ""},
	{"scalar: the last element has no tail padding", "it has", layoutFile, "if l.Rules == Scalar && t.Count > 0 {", "if false {", ""},
	{"other rules: the last element has tail padding", "it has not", layoutFile, "if l.Rules == Scalar && t.Count > 0 {", "if t.Count > 0 {", ""},
	{"members are aligned", "not", layoutFile, "off := alignUp(end, in.Align)", "off := end", ""},
	{"a struct aligns to its largest member", "to its last", layoutFile, "align = max(align, in.Align)", "align = in.Align", ""},
	{"std140: structs align to 16", "not", layoutFile, "\talign = l.arrayAlign(align)\n", "", ""},
	{"structs are rounded up", "only in std140", layoutFile, "if l.Rules != Scalar && !runtime {", "if l.Rules == Std140 && !runtime {", ""},
	{"scalar: structs are not rounded up", "they are", layoutFile, "if l.Rules != Scalar && !runtime {", "if !runtime {", ""},
	{"c: structs are rounded up", "not", layoutFile, "if l.Rules != Scalar && !runtime {", "if l.Rules != Scalar && l.Rules != C && !runtime {", ""},
	{"matrices of a member have its order", "always RowMajor", layoutFile, "Decoration: spec.DecorationColMajor})", "Decoration: spec.DecorationRowMajor})", ""},
	{"MatrixStride is the matrix stride", "at least 16", layoutFile, "Value: uint32(stride)", "Value: uint32(max(stride, 16))", ""},
	{"a runtime array has the stride of an array", "the size of its element", layoutFile, "spirv.RuntimeArrayOf(elem.Type, uint32(stride))", "spirv.RuntimeArrayOf(elem.Type, uint32(min(stride, elem.Size)))", ""},
	{"a runtime array aligns as an array", "to 1", layoutFile, "uint32(stride)), Align: align, Runtime: true}", "uint32(stride)), Align: min(align, 1), Runtime: true}", ""},
	{"an empty struct aligns to the smallest scalar", "to 4", rulesFile, "\tcase env.Has(bytes):\n\t\treturn 1\n", "\tcase env.Has(bytes):\n\t\treturn 4\n", ""},
	{"scalar block layout is used where it is on", "not", rulesFile, "\tcase scalar:\n\t\treturn Scalar, nil\n", "", ""},
	{"Uniform without the standard feature is std140", "std430", rulesFile, "\tcase extended:\n\t\treturn Std140, nil\n", "", ""},
	{"Uniform with the standard feature is std430", "std140", rulesFile, "!bufferBlock && !f.UniformBufferStandardLayout", "!bufferBlock", ""},
}

func main() {
	from := flag.Int("from", 1, "number of the first change to try")
	flag.Parse()
	fmt.Print("| rule | changed | probes that fail | modules rejected |\n|---|---|---|---|\n")
	missed := 0
	for i := max(*from, 1) - 1; i < len(mutants); i++ {
		m := &mutants[i]
		failed, rejected, err := m.try()
		if err != nil {
			fmt.Fprintf(os.Stderr, "mutants: number %d: %s: %s: %v\n", i+1, m.rule, m.change, err)
			os.Exit(1)
		}
		switch {
		case m.equal != "":
			failed += " (no change: " + m.equal + ")"
		case failed == "0":
			missed++
			failed = "**0**"
		}
		fmt.Printf("| %s | %s | %s | %s |\n", m.rule, m.change, failed, rejected)
	}
	if missed > 0 {
		fmt.Fprintf(os.Stderr, "mutants: %d changes of rules were not found\n", missed)
		os.Exit(1)
	}
}

var found = regexp.MustCompile(`mutant: (\d+) of \d+ probes fail, (\d+) modules are rejected`)

// source returns the change of the source file.
func (m *mutant) source() overlay.Change {
	return overlay.Change{File: "spirv/blocklayout/" + m.file, Old: m.old, New: m.new}
}

// try runs the probes with the change.
func (m *mutant) try() (failed, rejected string, err error) {
	dir, err := os.MkdirTemp("", "mutant")
	if err != nil {
		return "", "", err
	}
	defer os.RemoveAll(dir)
	option, err := m.source().Write(".", dir)
	if err != nil {
		return "", "", err
	}
	out, err := exec.Command("go", "test", option, "-vet=off", "-count=1", "-v", "-run=^TestRules$", "./runner/conform", "-mutant").CombinedOutput()
	if err != nil {
		return "", "", fmt.Errorf("%w\n%s", err, out)
	}
	s := found.FindSubmatch(out)
	if s == nil {
		return "", "", fmt.Errorf("no result in\n%s", out)
	}
	return string(s[1]), string(s[2]), nil
}
