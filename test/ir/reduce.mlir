// RUN: mlir-reduce %s --reduction-tree='test=/bin/false' | FileCheck %s
// RUN: not mlir-reduce %s --opt-reduction-pass --no-implicit-module 2>&1 | FileCheck %s --check-prefix=PASS
// RUN: not mlir-reduce %s --reduction-tree --no-implicit-module 2>&1 | FileCheck %s --check-prefix=TREE
// RUN: not mlir-reduce %s --reduction-tree='traversal-mode=1 test=/bin/false' 2>&1 | FileCheck %s --check-prefix=MODE
// RUN: not mlir-opt %s --test-mlir-reducer 2>&1 | FileCheck %s --check-prefix=CRASH
// RUN: mlir-opt --test-mlir-reducer %S/Inputs/one.mlir | FileCheck %s --check-prefix=FINE

// The passes of mlir-reduce run on modules.

// CHECK-NOT: func
// PASS: error: Can't add pass '{{.+}}' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?
// TREE: error: top-level op must be 'builtin.module'
// MODE: error: unsupported traversal mode detected
// FINE: module
// CRASH: MLIR Reducer Test generated failure: Found "crashOp" operation
func.func @f() -> i32 {
  %0 = "test.op_crash_short"() : () -> i32
  return %0 : i32
}
