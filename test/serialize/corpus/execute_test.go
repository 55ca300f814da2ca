//go:build cgo

package corpus

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/golden"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/test/drivers"
)

var update = flag.Bool("update", false, "TestResults records what it executed")

func TestMain(m *testing.M) {
	if os.Getenv(asChild) != "" {
		os.Exit(runChild())
	}
	drivers.Main(m)
}

// groups are the numbers of workgroups of shaders that do not run with four in x. The
// names are those of sources, with "_" for ".".
var groups = map[string][3]uint32{
	"gcds_comp":         {2, 2, 1},
	"life_comp":         {2, 2, 1},
	"mandelbrot_comp":   {2, 2, 1},
	"spec_ops_comp":     {2, 2, 1},
	"stencil_comp_wgsl": {2, 2, 1},
	"transpose_comp":    {2, 2, 1},
	// Its workgroups write to the same places.
	"scopes_comp": {1, 1, 1},
}

// groupsOf returns the numbers of workgroups that the shader of a file runs with.
func groupsOf(file string) [3]uint32 {
	if g, ok := groups[sourceOf(file)]; ok {
		return g
	}
	return [3]uint32{4, 1, 1}
}

// unnamed are the sources whose structs lavapipe copies only if their names are equal; see
// copy-logical-names.mlir of test/drivers/errors. Their variants have no names.
var unnamed = []string{"std430_comp"}

// crashes are the sources that end the process of a driver; see pointer-chain.mlir of
// test/drivers/errors. TestDriverErrors checks that they still do.
var crashes = map[string]string{"linked_list_comp": "swiftshader"}

// undefined are the entry points whose results are undefined: gogpu/naga drops the
// initializer of a private variable that they read.
var undefined = []string{"entries_wgsl.go.spv cs_one"}

// sourceOf returns the name of the source of a file, with "_" for ".".
func sourceOf(file string) string {
	source, _, _ := strings.Cut(file, ".")
	return source
}

// variant is a module that must compute what the module of a file computes.
type variant struct {
	how    string
	module *reflect.Module
}

// afterPasses is the variant that passes changed.
const afterPasses = "passes"

// shader is a module of the corpus with its variants.
type shader struct {
	file     string
	module   *reflect.Module
	variants []variant
}

// shaders returns the modules of the corpus, sorted by their files. Those with compute
// shaders have variants.
func shaders(t *testing.T) []*shader {
	t.Helper()
	all := binaries(t)
	var out []*shader
	t.Run("modules", func(t *testing.T) {
		for _, file := range slices.Sorted(maps.Keys(all)) {
			s := &shader{file: file, module: reflected(t, file, all[file])}
			out = append(out, s)
			if len(s.entries()) > 0 {
				t.Run(file, func(t *testing.T) {
					t.Parallel()
					s.vary(t)
				})
			}
		}
	})
	return out
}

// vary makes the variants.
func (s *shader) vary(t *testing.T) {
	t.Helper()
	words := s.module.Words
	opts := serialize.Options{OmitSymbolNames: slices.Contains(unnamed, sourceOf(s.file))}
	trip := throughTextWith(t, words, opts)
	s.variants = []variant{{"round trip", reflected(t, s.file, trip)}, {afterPasses, reflected(t, s.file, throughPassesWith(t, words, opts))}}
	m, ok := serialize.Deserialize(newContext(t), words, serialize.ReadOptions{})
	if !ok {
		t.FailNow()
	}
	if direct, ok := serialize.Serialize(m, opts); !ok || !slices.Equal(direct, trip) {
		t.Error("the words differ if the module is not printed and parsed between")
	}
}

func reflected(t *testing.T, file string, words []uint32) *reflect.Module {
	t.Helper()
	m, err := reflect.Reflect(words)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return m
}

// entries returns the names of the compute shaders of the module whose results are
// defined.
func (s *shader) entries() []string {
	var names []string
	for i := range s.module.EntryPoints {
		e := &s.module.EntryPoints[i]
		if e.Model == reflect.GLCompute && !slices.Contains(undefined, s.file+" "+e.Name) {
			names = append(names, e.Name)
		}
	}
	return names
}

