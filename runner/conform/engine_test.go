//go:build cgo

package conform

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// faulty is a device whose first runs fail.
type faulty struct {
	runner.Device
	errs []error
}

func (f *faulty) Run(ctx context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	if len(f.errs) > 0 {
		err := f.errs[0]
		f.errs = f.errs[1:]
		return runner.Timing{}, fmt.Errorf("fault: %w", err)
	}
	return f.Device.Run(ctx, launches...)
}

func (f *faulty) Close() error { return nil }

// TestFaults uses a device that is lost, does not answer or returns an error. A failed case
// runs again on a new device, unless it does not end or the Engine runs cases once.
func TestFaults(t *testing.T) {
	dev := device(t, lavapipe)
	c := Case{Type: "!spirv.struct<(f32, vector<3xf32>)>", Rules: "std430", Class: "StorageBuffer", Probe: "read"}
	lost, late, other := runner.ErrDeviceLost, runner.ErrTimeout, context.DeadlineExceeded
	for _, row := range []struct {
		errs   []error
		once   bool
		want   [2]Verdict
		opened int
		tries  int // of the first case
	}{
		{nil, false, [2]Verdict{Pass, Pass}, 0, 1},
		{[]error{lost}, false, [2]Verdict{Flake, Pass}, 1, 2},
		{[]error{lost}, true, [2]Verdict{DeviceLost, Pass}, 1, 1},
		{[]error{late, late}, false, [2]Verdict{Timeout, Timeout}, 2, 1},
		{[]error{lost, lost, late}, false, [2]Verdict{DeviceLost, Timeout}, 3, 2},
		{[]error{other}, false, [2]Verdict{Flake, Pass}, 1, 2},
		{[]error{other}, true, [2]Verdict{Failed, Pass}, 0, 1},
	} {
		f := &faulty{dev, row.errs}
		e := NewEngine(f, time.Minute)
		e.Once = row.once
		opened := 0
		e.Reopen = func() (runner.Device, error) {
			opened++
			return f, nil
		}
		err := e.Run(context.Background(), []Case{c, c}, func(i int, r *Result) {
			if r.Verdict != row.want[i] {
				t.Errorf("%v: case %d: %s (%s), want %s", row.errs, i, r.Verdict, r.Detail, row.want[i])
			}
			tries := 1
			if i == 0 {
				tries = row.tries
			}
			if r.Attempts != tries || r.Seconds <= 0 || r.Seconds > 60 {
				t.Errorf("%v: case %d took %d attempts and %v s, want %d attempts", row.errs, i, r.Attempts, r.Seconds, tries)
			}
		})
		if err != nil || opened != row.opened {
			t.Errorf("%v: %v, opened %d times, want %d", row.errs, err, opened, row.opened)
		}
	}
}

// TestReopen uses a lost device that can be opened again after some attempts only.
func TestReopen(t *testing.T) {
	f := &faulty{onReference(t).dev, []error{runner.ErrDeviceLost}}
	c := Case{Type: "{f}", Rules: "std430", Class: "StorageBuffer", Probe: "read"}
	e := NewEngine(f, time.Minute)
	if err := e.Run(t.Context(), []Case{c}, func(int, *Result) {}); err == nil {
		t.Error("a lost device that cannot be opened again: no error")
	}
	f.errs = []error{runner.ErrDeviceLost}
	attempts := 0
	e.Reopen = func() (runner.Device, error) {
		if attempts++; attempts < 4 {
			return nil, runner.ErrNoDevice
		}
		return f, nil
	}
	err := e.Run(t.Context(), []Case{c}, func(_ int, r *Result) {
		if r.Verdict != Flake {
			t.Errorf("%s: %s", r.Verdict, r.Detail)
		}
	})
	if err != nil || attempts != 4 {
		t.Errorf("%d attempts, %v", attempts, err)
	}
}

