// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-last-modified)' -o /dev/null 2>&1 | FileCheck %s

// A dense forward analysis.
// The expected text is that of mlir-opt-19.

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
// -----

func.func @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3, %v4 = func.call @f2(%f0a, %f0m) : (i32, memref<i32>) -> (i32, memref<i32>)
  %v5 = memref.alloc() {tag = "t1", test.ptr = "p1"} : memref<i32>
  %v6, %v7 = func.call @f1(%f0a, %v4) {tag = "t2", tag_name = "n2"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v8 = memref.alloc() {tag_name = "n3", name = "m3"} : memref<i32>
  cf.cond_br %v1, ^bb1(%v6, %v4 : i32, memref<i32>), ^bb1(%v3, %v4 : i32, memref<i32>) {tag = "t4", tag_name = "n4", name = "m4"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  cf.br ^bb1(%v6, %v8 : i32, memref<i32>) {tag = "t5", tag_name = "n5", name = "m5", test.ptr = "p5"}
}
func.func private @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v9 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v10 = arith.constant 3 : index
  %v11 = memref.alloc() {tag = "t6"} : memref<i32>
  %v12 = scf.for %v13 = %v10 to %v10 step %v10 iter_args(%v14 = %v11) -> (memref<i32>) {
    scf.yield {tag_name = "n7", name = "m7"} %v11 : memref<i32>
  } {tag_name = "n8"}
  %v15 = arith.cmpi slt, %f1a, %f1a {tag = "t9"} : i32
  memref.store %f1a, %v11[] {tag = "t10", tag_name = "n10", name = "m10", test.ptr = "p10"} : memref<i32>
  %v16 = arith.constant {tag = "t11", tag_name = "n11", name = "m11"} 0 : i32
  cf.br ^bb1(%v16, %v12 : i32, memref<i32>) {tag = "t12", name = "m12"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v17 = arith.muli %f1a, %v16 {tag = "t13", tag_name = "n13"} : i32
  %v18 = arith.constant {tag = "t14"} true
  %v19 = arith.subi %f1x1, %f1x1 {tag_name = "n15", name = "m15", test.ptr = "p15"} : i32
  cf.cond_br %v15, ^bb2(%v19, %f1m : i32, memref<i32>), ^bb2(%v16, %f1m : i32, memref<i32>) {tag = "t16", tag_name = "n16", name = "m16"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  return {name = "m17"} %f1a, %v12 : i32, memref<i32>
}
func.func @f2(%f2a: i32, %f2m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v20 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v21 = arith.constant 3 : index
  %v22 = scf.while (%v23 = %f2a) : (i32) -> i32 {
    %v25 = arith.constant {name = "m18"} 0 : i32
    %v26 = arith.cmpi slt, %f2a, %v23 {tag_name = "n19"} : i32
    scf.condition(%v20) {test.ptr = "p20"} %v25 : i32
  } do {
  ^bb0(%v24: i32):
    %v27 = memref.alloca() {tag = "t21", tag_name = "n21", test.ptr = "p21"} : memref<i32>
    scf.yield {tag = "t22", tag_name = "n22", name = "m22"} %v24 : i32
  } attributes {tag = "t23", tag_name = "n23", name = "m23", test.ptr = "p23"}
  %v28 = memref.load %f2m[] {tag = "t24", tag_name = "n24", name = "m24"} : memref<i32>
  %v29 = memref.load %f2m[] {tag_name = "n25", name = "m25", test.ptr = "p25"} : memref<i32>
  return {tag_name = "n26"} %f2a, %f2m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t27", test.ptr = "p27"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t28", name = "m28"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {test.ptr = "p29"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}

// CHECK: test_tag: ef0:
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
// CHECK-NEXT: test_tag: t4:
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
// CHECK-NEXT: test_tag: t5:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - n3
// CHECK-NEXT: test_tag: ef1:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: test_tag: t9:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t10:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - n10
// CHECK-NEXT: test_tag: t11:
// CHECK-NEXT: test_tag: t12:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - n10
// CHECK-NEXT: test_tag: t13:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t14:
// CHECK-NEXT: test_tag: t16:
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
// CHECK-NEXT: test_tag: ef2:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t21:
// CHECK-NEXT: test_tag: t22:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t23:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t24:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t27:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t28:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
