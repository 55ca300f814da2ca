// RUN: mlir-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func @unit_dimensions(
// CHECK-SAME: %[[N:.*]]: index)
func.func @unit_dimensions(%n: index) {
  %c1 = arith.constant 1 : index
  // CHECK: %[[Z:.*]] = arith.constant 0 : index
  // CHECK: gpu.launch blocks(%{{.*}}, %{{.*}}, %[[BZ:.*]]) in ({{.*}}) threads(%[[TX:[^,]*]],
  // CHECK-NEXT: "use"(%[[Z]], %[[BZ]], %[[TX]], %[[Z]])
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    "use"(%bx, %bz, %tx, %tz) : (index, index, index, index) -> ()
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: "use"
    gpu.barrier
    gpu.barrier
    "use"() : () -> ()
    // CHECK: gpu.subgroup_reduce add %{{.*}} uniform
    %i = arith.index_cast %tx : index to i32
    %r = gpu.subgroup_reduce add %i : (i32) -> i32
    "use"(%r) : (i32) -> ()
    gpu.terminator
  }
  return
}

// A kernel without effects goes away.
// CHECK-LABEL: func @no_effect
// CHECK-NEXT: return
func.func @no_effect(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    %0 = arith.addi %bx, %n : index
    gpu.terminator
  }
  return
}

// CHECK-LABEL: func @waits(
// CHECK-SAME: %[[T:.*]]: !gpu.async.token)
func.func @waits(%t: !gpu.async.token) -> !gpu.async.token {
  %0 = gpu.wait async
  gpu.wait [%0]
  %1 = gpu.wait async [%t]
  // CHECK-NEXT: gpu.wait [%[[T]], %[[T]]]
  gpu.wait [%0, %t, %1]
  // CHECK-NEXT: return %[[T]]
  return %1 : !gpu.async.token
}

// CHECK-LABEL: func @unread_copy
// CHECK-NOT: gpu.memcpy
// CHECK: gpu.dealloc
func.func @unread_copy(%src: memref<4xf32>) {
  %m = gpu.alloc () : memref<4xf32>
  gpu.memcpy %m, %src : memref<4xf32>, memref<4xf32>
  gpu.dealloc %m : memref<4xf32>
  return
}

// CHECK-LABEL: func @read_copy
// CHECK: gpu.memcpy
func.func @read_copy(%src: memref<4xf32>, %i: index) -> f32 {
  %m = gpu.alloc () : memref<4xf32>
  gpu.memcpy %m, %src : memref<4xf32>, memref<4xf32>
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}

// CHECK-LABEL: func @casts(
// CHECK-SAME: %[[A:.*]]: memref<4xf32>, %[[F:.*]]: f32)
func.func @casts(%a: memref<4xf32>, %f: f32) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  // CHECK-NEXT: gpu.memset %[[A]], %[[F]] : memref<4xf32>, f32
  gpu.memset %0, %f : memref<?xf32>, f32
  return
}

// CHECK-LABEL: func @dim_of_alloc(
// CHECK-SAME: %[[N:.*]]: index, %[[M:.*]]: index)
// CHECK: return %[[M]]
func.func @dim_of_alloc(%n: index, %m: index) -> index {
  %c2 = arith.constant 2 : index
  %0 = gpu.alloc (%n, %m) : memref<?x4x?xf32>
  %1 = memref.dim %0, %c2 : memref<?x4x?xf32>
  return %1 : index
}
