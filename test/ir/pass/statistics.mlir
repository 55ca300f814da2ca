// Statistics are columns, sorted by name, in a tree or a list.
// RUN: mlir-opt --mlir-pass-statistics -p 'builtin.module(func.func(test-stats-pass),builtin.module(test-stats-pass),test-stats-pass)' %s -o /dev/null 2>&1 | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mlir-opt --mlir-pass-statistics --mlir-pass-statistics-display=list -p 'builtin.module(test-module-pass,func.func(test-stats-pass),test-stats-pass)' %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=LIST --match-full-lines --strict-whitespace

//     CHECK:                         ... Pass statistics report ...
//CHECK-NEXT:===-------------------------------------------------------------------------===
//CHECK-NEXT:Pipeline Collection : ['builtin.module', 'func.func']
//CHECK-NEXT:  'builtin.module' Pipeline
//CHECK-NEXT:    (anonymous namespace)::TestStatisticPass
//CHECK-NEXT:      (S) 3 num-ops  - Number of operations counted
//CHECK-NEXT:      (S) 3 num-ops2 - Number of operations counted one more time
//CHECK-NEXT:  'func.func' Pipeline
//CHECK-NEXT:    (anonymous namespace)::TestStatisticPass
//CHECK-NEXT:      (S) 10 num-ops  - Number of operations counted
//CHECK-NEXT:      (S) 10 num-ops2 - Number of operations counted one more time
//CHECK-NEXT:(anonymous namespace)::TestStatisticPass
//CHECK-NEXT:  (S) 14 num-ops  - Number of operations counted

//     LIST:                         ... Pass statistics report ...
//LIST-NEXT:===-------------------------------------------------------------------------===
//LIST-NEXT:  (anonymous namespace)::TestStatisticPass
//LIST-NEXT:    (S) 24 num-ops  - Number of operations counted
//LIST-NEXT:    (S) 24 num-ops2 - Number of operations counted one more time
module @m {
  func.func @a(%x: i32) {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %0, %x : i32
    %2 = arith.addi %1, %x : i32
    %3 = arith.addi %2, %x : i32
    %4 = arith.addi %3, %x : i32
    %5 = arith.addi %4, %x : i32
    %6 = arith.addi %5, %x : i32
    %7 = arith.addi %6, %x : i32
    return
  }
  module @inner { func.func @c() { return } }
}
