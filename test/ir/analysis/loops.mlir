// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(func.func(test-cfg-loop-info))' -o /dev/null 2>&1 | FileCheck %s

// Loops of branches.
// The expected text is that of mlir-opt-19.

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
  %v3 = arith.subi %f0a, %f0a {tag = "t0", tag_name = "n0"} : i32
  %v4 = arith.cmpi slt, %f0a, %v3 {tag = "t1", name = "m1"} : i32
  cf.cond_br %v4, ^bb1(%v3, %f0m : i32, memref<i32>), ^bb3(%f0a, %f0m : i32, memref<i32>) {tag_name = "n2", test.ptr = "p2"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v5, %v6 = func.call @f1(%v3, %f0y1) {tag = "t3", tag_name = "n3"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.br ^bb2(%v3, %f0m : i32, memref<i32>) {name = "m4"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  memref.store %v3, %f0y2[] {tag = "t5", tag_name = "n5", test.ptr = "p5"} : memref<i32>
  %v7 = arith.subi %f0x2, %f0a {tag_name = "n6", name = "m6", test.ptr = "p6"} : i32
  %v8 = memref.alloca() {tag = "t7", name = "m7"} : memref<i32>
  cf.br ^bb4(%v7, %v8 : i32, memref<i32>) {tag = "t8", name = "m8"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v9 = arith.addi %f0a, %v3 {tag = "t9", name = "m9"} : i32
  cf.br ^bb3(%v3, %f0y3 : i32, memref<i32>) {tag = "t10", tag_name = "n10"}
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  return {tag_name = "n11", name = "m11"} %f0a, %f0y4 : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v10 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v11 = arith.constant 3 : index
  %v12 = arith.muli %f1a, %f1a {tag_name = "n12"} : i32
  %v13 = arith.cmpi slt, %f1a, %v12 : i32
  %v14 = memref.load %f1m[] {name = "m14", test.ptr = "p14"} : memref<i32>
  %v15 = memref.alloc() {tag = "t15", tag_name = "n15"} : memref<i32>
  %v16 = arith.constant {tag = "t16", test.ptr = "p16"} 1 : i32
  %v17 = arith.cmpi slt, %v14, %v16 {tag = "t17", name = "m17"} : i32
  return {tag = "t18", tag_name = "n18"} %v16, %v15 : i32, memref<i32>
}
func.func private @f2(%f2a: i32, %f2m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v18 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v19 = arith.constant 3 : index
  %v20 = arith.constant {tag = "t19", tag_name = "n19", name = "m19"} 0 : i32
  %v21 = arith.cmpi slt, %v20, %v20 {tag = "t20", tag_name = "n20"} : i32
  %v22 = arith.constant {tag = "t21", tag_name = "n21", name = "m21"} 0 : i32
  cf.cond_br %v21, ^bb1(%f2a, %f2m : i32, memref<i32>), ^bb3(%v22, %f2m : i32, memref<i32>) {tag = "t22", test.ptr = "p22"}
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  %v23 = arith.subi %v22, %v22 {tag_name = "n23", test.ptr = "p23"} : i32
  %v24 = scf.while (%v25 = %f2a) : (i32) -> i32 {
    %v27 = arith.muli %f2a, %v22 {tag = "t24", test.ptr = "p24"} : i32
    scf.condition(%v18) {name = "m25"} %f2a : i32
  } do {
  ^bb0(%v26: i32):
    scf.yield {tag = "t26", name = "m26", test.ptr = "p26"} %v26 : i32
  } attributes {tag = "t27", tag_name = "n27", test.ptr = "p27"}
  %v28 = scf.while (%v29 = %v24) : (i32) -> i32 {
    %v31, %v32 = func.call @f0(%v23, %f2m) {tag = "t28"} : (i32, memref<i32>) -> (i32, memref<i32>)
    %v33 = arith.addi %v29, %v24 {name = "m29", test.ptr = "p29"} : i32
    scf.condition(%v18) {tag = "t30", tag_name = "n30", name = "m30"} %v29 : i32
  } do {
  ^bb0(%v30: i32):
    scf.yield {name = "m31", test.ptr = "p31"} %v30 : i32
  } attributes {test.ptr = "p32"}
  cf.br ^bb2(%v28, %f2m : i32, memref<i32>) {test.ptr = "p33"}
^bb2(%f2x2: i32, %f2y2: memref<i32>):
  cf.br ^bb1(%v20, %f2y2 : i32, memref<i32>) {tag = "t34", tag_name = "n34"}
^bb3(%f2x3: i32, %f2y3: memref<i32>):
  return {tag = "t35", tag_name = "n35"} %f2a, %f2m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t36", test.ptr = "p36"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {tag = "t38", tag_name = "n38"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3, %v4 = func.call @f0(%f0a, %f0m) {tag_name = "n0", test.ptr = "p0"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v5 = memref.alloc() {tag_name = "n1", test.ptr = "p1"} : memref<i32>
  %v6 = memref.cast %v5 {tag = "t2", tag_name = "n2", test.ptr = "p2"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  cf.cond_br %v1, ^bb1(%v3, %f0m : i32, memref<i32>), ^bb2(%f0a, %v5 : i32, memref<i32>) {tag_name = "n3", name = "m3", test.ptr = "p3"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v7, %v8 = func.call @ext(%v3, %f0m) {tag = "t4", tag_name = "n4", name = "m4", test.ptr = "p4"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v9 = memref.cast %v4 {tag = "t5", name = "m5"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v10 = scf.while (%v11 = %f0a) : (i32) -> i32 {
    scf.condition(%v1) {tag = "t6", tag_name = "n6", name = "m6"} %f0x1 : i32
  } do {
  ^bb0(%v12: i32):
    scf.yield {tag_name = "n7", name = "m7"} %v7 : i32
  } attributes {name = "m8", test.ptr = "p8"}
  cf.br ^bb3(%v7, %v5 : i32, memref<i32>)
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v13 = scf.while (%v14 = %f0x2) : (i32) -> i32 {
    %v16 = memref.load %f0y2[] {tag = "t10", tag_name = "n10", name = "m10", test.ptr = "p10"} : memref<i32>
    %v17 = memref.alloca() {tag_name = "n11", test.ptr = "p11"} : memref<i32>
    scf.condition(%v1) {tag_name = "n12", name = "m12"} %f0a : i32
  } do {
  ^bb0(%v15: i32):
    scf.yield {tag_name = "n13", name = "m13"} %v15 : i32
  } attributes {tag = "t14", test.ptr = "p14"}
  cf.cond_br %v1, ^bb4(%v3, %f0y2 : i32, memref<i32>), ^bb2(%v3, %v5 : i32, memref<i32>) {test.ptr = "p15"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v18, %v19 = scf.if %v1 -> (i32, memref<i32>) {
    %v20 = arith.constant {tag = "t16"} 0 : i32
    scf.yield %f0a, %v4 : i32, memref<i32>
  } else {
    scf.yield {tag = "t18"} %f0x3, %f0m : i32, memref<i32>
  } {tag = "t19"}
  return {tag = "t20", tag_name = "n20", test.ptr = "p20"} %v18, %v4 : i32, memref<i32>
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  %v21 = memref.alloca() {tag_name = "n21"} : memref<i32>
  cf.cond_br %v1, ^bb5(%f0x4, %f0y4 : i32, memref<i32>), ^bb4(%v3, %v4 : i32, memref<i32>) {tag = "t22", tag_name = "n22"}
^bb5(%f0x5: i32, %f0y5: memref<i32>):
  scf.if %v1 {
    memref.store %f0a, %f0m[] {tag = "t23", name = "m23"} : memref<i32>
    %v22 = memref.alloca() {tag = "t24", name = "m24"} : memref<i32>
    %v23 = arith.constant {tag_name = "n25"} 0 : i32
  } {tag = "t26"}
  %v24 = arith.subi %v3, %f0a {tag_name = "n27", name = "m27"} : i32
  scf.if %v1 {
  }
  return {tag = "t29", tag_name = "n29", test.ptr = "p29"} %v3, %f0y5 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t30", tag_name = "n30", name = "m30"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)

// CHECK: Testing : "f0"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1
// CHECK-NEXT: Loop at depth 1 containing: ^bb1<header><latch>
// CHECK-NEXT: Testing : "f1"
// CHECK-NEXT: Blocks : ^bb0, ^bb0
// CHECK-NEXT: no loops
// CHECK-NEXT: Testing : "f2"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1, ^bb2
// CHECK-NEXT: Loop at depth 1 containing: ^bb2<header><latch>
// CHECK-NEXT: Testing : "main"
// CHECK-NEXT: Blocks : ^bb0, ^bb0
// CHECK-NEXT: no loops
// CHECK-NEXT: Testing : "f0"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1, ^bb2, ^bb3, ^bb4
// CHECK-NEXT: Loop at depth 1 containing: ^bb3<header><latch>
// CHECK-NEXT: Testing : "f1"
// CHECK-NEXT: Blocks : ^bb0, ^bb0
// CHECK-NEXT: no loops
// CHECK-NEXT: Testing : "f2"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1, ^bb2, ^bb3
// CHECK-NEXT: Loop at depth 1 containing: ^bb1<header>,^bb2<latch>
// CHECK-NEXT: Testing : "main"
// CHECK-NEXT: Blocks : ^bb0, ^bb0
// CHECK-NEXT: no loops
// CHECK-NEXT: Testing : "ext"
// CHECK-NEXT: empty region
// CHECK-NEXT: Testing : "f0"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5
// CHECK-NEXT: Loop at depth 1 containing: ^bb4<header><latch><exiting>
// CHECK-NEXT: Loop at depth 1 containing: ^bb2<header><latch><exiting>
// CHECK-NEXT: Testing : "main"
// CHECK-NEXT: Blocks : ^bb0, ^bb0
// CHECK-NEXT: no loops
// CHECK-NEXT: Testing : "ext"
// CHECK-NEXT: empty region
