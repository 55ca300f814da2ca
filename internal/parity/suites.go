package parity

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/irgen"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
)

// Suite makes the cases of a file.
type Suite struct {
	// Name is the name of the file, without its ending.
	Name string
	// Inputs returns the cases without answers.
	Inputs func(*irgen.Generator) []Case
	// Flags are the lists of flags for a case.
	Flags func(c *Case) []string
	// Apart is true if a case consists of functions that stand alone: one on which mlir-opt crashes, or
	// in which spvc differs on purpose, becomes a case of its own.
	Apart bool
}

// Record is what a version of mlir-opt has answered.
type Record struct {
	Version ir.Version
	// Dir is the folder of the suites, below testdata.
	Dir    string
	Suites []Suite
	// without are prefixes of the names of operations that the suites leave out.
	without []string
}

// Records are the records, the oldest version first. That of 22 has no passes but canonicalize, because the passes of both
// versions differ, and leaves out the spirv dialect, whose operations internal/irgen/opdiff compares.
var Records = []Record{
	{Version: ir.OldestVersion, Suites: suites},
	{Version: ir.LatestVersion, Dir: "22", Suites: latestSuites, without: []string{"spirv."}},
}

// patterns is the suite of the dialects that describe dialects and rewrites. It stands apart from the others, so that these keep their modules.
var patterns = Suite{Name: "patterns", Inputs: patternCases, Flags: patternFlags}

// latestSuites are the suites of the latest version.
var latestSuites = []Suite{
	{Name: "folds", Inputs: foldCases, Flags: canonicalized, Apart: true},
	{Name: "ops", Inputs: opCases, Flags: func(*Case) []string { return []string{"", "-canonicalize"} }},
	{Name: "custom", Inputs: customCases, Flags: func(*Case) []string { return []string{"-mlir-print-op-generic"} }},
	{Name: "invalid", Inputs: invalidCases, Flags: func(*Case) []string { return []string{""} }},
	{Name: "syntax", Inputs: syntaxCases, Flags: func(*Case) []string { return []string{""} }},
	{Name: "linalg", Inputs: linalgCases(ir.LatestVersion), Flags: linalgFlags, Apart: true},
	patterns,
}

func canonicalized(*Case) []string { return []string{"-canonicalize"} }

// suites are all suites, in the order in which they run.
var suites = []Suite{
	{Name: "folds", Inputs: foldCases, Flags: foldFlags, Apart: true},
	{Name: "conversions", Inputs: conversionCases, Flags: conversionFlags},
	{Name: "ops", Inputs: opCases, Flags: func(*Case) []string {
		return []string{"", "-canonicalize", "-cse", "-canonicalize -cse -sccp -loop-invariant-code-motion -symbol-dce"}
	}},
	{Name: "locations", Inputs: locationCases, Flags: func(*Case) []string {
		return []string{"-mlir-print-debuginfo", "-mlir-print-debuginfo -mlir-pretty-debuginfo", "-mlir-print-debuginfo -mlir-print-local-scope"}
	}},
	{Name: "custom", Inputs: customCases, Flags: func(*Case) []string { return []string{"-mlir-print-op-generic"} }},
	{Name: "invalid", Inputs: invalidCases, Flags: func(*Case) []string { return []string{""} }},
	{Name: "syntax", Inputs: syntaxCases, Flags: func(*Case) []string { return []string{""} }},
	{Name: "nests", Inputs: nestCases, Flags: nestFlags},
	{Name: "passes", Inputs: passCases, Flags: passFlags},
	{Name: "linalg", Inputs: linalgCases(ir.OldestVersion), Flags: linalgFlags, Apart: true},
	patterns,
}

// seededCases names the inputs of a generator by seed.
func seededCases(name string, n int, input func(seed uint64) string) []Case {
	var cases []Case
	for seed := range uint64(n) {
		if text := input(seed); text != "" {
			cases = append(cases, Case{Name: fmt.Sprintf("%s/%d", name, seed), Input: strings.TrimSuffix(text, "\n") + "\n"})
		}
	}
	return cases
}

// rich are the dialects most of whose ops fold constants.
var rich = []string{"arith.", "index.", "math.", "complex."}

func isRich(name string) bool {
	return slices.ContainsFunc(rich, func(p string) bool { return strings.HasPrefix(name, p) })
}

