package crosscheck_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/crosscheck"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
)

var errDevice = errors.New("the device is lost")

// fake is a device that can fail, and that says how long launches took.
type fake struct {
	runner.Device
	run, close error
}

func (f *fake) Run(ctx context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	if f.run != nil {
		return runner.Timing{GPU: 9}, f.run
	}
	_, err := f.Device.Run(ctx, launches...)
	return runner.Timing{GPU: 1, Wall: 2, Submit: 3, Compile: 4}, err
}

func (f *fake) Close() error { return errors.Join(f.close, f.Device.Close()) }

func (f *fake) NewImage(runner.ImageDesc) (runner.Image, error) { return nil, errDevice }

func (f *fake) NewSampler(runner.SamplerDesc) (runner.Sampler, error) { return nil, errDevice }

// unread is a buffer whose contents cannot be read.
type unread struct{ runner.Buffer }

func (u unread) Read(int, []byte) error { return errDevice }

// launchOf makes a launch of a kernel of text, whose bindings may share a buffer.
func launchOf(t *testing.T, d runner.Device, kernel string, shared bool) *runner.Launch {
	t.Helper()
	p, err := spvc.Compile(t.Context(), []byte(text), spvc.Options{Name: "k.mlir"})
	if err != nil {
		t.Fatal(err)
	}
	m, err := p.Binaries[0].Module()
	if err != nil {
		t.Fatal(err)
	}
	l := &runner.Launch{Module: m, Entry: kernel, Groups: [3]uint32{1, 1, 1}}
	var b runner.Buffer
	for _, r := range m.EntryPoint(kernel).Resources {
		if b == nil || !shared {
			if b, err = d.NewBuffer(64); err != nil {
				t.Fatal(err)
			}
		}
		l.Bindings = append(l.Bindings, runner.Binding{Set: r.Set, Binding: r.Binding, Buffer: b})
	}
	return l
}

// TestDevice checks what reaches the compared device.
func TestDevice(t *testing.T) {
	f := &fake{Device: open(t, 0)}
	d := crosscheck.New(f, open(t, 0), crosscheck.Options{})
	if d.Info() != f.Device.Info() {
		t.Error("Info is not that of the device")
	}
	if _, err := d.NewImage(runner.ImageDesc{}); !errors.Is(err, errDevice) {
		t.Error(err)
	}
	if _, err := d.NewSampler(runner.SamplerDesc{}); !errors.Is(err, errDevice) {
		t.Error(err)
	}
	l := launchOf(t, d, "floats", false)
	timing, err := d.Run(t.Context(), l, l)
	if want := (runner.Timing{GPU: 2, Wall: 4, Submit: 6, Compile: 8}); err != nil || timing != want {
		t.Errorf("%v, %v", timing, err)
	}
	f.run = errDevice
	if timing, err := d.Run(t.Context(), l, l); !errors.Is(err, errDevice) || timing.GPU != 9 || d.Report().Equal != 2 {
		t.Errorf("%v, %v, %v", timing, err, d.Report())
	}
	f.run = nil
	if _, err := d.Run(t.Context(), l, &runner.Launch{Module: l.Module, Entry: "nothing", Groups: [3]uint32{1, 1, 1}}); err == nil || d.Report().Equal != 2 {
		t.Errorf("%v, %v", err, d.Report())
	}
	f.close = errDevice
	if err := d.Close(); !errors.Is(err, errDevice) {
		t.Error(err)
	}
	if _, err := f.Device.NewBuffer(4); !errors.Is(err, runner.ErrClosed) {
		t.Error(err)
	}
}

// TestBuffers checks what happens to buffers that cannot be copied, and that bindings of one
// buffer share its copy.
func TestBuffers(t *testing.T) {
	f := &fake{Device: open(t, 0)}
	against, err := reference.Open(reference.Options{MaxMemory: 100})
	if err != nil {
		t.Fatal(err)
	}
	d := crosscheck.New(f, against, crosscheck.Options{})
	defer d.Close()
	l := launchOf(t, d, "floats", false)
	var limit *runner.LimitError
	if _, err := d.Run(t.Context(), l); !errors.As(err, &limit) {
		t.Errorf("two copies of 64 bytes in 100: %v", err)
	}
	// The copy of the first buffer is freed again.
	if b, err := against.NewBuffer(100); err != nil {
		t.Error(err)
	} else if err := b.Close(); err != nil {
		t.Error(err)
	}
	l = launchOf(t, f.Device, "races", true)
	l.Bindings[0].Buffer = unread{l.Bindings[0].Buffer}
	if _, err := d.Run(t.Context(), l); !errors.Is(err, errDevice) {
		t.Errorf("a buffer that cannot be read: %v", err)
	}
	// Both arguments are the same memory, of which the stores of the integers come last.
	second := crosscheck.New(f, open(t, 0), crosscheck.Options{})
	l = launchOf(t, f.Device, "floats", true)
	if _, err := second.Run(t.Context(), l); err != nil {
		t.Errorf("a buffer that is bound twice: %v", err)
	}
}

// TestUnchecked runs launches that the reference device cannot run.
func TestUnchecked(t *testing.T) {
	f := &fake{Device: open(t, 0)}
	against, err := reference.Open(reference.Options{MaxSteps: 3})
	if err != nil {
		t.Fatal(err)
	}
	d := crosscheck.New(f, against, crosscheck.Options{})
	defer d.Close()
	l := launchOf(t, d, "floats", false)
	if _, err := d.Run(t.Context(), l); !errors.Is(err, reference.ErrSteps) {
		t.Errorf("%v", err)
	}
	// A module whose pointers point to buffers by address is not compared.
	addresses := *l.Module
	addresses.Pointees = append(addresses.Pointees, reflect.Pointee{})
	l.Module = &addresses
	for range 2 {
		if _, err := d.Run(t.Context(), l); err != nil {
			t.Error(err)
		}
	}
	if r := d.Report(); r.Unchecked != 2 || !strings.HasSuffix(r.String(), "2 not compared: the kernel uses device addresses") {
		t.Error(r.String())
	}
}

// TestDynamicOffset compares the bytes at a dynamic offset, and no others.
func TestDynamicOffset(t *testing.T) {
	for word, differs := range map[int]bool{3: false, 67: true} {
		w := &wrong{Device: open(t, 0), binding: 1, word: word, change: func(v uint32) uint32 { return v + 7 }}
		d := crosscheck.New(w, open(t, 0), crosscheck.Options{})
		l := launchOf(t, d, "floats", false)
		b, err := d.NewBuffer(512)
		if err != nil {
			t.Fatal(err)
		}
		l.Bindings[1].Buffer, l.Bindings[1].Dynamic, l.Bindings[1].DynamicOffset, l.Bindings[1].Size = b, true, 256, 32
		_, err = d.Run(t.Context(), l)
		var mismatch *crosscheck.MismatchError
		if errors.As(err, &mismatch) != differs || differs && (mismatch.Offset != 12 || mismatch.Got != "0a 00 00 00") {
			t.Errorf("word %d: %v", word, err)
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestNullDescriptor runs a kernel with a null descriptor on both devices, which have nothing to compare there.
func TestNullDescriptor(t *testing.T) {
	d := crosscheck.New(open(t, 0), open(t, 0), crosscheck.Options{})
	l := launchOf(t, d, "floats", false)
	l.Bindings[0] = runner.Binding{Set: l.Bindings[0].Set, Binding: l.Bindings[0].Binding, Null: true}
	if _, err := d.Run(t.Context(), l); err != nil || d.Report().Equal != 1 {
		t.Errorf("%v, %v", err, d.Report())
	}
}
