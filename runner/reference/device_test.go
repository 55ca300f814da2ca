package reference_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
)

// countingModule is the module of a kernel in which each invocation counts its input down to 0 and
// stores the number of steps.
func countingModule(t *testing.T) *reflect.Module {
	t.Helper()
	return assemble(t, lanesModule(8, false, `OpBranch %head
%head = OpLabel
%k = OpPhi %u32 %x %entry %less %body
%r = OpPhi %u32 %c0 %entry %more %body
%again = OpINotEqual %bool %k %c0
OpLoopMerge %after %body None
OpBranchConditional %again %body %after
%body = OpLabel
%less = OpISub %u32 %k %c1
%more = OpIAdd %u32 %r %c1
OpBranch %head
%after = OpLabel`))
}

func openWith(t *testing.T, o reference.Options) *reference.Device {
	t.Helper()
	d, err := reference.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	return d
}

// launchOf binds buffers of 8 words to the two bindings of a module; the first holds n.
func launchOf(t *testing.T, d *reference.Device, m *reflect.Module, n uint32) (*runner.Launch, runner.Buffer) {
	t.Helper()
	l := &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}}
	for i := range uint32(2) {
		b, err := d.NewBuffer(32)
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			if err := b.Write(0, bytesFrom(t, slices.Repeat([]uint32{n}, 8))); err != nil {
				t.Fatal(err)
			}
		}
		l.Bindings = append(l.Bindings, runner.Binding{Binding: i, Buffer: b})
	}
	return l, l.Bindings[1].Buffer
}

func TestOptions(t *testing.T) {
	for _, size := range []int{-1, 129} {
		if _, err := reference.Open(reference.Options{SubgroupSize: size}); err == nil {
			t.Errorf("subgroups of %d", size)
		}
	}
	d := openWith(t, reference.Options{SubgroupSize: 128, MaxMemory: 1 << 20})
	if i := d.Info(); i.Name != reference.Name || i.Limits.SubgroupSize != 128 || i.Limits.MaxBufferSize != 1<<20 || i.TypeName() != "cpu" {
		t.Errorf("%+v", i)
	}
}

func TestLimits(t *testing.T) {
	m := countingModule(t)
	d := openWith(t, reference.Options{MaxSteps: 4000, SubgroupSize: 8})
	l, out := launchOf(t, d, m, 20)
	if _, err := d.Run(t.Context(), l); err != nil {
		t.Fatal(err)
	}
	var got [4]byte
	if err := out.Read(4, got[:]); err != nil || got != [4]byte{20} {
		t.Errorf("%v, %v", got, err)
	}
	if s := d.Steps(); s < 20*8*3 || s > 4000 {
		t.Errorf("%d steps", s)
	}
	l, _ = launchOf(t, d, m, 2000)
	if _, err := d.Run(t.Context(), l); !errors.Is(err, reference.ErrSteps) || !strings.Contains(err.Error(), `entry point "main": `) {
		t.Errorf("%v", err)
	}
	var limit *runner.LimitError
	small := openWith(t, reference.Options{MaxMemory: 100})
	if _, err := small.NewBuffer(101); !errors.As(err, &limit) || limit.Max != 100 {
		t.Errorf("%v", err)
	}
	l, _ = launchOf(t, small, m, 1)
	if _, err := small.Run(t.Context(), l); !errors.As(err, &limit) {
		t.Errorf("registers beyond the limit: %v", err)
	}
	none := openWith(t, reference.Options{MaxSteps: -1})
	l, _ = launchOf(t, none, m, 100_000)
	if _, err := none.Run(t.Context(), l); err != nil {
		t.Error(err)
	}
}

func TestContexts(t *testing.T) {
	m := countingModule(t)
	d := openWith(t, reference.Options{})
	l, _ := launchOf(t, d, m, 1<<31)
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if _, err := d.Run(ctx, l); !errors.Is(err, runner.ErrTimeout) || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v", err)
	}
	canceled, stop := context.WithCancel(t.Context())
	stop()
	if _, err := d.Run(canceled, l); !errors.Is(err, context.Canceled) || errors.Is(err, runner.ErrTimeout) {
		t.Errorf("%v", err)
	}
	var missing context.Context
	if _, err := d.Run(missing, l); err == nil {
		t.Error("a nil context")
	}
	if _, err := d.RunKernel(missing, &reference.Kernel{}); err == nil {
		t.Error("a nil context")
	}
}

