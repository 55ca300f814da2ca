// Package parity compares spvc with answers of mlir-opt that testdata holds, those of version 19, and testdata/22. Each suite is
// a file of cases: a module, and for each list of flags what mlir-opt printed, or its first error.
//
// The test needs no mlir-opt; internal/parity/record, which make parity runs, makes the cases and
// asks mlir-opt. Where spvc differs on purpose, the file holds the answer of spvc too, with the
// number of the row of known.txt that says why.
package parity

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/internal/tool"
)

// Case is a module, and the answers to it.
type Case struct {
	// Name is unique in a suite. It names the op, or the generator, and the seed.
	Name string
	// Input is the text of the module, which ends in a line feed.
	Input string
	// Answers are the answers of mlir-opt, one for each list of flags.
	Answers []Answer
}

// Answer is what mlir-opt makes of a module.
type Answer struct {
	// Flags are the flags of mlir-opt, each of which starts with a hyphen.
	Flags string
	// Text is what mlir-opt prints. If it refuses the module, it is the place and text of its
	// first error, after an exclamation mark. It is Crash if a signal ends mlir-opt.
	Text string
	// Known is the number of the row of known.txt that says why Ours differs from Text, counted
	// from 1, or 0.
	Known int
	// Ours is the answer of spvc if Known is not 0.
	Ours string
}

// Crash is the answer of a tool that a signal, or a panic, ended.
const Crash = "! crash\n"

// marker is the line between the modules of an input that is split.
const marker = "// -----\n"

// Args returns the arguments that flags stand for. A flag may contain spaces.
func Args(flags string) []string {
	var args []string
	for i, f := range strings.Split(flags, " -") {
		if i > 0 {
			f = "-" + f
		}
		if f != "" {
			args = append(args, f)
		}
	}
	return append(args, "-split-input-file")
}

// Join returns the text of one input that is split into inputs. The first piece is an empty module,
// so that each of inputs follows a marker, and lines count from there.
func Join(inputs []string) string { return "module {}\n" + marker + strings.Join(inputs, marker) }

// errorLine matches the first line of an error. MLIR 19 counts lines from the start of the piece, 22 from that of the input.
var errorLine = regexp.MustCompile(`^(?:within split at <stdin>:(\d+) offset |<stdin>):(\d+)(:\d+: error: .*)`)

// FirstErrors returns the first error about each of inputs, with its place in the input, given what a tool wrote about
// Join(inputs) to standard error. It is "" if there is none.
func FirstErrors(inputs []string, errs string) []string {
	starts := make([]int, len(inputs))
	line := 2
	for i, input := range inputs {
		starts[i] = line
		line += strings.Count(input, "\n") + 1
	}
	first := make([]string, len(inputs))
	for text := range strings.Lines(errs) {
		m := errorLine.FindStringSubmatch(strings.TrimSpace(text))
		if m == nil {
			continue
		}
		at, _ := strconv.Atoi(m[2])
		if piece, _ := strconv.Atoi(m[1]); piece > 0 {
			at += piece - 1
		}
		i, exact := slices.BinarySearch(starts, at)
		if !exact {
			i--
		}
		if i >= 0 && first[i] == "" {
			first[i] = ":" + strconv.Itoa(at-starts[i]+1) + m[3]
		}
	}
	return first
}

// Split returns the answers to inputs, given what a tool wrote about Join(inputs). It returns nil if
// the tool wrote another number of modules.
func Split(inputs []string, out, errs string) []string {
	pieces := strings.Split(out, marker)
	if len(pieces) != len(inputs)+1 {
		return nil
	}
	refused := FirstErrors(inputs, errs)
	answers := make([]string, len(inputs))
	for i := range inputs {
		// mlir-opt ends a module with one line feed more in some forms.
		if answers[i] = strings.TrimSpace(pieces[i+1]) + "\n"; answers[i] == "\n" {
			answers[i] = ""
			if refused[i] != "" {
				answers[i] = "! " + refused[i] + "\n"
			}
		}
	}
	return answers
}

// Ours returns what spvc opt answers with flags to each of inputs.
func Ours(setup tool.Setup, flags string, inputs []string) []string {
	var out, errs bytes.Buffer
	if !panics(func() {
		tool.Opt(context.Background(), setup, Args(flags), tool.Streams{In: strings.NewReader(Join(inputs)), Out: &out, Err: &errs})
	}) {
		if answers := Split(inputs, out.String(), errs.String()); answers != nil {
			return answers
		}
	}
	return Halves(inputs, func(some []string) []string { return Ours(setup, flags, some) })
}

// Halves answers each half of inputs. A single input has the answer Crash.
func Halves(inputs []string, answer func([]string) []string) []string {
	if len(inputs) == 1 {
		return []string{Crash}
	}
	half := len(inputs) / 2
	return append(answer(inputs[:half]), answer(inputs[half:])...)
}

func panics(f func()) (bug bool) {
	defer func() { bug = recover() != nil }()
	f()
	return
}

// header is a line of a file that begins a part of a case: its input, an answer of mlir-opt, or the
// one of spvc after it.
var header = regexp.MustCompile(`(?m)^//// (case|mlir-opt|spvc) (.*)\n`)

// Write writes cases to a file of dir.
func Write(dir, suite string, cases []Case) error {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
	for _, c := range cases {
		fmt.Fprintf(z, "//// case %s\n%s", c.Name, c.Input)
		for _, a := range c.Answers {
			if fmt.Fprintf(z, "//// mlir-opt %s\n%s", a.Flags, a.Text); a.Known > 0 {
				fmt.Fprintf(z, "//// spvc %d\n%s", a.Known, a.Ours)
			}
		}
	}
	if err := z.Close(); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, suite+".gz"), b.Bytes(), 0o666)
}

// Read reads what Write wrote.
func Read(dir, suite string) ([]Case, error) {
	f, err := os.Open(filepath.Join(dir, suite+".gz"))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(z)
	if err != nil {
		return nil, err
	}
	text := string(data)
	var cases []Case
	parts := header.FindAllStringSubmatchIndex(text, -1)
	for i, p := range parts {
		end := len(text)
		if i+1 < len(parts) {
			end = parts[i+1][0]
		}
		word, rest, body := text[p[2]:p[3]], text[p[4]:p[5]], text[p[1]:end]
		if word == "case" {
			cases = append(cases, Case{Name: rest, Input: body})
			continue
		}
		c := &cases[len(cases)-1]
		if word == "mlir-opt" {
			c.Answers = append(c.Answers, Answer{Flags: rest, Text: body})
			continue
		}
		a := &c.Answers[len(c.Answers)-1]
		a.Known, err = strconv.Atoi(rest)
		if a.Ours = body; err != nil {
			return nil, err
		}
	}
	return cases, nil
}

// Asked is a case and one of its answers.
type Asked struct {
	Case   *Case
	Answer *Answer
}

// ByFlags visits the answers to cases by their flags, in the order in which these first occur.
func ByFlags(cases []Case) iter.Seq2[string, []Asked] {
	var order []string
	by := map[string][]Asked{}
	for i := range cases {
		for k := range cases[i].Answers {
			a := &cases[i].Answers[k]
			if by[a.Flags] == nil {
				order = append(order, a.Flags)
			}
			by[a.Flags] = append(by[a.Flags], Asked{&cases[i], a})
		}
	}
	return func(yield func(string, []Asked) bool) {
		for _, flags := range order {
			if !yield(flags, by[flags]) {
				return
			}
		}
	}
}
