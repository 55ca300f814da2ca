// RUN: mlir-opt --mlir-version=22 %s '-pass-pipeline=builtin.module(llvm.func(sroa))' -split-input-file | FileCheck %s

// A copy from the memory needs all elements. MLIR makes them in the order of a hash table of addresses, which no two runs have in common.


llvm.func @copy_from(%q: !llvm.ptr, %x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(16 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i8, i32, i64)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
  llvm.store %x, %0 : i32, !llvm.ptr
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @copy_from(%arg0: !llvm.ptr, %arg1: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %3 : i32, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
// CHECK-NEXT:     %6 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     "llvm.intr.memcpy"(%5, %2, %6) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     %7 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
// CHECK-NEXT:     %8 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     "llvm.intr.memcpy"(%7, %3, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     %9 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
// CHECK-NEXT:     %10 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     "llvm.intr.memcpy"(%9, %4, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @move_from(%q: !llvm.ptr, %x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(12 : i64) : i64
  %p = llvm.alloca %one x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  llvm.store %x, %0 : i32, !llvm.ptr
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @move_from(%arg0: !llvm.ptr, %arg1: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(12 : i64) : i64
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %3 : i32, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memmove"(%5, %2, %6) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %7 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
// CHECK-NEXT:     %8 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memmove"(%7, %3, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %9 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
// CHECK-NEXT:     %10 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memmove"(%9, %4, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %11 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
// CHECK-NEXT:     %12 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memmove"(%2, %11, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %13 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
// CHECK-NEXT:     %14 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memmove"(%3, %13, %14) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %15 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
// CHECK-NEXT:     %16 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memmove"(%4, %15, %16) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @copy_inline(%q: !llvm.ptr, %x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i16)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i16)>
  llvm.store %x, %0 : i32, !llvm.ptr
  "llvm.intr.memcpy.inline"(%q, %p) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @copy_inline(%arg0: !llvm.ptr, %arg1: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg1, %1 : i32, !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i16)>
// CHECK-NEXT:     "llvm.intr.memcpy.inline"(%3, %1) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %4 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i16)>
// CHECK-NEXT:     "llvm.intr.memcpy.inline"(%4, %2) <{isVolatile = false, len = 2 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @copy_between() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(12 : i64) : i64
  %p = llvm.alloca %one x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @copy_between() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(12 : i64) : i64
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.alloca %0 x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memcpy"(%2, %4, %5) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %6 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %6 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
