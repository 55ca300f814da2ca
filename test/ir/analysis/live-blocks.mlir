// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(func.func(test-print-liveness))' -o /dev/null 2>&1 | FileCheck %s

// Live values of blocks, and where values are live.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = memref.load %f0m[] {tag = "t0", tag_name = "n0"} : memref<i32>
  cf.cond_br %v1, ^bb1(%f0a, %f0m : i32, memref<i32>), ^bb2(%f0a, %f0m : i32, memref<i32>) {tag = "t1", tag_name = "n1", name = "m1"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  memref.store %f0a, %f0y1[] {name = "m2", test.ptr = "p2"} : memref<i32>
  %v4 = arith.muli %v3, %f0a {tag = "t3", name = "m3", test.ptr = "p3"} : i32
  cf.br ^bb5(%f0x1, %f0y1 : i32, memref<i32>) {tag = "t4", tag_name = "n4"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  memref.store %f0x2, %f0y2[] {tag = "t5", tag_name = "n5", name = "m5"} : memref<i32>
  %v5 = memref.alloca() {tag = "t6", tag_name = "n6"} : memref<i32>
  cf.cond_br %v1, ^bb3(%f0a, %f0y2 : i32, memref<i32>), ^bb4(%f0a, %v5 : i32, memref<i32>) {tag = "t7", tag_name = "n7", name = "m7"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v6 = memref.alloc() {tag = "t8"} : memref<i32>
  %v7 = arith.cmpi slt, %f0a, %v3 {name = "m9"} : i32
  memref.store %f0a, %f0m[] {name = "m10", test.ptr = "p10"} : memref<i32>
  %v8 = arith.constant {tag = "t11"} 1 : i32
  cf.br ^bb4(%f0a, %f0m : i32, memref<i32>) {tag = "t12", name = "m12", test.ptr = "p12"}
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  return {tag = "t13", tag_name = "n13", name = "m13", test.ptr = "p13"} %f0x4, %f0m : i32, memref<i32>
^bb5(%f0x5: i32, %f0y5: memref<i32>):
  memref.store %f0x5, %f0m[] {name = "m14"} : memref<i32>
  cf.br ^bb2(%f0x5, %f0y5 : i32, memref<i32>) {tag = "t15", tag_name = "n15", name = "m15"}
}
func.func private @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v9 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v10 = arith.constant 3 : index
  %v11 = memref.load %f1m[] {tag = "t16", tag_name = "n16"} : memref<i32>
  %v12 = scf.while (%v13 = %f1a) : (i32) -> i32 {
    %v15 = arith.cmpi slt, %v11, %f1a {tag = "t17", tag_name = "n17", name = "m17", test.ptr = "p17"} : i32
    scf.condition(%v15) {tag = "t18"} %f1a : i32
  } do {
  ^bb0(%v14: i32):
    scf.yield {tag = "t19"} %v14 : i32
  } attributes {name = "m20", test.ptr = "p20"}
  %v16 = scf.while (%v17 = %v12) : (i32) -> i32 {
    scf.condition(%v9) {tag = "t21"} %v12 : i32
  } do {
  ^bb0(%v18: i32):
    %v19 = scf.while (%v20 = %v11) : (i32) -> i32 {
      scf.condition(%v9) {tag_name = "n22"} %v18 : i32
    } do {
    ^bb0(%v21: i32):
      memref.store %v18, %f1m[] {tag = "t23", tag_name = "n23"} : memref<i32>
      memref.store %v11, %f1m[] {tag = "t24", name = "m24", test.ptr = "p24"} : memref<i32>
      scf.yield {tag = "t25", name = "m25"} %v12 : i32
    } attributes {name = "m26", test.ptr = "p26"}
    scf.if %v9 {
    } {tag = "t27", tag_name = "n27", test.ptr = "p27"}
    scf.yield {tag = "t28", name = "m28"} %v19 : i32
  } attributes {tag = "t29", tag_name = "n29", name = "m29"}
  cf.cond_br %v9, ^bb1(%v12, %f1m : i32, memref<i32>), ^bb2(%v11, %f1m : i32, memref<i32>) {tag = "t30", name = "m30"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  cf.cond_br %v9, ^bb3(%f1x1, %f1y1 : i32, memref<i32>), ^bb2(%f1x1, %f1m : i32, memref<i32>) {tag = "t31"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v22 = arith.subi %f1a, %f1a {tag = "t32", tag_name = "n32"} : i32
  %v23, %v24 = scf.if %v9 -> (i32, memref<i32>) {
    %v25 = arith.cmpi slt, %f1x2, %v11 {tag = "t33", tag_name = "n33", test.ptr = "p33"} : i32
    %v26, %v27 = func.call @f1(%f1x2, %f1m) {tag_name = "n34", name = "m34"} : (i32, memref<i32>) -> (i32, memref<i32>)
    %v28 = arith.cmpi slt, %v26, %v22 {tag = "t35", tag_name = "n35", name = "m35"} : i32
    scf.yield {name = "m36", test.ptr = "p36"} %f1a, %v27 : i32, memref<i32>
  } else {
    scf.yield {tag_name = "n37"} %v11, %f1m : i32, memref<i32>
  } {tag = "t38", tag_name = "n38"}
  %v29 = scf.for %v30 = %v10 to %v10 step %v10 iter_args(%v31 = %f1m) -> (memref<i32>) {
    %v32 = arith.cmpi slt, %v22, %v12 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
    %v33 = arith.addi %v23, %v16 {tag = "t40", tag_name = "n40", name = "m40", test.ptr = "p40"} : i32
    scf.yield {tag = "t41"} %f1m : memref<i32>
  } {tag = "t42", name = "m42"}
  cf.br ^bb2(%f1x2, %f1m : i32, memref<i32>) {tag_name = "n43", test.ptr = "p43"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v34 = arith.constant true
  %v35 = arith.addi %f1x3, %f1a {tag = "t45"} : i32
  %v36, %v37 = func.call @f0(%f1x3, %f1m) {tag_name = "n46"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.br ^bb3(%v11, %f1m : i32, memref<i32>) {tag = "t47", test.ptr = "p47"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t48", name = "m48"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {name = "m49"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)

// CHECK: Testing : f0
// CHECK-NEXT: // {{-+}} Liveness {{-+$}}
// CHECK-NEXT: // - Block: 0
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 val_4
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_2 :
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: //     %c3 = arith.constant 3 : index
// CHECK-NEXT: //     %1 = memref.load %arg1[] {tag = "t0", tag_name = "n0"} : memref<i32>
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb2(%arg0, %arg1 : i32, memref<i32>) {name = "m1", tag = "t1", tag_name = "n1"}
// CHECK-NEXT: //     memref.store %arg0, %3[] {name = "m2", test.ptr = "p2"} : memref<i32>
// CHECK-NEXT: //     %4 = arith.muli %1, %arg0 {name = "m3", tag = "t3", test.ptr = "p3"} : i32
// CHECK-NEXT: //     cf.br ^bb5(%2, %3 : i32, memref<i32>) {tag = "t4", tag_name = "n4"}
// CHECK-NEXT: //     memref.store %5, %6[] {name = "m5", tag = "t5", tag_name = "n5"} : memref<i32>
// CHECK-NEXT: //     %alloca = memref.alloca() {tag = "t6", tag_name = "n6"} : memref<i32>
// CHECK-NEXT: //     cf.cond_br %0, ^bb3(%arg0, %6 : i32, memref<i32>), ^bb4(%arg0, %alloca : i32, memref<i32>) {name = "m7", tag = "t7", tag_name = "n7"}
// CHECK-NEXT: //     memref.store %12, %arg1[] {name = "m14"} : memref<i32>
// CHECK-NEXT: //     cf.br ^bb2(%12, %13 : i32, memref<i32>) {name = "m15", tag = "t15", tag_name = "n15"}
// CHECK-NEXT: // val_3 :
// CHECK-NEXT: //     %c3 = arith.constant 3 : index
// CHECK-NEXT: // val_4 :
// CHECK-NEXT: //     %1 = memref.load %arg1[] {tag = "t0", tag_name = "n0"} : memref<i32>
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb2(%arg0, %arg1 : i32, memref<i32>) {name = "m1", tag = "t1", tag_name = "n1"}
// CHECK-NEXT: //     memref.store %arg0, %3[] {name = "m2", test.ptr = "p2"} : memref<i32>
// CHECK-NEXT: //     %4 = arith.muli %1, %arg0 {name = "m3", tag = "t3", test.ptr = "p3"} : i32
// CHECK-NEXT: //     cf.br ^bb5(%2, %3 : i32, memref<i32>) {tag = "t4", tag_name = "n4"}
// CHECK-NEXT: //     memref.store %5, %6[] {name = "m5", tag = "t5", tag_name = "n5"} : memref<i32>
// CHECK-NEXT: //     %alloca = memref.alloca() {tag = "t6", tag_name = "n6"} : memref<i32>
// CHECK-NEXT: //     cf.cond_br %0, ^bb3(%arg0, %6 : i32, memref<i32>), ^bb4(%arg0, %alloca : i32, memref<i32>) {name = "m7", tag = "t7", tag_name = "n7"}
// CHECK-NEXT: //     %alloc = memref.alloc() {tag = "t8"} : memref<i32>
// CHECK-NEXT: //     %9 = arith.cmpi slt, %arg0, %1 {name = "m9"} : i32
// CHECK-NEXT: //     memref.store %12, %arg1[] {name = "m14"} : memref<i32>
// CHECK-NEXT: //     cf.br ^bb2(%12, %13 : i32, memref<i32>) {name = "m15", tag = "t15", tag_name = "n15"}
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32 [arg0@0 arg1@0 val_2 {{.}}]
// CHECK-NEXT: //     %c3 = arith.constant 3 : index [arg0@0 arg1@0 val_2 val_3 {{.}}]
// CHECK-NEXT: //     %1 = memref.load %arg1[] {tag = "t0", tag_name = "n0"} : memref<i32> [arg0@0 arg1@0 val_2 val_4 {{.}}]
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb2(%arg0, %arg1 : i32, memref<i32>) {name = "m1", tag = "t1", tag_name = "n1"} [arg0@0 arg1@0 val_2 val_4 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 1
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 val_4
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 val_4
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_7 :
// CHECK-NEXT: //     %4 = arith.muli %1, %arg0 {name = "m3", tag = "t3", test.ptr = "p3"} : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     memref.store %arg0, %3[] {name = "m2", test.ptr = "p2"} : memref<i32> [arg0@0 arg1@0 val_2 val_4 arg0@1 arg1@1 {{.}}]
// CHECK-NEXT: //     %4 = arith.muli %1, %arg0 {name = "m3", tag = "t3", test.ptr = "p3"} : i32 [arg0@0 arg1@0 val_2 val_4 arg0@1 arg1@1 val_7 {{.}}]
// CHECK-NEXT: //     cf.br ^bb5(%2, %3 : i32, memref<i32>) {tag = "t4", tag_name = "n4"} [arg0@0 arg1@0 val_2 val_4 arg0@1 arg1@1 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 2
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 val_4
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_4
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_10 :
// CHECK-NEXT: //     %alloca = memref.alloca() {tag = "t6", tag_name = "n6"} : memref<i32>
// CHECK-NEXT: //     cf.cond_br %0, ^bb3(%arg0, %6 : i32, memref<i32>), ^bb4(%arg0, %alloca : i32, memref<i32>) {name = "m7", tag = "t7", tag_name = "n7"}
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     memref.store %5, %6[] {name = "m5", tag = "t5", tag_name = "n5"} : memref<i32> [arg0@0 arg1@0 val_2 val_4 arg0@2 arg1@2 {{.}}]
// CHECK-NEXT: //     %alloca = memref.alloca() {tag = "t6", tag_name = "n6"} : memref<i32> [arg0@0 arg1@0 val_2 val_4 arg1@2 val_10 {{.}}]
// CHECK-NEXT: //     cf.cond_br %0, ^bb3(%arg0, %6 : i32, memref<i32>), ^bb4(%arg0, %alloca : i32, memref<i32>) {name = "m7", tag = "t7", tag_name = "n7"} [arg0@0 arg1@0 val_2 val_4 arg1@2 val_10 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 3
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_4
// CHECK-NEXT: // --- LiveOut: arg1@0
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_13 :
// CHECK-NEXT: //     %alloc = memref.alloc() {tag = "t8"} : memref<i32>
// CHECK-NEXT: // val_14 :
// CHECK-NEXT: //     %9 = arith.cmpi slt, %arg0, %1 {name = "m9"} : i32
// CHECK-NEXT: // val_15 :
// CHECK-NEXT: //     %c1_i32 = arith.constant {tag = "t11"} 1 : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %alloc = memref.alloc() {tag = "t8"} : memref<i32> [arg0@0 arg1@0 val_4 arg0@3 arg1@3 val_13 {{.}}]
// CHECK-NEXT: //     %9 = arith.cmpi slt, %arg0, %1 {name = "m9"} : i32 [arg0@0 arg1@0 val_4 val_14 {{.}}]
// CHECK-NEXT: //     memref.store %arg0, %arg1[] {name = "m10", test.ptr = "p10"} : memref<i32> [arg0@0 arg1@0 {{.}}]
// CHECK-NEXT: //     %c1_i32 = arith.constant {tag = "t11"} 1 : i32 [arg0@0 arg1@0 val_15 {{.}}]
// CHECK-NEXT: //     cf.br ^bb4(%arg0, %arg1 : i32, memref<i32>) {name = "m12", tag = "t12", test.ptr = "p12"} [arg0@0 arg1@0 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 4
// CHECK-NEXT: // --- LiveIn: arg1@0
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     func.return {name = "m13", tag = "t13", tag_name = "n13", test.ptr = "p13"} %10, %arg1 : i32, memref<i32> [arg1@0 arg0@4 arg1@4 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 5
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 val_4
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 val_4
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     memref.store %12, %arg1[] {name = "m14"} : memref<i32> [arg0@0 arg1@0 val_2 val_4 arg0@5 arg1@5 {{.}}]
// CHECK-NEXT: //     cf.br ^bb2(%12, %13 : i32, memref<i32>) {name = "m15", tag = "t15", tag_name = "n15"} [arg0@0 arg1@0 val_2 val_4 arg0@5 arg1@5 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // {{-+$}}
// CHECK-NEXT: Testing : f1
// CHECK-NEXT: // {{-+}} Liveness {{-+$}}
// CHECK-NEXT: // - Block: 0
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 val_3 val_4 val_5 val_6
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_2 :
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32
// CHECK-NEXT: //     %c3 = arith.constant 3 : index
// CHECK-NEXT: //     %1 = memref.load %arg1[] {tag = "t16", tag_name = "n16"} : memref<i32>
// CHECK-NEXT: //     %2 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %15 = arith.cmpi slt, %1, %arg0 {name = "m17", tag = "t17", tag_name = "n17", test.ptr = "p17"} : i32
// CHECK-NEXT: scf.condition(%15) {tag = "t18"} %arg0 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: scf.yield {tag = "t19"} %arg2 : i32
// CHECK-NEXT: } attributes {name = "m20", test.ptr = "p20"}
// CHECK-NEXT: //     %3 = scf.while (%arg2 = %2) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag = "t21"} %2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %15 = scf.while (%arg3 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag_name = "n22"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: memref.store %arg2, %arg1[] {tag = "t23", tag_name = "n23"} : memref<i32>
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m24", tag = "t24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m25", tag = "t25"} %2 : i32
// CHECK-NEXT: } attributes {name = "m26", test.ptr = "p26"}
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: } {tag = "t27", tag_name = "n27", test.ptr = "p27"}
// CHECK-NEXT: scf.yield {name = "m28", tag = "t28"} %15 : i32
// CHECK-NEXT: } attributes {name = "m29", tag = "t29", tag_name = "n29"}
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%2, %arg1 : i32, memref<i32>), ^bb2(%1, %arg1 : i32, memref<i32>) {name = "m30", tag = "t30"}
// CHECK-NEXT: //     scf.condition(%0) {tag = "t21"} %2 : i32
// CHECK-NEXT: //     %15 = scf.while (%arg3 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag_name = "n22"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: memref.store %arg2, %arg1[] {tag = "t23", tag_name = "n23"} : memref<i32>
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m24", tag = "t24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m25", tag = "t25"} %2 : i32
// CHECK-NEXT: } attributes {name = "m26", test.ptr = "p26"}
// CHECK-NEXT: //     scf.if %0 {
// CHECK-NEXT: } {tag = "t27", tag_name = "n27", test.ptr = "p27"}
// CHECK-NEXT: //     scf.condition(%0) {tag_name = "n22"} %arg2 : i32
// CHECK-NEXT: //     cf.cond_br %0, ^bb3(%4, %5 : i32, memref<i32>), ^bb2(%4, %arg1 : i32, memref<i32>) {tag = "t31"}
// CHECK-NEXT: //     %8 = arith.subi %arg0, %arg0 {tag = "t32", tag_name = "n32"} : i32
// CHECK-NEXT: //     %9:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %6, %1 {tag = "t33", tag_name = "n33", test.ptr = "p33"} : i32
// CHECK-NEXT: %16:2 = func.call @f1(%6, %arg1) {name = "m34", tag_name = "n34"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %17 = arith.cmpi slt, %16#0, %8 {name = "m35", tag = "t35", tag_name = "n35"} : i32
// CHECK-NEXT: scf.yield {name = "m36", test.ptr = "p36"} %arg0, %16#1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield {tag_name = "n37"} %1, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {tag = "t38", tag_name = "n38"}
// CHECK-NEXT: //     %10 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
// CHECK-NEXT: %16 = arith.addi %9#0, %3 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32
// CHECK-NEXT: scf.yield {tag = "t41"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m42", tag = "t42"}
// CHECK-NEXT: //     cf.br ^bb2(%6, %arg1 : i32, memref<i32>) {tag_name = "n43", test.ptr = "p43"}
// CHECK-NEXT: // val_3 :
// CHECK-NEXT: //     %c3 = arith.constant 3 : index
// CHECK-NEXT: //     %1 = memref.load %arg1[] {tag = "t16", tag_name = "n16"} : memref<i32>
// CHECK-NEXT: //     %2 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %15 = arith.cmpi slt, %1, %arg0 {name = "m17", tag = "t17", tag_name = "n17", test.ptr = "p17"} : i32
// CHECK-NEXT: scf.condition(%15) {tag = "t18"} %arg0 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: scf.yield {tag = "t19"} %arg2 : i32
// CHECK-NEXT: } attributes {name = "m20", test.ptr = "p20"}
// CHECK-NEXT: //     %3 = scf.while (%arg2 = %2) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag = "t21"} %2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %15 = scf.while (%arg3 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag_name = "n22"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: memref.store %arg2, %arg1[] {tag = "t23", tag_name = "n23"} : memref<i32>
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m24", tag = "t24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m25", tag = "t25"} %2 : i32
// CHECK-NEXT: } attributes {name = "m26", test.ptr = "p26"}
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: } {tag = "t27", tag_name = "n27", test.ptr = "p27"}
// CHECK-NEXT: scf.yield {name = "m28", tag = "t28"} %15 : i32
// CHECK-NEXT: } attributes {name = "m29", tag = "t29", tag_name = "n29"}
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%2, %arg1 : i32, memref<i32>), ^bb2(%1, %arg1 : i32, memref<i32>) {name = "m30", tag = "t30"}
// CHECK-NEXT: //     cf.cond_br %0, ^bb3(%4, %5 : i32, memref<i32>), ^bb2(%4, %arg1 : i32, memref<i32>) {tag = "t31"}
// CHECK-NEXT: //     %8 = arith.subi %arg0, %arg0 {tag = "t32", tag_name = "n32"} : i32
// CHECK-NEXT: //     %9:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %6, %1 {tag = "t33", tag_name = "n33", test.ptr = "p33"} : i32
// CHECK-NEXT: %16:2 = func.call @f1(%6, %arg1) {name = "m34", tag_name = "n34"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %17 = arith.cmpi slt, %16#0, %8 {name = "m35", tag = "t35", tag_name = "n35"} : i32
// CHECK-NEXT: scf.yield {name = "m36", test.ptr = "p36"} %arg0, %16#1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield {tag_name = "n37"} %1, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {tag = "t38", tag_name = "n38"}
// CHECK-NEXT: //     %10 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
// CHECK-NEXT: %16 = arith.addi %9#0, %3 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32
// CHECK-NEXT: scf.yield {tag = "t41"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m42", tag = "t42"}
// CHECK-NEXT: //     cf.br ^bb2(%6, %arg1 : i32, memref<i32>) {tag_name = "n43", test.ptr = "p43"}
// CHECK-NEXT: // val_4 :
// CHECK-NEXT: //     %1 = memref.load %arg1[] {tag = "t16", tag_name = "n16"} : memref<i32>
// CHECK-NEXT: //     %2 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %15 = arith.cmpi slt, %1, %arg0 {name = "m17", tag = "t17", tag_name = "n17", test.ptr = "p17"} : i32
// CHECK-NEXT: scf.condition(%15) {tag = "t18"} %arg0 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: scf.yield {tag = "t19"} %arg2 : i32
// CHECK-NEXT: } attributes {name = "m20", test.ptr = "p20"}
// CHECK-NEXT: //     %3 = scf.while (%arg2 = %2) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag = "t21"} %2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %15 = scf.while (%arg3 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag_name = "n22"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: memref.store %arg2, %arg1[] {tag = "t23", tag_name = "n23"} : memref<i32>
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m24", tag = "t24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m25", tag = "t25"} %2 : i32
// CHECK-NEXT: } attributes {name = "m26", test.ptr = "p26"}
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: } {tag = "t27", tag_name = "n27", test.ptr = "p27"}
// CHECK-NEXT: scf.yield {name = "m28", tag = "t28"} %15 : i32
// CHECK-NEXT: } attributes {name = "m29", tag = "t29", tag_name = "n29"}
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%2, %arg1 : i32, memref<i32>), ^bb2(%1, %arg1 : i32, memref<i32>) {name = "m30", tag = "t30"}
// CHECK-NEXT: //     %15 = arith.cmpi slt, %1, %arg0 {name = "m17", tag = "t17", tag_name = "n17", test.ptr = "p17"} : i32
// CHECK-NEXT: //     %15 = scf.while (%arg3 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag_name = "n22"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: memref.store %arg2, %arg1[] {tag = "t23", tag_name = "n23"} : memref<i32>
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m24", tag = "t24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m25", tag = "t25"} %2 : i32
// CHECK-NEXT: } attributes {name = "m26", test.ptr = "p26"}
// CHECK-NEXT: //     memref.store %arg2, %arg1[] {tag = "t23", tag_name = "n23"} : memref<i32>
// CHECK-NEXT: //     memref.store %1, %arg1[] {name = "m24", tag = "t24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: //     cf.cond_br %0, ^bb3(%4, %5 : i32, memref<i32>), ^bb2(%4, %arg1 : i32, memref<i32>) {tag = "t31"}
// CHECK-NEXT: //     %8 = arith.subi %arg0, %arg0 {tag = "t32", tag_name = "n32"} : i32
// CHECK-NEXT: //     %9:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %6, %1 {tag = "t33", tag_name = "n33", test.ptr = "p33"} : i32
// CHECK-NEXT: %16:2 = func.call @f1(%6, %arg1) {name = "m34", tag_name = "n34"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %17 = arith.cmpi slt, %16#0, %8 {name = "m35", tag = "t35", tag_name = "n35"} : i32
// CHECK-NEXT: scf.yield {name = "m36", test.ptr = "p36"} %arg0, %16#1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield {tag_name = "n37"} %1, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {tag = "t38", tag_name = "n38"}
// CHECK-NEXT: //     %10 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
// CHECK-NEXT: %16 = arith.addi %9#0, %3 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32
// CHECK-NEXT: scf.yield {tag = "t41"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m42", tag = "t42"}
// CHECK-NEXT: //     cf.br ^bb2(%6, %arg1 : i32, memref<i32>) {tag_name = "n43", test.ptr = "p43"}
// CHECK-NEXT: //     %15 = arith.cmpi slt, %6, %1 {tag = "t33", tag_name = "n33", test.ptr = "p33"} : i32
// CHECK-NEXT: //     scf.yield {tag_name = "n37"} %1, %arg1 : i32, memref<i32>
// CHECK-NEXT: //     %true = arith.constant true
// CHECK-NEXT: //     %13 = arith.addi %11, %arg0 {tag = "t45"} : i32
// CHECK-NEXT: //     %14:2 = func.call @f0(%11, %arg1) {tag_name = "n46"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: //     cf.br ^bb3(%1, %arg1 : i32, memref<i32>) {tag = "t47", test.ptr = "p47"}
// CHECK-NEXT: // val_5 :
// CHECK-NEXT: //     %2 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %15 = arith.cmpi slt, %1, %arg0 {name = "m17", tag = "t17", tag_name = "n17", test.ptr = "p17"} : i32
// CHECK-NEXT: scf.condition(%15) {tag = "t18"} %arg0 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: scf.yield {tag = "t19"} %arg2 : i32
// CHECK-NEXT: } attributes {name = "m20", test.ptr = "p20"}
// CHECK-NEXT: //     %3 = scf.while (%arg2 = %2) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag = "t21"} %2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %15 = scf.while (%arg3 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag_name = "n22"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: memref.store %arg2, %arg1[] {tag = "t23", tag_name = "n23"} : memref<i32>
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m24", tag = "t24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m25", tag = "t25"} %2 : i32
// CHECK-NEXT: } attributes {name = "m26", test.ptr = "p26"}
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: } {tag = "t27", tag_name = "n27", test.ptr = "p27"}
// CHECK-NEXT: scf.yield {name = "m28", tag = "t28"} %15 : i32
// CHECK-NEXT: } attributes {name = "m29", tag = "t29", tag_name = "n29"}
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%2, %arg1 : i32, memref<i32>), ^bb2(%1, %arg1 : i32, memref<i32>) {name = "m30", tag = "t30"}
// CHECK-NEXT: //     scf.condition(%0) {tag = "t21"} %2 : i32
// CHECK-NEXT: //     memref.store %arg2, %arg1[] {tag = "t23", tag_name = "n23"} : memref<i32>
// CHECK-NEXT: //     memref.store %1, %arg1[] {name = "m24", tag = "t24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: //     scf.yield {name = "m25", tag = "t25"} %2 : i32
// CHECK-NEXT: //     cf.cond_br %0, ^bb3(%4, %5 : i32, memref<i32>), ^bb2(%4, %arg1 : i32, memref<i32>) {tag = "t31"}
// CHECK-NEXT: //     %8 = arith.subi %arg0, %arg0 {tag = "t32", tag_name = "n32"} : i32
// CHECK-NEXT: //     %9:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %6, %1 {tag = "t33", tag_name = "n33", test.ptr = "p33"} : i32
// CHECK-NEXT: %16:2 = func.call @f1(%6, %arg1) {name = "m34", tag_name = "n34"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %17 = arith.cmpi slt, %16#0, %8 {name = "m35", tag = "t35", tag_name = "n35"} : i32
// CHECK-NEXT: scf.yield {name = "m36", test.ptr = "p36"} %arg0, %16#1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield {tag_name = "n37"} %1, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {tag = "t38", tag_name = "n38"}
// CHECK-NEXT: //     %10 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
// CHECK-NEXT: %16 = arith.addi %9#0, %3 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32
// CHECK-NEXT: scf.yield {tag = "t41"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m42", tag = "t42"}
// CHECK-NEXT: //     cf.br ^bb2(%6, %arg1 : i32, memref<i32>) {tag_name = "n43", test.ptr = "p43"}
// CHECK-NEXT: //     %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
// CHECK-NEXT: // val_6 :
// CHECK-NEXT: //     %3 = scf.while (%arg2 = %2) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag = "t21"} %2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %15 = scf.while (%arg3 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag_name = "n22"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: memref.store %arg2, %arg1[] {tag = "t23", tag_name = "n23"} : memref<i32>
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m24", tag = "t24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m25", tag = "t25"} %2 : i32
// CHECK-NEXT: } attributes {name = "m26", test.ptr = "p26"}
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: } {tag = "t27", tag_name = "n27", test.ptr = "p27"}
// CHECK-NEXT: scf.yield {name = "m28", tag = "t28"} %15 : i32
// CHECK-NEXT: } attributes {name = "m29", tag = "t29", tag_name = "n29"}
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%2, %arg1 : i32, memref<i32>), ^bb2(%1, %arg1 : i32, memref<i32>) {name = "m30", tag = "t30"}
// CHECK-NEXT: //     cf.cond_br %0, ^bb3(%4, %5 : i32, memref<i32>), ^bb2(%4, %arg1 : i32, memref<i32>) {tag = "t31"}
// CHECK-NEXT: //     %8 = arith.subi %arg0, %arg0 {tag = "t32", tag_name = "n32"} : i32
// CHECK-NEXT: //     %9:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %6, %1 {tag = "t33", tag_name = "n33", test.ptr = "p33"} : i32
// CHECK-NEXT: %16:2 = func.call @f1(%6, %arg1) {name = "m34", tag_name = "n34"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %17 = arith.cmpi slt, %16#0, %8 {name = "m35", tag = "t35", tag_name = "n35"} : i32
// CHECK-NEXT: scf.yield {name = "m36", test.ptr = "p36"} %arg0, %16#1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield {tag_name = "n37"} %1, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {tag = "t38", tag_name = "n38"}
// CHECK-NEXT: //     %10 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
// CHECK-NEXT: %16 = arith.addi %9#0, %3 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32
// CHECK-NEXT: scf.yield {tag = "t41"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m42", tag = "t42"}
// CHECK-NEXT: //     cf.br ^bb2(%6, %arg1 : i32, memref<i32>) {tag_name = "n43", test.ptr = "p43"}
// CHECK-NEXT: //     %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
// CHECK-NEXT: //     %16 = arith.addi %9#0, %3 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32 [arg0@0 arg1@0 val_2 {{.}}]
// CHECK-NEXT: //     %c3 = arith.constant 3 : index [arg0@0 arg1@0 val_2 val_3 {{.}}]
// CHECK-NEXT: //     %1 = memref.load %arg1[] {tag = "t16", tag_name = "n16"} : memref<i32> [arg0@0 arg1@0 val_2 val_3 val_4 {{.}}]
// CHECK-NEXT: //     %2 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %15 = arith.cmpi slt, %1, %arg0 {name = "m17", tag = "t17", tag_name = "n17", test.ptr = "p17"} : i32
// CHECK-NEXT: scf.condition(%15) {tag = "t18"} %arg0 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: scf.yield {tag = "t19"} %arg2 : i32
// CHECK-NEXT: } attributes {name = "m20", test.ptr = "p20"} [arg0@0 arg1@0 val_2 val_3 val_4 val_5 {{.}}]
// CHECK-NEXT: //     %3 = scf.while (%arg2 = %2) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag = "t21"} %2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %15 = scf.while (%arg3 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag_name = "n22"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: memref.store %arg2, %arg1[] {tag = "t23", tag_name = "n23"} : memref<i32>
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m24", tag = "t24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m25", tag = "t25"} %2 : i32
// CHECK-NEXT: } attributes {name = "m26", test.ptr = "p26"}
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: } {tag = "t27", tag_name = "n27", test.ptr = "p27"}
// CHECK-NEXT: scf.yield {name = "m28", tag = "t28"} %15 : i32
// CHECK-NEXT: } attributes {name = "m29", tag = "t29", tag_name = "n29"} [arg0@0 arg1@0 val_2 val_3 val_4 val_5 val_6 {{.}}]
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%2, %arg1 : i32, memref<i32>), ^bb2(%1, %arg1 : i32, memref<i32>) {name = "m30", tag = "t30"} [arg0@0 arg1@0 val_2 val_3 val_4 val_5 val_6 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 1
// CHECK-NEXT: // --- LiveIn: arg0@0 val_4
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_8 :
// CHECK-NEXT: //     %15 = arith.cmpi slt, %1, %arg0 {name = "m17", tag = "t17", tag_name = "n17", test.ptr = "p17"} : i32
// CHECK-NEXT: //     scf.condition(%15) {tag = "t18"} %arg0 : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %15 = arith.cmpi slt, %1, %arg0 {name = "m17", tag = "t17", tag_name = "n17", test.ptr = "p17"} : i32 [arg0@0 val_4 arg0@1 val_8 {{.}}]
// CHECK-NEXT: //     scf.condition(%15) {tag = "t18"} %arg0 : i32 [arg0@0 val_8 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 2
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     scf.yield {tag = "t19"} %arg2 : i32 [arg0@2 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 3
// CHECK-NEXT: // --- LiveIn: val_2 val_5
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     scf.condition(%0) {tag = "t21"} %2 : i32 [val_2 val_5 arg0@3 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 4
// CHECK-NEXT: // --- LiveIn: arg1@0 val_2 val_4 val_5
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_12 :
// CHECK-NEXT: //     %15 = scf.while (%arg3 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag_name = "n22"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: memref.store %arg2, %arg1[] {tag = "t23", tag_name = "n23"} : memref<i32>
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m24", tag = "t24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m25", tag = "t25"} %2 : i32
// CHECK-NEXT: } attributes {name = "m26", test.ptr = "p26"}
// CHECK-NEXT: //     scf.if %0 {
// CHECK-NEXT: } {tag = "t27", tag_name = "n27", test.ptr = "p27"}
// CHECK-NEXT: //     scf.yield {name = "m28", tag = "t28"} %15 : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %15 = scf.while (%arg3 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag_name = "n22"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: memref.store %arg2, %arg1[] {tag = "t23", tag_name = "n23"} : memref<i32>
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m24", tag = "t24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m25", tag = "t25"} %2 : i32
// CHECK-NEXT: } attributes {name = "m26", test.ptr = "p26"} [arg1@0 val_2 val_4 val_5 arg0@4 val_12 {{.}}]
// CHECK-NEXT: //     scf.if %0 {
// CHECK-NEXT: } {tag = "t27", tag_name = "n27", test.ptr = "p27"} [val_2 val_12 {{.}}]
// CHECK-NEXT: //     scf.yield {name = "m28", tag = "t28"} %15 : i32 [val_12 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 5
// CHECK-NEXT: // --- LiveIn: val_2 arg0@4
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     scf.condition(%0) {tag_name = "n22"} %arg2 : i32 [val_2 arg0@4 arg0@5 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 6
// CHECK-NEXT: // --- LiveIn: arg1@0 val_4 val_5 arg0@4
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     memref.store %arg2, %arg1[] {tag = "t23", tag_name = "n23"} : memref<i32> [arg1@0 val_4 val_5 arg0@4 arg0@6 {{.}}]
// CHECK-NEXT: //     memref.store %1, %arg1[] {name = "m24", tag = "t24", test.ptr = "p24"} : memref<i32> [arg1@0 val_4 val_5 {{.}}]
// CHECK-NEXT: //     scf.yield {name = "m25", tag = "t25"} %2 : i32 [val_5 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 7
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 8
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 val_3 val_4 val_5 val_6
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 val_3 val_4 val_5 val_6
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     cf.cond_br %0, ^bb3(%4, %5 : i32, memref<i32>), ^bb2(%4, %arg1 : i32, memref<i32>) {tag = "t31"} [arg0@0 arg1@0 val_2 val_3 val_4 val_5 val_6 arg0@8 arg1@8 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 9
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 val_3 val_4 val_5 val_6
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 val_3 val_4 val_5 val_6
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_19 :
// CHECK-NEXT: //     %8 = arith.subi %arg0, %arg0 {tag = "t32", tag_name = "n32"} : i32
// CHECK-NEXT: //     %9:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %6, %1 {tag = "t33", tag_name = "n33", test.ptr = "p33"} : i32
// CHECK-NEXT: %16:2 = func.call @f1(%6, %arg1) {name = "m34", tag_name = "n34"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %17 = arith.cmpi slt, %16#0, %8 {name = "m35", tag = "t35", tag_name = "n35"} : i32
// CHECK-NEXT: scf.yield {name = "m36", test.ptr = "p36"} %arg0, %16#1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield {tag_name = "n37"} %1, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {tag = "t38", tag_name = "n38"}
// CHECK-NEXT: //     %10 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
// CHECK-NEXT: %16 = arith.addi %9#0, %3 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32
// CHECK-NEXT: scf.yield {tag = "t41"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m42", tag = "t42"}
// CHECK-NEXT: //     %15 = arith.cmpi slt, %6, %1 {tag = "t33", tag_name = "n33", test.ptr = "p33"} : i32
// CHECK-NEXT: //     %16:2 = func.call @f1(%6, %arg1) {name = "m34", tag_name = "n34"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: //     %17 = arith.cmpi slt, %16#0, %8 {name = "m35", tag = "t35", tag_name = "n35"} : i32
// CHECK-NEXT: //     %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
// CHECK-NEXT: // val_20 :
// CHECK-NEXT: //     %9:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %6, %1 {tag = "t33", tag_name = "n33", test.ptr = "p33"} : i32
// CHECK-NEXT: %16:2 = func.call @f1(%6, %arg1) {name = "m34", tag_name = "n34"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %17 = arith.cmpi slt, %16#0, %8 {name = "m35", tag = "t35", tag_name = "n35"} : i32
// CHECK-NEXT: scf.yield {name = "m36", test.ptr = "p36"} %arg0, %16#1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield {tag_name = "n37"} %1, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {tag = "t38", tag_name = "n38"}
// CHECK-NEXT: //     %10 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
// CHECK-NEXT: %16 = arith.addi %9#0, %3 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32
// CHECK-NEXT: scf.yield {tag = "t41"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m42", tag = "t42"}
// CHECK-NEXT: //     %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
// CHECK-NEXT: //     %16 = arith.addi %9#0, %3 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32// val_21 :
// CHECK-NEXT: //     %9:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %6, %1 {tag = "t33", tag_name = "n33", test.ptr = "p33"} : i32
// CHECK-NEXT: %16:2 = func.call @f1(%6, %arg1) {name = "m34", tag_name = "n34"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %17 = arith.cmpi slt, %16#0, %8 {name = "m35", tag = "t35", tag_name = "n35"} : i32
// CHECK-NEXT: scf.yield {name = "m36", test.ptr = "p36"} %arg0, %16#1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield {tag_name = "n37"} %1, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {tag = "t38", tag_name = "n38"}
// CHECK-NEXT: // val_22 :
// CHECK-NEXT: //     %10 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
// CHECK-NEXT: %16 = arith.addi %9#0, %3 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32
// CHECK-NEXT: scf.yield {tag = "t41"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m42", tag = "t42"}
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %8 = arith.subi %arg0, %arg0 {tag = "t32", tag_name = "n32"} : i32 [arg0@0 arg1@0 val_2 val_3 val_4 val_5 val_6 arg0@9 arg1@9 val_19 {{.}}]
// CHECK-NEXT: //     %9:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %6, %1 {tag = "t33", tag_name = "n33", test.ptr = "p33"} : i32
// CHECK-NEXT: %16:2 = func.call @f1(%6, %arg1) {name = "m34", tag_name = "n34"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %17 = arith.cmpi slt, %16#0, %8 {name = "m35", tag = "t35", tag_name = "n35"} : i32
// CHECK-NEXT: scf.yield {name = "m36", test.ptr = "p36"} %arg0, %16#1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield {tag_name = "n37"} %1, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {tag = "t38", tag_name = "n38"} [arg0@0 arg1@0 val_2 val_3 val_4 val_5 val_6 arg0@9 val_19 val_20 val_21 {{.}}]
// CHECK-NEXT: //     %10 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
// CHECK-NEXT: %16 = arith.addi %9#0, %3 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32
// CHECK-NEXT: scf.yield {tag = "t41"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m42", tag = "t42"} [arg0@0 arg1@0 val_2 val_3 val_4 val_5 val_6 arg0@9 val_19 val_20 val_22 {{.}}]
// CHECK-NEXT: //     cf.br ^bb2(%6, %arg1 : i32, memref<i32>) {tag_name = "n43", test.ptr = "p43"} [arg0@0 arg1@0 val_2 val_3 val_4 val_5 val_6 arg0@9 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 10
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_4 arg0@9 val_19
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_23 :
// CHECK-NEXT: //     %15 = arith.cmpi slt, %6, %1 {tag = "t33", tag_name = "n33", test.ptr = "p33"} : i32
// CHECK-NEXT: // val_24 :
// CHECK-NEXT: //     %16:2 = func.call @f1(%6, %arg1) {name = "m34", tag_name = "n34"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: //     %17 = arith.cmpi slt, %16#0, %8 {name = "m35", tag = "t35", tag_name = "n35"} : i32// val_25 :
// CHECK-NEXT: //     %16:2 = func.call @f1(%6, %arg1) {name = "m34", tag_name = "n34"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: //     %17 = arith.cmpi slt, %16#0, %8 {name = "m35", tag = "t35", tag_name = "n35"} : i32
// CHECK-NEXT: //     scf.yield {name = "m36", test.ptr = "p36"} %arg0, %16#1 : i32, memref<i32>
// CHECK-NEXT: // val_26 :
// CHECK-NEXT: //     %17 = arith.cmpi slt, %16#0, %8 {name = "m35", tag = "t35", tag_name = "n35"} : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %15 = arith.cmpi slt, %6, %1 {tag = "t33", tag_name = "n33", test.ptr = "p33"} : i32 [arg0@0 arg1@0 val_4 arg0@9 val_19 val_23 {{.}}]
// CHECK-NEXT: //     %16:2 = func.call @f1(%6, %arg1) {name = "m34", tag_name = "n34"} : (i32, memref<i32>) -> (i32, memref<i32>) [arg0@0 arg1@0 arg0@9 val_19 val_24 val_25 {{.}}]
// CHECK-NEXT: //     %17 = arith.cmpi slt, %16#0, %8 {name = "m35", tag = "t35", tag_name = "n35"} : i32 [arg0@0 val_19 val_24 val_25 val_26 {{.}}]
// CHECK-NEXT: //     scf.yield {name = "m36", test.ptr = "p36"} %arg0, %16#1 : i32, memref<i32> [arg0@0 val_25 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 11
// CHECK-NEXT: // --- LiveIn: arg1@0 val_4
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     scf.yield {tag_name = "n37"} %1, %arg1 : i32, memref<i32> [arg1@0 val_4 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 12
// CHECK-NEXT: // --- LiveIn: arg1@0 val_5 val_6 val_19 val_20
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_29 :
// CHECK-NEXT: //     %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32
// CHECK-NEXT: // val_30 :
// CHECK-NEXT: //     %16 = arith.addi %9#0, %3 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %15 = arith.cmpi slt, %8, %2 {tag = "t39", tag_name = "n39", test.ptr = "p39"} : i32 [arg1@0 val_5 val_6 val_19 val_20 arg0@12 arg1@12 val_29 {{.}}]
// CHECK-NEXT: //     %16 = arith.addi %9#0, %3 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32 [arg1@0 val_6 val_20 val_30 {{.}}]
// CHECK-NEXT: //     scf.yield {tag = "t41"} %arg1 : memref<i32> [arg1@0 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 13
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_4
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_4
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_33 :
// CHECK-NEXT: //     %true = arith.constant true
// CHECK-NEXT: // val_34 :
// CHECK-NEXT: //     %13 = arith.addi %11, %arg0 {tag = "t45"} : i32
// CHECK-NEXT: // val_35 :
// CHECK-NEXT: //     %14:2 = func.call @f0(%11, %arg1) {tag_name = "n46"} : (i32, memref<i32>) -> (i32, memref<i32>)// val_36 :
// CHECK-NEXT: //     %14:2 = func.call @f0(%11, %arg1) {tag_name = "n46"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %true = arith.constant true [arg0@0 arg1@0 val_4 arg0@13 arg1@13 val_33 {{.}}]
// CHECK-NEXT: //     %13 = arith.addi %11, %arg0 {tag = "t45"} : i32 [arg0@0 arg1@0 val_4 arg0@13 val_34 {{.}}]
// CHECK-NEXT: //     %14:2 = func.call @f0(%11, %arg1) {tag_name = "n46"} : (i32, memref<i32>) -> (i32, memref<i32>) [arg0@0 arg1@0 val_4 arg0@13 val_35 val_36 {{.}}]
// CHECK-NEXT: //     cf.br ^bb3(%1, %arg1 : i32, memref<i32>) {tag = "t47", test.ptr = "p47"} [arg0@0 arg1@0 val_4 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // {{-+$}}
// CHECK-NEXT: Testing : main
// CHECK-NEXT: // {{-+}} Liveness {{-+$}}
// CHECK-NEXT: // - Block: 0
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_2 :
// CHECK-NEXT: //     %0:2 = func.call @f0(%arg0, %arg1) {name = "m48", tag = "t48"} : (i32, memref<i32>) -> (i32, memref<i32>)// val_3 :
// CHECK-NEXT: //     %0:2 = func.call @f0(%arg0, %arg1) {name = "m48", tag = "t48"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: // val_4 :
// CHECK-NEXT: //     %1:2 = func.call @f1(%arg0, %arg1) {name = "m49"} : (i32, memref<i32>) -> (i32, memref<i32>)// val_5 :
// CHECK-NEXT: //     %1:2 = func.call @f1(%arg0, %arg1) {name = "m49"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %0:2 = func.call @f0(%arg0, %arg1) {name = "m48", tag = "t48"} : (i32, memref<i32>) -> (i32, memref<i32>) [arg0@0 arg1@0 val_2 val_3 {{.}}]
// CHECK-NEXT: //     %1:2 = func.call @f1(%arg0, %arg1) {name = "m49"} : (i32, memref<i32>) -> (i32, memref<i32>) [arg0@0 arg1@0 val_4 val_5 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // {{-+$}}
// CHECK-NEXT: Testing : ext
// CHECK-NEXT: // {{-+}} Liveness {{-+$}}
// CHECK-NEXT: // {{-+$}}
