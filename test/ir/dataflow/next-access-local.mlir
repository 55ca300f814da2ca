// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-next-access{interprocedural=0})' | FileCheck %s

// An analysis that does not follow calls.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  return {tag = "t0", name = "m0", test.ptr = "p0"} %f0a, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v3 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v4 = arith.constant 3 : index
  memref.store %f1a, %f1m[] {tag = "t1"} : memref<i32>
  %v5, %v6 = scf.if %v3 -> (i32, memref<i32>) {
    scf.yield {tag = "t2", tag_name = "n2", name = "m2", test.ptr = "p2"} %f1a, %f1m : i32, memref<i32>
  } else {
    %v7 = arith.cmpi slt, %f1a, %f1a {tag = "t3", tag_name = "n3"} : i32
    "x.unknown"() {tag = "t4", tag_name = "n4", name = "m4", test.ptr = "p4"} : () -> ()
    scf.yield {name = "m5"} %f1a, %f1m : i32, memref<i32>
  } {tag = "t6", tag_name = "n6", name = "m6"}
  %v8 = memref.load %f1m[] {name = "m7", test.ptr = "p7"} : memref<i32>
  %v9, %v10 = func.call @f0(%f1a, %v6) {tag = "t8", tag_name = "n8", test.ptr = "p8"} : (i32, memref<i32>) -> (i32, memref<i32>)
  memref.store %v5, %v10[] {name = "m9"} : memref<i32>
  memref.store %v8, %f1m[] {name = "m10", test.ptr = "p10"} : memref<i32>
  cf.cond_br %v3, ^bb1(%v5, %v10 : i32, memref<i32>), ^bb3(%f1a, %f1m : i32, memref<i32>) {name = "m11"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v11 = arith.constant {tag = "t12"} 2 : i32
  %v12, %v13 = func.call @f0(%v11, %f1y1) : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.br ^bb2(%v11, %v6 : i32, memref<i32>) {tag_name = "n14", name = "m14"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  cf.cond_br %v3, ^bb4(%v5, %v10 : i32, memref<i32>), ^bb3(%v9, %v10 : i32, memref<i32>) {tag = "t15", tag_name = "n15", name = "m15"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v14 = arith.subi %v8, %v9 {tag = "t16"} : i32
  memref.store %f1a, %v6[] {tag = "t17", tag_name = "n17", name = "m17"} : memref<i32>
  cf.br ^bb5(%v9, %f1m : i32, memref<i32>) {tag = "t18", tag_name = "n18"}
^bb4(%f1x4: i32, %f1y4: memref<i32>):
  %v15 = arith.muli %v9, %f1x4 {tag = "t19"} : i32
  return {tag = "t20", tag_name = "n20"} %v8, %v6 : i32, memref<i32>
^bb5(%f1x5: i32, %f1y5: memref<i32>):
  %v16, %v17 = scf.if %v3 -> (i32, memref<i32>) {
    %v18, %v19 = scf.if %v3 -> (i32, memref<i32>) {
      %v20 = memref.alloca() {name = "m21"} : memref<i32>
      %v21 = arith.constant {tag = "t22", name = "m22"} true
      scf.yield {tag_name = "n23", name = "m23"} %f1a, %f1m : i32, memref<i32>
    } else {
      %v22 = arith.constant {tag = "t24", tag_name = "n24"} false
      %v23, %v24 = scf.if %v3 -> (i32, memref<i32>) {
        scf.yield {tag_name = "n25"} %v8, %f1y5 : i32, memref<i32>
      } else {
        scf.yield {tag = "t26", tag_name = "n26", test.ptr = "p26"} %f1a, %f1y5 : i32, memref<i32>
      } {tag_name = "n27", name = "m27"}
      scf.yield %v9, %f1m : i32, memref<i32>
    } {tag_name = "n29"}
    %v25 = memref.cast %v6 {tag = "t30", test.ptr = "p30"} : memref<i32> to memref<i32, strided<[], offset: ?>>
    %v26 = arith.constant {tag = "t31", tag_name = "n31"} 1 : i32
    scf.yield {tag = "t32", name = "m32"} %v8, %f1y5 : i32, memref<i32>
  } else {
    scf.yield %f1x5, %v6 : i32, memref<i32>
  } {name = "m34"}
  %v27 = scf.while (%v28 = %v5) : (i32) -> i32 {
    %v30 = memref.alloc() {name = "m35", test.ptr = "p35"} : memref<i32>
    memref.store %v8, %f1m[] {tag = "t36", tag_name = "n36"} : memref<i32>
    scf.condition(%v3) %v16 : i32
  } do {
  ^bb0(%v29: i32):
    %v31 = arith.subi %v8, %v5 {tag_name = "n38"} : i32
    scf.yield {tag = "t39"} %v29 : i32
  } attributes {tag = "t40"}
  %v32 = arith.constant {tag = "t41", name = "m41"} true
  %v33 = scf.while (%v34 = %v5) : (i32) -> i32 {
    %v36 = arith.cmpi slt, %f1a, %v27 {tag = "t42", test.ptr = "p42"} : i32
    %v37 = arith.subi %f1x5, %v5 {tag = "t43", name = "m43"} : i32
    scf.condition(%v3) {tag = "t44", tag_name = "n44", name = "m44"} %v5 : i32
  } do {
  ^bb0(%v35: i32):
    scf.yield {tag = "t45", name = "m45", test.ptr = "p45"} %v16 : i32
  } attributes {tag = "t46", tag_name = "n46", name = "m46", test.ptr = "p46"}
  return {tag = "t47", tag_name = "n47", name = "m47"} %v33, %f1m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t48"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  memref.store %f0a, %f0m[] {name = "m0"} : memref<i32>
  %v3, %v4 = scf.if %v1 -> (i32, memref<i32>) {
    %v5, %v6 = scf.if %v1 -> (i32, memref<i32>) {
      %v7 = memref.alloca() {tag_name = "n1"} : memref<i32>
      %v8 = memref.load %f0m[] {tag = "t2", name = "m2"} : memref<i32>
      scf.yield {tag = "t3", name = "m3"} %f0a, %v7 : i32, memref<i32>
    } else {
      %v9 = arith.constant {tag = "t4", tag_name = "n4", name = "m4"} false
      %v10 = arith.cmpi slt, %f0a, %f0a {tag_name = "n5", test.ptr = "p5"} : i32
      scf.yield {tag = "t6", tag_name = "n6", name = "m6"} %f0a, %f0m : i32, memref<i32>
    } {tag = "t7", name = "m7", test.ptr = "p7"}
    %v11 = arith.constant {tag_name = "n8", test.ptr = "p8"} 2 : i32
    scf.yield {tag_name = "n9", name = "m9", test.ptr = "p9"} %v11, %v6 : i32, memref<i32>
  } else {
    %v12, %v13 = scf.if %v1 -> (i32, memref<i32>) {
      scf.yield {name = "m10", test.ptr = "p10"} %f0a, %f0m : i32, memref<i32>
    } else {
      %v14 = arith.constant {name = "m11"} 1 : i32
      %v15 = arith.constant {tag = "t12", tag_name = "n12", name = "m12"} false
      scf.yield {tag = "t13"} %v14, %f0m : i32, memref<i32>
    } {tag_name = "n14", name = "m14"}
    %v16 = arith.subi %v12, %v12 {tag_name = "n15"} : i32
    %v17 = scf.for %v18 = %v2 to %v2 step %v2 iter_args(%v19 = %f0m) -> (memref<i32>) {
      %v20 = arith.cmpi slt, %v16, %v16 {tag_name = "n16", name = "m16", test.ptr = "p16"} : i32
      %v21 = memref.load %f0m[] {tag = "t17", name = "m17"} : memref<i32>
      %v22 = memref.alloc() {tag = "t18", tag_name = "n18", name = "m18"} : memref<i32>
      scf.yield {tag_name = "n19", name = "m19"} %f0m : memref<i32>
    } {test.ptr = "p20"}
    scf.yield {tag = "t21", tag_name = "n21"} %v12, %v13 : i32, memref<i32>
  } {tag = "t22", tag_name = "n22"}
  cf.cond_br %v1, ^bb1(%v3, %f0m : i32, memref<i32>), ^bb2(%f0a, %v4 : i32, memref<i32>) {tag = "t23", name = "m23"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v23 = memref.alloca() {tag = "t24", tag_name = "n24", test.ptr = "p24"} : memref<i32>
  %v24 = arith.cmpi slt, %v3, %f0x1 {tag = "t25", tag_name = "n25", name = "m25"} : i32
  cf.br ^bb1(%v3, %v23 : i32, memref<i32>) {tag = "t26", test.ptr = "p26"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v25 = memref.load %f0m[] : memref<i32>
  %v26 = arith.muli %v25, %v3 {tag = "t28", tag_name = "n28"} : i32
  cf.br ^bb3(%v26, %v4 : i32, memref<i32>) {tag_name = "n29"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v27 = memref.cast %f0y3 {tag = "t30", name = "m30"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  memref.store %v3, %f0m[] {tag = "t31", tag_name = "n31", name = "m31"} : memref<i32>
  %v28, %v29 = func.call @f0(%f0x3, %v4) {tag = "t32", test.ptr = "p32"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.br ^bb2(%v3, %f0y3 : i32, memref<i32>) {test.ptr = "p33"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag_name = "n34", name = "m34"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.addi %f0a, %f0a {tag = "t0", tag_name = "n0"} : i32
  memref.store %v3, %f0m[] {name = "m1"} : memref<i32>
  %v4 = arith.cmpi slt, %v3, %f0a {tag = "t2"} : i32
  %v5 = arith.constant {tag = "t3", name = "m3"} 2 : i32
  %v6 = arith.constant {tag_name = "n4"} 2 : i32
  cf.cond_br %v1, ^bb1(%v6, %f0m : i32, memref<i32>), ^bb2(%v3, %f0m : i32, memref<i32>) {tag = "t5", tag_name = "n5"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v7 = memref.load %f0y1[] {tag = "t6", test.ptr = "p6"} : memref<i32>
  %v8 = scf.for %v9 = %v2 to %v2 step %v2 iter_args(%v10 = %f0y1) -> (memref<i32>) {
    %v11 = arith.cmpi slt, %v7, %v5 {tag = "t7", name = "m7"} : i32
    %v12 = scf.for %v13 = %v2 to %v9 step %v2 iter_args(%v14 = %f0y1) -> (memref<i32>) {
      %v15 = scf.for %v16 = %v2 to %v13 step %v2 iter_args(%v17 = %v10) -> (memref<i32>) {
        scf.yield %f0m : memref<i32>
      }
      memref.store %v5, %v14[] {name = "m10"} : memref<i32>
      scf.yield %v15 : memref<i32>
    } {tag = "t12", tag_name = "n12", test.ptr = "p12"}
    scf.yield {tag = "t13", test.ptr = "p13"} %v12 : memref<i32>
  } {tag = "t14", tag_name = "n14", name = "m14"}
  %v18 = arith.constant {tag = "t15", tag_name = "n15", name = "m15", test.ptr = "p15"} false
  %v19 = arith.addi %v7, %v6 {tag = "t16"} : i32
  cf.br ^bb4(%v6, %f0y1 : i32, memref<i32>) {tag_name = "n17", name = "m17", test.ptr = "p17"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v20, %v21 = func.call @ext(%v5, %f0m) {tag = "t18", name = "m18"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v22 = arith.cmpi slt, %v20, %f0a {tag = "t19", tag_name = "n19", name = "m19"} : i32
  %v23 = memref.load %v21[] : memref<i32>
  %v24 = arith.subi %v23, %v6 {tag_name = "n21"} : i32
  cf.cond_br %v1, ^bb3(%v3, %v21 : i32, memref<i32>), ^bb1(%v23, %f0m : i32, memref<i32>)
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v25 = arith.constant {tag = "t23"} 0 : i32
  %v26 = scf.for %v27 = %v2 to %v2 step %v2 iter_args(%v28 = %f0m) -> (memref<i32>) {
    memref.store %f0x3, %f0m[] {tag = "t24", tag_name = "n24"} : memref<i32>
    "x.unknown"() {tag_name = "n25", name = "m25"} : () -> ()
    %v29 = arith.constant {tag = "t26"} 2 : i32
    scf.yield {tag = "t27", tag_name = "n27", name = "m27"} %v28 : memref<i32>
  } {tag_name = "n28", name = "m28", test.ptr = "p28"}
  cf.cond_br %v1, ^bb5(%v5, %f0m : i32, memref<i32>), ^bb4(%f0a, %v26 : i32, memref<i32>)
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  "x.unknown"() {tag = "t30", tag_name = "n30", name = "m30"} : () -> ()
  "x.unknown"() {test.ptr = "p31"} : () -> ()
  memref.store %f0x4, %f0m[] {tag = "t32", name = "m32", test.ptr = "p32"} : memref<i32>
  return {tag = "t33", name = "m33"} %v3, %f0m : i32, memref<i32>
^bb5(%f0x5: i32, %f0y5: memref<i32>):
  %v30 = arith.constant {name = "m34", test.ptr = "p34"} 2 : i32
  %v31 = scf.while (%v32 = %f0x5) : (i32) -> i32 {
    scf.condition(%v4) {tag = "t35", tag_name = "n35", name = "m35"} %v32 : i32
  } do {
  ^bb0(%v33: i32):
    memref.store %f0a, %f0m[] {tag = "t36", tag_name = "n36", test.ptr = "p36"} : memref<i32>
    scf.yield {tag = "t37", name = "m37"} %f0x5 : i32
  } attributes {tag_name = "n38", name = "m38"}
  %v34 = arith.cmpi slt, %v31, %v6 {tag = "t39", tag_name = "n39"} : i32
  return {name = "m40"} %v30, %f0y5 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t41", name = "m41"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)

// CHECK: module {
// CHECK-NEXT: func.func private @f0(%arg0: i32, %arg1: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: return {name = "m0", next_access = ["unknown", "unknown"], tag = "t0", test.ptr = "p0"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @f1(%arg0: i32, %arg1: memref<i32>) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: memref.store %arg0, %arg1[] {tag = "t1"} : memref<i32>
// CHECK-NEXT: %1:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: scf.yield {name = "m2", next_access = ["unknown", ["m7"]], tag = "t2", tag_name = "n2", test.ptr = "p2"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %20 = arith.cmpi slt, %arg0, %arg0 {tag = "t3", tag_name = "n3"} : i32
// CHECK-NEXT: "x.unknown"() {name = "m4", next_access = "not computed", tag = "t4", tag_name = "n4", test.ptr = "p4"} : () -> ()
// CHECK-NEXT: scf.yield {name = "m5", next_access = "not computed"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {name = "m6", next_access = ["unknown"], next_at_entry_point = {{\[\[}}"unknown"], "not computed"], tag = "t6", tag_name = "n6"}
// CHECK-NEXT: %2 = memref.load %arg1[] {name = "m7", next_access = ["unknown"], test.ptr = "p7"} : memref<i32>
// CHECK-NEXT: %3:2 = call @f0(%arg0, %1#1) {tag = "t8", tag_name = "n8", test.ptr = "p8"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: memref.store %1#0, %3#1[] {name = "m9", next_access = ["unknown", "unknown"]} : memref<i32>
// CHECK-NEXT: memref.store %2, %arg1[] {name = "m10", next_access = ["unknown", "unknown"], test.ptr = "p10"} : memref<i32>
// CHECK-NEXT: cf.cond_br %0, ^bb1(%1#0, %3#1 : i32, memref<i32>), ^bb3(%arg0, %arg1 : i32, memref<i32>) {name = "m11", next_access = ["unknown", "unknown", "unknown", "unknown", "unknown"]}
// CHECK-NEXT: ^bb1(%4: i32, %5: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: %c2_i32 = arith.constant {tag = "t12"} 2 : i32
// CHECK-NEXT: %6:2 = call @f0(%c2_i32, %5) : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: cf.br ^bb2(%c2_i32, %1#1 : i32, memref<i32>) {name = "m14", next_access = ["unknown", "unknown"], tag_name = "n14"}
// CHECK-NEXT: ^bb2(%7: i32, %8: memref<i32>):  // pred: ^bb1
// CHECK-NEXT: cf.cond_br %0, ^bb4(%1#0, %3#1 : i32, memref<i32>), ^bb3(%3#0, %3#1 : i32, memref<i32>) {name = "m15", next_access = ["unknown", "unknown", "unknown", "unknown", "unknown"], tag = "t15", tag_name = "n15"}
// CHECK-NEXT: ^bb3(%9: i32, %10: memref<i32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %11 = arith.subi %2, %3#0 {tag = "t16"} : i32
// CHECK-NEXT: memref.store %arg0, %1#1[] {name = "m17", next_access = "not computed", tag = "t17", tag_name = "n17"} : memref<i32>
// CHECK-NEXT: cf.br ^bb5(%3#0, %arg1 : i32, memref<i32>) {tag = "t18", tag_name = "n18"}
// CHECK-NEXT: ^bb4(%12: i32, %13: memref<i32>):  // pred: ^bb2
// CHECK-NEXT: %14 = arith.muli %3#0, %12 {tag = "t19"} : i32
// CHECK-NEXT: return {tag = "t20", tag_name = "n20"} %2, %1#1 : i32, memref<i32>
// CHECK-NEXT: ^bb5(%15: i32, %16: memref<i32>):  // pred: ^bb3
// CHECK-NEXT: %17:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: %20:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: %alloca = memref.alloca() {name = "m21", next_access = "not computed"} : memref<i32>
// CHECK-NEXT: %true_0 = arith.constant {name = "m22", next_access = "not computed", tag = "t22"} true
// CHECK-NEXT: scf.yield {name = "m23", next_access = "not computed", tag_name = "n23"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %false = arith.constant {tag = "t24", tag_name = "n24"} false
// CHECK-NEXT: %21:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: scf.yield {tag_name = "n25"} %2, %16 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield {tag = "t26", tag_name = "n26", test.ptr = "p26"} %arg0, %16 : i32, memref<i32>
// CHECK-NEXT: } {name = "m27", next_access = "not computed", next_at_entry_point = ["not computed", "not computed"], tag_name = "n27"}
// CHECK-NEXT: scf.yield %3#0, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {tag_name = "n29"}
// CHECK-NEXT: %cast = memref.cast %1#1 {tag = "t30", test.ptr = "p30"} : memref<i32> to memref<i32, strided<[], offset: ?>>
// CHECK-NEXT: %c1_i32 = arith.constant {tag = "t31", tag_name = "n31"} 1 : i32
// CHECK-NEXT: scf.yield {name = "m32", next_access = "not computed", tag = "t32"} %2, %16 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %15, %1#1 : i32, memref<i32>
// CHECK-NEXT: } {name = "m34", next_access = "not computed", next_at_entry_point = ["not computed", "not computed"]}
// CHECK-NEXT: %18 = scf.while (%arg2 = %1#0) : (i32) -> i32 {
// CHECK-NEXT: %alloc = memref.alloc() {name = "m35", next_access = "not computed", test.ptr = "p35"} : memref<i32>
// CHECK-NEXT: memref.store %2, %arg1[] {tag = "t36", tag_name = "n36"} : memref<i32>
// CHECK-NEXT: scf.condition(%0) %17#0 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %20 = arith.subi %2, %1#0 {tag_name = "n38"} : i32
// CHECK-NEXT: scf.yield {tag = "t39"} %arg2 : i32
// CHECK-NEXT: } attributes {tag = "t40"}
// CHECK-NEXT: %true = arith.constant {name = "m41", next_access = "not computed", tag = "t41"} true
// CHECK-NEXT: %19 = scf.while (%arg2 = %1#0) : (i32) -> i32 {
// CHECK-NEXT: %20 = arith.cmpi slt, %arg0, %18 {tag = "t42", test.ptr = "p42"} : i32
// CHECK-NEXT: %21 = arith.subi %15, %1#0 {name = "m43", next_access = "not computed", tag = "t43"} : i32
// CHECK-NEXT: scf.condition(%0) {name = "m44", next_access = "not computed", tag = "t44", tag_name = "n44"} %1#0 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: scf.yield {name = "m45", next_access = "not computed", tag = "t45", test.ptr = "p45"} %17#0 : i32
// CHECK-NEXT: } attributes {name = "m46", next_access = "not computed", next_at_entry_point = ["not computed"], tag = "t46", tag_name = "n46", test.ptr = "p46"}
// CHECK-NEXT: return {name = "m47", next_access = "not computed", tag = "t47", tag_name = "n47"} %19, %arg1 : i32, memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main(%arg0: i32, %arg1: memref<i32>) {
// CHECK-NEXT: %0:2 = call @f0(%arg0, %arg1) {tag = "t48"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %1:2 = call @f1(%arg0, %arg1) : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @f0(%arg0: i32, %arg1: memref<i32>) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: memref.store %arg0, %arg1[] {name = "m0", next_access = ["unknown", ["m2"]]} : memref<i32>
// CHECK-NEXT: %1:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: %12:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: %alloca_0 = memref.alloca() {tag_name = "n1"} : memref<i32>
// CHECK-NEXT: %13 = memref.load %arg1[] {name = "m2", next_access = ["unknown"], tag = "t2"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m3", next_access = ["unknown", "unknown"], tag = "t3"} %arg0, %alloca_0 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %false = arith.constant {name = "m4", next_access = "not computed", tag = "t4", tag_name = "n4"} false
// CHECK-NEXT: %13 = arith.cmpi slt, %arg0, %arg0 {tag_name = "n5", test.ptr = "p5"} : i32
// CHECK-NEXT: scf.yield {name = "m6", next_access = "not computed", tag = "t6", tag_name = "n6"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {name = "m7", next_access = ["unknown"], next_at_entry_point = {{\[\[}}"unknown"], "not computed"], tag = "t7", test.ptr = "p7"}
// CHECK-NEXT: %c2_i32 = arith.constant {tag_name = "n8", test.ptr = "p8"} 2 : i32
// CHECK-NEXT: scf.yield {name = "m9", next_access = ["unknown", "unknown"], tag_name = "n9", test.ptr = "p9"} %c2_i32, %12#1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %12:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: scf.yield {name = "m10", next_access = "not computed", test.ptr = "p10"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %c1_i32 = arith.constant {name = "m11", next_access = "not computed"} 1 : i32
// CHECK-NEXT: %false = arith.constant {name = "m12", next_access = "not computed", tag = "t12", tag_name = "n12"} false
// CHECK-NEXT: scf.yield {tag = "t13"} %c1_i32, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {name = "m14", next_access = "not computed", next_at_entry_point = ["not computed", "not computed"], tag_name = "n14"}
// CHECK-NEXT: %13 = arith.subi %12#0, %12#0 {tag_name = "n15"} : i32
// CHECK-NEXT: %14 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %13, %13 {name = "m16", next_access = "not computed", tag_name = "n16", test.ptr = "p16"} : i32
// CHECK-NEXT: %16 = memref.load %arg1[] {name = "m17", next_access = "not computed", tag = "t17"} : memref<i32>
// CHECK-NEXT: %alloc = memref.alloc() {name = "m18", next_access = "not computed", tag = "t18", tag_name = "n18"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m19", next_access = "not computed", tag_name = "n19"} %arg1 : memref<i32>
// CHECK-NEXT: } {test.ptr = "p20"}
// CHECK-NEXT: scf.yield {tag = "t21", tag_name = "n21"} %12#0, %12#1 : i32, memref<i32>
// CHECK-NEXT: } {tag = "t22", tag_name = "n22"}
// CHECK-NEXT: cf.cond_br %0, ^bb1(%1#0, %arg1 : i32, memref<i32>), ^bb2(%arg0, %1#1 : i32, memref<i32>) {name = "m23", next_access = ["unknown", "unknown", "unknown", "unknown", "unknown"], tag = "t23"}
// CHECK-NEXT: ^bb1(%2: i32, %3: memref<i32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %alloca = memref.alloca() {tag = "t24", tag_name = "n24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: %4 = arith.cmpi slt, %1#0, %2 {name = "m25", next_access = ["unknown", "unknown"], tag = "t25", tag_name = "n25"} : i32
// CHECK-NEXT: cf.br ^bb1(%1#0, %alloca : i32, memref<i32>) {tag = "t26", test.ptr = "p26"}
// CHECK-NEXT: ^bb2(%5: i32, %6: memref<i32>):  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT: %7 = memref.load %arg1[] : memref<i32>
// CHECK-NEXT: %8 = arith.muli %7, %1#0 {tag = "t28", tag_name = "n28"} : i32
// CHECK-NEXT: cf.br ^bb3(%8, %1#1 : i32, memref<i32>) {tag_name = "n29"}
// CHECK-NEXT: ^bb3(%9: i32, %10: memref<i32>):  // pred: ^bb2
// CHECK-NEXT: %cast = memref.cast %10 {name = "m30", next_access = "not computed", tag = "t30"} : memref<i32> to memref<i32, strided<[], offset: ?>>
// CHECK-NEXT: memref.store %1#0, %arg1[] {name = "m31", next_access = "not computed", tag = "t31", tag_name = "n31"} : memref<i32>
// CHECK-NEXT: %11:2 = call @f0(%9, %1#1) {tag = "t32", test.ptr = "p32"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: cf.br ^bb2(%1#0, %10 : i32, memref<i32>) {test.ptr = "p33"}
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main(%arg0: i32, %arg1: memref<i32>) {
// CHECK-NEXT: %0:2 = call @f0(%arg0, %arg1) {name = "m34", next_access = ["unknown", "unknown"], tag_name = "n34"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @f0(%arg0: i32, %arg1: memref<i32>) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1 = arith.addi %arg0, %arg0 {tag = "t0", tag_name = "n0"} : i32
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m1", next_access = ["unknown", ["%5 = memref.load %4[] {tag = \22t6\22, test.ptr = \22p6\22} : memref<i32>"]]} : memref<i32>
// CHECK-NEXT: %2 = arith.cmpi slt, %1, %arg0 {tag = "t2"} : i32
// CHECK-NEXT: %c2_i32 = arith.constant {name = "m3", next_access = [], tag = "t3"} 2 : i32
// CHECK-NEXT: %c2_i32_0 = arith.constant {tag_name = "n4"} 2 : i32
// CHECK-NEXT: cf.cond_br %0, ^bb1(%c2_i32_0, %arg1 : i32, memref<i32>), ^bb2(%1, %arg1 : i32, memref<i32>) {tag = "t5", tag_name = "n5"}
// CHECK-NEXT: ^bb1(%3: i32, %4: memref<i32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %5 = memref.load %4[] {tag = "t6", test.ptr = "p6"} : memref<i32>
// CHECK-NEXT: %6 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %4) -> (memref<i32>) {
// CHECK-NEXT: %23 = arith.cmpi slt, %5, %c2_i32 {name = "m7", next_access = ["unknown", "unknown"], tag = "t7"} : i32
// CHECK-NEXT: %24 = scf.for %arg4 = %c3 to %arg2 step %c3 iter_args(%arg5 = %4) -> (memref<i32>) {
// CHECK-NEXT: %25 = scf.for %arg6 = %c3 to %arg4 step %c3 iter_args(%arg7 = %arg3) -> (memref<i32>) {
// CHECK-NEXT: scf.yield %arg1 : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.store %c2_i32, %arg5[] {name = "m10", next_access = ["unknown", ["m10"]]} : memref<i32>
// CHECK-NEXT: scf.yield %25 : memref<i32>
// CHECK-NEXT: } {tag = "t12", tag_name = "n12", test.ptr = "p12"}
// CHECK-NEXT: scf.yield {tag = "t13", test.ptr = "p13"} %24 : memref<i32>
// CHECK-NEXT: } {name = "m14", next_access = ["unknown", "unknown", "unknown", "unknown"], next_at_entry_point = {{\[\[}}"unknown", "unknown", "unknown", ["m10"]]], tag = "t14", tag_name = "n14"}
// CHECK-NEXT: %false = arith.constant {name = "m15", next_access = [], tag = "t15", tag_name = "n15", test.ptr = "p15"} false
// CHECK-NEXT: %7 = arith.addi %5, %c2_i32_0 {tag = "t16"} : i32
// CHECK-NEXT: cf.br ^bb4(%c2_i32_0, %4 : i32, memref<i32>) {name = "m17", next_access = ["unknown", "unknown"], tag_name = "n17", test.ptr = "p17"}
// CHECK-NEXT: ^bb2(%8: i32, %9: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: %10:2 = call @ext(%c2_i32, %arg1) {name = "m18", next_access = "not computed", tag = "t18"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %11 = arith.cmpi slt, %10#0, %arg0 {name = "m19", next_access = "not computed", tag = "t19", tag_name = "n19"} : i32
// CHECK-NEXT: %12 = memref.load %10#1[] : memref<i32>
// CHECK-NEXT: %13 = arith.subi %12, %c2_i32_0 {tag_name = "n21"} : i32
// CHECK-NEXT: cf.cond_br %0, ^bb3(%1, %10#1 : i32, memref<i32>), ^bb1(%12, %arg1 : i32, memref<i32>)
// CHECK-NEXT: ^bb3(%14: i32, %15: memref<i32>):  // pred: ^bb2
// CHECK-NEXT: %c0_i32 = arith.constant {tag = "t23"} 0 : i32
// CHECK-NEXT: %16 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: memref.store %14, %arg1[] {tag = "t24", tag_name = "n24"} : memref<i32>
// CHECK-NEXT: "x.unknown"() {name = "m25", next_access = "not computed", tag_name = "n25"} : () -> ()
// CHECK-NEXT: %c2_i32_2 = arith.constant {tag = "t26"} 2 : i32
// CHECK-NEXT: scf.yield {name = "m27", next_access = "not computed", tag = "t27", tag_name = "n27"} %arg3 : memref<i32>
// CHECK-NEXT: } {name = "m28", next_access = "not computed", next_at_entry_point = ["not computed"], tag_name = "n28", test.ptr = "p28"}
// CHECK-NEXT: cf.cond_br %0, ^bb5(%c2_i32, %arg1 : i32, memref<i32>), ^bb4(%arg0, %16 : i32, memref<i32>)
// CHECK-NEXT: ^bb4(%17: i32, %18: memref<i32>):  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT: "x.unknown"() {name = "m30", next_access = [], tag = "t30", tag_name = "n30"} : () -> ()
// CHECK-NEXT: "x.unknown"() {test.ptr = "p31"} : () -> ()
// CHECK-NEXT: memref.store %17, %arg1[] {name = "m32", next_access = ["unknown", "unknown"], tag = "t32", test.ptr = "p32"} : memref<i32>
// CHECK-NEXT: return {name = "m33", next_access = ["unknown", "unknown"], tag = "t33"} %1, %arg1 : i32, memref<i32>
// CHECK-NEXT: ^bb5(%19: i32, %20: memref<i32>):  // pred: ^bb3
// CHECK-NEXT: %c2_i32_1 = arith.constant {name = "m34", next_access = "not computed", test.ptr = "p34"} 2 : i32
// CHECK-NEXT: %21 = scf.while (%arg2 = %19) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%2) {name = "m35", next_access = "not computed", tag = "t35", tag_name = "n35"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: memref.store %arg0, %arg1[] {tag = "t36", tag_name = "n36", test.ptr = "p36"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m37", next_access = "not computed", tag = "t37"} %19 : i32
// CHECK-NEXT: } attributes {name = "m38", next_access = "not computed", next_at_entry_point = ["not computed"], tag_name = "n38"}
// CHECK-NEXT: %22 = arith.cmpi slt, %21, %c2_i32_0 {tag = "t39", tag_name = "n39"} : i32
// CHECK-NEXT: return {name = "m40", next_access = "not computed"} %c2_i32_1, %20 : i32, memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main(%arg0: i32, %arg1: memref<i32>) {
// CHECK-NEXT: %0:2 = call @f0(%arg0, %arg1) {name = "m41", next_access = ["unknown", "unknown"], tag = "t41"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: }
