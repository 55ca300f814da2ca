// RUN: mlir-opt %s --convert-cf-to-llvm | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --convert-cf-to-llvm | FileCheck %s --check-prefix=NEW

// MLIR 19 leaves branches with operands of other types alone; MLIR 22 converts the arguments of blocks.

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i1, %arg2: index, %arg3: memref<?xf32>) -> index {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1(%arg2 : index), ^bb2 {foo}
// CHECK-NEXT: ^bb1(%0: index):  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2 {bar}
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb4(%arg2 : index),
// CHECK-NEXT: 1: ^bb4(%arg2 : index),
// CHECK-NEXT: 2: ^bb3(%arg0, %arg2 : i32, index)
// CHECK-NEXT: ] {baz}
// CHECK-NEXT: ^bb3(%1: i32, %2: index):  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb4(%2 : index) {foo}
// CHECK-NEXT: ^bb4(%3: index):  // 3 preds: ^bb2, ^bb2, ^bb3
// CHECK-NEXT: llvm.switch %arg0 : i32, ^bb5 [
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: cf.br ^bb6(%arg3 : memref<?xf32>)
// CHECK-NEXT: ^bb6(%4: memref<?xf32>):  // pred: ^bb5
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// NEW: module {
// NEW-NEXT: func.func @f(%arg0: i32, %arg1: i1, %arg2: index, %arg3: memref<?xf32>) -> index {
// NEW-NEXT: %0 = builtin.unrealized_conversion_cast %arg3 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
// NEW-NEXT: llvm.cond_br %arg1, ^bb1(%1 : i64), ^bb2 {foo}
// NEW-NEXT: ^bb1(%2: i64):  // pred: ^bb0
// NEW-NEXT: llvm.br ^bb2 {bar}
// NEW-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// NEW-NEXT: llvm.switch %arg0 : i32, ^bb4(%1 : i64) [
// NEW-NEXT: 1: ^bb4(%1 : i64),
// NEW-NEXT: 2: ^bb3(%arg0, %1 : i32, i64)
// NEW-NEXT: ]
// NEW-NEXT: ^bb3(%3: i32, %4: i64):  // pred: ^bb2
// NEW-NEXT: llvm.br ^bb4(%4 : i64) {foo}
// NEW-NEXT: ^bb4(%5: i64):  // 3 preds: ^bb2, ^bb2, ^bb3
// NEW-NEXT: %6 = builtin.unrealized_conversion_cast %5 : i64 to index
// NEW-NEXT: llvm.switch %arg0 : i32, ^bb5 [
// NEW-NEXT: ]
// NEW-NEXT: ^bb5:  // pred: ^bb4
// NEW-NEXT: llvm.br ^bb6(%0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// NEW-NEXT: ^bb6(%7: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // pred: ^bb5
// NEW-NEXT: return %6 : index
// NEW-NEXT: }
// NEW-NEXT: }

func.func @f(%i: i32, %c: i1, %x: index, %m: memref<?xf32>) -> index {
  cf.cond_br %c, ^a(%x : index), ^b {foo}
^a(%y: index):
  cf.br ^b {bar}
^b:
  cf.switch %i : i32, [default: ^d(%x : index), 1: ^d(%x : index), 2: ^e(%i, %x: i32, index)] {baz}
^e(%q: i32, %z: index):
  cf.br ^d(%z: index) {foo}
^d(%w: index):
  cf.switch %i : i32, [default: ^g]
^g:
  cf.br ^h(%m : memref<?xf32>)
^h(%mm: memref<?xf32>):
  return %w : index
}
