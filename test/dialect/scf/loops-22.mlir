// RUN: mlir-opt --mlir-version=22 %s -scf-for-loop-peeling=peel-front=true | FileCheck %s --check-prefix=PEEL
// RUN: mlir-opt %s -scf-for-loop-peeling=peel-front=true | FileCheck %s --check-prefix=OLD
// RUN: mlir-opt --mlir-version=22 %s -scf-for-loop-range-folding | FileCheck %s --check-prefix=RANGE

// The peeled iteration keeps the upper bound in its body from MLIR 20 on.
// PEEL-LABEL: func.func @first
// PEEL: scf.for %[[I:.*]] = %c0 to %c4 step %c4
// PEEL-NEXT: arith.subi %c17, %[[I]]
// PEEL: scf.for %[[J:.*]] = %c4 to %c17 step %c4
// PEEL-NEXT: arith.subi %c17, %[[J]]
// OLD-LABEL: func.func @first
// OLD: scf.for %[[I:.*]] = %c0 to %c4 step %c4
// OLD-NEXT: arith.subi %c4, %[[I]]
func.func @first(%m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c17 = arith.constant 17 : index
  scf.for %i = %c0 to %c17 step %c4 {
    %left = arith.subi %c17, %i : index
    memref.store %left, %m[%i] : memref<?xindex>
  }
  return
}

// A lower bound of 0 is multiplied too.
// RANGE-LABEL: func.func @times
// RANGE: %[[LOW:.*]] = arith.muli %c0, %c5 : index
// RANGE: %[[HIGH:.*]] = arith.muli %{{.*}}, %c5 : index
// RANGE: %[[STEP:.*]] = arith.muli %c1, %c5 : index
// RANGE: scf.for %[[I:.*]] = %[[LOW]] to %[[HIGH]] step %[[STEP]]
// RANGE-NEXT: memref.store %{{.*}}, %{{.*}}[%[[I]]]
func.func @times(%n: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %n step %c1 {
    %five = arith.muli %i, %c5 : index
    memref.store %c1, %m[%five] : memref<?xindex>
  }
  return
}
