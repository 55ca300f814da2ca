//go:build cgo

package compute_test

import (
	"context"
	"encoding/binary"
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/test/drivers"
)

// TestNilAndForeign: what is nil, was not made or belongs to another device gives errors.
func TestNilAndForeign(t *testing.T) {
	p := compile(t, strings.ReplaceAll(axpyText, "?", "256"), spvc.Options{})
	d, other := apiDevice(t, drivers.Lavapipe, vulkan.Options{}), apiDevice(t, drivers.Lavapipe, vulkan.Options{})
	k := kernelOf(t, d, p, "axpy")
	x := must[*compute.Buffer[float32]](t)(compute.NewBuffer[float32](d, 256))
	foreign := must[*compute.Buffer[float32]](t)(compute.NewBuffer[float32](other, 256))
	var noContext context.Context
	var noDevice *compute.Device
	var noKernel *compute.Kernel
	var noBuffer *compute.Buffer[float32]
	var noBatch *compute.Batch
	ctx, one := t.Context(), [3]uint32{1, 1, 1}
	dispatch := func(k *compute.Kernel, args ...any) error {
		_, err := k.Dispatch(ctx, one, args...)
		return err
	}
	newBuffer := func(d *compute.Device, n int) error {
		_, err := compute.NewBuffer[float32](d, n)
		return err
	}
	for name, c := range map[string]struct {
		err  error
		want string
	}{
		"kernel of a nil device":     {second(noDevice.Kernel(p, "axpy")), "the compute.Device is nil"},
		"kernel of no device":        {second(compute.WrapDevice(nil).Kernel(p, "axpy")), "the compute.Device is nil"},
		"kernel of a nil program":    {second(d.Kernel(nil, "axpy")), "the program is nil"},
		"raw buffer of no device":    {second(noDevice.NewBuffer(4)), "the compute.Device is nil"},
		"run of no device":           {second(noDevice.Run(ctx)), "the compute.Device is nil"},
		"buffer of a nil device":     {newBuffer(nil, 4), "the compute.Device is nil"},
		"buffer of negative size":    {newBuffer(d, -1), "a buffer cannot have -1 elements"},
		"buffer of no elements":      {newBuffer(d, 0), "a buffer cannot have 0 elements"},
		"raw buffer of size -4":      {second(d.NewBuffer(-4)), "the size must be at least 1"},
		"buffer for a nil kernel":    {second(compute.NewBufferFor[float32](noKernel, 0, 0, 4)), "the kernel is nil"},
		"dispatch of a nil kernel":   {dispatch(noKernel), "the kernel is nil"},
		"dispatch of a zero kernel":  {dispatch(&compute.Kernel{}), "the kernel is nil"},
		"nil argument":               {dispatch(k, float32(1), nil, x), "argument 1"},
		"nil buffer":                 {dispatch(k, float32(1), noBuffer, x), "set 0, binding 1: the buffer is nil"},
		"zero buffer":                {dispatch(k, float32(1), &compute.Buffer[float32]{}, x), "set 0, binding 1: the buffer is nil"},
		"range of a nil buffer":      {dispatch(k, float32(1), noBuffer.Range(0, 1), x), "set 0, binding 1: the buffer is nil"},
		"buffer of another device":   {dispatch(k, float32(1), foreign, x), "set 0, binding 1: the buffer belongs to another device"},
		"zero Arg":                   {dispatch(k, compute.Arg{}), "argument 0"},
		"read of a nil buffer":       {noBuffer.Read(0, make([]float32, 1)), "the buffer is nil"},
		"write of a nil buffer":      {noBuffer.Write(0, make([]float32, 1)), "the buffer is nil"},
		"view of a nil buffer":       {noBuffer.View(func([]float32) error { return nil }), "the buffer is nil"},
		"slice of a nil buffer":      {second(noBuffer.Slice()), "the buffer is nil"},
		"negative start":             {x.Read(-1, make([]float32, 1)), "lie outside the buffer"},
		"negative range":             {dispatch(k, float32(1), x.Range(4, -1), x), "a range cannot have -1 elements"},
		"batch of a nil device":      {second(noDevice.NewBatch().Add(k, one).Run(ctx)), "the compute.Device is nil"},
		"nil batch":                  {second(noBatch.Run(ctx)), "the batch is nil"},
		"adding to a nil batch":      {second(noBatch.Add(k, one).Run(ctx)), "the batch is nil"},
		"nil kernel in a batch":      {second(d.NewBatch().Add(noKernel, one).Run(ctx)), "the kernel is nil"},
		"foreign kernel in a batch":  {second(other.NewBatch().Add(k, one).Run(ctx)), "kernel axpy is one of another device"},
		"dispatch without a context": {second(k.Dispatch(noContext, one, float32(1), x, x)), "the context.Context is nil"},
		"run of a nil program":       {second((*spvc.Program)(nil).Run(ctx, d, spvc.RunOptions{})), "has no host functions"},
		"run on a nil device":        {second(compile(t, launchText, spvc.Options{}).Run(ctx, noDevice, spvc.RunOptions{})), "the compute.Device is nil"},
	} {
		if c.err == nil || !strings.Contains(c.err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", name, c.err, c.want)
		}
	}
	if noDevice.Info() == nil || noKernel.Name() != "" || noKernel.Bindings() != nil || noKernel.PushConstants() != nil || noKernel.GroupsFor(2, 1, 1) != [3]uint32{2, 1, 1} ||
		noBuffer.Len() != 0 || noBuffer.Raw() != nil || noBatch.Len() != 0 {
		t.Error("nil values are described as something")
	}
	for _, err := range []error{noDevice.Close(), noBuffer.Close(), noBatch.Close()} {
		if err != nil {
			t.Errorf("closing nil: %v", err)
		}
	}
	if compute.WrapDevice(d) != d {
		t.Error("a wrapped compute.Device is another one")
	}
}

