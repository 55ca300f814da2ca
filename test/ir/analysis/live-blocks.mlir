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
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = memref.alloca() {tag = "t0", tag_name = "n0", name = "m0"} : memref<i32>
  cf.cond_br %v1, ^bb1(%f0a, %v3 : i32, memref<i32>), ^bb1(%f0a, %f0m : i32, memref<i32>) {tag_name = "n1"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  memref.store %f0a, %f0y1[] {tag = "t2"} : memref<i32>
  %v4 = arith.muli %f0x1, %f0a {tag_name = "n3"} : i32
  memref.store %f0a, %f0m[] {tag_name = "n4"} : memref<i32>
  cf.br ^bb2(%f0x1, %f0m : i32, memref<i32>) {tag_name = "n5"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  memref.store %f0a, %v3[] {tag = "t6"} : memref<i32>
  %v5 = arith.cmpi slt, %f0x2, %f0x2 {tag = "t7", tag_name = "n7", name = "m7"} : i32
  %v6, %v7 = func.call @f0(%f0x2, %v3) {name = "m8"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.br ^bb2(%f0a, %f0m : i32, memref<i32>) {tag = "t9"}
}
func.func @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v8 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v9 = arith.constant 3 : index
  %v10 = arith.constant {tag = "t10", tag_name = "n10", name = "m10", test.ptr = "p10"} 2 : i32
  memref.store %v10, %f1m[] {name = "m11"} : memref<i32>
  memref.store %f1a, %f1m[] {tag = "t12", tag_name = "n12", name = "m12", test.ptr = "p12"} : memref<i32>
  scf.if %v8 {
    %v11 = scf.while (%v12 = %f1a) : (i32) -> i32 {
      scf.condition(%v8) %v10 : i32
    } do {
    ^bb0(%v13: i32):
      %v14 = scf.for %v15 = %v9 to %v9 step %v9 iter_args(%v16 = %f1m) -> (memref<i32>) {
        %v17 = arith.addi %v13, %v10 {tag = "t14", tag_name = "n14"} : i32
        memref.store %f1a, %v16[] {tag_name = "n15"} : memref<i32>
        scf.yield {name = "m16"} %f1m : memref<i32>
      } {tag = "t17"}
      scf.yield {tag = "t18", tag_name = "n18"} %v13 : i32
    } attributes {name = "m19", test.ptr = "p19"}
  } {tag = "t20"}
  %v18 = scf.while (%v19 = %f1a) : (i32) -> i32 {
    %v21 = arith.muli %v10, %v10 {tag = "t21", tag_name = "n21", name = "m21"} : i32
    scf.condition(%v8) {tag_name = "n22", name = "m22"} %v21 : i32
  } do {
  ^bb0(%v20: i32):
    %v22 = arith.muli %v20, %f1a {tag = "t23", test.ptr = "p23"} : i32
    scf.yield {tag_name = "n24"} %f1a : i32
  }
  %v23 = scf.while (%v24 = %v10) : (i32) -> i32 {
    memref.store %v18, %f1m[] {tag = "t26", name = "m26"} : memref<i32>
    scf.condition(%v8) {tag = "t27", tag_name = "n27", name = "m27"} %v18 : i32
  } do {
  ^bb0(%v25: i32):
    memref.store %v18, %f1m[] {tag = "t28", tag_name = "n28", name = "m28"} : memref<i32>
    scf.yield {tag = "t29", tag_name = "n29"} %v10 : i32
  }
  cf.cond_br %v8, ^bb1(%v10, %f1m : i32, memref<i32>), ^bb2(%v23, %f1m : i32, memref<i32>) {tag_name = "n31"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v26 = scf.for %v27 = %v9 to %v9 step %v9 iter_args(%v28 = %f1m) -> (memref<i32>) {
    %v29 = scf.for %v30 = %v9 to %v9 step %v9 iter_args(%v31 = %f1m) -> (memref<i32>) {
      %v32 = memref.load %v28[] {tag = "t32", tag_name = "n32", name = "m32", test.ptr = "p32"} : memref<i32>
      scf.yield {tag_name = "n33", name = "m33"} %f1m : memref<i32>
    } {tag_name = "n34", test.ptr = "p34"}
    scf.yield %v28 : memref<i32>
  } {tag = "t36", tag_name = "n36", name = "m36"}
  scf.if %v8 {
  } {tag = "t37", name = "m37"}
  %v33 = memref.load %f1m[] : memref<i32>
  %v34 = scf.while (%v35 = %v18) : (i32) -> i32 {
    scf.condition(%v8) {tag = "t39", tag_name = "n39"} %v35 : i32
  } do {
  ^bb0(%v36: i32):
    %v37 = arith.cmpi slt, %v10, %f1a {tag_name = "n40"} : i32
    %v38 = arith.subi %f1a, %v36 {tag_name = "n41", name = "m41"} : i32
    scf.yield {tag = "t42", tag_name = "n42"} %v10 : i32
  } attributes {tag_name = "n43"}
  return {tag = "t44", tag_name = "n44"} %f1a, %v26 : i32, memref<i32>
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v39 = arith.cmpi slt, %f1x2, %f1a {tag = "t45", test.ptr = "p45"} : i32
  cf.br ^bb2(%f1a, %f1m : i32, memref<i32>) {tag_name = "n46", name = "m46"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {name = "m47"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag_name = "n48"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.addi %f0a, %f0a {tag = "t0", name = "m0", test.ptr = "p0"} : i32
  return {tag = "t1", tag_name = "n1", test.ptr = "p1"} %v3, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v4 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v5 = arith.constant 3 : index
  cf.cond_br %v4, ^bb1(%f1a, %f1m : i32, memref<i32>), ^bb3(%f1a, %f1m : i32, memref<i32>) {name = "m2", test.ptr = "p2"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v6 = memref.alloc() {tag_name = "n3", name = "m3", test.ptr = "p3"} : memref<i32>
  %v7 = arith.cmpi slt, %f1a, %f1x1 {tag = "t4", test.ptr = "p4"} : i32
  cf.cond_br %v7, ^bb2(%f1x1, %v6 : i32, memref<i32>), ^bb5(%f1x1, %v6 : i32, memref<i32>) {tag_name = "n5", name = "m5"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v8 = scf.for %v9 = %v5 to %v5 step %v5 iter_args(%v10 = %f1m) -> (memref<i32>) {
    scf.if %v4 {
      %v11 = memref.load %f1y2[] {tag = "t6"} : memref<i32>
    } else {
    } {tag = "t7", tag_name = "n7", test.ptr = "p7"}
    %v12 = scf.while (%v13 = %f1x2) : (i32) -> i32 {
      %v15, %v16 = func.call @f2(%f1a, %f1m) {tag = "t8"} : (i32, memref<i32>) -> (i32, memref<i32>)
      %v17 = arith.subi %f1x2, %v13 {tag_name = "n9", name = "m9"} : i32
      scf.condition(%v4) {tag = "t10"} %v17 : i32
    } do {
    ^bb0(%v14: i32):
      %v18 = arith.cmpi slt, %f1a, %f1a {tag = "t11"} : i32
      %v19 = arith.subi %f1x2, %v14 {tag = "t12", name = "m12"} : i32
      scf.yield {tag = "t13", tag_name = "n13", name = "m13", test.ptr = "p13"} %f1a : i32
    } attributes {tag = "t14", name = "m14"}
    %v20 = arith.constant {tag_name = "n15", name = "m15"} 0 : i32
    scf.yield {tag = "t16", name = "m16"} %f1m : memref<i32>
  } {tag = "t17", name = "m17", test.ptr = "p17"}
  cf.cond_br %v4, ^bb4(%f1a, %v8 : i32, memref<i32>), ^bb1(%f1a, %v8 : i32, memref<i32>) {tag = "t18", tag_name = "n18"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v21 = arith.muli %f1x3, %f1a {tag = "t19", tag_name = "n19", test.ptr = "p19"} : i32
  cf.br ^bb4(%f1x3, %f1y3 : i32, memref<i32>) {tag = "t20"}
^bb4(%f1x4: i32, %f1y4: memref<i32>):
  %v22 = arith.cmpi slt, %f1x4, %f1a {name = "m21"} : i32
  %v23 = arith.constant {tag = "t22", test.ptr = "p22"} true
  cf.br ^bb2(%f1x4, %f1m : i32, memref<i32>) {tag = "t23", tag_name = "n23"}
^bb5(%f1x5: i32, %f1y5: memref<i32>):
  %v24 = scf.for %v25 = %v5 to %v5 step %v5 iter_args(%v26 = %f1y5) -> (memref<i32>) {
    memref.store %f1x5, %v26[] {tag = "t24", tag_name = "n24"} : memref<i32>
    %v27 = arith.constant {tag = "t25"} false
    %v28 = arith.constant {tag = "t26", name = "m26", test.ptr = "p26"} 2 : i32
    scf.yield {name = "m27"} %f1y5 : memref<i32>
  } {name = "m28"}
  %v29 = arith.constant {tag_name = "n29", name = "m29", test.ptr = "p29"} 2 : i32
  cf.br ^bb4(%f1x5, %f1y5 : i32, memref<i32>) {tag = "t30", name = "m30"}
}
func.func @f2(%f2a: i32, %f2m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v30 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v31 = arith.constant 3 : index
  cf.cond_br %v30, ^bb1(%f2a, %f2m : i32, memref<i32>), ^bb4(%f2a, %f2m : i32, memref<i32>) {tag = "t31", name = "m31"}
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  %v32 = arith.addi %f2x1, %f2a {name = "m32", test.ptr = "p32"} : i32
  cf.br ^bb2(%v32, %f2y1 : i32, memref<i32>) {tag_name = "n33"}
^bb2(%f2x2: i32, %f2y2: memref<i32>):
  %v33 = arith.cmpi slt, %f2a, %f2a {tag_name = "n34"} : i32
  cf.cond_br %v33, ^bb3(%f2x2, %f2y2 : i32, memref<i32>), ^bb5(%f2a, %f2m : i32, memref<i32>) {tag = "t35", tag_name = "n35", name = "m35"}
^bb3(%f2x3: i32, %f2y3: memref<i32>):
  %v34 = arith.constant {tag_name = "n36", name = "m36"} true
  memref.store %f2x3, %f2m[] {tag = "t37", name = "m37"} : memref<i32>
  %v35 = arith.cmpi slt, %f2x3, %f2a {tag_name = "n38", test.ptr = "p38"} : i32
  cf.br ^bb5(%f2x3, %f2y3 : i32, memref<i32>) {tag = "t39"}
^bb4(%f2x4: i32, %f2y4: memref<i32>):
  %v36 = arith.muli %f2a, %f2a {tag = "t40", tag_name = "n40", name = "m40", test.ptr = "p40"} : i32
  return {tag = "t41"} %v36, %f2m : i32, memref<i32>
^bb5(%f2x5: i32, %f2y5: memref<i32>):
  return {tag_name = "n42", name = "m42"} %f2x5, %f2y5 : i32, memref<i32>
}
func.func @f3(%f3a: i32, %f3m: memref<i32>) -> (i32, memref<i32>) {
  %v37 = arith.cmpi eq, %f3a, %f3a {tag = "ef3"} : i32
  %v38 = arith.constant 3 : index
  %v39 = arith.muli %f3a, %f3a {name = "m43"} : i32
  return {tag = "t44", tag_name = "n44", name = "m44"} %f3a, %f3m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t45", tag_name = "n45", name = "m45"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {tag = "t47", name = "m47"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f3(%a, %m) {tag_name = "n48", name = "m48"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)

// CHECK: Testing : f0
// CHECK-NEXT: // ---- Liveness -----
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
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : f1
// CHECK-NEXT: // ---- Liveness -----
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
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : main
// CHECK-NEXT: // ---- Liveness -----
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
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : ext
// CHECK-NEXT: // ---- Liveness -----
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : f0
// CHECK-NEXT: // ---- Liveness -----
// CHECK-NEXT: // - Block: 0
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_4
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_2 :
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: //     %c3 = arith.constant 3 : index
// CHECK-NEXT: //     %alloca = memref.alloca() {name = "m0", tag = "t0", tag_name = "n0"} : memref<i32>
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%arg0, %alloca : i32, memref<i32>), ^bb1(%arg0, %arg1 : i32, memref<i32>) {tag_name = "n1"}
// CHECK-NEXT: // val_3 :
// CHECK-NEXT: //     %c3 = arith.constant 3 : index
// CHECK-NEXT: // val_4 :
// CHECK-NEXT: //     %alloca = memref.alloca() {name = "m0", tag = "t0", tag_name = "n0"} : memref<i32>
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%arg0, %alloca : i32, memref<i32>), ^bb1(%arg0, %arg1 : i32, memref<i32>) {tag_name = "n1"}
// CHECK-NEXT: //     memref.store %arg0, %2[] {tag = "t2"} : memref<i32>
// CHECK-NEXT: //     %3 = arith.muli %1, %arg0 {tag_name = "n3"} : i32
// CHECK-NEXT: //     memref.store %arg0, %arg1[] {tag_name = "n4"} : memref<i32>
// CHECK-NEXT: //     cf.br ^bb2(%1, %arg1 : i32, memref<i32>) {tag_name = "n5"}
// CHECK-NEXT: //     memref.store %arg0, %alloca[] {tag = "t6"} : memref<i32>
// CHECK-NEXT: //     %6 = arith.cmpi slt, %4, %4 {name = "m7", tag = "t7", tag_name = "n7"} : i32
// CHECK-NEXT: //     %7:2 = func.call @f0(%4, %alloca) {name = "m8"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: //     cf.br ^bb2(%arg0, %arg1 : i32, memref<i32>) {tag = "t9"}
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32 [arg0@0 arg1@0 val_2 {{.}}]
// CHECK-NEXT: //     %c3 = arith.constant 3 : index [arg0@0 arg1@0 val_2 val_3 {{.}}]
// CHECK-NEXT: //     %alloca = memref.alloca() {name = "m0", tag = "t0", tag_name = "n0"} : memref<i32> [arg0@0 arg1@0 val_2 val_4 {{.}}]
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%arg0, %alloca : i32, memref<i32>), ^bb1(%arg0, %arg1 : i32, memref<i32>) {tag_name = "n1"} [arg0@0 arg1@0 val_2 val_4 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 1
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_4
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_4
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_7 :
// CHECK-NEXT: //     %3 = arith.muli %1, %arg0 {tag_name = "n3"} : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     memref.store %arg0, %2[] {tag = "t2"} : memref<i32> [arg0@0 arg1@0 val_4 arg0@1 arg1@1 {{.}}]
// CHECK-NEXT: //     %3 = arith.muli %1, %arg0 {tag_name = "n3"} : i32 [arg0@0 arg1@0 val_4 arg0@1 val_7 {{.}}]
// CHECK-NEXT: //     memref.store %arg0, %arg1[] {tag_name = "n4"} : memref<i32> [arg0@0 arg1@0 val_4 arg0@1 {{.}}]
// CHECK-NEXT: //     cf.br ^bb2(%1, %arg1 : i32, memref<i32>) {tag_name = "n5"} [arg0@0 arg1@0 val_4 arg0@1 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 2
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_4
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_4
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_10 :
// CHECK-NEXT: //     %6 = arith.cmpi slt, %4, %4 {name = "m7", tag = "t7", tag_name = "n7"} : i32
// CHECK-NEXT: // val_11 :
// CHECK-NEXT: //     %7:2 = func.call @f0(%4, %alloca) {name = "m8"} : (i32, memref<i32>) -> (i32, memref<i32>)// val_12 :
// CHECK-NEXT: //     %7:2 = func.call @f0(%4, %alloca) {name = "m8"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     memref.store %arg0, %alloca[] {tag = "t6"} : memref<i32> [arg0@0 arg1@0 val_4 arg0@2 arg1@2 {{.}}]
// CHECK-NEXT: //     %6 = arith.cmpi slt, %4, %4 {name = "m7", tag = "t7", tag_name = "n7"} : i32 [arg0@0 arg1@0 val_4 arg0@2 val_10 {{.}}]
// CHECK-NEXT: //     %7:2 = func.call @f0(%4, %alloca) {name = "m8"} : (i32, memref<i32>) -> (i32, memref<i32>) [arg0@0 arg1@0 val_4 arg0@2 val_11 val_12 {{.}}]
// CHECK-NEXT: //     cf.br ^bb2(%arg0, %arg1 : i32, memref<i32>) {tag = "t9"} [arg0@0 arg1@0 val_4 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : f1
// CHECK-NEXT: // ---- Liveness -----
// CHECK-NEXT: // - Block: 0
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 val_3 val_4 val_5
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_2 :
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32
// CHECK-NEXT: //     %c3 = arith.constant 3 : index
// CHECK-NEXT: //     %c2_i32 = arith.constant {name = "m10", tag = "t10", tag_name = "n10", test.ptr = "p10"} 2 : i32
// CHECK-NEXT: //     memref.store %c2_i32, %arg1[] {name = "m11"} : memref<i32>
// CHECK-NEXT: //     memref.store %arg0, %arg1[] {name = "m12", tag = "t12", tag_name = "n12", test.ptr = "p12"} : memref<i32>
// CHECK-NEXT: //     scf.if %0 {
// CHECK-NEXT: %11 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) %c2_i32 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %12 = scf.for %arg3 = %c3 to %c3 step %c3 iter_args(%arg4 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %13 = arith.addi %arg2, %c2_i32 {tag = "t14", tag_name = "n14"} : i32
// CHECK-NEXT: memref.store %arg0, %arg4[] {tag_name = "n15"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m16"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag = "t17"}
// CHECK-NEXT: scf.yield {tag = "t18", tag_name = "n18"} %arg2 : i32
// CHECK-NEXT: } attributes {name = "m19", test.ptr = "p19"}
// CHECK-NEXT: } {tag = "t20"}
// CHECK-NEXT: //     %1 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %11 = arith.muli %c2_i32, %c2_i32 {name = "m21", tag = "t21", tag_name = "n21"} : i32
// CHECK-NEXT: scf.condition(%0) {name = "m22", tag_name = "n22"} %11 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %11 = arith.muli %arg2, %arg0 {tag = "t23", test.ptr = "p23"} : i32
// CHECK-NEXT: scf.yield {tag_name = "n24"} %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: //     %2 = scf.while (%arg2 = %c2_i32) : (i32) -> i32 {
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m26", tag = "t26"} : memref<i32>
// CHECK-NEXT: scf.condition(%0) {name = "m27", tag = "t27", tag_name = "n27"} %1 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m28", tag = "t28", tag_name = "n28"} : memref<i32>
// CHECK-NEXT: scf.yield {tag = "t29", tag_name = "n29"} %c2_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%c2_i32, %arg1 : i32, memref<i32>), ^bb2(%2, %arg1 : i32, memref<i32>) {tag_name = "n31"}
// CHECK-NEXT: //     scf.condition(%0) %c2_i32 : i32
// CHECK-NEXT: //     %11 = arith.muli %c2_i32, %c2_i32 {name = "m21", tag = "t21", tag_name = "n21"} : i32
// CHECK-NEXT: //     scf.condition(%0) {name = "m22", tag_name = "n22"} %11 : i32
// CHECK-NEXT: //     memref.store %1, %arg1[] {name = "m26", tag = "t26"} : memref<i32>
// CHECK-NEXT: //     scf.condition(%0) {name = "m27", tag = "t27", tag_name = "n27"} %1 : i32
// CHECK-NEXT: //     %5 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %11 = scf.for %arg4 = %c3 to %c3 step %c3 iter_args(%arg5 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %12 = memref.load %arg3[] {name = "m32", tag = "t32", tag_name = "n32", test.ptr = "p32"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m33", tag_name = "n33"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag_name = "n34", test.ptr = "p34"}
// CHECK-NEXT: scf.yield %arg3 : memref<i32>
// CHECK-NEXT: } {name = "m36", tag = "t36", tag_name = "n36"}
// CHECK-NEXT: //     scf.if %0 {
// CHECK-NEXT: } {name = "m37", tag = "t37"}
// CHECK-NEXT: //     %6 = memref.load %arg1[] : memref<i32>
// CHECK-NEXT: //     %7 = scf.while (%arg2 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag = "t39", tag_name = "n39"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %11 = arith.cmpi slt, %c2_i32, %arg0 {tag_name = "n40"} : i32
// CHECK-NEXT: %12 = arith.subi %arg0, %arg2 {name = "m41", tag_name = "n41"} : i32
// CHECK-NEXT: scf.yield {tag = "t42", tag_name = "n42"} %c2_i32 : i32
// CHECK-NEXT: } attributes {tag_name = "n43"}
// CHECK-NEXT: //     scf.condition(%0) {tag = "t39", tag_name = "n39"} %arg2 : i32
// CHECK-NEXT: // val_3 :
// CHECK-NEXT: //     %c3 = arith.constant 3 : index
// CHECK-NEXT: //     %c2_i32 = arith.constant {name = "m10", tag = "t10", tag_name = "n10", test.ptr = "p10"} 2 : i32
// CHECK-NEXT: //     memref.store %c2_i32, %arg1[] {name = "m11"} : memref<i32>
// CHECK-NEXT: //     memref.store %arg0, %arg1[] {name = "m12", tag = "t12", tag_name = "n12", test.ptr = "p12"} : memref<i32>
// CHECK-NEXT: //     scf.if %0 {
// CHECK-NEXT: %11 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) %c2_i32 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %12 = scf.for %arg3 = %c3 to %c3 step %c3 iter_args(%arg4 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %13 = arith.addi %arg2, %c2_i32 {tag = "t14", tag_name = "n14"} : i32
// CHECK-NEXT: memref.store %arg0, %arg4[] {tag_name = "n15"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m16"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag = "t17"}
// CHECK-NEXT: scf.yield {tag = "t18", tag_name = "n18"} %arg2 : i32
// CHECK-NEXT: } attributes {name = "m19", test.ptr = "p19"}
// CHECK-NEXT: } {tag = "t20"}
// CHECK-NEXT: //     %1 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %11 = arith.muli %c2_i32, %c2_i32 {name = "m21", tag = "t21", tag_name = "n21"} : i32
// CHECK-NEXT: scf.condition(%0) {name = "m22", tag_name = "n22"} %11 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %11 = arith.muli %arg2, %arg0 {tag = "t23", test.ptr = "p23"} : i32
// CHECK-NEXT: scf.yield {tag_name = "n24"} %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: //     %2 = scf.while (%arg2 = %c2_i32) : (i32) -> i32 {
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m26", tag = "t26"} : memref<i32>
// CHECK-NEXT: scf.condition(%0) {name = "m27", tag = "t27", tag_name = "n27"} %1 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m28", tag = "t28", tag_name = "n28"} : memref<i32>
// CHECK-NEXT: scf.yield {tag = "t29", tag_name = "n29"} %c2_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%c2_i32, %arg1 : i32, memref<i32>), ^bb2(%2, %arg1 : i32, memref<i32>) {tag_name = "n31"}
// CHECK-NEXT: //     %12 = scf.for %arg3 = %c3 to %c3 step %c3 iter_args(%arg4 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %13 = arith.addi %arg2, %c2_i32 {tag = "t14", tag_name = "n14"} : i32
// CHECK-NEXT: memref.store %arg0, %arg4[] {tag_name = "n15"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m16"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag = "t17"}
// CHECK-NEXT: //     %5 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %11 = scf.for %arg4 = %c3 to %c3 step %c3 iter_args(%arg5 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %12 = memref.load %arg3[] {name = "m32", tag = "t32", tag_name = "n32", test.ptr = "p32"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m33", tag_name = "n33"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag_name = "n34", test.ptr = "p34"}
// CHECK-NEXT: scf.yield %arg3 : memref<i32>
// CHECK-NEXT: } {name = "m36", tag = "t36", tag_name = "n36"}
// CHECK-NEXT: //     %11 = scf.for %arg4 = %c3 to %c3 step %c3 iter_args(%arg5 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %12 = memref.load %arg3[] {name = "m32", tag = "t32", tag_name = "n32", test.ptr = "p32"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m33", tag_name = "n33"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag_name = "n34", test.ptr = "p34"}
// CHECK-NEXT: // val_4 :
// CHECK-NEXT: //     %c2_i32 = arith.constant {name = "m10", tag = "t10", tag_name = "n10", test.ptr = "p10"} 2 : i32
// CHECK-NEXT: //     memref.store %c2_i32, %arg1[] {name = "m11"} : memref<i32>
// CHECK-NEXT: //     memref.store %arg0, %arg1[] {name = "m12", tag = "t12", tag_name = "n12", test.ptr = "p12"} : memref<i32>
// CHECK-NEXT: //     scf.if %0 {
// CHECK-NEXT: %11 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) %c2_i32 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %12 = scf.for %arg3 = %c3 to %c3 step %c3 iter_args(%arg4 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %13 = arith.addi %arg2, %c2_i32 {tag = "t14", tag_name = "n14"} : i32
// CHECK-NEXT: memref.store %arg0, %arg4[] {tag_name = "n15"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m16"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag = "t17"}
// CHECK-NEXT: scf.yield {tag = "t18", tag_name = "n18"} %arg2 : i32
// CHECK-NEXT: } attributes {name = "m19", test.ptr = "p19"}
// CHECK-NEXT: } {tag = "t20"}
// CHECK-NEXT: //     %1 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %11 = arith.muli %c2_i32, %c2_i32 {name = "m21", tag = "t21", tag_name = "n21"} : i32
// CHECK-NEXT: scf.condition(%0) {name = "m22", tag_name = "n22"} %11 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %11 = arith.muli %arg2, %arg0 {tag = "t23", test.ptr = "p23"} : i32
// CHECK-NEXT: scf.yield {tag_name = "n24"} %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: //     %2 = scf.while (%arg2 = %c2_i32) : (i32) -> i32 {
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m26", tag = "t26"} : memref<i32>
// CHECK-NEXT: scf.condition(%0) {name = "m27", tag = "t27", tag_name = "n27"} %1 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m28", tag = "t28", tag_name = "n28"} : memref<i32>
// CHECK-NEXT: scf.yield {tag = "t29", tag_name = "n29"} %c2_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%c2_i32, %arg1 : i32, memref<i32>), ^bb2(%2, %arg1 : i32, memref<i32>) {tag_name = "n31"}
// CHECK-NEXT: //     scf.condition(%0) %c2_i32 : i32
// CHECK-NEXT: //     %13 = arith.addi %arg2, %c2_i32 {tag = "t14", tag_name = "n14"} : i32
// CHECK-NEXT: //     %11 = arith.muli %c2_i32, %c2_i32 {name = "m21", tag = "t21", tag_name = "n21"} : i32
// CHECK-NEXT: //     memref.store %1, %arg1[] {name = "m28", tag = "t28", tag_name = "n28"} : memref<i32>
// CHECK-NEXT: //     scf.yield {tag = "t29", tag_name = "n29"} %c2_i32 : i32
// CHECK-NEXT: //     %5 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %11 = scf.for %arg4 = %c3 to %c3 step %c3 iter_args(%arg5 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %12 = memref.load %arg3[] {name = "m32", tag = "t32", tag_name = "n32", test.ptr = "p32"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m33", tag_name = "n33"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag_name = "n34", test.ptr = "p34"}
// CHECK-NEXT: scf.yield %arg3 : memref<i32>
// CHECK-NEXT: } {name = "m36", tag = "t36", tag_name = "n36"}
// CHECK-NEXT: //     scf.if %0 {
// CHECK-NEXT: } {name = "m37", tag = "t37"}
// CHECK-NEXT: //     %6 = memref.load %arg1[] : memref<i32>
// CHECK-NEXT: //     %7 = scf.while (%arg2 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag = "t39", tag_name = "n39"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %11 = arith.cmpi slt, %c2_i32, %arg0 {tag_name = "n40"} : i32
// CHECK-NEXT: %12 = arith.subi %arg0, %arg2 {name = "m41", tag_name = "n41"} : i32
// CHECK-NEXT: scf.yield {tag = "t42", tag_name = "n42"} %c2_i32 : i32
// CHECK-NEXT: } attributes {tag_name = "n43"}
// CHECK-NEXT: //     %11 = arith.cmpi slt, %c2_i32, %arg0 {tag_name = "n40"} : i32
// CHECK-NEXT: //     %12 = arith.subi %arg0, %arg2 {name = "m41", tag_name = "n41"} : i32
// CHECK-NEXT: //     scf.yield {tag = "t42", tag_name = "n42"} %c2_i32 : i32
// CHECK-NEXT: // val_5 :
// CHECK-NEXT: //     %1 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %11 = arith.muli %c2_i32, %c2_i32 {name = "m21", tag = "t21", tag_name = "n21"} : i32
// CHECK-NEXT: scf.condition(%0) {name = "m22", tag_name = "n22"} %11 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %11 = arith.muli %arg2, %arg0 {tag = "t23", test.ptr = "p23"} : i32
// CHECK-NEXT: scf.yield {tag_name = "n24"} %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: //     %2 = scf.while (%arg2 = %c2_i32) : (i32) -> i32 {
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m26", tag = "t26"} : memref<i32>
// CHECK-NEXT: scf.condition(%0) {name = "m27", tag = "t27", tag_name = "n27"} %1 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m28", tag = "t28", tag_name = "n28"} : memref<i32>
// CHECK-NEXT: scf.yield {tag = "t29", tag_name = "n29"} %c2_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%c2_i32, %arg1 : i32, memref<i32>), ^bb2(%2, %arg1 : i32, memref<i32>) {tag_name = "n31"}
// CHECK-NEXT: //     memref.store %1, %arg1[] {name = "m26", tag = "t26"} : memref<i32>
// CHECK-NEXT: //     scf.condition(%0) {name = "m27", tag = "t27", tag_name = "n27"} %1 : i32
// CHECK-NEXT: //     memref.store %1, %arg1[] {name = "m28", tag = "t28", tag_name = "n28"} : memref<i32>
// CHECK-NEXT: //     %5 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %11 = scf.for %arg4 = %c3 to %c3 step %c3 iter_args(%arg5 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %12 = memref.load %arg3[] {name = "m32", tag = "t32", tag_name = "n32", test.ptr = "p32"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m33", tag_name = "n33"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag_name = "n34", test.ptr = "p34"}
// CHECK-NEXT: scf.yield %arg3 : memref<i32>
// CHECK-NEXT: } {name = "m36", tag = "t36", tag_name = "n36"}
// CHECK-NEXT: //     scf.if %0 {
// CHECK-NEXT: } {name = "m37", tag = "t37"}
// CHECK-NEXT: //     %6 = memref.load %arg1[] : memref<i32>
// CHECK-NEXT: //     %7 = scf.while (%arg2 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag = "t39", tag_name = "n39"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %11 = arith.cmpi slt, %c2_i32, %arg0 {tag_name = "n40"} : i32
// CHECK-NEXT: %12 = arith.subi %arg0, %arg2 {name = "m41", tag_name = "n41"} : i32
// CHECK-NEXT: scf.yield {tag = "t42", tag_name = "n42"} %c2_i32 : i32
// CHECK-NEXT: } attributes {tag_name = "n43"}
// CHECK-NEXT: // val_6 :
// CHECK-NEXT: //     %2 = scf.while (%arg2 = %c2_i32) : (i32) -> i32 {
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m26", tag = "t26"} : memref<i32>
// CHECK-NEXT: scf.condition(%0) {name = "m27", tag = "t27", tag_name = "n27"} %1 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m28", tag = "t28", tag_name = "n28"} : memref<i32>
// CHECK-NEXT: scf.yield {tag = "t29", tag_name = "n29"} %c2_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%c2_i32, %arg1 : i32, memref<i32>), ^bb2(%2, %arg1 : i32, memref<i32>) {tag_name = "n31"}
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32 [arg0@0 arg1@0 val_2 {{.}}]
// CHECK-NEXT: //     %c3 = arith.constant 3 : index [arg0@0 arg1@0 val_2 val_3 {{.}}]
// CHECK-NEXT: //     %c2_i32 = arith.constant {name = "m10", tag = "t10", tag_name = "n10", test.ptr = "p10"} 2 : i32 [arg0@0 arg1@0 val_2 val_3 val_4 {{.}}]
// CHECK-NEXT: //     memref.store %c2_i32, %arg1[] {name = "m11"} : memref<i32> [arg0@0 arg1@0 val_2 val_3 val_4 {{.}}]
// CHECK-NEXT: //     memref.store %arg0, %arg1[] {name = "m12", tag = "t12", tag_name = "n12", test.ptr = "p12"} : memref<i32> [arg0@0 arg1@0 val_2 val_3 val_4 {{.}}]
// CHECK-NEXT: //     scf.if %0 {
// CHECK-NEXT: %11 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) %c2_i32 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %12 = scf.for %arg3 = %c3 to %c3 step %c3 iter_args(%arg4 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %13 = arith.addi %arg2, %c2_i32 {tag = "t14", tag_name = "n14"} : i32
// CHECK-NEXT: memref.store %arg0, %arg4[] {tag_name = "n15"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m16"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag = "t17"}
// CHECK-NEXT: scf.yield {tag = "t18", tag_name = "n18"} %arg2 : i32
// CHECK-NEXT: } attributes {name = "m19", test.ptr = "p19"}
// CHECK-NEXT: } {tag = "t20"} [arg0@0 arg1@0 val_2 val_3 val_4 {{.}}]
// CHECK-NEXT: //     %1 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %11 = arith.muli %c2_i32, %c2_i32 {name = "m21", tag = "t21", tag_name = "n21"} : i32
// CHECK-NEXT: scf.condition(%0) {name = "m22", tag_name = "n22"} %11 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %11 = arith.muli %arg2, %arg0 {tag = "t23", test.ptr = "p23"} : i32
// CHECK-NEXT: scf.yield {tag_name = "n24"} %arg0 : i32
// CHECK-NEXT: } [arg0@0 arg1@0 val_2 val_3 val_4 val_5 {{.}}]
// CHECK-NEXT: //     %2 = scf.while (%arg2 = %c2_i32) : (i32) -> i32 {
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m26", tag = "t26"} : memref<i32>
// CHECK-NEXT: scf.condition(%0) {name = "m27", tag = "t27", tag_name = "n27"} %1 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: memref.store %1, %arg1[] {name = "m28", tag = "t28", tag_name = "n28"} : memref<i32>
// CHECK-NEXT: scf.yield {tag = "t29", tag_name = "n29"} %c2_i32 : i32
// CHECK-NEXT: } [arg0@0 arg1@0 val_2 val_3 val_4 val_5 val_6 {{.}}]
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%c2_i32, %arg1 : i32, memref<i32>), ^bb2(%2, %arg1 : i32, memref<i32>) {tag_name = "n31"} [arg0@0 arg1@0 val_2 val_3 val_4 val_5 val_6 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 1
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 val_3 val_4
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_7 :
// CHECK-NEXT: //     %11 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) %c2_i32 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %12 = scf.for %arg3 = %c3 to %c3 step %c3 iter_args(%arg4 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %13 = arith.addi %arg2, %c2_i32 {tag = "t14", tag_name = "n14"} : i32
// CHECK-NEXT: memref.store %arg0, %arg4[] {tag_name = "n15"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m16"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag = "t17"}
// CHECK-NEXT: scf.yield {tag = "t18", tag_name = "n18"} %arg2 : i32
// CHECK-NEXT: } attributes {name = "m19", test.ptr = "p19"}
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %11 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) %c2_i32 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %12 = scf.for %arg3 = %c3 to %c3 step %c3 iter_args(%arg4 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %13 = arith.addi %arg2, %c2_i32 {tag = "t14", tag_name = "n14"} : i32
// CHECK-NEXT: memref.store %arg0, %arg4[] {tag_name = "n15"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m16"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag = "t17"}
// CHECK-NEXT: scf.yield {tag = "t18", tag_name = "n18"} %arg2 : i32
// CHECK-NEXT: } attributes {name = "m19", test.ptr = "p19"} [arg0@0 arg1@0 val_2 val_3 val_4 val_7 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 2
// CHECK-NEXT: // --- LiveIn: val_2 val_4
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     scf.condition(%0) %c2_i32 : i32 [val_2 val_4 arg0@2 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 3
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_3 val_4
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_10 :
// CHECK-NEXT: //     %12 = scf.for %arg3 = %c3 to %c3 step %c3 iter_args(%arg4 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %13 = arith.addi %arg2, %c2_i32 {tag = "t14", tag_name = "n14"} : i32
// CHECK-NEXT: memref.store %arg0, %arg4[] {tag_name = "n15"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m16"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag = "t17"}
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %12 = scf.for %arg3 = %c3 to %c3 step %c3 iter_args(%arg4 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %13 = arith.addi %arg2, %c2_i32 {tag = "t14", tag_name = "n14"} : i32
// CHECK-NEXT: memref.store %arg0, %arg4[] {tag_name = "n15"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m16"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag = "t17"} [arg0@0 arg1@0 val_3 val_4 arg0@3 val_10 {{.}}]
// CHECK-NEXT: //     scf.yield {tag = "t18", tag_name = "n18"} %arg2 : i32 [arg0@3 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 4
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_4 arg0@3
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_13 :
// CHECK-NEXT: //     %13 = arith.addi %arg2, %c2_i32 {tag = "t14", tag_name = "n14"} : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %13 = arith.addi %arg2, %c2_i32 {tag = "t14", tag_name = "n14"} : i32 [arg0@0 arg1@0 val_4 arg0@3 arg0@4 arg1@4 val_13 {{.}}]
// CHECK-NEXT: //     memref.store %arg0, %arg4[] {tag_name = "n15"} : memref<i32> [arg0@0 arg1@0 arg1@4 {{.}}]
// CHECK-NEXT: //     scf.yield {name = "m16"} %arg1 : memref<i32> [arg1@0 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 5
// CHECK-NEXT: // --- LiveIn: val_2 val_4
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_15 :
// CHECK-NEXT: //     %11 = arith.muli %c2_i32, %c2_i32 {name = "m21", tag = "t21", tag_name = "n21"} : i32
// CHECK-NEXT: //     scf.condition(%0) {name = "m22", tag_name = "n22"} %11 : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %11 = arith.muli %c2_i32, %c2_i32 {name = "m21", tag = "t21", tag_name = "n21"} : i32 [val_2 val_4 arg0@5 val_15 {{.}}]
// CHECK-NEXT: //     scf.condition(%0) {name = "m22", tag_name = "n22"} %11 : i32 [val_2 val_15 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 6
// CHECK-NEXT: // --- LiveIn: arg0@0
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_17 :
// CHECK-NEXT: //     %11 = arith.muli %arg2, %arg0 {tag = "t23", test.ptr = "p23"} : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %11 = arith.muli %arg2, %arg0 {tag = "t23", test.ptr = "p23"} : i32 [arg0@0 arg0@6 val_17 {{.}}]
// CHECK-NEXT: //     scf.yield {tag_name = "n24"} %arg0 : i32 [arg0@0 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 7
// CHECK-NEXT: // --- LiveIn: arg1@0 val_2 val_5
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     memref.store %1, %arg1[] {name = "m26", tag = "t26"} : memref<i32> [arg1@0 val_2 val_5 arg0@7 {{.}}]
// CHECK-NEXT: //     scf.condition(%0) {name = "m27", tag = "t27", tag_name = "n27"} %1 : i32 [val_2 val_5 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 8
// CHECK-NEXT: // --- LiveIn: arg1@0 val_4 val_5
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     memref.store %1, %arg1[] {name = "m28", tag = "t28", tag_name = "n28"} : memref<i32> [arg1@0 val_4 val_5 arg0@8 {{.}}]
// CHECK-NEXT: //     scf.yield {tag = "t29", tag_name = "n29"} %c2_i32 : i32 [val_4 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 9
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 val_3 val_4 val_5
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_22 :
// CHECK-NEXT: //     %5 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %11 = scf.for %arg4 = %c3 to %c3 step %c3 iter_args(%arg5 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %12 = memref.load %arg3[] {name = "m32", tag = "t32", tag_name = "n32", test.ptr = "p32"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m33", tag_name = "n33"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag_name = "n34", test.ptr = "p34"}
// CHECK-NEXT: scf.yield %arg3 : memref<i32>
// CHECK-NEXT: } {name = "m36", tag = "t36", tag_name = "n36"}
// CHECK-NEXT: //     scf.if %0 {
// CHECK-NEXT: } {name = "m37", tag = "t37"}
// CHECK-NEXT: //     %6 = memref.load %arg1[] : memref<i32>
// CHECK-NEXT: //     %7 = scf.while (%arg2 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag = "t39", tag_name = "n39"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %11 = arith.cmpi slt, %c2_i32, %arg0 {tag_name = "n40"} : i32
// CHECK-NEXT: %12 = arith.subi %arg0, %arg2 {name = "m41", tag_name = "n41"} : i32
// CHECK-NEXT: scf.yield {tag = "t42", tag_name = "n42"} %c2_i32 : i32
// CHECK-NEXT: } attributes {tag_name = "n43"}
// CHECK-NEXT: //     func.return {tag = "t44", tag_name = "n44"} %arg0, %5 : i32, memref<i32>
// CHECK-NEXT: // val_23 :
// CHECK-NEXT: //     %6 = memref.load %arg1[] : memref<i32>
// CHECK-NEXT: // val_24 :
// CHECK-NEXT: //     %7 = scf.while (%arg2 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag = "t39", tag_name = "n39"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %11 = arith.cmpi slt, %c2_i32, %arg0 {tag_name = "n40"} : i32
// CHECK-NEXT: %12 = arith.subi %arg0, %arg2 {name = "m41", tag_name = "n41"} : i32
// CHECK-NEXT: scf.yield {tag = "t42", tag_name = "n42"} %c2_i32 : i32
// CHECK-NEXT: } attributes {tag_name = "n43"}
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %5 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %11 = scf.for %arg4 = %c3 to %c3 step %c3 iter_args(%arg5 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %12 = memref.load %arg3[] {name = "m32", tag = "t32", tag_name = "n32", test.ptr = "p32"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m33", tag_name = "n33"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag_name = "n34", test.ptr = "p34"}
// CHECK-NEXT: scf.yield %arg3 : memref<i32>
// CHECK-NEXT: } {name = "m36", tag = "t36", tag_name = "n36"} [arg0@0 arg1@0 val_2 val_3 val_4 val_5 arg0@9 arg1@9 val_22 {{.}}]
// CHECK-NEXT: //     scf.if %0 {
// CHECK-NEXT: } {name = "m37", tag = "t37"} [arg0@0 arg1@0 val_2 val_4 val_5 val_22 {{.}}]
// CHECK-NEXT: //     %6 = memref.load %arg1[] : memref<i32> [arg0@0 arg1@0 val_2 val_4 val_5 val_22 val_23 {{.}}]
// CHECK-NEXT: //     %7 = scf.while (%arg2 = %1) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag = "t39", tag_name = "n39"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %11 = arith.cmpi slt, %c2_i32, %arg0 {tag_name = "n40"} : i32
// CHECK-NEXT: %12 = arith.subi %arg0, %arg2 {name = "m41", tag_name = "n41"} : i32
// CHECK-NEXT: scf.yield {tag = "t42", tag_name = "n42"} %c2_i32 : i32
// CHECK-NEXT: } attributes {tag_name = "n43"} [arg0@0 val_2 val_4 val_5 val_22 val_24 {{.}}]
// CHECK-NEXT: //     func.return {tag = "t44", tag_name = "n44"} %arg0, %5 : i32, memref<i32> [arg0@0 val_22 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 10
// CHECK-NEXT: // --- LiveIn: arg1@0 val_3
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_27 :
// CHECK-NEXT: //     %11 = scf.for %arg4 = %c3 to %c3 step %c3 iter_args(%arg5 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %12 = memref.load %arg3[] {name = "m32", tag = "t32", tag_name = "n32", test.ptr = "p32"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m33", tag_name = "n33"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag_name = "n34", test.ptr = "p34"}
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %11 = scf.for %arg4 = %c3 to %c3 step %c3 iter_args(%arg5 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %12 = memref.load %arg3[] {name = "m32", tag = "t32", tag_name = "n32", test.ptr = "p32"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m33", tag_name = "n33"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag_name = "n34", test.ptr = "p34"} [arg1@0 val_3 arg0@10 arg1@10 val_27 {{.}}]
// CHECK-NEXT: //     scf.yield %arg3 : memref<i32> [arg1@10 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 11
// CHECK-NEXT: // --- LiveIn: arg1@0 arg1@10
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_30 :
// CHECK-NEXT: //     %12 = memref.load %arg3[] {name = "m32", tag = "t32", tag_name = "n32", test.ptr = "p32"} : memref<i32>
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %12 = memref.load %arg3[] {name = "m32", tag = "t32", tag_name = "n32", test.ptr = "p32"} : memref<i32> [arg1@0 arg1@10 arg0@11 arg1@11 val_30 {{.}}]
// CHECK-NEXT: //     scf.yield {name = "m33", tag_name = "n33"} %arg1 : memref<i32> [arg1@0 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 12
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 13
// CHECK-NEXT: // --- LiveIn: val_2
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     scf.condition(%0) {tag = "t39", tag_name = "n39"} %arg2 : i32 [val_2 arg0@13 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 14
// CHECK-NEXT: // --- LiveIn: arg0@0 val_4
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_33 :
// CHECK-NEXT: //     %11 = arith.cmpi slt, %c2_i32, %arg0 {tag_name = "n40"} : i32
// CHECK-NEXT: // val_34 :
// CHECK-NEXT: //     %12 = arith.subi %arg0, %arg2 {name = "m41", tag_name = "n41"} : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %11 = arith.cmpi slt, %c2_i32, %arg0 {tag_name = "n40"} : i32 [arg0@0 val_4 arg0@14 val_33 {{.}}]
// CHECK-NEXT: //     %12 = arith.subi %arg0, %arg2 {name = "m41", tag_name = "n41"} : i32 [arg0@0 val_4 arg0@14 val_34 {{.}}]
// CHECK-NEXT: //     scf.yield {tag = "t42", tag_name = "n42"} %c2_i32 : i32 [val_4 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 15
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_37 :
// CHECK-NEXT: //     %10 = arith.cmpi slt, %8, %arg0 {tag = "t45", test.ptr = "p45"} : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %10 = arith.cmpi slt, %8, %arg0 {tag = "t45", test.ptr = "p45"} : i32 [arg0@0 arg1@0 arg0@15 arg1@15 val_37 {{.}}]
// CHECK-NEXT: //     cf.br ^bb2(%arg0, %arg1 : i32, memref<i32>) {name = "m46", tag_name = "n46"} [arg0@0 arg1@0 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : main
// CHECK-NEXT: // ---- Liveness -----
// CHECK-NEXT: // - Block: 0
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_2 :
// CHECK-NEXT: //     %0:2 = func.call @f0(%arg0, %arg1) {name = "m47"} : (i32, memref<i32>) -> (i32, memref<i32>)// val_3 :
// CHECK-NEXT: //     %0:2 = func.call @f0(%arg0, %arg1) {name = "m47"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: // val_4 :
// CHECK-NEXT: //     %1:2 = func.call @f1(%arg0, %arg1) {tag_name = "n48"} : (i32, memref<i32>) -> (i32, memref<i32>)// val_5 :
// CHECK-NEXT: //     %1:2 = func.call @f1(%arg0, %arg1) {tag_name = "n48"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %0:2 = func.call @f0(%arg0, %arg1) {name = "m47"} : (i32, memref<i32>) -> (i32, memref<i32>) [arg0@0 arg1@0 val_2 val_3 {{.}}]
// CHECK-NEXT: //     %1:2 = func.call @f1(%arg0, %arg1) {tag_name = "n48"} : (i32, memref<i32>) -> (i32, memref<i32>) [arg0@0 arg1@0 val_4 val_5 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : f0
// CHECK-NEXT: // ---- Liveness -----
// CHECK-NEXT: // - Block: 0
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_2 :
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: // val_3 :
// CHECK-NEXT: //     %c3 = arith.constant 3 : index
// CHECK-NEXT: // val_4 :
// CHECK-NEXT: //     %1 = arith.addi %arg0, %arg0 {name = "m0", tag = "t0", test.ptr = "p0"} : i32
// CHECK-NEXT: //     func.return {tag = "t1", tag_name = "n1", test.ptr = "p1"} %1, %arg1 : i32, memref<i32>
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32 [arg0@0 arg1@0 val_2 {{.}}]
// CHECK-NEXT: //     %c3 = arith.constant 3 : index [arg0@0 arg1@0 val_3 {{.}}]
// CHECK-NEXT: //     %1 = arith.addi %arg0, %arg0 {name = "m0", tag = "t0", test.ptr = "p0"} : i32 [arg0@0 arg1@0 val_4 {{.}}]
// CHECK-NEXT: //     func.return {tag = "t1", tag_name = "n1", test.ptr = "p1"} %1, %arg1 : i32, memref<i32> [arg1@0 val_4 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : f1
// CHECK-NEXT: // ---- Liveness -----
// CHECK-NEXT: // - Block: 0
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 val_3
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_2 :
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32
// CHECK-NEXT: //     %c3 = arith.constant 3 : index
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb3(%arg0, %arg1 : i32, memref<i32>) {name = "m2", test.ptr = "p2"}
// CHECK-NEXT: //     %alloc = memref.alloc() {name = "m3", tag_name = "n3", test.ptr = "p3"} : memref<i32>
// CHECK-NEXT: //     %3 = arith.cmpi slt, %arg0, %1 {tag = "t4", test.ptr = "p4"} : i32
// CHECK-NEXT: //     cf.cond_br %3, ^bb2(%1, %alloc : i32, memref<i32>), ^bb5(%1, %alloc : i32, memref<i32>) {name = "m5", tag_name = "n5"}
// CHECK-NEXT: //     %6 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: %17 = memref.load %5[] {tag = "t6"} : memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: } {tag = "t7", tag_name = "n7", test.ptr = "p7"}
// CHECK-NEXT: %16 = scf.while (%arg4 = %4) : (i32) -> i32 {
// CHECK-NEXT: %17:2 = func.call @f2(%arg0, %arg1) {tag = "t8"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %18 = arith.subi %4, %arg4 {name = "m9", tag_name = "n9"} : i32
// CHECK-NEXT: scf.condition(%0) {tag = "t10"} %18 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg4: i32):
// CHECK-NEXT: %17 = arith.cmpi slt, %arg0, %arg0 {tag = "t11"} : i32
// CHECK-NEXT: %18 = arith.subi %4, %arg4 {name = "m12", tag = "t12"} : i32
// CHECK-NEXT: scf.yield {name = "m13", tag = "t13", tag_name = "n13", test.ptr = "p13"} %arg0 : i32
// CHECK-NEXT: } attributes {name = "m14", tag = "t14"}
// CHECK-NEXT: %c0_i32 = arith.constant {name = "m15", tag_name = "n15"} 0 : i32
// CHECK-NEXT: scf.yield {name = "m16", tag = "t16"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m17", tag = "t17", test.ptr = "p17"}
// CHECK-NEXT: //     cf.cond_br %0, ^bb4(%arg0, %6 : i32, memref<i32>), ^bb1(%arg0, %6 : i32, memref<i32>) {tag = "t18", tag_name = "n18"}
// CHECK-NEXT: //     scf.if %0 {
// CHECK-NEXT: %17 = memref.load %5[] {tag = "t6"} : memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: } {tag = "t7", tag_name = "n7", test.ptr = "p7"}
// CHECK-NEXT: //     %16 = scf.while (%arg4 = %4) : (i32) -> i32 {
// CHECK-NEXT: %17:2 = func.call @f2(%arg0, %arg1) {tag = "t8"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %18 = arith.subi %4, %arg4 {name = "m9", tag_name = "n9"} : i32
// CHECK-NEXT: scf.condition(%0) {tag = "t10"} %18 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg4: i32):
// CHECK-NEXT: %17 = arith.cmpi slt, %arg0, %arg0 {tag = "t11"} : i32
// CHECK-NEXT: %18 = arith.subi %4, %arg4 {name = "m12", tag = "t12"} : i32
// CHECK-NEXT: scf.yield {name = "m13", tag = "t13", tag_name = "n13", test.ptr = "p13"} %arg0 : i32
// CHECK-NEXT: } attributes {name = "m14", tag = "t14"}
// CHECK-NEXT: //     %17:2 = func.call @f2(%arg0, %arg1) {tag = "t8"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: //     %18 = arith.subi %4, %arg4 {name = "m9", tag_name = "n9"} : i32
// CHECK-NEXT: //     scf.condition(%0) {tag = "t10"} %18 : i32
// CHECK-NEXT: //     %9 = arith.muli %7, %arg0 {tag = "t19", tag_name = "n19", test.ptr = "p19"} : i32
// CHECK-NEXT: //     cf.br ^bb4(%7, %8 : i32, memref<i32>) {tag = "t20"}
// CHECK-NEXT: //     %12 = arith.cmpi slt, %10, %arg0 {name = "m21"} : i32
// CHECK-NEXT: //     %true = arith.constant {tag = "t22", test.ptr = "p22"} true
// CHECK-NEXT: //     cf.br ^bb2(%10, %arg1 : i32, memref<i32>) {tag = "t23", tag_name = "n23"}
// CHECK-NEXT: //     %15 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %14) -> (memref<i32>) {
// CHECK-NEXT: memref.store %13, %arg3[] {tag = "t24", tag_name = "n24"} : memref<i32>
// CHECK-NEXT: %false = arith.constant {tag = "t25"} false
// CHECK-NEXT: %c2_i32_0 = arith.constant {name = "m26", tag = "t26", test.ptr = "p26"} 2 : i32
// CHECK-NEXT: scf.yield {name = "m27"} %14 : memref<i32>
// CHECK-NEXT: } {name = "m28"}
// CHECK-NEXT: //     %c2_i32 = arith.constant {name = "m29", tag_name = "n29", test.ptr = "p29"} 2 : i32
// CHECK-NEXT: //     cf.br ^bb4(%13, %14 : i32, memref<i32>) {name = "m30", tag = "t30"}
// CHECK-NEXT: // val_3 :
// CHECK-NEXT: //     %c3 = arith.constant 3 : index
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb3(%arg0, %arg1 : i32, memref<i32>) {name = "m2", test.ptr = "p2"}
// CHECK-NEXT: //     %alloc = memref.alloc() {name = "m3", tag_name = "n3", test.ptr = "p3"} : memref<i32>
// CHECK-NEXT: //     %3 = arith.cmpi slt, %arg0, %1 {tag = "t4", test.ptr = "p4"} : i32
// CHECK-NEXT: //     cf.cond_br %3, ^bb2(%1, %alloc : i32, memref<i32>), ^bb5(%1, %alloc : i32, memref<i32>) {name = "m5", tag_name = "n5"}
// CHECK-NEXT: //     %6 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: %17 = memref.load %5[] {tag = "t6"} : memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: } {tag = "t7", tag_name = "n7", test.ptr = "p7"}
// CHECK-NEXT: %16 = scf.while (%arg4 = %4) : (i32) -> i32 {
// CHECK-NEXT: %17:2 = func.call @f2(%arg0, %arg1) {tag = "t8"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %18 = arith.subi %4, %arg4 {name = "m9", tag_name = "n9"} : i32
// CHECK-NEXT: scf.condition(%0) {tag = "t10"} %18 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg4: i32):
// CHECK-NEXT: %17 = arith.cmpi slt, %arg0, %arg0 {tag = "t11"} : i32
// CHECK-NEXT: %18 = arith.subi %4, %arg4 {name = "m12", tag = "t12"} : i32
// CHECK-NEXT: scf.yield {name = "m13", tag = "t13", tag_name = "n13", test.ptr = "p13"} %arg0 : i32
// CHECK-NEXT: } attributes {name = "m14", tag = "t14"}
// CHECK-NEXT: %c0_i32 = arith.constant {name = "m15", tag_name = "n15"} 0 : i32
// CHECK-NEXT: scf.yield {name = "m16", tag = "t16"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m17", tag = "t17", test.ptr = "p17"}
// CHECK-NEXT: //     cf.cond_br %0, ^bb4(%arg0, %6 : i32, memref<i32>), ^bb1(%arg0, %6 : i32, memref<i32>) {tag = "t18", tag_name = "n18"}
// CHECK-NEXT: //     %9 = arith.muli %7, %arg0 {tag = "t19", tag_name = "n19", test.ptr = "p19"} : i32
// CHECK-NEXT: //     cf.br ^bb4(%7, %8 : i32, memref<i32>) {tag = "t20"}
// CHECK-NEXT: //     %12 = arith.cmpi slt, %10, %arg0 {name = "m21"} : i32
// CHECK-NEXT: //     %true = arith.constant {tag = "t22", test.ptr = "p22"} true
// CHECK-NEXT: //     cf.br ^bb2(%10, %arg1 : i32, memref<i32>) {tag = "t23", tag_name = "n23"}
// CHECK-NEXT: //     %15 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %14) -> (memref<i32>) {
// CHECK-NEXT: memref.store %13, %arg3[] {tag = "t24", tag_name = "n24"} : memref<i32>
// CHECK-NEXT: %false = arith.constant {tag = "t25"} false
// CHECK-NEXT: %c2_i32_0 = arith.constant {name = "m26", tag = "t26", test.ptr = "p26"} 2 : i32
// CHECK-NEXT: scf.yield {name = "m27"} %14 : memref<i32>
// CHECK-NEXT: } {name = "m28"}
// CHECK-NEXT: //     %c2_i32 = arith.constant {name = "m29", tag_name = "n29", test.ptr = "p29"} 2 : i32
// CHECK-NEXT: //     cf.br ^bb4(%13, %14 : i32, memref<i32>) {name = "m30", tag = "t30"}
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32 [arg0@0 arg1@0 val_2 {{.}}]
// CHECK-NEXT: //     %c3 = arith.constant 3 : index [arg0@0 arg1@0 val_2 val_3 {{.}}]
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb3(%arg0, %arg1 : i32, memref<i32>) {name = "m2", test.ptr = "p2"} [arg0@0 arg1@0 val_2 val_3 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 1
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 val_3
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 val_3
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_6 :
// CHECK-NEXT: //     %alloc = memref.alloc() {name = "m3", tag_name = "n3", test.ptr = "p3"} : memref<i32>
// CHECK-NEXT: //     %3 = arith.cmpi slt, %arg0, %1 {tag = "t4", test.ptr = "p4"} : i32
// CHECK-NEXT: //     cf.cond_br %3, ^bb2(%1, %alloc : i32, memref<i32>), ^bb5(%1, %alloc : i32, memref<i32>) {name = "m5", tag_name = "n5"}
// CHECK-NEXT: // val_7 :
// CHECK-NEXT: //     %3 = arith.cmpi slt, %arg0, %1 {tag = "t4", test.ptr = "p4"} : i32
// CHECK-NEXT: //     cf.cond_br %3, ^bb2(%1, %alloc : i32, memref<i32>), ^bb5(%1, %alloc : i32, memref<i32>) {name = "m5", tag_name = "n5"}
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %alloc = memref.alloc() {name = "m3", tag_name = "n3", test.ptr = "p3"} : memref<i32> [arg0@0 arg1@0 val_2 val_3 arg0@1 arg1@1 val_6 {{.}}]
// CHECK-NEXT: //     %3 = arith.cmpi slt, %arg0, %1 {tag = "t4", test.ptr = "p4"} : i32 [arg0@0 arg1@0 val_2 val_3 arg0@1 val_6 val_7 {{.}}]
// CHECK-NEXT: //     cf.cond_br %3, ^bb2(%1, %alloc : i32, memref<i32>), ^bb5(%1, %alloc : i32, memref<i32>) {name = "m5", tag_name = "n5"} [arg0@0 arg1@0 val_2 val_3 arg0@1 val_6 val_7 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 2
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 val_3
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 val_3
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_10 :
// CHECK-NEXT: //     %6 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: %17 = memref.load %5[] {tag = "t6"} : memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: } {tag = "t7", tag_name = "n7", test.ptr = "p7"}
// CHECK-NEXT: %16 = scf.while (%arg4 = %4) : (i32) -> i32 {
// CHECK-NEXT: %17:2 = func.call @f2(%arg0, %arg1) {tag = "t8"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %18 = arith.subi %4, %arg4 {name = "m9", tag_name = "n9"} : i32
// CHECK-NEXT: scf.condition(%0) {tag = "t10"} %18 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg4: i32):
// CHECK-NEXT: %17 = arith.cmpi slt, %arg0, %arg0 {tag = "t11"} : i32
// CHECK-NEXT: %18 = arith.subi %4, %arg4 {name = "m12", tag = "t12"} : i32
// CHECK-NEXT: scf.yield {name = "m13", tag = "t13", tag_name = "n13", test.ptr = "p13"} %arg0 : i32
// CHECK-NEXT: } attributes {name = "m14", tag = "t14"}
// CHECK-NEXT: %c0_i32 = arith.constant {name = "m15", tag_name = "n15"} 0 : i32
// CHECK-NEXT: scf.yield {name = "m16", tag = "t16"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m17", tag = "t17", test.ptr = "p17"}
// CHECK-NEXT: //     cf.cond_br %0, ^bb4(%arg0, %6 : i32, memref<i32>), ^bb1(%arg0, %6 : i32, memref<i32>) {tag = "t18", tag_name = "n18"}
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %6 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: %17 = memref.load %5[] {tag = "t6"} : memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: } {tag = "t7", tag_name = "n7", test.ptr = "p7"}
// CHECK-NEXT: %16 = scf.while (%arg4 = %4) : (i32) -> i32 {
// CHECK-NEXT: %17:2 = func.call @f2(%arg0, %arg1) {tag = "t8"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %18 = arith.subi %4, %arg4 {name = "m9", tag_name = "n9"} : i32
// CHECK-NEXT: scf.condition(%0) {tag = "t10"} %18 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg4: i32):
// CHECK-NEXT: %17 = arith.cmpi slt, %arg0, %arg0 {tag = "t11"} : i32
// CHECK-NEXT: %18 = arith.subi %4, %arg4 {name = "m12", tag = "t12"} : i32
// CHECK-NEXT: scf.yield {name = "m13", tag = "t13", tag_name = "n13", test.ptr = "p13"} %arg0 : i32
// CHECK-NEXT: } attributes {name = "m14", tag = "t14"}
// CHECK-NEXT: %c0_i32 = arith.constant {name = "m15", tag_name = "n15"} 0 : i32
// CHECK-NEXT: scf.yield {name = "m16", tag = "t16"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m17", tag = "t17", test.ptr = "p17"} [arg0@0 arg1@0 val_2 val_3 arg0@2 arg1@2 val_10 {{.}}]
// CHECK-NEXT: //     cf.cond_br %0, ^bb4(%arg0, %6 : i32, memref<i32>), ^bb1(%arg0, %6 : i32, memref<i32>) {tag = "t18", tag_name = "n18"} [arg0@0 arg1@0 val_2 val_3 val_10 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 3
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 arg0@2 arg1@2
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_13 :
// CHECK-NEXT: //     %16 = scf.while (%arg4 = %4) : (i32) -> i32 {
// CHECK-NEXT: %17:2 = func.call @f2(%arg0, %arg1) {tag = "t8"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %18 = arith.subi %4, %arg4 {name = "m9", tag_name = "n9"} : i32
// CHECK-NEXT: scf.condition(%0) {tag = "t10"} %18 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg4: i32):
// CHECK-NEXT: %17 = arith.cmpi slt, %arg0, %arg0 {tag = "t11"} : i32
// CHECK-NEXT: %18 = arith.subi %4, %arg4 {name = "m12", tag = "t12"} : i32
// CHECK-NEXT: scf.yield {name = "m13", tag = "t13", tag_name = "n13", test.ptr = "p13"} %arg0 : i32
// CHECK-NEXT: } attributes {name = "m14", tag = "t14"}
// CHECK-NEXT: // val_14 :
// CHECK-NEXT: //     %c0_i32 = arith.constant {name = "m15", tag_name = "n15"} 0 : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     scf.if %0 {
// CHECK-NEXT: %17 = memref.load %5[] {tag = "t6"} : memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: } {tag = "t7", tag_name = "n7", test.ptr = "p7"} [arg0@0 arg1@0 val_2 arg0@2 arg1@2 arg0@3 arg1@3 {{.}}]
// CHECK-NEXT: //     %16 = scf.while (%arg4 = %4) : (i32) -> i32 {
// CHECK-NEXT: %17:2 = func.call @f2(%arg0, %arg1) {tag = "t8"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %18 = arith.subi %4, %arg4 {name = "m9", tag_name = "n9"} : i32
// CHECK-NEXT: scf.condition(%0) {tag = "t10"} %18 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg4: i32):
// CHECK-NEXT: %17 = arith.cmpi slt, %arg0, %arg0 {tag = "t11"} : i32
// CHECK-NEXT: %18 = arith.subi %4, %arg4 {name = "m12", tag = "t12"} : i32
// CHECK-NEXT: scf.yield {name = "m13", tag = "t13", tag_name = "n13", test.ptr = "p13"} %arg0 : i32
// CHECK-NEXT: } attributes {name = "m14", tag = "t14"} [arg0@0 arg1@0 val_2 arg0@2 val_13 {{.}}]
// CHECK-NEXT: //     %c0_i32 = arith.constant {name = "m15", tag_name = "n15"} 0 : i32 [arg1@0 val_14 {{.}}]
// CHECK-NEXT: //     scf.yield {name = "m16", tag = "t16"} %arg1 : memref<i32> [arg1@0 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 4
// CHECK-NEXT: // --- LiveIn: arg1@2
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_15 :
// CHECK-NEXT: //     %17 = memref.load %5[] {tag = "t6"} : memref<i32>
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %17 = memref.load %5[] {tag = "t6"} : memref<i32> [arg1@2 val_15 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 5
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 6
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 arg0@2
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_17 :
// CHECK-NEXT: //     %17:2 = func.call @f2(%arg0, %arg1) {tag = "t8"} : (i32, memref<i32>) -> (i32, memref<i32>)// val_18 :
// CHECK-NEXT: //     %17:2 = func.call @f2(%arg0, %arg1) {tag = "t8"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: // val_19 :
// CHECK-NEXT: //     %18 = arith.subi %4, %arg4 {name = "m9", tag_name = "n9"} : i32
// CHECK-NEXT: //     scf.condition(%0) {tag = "t10"} %18 : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %17:2 = func.call @f2(%arg0, %arg1) {tag = "t8"} : (i32, memref<i32>) -> (i32, memref<i32>) [arg0@0 arg1@0 val_2 arg0@2 arg0@6 val_17 val_18 {{.}}]
// CHECK-NEXT: //     %18 = arith.subi %4, %arg4 {name = "m9", tag_name = "n9"} : i32 [val_2 arg0@2 arg0@6 val_19 {{.}}]
// CHECK-NEXT: //     scf.condition(%0) {tag = "t10"} %18 : i32 [val_2 val_19 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 7
// CHECK-NEXT: // --- LiveIn: arg0@0 arg0@2
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_21 :
// CHECK-NEXT: //     %17 = arith.cmpi slt, %arg0, %arg0 {tag = "t11"} : i32
// CHECK-NEXT: // val_22 :
// CHECK-NEXT: //     %18 = arith.subi %4, %arg4 {name = "m12", tag = "t12"} : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %17 = arith.cmpi slt, %arg0, %arg0 {tag = "t11"} : i32 [arg0@0 arg0@2 arg0@7 val_21 {{.}}]
// CHECK-NEXT: //     %18 = arith.subi %4, %arg4 {name = "m12", tag = "t12"} : i32 [arg0@0 arg0@2 arg0@7 val_22 {{.}}]
// CHECK-NEXT: //     scf.yield {name = "m13", tag = "t13", tag_name = "n13", test.ptr = "p13"} %arg0 : i32 [arg0@0 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 8
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 val_3
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 val_3
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_25 :
// CHECK-NEXT: //     %9 = arith.muli %7, %arg0 {tag = "t19", tag_name = "n19", test.ptr = "p19"} : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %9 = arith.muli %7, %arg0 {tag = "t19", tag_name = "n19", test.ptr = "p19"} : i32 [arg0@0 arg1@0 val_2 val_3 arg0@8 arg1@8 val_25 {{.}}]
// CHECK-NEXT: //     cf.br ^bb4(%7, %8 : i32, memref<i32>) {tag = "t20"} [arg0@0 arg1@0 val_2 val_3 arg0@8 arg1@8 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 9
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 val_3
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 val_3
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_28 :
// CHECK-NEXT: //     %12 = arith.cmpi slt, %10, %arg0 {name = "m21"} : i32
// CHECK-NEXT: // val_29 :
// CHECK-NEXT: //     %true = arith.constant {tag = "t22", test.ptr = "p22"} true
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %12 = arith.cmpi slt, %10, %arg0 {name = "m21"} : i32 [arg0@0 arg1@0 val_2 val_3 arg0@9 arg1@9 val_28 {{.}}]
// CHECK-NEXT: //     %true = arith.constant {tag = "t22", test.ptr = "p22"} true [arg0@0 arg1@0 val_2 val_3 arg0@9 val_29 {{.}}]
// CHECK-NEXT: //     cf.br ^bb2(%10, %arg1 : i32, memref<i32>) {tag = "t23", tag_name = "n23"} [arg0@0 arg1@0 val_2 val_3 arg0@9 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 10
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 val_3
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 val_3
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_32 :
// CHECK-NEXT: //     %15 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %14) -> (memref<i32>) {
// CHECK-NEXT: memref.store %13, %arg3[] {tag = "t24", tag_name = "n24"} : memref<i32>
// CHECK-NEXT: %false = arith.constant {tag = "t25"} false
// CHECK-NEXT: %c2_i32_0 = arith.constant {name = "m26", tag = "t26", test.ptr = "p26"} 2 : i32
// CHECK-NEXT: scf.yield {name = "m27"} %14 : memref<i32>
// CHECK-NEXT: } {name = "m28"}
// CHECK-NEXT: // val_33 :
// CHECK-NEXT: //     %c2_i32 = arith.constant {name = "m29", tag_name = "n29", test.ptr = "p29"} 2 : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %15 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %14) -> (memref<i32>) {
// CHECK-NEXT: memref.store %13, %arg3[] {tag = "t24", tag_name = "n24"} : memref<i32>
// CHECK-NEXT: %false = arith.constant {tag = "t25"} false
// CHECK-NEXT: %c2_i32_0 = arith.constant {name = "m26", tag = "t26", test.ptr = "p26"} 2 : i32
// CHECK-NEXT: scf.yield {name = "m27"} %14 : memref<i32>
// CHECK-NEXT: } {name = "m28"} [arg0@0 arg1@0 val_2 val_3 arg0@10 arg1@10 val_32 {{.}}]
// CHECK-NEXT: //     %c2_i32 = arith.constant {name = "m29", tag_name = "n29", test.ptr = "p29"} 2 : i32 [arg0@0 arg1@0 val_2 val_3 arg0@10 arg1@10 val_33 {{.}}]
// CHECK-NEXT: //     cf.br ^bb4(%13, %14 : i32, memref<i32>) {name = "m30", tag = "t30"} [arg0@0 arg1@0 val_2 val_3 arg0@10 arg1@10 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 11
// CHECK-NEXT: // --- LiveIn: arg0@10 arg1@10
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_36 :
// CHECK-NEXT: //     %false = arith.constant {tag = "t25"} false
// CHECK-NEXT: // val_37 :
// CHECK-NEXT: //     %c2_i32_0 = arith.constant {name = "m26", tag = "t26", test.ptr = "p26"} 2 : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     memref.store %13, %arg3[] {tag = "t24", tag_name = "n24"} : memref<i32> [arg0@10 arg1@10 arg0@11 arg1@11 {{.}}]
// CHECK-NEXT: //     %false = arith.constant {tag = "t25"} false [arg1@10 val_36 {{.}}]
// CHECK-NEXT: //     %c2_i32_0 = arith.constant {name = "m26", tag = "t26", test.ptr = "p26"} 2 : i32 [arg1@10 val_37 {{.}}]
// CHECK-NEXT: //     scf.yield {name = "m27"} %14 : memref<i32> [arg1@10 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : f2
// CHECK-NEXT: // ---- Liveness -----
// CHECK-NEXT: // - Block: 0
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_2 :
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef2"} : i32
// CHECK-NEXT: //     %c3 = arith.constant 3 : index
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb4(%arg0, %arg1 : i32, memref<i32>) {name = "m31", tag = "t31"}
// CHECK-NEXT: // val_3 :
// CHECK-NEXT: //     %c3 = arith.constant 3 : index
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef2"} : i32 [arg0@0 arg1@0 val_2 {{.}}]
// CHECK-NEXT: //     %c3 = arith.constant 3 : index [arg0@0 arg1@0 val_2 val_3 {{.}}]
// CHECK-NEXT: //     cf.cond_br %0, ^bb1(%arg0, %arg1 : i32, memref<i32>), ^bb4(%arg0, %arg1 : i32, memref<i32>) {name = "m31", tag = "t31"} [arg0@0 arg1@0 val_2 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 1
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_6 :
// CHECK-NEXT: //     %3 = arith.addi %1, %arg0 {name = "m32", test.ptr = "p32"} : i32
// CHECK-NEXT: //     cf.br ^bb2(%3, %2 : i32, memref<i32>) {tag_name = "n33"}
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %3 = arith.addi %1, %arg0 {name = "m32", test.ptr = "p32"} : i32 [arg0@0 arg1@0 arg0@1 arg1@1 val_6 {{.}}]
// CHECK-NEXT: //     cf.br ^bb2(%3, %2 : i32, memref<i32>) {tag_name = "n33"} [arg0@0 arg1@0 arg1@1 val_6 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 2
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_9 :
// CHECK-NEXT: //     %6 = arith.cmpi slt, %arg0, %arg0 {tag_name = "n34"} : i32
// CHECK-NEXT: //     cf.cond_br %6, ^bb3(%4, %5 : i32, memref<i32>), ^bb5(%arg0, %arg1 : i32, memref<i32>) {name = "m35", tag = "t35", tag_name = "n35"}
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %6 = arith.cmpi slt, %arg0, %arg0 {tag_name = "n34"} : i32 [arg0@0 arg1@0 arg0@2 arg1@2 val_9 {{.}}]
// CHECK-NEXT: //     cf.cond_br %6, ^bb3(%4, %5 : i32, memref<i32>), ^bb5(%arg0, %arg1 : i32, memref<i32>) {name = "m35", tag = "t35", tag_name = "n35"} [arg0@0 arg1@0 arg0@2 arg1@2 val_9 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 3
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_12 :
// CHECK-NEXT: //     %true = arith.constant {name = "m36", tag_name = "n36"} true
// CHECK-NEXT: // val_13 :
// CHECK-NEXT: //     %9 = arith.cmpi slt, %7, %arg0 {tag_name = "n38", test.ptr = "p38"} : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %true = arith.constant {name = "m36", tag_name = "n36"} true [arg0@0 arg1@0 arg0@3 arg1@3 val_12 {{.}}]
// CHECK-NEXT: //     memref.store %7, %arg1[] {name = "m37", tag = "t37"} : memref<i32> [arg0@0 arg1@0 arg0@3 arg1@3 {{.}}]
// CHECK-NEXT: //     %9 = arith.cmpi slt, %7, %arg0 {tag_name = "n38", test.ptr = "p38"} : i32 [arg0@0 arg0@3 arg1@3 val_13 {{.}}]
// CHECK-NEXT: //     cf.br ^bb5(%7, %8 : i32, memref<i32>) {tag = "t39"} [arg0@3 arg1@3 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 4
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_16 :
// CHECK-NEXT: //     %12 = arith.muli %arg0, %arg0 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32
// CHECK-NEXT: //     func.return {tag = "t41"} %12, %arg1 : i32, memref<i32>
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %12 = arith.muli %arg0, %arg0 {name = "m40", tag = "t40", tag_name = "n40", test.ptr = "p40"} : i32 [arg0@0 arg1@0 arg0@4 arg1@4 val_16 {{.}}]
// CHECK-NEXT: //     func.return {tag = "t41"} %12, %arg1 : i32, memref<i32> [arg1@0 val_16 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 5
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     func.return {name = "m42", tag_name = "n42"} %13, %14 : i32, memref<i32> [arg0@5 arg1@5 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : f3
// CHECK-NEXT: // ---- Liveness -----
// CHECK-NEXT: // - Block: 0
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_2 :
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef3"} : i32
// CHECK-NEXT: // val_3 :
// CHECK-NEXT: //     %c3 = arith.constant 3 : index
// CHECK-NEXT: // val_4 :
// CHECK-NEXT: //     %1 = arith.muli %arg0, %arg0 {name = "m43"} : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef3"} : i32 [arg0@0 arg1@0 val_2 {{.}}]
// CHECK-NEXT: //     %c3 = arith.constant 3 : index [arg0@0 arg1@0 val_3 {{.}}]
// CHECK-NEXT: //     %1 = arith.muli %arg0, %arg0 {name = "m43"} : i32 [arg0@0 arg1@0 val_4 {{.}}]
// CHECK-NEXT: //     func.return {name = "m44", tag = "t44", tag_name = "n44"} %arg0, %arg1 : i32, memref<i32> [arg0@0 arg1@0 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : main
// CHECK-NEXT: // ---- Liveness -----
// CHECK-NEXT: // - Block: 0
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut:
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_2 :
// CHECK-NEXT: //     %0:2 = func.call @f0(%arg0, %arg1) {name = "m45", tag = "t45", tag_name = "n45"} : (i32, memref<i32>) -> (i32, memref<i32>)// val_3 :
// CHECK-NEXT: //     %0:2 = func.call @f0(%arg0, %arg1) {name = "m45", tag = "t45", tag_name = "n45"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: // val_4 :
// CHECK-NEXT: //     %1:2 = func.call @f1(%arg0, %arg1) : (i32, memref<i32>) -> (i32, memref<i32>)// val_5 :
// CHECK-NEXT: //     %1:2 = func.call @f1(%arg0, %arg1) : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: // val_6 :
// CHECK-NEXT: //     %2:2 = func.call @f2(%arg0, %arg1) {name = "m47", tag = "t47"} : (i32, memref<i32>) -> (i32, memref<i32>)// val_7 :
// CHECK-NEXT: //     %2:2 = func.call @f2(%arg0, %arg1) {name = "m47", tag = "t47"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: // val_8 :
// CHECK-NEXT: //     %3:2 = func.call @f3(%arg0, %arg1) {name = "m48", tag_name = "n48"} : (i32, memref<i32>) -> (i32, memref<i32>)// val_9 :
// CHECK-NEXT: //     %3:2 = func.call @f3(%arg0, %arg1) {name = "m48", tag_name = "n48"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %0:2 = func.call @f0(%arg0, %arg1) {name = "m45", tag = "t45", tag_name = "n45"} : (i32, memref<i32>) -> (i32, memref<i32>) [arg0@0 arg1@0 val_2 val_3 {{.}}]
// CHECK-NEXT: //     %1:2 = func.call @f1(%arg0, %arg1) : (i32, memref<i32>) -> (i32, memref<i32>) [arg0@0 arg1@0 val_4 val_5 {{.}}]
// CHECK-NEXT: //     %2:2 = func.call @f2(%arg0, %arg1) {name = "m47", tag = "t47"} : (i32, memref<i32>) -> (i32, memref<i32>) [arg0@0 arg1@0 val_6 val_7 {{.}}]
// CHECK-NEXT: //     %3:2 = func.call @f3(%arg0, %arg1) {name = "m48", tag_name = "n48"} : (i32, memref<i32>) -> (i32, memref<i32>) [arg0@0 arg1@0 val_8 val_9 {{.}}]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : ext
// CHECK-NEXT: // ---- Liveness -----
// CHECK-NEXT: // -------------------