func foldCases(gen *irgen.Generator) []Case {
	var cases []Case
	for _, def := range gen.Shared() {
		most := 20
		if isRich(def.Name) {
			most = 100
		}
		cases = append(cases, seededCases(def.Name, 1, func(seed uint64) string { return folds(gen, seed, def, most) })...)
	}
	return cases
}

// passesOf are passes for the ops of a dialect, with the folds of these ops.
var passesOf = []struct{ prefix, flags string }{
	{"arith.", "-int-range-optimizations"}, {"arith.", "-arith-expand"}, {"arith.", "-arith-unsigned-when-equivalent"}, {"index.", "-int-range-optimizations"},
	{"math.", "-math-uplift-to-fma"}, {"memref.", "-fold-memref-alias-ops"}, {"memref.", "-expand-strided-metadata"},
	{"affine.", "-lower-affine"}, {"scf.", "-convert-scf-to-cf"},
}

// conversionsOf are conversions of a dialect. They refuse many types.
var conversionsOf = []struct{ prefix, flags string }{
	{"arith.", "-convert-arith-to-spirv"}, {"index.", "-convert-index-to-spirv"}, {"math.", "-convert-math-to-spirv"}, {"math.", "-convert-math-to-funcs"},
	{"complex.", "-convert-complex-to-standard"}, {"complex.", "-convert-complex-to-spirv"}, {"vector.", "-convert-vector-to-spirv"},
	{"tensor.", "-convert-tensor-to-spirv"}, {"memref.", "-map-memref-spirv-storage-class -convert-memref-to-spirv"}, {"cf.", "-convert-cf-to-spirv"},
	{"func.", "-convert-func-to-spirv"}, {"scf.", "-convert-scf-to-spirv"}, {"gpu.", "-gpu-kernel-outlining"}, {"spirv.", "-spirv-canonicalize-gl"},
}

func foldFlags(c *Case) []string {
	flags := []string{"-canonicalize"}
	for _, row := range passesOf {
		if strings.HasPrefix(c.Name, row.prefix) {
			flags = append(flags, row.flags)
		}
	}
	return flags
}

func conversionFlags(c *Case) (flags []string) {
	for _, row := range conversionsOf {
		if strings.HasPrefix(c.Name, row.prefix) {
			flags = append(flags, row.flags)
		}
	}
	return flags
}

// conversionCases returns some modules for each op, each with one function.
func conversionCases(gen *irgen.Generator) []Case {
	var cases []Case
	for _, def := range gen.Shared() {
		c := Case{Name: def.Name}
		if len(conversionFlags(&c)) == 0 {
			continue
		}
		for _, c := range seededCases(def.Name, 1, func(seed uint64) string { return folds(gen, seed, def, 24) }) {
			for i, p := range Parts(c) {
				if i%6 == 0 {
					cases = append(cases, p)
				}
			}
		}
	}
	return cases
}

// folds returns the text of a module of irgen's Folds, or "" if there is none.
func folds(gen *irgen.Generator, seed uint64, def *ir.OpDef, most int) string {
	top := gen.Folds(seed, def, most)
	if top == nil {
		return ""
	}
	return top.Text(ir.PrintOptions{Generic: true})
}

// modules returns a module for each six ops, and rounds of them. text prints the pieces of a case.
func modules(gen *irgen.Generator, name string, rounds int, text func(seed uint64, top *ir.Operation) []string) []Case {
	return modulesOf(gen, gen.Shared(), name, rounds, text)
}

// modulesOf is modules for some operations.
func modulesOf(gen *irgen.Generator, ops []*ir.OpDef, name string, rounds int, text func(seed uint64, top *ir.Operation) []string) []Case {
	var cases []Case
	for seed := range uint64(rounds * ((len(ops) + 5) / 6)) {
		var want []*ir.OpDef
		for k := range uint64(6) {
			want = append(want, ops[(seed*6+k)%uint64(len(ops))])
		}
		texts := text(seed, gen.Module(seed, want))
		cases = append(cases, seededCases(fmt.Sprintf("%s/%d", name, seed), len(texts), func(i uint64) string { return texts[i] })...)
	}
	return cases
}

func printed(o ir.PrintOptions) func(uint64, *ir.Operation) []string {
	return func(_ uint64, top *ir.Operation) []string { return []string{top.Text(o)} }
}

func opCases(gen *irgen.Generator) []Case {
	return modules(gen, "ops", 2, printed(ir.PrintOptions{Generic: true}))
}

