// RUN: mlir-opt %s -gpu-kernel-outlining -allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s -gpu-launch-sink-index-computations -gpu-kernel-outlining -allow-unregistered-dialect | FileCheck %s --check-prefix=SINK

// CHECK: module attributes {gpu.container_module} {

// CHECK-LABEL: func @saxpy(
// CHECK-SAME: %[[N:.*]]: index, %[[X:.*]]: memref<?xf32>)
func.func @saxpy(%n: index, %x: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  // CHECK: %[[A:.*]] = arith.constant 2.5
  %a = arith.constant 2.5 : f32
  // CHECK: %[[D:.*]] = memref.dim
  %d = memref.dim %x, %c0 : memref<?xf32>
  // CHECK: %[[S:.*]] = arith.addi
  %s = arith.addi %d, %c8 : index
  // CHECK: gpu.launch_func @saxpy_kernel::@saxpy_kernel blocks in (%c8, %c1, %c1) threads in (%[[N]], %c1, %c1) args(%[[A]] : f32, %[[D]] : index, %[[X]] : memref<?xf32>, %[[S]] : index)
  // SINK: gpu.launch_func @saxpy_kernel::@saxpy_kernel blocks in ({{.*}}) threads in ({{.*}}) args(%arg1 : memref<?xf32>, %{{.*}} : index)
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    "use"(%a, %d, %x, %s, %bx, %tx) : (f32, index, memref<?xf32>, index, index, index) -> ()
    gpu.terminator
  }
  // CHECK: gpu.launch_func async @saxpy_kernel_0::@saxpy_kernel clusters in (%c1, %c1, %c1) blocks in (%c1, %c1, %c8) threads in (%c8, %c1, %c1) dynamic_shared_memory_size %{{.*}}
  %m = "size"() : () -> i32
  %t = gpu.launch async clusters(%cx, %cy, %cz) in (%cgx = %c1, %cgy = %c1, %cgz = %c1) blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c8)
      threads(%tx, %ty, %tz) in (%sx = %c8, %sy = %c1, %sz = %c1) dynamic_shared_memory_size %m workgroup(%w : memref<4xf32, 3>) private(%p : memref<2xf32, 5>) {
    "use"(%w, %p, %cx, %cgz) : (memref<4xf32, 3>, memref<2xf32, 5>, index, index) -> ()
    func.call @outer() : () -> ()
    cf.br ^end
  ^end:
    gpu.terminator
  }
  gpu.wait [%t]
  return
}

// CHECK:      gpu.module @saxpy_kernel {
// CHECK-NEXT:   gpu.func @saxpy_kernel(%[[A:.*]]: f32, %[[D:.*]]: index, %[[X:.*]]: memref<?xf32>, %[[S:.*]]: index) kernel attributes {known_grid_size = array<i32: 8, 1, 1>} {
// CHECK-NEXT:     %[[BX:.*]] = gpu.block_id x
// CHECK:          %[[TX:.*]] = gpu.thread_id x
// CHECK:          gpu.block_dim z
// CHECK-NEXT:     "use"(%[[A]], %[[D]], %[[X]], %[[S]], %[[BX]], %[[TX]])
// CHECK-NEXT:     gpu.return
// SINK:      gpu.func @saxpy_kernel(%[[X:.*]]: memref<?xf32>, %[[S:.*]]: index)
// SINK:        %[[A:.*]] = arith.constant 2.500000e+00 : f32
// SINK-NEXT:   %[[Z:.*]] = arith.constant 0 : index
// SINK-NEXT:   %[[D:.*]] = memref.dim %[[X]], %[[Z]]
// SINK-NEXT:   "use"(%[[A]], %[[D]], %[[X]], %[[S]],

// The second kernel has buffers, clusters, and takes along what it calls.
// CHECK:      gpu.module @saxpy_kernel_0 {
// CHECK-NEXT:   gpu.func @saxpy_kernel() workgroup(%[[W:.*]] : memref<4xf32, 3>) private(%[[P:.*]] : memref<2xf32, 5>) kernel attributes {known_block_size = array<i32: 8, 1, 1>, known_grid_size = array<i32: 1, 1, 8>} {
// CHECK:          %[[CX:.*]] = gpu.cluster_id x
// CHECK:          %[[CZ:.*]] = gpu.cluster_dim z
// CHECK-NEXT:     "use"(%[[W]], %[[P]], %[[CX]], %[[CZ]])
// CHECK-NEXT:     func.call @outer()
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:
// CHECK-NEXT:     gpu.return
// CHECK:        func.func @outer()
// CHECK:        func.func @inner()
// CHECK:      func.func @outer()

func.func @outer() {
  call @inner() : () -> ()
  call @outer() : () -> ()
  return
}

func.func @inner() {
  return
}
