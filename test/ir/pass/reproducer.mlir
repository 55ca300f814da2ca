// Reproducers say which passes ran, and have the pipeline with all options.
// RUN: not mlir-opt -p 'builtin.module(cse,builtin.module(test-module-pass),func.func(test-options-pass{list=1,2},test-pass-failure),any(cse))' --mlir-pass-pipeline-crash-reproducer=%t.mlir %s 2>&1 | FileCheck %s
// RUN: cat %t.mlir | FileCheck %s --check-prefix=WHOLE
// RUN: not mlir-opt -p 'builtin.module(cse,func.func(test-options-pass{list=1,2},test-pass-failure))' --mlir-disable-threading --mlir-pass-pipeline-local-reproducer --mlir-pass-pipeline-crash-reproducer=%t.mlir %s 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: cat %t.mlir | FileCheck %s --check-prefix=LOCAL
// RUN: not mlir-opt -p 'builtin.module(test-dynamic-pipeline{dynamic-pipeline=func.func(test-pass-failure)})' --mlir-pass-pipeline-crash-reproducer=%t.mlir %s 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// RUN: mlir-opt -p 'builtin.module(func.func(test-pass-crash))' --mlir-pass-pipeline-crash-reproducer=%t.mlir --verify-diagnostics %s
// RUN: mlir-opt --cse --canonicalize --mlir-version=22 --mlir-generate-reproducer=%t.mlir %s -o /dev/null
// RUN: cat %t.mlir | FileCheck %s --check-prefix=GENERATED

// CHECK: [[#@LINE+12]]:3: error: Failures have been detected while processing an MLIR pass pipeline
// CHECK: note: Pipeline failed while executing [`(anonymous namespace)::TestFailurePass` on 'func.func' operation: @a]: reproducer generated at
// CHECK-NOT: Failures
// WHOLE: pipeline: "builtin.module(cse, builtin.module(test-module-pass),func.func(test-options-pass{enum=zero list=1,2 string= },test-pass-failure), any(cse))"
// ONE: note: Pipeline failed while executing `(anonymous namespace)::TestFailurePass` on 'func.func' operation: @a: reproducer generated at
// LOCAL: pipeline: "builtin.module(func.func(test-pass-failure))"
// LOCAL: disable_threading: true
// DYNAMIC: note: Pipeline failed while executing [`(anonymous namespace)::TestDynamicPipelinePass` on 'builtin.module' operation: @m, `(anonymous namespace)::TestFailurePass` on 'func.func' operation: @a]
// GENERATED: pipeline: "builtin.module(cse,canonicalize{  max-iterations=10
// expected-error @below {{Failures have been detected while processing an MLIR pass pipeline}}
// expected-note @below {{Pipeline failed while executing [`(anonymous namespace)::TestCrashRecoveryPass` on 'func.func' operation: @a]}}
module @m {
  func.func @a() { return }
  module @inner { func.func @c() { return } }
}