func TestBuffers(t *testing.T) {
	d, other := openWith(t, reference.Options{}), openWith(t, reference.Options{})
	if _, err := d.NewBuffer(0); err == nil {
		t.Error("an empty buffer")
	}
	b, err := d.NewBuffer(10)
	if err != nil || b.Size() != 10 || b.Address() == 0 {
		t.Fatal(b, err)
	}
	data := make([]byte, 4)
	for _, offset := range []int{-1, 7, 11} {
		if b.Write(offset, data) == nil || b.Read(offset, data) == nil {
			t.Errorf("access at %d", offset)
		}
	}
	if err := errors.Join(b.Write(6, []byte{1, 2, 3, 4}), b.View(func(v []byte) error { v[0] = 9; return nil }), b.Read(6, data)); err != nil || data[3] != 4 {
		t.Errorf("%v, %v", data, err)
	}
	m := countingModule(t)
	l, _ := launchOf(t, d, m, 1)
	foreign, _ := launchOf(t, other, m, 1)
	var binding *runner.BindingError
	if _, err := d.Run(t.Context(), foreign); !errors.As(err, &binding) || binding.Reason != "the buffer belongs to another device" {
		t.Errorf("%v", err)
	}
	l.Bindings[1].Buffer.Close()
	if _, err := d.Run(t.Context(), l); !errors.As(err, &binding) || binding.Reason != "the buffer was closed" {
		t.Errorf("%v", err)
	}
	if err := errors.Join(b.Close(), b.Close(), d.Close(), d.Close()); err != nil {
		t.Error(err)
	}
	if err := b.Read(0, data); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("%v", err)
	}
	if _, err := d.NewBuffer(4); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("%v", err)
	}
	if _, err := d.Run(t.Context()); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("%v", err)
	}
}

// TestConcurrent runs launches of several goroutines on one device, with several workers.
func TestConcurrent(t *testing.T) {
	m := countingModule(t)
	d := openWith(t, reference.Options{Workers: 3})
	var wg sync.WaitGroup
	for n := range uint32(6) {
		l, out := launchOf(t, d, m, n)
		l.Groups = [3]uint32{5, 2, 3}
		wg.Go(func() {
			if _, err := d.Run(context.Background(), l, l); err != nil {
				t.Error(err)
			}
			got := make([]byte, 4)
			if err := out.Read(28, got); err != nil || got[0] != byte(n) {
				t.Errorf("%v, %v; want %d", got, err, n)
			}
		})
	}
	wg.Wait()
	l, out := launchOf(t, d, m, 7)
	l.Groups[1] = 0
	if _, err := d.Run(t.Context(), l); err != nil {
		t.Error(err)
	}
	got := make([]byte, 4)
	if err := out.Read(0, got); err != nil || got[0] != 0 {
		t.Errorf("no workgroup wrote %v, %v", got, err)
	}
}

func TestTraceEvents(t *testing.T) {
	m := countingModule(t)
	var lines []string
	trace := &reference.Trace{Invocation: [3]uint32{2, 0, 0}, All: true, Emit: func(e *reference.TraceEvent) {
		if e.Op == "OpISub" || e.Op == "OpBranchConditional" || e.Op == "OpStore" {
			lines = append(lines, fmt.Sprint(e.Op, " ", e.Operands, " ", e.Value, " ", e.Global[0]))
		}
	}}
	d := openWith(t, reference.Options{Trace: trace})
	l, _ := launchOf(t, d, m, 2)
	l.Groups[0] = 1
	if _, err := d.Run(t.Context(), l); err != nil {
		t.Fatal(err)
	}
	if len(lines) != 6 || !strings.HasPrefix(lines[0], "OpBranchConditional [{%") || !strings.Contains(lines[0], " true}] ") ||
		!strings.HasSuffix(lines[1], " 1}] 1 2") || !strings.Contains(lines[1], " 2} {%") || !strings.Contains(lines[4], " false}]") || !strings.Contains(lines[5], "storage buffer %") {
		t.Errorf("%s", strings.Join(lines, "\n"))
	}
	for _, s := range []string{"", "a.mlir", "a.mlir:", "a.mlir:0", "a.mlir:x", ":3"} {
		if _, err := reference.ParseSourceLine(s); err == nil {
			t.Errorf("%q is a line", s)
		}
	}
	if got, err := reference.ParseSourceLine("c:/a.mlir:17"); err != nil || got != (reference.SourceLine{File: "c:/a.mlir", Line: 17}) {
		t.Errorf("%v, %v", got, err)
	}
}

func TestParseChecks(t *testing.T) {
	for list, want := range map[string]string{
		"all": "all", "off": "off", "races": "races", "bounds,races": "bounds,races", "-races": "bounds,uninitialized,barriers,undefined,alignment,layout",
		"all, -layout": "bounds,uninitialized,races,barriers,undefined,alignment", "races,-races": "off",
	} {
		if got, err := reference.ParseChecks(list); err != nil || got.String() != want {
			t.Errorf("%q: %s, %v; want %s", list, got, err, want)
		}
	}
	if _, err := reference.ParseChecks("race"); err == nil || !strings.Contains(err.Error(), `"race" (the checks are bounds, `) {
		t.Errorf("%v", err)
	}
}
