// Steps of passes can be logged, profiled, counted and left out.

// RUN: mlir-opt %s --canonicalize --log-actions-to=- -o %t 2>&1 | FileCheck %s --check-prefix=LOG
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse))' --log-actions-to=%t.log -o %t
// RUN: FileCheck %s --check-prefix=NEST --input-file=%t.log
// RUN: mlir-opt %s --canonicalize --log-actions-to=%t.log --log-mlir-actions-filter=nowhere.mlir:1,%s:34 -o %t
// RUN: FileCheck %s --check-prefix=PLACE --input-file=%t.log
// RUN: mlir-opt %s --cse --profile-actions-to=%t.json -o %t
// RUN: FileCheck %s --check-prefix=PROFILE --input-file=%t.json

// LOG: ExecutionContext registered on the context
// LOG-NEXT: begins (no breakpoint) Action `pass-execution` running `Canonicalizer` on Operation `builtin.module` (module {...})`
// LOG-NEXT: begins (no breakpoint) Action GreedyPatternRewriteIteration(1) (Region #0 for op module {...})`
// LOG-NEXT: begins (no breakpoint) Action `apply-pattern pattern: {{.*}} (%{{.*}} = arith.addi %arg0, %{{.*}} : i32)`
// LOG-NEXT: completed `apply-pattern`
// LOG: completed `GreedyPatternRewriteIteration`
// LOG: completed `pass-execution`
// LOG-NOT: {{.}}

// NEST: running `mlir::detail::OpToOpPassAdaptor` on Operation `builtin.module`
// NEST-NEXT: running `CSE` on Operation `func.func` (func.func @twice(%arg0: i32) -> i32 {...})`
// NEST-NEXT: completed `pass-execution`
// NEST-NEXT: completed `pass-execution`
// NEST-NOT: {{.}}

// PLACE-NOT: pass-execution
// PLACE: apply-pattern pattern: {{.*}}arith.addi
// PLACE-NOT: pass-execution

// PROFILE: [{"name": "pass-execution", "cat": "PERF", "ph": "B",{{.*}}"args": {"desc": "`pass-execution` running `CSE` on Operation `builtin.module`"}},
// PROFILE-NEXT: {"name": "pass-execution", "cat": "PERF", "ph": "E",{{.*}}}]
func.func @twice(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c1 : i32
  return %1 : i32
}
