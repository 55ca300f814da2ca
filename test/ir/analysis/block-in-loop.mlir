// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(func.func(test-block-is-in-loop))' -o /dev/null | FileCheck %s

// Blocks in loops of branches and in loops that are operations.
// The expected text is that of mlir-opt-19.

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

func.func @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.muli %f0a, %f0a {tag = "t0", tag_name = "n0", name = "m0"} : i32
  memref.store %v3, %f0m[] {tag = "t1", name = "m1"} : memref<i32>
  memref.store %f0a, %f0m[] {tag = "t2", tag_name = "n2"} : memref<i32>
  %v4 = arith.muli %v3, %f0a {tag = "t3", tag_name = "n3"} : i32
  %v5, %v6 = scf.if %v1 -> (i32, memref<i32>) {
    %v7 = arith.subi %f0a, %v4 {tag_name = "n4", name = "m4"} : i32
    scf.yield {name = "m5"} %v7, %f0m : i32, memref<i32>
  } else {
    %v8, %v9 = func.call @ext(%v4, %f0m) {tag = "t6", name = "m6", test.ptr = "p6"} : (i32, memref<i32>) -> (i32, memref<i32>)
    scf.yield {tag = "t7"} %v8, %f0m : i32, memref<i32>
  } {tag = "t8", tag_name = "n8"}
  return {tag = "t9"} %v5, %v6 : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v10 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v11 = arith.constant 3 : index
  %v12 = arith.cmpi slt, %f1a, %f1a {tag = "t10", name = "m10"} : i32
  cf.cond_br %v10, ^bb1(%f1a, %f1m : i32, memref<i32>), ^bb2(%f1a, %f1m : i32, memref<i32>) {tag = "t11", tag_name = "n11", test.ptr = "p11"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  cf.br ^bb2(%f1a, %f1y1 : i32, memref<i32>)
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  scf.if %v10 {
  } else {
    %v13 = scf.while (%v14 = %f1x2) : (i32) -> i32 {
      "x.unknown"() {tag = "t13", name = "m13", test.ptr = "p13"} : () -> ()
      scf.condition(%v12) {tag_name = "n14", test.ptr = "p14"} %v14 : i32
    } do {
    ^bb0(%v15: i32):
      %v16 = arith.muli %v15, %f1x2 {tag_name = "n15"} : i32
      %v17 = arith.constant {tag_name = "n16"} true
      scf.yield {tag = "t17", test.ptr = "p17"} %f1x2 : i32
    } attributes {tag = "t18", name = "m18", test.ptr = "p18"}
    memref.store %v13, %f1y2[] {name = "m19", test.ptr = "p19"} : memref<i32>
    %v18 = arith.muli %v13, %v13 {name = "m20", test.ptr = "p20"} : i32
  } {tag = "t21"}
  cf.br ^bb3(%f1a, %f1m : i32, memref<i32>) {tag_name = "n22"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  return {tag = "t23", test.ptr = "p23"} %f1x3, %f1y3 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag_name = "n24", name = "m24"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t25", tag_name = "n25", name = "m25"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
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

// CHECK: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1 = memref.load %arg1[] {name = "m0", tag = "t0"} : memref<i32>
// CHECK-NEXT: %2 = memref.load %arg1[] {name = "m1", tag = "t1", tag_name = "n1"} : memref<i32>
// CHECK-NEXT: "x.unknown"() {tag_name = "n2"} : () -> ()
// CHECK-NEXT: %alloca = memref.alloca() {tag = "t3", tag_name = "n3"} : memref<i32>
// CHECK-NEXT: "x.unknown"() : () -> ()
// CHECK-NEXT: %false = arith.constant {name = "m5"} false
// CHECK-NEXT: func.return {tag = "t6", tag_name = "n6"} %arg0, %arg1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1 = memref.load %arg1[] {name = "m7", tag_name = "n7"} : memref<i32>
// CHECK-NEXT: "x.unknown"() {tag = "t8", test.ptr = "p8"} : () -> ()
// CHECK-NEXT: cf.cond_br %0, ^bb1(%1, %arg1 : i32, memref<i32>), ^bb1(%1, %arg1 : i32, memref<i32>)
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb1(%2: i32, %3: memref<i32>):  // 3 preds: ^bb0, ^bb0, ^bb1
// CHECK-NEXT: cf.br ^bb1(%2, %3 : i32, memref<i32>) {name = "m10", tag_name = "n10"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef2"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: func.return {name = "m11", tag = "t11"} %arg0, %arg1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0:2 = func.call @f0(%arg0, %arg1) {name = "m12", tag_name = "n12"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %1:2 = func.call @f1(%arg0, %arg1) {name = "m13", tag_name = "n13"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %2:2 = func.call @f2(%arg0, %arg1) {tag = "t14", test.ptr = "p14"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: func.return
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: %4 = arith.subi %arg0, %2 {name = "m4", tag_name = "n4"} : i32
// CHECK-NEXT: scf.yield {name = "m5"} %4, %arg1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: %4:2 = func.call @ext(%2, %arg1) {name = "m6", tag = "t6", test.ptr = "p6"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: scf.yield {tag = "t7"} %4#0, %arg1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1 = arith.muli %arg0, %arg0 {name = "m0", tag = "t0", tag_name = "n0"} : i32
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m1", tag = "t1"} : memref<i32>
// CHECK-NEXT: memref.store %arg0, %arg1[] {tag = "t2", tag_name = "n2"} : memref<i32>
// CHECK-NEXT: %2 = arith.muli %1, %arg0 {tag = "t3", tag_name = "n3"} : i32
// CHECK-NEXT: %3:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: %4 = arith.subi %arg0, %2 {name = "m4", tag_name = "n4"} : i32
// CHECK-NEXT: scf.yield {name = "m5"} %4, %arg1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %4:2 = func.call @ext(%2, %arg1) {name = "m6", tag = "t6", test.ptr = "p6"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: scf.yield {tag = "t7"} %4#0, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {tag = "t8", tag_name = "n8"}
// CHECK-NEXT: func.return {tag = "t9"} %3#0, %3#1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1 = arith.cmpi slt, %arg0, %arg0 {name = "m10", tag = "t10"} : i32
// CHECK-NEXT: cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb2(%arg0, %arg1 : i32, memref<i32>) {tag = "t11", tag_name = "n11", test.ptr = "p11"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb1(%2: i32, %3: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2(%arg0, %3 : i32, memref<i32>)
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: scf.yield
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: "x.unknown"() {name = "m13", tag = "t13", test.ptr = "p13"} : () -> ()
// CHECK-NEXT: scf.condition(%1) {tag_name = "n14", test.ptr = "p14"} %arg2 : i32
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %10 = arith.muli %arg2, %4 {tag_name = "n15"} : i32
// CHECK-NEXT: %true = arith.constant {tag_name = "n16"} true
// CHECK-NEXT: scf.yield {tag = "t17", test.ptr = "p17"} %4 : i32
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: %8 = scf.while (%arg2 = %4) : (i32) -> i32 {
// CHECK-NEXT: "x.unknown"() {name = "m13", tag = "t13", test.ptr = "p13"} : () -> ()
// CHECK-NEXT: scf.condition(%1) {tag_name = "n14", test.ptr = "p14"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %10 = arith.muli %arg2, %4 {tag_name = "n15"} : i32
// CHECK-NEXT: %true = arith.constant {tag_name = "n16"} true
// CHECK-NEXT: scf.yield {tag = "t17", test.ptr = "p17"} %4 : i32
// CHECK-NEXT: } attributes {name = "m18", tag = "t18", test.ptr = "p18"}
// CHECK-NEXT: memref.store %8, %5[] {name = "m19", test.ptr = "p19"} : memref<i32>
// CHECK-NEXT: %9 = arith.muli %8, %8 {name = "m20", test.ptr = "p20"} : i32
// CHECK-NEXT: scf.yield
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb2(%4: i32, %5: memref<i32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: %8 = scf.while (%arg2 = %4) : (i32) -> i32 {
// CHECK-NEXT: "x.unknown"() {name = "m13", tag = "t13", test.ptr = "p13"} : () -> ()
// CHECK-NEXT: scf.condition(%1) {tag_name = "n14", test.ptr = "p14"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %10 = arith.muli %arg2, %4 {tag_name = "n15"} : i32
// CHECK-NEXT: %true = arith.constant {tag_name = "n16"} true
// CHECK-NEXT: scf.yield {tag = "t17", test.ptr = "p17"} %4 : i32
// CHECK-NEXT: } attributes {name = "m18", tag = "t18", test.ptr = "p18"}
// CHECK-NEXT: memref.store %8, %5[] {name = "m19", test.ptr = "p19"} : memref<i32>
// CHECK-NEXT: %9 = arith.muli %8, %8 {name = "m20", test.ptr = "p20"} : i32
// CHECK-NEXT: } {tag = "t21"}
// CHECK-NEXT: cf.br ^bb3(%arg0, %arg1 : i32, memref<i32>) {tag_name = "n22"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb3(%6: i32, %7: memref<i32>):  // pred: ^bb2
// CHECK-NEXT: func.return {tag = "t23", test.ptr = "p23"} %6, %7 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0:2 = func.call @f0(%arg0, %arg1) {name = "m24", tag_name = "n24"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %1:2 = func.call @f1(%arg0, %arg1) {name = "m25", tag = "t25", tag_name = "n25"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: func.return
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: memref.store %arg0, %arg1[] {tag = "t0"} : memref<i32>
// CHECK-NEXT: cf.br ^bb1(%arg0, %arg1 : i32, memref<i32>) {name = "m1"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is in a loop
// CHECK-NEXT: ^bb1(%1: i32, %2: memref<i32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.br ^bb1(%1, %2 : i32, memref<i32>) {tag = "t2", tag_name = "n2", test.ptr = "p2"}
// CHECK-EMPTY:
// CHECK-NEXT: Block is not in a loop
// CHECK-NEXT: ^bb0(%arg0: i32, %arg1: memref<i32>):
// CHECK-NEXT: %0:2 = func.call @f0(%arg0, %arg1) {name = "m3", tag = "t3", tag_name = "n3"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: func.return
