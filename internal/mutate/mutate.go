// Package mutate tests tests: it makes small changes, mutants, in packages and sees
// which of them no test notices.
//
// All mutants of the packages are compiled at once. Each stands in the sources as a
// choice that an environment variable makes when the program starts, so that a mutant
// costs no build. A first run of every test, alone and without a mutant, records which
// mutants the test reaches; a mutant is then tried on the tests that reach it.
//
// The sources stay as they are: the go command gets the changed ones as an overlay.
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

// Kind is what a mutant changes.
type Kind string

const (
	Negate   Kind = "negate"   // a condition, or a bool that is returned
	Guard    Kind = "guard"    // an if or case that leaves early is never entered
	Refusal  Kind = "refusal"  // a return of false returns true
	Error    Kind = "error"    // a return of an error returns nil
	Bound    Kind = "bound"    // < becomes <=, and so on
	Constant Kind = "constant" // a number is one larger; a truth value is the other
	Call     Kind = "call"     // a call whose results are unused is left out
	Swap     Kind = "swap"     // && becomes ||, and || becomes &&
)

// Mutant is a change of a package.
type Mutant struct {
	ID      int    // from 1 on, in the order of the sources
	Package string // import path
	File    string // relative to the module root, with slashes
	Line    int
	Column  int
	Func    string // what it is in
	Kind    Kind
	Old     string // the text that it changes
	New     string // what stands there then
	nth     int    // among those equal to it in kind, text and function
}

// Pos is the place of the mutant, as compilers write it.
func (m *Mutant) Pos() string { return fmt.Sprintf("%s:%d:%d", m.File, m.Line, m.Column) }

// key identifies the mutant by what it changes rather than by its line, so that
// samples stay mostly the same when other code changes.
func (m *Mutant) key() string {
	return fmt.Sprintf("%s %s %s %d %s", m.File, m.Func, m.Kind, m.nth, m.Old)
}

// Options says what to mutate and how to try it.
type Options struct {
	Dir      string            // a directory of the module; the current one when empty
	Packages []string          // patterns of the go command: what is mutated
	Tests    []string          // patterns of packages whose tests may notice; ./... when empty
	Skip     *regexp.Regexp    // tests that are not run, by name; none when nil
	N        int               // mutants to sample for each seed; 0 for all
	Seeds    []uint64          // one sample each
	At       *regexp.Regexp    // only mutants whose position matches; all when nil
	Timeout  time.Duration     // least time that a mutant has on a test binary
	Slow     time.Duration     // tests, and subtests, that take longer alone are not run; 0 for any
	Jobs     int               // processors that a test binary may use; 0 for all
	Known    map[string]string // verdicts of an earlier run by key; killed ones are believed
	// Unreached has no mutant tried: the one sample is all mutants that no test reaches.
	Unreached bool
	Log       io.Writer // progress
}

// Outcome is what came of a mutant.
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

// Verdict is a mutant with what came of it.
type Verdict struct {
	*Mutant
	Outcome Outcome
	By      string // the test that failed, "" if that is not known
	Tests   int    // how many tests reach it
}

// Found tells whether the tests noticed the mutant.
func (v *Verdict) Found() bool { return v.Outcome == Killed || v.Outcome == TimedOut }

// Sample is the verdicts on what one seed chose.
type Sample struct {
	Seed     uint64
	Verdicts []Verdict // in the order of the sources
}

// Found counts the mutants that the tests noticed.
func (s *Sample) Found() int {
	n := 0
	for i := range s.Verdicts {
		if s.Verdicts[i].Found() {
			n++
		}
	}
	return n
}

// Result is what a run found out.
type Result struct {
	Mutants  int      // all of the packages, of which samples are taken
	Rejected int      // changes that do not compile, and are no mutants
	LeftOut  []string // tests that were not run, with the reason
	Samples  []Sample
	Verdicts map[string]string // of all mutants that were tried, by key, for Known
}

// Run mutates packages and tries the samples. It leaves no files behind.
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

// sample chooses n of ms by seed, all if n is 0, and returns them in their order.
// What a mutant changes decides, not where it stands in ms.
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

// unreached is the mutants of ms that no unit reaches.
func unreached(ms []*Mutant, units []*unit) []Verdict {
	var out []Verdict
	for _, m := range ms {
		if !slices.ContainsFunc(units, func(u *unit) bool { return u.reach[m.ID] != 0 }) {
			out = append(out, Verdict{Mutant: m, Outcome: NotReached})
		}
	}
	return out
}

// relative is file below root, with slashes.
func relative(root, file string) string {
	if rel, err := filepath.Rel(root, file); err == nil {
		file = rel
	}
	return filepath.ToSlash(file)
}
