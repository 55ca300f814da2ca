//go:build cgo

package vulkan

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }

// open opens lavapipe, which has the more features of the two software drivers. A
// machine without it fails.
func open(t testing.TB, o Options) runner.Device {
	t.Helper()
	return openOn(t, drivers.Lavapipe, o)
}

func openOn(t testing.TB, selector string, o Options) runner.Device {
	t.Helper()
	o.Validate = o.Validate || drivers.Validate()
	d, err := OpenDevice(selector, o)
	if err != nil {
		t.Fatalf("these tests need Mesa's lavapipe and SwiftShader (make setup): %v", err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// each runs a test on both drivers.
func each(t *testing.T, o Options, f func(t *testing.T, d runner.Device)) {
	for _, s := range drivers.Selectors() {
		t.Run(s[0], func(t *testing.T) { f(t, openOn(t, s[1], o)) })
	}
}

func newBuffer(t testing.TB, d runner.Device, data []byte) runner.Buffer {
	t.Helper()
	b, err := d.NewBuffer(len(data))
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Write(0, data); err != nil {
		t.Fatal(err)
	}
	return b
}

func read(t testing.TB, b runner.Buffer) []float32 {
	t.Helper()
	out := make([]byte, b.Size())
	if err := b.Read(0, out); err != nil {
		t.Fatal(err)
	}
	return toFloats(out)
}

func run(t testing.TB, d runner.Device, launches ...*runner.Launch) runner.Timing {
	t.Helper()
	timing, err := d.Run(context.Background(), launches...)
	if err != nil {
		t.Fatal(err)
	}
	return timing
}

func TestSaxpy(t *testing.T) {
	for _, o := range []Options{{Timestamps: true}, {Timestamps: true, Memory: DeviceMemory}} {
		each(t, o, func(t *testing.T, d runner.Device) { testSaxpy(t, d, o) })
	}
}

func testSaxpy(t *testing.T, d runner.Device, o Options) {
	const n = 1000
	x, y := make([]float32, n), make([]float32, n+24)
	for i := range y {
		y[i] = float32(1000 - i)
	}
	for i := range x {
		x[i] = float32(i)
	}
	bx, by := newBuffer(t, d, floats(x...)), newBuffer(t, d, floats(y...))
	ba := newBuffer(t, d, binary.LittleEndian.AppendUint32(floats(2.5), n))
	timing := run(t, d, &runner.Launch{Module: module(t, saxpy()), Entry: "main", Groups: [3]uint32{16, 1, 1}, Bindings: []runner.Binding{
		{Set: 0, Binding: 0, Buffer: bx}, {Set: 1, Binding: 3, Buffer: by}, {Set: 3, Binding: 5, Buffer: ba},
	}})
	for i, got := range read(t, by) {
		want := y[i]
		if i < n {
			want += 2.5 * x[i]
		}
		if got != want {
			t.Fatalf("memory %d, element %d: %v, want %v", o.Memory, i, got, want)
		}
	}
	if timing.Wall <= 0 || timing.Compile <= 0 || timing.GPU <= 0 || timing.GPU > timing.Wall {
		t.Errorf("timing %+v", timing)
	}
}

func TestPushAndSpecialization(t *testing.T) {
	each(t, Options{}, testPushAndSpecialization)
}

func testPushAndSpecialization(t *testing.T, d runner.Device) {
	m := module(t, scale())
	push := append(make([]byte, 4), floats(3)...)
	launch := func(b runner.Buffer, spec ...reflect.SpecValue) *runner.Launch {
		return &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: push,
			SpecConstants: spec, Bindings: []runner.Binding{{Buffer: b}}}
	}
	data := make([]float32, 64)
	data[7] = 5
	b := newBuffer(t, d, floats(data...))
	run(t, d, launch(b))
	if got := read(t, b); got[7] != 16 || got[0] != 1 {
		t.Errorf("default: %v", got[:8])
	}
	ten := reflect.SpecValue{ID: 3, Bits: 0x41200000}
	// Each launch sees what the one before wrote: 16*3+10 = 58, 58*3+1 = 175.
	run(t, d, launch(b, ten), launch(b))
	if got := read(t, b)[7]; got != 175 {
		t.Errorf("two launches: %v", got)
	}
	if timing := run(t, d, launch(b, ten), launch(b)); timing.Compile != 0 {
		t.Errorf("a cached pipeline took %v to build", timing.Compile)
	}
	if _, err := d.Run(context.Background(), launch(b, reflect.SpecValue{ID: 4})); err == nil || !strings.Contains(err.Error(), "SpecId 4") {
		t.Errorf("unknown constant: %v", err)
	}
}

func TestRanges(t *testing.T) { each(t, Options{}, testRanges) }

func testRanges(t *testing.T, d runner.Device) {
	m := module(t, scale())
	align := int(d.Info().Limits.MinStorageBufferOffsetAlignment)
	b := newBuffer(t, d, floats(slices.Repeat([]float32{1}, 4*align+128)...))
	run(t, d, &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: append(make([]byte, 4), floats(1)...),
		Bindings: []runner.Binding{{Buffer: b, Offset: 16 * align, Size: 256}}})
	for i, v := range read(t, b) {
		want := float32(1)
		if i >= 4*align && i < 4*align+64 {
			want = 2
		}
		if v != want {
			t.Fatalf("element %d is %v, want %v", i, v, want)
		}
	}
}

func TestRefusals(t *testing.T) {
	d, other := open(t, Options{}), open(t, Options{})
	push := append(make([]byte, 4), floats(1)...)
	b := newBuffer(t, d, make([]byte, 256))
	good := func() *runner.Launch {
		return &runner.Launch{Module: module(t, scale()), Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: push, Bindings: []runner.Binding{{Buffer: b}}}
	}
	closed := newBuffer(t, d, make([]byte, 256))
	if err := closed.Close(); err != nil {
		t.Fatal(err)
	}
	cases := map[string]struct {
		change func(*runner.Launch)
		want   string
	}{
		"missing": {func(l *runner.Launch) { l.Bindings = nil }, "set 0, binding 0: the module uses this storage buffer"},
		"foreign": {func(l *runner.Launch) { l.Bindings[0].Buffer = newBuffer(t, other, make([]byte, 256)) }, "belongs to another device"},
		"closed":  {func(l *runner.Launch) { l.Bindings[0].Buffer = closed }, "was closed"},
		"push":    {func(l *runner.Launch) { l.PushConstants = nil }, "the block has 8 bytes, the host provides 0"},
		"groups":  {func(l *runner.Launch) { l.Groups[0] = 1 << 31 }, "maxComputeWorkGroupCount[0]"},
		"module":  {func(l *runner.Launch) { l.Module = nil }, "without a module"},
	}
	for name, c := range cases {
		l := good()
		c.change(l)
		if _, err := d.Run(context.Background(), l); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", name, err, c.want)
		}
	}
	run(t, d, good())

	small := good()
	small.Module = module(t, saxpy())
	small.Bindings = []runner.Binding{{Buffer: b}, {Set: 1, Binding: 3, Buffer: b}, {Set: 3, Binding: 5, Buffer: b, Size: 4}}
	var binding *runner.BindingError
	if _, err := d.Run(context.Background(), small); !errors.As(err, &binding) || binding.Set != 3 || binding.Binding != 5 || !strings.Contains(err.Error(), "8 bytes") {
		t.Errorf("small uniform block: %v", err)
	}
	if err := b.Write(250, make([]byte, 7)); err == nil || !strings.Contains(err.Error(), "[250, 257)") {
		t.Errorf("write beyond the end: %v", err)
	}
	if err := closed.Read(0, nil); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("read after close: %v", err)
	}
	if _, err := d.NewBuffer(0); err == nil {
		t.Error("an empty buffer is made")
	}
}

