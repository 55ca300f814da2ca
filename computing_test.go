//go:build cgo

package spvc_test

import (
	"bytes"
	"context"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc"
)

// computing are kernels over 64 invocations, and the elements of %m that they leave.
// SIZE is the target's subgroup size.
var computing = []struct {
	name string
	// typ is the element type of %m, whose element i is i to begin with, cut to the
	// type.
	typ, body string
	want      func(i, size int) int
	// swiftshader runs the kernel there: with Mesa 22.3's llvmpipe, loops around a
	// contended compare-and-exchange end early in all subgroups of a workgroup but
	// the first.
	swiftshader bool
}{
	{"i8 in place", "i8", `
  %c = arith.constant 5 : i8
  %v = memref.load %m[%i] : memref<64xi8>
  %w = arith.muli %v, %c : i8
  memref.store %w, %m[%i] : memref<64xi8>`, func(i, _ int) int { return int(int8(5 * i)) }, false},
	{"i16 backwards", "i16", `
  %c = arith.constant 63 : index
  %j = arith.subi %c, %i : index
  %v = memref.load %m[%j] : memref<64xi16>
  gpu.barrier
  memref.store %v, %m[%i] : memref<64xi16>`, func(i, _ int) int { return 63 - i }, false},
	{"i1", "i1", `
  %v = memref.load %m[%i] : memref<64xi1>
  %t = arith.constant true
  %w = arith.xori %v, %t : i1
  memref.store %w, %m[%i] : memref<64xi1>`, func(i, _ int) int { return -(1 - i&1) }, false},
	{"atomics", "i32", `
  %k = arith.index_cast %i : index to i32
  %j = arith.constant 0 : index
  %0 = memref.atomic_rmw addi %k, %m[%j] : (i32, memref<64xi32>) -> i32
  %j1 = arith.constant 1 : index
  %1 = memref.atomic_rmw maxs %k, %m[%j1] : (i32, memref<64xi32>) -> i32
  %j2 = arith.constant 2 : index
  %n = arith.constant -3 : i32
  %l = arith.muli %k, %n : i32
  %2 = memref.atomic_rmw mins %l, %m[%j2] : (i32, memref<64xi32>) -> i32
  %j3 = arith.constant 3 : index
  %3 = memref.atomic_rmw maxu %l, %m[%j3] : (i32, memref<64xi32>) -> i32
  %j4 = arith.constant 4 : index
  %4 = memref.atomic_rmw minu %k, %m[%j4] : (i32, memref<64xi32>) -> i32
  %j5 = arith.constant 5 : index
  %5 = memref.atomic_rmw ori %k, %m[%j5] : (i32, memref<64xi32>) -> i32
  %j6 = arith.constant 6 : index
  %6 = memref.atomic_rmw andi %k, %m[%j6] : (i32, memref<64xi32>) -> i32`, func(i, _ int) int {
		return append([]int{2016, 63, -189, -3, 0, 63, 0}, make([]int, 64)...)[min(i, 7)] + i*min(max(i-6, 0), 1)
	}, false},
	{"atomic regions", "i32", `
  %j = arith.constant 0 : index
  %k = arith.index_cast %i : index to i32
  %one = arith.constant 1 : i32
  %0 = memref.generic_atomic_rmw %m[%j] : memref<64xi32> {
  ^bb0(%old: i32):
    %odd = arith.andi %k, %one : i32
    %is = arith.cmpi eq, %odd, %one : i32
    %new = scf.if %is -> i32 {
      %a = arith.addi %old, %k : i32
      scf.yield %a : i32
    } else {
      %b = arith.subi %old, %one : i32
      scf.yield %b : i32
    }
    memref.atomic_yield %new : i32
  }
  %j1 = arith.constant 1 : index
  %1 = memref.generic_atomic_rmw %m[%j1] : memref<64xi32> {
  ^bb0(%old: i32):
    %n = arith.addi %old, %one : i32
    memref.atomic_yield %n : i32
  }
  %k2 = arith.constant 2 : index
  %at = arith.index_cast %1 : i32 to index
  %c63 = arith.constant 63 : index
  %in = arith.minui %at, %c63 : index
  %big = arith.cmpi ugt, %in, %k2 : index
  scf.if %big {
    %seven = arith.constant 7 : i32
    %2 = memref.atomic_rmw assign %seven, %m[%in] : (i32, memref<64xi32>) -> i32
  }`, func(i, _ int) int {
		// Odd ids are added up, 1 is taken away 32 times; each invocation gets a
		// place of its own from the second counter, from 2 to 65.
		return []int{1024 - 32, 65, 2, 7}[min(i, 3)]
	}, true},
	{"shuffles", "i32", `
  %w = arith.constant SIZE : i32
  %o = arith.constant 1 : i32
  %v = memref.load %m[%i] : memref<64xi32>
  %up, %uv = gpu.shuffle up %v, %o, %w : i32
  %down, %dv = gpu.shuffle down %v, %o, %w : i32
  %x, %xv = gpu.shuffle xor %v, %o, %w : i32
  %z = arith.constant 0 : i32
  %a = arith.select %uv, %up, %z : i32
  %b = arith.select %dv, %down, %z : i32
  %s = arith.addi %a, %b : i32
  %k = arith.constant 1000 : i32
  %t = arith.muli %x, %k : i32
  %r = arith.addi %s, %t : i32
  memref.store %r, %m[%i] : memref<64xi32>`, func(i, size int) int {
		r := 1000 * (i ^ 1)
		if i%size > 0 {
			r += i - 1
		}
		if i%size < size-1 {
			r += i + 1
		}
		return r
	}, false},
	{"subgroup sums", "i32", `
  %v = memref.load %m[%i] : memref<64xi32>
  %s = gpu.subgroup_reduce add %v : (i32) -> i32
  %l = gpu.lane_id
  %k = arith.index_cast %l : index to i32
  %c = arith.constant 100 : i32
  %t = arith.muli %k, %c : i32
  %r = arith.addi %s, %t : i32
  memref.store %r, %m[%i] : memref<64xi32>`, func(i, size int) int {
		first := i / size * size
		return size*first + size*(size-1)/2 + 100*(i%size)
	}, false},
}

