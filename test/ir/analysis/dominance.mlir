// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(func.func(test-print-dominance))' -o /dev/null 2>&1 | FileCheck %s

// Dominance and post-dominance, also of blocks in loops without an exit.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  memref.store %f0a, %f0m[] {tag = "t0", tag_name = "n0", name = "m0"} : memref<i32>
  %v3 = scf.for %v4 = %v2 to %v2 step %v2 iter_args(%v5 = %f0m) -> (memref<i32>) {
    %v6 = arith.constant {tag = "t1", name = "m1", test.ptr = "p1"} 0 : i32
    %v7 = scf.while (%v8 = %f0a) : (i32) -> i32 {
      %v10 = scf.while (%v11 = %f0a) : (i32) -> i32 {
        %v13 = arith.constant {tag = "t2", tag_name = "n2", name = "m2", test.ptr = "p2"} 2 : i32
        scf.condition(%v1) {tag = "t3"} %v13 : i32
      } do {
      ^bb0(%v12: i32):
        scf.yield {tag = "t4", test.ptr = "p4"} %v6 : i32
      } attributes {tag = "t5", tag_name = "n5", name = "m5"}
      %v14 = scf.for %v15 = %v4 to %v4 step %v4 iter_args(%v16 = %f0m) -> (memref<i32>) {
        %v17 = memref.alloca() {tag_name = "n6", name = "m6"} : memref<i32>
        scf.yield {name = "m7", test.ptr = "p7"} %v17 : memref<i32>
      } {name = "m8", test.ptr = "p8"}
      scf.condition(%v1) {tag = "t9", test.ptr = "p9"} %v10 : i32
    } do {
    ^bb0(%v9: i32):
      scf.yield {tag = "t10", tag_name = "n10"} %v9 : i32
    } attributes {tag = "t11", test.ptr = "p11"}
    scf.yield {name = "m12"} %f0m : memref<i32>
  } {tag_name = "n13", name = "m13", test.ptr = "p13"}
  %v18, %v19 = func.call @f0(%f0a, %f0m) {tag = "t14", name = "m14", test.ptr = "p14"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return {tag = "t15", tag_name = "n15", test.ptr = "p15"} %f0a, %v3 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t16", tag_name = "n16", test.ptr = "p16"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.cmpi slt, %f0a, %f0a {tag = "t0"} : i32
  cf.cond_br %v3, ^bb1(%f0a, %f0m : i32, memref<i32>), ^bb2(%f0a, %f0m : i32, memref<i32>) {tag_name = "n1", name = "m1"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v4 = arith.constant {name = "m2", test.ptr = "p2"} true
  cf.br ^bb1(%f0a, %f0m : i32, memref<i32>) {tag = "t3", tag_name = "n3"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  return {tag_name = "n4"} %f0a, %f0y2 : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v5 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v6 = arith.constant 3 : index
  memref.store %f1a, %f1m[] : memref<i32>
  %v7 = arith.addi %f1a, %f1a {tag = "t6", tag_name = "n6"} : i32
  %v8 = memref.cast %f1m : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v9 = memref.alloc() {tag = "t8", tag_name = "n8", name = "m8"} : memref<i32>
  %v10 = memref.alloca() {test.ptr = "p9"} : memref<i32>
  %v11 = memref.alloca() {tag = "t10", name = "m10"} : memref<i32>
  return {tag_name = "n11"} %v7, %v9 : i32, memref<i32>
}
func.func private @f2(%f2a: i32, %f2m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v12 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v13 = arith.constant 3 : index
  cf.br ^bb1(%f2a, %f2m : i32, memref<i32>) {tag = "t12"}
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  %v14 = scf.while (%v15 = %f2a) : (i32) -> i32 {
    scf.condition(%v12) %f2x1 : i32
  } do {
  ^bb0(%v16: i32):
    scf.yield {name = "m14", test.ptr = "p14"} %f2x1 : i32
  } attributes {tag = "t15", tag_name = "n15"}
  %v17 = arith.constant {tag_name = "n16"} true
  %v18 = scf.for %v19 = %v13 to %v13 step %v13 iter_args(%v20 = %f2m) -> (memref<i32>) {
    scf.yield {tag = "t17", tag_name = "n17"} %f2y1 : memref<i32>
  } {tag = "t18", test.ptr = "p18"}
  cf.br ^bb1(%f2x1, %v18 : i32, memref<i32>) {tag = "t19", tag_name = "n19", test.ptr = "p19"}
}
func.func @f3(%f3a: i32, %f3m: memref<i32>) -> (i32, memref<i32>) {
  %v21 = arith.cmpi eq, %f3a, %f3a {tag = "ef3"} : i32
  %v22 = arith.constant 3 : index
  %v23 = memref.cast %f3m {tag = "t20", tag_name = "n20", name = "m20"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v24 = arith.constant {tag = "t21", test.ptr = "p21"} false
  %v25 = scf.while (%v26 = %f3a) : (i32) -> i32 {
    scf.if %v24 {
      %v28 = arith.muli %v26, %f3a {tag = "t22", tag_name = "n22", name = "m22"} : i32
      %v29 = arith.constant {tag = "t23", tag_name = "n23"} 1 : i32
      memref.store %v28, %f3m[] {tag = "t24", tag_name = "n24", name = "m24"} : memref<i32>
    } else {
    } {tag = "t25", tag_name = "n25", name = "m25"}
    scf.condition(%v21) {tag = "t26", tag_name = "n26", name = "m26"} %f3a : i32
  } do {
  ^bb0(%v27: i32):
    scf.yield {tag = "t27", tag_name = "n27", name = "m27"} %v27 : i32
  } attributes {tag = "t28"}
  cf.cond_br %v21, ^bb1(%f3a, %f3m : i32, memref<i32>), ^bb1(%v25, %f3m : i32, memref<i32>) {test.ptr = "p29"}
^bb1(%f3x1: i32, %f3y1: memref<i32>):
  %v30 = memref.alloc() {tag = "t30", name = "m30", test.ptr = "p30"} : memref<i32>
  %v31 = arith.cmpi slt, %f3a, %f3a {tag = "t31", tag_name = "n31", name = "m31"} : i32
  %v32 = arith.constant {tag = "t32", tag_name = "n32", name = "m32"} 1 : i32
  %v33 = arith.constant {test.ptr = "p33"} 1 : i32
  cf.br ^bb1(%v33, %f3m : i32, memref<i32>) {tag = "t34", tag_name = "n34", name = "m34"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {test.ptr = "p35"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t36", tag_name = "n36", name = "m36"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {tag = "t37", tag_name = "n37"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f3(%a, %m) {tag = "t38"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3, %v4 = scf.if %v1 -> (i32, memref<i32>) {
    %v5 = memref.alloc() {name = "m0", test.ptr = "p0"} : memref<i32>
    %v6, %v7 = scf.if %v1 -> (i32, memref<i32>) {
      %v8 = arith.subi %f0a, %f0a {tag_name = "n1", name = "m1", test.ptr = "p1"} : i32
      scf.yield {tag = "t2", tag_name = "n2"} %f0a, %v5 : i32, memref<i32>
    } else {
      %v9 = arith.subi %f0a, %f0a {test.ptr = "p3"} : i32
      memref.store %f0a, %f0m[] {tag = "t4", tag_name = "n4", name = "m4"} : memref<i32>
      %v10 = scf.while (%v11 = %v9) : (i32) -> i32 {
        %v13 = arith.addi %v11, %v11 {tag = "t5", name = "m5", test.ptr = "p5"} : i32
        scf.condition(%v1) {tag = "t6", tag_name = "n6"} %v9 : i32
      } do {
      ^bb0(%v12: i32):
        %v14 = memref.cast %f0m {name = "m7"} : memref<i32> to memref<i32, strided<[], offset: ?>>
        scf.yield {tag = "t8", tag_name = "n8", name = "m8"} %f0a : i32
      } attributes {test.ptr = "p9"}
      scf.yield {tag = "t10", tag_name = "n10", name = "m10", test.ptr = "p10"} %f0a, %f0m : i32, memref<i32>
    } {tag = "t11"}
    scf.yield {tag = "t12", name = "m12"} %v6, %f0m : i32, memref<i32>
  } else {
    scf.yield {tag_name = "n13", name = "m13"} %f0a, %f0m : i32, memref<i32>
  } {test.ptr = "p14"}
  %v15 = arith.cmpi slt, %f0a, %v3 {tag = "t15", tag_name = "n15", name = "m15", test.ptr = "p15"} : i32
  cf.cond_br %v1, ^bb1(%v3, %v4 : i32, memref<i32>), ^bb2(%f0a, %v4 : i32, memref<i32>) {tag_name = "n16"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v16, %v17 = func.call @f1(%f0a, %f0m) {tag = "t17"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.br ^bb2(%f0x1, %v4 : i32, memref<i32>) {tag = "t18", tag_name = "n18", test.ptr = "p18"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v18 = arith.constant {tag = "t19", name = "m19"} 1 : i32
  return {tag_name = "n20", test.ptr = "p20"} %v18, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v19 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v20 = arith.constant 3 : index
  cf.cond_br %v19, ^bb1(%f1a, %f1m : i32, memref<i32>), ^bb2(%f1a, %f1m : i32, memref<i32>) {tag = "t21", tag_name = "n21", name = "m21"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v21, %v22 = func.call @f1(%f1a, %f1m) {tag = "t22", test.ptr = "p22"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v23 = memref.alloca() {tag_name = "n23", name = "m23"} : memref<i32>
  memref.store %v21, %f1m[] {tag = "t24", tag_name = "n24"} : memref<i32>
  cf.br ^bb1(%f1a, %v22 : i32, memref<i32>) {tag = "t25", tag_name = "n25"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v24 = memref.load %f1m[] {tag_name = "n26", name = "m26"} : memref<i32>
  %v25 = arith.muli %v24, %f1x2 {tag_name = "n27", test.ptr = "p27"} : i32
  cf.br ^bb2(%v25, %f1y2 : i32, memref<i32>) {tag = "t28", tag_name = "n28", name = "m28", test.ptr = "p28"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag_name = "n29", name = "m29"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t30", name = "m30"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}

// CHECK: Testing : f0
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 0
// CHECK-NEXT: Nearest(0, 2) = 0
// CHECK-NEXT: Nearest(0, 3) = 0
// CHECK-NEXT: Nearest(0, 4) = 0
// CHECK-NEXT: Nearest(0, 5) = 0
// CHECK-NEXT: Nearest(0, 6) = 0
// CHECK-NEXT: Nearest(0, 7) = 7
// CHECK-NEXT: Nearest(1, 0) = 0
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 1
// CHECK-NEXT: Nearest(1, 3) = 1
// CHECK-NEXT: Nearest(1, 4) = 1
// CHECK-NEXT: Nearest(1, 5) = 1
// CHECK-NEXT: Nearest(1, 6) = 1
// CHECK-NEXT: Nearest(1, 7) = 7
// CHECK-NEXT: Nearest(2, 0) = 0
// CHECK-NEXT: Nearest(2, 1) = 1
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 4
// CHECK-NEXT: Nearest(2, 4) = 4
// CHECK-NEXT: Nearest(2, 5) = 4
// CHECK-NEXT: Nearest(2, 6) = 1
// CHECK-NEXT: Nearest(2, 7) = 7
// CHECK-NEXT: Nearest(3, 0) = 0
// CHECK-NEXT: Nearest(3, 1) = 1
// CHECK-NEXT: Nearest(3, 2) = 4
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: Nearest(3, 4) = 4
// CHECK-NEXT: Nearest(3, 5) = 4
// CHECK-NEXT: Nearest(3, 6) = 1
// CHECK-NEXT: Nearest(3, 7) = 7
// CHECK-NEXT: Nearest(4, 0) = 0
// CHECK-NEXT: Nearest(4, 1) = 1
// CHECK-NEXT: Nearest(4, 2) = 4
// CHECK-NEXT: Nearest(4, 3) = 4
// CHECK-NEXT: Nearest(4, 4) = 4
// CHECK-NEXT: Nearest(4, 5) = 4
// CHECK-NEXT: Nearest(4, 6) = 1
// CHECK-NEXT: Nearest(4, 7) = 7
// CHECK-NEXT: Nearest(5, 0) = 0
// CHECK-NEXT: Nearest(5, 1) = 1
// CHECK-NEXT: Nearest(5, 2) = 4
// CHECK-NEXT: Nearest(5, 3) = 4
// CHECK-NEXT: Nearest(5, 4) = 4
// CHECK-NEXT: Nearest(5, 5) = 5
// CHECK-NEXT: Nearest(5, 6) = 1
// CHECK-NEXT: Nearest(5, 7) = 7
// CHECK-NEXT: Nearest(6, 0) = 0
// CHECK-NEXT: Nearest(6, 1) = 1
// CHECK-NEXT: Nearest(6, 2) = 1
// CHECK-NEXT: Nearest(6, 3) = 1
// CHECK-NEXT: Nearest(6, 4) = 1
// CHECK-NEXT: Nearest(6, 5) = 1
// CHECK-NEXT: Nearest(6, 6) = 6
// CHECK-NEXT: Nearest(6, 7) = 7
// CHECK-NEXT: Nearest(7, 0) = 7
// CHECK-NEXT: Nearest(7, 1) = 7
// CHECK-NEXT: Nearest(7, 2) = 7
// CHECK-NEXT: Nearest(7, 3) = 7
// CHECK-NEXT: Nearest(7, 4) = 7
// CHECK-NEXT: Nearest(7, 5) = 7
// CHECK-NEXT: Nearest(7, 6) = 7
// CHECK-NEXT: Nearest(7, 7) = 7
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 0
// CHECK-NEXT: Nearest(0, 2) = 0
// CHECK-NEXT: Nearest(0, 3) = 0
// CHECK-NEXT: Nearest(0, 4) = 0
// CHECK-NEXT: Nearest(0, 5) = 0
// CHECK-NEXT: Nearest(0, 6) = 0
// CHECK-NEXT: Nearest(0, 7) = 7
// CHECK-NEXT: Nearest(1, 0) = 0
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 1
// CHECK-NEXT: Nearest(1, 3) = 1
// CHECK-NEXT: Nearest(1, 4) = 1
// CHECK-NEXT: Nearest(1, 5) = 1
// CHECK-NEXT: Nearest(1, 6) = 1
// CHECK-NEXT: Nearest(1, 7) = 7
// CHECK-NEXT: Nearest(2, 0) = 0
// CHECK-NEXT: Nearest(2, 1) = 1
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 4
// CHECK-NEXT: Nearest(2, 4) = 4
// CHECK-NEXT: Nearest(2, 5) = 4
// CHECK-NEXT: Nearest(2, 6) = 1
// CHECK-NEXT: Nearest(2, 7) = 7
// CHECK-NEXT: Nearest(3, 0) = 0
// CHECK-NEXT: Nearest(3, 1) = 1
// CHECK-NEXT: Nearest(3, 2) = 4
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: Nearest(3, 4) = 4
// CHECK-NEXT: Nearest(3, 5) = 4
// CHECK-NEXT: Nearest(3, 6) = 1
// CHECK-NEXT: Nearest(3, 7) = 7
// CHECK-NEXT: Nearest(4, 0) = 0
// CHECK-NEXT: Nearest(4, 1) = 1
// CHECK-NEXT: Nearest(4, 2) = 4
// CHECK-NEXT: Nearest(4, 3) = 4
// CHECK-NEXT: Nearest(4, 4) = 4
// CHECK-NEXT: Nearest(4, 5) = 4
// CHECK-NEXT: Nearest(4, 6) = 1
// CHECK-NEXT: Nearest(4, 7) = 7
// CHECK-NEXT: Nearest(5, 0) = 0
// CHECK-NEXT: Nearest(5, 1) = 1
// CHECK-NEXT: Nearest(5, 2) = 4
// CHECK-NEXT: Nearest(5, 3) = 4
// CHECK-NEXT: Nearest(5, 4) = 4
// CHECK-NEXT: Nearest(5, 5) = 5
// CHECK-NEXT: Nearest(5, 6) = 1
// CHECK-NEXT: Nearest(5, 7) = 7
// CHECK-NEXT: Nearest(6, 0) = 0
// CHECK-NEXT: Nearest(6, 1) = 1
// CHECK-NEXT: Nearest(6, 2) = 1
// CHECK-NEXT: Nearest(6, 3) = 1
// CHECK-NEXT: Nearest(6, 4) = 1
// CHECK-NEXT: Nearest(6, 5) = 1
// CHECK-NEXT: Nearest(6, 6) = 6
// CHECK-NEXT: Nearest(6, 7) = 7
// CHECK-NEXT: Nearest(7, 0) = 7
// CHECK-NEXT: Nearest(7, 1) = 7
// CHECK-NEXT: Nearest(7, 2) = 7
// CHECK-NEXT: Nearest(7, 3) = 7
// CHECK-NEXT: Nearest(7, 4) = 7
// CHECK-NEXT: Nearest(7, 5) = 7
// CHECK-NEXT: Nearest(7, 6) = 7
// CHECK-NEXT: Nearest(7, 7) = 7
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = true
// CHECK-NEXT: dominates(0, 1) = true
// CHECK-NEXT: dominates(0, 2) = true
// CHECK-NEXT: dominates(0, 3) = true
// CHECK-NEXT: dominates(0, 4) = true
// CHECK-NEXT: dominates(0, 5) = true
// CHECK-NEXT: dominates(0, 6) = true
// CHECK-NEXT: dominates(0, 7) = false
// CHECK-NEXT: dominates(1, 0) = false
// CHECK-NEXT: dominates(1, 1) = true
// CHECK-NEXT: dominates(1, 2) = true
// CHECK-NEXT: dominates(1, 3) = true
// CHECK-NEXT: dominates(1, 4) = true
// CHECK-NEXT: dominates(1, 5) = true
// CHECK-NEXT: dominates(1, 6) = true
// CHECK-NEXT: dominates(1, 7) = false
// CHECK-NEXT: dominates(2, 0) = false
// CHECK-NEXT: dominates(2, 1) = false
// CHECK-NEXT: dominates(2, 2) = true
// CHECK-NEXT: dominates(2, 3) = false
// CHECK-NEXT: dominates(2, 4) = false
// CHECK-NEXT: dominates(2, 5) = false
// CHECK-NEXT: dominates(2, 6) = false
// CHECK-NEXT: dominates(2, 7) = false
// CHECK-NEXT: dominates(3, 0) = false
// CHECK-NEXT: dominates(3, 1) = false
// CHECK-NEXT: dominates(3, 2) = false
// CHECK-NEXT: dominates(3, 3) = true
// CHECK-NEXT: dominates(3, 4) = false
// CHECK-NEXT: dominates(3, 5) = false
// CHECK-NEXT: dominates(3, 6) = false
// CHECK-NEXT: dominates(3, 7) = false
// CHECK-NEXT: dominates(4, 0) = false
// CHECK-NEXT: dominates(4, 1) = false
// CHECK-NEXT: dominates(4, 2) = true
// CHECK-NEXT: dominates(4, 3) = true
// CHECK-NEXT: dominates(4, 4) = true
// CHECK-NEXT: dominates(4, 5) = true
// CHECK-NEXT: dominates(4, 6) = false
// CHECK-NEXT: dominates(4, 7) = false
// CHECK-NEXT: dominates(5, 0) = false
// CHECK-NEXT: dominates(5, 1) = false
// CHECK-NEXT: dominates(5, 2) = false
// CHECK-NEXT: dominates(5, 3) = false
// CHECK-NEXT: dominates(5, 4) = false
// CHECK-NEXT: dominates(5, 5) = true
// CHECK-NEXT: dominates(5, 6) = false
// CHECK-NEXT: dominates(5, 7) = false
// CHECK-NEXT: dominates(6, 0) = false
// CHECK-NEXT: dominates(6, 1) = false
// CHECK-NEXT: dominates(6, 2) = false
// CHECK-NEXT: dominates(6, 3) = false
// CHECK-NEXT: dominates(6, 4) = false
// CHECK-NEXT: dominates(6, 5) = false
// CHECK-NEXT: dominates(6, 6) = true
// CHECK-NEXT: dominates(6, 7) = false
// CHECK-NEXT: dominates(7, 0) = true
// CHECK-NEXT: dominates(7, 1) = true
// CHECK-NEXT: dominates(7, 2) = true
// CHECK-NEXT: dominates(7, 3) = true
// CHECK-NEXT: dominates(7, 4) = true
// CHECK-NEXT: dominates(7, 5) = true
// CHECK-NEXT: dominates(7, 6) = true
// CHECK-NEXT: dominates(7, 7) = true
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = true
// CHECK-NEXT: postdominates(0, 1) = true
// CHECK-NEXT: postdominates(0, 2) = true
// CHECK-NEXT: postdominates(0, 3) = true
// CHECK-NEXT: postdominates(0, 4) = true
// CHECK-NEXT: postdominates(0, 5) = true
// CHECK-NEXT: postdominates(0, 6) = true
// CHECK-NEXT: postdominates(0, 7) = false
// CHECK-NEXT: postdominates(1, 0) = false
// CHECK-NEXT: postdominates(1, 1) = true
// CHECK-NEXT: postdominates(1, 2) = true
// CHECK-NEXT: postdominates(1, 3) = true
// CHECK-NEXT: postdominates(1, 4) = true
// CHECK-NEXT: postdominates(1, 5) = true
// CHECK-NEXT: postdominates(1, 6) = true
// CHECK-NEXT: postdominates(1, 7) = false
// CHECK-NEXT: postdominates(2, 0) = false
// CHECK-NEXT: postdominates(2, 1) = false
// CHECK-NEXT: postdominates(2, 2) = true
// CHECK-NEXT: postdominates(2, 3) = false
// CHECK-NEXT: postdominates(2, 4) = false
// CHECK-NEXT: postdominates(2, 5) = false
// CHECK-NEXT: postdominates(2, 6) = false
// CHECK-NEXT: postdominates(2, 7) = false
// CHECK-NEXT: postdominates(3, 0) = false
// CHECK-NEXT: postdominates(3, 1) = false
// CHECK-NEXT: postdominates(3, 2) = false
// CHECK-NEXT: postdominates(3, 3) = true
// CHECK-NEXT: postdominates(3, 4) = false
// CHECK-NEXT: postdominates(3, 5) = false
// CHECK-NEXT: postdominates(3, 6) = false
// CHECK-NEXT: postdominates(3, 7) = false
// CHECK-NEXT: postdominates(4, 0) = false
// CHECK-NEXT: postdominates(4, 1) = false
// CHECK-NEXT: postdominates(4, 2) = true
// CHECK-NEXT: postdominates(4, 3) = true
// CHECK-NEXT: postdominates(4, 4) = true
// CHECK-NEXT: postdominates(4, 5) = true
// CHECK-NEXT: postdominates(4, 6) = false
// CHECK-NEXT: postdominates(4, 7) = false
// CHECK-NEXT: postdominates(5, 0) = false
// CHECK-NEXT: postdominates(5, 1) = false
// CHECK-NEXT: postdominates(5, 2) = false
// CHECK-NEXT: postdominates(5, 3) = false
// CHECK-NEXT: postdominates(5, 4) = false
// CHECK-NEXT: postdominates(5, 5) = true
// CHECK-NEXT: postdominates(5, 6) = false
// CHECK-NEXT: postdominates(5, 7) = false
// CHECK-NEXT: postdominates(6, 0) = false
// CHECK-NEXT: postdominates(6, 1) = false
// CHECK-NEXT: postdominates(6, 2) = false
// CHECK-NEXT: postdominates(6, 3) = false
// CHECK-NEXT: postdominates(6, 4) = false
// CHECK-NEXT: postdominates(6, 5) = false
// CHECK-NEXT: postdominates(6, 6) = true
// CHECK-NEXT: postdominates(6, 7) = false
// CHECK-NEXT: postdominates(7, 0) = true
// CHECK-NEXT: postdominates(7, 1) = true
// CHECK-NEXT: postdominates(7, 2) = true
// CHECK-NEXT: postdominates(7, 3) = true
// CHECK-NEXT: postdominates(7, 4) = true
// CHECK-NEXT: postdominates(7, 5) = true
// CHECK-NEXT: postdominates(7, 6) = true
// CHECK-NEXT: postdominates(7, 7) = true
// CHECK-NEXT: Testing : main
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 1
// CHECK-NEXT: Nearest(1, 0) = 1
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 1
// CHECK-NEXT: Nearest(1, 0) = 1
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = true
// CHECK-NEXT: dominates(0, 1) = false
// CHECK-NEXT: dominates(1, 0) = true
// CHECK-NEXT: dominates(1, 1) = true
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = true
// CHECK-NEXT: postdominates(0, 1) = false
// CHECK-NEXT: postdominates(1, 0) = true
// CHECK-NEXT: postdominates(1, 1) = true
// CHECK-NEXT: Testing : f0
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 0
// CHECK-NEXT: Nearest(0, 2) = 0
// CHECK-NEXT: Nearest(0, 3) = 3
// CHECK-NEXT: Nearest(1, 0) = 0
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 0
// CHECK-NEXT: Nearest(1, 3) = 3
// CHECK-NEXT: Nearest(2, 0) = 0
// CHECK-NEXT: Nearest(2, 1) = 0
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 3
// CHECK-NEXT: Nearest(3, 0) = 3
// CHECK-NEXT: Nearest(3, 1) = 3
// CHECK-NEXT: Nearest(3, 2) = 3
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = <no dom>
// CHECK-NEXT: Nearest(0, 2) = <no dom>
// CHECK-NEXT: Nearest(0, 3) = 3
// CHECK-NEXT: Nearest(1, 0) = <no dom>
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = <no dom>
// CHECK-NEXT: Nearest(1, 3) = 3
// CHECK-NEXT: Nearest(2, 0) = <no dom>
// CHECK-NEXT: Nearest(2, 1) = <no dom>
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 3
// CHECK-NEXT: Nearest(3, 0) = 3
// CHECK-NEXT: Nearest(3, 1) = 3
// CHECK-NEXT: Nearest(3, 2) = 3
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = true
// CHECK-NEXT: dominates(0, 1) = true
// CHECK-NEXT: dominates(0, 2) = true
// CHECK-NEXT: dominates(0, 3) = false
// CHECK-NEXT: dominates(1, 0) = false
// CHECK-NEXT: dominates(1, 1) = true
// CHECK-NEXT: dominates(1, 2) = false
// CHECK-NEXT: dominates(1, 3) = false
// CHECK-NEXT: dominates(2, 0) = false
// CHECK-NEXT: dominates(2, 1) = false
// CHECK-NEXT: dominates(2, 2) = true
// CHECK-NEXT: dominates(2, 3) = false
// CHECK-NEXT: dominates(3, 0) = true
// CHECK-NEXT: dominates(3, 1) = true
// CHECK-NEXT: dominates(3, 2) = true
// CHECK-NEXT: dominates(3, 3) = true
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = true
// CHECK-NEXT: postdominates(0, 1) = false
// CHECK-NEXT: postdominates(0, 2) = false
// CHECK-NEXT: postdominates(0, 3) = false
// CHECK-NEXT: postdominates(1, 0) = false
// CHECK-NEXT: postdominates(1, 1) = true
// CHECK-NEXT: postdominates(1, 2) = false
// CHECK-NEXT: postdominates(1, 3) = false
// CHECK-NEXT: postdominates(2, 0) = false
// CHECK-NEXT: postdominates(2, 1) = false
// CHECK-NEXT: postdominates(2, 2) = true
// CHECK-NEXT: postdominates(2, 3) = false
// CHECK-NEXT: postdominates(3, 0) = true
// CHECK-NEXT: postdominates(3, 1) = true
// CHECK-NEXT: postdominates(3, 2) = true
// CHECK-NEXT: postdominates(3, 3) = true
// CHECK-NEXT: Testing : f1
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 1
// CHECK-NEXT: Nearest(1, 0) = 1
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 1
// CHECK-NEXT: Nearest(1, 0) = 1
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = true
// CHECK-NEXT: dominates(0, 1) = false
// CHECK-NEXT: dominates(1, 0) = true
// CHECK-NEXT: dominates(1, 1) = true
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = true
// CHECK-NEXT: postdominates(0, 1) = false
// CHECK-NEXT: postdominates(1, 0) = true
// CHECK-NEXT: postdominates(1, 1) = true
// CHECK-NEXT: Testing : f2
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 0
// CHECK-NEXT: Nearest(0, 2) = 0
// CHECK-NEXT: Nearest(0, 3) = 0
// CHECK-NEXT: Nearest(0, 4) = 0
// CHECK-NEXT: Nearest(0, 5) = 5
// CHECK-NEXT: Nearest(1, 0) = 0
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 3
// CHECK-NEXT: Nearest(1, 3) = 3
// CHECK-NEXT: Nearest(1, 4) = 3
// CHECK-NEXT: Nearest(1, 5) = 5
// CHECK-NEXT: Nearest(2, 0) = 0
// CHECK-NEXT: Nearest(2, 1) = 3
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 3
// CHECK-NEXT: Nearest(2, 4) = 3
// CHECK-NEXT: Nearest(2, 5) = 5
// CHECK-NEXT: Nearest(3, 0) = 0
// CHECK-NEXT: Nearest(3, 1) = 3
// CHECK-NEXT: Nearest(3, 2) = 3
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: Nearest(3, 4) = 3
// CHECK-NEXT: Nearest(3, 5) = 5
// CHECK-NEXT: Nearest(4, 0) = 0
// CHECK-NEXT: Nearest(4, 1) = 3
// CHECK-NEXT: Nearest(4, 2) = 3
// CHECK-NEXT: Nearest(4, 3) = 3
// CHECK-NEXT: Nearest(4, 4) = 4
// CHECK-NEXT: Nearest(4, 5) = 5
// CHECK-NEXT: Nearest(5, 0) = 5
// CHECK-NEXT: Nearest(5, 1) = 5
// CHECK-NEXT: Nearest(5, 2) = 5
// CHECK-NEXT: Nearest(5, 3) = 5
// CHECK-NEXT: Nearest(5, 4) = 5
// CHECK-NEXT: Nearest(5, 5) = 5
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 3
// CHECK-NEXT: Nearest(0, 2) = 3
// CHECK-NEXT: Nearest(0, 3) = 3
// CHECK-NEXT: Nearest(0, 4) = 3
// CHECK-NEXT: Nearest(0, 5) = 5
// CHECK-NEXT: Nearest(1, 0) = 3
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 3
// CHECK-NEXT: Nearest(1, 3) = 3
// CHECK-NEXT: Nearest(1, 4) = 3
// CHECK-NEXT: Nearest(1, 5) = 5
// CHECK-NEXT: Nearest(2, 0) = 3
// CHECK-NEXT: Nearest(2, 1) = 3
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 3
// CHECK-NEXT: Nearest(2, 4) = 3
// CHECK-NEXT: Nearest(2, 5) = 5
// CHECK-NEXT: Nearest(3, 0) = 3
// CHECK-NEXT: Nearest(3, 1) = 3
// CHECK-NEXT: Nearest(3, 2) = 3
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: Nearest(3, 4) = 3
// CHECK-NEXT: Nearest(3, 5) = 5
// CHECK-NEXT: Nearest(4, 0) = 3
// CHECK-NEXT: Nearest(4, 1) = 3
// CHECK-NEXT: Nearest(4, 2) = 3
// CHECK-NEXT: Nearest(4, 3) = 3
// CHECK-NEXT: Nearest(4, 4) = 4
// CHECK-NEXT: Nearest(4, 5) = 5
// CHECK-NEXT: Nearest(5, 0) = 5
// CHECK-NEXT: Nearest(5, 1) = 5
// CHECK-NEXT: Nearest(5, 2) = 5
// CHECK-NEXT: Nearest(5, 3) = 5
// CHECK-NEXT: Nearest(5, 4) = 5
// CHECK-NEXT: Nearest(5, 5) = 5
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = true
// CHECK-NEXT: dominates(0, 1) = true
// CHECK-NEXT: dominates(0, 2) = true
// CHECK-NEXT: dominates(0, 3) = true
// CHECK-NEXT: dominates(0, 4) = true
// CHECK-NEXT: dominates(0, 5) = false
// CHECK-NEXT: dominates(1, 0) = false
// CHECK-NEXT: dominates(1, 1) = true
// CHECK-NEXT: dominates(1, 2) = false
// CHECK-NEXT: dominates(1, 3) = false
// CHECK-NEXT: dominates(1, 4) = false
// CHECK-NEXT: dominates(1, 5) = false
// CHECK-NEXT: dominates(2, 0) = false
// CHECK-NEXT: dominates(2, 1) = false
// CHECK-NEXT: dominates(2, 2) = true
// CHECK-NEXT: dominates(2, 3) = false
// CHECK-NEXT: dominates(2, 4) = false
// CHECK-NEXT: dominates(2, 5) = false
// CHECK-NEXT: dominates(3, 0) = false
// CHECK-NEXT: dominates(3, 1) = true
// CHECK-NEXT: dominates(3, 2) = true
// CHECK-NEXT: dominates(3, 3) = true
// CHECK-NEXT: dominates(3, 4) = true
// CHECK-NEXT: dominates(3, 5) = false
// CHECK-NEXT: dominates(4, 0) = false
// CHECK-NEXT: dominates(4, 1) = false
// CHECK-NEXT: dominates(4, 2) = false
// CHECK-NEXT: dominates(4, 3) = false
// CHECK-NEXT: dominates(4, 4) = true
// CHECK-NEXT: dominates(4, 5) = false
// CHECK-NEXT: dominates(5, 0) = true
// CHECK-NEXT: dominates(5, 1) = true
// CHECK-NEXT: dominates(5, 2) = true
// CHECK-NEXT: dominates(5, 3) = true
// CHECK-NEXT: dominates(5, 4) = true
// CHECK-NEXT: dominates(5, 5) = true
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = true
// CHECK-NEXT: postdominates(0, 1) = false
// CHECK-NEXT: postdominates(0, 2) = false
// CHECK-NEXT: postdominates(0, 3) = false
// CHECK-NEXT: postdominates(0, 4) = false
// CHECK-NEXT: postdominates(0, 5) = false
// CHECK-NEXT: postdominates(1, 0) = false
// CHECK-NEXT: postdominates(1, 1) = true
// CHECK-NEXT: postdominates(1, 2) = false
// CHECK-NEXT: postdominates(1, 3) = false
// CHECK-NEXT: postdominates(1, 4) = false
// CHECK-NEXT: postdominates(1, 5) = false
// CHECK-NEXT: postdominates(2, 0) = false
// CHECK-NEXT: postdominates(2, 1) = false
// CHECK-NEXT: postdominates(2, 2) = true
// CHECK-NEXT: postdominates(2, 3) = false
// CHECK-NEXT: postdominates(2, 4) = false
// CHECK-NEXT: postdominates(2, 5) = false
// CHECK-NEXT: postdominates(3, 0) = true
// CHECK-NEXT: postdominates(3, 1) = true
// CHECK-NEXT: postdominates(3, 2) = true
// CHECK-NEXT: postdominates(3, 3) = true
// CHECK-NEXT: postdominates(3, 4) = true
// CHECK-NEXT: postdominates(3, 5) = false
// CHECK-NEXT: postdominates(4, 0) = false
// CHECK-NEXT: postdominates(4, 1) = false
// CHECK-NEXT: postdominates(4, 2) = false
// CHECK-NEXT: postdominates(4, 3) = false
// CHECK-NEXT: postdominates(4, 4) = true
// CHECK-NEXT: postdominates(4, 5) = false
// CHECK-NEXT: postdominates(5, 0) = true
// CHECK-NEXT: postdominates(5, 1) = true
// CHECK-NEXT: postdominates(5, 2) = true
// CHECK-NEXT: postdominates(5, 3) = true
// CHECK-NEXT: postdominates(5, 4) = true
// CHECK-NEXT: postdominates(5, 5) = true
// CHECK-NEXT: Testing : f3
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 0
// CHECK-NEXT: Nearest(0, 2) = 0
// CHECK-NEXT: Nearest(0, 3) = 0
// CHECK-NEXT: Nearest(0, 4) = 0
// CHECK-NEXT: Nearest(0, 5) = 0
// CHECK-NEXT: Nearest(0, 6) = 6
// CHECK-NEXT: Nearest(1, 0) = 0
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 3
// CHECK-NEXT: Nearest(1, 3) = 3
// CHECK-NEXT: Nearest(1, 4) = 0
// CHECK-NEXT: Nearest(1, 5) = 0
// CHECK-NEXT: Nearest(1, 6) = 6
// CHECK-NEXT: Nearest(2, 0) = 0
// CHECK-NEXT: Nearest(2, 1) = 3
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 3
// CHECK-NEXT: Nearest(2, 4) = 0
// CHECK-NEXT: Nearest(2, 5) = 0
// CHECK-NEXT: Nearest(2, 6) = 6
// CHECK-NEXT: Nearest(3, 0) = 0
// CHECK-NEXT: Nearest(3, 1) = 3
// CHECK-NEXT: Nearest(3, 2) = 3
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: Nearest(3, 4) = 0
// CHECK-NEXT: Nearest(3, 5) = 0
// CHECK-NEXT: Nearest(3, 6) = 6
// CHECK-NEXT: Nearest(4, 0) = 0
// CHECK-NEXT: Nearest(4, 1) = 0
// CHECK-NEXT: Nearest(4, 2) = 0
// CHECK-NEXT: Nearest(4, 3) = 0
// CHECK-NEXT: Nearest(4, 4) = 4
// CHECK-NEXT: Nearest(4, 5) = 0
// CHECK-NEXT: Nearest(4, 6) = 6
// CHECK-NEXT: Nearest(5, 0) = 0
// CHECK-NEXT: Nearest(5, 1) = 0
// CHECK-NEXT: Nearest(5, 2) = 0
// CHECK-NEXT: Nearest(5, 3) = 0
// CHECK-NEXT: Nearest(5, 4) = 0
// CHECK-NEXT: Nearest(5, 5) = 5
// CHECK-NEXT: Nearest(5, 6) = 6
// CHECK-NEXT: Nearest(6, 0) = 6
// CHECK-NEXT: Nearest(6, 1) = 6
// CHECK-NEXT: Nearest(6, 2) = 6
// CHECK-NEXT: Nearest(6, 3) = 6
// CHECK-NEXT: Nearest(6, 4) = 6
// CHECK-NEXT: Nearest(6, 5) = 6
// CHECK-NEXT: Nearest(6, 6) = 6
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 0
// CHECK-NEXT: Nearest(0, 2) = 0
// CHECK-NEXT: Nearest(0, 3) = 0
// CHECK-NEXT: Nearest(0, 4) = 0
// CHECK-NEXT: Nearest(0, 5) = 5
// CHECK-NEXT: Nearest(0, 6) = 6
// CHECK-NEXT: Nearest(1, 0) = 0
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 3
// CHECK-NEXT: Nearest(1, 3) = 3
// CHECK-NEXT: Nearest(1, 4) = 0
// CHECK-NEXT: Nearest(1, 5) = 5
// CHECK-NEXT: Nearest(1, 6) = 6
// CHECK-NEXT: Nearest(2, 0) = 0
// CHECK-NEXT: Nearest(2, 1) = 3
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 3
// CHECK-NEXT: Nearest(2, 4) = 0
// CHECK-NEXT: Nearest(2, 5) = 5
// CHECK-NEXT: Nearest(2, 6) = 6
// CHECK-NEXT: Nearest(3, 0) = 0
// CHECK-NEXT: Nearest(3, 1) = 3
// CHECK-NEXT: Nearest(3, 2) = 3
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: Nearest(3, 4) = 0
// CHECK-NEXT: Nearest(3, 5) = 5
// CHECK-NEXT: Nearest(3, 6) = 6
// CHECK-NEXT: Nearest(4, 0) = 0
// CHECK-NEXT: Nearest(4, 1) = 0
// CHECK-NEXT: Nearest(4, 2) = 0
// CHECK-NEXT: Nearest(4, 3) = 0
// CHECK-NEXT: Nearest(4, 4) = 4
// CHECK-NEXT: Nearest(4, 5) = 5
// CHECK-NEXT: Nearest(4, 6) = 6
// CHECK-NEXT: Nearest(5, 0) = 5
// CHECK-NEXT: Nearest(5, 1) = 5
// CHECK-NEXT: Nearest(5, 2) = 5
// CHECK-NEXT: Nearest(5, 3) = 5
// CHECK-NEXT: Nearest(5, 4) = 5
// CHECK-NEXT: Nearest(5, 5) = 5
// CHECK-NEXT: Nearest(5, 6) = 6
// CHECK-NEXT: Nearest(6, 0) = 6
// CHECK-NEXT: Nearest(6, 1) = 6
// CHECK-NEXT: Nearest(6, 2) = 6
// CHECK-NEXT: Nearest(6, 3) = 6
// CHECK-NEXT: Nearest(6, 4) = 6
// CHECK-NEXT: Nearest(6, 5) = 6
// CHECK-NEXT: Nearest(6, 6) = 6
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = true
// CHECK-NEXT: dominates(0, 1) = true
// CHECK-NEXT: dominates(0, 2) = true
// CHECK-NEXT: dominates(0, 3) = true
// CHECK-NEXT: dominates(0, 4) = true
// CHECK-NEXT: dominates(0, 5) = true
// CHECK-NEXT: dominates(0, 6) = false
// CHECK-NEXT: dominates(1, 0) = false
// CHECK-NEXT: dominates(1, 1) = true
// CHECK-NEXT: dominates(1, 2) = false
// CHECK-NEXT: dominates(1, 3) = false
// CHECK-NEXT: dominates(1, 4) = false
// CHECK-NEXT: dominates(1, 5) = false
// CHECK-NEXT: dominates(1, 6) = false
// CHECK-NEXT: dominates(2, 0) = false
// CHECK-NEXT: dominates(2, 1) = false
// CHECK-NEXT: dominates(2, 2) = true
// CHECK-NEXT: dominates(2, 3) = false
// CHECK-NEXT: dominates(2, 4) = false
// CHECK-NEXT: dominates(2, 5) = false
// CHECK-NEXT: dominates(2, 6) = false
// CHECK-NEXT: dominates(3, 0) = false
// CHECK-NEXT: dominates(3, 1) = true
// CHECK-NEXT: dominates(3, 2) = true
// CHECK-NEXT: dominates(3, 3) = true
// CHECK-NEXT: dominates(3, 4) = false
// CHECK-NEXT: dominates(3, 5) = false
// CHECK-NEXT: dominates(3, 6) = false
// CHECK-NEXT: dominates(4, 0) = false
// CHECK-NEXT: dominates(4, 1) = false
// CHECK-NEXT: dominates(4, 2) = false
// CHECK-NEXT: dominates(4, 3) = false
// CHECK-NEXT: dominates(4, 4) = true
// CHECK-NEXT: dominates(4, 5) = false
// CHECK-NEXT: dominates(4, 6) = false
// CHECK-NEXT: dominates(5, 0) = false
// CHECK-NEXT: dominates(5, 1) = false
// CHECK-NEXT: dominates(5, 2) = false
// CHECK-NEXT: dominates(5, 3) = false
// CHECK-NEXT: dominates(5, 4) = false
// CHECK-NEXT: dominates(5, 5) = true
// CHECK-NEXT: dominates(5, 6) = false
// CHECK-NEXT: dominates(6, 0) = true
// CHECK-NEXT: dominates(6, 1) = true
// CHECK-NEXT: dominates(6, 2) = true
// CHECK-NEXT: dominates(6, 3) = true
// CHECK-NEXT: dominates(6, 4) = true
// CHECK-NEXT: dominates(6, 5) = true
// CHECK-NEXT: dominates(6, 6) = true
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = true
// CHECK-NEXT: postdominates(0, 1) = true
// CHECK-NEXT: postdominates(0, 2) = true
// CHECK-NEXT: postdominates(0, 3) = true
// CHECK-NEXT: postdominates(0, 4) = true
// CHECK-NEXT: postdominates(0, 5) = false
// CHECK-NEXT: postdominates(0, 6) = false
// CHECK-NEXT: postdominates(1, 0) = false
// CHECK-NEXT: postdominates(1, 1) = true
// CHECK-NEXT: postdominates(1, 2) = false
// CHECK-NEXT: postdominates(1, 3) = false
// CHECK-NEXT: postdominates(1, 4) = false
// CHECK-NEXT: postdominates(1, 5) = false
// CHECK-NEXT: postdominates(1, 6) = false
// CHECK-NEXT: postdominates(2, 0) = false
// CHECK-NEXT: postdominates(2, 1) = false
// CHECK-NEXT: postdominates(2, 2) = true
// CHECK-NEXT: postdominates(2, 3) = false
// CHECK-NEXT: postdominates(2, 4) = false
// CHECK-NEXT: postdominates(2, 5) = false
// CHECK-NEXT: postdominates(2, 6) = false
// CHECK-NEXT: postdominates(3, 0) = false
// CHECK-NEXT: postdominates(3, 1) = true
// CHECK-NEXT: postdominates(3, 2) = true
// CHECK-NEXT: postdominates(3, 3) = true
// CHECK-NEXT: postdominates(3, 4) = false
// CHECK-NEXT: postdominates(3, 5) = false
// CHECK-NEXT: postdominates(3, 6) = false
// CHECK-NEXT: postdominates(4, 0) = false
// CHECK-NEXT: postdominates(4, 1) = false
// CHECK-NEXT: postdominates(4, 2) = false
// CHECK-NEXT: postdominates(4, 3) = false
// CHECK-NEXT: postdominates(4, 4) = true
// CHECK-NEXT: postdominates(4, 5) = false
// CHECK-NEXT: postdominates(4, 6) = false
// CHECK-NEXT: postdominates(5, 0) = true
// CHECK-NEXT: postdominates(5, 1) = true
// CHECK-NEXT: postdominates(5, 2) = true
// CHECK-NEXT: postdominates(5, 3) = true
// CHECK-NEXT: postdominates(5, 4) = true
// CHECK-NEXT: postdominates(5, 5) = true
// CHECK-NEXT: postdominates(5, 6) = false
// CHECK-NEXT: postdominates(6, 0) = true
// CHECK-NEXT: postdominates(6, 1) = true
// CHECK-NEXT: postdominates(6, 2) = true
// CHECK-NEXT: postdominates(6, 3) = true
// CHECK-NEXT: postdominates(6, 4) = true
// CHECK-NEXT: postdominates(6, 5) = true
// CHECK-NEXT: postdominates(6, 6) = true
// CHECK-NEXT: Testing : main
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 1
// CHECK-NEXT: Nearest(1, 0) = 1
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 1
// CHECK-NEXT: Nearest(1, 0) = 1
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = true
// CHECK-NEXT: dominates(0, 1) = false
// CHECK-NEXT: dominates(1, 0) = true
// CHECK-NEXT: dominates(1, 1) = true
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = true
// CHECK-NEXT: postdominates(0, 1) = false
// CHECK-NEXT: postdominates(1, 0) = true
// CHECK-NEXT: postdominates(1, 1) = true
// CHECK-NEXT: Testing : f0
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 0
// CHECK-NEXT: Nearest(0, 2) = 0
// CHECK-NEXT: Nearest(0, 3) = 0
// CHECK-NEXT: Nearest(0, 4) = 0
// CHECK-NEXT: Nearest(0, 5) = 0
// CHECK-NEXT: Nearest(0, 6) = 0
// CHECK-NEXT: Nearest(0, 7) = 0
// CHECK-NEXT: Nearest(0, 8) = 0
// CHECK-NEXT: Nearest(0, 9) = 9
// CHECK-NEXT: Nearest(1, 0) = 0
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 1
// CHECK-NEXT: Nearest(1, 3) = 1
// CHECK-NEXT: Nearest(1, 4) = 1
// CHECK-NEXT: Nearest(1, 5) = 1
// CHECK-NEXT: Nearest(1, 6) = 0
// CHECK-NEXT: Nearest(1, 7) = 0
// CHECK-NEXT: Nearest(1, 8) = 0
// CHECK-NEXT: Nearest(1, 9) = 9
// CHECK-NEXT: Nearest(2, 0) = 0
// CHECK-NEXT: Nearest(2, 1) = 1
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 1
// CHECK-NEXT: Nearest(2, 4) = 1
// CHECK-NEXT: Nearest(2, 5) = 1
// CHECK-NEXT: Nearest(2, 6) = 0
// CHECK-NEXT: Nearest(2, 7) = 0
// CHECK-NEXT: Nearest(2, 8) = 0
// CHECK-NEXT: Nearest(2, 9) = 9
// CHECK-NEXT: Nearest(3, 0) = 0
// CHECK-NEXT: Nearest(3, 1) = 1
// CHECK-NEXT: Nearest(3, 2) = 1
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: Nearest(3, 4) = 3
// CHECK-NEXT: Nearest(3, 5) = 3
// CHECK-NEXT: Nearest(3, 6) = 0
// CHECK-NEXT: Nearest(3, 7) = 0
// CHECK-NEXT: Nearest(3, 8) = 0
// CHECK-NEXT: Nearest(3, 9) = 9
// CHECK-NEXT: Nearest(4, 0) = 0
// CHECK-NEXT: Nearest(4, 1) = 1
// CHECK-NEXT: Nearest(4, 2) = 1
// CHECK-NEXT: Nearest(4, 3) = 3
// CHECK-NEXT: Nearest(4, 4) = 4
// CHECK-NEXT: Nearest(4, 5) = 3
// CHECK-NEXT: Nearest(4, 6) = 0
// CHECK-NEXT: Nearest(4, 7) = 0
// CHECK-NEXT: Nearest(4, 8) = 0
// CHECK-NEXT: Nearest(4, 9) = 9
// CHECK-NEXT: Nearest(5, 0) = 0
// CHECK-NEXT: Nearest(5, 1) = 1
// CHECK-NEXT: Nearest(5, 2) = 1
// CHECK-NEXT: Nearest(5, 3) = 3
// CHECK-NEXT: Nearest(5, 4) = 3
// CHECK-NEXT: Nearest(5, 5) = 5
// CHECK-NEXT: Nearest(5, 6) = 0
// CHECK-NEXT: Nearest(5, 7) = 0
// CHECK-NEXT: Nearest(5, 8) = 0
// CHECK-NEXT: Nearest(5, 9) = 9
// CHECK-NEXT: Nearest(6, 0) = 0
// CHECK-NEXT: Nearest(6, 1) = 0
// CHECK-NEXT: Nearest(6, 2) = 0
// CHECK-NEXT: Nearest(6, 3) = 0
// CHECK-NEXT: Nearest(6, 4) = 0
// CHECK-NEXT: Nearest(6, 5) = 0
// CHECK-NEXT: Nearest(6, 6) = 6
// CHECK-NEXT: Nearest(6, 7) = 0
// CHECK-NEXT: Nearest(6, 8) = 0
// CHECK-NEXT: Nearest(6, 9) = 9
// CHECK-NEXT: Nearest(7, 0) = 0
// CHECK-NEXT: Nearest(7, 1) = 0
// CHECK-NEXT: Nearest(7, 2) = 0
// CHECK-NEXT: Nearest(7, 3) = 0
// CHECK-NEXT: Nearest(7, 4) = 0
// CHECK-NEXT: Nearest(7, 5) = 0
// CHECK-NEXT: Nearest(7, 6) = 0
// CHECK-NEXT: Nearest(7, 7) = 7
// CHECK-NEXT: Nearest(7, 8) = 0
// CHECK-NEXT: Nearest(7, 9) = 9
// CHECK-NEXT: Nearest(8, 0) = 0
// CHECK-NEXT: Nearest(8, 1) = 0
// CHECK-NEXT: Nearest(8, 2) = 0
// CHECK-NEXT: Nearest(8, 3) = 0
// CHECK-NEXT: Nearest(8, 4) = 0
// CHECK-NEXT: Nearest(8, 5) = 0
// CHECK-NEXT: Nearest(8, 6) = 0
// CHECK-NEXT: Nearest(8, 7) = 0
// CHECK-NEXT: Nearest(8, 8) = 8
// CHECK-NEXT: Nearest(8, 9) = 9
// CHECK-NEXT: Nearest(9, 0) = 9
// CHECK-NEXT: Nearest(9, 1) = 9
// CHECK-NEXT: Nearest(9, 2) = 9
// CHECK-NEXT: Nearest(9, 3) = 9
// CHECK-NEXT: Nearest(9, 4) = 9
// CHECK-NEXT: Nearest(9, 5) = 9
// CHECK-NEXT: Nearest(9, 6) = 9
// CHECK-NEXT: Nearest(9, 7) = 9
// CHECK-NEXT: Nearest(9, 8) = 9
// CHECK-NEXT: Nearest(9, 9) = 9
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 0
// CHECK-NEXT: Nearest(0, 2) = 0
// CHECK-NEXT: Nearest(0, 3) = 0
// CHECK-NEXT: Nearest(0, 4) = 0
// CHECK-NEXT: Nearest(0, 5) = 0
// CHECK-NEXT: Nearest(0, 6) = 0
// CHECK-NEXT: Nearest(0, 7) = 8
// CHECK-NEXT: Nearest(0, 8) = 8
// CHECK-NEXT: Nearest(0, 9) = 9
// CHECK-NEXT: Nearest(1, 0) = 0
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 1
// CHECK-NEXT: Nearest(1, 3) = 1
// CHECK-NEXT: Nearest(1, 4) = 1
// CHECK-NEXT: Nearest(1, 5) = 1
// CHECK-NEXT: Nearest(1, 6) = 0
// CHECK-NEXT: Nearest(1, 7) = 8
// CHECK-NEXT: Nearest(1, 8) = 8
// CHECK-NEXT: Nearest(1, 9) = 9
// CHECK-NEXT: Nearest(2, 0) = 0
// CHECK-NEXT: Nearest(2, 1) = 1
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 1
// CHECK-NEXT: Nearest(2, 4) = 1
// CHECK-NEXT: Nearest(2, 5) = 1
// CHECK-NEXT: Nearest(2, 6) = 0
// CHECK-NEXT: Nearest(2, 7) = 8
// CHECK-NEXT: Nearest(2, 8) = 8
// CHECK-NEXT: Nearest(2, 9) = 9
// CHECK-NEXT: Nearest(3, 0) = 0
// CHECK-NEXT: Nearest(3, 1) = 1
// CHECK-NEXT: Nearest(3, 2) = 1
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: Nearest(3, 4) = 3
// CHECK-NEXT: Nearest(3, 5) = 3
// CHECK-NEXT: Nearest(3, 6) = 0
// CHECK-NEXT: Nearest(3, 7) = 8
// CHECK-NEXT: Nearest(3, 8) = 8
// CHECK-NEXT: Nearest(3, 9) = 9
// CHECK-NEXT: Nearest(4, 0) = 0
// CHECK-NEXT: Nearest(4, 1) = 1
// CHECK-NEXT: Nearest(4, 2) = 1
// CHECK-NEXT: Nearest(4, 3) = 3
// CHECK-NEXT: Nearest(4, 4) = 4
// CHECK-NEXT: Nearest(4, 5) = 3
// CHECK-NEXT: Nearest(4, 6) = 0
// CHECK-NEXT: Nearest(4, 7) = 8
// CHECK-NEXT: Nearest(4, 8) = 8
// CHECK-NEXT: Nearest(4, 9) = 9
// CHECK-NEXT: Nearest(5, 0) = 0
// CHECK-NEXT: Nearest(5, 1) = 1
// CHECK-NEXT: Nearest(5, 2) = 1
// CHECK-NEXT: Nearest(5, 3) = 3
// CHECK-NEXT: Nearest(5, 4) = 3
// CHECK-NEXT: Nearest(5, 5) = 5
// CHECK-NEXT: Nearest(5, 6) = 0
// CHECK-NEXT: Nearest(5, 7) = 8
// CHECK-NEXT: Nearest(5, 8) = 8
// CHECK-NEXT: Nearest(5, 9) = 9
// CHECK-NEXT: Nearest(6, 0) = 0
// CHECK-NEXT: Nearest(6, 1) = 0
// CHECK-NEXT: Nearest(6, 2) = 0
// CHECK-NEXT: Nearest(6, 3) = 0
// CHECK-NEXT: Nearest(6, 4) = 0
// CHECK-NEXT: Nearest(6, 5) = 0
// CHECK-NEXT: Nearest(6, 6) = 6
// CHECK-NEXT: Nearest(6, 7) = 8
// CHECK-NEXT: Nearest(6, 8) = 8
// CHECK-NEXT: Nearest(6, 9) = 9
// CHECK-NEXT: Nearest(7, 0) = 8
// CHECK-NEXT: Nearest(7, 1) = 8
// CHECK-NEXT: Nearest(7, 2) = 8
// CHECK-NEXT: Nearest(7, 3) = 8
// CHECK-NEXT: Nearest(7, 4) = 8
// CHECK-NEXT: Nearest(7, 5) = 8
// CHECK-NEXT: Nearest(7, 6) = 8
// CHECK-NEXT: Nearest(7, 7) = 7
// CHECK-NEXT: Nearest(7, 8) = 8
// CHECK-NEXT: Nearest(7, 9) = 9
// CHECK-NEXT: Nearest(8, 0) = 8
// CHECK-NEXT: Nearest(8, 1) = 8
// CHECK-NEXT: Nearest(8, 2) = 8
// CHECK-NEXT: Nearest(8, 3) = 8
// CHECK-NEXT: Nearest(8, 4) = 8
// CHECK-NEXT: Nearest(8, 5) = 8
// CHECK-NEXT: Nearest(8, 6) = 8
// CHECK-NEXT: Nearest(8, 7) = 8
// CHECK-NEXT: Nearest(8, 8) = 8
// CHECK-NEXT: Nearest(8, 9) = 9
// CHECK-NEXT: Nearest(9, 0) = 9
// CHECK-NEXT: Nearest(9, 1) = 9
// CHECK-NEXT: Nearest(9, 2) = 9
// CHECK-NEXT: Nearest(9, 3) = 9
// CHECK-NEXT: Nearest(9, 4) = 9
// CHECK-NEXT: Nearest(9, 5) = 9
// CHECK-NEXT: Nearest(9, 6) = 9
// CHECK-NEXT: Nearest(9, 7) = 9
// CHECK-NEXT: Nearest(9, 8) = 9
// CHECK-NEXT: Nearest(9, 9) = 9
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = true
// CHECK-NEXT: dominates(0, 1) = true
// CHECK-NEXT: dominates(0, 2) = true
// CHECK-NEXT: dominates(0, 3) = true
// CHECK-NEXT: dominates(0, 4) = true
// CHECK-NEXT: dominates(0, 5) = true
// CHECK-NEXT: dominates(0, 6) = true
// CHECK-NEXT: dominates(0, 7) = true
// CHECK-NEXT: dominates(0, 8) = true
// CHECK-NEXT: dominates(0, 9) = false
// CHECK-NEXT: dominates(1, 0) = false
// CHECK-NEXT: dominates(1, 1) = true
// CHECK-NEXT: dominates(1, 2) = true
// CHECK-NEXT: dominates(1, 3) = true
// CHECK-NEXT: dominates(1, 4) = true
// CHECK-NEXT: dominates(1, 5) = true
// CHECK-NEXT: dominates(1, 6) = false
// CHECK-NEXT: dominates(1, 7) = false
// CHECK-NEXT: dominates(1, 8) = false
// CHECK-NEXT: dominates(1, 9) = false
// CHECK-NEXT: dominates(2, 0) = false
// CHECK-NEXT: dominates(2, 1) = false
// CHECK-NEXT: dominates(2, 2) = true
// CHECK-NEXT: dominates(2, 3) = false
// CHECK-NEXT: dominates(2, 4) = false
// CHECK-NEXT: dominates(2, 5) = false
// CHECK-NEXT: dominates(2, 6) = false
// CHECK-NEXT: dominates(2, 7) = false
// CHECK-NEXT: dominates(2, 8) = false
// CHECK-NEXT: dominates(2, 9) = false
// CHECK-NEXT: dominates(3, 0) = false
// CHECK-NEXT: dominates(3, 1) = false
// CHECK-NEXT: dominates(3, 2) = false
// CHECK-NEXT: dominates(3, 3) = true
// CHECK-NEXT: dominates(3, 4) = true
// CHECK-NEXT: dominates(3, 5) = true
// CHECK-NEXT: dominates(3, 6) = false
// CHECK-NEXT: dominates(3, 7) = false
// CHECK-NEXT: dominates(3, 8) = false
// CHECK-NEXT: dominates(3, 9) = false
// CHECK-NEXT: dominates(4, 0) = false
// CHECK-NEXT: dominates(4, 1) = false
// CHECK-NEXT: dominates(4, 2) = false
// CHECK-NEXT: dominates(4, 3) = false
// CHECK-NEXT: dominates(4, 4) = true
// CHECK-NEXT: dominates(4, 5) = false
// CHECK-NEXT: dominates(4, 6) = false
// CHECK-NEXT: dominates(4, 7) = false
// CHECK-NEXT: dominates(4, 8) = false
// CHECK-NEXT: dominates(4, 9) = false
// CHECK-NEXT: dominates(5, 0) = false
// CHECK-NEXT: dominates(5, 1) = false
// CHECK-NEXT: dominates(5, 2) = false
// CHECK-NEXT: dominates(5, 3) = false
// CHECK-NEXT: dominates(5, 4) = false
// CHECK-NEXT: dominates(5, 5) = true
// CHECK-NEXT: dominates(5, 6) = false
// CHECK-NEXT: dominates(5, 7) = false
// CHECK-NEXT: dominates(5, 8) = false
// CHECK-NEXT: dominates(5, 9) = false
// CHECK-NEXT: dominates(6, 0) = false
// CHECK-NEXT: dominates(6, 1) = false
// CHECK-NEXT: dominates(6, 2) = false
// CHECK-NEXT: dominates(6, 3) = false
// CHECK-NEXT: dominates(6, 4) = false
// CHECK-NEXT: dominates(6, 5) = false
// CHECK-NEXT: dominates(6, 6) = true
// CHECK-NEXT: dominates(6, 7) = false
// CHECK-NEXT: dominates(6, 8) = false
// CHECK-NEXT: dominates(6, 9) = false
// CHECK-NEXT: dominates(7, 0) = false
// CHECK-NEXT: dominates(7, 1) = false
// CHECK-NEXT: dominates(7, 2) = false
// CHECK-NEXT: dominates(7, 3) = false
// CHECK-NEXT: dominates(7, 4) = false
// CHECK-NEXT: dominates(7, 5) = false
// CHECK-NEXT: dominates(7, 6) = false
// CHECK-NEXT: dominates(7, 7) = true
// CHECK-NEXT: dominates(7, 8) = false
// CHECK-NEXT: dominates(7, 9) = false
// CHECK-NEXT: dominates(8, 0) = false
// CHECK-NEXT: dominates(8, 1) = false
// CHECK-NEXT: dominates(8, 2) = false
// CHECK-NEXT: dominates(8, 3) = false
// CHECK-NEXT: dominates(8, 4) = false
// CHECK-NEXT: dominates(8, 5) = false
// CHECK-NEXT: dominates(8, 6) = false
// CHECK-NEXT: dominates(8, 7) = false
// CHECK-NEXT: dominates(8, 8) = true
// CHECK-NEXT: dominates(8, 9) = false
// CHECK-NEXT: dominates(9, 0) = true
// CHECK-NEXT: dominates(9, 1) = true
// CHECK-NEXT: dominates(9, 2) = true
// CHECK-NEXT: dominates(9, 3) = true
// CHECK-NEXT: dominates(9, 4) = true
// CHECK-NEXT: dominates(9, 5) = true
// CHECK-NEXT: dominates(9, 6) = true
// CHECK-NEXT: dominates(9, 7) = true
// CHECK-NEXT: dominates(9, 8) = true
// CHECK-NEXT: dominates(9, 9) = true
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = true
// CHECK-NEXT: postdominates(0, 1) = true
// CHECK-NEXT: postdominates(0, 2) = true
// CHECK-NEXT: postdominates(0, 3) = true
// CHECK-NEXT: postdominates(0, 4) = true
// CHECK-NEXT: postdominates(0, 5) = true
// CHECK-NEXT: postdominates(0, 6) = true
// CHECK-NEXT: postdominates(0, 7) = false
// CHECK-NEXT: postdominates(0, 8) = false
// CHECK-NEXT: postdominates(0, 9) = false
// CHECK-NEXT: postdominates(1, 0) = false
// CHECK-NEXT: postdominates(1, 1) = true
// CHECK-NEXT: postdominates(1, 2) = true
// CHECK-NEXT: postdominates(1, 3) = true
// CHECK-NEXT: postdominates(1, 4) = true
// CHECK-NEXT: postdominates(1, 5) = true
// CHECK-NEXT: postdominates(1, 6) = false
// CHECK-NEXT: postdominates(1, 7) = false
// CHECK-NEXT: postdominates(1, 8) = false
// CHECK-NEXT: postdominates(1, 9) = false
// CHECK-NEXT: postdominates(2, 0) = false
// CHECK-NEXT: postdominates(2, 1) = false
// CHECK-NEXT: postdominates(2, 2) = true
// CHECK-NEXT: postdominates(2, 3) = false
// CHECK-NEXT: postdominates(2, 4) = false
// CHECK-NEXT: postdominates(2, 5) = false
// CHECK-NEXT: postdominates(2, 6) = false
// CHECK-NEXT: postdominates(2, 7) = false
// CHECK-NEXT: postdominates(2, 8) = false
// CHECK-NEXT: postdominates(2, 9) = false
// CHECK-NEXT: postdominates(3, 0) = false
// CHECK-NEXT: postdominates(3, 1) = false
// CHECK-NEXT: postdominates(3, 2) = false
// CHECK-NEXT: postdominates(3, 3) = true
// CHECK-NEXT: postdominates(3, 4) = true
// CHECK-NEXT: postdominates(3, 5) = true
// CHECK-NEXT: postdominates(3, 6) = false
// CHECK-NEXT: postdominates(3, 7) = false
// CHECK-NEXT: postdominates(3, 8) = false
// CHECK-NEXT: postdominates(3, 9) = false
// CHECK-NEXT: postdominates(4, 0) = false
// CHECK-NEXT: postdominates(4, 1) = false
// CHECK-NEXT: postdominates(4, 2) = false
// CHECK-NEXT: postdominates(4, 3) = false
// CHECK-NEXT: postdominates(4, 4) = true
// CHECK-NEXT: postdominates(4, 5) = false
// CHECK-NEXT: postdominates(4, 6) = false
// CHECK-NEXT: postdominates(4, 7) = false
// CHECK-NEXT: postdominates(4, 8) = false
// CHECK-NEXT: postdominates(4, 9) = false
// CHECK-NEXT: postdominates(5, 0) = false
// CHECK-NEXT: postdominates(5, 1) = false
// CHECK-NEXT: postdominates(5, 2) = false
// CHECK-NEXT: postdominates(5, 3) = false
// CHECK-NEXT: postdominates(5, 4) = false
// CHECK-NEXT: postdominates(5, 5) = true
// CHECK-NEXT: postdominates(5, 6) = false
// CHECK-NEXT: postdominates(5, 7) = false
// CHECK-NEXT: postdominates(5, 8) = false
// CHECK-NEXT: postdominates(5, 9) = false
// CHECK-NEXT: postdominates(6, 0) = false
// CHECK-NEXT: postdominates(6, 1) = false
// CHECK-NEXT: postdominates(6, 2) = false
// CHECK-NEXT: postdominates(6, 3) = false
// CHECK-NEXT: postdominates(6, 4) = false
// CHECK-NEXT: postdominates(6, 5) = false
// CHECK-NEXT: postdominates(6, 6) = true
// CHECK-NEXT: postdominates(6, 7) = false
// CHECK-NEXT: postdominates(6, 8) = false
// CHECK-NEXT: postdominates(6, 9) = false
// CHECK-NEXT: postdominates(7, 0) = false
// CHECK-NEXT: postdominates(7, 1) = false
// CHECK-NEXT: postdominates(7, 2) = false
// CHECK-NEXT: postdominates(7, 3) = false
// CHECK-NEXT: postdominates(7, 4) = false
// CHECK-NEXT: postdominates(7, 5) = false
// CHECK-NEXT: postdominates(7, 6) = false
// CHECK-NEXT: postdominates(7, 7) = true
// CHECK-NEXT: postdominates(7, 8) = false
// CHECK-NEXT: postdominates(7, 9) = false
// CHECK-NEXT: postdominates(8, 0) = true
// CHECK-NEXT: postdominates(8, 1) = true
// CHECK-NEXT: postdominates(8, 2) = true
// CHECK-NEXT: postdominates(8, 3) = true
// CHECK-NEXT: postdominates(8, 4) = true
// CHECK-NEXT: postdominates(8, 5) = true
// CHECK-NEXT: postdominates(8, 6) = true
// CHECK-NEXT: postdominates(8, 7) = true
// CHECK-NEXT: postdominates(8, 8) = true
// CHECK-NEXT: postdominates(8, 9) = false
// CHECK-NEXT: postdominates(9, 0) = true
// CHECK-NEXT: postdominates(9, 1) = true
// CHECK-NEXT: postdominates(9, 2) = true
// CHECK-NEXT: postdominates(9, 3) = true
// CHECK-NEXT: postdominates(9, 4) = true
// CHECK-NEXT: postdominates(9, 5) = true
// CHECK-NEXT: postdominates(9, 6) = true
// CHECK-NEXT: postdominates(9, 7) = true
// CHECK-NEXT: postdominates(9, 8) = true
// CHECK-NEXT: postdominates(9, 9) = true
// CHECK-NEXT: Testing : f1
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 0
// CHECK-NEXT: Nearest(0, 2) = 0
// CHECK-NEXT: Nearest(0, 3) = 3
// CHECK-NEXT: Nearest(1, 0) = 0
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = 0
// CHECK-NEXT: Nearest(1, 3) = 3
// CHECK-NEXT: Nearest(2, 0) = 0
// CHECK-NEXT: Nearest(2, 1) = 0
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 3
// CHECK-NEXT: Nearest(3, 0) = 3
// CHECK-NEXT: Nearest(3, 1) = 3
// CHECK-NEXT: Nearest(3, 2) = 3
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = <no dom>
// CHECK-NEXT: Nearest(0, 2) = <no dom>
// CHECK-NEXT: Nearest(0, 3) = 3
// CHECK-NEXT: Nearest(1, 0) = <no dom>
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: Nearest(1, 2) = <no dom>
// CHECK-NEXT: Nearest(1, 3) = 3
// CHECK-NEXT: Nearest(2, 0) = <no dom>
// CHECK-NEXT: Nearest(2, 1) = <no dom>
// CHECK-NEXT: Nearest(2, 2) = 2
// CHECK-NEXT: Nearest(2, 3) = 3
// CHECK-NEXT: Nearest(3, 0) = 3
// CHECK-NEXT: Nearest(3, 1) = 3
// CHECK-NEXT: Nearest(3, 2) = 3
// CHECK-NEXT: Nearest(3, 3) = 3
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = true
// CHECK-NEXT: dominates(0, 1) = true
// CHECK-NEXT: dominates(0, 2) = true
// CHECK-NEXT: dominates(0, 3) = false
// CHECK-NEXT: dominates(1, 0) = false
// CHECK-NEXT: dominates(1, 1) = true
// CHECK-NEXT: dominates(1, 2) = false
// CHECK-NEXT: dominates(1, 3) = false
// CHECK-NEXT: dominates(2, 0) = false
// CHECK-NEXT: dominates(2, 1) = false
// CHECK-NEXT: dominates(2, 2) = true
// CHECK-NEXT: dominates(2, 3) = false
// CHECK-NEXT: dominates(3, 0) = true
// CHECK-NEXT: dominates(3, 1) = true
// CHECK-NEXT: dominates(3, 2) = true
// CHECK-NEXT: dominates(3, 3) = true
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = true
// CHECK-NEXT: postdominates(0, 1) = false
// CHECK-NEXT: postdominates(0, 2) = false
// CHECK-NEXT: postdominates(0, 3) = false
// CHECK-NEXT: postdominates(1, 0) = false
// CHECK-NEXT: postdominates(1, 1) = true
// CHECK-NEXT: postdominates(1, 2) = false
// CHECK-NEXT: postdominates(1, 3) = false
// CHECK-NEXT: postdominates(2, 0) = false
// CHECK-NEXT: postdominates(2, 1) = false
// CHECK-NEXT: postdominates(2, 2) = true
// CHECK-NEXT: postdominates(2, 3) = false
// CHECK-NEXT: postdominates(3, 0) = true
// CHECK-NEXT: postdominates(3, 1) = true
// CHECK-NEXT: postdominates(3, 2) = true
// CHECK-NEXT: postdominates(3, 3) = true
// CHECK-NEXT: Testing : main
// CHECK-NEXT: --- DominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 1
// CHECK-NEXT: Nearest(1, 0) = 1
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: --- PostDominanceInfo ---
// CHECK-NEXT: Nearest(0, 0) = 0
// CHECK-NEXT: Nearest(0, 1) = 1
// CHECK-NEXT: Nearest(1, 0) = 1
// CHECK-NEXT: Nearest(1, 1) = 1
// CHECK-NEXT: --- Block Dominance relationship ---
// CHECK-NEXT: dominates(0, 0) = true
// CHECK-NEXT: dominates(0, 1) = false
// CHECK-NEXT: dominates(1, 0) = true
// CHECK-NEXT: dominates(1, 1) = true
// CHECK-NEXT: --- Block PostDominance relationship ---
// CHECK-NEXT: postdominates(0, 0) = true
// CHECK-NEXT: postdominates(0, 1) = false
// CHECK-NEXT: postdominates(1, 0) = true
// CHECK-NEXT: postdominates(1, 1) = true
