// One step of k-means: points find their center, and add themselves to its sums and count by atomic operations. The
// new centers are printed in quarters, rounded down.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [4, 2]
// CHECK-NEXT: [281, 272]
// CHECK-NEXT: [833, 281]
// CHECK-NEXT: [247, 711]
// CHECK-NEXT: [655, 658.5]
// CHECK: sizes = [4]
// CHECK-NEXT: [35, 34, 31, 28]
// CHECK: sizes = [4, 2]
// CHECK-NEXT: [32, 31]
// CHECK-NEXT: [98, 33]
// CHECK-NEXT: [31, 91]
// CHECK-NEXT: [93, 94]

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @assign(%points : memref<128x2xf32>, %centers : memref<4x2xf32>, %sums : memref<4x2xf32>, %counts : memref<4xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %k = arith.constant 4 : index
      %one = arith.constant 1 : i32
      %far = arith.constant 1.0e30 : f32
      %i = gpu.global_id x
      %p = vector.load %points[%i, %c0] : memref<128x2xf32>, vector<2xf32>
      %best:2 = scf.for %c = %c0 to %k step %c1 iter_args(%d = %far, %at = %c0) -> (f32, index) {
        %q = vector.load %centers[%c, %c0] : memref<4x2xf32>, vector<2xf32>
        %e = arith.subf %p, %q : vector<2xf32>
        %s = arith.mulf %e, %e : vector<2xf32>
        %x = vector.extract %s[0] : f32 from vector<2xf32>
        %y = vector.extract %s[1] : f32 from vector<2xf32>
        %n = arith.addf %x, %y : f32
        %less = arith.cmpf olt, %n, %d : f32
        %d1 = arith.select %less, %n, %d : f32
        %at1 = arith.select %less, %c, %at : index
        scf.yield %d1, %at1 : f32, index
      }
      %px = vector.extract %p[0] : f32 from vector<2xf32>
      %py = vector.extract %p[1] : f32 from vector<2xf32>
      %0 = memref.atomic_rmw addf %px, %sums[%best#1, %c0] : (f32, memref<4x2xf32>) -> f32
      %1 = memref.generic_atomic_rmw %sums[%best#1, %c1] : memref<4x2xf32> {
      ^bb0(%old : f32):
        %new = arith.addf %old, %py : f32
        memref.atomic_yield %new : f32
      }
      %2 = memref.atomic_rmw addi %one, %counts[%best#1] : (i32, memref<4xi32>) -> i32
      gpu.return
    }
    gpu.func @move(%sums : memref<4x2xf32>, %counts : memref<4xi32>, %quarters : memref<4x2xi32>) kernel attributes {known_block_size = array<i32: 4, 2, 1>} {
      %four = arith.constant 4.0 : f32
      %i = gpu.thread_id x
      %j = gpu.thread_id y
      %s = memref.load %sums[%i, %j] : memref<4x2xf32>
      %n = memref.load %counts[%i] : memref<4xi32>
      %nf = arith.sitofp %n : i32 to f32
      %c = arith.divf %s, %nf : f32
      %q = arith.mulf %c, %four : f32
      %r = math.floor %q : f32
      %v = arith.fptosi %r : f32 to i32
      memref.store %v, %quarters[%i, %j] : memref<4x2xi32>
      gpu.return
    }
  }
  memref.global "private" constant @points : memref<128x2xf32> = dense<[[0.0, 0.0], [18.5, 26.5], [5.0, 22.5], [23.5, 18.5], [10.0, 14.5], [28.5, 10.5], [15.0, 6.5], [1.5, 2.5], [20.0, 29.0], [6.5, 25.0], [25.0, 21.0], [11.5, 17.0], [30.0, 13.0], [16.5, 9.0], [3.0, 5.0], [21.5, 1.0], [8.0, 27.5], [26.5, 23.5], [13.0, 19.5], [31.5, 15.5], [18.0, 11.5], [4.5, 7.5], [23.0, 3.5], [9.5, 30.0], [28.0, 26.0], [14.5, 22.0], [1.0, 18.0], [19.5, 14.0], [6.0, 10.0], [24.5, 6.0], [11.0, 2.0], [29.5, 28.5], [16.0, 24.5], [2.5, 20.5], [21.0, 16.5], [7.5, 12.5], [26.0, 8.5], [12.5, 4.5], [31.0, 0.5], [17.5, 27.0], [4.0, 23.0], [22.5, 19.0], [9.0, 15.0], [27.5, 11.0], [14.0, 7.0], [0.5, 3.0], [19.0, 29.5], [5.5, 25.5], [24.0, 21.5], [10.5, 17.5], [29.0, 13.5], [15.5, 9.5], [2.0, 5.5], [20.5, 1.5], [7.0, 28.0], [25.5, 24.0], [12.0, 20.0], [30.5, 16.0], [17.0, 12.0], [3.5, 8.0], [22.0, 4.0], [8.5, 0.0], [27.0, 26.5], [13.5, 22.5], [0.0, 18.5], [18.5, 14.5], [5.0, 10.5], [23.5, 6.5], [10.0, 2.5], [28.5, 29.0], [15.0, 25.0], [1.5, 21.0], [20.0, 17.0], [6.5, 13.0], [25.0, 9.0], [11.5, 5.0], [30.0, 1.0], [16.5, 27.5], [3.0, 23.5], [21.5, 19.5], [8.0, 15.5], [26.5, 11.5], [13.0, 7.5], [31.5, 3.5], [18.0, 30.0], [4.5, 26.0], [23.0, 22.0], [9.5, 18.0], [28.0, 14.0], [14.5, 10.0], [1.0, 6.0], [19.5, 2.0], [6.0, 28.5], [24.5, 24.5], [11.0, 20.5], [29.5, 16.5], [16.0, 12.5], [2.5, 8.5], [21.0, 4.5], [7.5, 0.5], [26.0, 27.0], [12.5, 23.0], [31.0, 19.0], [17.5, 15.0], [4.0, 11.0], [22.5, 7.0], [9.0, 3.0], [27.5, 29.5], [14.0, 25.5], [0.5, 21.5], [19.0, 17.5], [5.5, 13.5], [24.0, 9.5], [10.5, 5.5], [29.0, 1.5], [15.5, 28.0], [2.0, 24.0], [20.5, 20.0], [7.0, 16.0], [25.5, 12.0], [12.0, 8.0], [30.5, 4.0], [17.0, 0.0], [3.5, 26.5], [22.0, 22.5], [8.5, 18.5], [27.0, 14.5], [13.5, 10.5]]>
  memref.global "private" constant @centers : memref<4x2xf32> = dense<[[4.0, 4.0], [28.0, 4.0], [4.0, 28.0], [28.0, 28.0]]>
  memref.global "private" constant @zeros : memref<4x2xf32> = dense<0.0>
  memref.global "private" constant @none : memref<4xi32> = dense<0>
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c32 = arith.constant 32 : index
    %points = memref.get_global @points : memref<128x2xf32>
    %centers = memref.get_global @centers : memref<4x2xf32>
    %zeros = memref.get_global @zeros : memref<4x2xf32>
    %none = memref.get_global @none : memref<4xi32>
    %sums = memref.alloc() : memref<4x2xf32>
    %counts = memref.alloc() : memref<4xi32>
    %quarters = memref.alloc() : memref<4x2xi32>
    memref.copy %zeros, %sums : memref<4x2xf32> to memref<4x2xf32>
    memref.copy %none, %counts : memref<4xi32> to memref<4xi32>
    gpu.launch_func @kernels::@assign blocks in (%c4, %c1, %c1) threads in (%c32, %c1, %c1) args(%points : memref<128x2xf32>, %centers : memref<4x2xf32>, %sums : memref<4x2xf32>, %counts : memref<4xi32>)
    gpu.launch_func @kernels::@move blocks in (%c1, %c1, %c1) threads in (%c4, %c2, %c1) args(%sums : memref<4x2xf32>, %counts : memref<4xi32>, %quarters : memref<4x2xi32>)
    %show0 = memref.cast %sums : memref<4x2xf32> to memref<*xf32>
    call @printMemrefF32(%show0) : (memref<*xf32>) -> ()
    %show1 = memref.cast %counts : memref<4xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    %show2 = memref.cast %quarters : memref<4x2xi32> to memref<*xi32>
    call @printMemrefI32(%show2) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
  func.func private @printMemrefF32(memref<*xf32>)
}