// TestNoRenewal cancels the attempts to open a device again after a failure that is no loss: the failure stays.
func TestNoRenewal(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	e := NewEngine(&faulty{Device: onReference(t).dev}, time.Minute)
	e.Reopen = func() (runner.Device, error) {
		cancel()
		return nil, runner.ErrNoDevice
	}
	first := &Result{Verdict: Failed, Detail: "first"}
	c := Case{Type: "{f}", Rules: "std430", Class: "StorageBuffer", Probe: "read"}
	if r, err := e.again(ctx, &c, first); r != first || !errors.Is(err, runner.ErrNoDevice) {
		t.Errorf("%+v, %v", r, err)
	}
}

// counting is a device that counts its submissions.
type counting struct {
	runner.Device
	runs int
}

func (c *counting) Run(ctx context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	c.runs++
	return c.Device.Run(ctx, launches...)
}

// TestOneByOne checks that an Engine reports the result of a case before it runs the next
// one, so that an interrupted run has it.
func TestOneByOne(t *testing.T) {
	dev := &counting{Device: onReference(t).dev}
	c := Case{Type: "{f}", Rules: "std430", Class: "StorageBuffer", Probe: "read"}
	cases := slices.Repeat([]Case{c}, 20)
	next := 0
	ctx, cancel := context.WithCancel(t.Context())
	err := NewEngine(dev, time.Minute).Run(ctx, cases, func(i int, r *Result) {
		if next++; i != next-1 || r.Verdict != Pass || dev.runs != next {
			t.Errorf("case %d after %d and %d submissions: %s", i, next-2, dev.runs, r.Verdict)
		}
		if next == 15 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || next != 15 || dev.runs != 15 {
		t.Errorf("%d results, %d submissions: %v", next, dev.runs, err)
	}
}

// TestFlake uses a device on which a case fails once.
func TestFlake(t *testing.T) {
	e := NewEngine(device(t, lavapipe), time.Minute)
	builds := 0
	e.Mutate = func(words []uint32) []uint32 {
		if builds++; builds == 1 {
			for at := 5; at < len(words); at += int(words[at] >> 16) {
				if spec.Opcode(words[at]&0xffff) == spec.OpMemberDecorate && words[at+4] == 16 {
					words[at+4] = 32
				}
			}
		}
		return words
	}
	c := Case{Type: "!spirv.struct<(f32, vector<3xf32>)>", Rules: "std430", Class: "StorageBuffer", Probe: "read"}
	err := e.Run(context.Background(), []Case{c}, func(_ int, r *Result) {
		const want = "passed when run again; at first wrong read: b[0]: expected 0x10, driver read 0x20, as with Offset 32 of b (3 of 4 scalars are wrong)"
		if r.Verdict != Flake || r.Detail != want {
			t.Errorf("%s: %s", r.Verdict, r.Detail)
		}
	})
	if err != nil {
		t.Error(err)
	}
}

// TestMisplaced changes the stride of an array under each probe.
func TestMisplaced(t *testing.T) {
	e := NewEngine(device(t, lavapipe), time.Minute)
	e.Mutate = func(words []uint32) []uint32 {
		for at := 5; at < len(words); at += int(words[at] >> 16) {
			if spec.Opcode(words[at]&0xffff) == spec.OpDecorate && spec.Decoration(words[at+2]) == spec.DecorationArrayStride && words[at+3] == 16 {
				words[at+3] = 24
			}
		}
		return words
	}
	for probe, want := range map[string]string{
		"write":   "b[1]: expected 0x20, driver wrote 0x28, as with ArrayStride 24 of b",
		"read":    "b[1]: expected 0x20, driver read 0x28, as with ArrayStride 24 of b",
		"convert": "b[1]: expected 0x20, driver copied 0x28, as with ArrayStride 24 of b in loads",
	} {
		c := Case{Type: "!spirv.struct<(f32, !spirv.array<2 x f32>)>", Rules: "std140", Class: "StorageBuffer", Probe: probe, To: "std430"}
		err := e.Run(context.Background(), []Case{c}, func(_ int, r *Result) {
			if r.Detail != want {
				t.Errorf("%s: %s: %q", probe, r.Verdict, r.Detail)
			}
		})
		if err != nil {
			t.Error(err)
		}
	}
}
