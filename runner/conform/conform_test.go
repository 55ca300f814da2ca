//go:build cgo

package conform

import (
	"context"
	"flag"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/test/drivers"
)

var (
	numTypes = flag.Int("types", 100, "number of random types that TestDrivers probes")
	numCases = flag.Int("cases", 150, "number of cases of them, spread over all; 0 for all")
)

func TestMain(m *testing.M) {
	if dir := os.Getenv(fakeWorker); dir != "" {
		if err := Serve(context.Background(), fake(dir), os.Stdin, Results()); err != nil {
			os.Exit(1)
		}
		return
	}
	drivers.Main(m)
}

// The drivers' devices are opened once. Tests fail if there are none.
var (
	lavapipe    = sync.OnceValues(func() (runner.Device, error) { return open(drivers.Lavapipe) })
	swiftshader = sync.OnceValues(func() (runner.Device, error) { return open(drivers.SwiftShader) })
)

func open(selector string) (runner.Device, error) {
	return vulkan.OpenDevice(selector, vulkan.Options{RobustAccess: true, Validate: drivers.Validate()})
}

func device(t testing.TB, open func() (runner.Device, error)) runner.Device {
	t.Helper()
	d, err := open()
	if err != nil {
		t.Fatalf("these tests need Mesa's lavapipe and SwiftShader (make setup): %v", err)
	}
	return d
}

// tally counts verdicts and reports failures.
type tally struct {
	t      testing.TB
	counts map[Verdict]int
}

func (c *tally) add(k *Case, r *Result) {
	c.counts[r.Verdict]++
	if r.Verdict.Bad() {
		c.t.Errorf("%s: %s: %s", r.Verdict, r.Detail, k)
	}
}

func runCases(t testing.TB, e *Engine, cases []Case) map[Verdict]int {
	t.Helper()
	c := &tally{t, map[Verdict]int{}}
	for chunk := range slices.Chunk(cases, 16) {
		if err := e.Run(context.Background(), chunk, func(i int, r *Result) { c.add(&chunk[i], r) }); err != nil {
			t.Fatal(err)
		}
	}
	return c.counts
}

func everything() Selection {
	s := Selection{Rules: DefaultRules(), Probes: Probes(), Seed: 1}
	for _, c := range DefaultClasses() {
		s.Classes = append(s.Classes, c.String())
	}
	return s
}

// TestDrivers probes random types under all rule sets in all storage classes.
func TestDrivers(t *testing.T) {
	for _, d := range []struct {
		name string
		open func() (runner.Device, error)
	}{{"lavapipe", lavapipe}, {"swiftshader", swiftshader}} {
		t.Run(d.name, func(t *testing.T) {
			e := NewEngine(device(t, d.open), time.Minute)
			cases := everything().Cases(Types(e.dev.Info(), false, *numTypes, 1))
			if n := *numCases; n > 0 && n < len(cases) {
				few := make([]Case, n)
				for i := range few {
					few[i] = cases[i*len(cases)/n]
				}
				cases = few
			}
			counts := runCases(t, e, cases)
			t.Log(len(cases), counts)
			if counts[Pass]+counts[Known] < len(cases)*9/10 {
				t.Errorf("only %d of %d cases were executed", counts[Pass], len(cases))
			}
		})
	}
}

// TestDriverOptions probes blocks with all options, and on the reference device also those in
// Workgroup memory.
func TestDriverOptions(t *testing.T) {
	ref, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	workgroup := Selection{Rules: AllRules(), Classes: []string{"Workgroup"}, Probes: Probes(), Options: Dimensions(), Seed: 1}
	for _, d := range []struct {
		name  string
		dev   runner.Device
		cases []Case
		least int // of 10 cases, those that pass
	}{
		{"lavapipe", device(t, lavapipe), optionCases(DefaultClasses()), 7},
		{"swiftshader", device(t, swiftshader), optionCases(DefaultClasses()), 4},
		{"reference", ref, drawnCases(optionCases(DefaultClasses())), 10},
		{"workgroup", ref, drawnCases(workgroup.Cases(partTypes)), 10},
	} {
		t.Run(d.name, func(t *testing.T) {
			var cases []Case
			for i := 0; len(cases) < 120; i++ {
				c := d.cases[i*len(d.cases)/130]
				// SwiftShader crashes on these, see known.json.
				if d.name != "swiftshader" || !strings.Contains(c.Options, "grain") || !strings.Contains(c.Type, "*") {
					cases = append(cases, c)
				}
			}
			if counts := runCases(t, NewEngine(d.dev, time.Minute), cases); counts[Pass]*10 < len(cases)*d.least {
				t.Errorf("only %d of %d cases pass: %v", counts[Pass], len(cases), counts)
			}
		})
	}
}

