// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-written-to{interprocedural=0})' -o /dev/null | FileCheck %s

// An analysis that does not follow calls.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = scf.for %v4 = %v2 to %v2 step %v2 iter_args(%v5 = %f0m) -> (memref<i32>) {
    %v6 = scf.while (%v7 = %f0a) : (i32) -> i32 {
      scf.condition(%v1) {tag_name = "n0", name = "m0"} %v7 : i32
    } do {
    ^bb0(%v8: i32):
      %v9, %v10 = scf.if %v1 -> (i32, memref<i32>) {
        scf.yield {tag = "t1", tag_name = "n1"} %v8, %v5 : i32, memref<i32>
      } else {
        scf.yield {tag = "t2", tag_name = "n2", name = "m2"} %v8, %v5 : i32, memref<i32>
      } {name = "m3"}
      %v11 = arith.subi %v9, %v8 {tag = "t4", tag_name = "n4", name = "m4", test.ptr = "p4"} : i32
      scf.yield {tag = "t5", tag_name = "n5", name = "m5"} %f0a : i32
    } attributes {tag_name = "n6"}
    %v12 = arith.constant 1 : i32
    %v13 = memref.load %v5[] {tag = "t8", tag_name = "n8", name = "m8"} : memref<i32>
    scf.yield {tag = "t9"} %v5 : memref<i32>
  } {test.ptr = "p10"}
  %v14, %v15 = func.call @ext(%f0a, %f0m) {tag = "t11", tag_name = "n11", name = "m11"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v16 = arith.constant {tag = "t12", tag_name = "n12", name = "m12"} false
  %v17 = scf.for %v18 = %v2 to %v2 step %v2 iter_args(%v19 = %v15) -> (memref<i32>) {
    "x.unknown"() {tag = "t13", tag_name = "n13"} : () -> ()
    memref.store %f0a, %v15[] {tag = "t14", tag_name = "n14"} : memref<i32>
    %v20 = arith.addi %v14, %v14 {tag_name = "n15"} : i32
    scf.yield {tag = "t16"} %v3 : memref<i32>
  } {tag = "t17", test.ptr = "p17"}
  return %f0a, %f0m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t19", tag_name = "n19", test.ptr = "p19"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.constant {name = "m0"} 0 : i32
  %v4 = arith.cmpi slt, %v3, %f0a {name = "m1", test.ptr = "p1"} : i32
  %v5 = arith.constant {tag = "t2", tag_name = "n2"} 1 : i32
  cf.cond_br %v4, ^bb1(%v3, %f0m : i32, memref<i32>), ^bb2(%v3, %f0m : i32, memref<i32>) {tag = "t3"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v6 = scf.for %v7 = %v2 to %v2 step %v2 iter_args(%v8 = %f0m) -> (memref<i32>) {
    %v9, %v10 = func.call @f0(%f0a, %v8) {tag_name = "n4"} : (i32, memref<i32>) -> (i32, memref<i32>)
    %v11 = arith.muli %v3, %v3 {tag = "t5", tag_name = "n5"} : i32
    scf.yield {tag = "t6", name = "m6", test.ptr = "p6"} %f0m : memref<i32>
  } {tag = "t7", tag_name = "n7"}
  %v12 = memref.load %f0y1[] {tag = "t8"} : memref<i32>
  memref.store %v5, %f0y1[] {tag = "t9", tag_name = "n9"} : memref<i32>
  memref.store %v3, %f0m[] {tag = "t10", tag_name = "n10", name = "m10", test.ptr = "p10"} : memref<i32>
  cf.cond_br %v1, ^bb2(%v5, %f0y1 : i32, memref<i32>), ^bb4(%v5, %f0y1 : i32, memref<i32>) {tag = "t11", test.ptr = "p11"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  memref.store %f0x2, %f0m[] {tag_name = "n12"} : memref<i32>
  cf.br ^bb3(%v5, %f0m : i32, memref<i32>) {name = "m13"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v13 = memref.cast %f0y3 {tag = "t14", name = "m14"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  cf.br ^bb4(%v3, %f0m : i32, memref<i32>) {tag = "t15", tag_name = "n15", name = "m15"}
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  cf.cond_br %v1, ^bb5(%f0a, %f0m : i32, memref<i32>), ^bb3(%v5, %f0y4 : i32, memref<i32>) {tag = "t16", tag_name = "n16", name = "m16"}
^bb5(%f0x5: i32, %f0y5: memref<i32>):
  %v14 = arith.constant {tag = "t17", tag_name = "n17", name = "m17"} 0 : i32
  %v15 = arith.constant {tag_name = "n18", name = "m18"} true
  %v16 = arith.cmpi slt, %v5, %f0a {tag = "t19"} : i32
  cf.br ^bb4(%f0x5, %f0y5 : i32, memref<i32>) {name = "m20"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t21"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  return {tag_name = "n0"} %f0a, %f0m : i32, memref<i32>
}
func.func @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v3 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v4 = arith.constant 3 : index
  cf.cond_br %v3, ^bb1(%f1a, %f1m : i32, memref<i32>), ^bb2(%f1a, %f1m : i32, memref<i32>) {name = "m1"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v5 = memref.load %f1y1[] {tag = "t2"} : memref<i32>
  cf.br ^bb2(%f1a, %f1m : i32, memref<i32>) {tag = "t3", name = "m3", test.ptr = "p3"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v6 = arith.subi %f1a, %f1a {tag = "t4", tag_name = "n4", name = "m4"} : i32
  cf.br ^bb3(%f1a, %f1m : i32, memref<i32>) {name = "m5", test.ptr = "p5"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v7 = arith.addi %f1x3, %f1a {tag = "t6"} : i32
  %v8 = arith.constant {tag_name = "n7", name = "m7"} 1 : i32
  %v9 = arith.addi %f1x3, %f1a {tag = "t8"} : i32
  return {tag_name = "n9", name = "m9"} %v7, %f1m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t10", test.ptr = "p10"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag_name = "n11"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}

// CHECK: test_tag: ef0:
// CHECK-NEXT: operand #0: [callarg0 n14 brancharg0]
// CHECK-NEXT: operand #1: [callarg0 n14 brancharg0]
// CHECK-NEXT: result #0: [brancharg0]
// CHECK-NEXT: test_tag: t1:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t4:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t5:
// CHECK-NEXT: operand #0: [callarg0 n14 brancharg0]
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t9:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: test_tag: t11:
// CHECK-NEXT: operand #0: [callarg0 n14 brancharg0]
// CHECK-NEXT: operand #1: [callarg1]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
// CHECK-NEXT: test_tag: t12:
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t13:
// CHECK-NEXT: test_tag: t14:
// CHECK-NEXT: operand #0: [callarg0 n14 brancharg0]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t16:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: test_tag: t17:
// CHECK-NEXT: operand #0: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #1: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #2: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #3: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t19:
// CHECK-NEXT: operand #0: [callarg0]
// CHECK-NEXT: operand #1: [callarg1]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
// CHECK-NEXT: test_tag: ef0:
// CHECK-NEXT: operand #0: [brancharg0 callarg0]
// CHECK-NEXT: operand #1: [brancharg0 callarg0]
// CHECK-NEXT: result #0: [brancharg0]
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: result #0: [n9 n12]
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: operand #0: [brancharg0]
// CHECK-NEXT: operand #1: [brancharg0 n10 n12]
// CHECK-NEXT: operand #2: [callarg1]
// CHECK-NEXT: operand #3: [brancharg0 n10 n12]
// CHECK-NEXT: operand #4: [callarg1]
// CHECK-NEXT: test_tag: t5:
// CHECK-NEXT: operand #0: [brancharg0 n10 n12]
// CHECK-NEXT: operand #1: [brancharg0 n10 n12]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: operand #0: [callarg1]
// CHECK-NEXT: test_tag: t7:
// CHECK-NEXT: operand #0: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #1: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #2: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #3: [callarg1]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t9:
// CHECK-NEXT: operand #0: [n9 n12]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t10:
// CHECK-NEXT: operand #0: [brancharg0 n10 n12]
// CHECK-NEXT: operand #1: [callarg1]
// CHECK-NEXT: test_tag: t11:
// CHECK-NEXT: operand #0: [brancharg0]
// CHECK-NEXT: operand #1: [n9 n12]
// CHECK-NEXT: operand #2: []
// CHECK-NEXT: operand #3: [n9 n12]
// CHECK-NEXT: operand #4: []
// CHECK-NEXT: test_tag: t14:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t15:
// CHECK-NEXT: operand #0: [brancharg0 n10 n12]
// CHECK-NEXT: operand #1: [callarg1]
// CHECK-NEXT: test_tag: t16:
// CHECK-NEXT: operand #0: [brancharg0]
// CHECK-NEXT: operand #1: [brancharg0 callarg0]
// CHECK-NEXT: operand #2: [callarg1]
// CHECK-NEXT: operand #3: [n9 n12]
// CHECK-NEXT: operand #4: []
// CHECK-NEXT: test_tag: t17:
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t19:
// CHECK-NEXT: operand #0: [n9 n12]
// CHECK-NEXT: operand #1: [brancharg0 callarg0]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t21:
// CHECK-NEXT: operand #0: [callarg0]
// CHECK-NEXT: operand #1: [callarg1]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
// CHECK-NEXT: test_tag: ef0:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: ef1:
// CHECK-NEXT: operand #0: [brancharg0]
// CHECK-NEXT: operand #1: [brancharg0]
// CHECK-NEXT: result #0: [brancharg0]
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: operand #0: [brancharg0]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t4:
// CHECK-NEXT: operand #0: [brancharg0]
// CHECK-NEXT: operand #1: [brancharg0]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: [brancharg0]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: [brancharg0]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t10:
// CHECK-NEXT: operand #0: [callarg0]
// CHECK-NEXT: operand #1: [callarg1]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
