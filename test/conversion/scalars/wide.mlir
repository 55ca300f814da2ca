// RUN: mlir-opt %s --split-input-file --pass-pipeline="builtin.module(func.func(spirv-expand-scalars))" --verify-diagnostics | FileCheck %s

// Numbers of 64 bits are a low and a high half, and vectors of two in memory.
// CHECK-LABEL: func @memory(%arg0: memref<8xvector<2xi32>>, %arg1: index, %arg2: memref<1xvector<2xi32>>)
// CHECK: %[[S:.*]] = memref.load %arg2[%c0
// CHECK: %[[SL:.*]] = vector.extract %[[S]][0]
// CHECK: %[[SH:.*]] = vector.extract %[[S]][1]
// CHECK: %[[A:.*]] = memref.load %arg0[%arg1] : memref<8xvector<2xi32>>
// CHECK: %[[AL:.*]] = vector.extract %[[A]][0]
// CHECK: %[[AH:.*]] = vector.extract %[[A]][1]
// CHECK: %[[L:.*]] = arith.addi %[[AL]], %[[SL]] : i32
// CHECK: %[[H:.*]] = arith.addi %[[AH]], %[[SH]] : i32
// CHECK: %[[C:.*]] = arith.cmpi ult, %[[L]], %[[AL]] : i32
// CHECK: %[[CARRY:.*]] = arith.extui %[[C]] : i1 to i32
// CHECK: %[[HIGH:.*]] = arith.addi %[[H]], %[[CARRY]] : i32
// CHECK: %[[R:.*]] = vector.from_elements %[[L]], %[[HIGH]] : vector<2xi32>
// CHECK: memref.store %[[R]], %arg0[%arg1]
// CHECK-NOT: i64
// expected-remark @+1 {{'i64' is computed as two numbers of 32 bits, because the target lacks the capability Int64}}
func.func @memory(%m: memref<8xi64>, %i: index, %s: i64) {
  %a = memref.load %m[%i] : memref<8xi64>
  %r = arith.addi %a, %s : i64
  memref.store %r, %m[%i] : memref<8xi64>
  return
}

// -----

// Control flow carries both halves, and vectors are two vectors.
// CHECK-LABEL: func @carried
// CHECK: arith.constant dense<[1, -1]> : vector<2xi32>
// CHECK: arith.constant dense<[0, 1]> : vector<2xi32>
// CHECK: scf.for {{.*}} -> (vector<2xi32>, vector<2xi32>)
// CHECK: arith.xori {{.*}} : vector<2xi32>
// CHECK: arith.xori {{.*}} : vector<2xi32>
// CHECK: scf.yield {{.*}} : vector<2xi32>, vector<2xi32>
// CHECK: vector.shuffle {{.*}} [1, 0]
// CHECK: vector.shuffle {{.*}} [1, 0]
// CHECK-NOT: i64
// expected-remark @+1 {{'i64' is computed as two numbers of 32 bits}}
func.func @carried(%m: memref<8xi64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<[1, 8589934591]> : vector<2xi64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v) -> vector<2xi64> {
    %b = arith.xori %a, %v : vector<2xi64>
    scf.yield %b : vector<2xi64>
  }
  %s = vector.shuffle %r, %r [1, 0] : vector<2xi64>, vector<2xi64>
  %e = vector.extract %s[0] : i64 from vector<2xi64>
  memref.store %e, %m[%c0] : memref<8xi64>
  return
}

// -----

// expected-remark @+1 {{'i64' is computed as two numbers of 32 bits}}
func.func @atomic(%m: memref<8xi64>, %i: index, %s: i64) {
  // expected-error @+1 {{'memref.atomic_rmw' op needs the capability Int64 for 'i64', which the target lacks: numbers, loads and stores of 'i64' do without it}}
  %r = memref.atomic_rmw addi %s, %m[%i] : (i64, memref<8xi64>) -> i64
  return
}

// -----

// expected-remark @+2 {{'i64' is computed as two numbers of 32 bits}}
// expected-error @+1 {{'func.func' op needs the capability Int64 for 'memref<8xvector<2xi64>>'}}
func.func @vectors(%m: memref<8xvector<2xi64>>) {
  return
}

// -----

memref.global "private" constant @table : memref<2xi64> = dense<1>
// expected-remark @+1 {{'i64' is computed as two numbers of 32 bits}}
func.func @global() {
  // expected-error @+1 {{'memref.get_global' op needs the capability Int64 for 'memref<2xi64>'}}
  %m = memref.get_global @table : memref<2xi64>
  return
}

// -----

// expected-remark @+1 {{'i64' is computed as two numbers of 32 bits}}
func.func @passed(%m: memref<8xi64>, %i: index, %s: i64) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op needs the capability Int64 for 'i64'}}
  %r = memref.generic_atomic_rmw %m[%i] : memref<8xi64> {
  ^bb0(%x: i64):
    memref.atomic_yield %x : i64
  }
  return
}

// -----