func locationCases(gen *irgen.Generator) []Case {
	return slices.Collect(func(yield func(Case) bool) {
		for i, c := range modules(gen, "locations", 1, printed(ir.PrintOptions{Generic: true, DebugInfo: true})) {
			if i%2 == 0 && !yield(c) { // half of them, because locations make large files
				return
			}
		}
	})
}

func customCases(gen *irgen.Generator) []Case {
	return modules(gen, "custom", 1, printed(ir.PrintOptions{}))
}

func invalidCases(gen *irgen.Generator) []Case {
	return modules(gen, "invalid", 1, func(seed uint64, top *ir.Operation) []string { return irgen.Break(seed, top, 6) })
}

func syntaxCases(gen *irgen.Generator) []Case {
	return modules(gen, "syntax", 1, func(seed uint64, top *ir.Operation) []string {
		return irgen.BreakText(seed, top.Text(ir.PrintOptions{}), 6)
	})
}

// patternDialects are the dialects of the suite patterns.
const patternDialects = "irdl.,pdl.,pdl_interp."

// patternOps returns the operations of patternDialects.
func patternOps(gen *irgen.Generator) []*ir.OpDef { return irgen.Selected(gen.Ops(), patternDialects) }

func patternCases(gen *irgen.Generator) []Case {
	ops := patternOps(gen)
	return slices.Concat(
		modulesOf(gen, ops, "ops", 2, printed(ir.PrintOptions{Generic: true})),
		modulesOf(gen, ops, "custom", 2, printed(ir.PrintOptions{})),
		modulesOf(gen, ops, "invalid", 1, func(seed uint64, top *ir.Operation) []string { return irgen.Break(seed, top, 3) }),
		modulesOf(gen, ops, "syntax", 1, func(seed uint64, top *ir.Operation) []string {
			return irgen.BreakText(seed, top.Text(ir.PrintOptions{}), 3)
		}))
}

func patternFlags(c *Case) []string {
	switch kind, _, _ := strings.Cut(c.Name, "/"); kind {
	case "ops":
		return []string{"", "-canonicalize"}
	case "custom":
		return []string{"-mlir-print-op-generic"}
	}
	return []string{""}
}

func nestCases(*irgen.Generator) []Case {
	var cases []Case
	for _, kind := range irgen.NestKinds {
		cases = append(cases, seededCases(kind, 11, func(seed uint64) string { return irgen.Nests(kind, seed) })...)
	}
	return cases
}

// nestFlags are the rows of PassRows about the kind of nests, and what other passes make of the nests.
func nestFlags(c *Case) []string {
	kind, _, _ := strings.Cut(c.Name, "/")
	flags := []string{"-lower-affine -canonicalize -cse", "-canonicalize -lower-affine -loop-invariant-code-motion -convert-scf-to-cf",
		"-lower-affine -scf-for-loop-canonicalization -scf-for-loop-peeling", "-affine-loop-unroll=unroll-factor=2 -canonicalize -cse"}
	for _, row := range PassRows {
		if row.Nests == kind {
			flags = append(flags, "-"+row.Pass)
		}
	}
	return flags
}

func passCases(gen *irgen.Generator) []Case {
	var cases []Case
	var done []string
	for _, row := range PassRows {
		if row.Ops == "" || slices.Contains(done, row.Ops) {
			continue
		}
		done = append(done, row.Ops)
		ops := irgen.Selected(gen.Shared(), row.Ops)
		cases = append(cases, seededCases(row.Ops, 10, func(seed uint64) string {
			var want []*ir.OpDef
			for k := range 6 {
				want = append(want, ops[(int(seed)*6+k)%len(ops)])
			}
			return gen.Module(seed, want).Text(ir.PrintOptions{Generic: true})
		})...)
	}
	return cases
}

func passFlags(c *Case) []string {
	ops, _, _ := strings.Cut(c.Name, "/")
	var flags []string
	for _, row := range PassRows {
		if row.Ops == ops {
			flags = append(flags, "-"+row.Pass)
		}
	}
	return flags
}

// NewGenerator returns the generator of the inputs.
func (r *Record) NewGenerator() *irgen.Generator {
	gen := irgen.New(tool.SetupFor(r.Version).Dialects)
	// Operations on whole tensors have a suite of their own (linalg), or tests by text; random ones would need a record twice the size.
	// patternDialects have a suite of their own as well.
	gen.Without = slices.Concat([]string{"bufferization.", "linalg.", "ml_program.", "tosa."}, strings.Split(patternDialects, ","), r.without)
	return gen
}
