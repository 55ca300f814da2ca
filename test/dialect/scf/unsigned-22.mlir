// RUN: mlir-opt --mlir-version=22 %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s | FileCheck %s --check-prefix=OLD
// RUN: mlir-opt --mlir-version=22 %s -convert-scf-to-cf | FileCheck %s --check-prefix=CF
// RUN: mlir-opt --mlir-version=22 %s -scf-for-to-while | FileCheck %s --check-prefix=WHILE
// RUN: mlir-opt --mlir-version=22 %s -canonicalize | FileCheck %s --check-prefix=CANON

// Less among unsigned numbers is less among signed ones with the other sign.

// CHECK-LABEL: func @count
// OLD-LABEL: func @count
// CF-LABEL: func @count
// WHILE-LABEL: func @count
func.func @count(%n: i32, %x: f32) -> f32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  // CHECK: scf.for unsigned %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%{{.*}} = %{{.*}}) -> (f32)  : i32 {
  // GENERIC: "scf.for"(%{{.*}}) <{unsignedCmp}>
  // OLD: %[[MIN:.*]] = arith.constant -2147483648 : i32
  // OLD: %[[L:.*]] = arith.xori %{{.*}}, %[[MIN]] : i32
  // OLD: %[[U:.*]] = arith.xori %{{.*}}, %[[MIN]] : i32
  // OLD: scf.for %[[J:.*]] = %[[L]] to %[[U]] step
  // OLD: %[[I:.*]] = arith.xori %[[J]], %[[MIN]] : i32
  // OLD: arith.uitofp %[[I]]
  // CF: arith.cmpi ult
  // WHILE: arith.cmpi ult
  %r = scf.for unsigned %i = %zero to %n step %one iter_args(%a = %x) -> (f32) : i32 {
    %f = arith.uitofp %i : i32 to f32
    %s = arith.addf %a, %f : f32
    scf.yield %s : f32
  }
  return %r : f32
}

// A loop from 1 to 2^32 - 1 iterates. One from 2^32 - 1 to 1 does not, but the folds of signed numbers must not say so.

// CANON-LABEL: func @bounds
// CANON: scf.for unsigned
// CANON: scf.for unsigned
func.func @bounds(%m: memref<4xi32>, %i: index) {
  %one = arith.constant 1 : i32
  %most = arith.constant -1 : i32
  scf.for unsigned %j = %one to %most step %one : i32 {
    memref.store %j, %m[%i] : memref<4xi32>
  }
  scf.for unsigned %j = %one to %most step %most : i32 {
    memref.store %j, %m[%i] : memref<4xi32>
  }
  return
}

// CHECK-LABEL: func @keeps
// OLD-LABEL: func @keeps
// CANON-LABEL: func @keeps
func.func @keeps(%n: i32) -> i32 {
  // CHECK: scf.execute_region -> i32 no_inline {
  // GENERIC: "scf.execute_region"() <{no_inline}>
  // OLD: scf.execute_region -> i32 {
  // CANON: scf.execute_region -> i32 no_inline {
  %r = scf.execute_region -> i32 no_inline {
    scf.yield %n : i32
  }
  // CANON-NOT: scf.execute_region
  scf.execute_region {
    scf.yield
  }
  return %r : i32
}
