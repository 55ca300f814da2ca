// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-last-modified{interprocedural=0})' -o /dev/null 2>&1 | FileCheck %s

// An analysis that does not follow calls.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  memref.store %f0a, %f0m[] : memref<i32>
  %v3 = scf.while (%v4 = %f0a) : (i32) -> i32 {
    scf.condition(%v1) {tag = "t1", tag_name = "n1", test.ptr = "p1"} %f0a : i32
  } do {
  ^bb0(%v5: i32):
    %v6 = arith.constant {test.ptr = "p2"} 2 : i32
    memref.store %v5, %f0m[] {tag = "t3", name = "m3"} : memref<i32>
    scf.yield {tag = "t4", tag_name = "n4", name = "m4", test.ptr = "p4"} %f0a : i32
  } attributes {tag = "t5", tag_name = "n5", name = "m5"}
  %v7 = memref.load %f0m[] {tag = "t6", tag_name = "n6"} : memref<i32>
  %v8 = arith.constant {test.ptr = "p7"} 0 : i32
  %v9 = arith.constant {tag = "t8", tag_name = "n8", name = "m8"} 1 : i32
  cf.br ^bb1(%v9, %f0m : i32, memref<i32>) {name = "m9"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  return {tag = "t10"} %f0a, %f0y1 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t11", name = "m11"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3, %v4 = func.call @f0(%f0a, %f0m) : (i32, memref<i32>) -> (i32, memref<i32>)
  %v5 = arith.constant {tag = "t1"} false
  scf.if %v5 {
  } else {
    %v6 = scf.while (%v7 = %f0a) : (i32) -> i32 {
      scf.condition(%v1) {tag = "t2", name = "m2"} %v3 : i32
    } do {
    ^bb0(%v8: i32):
      %v9 = arith.constant {tag = "t3", tag_name = "n3", test.ptr = "p3"} 1 : i32
      %v10 = scf.for %v11 = %v2 to %v2 step %v2 iter_args(%v12 = %f0m) -> (memref<i32>) {
        scf.yield {tag_name = "n4", name = "m4"} %v4 : memref<i32>
      } {name = "m5"}
      scf.yield {tag = "t6", name = "m6"} %v3 : i32
    } attributes {test.ptr = "p7"}
    %v13 = scf.for %v14 = %v2 to %v2 step %v2 iter_args(%v15 = %v4) -> (memref<i32>) {
      %v16 = scf.for %v17 = %v14 to %v14 step %v14 iter_args(%v18 = %v4) -> (memref<i32>) {
        %v19 = arith.cmpi slt, %v6, %v3 {tag = "t8", name = "m8"} : i32
        %v20 = memref.cast %v18 {tag_name = "n9"} : memref<i32> to memref<i32, strided<[], offset: ?>>
        scf.yield {tag_name = "n10"} %v4 : memref<i32>
      } {tag = "t11", tag_name = "n11"}
      %v21 = arith.cmpi slt, %f0a, %v6 {tag_name = "n12", name = "m12", test.ptr = "p12"} : i32
      scf.yield {tag = "t13", name = "m13", test.ptr = "p13"} %v16 : memref<i32>
    } {tag = "t14", tag_name = "n14", name = "m14", test.ptr = "p14"}
    %v22 = arith.cmpi slt, %v6, %v6 {tag = "t15", tag_name = "n15"} : i32
  } {tag = "t16"}
  %v23 = memref.load %v4[] {tag = "t17", tag_name = "n17", name = "m17", test.ptr = "p17"} : memref<i32>
  memref.store %f0a, %v4[] {tag = "t18"} : memref<i32>
  cf.cond_br %v1, ^bb1(%v23, %v4 : i32, memref<i32>), ^bb2(%f0a, %f0m : i32, memref<i32>) {tag_name = "n19", name = "m19"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  cf.cond_br %v5, ^bb2(%f0x1, %f0y1 : i32, memref<i32>), ^bb2(%v3, %f0y1 : i32, memref<i32>) {test.ptr = "p20"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v24 = arith.addi %v23, %f0x2 {tag = "t21"} : i32
  %v25 = memref.alloc() {tag = "t22", name = "m22", test.ptr = "p22"} : memref<i32>
  %v26 = memref.alloca() {name = "m23"} : memref<i32>
  return {tag = "t24", tag_name = "n24"} %f0x2, %v25 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag_name = "n25"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

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

// CHECK: test_tag: ef0:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t1:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - memref.store
// CHECK-NEXT: test_tag: t4:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t5:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: test_tag: t10:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t11:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: ef0:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t1:
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t11:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #2
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #3
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t13:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t14:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #2
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #3
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t15:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t16:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t17:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t18:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - memref.store
// CHECK-NEXT: test_tag: t21:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t22:
// CHECK-NEXT: test_tag: t24:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - memref.alloc
// CHECK-NEXT: test_tag: ef0:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t0:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - n0
// CHECK-NEXT: test_tag: t1:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - n0
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - n2
// CHECK-NEXT: test_tag: t4:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #2
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #3
// CHECK-NEXT: - n2
// CHECK-NEXT: test_tag: ef1:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t7:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - n7
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t9:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t12:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t14:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t16:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t17:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
