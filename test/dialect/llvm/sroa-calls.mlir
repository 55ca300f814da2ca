// RUN: mlir-opt %s '-pass-pipeline=builtin.module(llvm.func(sroa))' -split-input-file | FileCheck %s

// Fills and copies of a part of the memory, of all of it and of more.

llvm.func @fill_all() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.mlir.constant(7 : i8) : i8
  %n = llvm.mlir.constant(16 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i8, i32, i64)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_all() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(7 : i8) : i8
// CHECK-NEXT:     %2 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     "llvm.intr.memset"(%3, %1, %4) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     %5 = llvm.load %3 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %5 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill_some() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.mlir.constant(7 : i8) : i8
  %n = llvm.mlir.constant(6 : i64) : i64
  %p = llvm.alloca %one x !llvm.struct<(i8, i32, i64)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %2 = llvm.load %p : !llvm.ptr -> i8
  %3 = llvm.zext %2 : i8 to i32
  %4 = llvm.add %1, %3 : i32
  llvm.return %4 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_some() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(7 : i8) : i8
// CHECK-NEXT:     %2 = llvm.mlir.constant(6 : i64) : i64
// CHECK-NEXT:     %3 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%3, %1, %5) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     %6 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%4, %1, %6) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     %7 = llvm.load %4 : !llvm.ptr -> i32
// CHECK-NEXT:     %8 = llvm.load %3 : !llvm.ptr -> i8
// CHECK-NEXT:     %9 = llvm.zext %8 : i8 to i32
// CHECK-NEXT:     %10 = llvm.add %7, %9 : i32
// CHECK-NEXT:     llvm.return %10 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill_first() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.mlir.constant(7 : i8) : i8
  %n = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %2 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_first() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(7 : i8) : i8
// CHECK-NEXT:     %2 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %5 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%3, %1, %5) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     %6 = llvm.load %4 : !llvm.ptr -> i32
// CHECK-NEXT:     %7 = llvm.load %3 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %6 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill_packed() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.mlir.constant(7 : i8) : i8
  %n = llvm.mlir.constant(3 : i64) : i64
  %p = llvm.alloca %one x !llvm.struct<packed (i8, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_packed() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(7 : i8) : i8
// CHECK-NEXT:     %2 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     "llvm.intr.memset"(%3, %1, %4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:     %5 = llvm.load %3 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %5 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill_more() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.mlir.constant(7 : i8) : i8
  %n = llvm.mlir.constant(17 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i8, i32, i64)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_more() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(7 : i8) : i8
// CHECK-NEXT:     %2 = llvm.mlir.constant(17 : i32) : i32
// CHECK-NEXT:     %3 = llvm.alloca %0 x !llvm.struct<(i8, i32, i64)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memset"(%3, %1, %2) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     %4 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
// CHECK-NEXT:     %5 = llvm.load %4 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %5 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill_unknown(%n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.mlir.constant(7 : i8) : i8
  %p = llvm.alloca %one x !llvm.struct<(i8, i32, i64)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_unknown(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(7 : i8) : i8
// CHECK-NEXT:     %2 = llvm.alloca %0 x !llvm.struct<(i8, i32, i64)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memset"(%2, %1, %arg0) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     %3 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
// CHECK-NEXT:     %4 = llvm.load %3 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %4 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill_part_by_address() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.mlir.constant(7 : i8) : i8
  %n = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i8, i32, i64)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
  "llvm.intr.memset"(%0, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_part_by_address() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(7 : i8) : i8
// CHECK-NEXT:     %2 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memset"(%3, %1, %2) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     %4 = llvm.load %3 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %4 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill_part_too_long() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.mlir.constant(7 : i8) : i8
  %n = llvm.mlir.constant(5 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i8, i32, i64)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
  "llvm.intr.memset"(%0, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_part_too_long() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(7 : i8) : i8
// CHECK-NEXT:     %2 = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %3 = llvm.alloca %0 x !llvm.struct<(i8, i32, i64)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %4 = llvm.getelementptr %3[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
// CHECK-NEXT:     "llvm.intr.memset"(%4, %1, %2) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     %5 = llvm.load %4 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %5 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @copy_to(%q: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(16 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i8, i32, i64)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @copy_to(%arg0: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i64)>
// CHECK-NEXT:     %4 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     "llvm.intr.memcpy"(%2, %3, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     %5 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %5 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @copy_part(%q: !llvm.ptr, %x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.alloca %one x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  llvm.store %x, %0 : i32, !llvm.ptr
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @copy_part(%arg0: !llvm.ptr, %arg1: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT:     %2 = llvm.alloca %0 x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
// CHECK-NEXT:     llvm.store %arg1, %3 : i32, !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memmove"(%arg0, %2, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @copy_volatile(%q: !llvm.ptr, %x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(12 : i64) : i64
  %p = llvm.alloca %one x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  llvm.store %x, %0 : i32, !llvm.ptr
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @copy_volatile(%arg0: !llvm.ptr, %arg1: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(12 : i64) : i64
// CHECK-NEXT:     %2 = llvm.alloca %0 x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
// CHECK-NEXT:     llvm.store %arg1, %3 : i32, !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memcpy"(%arg0, %2, %1) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @lifetimes(%x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start 12, %p : !llvm.ptr
  %i = llvm.intr.invariant.start 12, %p : !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  llvm.store %x, %0 : i32, !llvm.ptr
  llvm.intr.invariant.end %i, 12, %p : !llvm.ptr
  llvm.intr.lifetime.end 12, %p : !llvm.ptr
  llvm.return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @lifetimes(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
