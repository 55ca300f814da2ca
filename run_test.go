//go:build cgo

package spvc_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/host"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/spirv/reflect"
	"github.com/spvc/spvc/test/drivers"
)

func TestMain(m *testing.M) { drivers.Main(m) }

// The drivers' devices are opened once for all tests; without them they fail.
var (
	lavapipe    = sync.OnceValues(func() (runner.Device, error) { return openDriver(drivers.Lavapipe) })
	swiftshader = sync.OnceValues(func() (runner.Device, error) { return openDriver(drivers.SwiftShader) })
)

func openDriver(selector string) (runner.Device, error) {
	return vulkan.OpenDevice(selector, vulkan.Options{Validate: drivers.Validate()})
}

func device(t testing.TB) runner.Device {
	t.Helper()
	return opened(t, lavapipe)
}

func opened(t testing.TB, open func() (runner.Device, error)) runner.Device {
	t.Helper()
	d, err := open()
	if err != nil {
		t.Fatalf("these tests need Mesa's lavapipe and SwiftShader (make setup): %v", err)
	}
	return d
}

func apiDevice(t testing.TB, selector string, o vulkan.Options) *compute.Device {
	t.Helper()
	o.Validate = drivers.Validate()
	d, err := compute.OpenDeviceWith(selector, o)
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

func kernelOf(t testing.TB, d *compute.Device, p *spvc.Program, name string) *compute.Kernel {
	t.Helper()
	k, err := d.Kernel(p, name)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func must[T any](t testing.TB) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// floats makes a device buffer of n floats, the i-th f(i).
func floats(t *testing.T, d runner.Device, n int, f func(i int) float32) runner.Buffer {
	t.Helper()
	data := make([]byte, 0, 4*n)
	for i := range n {
		data = binary.LittleEndian.AppendUint32(data, math.Float32bits(f(i)))
	}
	b, err := d.NewBuffer(len(data))
	if err == nil {
		err = b.Write(0, data)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { b.Close() })
	return b
}

// launch runs the kernel of an example on buffers, bound to set 0 in order, and
// returns the floats of the last one.
func launch(t *testing.T, d runner.Device, p *spvc.Program, entry string, groups [3]uint32, bufs ...runner.Buffer) []float32 {
	t.Helper()
	module, err := reflect.Reflect(p.Binaries[0].Words)
	if err != nil {
		t.Fatal(err)
	}
	l := &runner.Launch{Module: module, Entry: entry, Groups: groups}
	for i, b := range bufs {
		l.Bindings = append(l.Bindings, runner.Binding{Binding: uint32(i), Buffer: b})
	}
	if _, err := d.Run(context.Background(), l); err != nil {
		t.Fatal(err)
	}
	last := bufs[len(bufs)-1]
	data := make([]byte, last.Size())
	if err := last.Read(0, data); err != nil {
		t.Fatal(err)
	}
	out := make([]float32, len(data)/4)
	for i := range out {
		out[i] = math.Float32frombits(binary.LittleEndian.Uint32(data[4*i:]))
	}
	return out
}

// each runs a test on both drivers.
func each(t *testing.T, f func(t *testing.T, d runner.Device)) {
	t.Run("lavapipe", func(t *testing.T) { f(t, opened(t, lavapipe)) })
	t.Run("swiftshader", func(t *testing.T) { f(t, opened(t, swiftshader)) })
}

func TestSaxpyEqualsReference(t *testing.T) { each(t, testSaxpy) }

func testSaxpy(t *testing.T, d runner.Device) {
	for _, profileName := range []string{"vulkan1.1", "vulkan1.2", "vulkan1.3"} {
		const n, a = 4096, float32(-1.75)
		x := func(i int) float32 { return float32(i%97)*0.25 - 7 }
		y := func(i int) float32 { return 1000 - float32(i)*0.5 }
		p := compile(t, example(t, "saxpy.mlir"), spvc.Options{Env: profile(t, profileName)})
		got := launch(t, d, p, "saxpy", [3]uint32{n / 64, 1, 1}, floats(t, d, 1, func(int) float32 { return a }), floats(t, d, n, x), floats(t, d, n, y))
		for i, v := range got {
			// All products and sums here are exact, fused or not.
			if want := a*x(i) + y(i); v != want {
				t.Fatalf("%s: y[%d] is %v, want %v", profileName, i, v, want)
			}
		}
	}
}

// run compiles and runs the main function of text.
func run(t *testing.T, text string) (string, *spvc.Report, error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	var out bytes.Buffer
	report, err := compile(t, []byte(text), spvc.Options{Name: "in.mlir"}).Run(ctx, device(t), spvc.RunOptions{Out: &out})
	return out.String(), report, err
}

func TestExamplesRun(t *testing.T) {
	for name, checks := range map[string]int{"saxpy.mlir": 4096, "matmul.mlir": 256} {
		out, report, err := run(t, string(example(t, name)))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if k := report.Kernels; len(k) != 1 || !strings.HasPrefix(k[0].Kernel, "@kernels::@") || k[0].Launches != 1 || k[0].Timing != report.Timing || k[0].Upload <= 0 || k[0].Download <= 0 {
			t.Errorf("%s: got %+v", name, k)
		}
		if report.Launches != 1 || report.Checks != checks || report.Timing.Wall <= 0 || len(report.Results) != 0 {
			t.Errorf("%s: %+v", name, report)
		}
		if !strings.HasPrefix(out, "Unranked Memref base@ = ") {
			t.Errorf("%s: printed %q", name, out)
		}
	}
}

// Kernels that compute something else fail the checks of the examples.
func TestChangedKernelsFail(t *testing.T) {
	for _, c := range []struct{ name, old, new, want string }{
		{"saxpy.mlir", "%sum = arith.addf", "%sum = arith.subf", "'cf.assert': assertion failed: y[i] must be 3 i"},
		{"saxpy.mlir", "%ax = arith.mulf %a, %xi", "%ax = arith.mulf %xi, %xi", "assertion failed: y[i] must be 3 i"},
		{"saxpy.mlir", "memref.store %sum, %y[%i]", "memref.store %sum, %x[%i]", "assertion failed: y[i] must be 3 i"},
		{"matmul.mlir", "%next = arith.addf %inner, %xy", "%next = arith.addf %inner, %x", "assertion failed: C[i, 37 i mod 256]"},
		{"matmul.mlir", "memref.store %sum, %c[%row, %col]", "memref.store %sum, %c[%col, %row]", "assertion failed: C[i, 37 i mod 256]"},
	} {
		text := string(example(t, c.name))
		changed := strings.Replace(text, c.old, c.new, 1)
		if changed == text {
			t.Fatalf("%s has no %q", c.name, c.old)
		}
		out, _, err := run(t, changed)
		var e *host.Error
		if !errors.As(err, &e) || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(e.Where, "in.mlir:") {
			t.Errorf("%s with %q: got %v", c.name, c.new, err)
		}
		if out != "" {
			t.Errorf("%s with %q: printed %q", c.name, c.new, out)
		}
	}
}

func TestRunErrors(t *testing.T) {
	const kernel = `module attributes {gpu.container_module} {
gpu.module @k {
  gpu.func @f(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %v = memref.load %m[%i] : memref<64xf32>
    %d = arith.addf %v, %v : f32
    memref.store %d, %m[%i] : memref<64xf32>
    gpu.return
  }
  gpu.func @shared(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %i = gpu.global_id x
    %b = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %w = memref.view %b[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
    %v = memref.load %m[%i] : memref<64xf32>
    memref.store %v, %w[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    %u = memref.load %w[%c0] : memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %u, %m[%i] : memref<64xf32>
    gpu.return
  }
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %bytes = arith.constant 3 : i32
  %much = arith.constant -1 : i32
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %big = arith.constant 4294967296 : index
  %m = memref.alloc() : memref<64xf32>
  BODY
  return
}
}`
	for _, c := range []struct{ name, body, want string }{
		{"block size", "gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) args(%m : memref<64xf32>)",
			"'gpu.launch_func': the block size 32x1x1 differs from the workgroup size 64x1x1"},
		{"grid size", "gpu.launch_func @k::@f blocks in (%big, %c1, %c1) threads in (%c64, %c1, %c1) args(%m : memref<64xf32>)",
			"the grid size 4294967296 is out of range"},
		{"freed argument", "memref.dealloc %m : memref<64xf32>\n  gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%m : memref<64xf32>)",
			"'gpu.launch_func': the memref was deallocated"},
		{"clusters", "gpu.launch_func @k::@f clusters in (%c1, %c32, %c1) blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%m : memref<64xf32>)",
			"'gpu.launch_func': Vulkan has no clusters of workgroups, so their sizes must be 1, not 32"},
		{"no workgroup memory", "gpu.launch_func @k::@shared blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%m : memref<64xf32>)",
			"'gpu.launch_func': entry point \"shared\" has workgroup memory whose size the launch sets, and 0 bytes are no size for elements of 4 bytes"},
		{"little workgroup memory", "gpu.launch_func @k::@shared blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) dynamic_shared_memory_size %bytes args(%m : memref<64xf32>)",
			"and 3 bytes are no size"},
		{"much workgroup memory", "gpu.launch_func @k::@shared blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) dynamic_shared_memory_size %much args(%m : memref<64xf32>)",
			"maxComputeSharedMemorySize"},
		{"free after launch", "gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%m : memref<64xf32>)\n  memref.dealloc %m : memref<64xf32>\n  memref.dealloc %m : memref<64xf32>",
			"'memref.dealloc': the memref is already deallocated"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, report, err := run(t, strings.Replace(kernel, "BODY", c.body, 1))
			if err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "in.mlir:") {
				t.Errorf("got %v, want %q", err, c.want)
			}
			if report == nil {
				t.Error("there is no report")
			}
		})
	}
}

