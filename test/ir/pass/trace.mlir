// The pass manager writes which passes and pipelines run. Types that nothing has are fine.
// RUN: not mlir-opt --debug-only=other,pass-manager -p 'builtin.module(cse,func.func(test-pass-failure))' %s 2>&1 | FileCheck %s
// RUN: mlir-opt --debug-only=other --cse %s 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: mlir-opt --debug --cse --verify-each=false %s 2>&1 | FileCheck %s --check-prefix=ALL

// CHECK: [pass-manager:1] Running pipeline on operation 'module @m {...}' with 2 passes, verifyPasses=1 pipeline: cse,func.func(test-pass-failure)
// CHECK-NEXT: [pass-manager:1] Running pass 'CSE' on operation 'module @m {...}' at loc("{{.*}}trace.mlir":[[#@LINE+7]]:1)
// CHECK-NEXT: [pass-manager:1] Running pass 'mlir::detail::OpToOpPassAdaptor' on operation 'module @m {...}' at
// CHECK-NEXT: [pass-manager:1] Running pipeline on operation 'func.func @a() {...}' with 1 passes, verifyPasses=1 pipeline: test-pass-failure
// CHECK-NEXT: [pass-manager:1] Running pass '(anonymous namespace)::TestFailurePass' on operation 'func.func @a() {...}' at
// CHECK-NEXT: [pass-manager:1] Pipeline failed for pass '(anonymous namespace)::TestFailurePass' on operation 'func.func @a() {...}'
// NONE-NOT: pass-manager
// ALL: [pass-manager:1] Running pipeline on operation {{.*}} verifyPasses=0
module @m {
  func.func @a() { return }
}
