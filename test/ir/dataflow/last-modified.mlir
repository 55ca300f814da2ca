// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-last-modified)' -o /dev/null 2>&1 | FileCheck %s

// A dense forward analysis.
// The expected text is that of mlir-opt-19.

func.func @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.constant {tag_name = "n0"} 1 : i32
  %v4 = arith.constant {tag = "t1", name = "m1"} 0 : i32
  cf.br ^bb1(%f0a, %f0m : i32, memref<i32>) {tag = "t2", name = "m2"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  memref.store %v3, %f0y1[] {name = "m3"} : memref<i32>
  %v5, %v6 = func.call @f1(%f0x1, %f0m) {tag_name = "n4", name = "m4"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v7 = arith.cmpi slt, %v4, %v3 : i32
  memref.store %v3, %f0m[] {tag = "t6", name = "m6", test.ptr = "p6"} : memref<i32>
  return {tag = "t7", name = "m7", test.ptr = "p7"} %f0a, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v8 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v9 = arith.constant 3 : index
  memref.store %f1a, %f1m[] : memref<i32>
  %v10 = arith.constant {tag_name = "n9"} 0 : i32
  "x.unknown"() {tag = "t10", tag_name = "n10", name = "m10", test.ptr = "p10"} : () -> ()
  %v11 = arith.constant {tag = "t11", tag_name = "n11", name = "m11"} true
  %v12 = arith.constant 2 : i32
  %v13 = memref.load %f1m[] {tag = "t13", name = "m13"} : memref<i32>
  cf.cond_br %v8, ^bb1(%f1a, %f1m : i32, memref<i32>), ^bb2(%v10, %f1m : i32, memref<i32>) {tag_name = "n14", name = "m14"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v14 = arith.constant {tag = "t15", tag_name = "n15", name = "m15", test.ptr = "p15"} false
  %v15 = memref.alloc() {tag = "t16"} : memref<i32>
  %v16 = arith.constant {tag_name = "n17", name = "m17"} false
  %v17 = scf.for %v18 = %v9 to %v9 step %v9 iter_args(%v19 = %f1m) -> (memref<i32>) {
    %v20 = memref.load %v19[] {tag = "t18", name = "m18"} : memref<i32>
    scf.yield {tag = "t19", tag_name = "n19"} %v15 : memref<i32>
  } {tag = "t20"}
  cf.br ^bb2(%f1a, %f1m : i32, memref<i32>) {tag = "t21", name = "m21"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v21 = arith.constant {tag = "t22", test.ptr = "p22"} 1 : i32
  %v22 = scf.for %v23 = %v9 to %v9 step %v9 iter_args(%v24 = %f1y2) -> (memref<i32>) {
    scf.yield {tag_name = "n23", name = "m23"} %f1y2 : memref<i32>
  } {tag = "t24", name = "m24"}
  memref.store %f1a, %f1m[] {tag = "t25", name = "m25"} : memref<i32>
  cf.cond_br %v8, ^bb3(%v10, %f1y2 : i32, memref<i32>), ^bb1(%v13, %f1m : i32, memref<i32>) {name = "m26", test.ptr = "p26"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v25 = arith.constant {tag = "t27", tag_name = "n27", name = "m27"} false
  memref.store %f1x3, %f1y3[] {tag = "t28", tag_name = "n28"} : memref<i32>
  cf.br ^bb1(%f1x3, %f1m : i32, memref<i32>) {tag = "t29", tag_name = "n29"}
}
func.func private @f2(%f2a: i32, %f2m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v26 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v27 = arith.constant 3 : index
  memref.store %f2a, %f2m[] {tag = "t30", tag_name = "n30"} : memref<i32>
  %v28 = arith.constant {test.ptr = "p31"} true
  scf.if %v28 {
    %v29 = memref.cast %f2m {tag = "t32"} : memref<i32> to memref<i32, strided<[], offset: ?>>
    scf.if %v26 {
      %v30 = arith.subi %f2a, %f2a {tag_name = "n33", name = "m33"} : i32
      %v31 = arith.constant {tag_name = "n34", name = "m34"} 0 : i32
      %v32 = scf.while (%v33 = %v31) : (i32) -> i32 {
        scf.condition(%v28) {tag = "t35"} %f2a : i32
      } do {
      ^bb0(%v34: i32):
        %v35 = arith.constant {name = "m36"} 2 : i32
        scf.yield {tag = "t37"} %v30 : i32
      }
    } else {
      %v36 = scf.for %v37 = %v27 to %v27 step %v27 iter_args(%v38 = %f2m) -> (memref<i32>) {
        %v39 = memref.load %v38[] {tag = "t39", tag_name = "n39"} : memref<i32>
        scf.yield {name = "m40", test.ptr = "p40"} %v38 : memref<i32>
      }
    } {test.ptr = "p42"}
  } {tag = "t43", tag_name = "n43", name = "m43"}
  return {tag = "t44", tag_name = "n44", name = "m44"} %f2a, %f2m : i32, memref<i32>
}
func.func private @f3(%f3a: i32, %f3m: memref<i32>) -> (i32, memref<i32>) {
  %v40 = arith.cmpi eq, %f3a, %f3a {tag = "ef3"} : i32
  %v41 = arith.constant 3 : index
  return %f3a, %f3m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t46", tag_name = "n46", test.ptr = "p46"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t47", name = "m47"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {tag = "t48", name = "m48"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f3(%a, %m) {tag = "t49", tag_name = "n49", name = "m49"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = memref.load %f0m[] {tag = "t0", name = "m0"} : memref<i32>
  %v4 = memref.load %f0m[] {tag = "t1", tag_name = "n1", name = "m1"} : memref<i32>
  "x.unknown"() {tag_name = "n2"} : () -> ()
  %v5 = memref.alloca() {tag = "t3", tag_name = "n3"} : memref<i32>
  "x.unknown"() : () -> ()
  %v6 = arith.constant {name = "m5"} false
  return {tag = "t6", tag_name = "n6"} %f0a, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v7 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v8 = arith.constant 3 : index
  %v9 = memref.load %f1m[] {tag_name = "n7", name = "m7"} : memref<i32>
  "x.unknown"() {tag = "t8", test.ptr = "p8"} : () -> ()
  cf.cond_br %v7, ^bb1(%v9, %f1m : i32, memref<i32>), ^bb1(%v9, %f1m : i32, memref<i32>)
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  cf.br ^bb1(%f1x1, %f1y1 : i32, memref<i32>) {tag_name = "n10", name = "m10"}
}
func.func @f2(%f2a: i32, %f2m: memref<i32>) -> (i32, memref<i32>) {
  %v10 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v11 = arith.constant 3 : index
  return {tag = "t11", name = "m11"} %f2a, %f2m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag_name = "n12", name = "m12"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag_name = "n13", name = "m13"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {tag = "t14", test.ptr = "p14"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  memref.store %f0a, %f0m[] {tag = "t0"} : memref<i32>
  cf.br ^bb1(%f0a, %f0m : i32, memref<i32>) {name = "m1"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  cf.br ^bb1(%f0x1, %f0y1 : i32, memref<i32>) {tag = "t2", tag_name = "n2", test.ptr = "p2"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t3", tag_name = "n3", name = "m3"} : (i32, memref<i32>) -> (i32, memref<i32>)
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
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - memref.store
// CHECK-NEXT: test_tag: t7:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - memref.store
// CHECK-NEXT: test_tag: ef1:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t10:
// CHECK-NEXT: test_tag: t11:
// CHECK-NEXT: test_tag: t13:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t15:
// CHECK-NEXT: test_tag: t16:
// CHECK-NEXT: test_tag: t18:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t19:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t20:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #2
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #3
// CHECK-NEXT: - <unknown>
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
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #2
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #3
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t25:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t27:
// CHECK-NEXT: test_tag: t28:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t29:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: ef2:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t30:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - n30
// CHECK-NEXT: test_tag: t32:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - n30
// CHECK-NEXT: test_tag: t35:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t37:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t39:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t43:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t44:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: ef3:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t46:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t47:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t48:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t49:
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
// CHECK-NEXT: test_tag: t3:
// CHECK-NEXT: test_tag: t6:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: ef1:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t8:
// CHECK-NEXT: test_tag: ef2:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t11:
// CHECK-NEXT: operand #0
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: operand #1
// CHECK-NEXT: - <unknown>
// CHECK-NEXT: test_tag: t14:
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
// CHECK-NEXT: - memref.store
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
