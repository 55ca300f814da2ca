// Command cmd makes small changes in packages and reports those that no test notices.
//
//	go run ./internal/mutate/cmd -n 60 -seed 1,2 ./spirv/blocklayout
package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/signal"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spvc/spvc/internal/mutate"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	code, err := run(ctx, os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
	}
	os.Exit(code)
}

// run returns the exit code: 0 if the tests notice enough, 1 if they do not or the
// packages cannot be mutated, 2 if the arguments are wrong.
func run(ctx context.Context, args []string) (int, error) {
	o := mutate.Options{Log: os.Stderr}
	set := flag.NewFlagSet("mutate", flag.ContinueOnError)
	set.IntVar(&o.N, "n", 60, "mutants of a sample; 0 for all")
	seeds := set.String("seed", "1", "seeds of the samples, separated by commas")
	tests := set.String("tests", "./...", "packages whose tests may notice, separated by spaces")
	skip := set.String("skip", "", "tests not to run, as a regular expression")
	at := set.String("at", "", "only mutants whose file:line:column matches this regular expression")
	known := set.String("known", "", "file of verdicts; killed mutants in it are believed, and the new verdicts are added")
	least := set.Float64("least", 0, "percent of the mutants of each sample that the tests have to notice")
	set.BoolVar(&o.Unreached, "unreached", false, "only list the mutants that no test reaches")
	set.DurationVar(&o.Timeout, "timeout", 10*time.Second, "least time that the tests of a package have for a mutant")
	set.DurationVar(&o.Slow, "slow", 5*time.Second, "tests that take longer are not run")
	set.IntVar(&o.Jobs, "jobs", 0, "processors that tests may use; 0 for all")
	if err := set.Parse(args); err != nil {
		return 2, nil
	}
	o.Packages, o.Tests = set.Args(), strings.Fields(*tests)
	if len(o.Packages) == 0 {
		return 2, errors.New("no packages to mutate")
	}
	for _, s := range strings.Split(*seeds, ",") {
		seed, err := strconv.ParseUint(s, 10, 64)
		if err != nil {
			return 2, fmt.Errorf("-seed: %w", err)
		}
		o.Seeds = append(o.Seeds, seed)
	}
	var err error
	if o.Skip, err = expression(*skip); err != nil {
		return 2, fmt.Errorf("-skip: %w", err)
	}
	if o.At, err = expression(*at); err != nil {
		return 2, fmt.Errorf("-at: %w", err)
	}
	if o.Known, err = readVerdicts(*known); err != nil {
		return 1, err
	}
	r, err := mutate.Run(ctx, o)
	if err != nil {
		return 1, err
	}
	out := bufio.NewWriter(os.Stdout)
	r.Report(out)
	if err := errors.Join(out.Flush(), writeVerdicts(*known, o.Known, r.Verdicts)); err != nil {
		return 1, err
	}
	for i := range r.Samples {
		if s := &r.Samples[i]; 100*float64(s.Found()) < *least*float64(len(s.Verdicts)) {
			return 1, fmt.Errorf("the tests notice fewer than %g %% of sample %d", *least, s.Seed)
		}
	}
	return 0, nil
}

func expression(s string) (*regexp.Regexp, error) {
	if s == "" {
		return nil, nil
	}
	return regexp.Compile(s)
}

// readVerdicts reads a file of verdicts. Each line has outcome, test and mutant. A
// missing file counts as empty.
func readVerdicts(name string) (map[string]string, error) {
	out := map[string]string{}
	if name == "" {
		return out, nil
	}
	data, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return out, nil
	}
	for line := range strings.Lines(string(data)) {
		if f := strings.SplitN(strings.TrimSuffix(line, "\n"), "\t", 3); len(f) == 3 {
			out[f[2]] = f[0] + "\t" + f[1]
		}
	}
	return out, err
}

func writeVerdicts(name string, known, found map[string]string) error {
	if name == "" {
		return nil
	}
	maps.Copy(known, found)
	var b strings.Builder
	for _, key := range slices.Sorted(maps.Keys(known)) {
		b.WriteString(known[key] + "\t" + key + "\n")
	}
	return os.WriteFile(name, []byte(b.String()), 0o666)
}
