// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-next-access)' | FileCheck %s

// A dense backward analysis.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = scf.for %v4 = %v2 to %v2 step %v2 iter_args(%v5 = %f0m) -> (memref<i32>) {
    %v6 = arith.muli %f0a, %f0a {tag = "t0", tag_name = "n0", name = "m0"} : i32
    scf.yield %v5 : memref<i32>
  } {tag = "t2", name = "m2", test.ptr = "p2"}
  cf.cond_br %v1, ^bb1(%f0a, %v3 : i32, memref<i32>), ^bb3(%f0a, %f0m : i32, memref<i32>) {tag = "t3", name = "m3"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  memref.store %f0x1, %f0m[] : memref<i32>
  cf.cond_br %v1, ^bb2(%f0a, %v3 : i32, memref<i32>), ^bb4(%f0x1, %f0y1 : i32, memref<i32>)
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v7 = arith.subi %f0x2, %f0a {tag = "t6", name = "m6"} : i32
  %v8, %v9 = func.call @f0(%v7, %f0m) {tag = "t7", tag_name = "n7", test.ptr = "p7"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.br ^bb2(%f0a, %f0m : i32, memref<i32>) {tag = "t8", tag_name = "n8", name = "m8"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v10 = memref.alloc() {name = "m9"} : memref<i32>
  %v11 = scf.while (%v12 = %f0a) : (i32) -> i32 {
    %v14, %v15 = scf.if %v1 -> (i32, memref<i32>) {
      scf.if %v1 {
      } else {
        %v16 = arith.cmpi slt, %v12, %f0a {name = "m10"} : i32
        %v17 = memref.load %f0m[] {tag = "t11"} : memref<i32>
      } {tag = "t12", tag_name = "n12", name = "m12"}
      %v18 = scf.while (%v19 = %f0a) : (i32) -> i32 {
        scf.condition(%v1) {tag = "t13", tag_name = "n13"} %f0a : i32
      } do {
      ^bb0(%v20: i32):
        memref.store %v20, %v3[] : memref<i32>
        scf.yield {tag = "t15", tag_name = "n15", name = "m15"} %f0x3 : i32
      } attributes {tag = "t16", name = "m16"}
      scf.yield {tag = "t17"} %f0x3, %v10 : i32, memref<i32>
    } else {
      %v21 = scf.while (%v22 = %f0x3) : (i32) -> i32 {
        %v24 = arith.subi %f0x3, %f0x3 {tag_name = "n18"} : i32
        scf.condition(%v1) {tag_name = "n19"} %f0x3 : i32
      } do {
      ^bb0(%v23: i32):
        %v25 = arith.constant {tag = "t20", name = "m20"} 1 : i32
        scf.yield {tag = "t21", tag_name = "n21"} %f0a : i32
      } attributes {tag = "t22", tag_name = "n22", name = "m22"}
      %v26 = scf.while (%v27 = %f0a) : (i32) -> i32 {
        %v29, %v30 = func.call @f0(%v12, %v3) {tag = "t23"} : (i32, memref<i32>) -> (i32, memref<i32>)
        %v31 = memref.alloc() {tag = "t24", test.ptr = "p24"} : memref<i32>
        scf.condition(%v1) {tag = "t25", tag_name = "n25"} %v29 : i32
      } do {
      ^bb0(%v28: i32):
        %v32 = arith.constant {tag = "t26", name = "m26"} 2 : i32
        scf.yield {tag_name = "n27"} %v32 : i32
      } attributes {tag_name = "n28", name = "m28"}
      scf.yield {tag = "t29", test.ptr = "p29"} %f0x3, %f0y3 : i32, memref<i32>
    }
    %v33 = arith.constant {tag_name = "n31"} 1 : i32
    scf.condition(%v1) {test.ptr = "p32"} %v14 : i32
  } do {
  ^bb0(%v13: i32):
    %v34 = scf.for %v35 = %v2 to %v2 step %v2 iter_args(%v36 = %f0m) -> (memref<i32>) {
      scf.yield {tag_name = "n33", name = "m33"} %f0y3 : memref<i32>
    } {tag = "t34"}
    %v37 = arith.constant {tag = "t35"} false
    scf.yield {name = "m36"} %f0x3 : i32
  } attributes {tag_name = "n37"}
  %v38 = arith.constant {tag = "t38"} 0 : i32
  return {tag_name = "n39", name = "m39"} %v38, %f0y3 : i32, memref<i32>
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  return {tag_name = "n40"} %f0a, %v3 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t41", tag_name = "n41", test.ptr = "p41"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = memref.load %f0m[] : memref<i32>
  memref.store %f0a, %f0m[] {tag = "t1", tag_name = "n1", name = "m1"} : memref<i32>
  %v4 = memref.load %f0m[] : memref<i32>
  %v5, %v6 = scf.if %v1 -> (i32, memref<i32>) {
    "x.unknown"() {tag = "t3"} : () -> ()
    %v7, %v8 = func.call @ext(%f0a, %f0m) {tag = "t4"} : (i32, memref<i32>) -> (i32, memref<i32>)
    scf.yield {tag = "t5", tag_name = "n5", name = "m5"} %v4, %v8 : i32, memref<i32>
  } else {
    %v9 = memref.load %f0m[] {tag = "t6", tag_name = "n6", test.ptr = "p6"} : memref<i32>
    %v10 = arith.constant {tag = "t7", name = "m7", test.ptr = "p7"} false
    scf.yield {tag = "t8", tag_name = "n8"} %v9, %f0m : i32, memref<i32>
  } {tag = "t9", tag_name = "n9", name = "m9"}
  %v11 = memref.cast %v6 {name = "m10"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  cf.cond_br %v1, ^bb1(%v4, %v6 : i32, memref<i32>), ^bb4(%v4, %v6 : i32, memref<i32>) {name = "m11"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v12 = memref.cast %v6 {tag = "t12"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v13 = arith.constant {tag = "t13", tag_name = "n13", name = "m13", test.ptr = "p13"} 0 : i32
  cf.cond_br %v1, ^bb2(%v5, %v6 : i32, memref<i32>), ^bb3(%f0a, %f0y1 : i32, memref<i32>) {tag = "t14", name = "m14", test.ptr = "p14"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  cf.br ^bb5(%v3, %f0m : i32, memref<i32>) {name = "m15", test.ptr = "p15"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  return %f0x3, %f0m : i32, memref<i32>
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  cf.br ^bb2(%v5, %v6 : i32, memref<i32>) {tag = "t17"}
^bb5(%f0x5: i32, %f0y5: memref<i32>):
  cf.br ^bb1(%v3, %f0m : i32, memref<i32>) {tag_name = "n18", name = "m18", test.ptr = "p18"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t19"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3, %v4 = func.call @f0(%f0a, %f0m) {name = "m0"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.cond_br %v1, ^bb1(%v3, %f0m : i32, memref<i32>), ^bb2(%f0a, %f0m : i32, memref<i32>) {tag = "t1", name = "m1"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  return {tag = "t2"} %f0a, %f0m : i32, memref<i32>
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v5 = memref.load %f0y2[] {name = "m3"} : memref<i32>
  %v6, %v7 = func.call @ext(%v3, %v4) {tag = "t4", tag_name = "n4", name = "m4", test.ptr = "p4"} : (i32, memref<i32>) -> (i32, memref<i32>)
  "x.unknown"() {tag_name = "n5"} : () -> ()
  %v8 = scf.while (%v9 = %f0x2) : (i32) -> i32 {
    scf.if %v1 {
    } else {
    } {tag = "t6", tag_name = "n6", name = "m6"}
    %v11 = arith.cmpi slt, %f0a, %v3 {tag_name = "n7", name = "m7"} : i32
    scf.condition(%v11) {name = "m8"} %v5 : i32
  } do {
  ^bb0(%v10: i32):
    %v12 = memref.load %v4[] {tag_name = "n9", name = "m9", test.ptr = "p9"} : memref<i32>
    %v13 = arith.constant {name = "m10"} 0 : i32
    scf.yield {tag = "t11", name = "m11"} %v10 : i32
  } attributes {tag = "t12", tag_name = "n12", name = "m12"}
  return {tag_name = "n13", name = "m13"} %v3, %f0y2 : i32, memref<i32>
}
func.func @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v14 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v15 = arith.constant 3 : index
  %v16, %v17 = scf.if %v14 -> (i32, memref<i32>) {
    scf.yield {tag = "t14", name = "m14"} %f1a, %f1m : i32, memref<i32>
  } else {
    %v18 = arith.constant {tag = "t15", tag_name = "n15"} false
    %v19 = memref.alloc() {tag = "t16", name = "m16"} : memref<i32>
    scf.yield {tag = "t17", tag_name = "n17", name = "m17", test.ptr = "p17"} %f1a, %f1m : i32, memref<i32>
  } {tag_name = "n18", name = "m18"}
  %v20, %v21 = func.call @ext(%v16, %f1m) {tag = "t19", name = "m19"} : (i32, memref<i32>) -> (i32, memref<i32>)
  scf.if %v14 {
  } {tag = "t20", tag_name = "n20"}
  %v22 = memref.alloc() {tag = "t21", tag_name = "n21", name = "m21"} : memref<i32>
  %v23 = arith.cmpi slt, %f1a, %v20 {tag = "t22", tag_name = "n22", name = "m22", test.ptr = "p22"} : i32
  memref.store %f1a, %v21[] {tag = "t23", tag_name = "n23", name = "m23"} : memref<i32>
  cf.cond_br %v23, ^bb1(%v16, %f1m : i32, memref<i32>), ^bb2(%f1a, %v22 : i32, memref<i32>) {tag_name = "n24"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  return {tag = "t25", name = "m25", test.ptr = "p25"} %f1x1, %f1m : i32, memref<i32>
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  cf.cond_br %v14, ^bb3(%f1x2, %f1y2 : i32, memref<i32>), ^bb1(%f1x2, %f1y2 : i32, memref<i32>) {tag = "t26", tag_name = "n26", name = "m26", test.ptr = "p26"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v24 = scf.for %v25 = %v15 to %v15 step %v15 iter_args(%v26 = %f1m) -> (memref<i32>) {
    memref.store %v16, %v21[] {name = "m27"} : memref<i32>
    scf.yield {tag = "t28", tag_name = "n28"} %v22 : memref<i32>
  }
  %v27 = scf.while (%v28 = %f1a) : (i32) -> i32 {
    scf.condition(%v23) {tag = "t30", tag_name = "n30", test.ptr = "p30"} %f1x3 : i32
  } do {
  ^bb0(%v29: i32):
    %v30 = memref.load %v24[] {tag_name = "n31", test.ptr = "p31"} : memref<i32>
    %v31 = arith.cmpi slt, %v29, %v20 {tag = "t32"} : i32
    scf.yield {tag = "t33", name = "m33"} %v30 : i32
  } attributes {tag = "t34", tag_name = "n34"}
  %v32, %v33 = func.call @f0(%v16, %v21) {name = "m35"} : (i32, memref<i32>) -> (i32, memref<i32>)
  memref.store %f1a, %v17[] {tag = "t36"} : memref<i32>
  return {tag = "t37"} %v20, %v22 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag_name = "n38", test.ptr = "p38"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t39", name = "m39", test.ptr = "p39"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)

// CHECK: module {
// CHECK-NEXT: func.func private @f0(%arg0: i32, %arg1: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: %13 = arith.muli %arg0, %arg0 {name = "m0", next_access = ["unknown", "unknown"], tag = "t0", tag_name = "n0"} : i32
// CHECK-NEXT: scf.yield %arg3 : memref<i32>
// CHECK-NEXT: } {name = "m2", next_access = ["unknown", "unknown", "unknown", ["memref.store %2, %arg1[] : memref<i32>"]], next_at_entry_point = {{\[\[}}"unknown", "unknown", "unknown", ["memref.store %2, %arg1[] : memref<i32>"]]], tag = "t2", test.ptr = "p2"}
// CHECK-NEXT: cf.cond_br %0, ^bb1(%arg0, %1 : i32, memref<i32>), ^bb3(%arg0, %arg1 : i32, memref<i32>) {name = "m3", next_access = ["unknown", "unknown", ["memref.store %2, %arg1[] : memref<i32>"], "unknown", ["memref.store %2, %arg1[] : memref<i32>"]], tag = "t3"}
// CHECK-NEXT: ^bb1(%2: i32, %3: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: memref.store %2, %arg1[] : memref<i32>
// CHECK-NEXT: cf.cond_br %0, ^bb2(%arg0, %1 : i32, memref<i32>), ^bb4(%2, %3 : i32, memref<i32>)
// CHECK-NEXT: ^bb2(%4: i32, %5: memref<i32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %6 = arith.subi %4, %arg0 {name = "m6", next_access = ["unknown", "unknown"], tag = "t6"} : i32
// CHECK-NEXT: %7:2 = call @f0(%6, %arg1) {tag = "t7", tag_name = "n7", test.ptr = "p7"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: cf.br ^bb2(%arg0, %arg1 : i32, memref<i32>) {name = "m8", next_access = ["unknown", ["memref.store %2, %arg1[] : memref<i32>"]], tag = "t8", tag_name = "n8"}
// CHECK-NEXT: ^bb3(%8: i32, %9: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: %alloc = memref.alloc() {name = "m9", next_access = "not computed"} : memref<i32>
// CHECK-NEXT: %10 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %13:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: %15 = arith.cmpi slt, %arg2, %arg0 {name = "m10", next_access = "not computed"} : i32
// CHECK-NEXT: %16 = memref.load %arg1[] {tag = "t11"} : memref<i32>
// CHECK-NEXT: } {name = "m12", next_access = "not computed", next_at_entry_point = ["not computed", "not computed"], tag = "t12", tag_name = "n12"}
// CHECK-NEXT: %14 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%0) {tag = "t13", tag_name = "n13"} %arg0 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: memref.store %arg3, %1[] : memref<i32>
// CHECK-NEXT: scf.yield {name = "m15", next_access = "not computed", tag = "t15", tag_name = "n15"} %8 : i32
// CHECK-NEXT: } attributes {name = "m16", next_access = "not computed", next_at_entry_point = ["not computed"], tag = "t16"}
// CHECK-NEXT: scf.yield {tag = "t17"} %8, %alloc : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %14 = scf.while (%arg3 = %8) : (i32) -> i32 {
// CHECK-NEXT: %16 = arith.subi %8, %8 {tag_name = "n18"} : i32
// CHECK-NEXT: scf.condition(%0) {tag_name = "n19"} %8 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: %c1_i32_0 = arith.constant {name = "m20", next_access = "not computed", tag = "t20"} 1 : i32
// CHECK-NEXT: scf.yield {tag = "t21", tag_name = "n21"} %arg0 : i32
// CHECK-NEXT: } attributes {name = "m22", next_access = "not computed", next_at_entry_point = ["not computed"], tag = "t22", tag_name = "n22"}
// CHECK-NEXT: %15 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: %16:2 = func.call @f0(%arg2, %1) {tag = "t23"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %alloc_0 = memref.alloc() {tag = "t24", test.ptr = "p24"} : memref<i32>
// CHECK-NEXT: scf.condition(%0) {tag = "t25", tag_name = "n25"} %16#0 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg3: i32):
// CHECK-NEXT: %c2_i32 = arith.constant {name = "m26", next_access = "not computed", tag = "t26"} 2 : i32
// CHECK-NEXT: scf.yield {tag_name = "n27"} %c2_i32 : i32
// CHECK-NEXT: } attributes {name = "m28", next_access = "not computed", next_at_entry_point = ["not computed"], tag_name = "n28"}
// CHECK-NEXT: scf.yield {tag = "t29", test.ptr = "p29"} %8, %9 : i32, memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: %c1_i32 = arith.constant {tag_name = "n31"} 1 : i32
// CHECK-NEXT: scf.condition(%0) {test.ptr = "p32"} %13#0 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %13 = scf.for %arg3 = %c3 to %c3 step %c3 iter_args(%arg4 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: scf.yield {name = "m33", next_access = "not computed", tag_name = "n33"} %9 : memref<i32>
// CHECK-NEXT: } {tag = "t34"}
// CHECK-NEXT: %false = arith.constant {tag = "t35"} false
// CHECK-NEXT: scf.yield {name = "m36", next_access = "not computed"} %8 : i32
// CHECK-NEXT: } attributes {tag_name = "n37"}
// CHECK-NEXT: %c0_i32 = arith.constant {tag = "t38"} 0 : i32
// CHECK-NEXT: return {name = "m39", next_access = "not computed", tag_name = "n39"} %c0_i32, %9 : i32, memref<i32>
// CHECK-NEXT: ^bb4(%11: i32, %12: memref<i32>):  // pred: ^bb1
// CHECK-NEXT: return {tag_name = "n40"} %arg0, %1 : i32, memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main(%arg0: i32, %arg1: memref<i32>) {
// CHECK-NEXT: %0:2 = call @f0(%arg0, %arg1) {tag = "t41", tag_name = "n41", test.ptr = "p41"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @f0(%arg0: i32, %arg1: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1 = memref.load %arg1[] : memref<i32>
// CHECK-NEXT: memref.store %arg0, %arg1[] {name = "m1", next_access = ["unknown", ["%2 = memref.load %arg1[] : memref<i32>"]], tag = "t1", tag_name = "n1"} : memref<i32>
// CHECK-NEXT: %2 = memref.load %arg1[] : memref<i32>
// CHECK-NEXT: %3:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: "x.unknown"() {tag = "t3"} : () -> ()
// CHECK-NEXT: %14:2 = func.call @ext(%arg0, %arg1) {tag = "t4"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: scf.yield {name = "m5", next_access = ["unknown", "unknown"], tag = "t5", tag_name = "n5"} %2, %14#1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %14 = memref.load %arg1[] {tag = "t6", tag_name = "n6", test.ptr = "p6"} : memref<i32>
// CHECK-NEXT: %false = arith.constant {name = "m7", next_access = "not computed", tag = "t7", test.ptr = "p7"} false
// CHECK-NEXT: scf.yield {tag = "t8", tag_name = "n8"} %14, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {name = "m9", next_access = ["unknown"], next_at_entry_point = {{\[\[}}"unknown"], "not computed"], tag = "t9", tag_name = "n9"}
// CHECK-NEXT: %cast = memref.cast %3#1 {name = "m10", next_access = ["unknown"]} : memref<i32> to memref<i32, strided<[], offset: ?>>
// CHECK-NEXT: cf.cond_br %0, ^bb1(%2, %3#1 : i32, memref<i32>), ^bb4(%2, %3#1 : i32, memref<i32>) {name = "m11", next_access = ["unknown", "unknown", "unknown", "unknown", "unknown"]}
// CHECK-NEXT: ^bb1(%4: i32, %5: memref<i32>):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %cast_0 = memref.cast %3#1 {tag = "t12"} : memref<i32> to memref<i32, strided<[], offset: ?>>
// CHECK-NEXT: %c0_i32 = arith.constant {name = "m13", next_access = [], tag = "t13", tag_name = "n13", test.ptr = "p13"} 0 : i32
// CHECK-NEXT: cf.cond_br %0, ^bb2(%3#0, %3#1 : i32, memref<i32>), ^bb3(%arg0, %5 : i32, memref<i32>) {name = "m14", next_access = ["unknown", "unknown", "unknown", "unknown", "unknown"], tag = "t14", test.ptr = "p14"}
// CHECK-NEXT: ^bb2(%6: i32, %7: memref<i32>):  // 2 preds: ^bb1, ^bb4
// CHECK-NEXT: cf.br ^bb5(%1, %arg1 : i32, memref<i32>) {name = "m15", next_access = ["unknown", "unknown"], test.ptr = "p15"}
// CHECK-NEXT: ^bb3(%8: i32, %9: memref<i32>):  // pred: ^bb1
// CHECK-NEXT: return %8, %arg1 : i32, memref<i32>
// CHECK-NEXT: ^bb4(%10: i32, %11: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2(%3#0, %3#1 : i32, memref<i32>) {tag = "t17"}
// CHECK-NEXT: ^bb5(%12: i32, %13: memref<i32>):  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb1(%1, %arg1 : i32, memref<i32>) {name = "m18", next_access = ["unknown", "unknown"], tag_name = "n18", test.ptr = "p18"}
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main(%arg0: i32, %arg1: memref<i32>) {
// CHECK-NEXT: %0:2 = call @f0(%arg0, %arg1) {tag = "t19"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @f0(%arg0: i32, %arg1: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef0"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1:2 = call @f0(%arg0, %arg1) {name = "m0", next_access = ["unknown", "unknown"]} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: cf.cond_br %0, ^bb1(%1#0, %arg1 : i32, memref<i32>), ^bb2(%arg0, %arg1 : i32, memref<i32>) {name = "m1", next_access = ["unknown", "unknown", "unknown", "unknown", "unknown"], tag = "t1"}
// CHECK-NEXT: ^bb1(%2: i32, %3: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: return {tag = "t2"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: ^bb2(%4: i32, %5: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: %6 = memref.load %5[] {name = "m3", next_access = "not computed"} : memref<i32>
// CHECK-NEXT: %7:2 = call @ext(%1#0, %1#1) {name = "m4", next_access = "not computed", tag = "t4", tag_name = "n4", test.ptr = "p4"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: "x.unknown"() {tag_name = "n5"} : () -> ()
// CHECK-NEXT: %8 = scf.while (%arg2 = %4) : (i32) -> i32 {
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: } {name = "m6", next_access = "not computed", next_at_entry_point = ["not computed", "not computed"], tag = "t6", tag_name = "n6"}
// CHECK-NEXT: %9 = arith.cmpi slt, %arg0, %1#0 {name = "m7", next_access = "not computed", tag_name = "n7"} : i32
// CHECK-NEXT: scf.condition(%9) {name = "m8", next_access = "not computed"} %6 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %9 = memref.load %1#1[] {name = "m9", next_access = "not computed", tag_name = "n9", test.ptr = "p9"} : memref<i32>
// CHECK-NEXT: %c0_i32 = arith.constant {name = "m10", next_access = "not computed"} 0 : i32
// CHECK-NEXT: scf.yield {name = "m11", next_access = "not computed", tag = "t11"} %arg2 : i32
// CHECK-NEXT: } attributes {name = "m12", next_access = "not computed", next_at_entry_point = ["not computed"], tag = "t12", tag_name = "n12"}
// CHECK-NEXT: return {name = "m13", next_access = "not computed", tag_name = "n13"} %1#0, %5 : i32, memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f1(%arg0: i32, %arg1: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
// CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg0 {tag = "ef1"} : i32
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %1:2 = scf.if %0 -> (i32, memref<i32>) {
// CHECK-NEXT: scf.yield {name = "m14", next_access = ["unknown", "unknown"], tag = "t14"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %false = arith.constant {tag = "t15", tag_name = "n15"} false
// CHECK-NEXT: %alloc_0 = memref.alloc() {name = "m16", next_access = "not computed", tag = "t16"} : memref<i32>
// CHECK-NEXT: scf.yield {name = "m17", next_access = "not computed", tag = "t17", tag_name = "n17", test.ptr = "p17"} %arg0, %arg1 : i32, memref<i32>
// CHECK-NEXT: } {name = "m18", next_access = ["unknown"], next_at_entry_point = {{\[\[}}"unknown"], "not computed"], tag_name = "n18"}
// CHECK-NEXT: %2:2 = call @ext(%1#0, %arg1) {name = "m19", next_access = ["unknown", "unknown"], tag = "t19"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: } {tag = "t20", tag_name = "n20"}
// CHECK-NEXT: %alloc = memref.alloc() {name = "m21", next_access = [], tag = "t21", tag_name = "n21"} : memref<i32>
// CHECK-NEXT: %3 = arith.cmpi slt, %arg0, %2#0 {name = "m22", next_access = ["unknown", "unknown"], tag = "t22", tag_name = "n22", test.ptr = "p22"} : i32
// CHECK-NEXT: memref.store %arg0, %2#1[] {name = "m23", next_access = ["unknown", ["m27"]], tag = "t23", tag_name = "n23"} : memref<i32>
// CHECK-NEXT: cf.cond_br %3, ^bb1(%1#0, %arg1 : i32, memref<i32>), ^bb2(%arg0, %alloc : i32, memref<i32>) {tag_name = "n24"}
// CHECK-NEXT: ^bb1(%4: i32, %5: memref<i32>):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: return {name = "m25", next_access = ["unknown", "unknown"], tag = "t25", test.ptr = "p25"} %4, %arg1 : i32, memref<i32>
// CHECK-NEXT: ^bb2(%6: i32, %7: memref<i32>):  // pred: ^bb0
// CHECK-NEXT: cf.cond_br %0, ^bb3(%6, %7 : i32, memref<i32>), ^bb1(%6, %7 : i32, memref<i32>) {name = "m26", next_access = ["unknown", "unknown", "unknown", "unknown", "unknown"], tag = "t26", tag_name = "n26", test.ptr = "p26"}
// CHECK-NEXT: ^bb3(%8: i32, %9: memref<i32>):  // pred: ^bb2
// CHECK-NEXT: %10 = scf.for %arg2 = %c3 to %c3 step %c3 iter_args(%arg3 = %arg1) -> (memref<i32>) {
// CHECK-NEXT: memref.store %1#0, %2#1[] {name = "m27", next_access = ["unknown", ["m27"]]} : memref<i32>
// CHECK-NEXT: scf.yield {tag = "t28", tag_name = "n28"} %alloc : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: %11 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT: scf.condition(%3) {tag = "t30", tag_name = "n30", test.ptr = "p30"} %8 : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg2: i32):
// CHECK-NEXT: %13 = memref.load %10[] {tag_name = "n31", test.ptr = "p31"} : memref<i32>
// CHECK-NEXT: %14 = arith.cmpi slt, %arg2, %2#0 {tag = "t32"} : i32
// CHECK-NEXT: scf.yield {name = "m33", next_access = ["unknown"], tag = "t33"} %13 : i32
// CHECK-NEXT: } attributes {tag = "t34", tag_name = "n34"}
// CHECK-NEXT: %12:2 = call @f0(%1#0, %2#1) {name = "m35", next_access = ["unknown", "unknown"]} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: memref.store %arg0, %1#1[] {tag = "t36"} : memref<i32>
// CHECK-NEXT: return {tag = "t37"} %2#0, %alloc : i32, memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main(%arg0: i32, %arg1: memref<i32>) {
// CHECK-NEXT: %0:2 = call @f0(%arg0, %arg1) {tag_name = "n38", test.ptr = "p38"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: %1:2 = call @f1(%arg0, %arg1) {name = "m39", next_access = ["unknown", "unknown"], tag = "t39", test.ptr = "p39"} : (i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// CHECK-NEXT: }
