// RUN: mlir-opt %s --remove-dead-values --split-input-file --allow-unregistered-dialect --verify-diagnostics | FileCheck %s
// RUN: mlir-opt %s --remove-dead-values=exact --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=EXACT

// Arguments and results of functions go if no call needs them.

// CHECK-LABEL: func.func private @callee(
// CHECK-SAME:    %[[B:.*]]: i32 {test.b}) -> (i32 {test.d}) {
// CHECK-NEXT:    return %[[B]]
// CHECK-LABEL: func.func @caller(
// CHECK-NEXT:    %[[R:.*]] = call @callee(%{{.*}}) : (i32) -> i32
// CHECK-NEXT:    return %[[R]]
func.func private @callee(%a: i32 {test.a}, %b: i32 {test.b}) -> (i32 {test.c}, i32 {test.d}) {
  %0 = arith.addi %a, %a : i32
  return %0, %b : i32, i32
}
func.func @caller(%x: i32) -> i32 {
  %0:2 = call @callee(%x, %x) : (i32, i32) -> (i32, i32)
  return %0#1 : i32
}

// Dead operations go with those that only they use, and an attribute of arguments goes with the last
// argument that has one.

// CHECK-LABEL: func.func private @attributes(%{{.*}}: i32) -> i32 {
// CHECK-LABEL: func.func @chain(
// CHECK-NEXT:    %[[R:.*]] = call @attributes(%{{.*}}) : (i32) -> i32
// CHECK-NEXT:    return %[[R]]
func.func private @attributes(%a: i32 {test.a}, %b: i32) -> i32 {
  return %b : i32
}
func.func @chain(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %0, %0 : i32
  %2 = arith.addi %1, %0 : i32
  %3 = call @attributes(%2, %x) : (i32, i32) -> i32
  return %3 : i32
}

// A function that something else refers to keeps its type, and so does a public one.

// CHECK-LABEL: func.func private @referred(%{{.*}}: i32)
// CHECK-LABEL: func.func @public(%{{.*}}: i32)
// CHECK-LABEL: func.func @calls(
// CHECK-NEXT:    arith.addi
// CHECK-NEXT:    call @referred
// CHECK-NEXT:    call @public
func.func private @referred(%a: i32) { return }
func.func @public(%a: i32) { return }
func.func @calls(%x: i32) {
  %0 = arith.addi %x, %x : i32
  call @referred(%x) : (i32) -> ()
  call @public(%0) : (i32) -> ()
  "test.use"() {f = @referred} : () -> ()
  return
}

// -----

// Values that a loop carries for nothing go, and with them what computes them.

// CHECK-LABEL: func.func @loop(
// CHECK-SAME:    %[[X:.*]]: i32, %[[M:.*]]: memref<i32>, %[[N:.*]]: index)
// CHECK:         scf.for {{.*}} iter_args(%[[A:.*]] = %[[X]]) -> (i32) {
// CHECK-NEXT:      memref.store %[[A]], %[[M]][]
// CHECK-NEXT:      scf.yield %[[A]] : i32
func.func @loop(%x: i32, %m: memref<i32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w:3 = scf.for %j = %c0 to %n step %c1 iter_args(%a = %x, %b = %x, %d = %x) -> (i32, i32, i32) {
    %s = arith.addi %b, %d : i32
    memref.store %a, %m[] : memref<i32>
    scf.yield %a, %s, %d : i32, i32, i32
  }
  return
}

// What decides where control goes stays if there are effects.

// CHECK-LABEL: func.func @decides(
// CHECK:         arith.cmpi
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      memref.store
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @decides(%x: i32, %m: memref<i32>) {
  %c = arith.cmpi slt, %x, %x : i32
  scf.if %c {
    memref.store %x, %m[] : memref<i32>
  }
  %r = scf.if %c -> i32 {
    %k = arith.muli %x, %x : i32
    scf.yield %k : i32
  } else {
    scf.yield %x : i32
  }
  return
}

// Code that control does not reach keeps what it uses.

// CHECK-LABEL: func.func @unreached(
// CHECK:         %[[U:.*]] = arith.addi
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      %[[Z:.*]] = arith.addi %[[U]]
func.func @unreached(%x: i32, %m: memref<i32>) -> i32 {
  %f = arith.constant false
  %u = arith.addi %x, %x : i32
  %w = scf.if %f -> i32 {
    %z = arith.addi %u, %x : i32
    scf.yield %x : i32
  } else {
    memref.store %x, %m[] : memref<i32>
    scf.yield %x : i32
  }
  return %w : i32
}

// CHECK-LABEL: func.func @affine(
// CHECK:         affine.for {{.*}} = 0 to %arg2 iter_args(%[[A:.*]] = %arg0, %[[B:.*]] = %arg0) -> (i32, i32) {
// CHECK-NEXT:      affine.store %[[A]]
// CHECK-NEXT:      affine.store %[[B]]
// CHECK-NEXT:      affine.yield %[[B]], %[[A]] : i32, i32
func.func @affine(%x: i32, %m: memref<i32>, %n: index) {
  %w:3 = affine.for %j = 0 to %n iter_args(%a = %x, %b = %x, %d = %x) -> (i32, i32, i32) {
    affine.store %a, %m[] : memref<i32>
    affine.store %b, %m[] : memref<i32>
    affine.yield %b, %a, %d : i32, i32, i32
  }
  return
}

// -----

// EXACT-LABEL: func.func private @in_blocks(
// EXACT-SAME:    %{{.*}}: i1) {
// EXACT:         cf.cond_br
func.func private @in_blocks(%c: i1, %n: i32) {
  %0 = arith.addi %n, %n : i32
  // expected-error@+2 {{cannot optimize an IR with non-function symbol ops, non-call symbol user ops or branch ops}}
  // The error does not stop the pipeline.
  cf.cond_br %c, ^a, ^b
^a:
  "test.use"() : () -> ()
  cf.br ^b
^b:
  return
}
func.func @calls_blocks(%c: i1, %n: i32) {
  call @in_blocks(%c, %n) : (i1, i32) -> ()
  return
}

// -----

// expected-error@+1 {{cannot optimize an IR with non-function symbol ops}}
module @named {
}

// -----

// expected-error@+1 {{cannot optimize an IR with non-function symbol ops}}
memref.global @g : memref<i32>
