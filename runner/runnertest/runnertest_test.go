//go:build cgo

package runnertest_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/runnertest"
	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }

const text = `
gpu.module @k {
  gpu.func @double(%x: memref<4xf32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %i = gpu.thread_id x
    %v = memref.load %x[%i] : memref<4xf32>
    %s = arith.addf %v, %v : f32
    memref.store %s, %x[%i] : memref<4xf32>
    gpu.return
  }
}`

func TestKernel(t *testing.T) {
	for _, s := range drivers.Selectors() {
		t.Run(s[0], func(t *testing.T) {
			t.Setenv("SPVC_DEVICE", s[1])
			k := runnertest.Kernel(t, []byte(text), "double")
			x := []float32{1, 2, 3, 4}
			runnertest.Run(t, k, k.GroupsFor(4, 1, 1), compute.InOut(x))
			runnertest.Equal(t, x, []float32{2, 4, 6, 8})
		})
	}
}

// recorder is a test that notes what is reported.
type recorder struct {
	testing.TB
	errors []string
}

func (*recorder) Helper() {}
func (r *recorder) Errorf(format string, a ...any) {
	r.errors = append(r.errors, fmt.Sprintf(format, a...))
}

func TestComparisons(t *testing.T) {
	nan := float32(math.NaN())
	for _, c := range []struct {
		got, want []float32
		near      bool
		text      string
	}{
		{[]float32{1, 2}, []float32{1, 2}, false, ""},
		{[]float32{1, 2}, []float32{1, 3}, false, "1 of 2 elements differ:\n\t[1] is 2, want 3"},
		{[]float32{1}, []float32{1, 3}, false, "1 elements, want 2"},
		{make([]float32, 20), []float32{19: 0, 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1}, false, "11 of 20 elements differ:"},
		{[]float32{100, nan, 0.001}, []float32{100.5, nan, 0}, true, ""},
		{[]float32{100, nan, 0}, []float32{102, 1, nan}, true, "3 of 3 elements differ:"},
	} {
		r := &recorder{}
		if c.near {
			runnertest.Near(r, c.got, c.want, 0.01, 0.01)
		} else {
			runnertest.Equal(r, c.got, c.want)
		}
		got := strings.Join(r.errors, "; ")
		if c.text == "" && got != "" || !strings.HasPrefix(got, c.text) || strings.Count(got, "\n") > 10 {
			t.Errorf("%v and %v: %q", c.got, c.want, got)
		}
	}
}
