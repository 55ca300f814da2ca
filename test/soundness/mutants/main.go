// Command mutants restores one wrong lowering at a time, most of them MLIR 19's, and runs random
// kernels with it. It writes a table with the number of kernels that are not right. It is an error
// if none is, unless the table says why no kernel can be.
//
//	go run ./test/soundness/mutants
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"

	"github.com/spvc/spvc/internal/overlay"
)

// lowering is a change of the compiler that makes it wrong.
type lowering struct {
	name   string
	change overlay.Change
	// unseen says why no kernel finds the change on the drivers of the tests.
	unseen string
}

// Files of the compiler.
const (
	loops    = "conversion/scftospirv/patterns.go"
	expand   = "conversion/scalars/expand.go"
	narrow   = "conversion/scalars/narrow.go"
	booleans = "conversion/scalars/boolean.go"
	floats   = "conversion/arithtospirv/arith.go"
	barriers = "conversion/gputospirv/patterns.go"
	atomics  = "conversion/memreftospirv/atomic.go"
)

var lowerings = []lowering{
	{"scf.for without iterations leaves its results undefined", overlay.Change{File: loops,
		Old: "if l.c.Options().Exact {\n\t\t// A loop", New: "if false {\n\t\t// A loop"}, ""},
	{"arith.remsi as MLIR 19 has it", overlay.Change{File: expand,
		Old: "case arith.RemSI:\n\t\tx.signedRemainder()", New: "case arith.XOrI:"}, ""},
	{"arith.ceildivsi adds 1 for operands of other signs", overlay.Change{File: expand,
		Old: "x.roundedDivision(arith.DivSI, arith.AddI, x.sameSigns)", New: "x.roundedDivision(arith.DivSI, arith.AddI, x.otherSigns)"}, ""},
	{"emulated arith.divsi divides stale high bits", overlay.Change{File: narrow,
		Old: "\tcase arith.DivSI, arith.RemSI,", New: "\tcase arith.RemSI,"}, ""},
	{"emulated arith.shrui shifts stale high bits", overlay.Change{File: narrow,
		Old: "\tcase arith.ShRUI:\n\t\treturn widening{[2]reading{unsigned, unsigned}, unsigned}, true", New: "\tcase arith.ShRUI:\n\t\treturn widening{}, false"}, ""},
	{"emulated arith.cmpi compares stale high bits", overlay.Change{File: narrow,
		Old: "\tcase arith.CmpI:\n\t\tn.compare(arith.CmpIOp{Operation: op})", New: "\tcase arith.CmpI:"}, ""},
	{"emulated signed extensions keep stale high bits", overlay.Change{File: narrow,
		Old: "\tcase arith.ExtSI, arith.SIToFP, arith.IndexCast:\n\t\tn.cast(op, signed)", New: "\tcase arith.ExtSI, arith.SIToFP, arith.IndexCast:"}, ""},
	{"emulated counters of loops keep stale high bits", overlay.Change{File: narrow,
		Old: "\tcase scf.For:\n\t\tn.loop(", New: "\tcase math.AbsI:\n\t\tn.loop("}, ""},
	{"emulated arith.mulsi_extended multiplies without signs", overlay.Change{File: narrow,
		Old: "n.extendedMul(op, signed, arith.ShRSI)", New: "n.extendedMul(op, unsigned, arith.ShRSI)"}, ""},
	{"arith.minimumf and maximumf give either zero", overlay.Change{File: expand,
		Old: "if flags&arith.NoSignedZeros == 0 {\n\t\tv = x.Select", New: "if false {\n\t\tv = x.Select"}, ""},
	{"arith.cmpi of i1 has true above false if signed", overlay.Change{File: booleans,
		Old: "\tcase arith.ULT, arith.SGT:", New: "\tcase arith.ULT:"}, ""},
	{"arith.sitofp of i1 is off", overlay.Change{File: booleans,
		Old: "x.Int(i32, 31))", New: "x.Int(i32, 30))"}, ""},
	{"atomic instructions have memory semantics", overlay.Change{File: atomics,
		Old: "if c.Options().Exact {", New: "if false {"}, "only loops on lavapipe show it, as a known driver error; test/conversion/scalars/exact.mlir finds it"},
	{"sums and products are contracted", overlay.Change{File: floats,
		Old: "if arith.FastMathOfOp(op)&arith.AllowContract != 0 {", New: "if true {"}, ""},
	{"gpu.barrier orders workgroup memory only", overlay.Change{File: barriers,
		Old: "memory |= l.globalMemory()", New: "_ = l.globalMemory"}, "both drivers order all memory; test/conversion/scalars/exact.mlir finds it"},
}

func main() {
	kernels := flag.Int("kernels", 2000, "number of kernels")
	only := flag.String("only", "", "only the changes whose name matches this regular expression")
	flag.Parse()
	chosen, err := regexp.Compile(*only)
	if err == nil {
		err = table(chosen, *kernels)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

// table tries the chosen changes and writes the table.
func table(chosen *regexp.Regexp, kernels int) error {
	fmt.Print("| wrong lowering | kernels that are not right | first |\n|---|---|---|\n")
	missed := 0
	for _, l := range slices.Concat(lowerings, repairs) {
		if !chosen.MatchString(l.name) {
			continue
		}
		n, first, err := l.try(kernels)
		if err != nil {
			return fmt.Errorf("%s: %w", l.name, err)
		}
		if n == "0" {
			if first = l.unseen; first == "" {
				missed++
			}
		}
		fmt.Printf("| %s | %s | %s |\n", l.name, n, first)
	}
	if missed > 0 {
		return fmt.Errorf("random kernels do not find %d of the lowerings", missed)
	}
	return nil
}

var (
	total  = regexp.MustCompile(`; (\d+) not right`)
	seedOf = regexp.MustCompile(`(?m)^(seed \d+ on \S+)`)
)

// try runs kernels with the change. It returns how many are not right, and the first of them.
func (l *lowering) try(kernels int) (n, first string, err error) {
	dir, err := os.MkdirTemp("", "lowering")
	if err != nil {
		return "", "", err
	}
	defer os.RemoveAll(dir)
	option, err := l.change.Write(".", dir)
	if err != nil {
		return "", "", err
	}
	program := filepath.Join(dir, "soundness")
	if out, err := exec.Command("go", "build", option, "-o", program, "./test/soundness/cmd").CombinedOutput(); err != nil {
		return "", "", fmt.Errorf("%w\n%s", err, out)
	}
	out, err := exec.Command(program, "-shrink=false", fmt.Sprintf("-kernels=%d", kernels)).CombinedOutput()
	// The program exits with 1 if kernels are not right.
	if exit := (*exec.ExitError)(nil); err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 1) {
		return "", "", fmt.Errorf("%w\n%s", err, out)
	}
	s := total.FindSubmatch(out)
	if s == nil {
		return "", "", fmt.Errorf("no result in\n%s", out)
	}
	return string(s[1]), string(seedOf.Find(out)), nil
}