// TestResults runs the compute shaders of the corpus on both drivers. Each writes the same
// bytes before and after the round trip, and on lavapipe also after passes.
// testdata/executed.txt lists which shaders run, and why the others do not.
func TestResults(t *testing.T) {
	all := shaders(t)
	var mu sync.Mutex
	verdicts := map[string][]string{}
	// part runs every second shader on a driver.
	part := func(t *testing.T, driver, selector string, first int) {
		p := open(t, selector)
		for i := first; i < len(all); i += 2 {
			s := all[i]
			if len(s.entries()) == 0 {
				continue
			}
			v := " crashes"
			if crashes[sourceOf(s.file)] != driver {
				v = p.compare(t, s, driver == "lavapipe")
			}
			mu.Lock()
			verdicts[s.file] = append(verdicts[s.file], driver+v)
			mu.Unlock()
		}
	}
	t.Run("drivers", func(t *testing.T) {
		for _, d := range drivers.Selectors() {
			for first := range 2 {
				t.Run(fmt.Sprint(d[0], first), func(t *testing.T) {
					t.Parallel()
					part(t, d[0], d[1], first)
				})
			}
		}
	})
	var lines []string
	for _, s := range all {
		v := verdicts[s.file]
		slices.Sort(v)
		if v == nil {
			v = []string{"no compute shader"}
		}
		lines = append(lines, s.file+": "+strings.Join(v, ", "))
	}
	golden.Lines(t, "testdata/executed.txt", lines, *update)
}

// place is an open device.
type place struct{ dev runner.Device }

// open opens the device of a driver until the test ends.
func open(t *testing.T, selector string) *place {
	t.Helper()
	p, err := newPlace(selector)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := p.dev.Close(); err != nil {
			t.Error(err)
		}
	})
	return p
}

func newPlace(selector string) (*place, error) {
	dev, err := vulkan.OpenDevice(selector, vulkan.Options{Validate: drivers.Validate()})
	return &place{dev}, err
}

// compare runs a shader and its variants, that of passes only on request. It returns
// " runs", or why the device does not run the shader.
func (p *place) compare(t *testing.T, s *shader, withPasses bool) string {
	t.Helper()
	for _, entry := range s.entries() {
		for _, specs := range specializations(s.module) {
			c, before, err := p.first(s, entry, specs)
			if why := refusal(err); why != "" {
				return " does not: " + why
			}
			if err != nil {
				t.Fatalf("%s: %s: %v", s.file, entry, err)
			}
			if c.unchanged(before) {
				t.Errorf("%s: %s with %v writes nothing", s.file, entry, specs)
			}
			for _, v := range s.variants {
				if v.how == afterPasses && !withPasses {
					continue
				}
				after, err := c.run(v.module)
				if err != nil {
					t.Errorf("%s: %s after the %s: %v", s.file, entry, v.how, err)
				} else if d := difference(before, after); d != "" {
					t.Errorf("%s: %s with %v after the %s: %s", s.file, entry, specs, v.how, d)
				}
			}
			c.close()
		}
	}
	return " runs"
}

// first runs the module as the other compiler made it.
func (p *place) first(s *shader, entry string, specs []reflect.SpecValue) (*call, [][]byte, error) {
	c, err := p.prepare(s, entry, specs)
	if err != nil {
		return nil, nil, err
	}
	before, err := c.run(s.module)
	if err != nil {
		c.close()
		return nil, nil, err
	}
	return c, before, nil
}

// refusal returns why a device does not run a launch, or "" if err is something else.
func refusal(err error) string {
	var feature *runner.FeatureError
	var binding *runner.BindingError
	var limit *runner.LimitError
	switch {
	case errors.As(err, &feature):
		return "no " + strings.TrimPrefix(feature.Demand(), "capability ")
	case errors.As(err, &binding):
		return binding.Reason
	case errors.As(err, &limit):
		return limit.Limit
	case errors.Is(err, errNoAddresses):
		return err.Error()
	}
	return ""
}

// difference returns the first difference between two results of a launch, or "".
func difference(before, after [][]byte) string {
	if len(before) != len(after) {
		return fmt.Sprintf("%d and %d buffers and images", len(before), len(after))
	}
	for i := range before {
		if bytes.Equal(before[i], after[i]) {
			continue
		}
		for k := range before[i] {
			if k >= len(after[i]) || before[i][k] != after[i][k] {
				k &^= 3
				return fmt.Sprintf("byte %d of buffer %d: % x, before % x", k, i, after[i][k:min(k+8, len(after[i]))], before[i][k:min(k+8, len(before[i]))])
			}
		}
	}
	return ""
}

// launchTimeout ends a launch that hangs.
const launchTimeout = 2 * time.Minute

// run runs the module on fresh inputs and returns the contents of all buffers and images.
func (c *call) run(m *reflect.Module) ([][]byte, error) {
	for i := range c.launch.Bindings {
		if err := write(&c.launch.Bindings[i], c.inputs[i]); err != nil {
			return nil, err
		}
	}
	l := c.launch
	l.Module = m
	ctx, cancel := context.WithTimeout(context.Background(), launchTimeout)
	defer cancel()
	if _, err := c.dev.Run(ctx, &l); err != nil {
		return nil, err
	}
	var out [][]byte
	for i := range l.Bindings {
		data, err := contents(&l.Bindings[i])
		if err != nil {
			return nil, err
		}
		out = append(out, data)
	}
	return out, nil
}

// unchanged reports whether the results of a launch are its inputs.
func (c *call) unchanged(results [][]byte) bool { return difference(c.inputs, results) == "" }
