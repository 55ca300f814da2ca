// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-last-modified{assume-func-writes=1})' -o /dev/null 2>&1 | FileCheck %s

// Functions that are not seen write to what they get.
// The expected text is that of mlir-opt-19.

func.func @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = memref.alloc() {name = "m0", test.ptr = "p0"} : memref<i32>
  %v4 = arith.constant {tag = "t1", tag_name = "n1", name = "m1"} 2 : i32
  memref.store %v4, %v3[] {tag = "t2", name = "m2"} : memref<i32>
  %v5 = arith.cmpi slt, %f0a, %v4 {tag = "t3"} : i32
  %v6 = arith.constant {name = "m4"} false
  cf.br ^bb1(%v4, %f0m : i32, memref<i32>) {tag_name = "n5"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  memref.store %f0x1, %v3[] {tag_name = "n6"} : memref<i32>
  memref.store %v4, %f0m[] {tag = "t7", tag_name = "n7", name = "m7"} : memref<i32>
  %v7 = arith.muli %v4, %f0x1 {tag_name = "n8"} : i32
  %v8, %v9 = scf.if %v5 -> (i32, memref<i32>) {
    %v10 = arith.constant {name = "m9"} true
    %v11 = arith.constant {tag = "t10"} true
    scf.yield {tag_name = "n11"} %v4, %v3 : i32, memref<i32>
  } else {
    %v12 = arith.constant 2 : i32
    scf.yield {test.ptr = "p13"} %f0a, %f0y1 : i32, memref<i32>
  } {tag = "t14", name = "m14"}
  cf.cond_br %v1, ^bb2(%v4, %f0m : i32, memref<i32>), ^bb3(%v4, %f0y1 : i32, memref<i32>) {tag_name = "n15", name = "m15"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v13 = memref.alloc() {tag = "t16", name = "m16"} : memref<i32>
  cf.cond_br %v5, ^bb3(%f0a, %v13 : i32, memref<i32>), ^bb3(%v4, %f0m : i32, memref<i32>) {tag = "t17", name = "m17"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v14, %v15 = func.call @f0(%v4, %f0y3) {tag = "t18", name = "m18"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v16 = arith.constant {tag = "t19", tag_name = "n19"} 2 : i32
  cf.br ^bb4(%f0x3, %v3 : i32, memref<i32>) {tag = "t20", tag_name = "n20"}
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  %v17 = memref.load %f0y4[] {tag = "t21", test.ptr = "p21"} : memref<i32>
  %v18 = memref.load %f0y4[] {tag_name = "n22"} : memref<i32>
  %v19 = memref.cast %f0m {name = "m23", test.ptr = "p23"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  cf.cond_br %v5, ^bb5(%f0a, %f0m : i32, memref<i32>), ^bb4(%v18, %v3 : i32, memref<i32>) {tag = "t24", name = "m24"}
^bb5(%f0x5: i32, %f0y5: memref<i32>):
  cf.br ^bb2(%f0a, %v3 : i32, memref<i32>) {tag = "t25"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag_name = "n26"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = scf.while (%v4 = %f0a) : (i32) -> i32 {
    %v6 = arith.subi %f0a, %f0a {tag = "t0", tag_name = "n0"} : i32
    scf.condition(%v1) {tag = "t1", tag_name = "n1"} %f0a : i32
  } do {
  ^bb0(%v5: i32):
    %v7 = arith.cmpi slt, %f0a, %f0a {tag = "t2", tag_name = "n2", name = "m2"} : i32
    scf.yield {name = "m3", test.ptr = "p3"} %f0a : i32
  } attributes {tag = "t4", tag_name = "n4", name = "m4"}
  return {name = "m5"} %f0a, %f0m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t6"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = memref.alloc() {tag = "t0"} : memref<i32>
  %v4 = arith.addi %f0a, %f0a {tag_name = "n1", test.ptr = "p1"} : i32
  memref.store %v4, %f0m[] {tag_name = "n2", name = "m2"} : memref<i32>
  %v5 = memref.load %f0m[] {tag = "t3"} : memref<i32>
  %v6 = arith.muli %v5, %f0a {tag_name = "n4", test.ptr = "p4"} : i32
  cf.cond_br %v1, ^bb1(%v4, %f0m : i32, memref<i32>), ^bb1(%v6, %v3 : i32, memref<i32>) {tag = "t5", test.ptr = "p5"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v7, %v8 = func.call @f0(%v5, %f0m) {tag = "t6", name = "m6", test.ptr = "p6"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v9 = scf.for %v10 = %v2 to %v2 step %v2 iter_args(%v11 = %f0y1) -> (memref<i32>) {
    scf.yield {tag = "t7", tag_name = "n7"} %v3 : memref<i32>
  } {tag = "t8"}
  %v12, %v13 = scf.if %v1 -> (i32, memref<i32>) {
    memref.store %v4, %v3[] {tag = "t9"} : memref<i32>
    %v14 = memref.load %v9[] {tag = "t10", name = "m10"} : memref<i32>
    %v15 = scf.while (%v16 = %f0a) : (i32) -> i32 {
      %v18 = arith.addi %f0x1, %v16 {tag_name = "n11", name = "m11"} : i32
      scf.condition(%v1) {tag = "t12", tag_name = "n12", name = "m12"} %v5 : i32
    } do {
    ^bb0(%v17: i32):
      "x.unknown"() {tag = "t13", name = "m13", test.ptr = "p13"} : () -> ()
      %v19 = arith.constant {tag_name = "n14", name = "m14", test.ptr = "p14"} 1 : i32
      scf.yield {tag = "t15"} %f0a : i32
    } attributes {name = "m16"}
    scf.yield {tag_name = "n17", name = "m17"} %v6, %v8 : i32, memref<i32>
  } else {
    memref.store %f0a, %f0y1[] {tag = "t18", tag_name = "n18"} : memref<i32>
    %v20 = arith.subi %v4, %v7 : i32
    %v21 = memref.load %v3[] {tag_name = "n20"} : memref<i32>
    scf.yield {tag = "t21", name = "m21", test.ptr = "p21"} %v7, %v8 : i32, memref<i32>
  }
  cf.br ^bb1(%f0a, %v3 : i32, memref<i32>) {tag = "t23", tag_name = "n23", name = "m23", test.ptr = "p23"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t24", tag_name = "n24"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)

// CHECK: test_tag: ef0:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t1:
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - memref.store
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t7:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - n7
// CHECK-NEXT: test_tag: t10:
// CHECK-NEXT: test_tag: t14:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t16:
// CHECK-NEXT: test_tag: t17:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #2
// CHECK-NEXT: - memref.alloc
// CHECK-NEXT: operand #3
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #4
// CHECK-NEXT: - n7
// CHECK-NEXT: test_tag: t18:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t19:
// CHECK-NEXT: test_tag: t20:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t21:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t24:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #2
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #3
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #4
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t25:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: ef0:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t0:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t1:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t4:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: ef0:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t0:
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - n2
// CHECK-NEXT: test_tag: t5:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #2
// CHECK-NEXT: - n2
// CHECK-NEXT: operand #3
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #4
// CHECK-NEXT: - memref.alloc
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t7:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #2
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #3
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t9:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - memref.store
// CHECK-NEXT: test_tag: t10:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t12:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t13:
// CHECK-NEXT: test_tag: t15:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t18:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t21:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t23:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t24:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
