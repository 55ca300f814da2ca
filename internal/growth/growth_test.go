package growth

import (
	"slices"
	"sync"
	"testing"
	"time"
)

// recorder records whether an error was reported.
type recorder struct {
	testing.TB
	failed bool
}

func (r *recorder) Helper() {}

func (r *recorder) Errorf(string, ...any) { r.failed = true }

func TestLinear(t *testing.T) {
	search := func(passes func(n int) int) func(n int) func() {
		return func(n int) func() {
			list := make([]int, n)
			return func() {
				for range passes(n) {
					if slices.Contains(list, 1) {
						t.Error("found what is not there")
					}
				}
			}
		}
	}
	for _, c := range []struct {
		name   string
		passes func(n int) int
		fails  bool
	}{
		{"linear", func(int) int { return 10_000 }, false},
		{"quadratic", func(n int) int { return n }, true},
	} {
		r := &recorder{TB: t}
		if Linear(r, 20_000, search(c.passes)); r.failed != c.fails {
			t.Errorf("%s: failed is %v", c.name, r.failed)
		}
	}
}

// TestCPU checks that CPU does not count idle time, and counts the work of other
// goroutines.
func TestCPU(t *testing.T) {
	if d := CPU(func() { time.Sleep(300 * time.Millisecond) }); d > 200*time.Millisecond {
		t.Errorf("sleeping uses %v", d)
	}
	busy := CPU(func() {
		var wg sync.WaitGroup
		for range 2 {
			wg.Go(func() {
				for before := used(); used()-before < 100*time.Millisecond; {
				}
			})
		}
		wg.Wait()
	})
	if busy < 100*time.Millisecond {
		t.Errorf("working uses %v", busy)
	}
}
