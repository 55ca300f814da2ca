// RUN: mlir-opt %s --allow-unregistered-dialect --control-flow-sink | FileCheck %s

// CHECK-LABEL: func.func @a(
// CHECK-NEXT: %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %1 = arith.addi %arg1, %arg2 : i32
// CHECK-NEXT: %2 = arith.muli %1, %arg2 : i32
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %3 = arith.addi %2, %2 : i32
// CHECK-NEXT: %4 = arith.xori %1, %c7_i32 : i32
// CHECK-NEXT: %5 = arith.addi %3, %4 : i32
// CHECK-NEXT: scf.yield %5 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %1 = scf.if %true -> (i32) {
// CHECK-NEXT: %2 = arith.subi %arg1, %arg2 : i32
// CHECK-NEXT: scf.yield %2 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = arith.divsi %arg1, %arg2 : i32
// CHECK-NEXT: scf.yield %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : i32
func.func @a(%c: i1, %x: i32, %y: i32, %n: index) -> i32 {
  %0 = arith.addi %x, %y : i32
  %1 = arith.muli %0, %y : i32
  %2 = arith.subi %x, %y : i32
  %3 = arith.divsi %x, %y : i32
  %t = arith.constant true
  %k = arith.constant 7 : i32
  %r = scf.if %c -> i32 {
    %5 = arith.addi %1, %1 : i32
    %6 = arith.xori %0, %k : i32
    %7 = arith.addi %5, %6 : i32
    scf.yield %7 : i32
  } else {
    %s = scf.if %t -> i32 {
      scf.yield %2 : i32
    } else {
      scf.yield %3 : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @b(
// CHECK-NEXT: %0 = arith.subi %arg0, %arg0 : i32
// CHECK-NEXT: %1 = arith.ori %arg0, %arg0 : i32
// CHECK-NEXT: %2 = memref.load %arg2[%arg1] : memref<3xi32>
// CHECK-NEXT: %3 = arith.shli %arg0, %arg0 : i32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %4 = scf.index_switch %arg1 -> i32
// CHECK-NEXT: case 2 {
// CHECK-NEXT: %8 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: scf.yield %8 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %8 = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT: %9 = arith.addi %8, %2 : i32
// CHECK-NEXT: scf.yield %9 : i32
// CHECK-NEXT: }
// CHECK-NEXT: %5 = scf.execute_region -> i32 {
// CHECK-NEXT: scf.yield %0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: %6 = scf.for %arg3 = %c0 to %c1 step %c1 iter_args(%arg4 = %arg0) -> (i32) {
// CHECK-NEXT: %8 = arith.addi %arg4, %1 : i32
// CHECK-NEXT: scf.yield %8 : i32
// CHECK-NEXT: }
// CHECK-NEXT: affine.if #set(%arg1) {
// CHECK-NEXT: "test.use"(%3) : (i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %7 = scf.index_switch %c2 -> i32
// CHECK-NEXT: case 2 {
// CHECK-NEXT: %8 = arith.xori %arg0, %arg0 : i32
// CHECK-NEXT: scf.yield %8 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: %8 = arith.andi %arg0, %arg0 : i32
// CHECK-NEXT: scf.yield %8 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %4, %5, %6 : i32, i32, i32
func.func @b(%x: i32, %n: index, %m: memref<3xi32>) -> (i32, i32, i32) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %x, %x : i32
  %2 = arith.subi %x, %x : i32
  %3 = arith.andi %x, %x : i32
  %4 = arith.ori %x, %x : i32
  %6 = memref.load %m[%n] : memref<3xi32>
  %8 = arith.shli %x, %x : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.index_switch %n -> i32 
  case 2 {
    scf.yield %0 : i32
  }
  default {
    %5 = arith.addi %1, %6 : i32
    scf.yield %5 : i32
  }
  %e = scf.execute_region -> i32 {
    scf.yield %2 : i32
  }
  %f = scf.for %i = %c0 to %c1 step %c1 iter_args(%q = %x) -> i32 {
    %w = arith.addi %q, %4 : i32
    scf.yield %w : i32
  }
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
    "test.use"(%8) : (i32) -> ()
  }
  %c5 = arith.constant 2 : index
  %g = arith.xori %x, %x : i32
  %h = scf.index_switch %c5 -> i32 
  case 2 {
    scf.yield %g : i32
  }
  default {
    scf.yield %3 : i32
  }
  return %r, %e, %f : i32, i32, i32
}

// CHECK-LABEL: func.func @c(
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %0 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT: %1 = arith.addi %0, %arg1 : i32
// CHECK-NEXT: "test.use"(%1) : (i32) -> ()
// CHECK-NEXT: scf.if %arg2 {
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: scf.if %arg2 {
// CHECK-NEXT: %0 = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT: "test.use"(%0) : (i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
func.func @c(%c: i1, %x: i32, %p: i1) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %0, %x : i32
  scf.if %c {
    "test.use"(%1) : (i32) -> ()
    scf.if %p {
      "test.use"(%0) : (i32) -> ()
    }
  }
  %2 = arith.muli %x, %x : i32
  cf.cond_br %c, ^bb1, ^bb2
 ^bb1:
  scf.execute_region {
    cf.cond_br %c, ^bb1, ^bb2
   ^bb1:
    scf.if %p { "test.use"(%2) : (i32) -> () }
    cf.br ^bb2
   ^bb2:
    scf.yield
  }
  cf.br ^bb2
 ^bb2:
  return
}

// CHECK-LABEL: func.func @d(
// CHECK-NEXT: %0 = "test.op"() : () -> i32
// CHECK-NEXT: %alloca = memref.alloca() : memref<3xi32>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %1 = scf.if %arg2 -> (i32) {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT: scf.yield %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"(%1, %0, %alloca) : (i32, i32, memref<3xi32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @d(%c: i1, %x: i32, %p: i1) {
  %0 = scf.if %p -> i32 { scf.yield %x : i32 } else { %z = arith.addi %x, %x : i32 scf.yield %z : i32 }
  %1 = "test.op"() : () -> i32
  %l = memref.alloca() : memref<3xi32>
  scf.if %c {
    "test.use"(%0, %1, %l) : (i32, i32, memref<3xi32>) -> ()
  }
  return
}
