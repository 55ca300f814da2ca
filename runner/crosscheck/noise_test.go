package crosscheck_test

import (
	"encoding/binary"
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/crosscheck"
	"github.com/spvc/spvc/runner/reference"
)

// sums adds 64 numbers whose sum nearly cancels, and sums small integers, which is exact.
const sums = `gpu.module @k {
  gpu.func @k(%x: memref<64xf32>, %y: memref<2xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0.0 : f32
    %third = arith.constant 0.333333343 : f32
    %two = arith.constant 2.0 : f32
    %s:2 = scf.for %i = %c0 to %c64 step %c1 iter_args(%a = %zero, %b = %zero) -> (f32, f32) {
      %v = memref.load %x[%i] : memref<64xf32>
      %w = arith.mulf %v, %third : f32
      %p = arith.addf %a, %w : f32
      %q = arith.addf %b, %two : f32
      scf.yield %p, %q : f32, f32
    }
    memref.store %s#0, %y[%c0] : memref<2xf32>
    memref.store %s#1, %y[%c1] : memref<2xf32>
    gpu.return
  }
}`

// compareSums runs the sums on a device that changes a word of the result.
func compareSums(t *testing.T, o crosscheck.Options, word int, change func(x float32) float32) error {
	t.Helper()
	p, err := spvc.Compile(t.Context(), []byte(sums), spvc.Options{})
	if err != nil {
		t.Fatal(err)
	}
	m, err := p.Binaries[0].Module()
	if err != nil {
		t.Fatal(err)
	}
	w := &wrong{binding: 1, word: word, change: func(v uint32) uint32 { return math.Float32bits(change(math.Float32frombits(v))) }}
	w.Device = open(t, 0)
	d := crosscheck.New(w, open(t, reference.CheckAll), o)
	defer d.Close()
	x, err := d.NewBuffer(256)
	if err != nil {
		t.Fatal(err)
	}
	y, err := d.NewBuffer(8)
	if err != nil {
		t.Fatal(err)
	}
	data := make([]byte, 256)
	for i := range 64 {
		v := float32(1000 + i)
		if i >= 32 {
			v = -float32(1000+i-32) - 1e-4
		}
		binary.LittleEndian.PutUint32(data[4*i:], math.Float32bits(v))
	}
	if err := x.Write(0, data); err != nil {
		t.Fatal(err)
	}
	_, err = d.Run(t.Context(), &runner.Launch{Module: m, Entry: "k", Groups: [3]uint32{1, 1, 1},
		Bindings: []runner.Binding{{Buffer: x}, {Buffer: y, Binding: 1}}})
	return err
}

// TestCancellation lets a sum differ by what rounding its terms may change, which is much more
// than 256 units of the small sum, but not by more, and an exact sum not at all beyond them.
func TestCancellation(t *testing.T) {
	for _, c := range []struct {
		word   int
		change func(x float32) float32
		o      crosscheck.Options
		want   string
	}{
		{0, func(x float32) float32 { return x + 1e-3 }, crosscheck.Options{}, ""},
		{0, func(x float32) float32 { return x + 1 }, crosscheck.Options{}, "the limit is"},
		{0, func(x float32) float32 { return x + 1 }, crosscheck.Options{Abs: 2}, ""},
		{1, func(x float32) float32 { return x + 1e-2 }, crosscheck.Options{}, "apart, the limit is 0 or 256 ULP"},
		{1, func(x float32) float32 { return x + 1e-2 }, crosscheck.Options{Rel: 1e-3}, ""},
		{1, func(float32) float32 { return float32(math.NaN()) }, crosscheck.Options{}, "the device computed NaN"},
		{1, func(float32) float32 { return float32(math.Inf(1)) }, crosscheck.Options{Abs: math.Inf(1)}, "the device computed +Inf"},
	} {
		err := compareSums(t, c.o, c.word, c.change)
		var mismatch *crosscheck.MismatchError
		switch {
		case c.want == "" && err != nil:
			t.Errorf("word %d, %+v: %v", c.word, c.o, err)
		case c.want != "" && (!errors.As(err, &mismatch) || !strings.Contains(err.Error(), c.want)):
			t.Errorf("word %d, %+v: %v, want %q", c.word, c.o, err, c.want)
		}
	}
}

// canceling computes x * y + z - x * y - z, which is 0 for these numbers.
const canceling = `gpu.module @k {
  gpu.func @k(%x: memref<192xf32>, %y: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %i = gpu.thread_id x
    %at = arith.muli %i, %c3 : index
    %at1 = arith.addi %at, %c1 : index
    %at2 = arith.addi %at, %c2 : index
    %a = memref.load %x[%at] : memref<192xf32>
    %b = memref.load %x[%at1] : memref<192xf32>
    %c = memref.load %x[%at2] : memref<192xf32>
    %s = math.fma %a, %b, %c : f32
    %m = arith.negf %a : f32
    %t = math.fma %m, %b, %s : f32
    %u = arith.subf %t, %c : f32
    memref.store %u, %y[%i] : memref<64xf32>
    gpu.return
  }
}`

// TestCanceledNudges changes each sum by what another rounding of the product gives. The nudges of two
// operations cancel each other in all of a few nudged launches for some of the sums, but not in all of many.
func TestCanceledNudges(t *testing.T) {
	p, err := spvc.Compile(t.Context(), []byte(canceling), spvc.Options{})
	if err != nil {
		t.Fatal(err)
	}
	m, err := p.Binaries[0].Module()
	if err != nil {
		t.Fatal(err)
	}
	data := make([]byte, 768)
	for i := range 64 {
		for k, v := range []float32{0.7 + float32(i)/77, 0.3 + float32(i)/131, 3 + float32(i)/999} {
			binary.LittleEndian.PutUint32(data[12*i+4*k:], math.Float32bits(v))
		}
	}
	w := &wrong{binding: 1, change: func(v uint32) uint32 { return math.Float32bits(math.Float32frombits(v) + 0x1p-22) }}
	w.Device = open(t, 0)
	d := crosscheck.New(w, open(t, reference.CheckAll), crosscheck.Options{})
	defer d.Close()
	x, err := d.NewBuffer(768)
	if err != nil {
		t.Fatal(err)
	}
	y, err := d.NewBuffer(256)
	if err != nil {
		t.Fatal(err)
	}
	if err := x.Write(0, data); err != nil {
		t.Fatal(err)
	}
	for w.word = range 64 {
		_, err = d.Run(t.Context(), &runner.Launch{Module: m, Entry: "k", Groups: [3]uint32{1, 1, 1},
			Bindings: []runner.Binding{{Buffer: x}, {Buffer: y, Binding: 1}}})
		if err != nil {
			t.Errorf("sum %d: %v", w.word, err)
		}
	}
}
