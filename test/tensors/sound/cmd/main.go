//go:build cgo

// Command cmd runs random functions on tensors and compares their results with an evaluator.
//
//	go run ./test/tensors/sound/cmd -n 20000 -seed 1
//	go run ./test/tensors/sound/cmd -n 1 -seed 77 -device lavapipe -text
package main

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/tensorgen"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/test/tensors/sound"
)

func main() {
	seed := flag.Uint64("seed", 1, "first seed")
	n := flag.Int("n", 1000, "number of programs")
	names := flag.String("device", "reference,lavapipe", "devices, separated by commas")
	level := flag.String("O", "", "level of optimization; drawn if empty")
	shown := flag.Int("shown", 20, "number of kinds of failures to print in full")
	ops := flag.Int("ops", 12, "highest number of operations")
	elems := flag.String("elems", "", "types of elements to draw, separated by commas; all if empty")
	text := flag.Bool("text", false, "print the programs")
	named := flag.Bool("named", false, "run each named operation with each type and kind of shapes, n times")
	flag.Parse()
	s := &suite{seed: *seed, names: strings.Split(*names, ","), level: *level, shown: *shown, text: *text, counts: map[sound.Kind]int{}, reasons: map[string]int{}}
	if err := s.run(*n, options(*ops, *elems), *named); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func options(ops int, elems string) tensorgen.Options {
	o := tensorgen.Options{MaxOps: ops, Elems: tensorgen.Elements()}
	if elems != "" {
		o.Elems = strings.Split(elems, ",")
	}
	return o
}

// suite runs programs and counts what comes of them.
type suite struct {
	seed                            uint64
	names                           []string
	level                           string
	shown                           int
	text                            bool
	devices                         []runner.Device
	counts                          map[sound.Kind]int
	reasons                         map[string]int
	elements, exact, free, launches int
	programs                        int
	start                           time.Time
}

// run runs n programs, or each named operation n times.
func (s *suite) run(n int, o tensorgen.Options, named bool) (err error) {
	if s.devices, err = sound.OpenDevices(s.names...); err != nil {
		return err
	}
	s.start = time.Now()
	for i := range uint64(n) {
		if !named {
			s.check(s.seed+i, tensorgen.Generate(s.seed+i, o))
			continue
		}
		for k, c := range tensorgen.NamedCases("f16", "f32", "f64", "i8", "i32") {
			seed := s.seed + i*10000 + uint64(k)
			if s.check(seed, tensorgen.Named(seed, c)) {
				fmt.Println("named:", c)
			}
		}
	}
	fmt.Printf("%d programs in %v: %v; %d elements, %d exact, %d free; %d launches\n", s.programs, time.Since(s.start).Round(time.Millisecond), s.counts, s.elements, s.exact, s.free, s.launches)
	for _, r := range slices.SortedFunc(maps.Keys(s.reasons), func(a, b string) int { return s.reasons[b] - s.reasons[a] }) {
		fmt.Printf("%6d %s\n", s.reasons[r], r)
	}
	return nil
}

// check runs one program, and reports whether it failed.
func (s *suite) check(seed uint64, p *tensorgen.Program) bool {
	if s.text {
		fmt.Println(p.Text())
	}
	set := sound.SettingOf(seed)
	if i := slices.Index([]string{"0", "1", "2"}, s.level); i >= 0 {
		set.Level = []spvc.OptLevel{spvc.O0, spvc.O1, spvc.O2}[i]
	}
	out, failure := sound.Check(seed, p, s.devices, s.names, set)
	s.counts[out.Kind]++
	s.elements, s.exact, s.free, s.launches = s.elements+out.Elements, s.exact+out.Exact, s.free+out.Free, s.launches+out.Launches
	if s.programs++; s.programs%1000 == 0 {
		fmt.Printf("%d programs, %v: %v\n", s.programs, time.Since(s.start).Round(time.Second), s.counts)
	}
	if failure == nil {
		return false
	}
	r := failure.Reason()
	if out.Kind == sound.Wrong {
		r = "wrong"
	}
	if s.reasons[r]++; s.reasons[r] <= 2 || out.Kind == sound.Wrong {
		if s.shown--; s.shown >= 0 {
			fmt.Println(failure.Reduced())
		} else {
			fmt.Printf("seed %d: %s\n", failure.Seed, failure.Reason())
		}
	}
	return true
}
