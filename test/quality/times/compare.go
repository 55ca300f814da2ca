package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
)

// blocks is the number of parts of a series. The parts tell how much the ratio of two levels varies.
const blocks = 12

// beyond is the number of standard errors from which on a ratio counts as different from 1. With some 40 programs
// and 11 degrees of freedom, one program in ten series exceeds it by chance.
const beyond = 3.5

const comparison = `
Level 1 beside level 0, and level 0 beside itself to show the noise: the levels take turns in %d rounds, which are divided into %d parts. A ratio is the mean
over the parts of the ratio of the medians, with its standard error. A program counts as slower or faster if its ratio differs from 1 by more than
%.1f standard errors.

| program | -O0 | -O1 | -O1 : -O0 | -O0 : -O0 | |
|---|---|---|---|---|---|
`

// verdict compares two lists of times, in the order in which they were measured.
type verdict struct {
	medians    [2]time.Duration
	ratio, err float64
}

// word says whether the second list is slower or faster.
func (v *verdict) word() string {
	switch d := v.ratio - 1; {
	case d > beyond*v.err:
		return "slower"
	case -d > beyond*v.err:
		return "faster"
	}
	return ""
}

func median(list []time.Duration) time.Duration {
	list = slices.Sorted(slices.Values(list))
	return list[len(list)/2]
}

// judge compares the times b with the times a of the same rounds.
func judge(a, b []time.Duration) verdict {
	v := verdict{medians: [2]time.Duration{median(a), median(b)}}
	size := len(a) / blocks
	sum, squares := 0.0, 0.0
	for i := range blocks {
		r := float64(median(b[i*size:(i+1)*size])) / float64(median(a[i*size:(i+1)*size]))
		sum += r
		squares += r * r
	}
	v.ratio = sum / blocks
	v.err = math.Sqrt(max(0, squares/blocks-v.ratio*v.ratio) / (blocks - 1))
	return v
}

// compareLevels writes a row for each program that d runs.
func compareLevels(ctx context.Context, w io.Writer, d runner.Device, files []string, rounds int) error {
	fmt.Fprintf(w, comparison, rounds, blocks, beyond)
	counts := map[string]int{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		times, err := turns(ctx, d, file, text, rounds)
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", file, err)
			continue
		}
		v, same := judge(both(times[0], times[2]), both(times[1], times[3])), judge(times[0], times[2])
		counts[v.word()]++
		counts["alike "+same.word()]++
		fmt.Fprintf(w, "| %s | %.1f | %.1f | %.3f ± %.3f | %.3f ± %.3f | %s |\n", strings.TrimSuffix(filepath.Base(file), ".mlir"),
			micros(v.medians[0]), micros(v.medians[1]), v.ratio, v.err, same.ratio, same.err, v.word())
	}
	_, err := fmt.Fprintf(w, "\nLevel 1 is slower in %d programs, faster in %d, and the same in %d. Level 0 beside itself: %d, %d and %d.\n",
		counts["slower"], counts["faster"], counts[""], counts["alike slower"], counts["alike faster"], counts["alike "])
	return err
}

// both returns two lists of times as one, in the order of the rounds.
func both(a, b []time.Duration) []time.Duration {
	all := make([]time.Duration, 0, 2*len(a))
	for i := range a {
		all = append(all, a[i], b[i])
	}
	return all
}

func micros(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1000 }

// runs are the levels of the runs of a round. Each level has two, so that the caches of the processor
// hold the code of both alike.
var runs = [4]spvc.OptLevel{spvc.O0, spvc.O1, spvc.O0, spvc.O1}

// turns returns the times of the runs of a program. Their order in a round is drawn.
func turns(ctx context.Context, d runner.Device, name string, text []byte, rounds int) ([len(runs)][]time.Duration, error) {
	var times [len(runs)][]time.Duration
	var programs [len(runs)]*spvc.Program
	for i, level := range runs {
		p, err := spvc.Compile(ctx, text, spvc.Options{Name: name, Default: d.Info().Env(), Opt: level})
		if err != nil {
			return times, err
		}
		programs[i] = p
	}
	draw := rand.New(rand.NewPCG(1, 1))
	for n := range rounds + 1 {
		for _, i := range draw.Perm(len(runs)) {
			var out bytes.Buffer
			report, err := programs[i].Run(ctx, d, spvc.RunOptions{Out: &out})
			if err != nil {
				return times, err
			}
			if n > 0 { // the first round makes the pipelines
				times[i] = append(times[i], report.Timing.GPU)
			}
		}
	}
	return times, nil
}
