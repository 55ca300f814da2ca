// RUN: mlir-opt %s --spirv-promote-allocas --allow-unregistered-dialect | FileCheck %s

// A buffer of which single elements are accessed becomes a value that loops and branches
// carry.

// CHECK-LABEL: func.func @carried(
// CHECK-SAME:    %[[X:.*]]: f32, %[[C:.*]]: i1, %[[I:.*]]: index, %[[Y:.*]]: f32)
// CHECK-NOT:     memref
// CHECK:         %[[P:.*]] = arith.select %[[C]], %[[X]], %[[Y]] : f32
// CHECK:         %[[S:.*]] = scf.index_switch
// CHECK:         default {
// CHECK-NEXT:      scf.yield %[[P]]
// CHECK:         %[[F:.*]] = scf.for {{.*}} iter_args(%[[A:.*]] = %[[S]]) -> (f32)
// CHECK-NEXT:      %[[B:.*]] = arith.addf %[[A]], %[[X]]
// CHECK-NEXT:      "test.use"(%[[B]])
// CHECK-NEXT:      scf.yield %[[B]]
// CHECK:         %[[W:.*]] = scf.while (%[[D:.*]] = %[[F]]) : (f32) -> f32
// CHECK-NEXT:      %[[E:.*]] = "test.more"(%[[D]])
// CHECK-NEXT:      scf.condition(%[[E]]) %[[D]]
// CHECK:         ^bb0(%[[G:.*]]: f32):
// CHECK-NEXT:      %[[H:.*]] = arith.mulf %[[G]], %[[X]]
// CHECK-NEXT:      scf.yield %[[H]]
// CHECK:         return %[[W]]
func.func @carried(%x: f32, %c: i1, %i: index, %y: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2xf32, #spirv.storage_class<Function>>
  memref.store %y, %a[%c1] : memref<2xf32, #spirv.storage_class<Function>>
  scf.if %c {
    memref.store %x, %a[%c1] : memref<2xf32, #spirv.storage_class<Function>>
  }
  scf.index_switch %i
  case 3 {
    memref.store %x, %a[%c1] : memref<2xf32, #spirv.storage_class<Function>>
    "test.use"(%x) : (f32) -> ()
    scf.yield
  }
  default {
  }
  scf.for %j = %c0 to %i step %c1 {
    %v = memref.load %a[%c1] : memref<2xf32, #spirv.storage_class<Function>>
    %w = arith.addf %v, %x : f32
    "test.use"(%w) : (f32) -> ()
    memref.store %w, %a[%c1] : memref<2xf32, #spirv.storage_class<Function>>
  }
  scf.while : () -> () {
    %v = memref.load %a[%c1] : memref<2xf32, #spirv.storage_class<Function>>
    %m = "test.more"(%v) : (f32) -> i1
    scf.condition(%m)
  } do {
    %v = memref.load %a[%c1] : memref<2xf32, #spirv.storage_class<Function>>
    %w = arith.mulf %v, %x : f32
    memref.store %w, %a[%c1] : memref<2xf32, #spirv.storage_class<Function>>
    scf.yield
  }
  %r = memref.load %a[%c1] : memref<2xf32, #spirv.storage_class<Function>>
  return %r : f32
}

// Buffers of a workgroup stay, and so do those whose uses are in other regions or are no
// accesses.

// CHECK-LABEL: func.func @kept(
// CHECK-COUNT-3: memref.alloca
func.func @kept(%x: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<f32, #spirv.storage_class<Workgroup>>
  %b = memref.alloca() : memref<f32>
  %d = memref.alloca() : memref<f32>
  memref.store %x, %a[] : memref<f32, #spirv.storage_class<Workgroup>>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %b[] : memref<f32>
    %v = memref.load %b[] : memref<f32>
    "test.use"(%v) : (f32) -> ()
    scf.reduce
  }
  "test.use"(%d) : (memref<f32>) -> ()
  %r = memref.load %a[] : memref<f32, #spirv.storage_class<Workgroup>>
  return %r : f32
}

// A buffer inside of a loop begins anew in each iteration.

// CHECK-LABEL: func.func @inner(
// CHECK:         scf.for
// CHECK-NEXT:      "test.use"(%{{.*}}) : (f32) -> ()
// CHECK-NEXT:    }
func.func @inner(%x: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<f32>
    memref.store %x, %a[] : memref<f32>
    %v = memref.load %a[] : memref<f32>
    "test.use"(%v) : (f32) -> ()
  }
  return
}

// A buffer that may be read before it has a value stays: the reference device reports that.

// CHECK-LABEL: func.func @unset(
// CHECK-COUNT-2: memref.alloca
func.func @unset(%x: f32, %c: i1) -> (f32, f32) {
  %a = memref.alloca() : memref<f32>
  %b = memref.alloca() : memref<f32>
  scf.if %c {
    memref.store %x, %a[] : memref<f32>
  }
  %v = memref.load %b[] : memref<f32>
  memref.store %x, %b[] : memref<f32>
  %w = memref.load %a[] : memref<f32>
  return %v, %w : f32, f32
}

// A region that only reads a value carries none, and gets no else. A large buffer stays.

// CHECK-LABEL: func.func @read(
// CHECK-SAME:    %[[X:.*]]: f32, %[[I:.*]]: index, %{{.*}}: i1) -> f32 {
// CHECK-NEXT:    %[[A:.*]] = memref.alloca() : memref<17xf32>
// CHECK-NEXT:    memref.store %[[X]], %[[A]][%[[I]]]
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      "test.use"(%[[X]]) : (f32) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[L:.*]] = memref.load %[[A]][%[[I]]]
// CHECK-NEXT:    return %[[L]]
func.func @read(%x: f32, %i: index, %c: i1) -> f32 {
  %a = memref.alloca() : memref<f32>
  %b = memref.alloca() : memref<17xf32>
  memref.store %x, %a[] : memref<f32>
  memref.store %x, %b[%i] : memref<17xf32>
  scf.if %c {
    %v = memref.load %a[] : memref<f32>
    "test.use"(%v) : (f32) -> ()
  }
  %l = memref.load %b[%i] : memref<17xf32>
  return %l : f32
}
