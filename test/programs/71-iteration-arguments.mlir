// Loops and conditionals of kernels whose values are index, vector, complex and memref.
// RUN: spvc run %s | FileCheck %s

// 4 * i + 4^4
// CHECK: [256, 260, 264, 268, 272, 276, 280, 284, 288, 292, 296, 300, 304, 308, 312, 316]
// 2 * i, and twice that for odd i
// CHECK: [0, 4, 4, 12, 8, 20, 12, 28, 16, 36, 20, 44, 24, 52, 28, 60]
// Four times x = conj(-x) + x - (i + 1j) from x = i + 1j on; the conjugate for odd i; the real part and 100 times the imaginary one
// CHECK: [100, -101, 98, -103, 96, -105, 94, -107, 92, -109, 90, -111, 88, -113, 86, -115]
// Elements i / 2 of the lower or upper half of 0 to 15, and 100 times those of the upper half
// CHECK: [808, 800, 909, 901, 1010, 1002, 1111, 1103, 1212, 1204, 1313, 1305, 1414, 1406, 1515, 1507]

module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @index(%a: memref<16xi32>) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %s, %p = scf.for %j = %c0 to %c4 step %c1 iter_args(%x = %c0, %y = %c1) -> (index, index) {
      %n = arith.addi %x, %t : index
      %m = arith.muli %y, %c4 : index
      scf.yield %n, %m : index, index
    }
    %r = arith.addi %s, %p : index
    %v = arith.index_cast %r : index to i32
    memref.store %v, %a[%t] : memref<16xi32>
    gpu.return
  }
  gpu.func @vector(%a: memref<16xf32>) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %i = arith.index_cast %t : index to i32
    %f = arith.sitofp %i : i32 to f32
    %init = vector.broadcast %f : f32 to vector<4xf32>
    %one = arith.constant dense<1.0> : vector<4xf32>
    %w, %k = scf.while (%x = %init, %j = %c0) : (vector<4xf32>, index) -> (vector<4xf32>, index) {
      %go = arith.cmpi ult, %j, %t : index
      scf.condition(%go) %x, %j : vector<4xf32>, index
    } do {
    ^bb0(%x: vector<4xf32>, %j: index):
      %n = arith.addf %x, %one : vector<4xf32>
      %m = arith.addi %j, %c1 : index
      scf.yield %n, %m : vector<4xf32>, index
    }
    %c2 = arith.constant 2 : index
    %q = arith.remui %t, %c2 : index
    %odd = arith.cmpi eq, %q, %c1 : index
    %z = scf.if %odd -> vector<4xf32> {
      %u = arith.addf %w, %w : vector<4xf32>
      scf.yield %u : vector<4xf32>
    } else {
      scf.yield %w : vector<4xf32>
    }
    %e = vector.extract %z[2] : f32 from vector<4xf32>
    memref.store %e, %a[%t] : memref<16xf32>
    gpu.return
  }
  gpu.func @complex(%a: memref<16xf32>) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %i = arith.index_cast %t : index to i32
    %f = arith.sitofp %i : i32 to f32
    %g = arith.constant 1.0 : f32
    %init = complex.create %f, %g : complex<f32>
    %r = scf.for %j = %c0 to %c4 step %c1 iter_args(%x = %init) -> complex<f32> {
      %n = complex.neg %x : complex<f32>
      %m = complex.conj %n : complex<f32>
      %o = complex.add %m, %x : complex<f32>
      %p = complex.sub %o, %init : complex<f32>
      scf.yield %p : complex<f32>
    }
    %q = arith.remui %t, %c2 : index
    %odd = arith.cmpi eq, %q, %c1 : index
    %z = scf.if %odd -> complex<f32> {
      %u = complex.conj %r : complex<f32>
      scf.yield %u : complex<f32>
    } else {
      scf.yield %r : complex<f32>
    }
    %l, %c = scf.while (%x = %z, %j = %c0) : (complex<f32>, index) -> (complex<f32>, index) {
      %go = arith.cmpi ult, %j, %c2 : index
      scf.condition(%go) %x, %j : complex<f32>, index
    } do {
    ^bb0(%x: complex<f32>, %j: index):
      %n = complex.neg %x : complex<f32>
      %m = arith.addi %j, %c1 : index
      scf.yield %n, %m : complex<f32>, index
    }
    %re = complex.re %l : complex<f32>
    %im = complex.im %l : complex<f32>
    %h = arith.constant 100.0 : f32
    %ih = arith.mulf %im, %h : f32
    %s = arith.addf %re, %ih : f32
    memref.store %s, %a[%t] : memref<16xf32>
    gpu.return
  }
  gpu.func @memref(%a: memref<16xf32>, %b: memref<16xf32>) kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %lo = memref.subview %b[%c0] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: ?>>
    %hi = memref.subview %b[%c8] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: ?>>
    %q = arith.remui %t, %c2 : index
    %odd = arith.cmpi eq, %q, %c1 : index
    %v = scf.if %odd -> memref<8xf32, strided<[1], offset: ?>> {
      scf.yield %lo : memref<8xf32, strided<[1], offset: ?>>
    } else {
      scf.yield %hi : memref<8xf32, strided<[1], offset: ?>>
    }
    %m, %n = scf.for %j = %c0 to %c1 step %c1 iter_args(%x = %v, %y = %lo) -> (memref<8xf32, strided<[1], offset: ?>>, memref<8xf32, strided<[1], offset: ?>>) {
      scf.yield %y, %x : memref<8xf32, strided<[1], offset: ?>>, memref<8xf32, strided<[1], offset: ?>>
    }
    %k = arith.divui %t, %c2 : index
    %e = memref.load %n[%k] : memref<8xf32, strided<[1], offset: ?>>
    %w, %jj = scf.while (%x = %m, %j = %c0) : (memref<8xf32, strided<[1], offset: ?>>, index) -> (memref<8xf32, strided<[1], offset: ?>>, index) {
      %go = arith.cmpi ult, %j, %c2 : index
      scf.condition(%go) %x, %j : memref<8xf32, strided<[1], offset: ?>>, index
    } do {
    ^bb0(%x: memref<8xf32, strided<[1], offset: ?>>, %j: index):
      %o = arith.addi %j, %c1 : index
      scf.yield %hi, %o : memref<8xf32, strided<[1], offset: ?>>, index
    }
    %e2 = memref.load %w[%k] : memref<8xf32, strided<[1], offset: ?>>
    %h = arith.constant 100.0 : f32
    %ih = arith.mulf %e2, %h : f32
    %s = arith.addf %e, %ih : f32
    memref.store %s, %a[%t] : memref<16xf32>
    gpu.return
  }
}
func.func private @printMemrefI32(memref<*xi32>)
func.func private @printMemrefF32(memref<*xf32>)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %a = memref.alloc() : memref<16xi32>
  %b = memref.alloc() : memref<16xf32>
  %c = memref.alloc() : memref<16xf32>
  %d = memref.alloc() : memref<16xf32>
  %e = memref.alloc() : memref<16xf32>
  scf.for %j = %c0 to %c16 step %c1 {
    %i = arith.index_cast %j : index to i32
    %f = arith.sitofp %i : i32 to f32
    memref.store %f, %e[%j] : memref<16xf32>
  }
  gpu.launch_func @m::@index blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%a : memref<16xi32>)
  gpu.launch_func @m::@vector blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%b : memref<16xf32>)
  gpu.launch_func @m::@complex blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%c : memref<16xf32>)
  gpu.launch_func @m::@memref blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%d : memref<16xf32>, %e : memref<16xf32>)
  %ua = memref.cast %a : memref<16xi32> to memref<*xi32>
  %ub = memref.cast %b : memref<16xf32> to memref<*xf32>
  %uc = memref.cast %c : memref<16xf32> to memref<*xf32>
  %ud = memref.cast %d : memref<16xf32> to memref<*xf32>
  call @printMemrefI32(%ua) : (memref<*xi32>) -> ()
  call @printMemrefF32(%ub) : (memref<*xf32>) -> ()
  call @printMemrefF32(%uc) : (memref<*xf32>) -> ()
  call @printMemrefF32(%ud) : (memref<*xf32>) -> ()
  return
}
}
