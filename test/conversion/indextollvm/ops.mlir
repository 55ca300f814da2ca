// RUN: mlir-opt %s --convert-ub-to-llvm --convert-index-to-llvm=index-bitwidth=32 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --convert-ub-to-llvm --convert-index-to-llvm=index-bitwidth=32 | FileCheck %s --check-prefix=NEW

// Index as i32; values of ub become poison.

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %2 = llvm.mlir.poison : i64
// CHECK-NEXT: %3 = ub.poison : tensor<4xf32>
// CHECK-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT: %7 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %8 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %9 = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT: %10 = llvm.add %0, %0 {foo} : i32
// CHECK-NEXT: %11 = llvm.icmp "ult" %0, %10 : i32
// CHECK-NEXT: %12 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %13 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %14 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %15 = llvm.icmp "slt" %10, %12 : i32
// CHECK-NEXT: %16 = llvm.select %15, %13, %14 : i1, i32
// CHECK-NEXT: %17 = llvm.sub %16, %0 : i32
// CHECK-NEXT: %18 = llvm.sdiv %17, %10  : i32
// CHECK-NEXT: %19 = llvm.sub %14, %18 : i32
// CHECK-NEXT: %20 = llvm.sdiv %0, %10  : i32
// CHECK-NEXT: %21 = llvm.icmp "slt" %0, %12 : i32
// CHECK-NEXT: %22 = llvm.icmp "ne" %21, %15 : i1
// CHECK-NEXT: %23 = llvm.icmp "ne" %0, %12 : i32
// CHECK-NEXT: %24 = llvm.and %22, %23  : i1
// CHECK-NEXT: %25 = llvm.select %24, %19, %20 : i1, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// NEW: module {
// NEW-NEXT: func.func @f(%arg0: index) {
// NEW-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// NEW-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %2 = llvm.mlir.poison : i64
// NEW-NEXT: %3 = ub.poison : tensor<4xf32>
// NEW-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// NEW-NEXT: %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %6 = llvm.mlir.constant(5 : i32) : i32
// NEW-NEXT: %7 = llvm.mlir.constant(-1 : i32) : i32
// NEW-NEXT: %8 = llvm.mlir.constant(true) : i1
// NEW-NEXT: %9 = llvm.mlir.constant(32 : i32) : i32
// NEW-NEXT: %10 = llvm.add %0, %0 {foo} : i32
// NEW-NEXT: %11 = llvm.icmp "ult" %0, %10 : i32
// NEW-NEXT: %12 = llvm.mlir.constant(0 : i32) : i32
// NEW-NEXT: %13 = llvm.mlir.constant(1 : i32) : i32
// NEW-NEXT: %14 = llvm.mlir.constant(-1 : i32) : i32
// NEW-NEXT: %15 = llvm.icmp "slt" %10, %12 : i32
// NEW-NEXT: %16 = llvm.select %15, %13, %14 : i1, i32
// NEW-NEXT: %17 = llvm.sub %16, %0 : i32
// NEW-NEXT: %18 = llvm.sdiv %17, %10 : i32
// NEW-NEXT: %19 = llvm.sub %14, %18 : i32
// NEW-NEXT: %20 = llvm.sdiv %0, %10 : i32
// NEW-NEXT: %21 = llvm.icmp "slt" %0, %12 : i32
// NEW-NEXT: %22 = llvm.icmp "ne" %21, %15 : i1
// NEW-NEXT: %23 = llvm.icmp "ne" %0, %12 : i32
// NEW-NEXT: %24 = llvm.and %22, %23 : i1
// NEW-NEXT: %25 = llvm.select %24, %19, %20 : i1, i32
// NEW-NEXT: return
// NEW-NEXT: }
// NEW-NEXT: }

func.func @f(%i: index) {
  %0 = ub.poison : vector<2x3xi32>
  %1 = ub.poison : index
  %2 = ub.poison : tensor<4xf32>
  %3 = ub.poison : complex<f32>
  %4 = ub.poison {foo} : memref<2xf32>
  %5 = index.constant 5
  %6 = index.constant -1
  %7 = index.bool.constant true
  %8 = index.sizeof
  %9 = index.castu %i : index to i32
  %10 = index.add %i, %i {foo}
  %11 = index.cmp ult(%i, %10)
  %12 = index.floordivs %i, %10
  return
}
