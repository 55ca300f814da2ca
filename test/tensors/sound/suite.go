//go:build cgo

package sound

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/tensorgen"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/test/drivers"
)

// OpenDevices opens the devices of these names, of reference, lavapipe and what package drivers knows.
func OpenDevices(names ...string) (out []runner.Device, err error) {
	for _, name := range names {
		var d runner.Device
		if name == "reference" {
			d, err = reference.Open(reference.Options{Checks: reference.CheckAll})
		} else {
			d, err = openDriver(name)
		}
		if err != nil {
			return out, err
		}
		out = append(out, d)
	}
	return out, nil
}

func openDriver(name string) (runner.Device, error) {
	for _, d := range drivers.Selectors() {
		if d[0] == name {
			return vulkan.OpenDevice(d[1], vulkan.Options{})
		}
	}
	return nil, fmt.Errorf("no device is called %s", name)
}

// levels and tiles are what a seed chooses from.
var (
	levels = [...]spvc.OptLevel{spvc.O2, spvc.O2, spvc.O1, spvc.O0}
	tiles  = [...][]int{nil, nil, nil, {1}, {2, 2}, {4}, {1, 3}, {3, 1, 2}, {8, 8}, {4, 4}}
)

// The passes that may run before Compile: some on tensors, in any order, and then some that make buffers or loops.
var (
	onTensors = [...]string{"func.func(linalg-generalize-named-ops)", "linalg-fuse-elementwise-ops", "linalg-fold-unit-extent-dims", "canonicalize{exact}", "cse",
		"func.func(convert-elementwise-to-linalg)", "linalg-inline-scalar-operands", "eliminate-empty-tensors", "func.func(linalg-detensorize)"}
	bufferize = "one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map allow-return-allocs-from-loops}"
	onBuffers = [...]string{"", "", "func.func(convert-linalg-to-loops)", "func.func(convert-linalg-to-parallel-loops)", "func.func(convert-linalg-to-affine-loops)", "func.func(buffer-hoisting)"}
)

// SettingOf returns how the program of a seed is compiled.
func SettingOf(seed uint64) Setting {
	r := rand.New(rand.NewPCG(seed, 2))
	s := Setting{Level: levels[r.IntN(len(levels))], Tile: tiles[r.IntN(len(tiles))]}
	if r.IntN(3) > 0 {
		return s
	}
	var list []string
	for range r.IntN(4) {
		list = append(list, onTensors[r.IntN(len(onTensors))])
	}
	if r.IntN(2) == 0 {
		list = append(list, "func.func(convert-elementwise-to-linalg)", bufferize)
		if p := onBuffers[r.IntN(len(onBuffers))]; p != "" {
			list = append(list, p)
		}
	}
	s.Passes = strings.Join(list, ",")
	return s
}

// Failure is a program that a device computes wrongly.
type Failure struct {
	Seed    uint64
	Device  string
	Setting Setting
	Outcome Outcome
	Program *tensorgen.Program
}

// String returns the failure with the program.
func (f Failure) String() string {
	return fmt.Sprintf("seed %d on %s, -O%v, tile %v, MLIR %d, passes %q: %s: %s\n%s", f.Seed, f.Device, f.Setting.Level, f.Setting.Tile, f.Program.Version, f.Setting.Passes, f.Outcome.Kind,
		strings.TrimSpace(f.Outcome.Why), f.Program.Text())
}

// Check runs a program on the devices. It returns the outcome of the last device, and a failure if a device has one.
func Check(seed uint64, p *tensorgen.Program, devices []runner.Device, names []string, s Setting) (Outcome, *Failure) {
	c := NewCase(p)
	if c.Outcome.Kind != Right {
		if c.Outcome.Kind == Invalid {
			return c.Outcome, &Failure{seed, "-", s, c.Outcome, p}
		}
		return c.Outcome, nil
	}
	var o Outcome
	for i, d := range devices {
		s.Device = d
		if o = c.Run(s); o.Kind == Unlowered {
			return o, nil
		}
		if o.Kind != Right {
			return o, &Failure{seed, names[i], s, o, p}
		}
	}
	return o, nil
}

// Reduced returns f with the smallest program found that fails alike.
func (f Failure) Reduced() Failure {
	Reduce(f.Program, func(p *tensorgen.Program) bool {
		c := NewCase(p)
		o := c.Outcome
		if o.Kind == Right && f.Setting.Device != nil {
			o = c.Run(f.Setting)
		}
		if o.Kind != f.Outcome.Kind || o.Kind != Wrong && reason(o.Why) != reason(f.Outcome.Why) {
			return false
		}
		f.Program, f.Outcome = p, o
		return true
	})
	return f
}

// reason returns what identifies an error: its first line without places and numbers.
func reason(why string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(why), "\n")
	if _, rest, ok := strings.Cut(line, "error: "); ok {
		line = rest
	}
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return -1
		}
		return r
	}, line)
}

// Reason returns what identifies the error of f.
func (f Failure) Reason() string { return string(f.Outcome.Kind) + ": " + reason(f.Outcome.Why) }
