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
	flag.Parse()
	if err := run(*seed, *n, strings.Split(*names, ","), *level, *shown, options(*ops, *elems), *text); err != nil {
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

func run(seed uint64, n int, names []string, level string, shown int, o tensorgen.Options, text bool) error {
	devices, err := sound.OpenDevices(names...)
	if err != nil {
		return err
	}
	start := time.Now()
	counts, reasons := map[sound.Kind]int{}, map[string]int{}
	elements, exact, free, launches := 0, 0, 0, 0
	for i := range uint64(n) {
		p := tensorgen.Generate(seed+i, o)
		if text {
			fmt.Println(p.Text())
		}
		s := sound.SettingOf(seed + i)
		if level != "" {
			i := slices.Index([]string{"0", "1", "2"}, level)
			if i < 0 {
				return fmt.Errorf("no level is called %s", level)
			}
			s.Level = []spvc.OptLevel{spvc.O0, spvc.O1, spvc.O2}[i]
		}
		out, failure := sound.Check(seed+i, p, devices, names, s)
		counts[out.Kind]++
		elements, exact, free, launches = elements+out.Elements, exact+out.Exact, free+out.Free, launches+out.Launches
		if failure != nil {
			r := failure.Reason()
			if out.Kind == sound.Wrong {
				r = "wrong"
			}
			if reasons[r]++; reasons[r] <= 2 || out.Kind == sound.Wrong {
				if shown--; shown >= 0 {
					fmt.Println(failure.Reduced())
				} else {
					fmt.Printf("seed %d: %s\n", failure.Seed, failure.Reason())
				}
			}
		}
		if (i+1)%1000 == 0 {
			fmt.Printf("%d programs, %v: %v\n", i+1, time.Since(start).Round(time.Second), counts)
		}
	}
	fmt.Printf("%d programs in %v: %v; %d elements, %d exact, %d free; %d launches\n", n, time.Since(start).Round(time.Millisecond), counts, elements, exact, free, launches)
	for _, r := range slices.SortedFunc(maps.Keys(reasons), func(a, b string) int { return reasons[b] - reasons[a] }) {
		fmt.Printf("%6d %s\n", reasons[r], r)
	}
	return nil
}
