// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-last-modified{interprocedural=0})' -o /dev/null 2>&1 | FileCheck %s

// An analysis that does not follow calls.
// The expected text is that of mlir-opt-19.

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
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  scf.if %v1 {
  } {tag = "t0", name = "m0", test.ptr = "p0"}
  %v3 = scf.for %v4 = %v2 to %v2 step %v2 iter_args(%v5 = %f0m) -> (memref<i32>) {
    scf.if %v1 {
      %v6 = arith.muli %f0a, %f0a {tag = "t1", name = "m1", test.ptr = "p1"} : i32
    } {tag = "t2", tag_name = "n2", test.ptr = "p2"}
    %v7 = scf.for %v8 = %v2 to %v4 step %v2 iter_args(%v9 = %f0m) -> (memref<i32>) {
      scf.yield {tag = "t3"} %v9 : memref<i32>
    } {tag = "t4", test.ptr = "p4"}
    scf.yield {tag_name = "n5"} %f0m : memref<i32>
  }
  %v10 = arith.subi %f0a, %f0a {tag_name = "n7", name = "m7"} : i32
  cf.br ^bb1(%f0a, %v3 : i32, memref<i32>) {tag = "t8", tag_name = "n8"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v11 = memref.cast %v3 {tag_name = "n9", test.ptr = "p9"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  memref.store %v10, %v3[] {tag = "t10", tag_name = "n10", name = "m10"} : memref<i32>
  return {tag_name = "n11"} %v10, %f0y1 : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v12 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v13 = arith.constant 3 : index
  %v14 = scf.for %v15 = %v13 to %v13 step %v13 iter_args(%v16 = %f1m) -> (memref<i32>) {
    %v17 = arith.constant {tag = "t12", name = "m12"} 2 : i32
    scf.yield {name = "m13", test.ptr = "p13"} %f1m : memref<i32>
  } {tag = "t14"}
  %v18 = arith.muli %f1a, %f1a {name = "m15", test.ptr = "p15"} : i32
  %v19 = arith.constant {tag = "t16", tag_name = "n16", name = "m16"} false
  return {name = "m17", test.ptr = "p17"} %f1a, %f1m : i32, memref<i32>
}
func.func private @f2(%f2a: i32, %f2m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v20 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v21 = arith.constant 3 : index
  cf.br ^bb1(%f2a, %f2m : i32, memref<i32>) {tag = "t18", name = "m18"}
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  scf.if %v20 {
    memref.store %f2x1, %f2m[] {tag = "t19", tag_name = "n19", name = "m19", test.ptr = "p19"} : memref<i32>
    %v22 = arith.addi %f2x1, %f2x1 {tag = "t20", test.ptr = "p20"} : i32
    memref.store %f2x1, %f2y1[] {test.ptr = "p21"} : memref<i32>
  } {tag = "t22", tag_name = "n22"}
  memref.store %f2a, %f2m[] {tag_name = "n23"} : memref<i32>
  %v23, %v24 = func.call @f3(%f2a, %f2y1) {tag = "t24", tag_name = "n24", test.ptr = "p24"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v25 = memref.alloca() {tag = "t25", tag_name = "n25", test.ptr = "p25"} : memref<i32>
  cf.br ^bb2(%f2a, %v25 : i32, memref<i32>) {tag = "t26", tag_name = "n26", test.ptr = "p26"}
^bb2(%f2x2: i32, %f2y2: memref<i32>):
  cf.br ^bb2(%f2a, %f2m : i32, memref<i32>) {tag = "t27"}
}
func.func @f3(%f3a: i32, %f3m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v26 = arith.cmpi eq, %f3a, %f3a {tag = "ef3"} : i32
  %v27 = arith.constant 3 : index
  %v28 = arith.constant {name = "m28"} true
  %v29 = scf.for %v30 = %v27 to %v27 step %v27 iter_args(%v31 = %f3m) -> (memref<i32>) {
    %v32, %v33 = func.call @f0(%f3a, %v31) {tag = "t29", name = "m29"} : (i32, memref<i32>) -> (i32, memref<i32>)
    %v34 = arith.addi %f3a, %f3a {tag_name = "n30"} : i32
    memref.store %f3a, %v33[] {tag = "t31"} : memref<i32>
    scf.yield {name = "m32"} %f3m : memref<i32>
  } {tag = "t33", name = "m33"}
  %v35 = arith.constant {tag_name = "n34"} 0 : i32
  %v36 = arith.muli %f3a, %f3a {tag = "t35", tag_name = "n35", name = "m35", test.ptr = "p35"} : i32
  %v37 = arith.subi %v36, %v36 {tag = "t36", tag_name = "n36"} : i32
  %v38 = arith.constant {tag_name = "n37", name = "m37", test.ptr = "p37"} 1 : i32
  return {tag = "t38", tag_name = "n38", name = "m38"} %v38, %f3m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t39", tag_name = "n39", name = "m39", test.ptr = "p39"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag_name = "n40", name = "m40"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {tag_name = "n41"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f3(%a, %m) {tag_name = "n42"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.addi %f0a, %f0a {tag = "t0", tag_name = "n0", name = "m0"} : i32
  %v4 = arith.constant {tag = "t1", tag_name = "n1"} 0 : i32
  %v5, %v6 = func.call @ext(%v4, %f0m) {tag = "t2", tag_name = "n2", name = "m2", test.ptr = "p2"} : (i32, memref<i32>) -> (i32, memref<i32>)
  memref.store %v4, %v6[] {tag_name = "n3", test.ptr = "p3"} : memref<i32>
  %v7 = arith.addi %v4, %f0a {name = "m4", test.ptr = "p4"} : i32
  %v8 = arith.muli %v4, %f0a {tag = "t5", tag_name = "n5", name = "m5"} : i32
  return {tag_name = "n6", test.ptr = "p6"} %v5, %f0m : i32, memref<i32>
}
func.func @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v9 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v10 = arith.constant 3 : index
  %v11 = arith.muli %f1a, %f1a {tag = "t7", tag_name = "n7", name = "m7"} : i32
  %v12 = arith.constant {tag = "t8", tag_name = "n8"} false
  %v13 = scf.while (%v14 = %v11) : (i32) -> i32 {
    scf.condition(%v9) {tag = "t9", tag_name = "n9", name = "m9", test.ptr = "p9"} %v14 : i32
  } do {
  ^bb0(%v15: i32):
    %v16 = arith.cmpi slt, %v11, %v15 {tag = "t10", tag_name = "n10", name = "m10"} : i32
    scf.yield {tag_name = "n11", test.ptr = "p11"} %v11 : i32
  }
  %v17 = memref.alloca() {tag = "t13"} : memref<i32>
  %v18 = arith.subi %v13, %f1a {tag = "t14", tag_name = "n14"} : i32
  return {tag = "t15", tag_name = "n15", test.ptr = "p15"} %v18, %f1m : i32, memref<i32>
}
func.func private @f2(%f2a: i32, %f2m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v19 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v20 = arith.constant 3 : index
  %v21 = arith.subi %f2a, %f2a {tag = "t16", tag_name = "n16", name = "m16"} : i32
  %v22 = arith.constant {tag = "t17", tag_name = "n17", name = "m17"} false
  return {tag = "t18", tag_name = "n18", name = "m18"} %v21, %f2m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t19", tag_name = "n19"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t20"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {name = "m21"} : (i32, memref<i32>) -> (i32, memref<i32>)
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
// CHECK-NEXT: test_tag: ef0:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t0:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t1:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: operand #0
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
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t10:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - n10
// CHECK-NEXT: test_tag: ef1:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t12:
// CHECK-NEXT: test_tag: t14:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #2
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #3
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t16:
// CHECK-NEXT: test_tag: ef2:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t18:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t19:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - n19
// CHECK-NEXT: test_tag: t20:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t22:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t24:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t25:
// CHECK-NEXT: test_tag: t26:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - n25
// CHECK-NEXT: test_tag: t27:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: ef3:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t29:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t31:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - memref.store
// CHECK-NEXT: test_tag: t33:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #2
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #3
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t35:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t36:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t38:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t39:
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
// CHECK-NEXT: test_tag: t2:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t5:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: ef1:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t7:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: test_tag: t9:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t10:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t13:
// CHECK-NEXT: test_tag: t14:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t15:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: ef2:
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
// CHECK-NEXT: test_tag: t18:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t19:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t20:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