// A target with these integers keeps them.
// CHECK-LABEL: func @native
// CHECK: arith.addi {{.*}} : i64
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64], []>, #spirv.resource_limits<>>} {
  func.func @native(%s: i64) -> i64 {
    %r = arith.addi %s, %s : i64
    return %r : i64
  }
}

// -----

// expected-remark @+2 {{'i64' is computed as two numbers of 32 bits}}
// expected-error @+1 {{'func.func' op has branches, and only loops and conditionals can carry values}}
func.func @branches(%s: i64, %c: i1) {
  cf.br ^second
^first(%x: i64):
  %y = arith.addi %x, %s : i64
  return
^second:
  cf.br ^first(%s : i64)
}

// -----

// Halves that have the width of the result are the result. A number of f16 is rounded from f32, and one of f32
// is not converted again.
// CHECK-LABEL: func @narrower
// CHECK: %[[L:.*]] = vector.extract %{{.*}}[0] : i32
// CHECK-NOT: arith.trunci %[[L]] : i32 to i32
// CHECK: %[[B:.*]] = arith.trunci %[[L]] : i32 to i8
// CHECK: memref.store %[[L]], %arg1
// CHECK: memref.store %[[B]], %arg2
// expected-remark @+1 {{'i64' is computed as two numbers of 32 bits}}
func.func @narrower(%m: memref<8xi64>, %o: memref<8xi32>, %p: memref<8xi8>, %i: index) {
  %a = memref.load %m[%i] : memref<8xi64>
  %l = arith.trunci %a : i64 to i32
  %b = arith.trunci %a : i64 to i8
  memref.store %l, %o[%i] : memref<8xi32>
  memref.store %b, %p[%i] : memref<8xi8>
  return
}

// -----

// CHECK-LABEL: func @to_float
// CHECK: %[[F:.*]] = arith.select %{{.*}} : f32
// CHECK-NOT: arith.truncf
// CHECK: memref.store %[[F]], %arg1
// CHECK: %[[G:.*]] = arith.select %{{.*}} : f32
// CHECK: %[[H:.*]] = arith.truncf %[[G]] : f32 to f16
// CHECK: memref.store %[[H]], %arg2
// expected-remark @+1 {{'i64' is computed as two numbers of 32 bits}}
func.func @to_float(%m: memref<8xi64>, %o: memref<8xf32>, %p: memref<8xf16>, %i: index) {
  %a = memref.load %m[%i] : memref<8xi64>
  %f = arith.uitofp %a : i64 to f32
  memref.store %f, %o[%i] : memref<8xf32>
  %h = arith.uitofp %a : i64 to f16
  memref.store %h, %p[%i] : memref<8xf16>
  return
}

// -----

// A sum has overflowed if it is less than a summand: if its high half is, or its low half where the high
// halves are equal.
// CHECK-LABEL: func @overflow
// CHECK: %[[AL:.*]] = vector.extract %[[A:.*]][0]
// CHECK: %[[AL:.*]] = vector.extract %[[A:.*]][0]
// CHECK: %[[AH:.*]] = vector.extract %[[A]][1]
// CHECK: %[[L:.*]] = arith.addi %[[AL]], %{{.*}} : i32
// CHECK: %[[SUM:.*]] = arith.addi %{{.*}}, %{{.*}} : i32
// CHECK: %[[H:.*]] = arith.addi %[[SUM]], %{{.*}} : i32
// CHECK-NEXT: %[[SAME:.*]] = arith.cmpi eq, %[[H]], %[[AH]] : i32
// CHECK-NEXT: %[[LOW:.*]] = arith.cmpi ult, %[[L]], %[[AL]] : i32
// CHECK-NEXT: %[[HIGH:.*]] = arith.cmpi ult, %[[H]], %[[AH]] : i32
// CHECK-NEXT: %[[C:.*]] = arith.select %[[SAME]], %[[LOW]], %[[HIGH]] : i1
// CHECK: memref.store %[[C]], %arg1
// expected-remark @+1 {{'i64' is computed as two numbers of 32 bits}}
func.func @overflow(%m: memref<8xi64>, %o: memref<8xi1>, %i: index, %s: i64) {
  %a = memref.load %m[%i] : memref<8xi64>
  %r, %c = arith.addui_extended %a, %s : i64, i1
  memref.store %r, %m[%i] : memref<8xi64>
  memref.store %c, %o[%i] : memref<8xi1>
  return
}

// -----

// Nothing is said of what follows an error inside of a conditional.
// expected-remark @+1 {{'i64' is computed as two numbers of 32 bits}}
func.func @inside(%m: memref<8xi64>, %i: index, %v: i64, %c: i1) {
  scf.if %c {
    // expected-error @+1 {{'memref.atomic_rmw' op needs the capability Int64 for 'i64'}}
    %r = memref.atomic_rmw addi %v, %m[%i] : (i64, memref<8xi64>) -> i64
  }
  %s = memref.atomic_rmw addi %v, %m[%i] : (i64, memref<8xi64>) -> i64
  return
}
