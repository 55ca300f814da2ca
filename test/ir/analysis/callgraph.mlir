// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-print-callgraph)' -o /dev/null 2>&1 | FileCheck %s

// Calls of known and unknown functions.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  scf.if %v1 {
    %v3 = scf.while (%v4 = %f0a) : (i32) -> i32 {
      scf.condition(%v1) {name = "m0"} %f0a : i32
    } do {
    ^bb0(%v5: i32):
      %v6 = arith.constant {tag = "t1", tag_name = "n1", name = "m1", test.ptr = "p1"} 0 : i32
      %v7 = arith.muli %v6, %v5 {tag = "t2", name = "m2"} : i32
      scf.yield {tag_name = "n3"} %v7 : i32
    } attributes {tag = "t4"}
    memref.store %v3, %f0m[] {name = "m5"} : memref<i32>
    %v8 = arith.muli %v3, %v3 {tag_name = "n6", test.ptr = "p6"} : i32
  } {tag_name = "n7", name = "m7", test.ptr = "p7"}
  %v9, %v10 = func.call @f0(%f0a, %f0m) {tag = "t8", tag_name = "n8"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v11 = memref.cast %f0m {tag_name = "n9", test.ptr = "p9"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v12 = memref.load %f0m[] {tag = "t10", name = "m10", test.ptr = "p10"} : memref<i32>
  memref.store %v12, %f0m[] {tag = "t11"} : memref<i32>
  cf.cond_br %v1, ^bb1(%f0a, %v10 : i32, memref<i32>), ^bb2(%v12, %v10 : i32, memref<i32>) {tag = "t12"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  memref.store %v9, %f0m[] {tag = "t13", name = "m13"} : memref<i32>
  cf.cond_br %v1, ^bb2(%f0x1, %f0m : i32, memref<i32>), ^bb1(%v9, %f0m : i32, memref<i32>) {test.ptr = "p14"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v13 = memref.alloc() {tag = "t15", name = "m15"} : memref<i32>
  %v14 = memref.alloca() {tag = "t16", tag_name = "n16", name = "m16", test.ptr = "p16"} : memref<i32>
  %v15 = memref.load %v14[] {tag = "t17", tag_name = "n17", name = "m17"} : memref<i32>
  memref.store %v9, %v14[] {name = "m18"} : memref<i32>
  cf.br ^bb2(%v12, %v10 : i32, memref<i32>) {tag = "t19", tag_name = "n19"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t20", tag_name = "n20", name = "m20"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = memref.alloc() {name = "m0", test.ptr = "p0"} : memref<i32>
  %v4 = arith.constant {tag = "t1", tag_name = "n1", name = "m1"} 2 : i32
  memref.store %v4, %v3[] {tag = "t2", name = "m2"} : memref<i32>
  %v5 = arith.cmpi slt, %f0a, %v4 {tag = "t3"} : i32
  %v6 = arith.constant {name = "m4"} false
  cf.br ^bb1(%v4, %f0m : i32, memref<i32>) {tag_name = "n5"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  memref.store %f0x1, %v3[] {tag_name = "n6"} : memref<i32>
  memref.store %v4, %f0m[] {tag = "t7", tag_name = "n7", name = "m7"} : memref<i32>
  %v7 = arith.muli %v4, %f0x1 {tag_name = "n8"} : i32
  %v8, %v9 = scf.if %v5 -> (i32, memref<i32>) {
    %v10 = arith.constant {name = "m9"} true
    %v11 = arith.constant {tag = "t10"} true
    scf.yield {tag_name = "n11"} %v4, %v3 : i32, memref<i32>
  } else {
    %v12 = arith.constant 2 : i32
    scf.yield {test.ptr = "p13"} %f0a, %f0y1 : i32, memref<i32>
  } {tag = "t14", name = "m14"}
  cf.cond_br %v1, ^bb2(%v4, %f0m : i32, memref<i32>), ^bb3(%v4, %f0y1 : i32, memref<i32>) {tag_name = "n15", name = "m15"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v13 = memref.alloc() {tag = "t16", name = "m16"} : memref<i32>
  cf.cond_br %v5, ^bb3(%f0a, %v13 : i32, memref<i32>), ^bb3(%v4, %f0m : i32, memref<i32>) {tag = "t17", name = "m17"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v14, %v15 = func.call @f0(%v4, %f0y3) {tag = "t18", name = "m18"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v16 = arith.constant {tag = "t19", tag_name = "n19"} 2 : i32
  cf.br ^bb4(%f0x3, %v3 : i32, memref<i32>) {tag = "t20", tag_name = "n20"}
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  %v17 = memref.load %f0y4[] {tag = "t21", test.ptr = "p21"} : memref<i32>
  %v18 = memref.load %f0y4[] {tag_name = "n22"} : memref<i32>
  %v19 = memref.cast %f0m {name = "m23", test.ptr = "p23"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  cf.cond_br %v5, ^bb5(%f0a, %f0m : i32, memref<i32>), ^bb4(%v18, %v3 : i32, memref<i32>) {tag = "t24", name = "m24"}
^bb5(%f0x5: i32, %f0y5: memref<i32>):
  cf.br ^bb2(%f0a, %v3 : i32, memref<i32>) {tag = "t25"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag_name = "n26"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
// -----

func.func @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.constant {tag = "t0", tag_name = "n0"} 1 : i32
  scf.if %v1 {
    %v4 = memref.load %f0m[] {tag = "t1", name = "m1"} : memref<i32>
  } else {
  } {tag = "t2", tag_name = "n2"}
  %v5 = arith.constant {test.ptr = "p3"} false
  %v6 = memref.cast %f0m {tag = "t4", tag_name = "n4"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  cf.br ^bb1(%v3, %f0m : i32, memref<i32>) {tag = "t5", name = "m5"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v7 = arith.cmpi slt, %v3, %f0x1 {tag_name = "n6", test.ptr = "p6"} : i32
  %v8 = scf.for %v9 = %v2 to %v2 step %v2 iter_args(%v10 = %f0m) -> (memref<i32>) {
    memref.store %f0x1, %v10[] {tag = "t7"} : memref<i32>
    scf.yield {tag = "t8", tag_name = "n8"} %v10 : memref<i32>
  } {tag = "t9"}
  cf.cond_br %v5, ^bb2(%v3, %f0m : i32, memref<i32>), ^bb3(%f0x1, %v8 : i32, memref<i32>) {tag = "t10"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v11 = arith.constant {test.ptr = "p11"} 2 : i32
  cf.br ^bb1(%v11, %f0m : i32, memref<i32>) {tag = "t12", name = "m12", test.ptr = "p12"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v12, %v13 = func.call @f0(%f0x3, %f0y3) {tag = "t13", name = "m13"} : (i32, memref<i32>) -> (i32, memref<i32>)
  %v14 = arith.addi %v12, %v12 {tag = "t14", test.ptr = "p14"} : i32
  %v15, %v16 = scf.if %v1 -> (i32, memref<i32>) {
    %v17 = arith.constant {tag = "t15", tag_name = "n15", test.ptr = "p15"} false
    %v18 = arith.constant {tag = "t16", name = "m16"} 0 : i32
    %v19 = arith.constant {tag_name = "n17", test.ptr = "p17"} false
    scf.yield {name = "m18"} %v12, %f0m : i32, memref<i32>
  } else {
    %v20 = arith.constant {tag_name = "n19", test.ptr = "p19"} true
    %v21 = memref.load %f0y3[] {tag = "t20", name = "m20"} : memref<i32>
    scf.yield {tag_name = "n21", test.ptr = "p21"} %v14, %f0m : i32, memref<i32>
  } {tag = "t22", tag_name = "n22"}
  %v22 = memref.load %f0m[] {name = "m23"} : memref<i32>
  cf.br ^bb4(%v12, %v13 : i32, memref<i32>) {test.ptr = "p24"}
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  %v23 = scf.for %v24 = %v2 to %v2 step %v2 iter_args(%v25 = %f0m) -> (memref<i32>) {
    %v26 = arith.muli %f0x4, %v3 {tag = "t25", tag_name = "n25", name = "m25"} : i32
    scf.yield {name = "m26", test.ptr = "p26"} %v25 : memref<i32>
  } {tag = "t27", tag_name = "n27", name = "m27", test.ptr = "p27"}
  return {tag = "t28", name = "m28", test.ptr = "p28"} %v3, %f0y4 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag_name = "n29"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)

// CHECK: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: // ---- CallGraph ----
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0", sym_visibility = "private"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0", sym_visibility = "private"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (), sym_name = "main"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0", sym_visibility = "private"}
// CHECK-NEXT: //
// CHECK-NEXT: // -- SCCs --
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0", sym_visibility = "private"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (), sym_name = "main"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :<External-Caller-Node>
// CHECK-EMPTY:
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: // ---- CallGraph ----
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (), sym_name = "main"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0"}
// CHECK-NEXT: //
// CHECK-NEXT: // -- SCCs --
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (), sym_name = "main"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :<External-Caller-Node>
// CHECK-EMPTY:
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: // ---- CallGraph ----
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (), sym_name = "main"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0"}
// CHECK-NEXT: //
// CHECK-NEXT: // -- SCCs --
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (), sym_name = "main"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :<External-Caller-Node>
// CHECK-EMPTY:
// CHECK-NEXT: // -------------------