const launchText = `module attributes {gpu.container_module} {
gpu.module @k {
  gpu.func @f(%m: memref<4xf32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    gpu.return
  }
}
func.func @main() {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xf32>
  gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%m : memref<4xf32>)
  return
}
}`

func second[T any](_ T, err error) error { return err }

// TestBytes: a []byte is the memory of any block.
func TestBytes(t *testing.T) {
	p := compile(t, strings.ReplaceAll(axpyText, "?", "256"), spvc.Options{})
	apiDevices(t, func(t *testing.T, d *compute.Device) {
		k := kernelOf(t, d, p, "axpy")
		x, y := make([]byte, 1024), make([]byte, 1024)
		for i := range 256 {
			binary.LittleEndian.PutUint32(x[4*i:], math.Float32bits(float32(i)))
			binary.LittleEndian.PutUint32(y[4*i:], math.Float32bits(1))
		}
		if _, err := k.Dispatch(t.Context(), k.GroupsFor(256, 1, 1), float32(2), x, compute.InOut(y)); err != nil {
			t.Fatal(err)
		}
		if got := math.Float32frombits(binary.LittleEndian.Uint32(y[4*200:])); got != 401 {
			t.Errorf("got %v, want 401", got)
		}
		_, err := k.Dispatch(t.Context(), k.GroupsFor(256, 1, 1), float32(2), x[:1000], compute.InOut(y))
		var binding *runner.BindingError
		if !errors.As(err, &binding) || binding.Binding != 1 || !strings.Contains(err.Error(), "the block has 1024 bytes at least, the slice 1000") {
			t.Errorf("too few bytes: %v", err)
		}
		main := kernelOf(t, d, loadNamed(t), "main")
		out := make([]float32, 1)
		push := binary.LittleEndian.AppendUint64(nil, uint64(math.Float32bits(5)))
		push = binary.LittleEndian.AppendUint32(push, math.Float32bits(6))
		args := []any{compute.PushConstants(push), compute.Named("params", make([]byte, 28)), compute.Named("out", compute.InOut(&out[0]))}
		if _, err := main.Dispatch(t.Context(), [3]uint32{1, 1, 1}, args...); err != nil || out[0] != 106 {
			t.Errorf("push constants as bytes: %v, %v", out, err)
		}
		args[0] = compute.PushConstants(append(push, 0))
		if _, err := main.Dispatch(t.Context(), [3]uint32{1, 1, 1}, args...); err == nil || !strings.Contains(err.Error(), "the push constants have 12 bytes, not 13") {
			t.Errorf("too many push constants: %v", err)
		}
	})
}

// TestBatchExplainsTheRightProgram: of two programs, the error names the source of the one
// that is refused, be it the first or the last of the batch.
func TestBatchExplainsTheRightProgram(t *testing.T) {
	d := apiDevice(t, drivers.SwiftShader, vulkan.Options{})
	env := apiDevice(t, drivers.Lavapipe, vulkan.Options{}).Info().Env()
	kernel := func(name, typ string) *compute.Kernel {
		text := strings.NewReplacer("f32", typ, "1.5", "1.5").Replace(`gpu.module @k {
  gpu.func @f(%m: memref<4xf32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %i = gpu.thread_id x
    %v = memref.load %m[%i] : memref<4xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %m[%i] : memref<4xf32>
    gpu.return
  }
}`)
		return kernelOf(t, d, compile(t, text, spvc.Options{Name: name, Env: env}), "f")
	}
	good, bad := kernel("good.mlir", "f32"), kernel("bad.mlir", "f64")
	one := [3]uint32{1, 1, 1}
	for i, b := range []*compute.Batch{
		d.NewBatch().Add(bad, one, make([]float64, 4)).Add(good, one, make([]float32, 4)),
		d.NewBatch().Add(good, one, make([]float32, 4)).Add(bad, one, make([]float64, 4)),
		d.NewBatch().Add(good, one, make([]float32, 4)).Add(bad, one, make([]float64, 4)).Add(good, one, make([]float32, 4)),
	} {
		_, err := b.Run(t.Context())
		var e *runner.FeatureError
		if !errors.As(err, &e) || e.Capability.String() != "Float64" || !strings.Contains(e.Use, " at bad.mlir:") {
			t.Errorf("batch %d: %v", i, err)
		}
		b.Close()
	}
}

// TestCanceledDispatch: a canceled dispatch is no timeout.
func TestCanceledDispatch(t *testing.T) {
	p := compile(t, strings.ReplaceAll(axpyText, "?", "256"), spvc.Options{})
	apiDevices(t, func(t *testing.T, d *compute.Device) {
		k := kernelOf(t, d, p, "axpy")
		x := make([]float32, 256)
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := k.Dispatch(ctx, [3]uint32{1, 1, 1}, float32(1), x, x); !errors.Is(err, context.Canceled) || errors.Is(err, runner.ErrTimeout) {
			t.Errorf("canceled: %v", err)
		}
		late, cancel := context.WithTimeout(t.Context(), 0)
		defer cancel()
		if _, err := k.Dispatch(late, [3]uint32{1, 1, 1}, float32(1), x, x); !errors.Is(err, context.DeadlineExceeded) || !errors.Is(err, runner.ErrTimeout) {
			t.Errorf("late: %v", err)
		}
	})
}
