package soundness

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/kernelgen"
	"github.com/spvc/spvc/runner/reference"
)

// places are the targets of the tables, with a driver each.
func places() []Case {
	return []Case{
		{Target: "vulkan1.0", Driver: "lavapipe"}, {Target: "vulkan1.0", Driver: "swiftshader"},
		{Target: "vulkan1.1", Driver: "lavapipe"}, {Target: "vulkan1.1", Driver: "swiftshader"},
		{Target: "device", Driver: "lavapipe"}, {Target: "device", Driver: "swiftshader"},
		{Target: "device", Driver: reference.Name},
		{Target: Host},
	}
}

// probes is how often each feature is probed, with different inputs.
const probes = 2

// Probe probes features at a place. A feature may use those before it that the place has. Probe
// returns the refused ones, and an outcome for each with wrong results that no known error
// explains.
func (e *Engine) Probe(ctx context.Context, at Case, features []string) (refused []string, wrong []*Outcome) {
	lacks := map[string]bool{}
	e.Tables = &Tables{refused: map[string]map[string]bool{e.Tables.name(&at): lacks}}
	for _, f := range kernelgen.Features() {
		lacks[f] = true
	}
	for i, f := range features {
		has := true
		// The generator looks features up when it is made.
		if i%8 == 0 {
			e.makers = map[string]*kernelgen.Generator{}
		}
		for n := range uint64(probes) {
			c := at
			c.Seed, c.Probe, c.Pipeline, c.Level, c.Wide = n, f, "none", "0", true
			c.Args, c.IndexWidth, c.Bounds, c.Check = "buffer", 32, "none", off
			o := e.Run(ctx, c)
			o.Detail = fmt.Sprintf("%s: %s", f, o.Detail)
			if o.Kind == Refused || o.Kind == Unprobed {
				has = false
				break
			}
			if o.Kind != Right && knownError(o) == "" {
				wrong = append(wrong, o)
				break
			}
		}
		if has {
			delete(lacks, f)
		} else {
			refused = append(refused, f)
		}
	}
	return refused, wrong
}

// RecordFeatures probes features on all targets, writes refused.txt and wrong.txt in a directory, and
// prints what is wrong.
func RecordFeatures(ctx context.Context, w io.Writer, dir string, features []string) error {
	return recordFeatures(ctx, w, dir, features, nil)
}

// recordFeatures is RecordFeatures with the errors to inject into each engine.
func recordFeatures(ctx context.Context, w io.Writer, dir string, features []string, changed func(c *Case, p *spvc.Program) *spvc.Program) error {
	lacks, errs := map[string]map[string]bool{}, map[string]map[string]bool{}
	add := func(t map[string]map[string]bool, name, feature string) {
		if t[name] == nil {
			t[name] = map[string]bool{}
		}
		t[name][feature] = true
	}
	for _, at := range places() {
		e := NewEngine(&Tables{})
		e.changed = changed
		refused, wrong := e.Probe(ctx, at, features)
		name := e.Tables.name(&at)
		if err := e.Close(); err != nil {
			return err
		}
		for _, f := range refused {
			add(lacks, name, f)
		}
		fmt.Fprintf(w, "%s/%s: %d refused, %d wrong\n", at.Target, at.Driver, len(refused), len(wrong))
		if at.Driver != "" {
			name += "/" + at.Driver
		}
		for _, o := range wrong {
			add(errs, name, o.Probe)
			fmt.Fprintf(w, "  %s %s\n", o.Kind, firstLine(o.Detail))
		}
	}
	head := "# What targets refuse; recorded by `go run ./test/soundness/cmd -features`.\n"
	if err := os.WriteFile(filepath.Join(dir, "refused.txt"), appendTable([]byte(head), lacks), 0o666); err != nil {
		return err
	}
	head = "# Operations with wrong results; recorded by `go run ./test/soundness/cmd -features`.\n"
	return os.WriteFile(filepath.Join(dir, "wrong.txt"), appendTable([]byte(head), errs), 0o666)
}

func firstLine(s string) string {
	if i := slices.Index([]byte(s), '\n'); i >= 0 {
		return s[:i]
	}
	return s
}