func TestKernelsCompute(t *testing.T) {
	for _, c := range computing {
		t.Run(c.name, func(t *testing.T) {
			d := device(t)
			if c.swiftshader {
				d = opened(t, swiftshader)
			}
			env := d.Info().Env()
			size := env.Limits().SubgroupSize
			text := strings.NewReplacer("TYPE", c.typ, "SIZE", strconv.Itoa(size)).Replace(strings.Replace(computingProgram, "BODY", c.body, 1))
			if c.typ == "i32" {
				text = strings.ReplaceAll(text, "arith.extsi %v : i32 to i32", "arith.addi %v, %zero : i32")
				text = strings.ReplaceAll(text, "arith.trunci %k : i32 to i32", "arith.addi %k, %zero : i32")
			}
			var out bytes.Buffer
			p := compile(t, []byte(text), spvc.Options{Name: "in.mlir", Env: env})
			if _, err := p.Run(context.Background(), d, spvc.RunOptions{Out: &out}); err != nil {
				t.Fatal(err)
			}
			var want []string
			for i := range 64 {
				want = append(want, fmt.Sprint(c.want(i, size)))
			}
			if list := "[" + strings.Join(want, ",  ") + "]"; !strings.Contains(out.String(), list) {
				t.Errorf("got %s\nwant %s", out.String(), list)
			}
		})
	}
}

// computingProgram launches the kernel asynchronously and prints what it left.
const computingProgram = `module attributes {gpu.container_module} {
gpu.module @k {
  gpu.func @f(%m: memref<64xTYPE>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
  %i = gpu.thread_id x
BODY
  gpu.return
  }
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<64xTYPE>
  scf.for %i = %c0 to %c64 step %c1 {
    %k = arith.index_cast %i : index to i32
    %v = arith.trunci %k : i32 to TYPE
    memref.store %v, %m[%i] : memref<64xTYPE>
  }
  %t0 = gpu.wait async
  %d, %t1 = gpu.alloc async [%t0] () : memref<64xTYPE>
  %t2 = gpu.memcpy async [%t1] %d, %m : memref<64xTYPE>, memref<64xTYPE>
  %t3 = gpu.launch_func async [%t2] @k::@f blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1) args(%d : memref<64xTYPE>)
  %t4 = gpu.memcpy async [%t3] %m, %d : memref<64xTYPE>, memref<64xTYPE>
  gpu.wait [%t4]
  %w = memref.alloc() : memref<64xi32>
  scf.for %i = %c0 to %c64 step %c1 {
    %v = memref.load %m[%i] : memref<64xTYPE>
    %x = arith.extsi %v : TYPE to i32
    memref.store %x, %w[%i] : memref<64xi32>
  }
  %u = memref.cast %w : memref<64xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  return
}
func.func private @printMemrefI32(memref<*xi32>)
}
`