// A module that needs what the device lacks is refused before anything runs, with
// the operation that needs it.
func TestRunRefusesMissingFeature(t *testing.T) {
	const text = `module attributes {gpu.container_module} {
gpu.module @k {
  gpu.func @f(%m: memref<64xTYPE>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.global_id x
    %v = memref.load %m[%i] : memref<64xTYPE>
    memref.store %v, %m[%i] : memref<64xTYPE>
    gpu.return
  }
}
func.func @main() {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %m = memref.alloc() : memref<64xTYPE>
  gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%m : memref<64xTYPE>)
  return
}
}`
	for _, c := range []struct{ typ, capability, feature string }{
		{"f64", "Float64", "shaderFloat64"}, {"i64", "Int64", "shaderInt64"},
	} {
		env := opened(t, lavapipe).Info().Env()
		p := compile(t, []byte(strings.ReplaceAll(text, "TYPE", c.typ)), spvc.Options{Name: "in.mlir", Env: env})
		if _, err := p.Run(context.Background(), opened(t, lavapipe), spvc.RunOptions{}); err != nil {
			t.Errorf("%s on lavapipe: %v", c.typ, err)
		}
		report, err := p.Run(context.Background(), opened(t, swiftshader), spvc.RunOptions{})
		var e *runner.FeatureError
		if !errors.As(err, &e) || e.Capability.String() != c.capability || e.Feature != c.feature || e.Use != "'spirv.Load' at in.mlir:5:10" || report.Launches != 0 {
			t.Errorf("%s on SwiftShader: %v", c.typ, err)
		}
		// No operation is the reason why a device lacks a feature of descriptors.
		bound := &runner.FeatureError{Capability: e.Capability, Descriptor: "a null descriptor", Feature: runner.NullFeature}
		if p.Explain(bound); bound.Use != "" {
			t.Errorf("%s: %v", c.typ, bound)
		}
	}
}

