// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-liveness-analysis)' -o /dev/null | FileCheck %s

// A sparse backward analysis of what matters.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.cmpi slt, %f0a, %f0a {name = "m0"} : i32
  %v4 = memref.cast %f0m {tag = "t1", tag_name = "n1", name = "m1"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v5 = arith.addi %f0a, %f0a {tag = "t2", tag_name = "n2", name = "m2"} : i32
  %v6 = scf.while (%v7 = %f0a) : (i32) -> i32 {
    scf.condition(%v1) {tag = "t3", tag_name = "n3", test.ptr = "p3"} %v7 : i32
  } do {
  ^bb0(%v8: i32):
    scf.yield %v5 : i32
  } attributes {tag = "t5", tag_name = "n5"}
  %v9 = arith.constant {tag_name = "n6", test.ptr = "p6"} true
  memref.store %v5, %f0m[] {tag = "t7", tag_name = "n7"} : memref<i32>
  cf.cond_br %v1, ^bb1(%f0a, %f0m : i32, memref<i32>), ^bb1(%v5, %f0m : i32, memref<i32>) {tag = "t8", tag_name = "n8", test.ptr = "p8"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  "x.unknown"() {tag = "t9", test.ptr = "p9"} : () -> ()
  cf.cond_br %v1, ^bb2(%f0a, %f0m : i32, memref<i32>), ^bb1(%f0a, %f0y1 : i32, memref<i32>) {tag = "t10", test.ptr = "p10"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  return {tag = "t11", name = "m11"} %f0a, %f0m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t12"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = scf.while (%v4 = %f0a) : (i32) -> i32 {
    %v6 = arith.addi %v4, %v4 {tag = "t0", name = "m0", test.ptr = "p0"} : i32
    %v7 = arith.constant {tag = "t1", tag_name = "n1", name = "m1", test.ptr = "p1"} 2 : i32
    scf.condition(%v1) {tag = "t2", tag_name = "n2", name = "m2", test.ptr = "p2"} %v4 : i32
  } do {
  ^bb0(%v5: i32):
    %v8 = scf.while (%v9 = %f0a) : (i32) -> i32 {
      %v11 = arith.constant {tag = "t3", test.ptr = "p3"} false
      %v12 = memref.cast %f0m {tag = "t4", tag_name = "n4", test.ptr = "p4"} : memref<i32> to memref<i32, strided<[], offset: ?>>
      scf.condition(%v1) {tag = "t5", tag_name = "n5", name = "m5"} %v9 : i32
    } do {
    ^bb0(%v10: i32):
      %v13 = arith.addi %v10, %v5 {tag_name = "n6", name = "m6"} : i32
      %v14 = arith.cmpi slt, %v13, %v5 {tag_name = "n7", test.ptr = "p7"} : i32
      scf.yield {tag = "t8", name = "m8", test.ptr = "p8"} %v10 : i32
    } attributes {tag = "t9", name = "m9"}
    scf.yield {test.ptr = "p10"} %v5 : i32
  } attributes {test.ptr = "p11"}
  %v15 = memref.cast %f0m {tag_name = "n12", name = "m12"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v16 = arith.addi %v3, %v3 {tag_name = "n13", name = "m13", test.ptr = "p13"} : i32
  %v17, %v18 = func.call @ext(%v3, %f0m) {test.ptr = "p14"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v19 = memref.load %f0m[] {tag = "t15", tag_name = "n15", test.ptr = "p15"} : memref<i32>
  memref.store %v19, %v18[] {tag_name = "n16", test.ptr = "p16"} : memref<i32>
  cf.cond_br %v1, ^bb1(%v17, %v18 : i32, memref<i32>), ^bb2(%v19, %f0m : i32, memref<i32>) {tag = "t17", name = "m17", test.ptr = "p17"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v20 = arith.muli %v16, %v16 {name = "m18"} : i32
  %v21 = arith.cmpi slt, %v16, %v17 {tag_name = "n19"} : i32
  cf.br ^bb2(%f0x1, %f0y1 : i32, memref<i32>) {tag_name = "n20", test.ptr = "p20"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  memref.store %v19, %f0y2[] {tag = "t21", tag_name = "n21"} : memref<i32>
  memref.store %v17, %f0m[] {tag = "t22", tag_name = "n22"} : memref<i32>
  cf.br ^bb2(%v17, %f0y2 : i32, memref<i32>) {name = "m23"}
}
func.func @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v22 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v23 = arith.constant 3 : index
  %v24 = scf.for %v25 = %v23 to %v23 step %v23 iter_args(%v26 = %f1m) -> (memref<i32>) {
    scf.yield {tag = "t24", tag_name = "n24", name = "m24"} %f1m : memref<i32>
  } {tag_name = "n25", name = "m25", test.ptr = "p25"}
  %v27 = memref.load %v24[] {tag = "t26", tag_name = "n26"} : memref<i32>
  %v28 = arith.muli %f1a, %f1a {tag_name = "n27"} : i32
  cf.cond_br %v22, ^bb1(%v28, %v24 : i32, memref<i32>), ^bb1(%v27, %f1m : i32, memref<i32>)
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  cf.br ^bb2(%v28, %f1m : i32, memref<i32>) {tag_name = "n29", test.ptr = "p29"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v29 = arith.constant {tag = "t30", tag_name = "n30", test.ptr = "p30"} false
  %v30 = arith.subi %v28, %f1x2 {tag = "t31", tag_name = "n31"} : i32
  memref.store %v27, %f1m[] {tag = "t32"} : memref<i32>
  return {tag_name = "n33", name = "m33"} %f1a, %f1y2 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t34", name = "m34", test.ptr = "p34"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag_name = "n35", name = "m35", test.ptr = "p35"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  scf.if %v1 {
    %v3 = arith.subi %f0a, %f0a {tag = "t0", tag_name = "n0", name = "m0"} : i32
  } {tag = "t1", name = "m1"}
  %v4 = arith.constant {tag = "t2"} false
  %v5 = scf.while (%v6 = %f0a) : (i32) -> i32 {
    scf.condition(%v1) {tag_name = "n3", name = "m3"} %v6 : i32
  } do {
  ^bb0(%v7: i32):
    %v8 = scf.for %v9 = %v2 to %v2 step %v2 iter_args(%v10 = %f0m) -> (memref<i32>) {
      %v11, %v12 = func.call @f0(%v7, %v10) {tag = "t4"} : (i32, memref<i32>) -> (i32, memref<i32>)
      %v13, %v14 = scf.if %v4 -> (i32, memref<i32>) {
        scf.yield {tag = "t5", tag_name = "n5", test.ptr = "p5"} %v11, %v10 : i32, memref<i32>
      } else {
        memref.store %f0a, %v10[] {tag = "t6", tag_name = "n6", name = "m6"} : memref<i32>
        scf.yield {tag = "t7", tag_name = "n7", test.ptr = "p7"} %v7, %f0m : i32, memref<i32>
      } {tag = "t8", tag_name = "n8", name = "m8"}
      scf.yield {name = "m9"} %f0m : memref<i32>
    } {tag = "t10", tag_name = "n10"}
    scf.yield {tag = "t11", tag_name = "n11", test.ptr = "p11"} %v7 : i32
  }
  memref.store %v5, %f0m[] {tag = "t13", name = "m13"} : memref<i32>
  %v15 = scf.for %v16 = %v2 to %v2 step %v2 iter_args(%v17 = %f0m) -> (memref<i32>) {
    %v18 = memref.load %v17[] {tag = "t14", tag_name = "n14", name = "m14"} : memref<i32>
    %v19, %v20 = scf.if %v4 -> (i32, memref<i32>) {
      scf.yield {tag = "t15", tag_name = "n15"} %f0a, %f0m : i32, memref<i32>
    } else {
      %v21, %v22 = func.call @f1(%v5, %f0m) {tag = "t16", name = "m16"} : (i32, memref<i32>) -> (i32, memref<i32>)
      scf.yield {tag = "t17", name = "m17"} %v5, %v17 : i32, memref<i32>
    } {test.ptr = "p18"}
    scf.yield {tag = "t19"} %f0m : memref<i32>
  } {tag = "t20", name = "m20", test.ptr = "p20"}
  memref.store %f0a, %v15[] {test.ptr = "p21"} : memref<i32>
  return {tag = "t22", test.ptr = "p22"} %v5, %f0m : i32, memref<i32>
}
func.func @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v23 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v24 = arith.constant 3 : index
  %v25 = arith.subi %f1a, %f1a {tag_name = "n23", test.ptr = "p23"} : i32
  return {tag_name = "n24", test.ptr = "p24"} %f1a, %f1m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {name = "m25"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t26", tag_name = "n26", name = "m26", test.ptr = "p26"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}

// CHECK: test_tag: ef0:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: result #0: live
// CHECK-NEXT: test_tag: t1:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: result #0: live
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: not live
// CHECK-NEXT: test_tag: t5:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: test_tag: t7:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: operand #2: live
// CHECK-NEXT: operand #3: live
// CHECK-NEXT: operand #4: live
// CHECK-NEXT: test_tag: t9:
// CHECK-NEXT: test_tag: t10:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: operand #2: live
// CHECK-NEXT: operand #3: live
// CHECK-NEXT: operand #4: not live
// CHECK-NEXT: test_tag: t11:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: test_tag: t12:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: result #1: not live
// CHECK-NEXT: test_tag: ef0:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: result #0: live
// CHECK-NEXT: test_tag: t0:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: test_tag: t1:
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: test_tag: t4:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: test_tag: t5:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: not live
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: operand #0: not live
// CHECK-NEXT: test_tag: t9:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: test_tag: t15:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: result #0: live
// CHECK-NEXT: test_tag: t17:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: operand #2: live
// CHECK-NEXT: operand #3: live
// CHECK-NEXT: operand #4: live
// CHECK-NEXT: test_tag: t21:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: test_tag: t22:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: test_tag: ef1:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: test_tag: t24:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: test_tag: t26:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: result #0: live
// CHECK-NEXT: test_tag: t30:
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: test_tag: t31:
// CHECK-NEXT: operand #0: not live
// CHECK-NEXT: operand #1: not live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: test_tag: t32:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: test_tag: t34:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: result #1: not live
// CHECK-NEXT: test_tag: ef0:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: result #0: live
// CHECK-NEXT: test_tag: t0:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: test_tag: t1:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: result #0: live
// CHECK-NEXT: test_tag: t4:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: result #1: not live
// CHECK-NEXT: test_tag: t5:
// CHECK-NEXT: operand #0: not live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: test_tag: t7:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: result #1: not live
// CHECK-NEXT: test_tag: t10:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: operand #2: live
// CHECK-NEXT: operand #3: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: test_tag: t11:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: test_tag: t13:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: test_tag: t14:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: test_tag: t15:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: test_tag: t16:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: result #1: not live
// CHECK-NEXT: test_tag: t17:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: test_tag: t19:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: test_tag: t20:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: operand #2: live
// CHECK-NEXT: operand #3: live
// CHECK-NEXT: result #0: live
// CHECK-NEXT: test_tag: t22:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: test_tag: ef1:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: test_tag: t26:
// CHECK-NEXT: operand #0: live
// CHECK-NEXT: operand #1: live
// CHECK-NEXT: result #0: not live
// CHECK-NEXT: result #1: not live
