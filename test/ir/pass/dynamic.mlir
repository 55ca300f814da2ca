// Passes that run pipelines of their own.
// RUN: mlir-opt --mlir-disable-threading -p 'builtin.module(test-dynamic-pipeline{op-name=m, run-on-nested-operations=1 dynamic-pipeline=func.func(test-interface-pass)})' %s 2>&1 | FileCheck %s
// RUN: not mlir-opt -p 'builtin.module(builtin.module(test-dynamic-pipeline{dynamic-pipeline=test-interface-pass}))' %s 2>&1 | FileCheck %s --check-prefix=ANCHOR
// RUN: mlir-opt -p 'builtin.module(builtin.module(test-dynamic-pipeline{run-on-parent=1 dynamic-pipeline=cse}))' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=PARENT
// RUN: mlir-opt -p 'builtin.module(func.func(test-dynamic-pipeline{op-name=b dynamic-pipeline=cse}),test-dynamic-pipeline)' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=SKIP

// CHECK: Dynamic execute 'func.func(test-interface-pass)' on builtin.module
// CHECK-NEXT: Run on nested op
// CHECK-NEXT: Run on module @inner
// CHECK: remark: Executing interface pass on operation
// ANCHOR: error: unable to schedule pass '(anonymous namespace)::TestInterfacePass' on a PassManager intended to run on 'builtin.module'!
// PARENT: error: 'builtin.module' op Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the pass is processing
// SKIP: dynamic-pipeline skip op name: a
// SKIP: Empty pipeline
module @m {
  func.func @a() { return }
  module @inner { func.func @c() { return } }
}
