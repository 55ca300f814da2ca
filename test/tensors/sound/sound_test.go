//go:build cgo

package sound_test

import (
	"testing"

	"github.com/spvc/spvc/internal/tensorgen"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/test/drivers"
	"github.com/spvc/spvc/test/tensors/sound"
)

func TestMain(m *testing.M) { drivers.Main(m) }

var names = []string{"reference", "lavapipe"}

// devices opens the reference device, and lavapipe.
func devices(t *testing.T) []runner.Device {
	list, err := sound.OpenDevices(names...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for _, d := range list {
			d.Close()
		}
	})
	return list
}

// TestRandom runs random programs on the reference device, and some of them on lavapipe, which takes longer to compile kernels.
func TestRandom(t *testing.T) {
	list := devices(t)
	right := 0
	for seed := range uint64(60) {
		n := 1
		if seed%10 == 0 {
			n = 2
		}
		out, failure := sound.Check(seed, tensorgen.Generate(seed, tensorgen.Options{Elems: tensorgen.Elements(), MaxOps: 12}), list[:n], names, sound.SettingOf(seed))
		if failure != nil {
			t.Error(failure.Reduced())
		}
		if out.Kind == sound.Right {
			right++
		}
	}
	if right < 50 {
		t.Errorf("only %d of 60 programs have results", right)
	}
}

// TestNamed runs named operations with each type and kind of shapes: a fifth of the cases, each operation at least once.
func TestNamed(t *testing.T) {
	list := devices(t)
	cases := tensorgen.NamedCases("f16", "f32", "f64", "i8", "i32")
	for i := 0; i < len(cases); i += 5 {
		n := 1
		if i%50 == 0 {
			n = 2
		}
		seed := uint64(i)
		if _, failure := sound.Check(seed, tensorgen.Named(seed, cases[i]), list[:n], names, sound.SettingOf(seed)); failure != nil {
			t.Errorf("%s: %s", cases[i], failure)
		}
	}
}
