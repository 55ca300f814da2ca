// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @w0(
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: return %c1 : index
func.func @w0() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
    %0 = scf.while (%arg0 = %c0, %arg1 = %c1) : (index, index) -> index {
      %1 = arith.cmpi slt, %arg0, %c1 : index
      scf.condition(%1) %arg1 : index
    } do {
    ^bb0(%arg0: index):
      scf.yield %c0, %arg0 : index, index
    }
    return %0 : index
}

// CHECK-LABEL: func.func @w1(
// CHECK-NEXT: %0:2 = scf.while (%arg2 = %arg0) : (index) -> (index, f32) {
// CHECK-NEXT: %1 = "test.c"(%arg2, %arg1) : (index, f32) -> i1
// CHECK-NEXT: %2 = "test.q"() : () -> f32
// CHECK-NEXT: scf.condition(%1) %arg2, %2 : index, f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: f32):
// CHECK-NEXT: %1 = "test.n"(%arg2, %arg1, %arg3) : (index, f32, f32) -> index
// CHECK-NEXT: scf.yield %1 : index
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %arg1, %0#1 : index, f32, f32
func.func @w1(%a: index, %b: f32) -> (index, f32, f32) {
  %0:3 = scf.while (%x = %a, %y = %b) : (index, f32) -> (index, f32, f32) {
    %c = "test.c"(%x, %y) : (index, f32) -> i1
    %q = "test.q"() : () -> f32
    scf.condition(%c) %x, %y, %q : index, f32, f32
  } do {
  ^bb0(%x: index, %y: f32, %q: f32):
    %n = "test.n"(%x, %y, %q) : (index, f32, f32) -> index
    scf.yield %n, %y : index, f32
  }
  return %0#0, %0#1, %0#2 : index, f32, f32
}

// CHECK-LABEL: func.func @w2(
// CHECK-NEXT: %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (index, f32) -> (index, f32) {
// CHECK-NEXT: %1 = "test.c"(%arg3, %arg4) : (index, f32) -> i1
// CHECK-NEXT: scf.condition(%1) %arg3, %arg4 : index, f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: f32):
// CHECK-NEXT: %1:2 = "test.n"(%arg3, %arg4, %arg2) : (index, f32, f32) -> (index, f32)
// CHECK-NEXT: scf.yield %1#0, %1#1 : index, f32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#1, %0#0, %arg2 : f32, index, f32
func.func @w2(%a: index, %b: f32, %d: f32) -> (f32, index, f32) {
  %0:3 = scf.while (%x = %a, %y = %b) : (index, f32) -> (f32, index, f32) {
    %c = "test.c"(%x, %y) : (index, f32) -> i1
    scf.condition(%c) %y, %x, %d : f32, index, f32
  } do {
  ^bb0(%y: f32, %x: index, %e: f32):
    %n:2 = "test.n"(%x, %y, %e) : (index, f32, f32) -> (index, f32)
    scf.yield %n#0, %n#1 : index, f32
  }
  return %0#0, %0#1, %0#2 : f32, index, f32
}

// CHECK-LABEL: func.func @w3(
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = scf.while (%arg2 = %arg0) : (index) -> index {
// CHECK-NEXT: %1 = arith.cmpi ult, %arg2, %arg1 : index
// CHECK-NEXT: scf.condition(%1) %arg2 : index
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: %1 = arith.cmpi slt, %arg2, %arg1 : index
// CHECK-NEXT: %2 = "test.n"(%arg2, %true, %false, %1) : (index, i1, i1, i1) -> index
// CHECK-NEXT: scf.yield %2 : index
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : index
func.func @w3(%a: index, %b: index) -> index {
  %0 = scf.while (%x = %a) : (index) -> (index) {
    %c = arith.cmpi ult, %x, %b : index
    scf.condition(%c) %x : index
  } do {
  ^bb0(%x: index):
    %c = arith.cmpi ult, %x, %b : index
    %d = arith.cmpi uge, %x, %b : index
    %e = arith.cmpi slt, %x, %b : index
    %n = "test.n"(%x, %c, %d, %e) : (index, i1, i1, i1) -> (index)
    scf.yield %n : index
  }
  return %0 : index
}

// CHECK-LABEL: func.func @er(
// CHECK-NEXT: cf.cond_br %arg0, ^bb2(%arg1 : i32), ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %0 = "test.q"() : () -> i32
// CHECK-NEXT: cf.br ^bb2(%0 : i32)
// CHECK-NEXT: ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: "test.use"(%1) : (i32) -> ()
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "test.x"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %1 : i32
func.func @er(%p: i1, %a: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %p, ^bb1, ^bb2
  ^bb1:
    scf.yield %a : i32
  ^bb2:
    %b = "test.q"() : () -> i32
    scf.yield %b : i32
  }
  "test.use"(%r) : (i32) -> ()
  scf.if %p {
   scf.execute_region {
     cf.cond_br %p, ^bb1, ^bb2
   ^bb1:
     "test.x"() : () -> ()
     scf.yield
   ^bb2:
     "test.y"() : () -> ()
     scf.yield
   }
  }
  return %r : i32
}

// CHECK-LABEL: func.func @fc(
// CHECK-NEXT: %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (tensor<32x?xf32>) {
// CHECK-NEXT: %cast_0 = tensor.cast %arg5 : tensor<32x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %1 = "test.q"(%cast_0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %1 : tensor<?x?xf32> to tensor<32x?xf32>
// CHECK-NEXT: scf.yield %cast_1 : tensor<32x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<32x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @fc(%t: tensor<32x?xf32>, %l: index, %u: index, %s: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %t : tensor<32x?xf32> to tensor<?x?xf32>
  %1 = scf.for %i = %l to %u step %s iter_args(%x = %0) -> (tensor<?x?xf32>) {
    %2 = "test.q"(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %2 : tensor<?x?xf32>
  }
  return %1 : tensor<?x?xf32>
}
