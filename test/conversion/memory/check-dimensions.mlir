// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-check-dimensions)))" | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-check-dimensions{observe})))" | FileCheck %s --check-prefix=OBSERVE

gpu.module @m {
  // CHECK-LABEL: gpu.func @rows(
  // CHECK-SAME:      %[[M:.*]]: memref<?x4xf32>, %[[I:.*]]: index, %[[J:.*]]: index
  // CHECK:       %[[SIZE:.*]] = memref.dim %[[M]], %{{.*}}
  // CHECK:       %[[A:.*]] = arith.cmpi ult, %[[I]], %[[SIZE]]
  // CHECK:       %[[B:.*]] = arith.cmpi ult, %[[J]], %{{.*}}
  // CHECK:       %[[OK:.*]] = arith.andi %[[A]], %[[B]]
  // CHECK:       scf.if %[[OK]] -> (f32) {
  // CHECK-NEXT:    %[[X:.*]] = memref.load %[[M]][%[[I]], %[[J]]]
  // CHECK-NEXT:    scf.yield %[[X]]
  // CHECK-NEXT:  } else {
  // CHECK:         scf.if
  // CHECK-NEXT:      kernel.report_index "load from 'rows_arg_0' (set 0, binding 0)\09dimension 0" %[[I]] of %[[SIZE]]
  // CHECK:         scf.if
  // CHECK-NEXT:      kernel.report_index "load from 'rows_arg_0' (set 0, binding 0)\09dimension 1" %[[J]] of
  // CHECK:         %[[NONE:.*]] = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT:    scf.yield %[[NONE]]
  // CHECK:       memref.store

  // OBSERVE-LABEL: gpu.func @rows(
  // OBSERVE-NOT:   scf.if
  // OBSERVE:       kernel.check_index {{.*}}dimension 0
  // OBSERVE:       kernel.check_index {{.*}}dimension 1
  // OBSERVE-NEXT:  memref.load
  gpu.func @rows(%m: memref<?x4xf32>, %i: index, %j: index, %o: memref<4xf32>) kernel {
    %0 = memref.load %m[%i, %j] : memref<?x4xf32>
    memref.store %0, %o[%i] : memref<4xf32>
    gpu.return
  }

  // Constants in their dimensions, and places in buffers of one dimension, need no check.
  // CHECK-LABEL: gpu.func @known(
  // CHECK-NOT:   scf.if
  // CHECK:       gpu.return
  gpu.func @known(%m: memref<4x4xf32>, %o: memref<?xf32>, %i: index) kernel {
    %c3 = arith.constant 3 : index
    %0 = memref.load %m[%c3, %c3] : memref<4x4xf32>
    memref.store %0, %o[%i] : memref<?xf32>
    gpu.return
  }

  // A subview that is inside of its source needs checks of its own sizes only.
  // CHECK-LABEL: gpu.func @views(
  // CHECK:       kernel.report_index "store to a view of 'views_arg_0' (set 0, binding 0)\09dimension 0"
  // CHECK-NOT:   through a view
  // CHECK:       kernel.report_index "store to a view of 'views_arg_0' (set 0, binding 0)\09dimension 0"
  // CHECK:       kernel.report_index "store to 'views_arg_0' (set 0, binding 0) through a view\09dimension 0"
  gpu.func @views(%m: memref<16xf32>, %i: index, %v: f32) kernel {
    %0 = memref.subview %m[2][4][1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 2>>
    memref.store %v, %0[%i] : memref<4xf32, strided<[1], offset: 2>>
    %1 = memref.subview %m[%i][4][1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.store %v, %1[%i] : memref<4xf32, strided<[1], offset: ?>>
    gpu.return
  }
}
