// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(func.func(test-cfg-loop-info))' -o /dev/null 2>&1 | FileCheck %s

// Loops of branches.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  memref.store %f0a, %f0m[] {tag_name = "n0"} : memref<i32>
  %v3 = arith.constant {tag_name = "n1", test.ptr = "p1"} 1 : i32
  %v4, %v5 = func.call @f1(%v3, %f0m) {tag_name = "n2", test.ptr = "p2"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.br ^bb1(%f0a, %f0m : i32, memref<i32>) {tag = "t3", tag_name = "n3"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  cf.cond_br %v1, ^bb2(%f0x1, %f0y1 : i32, memref<i32>), ^bb2(%v4, %f0m : i32, memref<i32>)
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v6 = scf.for %v7 = %v2 to %v2 step %v2 iter_args(%v8 = %f0m) -> (memref<i32>) {
    %v9 = memref.cast %v8 {name = "m5", test.ptr = "p5"} : memref<i32> to memref<i32, strided<[], offset: ?>>
    %v10 = arith.cmpi slt, %v3, %f0a {tag = "t6"} : i32
    %v11 = arith.constant {tag_name = "n7", name = "m7", test.ptr = "p7"} 1 : i32
    scf.yield {tag = "t8", name = "m8", test.ptr = "p8"} %v5 : memref<i32>
  } {name = "m9", test.ptr = "p9"}
  %v12 = scf.for %v13 = %v2 to %v2 step %v2 iter_args(%v14 = %v6) -> (memref<i32>) {
    %v15 = arith.constant {tag = "t10", name = "m10"} false
    %v16, %v17 = func.call @f0(%v4, %v6) : (i32, memref<i32>) -> (i32, memref<i32>)
    memref.store %v4, %f0m[] {name = "m12"} : memref<i32>
    scf.yield {tag = "t13", name = "m13", test.ptr = "p13"} %f0m : memref<i32>
  } {tag_name = "n14"}
  cf.br ^bb2(%v4, %f0m : i32, memref<i32>) {tag_name = "n15", name = "m15"}
}
func.func @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v18 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v19 = arith.constant 3 : index
  %v20 = arith.constant {tag = "t16", name = "m16", test.ptr = "p16"} 2 : i32
  %v21, %v22 = func.call @f1(%v20, %f1m) {tag = "t17", tag_name = "n17", name = "m17", test.ptr = "p17"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v23 = arith.cmpi slt, %v21, %v21 : i32
  %v24 = arith.constant {tag = "t19", tag_name = "n19", name = "m19"} false
  cf.cond_br %v18, ^bb1(%f1a, %f1m : i32, memref<i32>), ^bb2(%f1a, %f1m : i32, memref<i32>) {tag_name = "n20", test.ptr = "p20"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  cf.br ^bb3(%f1a, %v22 : i32, memref<i32>)
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v25 = arith.constant true
  "x.unknown"() {tag = "t23", name = "m23"} : () -> ()
  %v26, %v27 = scf.if %v24 -> (i32, memref<i32>) {
    %v28 = scf.while (%v29 = %f1x2) : (i32) -> i32 {
      %v31 = memref.alloc() : memref<i32>
      %v32 = arith.subi %v20, %f1a {tag_name = "n25", test.ptr = "p25"} : i32
      scf.condition(%v18) {tag_name = "n26", test.ptr = "p26"} %f1a : i32
    } do {
    ^bb0(%v30: i32):
      %v33 = memref.alloca() {test.ptr = "p27"} : memref<i32>
      scf.yield {tag_name = "n28", name = "m28", test.ptr = "p28"} %v20 : i32
    } attributes {tag = "t29", tag_name = "n29", name = "m29", test.ptr = "p29"}
    %v34 = scf.while (%v35 = %v21) : (i32) -> i32 {
      %v37 = scf.for %v38 = %v19 to %v19 step %v19 iter_args(%v39 = %f1m) -> (memref<i32>) {
        %v40 = memref.load %f1m[] {tag_name = "n30"} : memref<i32>
        scf.yield {tag = "t31", tag_name = "n31"} %v22 : memref<i32>
      } {tag = "t32", name = "m32"}
      %v41 = arith.constant {tag_name = "n33", test.ptr = "p33"} 2 : i32
      scf.condition(%v25) {tag = "t34", tag_name = "n34"} %v35 : i32
    } do {
    ^bb0(%v36: i32):
      memref.store %f1x2, %f1m[] {tag = "t35", tag_name = "n35", test.ptr = "p35"} : memref<i32>
      scf.yield {tag = "t36", name = "m36"} %v36 : i32
    } attributes {tag_name = "n37"}
    scf.yield {tag = "t38", tag_name = "n38", test.ptr = "p38"} %v34, %v22 : i32, memref<i32>
  } else {
    %v42 = arith.addi %f1x2, %f1a {tag = "t39", tag_name = "n39", name = "m39"} : i32
    %v43 = memref.alloca() {test.ptr = "p40"} : memref<i32>
    %v44 = arith.cmpi slt, %v21, %f1x2 {tag = "t41", tag_name = "n41"} : i32
    scf.yield {tag_name = "n42"} %v21, %v22 : i32, memref<i32>
  } {name = "m43", test.ptr = "p43"}
  %v45 = scf.while (%v46 = %v26) : (i32) -> i32 {
    %v48 = arith.constant {tag = "t44"} 1 : i32
    %v49 = memref.load %f1m[] {tag = "t45", tag_name = "n45", name = "m45"} : memref<i32>
    scf.condition(%v23) {tag_name = "n46", name = "m46"} %v48 : i32
  } do {
  ^bb0(%v47: i32):
    scf.yield {name = "m47"} %v26 : i32
  } attributes {tag = "t48", name = "m48"}
  cf.cond_br %v25, ^bb3(%f1a, %v27 : i32, memref<i32>), ^bb3(%f1x2, %v22 : i32, memref<i32>) {tag = "t49", tag_name = "n49", test.ptr = "p49"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v50 = memref.load %f1m[] {tag = "t50", name = "m50"} : memref<i32>
  cf.br ^bb3(%f1a, %f1m : i32, memref<i32>) {tag = "t51", name = "m51"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {test.ptr = "p52"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t53", name = "m53"} : (i32, memref<i32>) -> (i32, memref<i32>)
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

// CHECK: Testing : "f0"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1, ^bb2
// CHECK-NEXT: Loop at depth 1 containing: ^bb2<header><latch>
// CHECK-NEXT: Testing : "f1"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1, ^bb2, ^bb3
// CHECK-NEXT: Loop at depth 1 containing: ^bb3<header><latch>
// CHECK-NEXT: Testing : "main"
// CHECK-NEXT: Blocks : ^bb0, ^bb0
// CHECK-NEXT: no loops
// CHECK-NEXT: Testing : "f0"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1, ^bb2
// CHECK-NEXT: Loop at depth 1 containing: ^bb1<header><latch>
// CHECK-NEXT: Testing : "f1"
// CHECK-NEXT: Blocks : ^bb0, ^bb0
// CHECK-NEXT: no loops
// CHECK-NEXT: Testing : "f2"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1
// CHECK-NEXT: Loop at depth 1 containing: ^bb1<header><latch>
// CHECK-NEXT: Testing : "f3"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1
// CHECK-NEXT: Loop at depth 1 containing: ^bb1<header><latch>
// CHECK-NEXT: Testing : "main"
// CHECK-NEXT: Blocks : ^bb0, ^bb0
// CHECK-NEXT: no loops
// CHECK-NEXT: Testing : "f0"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1, ^bb2
// CHECK-NEXT: no loops
// CHECK-NEXT: Testing : "f1"
// CHECK-NEXT: Blocks : ^bb0, ^bb0, ^bb1, ^bb2
// CHECK-NEXT: Loop at depth 1 containing: ^bb1<header><latch>
// CHECK-NEXT: Loop at depth 1 containing: ^bb2<header><latch>
// CHECK-NEXT: Testing : "main"
// CHECK-NEXT: Blocks : ^bb0, ^bb0
// CHECK-NEXT: no loops
