// RUN: mlir-opt %s -split-input-file -allow-unregistered-dialect -mlir-disable-threading -pass-pipeline='builtin.module(test-print-callgraph)' -o /dev/null 2>&1 | FileCheck %s

// Calls of known and unknown functions.
// The expected text is that of mlir-opt-19.

func.func private @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = arith.subi %f0a, %f0a {tag_name = "n0", name = "m0", test.ptr = "p0"} : i32
  scf.if %v1 {
  } {tag_name = "n1"}
  %v4 = arith.constant {tag = "t2", tag_name = "n2", name = "m2"} 0 : i32
  memref.store %f0a, %f0m[] {tag = "t3", tag_name = "n3", name = "m3"} : memref<i32>
  %v5 = memref.alloca() {tag = "t4"} : memref<i32>
  %v6 = arith.muli %f0a, %f0a {tag_name = "n5", name = "m5", test.ptr = "p5"} : i32
  cf.cond_br %v1, ^bb1(%v4, %v5 : i32, memref<i32>), ^bb2(%f0a, %v5 : i32, memref<i32>) {tag = "t6", tag_name = "n6", name = "m6"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v7 = arith.constant {tag = "t7", name = "m7"} false
  %v8 = arith.constant {tag_name = "n8"} 2 : i32
  %v9 = memref.cast %f0y1 {tag = "t9", tag_name = "n9", test.ptr = "p9"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v10 = arith.addi %v3, %v8 {tag = "t10", name = "m10", test.ptr = "p10"} : i32
  return {tag_name = "n11", name = "m11"} %f0a, %v5 : i32, memref<i32>
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v11 = memref.load %v5[] {tag = "t12"} : memref<i32>
  %v12 = memref.load %f0m[] {tag_name = "n13", name = "m13", test.ptr = "p13"} : memref<i32>
  %v13 = arith.cmpi slt, %f0a, %v6 {name = "m14"} : i32
  cf.cond_br %v1, ^bb3(%v6, %v5 : i32, memref<i32>), ^bb4(%v6, %v5 : i32, memref<i32>) {tag = "t15", test.ptr = "p15"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v14 = arith.addi %v3, %f0a {tag = "t16"} : i32
  %v15 = scf.for %v16 = %v2 to %v2 step %v2 iter_args(%v17 = %f0y3) -> (memref<i32>) {
    memref.store %f0a, %v17[] {tag_name = "n17", test.ptr = "p17"} : memref<i32>
    scf.yield {tag_name = "n18", name = "m18"} %v17 : memref<i32>
  } {tag = "t19"}
  cf.cond_br %v1, ^bb5(%v3, %v5 : i32, memref<i32>), ^bb5(%v14, %f0y3 : i32, memref<i32>) {tag = "t20", tag_name = "n20"}
^bb4(%f0x4: i32, %f0y4: memref<i32>):
  %v18 = arith.constant {tag = "t21", name = "m21"} false
  cf.br ^bb5(%f0a, %f0m : i32, memref<i32>) {tag = "t22", name = "m22"}
^bb5(%f0x5: i32, %f0y5: memref<i32>):
  return {tag = "t23"} %v3, %v5 : i32, memref<i32>
}
func.func @f1(%f1a: i32, %f1m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v19 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v20 = arith.constant 3 : index
  memref.store %f1a, %f1m[] {name = "m24", test.ptr = "p24"} : memref<i32>
  cf.cond_br %v19, ^bb1(%f1a, %f1m : i32, memref<i32>), ^bb1(%f1a, %f1m : i32, memref<i32>) {tag = "t25", tag_name = "n25", test.ptr = "p25"}
^bb1(%f1x1: i32, %f1y1: memref<i32>):
  %v21 = scf.for %v22 = %v20 to %v20 step %v20 iter_args(%v23 = %f1m) -> (memref<i32>) {
    %v24 = arith.constant {tag = "t26", tag_name = "n26"} 0 : i32
    %v25 = memref.alloc() {tag = "t27", tag_name = "n27", name = "m27", test.ptr = "p27"} : memref<i32>
    scf.yield {tag = "t28"} %v23 : memref<i32>
  } {tag = "t29", tag_name = "n29", test.ptr = "p29"}
  %v26 = arith.constant {tag = "t30", tag_name = "n30"} 2 : i32
  cf.br ^bb1(%f1x1, %f1m : i32, memref<i32>)
}
func.func @f2(%f2a: i32, %f2m: memref<i32>) -> (i32, memref<i32>) {
  %v27 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v28 = arith.constant 3 : index
  scf.if %v27 {
    %v29 = arith.addi %f2a, %f2a {tag = "t32", tag_name = "n32"} : i32
  } else {
  } {test.ptr = "p33"}
  %v30 = arith.muli %f2a, %f2a {tag = "t34", name = "m34", test.ptr = "p34"} : i32
  memref.store %v30, %f2m[] {tag = "t35", name = "m35"} : memref<i32>
  %v31 = arith.constant {tag = "t36", tag_name = "n36"} true
  %v32 = memref.load %f2m[] {tag = "t37", name = "m37"} : memref<i32>
  cf.cond_br %v27, ^bb1(%v32, %f2m : i32, memref<i32>), ^bb1(%f2a, %f2m : i32, memref<i32>) {name = "m38"}
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  %v33 = arith.constant {tag = "t39"} 0 : i32
  %v34 = memref.load %f2m[] {tag = "t40", tag_name = "n40", name = "m40", test.ptr = "p40"} : memref<i32>
  cf.br ^bb2(%v33, %f2y1 : i32, memref<i32>) {tag = "t41", tag_name = "n41"}
^bb2(%f2x2: i32, %f2y2: memref<i32>):
  %v35 = memref.cast %f2y2 {tag = "t42", name = "m42"} : memref<i32> to memref<i32, strided<[], offset: ?>>
  cf.br ^bb3(%v32, %f2y2 : i32, memref<i32>) {tag = "t43", tag_name = "n43", test.ptr = "p43"}
^bb3(%f2x3: i32, %f2y3: memref<i32>):
  %v36 = arith.constant 2 : i32
  return {tag_name = "n45", test.ptr = "p45"} %v30, %f2y3 : i32, memref<i32>
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag = "t46", tag_name = "n46", name = "m46"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t47", tag_name = "n47", test.ptr = "p47"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {tag = "t48"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func @f0(%f0a: i32, %f0m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  cf.cond_br %v1, ^bb1(%f0a, %f0m : i32, memref<i32>), ^bb2(%f0a, %f0m : i32, memref<i32>) {tag = "t0", name = "m0"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  cf.br ^bb2(%f0x1, %f0y1 : i32, memref<i32>) {tag = "t1", tag_name = "n1", name = "m1"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v3 = memref.alloc() {tag = "t2", name = "m2"} : memref<i32>
  %v4 = memref.load %f0y2[] {tag = "t3", name = "m3"} : memref<i32>
  cf.br ^bb2(%v4, %f0m : i32, memref<i32>) {tag = "t4", name = "m4"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {tag_name = "n5"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)
// -----

func.func private @f0(%f0a: i32, %f0m: memref<i32>) -> (i32, memref<i32>) {
  %v1 = arith.cmpi eq, %f0a, %f0a {tag = "ef0"} : i32
  %v2 = arith.constant 3 : index
  %v3 = memref.load %f0m[] {tag = "t0", name = "m0", test.ptr = "p0"} : memref<i32>
  %v4, %v5 = func.call @ext(%f0a, %f0m) {tag = "t1", name = "m1"} : (i32, memref<i32>) -> (i32, memref<i32>)
  cf.cond_br %v1, ^bb1(%f0a, %v5 : i32, memref<i32>), ^bb2(%f0a, %f0m : i32, memref<i32>) {tag_name = "n2"}
^bb1(%f0x1: i32, %f0y1: memref<i32>):
  %v6, %v7 = func.call @f2(%f0x1, %f0m) : (i32, memref<i32>) -> (i32, memref<i32>)
  %v8 = arith.addi %v3, %v4 {tag = "t4"} : i32
  %v9 = arith.cmpi slt, %f0a, %f0a {tag = "t5", name = "m5"} : i32
  cf.br ^bb2(%v4, %f0m : i32, memref<i32>) {tag = "t6", tag_name = "n6", test.ptr = "p6"}
^bb2(%f0x2: i32, %f0y2: memref<i32>):
  %v10 = memref.alloc() {tag = "t7"} : memref<i32>
  cf.cond_br %v1, ^bb3(%f0a, %v5 : i32, memref<i32>), ^bb1(%f0x2, %f0y2 : i32, memref<i32>) {tag = "t8", tag_name = "n8"}
^bb3(%f0x3: i32, %f0y3: memref<i32>):
  %v11 = arith.muli %v4, %f0x3 {tag = "t9", test.ptr = "p9"} : i32
  %v12 = scf.for %v13 = %v2 to %v2 step %v2 iter_args(%v14 = %v5) -> (memref<i32>) {
    %v15 = scf.for %v16 = %v2 to %v2 step %v2 iter_args(%v17 = %v14) -> (memref<i32>) {
      memref.store %v3, %v17[] {tag = "t10", tag_name = "n10"} : memref<i32>
      scf.yield {tag = "t11", name = "m11"} %v14 : memref<i32>
    } {tag_name = "n12", name = "m12"}
    %v18 = scf.for %v19 = %v13 to %v13 step %v13 iter_args(%v20 = %f0y3) -> (memref<i32>) {
      %v21 = memref.load %f0y3[] {tag = "t13", test.ptr = "p13"} : memref<i32>
      %v22 = memref.alloc() {tag_name = "n14"} : memref<i32>
      scf.yield {tag_name = "n15"} %v20 : memref<i32>
    } {tag = "t16", tag_name = "n16", test.ptr = "p16"}
    scf.yield {tag_name = "n17", name = "m17"} %v14 : memref<i32>
  } {tag = "t18", name = "m18"}
  return {tag_name = "n19", name = "m19"} %v3, %f0y3 : i32, memref<i32>
}
func.func private @f1(%f1a: i32, %f1m: memref<i32>) -> (i32, memref<i32>) {
  %v23 = arith.cmpi eq, %f1a, %f1a {tag = "ef1"} : i32
  %v24 = arith.constant 3 : index
  %v25 = arith.constant {tag = "t20", name = "m20"} false
  memref.store %f1a, %f1m[] {tag_name = "n21"} : memref<i32>
  %v26 = arith.constant {tag = "t22", tag_name = "n22", name = "m22"} 0 : i32
  %v27 = arith.subi %v26, %f1a : i32
  return {tag = "t24", test.ptr = "p24"} %v26, %f1m : i32, memref<i32>
}
func.func private @f2(%f2a: i32, %f2m: memref<i32>) -> (i32, memref<i32>) {
  %v28 = arith.cmpi eq, %f2a, %f2a {tag = "ef2"} : i32
  %v29 = arith.constant 3 : index
  %v30 = arith.constant {tag = "t25", name = "m25"} 0 : i32
  memref.store %v30, %f2m[] {tag = "t26", name = "m26"} : memref<i32>
  %v31 = scf.for %v32 = %v29 to %v29 step %v29 iter_args(%v33 = %f2m) -> (memref<i32>) {
    scf.yield {tag = "t27", test.ptr = "p27"} %v33 : memref<i32>
  } {tag = "t28", name = "m28"}
  %v34 = scf.for %v35 = %v29 to %v29 step %v29 iter_args(%v36 = %v31) -> (memref<i32>) {
    %v37 = arith.constant {tag = "t29", name = "m29"} 2 : i32
    scf.yield {tag = "t30"} %f2m : memref<i32>
  }
  %v38 = arith.addi %f2a, %f2a {test.ptr = "p32"} : i32
  %v39 = arith.muli %v30, %v30 {tag = "t33", name = "m33"} : i32
  cf.br ^bb1(%v39, %f2m : i32, memref<i32>) {tag = "t34", tag_name = "n34"}
^bb1(%f2x1: i32, %f2y1: memref<i32>):
  %v40 = arith.constant {name = "m35"} 1 : i32
  %v41 = arith.constant {tag = "t36", test.ptr = "p36"} false
  %v42 = arith.constant {tag_name = "n37"} 2 : i32
  %v43 = arith.cmpi slt, %v38, %v39 {tag = "t38", tag_name = "n38", name = "m38"} : i32
  cf.br ^bb2(%v39, %v31 : i32, memref<i32>) {tag = "t39", name = "m39"}
^bb2(%f2x2: i32, %f2y2: memref<i32>):
  cf.cond_br %v28, ^bb3(%v38, %v34 : i32, memref<i32>), ^bb1(%f2x2, %f2y2 : i32, memref<i32>) {tag_name = "n40", test.ptr = "p40"}
^bb3(%f2x3: i32, %f2y3: memref<i32>):
  cf.br ^bb2(%v38, %v31 : i32, memref<i32>) {tag = "t41", tag_name = "n41"}
}
func.func private @f3(%f3a: i32, %f3m: memref<i32> {local_alias_analysis.restrict}) -> (i32, memref<i32>) {
  %v44 = arith.cmpi eq, %f3a, %f3a {tag = "ef3"} : i32
  %v45 = arith.constant 3 : index
  memref.store %f3a, %f3m[] {tag = "t42", tag_name = "n42"} : memref<i32>
  memref.store %f3a, %f3m[] {tag = "t43", name = "m43"} : memref<i32>
  %v46 = memref.load %f3m[] {tag = "t44", name = "m44"} : memref<i32>
  %v47 = scf.for %v48 = %v45 to %v45 step %v45 iter_args(%v49 = %f3m) -> (memref<i32>) {
    %v50 = arith.constant {tag = "t45", name = "m45"} true
    scf.yield {tag_name = "n46", test.ptr = "p46"} %v49 : memref<i32>
  } {name = "m47", test.ptr = "p47"}
  cf.cond_br %v44, ^bb1(%f3a, %f3m : i32, memref<i32>), ^bb2(%v46, %f3m : i32, memref<i32>) {tag = "t48", tag_name = "n48", name = "m48", test.ptr = "p48"}
^bb1(%f3x1: i32, %f3y1: memref<i32>):
  return {tag = "t49", tag_name = "n49", name = "m49"} %f3x1, %f3m : i32, memref<i32>
^bb2(%f3x2: i32, %f3y2: memref<i32>):
  cf.br ^bb2(%v46, %f3m : i32, memref<i32>) {tag = "t50", tag_name = "n50", name = "m50"}
}
func.func @main(%a: i32, %m: memref<i32>) {
  func.call @f0(%a, %m) {name = "m51", test.ptr = "p51"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f1(%a, %m) {tag = "t52", tag_name = "n52", name = "m52", test.ptr = "p52"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f2(%a, %m) {tag = "t53", tag_name = "n53"} : (i32, memref<i32>) -> (i32, memref<i32>)
  func.call @f3(%a, %m) {tag = "t54", tag_name = "n54"} : (i32, memref<i32>) -> (i32, memref<i32>)
  return
}
func.func private @ext(i32, memref<i32>) -> (i32, memref<i32>)

// CHECK: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: // ---- CallGraph ----
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0", sym_visibility = "private"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f1"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f2"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (), sym_name = "main"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0", sym_visibility = "private"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f1"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f2"}
// CHECK-NEXT: //
// CHECK-NEXT: // -- SCCs --
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0", sym_visibility = "private"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f1"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f2"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (), sym_name = "main"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :<External-Caller-Node>
// CHECK-EMPTY:
// CHECK-NEXT: // {{-+$}}
// CHECK-NEXT: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: // ---- CallGraph ----
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0"}
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
// CHECK-NEXT: // {{-+$}}
// CHECK-NEXT: Testing : <<NULL ATTRIBUTE>>
// CHECK-NEXT: // ---- CallGraph ----
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0", sym_visibility = "private"}
// CHECK-NEXT: // -- Call-Edge : <Unknown-Callee-Node>
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f2", sym_visibility = "private"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f1", sym_visibility = "private"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f2", sym_visibility = "private"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f3", sym_visibility = "private"}
// CHECK-NEXT: //
// CHECK-NEXT: // - Node : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (), sym_name = "main"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0", sym_visibility = "private"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f1", sym_visibility = "private"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f2", sym_visibility = "private"}
// CHECK-NEXT: // -- Call-Edge : 'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f3", sym_visibility = "private"}
// CHECK-NEXT: //
// CHECK-NEXT: // -- SCCs --
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :<Unknown-Callee-Node>
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f2", sym_visibility = "private"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f0", sym_visibility = "private"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f1", sym_visibility = "private"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {arg_attrs = [{}, {local_alias_analysis.restrict}], function_type = (i32, memref<i32>) -> (i32, memref<i32>), sym_name = "f3", sym_visibility = "private"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :'func.func' - Region #0 : {function_type = (i32, memref<i32>) -> (), sym_name = "main"}
// CHECK-EMPTY:
// CHECK-NEXT: // - SCC :
// CHECK-NEXT: // -- Node :<External-Caller-Node>
// CHECK-EMPTY:
// CHECK-NEXT: // {{-+$}}
