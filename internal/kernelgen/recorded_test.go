package kernelgen

import (
	"flag"
	"fmt"
	"hash/fnv"
	"strings"
	"testing"

	"github.com/spvc/spvc/internal/golden"
)

var update = flag.Bool("update", false, "record testdata again")

// lacking returns the features of a target that lacks those that contain one of some texts.
func lacking(texts ...string) func(string) bool {
	return func(feature string) bool {
		for _, t := range texts {
			if strings.Contains(feature, t) {
				return false
			}
		}
		return true
	}
}

// recordedTargets are targets that differ in what they have.
var recordedTargets = []struct {
	name string
	o    Options
}{
	{"device", Options{SubgroupSize: 4}},
	{"host", Options{Host: true}},
	{"packed", Options{Packed: true, Operations: 60, Can: lacking("i64", "f64", "i4", "i24", "vector<4x")}},
	{"small", Options{SubgroupSize: 8, Operations: 15, Can: lacking("f16", "vector", "i8", "i16", "arith.index_cast", "cf.", "memref.", "workgroup")}},
}

// digest returns a short hash of what is printed of values.
func digest(values ...any) string {
	h := fnv.New32a()
	for _, v := range values {
		fmt.Fprintf(h, "%v;", v)
	}
	return fmt.Sprintf("%08x", h.Sum32())
}

// describe returns a line about a program and what it computes.
func describe(k *Kernel) string {
	if k == nil {
		return "none"
	}
	line := fmt.Sprintf("%s %s, %d lines, %d buffers", digest(k.Text), digest(k.Groups, k.Local, k.Buffers), strings.Count(k.Text, "\n"), len(k.Buffers))
	r, err := Evaluate(k, EvalOptions{SubgroupSize: 4})
	if err != nil {
		first, _, _ := strings.Cut(err.Error(), "\n")
		return line + ": " + first
	}
	var seen []any
	for _, c := range r.Contents {
		for i, n := range c.Numbers {
			if c.Marks[i] == Exact {
				seen = append(seen, n)
			}
		}
		seen = append(seen, c.Marks)
	}
	exact, all := k.Comparable(r)
	return fmt.Sprintf("%s: %s, %d of %d bytes comparable", line, digest(append(seen, r.Ops, r.Loops)...), exact, all)
}

// TestRecordedSeeds compares programs and what they compute with a record. A seed names its
// program in reports, so it changes only when that is meant.
func TestRecordedSeeds(t *testing.T) {
	var lines []string
	for _, target := range recordedTargets {
		m := NewGenerator(target.o)
		for seed := range uint64(100) {
			lines = append(lines, fmt.Sprintf("%s %d: %s", target.name, seed, describe(m.Generate(seed))))
		}
	}
	golden.Lines(t, "testdata/seeds.txt", lines, *update)
}

// TestRecordedProbes does the same with the probes of some features.
func TestRecordedProbes(t *testing.T) {
	var lines []string
	for i, target := range recordedTargets[:3] {
		m := NewGenerator(target.o)
		for n, feature := range Features() {
			if n%11 == i {
				lines = append(lines, fmt.Sprintf("%s %s: %s", target.name, feature, describe(m.Probe(feature, uint64(n)))))
			}
		}
	}
	golden.Lines(t, "testdata/probes.txt", lines, *update)
}
