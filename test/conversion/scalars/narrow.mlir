// RUN: mlir-opt %s -spirv-emulate-narrow-ints 2>&1 | FileCheck %s

// Integers that the target lacks are extended where an operation depends on their high bits, and
// nowhere else.

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int16], []>, #spirv.resource_limits<>>} {
  // Sums, products and bitwise operations stay. Promises about their overflow go.
  // CHECK: remark: 'i8' is computed with 32 bits, because the target lacks the capability Int8
  // CHECK-LABEL: func @low
  // CHECK-NEXT: arith.addi %{{.*}}, %{{.*}} : i8
  // CHECK-NEXT: arith.muli %{{.*}} : i8
  // CHECK-NEXT: arith.xori
  // CHECK-NEXT: arith.constant 3
  // CHECK-NEXT: arith.shli %{{.*}} : i8
  // CHECK-NEXT: arith.trunci %{{.*}} : i8 to i1
  // CHECK-NEXT: return
  func.func @low(%a: i8, %b: i8) -> (i8, i1) {
    %0 = arith.addi %a, %b overflow<nsw> : i8
    %1 = arith.muli %0, %b : i8
    %2 = arith.xori %1, %a : i8
    %3 = arith.constant 3 : i8
    %4 = arith.shli %2, %3 overflow<nuw> : i8
    %5 = arith.trunci %4 : i8 to i1
    return %4, %5 : i8, i1
  }

  // The exponent of a power of floats has a sign.
  // CHECK-LABEL: func @exponent
  // CHECK-NEXT: %[[N:.*]] = arith.extsi %arg1 : i8 to i32
  // CHECK-NEXT: math.fpowi %arg0, %[[N]] : f32, i32
  func.func @exponent(%a: f32, %n: i8) -> f32 {
    %0 = math.fpowi %a, %n : f32, i8
    return %0 : f32
  }

  // Users of a value share its extension; a result that is extended already is not extended again.
  // CHECK-LABEL: func @shared
  // CHECK-SAME: (%[[A:.*]]: i8, %[[B:.*]]: i8)
  // CHECK-DAG: %[[AS:.*]] = arith.extsi %[[A]] : i8 to i32
  // CHECK-DAG: %[[BS:.*]] = arith.extsi %[[B]] : i8 to i32
  // CHECK: %[[Q:.*]] = arith.divsi %[[AS]], %[[BS]] : i32
  // CHECK-NEXT: %[[M:.*]] = arith.minsi %[[Q]], %[[AS]] : i32
  // CHECK-NEXT: return %[[M]] : i32
  func.func @shared(%a: i8, %b: i8) -> i32 {
    %q = arith.divsi %a, %b : i8
    %m = arith.minsi %q, %a : i8
    %e = arith.extsi %m : i8 to i32
    return %e : i32
  }

  // A signed result is extended anew for an unsigned use.
  // CHECK-LABEL: func @resigned
  // CHECK: %[[S:.*]] = arith.shrsi %{{.*}}, %{{.*}} : i32
  // CHECK-NEXT: %[[T:.*]] = arith.trunci %[[S]] : i32 to i8
  // CHECK-NEXT: %[[U:.*]] = arith.extui %[[T]] : i8 to i32
  // CHECK: arith.divui %[[U]],
  func.func @resigned(%a: i8, %b: i8) -> i8 {
    %s = arith.shrsi %a, %b : i8
    %d = arith.divui %s, %b : i8
    return %d : i8
  }

  // Comparisons, also for equality; conversions; an extension to a type that the target has.
  // CHECK-LABEL: func @consumers
  // CHECK: arith.cmpi eq, %{{.*}}, %{{.*}} : i32
  // CHECK: arith.cmpi sge, %{{.*}}, %{{.*}} : i32
  // CHECK: arith.uitofp %{{.*}} : i32 to f32
  // CHECK: arith.index_cast %{{.*}} : i32 to index
  // CHECK: arith.trunci %{{.*}} : i32 to i16
  func.func @consumers(%a: i8, %b: i8) -> (i1, i1, f32, index, i16) {
    %0 = arith.cmpi eq, %a, %b : i8
    %1 = arith.cmpi sge, %a, %b : i8
    %2 = arith.uitofp %a : i8 to f32
    %3 = arith.index_cast %a : i8 to index
    %4 = arith.extsi %a : i8 to i16
    return %0, %1, %2, %3, %4 : i1, i1, f32, index, i16
  }

  // A loop counts with 32 bits; what it carries stays narrow.
  // CHECK-LABEL: func @loop
  // CHECK-DAG: %[[L:.*]] = arith.extsi %arg0 : i8 to i32
  // CHECK-DAG: %[[U:.*]] = arith.extsi %arg1 : i8 to i32
  // CHECK: scf.for %[[I:.*]] = %[[L]] to %[[U]] step %{{.*}} iter_args(%[[A:.*]] = %arg0) -> (i8)
  // CHECK-NEXT: %[[T:.*]] = arith.trunci %[[I]] : i32 to i8
  // CHECK-NEXT: arith.addi %[[A]], %[[T]] : i8
  // CHECK-NEXT: arith.sitofp %[[I]] : i32 to f32
  // CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%{{.*}} = %arg0) -> (i8) {
  // CHECK-NEXT: scf.yield
  func.func @loop(%a: i8, %b: i8, %i: index) -> (i8, i8) {
    %c1 = arith.constant 1 : i8
    %r = scf.for %k = %a to %b step %c1 iter_args(%s = %a) -> i8 : i8 {
      %0 = arith.addi %s, %k : i8
      %f = arith.sitofp %k : i8 to f32
      scf.yield %0 : i8
    }
    %q = scf.for %k = %i to %i step %i iter_args(%s = %a) -> i8 {
      scf.yield %b : i8
    }
    return %r, %q : i8, i8
  }

  // What the target has stays as it is.
  // CHECK-LABEL: func @native
  // CHECK-NEXT: arith.divsi %{{.*}} : i16
  // CHECK-NEXT: arith.cmpi slt, %{{.*}} : i16
  // CHECK-NEXT: return
  func.func @native(%a: i16, %b: i16) -> i1 {
    %0 = arith.divsi %a, %b : i16
    %1 = arith.cmpi slt, %0, %b : i16
    return %1 : i1
  }

  // CHECK-LABEL: func @vectors
  // CHECK: arith.extui %{{.*}} : vector<4xi4> to vector<4xi32>
  // CHECK: arith.remui %{{.*}} : vector<4xi32>
  // CHECK: arith.trunci %{{.*}} : vector<4xi32> to vector<4xi4>
  // CHECK: vector.reduction <minsi>, %{{.*}} : vector<4xi32> into i32
  func.func @vectors(%a: vector<4xi4>, %b: vector<4xi4>) -> (vector<4xi4>, i4) {
    %0 = arith.remui %a, %b : vector<4xi4>
    %1 = vector.reduction <minsi>, %a : vector<4xi4> into i4
    %2 = vector.reduction <add>, %a : vector<4xi4> into i4
    return %0, %1 : vector<4xi4>, i4
  }
}