func TestBuffers(t *testing.T) {
	for _, o := range []Options{{}, {Memory: DeviceMemory}} {
		d := open(t, o)
		size := stagingSize + 4096
		big, err := d.NewBuffer(size)
		if err != nil {
			t.Fatal(err)
		}
		data := make([]byte, size)
		for i := range data {
			data[i] = byte(i * 7 >> 3)
		}
		if err := big.Write(0, data); err != nil {
			t.Fatal(err)
		}
		got := make([]byte, 5000)
		if err := big.Read(stagingSize-1000, got); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(got, data[stagingSize-1000:stagingSize+4000]) {
			t.Error("read differs from what was written")
		}
		if big.Address() == 0 {
			t.Error("no device address")
		}
		if err := big.Close(); err != nil {
			t.Fatal(err)
		}
		if err := big.Close(); err != nil {
			t.Error(err)
		}
		again, err := d.NewBuffer(size - 1)
		if err != nil {
			t.Fatal(err)
		}
		if err := again.Read(1000, got); err != nil {
			t.Fatal(err)
		}
		if slices.ContainsFunc(got, func(b byte) bool { return b != 0 }) {
			t.Error("a new buffer shows what an old one held")
		}
	}
}

func TestConcurrentLaunches(t *testing.T) {
	for _, o := range []Options{{}, {Memory: DeviceMemory}} {
		each(t, o, testConcurrentLaunches)
	}
}

func testConcurrentLaunches(t *testing.T, d runner.Device) {
	modules := []*reflect.Module{module(t, scale()), module(t, scaleWith("ImageQuery")), module(t, scaleWith("Image1D"))}
	var wg sync.WaitGroup
	for worker := range 6 {
		wg.Go(func() {
			push := append(make([]byte, 4), floats(2)...)
			for round := range 20 {
				b, err := d.NewBuffer(256)
				if err == nil {
					err = b.Write(0, floats(float32(worker), float32(round)))
				}
				if err == nil {
					_, err = d.Run(context.Background(), &runner.Launch{Module: modules[worker%3], Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: push, Bindings: []runner.Binding{{Buffer: b}}})
				}
				out := make([]byte, 8)
				if err == nil {
					err = b.Read(0, out)
				}
				if got := toFloats(out); err != nil || got[0] != float32(2*worker+1) || got[1] != float32(2*round+1) {
					t.Errorf("worker %d, round %d: %v, %v", worker, round, got, err)
					return
				}
				b.Close()
			}
		})
	}
	wg.Wait()
}

