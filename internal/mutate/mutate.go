// Package mutate tests tests. It makes small changes (mutants) in packages, and finds
// those that no test notices.
//
// All mutants of the packages are compiled at once. Each mutant is a branch in the
// sources, which an environment variable selects when the program starts, so a mutant
// needs no separate build. The package first runs every test alone, without a mutant,
// and records the mutants that the test reaches. It then runs each mutant with the
// tests that reach it.
//
// The sources do not change: the go command receives the changed files as an overlay.
package mutate

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"time"
)

// Kind is the kind of change that a mutant makes.
type Kind string

const (
	Negate   Kind = "negate"   // a condition, or a returned bool
	Guard    Kind = "guard"    // an if or case that leaves early is never entered
	Refusal  Kind = "refusal"  // a return of false returns true
	Error    Kind = "error"    // a return of an error returns nil
	Bound    Kind = "bound"    // < becomes <=, and so on
	Constant Kind = "constant" // a number is one larger; a truth value is inverted
	Call     Kind = "call"     // a call whose results are unused is removed
	Swap     Kind = "swap"     // && becomes ||, and || becomes &&
)

// Mutant is a change of a package.
type Mutant struct {
	ID      int    // counts from 1, in the order of the sources
	Package string // import path
	File    string // relative to the module root, with slashes
	Line    int
	Column  int
	Func    string // the function that contains it
	Kind    Kind
	Old     string // the text that it changes
	New     string // the text after the change
	nth     int    // index among mutants with the same kind, text and function
}

// Pos returns the position of the mutant in the format of compilers.
func (m *Mutant) Pos() string { return fmt.Sprintf("%s:%d:%d", m.File, m.Line, m.Column) }

// key identifies the mutant by its text and not by its line, so that samples change
// little when other code changes.
func (m *Mutant) key() string {
	return fmt.Sprintf("%s %s %s %d %s", m.File, m.Func, m.Kind, m.nth, m.Old)
}

// Options selects the mutants and the tests.
type Options struct {
	Dir      string            // a directory of the module; the current one when empty
	Packages []string          // patterns of the packages to mutate, as for the go command
	Tests    []string          // patterns of the packages whose tests run; ./... when empty
	Skip     *regexp.Regexp    // names of tests that do not run; none when nil
	N        int               // mutants to sample for each seed; 0 for all
	Seeds    []uint64          // one sample each
	At       *regexp.Regexp    // only mutants whose position matches; all when nil
	Timeout  time.Duration     // minimum time limit for a mutant on a test binary
	Slow     time.Duration     // tests and subtests that take longer alone do not run; 0 for no limit
	Jobs     int               // processors that a test binary may use; 0 for all
	Known    map[string]string // verdicts of an earlier run by key; killed mutants are not run again
	// Unreached lists all mutants that no test reaches and runs none.
	Unreached bool
	Log       io.Writer // progress
}

// Outcome is the result for a mutant.
type Outcome int

const (
	Survived   Outcome = iota // the tests that reach it pass
	NotReached                // no test reaches it
	Killed                    // a test fails
	TimedOut                  // the tests do not end
)

func (o Outcome) String() string {
	return [...]string{"survived", "not reached", "killed", "timed out"}[o]
}

// Verdict is a mutant with its outcome.
type Verdict struct {
	*Mutant
	Outcome Outcome
	By      string // the test that failed, or "" if it is not known
	Tests   int    // number of tests that reach the mutant
}

// Found reports whether a test noticed the mutant.
func (v *Verdict) Found() bool { return v.Outcome == Killed || v.Outcome == TimedOut }

// Sample holds the verdicts for the mutants of one seed.
type Sample struct {
	Seed     uint64
	Verdicts []Verdict // in the order of the sources
}

// Found returns the number of mutants that a test noticed.
func (s *Sample) Found() int {
	n := 0
	for i := range s.Verdicts {
		if s.Verdicts[i].Found() {
			n++
		}
	}
	return n
}

