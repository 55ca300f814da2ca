//go:build cgo

package vulkan

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/spvc/spvc/internal/spvwords"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
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

func TestPushAndSpecialisation(t *testing.T) {
	each(t, Options{}, testPushAndSpecialisation)
}

func testPushAndSpecialisation(t *testing.T, d runner.Device) {
	m := module(t, scale())
	push := append(make([]byte, 4), floats(3)...)
	launch := func(b runner.Buffer, spec ...runner.SpecValue) *runner.Launch {
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
	ten := runner.SpecValue{ID: 3, Bits: 0x41200000}
	// Each launch sees what the one before wrote: 16*3+10 = 58, 58*3+1 = 175.
	run(t, d, launch(b, ten), launch(b))
	if got := read(t, b)[7]; got != 175 {
		t.Errorf("two launches: %v", got)
	}
	if timing := run(t, d, launch(b, ten), launch(b)); timing.Compile != 0 {
		t.Errorf("a cached pipeline took %v to build", timing.Compile)
	}
	if _, err := d.Run(context.Background(), launch(b, runner.SpecValue{ID: 4})); err == nil || !strings.Contains(err.Error(), "SpecId 4") {
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

// scaleWith is scale with a capability that it does not use.
func scaleWith(capability string) string {
	return strings.Replace(scale(), "OpCapability Shader\n", "OpCapability Shader\nOpCapability "+capability+"\n", 1)
}

func TestMissingFeature(t *testing.T) {
	d := open(t, Options{})
	l := &runner.Launch{Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: make([]byte, 8),
		Bindings: []runner.Binding{{Buffer: newBuffer(t, d, make([]byte, 256))}}}
	refused := func(d runner.Device, capability, feature string) {
		t.Helper()
		l.Module = module(t, scaleWith(capability))
		var e *runner.FeatureError
		_, err := d.Run(context.Background(), l)
		if !errors.As(err, &e) || e.Capability != capability || e.Feature != feature {
			t.Errorf("%s: %v", capability, err)
		}
	}
	refused(d, "StorageInputOutput16", "storageInputOutput16")
	// Nothing in Vulkan gives kernels pipes.
	var e *runner.FeatureError
	pipes := &runner.Module{Major: 1, Capabilities: []spec.Capability{spec.CapabilityPipes}}
	if err := checkModule(d.Info(), pipes, func(string) bool { return true }); !errors.As(err, &e) || e.Capability != "Pipes" || e.Feature != "" {
		t.Errorf("Pipes: %v", err)
	}

	l.Module = module(t, scaleWith("Float64"))
	run(t, d, l)
	// A device opened for one module enables what that one needs, no more.
	narrow := open(t, Options{Modules: []*runner.Module{module(t, scaleWith("Int64"))}})
	l.Bindings[0].Buffer = newBuffer(t, narrow, make([]byte, 256))
	l.Module = module(t, scaleWith("Int64"))
	run(t, narrow, l)
	refused(narrow, "Float64", "shaderFloat64")
}

func TestSPIRVVersion(t *testing.T) {
	info := &runner.DeviceInfo{Name: "old", APIMajor: 1, APIMinor: 1}
	m := &runner.Module{Major: 1, Minor: 4}
	if err := checkModule(info, m, info.HasFeature); err == nil || !strings.Contains(err.Error(), "SPIR-V 1.4") {
		t.Errorf("got %v", err)
	}
	info.Extensions = []string{"VK_KHR_spirv_1_4"}
	if err := checkModule(info, m, info.HasFeature); err != nil {
		t.Error(err)
	}
}

func TestDevices(t *testing.T) {
	in, err := Open(Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	info, err := runner.Select(in.Devices(), "driver:llvmpipe")
	if err != nil {
		t.Fatal(err)
	}
	if info.Type != runner.CPUDevice || info.APIMajor != 1 || info.APIMinor < 3 || !strings.Contains(info.DriverInfo, "Mesa") || info.UUID == [16]byte{} {
		t.Errorf("%+v", info)
	}
	for _, f := range []string{"shaderInt8", "scalarBlockLayout", "variablePointers", "bufferDeviceAddress", "subgroup basic operations"} {
		if !info.HasFeature(f) {
			t.Errorf("no feature %s in %v", f, info.Features)
		}
	}
	if !slices.Contains(info.Capabilities, spec.CapabilityFloat64) || slices.Contains(info.Capabilities, spec.CapabilityKernel) {
		t.Errorf("capabilities %v", info.Capabilities)
	}
	l := info.Limits
	if l.MaxPushConstantsSize < 128 || l.MaxComputeWorkGroupInvocations != 1024 || l.MinStorageBufferOffsetAlignment == 0 || l.SubgroupSize == 0 || l.TimestampPeriod == 0 {
		t.Errorf("limits %+v", l)
	}
	d, err := in.OpenDevice(info.UUIDString())
	if err != nil {
		t.Fatal(err)
	}
	if err := in.Close(); err == nil {
		t.Error("an instance with an open device is closed")
	}
	if err := d.Close(); err != nil {
		t.Error(err)
	}
	if _, err := d.NewBuffer(4); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("buffer after close: %v", err)
	}
	if err := in.Close(); err != nil {
		t.Error(err)
	}
	if _, err := in.OpenDevice(""); !errors.Is(err, runner.ErrClosed) {
		t.Errorf("device after close: %v", err)
	}
}

// Every feature that enables a capability must be one that the driver is asked for,
// but for those of extensions that no kernel needs or that the headers do not know.
func TestFeatureNames(t *testing.T) {
	known := map[string]bool{}
	for _, f := range featureNames() {
		known[f] = true
	}
	unasked := strings.Fields(`
		attachmentFragmentShadingRate fragmentDensityMap fragmentShaderBarycentric
		fragmentShaderPixelInterlock fragmentShaderSampleInterlock fragmentShaderShadingRateInterlock
		imageFootprint meshShader micromap pipelineFragmentShadingRate primitiveFragmentShadingRate
		rayTracingMaintenance1 rayTracingMotionBlur rayTracingPipeline rayTracingPositionFetch
		rayTraversalPrimitiveCulling shaderBFloat16CooperativeMatrix shaderBFloat16DotProduct
		shaderBFloat16Type shaderFloat16VectorAtomics
		shaderQuadControl shaderRawAccessChains shaderReplicatedComposites shaderUntypedPointers
	`)
	for _, e := range target.Enablers() {
		for _, f := range append(slices.Clone(e.Any), e.Requires...) {
			if asked := known[f] || strings.HasPrefix(f, "VK_"); asked == slices.Contains(unasked, f) {
				t.Errorf("%v: feature %q: asked for is %v", e.Capability, f, asked)
			}
		}
	}
	for _, f := range layoutFeatures {
		if !known[f] {
			t.Errorf("unknown feature %q", f)
		}
	}
}

func TestNoDriver(t *testing.T) {
	t.Setenv("VK_DRIVER_FILES", "")
	t.Setenv("VK_ICD_FILENAMES", "/nonexistent/driver.json")
	if _, err := OpenDevice("", Options{}); !errors.Is(err, runner.ErrNoDevice) {
		t.Errorf("got %v", err)
	}
}

func TestNoLoader(t *testing.T) {
	_, err := load([]string{"libno-such-vulkan.so.1", "libno-such-vulkan.so"})
	if !errors.Is(err, runner.ErrUnavailable) || !strings.Contains(err.Error(), "libno-such-vulkan.so.1") {
		t.Errorf("got %v", err)
	}
	if _, err := load([]string{"libc.so.6"}); !errors.Is(err, runner.ErrUnavailable) {
		t.Errorf("a library without Vulkan: %v", err)
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
	modules := []*runner.Module{module(t, scale()), module(t, scaleWith("ImageQuery")), module(t, scaleWith("Image1D"))}
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
	if _, err := d.Run(second, l); !errors.Is(err, runner.ErrTimeout) || !errors.Is(err, context.Canceled) {
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

func TestCancelledBeforeStart(t *testing.T) { each(t, Options{}, testCancelledBeforeStart) }

func testCancelledBeforeStart(t *testing.T, d runner.Device) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	b := newBuffer(t, d, make([]byte, 256))
	l := &runner.Launch{Module: module(t, scale()), Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: make([]byte, 8), Bindings: []runner.Binding{{Buffer: b}}}
	if _, err := d.Run(ctx, l); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	run(t, d, l)
}

func TestNoLeaks(t *testing.T) {
	d := open(t, Options{}).(*Device)
	m, push := module(t, scale()), make([]byte, 8)
	round := func(n, first int) {
		for i := range n {
			// A pipeline of its own now and then, so that the cache turns over.
			value := runner.SpecValue{ID: 3, Bits: uint64(first+i) / 2}
			b, err := d.NewBuffer(4096 + 64*(i%7))
			if err != nil {
				t.Fatal(err)
			}
			run(t, d, &runner.Launch{Module: m, Entry: "main", Groups: [3]uint32{1, 1, 1}, PushConstants: push,
				SpecConstants: []runner.SpecValue{value}, Bindings: []runner.Binding{{Buffer: b}}})
			if err := b.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
	round(600, 0)
	before := rssKiB(t)
	round(1000, 600)
	if grown := rssKiB(t) - before; grown > 24<<10 {
		t.Errorf("resident memory grew by %d KiB over 1000 launches", grown)
	}
	if len(d.pipelines) > maxPipelines || len(d.buffers) != 0 || len(d.heap.all) > 8 || len(d.idle) != 1 {
		t.Errorf("%d pipelines, %d buffers, %d allocations, %d frames", len(d.pipelines), len(d.buffers), len(d.heap.all), len(d.idle))
	}
}

// Opening and closing over and over leaves nothing behind either.
func TestOpenCloseLeaks(t *testing.T) {
	cycle := func() {
		d, err := OpenDevice(drivers.Lavapipe, Options{})
		if err != nil {
			t.Fatal(err)
		}
		newBuffer(t, d, make([]byte, 1<<20))
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
	}
	count := func() int {
		fds, err := os.ReadDir("/proc/self/fd")
		if err != nil {
			t.Fatal(err)
		}
		return len(fds)
	}
	for range 3 {
		cycle()
	}
	before, memory := count(), rssKiB(t)
	for range 20 {
		cycle()
	}
	if n := count(); n > before {
		t.Errorf("%d file descriptors became %d", before, n)
	}
	if grown := rssKiB(t) - memory; grown > 24<<10 {
		t.Errorf("resident memory grew by %d KiB over 20 devices", grown)
	}
}

// rerun runs one test in a process of its own.
func rerun(t *testing.T, name string, env ...string) (string, error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, os.Args[0], "-test.run=^"+name+"$", "-test.v")
	cmd.Env = append(os.Environ(), env...)
	out, err := cmd.CombinedOutput()
	return string(out), err
}

func rssKiB(t *testing.T) int {
	t.Helper()
	data, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			n, err := strconv.Atoi(strings.Fields(rest)[0])
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
	}
	t.Fatal("no VmRSS line")
	return 0
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
		SpecConstants: []runner.SpecValue{{ID: 3}}, Bindings: []runner.Binding{{Buffer: data}}}
	run(t, d, launch, push)
	run(t, d, push, launch)

	// The offset of the block's only member becomes unaligned.
	bad := slices.Clone(push.Module.Words)
	for in := range spvwords.Instructions(bad) {
		if in.Opcode == spec.OpMemberDecorate && in.Operands[2] == uint32(spec.DecorationOffset) && in.Operands[3] == 4 {
			in.Operands[3] = 3
		}
	}
	m, err := runner.Reflect(bad)
	if err != nil {
		t.Fatal(err)
	}
	push.Module = m
	var invalid *runner.ValidationError
	if _, err := d.Run(context.Background(), push); !errors.As(err, &invalid) || invalid.Messages[0].ID == "" || !strings.Contains(err.Error(), "member 0 at offset 3 is not aligned to 4") {
		t.Errorf("got %v", err)
	}
}
