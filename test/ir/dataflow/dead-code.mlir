// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-dead-code-analysis)' -o /dev/null 2>&1 | FileCheck %s

// Where control comes from.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  cf.cond_br %v1, ^bb1(%f0a, %f0m : i32, memref<i32>), ^bb1(%f0a, %f0m : i32, memref<i32>) {tag = "t0", tag_name = "n0", name = "m0", test.ptr = "p0"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v3 = arith.constant {tag_name = "n1"} 0 : i32
  %v4 = arith.muli %f0a, %v3 {tag = "t2", tag_name = "n2", name = "m2"} : i32
  cf.br ^bb1(%f0a, %f0m : i32, memref<i32>) {tag = "t3", tag_name = "n3", name = "m3", test.ptr = "p3"}
}
func.func private @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v5 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v6 = arith.constant 3 : index
  %v7 = arith.constant {tag = "t4"} true
  %v8 = scf.for %v9 = %v6 to %v6 step %v6 iter_args(%v10 = %f1m) -> (memref<i32>) {
    %v11 = arith.constant {tag_name = "n5", name = "m5"} 0 : i32
    scf.yield %v10 : memref<i32>
  }
  %v12 = memref.load %v8[] {tag_name = "n8", name = "m8"} : memref<i32>
  cf.cond_br %v7, ^bb1(%f1a, %f1m : i32, memref<i32>), ^bb3(%v12, %v8 : i32, memref<i32>) {tag_name = "n9", name = "m9", test.ptr = "p9"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  scf.if %v7 {
    %v13 = arith.constant {tag = "t10"} 0 : i32
    %v14 = memref.cast %v8 {name = "m11"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  } else {
    %v15 = arith.addi %v12, %v12 {tag = "t12", tag_name = "n12", name = "m12"} : i32
    %v16 = arith.subi %v15, %v15 {tag = "t13"} : i32
  } {tag = "t14"}
  cf.cond_br %v5, ^bb2(%v12, %f1y1 : i32, memref<i32>), ^bb4(%f1x1, %f1m : i32, memref<i32>) {tag_name = "n15", name = "m15"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v17 = arith.constant {tag = "t16", tag_name = "n16"} 1 : i32
  return {name = "m17", test.ptr = "p17"} %v12, %v8 : i32, memref<i32>
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v18 = arith.constant {tag = "t18"} 2 : i32
  %v19 = arith.constant {tag = "t19", name = "m19"} true
  %v20 = arith.cmpi slt, %f1x3, %f1x3 {test.ptr = "p20"} : i32
  memref.store %f1x3, %v8[] {tag = "t21"} : memref<i32>
  return {tag = "t22", tag_name = "n22"} %f1a, %f1y3 : i32, memref<i32>
^bb4(%f1x4: i32, %f1y4: memref<i32>):
  cf.br ^bb4(%f1a, %v8 : i32, memref<i32>) {tag_name = "n23", name = "m23", test.ptr = "p23"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t25", tag_name = "n25", name = "m25"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.constant {tag_name = "n0", test.ptr = "p0"} true
  %v4, %v5 = func.call @f1(%f0a, %f0m) {tag = "t1", name = "m1"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v6 = scf.while (%v7 = %f0a) : (i32) -> i32 {
    %v9 = arith.cmpi slt, %f0a, %v4 : i32
    scf.condition(%v1) {tag_name = "n3", name = "m3"} %v7 : i32
  } do {
  ^bb0(%v8: i32):
    %v10 = arith.constant {tag_name = "n4"} 0 : i32
    memref.store %f0a, %f0m[] {tag = "t5", tag_name = "n5", test.ptr = "p5"} : memref<i32>
    scf.yield {name = "m6", test.ptr = "p6"} %v10 : i32
  } attributes {tag = "t7", tag_name = "n7", name = "m7"}
  %v11 = memref.load %v5[] {tag = "t8", test.ptr = "p8"} : memref<i32>
  %v12 = arith.constant {tag = "t9", tag_name = "n9"} 1 : i32
  return {tag = "t10", tag_name = "n10", name = "m10"} %v12, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v13 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v14 = arith.constant 3 : index
  %v15 = memref.alloc() : memref<i32>
  %v16, %v17 = scf.if %v13 -> (i32, memref<i32>) {
    %v18 = arith.constant {tag = "t12", tag_name = "n12", name = "m12", test.ptr = "p12"} 2 : i32
    %v19 = scf.for %v20 = %v14 to %v14 step %v14 iter_args(%v21 = %f1m) -> (memref<i32>) {
      scf.yield {tag = "t13", tag_name = "n13"} %f1m : memref<i32>
    } {tag = "t14", tag_name = "n14"}
    %v22 = scf.for %v23 = %v14 to %v14 step %v14 iter_args(%v24 = %v19) -> (memref<i32>) {
      scf.yield {tag = "t15", tag_name = "n15", name = "m15"} %f1m : memref<i32>
    } {tag = "t16", name = "m16"}
    scf.yield {tag = "t17", name = "m17"} %v18, %f1m : i32, memref<i32>
  } else {
    %v25 = arith.constant {tag = "t18", name = "m18", test.ptr = "p18"} false
    %v26 = arith.constant {tag = "t19", test.ptr = "p19"} true
    memref.store %f1a, %f1m[] {tag = "t20", tag_name = "n20", name = "m20"} : memref<i32>
    scf.yield {test.ptr = "p21"} %f1a, %v15 : i32, memref<i32>
  } {name = "m22", test.ptr = "p22"}
  return {tag = "t23", name = "m23"} %v16, %v17 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t24", tag_name = "n24", name = "m24", test.ptr = "p24"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t25", tag_name = "n25", name = "m25"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  cf.cond_br %v1, ^bb1(%f0a, %f0m : i32, memref<i32>), ^bb2(%f0a, %f0m : i32, memref<i32>) {tag = "t0", name = "m0", test.ptr = "p0"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  return %f0x1, %f0y1 : i32, memref<i32>
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v3 = memref.load %f0m[] {name = "m2"} : memref<i32>
  %v4 = arith.constant {tag = "t3", tag_name = "n3", name = "m3", test.ptr = "p3"} true
  %v5 = arith.subi %f0a, %f0a {tag = "t4", tag_name = "n4"} : i32
  return {tag = "t5", tag_name = "n5"} %f0a, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v6 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v7 = arith.constant 3 : index
  cf.cond_br %v6, ^bb1(%f1a, %f1m : i32, memref<i32>), ^bb2(%f1a, %f1m : i32, memref<i32>) {tag_name = "n6", name = "m6", test.ptr = "p6"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v8 = arith.constant {tag_name = "n7"} 1 : i32
  %v9 = scf.for %v10 = %v7 to %v7 step %v7 iter_args(%v11 = %f1y1) -> (memref<i32>) {
    scf.yield {tag = "t8", name = "m8"} %v11 : memref<i32>
  } {tag = "t9", test.ptr = "p9"}
  %v12 = scf.while (%v13 = %f1a) : (i32) -> i32 {
    %v15 = arith.muli %v13, %v13 {name = "m10"} : i32
    scf.condition(%v6) {tag_name = "n11", name = "m11"} %v15 : i32
  } do {
  ^bb0(%v14: i32):
    %v16 = arith.subi %v8, %v8 {tag = "t12"} : i32
    %v17 = memref.alloc() {tag = "t13", tag_name = "n13"} : memref<i32>
    scf.yield {tag = "t14", name = "m14", test.ptr = "p14"} %v8 : i32
  } attributes {name = "m15"}
  cf.cond_br %v6, ^bb3(%v8, %f1y1 : i32, memref<i32>), ^bb4(%f1x1, %f1m : i32, memref<i32>) {tag = "t16", tag_name = "n16"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v18 = arith.constant {tag = "t17", tag_name = "n17", test.ptr = "p17"} 1 : i32
  %v19 = arith.constant {tag_name = "n18"} true
  memref.store %v18, %f1y2[] {tag = "t19", tag_name = "n19", name = "m19"} : memref<i32>
  %v20 = memref.alloc() {tag = "t20", name = "m20"} : memref<i32>
  cf.br ^bb1(%f1a, %v20 : i32, memref<i32>) {test.ptr = "p21"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v21 = arith.muli %f1a, %f1a {name = "m22", test.ptr = "p22"} : i32
  memref.store %f1a, %f1y3[] {tag = "t23", name = "m23"} : memref<i32>
  scf.if %v6 {
    %v22 = memref.load %f1y3[] {name = "m24"} : memref<i32>
  } else {
  } {tag = "t25", tag_name = "n25", test.ptr = "p25"}
  memref.store %f1x3, %f1y3[] {tag_name = "n26"} : memref<i32>
  cf.cond_br %v6, ^bb5(%f1x3, %f1y3 : i32, memref<i32>), ^bb3(%f1a, %f1m : i32, memref<i32>) {tag = "t27"}
^bb4(%f1x4: i32, %f1y4: memref<i32>):
  %v23 = memref.cast %f1y4 : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v24 = memref.alloca() {tag = "t29", tag_name = "n29", name = "m29"} : memref<i32>
  %v25, %v26 = scf.if %v6 -> (i32, memref<i32>) {
    scf.yield {tag_name = "n30"} %f1x4, %f1m : i32, memref<i32>
  } else {
    scf.yield {tag = "t31"} %f1a, %f1m : i32, memref<i32>
  } {tag = "t32"}
  cf.br ^bb2(%f1a, %v24 : i32, memref<i32>)
^bb5(%f1x5: i32, %f1y5: memref<i32>):
  %v27 = arith.muli %f1x5, %f1x5 {tag_name = "n34"} : i32
  cf.br ^bb3(%v27, %f1m : i32, memref<i32>) {tag = "t35"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t36", tag_name = "n36", name = "m36"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}

// CHECK: ef0:
// CHECK-NEXT: t0:
// CHECK-NEXT: t2:
// CHECK-NEXT: t3:
// CHECK-NEXT: ef1:
// CHECK-NEXT: t4:
// CHECK-NEXT: t10:
// CHECK-NEXT: t12:
// CHECK-NEXT: t13:
// CHECK-NEXT: t14:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: scf.if %true {
// CHECK-NEXT: %c0_i32 = arith.constant {tag = "t10"} 0 : i32
// CHECK-NEXT: %cast = memref.cast %1 {name = "m11"} : memref<i32> to memref<i32, strided<[], offset: ?>>
// CHECK-NEXT: } else {
// CHECK-NEXT: %12 = arith.addi %2, %2 {name = "m12", tag = "t12", tag_name = "n12"} : i32
// CHECK-NEXT: %13 = arith.subi %12, %12 {tag = "t13"} : i32
// CHECK-NEXT: } {tag = "t14"}
// CHECK-EMPTY:
// CHECK-NEXT: region #1
// CHECK-NEXT: ^bb0 = dead
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: scf.yield
// CHECK-EMPTY:
// CHECK-NEXT: t16:
// CHECK-NEXT: t18:
// CHECK-NEXT: t19:
// CHECK-NEXT: t21:
// CHECK-NEXT: t22:
// CHECK-NEXT: t25:
// CHECK-NEXT: ef0:
// CHECK-NEXT: t1:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: func.return {name = "m23", tag = "t23"} %1#0, %1#1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: t5:
// CHECK-NEXT: t7:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: %2 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %4 = arith.cmpi slt, %arg0, %1#0 : i32
// CHECK-NEXT: scf.condition(%0) {name = "m3", tag_name = "n3"} %arg2 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %c0_i32 = arith.constant {tag_name = "n4"} 0 : i32
// CHECK-NEXT: memref.store %arg0, %arg1[] {tag = "t5", tag_name = "n5", test.ptr = "p5"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m6", test.ptr = "p6"} %c0_i32 : i32
// CHECK-NEXT: } attributes {name = "m7", tag = "t7", tag_name = "n7"}
// CHECK-NEXT: scf.yield {name = "m6", test.ptr = "p6"} %c0_i32 : i32
// CHECK-EMPTY:
// CHECK-NEXT: region #1
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: scf.condition(%0) {name = "m3", tag_name = "n3"} %arg2 : i32
// CHECK-EMPTY:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: scf.condition(%0) {name = "m3", tag_name = "n3"} %arg2 : i32
// CHECK-EMPTY:
// CHECK-NEXT: t8:
// CHECK-NEXT: t9:
// CHECK-NEXT: t10:
// CHECK-NEXT: ef1:
// CHECK-NEXT: t12:
// CHECK-NEXT: t13:
// CHECK-NEXT: t14:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: %2 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: scf.yield {tag = "t13", tag_name = "n13"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag = "t14", tag_name = "n14"}
// CHECK-NEXT: scf.yield {tag = "t13", tag_name = "n13"} %arg1 : memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: %2 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: scf.yield {tag = "t13", tag_name = "n13"} %arg1 : memref<i32>
// CHECK-NEXT: } {tag = "t14", tag_name = "n14"}
// CHECK-NEXT: scf.yield {tag = "t13", tag_name = "n13"} %arg1 : memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: t15:
// CHECK-NEXT: t16:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT: %3 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %2) -> (memref<i32>) {
// CHECK-NEXT: scf.yield {name = "m15", tag = "t15", tag_name = "n15"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m16", tag = "t16"}
// CHECK-NEXT: scf.yield {name = "m15", tag = "t15", tag_name = "n15"} %arg1 : memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: %3 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %2) -> (memref<i32>) {
// CHECK-NEXT: scf.yield {name = "m15", tag = "t15", tag_name = "n15"} %arg1 : memref<i32>
// CHECK-NEXT: } {name = "m16", tag = "t16"}
// CHECK-NEXT: scf.yield {name = "m15", tag = "t15", tag_name = "n15"} %arg1 : memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: t17:
// CHECK-NEXT: t18:
// CHECK-NEXT: t19:
// CHECK-NEXT: t20:
// CHECK-NEXT: t23:
// CHECK-NEXT: t24:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: func.return {name = "m10", tag = "t10", tag_name = "n10"} %c1_i32, %arg1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: t25:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: func.return {name = "m23", tag = "t23"} %1#0, %1#1 : i32, memref<i32>
// CHECK-EMPTY:
// CHECK-NEXT: ef0:
// CHECK-NEXT: t0:
// CHECK-NEXT: t3:
// CHECK-NEXT: t4:
// CHECK-NEXT: t5:
// CHECK-NEXT: ef1:
// CHECK-NEXT: t8:
// CHECK-NEXT: t9:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = dead
// CHECK-NEXT: t12:
// CHECK-NEXT: t13:
// CHECK-NEXT: t14:
// CHECK-NEXT: t16:
// CHECK-NEXT: t17:
// CHECK-NEXT: t19:
// CHECK-NEXT: t20:
// CHECK-NEXT: t23:
// CHECK-NEXT: t25:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = dead
// CHECK-NEXT: region #1
// CHECK-NEXT: ^bb0 = dead
// CHECK-NEXT: t27:
// CHECK-NEXT: t29:
// CHECK-NEXT: t31:
// CHECK-NEXT: t32:
// CHECK-NEXT: region #0
// CHECK-NEXT: ^bb0 = dead
// CHECK-NEXT: region #1
// CHECK-NEXT: ^bb0 = dead
// CHECK-NEXT: t35:
// CHECK-NEXT: t36:
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT: func.return %1, %2 : i32, memref<i32>
// CHECK-NEXT: func.return {tag = "t5", tag_name = "n5"} %arg0, %arg1 : i32, memref<i32>
