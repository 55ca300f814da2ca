// RUN: mlir-opt --mlir-version=22 %s | FileCheck %s
// RUN: not mlir-opt %s 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: not mlir-opt --mlir-version=22 %S/Inputs/atomic-kind.mlir 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not mlir-opt %S/Inputs/atomic-kind.mlir 2>&1 | FileCheck %s --check-prefix=OLD

// OLD: 'memref.atomic_rmw' op attribute 'kind' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14{{$}}
// TEXT: cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15{{$}}

func.func @xor(%a: i32, %m: memref<4xi32>, %i: index) {
  // CHECK: memref.atomic_rmw xori
  %0 = memref.atomic_rmw xori %a, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}
