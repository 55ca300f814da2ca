// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(func.func(test-alias-analysis-modref))' -o /dev/null 2>&1 | FileCheck %s

// What operations do to the memory of values.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3, %v4 = func.call @f0(%f0a, %f0m) {tag = "t0", name = "m0"} : (i32, memref<i32>) -> (i32, memref<i32>)
  scf.if %v1 {
    %v5 = arith.constant {tag = "t1"} 0 : i32
  } else {
    memref.store %f0a, %v4[] {test.ptr = "p2"} : memref<i32>
  } {tag = "t3", tag_name = "n3", name = "m3"}
  %v6 = arith.cmpi slt, %f0a, %f0a : i32
  %v7 = arith.constant {tag = "t5", test.ptr = "p5"} 0 : i32
  cf.cond_br %v1, ^bb1(%f0a, %v4 : i32, memref<i32>), ^bb2(%v3, %v4 : i32, memref<i32>)
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v8 = arith.subi %v7, %f0x1 {tag_name = "n7"} : i32
  "x.unknown"() {tag = "t8", tag_name = "n8", name = "m8"} : () -> ()
  %v9 = arith.cmpi slt, %f0a, %f0a {name = "m9"} : i32
  return {tag_name = "n10", name = "m10"} %v7, %f0m : i32, memref<i32>
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v10 = arith.subi %v7, %v3 {tag = "t11", name = "m11"} : i32
  %v11 = arith.subi %f0x2, %v7 {tag_name = "n12"} : i32
  cf.cond_br %v1, ^bb3(%v10, %v4 : i32, memref<i32>), ^bb1(%f0a, %f0m : i32, memref<i32>) {tag = "t13", tag_name = "n13", test.ptr = "p13"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v12 = memref.alloc() {test.ptr = "p14"} : memref<i32>
  %v13 = memref.alloca() {tag_name = "n15", name = "m15", test.ptr = "p15"} : memref<i32>
  memref.store %v3, %v4[] {name = "m16"} : memref<i32>
  %v14 = arith.constant {tag = "t17", name = "m17"} 2 : i32
  cf.cond_br %v1, ^bb4(%v14, %v12 : i32, memref<i32>), ^bb2(%f0x3, %v4 : i32, memref<i32>) {name = "m18", test.ptr = "p18"}
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  %v15 = arith.muli %f0a, %f0a {tag = "t19", test.ptr = "p19"} : i32
  %v16, %v17 = func.call @ext(%v3, %f0y4) {tag = "t20"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v18, %v19 = scf.if %v1 -> (i32, memref<i32>) {
    scf.yield %v15, %v17 : i32, memref<i32>
  } else {
    %v20 = scf.for %v21 = %v2 to %v2 step %v2 iter_args(%v22 = %v17) -> (memref<i32>) {
      scf.yield {tag = "t22", name = "m22"} %v4 : memref<i32>
    } {name = "m23", test.ptr = "p23"}
    scf.yield {tag = "t24", tag_name = "n24"} %f0a, %v4 : i32, memref<i32>
  } {tag = "t25", tag_name = "n25"}
  return {tag = "t26", tag_name = "n26", name = "m26"} %v16, %v4 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t27"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.subi %f0a, %f0a {tag = "t0", name = "m0"} : i32
  "x.unknown"() {name = "m1"} : () -> ()
  %v4 = arith.constant {tag_name = "n2"} 2 : i32
  %v5 = memref.load %f0m[] {tag_name = "n3", test.ptr = "p3"} : memref<i32>
  %v6, %v7 = scf.if %v1 -> (i32, memref<i32>) {
    %v8 = memref.cast %f0m {tag = "t4", tag_name = "n4", test.ptr = "p4"} : memref<i32> to memref<i32, strided<[], offset: ?>>
    scf.yield {tag = "t5", tag_name = "n5"} %v3, %f0m : i32, memref<i32>
  } else {
    %v9 = memref.load %f0m[] {tag = "t6", test.ptr = "p6"} : memref<i32>
    scf.yield {tag = "t7", tag_name = "n7"} %f0a, %f0m : i32, memref<i32>
  }
  %v10 = arith.subi %v6, %v6 {name = "m9"} : i32
  return {tag = "t10"} %v5, %f0m : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v11 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v12 = arith.constant 3 : index
  cf.cond_br %v11, ^bb1(%f1a, %f1m : i32, memref<i32>), ^bb2(%f1a, %f1m : i32, memref<i32>)
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v13, %v14 = scf.if %v11 -> (i32, memref<i32>) {
    scf.yield {tag = "t12", tag_name = "n12", name = "m12"} %f1a, %f1m : i32, memref<i32>
  } else {
    %v15 = arith.constant {tag = "t13", tag_name = "n13"} 0 : i32
    %v16 = memref.load %f1y1[] {tag = "t14", test.ptr = "p14"} : memref<i32>
    scf.yield {tag = "t15"} %f1x1, %f1m : i32, memref<i32>
  } {tag_name = "n16", name = "m16", test.ptr = "p16"}
  %v17 = scf.for %v18 = %v12 to %v12 step %v12 iter_args(%v19 = %f1y1) -> (memref<i32>) {
    %v20 = arith.addi %f1x1, %f1a {tag_name = "n17", name = "m17"} : i32
    %v21 = memref.load %f1y1[] {tag = "t18", name = "m18"} : memref<i32>
    scf.yield {tag = "t19", tag_name = "n19", name = "m19"} %f1y1 : memref<i32>
  } {tag = "t20", name = "m20"}
  return {tag = "t21", tag_name = "n21", name = "m21"} %f1x1, %v17 : i32, memref<i32>
^bb2(%f1x2: i32, %f1y2: memref<i32>):
  memref.store %f1a, %f1m[] {name = "m22"} : memref<i32>
  %v22 = arith.constant {tag = "t23", tag_name = "n23"} 1 : i32
  cf.cond_br %v11, ^bb3(%v22, %f1y2 : i32, memref<i32>), ^bb5(%f1x2, %f1m : i32, memref<i32>) {tag = "t24", name = "m24"}
^bb3(%f1x3: i32, %f1y3: memref<i32>):
  %v23, %v24 = func.call @f0(%f1a, %f1y3) {name = "m25"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v25 = arith.constant {tag = "t26", name = "m26", test.ptr = "p26"} 1 : i32
  cf.cond_br %v11, ^bb4(%f1a, %f1m : i32, memref<i32>), ^bb2(%f1a, %v24 : i32, memref<i32>) {tag = "t27", name = "m27"}
^bb4(%f1x4: i32, %f1y4: memref<i32>):
  %v26 = arith.muli %f1x4, %f1x4 {tag = "t28"} : i32
  memref.store %f1a, %f1m[] {tag = "t29", tag_name = "n29", test.ptr = "p29"} : memref<i32>
  %v27, %v28 = scf.if %v11 -> (i32, memref<i32>) {
    %v29 = arith.cmpi slt, %f1a, %f1a {tag = "t30", name = "m30"} : i32
    scf.yield {tag_name = "n31", name = "m31", test.ptr = "p31"} %f1x4, %f1y4 : i32, memref<i32>
  } else {
    %v30 = scf.for %v31 = %v12 to %v12 step %v12 iter_args(%v32 = %f1m) -> (memref<i32>) {
      %v33, %v34 = func.call @f1(%v26, %f1m) {tag = "t32", tag_name = "n32", test.ptr = "p32"} : (i32, memref<i32>) -> (i32, memref<i32>)
      %v35, %v36 = func.call @f1(%v26, %v32) {tag_name = "n33", name = "m33"} : (i32, memref<i32>) -> (i32, memref<i32>)
      scf.yield {tag = "t34", tag_name = "n34", name = "m34"} %v36 : memref<i32>
    } {tag = "t35", name = "m35", test.ptr = "p35"}
    %v37 = memref.alloca() {tag_name = "n36"} : memref<i32>
    scf.yield {tag = "t37", tag_name = "n37", name = "m37", test.ptr = "p37"} %f1a, %v37 : i32, memref<i32>
  }
  cf.br ^bb5(%f1a, %v28 : i32, memref<i32>) {tag = "t39", tag_name = "n39", name = "m39", test.ptr = "p39"}
^bb5(%f1x5: i32, %f1y5: memref<i32>):
  memref.store %f1a, %f1m[] {name = "m40"} : memref<i32>
  memref.store %f1x5, %f1m[] {tag = "t41"} : memref<i32>
  cf.br ^bb5(%f1a, %f1m : i32, memref<i32>) {tag_name = "n42", name = "m42"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {name = "m43"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = scf.for %v4 = %v2 to %v2 step %v2 iter_args(%v5 = %f0m) -> (memref<i32>) {
    %v6, %v7 = scf.if %v1 -> (i32, memref<i32>) {
      %v8 = memref.cast %f0m {tag = "t0", tag_name = "n0", name = "m0"} : memref<i32> to memref<i32, strided<[], offset: ?>>
      %v9 = arith.constant {tag = "t1", tag_name = "n1", test.ptr = "p1"} 0 : i32
      scf.yield {tag = "t2", name = "m2"} %v9, %v5 : i32, memref<i32>
    } else {
      scf.if %v1 {
        %v10 = arith.subi %f0a, %f0a {tag = "t3"} : i32
        %v11 = memref.alloca() {tag = "t4", tag_name = "n4"} : memref<i32>
        %v12 = memref.alloc() {name = "m5"} : memref<i32>
      } else {
      } {tag_name = "n6", test.ptr = "p6"}
      %v13 = memref.load %v5[] {tag = "t7", tag_name = "n7", name = "m7"} : memref<i32>
      "x.unknown"() : () -> ()
      scf.yield {tag_name = "n9", name = "m9", test.ptr = "p9"} %v13, %v5 : i32, memref<i32>
    } {tag_name = "n10", name = "m10", test.ptr = "p10"}
    %v14 = arith.muli %v6, %v6 {tag_name = "n11"} : i32
    scf.yield {tag_name = "n12"} %v5 : memref<i32>
  } {tag = "t13", name = "m13"}
  %v15 = arith.muli %f0a, %f0a {tag = "t14", tag_name = "n14", test.ptr = "p14"} : i32
  %v16 = scf.while (%v17 = %f0a) : (i32) -> i32 {
    %v19, %v20 = scf.if %v1 -> (i32, memref<i32>) {
      scf.yield %v15, %f0m : i32, memref<i32>
    } else {
      %v21, %v22 = func.call @ext(%v15, %f0m) {tag = "t16", tag_name = "n16", name = "m16", test.ptr = "p16"} : (i32, memref<i32>) -> (i32, memref<i32>)
      %v23 = memref.load %v3[] {tag = "t17", tag_name = "n17"} : memref<i32>
      scf.yield %v17, %v3 : i32, memref<i32>
    } {tag_name = "n19"}
    memref.store %v15, %v3[] {tag = "t20", name = "m20"} : memref<i32>
    scf.condition(%v1) {tag = "t21", name = "m21"} %v17 : i32
  } do {
  ^bb0(%v18: i32):
    %v24 = arith.constant {tag = "t22"} 0 : i32
    scf.yield {tag = "t23", name = "m23"} %v18 : i32
  } attributes {tag = "t24", tag_name = "n24"}
  %v25 = arith.constant {tag_name = "n25", name = "m25", test.ptr = "p25"} false
  %v26 = arith.cmpi slt, %f0a, %v16 {name = "m26"} : i32
  %v27 = memref.load %v3[] {tag = "t27"} : memref<i32>
  cf.cond_br %v25, ^bb1(%v16, %f0m : i32, memref<i32>), ^bb1(%v15, %v3 : i32, memref<i32>) {tag_name = "n28", name = "m28"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v28, %v29 = scf.if %v1 -> (i32, memref<i32>) {
    %v30 = arith.constant {tag = "t29", name = "m29"} true
    %v31 = memref.load %v3[] {tag = "t30"} : memref<i32>
    scf.yield {tag_name = "n31", name = "m31"} %v15, %f0y1 : i32, memref<i32>
  } else {
    memref.store %v16, %v3[] {tag_name = "n32", name = "m32"} : memref<i32>
    %v32, %v33 = func.call @ext(%f0x1, %f0m) {tag = "t33", name = "m33"} : (i32, memref<i32>) -> (i32, memref<i32>)
    %v34 = scf.while (%v35 = %f0x1) : (i32) -> i32 {
      scf.condition(%v25) {tag = "t34"} %v32 : i32
    } do {
    ^bb0(%v36: i32):
      %v37 = scf.for %v38 = %v2 to %v2 step %v2 iter_args(%v39 = %v33) -> (memref<i32>) {
        %v40 = memref.cast %f0m {tag_name = "n35"} : memref<i32> to memref<i32, strided<[], offset: ?>>
        scf.yield {tag = "t36", tag_name = "n36", test.ptr = "p36"} %f0y1 : memref<i32>
      } {tag = "t37"}
      %v41 = arith.muli %v15, %v16 {tag = "t38", tag_name = "n38"} : i32
      scf.yield %v36 : i32
    } attributes {tag = "t40", name = "m40"}
    scf.yield {tag_name = "n41", name = "m41"} %v15, %v3 : i32, memref<i32>
  } {name = "m42", test.ptr = "p42"}
  cf.br ^bb1(%v27, %f0m : i32, memref<i32>) {tag = "t43", test.ptr = "p43"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)

// CHECK: Testing : "f0"
// CHECK-NEXT: p2 -> p5#0: Mod
// CHECK-NEXT: p5 -> p5#0: NoModRef
// CHECK-NEXT: p13 -> p5#0: NoModRef
// CHECK-NEXT: p14 -> p5#0: NoModRef
// CHECK-NEXT: p15 -> p5#0: NoModRef
// CHECK-NEXT: p18 -> p5#0: NoModRef
// CHECK-NEXT: p19 -> p5#0: NoModRef
// CHECK-NEXT: p23 -> p5#0: ModRef
// CHECK-NEXT: p2 -> p14#0: Mod
// CHECK-NEXT: p5 -> p14#0: NoModRef
// CHECK-NEXT: p13 -> p14#0: NoModRef
// CHECK-NEXT: p14 -> p14#0: NoModRef
// CHECK-NEXT: p15 -> p14#0: NoModRef
// CHECK-NEXT: p18 -> p14#0: NoModRef
// CHECK-NEXT: p19 -> p14#0: NoModRef
// CHECK-NEXT: p23 -> p14#0: ModRef
// CHECK-NEXT: p2 -> p15#0: Mod
// CHECK-NEXT: p5 -> p15#0: NoModRef
// CHECK-NEXT: p13 -> p15#0: NoModRef
// CHECK-NEXT: p14 -> p15#0: NoModRef
// CHECK-NEXT: p15 -> p15#0: NoModRef
// CHECK-NEXT: p18 -> p15#0: NoModRef
// CHECK-NEXT: p19 -> p15#0: NoModRef
// CHECK-NEXT: p23 -> p15#0: ModRef
// CHECK-NEXT: p2 -> p19#0: Mod
// CHECK-NEXT: p5 -> p19#0: NoModRef
// CHECK-NEXT: p13 -> p19#0: NoModRef
// CHECK-NEXT: p14 -> p19#0: NoModRef
// CHECK-NEXT: p15 -> p19#0: NoModRef
// CHECK-NEXT: p18 -> p19#0: NoModRef
// CHECK-NEXT: p19 -> p19#0: NoModRef
// CHECK-NEXT: p23 -> p19#0: ModRef
// CHECK-NEXT: p2 -> p23#0: Mod
// CHECK-NEXT: p5 -> p23#0: NoModRef
// CHECK-NEXT: p13 -> p23#0: NoModRef
// CHECK-NEXT: p14 -> p23#0: NoModRef
// CHECK-NEXT: p15 -> p23#0: NoModRef
// CHECK-NEXT: p18 -> p23#0: NoModRef
// CHECK-NEXT: p19 -> p23#0: NoModRef
// CHECK-NEXT: p23 -> p23#0: ModRef
// CHECK-NEXT: p2 -> p23.region0#0: Mod
// CHECK-NEXT: p5 -> p23.region0#0: NoModRef
// CHECK-NEXT: p13 -> p23.region0#0: NoModRef
// CHECK-NEXT: p14 -> p23.region0#0: NoModRef
// CHECK-NEXT: p15 -> p23.region0#0: NoModRef
// CHECK-NEXT: p18 -> p23.region0#0: NoModRef
// CHECK-NEXT: p19 -> p23.region0#0: NoModRef
// CHECK-NEXT: p23 -> p23.region0#0: ModRef
// CHECK-NEXT: p2 -> p23.region0#1: Mod
// CHECK-NEXT: p5 -> p23.region0#1: NoModRef
// CHECK-NEXT: p13 -> p23.region0#1: NoModRef
// CHECK-NEXT: p14 -> p23.region0#1: NoModRef
// CHECK-NEXT: p15 -> p23.region0#1: NoModRef
// CHECK-NEXT: p18 -> p23.region0#1: NoModRef
// CHECK-NEXT: p19 -> p23.region0#1: NoModRef
// CHECK-NEXT: p23 -> p23.region0#1: ModRef
// CHECK-NEXT: Testing : "main"
// CHECK-NEXT: Testing : "ext"
// CHECK-NEXT: Testing : "f0"
// CHECK-NEXT: p3 -> p3#0: Ref
// CHECK-NEXT: p4 -> p3#0: NoModRef
// CHECK-NEXT: p6 -> p3#0: Ref
// CHECK-NEXT: p3 -> p4#0: Ref
// CHECK-NEXT: p4 -> p4#0: NoModRef
// CHECK-NEXT: p6 -> p4#0: Ref
// CHECK-NEXT: p3 -> p6#0: Ref
// CHECK-NEXT: p4 -> p6#0: NoModRef
// CHECK-NEXT: p6 -> p6#0: Ref
// CHECK-NEXT: Testing : "f1"
// CHECK-NEXT: p14 -> p14#0: Ref
// CHECK-NEXT: p16 -> p14#0: ModRef
// CHECK-NEXT: p26 -> p14#0: NoModRef
// CHECK-NEXT: p29 -> p14#0: Mod
// CHECK-NEXT: p31 -> p14#0: NoModRef
// CHECK-NEXT: p32 -> p14#0: ModRef
// CHECK-NEXT: p35 -> p14#0: ModRef
// CHECK-NEXT: p37 -> p14#0: NoModRef
// CHECK-NEXT: p39 -> p14#0: NoModRef
// CHECK-NEXT: p14 -> p16#0: Ref
// CHECK-NEXT: p16 -> p16#0: ModRef
// CHECK-NEXT: p26 -> p16#0: NoModRef
// CHECK-NEXT: p29 -> p16#0: Mod
// CHECK-NEXT: p31 -> p16#0: NoModRef
// CHECK-NEXT: p32 -> p16#0: ModRef
// CHECK-NEXT: p35 -> p16#0: ModRef
// CHECK-NEXT: p37 -> p16#0: NoModRef
// CHECK-NEXT: p39 -> p16#0: NoModRef
// CHECK-NEXT: p14 -> p16#1: Ref
// CHECK-NEXT: p16 -> p16#1: ModRef
// CHECK-NEXT: p26 -> p16#1: NoModRef
// CHECK-NEXT: p29 -> p16#1: Mod
// CHECK-NEXT: p31 -> p16#1: NoModRef
// CHECK-NEXT: p32 -> p16#1: ModRef
// CHECK-NEXT: p35 -> p16#1: ModRef
// CHECK-NEXT: p37 -> p16#1: NoModRef
// CHECK-NEXT: p39 -> p16#1: NoModRef
// CHECK-NEXT: p14 -> p26#0: Ref
// CHECK-NEXT: p16 -> p26#0: ModRef
// CHECK-NEXT: p26 -> p26#0: NoModRef
// CHECK-NEXT: p29 -> p26#0: Mod
// CHECK-NEXT: p31 -> p26#0: NoModRef
// CHECK-NEXT: p32 -> p26#0: ModRef
// CHECK-NEXT: p35 -> p26#0: ModRef
// CHECK-NEXT: p37 -> p26#0: NoModRef
// CHECK-NEXT: p39 -> p26#0: NoModRef
// CHECK-NEXT: p14 -> p32#0: Ref
// CHECK-NEXT: p16 -> p32#0: ModRef
// CHECK-NEXT: p26 -> p32#0: NoModRef
// CHECK-NEXT: p29 -> p32#0: Mod
// CHECK-NEXT: p31 -> p32#0: NoModRef
// CHECK-NEXT: p32 -> p32#0: ModRef
// CHECK-NEXT: p35 -> p32#0: ModRef
// CHECK-NEXT: p37 -> p32#0: NoModRef
// CHECK-NEXT: p39 -> p32#0: NoModRef
// CHECK-NEXT: p14 -> p32#1: Ref
// CHECK-NEXT: p16 -> p32#1: ModRef
// CHECK-NEXT: p26 -> p32#1: NoModRef
// CHECK-NEXT: p29 -> p32#1: Mod
// CHECK-NEXT: p31 -> p32#1: NoModRef
// CHECK-NEXT: p32 -> p32#1: ModRef
// CHECK-NEXT: p35 -> p32#1: ModRef
// CHECK-NEXT: p37 -> p32#1: NoModRef
// CHECK-NEXT: p39 -> p32#1: NoModRef
// CHECK-NEXT: p14 -> p35#0: Ref
// CHECK-NEXT: p16 -> p35#0: ModRef
// CHECK-NEXT: p26 -> p35#0: NoModRef
// CHECK-NEXT: p29 -> p35#0: Mod
// CHECK-NEXT: p31 -> p35#0: NoModRef
// CHECK-NEXT: p32 -> p35#0: ModRef
// CHECK-NEXT: p35 -> p35#0: ModRef
// CHECK-NEXT: p37 -> p35#0: NoModRef
// CHECK-NEXT: p39 -> p35#0: NoModRef
// CHECK-NEXT: p14 -> p35.region0#0: Ref
// CHECK-NEXT: p16 -> p35.region0#0: ModRef
// CHECK-NEXT: p26 -> p35.region0#0: NoModRef
// CHECK-NEXT: p29 -> p35.region0#0: Mod
// CHECK-NEXT: p31 -> p35.region0#0: NoModRef
// CHECK-NEXT: p32 -> p35.region0#0: ModRef
// CHECK-NEXT: p35 -> p35.region0#0: ModRef
// CHECK-NEXT: p37 -> p35.region0#0: NoModRef
// CHECK-NEXT: p39 -> p35.region0#0: NoModRef
// CHECK-NEXT: p14 -> p35.region0#1: Ref
// CHECK-NEXT: p16 -> p35.region0#1: ModRef
// CHECK-NEXT: p26 -> p35.region0#1: NoModRef
// CHECK-NEXT: p29 -> p35.region0#1: Mod
// CHECK-NEXT: p31 -> p35.region0#1: NoModRef
// CHECK-NEXT: p32 -> p35.region0#1: ModRef
// CHECK-NEXT: p35 -> p35.region0#1: ModRef
// CHECK-NEXT: p37 -> p35.region0#1: NoModRef
// CHECK-NEXT: p39 -> p35.region0#1: NoModRef
// CHECK-NEXT: Testing : "main"
// CHECK-NEXT: Testing : "f0"
// CHECK-NEXT: p1 -> p1#0: NoModRef
// CHECK-NEXT: p6 -> p1#0: ModRef
// CHECK-NEXT: p9 -> p1#0: NoModRef
// CHECK-NEXT: p10 -> p1#0: ModRef
// CHECK-NEXT: p14 -> p1#0: NoModRef
// CHECK-NEXT: p16 -> p1#0: ModRef
// CHECK-NEXT: p25 -> p1#0: NoModRef
// CHECK-NEXT: p36 -> p1#0: NoModRef
// CHECK-NEXT: p42 -> p1#0: ModRef
// CHECK-NEXT: p43 -> p1#0: NoModRef
// CHECK-NEXT: p1 -> p10#0: NoModRef
// CHECK-NEXT: p6 -> p10#0: ModRef
// CHECK-NEXT: p9 -> p10#0: NoModRef
// CHECK-NEXT: p10 -> p10#0: ModRef
// CHECK-NEXT: p14 -> p10#0: NoModRef
// CHECK-NEXT: p16 -> p10#0: ModRef
// CHECK-NEXT: p25 -> p10#0: NoModRef
// CHECK-NEXT: p36 -> p10#0: NoModRef
// CHECK-NEXT: p42 -> p10#0: ModRef
// CHECK-NEXT: p43 -> p10#0: NoModRef
// CHECK-NEXT: p1 -> p10#1: NoModRef
// CHECK-NEXT: p6 -> p10#1: ModRef
// CHECK-NEXT: p9 -> p10#1: NoModRef
// CHECK-NEXT: p10 -> p10#1: ModRef
// CHECK-NEXT: p14 -> p10#1: NoModRef
// CHECK-NEXT: p16 -> p10#1: ModRef
// CHECK-NEXT: p25 -> p10#1: NoModRef
// CHECK-NEXT: p36 -> p10#1: NoModRef
// CHECK-NEXT: p42 -> p10#1: ModRef
// CHECK-NEXT: p43 -> p10#1: NoModRef
// CHECK-NEXT: p1 -> p14#0: NoModRef
// CHECK-NEXT: p6 -> p14#0: ModRef
// CHECK-NEXT: p9 -> p14#0: NoModRef
// CHECK-NEXT: p10 -> p14#0: ModRef
// CHECK-NEXT: p14 -> p14#0: NoModRef
// CHECK-NEXT: p16 -> p14#0: ModRef
// CHECK-NEXT: p25 -> p14#0: NoModRef
// CHECK-NEXT: p36 -> p14#0: NoModRef
// CHECK-NEXT: p42 -> p14#0: ModRef
// CHECK-NEXT: p43 -> p14#0: NoModRef
// CHECK-NEXT: p1 -> p16#0: NoModRef
// CHECK-NEXT: p6 -> p16#0: ModRef
// CHECK-NEXT: p9 -> p16#0: NoModRef
// CHECK-NEXT: p10 -> p16#0: ModRef
// CHECK-NEXT: p14 -> p16#0: NoModRef
// CHECK-NEXT: p16 -> p16#0: ModRef
// CHECK-NEXT: p25 -> p16#0: NoModRef
// CHECK-NEXT: p36 -> p16#0: NoModRef
// CHECK-NEXT: p42 -> p16#0: ModRef
// CHECK-NEXT: p43 -> p16#0: NoModRef
// CHECK-NEXT: p1 -> p16#1: NoModRef
// CHECK-NEXT: p6 -> p16#1: ModRef
// CHECK-NEXT: p9 -> p16#1: NoModRef
// CHECK-NEXT: p10 -> p16#1: ModRef
// CHECK-NEXT: p14 -> p16#1: NoModRef
// CHECK-NEXT: p16 -> p16#1: ModRef
// CHECK-NEXT: p25 -> p16#1: NoModRef
// CHECK-NEXT: p36 -> p16#1: NoModRef
// CHECK-NEXT: p42 -> p16#1: ModRef
// CHECK-NEXT: p43 -> p16#1: NoModRef
// CHECK-NEXT: p1 -> p25#0: NoModRef
// CHECK-NEXT: p6 -> p25#0: ModRef
// CHECK-NEXT: p9 -> p25#0: NoModRef
// CHECK-NEXT: p10 -> p25#0: ModRef
// CHECK-NEXT: p14 -> p25#0: NoModRef
// CHECK-NEXT: p16 -> p25#0: ModRef
// CHECK-NEXT: p25 -> p25#0: NoModRef
// CHECK-NEXT: p36 -> p25#0: NoModRef
// CHECK-NEXT: p42 -> p25#0: ModRef
// CHECK-NEXT: p43 -> p25#0: NoModRef
// CHECK-NEXT: p1 -> p42#0: NoModRef
// CHECK-NEXT: p6 -> p42#0: ModRef
// CHECK-NEXT: p9 -> p42#0: NoModRef
// CHECK-NEXT: p10 -> p42#0: ModRef
// CHECK-NEXT: p14 -> p42#0: NoModRef
// CHECK-NEXT: p16 -> p42#0: ModRef
// CHECK-NEXT: p25 -> p42#0: NoModRef
// CHECK-NEXT: p36 -> p42#0: NoModRef
// CHECK-NEXT: p42 -> p42#0: ModRef
// CHECK-NEXT: p43 -> p42#0: NoModRef
// CHECK-NEXT: p1 -> p42#1: NoModRef
// CHECK-NEXT: p6 -> p42#1: ModRef
// CHECK-NEXT: p9 -> p42#1: NoModRef
// CHECK-NEXT: p10 -> p42#1: ModRef
// CHECK-NEXT: p14 -> p42#1: NoModRef
// CHECK-NEXT: p16 -> p42#1: ModRef
// CHECK-NEXT: p25 -> p42#1: NoModRef
// CHECK-NEXT: p36 -> p42#1: NoModRef
// CHECK-NEXT: p42 -> p42#1: ModRef
// CHECK-NEXT: p43 -> p42#1: NoModRef
// CHECK-NEXT: Testing : "main"
// CHECK-NEXT: Testing : "ext"
