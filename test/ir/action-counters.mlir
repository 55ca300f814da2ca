// RUN: mlir-opt %s --canonicalize --mlir-debug-counter=pass-execution-skip=1 --mlir-print-debug-counter 2>&1 | FileCheck %s --check-prefixes=SKIP,KEPT
// RUN: mlir-opt %s --canonicalize --mlir-debug-counter=pass-execution-skip=0,pass-execution-count=0 2>&1 | FileCheck %s --check-prefix=KEPT
// RUN: mlir-opt %s --canonicalize --mlir-debug-counter=b-skip=-1,GreedyPatternRewriteIteration-count=1,a-count=0x10 --mlir-print-debug-counter 2>&1 | FileCheck %s --check-prefixes=COUNT,FOLDED
// RUN: mlir-opt %s --canonicalize --mlir-debug-counter=GreedyPatternRewriteIteration-skip=1 | FileCheck %s --check-prefix=KEPT
// RUN: not mlir-opt %s --mlir-debug-counter=x 2>&1 | FileCheck %s --check-prefix=EQUALS
// RUN: not mlir-opt %s --mlir-debug-counter=x-skip= 2>&1 | FileCheck %s --check-prefix=EQUALS
// RUN: not mlir-opt %s --mlir-debug-counter=x-skip=many 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not mlir-opt %s --mlir-debug-counter=x=1 2>&1 | FileCheck %s --check-prefix=SUFFIX
// RUN: mlir-opt %s --canonicalize --log-actions-to=%t --mlir-debug-counter=pass-execution-skip=1 2>&1 | FileCheck %s --check-prefixes=BOTH,FOLDED
// RUN: not mlir-opt %s --log-actions-to=- --log-mlir-actions-filter=:3 2>&1 | FileCheck %s --check-prefix=FILTER

// The report comes at the start, too, as with MLIR.
// SKIP: DebugCounter counters:
// SKIP-NEXT: pass-execution                  : {0,1,-1}
// SKIP-NEXT: DebugCounter counters:
// SKIP-NEXT: pass-execution                  : {1,1,-1}
// COUNT: GreedyPatternRewriteIteration   : {0,0,1}
// COUNT-NEXT: a                               : {0,0,16}
// COUNT-NEXT: b                               : {0,-1,-1}
// COUNT: GreedyPatternRewriteIteration   : {10,0,1}
// EQUALS: error: expected DebugCounter argument to have an `=` separating the counter name and value, but the provided argument was: `x
// EQUALS: LLVM ERROR: Invalid DebugCounter command-line configuration
// NUMBER: error: expected DebugCounter counter value to be numeric, but got `many`
// SUFFIX: error: expected DebugCounter counter name to end with either `-skip` or `-count`, but got`x`
// BOTH: error: Debug counters are incompatible with --log-actions-to and --mlir-enable-debugger-hook options and are disabled
// FILTER: Invalid location filter: :3
// KEPT-LABEL: @dead
// KEPT: arith.addi
// FOLDED-LABEL: @dead
// FOLDED-NOT: arith.addi
func.func @dead(%a: i32) {
  %0 = arith.addi %a, %a : i32
  return
}