// TestConcurrentOpens opens devices side by side; the race detector watches.
func TestConcurrentOpens(t *testing.T) {
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			in, err := Open(Options{})
			if err != nil {
				t.Error(err)
				return
			}
			if len(in.Devices()) == 0 {
				t.Error("no devices")
			}
			in.Close()
		})
	}
	wg.Wait()
}

func TestTimeout(t *testing.T) {
	if os.Getenv("SPVC_TEST_TIMEOUT_CHILD") == "" {
		// The kernel takes hours, so a process of its own has to die with it.
		out, err := rerun(t, "TestTimeout", "SPVC_TEST_TIMEOUT_CHILD=1")
		if err != nil || !strings.Contains(out, "timed out as it should") {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	d, err := OpenDevice(drivers.Lavapipe, Options{})
	if err != nil {
		t.Fatal(err)
	}
	b := newBuffer(t, d, make([]byte, 256))
	ctx, cancel := context.WithTimeout(context.Background(), 300*time.Millisecond)
	defer cancel()
	// The driver bounds each loop to 65,535 rounds, hence the many workgroups.
	l := &runner.Launch{Module: module(t, endless()), Entry: "main", Groups: [3]uint32{65535, 1, 1}, Bindings: []runner.Binding{{Buffer: b}}}
	_, err = d.Run(ctx, l)
	if !errors.Is(err, runner.ErrTimeout) || !errors.Is(err, context.DeadlineExceeded) {
		t.Fatalf("got %v", err)
	}
	// What comes after it waits for it, and can be given up as well.
	second, cancelSecond := context.WithCancel(context.Background())
	time.AfterFunc(50*time.Millisecond, cancelSecond)
	if _, err := d.Run(second, l); errors.Is(err, runner.ErrTimeout) || !errors.Is(err, context.Canceled) {
		t.Errorf("a second launch: %v", err)
	}
	if err := b.Read(0, make([]byte, 4)); !errors.Is(err, runner.ErrTimeout) {
		t.Errorf("reading what the kernel may be writing: %v", err)
	}
	other := newBuffer(t, d, floats(7))
	if got := read(t, other)[0]; got != 7 {
		t.Errorf("another buffer: %v", got)
	}
	if err := b.Close(); err != nil {
		t.Error(err)
	}
	if err := d.Close(); !errors.Is(err, runner.ErrTimeout) {
		t.Errorf("close: %v", err)
	}
	fmt.Println("timed out as it should")
	if !t.Failed() {
		os.Exit(0) // the driver's thread is still in the kernel
	}
}

func TestCanceledBeforeStart(t *testing.T) { each(t, Options{}, testCanceledBeforeStart) }

func testCanceledBeforeStart(t *testing.T, d runner.Device) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	b := newBuffer(t, d, make([]byte, 256))
	l := &runner.Launch{Module: module(t, scale()), Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: make([]byte, 8), Bindings: []runner.Binding{{Buffer: b}}}
	if _, err := d.Run(ctx, l); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	run(t, d, l)
}

func BenchmarkLaunch(b *testing.B) {
	d := open(b, Options{})
	buf := newBuffer(b, d, make([]byte, 256))
	l := &runner.Launch{Module: module(b, scale()), Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: make([]byte, 8), Bindings: []runner.Binding{{Buffer: buf}}}
	for b.Loop() {
		run(b, d, l)
	}
}

func TestValidationLayer(t *testing.T) {
	each(t, Options{Validate: true}, testValidationLayer)
}

func testValidationLayer(t *testing.T, d runner.Device) {
	data := newBuffer(t, d, make([]byte, 256))
	constants := newBuffer(t, d, make([]byte, 16))
	launch := &runner.Launch{Module: module(t, saxpy()), Entry: "main", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{
		{Set: 0, Binding: 0, Buffer: data}, {Set: 1, Binding: 3, Buffer: data}, {Set: 3, Binding: 5, Buffer: constants},
	}}
	push := &runner.Launch{Module: module(t, scale()), Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: make([]byte, 8),
		SpecConstants: []reflect.SpecValue{{ID: 3}}, Bindings: []runner.Binding{{Buffer: data}}}
	run(t, d, launch, push)
	run(t, d, push, launch)

	// The offset of the block's only member becomes unaligned.
	bad := slices.Clone(push.Module.Words)
	for in := range spvwords.Instructions(bad) {
		if in.Opcode == spec.OpMemberDecorate && in.Operands[2] == uint32(spec.DecorationOffset) && in.Operands[3] == 4 {
			in.Operands[3] = 3
		}
	}
	m, err := reflect.Reflect(bad)
	if err != nil {
		t.Fatal(err)
	}
	push.Module = m
	var invalid *runner.ValidationError
	if _, err := d.Run(context.Background(), push); !errors.As(err, &invalid) || invalid.Messages[0].ID == "" || !strings.Contains(err.Error(), "member 0 at offset 3 is not aligned to 4") {
		t.Errorf("got %v", err)
	}
}
