// RUN: mlir-opt %s -split-input-file --sroa | FileCheck %s --match-full-lines
// RUN: mlir-opt --mlir-version=22 %s -split-input-file --sroa | FileCheck %s --match-full-lines

// CHECK-LABEL: llvm.func @bytes(%arg0: i8) -> i8 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %arg0, %3 : i8, !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %4 : i8, !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i8, !llvm.ptr
// CHECK-NEXT: %5 = llvm.load %4 : !llvm.ptr -> i8
// CHECK-NEXT: llvm.return %5 : i8
// CHECK-NEXT: }
llvm.func @bytes(%v: i8) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.struct<(i8, i32, array<3 x i16>)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %s[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.getelementptr %s[5] : (!llvm.ptr) -> !llvm.ptr, i8
  %2 = llvm.getelementptr inbounds %s[10] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %0 : i8, !llvm.ptr
  llvm.store %v, %1 : i8, !llvm.ptr
  llvm.store %v, %2 : i8, !llvm.ptr
  %3 = llvm.load %1 : !llvm.ptr -> i8
  llvm.return %3 : i8
}

// -----

// CHECK-LABEL: llvm.func @padding(%arg0: i8) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %arg0, %2 : i8, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @padding(%v: i8) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %s[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %1 : i8, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @packed(%arg0: i8) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %arg0, %3 : i8, !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i8, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @packed(%v: i8) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.struct<packed (i8, i32, i16)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %s[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %2 = llvm.getelementptr %s[5] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %1 : i8, !llvm.ptr
  llvm.store %v, %2 : i8, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @end(%arg0: i8) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i32, i8)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[5] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %arg0, %2 : i8, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @end(%v: i8) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.struct<(i32, i8)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %s[5] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %1 : i8, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @beyond(%arg0: i8) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %arg0, %2 : i8, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @beyond(%v: i8) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %s[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %1 : i8, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @too_wide(%arg0: i64) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i64, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @too_wide(%v: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %v, %s : i64, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @over_the_end(%arg0: i32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @over_the_end(%v: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %s[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %1 : i32, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @negative(%arg0: i8) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[-1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %arg0, %2 : i8, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @negative(%v: i8) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %s[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %1 : i8, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @dynamic(%arg0: i8, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[0, %arg1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: llvm.store %arg0, %2 : i8, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @dynamic(%v: i8, %n: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %s[0, %n] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %v, %1 : i8, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @other_types(%arg0: i16) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %4 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %arg0, %3 : i16, !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %2 : i16, !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %4 : i16, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @other_types(%v: i16) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %s[0, 1, 0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<2 x struct<(i8, i16)>>)>
  %1 = llvm.getelementptr %s[1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i16)>
  %2 = llvm.getelementptr %s[1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i16, i16)>
  llvm.store %v, %0 : i16, !llvm.ptr
  llvm.store %v, %1 : i16, !llvm.ptr
  llvm.store %v, %2 : i16, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @nested(%arg0: i16) -> i16 {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i16, !llvm.ptr
// CHECK-NEXT: %2 = llvm.load %1 : !llvm.ptr -> i16
// CHECK-NEXT: llvm.return %2 : i16
// CHECK-NEXT: }
llvm.func @nested(%v: i16) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %one x !llvm.array<2 x struct<(i8, array<2 x i16>)>> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(i8, array<2 x i16>)>>
  %1 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, array<2 x i16>)>
  %2 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %2 : i16, !llvm.ptr
  %3 = llvm.getelementptr %s[10] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %3 : !llvm.ptr -> i16
  llvm.return %4 : i16
}

// -----

// CHECK-LABEL: llvm.func @long(%arg0: i16) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.alloca %0 x !llvm.array<17 x i16> : (i32) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.alloca %0 x !llvm.array<0 x i16> : (i32) -> !llvm.ptr
// CHECK-NEXT: %4 = llvm.getelementptr %2[30] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.store %arg0, %1 : i16, !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %4 : i16, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @long(%v: i16) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<16 x i16> : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.array<17 x i16> : (i32) -> !llvm.ptr
  %c = llvm.alloca %one x !llvm.array<0 x i16> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %a[30] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.getelementptr %b[30] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %v, %0 : i16, !llvm.ptr
  llvm.store %v, %1 : i16, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @empty_parts(%arg0: i32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @empty_parts(%v: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(struct<()>, array<0 x i8>, i32)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(struct<()>, array<0 x i8>, i32)>
  llvm.store %v, %0 : i32, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @volatile(%arg0: i32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store volatile %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT: %2 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.load volatile %2 : !llvm.ptr -> i32
// CHECK-NEXT: %4 = llvm.alloca %0 x !llvm.struct<(ptr, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %4, %4 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %5 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %4, %5 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @volatile(%v: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store volatile %v, %a : i32, !llvm.ptr
  %b = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %0 = llvm.load volatile %b : !llvm.ptr -> i32
  %c = llvm.alloca %one x !llvm.struct<(ptr, i32)> : (i32) -> !llvm.ptr
  llvm.store %c, %c : !llvm.ptr, !llvm.ptr
  %d = llvm.alloca %one x !llvm.struct<(ptr, i32)> : (i32) -> !llvm.ptr
  llvm.store %c, %d : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @scalable(%arg0: vector<[4]xi32>, %arg1: i32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i32, vector<[4]xi32>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, vector<[4]xi32>)>
// CHECK-NEXT: llvm.store %arg1, %2 : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// MLIR stops on an assertion for this one, which stays as it is here.
llvm.func @scalable(%v: vector<[4]xi32>, %w: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, vector<[4]xi32>)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, vector<[4]xi32>)>
  llvm.store %w, %0 : i32, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @vectors(%arg0: i32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i32, vector<4xi32>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, vector<4xi32>)>
// CHECK-NEXT: llvm.store %arg0, %2 : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @vectors(%v: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, vector<4xi32>)> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %a[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, vector<4xi32>)>
  llvm.store %v, %0 : i32, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @two(%arg0: i32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg0, %1 : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @two(%v: i32) {
  %two = llvm.mlir.constant(2 : i32) : i32
  %a = llvm.alloca %two x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.return
}

// -----

// CHECK-LABEL: llvm.func @spaces(%arg0: i32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr<5>, i8
// CHECK-NEXT: llvm.store %arg0, %2 : i32, !llvm.ptr<5>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @spaces(%v: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr<5>
  %0 = llvm.getelementptr %a[0, 1] : (!llvm.ptr<5>) -> !llvm.ptr<5>, !llvm.struct<(i32, i32)>
  llvm.store %v, %0 : i32, !llvm.ptr<5>
  llvm.return
}
