// A pass on an interface runs on all functions in a pipeline on any operation, and a pipeline on another operation refuses it.
// RUN: mlir-opt -p 'builtin.module(any(test-interface-pass),builtin.module(test-module-pass))' %s 2>&1 | FileCheck %s
// RUN: not mlir-opt -p 'builtin.module(test-interface-pass)' %s 2>&1 | FileCheck %s --check-prefix=ANCHOR
// RUN: not mlir-opt -p 'any(test-interface-pass)' %s 2>&1 | FileCheck %s --check-prefix=ANY
// RUN: not mlir-opt -p 'builtin.module(func.func(func.return(cse)))' %s 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: mlir-opt --mlir-timing --mlir-disable-threading -p 'builtin.module(any(test-interface-pass),builtin.module(cse),func.func(cse))' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=TIME

// CHECK: [[#@LINE+5]]:1: remark: Executing interface pass on operation
// CHECK: [[#@LINE+5]]:1: remark: Executing interface pass on operation
// ANCHOR: <unknown>:0: error: unable to schedule pass '(anonymous namespace)::TestInterfacePass' on a PassManager intended to run on 'builtin.module'!
// ANY: error: 'builtin.module' op trying to schedule a pass on an unsupported operation
// OPEN: error: 'func.return' op trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'
func.func @a() { return }
func.func @b() { return }

// TIME: Pipeline Collection : ['builtin.module', 'any']
// TIME-NEXT: 'any' Pipeline
// TIME: 'func.func' Pipeline
