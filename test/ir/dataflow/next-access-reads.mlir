// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-next-access{assume-func-reads=1})' | FileCheck %s

// Functions that are not seen read what they get.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  "x.unknown"() {tag_name = "n0", name = "m0"} : () -> ()
  %v3 = memref.load %f0m[] {tag_name = "n1", name = "m1", test.ptr = "p1"} : memref<i32>
  return {tag = "t2", name = "m2", test.ptr = "p2"} %v3, %f0m : i32, memref<i32>
}
func.func @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v4 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v5 = arith.constant 3 : index
  %v6 = arith.muli %f1a, %f1a {tag = "t3"} : i32
  %v7, %v8 = func.call @f1(%v6, %f1m) {tag = "t4", name = "m4", test.ptr = "p4"} : (i32, memref<i32>) -> (i32, memref<i32>)
  memref.store %f1a, %f1m[] {tag_name = "n5", name = "m5"} : memref<i32>
  %v9 = arith.cmpi slt, %v6, %v7 {tag = "t6", tag_name = "n6", name = "m6", test.ptr = "p6"} : i32
  "x.unknown"() {tag = "t7", name = "m7"} : () -> ()
  %v10 = memref.load %f1m[] {tag = "t8", tag_name = "n8", test.ptr = "p8"} : memref<i32>
  return {name = "m9"} %v7, %v8 : i32, memref<i32>
}
func.func @f2(%f2a: i32, %f2m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v11 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v12 = arith.constant 3 : index
  %v13 = scf.for %v14 = %v12 to %v12 step %v12 iter_args(%v15 = %f2m) -> (memref<i32>) {
    scf.if %v11 {
    } {name = "m10", test.ptr = "p10"}
    %v16 = arith.subi %f2a, %f2a {tag_name = "n11"} : i32
    %v17 = scf.while (%v18 = %f2a) : (i32) -> i32 {
      memref.store %v16, %v15[] {tag = "t12", name = "m12", test.ptr = "p12"} : memref<i32>
      %v20, %v21 = scf.if %v11 -> (i32, memref<i32>) {
        scf.yield %f2a, %v15 : i32, memref<i32>
      } else {
        scf.yield {tag_name = "n14", test.ptr = "p14"} %v16, %f2m : i32, memref<i32>
      } {tag_name = "n15", test.ptr = "p15"}
      scf.condition(%v11) {tag = "t16", name = "m16"} %v16 : i32
    } do {
    ^bb0(%v19: i32):
      %v22 = arith.constant {tag_name = "n17", name = "m17"} 0 : i32
      %v23 = scf.while (%v24 = %v19) : (i32) -> i32 {
        memref.store %v22, %v15[] {tag = "t18", name = "m18"} : memref<i32>
        %v26 = memref.alloca() : memref<i32>
        scf.condition(%v11) {tag = "t20", tag_name = "n20"} %v16 : i32
      } do {
      ^bb0(%v25: i32):
        %v27, %v28 = func.call @f2(%v25, %f2m) {tag = "t21", tag_name = "n21", test.ptr = "p21"} : (i32, memref<i32>) -> (i32, memref<i32>)
        %v29 = arith.cmpi slt, %v16, %v25 {name = "m22"} : i32
        scf.yield {name = "m23"} %v25 : i32
      } attributes {tag = "t24", tag_name = "n24"}
      scf.yield {tag = "t25", tag_name = "n25"} %v23 : i32
    } attributes {tag = "t26", name = "m26"}
    scf.yield {tag = "t27"} %f2m : memref<i32>
  }
  %v30 = memref.load %f2m[] {tag_name = "n29"} : memref<i32>
  %v31 = memref.alloc() {tag = "t30", tag_name = "n30", name = "m30"} : memref<i32>
  cf.br ^bb1(%v30, %v13 : i32, memref<i32>) {name = "m31"}
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  cf.cond_br %v11, ^bb2(%f2a, %f2y1 : i32, memref<i32>), ^bb1(%f2a, %f2m : i32, memref<i32>) {tag = "t32", name = "m32"}
^bb2(%f2x2: i32, %f2y2: memref<i32>):
  memref.store %f2a, %f2m[] {name = "m33"} : memref<i32>
  memref.store %f2a, %v31[] {tag_name = "n34", name = "m34"} : memref<i32>
  %v32 = scf.while (%v33 = %f2a) : (i32) -> i32 {
    scf.condition(%v11) {test.ptr = "p35"} %f2a : i32
  } do {
  ^bb0(%v34: i32):
    memref.store %f2x2, %f2m[] {test.ptr = "p36"} : memref<i32>
    %v35 = memref.alloca() : memref<i32>
    scf.yield {tag = "t38", tag_name = "n38", test.ptr = "p38"} %v34 : i32
  } attributes {tag = "t39", tag_name = "n39", name = "m39", test.ptr = "p39"}
  cf.br ^bb3(%v30, %f2m : i32, memref<i32>) {tag = "t40", tag_name = "n40", name = "m40"}
^bb3(%f2x3: i32, %f2y3: memref<i32>):
  %v36 = arith.cmpi slt, %f2x3, %v30 {tag = "t41", name = "m41"} : i32
  return {test.ptr = "p42"} %v30, %f2m : i32, memref<i32>
}
func.func private @f3(%f3a: i32, %f3m: memref<i32>) -> (i32, memref<i32>) {
  %v37 = arith.cmpi eq, %f3a, %f3a {tag = "ef3"} : i32
  %v38 = arith.constant 3 : index
  %v39, %v40 = func.call @f0(%f3a, %f3m) {tag_name = "n43", name = "m43"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return {tag = "t44", tag_name = "n44", name = "m44"} %v39, %f3m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag_name = "n45", name = "m45"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag_name = "n46", name = "m46"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {tag = "t47", tag_name = "n47"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f3(%a, %m) {tag = "t48", tag_name = "n48", test.ptr = "p48"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  memref.store %f0a, %f0m[] {tag = "t0", name = "m0", test.ptr = "p0"} : memref<i32>
  cf.cond_br %v1, ^bb1(%f0a, %f0m : i32, memref<i32>), ^bb3(%f0a, %f0m : i32, memref<i32>) {test.ptr = "p1"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v3, %v4 = func.call @f1(%f0a, %f0m) {tag = "t2", test.ptr = "p2"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v5 = arith.constant {tag = "t3", tag_name = "n3", name = "m3"} true
  %v6 = memref.alloca() {tag_name = "n4", test.ptr = "p4"} : memref<i32>
  memref.store %f0a, %v6[] {tag = "t5", tag_name = "n5"} : memref<i32>
  cf.cond_br %v5, ^bb2(%f0a, %f0m : i32, memref<i32>), ^bb3(%v3, %v4 : i32, memref<i32>) {name = "m6"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  return {name = "m7"} %f0x2, %f0m : i32, memref<i32>
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  return {tag_name = "n8", name = "m8", test.ptr = "p8"} %f0a, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v7 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v8 = arith.constant 3 : index
  %v9 = arith.muli %f1a, %f1a {tag = "t9", tag_name = "n9", name = "m9"} : i32
  %v10 = scf.for %v11 = %v8 to %v8 step %v8 iter_args(%v12 = %f1m) -> (memref<i32>) {
    scf.yield %v12 : memref<i32>
  } {tag = "t11", tag_name = "n11"}
  %v13 = arith.constant {tag = "t12", tag_name = "n12", name = "m12"} 0 : i32
  cf.br ^bb1(%v13, %f1m : i32, memref<i32>) {tag = "t13", tag_name = "n13", name = "m13", test.ptr = "p13"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  scf.if %v7 {
  } else {
    %v14 = memref.load %f1m[] {tag = "t14"} : memref<i32>
    %v15 = arith.constant {test.ptr = "p15"} 0 : i32
  } {tag = "t16", name = "m16"}
  %v16 = memref.alloc() {tag = "t17"} : memref<i32>
  cf.cond_br %v7, ^bb2(%f1a, %f1y1 : i32, memref<i32>), ^bb3(%f1a, %v16 : i32, memref<i32>) {tag_name = "n18"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v17 = scf.while (%v18 = %v13) : (i32) -> i32 {
    scf.condition(%v7) {tag = "t19", name = "m19"} %v18 : i32
  } do {
  ^bb0(%v19: i32):
    scf.yield {tag_name = "n20", name = "m20"} %f1a : i32
  } attributes {tag = "t21", tag_name = "n21"}
  cf.cond_br %v7, ^bb4(%v17, %f1y2 : i32, memref<i32>), ^bb3(%v13, %v10 : i32, memref<i32>) {tag_name = "n22"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v20 = scf.while (%v21 = %f1x3) : (i32) -> i32 {
    scf.condition(%v7) {tag = "t23", tag_name = "n23", test.ptr = "p23"} %v9 : i32
  } do {
  ^bb0(%v22: i32):
    memref.store %v13, %v10[] {tag = "t24", tag_name = "n24", name = "m24", test.ptr = "p24"} : memref<i32>
    scf.yield {name = "m25"} %v13 : i32
  } attributes {tag = "t26", name = "m26"}
  memref.store %f1a, %f1y3[] {tag = "t27", tag_name = "n27", name = "m27"} : memref<i32>
  %v23 = memref.load %f1y3[] {tag_name = "n28", name = "m28"} : memref<i32>
  return {tag = "t29", tag_name = "n29", test.ptr = "p29"} %v20, %f1y3 : i32, memref<i32>
^bb4(%f1x4: i32, %f1y4: memref<i32>):
  return {tag_name = "n30", name = "m30", test.ptr = "p30"} %v13, %f1y4 : i32, memref<i32>
}
func.func private @f2(%f2a: i32, %f2m: memref<i32>) -> (i32, memref<i32>) {
  %v24 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v25 = arith.constant 3 : index
  %v26, %v27 = func.call @f2(%f2a, %f2m) {tag = "t31", name = "m31", test.ptr = "p31"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.cond_br %v24, ^bb1(%f2a, %v27 : i32, memref<i32>), ^bb2(%v26, %f2m : i32, memref<i32>) {tag = "t32", name = "m32"}
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  cf.br ^bb1(%v26, %v27 : i32, memref<i32>) {tag = "t33", test.ptr = "p33"}
^bb2(%f2x2: i32, %f2y2: memref<i32>):
  %v28 = arith.muli %f2a, %f2x2 {tag = "t34", tag_name = "n34"} : i32
  %v29 = arith.constant {tag = "t35", name = "m35", test.ptr = "p35"} false
  %v30 = arith.addi %f2x2, %v26 {tag_name = "n36", name = "m36", test.ptr = "p36"} : i32
  %v31 = arith.constant {tag_name = "n37", name = "m37"} true
  return {tag = "t38", tag_name = "n38", test.ptr = "p38"} %f2a, %v27 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {test.ptr = "p39"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t40", tag_name = "n40", name = "m40"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {tag_name = "n41"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  cf.cond_br %v1, ^bb1(%f0a, %f0m : i32, memref<i32>), ^bb3(%f0a, %f0m : i32, memref<i32>) {tag = "t0", tag_name = "n0", name = "m0"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v3 = scf.while (%v4 = %f0a) : (i32) -> i32 {
    %v6 = memref.load %f0m[] {tag = "t1"} : memref<i32>
    %v7 = scf.for %v8 = %v2 to %v2 step %v2 iter_args(%v9 = %f0m) -> (memref<i32>) {
      memref.store %v4, %v9[] {name = "m2", test.ptr = "p2"} : memref<i32>
      scf.yield {tag = "t3", tag_name = "n3"} %f0y1 : memref<i32>
    } {name = "m4"}
    scf.condition(%v1) {tag = "t5", name = "m5"} %v4 : i32
  } do {
  ^bb0(%v5: i32):
    scf.yield {tag = "t6", tag_name = "n6"} %v5 : i32
  } attributes {name = "m7"}
  cf.br ^bb2(%f0x1, %f0y1 : i32, memref<i32>) {tag_name = "n8"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v10 = memref.load %f0y2[] : memref<i32>
  %v11 = arith.addi %v10, %f0a {tag = "t10", tag_name = "n10", name = "m10"} : i32
  cf.cond_br %v1, ^bb3(%v10, %f0y2 : i32, memref<i32>), ^bb2(%f0a, %f0m : i32, memref<i32>) {tag = "t11", tag_name = "n11", name = "m11"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v12 = arith.constant {tag = "t12", name = "m12"} false
  %v13, %v14 = func.call @f0(%f0a, %f0m) {tag = "t13", tag_name = "n13", name = "m13"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.br ^bb2(%v13, %f0y3 : i32, memref<i32>) {tag_name = "n14"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @f0(%arg0: i32, %arg1: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: "x.unknown"() {name = "m0", next_access = [], tag_name = "n0"} : () -> ()
// CHECK-NEXT: %1 = memref.load %arg1[] {name = "m1", next_access = ["unknown"], tag_name = "n1", test.ptr = "p1"} : memref<i32>
// CHECK-NEXT: return {name = "m2", next_access = ["unknown", "unknown"], tag = "t2", test.ptr = "p2"} %1, %arg1 : i32, memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f1(%arg0: i32, %arg1: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1 = arith.muli %arg0, %arg0 {tag = "t3"} : i32
// CHECK-NEXT: %2:2 = call @f1(%1, %arg1) {name = "m4", next_access = ["unknown", ["m5"]], tag = "t4", test.ptr = "p4"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: memref.store %arg0, %arg1[] {name = "m5", next_access = ["unknown", "unknown"], tag_name = "n5"} : memref<i32>
// CHECK-NEXT: %3 = arith.cmpi slt, %1, %2#0 {name = "m6", next_access = ["unknown", "unknown"], tag = "t6", tag_name = "n6", test.ptr = "p6"} : i32
// CHECK-NEXT: "x.unknown"() {name = "m7", next_access = [], tag = "t7"} : () -> ()
// CHECK-NEXT: %4 = memref.load %arg1[] {tag = "t8", tag_name = "n8", test.ptr = "p8"} : memref<i32>
// CHECK-NEXT: return {name = "m9", next_access = ["unknown", "unknown"]} %2#0, %2#1 : i32, memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f2(%arg0: i32, %arg1: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef2"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: } {name = "m10", next_access = ["unknown"], next_at_entry_point = {{\[\[}}"unknown"]], test.ptr = "p10"}
// CHECK-NEXT: %11 = arith.subi %arg0, %arg0 {tag_name = "n11"} : i32
// CHECK-NEXT: %12 = scf.while (%arg4 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: memref.store %11, %arg3[] {name = "m12", next_access = ["unknown", ["%2 = memref.load %arg1[] {tag_name = \22n29\22} : memref<i32>", "m12", "m18"]], tag = "t12", test.ptr = "p12"} : memref<i32>
// CHECK-NEXT: %13:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: scf.yield %arg0, %arg3 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield {tag_name = "n14", test.ptr = "p14"} %11, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {tag_name = "n15", test.ptr = "p15"}
// CHECK-NEXT: scf.condition(%0) {name = "m16", next_access = ["unknown", "unknown"], tag = "t16"} %11 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg4: i32):
// CHECK-NEXT: %c0_i32 = arith.constant {name = "m17", next_access = [], tag_name = "n17"} 0 : i32
// CHECK-NEXT: %13 = scf.while (%arg5 = %arg4) : (i32) -> i32 {
// CHECK-NEXT: memref.store %c0_i32, %arg3[] {name = "m18", next_access = ["unknown", ["m12", "%2 = memref.load %arg1[] {tag_name = \22n29\22} : memref<i32>"]], tag = "t18"} : memref<i32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<i32>
// CHECK-NEXT: scf.condition(%0) {tag = "t20", tag_name = "n20"} %11 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg5: i32):
// CHECK-NEXT: %14:2 = func.call @f2(%arg5, %arg1) {tag = "t21", tag_name = "n21", test.ptr = "p21"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %15 = arith.cmpi slt, %11, %arg5 {name = "m22", next_access = ["unknown", "unknown"]} : i32
// CHECK-NEXT: scf.yield {name = "m23", next_access = ["unknown"]} %arg5 : i32
// CHECK-NEXT: } attributes {tag = "t24", tag_name = "n24"}
// CHECK-NEXT: scf.yield {tag = "t25", tag_name = "n25"} %13 : i32
// CHECK-NEXT: } attributes {name = "m26", next_access = ["unknown"], next_at_entry_point = {{\[\[}}"unknown"]], tag = "t26"}
// CHECK-NEXT: scf.yield {tag = "t27"} %arg1 : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: %2 = memref.load %arg1[] {tag_name = "n29"} : memref<i32>
// CHECK-NEXT: %alloc = memref.alloc() {name = "m30", next_access = [], tag = "t30", tag_name = "n30"} : memref<i32>
// CHECK-NEXT: cf.br ^bb1(%2, %1 : i32, memref<i32>) {name = "m31", next_access = ["unknown", ["m33"]]}
// CHECK-NEXT: ^bb1(%3: i32, %4: memref<i32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.cond_br %0, ^bb2(%arg0, %4 : i32, memref<i32>), ^bb1(%arg0, %arg1 : i32, memref<i32>) {name = "m32", next_access = ["unknown", "unknown", ["m33"], "unknown", ["m33"]], tag = "t32"}
// CHECK-NEXT: ^bb2(%5: i32, %6: memref<i32>):  // pred: ^bb1
// CHECK-NEXT: memref.store %arg0, %arg1[] {name = "m33", next_access = ["unknown", ["memref.store %5, %arg1[] {test.ptr = \22p36\22} : memref<i32>"]]} : memref<i32>
// CHECK-NEXT: memref.store %arg0, %alloc[] {name = "m34", next_access = ["unknown", "unknown"], tag_name = "n34"} : memref<i32>
// CHECK-NEXT: %7 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {test.ptr = "p35"} %arg0 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: memref.store %5, %arg1[] {test.ptr = "p36"} : memref<i32>
// CHECK-NEXT: %alloca = memref.alloca() : memref<i32>
// CHECK-NEXT: scf.yield {tag = "t38", tag_name = "n38", test.ptr = "p38"} %arg2 : i32
// CHECK-NEXT: } attributes {name = "m39", next_access = ["unknown"], next_at_entry_point = {{\[\[}}"unknown"]], tag = "t39", tag_name = "n39", test.ptr = "p39"}
// CHECK-NEXT: cf.br ^bb3(%2, %arg1 : i32, memref<i32>) {name = "m40", next_access = ["unknown", "unknown"], tag = "t40", tag_name = "n40"}
// CHECK-NEXT: ^bb3(%8: i32, %9: memref<i32>):  // pred: ^bb2
// CHECK-NEXT: %10 = arith.cmpi slt, %8, %2 {name = "m41", next_access = ["unknown", "unknown"], tag = "t41"} : i32
// CHECK-NEXT: return {test.ptr = "p42"} %2, %arg1 : i32, memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @f3(%arg0: i32, %arg1: memref<i32>) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef3"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1:2 = call @f0(%arg0, %arg1) {name = "m43", next_access = ["unknown", "unknown"], tag_name = "n43"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: return {name = "m44", next_access = ["unknown", "unknown"], tag = "t44", tag_name = "n44"} %1#0, %arg1 : i32, memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main(%arg0: i32, %arg1: memref<i32>) {
// CHECK-NEXT: %0:2 = call @f0(%arg0, %arg1) {name = "m45", next_access = ["unknown", "unknown"], tag_name = "n45"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %1:2 = call @f1(%arg0, %arg1) {name = "m46", next_access = ["unknown", "unknown"], tag_name = "n46"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %2:2 = call @f2(%arg0, %arg1) {tag = "t47", tag_name = "n47"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %3:2 = call @f3(%arg0, %arg1) {tag = "t48", tag_name = "n48", test.ptr = "p48"} : (i32, memref<i32>) -> (i32, memref<i32>)
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
// CHECK-NEXT: memref.store %arg0, %arg1[] {name = "m0", next_access = ["unknown", "unknown"], tag = "t0", test.ptr = "p0"} : memref<i32>
// CHECK-NEXT: cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb3(%arg0, %arg1 : i32, memref<i32>) {test.ptr = "p1"}
// CHECK-NEXT: ^bb1(%1: i32, %2: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: %3:2 = call @f1(%arg0, %arg1) {tag = "t2", test.ptr = "p2"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %true = arith.constant {name = "m3", next_access = [], tag = "t3", tag_name = "n3"} true
// CHECK-NEXT: %alloca = memref.alloca() {tag_name = "n4", test.ptr = "p4"} : memref<i32>
// CHECK-NEXT: memref.store %arg0, %alloca[] {tag = "t5", tag_name = "n5"} : memref<i32>
// CHECK-NEXT: cf.cond_br %true, ^bb2(%arg0, %arg1 : i32, memref<i32>), ^bb3(%3#0, %3#1 : i32, memref<i32>) {name = "m6", next_access = ["unknown", "unknown", "unknown", "unknown", "unknown"]}
// CHECK-NEXT: ^bb2(%4: i32, %5: memref<i32>):  // pred: ^bb1
// CHECK-NEXT: return {name = "m7", next_access = "not computed"} %4, %arg1 : i32, memref<i32>
// CHECK-NEXT: ^bb3(%6: i32, %7: memref<i32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return {name = "m8", next_access = "not computed", tag_name = "n8", test.ptr = "p8"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @f1(%arg0: i32, %arg1: memref<i32>) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1 = arith.muli %arg0, %arg0 {name = "m9", next_access = ["unknown", "unknown"], tag = "t9", tag_name = "n9"} : i32
// CHECK-NEXT: %2 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: scf.yield %arg3 : memref<i32>
// CHECK-NEXT: } {tag = "t11", tag_name = "n11"}
// CHECK-NEXT: %c0_i32 = arith.constant {name = "m12", next_access = [], tag = "t12", tag_name = "n12"} 0 : i32
// CHECK-NEXT: cf.br ^bb1(%c0_i32, %arg1 : i32, memref<i32>) {name = "m13", next_access = ["unknown", "unknown"], tag = "t13", tag_name = "n13", test.ptr = "p13"}
// CHECK-NEXT: ^bb1(%3: i32, %4: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: %14 = memref.load %arg1[] {tag = "t14"} : memref<i32>
// CHECK-NEXT: %c0_i32_0 = arith.constant {test.ptr = "p15"} 0 : i32
// CHECK-NEXT: } {name = "m16", next_access = ["unknown"], next_at_entry_point = {{\[\[}}"unknown"], "not computed"], tag = "t16"}
// CHECK-NEXT: %alloc = memref.alloc() {tag = "t17"} : memref<i32>
// CHECK-NEXT: cf.cond_br %0, ^bb2(%arg0, %4 : i32, memref<i32>), ^bb3(%arg0, %alloc : i32, memref<i32>) {tag_name = "n18"}
// CHECK-NEXT: ^bb2(%5: i32, %6: memref<i32>):  // pred: ^bb1
// CHECK-NEXT: %7 = scf.while (%arg2 = %c0_i32) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {name = "m19", next_access = ["unknown", "unknown"], tag = "t19"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: scf.yield {name = "m20", next_access = ["unknown"], tag_name = "n20"} %arg0 : i32
// CHECK-NEXT: } attributes {tag = "t21", tag_name = "n21"}
// CHECK-NEXT: cf.cond_br %0, ^bb4(%7, %6 : i32, memref<i32>), ^bb3(%c0_i32, %2 : i32, memref<i32>) {tag_name = "n22"}
// CHECK-NEXT: ^bb3(%8: i32, %9: memref<i32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %10 = scf.while (%arg2 = %8) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag = "t23", tag_name = "n23", test.ptr = "p23"} %1 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: memref.store %c0_i32, %2[] {name = "m24", next_access = "not computed", tag = "t24", tag_name = "n24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m25", next_access = "not computed"} %c0_i32 : i32
// CHECK-NEXT: } attributes {name = "m26", next_access = "not computed", next_at_entry_point = ["not computed"], tag = "t26"}
// CHECK-NEXT: memref.store %arg0, %9[] {name = "m27", next_access = "not computed", tag = "t27", tag_name = "n27"} : memref<i32>
// CHECK-NEXT: %11 = memref.load %9[] {name = "m28", next_access = "not computed", tag_name = "n28"} : memref<i32>
// CHECK-NEXT: return {tag = "t29", tag_name = "n29", test.ptr = "p29"} %10, %9 : i32, memref<i32>
// CHECK-NEXT: ^bb4(%12: i32, %13: memref<i32>):  // pred: ^bb2
// CHECK-NEXT: return {name = "m30", next_access = "not computed", tag_name = "n30", test.ptr = "p30"} %c0_i32, %13 : i32, memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @f2(%arg0: i32, %arg1: memref<i32>) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef2"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1:2 = call @f2(%arg0, %arg1) {name = "m31", next_access = ["unknown", "unknown"], tag = "t31", test.ptr = "p31"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: cf.cond_br %0, ^bb1(%arg0, %1#1 : i32, memref<i32>), ^bb2(%1#0, %arg1 : i32, memref<i32>) {name = "m32", next_access = ["unknown", "unknown", "unknown", "unknown", "unknown"], tag = "t32"}
// CHECK-NEXT: ^bb1(%2: i32, %3: memref<i32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.br ^bb1(%1#0, %1#1 : i32, memref<i32>) {tag = "t33", test.ptr = "p33"}
// CHECK-NEXT: ^bb2(%4: i32, %5: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: %6 = arith.muli %arg0, %4 {tag = "t34", tag_name = "n34"} : i32
// CHECK-NEXT: %false = arith.constant {name = "m35", next_access = "not computed", tag = "t35", test.ptr = "p35"} false
// CHECK-NEXT: %7 = arith.addi %4, %1#0 {name = "m36", next_access = "not computed", tag_name = "n36", test.ptr = "p36"} : i32
// CHECK-NEXT: %true = arith.constant {name = "m37", next_access = "not computed", tag_name = "n37"} true
// CHECK-NEXT: return {tag = "t38", tag_name = "n38", test.ptr = "p38"} %arg0, %1#1 : i32, memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main(%arg0: i32, %arg1: memref<i32>) {
// CHECK-NEXT: %0:2 = call @f0(%arg0, %arg1) {test.ptr = "p39"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %1:2 = call @f1(%arg0, %arg1) {name = "m40", next_access = ["unknown", "unknown"], tag = "t40", tag_name = "n40"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %2:2 = call @f2(%arg0, %arg1) {tag_name = "n41"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @f0(%arg0: i32, %arg1: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb3(%arg0, %arg1 : i32, memref<i32>) {name = "m0", next_access = ["unknown", "unknown", ["%11 = memref.load %arg1[] {tag = \22t1\22} : memref<i32>"], "unknown", ["%11 = memref.load %arg1[] {tag = \22t1\22} : memref<i32>"]], tag = "t0", tag_name = "n0"}
// CHECK-NEXT: ^bb1(%1: i32, %2: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: %3 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %11 = memref.load %arg1[] {tag = "t1"} : memref<i32>
// CHECK-NEXT: %12 = scf.for %arg3 = %c3 to %c3 step %c3 iter_args(%arg4 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: memref.store %arg2, %arg4[] {name = "m2", next_access = ["unknown", ["m2", "%11 = memref.load %arg1[] {tag = \22t1\22} : memref<i32>", "%6 = memref.load %5[] : memref<i32>"]], test.ptr = "p2"} : memref<i32>
// CHECK-NEXT: scf.yield {tag = "t3", tag_name = "n3"} %2 : memref<i32>
// CHECK-NEXT: } {name = "m4", next_access = ["unknown", "unknown", "unknown", ["%11 = memref.load %arg1[] {tag = \22t1\22} : memref<i32>", "%6 = memref.load %5[] : memref<i32>"]], next_at_entry_point = {{\[\[}}"unknown", "unknown", "unknown", ["m2"]]]}
// CHECK-NEXT: scf.condition(%0) {name = "m5", next_access = ["unknown", "unknown"], tag = "t5"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: scf.yield {tag = "t6", tag_name = "n6"} %arg2 : i32
// CHECK-NEXT: } attributes {name = "m7", next_access = ["unknown"], next_at_entry_point = {{\[\[}}"unknown"]]}
// CHECK-NEXT: cf.br ^bb2(%1, %2 : i32, memref<i32>) {tag_name = "n8"}
// CHECK-NEXT: ^bb2(%4: i32, %5: memref<i32>):  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT: %6 = memref.load %5[] : memref<i32>
// CHECK-NEXT: %7 = arith.addi %6, %arg0 {name = "m10", next_access = ["unknown", "unknown"], tag = "t10", tag_name = "n10"} : i32
// CHECK-NEXT: cf.cond_br %0, ^bb3(%6, %5 : i32, memref<i32>), ^bb2(%arg0, %arg1 : i32, memref<i32>) {name = "m11", next_access = ["unknown", "unknown", ["%11 = memref.load %arg1[] {tag = \22t1\22} : memref<i32>"], "unknown", ["%11 = memref.load %arg1[] {tag = \22t1\22} : memref<i32>"]], tag = "t11", tag_name = "n11"}
// CHECK-NEXT: ^bb3(%8: i32, %9: memref<i32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %false = arith.constant {name = "m12", next_access = [], tag = "t12"} false
// CHECK-NEXT: %10:2 = call @f0(%arg0, %arg1) {name = "m13", next_access = ["unknown", "unknown"], tag = "t13", tag_name = "n13"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: cf.br ^bb2(%10#0, %9 : i32, memref<i32>) {tag_name = "n14"}
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main(%arg0: i32, %arg1: memref<i32>) {
// CHECK-NEXT: %0:2 = call @f0(%arg0, %arg1) : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
