//go:build cgo

package dispatch

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/values"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/spirv/spec"
)

// closing is a device that closes when a launch ends.
type closing struct{ runner.Device }

func (c closing) Run(ctx context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	t, err := c.Device.Run(ctx, launches...)
	return t, errors.Join(err, c.Close())
}

func openReference(t *testing.T) *compute.Device {
	t.Helper()
	dev, err := compute.OpenDevice("reference")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { dev.Close() })
	return dev
}

// TestFailedRuns fails in each step of a run: before the launch, in it, and when the results are read.
func TestFailedRuns(t *testing.T) {
	d, err := New(program(t, "entries.spvasm", "add"), Options{Entry: "add", Groups: "1", Args: settings(t, "data=[1,2]", "sub_other=[1,2]"), Outs: []string{"data"}})
	if err != nil {
		t.Fatal(err)
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	closed := openReference(t)
	closed.Close()
	for name, c := range map[string]struct {
		ctx  context.Context
		dev  *compute.Device
		want error
		text string
	}{
		"upload":   {t.Context(), closed, runner.ErrClosed, "the storage buffer 0.0: "},
		"run":      {ended, openReference(t), context.Canceled, ""},
		"download": {t.Context(), compute.WrapDevice(closing{openReference(t).Raw()}), runner.ErrClosed, "the storage buffer 0.0: "},
	} {
		if r, err := d.Run(c.ctx, c.dev, RunOptions{}); r != nil || !errors.Is(err, c.want) || !strings.HasPrefix(err.Error(), c.text) {
			t.Errorf("%s: %+v, %v", name, r, err)
		}
	}
	l := &launch{d: d, device: openReference(t), args: []any{}}
	d.program = &spvc.Program{}
	if _, err := l.run(t.Context()); err == nil || err.Error() != `the program has no kernel "add"` {
		t.Error(err)
	}
}

// TestFailedMemory makes and reads memory of a closed device, and writes data of a wrong size.
func TestFailedMemory(t *testing.T) {
	dev := openReference(t)
	l := &launch{d: &Dispatch{entry: &reflect.EntryPoint{}}, device: dev}
	texels := &reflect.Resource{Type: reflect.CombinedImageSampler, Image: &reflect.ImageInfo{}}
	image := &argument{slot: slot{dims: 1, dim: spec.Dim1D, format: runner.FormatR8Unorm, image: texels}, data: &values.Data{Bytes: []byte{1, 2}, Sizes: []int{2}}}
	buffer := &argument{data: &values.Data{Bytes: []byte{1}}}
	sampler := &argument{slot: slot{kind: slotSampler}}
	var i, b memory
	for _, err := range []error{l.fill(&i, image, true), l.fill(&b, buffer, true), l.sample(&memory{}, sampler), l.sample(&memory{}, image)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	if n := b.Size(); n != 4 {
		t.Errorf("the buffer has %d bytes", n)
	}
	var got [2]byte
	if err := i.read(got[:]); err != nil || got != [2]byte{1, 2} {
		t.Errorf("%v, %v", got, err)
	}
	if err := b.read(got[:]); err != nil || got != [2]byte{1, 0} {
		t.Errorf("%v, %v", got, err)
	}
	image.data.Bytes, buffer.data.Bytes = make([]byte, 3), make([]byte, 5)
	for _, err := range []error{l.fill(&i, image, false), l.fill(&b, buffer, false), i.read(make([]byte, 3)), b.read(make([]byte, 5))} {
		if err == nil {
			t.Error("data of a wrong size is copied")
		}
	}
	dev.Close()
	for k, err := range []error{l.fill(&memory{}, image, true), l.fill(&memory{}, buffer, true), l.sample(&memory{}, sampler), l.sample(&memory{}, image), i.read(got[:]), b.read(got[:])} {
		if !errors.Is(err, runner.ErrClosed) {
			t.Errorf("%d: %v", k, err)
		}
	}
	if err := l.sample(&memory{}, buffer); err != nil {
		t.Errorf("a buffer has a sampler: %v", err)
	}
}

// TestNoArray refuses to write a struct as an array, before and after the launch.
func TestNoArray(t *testing.T) {
	o := Options{Groups: "1", Args: settings(t, `0=[{"0":[1,2,3],"1":4}]`, "1=[0]", "2=[10,20,30]"), Outs: []string{"0", "1"}}
	d, err := New(assembled(t, layoutKernel), o)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.CheckFile(1, "x.npy"); err != nil {
		t.Error(err)
	}
	want := "which is no array of numbers: use .json or .bin"
	if err := d.CheckFile(0, "x.npy"); err == nil || !strings.HasSuffix(err.Error(), want) {
		t.Error(err)
	}
	r, err := d.Run(t.Context(), openReference(t), RunOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if out, err := r.Results[0].Encode("x.npy"); out != nil || err == nil || !strings.HasPrefix(err.Error(), "0: it is ") || !strings.HasSuffix(err.Error(), want) {
		t.Errorf("%q, %v", out, err)
	}
}

// TestChoose takes the entry points of compute only, and passes on the error of a module.
func TestChoose(t *testing.T) {
	header, entries := "OpCapability Shader\nOpMemoryModel Logical GLSL450\n", "OpEntryPoint Fragment %paint \"paint\"\n"
	modes, types := "OpExecutionMode %paint OriginUpperLeft\n", "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n"
	function := func(name string) string {
		return "%" + name + " = OpFunction %void None %fn\n%l" + name + " = OpLabel\nOpReturn\nOpFunctionEnd\n"
	}
	one := assembled(t, header+entries+modes+types+function("paint"))
	both := assembled(t, header+entries+"OpEntryPoint GLCompute %main \"main\"\n"+modes+"OpExecutionMode %main LocalSize 1 1 1\n"+types+function("paint")+function("main"))
	for _, c := range []struct {
		p           *spvc.Program
		entry, want string
	}{
		{both, "", "main"}, {both, "main", "main"},
		{both, "paint", `the module has no compute entry point "paint"; it has main; did you mean 'main'?`},
		{one, "", "the module has no entry point for Vulkan compute (GLCompute) and no kernel of OpenCL"},
		{&spvc.Program{Binaries: []*spvc.Binary{{Words: []uint32{1, 2}}}}, "", "error"},
	} {
		d := &Dispatch{program: c.p, options: Options{Entry: c.entry}}
		err := d.choose()
		switch {
		case c.want == "error":
			var wrong *reflect.ModuleError
			if !errors.As(err, &wrong) {
				t.Errorf("got %v", err)
			}
		case err == nil:
			if d.Entry() != c.want || d.module == nil || d.binary != c.p.Binaries[0] {
				t.Errorf("%q: got %s, want %s", c.entry, d.Entry(), c.want)
			}
		case err.Error() != c.want:
			t.Errorf("%q: got %v, want %s", c.entry, err, c.want)
		}
	}
}

// TestSizeBySpec takes the workgroup size from the specialization constants that make it, and from no others.
func TestSizeBySpec(t *testing.T) {
	p := program(t, "scale.mlir", "")
	d := &Dispatch{program: p, options: Options{Threads: "1"}}
	if err := d.choose(); err != nil {
		t.Fatal(err)
	}
	constants := d.entry.SizeConstants([3]uint32{4, 2, 1})
	if len(constants) != 3 {
		t.Fatal(constants)
	}
	const want = `the launch sets the workgroup size of the kernel "scale": give it by --workgroup, or the number of invocations by --threads`
	d.specs = []reflect.SpecValue{{ID: constants[0].ID + constants[1].ID + constants[2].ID + 1, Bits: 1}}
	if err := d.sizeAtLaunch(); err != nil || *d.size != [3]uint32{1, 1, 1} {
		t.Errorf("%v, %v", d.size, err)
	}
	d.size, d.options = nil, Options{Groups: "1"}
	if err := d.sizeAtLaunch(); err == nil || err.Error() != want {
		t.Error(err)
	}
	d.specs = constants[1:2]
	if err := d.sizeAtLaunch(); err != nil || d.size != nil {
		t.Errorf("%v, %v", d.size, err)
	}
	d.specs, d.options = constants, Options{Threads: "9,9"}
	if err := d.workgroups(); err != nil || d.groups != [3]uint32{3, 5, 1} {
		t.Errorf("%v, %v", d.groups, err)
	}
}

// TestDefaultSize chooses sizes that divide the numbers of invocations.
func TestDefaultSize(t *testing.T) {
	for threads, want := range map[[3]uint32][3]uint32{
		{8, 1, 1}: {8, 1, 1}, {1 << 20, 1, 1}: {64, 1, 1}, {100, 1, 1}: {50, 1, 1}, {67, 1, 1}: {1, 1, 1}, {16, 16, 2}: {16, 4, 1}, {7, 9, 2}: {7, 9, 1}, {0, 3, 1}: {1, 3, 1},
	} {
		if got := defaultSize(threads); got != want {
			t.Errorf("%v: got %v, want %v", threads, got, want)
		}
	}
}

// TestManyMissing lists as many missing arguments as a message names, and looks at no others.
func TestManyMissing(t *testing.T) {
	shape := bytesShape()
	e := &reflect.EntryPoint{Name: "k"}
	for i := range uint32(maxNames) {
		e.Resources = append(e.Resources, &reflect.Resource{Binding: i, Count: 1, Type: reflect.StorageBuffer, Block: shape})
	}
	e.Resources = append(e.Resources, &reflect.Resource{Binding: maxNames, Count: 1, Type: reflect.InputAttachment, Block: shape})
	d := &Dispatch{module: &reflect.Module{}, entry: e}
	d.names, d.needed = slots(d.module, e)
	err := d.complete()
	if err == nil || !strings.HasPrefix(err.Error(), "the kernel \"k\" needs arguments: give them by --arg:\n  bytes (0.0), ") || strings.Count(err.Error(), "\n") != maxNames || !strings.Contains(err.Error(), "\n  bytes (0.19), ") {
		t.Error(err)
	}
	e.Resources = e.Resources[1:]
	d.names, d.needed = slots(d.module, e)
	if err := d.complete(); err == nil || !strings.Contains(err.Error(), "only blocks, texel buffers, images and samplers can be bound") {
		t.Error(err)
	}
	for n, want := range map[int]string{0: "none", 1: "x", maxNames: strings.Repeat("x, ", maxNames-1) + "x", maxNames + 1: strings.Repeat("x, ", maxNames) + "…"} {
		if got := shortList(strings.Fields(strings.Repeat("x ", n))); got != want {
			t.Errorf("%d names: %s", n, got)
		}
	}
}
