//go:build cgo

package tensors_test

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/test/drivers"
)

// olderText are the programs that only MLIR 19 reads.
var olderText = []string{"09-conv-nhwc.mlir", "21-transposed-products.mlir", "23-mmt4d.mlir", "38-conjugate-gradient.mlir",
	"42-tosa-classifier.mlir", "44-tosa-shapes.mlir", "45-tosa-rescale.mlir", "52-upsample.mlir"}

// waiting are the programs, or functions of them, that the compiler does not take yet, with a part of what it says. The test fails
// when one works.
var waiting = map[string]string{}

// refused are the programs, some at a level only, that a device's features are too few for, with a part of what the compiler says.
var refused = map[string]string{
	"swiftshader/06-layer-norm.mlir -O0":     "'f64' requires capability Float64",
	"swiftshader/08-rms-norm.mlir":           "'f16' requires capability StorageBuffer16BitAccess",
	"swiftshader/33-residual-block.mlir -O0": "'f64' requires capability Float64",
	"swiftshader/53-doubles.mlir":            "'f64' requires capability Float64",
	"swiftshader/54-halves.mlir":             "'f16' requires capability StorageBuffer16BitAccess",
}

// everywhere are the programs that run at each level on each device. The others run at one level on each device, a different one on each.
var everywhere = []string{"01-mlp.mlir", "06-layer-norm.mlir", "09-conv-nhwc.mlir", "27-argmax.mlir", "32-shapes.mlir", "37-jacobi.mlir", "45-tosa-rescale.mlir"}

// calls returns the calls of all programs.
func calls() []call {
	return slices.Concat(layerCalls, windowCalls, productCalls, reductionCalls, flowCalls, tosaCalls, laterTosaCalls, valueCalls, kindCalls, moreCalls, loopCalls, trialCalls)
}

// openers returns the names of the devices and functions that open them.
func openers() (names []string, open []func() (runner.Device, error)) {
	names = append(names, "reference")
	open = append(open, func() (runner.Device, error) { return reference.Open(reference.Options{Checks: reference.CheckAll}) })
	for _, d := range drivers.Selectors() {
		names = append(names, d[0])
		open = append(open, func() (runner.Device, error) { return vulkan.OpenDevice(d[1], vulkan.Options{}) })
	}
	return names, open
}

// levelsOf returns the levels at which program i runs on device d.
func levelsOf(file string, i, d int) []spvc.OptLevel {
	levels := []spvc.OptLevel{spvc.O0, spvc.O1, spvc.O2}
	if slices.Contains(everywhere, file) || os.Getenv("SPVC_TENSORS_ALL") != "" {
		return levels
	}
	return levels[(i+d)%3:][:1]
}

// TestModels checks that each program has a model of each of its functions.
func TestModels(t *testing.T) {
	files, err := filepath.Glob("programs/*.mlir")
	if err != nil || len(files) < 65 {
		t.Fatalf("%d programs, %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			_, rest, _ := strings.Cut(line, "func.func @")
			entry, _, ok := strings.Cut(rest, "(")
			if ok && !slices.ContainsFunc(calls(), func(c call) bool { return c.file == filepath.Base(file) && c.entry == entry }) {
				t.Errorf("%s: @%s has no model", file, entry)
			}
		}
	}
}

// TestPrograms runs the programs on each device and compares the results with their models.
func TestPrograms(t *testing.T) {
	byFile := map[string][]call{}
	var files []string
	for _, c := range calls() {
		if byFile[c.file] == nil {
			files = append(files, c.file)
		}
		byFile[c.file] = append(byFile[c.file], c)
	}
	names, open := openers()
	for d, name := range names {
		device, err := open[d]()
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { device.Close() })
		for i, file := range files {
			for _, level := range levelsOf(file, i, d) {
				t.Run(fmt.Sprintf("%s/%s -O%v", name, file, level), func(t *testing.T) { testProgram(t, device, name, file, level, byFile[file]) })
			}
		}
	}
}

// testProgram compiles a program for a device and makes its calls.
func testProgram(t *testing.T, device runner.Device, name, file string, level spvc.OptLevel, calls []call) {
	text, err := os.ReadFile(filepath.Join("programs", file))
	if err != nil {
		t.Fatal(err)
	}
	options := spvc.Options{Name: file, Default: device.Info().Env(), Opt: level}
	if slices.Contains(olderText, file) {
		options.MLIRVersion = ir.OldestVersion
	}
	session, err := opened(t, device, text, options)
	why, ok := refused[name+"/"+file]
	if !ok {
		why, ok = refused[name+"/"+file+" -O"+level.String()]
	}
	if ok {
		expect(t, err, why)
		return
	}
	if why, ok := waiting[file]; ok {
		expect(t, err, why)
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range calls {
		err := c.runAll(t, session)
		why, ok := waiting[file+" @"+c.entry]
		if !ok {
			why, ok = waiting[name+"/"+file+" @"+c.entry]
		}
		if ok {
			expect(t, err, why)
		} else if err != nil {
			t.Errorf("@%s: %v", c.entry, err)
		}
	}
}

// runAll makes the call with all its sizes.
func (c *call) runAll(t *testing.T, s *spvc.Session) error {
	sizes := c.sizes
	if sizes == nil {
		sizes = []string{""}
	}
	var all []error
	for _, n := range sizes {
		if err := c.run(t, s, n); err != nil {
			all = append(all, fmt.Errorf("%s: %w", n, err))
		}
	}
	return errors.Join(all...)
}

// opened compiles a program and returns a session of it.
func opened(t *testing.T, device runner.Device, text []byte, o spvc.Options) (*spvc.Session, error) {
	p, err := spvc.Compile(t.Context(), text, o)
	if err != nil {
		return nil, err
	}
	s, err := p.NewSession(device, spvc.SessionOptions{Out: io.Discard})
	if err == nil {
		t.Cleanup(func() { s.Close() })
	}
	return s, err
}

// expect fails the test unless err says why.
func expect(t *testing.T, err error, why string) {
	t.Helper()
	if err == nil {
		t.Errorf("works, but should be refused: %s", why)
	} else if !strings.Contains(err.Error(), why) {
		t.Errorf("is not refused for %q: %v", why, err)
	}
}

// run makes the call with arguments of the given sizes, and returns an error that says what differs from the model.
func (c *call) run(t *testing.T, s *spvc.Session, sizes string) error {
	args := arguments(c.args, sizes)
	in, values, written := make([]array, len(args)), make([]any, len(args)), []any(nil)
	for i, a := range args {
		in[i], values[i] = a.array, a.value()
		if a.inOut {
			written = append(written, values[i])
			values[i] = spvc.InOut(values[i])
		}
	}
	before := s.Report().Launches
	got, err := s.Call(t.Context(), c.entry, values...)
	if err != nil {
		return err
	}
	launches := s.Report().Launches - before
	if launches == 0 && !c.host {
		return fmt.Errorf("nothing ran on the device")
	}
	if c.most > 0 && launches > c.most {
		return fmt.Errorf("%d launches, at most %d are wanted", launches, c.most)
	}
	got = append(got, written...)
	want := c.want(in)
	if len(got) != len(want) {
		return fmt.Errorf("%d results, want %d", len(got), len(want))
	}
	for i, w := range want {
		g, err := arrayOf(got[i])
		if err == nil {
			err = compare(g, w, c.within)
		}
		if err != nil {
			return fmt.Errorf("result %d: %w", i, err)
		}
	}
	return nil
}
