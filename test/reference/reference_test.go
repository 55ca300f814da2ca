//go:build cgo

// Package reference_test runs faulty kernels, and correct ones that look like them, on the
// device of runner/reference. The checks must find each fault, at its line, and nothing else.
package reference_test

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

var allChecks = []reference.Checks{
	reference.CheckBounds, reference.CheckUninitialized, reference.CheckRaces, reference.CheckBarriers,
	reference.CheckUndefined, reference.CheckAlignment, reference.CheckLayout,
}

// subgroupSizes are the sizes with which the kernels run. The findings do not depend on them.
var subgroupSizes = []int{1, 4, 32}

// TestCorpus checks that the pieces are what they claim: they compile and validate, each
// binary has the lines of the marks, and there are ten faulty kernels for each check with a
// correct one beside each.
func TestCorpus(t *testing.T) {
	pieces := readPieces(t)
	faulty := map[reference.Checks]int{}
	names := map[string]bool{}
	correct := 0
	for i, p := range pieces {
		if names[p.name] {
			t.Errorf("%s:%d: a second kernel is called %s", p.file, p.line, p.name)
		}
		names[p.name] = true
		if !p.faulty {
			correct++
		} else {
			checks := p.checks()
			if file := strings.TrimSuffix(p.file, filepath.Ext(p.file)); checks.String() != file {
				t.Errorf("%s:%d: a kernel for %s", p.file, p.line, checks)
			}
			faulty[checks]++
			if i+1 == len(pieces) || pieces[i+1].file != p.file || pieces[i+1].faulty {
				t.Errorf("%s:%d: no correct kernel follows %s", p.file, p.line, p.name)
			}
		}
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			p.module(t)
			p.haveLines(t)
		})
	}
	for _, c := range allChecks {
		if faulty[c] < 10 {
			t.Errorf("%d faulty kernels for %s", faulty[c], c)
		}
	}
	if correct < 70 {
		t.Errorf("%d correct kernels", correct)
	}
}

// haveLines checks that the binary has instructions at the lines of the marks.
func (p *piece) haveLines(t *testing.T) {
	t.Helper()
	lines := map[uint32]bool{0: true}
	scan := words.Scan(p.binary(t), words.HeaderLen)
	for inst, ok := scan.Next(); ok; inst, ok = scan.Next() {
		if inst.Opcode == spec.OpLine {
			lines[inst.Operands[1]] = true
		}
	}
	for _, m := range p.marks {
		if !lines[m.line] || !lines[m.other] {
			t.Errorf("%s:%d: no instruction has the line of the mark %s", p.file, p.line, m)
		}
	}
}

// checks returns the checks of the marks.
func (p *piece) checks() reference.Checks {
	var c reference.Checks
	for _, m := range p.marks {
		c |= m.check
	}
	return c
}

// TestFindings checks that the findings of all checks together are the marks.
func TestFindings(t *testing.T) {
	for _, p := range readPieces(t) {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			m := p.module(t)
			for _, size := range subgroupSizes {
				p.expect(t, m, reference.Options{Checks: reference.CheckAll, SubgroupSize: size}, p.marks)
			}
		})
	}
}

// TestSingleChecks checks that each check alone finds its own errors only, and that no check
// finds none.
func TestSingleChecks(t *testing.T) {
	for _, p := range readPieces(t) {
		if !p.faulty {
			continue
		}
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			m := p.module(t)
			for _, c := range append(allChecks, 0) {
				var want []mark
				for _, m := range p.marks {
					if m.check == c {
						want = append(want, m)
					}
				}
				p.expect(t, m, reference.Options{Checks: c, SubgroupSize: 4}, want)
			}
		})
	}
}

// expect runs the kernel and compares the findings.
func (p *piece) expect(t *testing.T, m *reflect.Module, o reference.Options, want []mark) {
	t.Helper()
	where := fmt.Sprintf("%s:%d: checks %s, subgroups of %d", p.file, p.line, o.Checks, o.SubgroupSize)
	d, err := reference.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}()
	_, err = d.Run(t.Context(), p.launch(t, d, m))
	found := checkError(err)
	if err != nil && found == nil {
		t.Errorf("%s: %v", where, err)
		return
	}
	var got []mark
	if found != nil {
		if !errors.Is(err, reference.ErrChecks) || found.Truncated || len(found.Findings) == 0 {
			t.Errorf("%s: error %v is not ErrChecks, truncated (%t) or empty", where, err, found.Truncated)
		}
		for i := range found.Findings {
			f := &found.Findings[i]
			got = append(got, p.markOf(f))
			if problem := p.wrong(f, m.EntryPoints[0].Name); problem != "" {
				t.Errorf("%s: finding %+v: %s", where, f, problem)
			}
		}
	}
	slices.SortFunc(got, compareMarks)
	got = slices.Compact(got)
	if !slices.Equal(got, want) {
		t.Errorf("%s: found %v, want %v", where, got, want)
		if found != nil {
			for _, f := range found.Findings {
				t.Logf("  %s at %d (%s): %s", f.Check, f.Line, f.Op, f.Message)
			}
		}
	}
}

// checkError returns the CheckError that err wraps, or nil.
func checkError(err error) *reference.CheckError {
	for ; err != nil; err = errors.Unwrap(err) {
		if e, ok := any(err).(*reference.CheckError); ok {
			return e
		}
	}
	return nil
}

// markOf returns the mark of a finding. The other place counts only for races, and for
// barriers with such a mark: a mark at one barrier does not say where the other invocations are.
func (p *piece) markOf(f *reference.Finding) mark {
	if f.Other != nil {
		m := newMark(f.Check, f.Line, f.Other.Line)
		if f.Check == reference.CheckRaces || slices.Contains(p.marks, m) {
			return m
		}
	}
	return newMark(f.Check, f.Line, 0)
}

// wrong says which field of a finding is wrong, or returns nothing.
func (p *piece) wrong(f *reference.Finding, entry string) string {
	const ofMemory = reference.CheckBounds | reference.CheckUninitialized | reference.CheckRaces | reference.CheckAlignment | reference.CheckLayout
	switch {
	case f.Entry != entry:
		return "the entry point is " + entry
	case f.Count == 0:
		return "Count is 0"
	case f.Message == "":
		return "Message is empty"
	case !strings.HasPrefix(f.Op, "Op"):
		return "Op is no instruction"
	case filepath.Base(f.File) != p.file:
		return "the file is " + p.file
	case f.Column == 0 && !p.assembly:
		return "Column is 0"
	case f.Word < 5:
		return "Word is in the header"
	case f.Check == reference.CheckRaces && f.Other == nil:
		return "Other is nil"
	case f.Check&ofMemory != 0 && f.Memory == nil:
		return "Memory is nil"
	case f.Check&ofMemory != 0 && (f.Memory.Kind == "" || f.Memory.Size <= 0):
		return "Memory has no kind or size"
	case f.Check == reference.CheckBounds && !p.assembly && f.Memory.Offset >= 0 && f.Memory.Offset+int64(f.Memory.Size) <= f.Memory.Length:
		return "Memory is inside of its bounds"
	}
	return ""
}
