// RUN: mlir-opt %s '-pass-pipeline=builtin.module(any(mem2reg))' -split-input-file | FileCheck %s

// What a value becomes when it is read with another type, and accesses for which memory has to stay.

llvm.func @int_to_float(%x: i32) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> f32
  llvm.return %0 : f32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @int_to_float(%arg0: i32) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.bitcast %arg0 : i32 to f32
// CHECK-NEXT:     llvm.return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @float_to_vector(%x: f64) -> vector<4xi16> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  llvm.store %x, %p : f64, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> vector<4xi16>
  llvm.return %0 : vector<4xi16>
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @float_to_vector(%arg0: f64) -> vector<4xi16> {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.bitcast %arg0 : f64 to i64
// CHECK-NEXT:     %2 = llvm.bitcast %arg0 : f64 to vector<4xi16>
// CHECK-NEXT:     llvm.return %2 : vector<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @pointer_to_int(%x: !llvm.ptr) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %p : !llvm.ptr, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @pointer_to_int(%arg0: !llvm.ptr) -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT:     llvm.return %1 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @float_to_pointer(%x: f64) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  llvm.store %x, %p : f64, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @float_to_pointer(%arg0: f64) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.bitcast %arg0 : f64 to i64
// CHECK-NEXT:     %2 = llvm.inttoptr %1 : i64 to !llvm.ptr
// CHECK-NEXT:     llvm.return %2 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @pointer_to_vector(%x: !llvm.ptr) -> vector<2xf32> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %x, %p : !llvm.ptr, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> vector<2xf32>
  llvm.return %0 : vector<2xf32>
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @pointer_to_vector(%arg0: !llvm.ptr) -> vector<2xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT:     %2 = llvm.bitcast %1 : i64 to vector<2xf32>
// CHECK-NEXT:     llvm.return %2 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @spaces(%x: !llvm.ptr<1>) -> !llvm.ptr<2> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %x, %p : !llvm.ptr<1>, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> !llvm.ptr<2>
  llvm.return %0 : !llvm.ptr<2>
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @spaces(%arg0: !llvm.ptr<1>) -> !llvm.ptr<2> {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.addrspacecast %arg0 : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT:     %2 = llvm.addrspacecast %arg0 : !llvm.ptr<1> to !llvm.ptr<2>
// CHECK-NEXT:     llvm.return %2 : !llvm.ptr<2>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @narrow_read(%x: i64) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i64, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i8
  llvm.return %0 : i8
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @narrow_read(%arg0: i64) -> i8 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.trunc %arg0 : i64 to i8
// CHECK-NEXT:     llvm.return %1 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @narrow_write(%x: f16) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %p : f16, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i64
  llvm.return %0 : i64
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @narrow_write(%arg0: f16) -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.undef : i64
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %2 = llvm.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     %3 = llvm.zext %2 : i16 to i64
// CHECK-NEXT:     %4 = llvm.mlir.constant(-65536 : i64) : i64
// CHECK-NEXT:     %5 = llvm.and %0, %4  : i64
// CHECK-NEXT:     %6 = llvm.or %5, %3  : i64
// CHECK-NEXT:     llvm.return %6 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @wide_read(%x: i16) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i16 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i16, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @wide_read(%arg0: i16) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i16, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @struct_read(%x: i64) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i64, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<(i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32)>
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @struct_read(%arg0: i64) -> !llvm.struct<(i32, i32)> {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i64, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(i32, i32)>
// CHECK-NEXT:     llvm.return %2 : !llvm.struct<(i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @struct_same(%x: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %x, %p : !llvm.struct<(i32, i32)>, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<(i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32)>
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @struct_same(%arg0: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)> {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return %arg0 : !llvm.struct<(i32, i32)>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @array_read(%x: !llvm.array<2 x i16>) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<2 x i16> : (i32) -> !llvm.ptr
  llvm.store %x, %p : !llvm.array<2 x i16>, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @array_read(%arg0: !llvm.array<2 x i16>) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.array<2 x i16> : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : !llvm.array<2 x i16>, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @bits(%x: i1) -> i1 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i1, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i1
  llvm.return %0 : i1
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @bits(%arg0: i1) -> i1 {
// CHECK-NEXT:     %0 = llvm.mlir.undef : i8
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %2 = llvm.zext %arg0 : i1 to i8
// CHECK-NEXT:     %3 = llvm.mlir.constant(-2 : i8) : i8
// CHECK-NEXT:     %4 = llvm.and %0, %3  : i8
// CHECK-NEXT:     %5 = llvm.or %4, %2  : i8
// CHECK-NEXT:     %6 = llvm.trunc %5 : i8 to i1
// CHECK-NEXT:     llvm.return %6 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @volatile_store(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store volatile %x, %p : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @volatile_store(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store volatile %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @atomics(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %1 = llvm.atomicrmw add %p, %x monotonic : !llvm.ptr, i32
  llvm.return %0 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @atomics(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     %3 = llvm.atomicrmw add %1, %arg0 monotonic : !llvm.ptr, i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @stores_itself() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %p, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @stores_itself() {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %1, %1 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @not_read(%x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @not_read(%arg0: i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @not_written() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @not_written() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.undef : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @several(%x: i32) -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %two x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @several(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @unknown_size(%n: i32, %x: i32) -> i32 {
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @unknown_size(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     llvm.return %arg1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill(%x: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %x, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill(%arg0: i8) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %2 = llvm.zext %arg0 : i8 to i32
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %4 = llvm.shl %2, %3 : i32
// CHECK-NEXT:     %5 = llvm.or %2, %4  : i32
// CHECK-NEXT:     %6 = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %7 = llvm.shl %5, %6 : i32
// CHECK-NEXT:     %8 = llvm.or %5, %7  : i32
// CHECK-NEXT:     llvm.return %8 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill_float(%x: i8) -> f64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(8 : i32) : i32
  %p = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %x, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.load %p : !llvm.ptr -> f64
  llvm.return %0 : f64
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_float(%arg0: i8) -> f64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %2 = llvm.alloca %0 x f64 : (i32) -> !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memset"(%2, %arg0, %1) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> f64
// CHECK-NEXT:     llvm.return %3 : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill_byte(%x: i8) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %x, %one) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.load %p : !llvm.ptr -> i8
  llvm.return %0 : i8
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_byte(%arg0: i8) -> i8 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return %arg0 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill_half(%x: i8) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %x, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_half(%arg0: i8) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memset"(%2, %arg0, %1) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill_odd(%x: i8) -> i24 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(3 : i32) : i32
  %p = llvm.alloca %one x i24 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %x, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.load %p : !llvm.ptr -> i24
  llvm.return %0 : i24
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_odd(%arg0: i8) -> i24 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %2 = llvm.zext %arg0 : i8 to i24
// CHECK-NEXT:     %3 = llvm.mlir.constant(8 : i24) : i24
// CHECK-NEXT:     %4 = llvm.shl %2, %3 : i24
// CHECK-NEXT:     %5 = llvm.or %2, %4  : i24
// CHECK-NEXT:     %6 = llvm.mlir.constant(16 : i24) : i24
// CHECK-NEXT:     %7 = llvm.shl %5, %6 : i24
// CHECK-NEXT:     %8 = llvm.or %5, %7  : i24
// CHECK-NEXT:     llvm.return %8 : i24
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill_bits(%x: i8) -> i12 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %one x i12 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %x, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.load %p : !llvm.ptr -> i12
  llvm.return %0 : i12
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_bits(%arg0: i8) -> i12 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %2 = llvm.alloca %0 x i12 : (i32) -> !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memset"(%2, %arg0, %1) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i12
// CHECK-NEXT:     llvm.return %3 : i12
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill_pointer(%x: i8) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(8 : i32) : i32
  %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %x, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_pointer(%arg0: i8) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %2 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memset"(%2, %arg0, %1) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     llvm.return %3 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @fill_array(%x: i8) -> !llvm.array<2 x i16> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<2 x i16> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %x, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %0 = llvm.load %p : !llvm.ptr -> !llvm.array<2 x i16>
  llvm.return %0 : !llvm.array<2 x i16>
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @fill_array(%arg0: i8) -> !llvm.array<2 x i16> {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %2 = llvm.alloca %0 x !llvm.array<2 x i16> : (i32) -> !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memset"(%2, %arg0, %1) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> !llvm.array<2 x i16>
// CHECK-NEXT:     llvm.return %3 : !llvm.array<2 x i16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @copies(%q: !llvm.ptr) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %0 = llvm.load %p : !llvm.ptr -> f32
  "llvm.intr.memcpy.inline"(%q, %p) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return %0 : f32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @copies(%arg0: !llvm.ptr) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %2 = llvm.load %arg0 : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.store %2, %arg0 : f32, !llvm.ptr
// CHECK-NEXT:     llvm.return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @copies_part(%q: !llvm.ptr) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(3 : i32) : i32
  %p = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %0 = llvm.load %p : !llvm.ptr -> f32
  llvm.return %0 : f32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @copies_part(%arg0: !llvm.ptr) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %2 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     "llvm.intr.memmove"(%2, %arg0, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> f32
// CHECK-NEXT:     llvm.return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @copies_slots(%x: f32) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  %q = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  llvm.store %x, %q : f32, !llvm.ptr
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %0 = llvm.load %p : !llvm.ptr -> f32
  llvm.return %0 : f32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @copies_slots(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     llvm.return %arg0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @same_address(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %1 = llvm.bitcast %0 : !llvm.ptr to !llvm.ptr
  llvm.store %x, %1 : i32, !llvm.ptr
  %2 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %3 = llvm.load %2 : !llvm.ptr<1> -> i32
  llvm.return %3 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @same_address(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     %3 = llvm.bitcast %2 : !llvm.ptr to !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %3 : i32, !llvm.ptr
// CHECK-NEXT:     %4 = llvm.addrspacecast %1 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:     %5 = llvm.load %4 : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return %5 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @compared(%x: i32) -> i1 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %0 = llvm.icmp "eq" %p, %null : !llvm.ptr
  llvm.return %0 : i1
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @compared(%arg0: i32) -> i1 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     %3 = llvm.icmp "eq" %1, %2 : !llvm.ptr
// CHECK-NEXT:     llvm.return %3 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @invariant(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %i = llvm.intr.invariant.start 4, %p : !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.invariant.end %i, 4, %p : !llvm.ptr
  llvm.return %0 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @invariant(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @loop(%n: i32, %x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %zero, %p : i32, !llvm.ptr
  llvm.br ^head(%zero : i32)
^head(%i: i32):
  %c = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %c, ^body, ^end
^body:
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.add %0, %x : i32
  llvm.store %1, %p : i32, !llvm.ptr
  %j = llvm.add %i, %one : i32
  llvm.br ^head(%j : i32)
^end:
  %2 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @loop(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.br ^bb1(%0, %0 : i32, i32)
// CHECK-NEXT:   ^bb1(%2: i32, %3: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %4 = llvm.icmp "slt" %2, %arg0 : i32
// CHECK-NEXT:     llvm.cond_br %4, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %5 = llvm.add %3, %arg1 : i32
// CHECK-NEXT:     %6 = llvm.add %2, %1 : i32
// CHECK-NEXT:     llvm.br ^bb1(%6, %5 : i32, i32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @switched(%n: i32, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %p : i32, !llvm.ptr
  llvm.switch %n : i32, ^end [
    1: ^a,
    2: ^b(%x : i32),
    3: ^end
  ]
^a:
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.br ^end
^b(%y: i32):
  llvm.store %y, %p : i32, !llvm.ptr
  llvm.br ^end
^end:
  %2 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @switched(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.switch %arg0 : i32, ^bb3(%arg0 : i32) [
// CHECK-NEXT:       1: ^bb1,
// CHECK-NEXT:       2: ^bb2(%arg1 : i32),
// CHECK-NEXT:       3: ^bb3(%arg0 : i32)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb3(%arg1 : i32)
// CHECK-NEXT:   ^bb2(%1: i32):  // pred: ^bb0
// CHECK-NEXT:     llvm.br ^bb3(%1 : i32)
// CHECK-NEXT:   ^bb3(%2: i32):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @callee(i32)
llvm.func @personality(...) -> i32
llvm.func @invoked(%n: i32, %x: i32) -> i32 attributes {personality = @personality} {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %p : i32, !llvm.ptr
  llvm.invoke @callee(%x) to ^end unwind ^bad : (i32) -> ()
^other:
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.br ^end
^bad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %u = llvm.load %p : !llvm.ptr -> i32
  llvm.return %u : i32
^end:
  %2 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @callee(i32)
// CHECK-NEXT:   llvm.func @personality(...) -> i32
// CHECK-NEXT:   llvm.func @invoked(%arg0: i32, %arg1: i32) -> i32 attributes {personality = @personality} {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.invoke @callee(%arg1) to ^bb3 unwind ^bb2 : (i32) -> ()
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "big">>} {
  llvm.func @big(%x: i64, %y: i8) -> i16 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
    llvm.store %x, %p : i64, !llvm.ptr
    %0 = llvm.load %p : !llvm.ptr -> i16
    llvm.store %y, %p : i8, !llvm.ptr
    %1 = llvm.load %p : !llvm.ptr -> i16
    %2 = llvm.add %0, %1 : i16
    llvm.return %2 : i16
  }
}

// CHECK:      module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "big">>} {
// CHECK-NEXT:   llvm.func @big(%arg0: i64, %arg1: i8) -> i16 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.mlir.constant(48 : i64) : i64
// CHECK-NEXT:     %2 = llvm.lshr %arg0, %1  : i64
// CHECK-NEXT:     %3 = llvm.trunc %2 : i64 to i16
// CHECK-NEXT:     %4 = llvm.zext %arg1 : i8 to i64
// CHECK-NEXT:     %5 = llvm.mlir.constant(56 : i64) : i64
// CHECK-NEXT:     %6 = llvm.shl %4, %5 : i64
// CHECK-NEXT:     %7 = llvm.mlir.constant(72057594037927935 : i64) : i64
// CHECK-NEXT:     %8 = llvm.and %arg0, %7  : i64
// CHECK-NEXT:     %9 = llvm.or %8, %6  : i64
// CHECK-NEXT:     %10 = llvm.mlir.constant(48 : i64) : i64
// CHECK-NEXT:     %11 = llvm.lshr %9, %10  : i64
// CHECK-NEXT:     %12 = llvm.trunc %11 : i64 to i16
// CHECK-NEXT:     %13 = llvm.add %3, %12 : i16
// CHECK-NEXT:     llvm.return %13 : i16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<32> : vector<4xi64>>>} {
  llvm.func @small_pointers(%x: !llvm.ptr) -> i32 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
    llvm.store %x, %p : !llvm.ptr, !llvm.ptr
    %0 = llvm.load %p : !llvm.ptr -> i32
    llvm.return %0 : i32
  }
}

// CHECK:      module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!llvm.ptr, dense<32> : vector<4xi64>>>} {
// CHECK-NEXT:   llvm.func @small_pointers(%arg0: !llvm.ptr) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.ptrtoint %arg0 : !llvm.ptr to i32
// CHECK-NEXT:     llvm.return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