func TestRunWithoutEntryOrDevice(t *testing.T) {
	p := compile(t, example(t, "saxpy.mlir"), spvc.Options{})
	if _, err := p.Run(context.Background(), device(t), spvc.RunOptions{Entry: "other"}); err == nil || !strings.Contains(err.Error(), "there is no function @other") {
		t.Errorf("got %v", err)
	}
	if _, err := p.Run(context.Background(), nil, spvc.RunOptions{}); !errors.Is(err, runner.ErrNoDevice) {
		t.Errorf("without a device: got %v", err)
	}
}

// What kernels wrote is seen by the host and by later launches, and what the host
// writes in between by the kernels.
func TestBuffersGoBetweenHostAndDevice(t *testing.T) {
	out, report, err := run(t, `module attributes {gpu.container_module} {
gpu.module @k {
  gpu.func @add(%a: i32, %m: memref<4xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %i = gpu.thread_id x
    %v = memref.load %m[%i] : memref<4xi32>
    %d = arith.addi %v, %a : i32
    memref.store %d, %m[%i] : memref<4xi32>
    gpu.return
  }
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %ten = arith.constant 10 : i32
  %m = memref.alloc() : memref<4xi32>
  gpu.launch_func @k::@add blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%ten : i32, %m : memref<4xi32>)
  gpu.launch_func @k::@add blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%ten : i32, %m : memref<4xi32>)
  %v = memref.load %m[%c3] : memref<4xi32>
  %w = arith.muli %v, %v : i32
  memref.store %w, %m[%c3] : memref<4xi32>
  scf.for %i = %c0 to %c3 step %c1 {
    gpu.launch_func @k::@add blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%ten : i32, %m : memref<4xi32>)
  }
  %u = memref.cast %m : memref<4xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
}`)
	if err != nil || report.Launches != 5 || !strings.Contains(out, "\n[50,  50,  50,  430]\n") {
		t.Errorf("got %v\n%s", err, out)
	}
}

