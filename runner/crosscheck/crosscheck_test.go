package crosscheck_test

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/crosscheck"
	"github.com/spvc/spvc/runner/reference"
)

// text has kernels that write floats, integers, and by atomics whose results matter.
const text = `module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @floats(%x: memref<8xf32>, %n: memref<8xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %i = gpu.thread_id x
      %v = memref.load %x[%i] : memref<8xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %x[%i] : memref<8xf32>
      %k = arith.index_cast %i : index to i32
      memref.store %k, %n[%i] : memref<8xi32>
      gpu.return
    }
    gpu.func @tickets(%x: memref<8xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %one = arith.constant 1 : i32
      %i = memref.atomic_rmw addi %one, %x[%c0] : (i32, memref<8xi32>) -> i32
      %c7 = arith.constant 7 : i32
      %j = arith.andi %i, %c7 : i32
      %k = arith.index_cast %j : i32 to index
      %old = memref.atomic_rmw addi %one, %x[%k] : (i32, memref<8xi32>) -> i32
      gpu.return
    }
    gpu.func @races(%x: memref<8xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %i = gpu.thread_id x
      %k = arith.index_cast %i : index to i32
      memref.store %k, %x[%c0] : memref<8xi32>
      gpu.return
    }
  }
}`

// wrong is a device that changes a word of a buffer after each launch.
type wrong struct {
	runner.Device
	binding, word int
	change        func(v uint32) uint32
}

func (w *wrong) Run(ctx context.Context, launches ...*runner.Launch) (runner.Timing, error) {
	t, err := w.Device.Run(ctx, launches...)
	if err != nil || w.change == nil {
		return t, err
	}
	b := launches[0].Bindings[w.binding].Buffer
	return t, b.View(func(data []byte) error {
		at := data[4*w.word:]
		binary.LittleEndian.PutUint32(at, w.change(binary.LittleEndian.Uint32(at)))
		return nil
	})
}

