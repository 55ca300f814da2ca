// Locations that only their maker knows print as their fallback, and diagnostics leave out frames that are hidden.
// RUN: mlir-opt --test-opaque-loc --mlir-print-debuginfo --mlir-print-local-scope %s | FileCheck %s
// RUN: mlir-opt -p 'builtin.module(func.func(test-diagnostic-filter{filters=lib,sys}))' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=FILTER

// CHECK: MyLocation: 0: 'arith.constant' op
// CHECK-NEXT: nullptr: 'arith.constant' op
// CHECK-NEXT: MyLocation: 0: 'arith.constant' op
// CHECK: arith.constant 1 : i32 loc("here")
// CHECK: arith.constant 1 : i32 loc("here")
// CHECK: arith.constant 1 : i32 loc(unknown)
// FILTER: Test 'f'
// FILTER-NEXT: user.c:2:3: error: test diagnostic
// FILTER-NEXT: main.c:4:5: note: called from
// FILTER-NEXT: Test 'g'
// FILTER-NEXT: lib.c:1:1: error: test diagnostic
func.func @f() attributes {test.loc = loc(callsite("lib.c":1:1 at callsite("user.c":2:3 at callsite("sys.c":3:3 at "main.c":4:5))))} {
  %0 = arith.constant 1 : i32 loc("here")
  return
}
func.func private @g() attributes {test.loc = loc(callsite("lib.c":1:1 at "sys.c":1:1))}