func ExampleProgram_Run() {
	const text = `
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @squares(%m: memref<8xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %i = gpu.thread_id x
      %k = arith.index_cast %i : index to i32
      %s = arith.muli %k, %k : i32
      memref.store %s, %m[%i] : memref<8xi32>
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %m = memref.alloc() : memref<8xi32>
    gpu.launch_func @kernels::@squares blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%m : memref<8xi32>)
    %u = memref.cast %m : memref<8xi32> to memref<*xi32>
    call @printMemrefI32(%u) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}`
	program, err := spvc.Compile(context.Background(), []byte(text), spvc.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	device, err := vulkan.OpenDevice("", vulkan.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	defer device.Close()
	var out bytes.Buffer
	report, err := program.Run(context.Background(), device, spvc.RunOptions{Out: &out})
	if err != nil {
		fmt.Println(err)
		return
	}
	_, data, _ := strings.Cut(out.String(), "\n")
	fmt.Print(report.Launches, " launch\n", data)
	// Output:
	// 1 launch
	// [0,  1,  4,  9,  16,  25,  36,  49]
}

// TestBlockSizesOfLaunches: block sizes that the host computes and no device can have are errors
// at the launch.
func TestBlockSizesOfLaunches(t *testing.T) {
	const text = `module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: memref<4xi32>) kernel {
      %t = gpu.thread_id x
      %d = gpu.block_dim x
      %v = arith.index_cast %d : index to i32
      memref.store %v, %a[%t] : memref<4xi32>
      gpu.return
    }
  }
  func.func @size() -> index {
    %n = arith.constant SIZE : index
    return %n : index
  }
  func.func @main() -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = call @size() : () -> index
    %a = memref.alloc() : memref<4xi32>
    gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c1, %n, %c1) args(%a : memref<4xi32>)
    %v = memref.load %a[%c0] : memref<4xi32>
    return %v : i32
  }
}`
	for size, want := range map[string]string{
		"1":          "",
		"0":          "in.mlir:20:5: 'gpu.launch_func': the kernel 'k' cannot have the block size 1x0x1: each dimension must be at least 1 and fit in 32 bits",
		"-4":         "the kernel 'k' cannot have the block size 1x-4x1: each dimension must be at least 1",
		"4294967296": "the kernel 'k' cannot have the block size 1x4294967296x1: each dimension",
		"4294967295": "the kernel 'k' with the block size 1x4294967295x1: ",
		"100000":     "in.mlir:20:5: 'gpu.launch_func': the kernel 'k' with the block size 1x100000x1: ",
	} {
		_, report, err := run(t, strings.Replace(text, "SIZE", size, 1))
		switch {
		case want == "" && (err != nil || len(report.Texts) != 1 || report.Texts[0] != "1"):
			t.Errorf("size %s: %v, %+v", size, err, report)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("size %s: got %v, want %q", size, err, want)
		}
	}
	var limit *runner.LimitError
	if _, _, err := run(t, strings.Replace(text, "SIZE", "100000", 1)); !errors.As(err, &limit) || limit.Value != 100000 {
		t.Errorf("got %v", err)
	}
}
