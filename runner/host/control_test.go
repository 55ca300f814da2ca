package host

import (
	"slices"
	"testing"
)

// programs holds functions without arguments and their results.
var programs = []struct {
	name, text string
	want       []int64
}{
	{"for with values", `func.func @f() -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c11 = arith.constant 11 : index
  %a = arith.constant 0 : i64
  %b = arith.constant 1 : i64
  %r:2 = scf.for %i = %c0 to %c11 step %c3 iter_args(%x = %a, %y = %b) -> (i64, i64) {
    %s = arith.addi %x, %y : i64
    scf.yield %y, %s : i64, i64
  }
  return %r#0, %r#1 : i64, i64
}`, []int64{3, 5}},
	{"for not entered", `func.func @f() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 42 : i64
  %r = scf.for %i = %c1 to %c0 step %c1 iter_args(%x = %a) -> (i64) {
    %s = arith.addi %x, %x : i64
    scf.yield %s : i64
  }
  return %r : i64
}`, []int64{42}},
	{"for to the end of the type", `func.func @f() -> i64 {
  %lo = arith.constant 120 : i8
  %hi = arith.constant 127 : i8
  %st = arith.constant 5 : i8
  %a = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r = scf.for %i = %lo to %hi step %st iter_args(%x = %a) -> (i64) : i8 {
    %s = arith.addi %x, %one : i64
    scf.yield %s : i64
  }
  return %r : i64
}`, []int64{2}},
	{"for below zero", `func.func @f() -> i64 {
  %lo = arith.constant -4 : index
  %hi = arith.constant 2 : index
  %st = arith.constant 2 : index
  %a = arith.constant 0 : i64
  %r = scf.for %i = %lo to %hi step %st iter_args(%x = %a) -> (i64) {
    %k = arith.index_cast %i : index to i64
    %s = arith.addi %x, %k : i64
    scf.yield %s : i64
  }
  return %r : i64
}`, []int64{-6}},
	{"if", `func.func @f() -> (i64, i64) {
  %t = arith.constant true
  %f = arith.constant false
  %a = arith.constant 1 : i64
  %b = arith.constant 2 : i64
  %r = scf.if %t -> (i64) { scf.yield %a : i64 } else { scf.yield %b : i64 }
  %s = scf.if %f -> (i64) { scf.yield %a : i64 } else { scf.yield %b : i64 }
  scf.if %f { cf.assert %f, "not here" }
  return %r, %s : i64, i64
}`, []int64{1, 2}},
	{"while: steps of Collatz from 27", `func.func @f() -> (i64, i64) {
  %n = arith.constant 27 : i64
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %r:2 = scf.while (%x = %n, %k = %c0) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %x, %c1 : i64
    scf.condition(%more) %k, %x : i64, i64
  } do {
  ^bb0(%k: i64, %x: i64):
    %odd = arith.remui %x, %c2 : i64
    %isodd = arith.cmpi eq, %odd, %c1 : i64
    %half = arith.divui %x, %c2 : i64
    %three = arith.muli %x, %c3 : i64
    %up = arith.addi %three, %c1 : i64
    %y = arith.select %isodd, %up, %half : i64
    %l = arith.addi %k, %c1 : i64
    scf.yield %y, %l : i64, i64
  }
  return %r#0, %r#1 : i64, i64
}`, []int64{111, 1}},
	{"parallel with reductions", `func.func @f() -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0 : i64
  %r:2 = scf.parallel (%i, %j) = (%c1, %c0) to (%c5, %c7) step (%c1, %c2) init (%zero, %zero) -> (i64, i64) {
    %p = arith.muli %i, %j : index
    %v = arith.index_cast %p : index to i64
    scf.reduce(%v, %v : i64, i64) {
    ^bb0(%a: i64, %b: i64):
      %s = arith.addi %a, %b : i64
      scf.reduce.return %s : i64
    }, {
    ^bb0(%a: i64, %b: i64):
      %m = arith.maxsi %a, %b : i64
      scf.reduce.return %m : i64
    }
  }
  return %r#0, %r#1 : i64, i64
}`, []int64{(1 + 2 + 3 + 4) * (0 + 2 + 4 + 6), 24}},
	{"parallel not entered", `func.func @f() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 9 : i64
  %r = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %c0) step (%c1, %c1) init (%a) -> i64 {
    scf.reduce(%a : i64) {
    ^bb0(%x: i64, %y: i64):
      scf.reduce.return %y : i64
    }
  }
  return %r : i64
}`, []int64{9}},
	{"branches swap their arguments", `func.func @f() -> (i64, i64) {
  %a = arith.constant 1 : i64
  %b = arith.constant 2 : i64
  %c0 = arith.constant 0 : i64
  %c3 = arith.constant 3 : i64
  %one = arith.constant 1 : i64
  cf.br ^loop(%a, %b, %c0 : i64, i64, i64)
^loop(%x: i64, %y: i64, %k: i64):
  %done = arith.cmpi eq, %k, %c3 : i64
  %l = arith.addi %k, %one : i64
  cf.cond_br %done, ^end, ^loop(%y, %x, %l : i64, i64, i64)
^end:
  return %x, %y : i64, i64
}`, []int64{2, 1}},
	{"switch", `func.func @f() -> (i64, i64, i64) {
  %a = arith.constant 5 : i32
  %b = arith.constant -1 : i32
  %c = arith.constant 77 : i32
  %x = call @pick(%a) : (i32) -> i64
  %y = call @pick(%b) : (i32) -> i64
  %z = call @pick(%c) : (i32) -> i64
  return %x, %y, %z : i64, i64, i64
}
func.func @pick(%v: i32) -> i64 {
  %k = arith.constant 10 : i64
  %l = arith.constant 20 : i64
  %m = arith.constant 30 : i64
  cf.switch %v : i32, [
    default: ^d(%m : i64),
    5: ^d(%k : i64),
    -1: ^e(%k, %l : i64, i64)
  ]
^d(%r: i64):
  return %r : i64
^e(%p: i64, %q: i64):
  %s = arith.addi %p, %q : i64
  return %s : i64
}`, []int64{10, 30, 30}},
	{"recursion", `func.func @f() -> i64 {
  %n = arith.constant 20 : i64
  %r = call @fib(%n) : (i64) -> i64
  return %r : i64
}
func.func @fib(%n: i64) -> i64 {
  %c2 = arith.constant 2 : i64
  %c1 = arith.constant 1 : i64
  %small = arith.cmpi slt, %n, %c2 : i64
  %r = scf.if %small -> (i64) {
    scf.yield %n : i64
  } else {
    %a = arith.subi %n, %c1 : i64
    %b = arith.subi %n, %c2 : i64
    %x = func.call @fib(%a) : (i64) -> i64
    %y = func.call @fib(%b) : (i64) -> i64
    %s = arith.addi %x, %y : i64
    scf.yield %s : i64
  }
  return %r : i64
}`, []int64{6765}},
	{"dimensions", `func.func @f() -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 7 : index
  %m = memref.alloc(%n) : memref<3x?xf32>
  %a = memref.dim %m, %c0 : memref<3x?xf32>
  %b = memref.dim %m, %c1 : memref<3x?xf32>
  %u = memref.cast %m : memref<3x?xf32> to memref<*xf32>
  %r = memref.rank %u : memref<*xf32>
  return %a, %b, %r : index, index, index
}`, []int64{3, 7, 2}},
	{"views", `memref.global constant @g : memref<3x4xi64> = dense<[[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]]>
func.func @f() -> (i64, i64, i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = memref.get_global @g : memref<3x4xi64>
  %s = memref.subview %g[1, 0] [2, 2] [1, 2] : memref<3x4xi64> to memref<2x2xi64, strided<[4, 2], offset: 4>>
  %a = memref.load %s[%c1, %c1] : memref<2x2xi64, strided<[4, 2], offset: 4>>
  %column = memref.subview %g[0, 3] [3, 1] [1, 1] : memref<3x4xi64> to memref<3xi64, strided<[4], offset: 3>>
  %b = memref.load %column[%c1] : memref<3xi64, strided<[4], offset: 3>>
  %t = memref.subview %g[2, 1] [1, 1] [1, 1] : memref<3x4xi64> to memref<1xi64, strided<[1], offset: 9>>
  %c = memref.load %t[%c0] : memref<1xi64, strided<[1], offset: 9>>
  %all = memref.reinterpret_cast %g to offset: [1], sizes: [5], strides: [2] : memref<3x4xi64> to memref<5xi64, strided<[2], offset: 1>>
  %c4 = arith.constant 4 : index
  %d = memref.load %all[%c4] : memref<5xi64, strided<[2], offset: 1>>
  return %a, %b, %c, %d : i64, i64, i64, i64
}`, []int64{22, 13, 21, 21}},
	{"reshapes", `func.func @f() -> (i64, i64, i64, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %m = memref.alloc() : memref<12xi64>
  %c12 = arith.constant 12 : index
  scf.for %i = %c0 to %c12 step %c1 {
    %v = arith.index_cast %i : index to i64
    memref.store %v, %m[%i] : memref<12xi64>
  }
  %d = memref.cast %m : memref<12xi64> to memref<?xi64>
  %e = memref.expand_shape %d [[0, 1]] output_shape [%c6, 2] : memref<?xi64> into memref<?x2xi64>
  %a = memref.load %e[%c5, %c0] : memref<?x2xi64>
  %t = memref.transpose %e (i, j) -> (j, i) : memref<?x2xi64> to memref<2x?xi64, strided<[1, 2]>>
  %b = memref.load %t[%c1, %c3] : memref<2x?xi64, strided<[1, 2]>>
  %s = memref.subview %e[1, 0] [3, 2] [2, 1] : memref<?x2xi64> to memref<3x2xi64, strided<[4, 1], offset: 2>>
  %base, %o, %n:2, %st:2 = memref.extract_strided_metadata %s : memref<3x2xi64, strided<[4, 1], offset: 2>> -> memref<i64>, index, index, index, index, index
  %l = memref.collapse_shape %e [[0, 1]] : memref<?x2xi64> into memref<?xi64>
  %c = memref.load %l[%c3] : memref<?xi64>
  return %a, %b, %c, %o, %n#0, %st#0, %st#1 : i64, i64, i64, index, index, index, index
}`, []int64{10, 7, 3, 2, 3, 4, 1}},
	{"copies", `func.func @f() -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 5 : i64
  %a = memref.alloc() : memref<2x2xi64>
  %b = memref.alloca() : memref<2xi64>
  memref.store %v, %a[%c1, %c1] : memref<2x2xi64>
  %col = memref.subview %a[0, 1] [2, 1] [1, 1] : memref<2x2xi64> to memref<2xi64, strided<[2], offset: 1>>
  memref.copy %col, %b : memref<2xi64, strided<[2], offset: 1>> to memref<2xi64>
  %x = memref.load %b[%c0] : memref<2xi64>
  %y = memref.load %b[%c1] : memref<2xi64>
  return %x, %y : i64, i64
}`, []int64{0, 5}},
	{"atomics", `func.func @f() -> (i64, i64, i64) {
  %c0 = arith.constant 0 : index
  %a = arith.constant 6 : i64
  %b = arith.constant -3 : i64
  %m = memref.alloc() : memref<1xi64>
  %x = memref.atomic_rmw assign %a, %m[%c0] : (i64, memref<1xi64>) -> i64
  %y = memref.atomic_rmw muli %b, %m[%c0] : (i64, memref<1xi64>) -> i64
  %z = memref.atomic_rmw maxs %b, %m[%c0] : (i64, memref<1xi64>) -> i64
  %r = memref.load %m[%c0] : memref<1xi64>
  return %y, %z, %r : i64, i64, i64
}`, []int64{6, -18, -3}},
	{"globals are shared and changed", `memref.global @g : memref<i64> = dense<7>
func.func @f() -> i64 {
  call @inc() : () -> ()
  call @inc() : () -> ()
  %g = memref.get_global @g : memref<i64>
  %v = memref.load %g[] : memref<i64>
  return %v : i64
}
func.func @inc() {
  %g = memref.get_global @g : memref<i64>
  %v = memref.load %g[] : memref<i64>
  %one = arith.constant 1 : i64
  %w = arith.addi %v, %one : i64
  memref.store %w, %g[] : memref<i64>
  return
}`, []int64{9}},
	{"regions and scopes", `func.func @f() -> i64 {
  %r = scf.execute_region -> i64 {
    %c = arith.constant 3 : i64
    scf.yield %c : i64
  }
  %s = memref.alloca_scope -> (i64) {
    %d = arith.addi %r, %r : i64
    memref.alloca_scope.return %d : i64
  }
  return %s : i64
}`, []int64{6}},
	{"small integers in memory", `func.func @f() -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %v = arith.constant -3 : i5
  %t = arith.constant true
  %m = memref.alloc() : memref<2xi5>
  %n = memref.alloc() : memref<2xi1>
  memref.store %v, %m[%c0] : memref<2xi5>
  memref.store %t, %n[%c0] : memref<2xi1>
  %a = memref.load %m[%c0] : memref<2xi5>
  %b = memref.load %n[%c0] : memref<2xi1>
  %x = arith.extsi %a : i5 to i64
  %y = arith.extui %b : i1 to i64
  return %x, %y : i64, i64
}`, []int64{-3, 1}},
	{"switch", `func.func @f() -> (i64, i64, i64) {
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c9 = arith.constant -9 : index
  %a = call @g(%c2) : (index) -> i64
  %b = call @g(%c5) : (index) -> i64
  %c = call @g(%c9) : (index) -> i64
  return %a, %b, %c : i64, i64, i64
}
func.func @g(%i: index) -> i64 {
  %r = scf.index_switch %i -> i64
  case 2 {
    %0 = arith.constant 20 : i64
    scf.yield %0 : i64
  }
  case -9 {
    %0 = arith.constant 90 : i64
    scf.yield %0 : i64
  }
  default {
    %0 = arith.constant 1 : i64
    scf.yield %0 : i64
  }
  return %r : i64
}`, []int64{20, 1, 90}},
	{"atomic regions", `func.func @f() -> (i64, i64) {
  %c1 = arith.constant 1 : index
  %v = arith.constant 5 : i64
  %m = memref.alloc() : memref<2xi64>
  memref.store %v, %m[%c1] : memref<2xi64>
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xi64> {
  ^bb0(%old: i64):
    %s = arith.muli %old, %old : i64
    memref.atomic_yield %s : i64
  }
  %now = memref.load %m[%c1] : memref<2xi64>
  return %r, %now : i64, i64
}`, []int64{25, 25}},
	{"powers", `func.func @f() -> (i64, i64, i64, i64, i64, i64) {
  %x = arith.constant -3 : i64
  %n = arith.constant 5 : i64
  %m = arith.constant -3 : i64
  %one = arith.constant -1 : i64
  %zero = arith.constant 0 : i64
  %a = math.ipowi %x, %n : i64
  %b = math.ipowi %x, %m : i64
  %c = math.ipowi %one, %m : i64
  %d = math.ipowi %zero, %zero : i64
  %f = arith.constant 1.5 : f32
  %e = arith.constant -2 : i32
  %p = math.fpowi %f, %e : f32, i32
  %nine = arith.constant 9.0 : f32
  %q = arith.mulf %p, %nine : f32
  %g = arith.fptosi %q : f32 to i64
  %b8 = arith.constant 3 : i8
  %n8 = arith.constant 7 : i8
  %p8 = math.ipowi %b8, %n8 : i8
  %h = arith.extsi %p8 : i8 to i64
  return %a, %b, %c, %d, %g, %h : i64, i64, i64, i64, i64, i64
}`, []int64{-243, 0, -1, 1, 4, -117}},
	{"device memory and tokens", `func.func @f() -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 7 : i64
  %h = memref.alloc() : memref<3xi64>
  %t0 = gpu.wait async
  %d, %t1 = gpu.alloc async [%t0] (%c2) : memref<?xi64>
  %t2 = gpu.memset async [%t1] %d, %v : memref<?xi64>, i64
  %s = memref.subview %h[1] [2] [1] : memref<3xi64> to memref<2xi64, strided<[1], offset: 1>>
  %k = memref.cast %d : memref<?xi64> to memref<2xi64>
  %t3 = gpu.memcpy async [%t2] %s, %k : memref<2xi64, strided<[1], offset: 1>>, memref<2xi64>
  gpu.wait [%t3]
  gpu.dealloc %d : memref<?xi64>
  %x = memref.load %h[%c0] : memref<3xi64>
  %y = memref.load %h[%c2] : memref<3xi64>
  return %x, %y : i64, i64
}`, []int64{0, 7}},
}

func TestPrograms(t *testing.T) {
	for _, p := range programs {
		t.Run(p.name, func(t *testing.T) {
			if got := results(t, p.text); !slices.Equal(got, p.want) {
				t.Errorf("got %d, want %d", got, p.want)
			}
		})
	}
}
