// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(func.func(test-alias-analysis-extending))' -o /dev/null 2>&1 | FileCheck %s

// Aliases with a model that keeps restricted arguments apart.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3, %v4 = scf.if %v1 -> (i32, memref<i32>) {
    %v5 = arith.constant {name = "m0", test.ptr = "p0"} false
    scf.if %v1 {
      %v6 = memref.alloc() {tag_name = "n1"} : memref<i32>
    } else {
      %v7 = scf.for %v8 = %v2 to %v2 step %v2 iter_args(%v9 = %f0m) -> (memref<i32>) {
        %v10 = memref.alloc() : memref<i32>
        "x.unknown"() : () -> ()
        %v11 = arith.constant {name = "m4", test.ptr = "p4"} 2 : i32
        scf.yield {tag_name = "n5", name = "m5"} %f0m : memref<i32>
      } {tag = "t6", name = "m6"}
    } {tag = "t7", tag_name = "n7", name = "m7"}
    %v12 = arith.cmpi slt, %f0a, %f0a {tag = "t8", tag_name = "n8", test.ptr = "p8"} : i32
    scf.yield {tag = "t9"} %f0a, %f0m : i32, memref<i32>
  } else {
    memref.store %f0a, %f0m[] {tag_name = "n10", name = "m10"} : memref<i32>
    %v13, %v14 = func.call @ext(%f0a, %f0m) {tag = "t11", name = "m11"} : (i32, memref<i32>) -> (i32, memref<i32>)
    scf.yield {tag = "t12", test.ptr = "p12"} %v13, %v14 : i32, memref<i32>
  } {tag = "t13", tag_name = "n13", name = "m13"}
  %v15 = memref.alloca() {tag = "t14", tag_name = "n14"} : memref<i32>
  %v16 = scf.for %v17 = %v2 to %v2 step %v2 iter_args(%v18 = %v4) -> (memref<i32>) {
    memref.store %f0a, %v18[] {tag = "t15", tag_name = "n15"} : memref<i32>
    %v19 = arith.constant {tag = "t16", tag_name = "n16", name = "m16", test.ptr = "p16"} 0 : i32
    %v20 = arith.constant {tag = "t17"} 0 : i32
    scf.yield {tag_name = "n18", name = "m18", test.ptr = "p18"} %v15 : memref<i32>
  } {tag = "t19", name = "m19", test.ptr = "p19"}
  %v21 = memref.load %f0m[] {tag = "t20", tag_name = "n20"} : memref<i32>
  cf.br ^bb1(%f0a, %v16 : i32, memref<i32>) {name = "m21"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  return {tag = "t22", tag_name = "n22"} %v21, %v4 : i32, memref<i32>
}
func.func @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v22 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v23 = arith.constant 3 : index
  %v24 = memref.load %f1m[] {tag = "t23", name = "m23"} : memref<i32>
  %v25 = scf.while (%v26 = %f1a) : (i32) -> i32 {
    memref.store %v24, %f1m[] {tag = "t24", tag_name = "n24", name = "m24"} : memref<i32>
    scf.condition(%v22) {tag = "t25", tag_name = "n25"} %v26 : i32
  } do {
  ^bb0(%v27: i32):
    %v28 = arith.addi %v27, %v24 {tag = "t26"} : i32
    scf.yield {name = "m27", test.ptr = "p27"} %v28 : i32
  }
  memref.store %f1a, %f1m[] {name = "m29", test.ptr = "p29"} : memref<i32>
  %v29 = scf.for %v30 = %v23 to %v23 step %v23 iter_args(%v31 = %f1m) -> (memref<i32>) {
    %v32 = memref.load %v31[] {tag_name = "n30", name = "m30"} : memref<i32>
    scf.yield {tag = "t31"} %v31 : memref<i32>
  } {tag = "t32", name = "m32"}
  cf.br ^bb1(%v24, %f1m : i32, memref<i32>) {tag = "t33"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v33 = memref.load %v29[] {tag_name = "n34"} : memref<i32>
  %v34 = arith.subi %v24, %f1x1 {tag_name = "n35"} : i32
  %v35 = scf.for %v36 = %v23 to %v23 step %v23 iter_args(%v37 = %f1y1) -> (memref<i32>) {
    scf.yield {tag = "t36", tag_name = "n36", name = "m36", test.ptr = "p36"} %f1m : memref<i32>
  } {tag = "t37", tag_name = "n37", name = "m37", test.ptr = "p37"}
  cf.br ^bb2(%f1a, %f1m : i32, memref<i32>) {tag = "t38", tag_name = "n38"}
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  %v38 = memref.load %f1m[] {name = "m39"} : memref<i32>
  %v39 = arith.constant {tag = "t40", tag_name = "n40"} 1 : i32
  return {tag_name = "n41", name = "m41"} %f1a, %f1m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t42", tag_name = "n42"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag_name = "n43", name = "m43"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  "x.unknown"() {tag = "t0", tag_name = "n0"} : () -> ()
  %v3 = arith.cmpi slt, %f0a, %f0a {tag = "t1", tag_name = "n1"} : i32
  %v4 = scf.for %v5 = %v2 to %v2 step %v2 iter_args(%v6 = %f0m) -> (memref<i32>) {
    memref.store %f0a, %f0m[] {tag = "t2", tag_name = "n2", name = "m2"} : memref<i32>
    scf.yield {tag = "t3"} %f0m : memref<i32>
  } {tag = "t4"}
  %v7 = arith.subi %f0a, %f0a {tag_name = "n5"} : i32
  scf.if %v3 {
    %v8 = memref.load %v4[] {tag_name = "n6", name = "m6"} : memref<i32>
    %v9 = memref.alloca() {tag = "t7"} : memref<i32>
    %v10, %v11 = func.call @f0(%v8, %f0m) {tag = "t8", tag_name = "n8", name = "m8", test.ptr = "p8"} : (i32, memref<i32>) -> (i32, memref<i32>)
  } {tag = "t9", tag_name = "n9"}
  cf.cond_br %v1, ^bb1(%v7, %v4 : i32, memref<i32>), ^bb2(%v7, %v4 : i32, memref<i32>) {tag = "t10"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  memref.store %f0a, %f0y1[] {tag = "t11", tag_name = "n11"} : memref<i32>
  %v12 = arith.subi %v7, %v7 : i32
  %v13 = scf.for %v14 = %v2 to %v2 step %v2 iter_args(%v15 = %v4) -> (memref<i32>) {
    %v16 = arith.constant {tag_name = "n13"} 2 : i32
    scf.yield {tag = "t14", tag_name = "n14", name = "m14"} %v15 : memref<i32>
  } {name = "m15"}
  %v17 = arith.constant {tag_name = "n16", name = "m16"} true
  cf.cond_br %v1, ^bb3(%f0x1, %f0y1 : i32, memref<i32>), ^bb3(%f0a, %f0m : i32, memref<i32>) {tag = "t17", tag_name = "n17", name = "m17", test.ptr = "p17"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v18 = memref.load %f0m[] {tag = "t18"} : memref<i32>
  %v19 = arith.constant {tag = "t19"} 1 : i32
  %v20 = memref.load %f0y2[] {tag = "t20", tag_name = "n20"} : memref<i32>
  return {tag = "t21", name = "m21"} %v19, %f0y2 : i32, memref<i32>
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v21 = scf.for %v22 = %v2 to %v2 step %v2 iter_args(%v23 = %f0y3) -> (memref<i32>) {
    %v24 = arith.cmpi slt, %f0a, %f0x3 {tag = "t22", tag_name = "n22", test.ptr = "p22"} : i32
    %v25 = arith.constant {tag_name = "n23"} true
    scf.yield {name = "m24", test.ptr = "p24"} %f0y3 : memref<i32>
  } {tag = "t25", tag_name = "n25", name = "m25"}
  %v26 = scf.while (%v27 = %f0a) : (i32) -> i32 {
    scf.condition(%v1) {tag = "t26", tag_name = "n26"} %v27 : i32
  } do {
  ^bb0(%v28: i32):
    scf.if %v1 {
      scf.if %v1 {
        memref.store %f0x3, %v21[] {tag = "t27", test.ptr = "p27"} : memref<i32>
        %v29 = arith.addi %f0x3, %f0x3 {tag_name = "n28"} : i32
      } {tag = "t29", name = "m29"}
    } {tag = "t30", name = "m30", test.ptr = "p30"}
    scf.yield {tag_name = "n31", test.ptr = "p31"} %f0a : i32
  } attributes {tag = "t32", name = "m32", test.ptr = "p32"}
  %v30 = scf.for %v31 = %v2 to %v2 step %v2 iter_args(%v32 = %v4) -> (memref<i32>) {
    "x.unknown"() {tag = "t33"} : () -> ()
    %v33 = arith.subi %v7, %v7 {tag = "t34", tag_name = "n34"} : i32
    scf.yield {tag_name = "n35", name = "m35"} %f0m : memref<i32>
  } {tag_name = "n36", name = "m36", test.ptr = "p36"}
  cf.br ^bb2(%f0a, %v4 : i32, memref<i32>) {tag = "t37"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag_name = "n38"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.subi %f0a, %f0a {tag = "t0", name = "m0"} : i32
  memref.store %v3, %f0m[] {tag = "t1", test.ptr = "p1"} : memref<i32>
  memref.store %f0a, %f0m[] {tag = "t2", tag_name = "n2", name = "m2"} : memref<i32>
  memref.store %v3, %f0m[] {tag = "t3", name = "m3", test.ptr = "p3"} : memref<i32>
  %v4 = arith.addi %v3, %f0a {tag_name = "n4", name = "m4", test.ptr = "p4"} : i32
  cf.br ^bb1(%v4, %f0m : i32, memref<i32>) {tag = "t5"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v5 = arith.subi %f0a, %f0a {name = "m6"} : i32
  %v6 = arith.constant {tag = "t7"} 1 : i32
  %v7 = scf.for %v8 = %v2 to %v2 step %v2 iter_args(%v9 = %f0m) -> (memref<i32>) {
    %v10 = arith.constant {tag = "t8", tag_name = "n8", name = "m8"} 1 : i32
    %v11 = memref.load %v9[] {tag_name = "n9", name = "m9"} : memref<i32>
    memref.store %f0a, %f0m[] {tag_name = "n10", name = "m10"} : memref<i32>
    scf.yield {tag = "t11", tag_name = "n11"} %f0m : memref<i32>
  } {tag = "t12", tag_name = "n12"}
  cf.cond_br %v1, ^bb2(%v3, %f0y1 : i32, memref<i32>), ^bb2(%f0a, %f0y1 : i32, memref<i32>) {tag = "t13", tag_name = "n13"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  memref.store %v4, %f0y2[] {tag = "t14"} : memref<i32>
  return {tag = "t15", tag_name = "n15", name = "m15"} %v3, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v12 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v13 = arith.constant 3 : index
  %v14, %v15 = func.call @f0(%f1a, %f1m) {tag = "t16", name = "m16", test.ptr = "p16"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.cond_br %v12, ^bb1(%v14, %f1m : i32, memref<i32>), ^bb1(%f1a, %f1m : i32, memref<i32>) {tag = "t17", name = "m17"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  cf.br ^bb1(%f1a, %f1y1 : i32, memref<i32>) {name = "m18", test.ptr = "p18"}
}
func.func private @f2(%f2a: i32, %f2m: memref<i32>) -> (i32, memref<i32>) {
  %v16 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v17 = arith.constant 3 : index
  %v18, %v19 = scf.if %v16 -> (i32, memref<i32>) {
    %v20 = scf.for %v21 = %v17 to %v17 step %v17 iter_args(%v22 = %f2m) -> (memref<i32>) {
      scf.yield {tag = "t19", tag_name = "n19", name = "m19", test.ptr = "p19"} %f2m : memref<i32>
    } {tag = "t20", tag_name = "n20", test.ptr = "p20"}
    %v23 = memref.alloca() {tag = "t21", name = "m21", test.ptr = "p21"} : memref<i32>
    %v24 = scf.for %v25 = %v17 to %v17 step %v17 iter_args(%v26 = %v23) -> (memref<i32>) {
      scf.yield {tag_name = "n22", name = "m22"} %v20 : memref<i32>
    } {tag_name = "n23", name = "m23"}
    scf.yield {tag = "t24", name = "m24"} %f2a, %v23 : i32, memref<i32>
  } else {
    %v27 = arith.cmpi slt, %f2a, %f2a {tag_name = "n25", name = "m25", test.ptr = "p25"} : i32
    scf.yield {tag = "t26", tag_name = "n26", name = "m26"} %f2a, %f2m : i32, memref<i32>
  } {tag_name = "n27", name = "m27", test.ptr = "p27"}
  %v28 = memref.alloca() {tag = "t28"} : memref<i32>
  %v29, %v30 = scf.if %v16 -> (i32, memref<i32>) {
    scf.yield {tag_name = "n29", name = "m29"} %f2a, %v19 : i32, memref<i32>
  } else {
    scf.yield {tag_name = "n30", name = "m30"} %v18, %v28 : i32, memref<i32>
  } {tag_name = "n31", name = "m31", test.ptr = "p31"}
  cf.cond_br %v16, ^bb1(%v18, %v30 : i32, memref<i32>), ^bb1(%v29, %f2m : i32, memref<i32>) {tag = "t32", test.ptr = "p32"}
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  %v31 = scf.for %v32 = %v17 to %v17 step %v17 iter_args(%v33 = %f2m) -> (memref<i32>) {
    scf.yield {name = "m33"} %v33 : memref<i32>
  } {tag = "t34", tag_name = "n34", name = "m34"}
  %v34 = memref.alloca() {tag = "t35", name = "m35"} : memref<i32>
  return {tag = "t36", tag_name = "n36", name = "m36"} %f2a, %f2m : i32, memref<i32>
}
func.func private @f3(%f3a: i32, %f3m: memref<i32>) -> (i32, memref<i32>) {
  %v35 = arith.cmpi eq, %f3a, %f3a {tag = "ef3"} : i32
  %v36 = arith.constant 3 : index
  memref.store %f3a, %f3m[] {tag_name = "n37", name = "m37"} : memref<i32>
  %v37 = arith.constant {tag = "t38", name = "m38"} 1 : i32
  %v38 = arith.constant {tag = "t39", tag_name = "n39", name = "m39"} 2 : i32
  return {tag = "t40", test.ptr = "p40"} %v37, %f3m : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag_name = "n41"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag_name = "n42"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {tag = "t43", tag_name = "n43"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f3(%a, %m) {tag = "t44", name = "m44"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}

// CHECK: Testing : "f0"
// CHECK-NEXT: p0#0 <-> p4#0: MayAlias
// CHECK-NEXT: p0#0 <-> p8#0: MayAlias
// CHECK-NEXT: p4#0 <-> p8#0: MayAlias
// CHECK-NEXT: p0#0 <-> p16#0: MayAlias
// CHECK-NEXT: p4#0 <-> p16#0: MayAlias
// CHECK-NEXT: p8#0 <-> p16#0: MayAlias
// CHECK-NEXT: p0#0 <-> p19#0: MayAlias
// CHECK-NEXT: p4#0 <-> p19#0: MayAlias
// CHECK-NEXT: p8#0 <-> p19#0: MayAlias
// CHECK-NEXT: p16#0 <-> p19#0: MayAlias
// CHECK-NEXT: p0#0 <-> p19.region0#0: MayAlias
// CHECK-NEXT: p4#0 <-> p19.region0#0: MayAlias
// CHECK-NEXT: p8#0 <-> p19.region0#0: MayAlias
// CHECK-NEXT: p16#0 <-> p19.region0#0: MayAlias
// CHECK-NEXT: p19#0 <-> p19.region0#0: MayAlias
// CHECK-NEXT: p0#0 <-> p19.region0#1: MayAlias
// CHECK-NEXT: p4#0 <-> p19.region0#1: MayAlias
// CHECK-NEXT: p8#0 <-> p19.region0#1: MayAlias
// CHECK-NEXT: p16#0 <-> p19.region0#1: MayAlias
// CHECK-NEXT: p19#0 <-> p19.region0#1: MayAlias
// CHECK-NEXT: p19.region0#0 <-> p19.region0#1: MayAlias
// CHECK-NEXT: Testing : "f1"
// CHECK-NEXT: p37#0 <-> p37.region0#0: MayAlias
// CHECK-NEXT: p37#0 <-> p37.region0#1: MustAlias
// CHECK-NEXT: p37.region0#0 <-> p37.region0#1: MayAlias
// CHECK-NEXT: Testing : "main"
// CHECK-NEXT: Testing : "ext"
// CHECK-NEXT: Testing : "f0"
// CHECK-NEXT: p8#0 <-> p8#1: MayAlias
// CHECK-NEXT: p8#0 <-> p22#0: MayAlias
// CHECK-NEXT: p8#1 <-> p22#0: MayAlias
// CHECK-NEXT: p8#0 <-> p32#0: MayAlias
// CHECK-NEXT: p8#1 <-> p32#0: MayAlias
// CHECK-NEXT: p22#0 <-> p32#0: MayAlias
// CHECK-NEXT: p8#0 <-> p32.region0#0: MayAlias
// CHECK-NEXT: p8#1 <-> p32.region0#0: MayAlias
// CHECK-NEXT: p22#0 <-> p32.region0#0: MayAlias
// CHECK-NEXT: p32#0 <-> p32.region0#0: MustAlias
// CHECK-NEXT: p8#0 <-> p32.region1#0: MayAlias
// CHECK-NEXT: p8#1 <-> p32.region1#0: MayAlias
// CHECK-NEXT: p22#0 <-> p32.region1#0: MayAlias
// CHECK-NEXT: p32#0 <-> p32.region1#0: MustAlias
// CHECK-NEXT: p32.region0#0 <-> p32.region1#0: MustAlias
// CHECK-NEXT: p8#0 <-> p36#0: MayAlias
// CHECK-NEXT: p8#1 <-> p36#0: MayAlias
// CHECK-NEXT: p22#0 <-> p36#0: MayAlias
// CHECK-NEXT: p32#0 <-> p36#0: MayAlias
// CHECK-NEXT: p32.region0#0 <-> p36#0: MayAlias
// CHECK-NEXT: p32.region1#0 <-> p36#0: MayAlias
// CHECK-NEXT: p8#0 <-> p36.region0#0: MayAlias
// CHECK-NEXT: p8#1 <-> p36.region0#0: MayAlias
// CHECK-NEXT: p22#0 <-> p36.region0#0: MayAlias
// CHECK-NEXT: p32#0 <-> p36.region0#0: MayAlias
// CHECK-NEXT: p32.region0#0 <-> p36.region0#0: MayAlias
// CHECK-NEXT: p32.region1#0 <-> p36.region0#0: MayAlias
// CHECK-NEXT: p36#0 <-> p36.region0#0: MayAlias
// CHECK-NEXT: p8#0 <-> p36.region0#1: MayAlias
// CHECK-NEXT: p8#1 <-> p36.region0#1: MayAlias
// CHECK-NEXT: p22#0 <-> p36.region0#1: MayAlias
// CHECK-NEXT: p32#0 <-> p36.region0#1: MayAlias
// CHECK-NEXT: p32.region0#0 <-> p36.region0#1: MayAlias
// CHECK-NEXT: p32.region1#0 <-> p36.region0#1: MayAlias
// CHECK-NEXT: p36#0 <-> p36.region0#1: MustAlias
// CHECK-NEXT: p36.region0#0 <-> p36.region0#1: MayAlias
// CHECK-NEXT: Testing : "main"
// CHECK-NEXT: Testing : "ext"
// CHECK-NEXT: Testing : "f0"
// CHECK-NEXT: Testing : "f1"
// CHECK-NEXT: p16#0 <-> p16#1: MayAlias
// CHECK-NEXT: Testing : "f2"
// CHECK-NEXT: p20#0 <-> p20.region0#0: MayAlias
// CHECK-NEXT: p20#0 <-> p20.region0#1: MustAlias
// CHECK-NEXT: p20.region0#0 <-> p20.region0#1: MayAlias
// CHECK-NEXT: p20#0 <-> p21#0: NoAlias
// CHECK-NEXT: p20.region0#0 <-> p21#0: MayAlias
// CHECK-NEXT: p20.region0#1 <-> p21#0: NoAlias
// CHECK-NEXT: p20#0 <-> p25#0: MayAlias
// CHECK-NEXT: p20.region0#0 <-> p25#0: MayAlias
// CHECK-NEXT: p20.region0#1 <-> p25#0: MayAlias
// CHECK-NEXT: p21#0 <-> p25#0: MayAlias
// CHECK-NEXT: p20#0 <-> p27#0: MayAlias
// CHECK-NEXT: p20.region0#0 <-> p27#0: MayAlias
// CHECK-NEXT: p20.region0#1 <-> p27#0: MayAlias
// CHECK-NEXT: p21#0 <-> p27#0: NoAlias
// CHECK-NEXT: p25#0 <-> p27#0: MayAlias
// CHECK-NEXT: p20#0 <-> p27#1: MayAlias
// CHECK-NEXT: p20.region0#0 <-> p27#1: MayAlias
// CHECK-NEXT: p20.region0#1 <-> p27#1: MayAlias
// CHECK-NEXT: p21#0 <-> p27#1: MayAlias
// CHECK-NEXT: p25#0 <-> p27#1: MayAlias
// CHECK-NEXT: p27#0 <-> p27#1: MayAlias
// CHECK-NEXT: p20#0 <-> p31#0: MayAlias
// CHECK-NEXT: p20.region0#0 <-> p31#0: MayAlias
// CHECK-NEXT: p20.region0#1 <-> p31#0: MayAlias
// CHECK-NEXT: p21#0 <-> p31#0: NoAlias
// CHECK-NEXT: p25#0 <-> p31#0: MayAlias
// CHECK-NEXT: p27#0 <-> p31#0: MustAlias
// CHECK-NEXT: p27#1 <-> p31#0: MayAlias
// CHECK-NEXT: p20#0 <-> p31#1: MayAlias
// CHECK-NEXT: p20.region0#0 <-> p31#1: MayAlias
// CHECK-NEXT: p20.region0#1 <-> p31#1: MayAlias
// CHECK-NEXT: p21#0 <-> p31#1: MayAlias
// CHECK-NEXT: p25#0 <-> p31#1: MayAlias
// CHECK-NEXT: p27#0 <-> p31#1: MayAlias
// CHECK-NEXT: p27#1 <-> p31#1: MayAlias
// CHECK-NEXT: p31#0 <-> p31#1: MayAlias
// CHECK-NEXT: Testing : "f3"
// CHECK-NEXT: Testing : "main"
