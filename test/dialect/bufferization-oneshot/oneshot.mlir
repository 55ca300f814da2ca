// RUN: mlir-opt %s --one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops" --split-input-file --allow-unregistered-dialect | FileCheck %s

// Nothing reads %t after the insertion, so it is in place.
// CHECK-LABEL: func.func @in_place
// CHECK-NOT: memref.alloc
// CHECK: memref.store
func.func @in_place(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The extraction reads the old contents.
// CHECK-LABEL: func.func @read_after_write
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: memref.copy %{{.*}}, %[[A]]
// CHECK: memref.store %{{.*}}, %[[A]]
// CHECK: memref.load %arg0
func.func @read_after_write(%t: tensor<4xf32>, %v: f32, %i: index) -> (f32, tensor<4xf32>) {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %1, %0 : f32, tensor<4xf32>
}

// -----

// The loop may have no iteration. Then its result is the initial value, whose contents the copy keeps.
// CHECK-LABEL: func.func @no_iteration
// CHECK: memref.copy %arg0, %[[A:.*]] :
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[A]])
func.func @no_iteration(%t: tensor<4xf32>, %l: index, %u: index, %s: index, %c: f32, %i: index) -> (tensor<4xf32>, f32) {
  %r = scf.for %k = %l to %u step %s iter_args(%x = %t) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %n = tensor.insert %c into %e[%i] : tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  }
  %o = tensor.extract %t[%i] : tensor<4xf32>
  return %r, %o : tensor<4xf32>, f32
}

// -----

// In the second iteration the extraction would see the insertion of the first.
// CHECK-LABEL: func.func @next_iteration
// CHECK: scf.for
// CHECK: memref.load %arg0
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: memref.copy %arg0, %[[A]]
// CHECK: memref.store %{{.*}}, %[[A]]
func.func @next_iteration(%t: tensor<4xf32>, %l: index, %u: index, %s: index, %i: index) {
  scf.for %k = %l to %u step %s {
    %v = tensor.extract %t[%i] : tensor<4xf32>
    %w = arith.addf %v, %v : f32
    %n = tensor.insert %w into %t[%k] : tensor<4xf32>
    %x = tensor.extract %n[%i] : tensor<4xf32>
    "test.use"(%x) : (f32) -> ()
  }
  return
}

// -----

// Nothing says how often the unknown operation runs its region, so the insertion gets a copy. MLIR inserts in place.
// CHECK-LABEL: func.func @unknown_loop
// CHECK: memref.copy
func.func @unknown_loop(%t: tensor<4xf32>, %i: index, %v: f32) {
  "test.loop"() ({
    %e = tensor.extract %t[%i] : tensor<4xf32>
    "test.use"(%e) : (f32) -> ()
    %n = tensor.insert %v into %t[%i] : tensor<4xf32>
    %x = tensor.extract %n[%i] : tensor<4xf32>
    "test.use"(%x) : (f32) -> ()
  }) : () -> ()
  return
}
