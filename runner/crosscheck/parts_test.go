package crosscheck_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/crosscheck"
	"github.com/spvc/spvc/target"
)

// TestParts compares launches whose invocations change parts of words, unless the results depend on their order.
func TestParts(t *testing.T) {
	const head = `gpu.module @k {
  gpu.func @k(%x: memref<?xi8>, %w: memref<8xi32>) workgroup(%s: memref<8xi8, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %i = gpu.thread_id x
    %g = gpu.block_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c7 = arith.constant 7 : index
    %half = arith.divui %i, %c2 : index
    %v = arith.index_cast %i : index to i8
    %gv = arith.index_cast %g : index to i8
    %five = arith.constant 5 : i8
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
`
	env, err := target.Profile("vulkan1.1")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, body string
		depends    bool
	}{
		{"a byte each", `memref.store %v, %x[%i] : memref<?xi8>`, false},
		{"one byte, the same value", `memref.store %five, %x[%c1] : memref<?xi8>`, false},
		{"one byte, the value of the group", `memref.store %gv, %x[%c1] : memref<?xi8>`, true},
		{"a byte for two", `memref.store %v, %x[%half] : memref<?xi8>`, true},
		{"behind a barrier", `memref.store %v, %s[%i] : memref<8xi8, #gpu.address_space<workgroup>>
    gpu.barrier
    %r = arith.subi %c7, %i : index
    %a = memref.load %s[%r] : memref<8xi8, #gpu.address_space<workgroup>>
    gpu.barrier
    memref.store %a, %s[%i] : memref<8xi8, #gpu.address_space<workgroup>>
    gpu.barrier
    %b = memref.load %s[%i] : memref<8xi8, #gpu.address_space<workgroup>>
    memref.store %b, %x[%i] : memref<?xi8>`, false},
		{"the same without the last barriers", `memref.store %v, %s[%i] : memref<8xi8, #gpu.address_space<workgroup>>
    %r = arith.subi %c7, %i : index
    memref.store %v, %s[%r] : memref<8xi8, #gpu.address_space<workgroup>>
    gpu.barrier
    %b = memref.load %s[%i] : memref<8xi8, #gpu.address_space<workgroup>>
    memref.store %b, %x[%i] : memref<?xi8>`, true},
		{"sums of bytes", `%o = memref.atomic_rmw addi %v, %x[%half] : (i8, memref<?xi8>) -> i8`, false},
		{"what the sums of bytes were", `%o = memref.atomic_rmw addi %five, %x[%c0] : (i8, memref<?xi8>) -> i8
    %p = arith.addi %i, %c1 : index
    memref.store %o, %x[%p] : memref<?xi8>`, true},
		{"sums and maxima of different words", `%o = memref.atomic_rmw addi %one, %w[%c0] : (i32, memref<8xi32>) -> i32
    %p = memref.atomic_rmw maxs %two, %w[%c1] : (i32, memref<8xi32>) -> i32`, false},
		{"sums and maxima of a word", `%o = memref.atomic_rmw addi %one, %w[%c0] : (i32, memref<8xi32>) -> i32
    %p = memref.atomic_rmw maxs %two, %w[%c0] : (i32, memref<8xi32>) -> i32`, true},
	} {
		p, err := spvc.Compile(t.Context(), []byte(head+c.body+"\n    gpu.return\n  }\n}\n"), spvc.Options{Name: "k.mlir", Env: env})
		if err != nil {
			t.Fatal(err)
		}
		m, err := p.Binaries[0].Module()
		if err != nil {
			t.Fatal(err)
		}
		for _, broken := range []bool{false, true} {
			w := &wrong{Device: open(t, 0), word: 2, change: func(v uint32) uint32 { return v }}
			if strings.Contains(c.body, "%w") {
				w.binding = 1
			}
			if broken {
				w.change = func(v uint32) uint32 { return v + 1 }
			}
			d := crosscheck.New(w, open(t, 0), crosscheck.Options{})
			l := &runner.Launch{Module: m, Entry: "k", Groups: [3]uint32{3, 1, 1}}
			for i, size := range []int{12, 32} {
				b, err := d.NewBuffer(size)
				if err != nil {
					t.Fatal(err)
				}
				l.Bindings = append(l.Bindings, runner.Binding{Binding: uint32(i), Buffer: b})
			}
			_, err := d.Run(t.Context(), l)
			var mismatch *crosscheck.MismatchError
			got := d.Report()
			switch {
			case c.depends && (err != nil || !strings.Contains(got.String(), "depend on the order")):
				t.Errorf("%s: %v, %q; want that the results depend on the order", c.name, err, got.String())
			case !c.depends && !broken && (err != nil || got.Equal != 1):
				t.Errorf("%s: %v, %q; want that the launch agrees", c.name, err, got.String())
			case !c.depends && broken && !errors.As(err, &mismatch):
				t.Errorf("%s: %v; want a mismatch", c.name, err)
			}
			d.Close()
		}
	}
}
