package soundness

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"time"
)

// Suite is a run of many cases.
type Suite struct {
	// Seed is the first seed and Kernels their number.
	Seed    uint64
	Kernels int
	// Case has what the seeds do not decide.
	Case Case
	// File, if not empty, gets the modules of outcomes that are not right.
	File string
	// Shown is the number of outcomes that the summary prints in full; 0 stands for 20.
	Shown int
	// Shrink shrinks and sorts the outcomes that the summary prints in full.
	Shrink bool

	bad    []*Outcome
	counts map[string]map[Kind]int
	exact  int
	all    int
	known  map[string]int
}

// Run runs the cases, writes a summary and returns whether all are right, or known errors of
// a driver.
func (s *Suite) Run(ctx context.Context, p *Pool, w io.Writer) (bool, error) {
	s.counts, s.known = map[string]map[Kind]int{}, map[string]int{}
	start := time.Now()
	cases := make(chan Case)
	go func() {
		defer close(cases)
		for i := range s.Kernels {
			c := s.Case
			c.Seed = s.Seed + uint64(i)
			cases <- c
		}
	}()
	if err := p.Run(ctx, cases, s.add); err != nil {
		return false, err
	}
	if err := s.shrink(ctx, p); err != nil {
		return false, err
	}
	if err := s.write(); err != nil {
		return false, err
	}
	s.summary(w, time.Since(start))
	return len(s.bad) == 0, nil
}

// full sorts the outcomes that are not right and returns those that the summary prints in full.
func (s *Suite) full() []*Outcome {
	slices.SortFunc(s.bad, func(a, b *Outcome) int { return cmp.Compare(a.Seed, b.Seed) })
	return s.bad[:min(len(s.bad), cmp.Or(s.Shown, 20))]
}

// shrink runs the first outcomes that are not right again, and shrinks and sorts them. It
// leaves out programs that end their process.
func (s *Suite) shrink(ctx context.Context, p *Pool) error {
	bySeed := map[uint64]*Outcome{}
	var list []Case
	for _, o := range s.full() {
		if s.Shrink && o.Kind != Crashed {
			bySeed[o.Seed] = o
			c := o.Case
			c.Shrink = true
			list = append(list, c)
		}
	}
	cases := make(chan Case, len(list))
	for _, c := range list {
		cases <- c
	}
	close(cases)
	return p.Run(ctx, cases, func(again *Outcome) {
		o := bySeed[again.Seed]
		if o.Small = again.Small; o.Small == nil {
			o.Small = &Small{Text: o.Text, Pipeline: o.Pipeline, Detail: o.Detail, Verdict: fmt.Sprintf("%s when it ran again to be shrunk", again.Kind)}
		}
	})
}

// place names the target and driver of an outcome.
func (o *Outcome) place() string {
	if o.Driver == "" {
		return o.Target
	}
	return o.Target + "/" + o.Driver
}

func (s *Suite) add(o *Outcome) {
	if s.counts[o.place()] == nil {
		s.counts[o.place()] = map[Kind]int{}
	}
	s.counts[o.place()][o.Kind]++
	s.exact, s.all = s.exact+o.Exact, s.all+o.All
	if o.Kind == Right {
		return
	}
	if name := knownError(o); name != "" {
		s.known[name]++
		return
	}
	s.bad = append(s.bad, o)
}

// Reproduce returns a command that runs a case again.
func (o *Outcome) Reproduce() string {
	return o.command(o.Pipeline) + " -out bad.mlir"
}

// command returns the command that runs the case with other passes.
func (o *Outcome) command(pipeline string) string {
	text := fmt.Sprintf("go run ./test/soundness/cmd -seed %d -kernels 1 -target %s -pipeline '%s'", o.Seed, o.Target, pipeline)
	if o.Driver != "" {
		text += " -driver " + o.Driver
	}
	if o.Level != "" {
		text += " -level " + o.Level
	}
	text += o.flags()
	if o.Wide {
		text += " -wide"
	}
	return text
}

// Report returns the lines that describe an outcome.
func (o *Outcome) Report() string {
	text := fmt.Sprintf("seed %d on %s after %s: %s: %s\n  %s\n", o.Seed, o.place(), o.Pipeline, o.Kind, o.Detail, o.Reproduce())
	if m := o.Small; m != nil {
		text += fmt.Sprintf("  %s\n  %d operations of %d, after %s: %s\n  %s -module bad.mlir\n",
			m.Verdict, m.After, m.Before, m.Pipeline, firstLine(m.Detail), o.command(m.Pipeline))
	}
	return text
}

// module returns the smallest module.
func (o *Outcome) module() string {
	if o.Small != nil {
		return o.Small.Text
	}
	return o.Text
}

// write writes the modules of the outcomes that are not right.
func (s *Suite) write() error {
	if s.File == "" || len(s.bad) == 0 {
		return nil
	}
	var b strings.Builder
	for i, o := range s.bad {
		if i > 0 {
			b.WriteString("// -----\n")
		}
		for line := range strings.Lines(o.Report()) {
			b.WriteString("// " + line)
		}
		b.WriteString(o.module())
	}
	return os.WriteFile(s.File, []byte(b.String()), 0o666)
}

// signature groups outcomes: the kind and what is the same in many messages.
func (o *Outcome) signature() string {
	line, _, _ := strings.Cut(o.Detail, "\n")
	var out strings.Builder
	for _, r := range line {
		if r >= '0' && r <= '9' {
			continue
		}
		out.WriteRune(r)
	}
	return fmt.Sprintf("%s %s: %.100s", o.place(), o.Kind, out.String())
}

func (s *Suite) summary(w io.Writer, took time.Duration) {
	for _, o := range s.full() {
		fmt.Fprint(w, o.Report())
		if o.Small != nil {
			for line := range strings.Lines(o.Small.Text) {
				fmt.Fprint(w, "    "+line)
			}
		}
	}
	signatures := map[string]int{}
	for _, o := range s.bad {
		signatures[o.signature()]++
	}
	for _, name := range slices.Sorted(maps.Keys(signatures)) {
		fmt.Fprintf(w, "%6d  %s\n", signatures[name], name)
	}
	for _, place := range slices.Sorted(maps.Keys(s.counts)) {
		fmt.Fprintf(w, "%-22s", place)
		for _, k := range slices.Sorted(maps.Keys(s.counts[place])) {
			fmt.Fprintf(w, " %s %d", k, s.counts[place][k])
		}
		fmt.Fprintln(w)
	}
	for _, name := range slices.Sorted(maps.Keys(s.known)) {
		fmt.Fprintf(w, "known: %s (%d)\n", name, s.known[name])
	}
	percent := 0
	if s.all > 0 {
		percent = s.exact * 100 / s.all
	}
	fmt.Fprintf(w, "%d kernels in %s, %.0f per second; %d %% of %d bytes compared; %d not right\n",
		s.Kernels, took.Round(time.Millisecond), float64(s.Kernels)/took.Seconds(), percent, s.all, len(s.bad))
}
