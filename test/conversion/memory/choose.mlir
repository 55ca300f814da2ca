// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-choose-buffers)))" | FileCheck %s

// Each access is in a branch for each buffer.
// CHECK-LABEL: gpu.func @accesses
// CHECK-SAME: %[[A:.*]]: memref<8xf32>, %[[B:.*]]: memref<8xf32>, %[[C:.*]]: i1, %[[I:.*]]: index
// CHECK-NOT: arith.select
// CHECK: %[[V:.*]] = scf.if %[[C]] -> (f32)
// CHECK: %[[X:.*]] = memref.load %[[A]][%[[I]]]
// CHECK: scf.yield %[[X]]
// CHECK: else
// CHECK: %[[Y:.*]] = memref.load %[[B]][%[[I]]]
// CHECK: scf.if %[[C]] {
// CHECK: memref.store %[[V]], %[[A]][%[[I]]]
// CHECK: else
// CHECK: memref.store %[[V]], %[[B]][%[[I]]]
gpu.module @m {
  gpu.func @accesses(%a: memref<8xf32>, %b: memref<8xf32>, %c: i1, %i: index) kernel {
    %s = arith.select %c, %a, %b : memref<8xf32>
    %v = memref.load %s[%i] : memref<8xf32>
    memref.store %v, %s[%i] : memref<8xf32>
    gpu.return
  }

  // scf.if whose branches yield buffers; its other results stay.
  // CHECK-LABEL: gpu.func @branches
  // CHECK: scf.if %{{.*}} -> (f32)
  // CHECK-NEXT: %[[N:.*]] = arith.negf
  // CHECK-NEXT: scf.yield %[[N]] : f32
  // CHECK: scf.if
  // CHECK: memref.store
  // CHECK: else
  // CHECK: memref.store
  gpu.func @branches(%a: memref<8xf32>, %b: memref<8xf32>, %c: i1, %i: index, %f: f32) kernel {
    %s, %g = scf.if %c -> (memref<8xf32>, f32) {
      %n = arith.negf %f : f32
      scf.yield %a, %n : memref<8xf32>, f32
    } else {
      scf.yield %b, %f : memref<8xf32>, f32
    }
    memref.store %g, %s[%i] : memref<8xf32>
    gpu.return
  }

  // Views and sizes of a choice are choices, and choices of choices are nested branches.
  // CHECK-LABEL: gpu.func @views
  // CHECK-SAME: %[[A:.*]]: memref<?xf32>, %[[B:.*]]: memref<?xf32>, %[[D:.*]]: memref<?xf32>, %[[C:.*]]: i1, %[[E:.*]]: i1
  // CHECK-COUNT-3: memref.dim
  // CHECK: scf.if %[[E]]
  // CHECK: scf.if %[[C]]
  // CHECK: memref.load
  // CHECK: memref.load
  // CHECK: memref.load
  gpu.func @views(%a: memref<?xf32>, %b: memref<?xf32>, %d: memref<?xf32>, %c: i1, %e: i1, %i: index) kernel {
    %c0 = arith.constant 0 : index
    %s = arith.select %c, %a, %b : memref<?xf32>
    %t = arith.select %e, %s, %d : memref<?xf32>
    %n = memref.dim %t, %c0 : memref<?xf32>
    %v = memref.subview %t[%i] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
    %x = memref.load %v[%c0] : memref<2xf32, strided<[1], offset: ?>>
    memref.store %x, %a[%n] : memref<?xf32>
    gpu.return
  }

  // What stays: a choice between views of one buffer, one that a call or a loop with a buffer of its own uses, and a branch
  // that makes the view that it yields.
  // CHECK-LABEL: gpu.func @stays
  // CHECK: arith.select {{.*}} : memref<4xf32, strided<[1], offset: ?>>
  // CHECK: arith.select {{.*}} : memref<8xf32>
  // CHECK: func.call @use
  // CHECK: arith.select {{.*}} : memref<8xf32>
  // CHECK: scf.for
  // CHECK: arith.select {{.*}} : memref<8xf32>
  // CHECK: scf.if {{.*}} -> (memref<4xf32, strided<[1], offset: ?>>)
  func.func private @use(memref<8xf32>)
  gpu.func @stays(%a: memref<8xf32>, %b: memref<8xf32>, %c: i1, %i: index) kernel {
    %c0 = arith.constant 0 : index
    %x = memref.subview %a[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
    %y = memref.subview %a[%c0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
    %s = arith.select %c, %x, %y : memref<4xf32, strided<[1], offset: ?>>
    %v = memref.load %s[%i] : memref<4xf32, strided<[1], offset: ?>>
    %t = arith.select %c, %a, %b : memref<8xf32>
    func.call @use(%t) : (memref<8xf32>) -> ()
    memref.store %v, %t[%i] : memref<8xf32>
    %u = arith.select %c, %a, %b : memref<8xf32>
    %w = scf.for %j = %c0 to %i step %i iter_args(%z = %u) -> memref<8xf32> {
      %k = arith.select %c, %z, %b : memref<8xf32>
      memref.store %v, %k[%i] : memref<8xf32>
      %own = memref.alloca() : memref<8xf32>
      scf.yield %own : memref<8xf32>
    }
    %q = scf.if %c -> memref<4xf32, strided<[1], offset: ?>> {
      %n = memref.subview %b[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
      scf.yield %n : memref<4xf32, strided<[1], offset: ?>>
    } else {
      scf.yield %x : memref<4xf32, strided<[1], offset: ?>>
    }
    memref.store %v, %q[%i] : memref<4xf32, strided<[1], offset: ?>>
    scf.if %c {
      memref.store %v, %a[%i] : memref<8xf32>
    }
    gpu.return
  }
}
