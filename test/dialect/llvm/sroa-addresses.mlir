// RUN: mlir-opt %s '-pass-pipeline=builtin.module(llvm.func(sroa))' -split-input-file | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s '-pass-pipeline=builtin.module(llvm.func(sroa))' -split-input-file | FileCheck %s

// Addresses by bytes, by indices and of parts that cover others.

llvm.func @bytes(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, array<3 x i16>, i8, i64)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.load %0 : !llvm.ptr -> i16
  %2 = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 : !llvm.ptr -> i16
  %4 = llvm.getelementptr %p[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 : !llvm.ptr -> i64
  %6 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %1, %6 : i16, !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  %7 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %7 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @bytes(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i32, array<3 x i16>, i8, i64)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i16
// CHECK-NEXT:     %4 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %5 = llvm.load %4 : !llvm.ptr -> i16
// CHECK-NEXT:     %6 = llvm.getelementptr %1[16] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %7 = llvm.load %6 : !llvm.ptr -> i64
// CHECK-NEXT:     %8 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, i16
// CHECK-NEXT:     llvm.store %3, %8 : i16, !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT:     %9 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %9 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @padding() -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.load %0 : !llvm.ptr -> i8
  llvm.return %1 : i8
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @padding() -> i8 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i8
// CHECK-NEXT:     llvm.return %3 : i8
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @packed() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<packed (i8, i32)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @packed() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @behind() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @behind() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @before() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @before() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[-1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @across() -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %1 = llvm.load %0 : !llvm.ptr -> i64
  llvm.return %1 : i64
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @across() -> i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i64
// CHECK-NEXT:     llvm.return %3 : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @inside() -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr inbounds %p[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.load %0 : !llvm.ptr -> i16
  llvm.return %1 : i16
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @inside() -> i16 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr inbounds %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i16
// CHECK-NEXT:     llvm.return %3 : i16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @straddles() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.load %0 {alignment = 2 : i64} : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @straddles() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     %3 = llvm.load %2 {alignment = 2 : i64} : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @array() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %2 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %3 = llvm.load %2 : !llvm.ptr -> i32
  %4 = llvm.add %1, %3 : i32
  llvm.return %4 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @array() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT:     %4 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     %5 = llvm.add %3, %4 : i32
// CHECK-NEXT:     llvm.return %5 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @outside() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @outside() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @dynamic(%i: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @dynamic(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[0, %arg0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @constant_index() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[%one] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @constant_index() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @two() -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %two x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @two() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @nested(%x: i16) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, struct<(i16, array<2 x i16>)>)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i16, array<2 x i16>)>)>
  llvm.store %x, %0 : i16, !llvm.ptr
  %1 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i16, array<2 x i16>)>)>
  %2 = llvm.getelementptr %1[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i16, array<2 x i16>)>
  %3 = llvm.load %2 : !llvm.ptr -> i16
  %4 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 : !llvm.ptr -> i16
  %6 = llvm.add %3, %5 : i16
  llvm.return %6 : i16
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @nested(%arg0: i16) -> i16 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i16, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i16
// CHECK-NEXT:     %3 = llvm.load %1 : !llvm.ptr -> i16
// CHECK-NEXT:     %4 = llvm.add %2, %3 : i16
// CHECK-NEXT:     llvm.return %4 : i16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @whole(%x: !llvm.struct<(i32, i32)>) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %x, %p : !llvm.struct<(i32, i32)>, !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @whole(%arg0: !llvm.struct<(i32, i32)>) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : !llvm.struct<(i32, i32)>, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @addrspace() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr<3>
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.struct<(i32, i32)>
  %1 = llvm.load %0 : !llvm.ptr<3> -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @addrspace() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr<3>, i8
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr<3> -> i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @aligned() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i32)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @aligned() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @inalloca() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca inalloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @inalloca() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @other_type(%x: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, struct<(i64)>)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  llvm.store %x, %0 : i64, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @other_type(%arg0: i64) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %arg0, %1 : i64, !llvm.ptr
// CHECK-NEXT:     %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----


llvm.func @many(%x: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<70000 x i32> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 69999] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<70000 x i32>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @many(%arg0: i64) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.array<70000 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.getelementptr %1[0, 69999] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<70000 x i32>
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
