// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(func.func(test-alias-analysis))' -o /dev/null 2>&1 | FileCheck %s

// Aliases of values that views, branches and loops pass on.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.muli %f0a, %f0a {tag_name = "n0", name = "m0", test.ptr = "p0"} : i32
  scf.if %v1 {
    "x.unknown"() {tag = "t1", tag_name = "n1", name = "m1"} : () -> ()
  } else {
  } {tag_name = "n2", name = "m2"}
  %v4 = memref.load %f0m[] {tag = "t3", name = "m3", test.ptr = "p3"} : memref<i32>
  return {tag = "t4", tag_name = "n4"} %v3, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v5 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v6 = arith.constant 3 : index
  %v7 = scf.while (%v8 = %f1a) : (i32) -> i32 {
    %v10 = scf.while (%v11 = %f1a) : (i32) -> i32 {
      %v13 = arith.addi %v11, %v11 : i32
      scf.condition(%v5) {tag = "t6", test.ptr = "p6"} %f1a : i32
    } do {
    ^bb0(%v12: i32):
      %v14 = scf.for %v15 = %v6 to %v6 step %v6 iter_args(%v16 = %f1m) -> (memref<i32>) {
        %v17 = arith.muli %f1a, %v12 {tag = "t7", name = "m7"} : i32
        scf.yield {tag = "t8", tag_name = "n8", name = "m8", test.ptr = "p8"} %f1m : memref<i32>
      } {tag = "t9", tag_name = "n9", name = "m9"}
      "x.unknown"() {tag = "t10", tag_name = "n10", name = "m10", test.ptr = "p10"} : () -> ()
      scf.yield {tag_name = "n11", name = "m11"} %v8 : i32
    } attributes {tag = "t12", tag_name = "n12", test.ptr = "p12"}
    %v18 = scf.while (%v19 = %v10) : (i32) -> i32 {
      %v21 = memref.alloca() {tag = "t13", tag_name = "n13", name = "m13", test.ptr = "p13"} : memref<i32>
      scf.condition(%v5) %f1a : i32
    } do {
    ^bb0(%v20: i32):
      %v22 = arith.constant {tag = "t15", name = "m15", test.ptr = "p15"} 0 : i32
      scf.yield {test.ptr = "p16"} %v22 : i32
    } attributes {tag = "t17", name = "m17"}
    scf.condition(%v5) {tag = "t18"} %f1a : i32
  } do {
  ^bb0(%v9: i32):
    %v23 = memref.load %f1m[] {tag_name = "n19"} : memref<i32>
    scf.yield {tag = "t20", tag_name = "n20", test.ptr = "p20"} %v9 : i32
  } attributes {tag = "t21"}
  memref.store %v7, %f1m[] : memref<i32>
  %v24 = memref.load %f1m[] {name = "m23"} : memref<i32>
  %v25 = memref.alloc() : memref<i32>
  %v26 = memref.alloca() {tag = "t25", tag_name = "n25", name = "m25"} : memref<i32>
  cf.cond_br %v5, ^bb1(%v24, %f1m : i32, memref<i32>), ^bb2(%v24, %v25 : i32, memref<i32>) {tag_name = "n26", name = "m26"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v27 = memref.load %f1m[] {tag = "t27", tag_name = "n27"} : memref<i32>
  memref.store %f1x1, %f1y1[] {test.ptr = "p28"} : memref<i32>
  cf.br ^bb3(%v7, %v26 : i32, memref<i32>)
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  cf.cond_br %v5, ^bb4(%v24, %f1m : i32, memref<i32>), ^bb1(%f1a, %v26 : i32, memref<i32>) {tag = "t30", name = "m30", test.ptr = "p30"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v28 = memref.load %v25[] : memref<i32>
  return {name = "m32"} %v28, %v25 : i32, memref<i32>
^bb4(%f1x4: i32, %f1y4: memref<i32>):
  %v29 = memref.load %v25[] {tag_name = "n33"} : memref<i32>
  %v30 = arith.constant {test.ptr = "p34"} 1 : i32
  %v31 = arith.constant {tag = "t35", name = "m35"} 0 : i32
  memref.store %v7, %v26[] {tag_name = "n36", test.ptr = "p36"} : memref<i32>
  cf.br ^bb4(%f1a, %v26 : i32, memref<i32>) {tag_name = "n37", test.ptr = "p37"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t38", tag_name = "n38", name = "m38"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t39", test.ptr = "p39"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = scf.while (%v4 = %f0a) : (i32) -> i32 {
    memref.store %v4, %f0m[] {tag = "t0", tag_name = "n0"} : memref<i32>
    scf.condition(%v1) {name = "m1"} %f0a : i32
  } do {
  ^bb0(%v5: i32):
    %v6 = memref.load %f0m[] {tag = "t2", tag_name = "n2", name = "m2", test.ptr = "p2"} : memref<i32>
    memref.store %v5, %f0m[] {tag_name = "n3", test.ptr = "p3"} : memref<i32>
    scf.yield {name = "m4"} %v6 : i32
  } attributes {tag = "t5", name = "m5", test.ptr = "p5"}
  memref.store %f0a, %f0m[] {name = "m6", test.ptr = "p6"} : memref<i32>
  %v7 = scf.for %v8 = %v2 to %v2 step %v2 iter_args(%v9 = %f0m) -> (memref<i32>) {
    %v10 = arith.constant {tag_name = "n7", name = "m7"} 2 : i32
    %v11 = memref.load %f0m[] {tag = "t8"} : memref<i32>
    scf.yield {tag = "t9"} %v9 : memref<i32>
  } {tag = "t10", tag_name = "n10", test.ptr = "p10"}
  return {tag = "t11", tag_name = "n11", name = "m11"} %v3, %v7 : i32, memref<i32>
}
func.func @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v12 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v13 = arith.constant 3 : index
  %v14 = arith.addi %f1a, %f1a {tag = "t12", tag_name = "n12"} : i32
  %v15 = arith.muli %f1a, %v14 {tag_name = "n13", test.ptr = "p13"} : i32
  return {tag = "t14", name = "m14"} %v14, %f1m : i32, memref<i32>
}
func.func private @f2(%f2a: i32, %f2m: memref<i32>) -> (i32, memref<i32>) {
  %v16 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v17 = arith.constant 3 : index
  %v18 = arith.constant {tag = "t15", name = "m15"} false
  %v19 = memref.alloca() {tag = "t16", tag_name = "n16", test.ptr = "p16"} : memref<i32>
  %v20 = arith.constant {tag = "t17", test.ptr = "p17"} true
  %v21 = arith.muli %f2a, %f2a {name = "m18"} : i32
  %v22 = scf.for %v23 = %v17 to %v17 step %v17 iter_args(%v24 = %f2m) -> (memref<i32>) {
    scf.yield {name = "m19"} %v19 : memref<i32>
  }
  %v25 = arith.muli %v21, %f2a {tag = "t21", tag_name = "n21", name = "m21", test.ptr = "p21"} : i32
  cf.cond_br %v20, ^bb1(%v21, %v19 : i32, memref<i32>), ^bb2(%f2a, %f2m : i32, memref<i32>) {tag = "t22", tag_name = "n22", name = "m22"}
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  %v26, %v27 = scf.if %v16 -> (i32, memref<i32>) {
    %v28 = arith.addi %f2a, %f2a {tag = "t23", tag_name = "n23", test.ptr = "p23"} : i32
    %v29 = memref.alloc() {tag = "t24"} : memref<i32>
    scf.yield {tag_name = "n25", test.ptr = "p25"} %f2a, %f2y1 : i32, memref<i32>
  } else {
    scf.yield {tag = "t26"} %v25, %v19 : i32, memref<i32>
  } {tag = "t27", tag_name = "n27", name = "m27", test.ptr = "p27"}
  cf.br ^bb4(%v25, %v22 : i32, memref<i32>) {tag = "t28"}
^bb2(%f2x2: i32, %f2y2: memref<i32>):
  %v30 = arith.cmpi slt, %v25, %f2x2 {name = "m29", test.ptr = "p29"} : i32
  cf.br ^bb3(%f2a, %f2y2 : i32, memref<i32>) {tag = "t30", name = "m30"}
^bb3(%f2x3: i32, %f2y3: memref<i32>):
  %v31 = memref.alloc() {tag = "t31", tag_name = "n31", name = "m31", test.ptr = "p31"} : memref<i32>
  %v32 = memref.alloc() {tag = "t32", tag_name = "n32", name = "m32", test.ptr = "p32"} : memref<i32>
  %v33 = arith.cmpi slt, %f2a, %f2a {tag = "t33", tag_name = "n33", name = "m33"} : i32
  memref.store %f2a, %f2m[] {tag_name = "n34", name = "m34", test.ptr = "p34"} : memref<i32>
  return {name = "m35"} %f2a, %v32 : i32, memref<i32>
^bb4(%f2x4: i32, %f2y4: memref<i32>):
  memref.store %v21, %v22[] {tag = "t36", tag_name = "n36", name = "m36"} : memref<i32>
  cf.cond_br %v18, ^bb5(%v21, %f2m : i32, memref<i32>), ^bb1(%v25, %f2m : i32, memref<i32>) {tag = "t37", name = "m37"}
^bb5(%f2x5: i32, %f2y5: memref<i32>):
  %v34, %v35 = func.call @f2(%v25, %f2m) {test.ptr = "p38"} : (i32, memref<i32>) -> (i32, memref<i32>)
  memref.store %f2x5, %v35[] {tag = "t39", tag_name = "n39", name = "m39"} : memref<i32>
  cf.br ^bb3(%v21, %f2m : i32, memref<i32>) {tag_name = "n40", name = "m40"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t41", tag_name = "n41"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t42"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {name = "m43"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.constant {tag = "t0", tag_name = "n0", name = "m0"} 1 : i32
  %v4 = memref.load %f0m[] {test.ptr = "p1"} : memref<i32>
  %v5 = arith.addi %v3, %v3 {tag_name = "n2", test.ptr = "p2"} : i32
  scf.if %v1 {
    memref.store %v5, %f0m[] {tag = "t3"} : memref<i32>
    memref.store %v5, %f0m[] {tag = "t4", tag_name = "n4", name = "m4"} : memref<i32>
    %v6, %v7 = scf.if %v1 -> (i32, memref<i32>) {
      %v8 = arith.constant {tag_name = "n5", name = "m5"} true
      %v9 = memref.alloc() : memref<i32>
      scf.yield {name = "m7", test.ptr = "p7"} %v4, %v9 : i32, memref<i32>
    } else {
      %v10 = scf.for %v11 = %v2 to %v2 step %v2 iter_args(%v12 = %f0m) -> (memref<i32>) {
        %v13 = arith.constant {tag_name = "n8", name = "m8"} true
        scf.yield {tag = "t9", name = "m9"} %f0m : memref<i32>
      } {tag = "t10", tag_name = "n10", name = "m10", test.ptr = "p10"}
      scf.yield {tag = "t11", name = "m11", test.ptr = "p11"} %v4, %v10 : i32, memref<i32>
    } {tag = "t12", tag_name = "n12", name = "m12"}
  } {tag = "t13", tag_name = "n13"}
  %v14, %v15 = scf.if %v1 -> (i32, memref<i32>) {
    memref.store %v4, %f0m[] {tag_name = "n14", name = "m14", test.ptr = "p14"} : memref<i32>
    %v16 = memref.load %f0m[] {tag = "t15"} : memref<i32>
    %v17 = scf.for %v18 = %v2 to %v2 step %v2 iter_args(%v19 = %f0m) -> (memref<i32>) {
      scf.yield {tag_name = "n16", name = "m16"} %f0m : memref<i32>
    } {tag = "t17", tag_name = "n17", name = "m17"}
    scf.yield {tag = "t18"} %f0a, %f0m : i32, memref<i32>
  } else {
    %v20 = memref.load %f0m[] {tag = "t19", name = "m19"} : memref<i32>
    %v21 = scf.while (%v22 = %v4) : (i32) -> i32 {
      scf.condition(%v1) %v5 : i32
    } do {
    ^bb0(%v23: i32):
      scf.yield {tag = "t21", name = "m21"} %v3 : i32
    } attributes {tag = "t22", name = "m22", test.ptr = "p22"}
    %v24 = memref.cast %f0m {tag_name = "n23"} : memref<i32> to memref<i32, strided<[], offset: ?>>
    scf.yield {tag_name = "n24", name = "m24"} %v3, %f0m : i32, memref<i32>
  } {tag = "t25", name = "m25"}
  %v25 = memref.load %f0m[] {tag = "t26", tag_name = "n26", name = "m26"} : memref<i32>
  cf.cond_br %v1, ^bb1(%f0a, %f0m : i32, memref<i32>), ^bb1(%v4, %v15 : i32, memref<i32>) {name = "m27"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v26 = arith.addi %v4, %f0x1 {tag = "t28", tag_name = "n28"} : i32
  return {tag = "t29"} %v5, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v27 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v28 = arith.constant 3 : index
  %v29, %v30 = func.call @f1(%f1a, %f1m) {tag = "t30", tag_name = "n30", name = "m30"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.cond_br %v27, ^bb1(%f1a, %v30 : i32, memref<i32>), ^bb2(%f1a, %v30 : i32, memref<i32>) {tag = "t31", name = "m31", test.ptr = "p31"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  cf.cond_br %v27, ^bb3(%f1x1, %f1m : i32, memref<i32>), ^bb3(%v29, %v30 : i32, memref<i32>) {tag_name = "n32"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v31 = memref.load %f1y2[] {tag_name = "n33"} : memref<i32>
  %v32, %v33 = scf.if %v27 -> (i32, memref<i32>) {
    %v34 = scf.for %v35 = %v28 to %v28 step %v28 iter_args(%v36 = %v30) -> (memref<i32>) {
      %v37 = arith.constant {tag = "t34", tag_name = "n34", name = "m34"} 2 : i32
      %v38 = arith.subi %v29, %f1x2 {tag_name = "n35", test.ptr = "p35"} : i32
      scf.yield %v30 : memref<i32>
    } {tag_name = "n37", name = "m37", test.ptr = "p37"}
    memref.store %v31, %f1m[] {tag = "t38", tag_name = "n38", name = "m38"} : memref<i32>
    scf.yield {tag = "t39"} %f1x2, %f1m : i32, memref<i32>
  } else {
    %v39 = arith.addi %f1a, %f1x2 {tag = "t40"} : i32
    scf.yield {tag_name = "n41", test.ptr = "p41"} %f1a, %f1y2 : i32, memref<i32>
  } {tag = "t42", tag_name = "n42"}
  %v40 = memref.load %v30[] {tag = "t43"} : memref<i32>
  %v41 = arith.muli %v31, %v40 {tag = "t44", tag_name = "n44", name = "m44"} : i32
  cf.cond_br %v27, ^bb4(%f1x2, %f1y2 : i32, memref<i32>), ^bb1(%v40, %v33 : i32, memref<i32>) {tag_name = "n45", name = "m45"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v42 = memref.cast %v30 : memref<i32> to memref<i32, strided<[], offset: ?>>
  return {tag = "t47", test.ptr = "p47"} %f1a, %f1m : i32, memref<i32>
^bb4(%f1x4: i32, %f1y4: memref<i32>):
  %v43 = arith.constant {tag = "t48", tag_name = "n48"} false
  %v44 = memref.alloc() {name = "m49"} : memref<i32>
  cf.cond_br %v43, ^bb5(%f1a, %f1m : i32, memref<i32>), ^bb3(%f1a, %v30 : i32, memref<i32>) {tag_name = "n50", name = "m50", test.ptr = "p50"}
^bb5(%f1x5: i32, %f1y5: memref<i32>):
  %v45 = arith.addi %v29, %f1a {tag = "t51", tag_name = "n51"} : i32
  %v46 = memref.load %f1y5[] : memref<i32>
  cf.br ^bb3(%f1a, %v30 : i32, memref<i32>) {tag = "t53", tag_name = "n53", name = "m53"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t54", name = "m54"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t55", name = "m55"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)

// CHECK: Testing : "f0"
// CHECK-NEXT: p0#0 <-> p3#0: MayAlias
// CHECK-NEXT: Testing : "f1"
// CHECK-NEXT: p12#0 <-> p12.region0#0: MustAlias
// CHECK-NEXT: p12#0 <-> p12.region1#0: MustAlias
// CHECK-NEXT: p12.region0#0 <-> p12.region1#0: MustAlias
// CHECK-NEXT: p12#0 <-> p13#0: NoAlias
// CHECK-NEXT: p12.region0#0 <-> p13#0: NoAlias
// CHECK-NEXT: p12.region1#0 <-> p13#0: NoAlias
// CHECK-NEXT: p12#0 <-> p15#0: MayAlias
// CHECK-NEXT: p12.region0#0 <-> p15#0: MayAlias
// CHECK-NEXT: p12.region1#0 <-> p15#0: MayAlias
// CHECK-NEXT: p13#0 <-> p15#0: NoAlias
// CHECK-NEXT: p12#0 <-> p34#0: MayAlias
// CHECK-NEXT: p12.region0#0 <-> p34#0: MayAlias
// CHECK-NEXT: p12.region1#0 <-> p34#0: MayAlias
// CHECK-NEXT: p13#0 <-> p34#0: NoAlias
// CHECK-NEXT: p15#0 <-> p34#0: MayAlias
// CHECK-NEXT: Testing : "main"
// CHECK-NEXT: p39#0 <-> p39#1: MayAlias
// CHECK-NEXT: Testing : "f0"
// CHECK-NEXT: p2#0 <-> p5#0: MayAlias
// CHECK-NEXT: p2#0 <-> p5.region0#0: MayAlias
// CHECK-NEXT: p5#0 <-> p5.region0#0: MayAlias
// CHECK-NEXT: p2#0 <-> p5.region1#0: MayAlias
// CHECK-NEXT: p5#0 <-> p5.region1#0: MustAlias
// CHECK-NEXT: p5.region0#0 <-> p5.region1#0: MayAlias
// CHECK-NEXT: p2#0 <-> p10#0: MayAlias
// CHECK-NEXT: p5#0 <-> p10#0: MayAlias
// CHECK-NEXT: p5.region0#0 <-> p10#0: MayAlias
// CHECK-NEXT: p5.region1#0 <-> p10#0: MayAlias
// CHECK-NEXT: p2#0 <-> p10.region0#0: MayAlias
// CHECK-NEXT: p5#0 <-> p10.region0#0: MayAlias
// CHECK-NEXT: p5.region0#0 <-> p10.region0#0: MayAlias
// CHECK-NEXT: p5.region1#0 <-> p10.region0#0: MayAlias
// CHECK-NEXT: p10#0 <-> p10.region0#0: MayAlias
// CHECK-NEXT: p2#0 <-> p10.region0#1: MayAlias
// CHECK-NEXT: p5#0 <-> p10.region0#1: MayAlias
// CHECK-NEXT: p5.region0#0 <-> p10.region0#1: MayAlias
// CHECK-NEXT: p5.region1#0 <-> p10.region0#1: MayAlias
// CHECK-NEXT: p10#0 <-> p10.region0#1: MustAlias
// CHECK-NEXT: p10.region0#0 <-> p10.region0#1: MayAlias
// CHECK-NEXT: Testing : "f1"
// CHECK-NEXT: Testing : "f2"
// CHECK-NEXT: p16#0 <-> p17#0: NoAlias
// CHECK-NEXT: p16#0 <-> p21#0: MayAlias
// CHECK-NEXT: p17#0 <-> p21#0: MayAlias
// CHECK-NEXT: p16#0 <-> p23#0: MayAlias
// CHECK-NEXT: p17#0 <-> p23#0: MayAlias
// CHECK-NEXT: p21#0 <-> p23#0: MayAlias
// CHECK-NEXT: p16#0 <-> p27#0: MayAlias
// CHECK-NEXT: p17#0 <-> p27#0: MayAlias
// CHECK-NEXT: p21#0 <-> p27#0: MayAlias
// CHECK-NEXT: p23#0 <-> p27#0: MayAlias
// CHECK-NEXT: p16#0 <-> p27#1: MayAlias
// CHECK-NEXT: p17#0 <-> p27#1: MayAlias
// CHECK-NEXT: p21#0 <-> p27#1: MayAlias
// CHECK-NEXT: p23#0 <-> p27#1: MayAlias
// CHECK-NEXT: p27#0 <-> p27#1: MayAlias
// CHECK-NEXT: p16#0 <-> p29#0: MayAlias
// CHECK-NEXT: p17#0 <-> p29#0: MayAlias
// CHECK-NEXT: p21#0 <-> p29#0: MayAlias
// CHECK-NEXT: p23#0 <-> p29#0: MayAlias
// CHECK-NEXT: p27#0 <-> p29#0: MayAlias
// CHECK-NEXT: p27#1 <-> p29#0: MayAlias
// CHECK-NEXT: p16#0 <-> p31#0: NoAlias
// CHECK-NEXT: p17#0 <-> p31#0: NoAlias
// CHECK-NEXT: p21#0 <-> p31#0: MayAlias
// CHECK-NEXT: p23#0 <-> p31#0: MayAlias
// CHECK-NEXT: p27#0 <-> p31#0: MayAlias
// CHECK-NEXT: p27#1 <-> p31#0: NoAlias
// CHECK-NEXT: p29#0 <-> p31#0: MayAlias
// CHECK-NEXT: p16#0 <-> p32#0: NoAlias
// CHECK-NEXT: p17#0 <-> p32#0: NoAlias
// CHECK-NEXT: p21#0 <-> p32#0: MayAlias
// CHECK-NEXT: p23#0 <-> p32#0: MayAlias
// CHECK-NEXT: p27#0 <-> p32#0: MayAlias
// CHECK-NEXT: p27#1 <-> p32#0: NoAlias
// CHECK-NEXT: p29#0 <-> p32#0: MayAlias
// CHECK-NEXT: p31#0 <-> p32#0: NoAlias
// CHECK-NEXT: p16#0 <-> p38#0: MayAlias
// CHECK-NEXT: p17#0 <-> p38#0: MayAlias
// CHECK-NEXT: p21#0 <-> p38#0: MayAlias
// CHECK-NEXT: p23#0 <-> p38#0: MayAlias
// CHECK-NEXT: p27#0 <-> p38#0: MayAlias
// CHECK-NEXT: p27#1 <-> p38#0: MayAlias
// CHECK-NEXT: p29#0 <-> p38#0: MayAlias
// CHECK-NEXT: p31#0 <-> p38#0: MayAlias
// CHECK-NEXT: p32#0 <-> p38#0: MayAlias
// CHECK-NEXT: p16#0 <-> p38#1: MayAlias
// CHECK-NEXT: p17#0 <-> p38#1: MayAlias
// CHECK-NEXT: p21#0 <-> p38#1: MayAlias
// CHECK-NEXT: p23#0 <-> p38#1: MayAlias
// CHECK-NEXT: p27#0 <-> p38#1: MayAlias
// CHECK-NEXT: p27#1 <-> p38#1: MayAlias
// CHECK-NEXT: p29#0 <-> p38#1: MayAlias
// CHECK-NEXT: p31#0 <-> p38#1: MayAlias
// CHECK-NEXT: p32#0 <-> p38#1: MayAlias
// CHECK-NEXT: p38#0 <-> p38#1: MayAlias
// CHECK-NEXT: Testing : "main"
// CHECK-NEXT: Testing : "ext"
// CHECK-NEXT: Testing : "f0"
// CHECK-NEXT: p1#0 <-> p2#0: MayAlias
// CHECK-NEXT: p1#0 <-> p10#0: MayAlias
// CHECK-NEXT: p2#0 <-> p10#0: MayAlias
// CHECK-NEXT: p1#0 <-> p10.region0#0: MayAlias
// CHECK-NEXT: p2#0 <-> p10.region0#0: MayAlias
// CHECK-NEXT: p10#0 <-> p10.region0#0: MayAlias
// CHECK-NEXT: p1#0 <-> p10.region0#1: MayAlias
// CHECK-NEXT: p2#0 <-> p10.region0#1: MayAlias
// CHECK-NEXT: p10#0 <-> p10.region0#1: MustAlias
// CHECK-NEXT: p10.region0#0 <-> p10.region0#1: MayAlias
// CHECK-NEXT: p1#0 <-> p22#0: MayAlias
// CHECK-NEXT: p2#0 <-> p22#0: MustAlias
// CHECK-NEXT: p10#0 <-> p22#0: MayAlias
// CHECK-NEXT: p10.region0#0 <-> p22#0: MayAlias
// CHECK-NEXT: p10.region0#1 <-> p22#0: MayAlias
// CHECK-NEXT: p1#0 <-> p22.region0#0: MayAlias
// CHECK-NEXT: p2#0 <-> p22.region0#0: MayAlias
// CHECK-NEXT: p10#0 <-> p22.region0#0: MayAlias
// CHECK-NEXT: p10.region0#0 <-> p22.region0#0: MayAlias
// CHECK-NEXT: p10.region0#1 <-> p22.region0#0: MayAlias
// CHECK-NEXT: p22#0 <-> p22.region0#0: MayAlias
// CHECK-NEXT: p1#0 <-> p22.region1#0: MayAlias
// CHECK-NEXT: p2#0 <-> p22.region1#0: MustAlias
// CHECK-NEXT: p10#0 <-> p22.region1#0: MayAlias
// CHECK-NEXT: p10.region0#0 <-> p22.region1#0: MayAlias
// CHECK-NEXT: p10.region0#1 <-> p22.region1#0: MayAlias
// CHECK-NEXT: p22#0 <-> p22.region1#0: MustAlias
// CHECK-NEXT: p22.region0#0 <-> p22.region1#0: MayAlias
// CHECK-NEXT: Testing : "f1"
// CHECK-NEXT: p35#0 <-> p37#0: MayAlias
// CHECK-NEXT: p35#0 <-> p37.region0#0: MayAlias
// CHECK-NEXT: p37#0 <-> p37.region0#0: MayAlias
// CHECK-NEXT: p35#0 <-> p37.region0#1: MayAlias
// CHECK-NEXT: p37#0 <-> p37.region0#1: MustAlias
// CHECK-NEXT: p37.region0#0 <-> p37.region0#1: MayAlias
// CHECK-NEXT: Testing : "main"
// CHECK-NEXT: Testing : "ext"
