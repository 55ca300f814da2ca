// Command mutants restores one fault at a time, and runs random kernels with it until one is not right
// that is right without the fault. It writes a table with the number of kernels that this takes. It is an
// error if no kernel shows a fault, unless the table says why none can.
//
//	go run ./test/soundness/mutants
//	go run ./test/soundness/mutants -set repairs
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
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/overlay"
)

// fault is a change of the compiler or of a runner that makes it wrong.
type fault struct {
	name   string
	change overlay.Change
	// flags are flags of test/soundness/cmd that replace choices of the seeds.
	flags string
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

// lowerings are wrong lowerings, most of them MLIR 19's.
var lowerings = []fault{
	{"scf.for without iterations leaves its results undefined", overlay.Change{File: loops,
		Old: "if l.c.Options().Exact {\n\t\t// A loop", New: "if false {\n\t\t// A loop"}, "", ""},
	{"arith.remsi as MLIR 19 has it", overlay.Change{File: expand,
		Old: "case arith.RemSI:\n\t\tx.signedRemainder()", New: "case arith.XOrI:"}, "", ""},
	{"arith.ceildivsi adds 1 for operands of other signs", overlay.Change{File: expand,
		Old: "x.roundedDivision(arith.DivSI, arith.AddI, x.sameSigns)", New: "x.roundedDivision(arith.DivSI, arith.AddI, x.otherSigns)"}, "", ""},
	{"emulated arith.divsi divides stale high bits", overlay.Change{File: narrow,
		Old: "\tcase arith.DivSI, arith.RemSI,", New: "\tcase arith.RemSI,"}, "", ""},
	{"emulated arith.shrui shifts stale high bits", overlay.Change{File: narrow,
		Old: "\tcase arith.ShRUI:\n\t\treturn widening{[2]reading{unsigned, unsigned}, unsigned}, true", New: "\tcase arith.ShRUI:\n\t\treturn widening{}, false"}, "", ""},
	{"emulated arith.cmpi compares stale high bits", overlay.Change{File: narrow,
		Old: "\tcase arith.CmpI:\n\t\tn.compare(arith.CmpIOp{Operation: op})", New: "\tcase arith.CmpI:"}, "", ""},
	{"emulated signed extensions keep stale high bits", overlay.Change{File: narrow,
		Old: "\tcase arith.ExtSI, arith.SIToFP, arith.IndexCast:\n\t\tn.cast(op, signed)", New: "\tcase arith.ExtSI, arith.SIToFP, arith.IndexCast:"}, "", ""},
	{"emulated counters of loops keep stale high bits", overlay.Change{File: narrow,
		Old: "\tcase scf.For:\n\t\tn.loop(", New: "\tcase math.AbsI:\n\t\tn.loop("}, "", ""},
	{"emulated arith.mulsi_extended multiplies without signs", overlay.Change{File: narrow,
		Old: "n.extendedMul(op, signed, arith.ShRSI)", New: "n.extendedMul(op, unsigned, arith.ShRSI)"}, "", ""},
	{"arith.minimumf and maximumf give either zero", overlay.Change{File: expand,
		Old: "if flags&arith.NoSignedZeros == 0 {\n\t\tv = x.Select", New: "if false {\n\t\tv = x.Select"}, "", ""},
	{"arith.cmpi of i1 has true above false if signed", overlay.Change{File: booleans,
		Old: "\tcase arith.ULT, arith.SGT:", New: "\tcase arith.ULT:"}, "", ""},
	{"arith.sitofp of i1 is off", overlay.Change{File: booleans,
		Old: "x.Int(i32, 31))", New: "x.Int(i32, 30))"}, "", ""},
	{"atomic instructions have memory semantics", overlay.Change{File: atomics,
		Old: "if c.Options().Exact {", New: "if false {"}, "", "only loops on lavapipe show it, as a known driver error; test/conversion/scalars/exact.mlir finds it"},
	{"sums and products are contracted", overlay.Change{File: floats,
		Old: "if arith.FastMathOfOp(op)&arith.AllowContract != 0 {", New: "if true {"}, "", ""},
	{"gpu.barrier orders workgroup memory only", overlay.Change{File: barriers,
		Old: "memory |= l.globalMemory()", New: "_ = l.globalMemory"}, "", "both drivers order all memory; test/conversion/scalars/exact.mlir finds it"},
}

func main() {
	kernels := flag.Int("kernels", 2000, "number of kernels that a fault takes at most")
	set := flag.String("set", "", "only the faults of this `set`: lowerings or repairs")
	only := flag.String("only", "", "only the faults whose name matches this regular expression")
	flag.Parse()
	chosen, err := regexp.Compile(*only)
	if err == nil {
		err = table(*set, chosen, *kernels)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

// faultsOf returns the faults of a set; "" stands for both.
func faultsOf(set string) []fault {
	switch set {
	case "lowerings":
		return lowerings
	case "repairs":
		return repairs
	}
	return slices.Concat(lowerings, repairs)
}

// table tries the chosen faults and writes the table.
func table(set string, chosen *regexp.Regexp, kernels int) error {
	dir, err := os.MkdirTemp("", "faults")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	right := filepath.Join(dir, "right")
	if err := build(right); err != nil {
		return err
	}
	fmt.Print("| fault | found | kernels | first |\n|---|---|---|---|\n")
	missed := 0
	for _, f := range faultsOf(set) {
		if !chosen.MatchString(f.name) {
			continue
		}
		n, first, err := f.try(dir, right, kernels)
		if err != nil {
			return fmt.Errorf("%s: %w", f.name, err)
		}
		found := "yes"
		if first == "" {
			if found, first = "no", f.unseen; first == "" {
				missed++
			}
		}
		fmt.Printf("| %s | %s | %d | %s |\n", f.name, found, n, first)
	}
	if missed > 0 {
		return fmt.Errorf("random kernels do not find %d of the faults", missed)
	}
	return nil
}

// build builds the program that runs kernels.
func build(name string, options ...string) error {
	args := slices.Concat([]string{"build"}, options, []string{"-o", name, "./test/soundness/cmd"})
	if out, err := exec.Command("go", args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	return nil
}

// batch is the number of kernels that run before try looks at the results.
const batch = 200

var (
	total  = regexp.MustCompile(`; (\d+) not right`)
	seedOf = regexp.MustCompile(`(?m)^seed (\d+) on \S+`)
)

// try runs kernels with the fault until one is not right that is right without it. It returns the number of
// kernels up to that one, and its first line in the report, which is empty if there is none.
func (f *fault) try(dir, right string, kernels int) (n int, first string, err error) {
	option, err := f.change.Write(".", dir)
	if err != nil {
		return 0, "", err
	}
	program := filepath.Join(dir, "soundness")
	if err := build(program, option); err != nil {
		return 0, "", err
	}
	for n < kernels {
		size := min(batch, kernels-n)
		out, err := f.run(program, n+1, size)
		if err != nil {
			return 0, "", err
		}
		for _, s := range seedOf.FindAllStringSubmatch(out, -1) {
			seed, _ := strconv.Atoi(s[1])
			if out, err = f.run(right, seed, 1); err != nil {
				return 0, "", err
			}
			if total.FindStringSubmatch(out)[1] == "0" {
				return seed, s[0], nil
			}
		}
		n += size
	}
	return n, "", nil
}

// run runs kernels and returns what the program prints.
func (f *fault) run(program string, seed, kernels int) (string, error) {
	args := slices.Concat([]string{"-shrink=false", fmt.Sprintf("-seed=%d", seed), fmt.Sprintf("-kernels=%d", kernels)}, strings.Fields(f.flags))
	out, err := exec.Command(program, args...).CombinedOutput()
	// The program exits with 1 if kernels are not right.
	if exit := (*exec.ExitError)(nil); err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 1) {
		return "", fmt.Errorf("%w\n%s", err, out)
	}
	if !total.Match(out) {
		return "", fmt.Errorf("no result in\n%s", out)
	}
	return string(out), nil
}