// Result is the result of a run.
type Result struct {
	Mutants  int      // number of all mutants of the packages
	Rejected int      // number of changes that do not compile and so do not count as mutants
	LeftOut  []string // tests that did not run, with the reason
	Samples  []Sample
	Verdicts map[string]string // the verdicts of all mutants that ran, by key, for Known
}

// Run mutates packages and runs the samples. It leaves no files.
func Run(ctx context.Context, o Options) (*Result, error) {
	if len(o.Tests) == 0 {
		o.Tests = []string{"./..."}
	}
	if len(o.Seeds) == 0 {
		o.Seeds = []uint64{1}
	}
	if o.Log == nil {
		o.Log = io.Discard
	}
	work, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	b := &build{Options: o, ctx: ctx, work: work}
	if err := b.load(); err != nil {
		return nil, err
	}
	if err := b.compile(); err != nil {
		return nil, err
	}
	units, leftOut, err := b.record()
	if err != nil {
		return nil, err
	}
	return b.try(units, leftOut)
}

// sample chooses n mutants of ms by seed, or all if n is 0, and returns them in their
// order. The choice depends on the keys of the mutants and not on their index in ms.
func sample(ms []*Mutant, n int, seed uint64) []*Mutant {
	type drawn struct {
		m    *Mutant
		hash uint64
	}
	all := make([]drawn, len(ms))
	for i, m := range ms {
		sum := sha256.Sum256(fmt.Appendf(nil, "%d %s", seed, m.key()))
		all[i] = drawn{m, binary.BigEndian.Uint64(sum[:])}
	}
	slices.SortFunc(all, func(a, b drawn) int { return cmp.Compare(a.hash, b.hash) })
	if n > 0 && n < len(all) {
		all = all[:n]
	}
	out := make([]*Mutant, len(all))
	for i, d := range all {
		out[i] = d.m
	}
	slices.SortFunc(out, func(a, b *Mutant) int { return cmp.Compare(a.ID, b.ID) })
	return out
}

// try runs the samples and collects the verdicts.
func (b *build) try(units []*unit, leftOut []string) (*Result, error) {
	r := &Result{Mutants: len(b.mutants), Rejected: b.rejected, LeftOut: leftOut, Verdicts: map[string]string{}}
	pool := b.mutants
	if b.At != nil {
		pool = slices.DeleteFunc(slices.Clone(pool), func(m *Mutant) bool { return !b.At.MatchString(m.Pos()) })
	}
	if len(pool) == 0 {
		return nil, errors.New("there is nothing to mutate")
	}
	if b.Unreached {
		r.Samples = []Sample{{Verdicts: unreached(pool, units)}}
		return r, nil
	}
	tried := map[int]Verdict{}
	for _, seed := range b.Seeds {
		s := Sample{Seed: seed}
		chosen := sample(pool, b.N, seed)
		for i, m := range chosen {
			v, ok := tried[m.ID]
			if !ok {
				var err error
				if v, err = b.verdict(m, units); err != nil {
					return nil, err
				}
				tried[m.ID] = v
				r.Verdicts[m.key()] = v.Outcome.String() + "\t" + v.By
			}
			fmt.Fprintf(b.Log, "seed %d: %d of %d: %s: %s: %s %s\n", seed, i+1, len(chosen), m.Pos(), m.Kind, v.Outcome, v.By)
			s.Verdicts = append(s.Verdicts, v)
		}
		r.Samples = append(r.Samples, s)
	}
	return r, nil
}

// unreached returns the mutants of ms that no unit reaches.
func unreached(ms []*Mutant, units []*unit) []Verdict {
	var out []Verdict
	for _, m := range ms {
		if !slices.ContainsFunc(units, func(u *unit) bool { return u.reach[m.ID] != 0 }) {
			out = append(out, Verdict{Mutant: m, Outcome: NotReached})
		}
	}
	return out
}

// relative returns the path of file relative to root, with slashes.
func relative(root, file string) string {
	if rel, err := filepath.Rel(root, file); err == nil {
		file = rel
	}
	return filepath.ToSlash(file)
}
