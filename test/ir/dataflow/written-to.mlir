// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-written-to)' -o /dev/null | FileCheck %s

// A sparse backward analysis.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  memref.store %f0a, %f0m[] {tag = "t0", tag_name = "n0", name = "m0"} : memref<i32>
  %v3 = memref.load %f0m[] {tag = "t1", name = "m1"} : memref<i32>
  %v4 = memref.alloc() {tag_name = "n2", test.ptr = "p2"} : memref<i32>
  %v5 = scf.for %v6 = %v2 to %v2 step %v2 iter_args(%v7 = %v4) -> (memref<i32>) {
    scf.yield {tag = "t3", tag_name = "n3", name = "m3", test.ptr = "p3"} %v4 : memref<i32>
  } {tag = "t4", tag_name = "n4"}
  return {tag_name = "n5", name = "m5"} %v3, %v5 : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v8 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v9 = arith.constant 3 : index
  %v10 = memref.load %f1m[] {tag = "t6"} : memref<i32>
  memref.store %f1a, %f1m[] {tag = "t7", tag_name = "n7"} : memref<i32>
  %v11, %v12 = func.call @ext(%f1a, %f1m) {tag = "t8", tag_name = "n8", name = "m8"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v13 = memref.load %f1m[] {tag = "t9", tag_name = "n9", name = "m9"} : memref<i32>
  cf.cond_br %v8, ^bb1(%f1a, %f1m : i32, memref<i32>), ^bb1(%f1a, %f1m : i32, memref<i32>) {tag_name = "n10"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  memref.store %v13, %f1y1[] {tag_name = "n11", name = "m11", test.ptr = "p11"} : memref<i32>
  %v14, %v15 = func.call @f1(%f1a, %f1y1) {tag = "t12", name = "m12"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v16 = arith.constant {name = "m13"} false
  %v17 = arith.cmpi slt, %v13, %f1a {tag = "t14", name = "m14"} : i32
  return {name = "m15"} %v13, %f1y1 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t16", tag_name = "n16", test.ptr = "p16"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t17", tag_name = "n17", name = "m17"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  cf.cond_br %v1, ^bb1(%f0a, %f0m : i32, memref<i32>), ^bb2(%f0a, %f0m : i32, memref<i32>) {name = "m0", test.ptr = "p0"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v3 = memref.alloc() {tag_name = "n1", name = "m1"} : memref<i32>
  memref.store %f0x1, %f0y1[] {tag = "t2", tag_name = "n2"} : memref<i32>
  cf.br ^bb3(%f0a, %f0y1 : i32, memref<i32>)
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v4 = scf.for %v5 = %v2 to %v2 step %v2 iter_args(%v6 = %f0m) -> (memref<i32>) {
    %v7 = arith.subi %f0x2, %f0x2 {tag_name = "n4"} : i32
    %v8 = arith.muli %f0a, %f0x2 : i32
    scf.yield {name = "m6"} %f0m : memref<i32>
  } {tag = "t7", tag_name = "n7"}
  %v9 = memref.alloc() {tag = "t8"} : memref<i32>
  %v10 = memref.cast %v4 {tag_name = "n9", name = "m9", test.ptr = "p9"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  cf.br ^bb3(%f0a, %v4 : i32, memref<i32>) {tag = "t10"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v11 = memref.load %f0y3[] {tag = "t11", name = "m11"} : memref<i32>
  cf.br ^bb4(%f0x3, %f0y3 : i32, memref<i32>) {tag = "t12", name = "m12"}
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  %v12 = arith.addi %f0x4, %f0x4 {tag_name = "n13"} : i32
  %v13 = arith.addi %f0a, %f0a {tag = "t14", test.ptr = "p14"} : i32
  %v14 = arith.muli %v12, %f0a {test.ptr = "p15"} : i32
  %v15 = memref.load %f0m[] {tag = "t16"} : memref<i32>
  cf.br ^bb2(%v13, %f0y4 : i32, memref<i32>) {tag = "t17"}
}
func.func private @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v16 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v17 = arith.constant 3 : index
  return {tag = "t18", tag_name = "n18"} %f1a, %f1m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {name = "m19"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t20"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  return {tag = "t0", test.ptr = "p0"} %f0a, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v3 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v4 = arith.constant 3 : index
  %v5 = scf.for %v6 = %v4 to %v4 step %v4 iter_args(%v7 = %f1m) -> (memref<i32>) {
    %v8 = arith.constant {tag = "t1", tag_name = "n1"} false
    scf.yield {tag = "t2", tag_name = "n2", name = "m2", test.ptr = "p2"} %f1m : memref<i32>
  } {tag = "t3"}
  %v9 = scf.for %v10 = %v4 to %v4 step %v4 iter_args(%v11 = %v5) -> (memref<i32>) {
    %v12 = arith.constant {tag = "t4"} 2 : i32
    scf.yield %v11 : memref<i32>
  } {tag = "t6"}
  %v13 = memref.alloca() {tag_name = "n7", name = "m7"} : memref<i32>
  return {test.ptr = "p8"} %f1a, %v13 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t9", tag_name = "n9"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t10", tag_name = "n10"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)

// CHECK: test_tag: ef0:
// CHECK-NEXT: operand #0: [n0]
// CHECK-NEXT: operand #1: [n0]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t0:
// CHECK-NEXT: operand #0: [n0]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t1:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: test_tag: t4:
// CHECK-NEXT: operand #0: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #1: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #2: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #3: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: ef1:
// CHECK-NEXT: operand #0: [n7 callarg0 brancharg0]
// CHECK-NEXT: operand #1: [n7 callarg0 brancharg0]
// CHECK-NEXT: result #0: [brancharg0]
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: operand #0: [callarg1 n11]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t7:
// CHECK-NEXT: operand #0: [n7 callarg0 brancharg0]
// CHECK-NEXT: operand #1: [callarg1 n11]
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: operand #0: [n7 callarg0 brancharg0]
// CHECK-NEXT: operand #1: [callarg1 n11]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
// CHECK-NEXT: test_tag: t9:
// CHECK-NEXT: operand #0: [callarg1 n11]
// CHECK-NEXT: result #0: [n11]
// CHECK-NEXT: test_tag: t12:
// CHECK-NEXT: operand #0: [n7 callarg0 brancharg0]
// CHECK-NEXT: operand #1: [callarg1 n11]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
// CHECK-NEXT: test_tag: t14:
// CHECK-NEXT: operand #0: [n11]
// CHECK-NEXT: operand #1: [n7 callarg0 brancharg0]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t16:
// CHECK-NEXT: operand #0: [n0 n7 callarg0 brancharg0]
// CHECK-NEXT: operand #1: [callarg1 n11]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
// CHECK-NEXT: test_tag: t17:
// CHECK-NEXT: operand #0: [n0 n7 callarg0 brancharg0]
// CHECK-NEXT: operand #1: [callarg1 n11]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
// CHECK-NEXT: test_tag: ef0:
// CHECK-NEXT: operand #0: [brancharg0 n2]
// CHECK-NEXT: operand #1: [brancharg0 n2]
// CHECK-NEXT: result #0: [brancharg0]
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: operand #0: [n2]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t7:
// CHECK-NEXT: operand #0: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #1: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #2: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #3: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t10:
// CHECK-NEXT: operand #0: [brancharg0 n2]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t11:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t12:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t14:
// CHECK-NEXT: operand #0: [brancharg0 n2]
// CHECK-NEXT: operand #1: [brancharg0 n2]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t16:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t17:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: ef1:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t18:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t20:
// CHECK-NEXT: operand #0: [brancharg0 n2]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
// CHECK-NEXT: test_tag: ef0:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t0:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: ef1:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t1:
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: operand #0: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #1: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #2: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #3: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t4:
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: operand #0: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #1: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #2: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #3: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t9:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
// CHECK-NEXT: test_tag: t10:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
