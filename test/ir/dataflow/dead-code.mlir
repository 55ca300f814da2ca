// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-dead-code-analysis)' -o /dev/null 2>&1 | FileCheck %s

// Where control comes from.
// The expected text is that of mlir-opt-19.

func.func @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = memref.load %f0m[] {tag = "t0", name = "m0"} : memref<i32>
  scf.if %v1 {
    %v4 = arith.constant 0 : i32
    %v5 = arith.addi %v3, %f0a {tag = "t2", tag_name = "n2", name = "m2"} : i32
    %v6 = memref.load %f0m[] {tag = "t3", name = "m3"} : memref<i32>
  }
  %v7 = memref.load %f0m[] {tag_name = "n5", test.ptr = "p5"} : memref<i32>
  %v8 = arith.muli %v7, %f0a {tag = "t6", tag_name = "n6", name = "m6", test.ptr = "p6"} : i32
  memref.store %v7, %f0m[] {tag = "t7", tag_name = "n7", test.ptr = "p7"} : memref<i32>
  %v9 = arith.constant {tag = "t8", test.ptr = "p8"} 1 : i32
  return {name = "m9"} %v3, %f0m : i32, memref<i32>
}
func.func @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v10 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v11 = arith.constant 3 : index
  %v12 = scf.while (%v13 = %f1a) : (i32) -> i32 {
    scf.condition(%v10) %v13 : i32
  } do {
  ^bb0(%v14: i32):
    %v15 = memref.load %f1m[] {tag_name = "n11"} : memref<i32>
    scf.yield {tag = "t12", test.ptr = "p12"} %v15 : i32
  } attributes {tag_name = "n13", name = "m13"}
  %v16 = memref.load %f1m[] {tag = "t14", tag_name = "n14", name = "m14"} : memref<i32>
  %v17 = memref.load %f1m[] {tag_name = "n15", name = "m15"} : memref<i32>
  "x.unknown"() {tag = "t16", name = "m16", test.ptr = "p16"} : () -> ()
  %v18 = arith.constant {tag_name = "n17", name = "m17"} 2 : i32
  %v19, %v20 = func.call @f2(%v18, %f1m) {tag = "t18", tag_name = "n18", name = "m18"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.cond_br %v10, ^bb1(%v18, %v20 : i32, memref<i32>), ^bb2(%v17, %v20 : i32, memref<i32>)
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  memref.store %f1x1, %f1m[] {tag = "t20", test.ptr = "p20"} : memref<i32>
  %v21 = arith.subi %v19, %f1x1 : i32
  cf.br ^bb1(%v19, %v20 : i32, memref<i32>) {tag = "t22", tag_name = "n22", name = "m22", test.ptr = "p22"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v22 = arith.addi %v16, %v12 {tag = "t23", name = "m23"} : i32
  %v23, %v24 = func.call @f1(%v17, %f1y2) {tag_name = "n24", test.ptr = "p24"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v25 = memref.load %f1y2[] {name = "m25"} : memref<i32>
  cf.cond_br %v10, ^bb3(%v19, %v24 : i32, memref<i32>), ^bb3(%f1x2, %v20 : i32, memref<i32>) {name = "m26"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v26 = memref.load %v20[] {tag_name = "n27", name = "m27"} : memref<i32>
  memref.store %f1x3, %v20[] : memref<i32>
  cf.br ^bb3(%v16, %f1y3 : i32, memref<i32>) {tag = "t29", tag_name = "n29", name = "m29"}
}
func.func @f2(%f2a: i32, %f2m: memref<i32>) -> (i32, memref<i32>) {
  %v27 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v28 = arith.constant 3 : index
  cf.cond_br %v27, ^bb1(%f2a, %f2m : i32, memref<i32>), ^bb2(%f2a, %f2m : i32, memref<i32>) {tag = "t30", name = "m30"}
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  cf.br ^bb3(%f2x1, %f2m : i32, memref<i32>) {tag_name = "n31"}
^bb2(%f2x2: i32, %f2y2: memref<i32>):
  %v29 = arith.constant {tag = "t32"} 2 : i32
  cf.br ^bb3(%f2a, %f2m : i32, memref<i32>) {name = "m33"}
^bb3(%f2x3: i32, %f2y3: memref<i32>):
  %v30 = arith.subi %f2a, %f2a {tag = "t34"} : i32
  scf.if %v27 {
  } else {
    %v31 = arith.addi %f2x3, %v30 {tag = "t35", name = "m35"} : i32
  } {name = "m36"}
  scf.if %v27 {
    scf.if %v27 {
      %v32 = arith.muli %f2x3, %f2a {name = "m37"} : i32
      %v33 = arith.addi %v30, %v32 {tag = "t38", tag_name = "n38"} : i32
    } {tag = "t39", test.ptr = "p39"}
  } {tag = "t40", tag_name = "n40", name = "m40"}
  %v34 = memref.load %f2y3[] {name = "m41"} : memref<i32>
  return {name = "m42"} %v30, %f2y3 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t43", name = "m43", test.ptr = "p43"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t44", tag_name = "n44", name = "m44"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  memref.store %f0a, %f0m[] {tag = "t0", tag_name = "n0", name = "m0"} : memref<i32>
  %v3, %v4 = func.call @f3(%f0a, %f0m) {tag = "t1", name = "m1"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.cond_br %v1, ^bb1(%f0a, %f0m : i32, memref<i32>), ^bb3(%f0a, %v4 : i32, memref<i32>) {tag = "t2", name = "m2", test.ptr = "p2"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v5 = scf.for %v6 = %v2 to %v2 step %v2 iter_args(%v7 = %f0y1) -> (memref<i32>) {
    %v8, %v9 = func.call @ext(%v3, %v4) {name = "m3"} : (i32, memref<i32>) -> (i32, memref<i32>)
    scf.yield %f0y1 : memref<i32>
  }
  %v10 = arith.muli %v3, %f0x1 {tag = "t6", tag_name = "n6", test.ptr = "p6"} : i32
  cf.cond_br %v1, ^bb2(%v3, %f0m : i32, memref<i32>), ^bb1(%f0x1, %v5 : i32, memref<i32>) {tag = "t7", test.ptr = "p7"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  cf.br ^bb4(%f0x2, %f0y2 : i32, memref<i32>) {tag = "t8", tag_name = "n8"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v11 = arith.constant {tag = "t9", tag_name = "n9", name = "m9"} true
  %v12 = arith.constant true
  cf.cond_br %v11, ^bb4(%f0a, %f0y3 : i32, memref<i32>), ^bb4(%f0a, %f0y3 : i32, memref<i32>) {tag = "t11", tag_name = "n11", name = "m11"}
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  return {tag = "t12", tag_name = "n12", name = "m12"} %v3, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v13 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v14 = arith.constant 3 : index
  %v15 = arith.constant {tag = "t13", test.ptr = "p13"} 1 : i32
  return {tag = "t14", tag_name = "n14"} %v15, %f1m : i32, memref<i32>
}
func.func private @f2(%f2a: i32, %f2m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v16 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v17 = arith.constant 3 : index
  %v18 = memref.load %f2m[] : memref<i32>
  %v19 = arith.constant {tag = "t16", tag_name = "n16", name = "m16", test.ptr = "p16"} true
  cf.cond_br %v16, ^bb1(%v18, %f2m : i32, memref<i32>), ^bb2(%v18, %f2m : i32, memref<i32>)
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  %v20, %v21 = func.call @f0(%v18, %f2y1) {tag = "t18", tag_name = "n18"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v22 = arith.subi %v20, %f2x1 {tag = "t19", tag_name = "n19"} : i32
  return {tag_name = "n20"} %v18, %v21 : i32, memref<i32>
^bb2(%f2x2: i32, %f2y2: memref<i32>):
  %v23 = memref.load %f2m[] {tag = "t21", tag_name = "n21", name = "m21", test.ptr = "p21"} : memref<i32>
  memref.store %f2x2, %f2y2[] {tag = "t22", tag_name = "n22", name = "m22"} : memref<i32>
  memref.store %v18, %f2y2[] {tag = "t23", tag_name = "n23", name = "m23"} : memref<i32>
  %v24, %v25 = scf.if %v16 -> (i32, memref<i32>) {
    memref.store %f2a, %f2m[] {tag = "t24", tag_name = "n24", name = "m24"} : memref<i32>
    %v26 = arith.cmpi slt, %v23, %v18 {tag = "t25", tag_name = "n25", test.ptr = "p25"} : i32
    scf.yield {tag_name = "n26"} %f2a, %f2m : i32, memref<i32>
  } else {
    %v27 = arith.addi %f2a, %v23 {tag = "t27", name = "m27"} : i32
    memref.store %f2a, %f2y2[] {test.ptr = "p28"} : memref<i32>
    %v28 = memref.load %f2y2[] {tag_name = "n29", test.ptr = "p29"} : memref<i32>
    scf.yield {tag = "t30", name = "m30"} %f2a, %f2m : i32, memref<i32>
  } {tag = "t31", tag_name = "n31", name = "m31"}
  cf.br ^bb2(%f2x2, %f2m : i32, memref<i32>) {tag = "t32", tag_name = "n32", name = "m32"}
}
func.func private @f3(%f3a: i32, %f3m: memref<i32>) -> (i32, memref<i32>) {
  %v29 = arith.cmpi eq, %f3a, %f3a {tag = "ef3"} : i32
  %v30 = arith.constant 3 : index
  %v31 = arith.addi %f3a, %f3a {tag = "t33", name = "m33", test.ptr = "p33"} : i32
  %v32 = arith.addi %v31, %v31 {tag = "t34", name = "m34", test.ptr = "p34"} : i32
  %v33 = arith.muli %v32, %f3a {tag = "t35", tag_name = "n35"} : i32
  memref.store %v33, %f3m[] {tag = "t36", tag_name = "n36"} : memref<i32>
  %v34 = memref.load %f3m[] {tag_name = "n37", test.ptr = "p37"} : memref<i32>
  cf.br ^bb1(%v32, %f3m : i32, memref<i32>) {tag = "t38", tag_name = "n38", test.ptr = "p38"}
^bb1(%f3x1: i32, %f3y1: memref<i32>):
  %v35 = scf.for %v36 = %v30 to %v30 step %v30 iter_args(%v37 = %f3y1) -> (memref<i32>) {
    %v38 = arith.cmpi slt, %v34, %v32 {tag = "t39", tag_name = "n39", name = "m39"} : i32
    scf.yield {tag = "t40", test.ptr = "p40"} %f3m : memref<i32>
  } {tag = "t41", tag_name = "n41", name = "m41"}
  %v39, %v40 = scf.if %v29 -> (i32, memref<i32>) {
    %v41 = memref.load %f3y1[] {tag = "t42", tag_name = "n42", test.ptr = "p42"} : memref<i32>
    %v42 = arith.constant {tag = "t43"} 2 : i32
    scf.yield {tag_name = "n44", name = "m44"} %v34, %f3m : i32, memref<i32>
  } else {
    memref.store %f3x1, %v35[] {tag = "t45"} : memref<i32>
    scf.yield {tag = "t46", name = "m46"} %v31, %f3y1 : i32, memref<i32>
  } {tag_name = "n47", test.ptr = "p47"}
  return %f3x1, %v35 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {name = "m49"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag_name = "n50", name = "m50", test.ptr = "p50"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {name = "m51"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f3(%a, %m) {tag_name = "n52", name = "m52", test.ptr = "p52"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = memref.cast %f0m {tag_name = "n0", test.ptr = "p0"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v4 = arith.cmpi slt, %f0a, %f0a {tag = "t1", tag_name = "n1", name = "m1"} : i32
  return {tag = "t2", tag_name = "n2", name = "m2", test.ptr = "p2"} %f0a, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v5 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v6 = arith.constant 3 : index
  %v7 = arith.constant {name = "m3", test.ptr = "p3"} 2 : i32
  memref.store %f1a, %f1m[] {tag = "t4", tag_name = "n4"} : memref<i32>
  %v8, %v9 = scf.if %v5 -> (i32, memref<i32>) {
    %v10 = arith.addi %f1a, %v7 {tag = "t5", name = "m5"} : i32
    %v11, %v12 = func.call @f0(%f1a, %f1m) {tag = "t6", tag_name = "n6", name = "m6"} : (i32, memref<i32>) -> (i32, memref<i32>)
    scf.yield {tag = "t7"} %f1a, %f1m : i32, memref<i32>
  } else {
    scf.yield {name = "m8"} %v7, %f1m : i32, memref<i32>
  } {tag_name = "n9", name = "m9"}
  %v13, %v14 = func.call @f1(%v8, %f1m) {tag_name = "n10"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v15 = arith.muli %v8, %v13 {tag = "t11", name = "m11"} : i32
  memref.store %v13, %f1m[] {tag_name = "n12", name = "m12"} : memref<i32>
  cf.cond_br %v5, ^bb1(%v13, %f1m : i32, memref<i32>), ^bb2(%f1a, %v9 : i32, memref<i32>) {tag_name = "n13", name = "m13"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v16 = arith.constant {tag_name = "n14", name = "m14"} 0 : i32
  cf.br ^bb4(%v15, %v14 : i32, memref<i32>) {tag_name = "n15", name = "m15"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  memref.store %v8, %f1m[] {tag = "t16", tag_name = "n16", name = "m16"} : memref<i32>
  cf.cond_br %v5, ^bb3(%f1x2, %f1m : i32, memref<i32>), ^bb2(%v15, %v9 : i32, memref<i32>)
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  memref.store %v7, %f1m[] {tag = "t18", name = "m18", test.ptr = "p18"} : memref<i32>
  memref.store %v15, %f1y3[] {tag = "t19", tag_name = "n19", name = "m19"} : memref<i32>
  %v17 = arith.constant {tag = "t20", name = "m20"} 0 : i32
  cf.br ^bb4(%v15, %v9 : i32, memref<i32>) {tag = "t21", tag_name = "n21", name = "m21"}
^bb4(%f1x4: i32, %f1y4: memref<i32>):
  %v18 = scf.while (%v19 = %v8) : (i32) -> i32 {
    %v21, %v22 = func.call @f0(%f1a, %f1y4) {tag = "t22", tag_name = "n22", name = "m22"} : (i32, memref<i32>) -> (i32, memref<i32>)
    scf.condition(%v5) {tag = "t23", tag_name = "n23", test.ptr = "p23"} %f1a : i32
  } do {
  ^bb0(%v20: i32):
    %v23 = arith.muli %v15, %v7 {tag = "t24", tag_name = "n24"} : i32
    scf.yield {tag = "t25", tag_name = "n25"} %v23 : i32
  } attributes {tag = "t26", tag_name = "n26", name = "m26"}
  return {tag = "t27"} %v15, %f1y4 : i32, memref<i32>
}
func.func @f2(%f2a: i32, %f2m: memref<i32>) -> (i32, memref<i32>) {
  %v24 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v25 = arith.constant 3 : index
  %v26 = memref.load %f2m[] {tag = "t28", tag_name = "n28", name = "m28"} : memref<i32>
  scf.if %v24 {
    %v27 = scf.for %v28 = %v25 to %v25 step %v25 iter_args(%v29 = %f2m) -> (memref<i32>) {
      memref.store %f2a, %f2m[] {tag_name = "n29", test.ptr = "p29"} : memref<i32>
      %v30 = arith.constant {tag = "t30"} 0 : i32
      %v31 = scf.for %v32 = %v28 to %v28 step %v28 iter_args(%v33 = %v29) -> (memref<i32>) {
        %v34 = arith.constant {tag_name = "n31"} 1 : i32
        %v35 = arith.constant {name = "m32"} 0 : i32
        %v36 = memref.load %v29[] {tag = "t33", test.ptr = "p33"} : memref<i32>
        scf.yield {tag = "t34", name = "m34"} %v29 : memref<i32>
      } {tag = "t35", tag_name = "n35", test.ptr = "p35"}
      scf.yield {tag = "t36", name = "m36", test.ptr = "p36"} %v31 : memref<i32>
    } {tag = "t37", tag_name = "n37"}
    memref.store %f2a, %f2m[] {name = "m38"} : memref<i32>
    %v37 = arith.constant {tag = "t39", tag_name = "n39"} 2 : i32
  } else {
    memref.store %f2a, %f2m[] {tag_name = "n40", name = "m40"} : memref<i32>
  } {tag = "t41", name = "m41", test.ptr = "p41"}
  %v38 = arith.constant {tag = "t42", name = "m42"} 0 : i32
  %v39 = memref.load %f2m[] {tag_name = "n43"} : memref<i32>
  cf.br ^bb1(%v26, %f2m : i32, memref<i32>) {tag = "t44", tag_name = "n44"}
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  memref.store %v39, %f2y1[] : memref<i32>
  %v40 = memref.load %f2y1[] {tag = "t46"} : memref<i32>
  return {tag = "t47"} %v38, %f2m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t48"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {name = "m49"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)

// CHECK: ef0:
// CHECK-NEXT: t0:
// CHECK-NEXT: t2:
// CHECK-NEXT: t3:
// CHECK-NEXT: t6:
// CHECK-NEXT: t7:
// CHECK-NEXT: t8:
// CHECK-NEXT: ef1:
// CHECK-NEXT: t12:
// CHECK-NEXT: t14:
// CHECK-NEXT: t16:
// CHECK-NEXT: t18:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: func.return {name = "m42"} %7, %6 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: t20:
// CHECK-NEXT: t22:
// CHECK-NEXT: t23:
// CHECK-NEXT: t29:
// CHECK-NEXT: ef2:
// CHECK-NEXT: t30:
// CHECK-NEXT: t32:
// CHECK-NEXT: t34:
// CHECK-NEXT: t35:
// CHECK-NEXT: t38:
// CHECK-NEXT: t39:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: %9 = arith.muli %5, %arg0 {name = "m37"} : i32
// CHECK-NEXT: %10 = arith.addi %7, %9 {tag = "t38", tag_name = "n38"} : i32
// CHECK-NEXT: } {tag = "t39", test.ptr = "p39"}
// CHECK-EMPTY:
// CHECK-NEXT: region #1
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: %9 = arith.muli %5, %arg0 {name = "m37"} : i32
// CHECK-NEXT: %10 = arith.addi %7, %9 {tag = "t38", tag_name = "n38"} : i32
// CHECK-NEXT: } {tag = "t39", test.ptr = "p39"}
// CHECK-NEXT: scf.yield
// CHECK-EMPTY:
// CHECK-NEXT: t40:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: %9 = arith.muli %5, %arg0 {name = "m37"} : i32
// CHECK-NEXT: %10 = arith.addi %7, %9 {tag = "t38", tag_name = "n38"} : i32
// CHECK-NEXT: } {tag = "t39", test.ptr = "p39"}
// CHECK-NEXT: } {name = "m40", tag = "t40", tag_name = "n40"}
// CHECK-EMPTY:
// CHECK-NEXT: region #1
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: %9 = arith.muli %5, %arg0 {name = "m37"} : i32
// CHECK-NEXT: %10 = arith.addi %7, %9 {tag = "t38", tag_name = "n38"} : i32
// CHECK-NEXT: } {tag = "t39", test.ptr = "p39"}
// CHECK-NEXT: } {name = "m40", tag = "t40", tag_name = "n40"}
// CHECK-NEXT: scf.yield
// CHECK-EMPTY:
// CHECK-NEXT: t43:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: func.return {name = "m9"} %1, %arg1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: t44:
// CHECK-NEXT: ef0:
// CHECK-NEXT: t0:
// CHECK-NEXT: t1:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: func.return %5, %7 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: t2:
// CHECK-NEXT: t6:
// CHECK-NEXT: t7:
// CHECK-NEXT: t8:
// CHECK-NEXT: t9:
// CHECK-NEXT: t11:
// CHECK-NEXT: t12:
// CHECK-NEXT: ef1:
// CHECK-NEXT: t13:
// CHECK-NEXT: t14:
// CHECK-NEXT: ef2:
// CHECK-NEXT: t16:
// CHECK-NEXT: t18:
// CHECK-NEXT: t19:
// CHECK-NEXT: t21:
// CHECK-NEXT: t22:
// CHECK-NEXT: t23:
// CHECK-NEXT: t24:
// CHECK-NEXT: t25:
// CHECK-NEXT: t27:
// CHECK-NEXT: t30:
// CHECK-NEXT: t31:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: %9:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: memref.store %arg0, %arg1[] {name = "m24", tag = "t24", tag_name = "n24"} : memref<i32>
// CHECK-NEXT: %10 = arith.cmpi slt, %8, %1 {tag = "t25", tag_name = "n25", test.ptr = "p25"} : i32
// CHECK-NEXT: scf.yield {tag_name = "n26"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %10 = arith.addi %arg0, %8 {name = "m27", tag = "t27"} : i32
// CHECK-NEXT: memref.store %arg0, %7[] {test.ptr = "p28"} : memref<i32>
// CHECK-NEXT: %11 = memref.load %7[] {tag_name = "n29", test.ptr = "p29"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m30", tag = "t30"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {name = "m31", tag = "t31", tag_name = "n31"}
// CHECK-EMPTY:
// CHECK-NEXT: region #1
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: %9:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: memref.store %arg0, %arg1[] {name = "m24", tag = "t24", tag_name = "n24"} : memref<i32>
// CHECK-NEXT: %10 = arith.cmpi slt, %8, %1 {tag = "t25", tag_name = "n25", test.ptr = "p25"} : i32
// CHECK-NEXT: scf.yield {tag_name = "n26"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %10 = arith.addi %arg0, %8 {name = "m27", tag = "t27"} : i32
// CHECK-NEXT: memref.store %arg0, %7[] {test.ptr = "p28"} : memref<i32>
// CHECK-NEXT: %11 = memref.load %7[] {tag_name = "n29", test.ptr = "p29"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m30", tag = "t30"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {name = "m31", tag = "t31", tag_name = "n31"}
// CHECK-EMPTY:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: scf.yield {tag_name = "n26"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: scf.yield {name = "m30", tag = "t30"} %arg0, %arg1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: t32:
// CHECK-NEXT: ef3:
// CHECK-NEXT: t33:
// CHECK-NEXT: t34:
// CHECK-NEXT: t35:
// CHECK-NEXT: t36:
// CHECK-NEXT: t38:
// CHECK-NEXT: t39:
// CHECK-NEXT: t40:
// CHECK-NEXT: t41:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = dead
// CHECK-NEXT: t42:
// CHECK-NEXT: t43:
// CHECK-NEXT: t45:
// CHECK-NEXT: t46:
// CHECK-NEXT: ef0:
// CHECK-NEXT: t1:
// CHECK-NEXT: t2:
// CHECK-NEXT: ef1:
// CHECK-NEXT: t4:
// CHECK-NEXT: t5:
// CHECK-NEXT: t6:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: func.return {name = "m2", tag = "t2", tag_name = "n2", test.ptr = "p2"} %arg0, %arg1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: t7:
// CHECK-NEXT: t11:
// CHECK-NEXT: t16:
// CHECK-NEXT: t18:
// CHECK-NEXT: t19:
// CHECK-NEXT: t20:
// CHECK-NEXT: t21:
// CHECK-NEXT: t22:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: func.return {name = "m2", tag = "t2", tag_name = "n2", test.ptr = "p2"} %arg0, %arg1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: t23:
// CHECK-NEXT: t24:
// CHECK-NEXT: t25:
// CHECK-NEXT: t26:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: %12 = scf.while (%arg2 = %1#0) : (i32) -> i32 {
// CHECK-NEXT: %13:2 = func.call @f0(%arg0, %11) {name = "m22", tag = "t22", tag_name = "n22"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: scf.condition(%0) {tag = "t23", tag_name = "n23", test.ptr = "p23"} %arg0 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %13 = arith.muli %3, %c2_i32 {tag = "t24", tag_name = "n24"} : i32
// CHECK-NEXT: scf.yield {tag = "t25", tag_name = "n25"} %13 : i32
// CHECK-NEXT: } attributes {name = "m26", tag = "t26", tag_name = "n26"}
// CHECK-NEXT: scf.yield {tag = "t25", tag_name = "n25"} %13 : i32
// CHECK-EMPTY:
// CHECK-NEXT: region #1
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: scf.condition(%0) {tag = "t23", tag_name = "n23", test.ptr = "p23"} %arg0 : i32
// CHECK-EMPTY:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: scf.condition(%0) {tag = "t23", tag_name = "n23", test.ptr = "p23"} %arg0 : i32
// CHECK-EMPTY:
// CHECK-NEXT: t27:
// CHECK-NEXT: ef2:
// CHECK-NEXT: t28:
// CHECK-NEXT: t30:
// CHECK-NEXT: t33:
// CHECK-NEXT: t34:
// CHECK-NEXT: t35:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: %7 = scf.for %arg4 = %arg2 to %arg2 step %arg2 iter_args(%arg5 = %arg3) -> (memref<i32>) {
// CHECK-NEXT: %c1_i32 = arith.constant {tag_name = "n31"} 1 : i32
// CHECK-NEXT: %c0_i32_1 = arith.constant {name = "m32"} 0 : i32
// CHECK-NEXT: %8 = memref.load %arg3[] {tag = "t33", test.ptr = "p33"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m34", tag = "t34"} %arg3 : memref<i32>
// CHECK-NEXT: } {tag = "t35", tag_name = "n35", test.ptr = "p35"}
// CHECK-NEXT: scf.yield {name = "m34", tag = "t34"} %arg3 : memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: %7 = scf.for %arg4 = %arg2 to %arg2 step %arg2 iter_args(%arg5 = %arg3) -> (memref<i32>) {
// CHECK-NEXT: %c1_i32 = arith.constant {tag_name = "n31"} 1 : i32
// CHECK-NEXT: %c0_i32_1 = arith.constant {name = "m32"} 0 : i32
// CHECK-NEXT: %8 = memref.load %arg3[] {tag = "t33", test.ptr = "p33"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m34", tag = "t34"} %arg3 : memref<i32>
// CHECK-NEXT: } {tag = "t35", tag_name = "n35", test.ptr = "p35"}
// CHECK-NEXT: scf.yield {name = "m34", tag = "t34"} %arg3 : memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: t36:
// CHECK-NEXT: t37:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: %6 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: memref.store %arg0, %arg1[] {tag_name = "n29", test.ptr = "p29"} : memref<i32>
// CHECK-NEXT: %c0_i32_0 = arith.constant {tag = "t30"} 0 : i32
// CHECK-NEXT: %7 = scf.for %arg4 = %arg2 to %arg2 step %arg2 iter_args(%arg5 = %arg3) -> (memref<i32>) {
// CHECK-NEXT: %c1_i32 = arith.constant {tag_name = "n31"} 1 : i32
// CHECK-NEXT: %c0_i32_1 = arith.constant {name = "m32"} 0 : i32
// CHECK-NEXT: %8 = memref.load %arg3[] {tag = "t33", test.ptr = "p33"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m34", tag = "t34"} %arg3 : memref<i32>
// CHECK-NEXT: } {tag = "t35", tag_name = "n35", test.ptr = "p35"}
// CHECK-NEXT: scf.yield {name = "m36", tag = "t36", test.ptr = "p36"} %7 : memref<i32>
// CHECK-NEXT: } {tag = "t37", tag_name = "n37"}
// CHECK-NEXT: scf.yield {name = "m36", tag = "t36", test.ptr = "p36"} %7 : memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: %6 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: memref.store %arg0, %arg1[] {tag_name = "n29", test.ptr = "p29"} : memref<i32>
// CHECK-NEXT: %c0_i32_0 = arith.constant {tag = "t30"} 0 : i32
// CHECK-NEXT: %7 = scf.for %arg4 = %arg2 to %arg2 step %arg2 iter_args(%arg5 = %arg3) -> (memref<i32>) {
// CHECK-NEXT: %c1_i32 = arith.constant {tag_name = "n31"} 1 : i32
// CHECK-NEXT: %c0_i32_1 = arith.constant {name = "m32"} 0 : i32
// CHECK-NEXT: %8 = memref.load %arg3[] {tag = "t33", test.ptr = "p33"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m34", tag = "t34"} %arg3 : memref<i32>
// CHECK-NEXT: } {tag = "t35", tag_name = "n35", test.ptr = "p35"}
// CHECK-NEXT: scf.yield {name = "m36", tag = "t36", test.ptr = "p36"} %7 : memref<i32>
// CHECK-NEXT: } {tag = "t37", tag_name = "n37"}
// CHECK-NEXT: scf.yield {name = "m36", tag = "t36", test.ptr = "p36"} %7 : memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: t39:
// CHECK-NEXT: t41:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: %6 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: memref.store %arg0, %arg1[] {tag_name = "n29", test.ptr = "p29"} : memref<i32>
// CHECK-NEXT: %c0_i32_0 = arith.constant {tag = "t30"} 0 : i32
// CHECK-NEXT: %7 = scf.for %arg4 = %arg2 to %arg2 step %arg2 iter_args(%arg5 = %arg3) -> (memref<i32>) {
// CHECK-NEXT: %c1_i32 = arith.constant {tag_name = "n31"} 1 : i32
// CHECK-NEXT: %c0_i32_1 = arith.constant {name = "m32"} 0 : i32
// CHECK-NEXT: %8 = memref.load %arg3[] {tag = "t33", test.ptr = "p33"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m34", tag = "t34"} %arg3 : memref<i32>
// CHECK-NEXT: } {tag = "t35", tag_name = "n35", test.ptr = "p35"}
// CHECK-NEXT: scf.yield {name = "m36", tag = "t36", test.ptr = "p36"} %7 : memref<i32>
// CHECK-NEXT: } {tag = "t37", tag_name = "n37"}
// CHECK-NEXT: memref.store %arg0, %arg1[] {name = "m38"} : memref<i32>
// CHECK-NEXT: %c2_i32 = arith.constant {tag = "t39", tag_name = "n39"} 2 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: memref.store %arg0, %arg1[] {name = "m40", tag_name = "n40"} : memref<i32>
// CHECK-NEXT: } {name = "m41", tag = "t41", test.ptr = "p41"}
// CHECK-EMPTY:
// CHECK-NEXT: region #1
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: %6 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: memref.store %arg0, %arg1[] {tag_name = "n29", test.ptr = "p29"} : memref<i32>
// CHECK-NEXT: %c0_i32_0 = arith.constant {tag = "t30"} 0 : i32
// CHECK-NEXT: %7 = scf.for %arg4 = %arg2 to %arg2 step %arg2 iter_args(%arg5 = %arg3) -> (memref<i32>) {
// CHECK-NEXT: %c1_i32 = arith.constant {tag_name = "n31"} 1 : i32
// CHECK-NEXT: %c0_i32_1 = arith.constant {name = "m32"} 0 : i32
// CHECK-NEXT: %8 = memref.load %arg3[] {tag = "t33", test.ptr = "p33"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m34", tag = "t34"} %arg3 : memref<i32>
// CHECK-NEXT: } {tag = "t35", tag_name = "n35", test.ptr = "p35"}
// CHECK-NEXT: scf.yield {name = "m36", tag = "t36", test.ptr = "p36"} %7 : memref<i32>
// CHECK-NEXT: } {tag = "t37", tag_name = "n37"}
// CHECK-NEXT: memref.store %arg0, %arg1[] {name = "m38"} : memref<i32>
// CHECK-NEXT: %c2_i32 = arith.constant {tag = "t39", tag_name = "n39"} 2 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: memref.store %arg0, %arg1[] {name = "m40", tag_name = "n40"} : memref<i32>
// CHECK-NEXT: } {name = "m41", tag = "t41", test.ptr = "p41"}
// CHECK-EMPTY:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: scf.yield
// CHECK-NEXT: scf.yield
// CHECK-EMPTY:
// CHECK-NEXT: t42:
// CHECK-NEXT: t44:
// CHECK-NEXT: t46:
// CHECK-NEXT: t47:
// CHECK-NEXT: t48:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: func.return {name = "m2", tag = "t2", tag_name = "n2", test.ptr = "p2"} %arg0, %arg1 : i32, memref<i32>
