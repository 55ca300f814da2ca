// Command record makes the cases of internal/parity, asks mlir-opt about them, and writes its
// answers to internal/parity/testdata. It fails, and prints the case, where spvc answers otherwise
// and no row of known.txt says why; the record then holds the answer of mlir-opt, so that the test
// fails as well.
//
//	go run ./internal/parity/record [-mlir-version 22] [-only suite] [-out folder]
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/parity"
	"github.com/spvc/spvc/internal/tool"
)

func main() {
	version := flag.String("mlir-version", "", "record only the answers of this `version` of mlir-opt")
	only := flag.String("only", "", "record only this `suite`")
	out := flag.String("out", "internal/parity/testdata", "the `folder` of the record")
	flag.Parse()
	for i := range parity.Records {
		rec := &parity.Records[i]
		if *version != "" && *version != rec.Version.String() {
			continue
		}
		if err := record(rec, *only, filepath.Join(*out, rec.Dir)); err != nil {
			fmt.Fprintln(os.Stderr, "parity:", err)
			os.Exit(1)
		}
	}
}

// record records the suites of rec, or one of them, in the folder out.
func record(rec *parity.Record, only, out string) error {
	r := &recorder{mlir: "mlir-opt-" + rec.Version.String(), setup: tool.SetupFor(rec.Version), record: rec}
	if _, err := exec.LookPath(r.mlir); err != nil {
		return fmt.Errorf("%s is not installed; nobody can answer", r.mlir)
	}
	var err error
	if r.rows, err = rec.KnownRows(); err != nil {
		return err
	}
	for _, s := range rec.Suites {
		if only == "" || s.Name == only {
			if err := r.suite(s, out); err != nil {
				return err
			}
		}
	}
	if r.unexplained > 0 {
		return fmt.Errorf("%d differences that known.txt does not explain", r.unexplained)
	}
	return nil
}

// recorder asks both programs.
type recorder struct {
	mlir   string
	setup  tool.Setup
	record *parity.Record
	rows   []parity.Known
	// unexplained counts the differences that no row explains.
	unexplained int
}

// suite records one suite.
func (r *recorder) suite(s parity.Suite, dir string) error {
	cases := s.Inputs(r.record.NewGenerator())
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