// drawnCases returns the cases but those of stages that the reference device does not have, and of cooperative matrices, which
// not each rule set lays out.
func drawnCases(cases []Case) []Case {
	return slices.DeleteFunc(cases, func(c Case) bool {
		if strings.Contains(c.Options, "coop=") {
			return true
		}
		i := slices.IndexFunc(c.options(), func(o string) bool { return optionName(o) == "stage" })
		return i >= 0 && c.options()[i] != "stage=vertex" && c.options()[i] != "stage=fragment"
	})
}

// TestSwiftShaderAddresses documents an error of SwiftShader: if a struct is copied as
// one value, SwiftShader does not store the addresses in it, or stores only their lower
// halves.
func TestSwiftShaderAddresses(t *testing.T) {
	e := NewEngine(device(t, swiftshader), time.Minute)
	for probe, want := range map[string]Verdict{"read": Pass, "write": Pass, "copy": Known, "convert": Known} {
		c := Case{
			Type:  "!spirv.struct<(f32, !spirv.array<2 x f32>, !spirv.ptr<!spirv.struct<(i32 [64])>, PhysicalStorageBuffer>, f32)>",
			Rules: "std140", Class: "StorageBuffer", Probe: probe, To: "std430",
		}
		err := e.Run(context.Background(), []Case{c}, func(_ int, r *Result) {
			if r.Verdict != want || want != Pass && (r.Wrong != 1 || !strings.HasSuffix(r.Mismatches[0].Path, "c")) {
				t.Errorf("%s: %s %q, want %s", &c, r.Verdict, r.Detail, want)
			}
		})
		if err != nil {
			t.Error(err)
		}
	}
	// Here a scalar of each of the three elements may be wrong as well: which ones differs between runs.
	c, err := ParseCase("v1/StorageBuffer/scalar/convert+grain=array+to=std430/{v2i32;f;{f;m2x2f!r;v4f;[2]v3f;v2i32;v4f};[]{{f;f;{{v4i32;v3f};v3i32;{v4f;f}}};[4][2]v2i32;[3]i32;[2]*{i32@64};m3x3f!r}}")
	if err != nil {
		t.Fatal(err)
	}
	address, scalar := regexp.MustCompile(`^d\[[012]\]\.d\[[01]\]$`), regexp.MustCompile(`^d\[[012]\]\.a\.a$`)
	err = e.Run(context.Background(), []Case{c.Resolved()}, func(_ int, r *Result) {
		for _, m := range r.Mismatches { // at most 8 of them
			if !address.MatchString(m.Path) && !scalar.MatchString(m.Path) {
				t.Errorf("%s is wrong too", m.Path)
			}
		}
		if r.Verdict != Known || r.Wrong < 6 || r.Wrong > 9 {
			t.Errorf("%s %d %v", r.Verdict, r.Wrong, r.Mismatches)
		}
	})
	if err != nil {
		t.Error(err)
	}
}

// TestSwiftShaderDynamic documents an error of SwiftShader: with robustBufferAccess, which the runner enables, it takes
// dynamic offsets as 0 where the index in an array of descriptors is non-uniform. The C programs of packets show it too.
func TestSwiftShaderDynamic(t *testing.T) {
	info := device(t, swiftshader).Info()
	e := NewEngine(device(t, swiftshader), time.Minute)
	for id, want := range map[string]Verdict{
		"v1/Uniform/scalar/read+array=2+dynamic=256+index=nonuniform/{i32}":                       Known,
		"v1/StorageBuffer/std430/read+array=3+dynamic=256+index=nonuniform+offset=512/{f;i32}":    Known,
		"v1/StorageBuffer/std430/read+array=3+dyn+dynamic=512+index=nonuniform/{i32;[3]m2x4f;f}":  Known,
		"v1/StorageBuffer/std140/write+array=3+dynamic=256+index=nonuniform/{v4f}":                Known,
		"v1/StorageBuffer/std430/write+array=3+dynamic=256+index=nonuniform+q=coherent/{i32;v4f}": Known,
		"v1/StorageBuffer/std430/read+array=3+dynamic=256+index=computed/{f;i32}":                 Pass,
		"v1/StorageBuffer/std430/read+array=3+index=nonuniform/{f;i32}":                           Pass,
	} {
		c, err := ParseCase(id)
		if err != nil {
			t.Fatal(err)
		}
		err = e.Run(t.Context(), []Case{c.Resolved()}, func(_ int, r *Result) {
			if r.Verdict != want {
				t.Errorf("%s: %s %q, want %s", id, r.Verdict, r.Detail, want)
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		wrong := 0
		if want == Known {
			wrong = 1
		}
		x := &Exporter{Dir: t.TempDir(), Info: info, Reference: referenceDevice(t)}
		dir, err := x.Export(t.Context(), &Failure{ID: id, Case: c, Result: &Result{Verdict: want}})
		if err != nil {
			t.Fatal(err)
		}
		if code, out := runProgram(t, dir, "", "", info.Name); code != wrong {
			t.Errorf("%s: exit code %d of the program, want %d: %s", id, code, wrong, out)
		}
	}
}