func open(t *testing.T, c reference.Checks) *reference.Device {
	t.Helper()
	d, err := reference.Open(reference.Options{Checks: c})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// run runs a kernel on a device that is compared.
func run(t *testing.T, kernel string, w *wrong) (crosscheck.Report, error) {
	t.Helper()
	w.Device = open(t, 0)
	d := crosscheck.New(w, open(t, reference.CheckAll), crosscheck.Options{})
	defer d.Close()
	l := launchOf(t, d, kernel, false)
	data := make([]byte, 32)
	for i := range 8 {
		binary.LittleEndian.PutUint32(data[4*i:], math.Float32bits(float32(i)))
	}
	if kernel == "floats" {
		for _, b := range l.Bindings {
			if err := b.Buffer.Write(0, data); err != nil {
				t.Fatal(err)
			}
		}
	}
	_, err := d.Run(t.Context(), l, l)
	return d.Report(), err
}

func TestAgree(t *testing.T) {
	for _, c := range []struct {
		name string
		w    wrong
		want string
	}{
		{"floats", wrong{}, "2 launches agree with the reference device"},
		{"floats", wrong{binding: 0, word: 3, change: func(v uint32) uint32 { return v + 5 }}, "2 launches agree with the reference device, 2 within 5 ULP"},
		{"floats", wrong{binding: 0, word: 0, change: func(v uint32) uint32 { return v ^ 1<<31 }}, "2 launches agree with the reference device"},
		{"floats", wrong{binding: 0, word: 0, change: func(uint32) uint32 { return 0x80000001 }}, "2 launches agree with the reference device"},
		{"tickets", wrong{binding: 0, word: 0, change: func(uint32) uint32 { return 99 }}, "0 launches agree with the reference device; 2 not compared: the results depend on the order of workgroups"},
	} {
		got, err := run(t, c.name, &c.w)
		if err != nil || got.String() != c.want {
			t.Errorf("%s: %q, %v; want %q", c.name, got.String(), err, c.want)
		}
	}
}

func TestMismatch(t *testing.T) {
	for _, c := range []struct {
		w    wrong
		want string
	}{
		{wrong{binding: 0, word: 3, change: func(v uint32) uint32 { return v + 257 }}, `entry point "floats": buffer "floats_arg_0" (set 0, binding 0), byte 12: the device computed 6.0001225, the reference device 6`},
		{wrong{binding: 0, word: 3, change: func(uint32) uint32 { return 0x7fc00000 }}, "the device computed NaN, the reference device 6"},
		{wrong{binding: 0, word: 3, change: func(v uint32) uint32 { return v ^ 1<<31 }}, "the device computed -6, the reference device 6"},
		{wrong{binding: 1, word: 2, change: func(v uint32) uint32 { return v + 1 }}, `(set 0, binding 1), byte 8: the device computed 03 00 00 00, the reference device 02 00 00 00`},
	} {
		got, err := run(t, "floats", &c.w)
		var m *crosscheck.MismatchError
		if !errors.As(err, &m) || !strings.Contains(err.Error(), c.want) || got.Equal != 0 {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
}

// TestFindings checks that findings of the reference device are errors.
func TestFindings(t *testing.T) {
	var found *reference.CheckError
	if _, err := run(t, "races", &wrong{}); !errors.As(err, &found) || found.Findings[0].Check != reference.CheckRaces {
		t.Errorf("%v", err)
	}
}

// TestOrders checks which atomics make the order matter.
func TestOrders(t *testing.T) {
	const kernel = `module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @k(%%x: memref<8xi32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %%c0 = arith.constant 0 : index
      %%one = arith.constant 1 : i32
      %%a = memref.atomic_rmw addi %%one, %%x[%%c0] : (i32, memref<8xi32>) -> i32
      %%b = memref.atomic_rmw %s %%one, %%x[%%c0] : (i32, memref<8xi32>) -> i32
      gpu.return
    }
  }
}`
	for op, want := range map[string]bool{"addi": false, "maxs": true, "assign": true} {
		p, err := spvc.Compile(t.Context(), fmt.Appendf(nil, kernel, op), spvc.Options{Name: "k.mlir"})
		if err != nil {
			t.Fatal(err)
		}
		m, err := p.Binaries[0].Module()
		if err != nil {
			t.Fatal(err)
		}
		d := open(t, 0)
		defer d.Close()
		b, err := d.NewBuffer(32)
		if err != nil {
			t.Fatal(err)
		}
		l := &runner.Launch{Module: m, Entry: "k", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{{Buffer: b}}}
		if got, err := d.OrderDependent(l); err != nil || got != want {
			t.Errorf("addi and %s: %v, %v; want %v", op, got, err, want)
		}
	}
}

// TestPrints compares a kernel that prints: the buffer of prints, in which the records have no order,
// is not compared, and what it holds does not make the other results depend on the order.
func TestPrints(t *testing.T) {
	const kernel = `gpu.module @k {
  gpu.func @k(%x: memref<4xindex>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
    %i = gpu.thread_id x
    memref.store %i, %x[%i] : memref<4xindex>
    gpu.printf "%d;", %i : index
    gpu.return
  }
}`
	p, err := spvc.Compile(t.Context(), []byte(kernel), spvc.Options{Name: "k.mlir"})
	if err != nil {
		t.Fatal(err)
	}
	m, err := p.Binaries[0].Module()
	if err != nil {
		t.Fatal(err)
	}
	// The driver writes the first record, of invocation 0, last.
	w := &wrong{binding: 1, word: 4, change: func(v uint32) uint32 { return v + 9 }}
	w.Device = open(t, 0)
	d := crosscheck.New(w, open(t, reference.CheckAll), crosscheck.Options{})
	defer d.Close()
	b, err := d.NewBuffer(16)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	l := &runner.Launch{Module: m, Entry: "k", Groups: [3]uint32{1, 1, 1}, Bindings: []runner.Binding{{Buffer: b}}, Out: &out}
	if _, err := runner.Run(t.Context(), d, l); err != nil {
		t.Fatal(err)
	}
	if got := d.Report(); got.Equal != 1 || out.String() != "1;2;3;0;" {
		t.Errorf("%s, %q", got.String(), &out)
	}
}
