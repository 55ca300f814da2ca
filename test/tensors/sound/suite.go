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

// SettingOf returns how the program of a seed is compiled.
func SettingOf(seed uint64) Setting {
	r := rand.New(rand.NewPCG(seed, 2))
	return Setting{Level: levels[r.IntN(len(levels))], Tile: tiles[r.IntN(len(tiles))]}
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
	return fmt.Sprintf("seed %d on %s, -O%v, tile %v, MLIR %d: %s: %s\n%s", f.Seed, f.Device, f.Setting.Level, f.Setting.Tile, f.Program.Version, f.Outcome.Kind,
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
		if o = c.Run(s); o.Kind != Right {
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
