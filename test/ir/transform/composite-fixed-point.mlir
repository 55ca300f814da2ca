// RUN: mlir-opt %s --composite-fixed-point-pass='name=Both pipeline=any(canonicalize,cse)' --mlir-print-ir-after-all -o %t 2>&1 | FileCheck %s
// RUN: mlir-opt %s --composite-fixed-point-pass='pipeline=any(canonicalize,cse) max-iterations=1' 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --composite-fixed-point-pass='pipeline=any(cse) name=x' --dump-pass-pipeline -o %t 2>&1 | FileCheck %s --check-prefix=DUMP
// RUN: not mlir-opt %s --composite-fixed-point-pass='pipeline=any(no-such-pass)' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not mlir-opt %s --composite-fixed-point-pass='max-iterations=0' 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not mlir-opt %s --composite-fixed-point-pass='pipeline=affine-scalrep' 2>&1 | FileCheck %s --check-prefix=WRONG

// The pipeline runs until nothing changes: here, once more than it changes something.
// CHECK:     IR Dump After Canonicalizer (canonicalize)
// CHECK:     IR Dump After CSE (cse)
// CHECK:     IR Dump After Canonicalizer (canonicalize)
// CHECK:     IR Dump After CSE (cse)
// CHECK-NOT: IR Dump After Canonicalizer
// CHECK:     IR Dump After Both (composite-fixed-point-pass)

// ONE: warning: Composite pass "CompositeFixedPointPass"+ didn't converge in 1 iterations
// ONE: %[[A:.*]] = arith.addi
// ONE-NEXT: arith.muli %[[A]], %[[A]]

// DUMP: composite-fixed-point-pass{max-iterations=10 name=x pipeline=any(cse)}

// UNKNOWN: Failed to parse composite pass pipeline
// ZERO: Invalid maxIterations value: 0
// WRONG: error: 'builtin.module' op trying to schedule a pass on an unsupported operation

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
