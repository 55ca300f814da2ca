// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(func.func(test-block-is-in-loop))' -o /dev/null | FileCheck %s

// Blocks in loops of branches and in loops that are operations.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3, %v4 = func.call @f0(%f0a, %f0m) {tag_name = "n0", test.ptr = "p0"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v5 = memref.cast %f0m {tag = "t1", name = "m1"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v6 = memref.cast %f0m {tag = "t2", name = "m2"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v7 = scf.while (%v8 = %f0a) : (i32) -> i32 {
    %v10 = arith.constant {tag = "t3", tag_name = "n3", name = "m3"} 0 : i32
    memref.store %f0a, %f0m[] {test.ptr = "p4"} : memref<i32>
    scf.condition(%v1) {tag_name = "n5"} %f0a : i32
  } do {
  ^bb0(%v9: i32):
    memref.store %f0a, %v4[] {tag = "t6", tag_name = "n6", name = "m6", test.ptr = "p6"} : memref<i32>
    scf.yield {tag = "t7", name = "m7"} %f0a : i32
  } attributes {name = "m8"}
  %v11 = arith.muli %v7, %f0a {tag = "t9"} : i32
  %v12 = arith.muli %v11, %v11 {tag = "t10", tag_name = "n10", name = "m10"} : i32
  cf.cond_br %v1, ^bb1(%v11, %v4 : i32, memref<i32>), ^bb2(%v11, %v4 : i32, memref<i32>) {tag = "t11", name = "m11", test.ptr = "p11"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v13 = memref.alloc() {tag = "t12", name = "m12"} : memref<i32>
  return {tag = "t13", name = "m13"} %f0x1, %v4 : i32, memref<i32>
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  scf.if %v1 {
    %v14 = arith.cmpi slt, %v7, %v7 {tag = "t14"} : i32
  } {test.ptr = "p15"}
  %v15 = arith.muli %v11, %v3 {name = "m16"} : i32
  memref.store %f0a, %f0m[] {tag = "t17"} : memref<i32>
  return {tag_name = "n18", name = "m18"} %v7, %f0y2 : i32, memref<i32>
}
func.func @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v16 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v17 = arith.constant 3 : index
  %v18 = arith.addi %f1a, %f1a {name = "m19"} : i32
  cf.cond_br %v16, ^bb1(%f1a, %f1m : i32, memref<i32>), ^bb2(%f1a, %f1m : i32, memref<i32>) {tag = "t20", name = "m20"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v19 = memref.alloca() {tag = "t21"} : memref<i32>
  %v20 = arith.subi %f1x1, %f1x1 {tag = "t22"} : i32
  cf.cond_br %v16, ^bb2(%f1x1, %f1m : i32, memref<i32>), ^bb3(%f1a, %f1m : i32, memref<i32>)
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  cf.br ^bb4(%f1x2, %f1y2 : i32, memref<i32>) {tag_name = "n24"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  "x.unknown"() {tag = "t25", name = "m25", test.ptr = "p25"} : () -> ()
  cf.br ^bb1(%f1a, %f1y3 : i32, memref<i32>) {test.ptr = "p26"}
^bb4(%f1x4: i32, %f1y4: memref<i32>):
  %v21 = arith.addi %v18, %f1x4 {tag = "t27", name = "m27"} : i32
  %v22 = arith.muli %f1a, %v21 {tag = "t28", tag_name = "n28"} : i32
  cf.br ^bb5(%f1a, %f1m : i32, memref<i32>) {tag = "t29", name = "m29"}
^bb5(%f1x5: i32, %f1y5: memref<i32>):
  %v23 = arith.cmpi slt, %f1x5, %f1a {tag = "t30", name = "m30"} : i32
  return {tag = "t31", name = "m31", test.ptr = "p31"} %f1x5, %f1m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t32"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t33"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  cf.cond_br %v1, ^bb1(%f0a, %f0m : i32, memref<i32>), ^bb1(%f0a, %f0m : i32, memref<i32>) {tag = "t0", tag_name = "n0"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v3 = scf.while (%v4 = %f0a) : (i32) -> i32 {
    %v6 = arith.constant {tag = "t1", tag_name = "n1", name = "m1"} true
    %v7 = arith.cmpi slt, %f0a, %f0a {tag = "t2", tag_name = "n2", name = "m2", test.ptr = "p2"} : i32
    scf.condition(%v6) {tag = "t3", tag_name = "n3", name = "m3", test.ptr = "p3"} %v4 : i32
  } do {
  ^bb0(%v5: i32):
    %v8 = memref.load %f0m[] {tag = "t4", name = "m4", test.ptr = "p4"} : memref<i32>
    scf.yield {tag = "t5", tag_name = "n5", test.ptr = "p5"} %f0a : i32
  } attributes {tag = "t6", tag_name = "n6", name = "m6"}
  cf.br ^bb1(%v3, %f0m : i32, memref<i32>) {tag = "t7"}
}
func.func @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v9 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v10 = arith.constant 3 : index
  %v11 = arith.muli %f1a, %f1a {tag_name = "n8", name = "m8"} : i32
  %v12 = scf.while (%v13 = %f1a) : (i32) -> i32 {
    %v15 = memref.load %f1m[] {name = "m9"} : memref<i32>
    %v16 = arith.subi %v11, %f1a {tag = "t10", name = "m10", test.ptr = "p10"} : i32
    scf.condition(%v9) {tag = "t11"} %v11 : i32
  } do {
  ^bb0(%v14: i32):
    scf.yield {tag = "t12", test.ptr = "p12"} %v11 : i32
  } attributes {tag = "t13", tag_name = "n13", name = "m13"}
  %v17 = arith.addi %f1a, %f1a {tag = "t14", tag_name = "n14", name = "m14", test.ptr = "p14"} : i32
  %v18, %v19 = func.call @f1(%f1a, %f1m) {tag = "t15", tag_name = "n15", test.ptr = "p15"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return {tag = "t16", tag_name = "n16"} %f1a, %v19 : i32, memref<i32>
}
func.func @f2(%f2a: i32, %f2m: memref<i32>) -> (i32, memref<i32>) {
  %v20 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v21 = arith.constant 3 : index
  cf.cond_br %v20, ^bb1(%f2a, %f2m : i32, memref<i32>), ^bb1(%f2a, %f2m : i32, memref<i32>) {tag = "t17", tag_name = "n17"}
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  scf.if %v20 {
    %v22 = memref.load %f2m[] {tag_name = "n18", test.ptr = "p18"} : memref<i32>
  } else {
    %v23 = arith.subi %f2a, %f2x1 {tag_name = "n19", name = "m19"} : i32
  } {tag = "t20", tag_name = "n20"}
  cf.br ^bb2(%f2x1, %f2m : i32, memref<i32>) {tag = "t21", test.ptr = "p21"}
^bb2(%f2x2: i32, %f2y2: memref<i32>):
  memref.store %f2a, %f2y2[] {tag = "t22", test.ptr = "p22"} : memref<i32>
  %v24 = memref.alloca() {name = "m23"} : memref<i32>
  cf.br ^bb2(%f2x2, %f2y2 : i32, memref<i32>) {tag_name = "n24", name = "m24"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t25", tag_name = "n25"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag_name = "n26"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {tag_name = "n27", name = "m27", test.ptr = "p27"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.constant {tag = "t0", test.ptr = "p0"} 2 : i32
  %v4 = memref.cast %f0m {tag = "t1", tag_name = "n1"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v5 = arith.constant {tag = "t2", test.ptr = "p2"} 1 : i32
  %v6 = arith.constant false
  %v7 = memref.load %f0m[] {tag = "t4", tag_name = "n4"} : memref<i32>
  cf.cond_br %v1, ^bb1(%v3, %f0m : i32, memref<i32>), ^bb3(%v5, %f0m : i32, memref<i32>) {tag = "t5", name = "m5", test.ptr = "p5"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  cf.cond_br %v1, ^bb2(%f0x1, %f0y1 : i32, memref<i32>), ^bb3(%v3, %f0y1 : i32, memref<i32>) {tag_name = "n6", name = "m6", test.ptr = "p6"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v8 = memref.alloc() {tag_name = "n7"} : memref<i32>
  return {tag = "t8", tag_name = "n8"} %v5, %f0m : i32, memref<i32>
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v9 = arith.constant {tag = "t9", test.ptr = "p9"} false
  cf.br ^bb4(%f0a, %f0y3 : i32, memref<i32>) {tag = "t10"}
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  cf.br ^bb5(%v5, %f0y4 : i32, memref<i32>) {name = "m11", test.ptr = "p11"}
^bb5(%f0x5: i32, %f0y5: memref<i32>):
  %v10 = arith.addi %f0x5, %v7 {tag = "t12", name = "m12"} : i32
  %v11 = arith.constant {tag_name = "n13", name = "m13"} false
  return {tag = "t14", test.ptr = "p14"} %v3, %f0y5 : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v12 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v13 = arith.constant 3 : index
  %v14 = arith.subi %f1a, %f1a {tag = "t15"} : i32
  cf.cond_br %v12, ^bb1(%f1a, %f1m : i32, memref<i32>), ^bb2(%f1a, %f1m : i32, memref<i32>) {tag = "t16", tag_name = "n16", name = "m16", test.ptr = "p16"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v15 = memref.alloca() {tag = "t17", name = "m17"} : memref<i32>
  %v16 = arith.constant {tag = "t18", name = "m18"} 1 : i32
  %v17 = memref.cast %f1m {tag = "t19"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v18 = arith.constant {tag_name = "n20", test.ptr = "p20"} false
  return {tag = "t21"} %v14, %f1y1 : i32, memref<i32>
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v19 = arith.constant {tag = "t22"} 1 : i32
  %v20 = arith.muli %f1x2, %f1a {tag = "t23", name = "m23"} : i32
  return {tag = "t24", tag_name = "n24", name = "m24"} %f1a, %f1y2 : i32, memref<i32>
}
func.func @f2(%f2a: i32, %f2m: memref<i32>) -> (i32, memref<i32>) {
  %v21 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v22 = arith.constant 3 : index
  cf.cond_br %v21, ^bb1(%f2a, %f2m : i32, memref<i32>), ^bb2(%f2a, %f2m : i32, memref<i32>) {tag = "t25", tag_name = "n25"}
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  return {tag = "t26"} %f2x1, %f2y1 : i32, memref<i32>
^bb2(%f2x2: i32, %f2y2: memref<i32>):
  %v23 = memref.alloc() {tag_name = "n27", name = "m27", test.ptr = "p27"} : memref<i32>
  %v24 = memref.load %f2m[] {tag = "t28", tag_name = "n28", test.ptr = "p28"} : memref<i32>
  cf.cond_br %v21, ^bb3(%f2a, %f2y2 : i32, memref<i32>), ^bb4(%f2x2, %f2y2 : i32, memref<i32>) {name = "m29"}
^bb3(%f2x3: i32, %f2y3: memref<i32>):
  %v25 = arith.addi %f2x3, %f2a {name = "m30"} : i32
  memref.store %v25, %f2y3[] {tag_name = "n31", test.ptr = "p31"} : memref<i32>
  cf.br ^bb4(%v25, %f2m : i32, memref<i32>) {tag_name = "n32", test.ptr = "p32"}
^bb4(%f2x4: i32, %f2y4: memref<i32>):
  memref.store %f2a, %f2m[] {tag_name = "n33", name = "m33", test.ptr = "p33"} : memref<i32>
  %v26 = arith.constant {tag_name = "n34", name = "m34"} false
  return {tag = "t35"} %f2a, %f2y4 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t36", tag_name = "n36", name = "m36", test.ptr = "p36"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag_name = "n37", name = "m37", test.ptr = "p37"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {tag_name = "n38"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)

// CHECK: Block is in a loop
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %c0_i32 = arith.constant {name = "m3", tag = "t3", tag_name = "n3"} 0 : i32
// CHECK-NEXT: memref.store %arg0, %arg1[] {test.ptr = "p4"} : memref<i32>
// CHECK-NEXT: scf.condition(%0) {tag_name = "n5"} %arg0 : i32
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: memref.store %arg0, %1#1[] {name = "m6", tag = "t6", tag_name = "n6", test.ptr = "p6"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m7", tag = "t7"} %arg0 : i32
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1:2 = func.call @f0(%arg0, %arg1) {tag_name = "n0", test.ptr = "p0"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %cast = memref.cast %arg1 {name = "m1", tag = "t1"} : memref<i32> to memref<i32, strided<[], offset: ?>>
// CHECK-NEXT: %cast_0 = memref.cast %arg1 {name = "m2", tag = "t2"} : memref<i32> to memref<i32, strided<[], offset: ?>>
// CHECK-NEXT: %2 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant {name = "m3", tag = "t3", tag_name = "n3"} 0 : i32
// CHECK-NEXT: memref.store %arg0, %arg1[] {test.ptr = "p4"} : memref<i32>
// CHECK-NEXT: scf.condition(%0) {tag_name = "n5"} %arg0 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: memref.store %arg0, %1#1[] {name = "m6", tag = "t6", tag_name = "n6", test.ptr = "p6"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m7", tag = "t7"} %arg0 : i32
// CHECK-NEXT: } attributes {name = "m8"}
// CHECK-NEXT: %3 = arith.muli %2, %arg0 {tag = "t9"} : i32
// CHECK-NEXT: %4 = arith.muli %3, %3 {name = "m10", tag = "t10", tag_name = "n10"} : i32
// CHECK-NEXT: cf.cond_br %0, ^bb1(%3, %1#1 : i32, memref<i32>), ^bb2(%3, %1#1 : i32, memref<i32>) {name = "m11", tag = "t11", test.ptr = "p11"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb1(%5: i32, %6: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc() {name = "m12", tag = "t12"} : memref<i32>
// CHECK-NEXT: func.return {name = "m13", tag = "t13"} %5, %1#1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: %10 = arith.cmpi slt, %2, %2 {tag = "t14"} : i32
// CHECK-NEXT: scf.yield
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb2(%7: i32, %8: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: %10 = arith.cmpi slt, %2, %2 {tag = "t14"} : i32
// CHECK-NEXT: } {test.ptr = "p15"}
// CHECK-NEXT: %9 = arith.muli %3, %1#0 {name = "m16"} : i32
// CHECK-NEXT: memref.store %arg0, %arg1[] {tag = "t17"} : memref<i32>
// CHECK-NEXT: func.return {name = "m18", tag_name = "n18"} %2, %8 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1 = arith.addi %arg0, %arg0 {name = "m19"} : i32
// CHECK-NEXT: cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb2(%arg0, %arg1 : i32, memref<i32>) {name = "m20", tag = "t20"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb1(%2: i32, %3: memref<i32>):  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT: %alloca = memref.alloca() {tag = "t21"} : memref<i32>
// CHECK-NEXT: %4 = arith.subi %2, %2 {tag = "t22"} : i32
// CHECK-NEXT: cf.cond_br %0, ^bb2(%2, %arg1 : i32, memref<i32>), ^bb3(%arg0, %arg1 : i32, memref<i32>)
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb2(%5: i32, %6: memref<i32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.br ^bb4(%5, %6 : i32, memref<i32>) {tag_name = "n24"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb3(%7: i32, %8: memref<i32>):  // pred: ^bb1
// CHECK-NEXT: "x.unknown"() {name = "m25", tag = "t25", test.ptr = "p25"} : () -> ()
// CHECK-NEXT: cf.br ^bb1(%arg0, %8 : i32, memref<i32>) {test.ptr = "p26"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb4(%9: i32, %10: memref<i32>):  // pred: ^bb2
// CHECK-NEXT: %11 = arith.addi %1, %9 {name = "m27", tag = "t27"} : i32
// CHECK-NEXT: %12 = arith.muli %arg0, %11 {tag = "t28", tag_name = "n28"} : i32
// CHECK-NEXT: cf.br ^bb5(%arg0, %arg1 : i32, memref<i32>) {name = "m29", tag = "t29"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb5(%13: i32, %14: memref<i32>):  // pred: ^bb4
// CHECK-NEXT: %15 = arith.cmpi slt, %13, %arg0 {name = "m30", tag = "t30"} : i32
// CHECK-NEXT: func.return {name = "m31", tag = "t31", test.ptr = "p31"} %13, %arg1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0:2 = func.call @f0(%arg0, %arg1) {tag = "t32"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %1:2 = func.call @f1(%arg0, %arg1) {tag = "t33"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: func.return
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb1(%arg0, %arg1 : i32, memref<i32>) {tag = "t0", tag_name = "n0"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %true = arith.constant {name = "m1", tag = "t1", tag_name = "n1"} true
// CHECK-NEXT: %4 = arith.cmpi slt, %arg0, %arg0 {name = "m2", tag = "t2", tag_name = "n2", test.ptr = "p2"} : i32
// CHECK-NEXT: scf.condition(%true) {name = "m3", tag = "t3", tag_name = "n3", test.ptr = "p3"} %arg2 : i32
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %4 = memref.load %arg1[] {name = "m4", tag = "t4", test.ptr = "p4"} : memref<i32>
// CHECK-NEXT: scf.yield {tag = "t5", tag_name = "n5", test.ptr = "p5"} %arg0 : i32
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb1(%1: i32, %2: memref<i32>):  // 3 preds: ^bb0, ^bb0, ^bb1
// CHECK-NEXT: %3 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %true = arith.constant {name = "m1", tag = "t1", tag_name = "n1"} true
// CHECK-NEXT: %4 = arith.cmpi slt, %arg0, %arg0 {name = "m2", tag = "t2", tag_name = "n2", test.ptr = "p2"} : i32
// CHECK-NEXT: scf.condition(%true) {name = "m3", tag = "t3", tag_name = "n3", test.ptr = "p3"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %4 = memref.load %arg1[] {name = "m4", tag = "t4", test.ptr = "p4"} : memref<i32>
// CHECK-NEXT: scf.yield {tag = "t5", tag_name = "n5", test.ptr = "p5"} %arg0 : i32
// CHECK-NEXT: } attributes {name = "m6", tag = "t6", tag_name = "n6"}
// CHECK-NEXT: cf.br ^bb1(%3, %arg1 : i32, memref<i32>) {tag = "t7"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %5 = memref.load %arg1[] {name = "m9"} : memref<i32>
// CHECK-NEXT: %6 = arith.subi %1, %arg0 {name = "m10", tag = "t10", test.ptr = "p10"} : i32
// CHECK-NEXT: scf.condition(%0) {tag = "t11"} %1 : i32
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: scf.yield {tag = "t12", test.ptr = "p12"} %1 : i32
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1 = arith.muli %arg0, %arg0 {name = "m8", tag_name = "n8"} : i32
// CHECK-NEXT: %2 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %5 = memref.load %arg1[] {name = "m9"} : memref<i32>
// CHECK-NEXT: %6 = arith.subi %1, %arg0 {name = "m10", tag = "t10", test.ptr = "p10"} : i32
// CHECK-NEXT: scf.condition(%0) {tag = "t11"} %1 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: scf.yield {tag = "t12", test.ptr = "p12"} %1 : i32
// CHECK-NEXT: } attributes {name = "m13", tag = "t13", tag_name = "n13"}
// CHECK-NEXT: %3 = arith.addi %arg0, %arg0 {name = "m14", tag = "t14", tag_name = "n14", test.ptr = "p14"} : i32
// CHECK-NEXT: %4:2 = func.call @f1(%arg0, %arg1) {tag = "t15", tag_name = "n15", test.ptr = "p15"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: func.return {tag = "t16", tag_name = "n16"} %arg0, %4#1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef2"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb1(%arg0, %arg1 : i32, memref<i32>) {tag = "t17", tag_name = "n17"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: %5 = memref.load %arg1[] {tag_name = "n18", test.ptr = "p18"} : memref<i32>
// CHECK-NEXT: scf.yield
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: %5 = arith.subi %arg0, %1 {name = "m19", tag_name = "n19"} : i32
// CHECK-NEXT: scf.yield
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb1(%1: i32, %2: memref<i32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: %5 = memref.load %arg1[] {tag_name = "n18", test.ptr = "p18"} : memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %5 = arith.subi %arg0, %1 {name = "m19", tag_name = "n19"} : i32
// CHECK-NEXT: } {tag = "t20", tag_name = "n20"}
// CHECK-NEXT: cf.br ^bb2(%1, %arg1 : i32, memref<i32>) {tag = "t21", test.ptr = "p21"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb2(%3: i32, %4: memref<i32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: memref.store %arg0, %4[] {tag = "t22", test.ptr = "p22"} : memref<i32>
// CHECK-NEXT: %alloca = memref.alloca() {name = "m23"} : memref<i32>
// CHECK-NEXT: cf.br ^bb2(%3, %4 : i32, memref<i32>) {name = "m24", tag_name = "n24"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0:2 = func.call @f0(%arg0, %arg1) {tag = "t25", tag_name = "n25"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %1:2 = func.call @f1(%arg0, %arg1) {tag_name = "n26"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %2:2 = func.call @f2(%arg0, %arg1) {name = "m27", tag_name = "n27", test.ptr = "p27"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: func.return
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c2_i32 = arith.constant {tag = "t0", test.ptr = "p0"} 2 : i32
// CHECK-NEXT: %cast = memref.cast %arg1 {tag = "t1", tag_name = "n1"} : memref<i32> to memref<i32, strided<[], offset: ?>>
// CHECK-NEXT: %c1_i32 = arith.constant {tag = "t2", test.ptr = "p2"} 1 : i32
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %1 = memref.load %arg1[] {tag = "t4", tag_name = "n4"} : memref<i32>
// CHECK-NEXT: cf.cond_br %0, ^bb1(%c2_i32, %arg1 : i32, memref<i32>), ^bb3(%c1_i32, %arg1 : i32, memref<i32>) {name = "m5", tag = "t5", test.ptr = "p5"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb1(%2: i32, %3: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: cf.cond_br %0, ^bb2(%2, %3 : i32, memref<i32>), ^bb3(%c2_i32, %3 : i32, memref<i32>) {name = "m6", tag_name = "n6", test.ptr = "p6"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb2(%4: i32, %5: memref<i32>):  // pred: ^bb1
// CHECK-NEXT: %alloc = memref.alloc() {tag_name = "n7"} : memref<i32>
// CHECK-NEXT: func.return {tag = "t8", tag_name = "n8"} %c1_i32, %arg1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb3(%6: i32, %7: memref<i32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %false_0 = arith.constant {tag = "t9", test.ptr = "p9"} false
// CHECK-NEXT: cf.br ^bb4(%arg0, %7 : i32, memref<i32>) {tag = "t10"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb4(%8: i32, %9: memref<i32>):  // pred: ^bb3
// CHECK-NEXT: cf.br ^bb5(%c1_i32, %9 : i32, memref<i32>) {name = "m11", test.ptr = "p11"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb5(%10: i32, %11: memref<i32>):  // pred: ^bb4
// CHECK-NEXT: %12 = arith.addi %10, %1 {name = "m12", tag = "t12"} : i32
// CHECK-NEXT: %false_1 = arith.constant {name = "m13", tag_name = "n13"} false
// CHECK-NEXT: func.return {tag = "t14", test.ptr = "p14"} %c2_i32, %11 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1 = arith.subi %arg0, %arg0 {tag = "t15"} : i32
// CHECK-NEXT: cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb2(%arg0, %arg1 : i32, memref<i32>) {name = "m16", tag = "t16", tag_name = "n16", test.ptr = "p16"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb1(%2: i32, %3: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: %alloca = memref.alloca() {name = "m17", tag = "t17"} : memref<i32>
// CHECK-NEXT: %c1_i32 = arith.constant {name = "m18", tag = "t18"} 1 : i32
// CHECK-NEXT: %cast = memref.cast %arg1 {tag = "t19"} : memref<i32> to memref<i32, strided<[], offset: ?>>
// CHECK-NEXT: %false = arith.constant {tag_name = "n20", test.ptr = "p20"} false
// CHECK-NEXT: func.return {tag = "t21"} %1, %3 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb2(%4: i32, %5: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: %c1_i32_0 = arith.constant {tag = "t22"} 1 : i32
// CHECK-NEXT: %6 = arith.muli %4, %arg0 {name = "m23", tag = "t23"} : i32
// CHECK-NEXT: func.return {name = "m24", tag = "t24", tag_name = "n24"} %arg0, %5 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef2"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb2(%arg0, %arg1 : i32, memref<i32>) {tag = "t25", tag_name = "n25"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb1(%1: i32, %2: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: func.return {tag = "t26"} %1, %2 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb2(%3: i32, %4: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc() {name = "m27", tag_name = "n27", test.ptr = "p27"} : memref<i32>
// CHECK-NEXT: %5 = memref.load %arg1[] {tag = "t28", tag_name = "n28", test.ptr = "p28"} : memref<i32>
// CHECK-NEXT: cf.cond_br %0, ^bb3(%arg0, %4 : i32, memref<i32>), ^bb4(%3, %4 : i32, memref<i32>) {name = "m29"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb3(%6: i32, %7: memref<i32>):  // pred: ^bb2
// CHECK-NEXT: %8 = arith.addi %6, %arg0 {name = "m30"} : i32
// CHECK-NEXT: memref.store %8, %7[] {tag_name = "n31", test.ptr = "p31"} : memref<i32>
// CHECK-NEXT: cf.br ^bb4(%8, %arg1 : i32, memref<i32>) {tag_name = "n32", test.ptr = "p32"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb4(%9: i32, %10: memref<i32>):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: memref.store %arg0, %arg1[] {name = "m33", tag_name = "n33", test.ptr = "p33"} : memref<i32>
// CHECK-NEXT: %false = arith.constant {name = "m34", tag_name = "n34"} false
// CHECK-NEXT: func.return {tag = "t35"} %arg0, %10 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0:2 = func.call @f0(%arg0, %arg1) {name = "m36", tag = "t36", tag_name = "n36", test.ptr = "p36"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %1:2 = func.call @f1(%arg0, %arg1) {name = "m37", tag_name = "n37", test.ptr = "p37"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %2:2 = func.call @f2(%arg0, %arg1) {tag_name = "n38"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: func.return
