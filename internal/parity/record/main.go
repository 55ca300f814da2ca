// Command record makes the cases of internal/parity, asks mlir-opt 19 about them, and writes its
// answers to internal/parity/testdata. It fails, and prints the case, where spvc answers otherwise
// and no row of known.txt says why; the record then holds the answer of mlir-opt, so that the test
// fails as well.
//
//	go run ./internal/parity/record [-mlir-opt mlir-opt-19] [-only suite] [-out folder]
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/parity"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
)

func main() {
	mlir := flag.String("mlir-opt", "mlir-opt-19", "the `program` whose answers to record")
	only := flag.String("only", "", "record only this `suite`")
	out := flag.String("out", "internal/parity/testdata", "the `folder` of the record")
	flag.Parse()
	if _, err := exec.LookPath(*mlir); err != nil {
		fmt.Fprintf(os.Stderr, "parity: %s is not installed; nobody can answer\n", *mlir)
		os.Exit(2)
	}
	rows, err := parity.KnownRows()
	r := &recorder{mlir: *mlir, setup: tool.SetupFor(ir.OldestVersion), rows: rows}
	for _, s := range parity.Suites {
		if err == nil && (*only == "" || s.Name == *only) {
			err = r.suite(s, *out)
		}
	}
	if err == nil && r.unexplained > 0 {
		err = fmt.Errorf("%d differences that known.txt does not explain", r.unexplained)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "parity:", err)
		os.Exit(1)
	}
}

// recorder asks both programs.
type recorder struct {
	mlir  string
	setup tool.Setup
	rows  []parity.Known
	// unexplained counts the differences that no row explains.
	unexplained int
}

// suite records one suite.
func (r *recorder) suite(s parity.Suite, dir string) error {
	cases := s.Inputs(parity.NewGenerator())
	r.answer(s, cases)
	if s.Apart {
		cases = r.apart(s, cases)
	}
	crashes, known, answers, fresh := 0, 0, 0, r.unexplained
	for _, c := range cases {
		for k := range c.Answers {
			a := &c.Answers[k]
			answers++
			switch {
			case a.Text == parity.Crash:
				crashes++
				a.Ours = ""
			case a.Ours != a.Text:
				if a.Known = parity.KnownRow(r.rows, a.Flags, c.Input, a.Ours, a.Text); a.Known > 0 {
					known++
					break
				}
				if r.unexplained++; r.unexplained-fresh <= 60 {
					fmt.Print(parity.Report(s.Name, c, *a, a.Ours))
				}
			}
		}
	}
	fmt.Printf("%s: %d cases, %d answers, %d known differences, %d new ones, %d crashes of mlir-opt\n", s.Name, len(cases), answers, known, r.unexplained-fresh, crashes)
	return parity.Write(dir, s.Name, cases)
}

// answer sets the answers of both programs.
func (r *recorder) answer(s parity.Suite, cases []parity.Case) {
	for i := range cases {
		cases[i].Answers = nil
		for _, f := range s.Flags(&cases[i]) {
			cases[i].Answers = append(cases[i].Answers, parity.Answer{Flags: f})
		}
	}
	for flags, all := range parity.ByFlags(cases) {
		for some := range slices.Chunk(all, 100) {
			var inputs []string
			for _, a := range some {
				inputs = append(inputs, a.Case.Input)
			}
			ours, theirs := parity.Ours(r.setup, flags, inputs), r.theirs(flags, inputs)
			for i, a := range some {
				a.Answer.Ours, a.Answer.Text = ours[i], theirs[i]
			}
		}
		// mlir-opt crashes on every input of a pass that it does not have.
		if len(all) > 10 && !slices.ContainsFunc(all, func(a parity.Asked) bool { return a.Answer.Text != parity.Crash }) {
			fmt.Printf("%s: mlir-opt answers nothing to %s\n", s.Name, flags)
			r.unexplained++
		}
	}
}

// theirs returns what mlir-opt answers with flags to each of inputs.
func (r *recorder) theirs(flags string, inputs []string) []string {
	cmd := exec.Command(r.mlir, parity.Args(flags)...)
	var out, errs bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(parity.Join(inputs)), &out, &errs
	var exit *exec.ExitError
	if err := cmd.Run(); !errors.As(err, &exit) || exit.ExitCode() == 1 {
		if answers := parity.Split(inputs, out.String(), errs.String()); answers != nil {
			return answers
		}
	}
	return parity.Halves(inputs, func(some []string) []string { return r.theirs(flags, some) })
}

// apart makes functions on which mlir-opt crashes, or in which spvc differs, cases of their own.
func (r *recorder) apart(s parity.Suite, cases []parity.Case) []parity.Case {
	var out []parity.Case
	for _, c := range cases {
		parts := parity.Parts(c)
		if !differs(c) || parts == nil {
			out = append(out, c)
			continue
		}
		r.answer(s, parts)
		var same []parity.Case
		for _, p := range parts {
			if differs(p) {
				out = append(out, p)
			} else {
				same = append(same, p)
			}
		}
		if len(same) > 0 {
			whole := []parity.Case{parity.Whole(c.Name, same)}
			r.answer(s, whole)
			out = append(out, whole...)
		}
	}
	return out
}

// differs reports whether an answer to c is a crash, or differs between the programs.
func differs(c parity.Case) bool {
	return slices.ContainsFunc(c.Answers, func(a parity.Answer) bool { return a.Text == parity.Crash || a.Text != a.Ours })
}
