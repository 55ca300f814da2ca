// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-written-to{assume-func-writes=1})' -o /dev/null | FileCheck %s

// Functions that are not seen write to what they get.
// The expected text is that of mlir-opt-19.

func.func @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = memref.load %f0m[] {tag = "t0", test.ptr = "p0"} : memref<i32>
  %v4 = scf.while (%v5 = %f0a) : (i32) -> i32 {
    scf.condition(%v1) %v5 : i32
  } do {
  ^bb0(%v6: i32):
    %v7 = arith.cmpi slt, %v6, %v6 {tag = "t2", tag_name = "n2", test.ptr = "p2"} : i32
    %v8, %v9 = scf.if %v7 -> (i32, memref<i32>) {
      scf.yield {tag = "t3"} %v6, %f0m : i32, memref<i32>
    } else {
      "x.unknown"() {tag = "t4", tag_name = "n4", name = "m4"} : () -> ()
      %v10 = scf.for %v11 = %v2 to %v2 step %v2 iter_args(%v12 = %f0m) -> (memref<i32>) {
        %v13 = arith.constant {tag = "t5", tag_name = "n5", name = "m5"} 1 : i32
        scf.yield {tag = "t6", tag_name = "n6"} %v12 : memref<i32>
      } {tag = "t7"}
      scf.yield {name = "m8", test.ptr = "p8"} %v6, %v10 : i32, memref<i32>
    } {tag = "t9", tag_name = "n9"}
    scf.yield {tag = "t10", tag_name = "n10", name = "m10"} %f0a : i32
  } attributes {tag = "t11"}
  %v14 = arith.constant {tag = "t12"} 0 : i32
  %v15 = arith.subi %v14, %f0a {tag = "t13"} : i32
  return {tag = "t14", tag_name = "n14"} %v3, %f0m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t15"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = scf.for %v4 = %v2 to %v2 step %v2 iter_args(%v5 = %f0m) -> (memref<i32>) {
    %v6, %v7 = func.call @f0(%f0a, %f0m) {tag = "t0", name = "m0", test.ptr = "p0"} : (i32, memref<i32>) -> (i32, memref<i32>)
    %v8 = memref.alloca() {tag = "t1"} : memref<i32>
    %v9 = arith.constant {tag_name = "n2", test.ptr = "p2"} 0 : i32
    scf.yield {tag = "t3", tag_name = "n3"} %v8 : memref<i32>
  } {name = "m4"}
  cf.cond_br %v1, ^bb1(%f0a, %v3 : i32, memref<i32>), ^bb3(%f0a, %f0m : i32, memref<i32>)
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v10, %v11 = func.call @f1(%f0x1, %f0m) : (i32, memref<i32>) -> (i32, memref<i32>)
  %v12 = memref.cast %v11 {tag = "t7"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  cf.br ^bb2(%f0x1, %v11 : i32, memref<i32>) {tag = "t8", tag_name = "n8", name = "m8"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v13 = arith.cmpi slt, %f0a, %f0a : i32
  cf.cond_br %v13, ^bb4(%f0x2, %f0m : i32, memref<i32>), ^bb2(%f0x2, %f0y2 : i32, memref<i32>) {name = "m10"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  memref.store %f0a, %f0m[] {tag = "t11", tag_name = "n11"} : memref<i32>
  cf.br ^bb1(%f0x3, %f0m : i32, memref<i32>) {tag = "t12", name = "m12"}
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  cf.br ^bb2(%f0x4, %f0y4 : i32, memref<i32>) {tag = "t13", name = "m13", test.ptr = "p13"}
}
func.func private @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v14 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v15 = arith.constant 3 : index
  %v16 = arith.subi %f1a, %f1a : i32
  cf.br ^bb1(%f1a, %f1m : i32, memref<i32>) {tag = "t15", tag_name = "n15"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v17 = memref.cast %f1y1 {tag = "t16", tag_name = "n16", name = "m16"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v18 = arith.muli %f1a, %v16 {name = "m17", test.ptr = "p17"} : i32
  cf.cond_br %v14, ^bb2(%v18, %f1m : i32, memref<i32>), ^bb4(%f1a, %f1y1 : i32, memref<i32>) {tag_name = "n18"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v19, %v20 = func.call @f1(%f1x2, %f1m) {tag = "t19", test.ptr = "p19"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.br ^bb3(%f1x2, %f1y2 : i32, memref<i32>) {tag = "t20", tag_name = "n20", name = "m20"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v21 = arith.constant {tag = "t21", tag_name = "n21", name = "m21"} 2 : i32
  %v22 = arith.constant {tag = "t22"} false
  %v23, %v24 = func.call @f1(%f1a, %f1m) {tag = "t23", tag_name = "n23", name = "m23", test.ptr = "p23"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.cond_br %v14, ^bb5(%f1a, %f1y3 : i32, memref<i32>), ^bb4(%f1x3, %f1m : i32, memref<i32>)
^bb4(%f1x4: i32, %f1y4: memref<i32>):
  return {test.ptr = "p25"} %f1x4, %f1y4 : i32, memref<i32>
^bb5(%f1x5: i32, %f1y5: memref<i32>):
  memref.store %v16, %f1y5[] {tag = "t26", tag_name = "n26", test.ptr = "p26"} : memref<i32>
  %v25 = memref.load %f1y5[] {tag_name = "n27"} : memref<i32>
  %v26 = arith.cmpi slt, %f1x5, %f1a {tag = "t28", name = "m28"} : i32
  %v27 = arith.constant {tag = "t29", name = "m29"} true
  return {tag_name = "n30", name = "m30"} %v16, %f1m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag_name = "n31", name = "m31", test.ptr = "p31"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag_name = "n32"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  cf.cond_br %v1, ^bb1(%f0a, %f0m : i32, memref<i32>), ^bb3(%f0a, %f0m : i32, memref<i32>) {name = "m0"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v3 = arith.addi %f0x1, %f0x1 {tag = "t1", name = "m1"} : i32
  %v4 = arith.cmpi slt, %f0a, %f0x1 {tag = "t2", name = "m2"} : i32
  %v5 = memref.alloc() {tag = "t3", tag_name = "n3", test.ptr = "p3"} : memref<i32>
  cf.br ^bb2(%f0x1, %f0y1 : i32, memref<i32>) {tag = "t4"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  memref.store %f0a, %f0m[] {tag_name = "n5", name = "m5"} : memref<i32>
  %v6 = memref.load %f0m[] {tag = "t6", tag_name = "n6", name = "m6", test.ptr = "p6"} : memref<i32>
  cf.br ^bb5(%f0x2, %f0y2 : i32, memref<i32>) {tag = "t7", name = "m7", test.ptr = "p7"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  cf.cond_br %v1, ^bb4(%f0a, %f0m : i32, memref<i32>), ^bb3(%f0a, %f0m : i32, memref<i32>) {tag = "t8"}
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  return {tag = "t9"} %f0a, %f0m : i32, memref<i32>
^bb5(%f0x5: i32, %f0y5: memref<i32>):
  cf.br ^bb4(%f0x5, %f0m : i32, memref<i32>)
}
func.func @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v7 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v8 = arith.constant 3 : index
  %v9 = memref.load %f1m[] {tag_name = "n11", name = "m11"} : memref<i32>
  return {tag = "t12", tag_name = "n12", name = "m12"} %v9, %f1m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t13", tag_name = "n13"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {test.ptr = "p14"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)

// CHECK: test_tag: ef0:
// CHECK-NEXT: operand #0: [brancharg0]
// CHECK-NEXT: operand #1: [brancharg0]
// CHECK-NEXT: result #0: [brancharg0]
// CHECK-NEXT: test_tag: t0:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: operand #0: [brancharg0]
// CHECK-NEXT: operand #1: [brancharg0]
// CHECK-NEXT: result #0: [brancharg0]
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: operand #0: [brancharg0]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t4:
// CHECK-NEXT: test_tag: t5:
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: test_tag: t7:
// CHECK-NEXT: operand #0: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #1: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #2: [brancharg0 brancharg1 brancharg2]
// CHECK-NEXT: operand #3: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t9:
// CHECK-NEXT: operand #0: [brancharg0]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
// CHECK-NEXT: test_tag: t10:
// CHECK-NEXT: operand #0: [brancharg0]
// CHECK-NEXT: test_tag: t11:
// CHECK-NEXT: operand #0: [brancharg0]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t12:
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t13:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: [brancharg0]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t14:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t15:
// CHECK-NEXT: operand #0: [brancharg0]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
// CHECK-NEXT: test_tag: ef0:
// CHECK-NEXT: operand #0: [brancharg0 n26]
// CHECK-NEXT: operand #1: [brancharg0 n26]
// CHECK-NEXT: result #0: [brancharg0]
// CHECK-NEXT: test_tag: t0:
// CHECK-NEXT: operand #0: [brancharg0 n26]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
// CHECK-NEXT: test_tag: t1:
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: test_tag: t7:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: operand #0: [brancharg0 n26]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t11:
// CHECK-NEXT: operand #0: [brancharg0 n26]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t12:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t13:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: ef1:
// CHECK-NEXT: operand #0: [brancharg0 n26]
// CHECK-NEXT: operand #1: [brancharg0 n26]
// CHECK-NEXT: result #0: [brancharg0]
// CHECK-NEXT: test_tag: t15:
// CHECK-NEXT: operand #0: [brancharg0 n26]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t16:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t19:
// CHECK-NEXT: operand #0: [brancharg0 n26]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
// CHECK-NEXT: test_tag: t20:
// CHECK-NEXT: operand #0: [brancharg0 n26]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t21:
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t22:
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t23:
// CHECK-NEXT: operand #0: [brancharg0 n26]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
// CHECK-NEXT: test_tag: t26:
// CHECK-NEXT: operand #0: [n26 brancharg0]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t28:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: [brancharg0 n26]
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t29:
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: ef0:
// CHECK-NEXT: operand #0: [brancharg0 n5]
// CHECK-NEXT: operand #1: [brancharg0 n5]
// CHECK-NEXT: result #0: [brancharg0]
// CHECK-NEXT: test_tag: t1:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: operand #0: [brancharg0 n5]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t4:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t7:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: operand #0: [brancharg0]
// CHECK-NEXT: operand #1: [brancharg0 n5]
// CHECK-NEXT: operand #2: []
// CHECK-NEXT: operand #3: [brancharg0 n5]
// CHECK-NEXT: operand #4: []
// CHECK-NEXT: test_tag: t9:
// CHECK-NEXT: operand #0: [brancharg0 n5]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: ef1:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: test_tag: t12:
// CHECK-NEXT: operand #0: []
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: test_tag: t13:
// CHECK-NEXT: operand #0: [brancharg0 n5]
// CHECK-NEXT: operand #1: []
// CHECK-NEXT: result #0: []
// CHECK-NEXT: result #1: []
