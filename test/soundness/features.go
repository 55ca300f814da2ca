package soundness

import (
	"context"
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/spvc/spvc/internal/kernelgen"
)

// places are the targets of the tables, with a driver each.
func places() []Case {
	return []Case{
		{Target: "vulkan1.0", Driver: "lavapipe"}, {Target: "vulkan1.0", Driver: "swiftshader"},
		{Target: "vulkan1.1", Driver: "lavapipe"}, {Target: "vulkan1.1", Driver: "swiftshader"},
		{Target: "device", Driver: "lavapipe"}, {Target: "device", Driver: "swiftshader"},
		{Target: Host},
	}
}

// probes is how often each feature is probed, with different inputs.
const probes = 3

// Probe probes all features at a place, which uses what the features before it may use. It
// returns the refused ones and those with wrong results, with an outcome each.
func (e *Engine) Probe(ctx context.Context, at Case) (refused []string, wrong []*Outcome) {
	lacks := map[string]bool{}
	e.Tables = &Tables{refused: map[string]map[string]bool{e.Tables.name(&at): lacks}}
	left := map[string]bool{}
	for _, f := range kernelgen.Features() {
		left[f] = true
		lacks[f] = true
	}
	for _, f := range kernelgen.Features() {
		for n := range uint64(probes) {
			c := at
			c.Seed, c.Probe, c.Pipeline, c.Wide = n, f, "none", true
			e.makers = map[string]*kernelgen.Generator{}
			o := e.Run(ctx, c)
			if o.Kind == Refused || o.Kind == Unprobed || o.Kind == Failed {
				o.Detail = fmt.Sprintf("%s: %s", f, o.Detail)
				if o.Kind == Failed {
					wrong = append(wrong, o)
				}
				delete(left, f)
				break
			}
			if o.Kind != Right {
				o.Detail = fmt.Sprintf("%s: %s", f, o.Detail)
				wrong = append(wrong, o)
				break
			}
		}
		if left[f] {
			delete(lacks, f)
		} else {
			refused = append(refused, f)
		}
	}
	return refused, wrong
}

// RecordFeatures probes all features on all targets, writes testdata/refused.txt, and prints
// what is wrong.
func RecordFeatures(ctx context.Context, w io.Writer) error {
	table := map[string]map[string]bool{}
	for _, at := range places() {
		e := NewEngine(&Tables{})
		refused, wrong := e.Probe(ctx, at)
		name := e.Tables.name(&at)
		if err := e.Close(); err != nil {
			return err
		}
		if table[name] == nil {
			table[name] = map[string]bool{}
		}
		for _, f := range refused {
			table[name][f] = true
		}
		fmt.Fprintf(w, "%s/%s: %d refused, %d wrong\n", at.Target, at.Driver, len(refused), len(wrong))
		for _, o := range wrong {
			fmt.Fprintf(w, "  %s %s\n", o.Kind, firstLine(o.Detail))
		}
	}
	head := []byte("# What targets refuse; recorded by `go run ./test/soundness/cmd -features`.\n")
	return os.WriteFile("test/soundness/testdata/refused.txt", appendTable(head, table), 0o666)
}

func firstLine(s string) string {
	if i := slices.Index([]byte(s), '\n'); i >= 0 {
		return s[:i]
	}
	return s
}
