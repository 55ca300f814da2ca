// RUN: mlir-opt %s -split-input-file -convert-vector-to-llvm -allow-unregistered-dialect | FileCheck %s --match-full-lines

// Operations that the conversion leaves, because a type has no counterpart in LLVM IR or a position, a base or a shape does not fit.

// Only the last dimension of an array of vectors may be scalable.
// CHECK-LABEL: func.func @scalable_rows(%arg0: vector<[2]x3xf32>, %arg1: vector<[2]x3xf32>) -> (vector<3xf32>, vector<[2]x3xf32>) {
// CHECK-NEXT: %0 = vector.extract %arg0[0] : vector<3xf32> from vector<[2]x3xf32>
// CHECK-NEXT: %1 = vector.insert %0, %arg1 [1] : vector<3xf32> into vector<[2]x3xf32>
// CHECK-NEXT: return %0, %1 : vector<3xf32>, vector<[2]x3xf32>
// CHECK-NEXT: }
func.func @scalable_rows(%a: vector<[2]x3xf32>, %b: vector<[2]x3xf32>) -> (vector<3xf32>, vector<[2]x3xf32>) {
  %0 = vector.extract %a[0] : vector<3xf32> from vector<[2]x3xf32>
  %1 = vector.insert %0, %b[1] : vector<3xf32> into vector<[2]x3xf32>
  return %0, %1 : vector<3xf32>, vector<[2]x3xf32>
}

// -----

// The whole vector is at no position.
// CHECK-LABEL: func.func @whole(%arg0: vector<2x3xf32>, %arg1: vector<2x3xf32>, %arg2: vector<3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<3xf32>) {
// CHECK-NEXT: return %arg0, %arg0, %arg2 : vector<2x3xf32>, vector<2x3xf32>, vector<3xf32>
// CHECK-NEXT: }
func.func @whole(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: vector<3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<3xf32>) {
  %0 = vector.extract %a[] : vector<2x3xf32> from vector<2x3xf32>
  %1 = vector.insert %0, %b[] : vector<2x3xf32> into vector<2x3xf32>
  %2 = vector.insert %c, %c[] : vector<3xf32> into vector<3xf32>
  return %0, %1, %2 : vector<2x3xf32>, vector<2x3xf32>, vector<3xf32>
}

// -----

// The position of a row has to be a constant.
// CHECK-LABEL: func.func @dynamic_row(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>, %arg2: index) -> (vector<3xf32>, vector<2x3xf32>, f32) {
// CHECK-NEXT: %0 = vector.extract %arg0[%arg2] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: %1 = vector.insert %arg1, %arg0 [%arg2] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT: %2 = vector.extract %arg0[%arg2, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT: return %0, %1, %2 : vector<3xf32>, vector<2x3xf32>, f32
// CHECK-NEXT: }
func.func @dynamic_row(%a: vector<2x3xf32>, %b: vector<3xf32>, %i: index) -> (vector<3xf32>, vector<2x3xf32>, f32) {
  %0 = vector.extract %a[%i] : vector<3xf32> from vector<2x3xf32>
  %1 = vector.insert %b, %a[%i] : vector<3xf32> into vector<2x3xf32>
  %2 = vector.extract %a[%i, 1] : f32 from vector<2x3xf32>
  return %0, %1, %2 : vector<3xf32>, vector<2x3xf32>, f32
}

// -----

// In MLIR 19 the position of an element in a row has to be one as well.
// CHECK-LABEL: func.func @dynamic_element(%arg0: vector<2x3xf32>, %arg1: f32, %arg2: index) -> (f32, vector<2x3xf32>) {
// CHECK-NEXT: %0 = vector.extract %arg0[1, %arg2] : f32 from vector<2x3xf32>
// CHECK-NEXT: %1 = vector.insert %arg1, %arg0 [1, %arg2] : f32 into vector<2x3xf32>
// CHECK-NEXT: return %0, %1 : f32, vector<2x3xf32>
// CHECK-NEXT: }
func.func @dynamic_element(%a: vector<2x3xf32>, %b: f32, %i: index) -> (f32, vector<2x3xf32>) {
  %0 = vector.extract %a[1, %i] : f32 from vector<2x3xf32>
  %1 = vector.insert %b, %a[1, %i] : f32 into vector<2x3xf32>
  return %0, %1 : f32, vector<2x3xf32>
}

// -----

// Elements of several dimensions are not put together.
// CHECK-LABEL: func.func @elements(%arg0: f32) -> (vector<2x2xf32>, vector<3xf32>, vector<f32>) {
// CHECK-NEXT: %0 = vector.from_elements %arg0, %arg0, %arg0, %arg0 : vector<2x2xf32>
// CHECK-NEXT: %1 = llvm.mlir.undef : vector<3xf32>
// CHECK-NEXT: %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %3 = llvm.insertelement %arg0, %1[%2 : i64] : vector<3xf32>
// CHECK-NEXT: %4 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %5 = llvm.insertelement %arg0, %3[%4 : i64] : vector<3xf32>
// CHECK-NEXT: %6 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %7 = llvm.insertelement %arg0, %5[%6 : i64] : vector<3xf32>
// CHECK-NEXT: %8 = llvm.mlir.undef : vector<1xf32>
// CHECK-NEXT: %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %10 = llvm.insertelement %arg0, %8[%9 : i64] : vector<1xf32>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : vector<1xf32> to vector<f32>
// CHECK-NEXT: return %0, %7, %11 : vector<2x2xf32>, vector<3xf32>, vector<f32>
// CHECK-NEXT: }
func.func @elements(%a: f32) -> (vector<2x2xf32>, vector<3xf32>, vector<f32>) {
  %0 = vector.from_elements %a, %a, %a, %a : vector<2x2xf32>
  %1 = vector.from_elements %a, %a, %a : vector<3xf32>
  %2 = vector.from_elements %a : vector<f32>
  return %0, %1, %2 : vector<2x2xf32>, vector<3xf32>, vector<f32>
}

// -----

// A step of fixed length is a constant, and of scalable length an intrinsic.
// CHECK-LABEL: func.func @step() -> (vector<4xindex>, vector<[4]xindex>) {
// CHECK-NEXT: %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK-NEXT: %0 = llvm.intr.experimental.stepvector : vector<[4]xi64>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<[4]xi64> to vector<[4]xindex>
// CHECK-NEXT: return %cst, %1 : vector<4xindex>, vector<[4]xindex>
// CHECK-NEXT: }
func.func @step() -> (vector<4xindex>, vector<[4]xindex>) {
  %0 = vector.step : vector<4xindex>
  %1 = vector.step : vector<[4]xindex>
  return %0, %1 : vector<4xindex>, vector<[4]xindex>
}

// -----

// CHECK-LABEL: func.func @vscale() -> index {
// CHECK-NEXT: %0 = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT: return %1 : index
// CHECK-NEXT: }
func.func @vscale() -> index {
  %0 = vector.vscale
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @gather_of_tensor(%arg0: tensor<8xf32>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.gather %arg0[%arg1] [%arg2], %arg3, %arg4 : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
// CHECK-NEXT: }
func.func @gather_of_tensor(%t: tensor<8xf32>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %o: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.gather %t[%i][%v], %m, %o : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// A gather adds the indices to an address, so the last stride has to be 1.
// CHECK-LABEL: func.func @gather_strided(%arg0: memref<8xf32, strided<[2]>>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.gather %arg0[%arg1] [%arg2], %arg3, %arg4 : memref<8xf32, strided<[2]>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: vector.scatter %arg0[%arg1] [%arg2], %arg3, %0 : memref<8xf32, strided<[2]>>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
// CHECK-NEXT: }
func.func @gather_strided(%t: memref<8xf32, strided<[2]>>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %o: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.gather %t[%i][%v], %m, %o : memref<8xf32, strided<[2]>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %t[%i][%v], %m, %0 : memref<8xf32, strided<[2]>>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// Memory spaces without a number have no pointers.
// CHECK-LABEL: func.func @named_space(%arg0: memref<8xf32, "far">, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.gather %arg0[%arg1] [%arg2], %arg3, %arg4 : memref<8xf32, "far">, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: vector.scatter %arg0[%arg1] [%arg2], %arg3, %0 : memref<8xf32, "far">, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %1 = vector.load %arg0[%arg1] : memref<8xf32, "far">, vector<4xf32>
// CHECK-NEXT: vector.store %1, %arg0[%arg1] : memref<8xf32, "far">, vector<4xf32>
// CHECK-NEXT: %2 = vector.maskedload %arg0[%arg1], %arg3, %1 : memref<8xf32, "far">, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: vector.maskedstore %arg0[%arg1], %arg3, %2 : memref<8xf32, "far">, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %3 = vector.expandload %arg0[%arg1], %arg3, %2 : memref<8xf32, "far">, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: vector.compressstore %arg0[%arg1], %arg3, %3 : memref<8xf32, "far">, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return %3 : vector<4xf32>
// CHECK-NEXT: }
func.func @named_space(%t: memref<8xf32, "far">, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %o: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.gather %t[%i][%v], %m, %o : memref<8xf32, "far">, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %t[%i][%v], %m, %0 : memref<8xf32, "far">, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %1 = vector.load %t[%i] : memref<8xf32, "far">, vector<4xf32>
  vector.store %1, %t[%i] : memref<8xf32, "far">, vector<4xf32>
  %2 = vector.maskedload %t[%i], %m, %1 : memref<8xf32, "far">, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %t[%i], %m, %2 : memref<8xf32, "far">, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %t[%i], %m, %2 : memref<8xf32, "far">, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %t[%i], %m, %3 : memref<8xf32, "far">, vector<4xi1>, vector<4xf32>
  return %3 : vector<4xf32>
}

// -----

// A memref without strides has no descriptor.
// CHECK: #map = affine_map<(d0) -> (d0 mod 3)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @no_strides(%arg0: memref<8xf32, #map>, %arg1: index, %arg2: vector<4xi32>, %arg3: vector<4xi1>, %arg4: vector<4xf32>) {
// CHECK-NEXT: vector.scatter %arg0[%arg1] [%arg2], %arg3, %arg4 : memref<8xf32, #map>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.compressstore %arg0[%arg1], %arg3, %arg4 : memref<8xf32, #map>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @no_strides(%t: memref<8xf32, affine_map<(d0) -> (d0 mod 3)>>, %i: index, %v: vector<4xi32>, %m: vector<4xi1>, %o: vector<4xf32>) {
  vector.scatter %t[%i][%v], %m, %o : memref<8xf32, affine_map<(d0) -> (d0 mod 3)>>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %t[%i], %m, %o : memref<8xf32, affine_map<(d0) -> (d0 mod 3)>>, vector<4xi1>, vector<4xf32>
  return
}

// -----

// Accesses of several dimensions stay, unless the memref holds vectors.
// CHECK-LABEL: func.func @several(%arg0: memref<4x8xf32>, %arg1: index, %arg2: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT: %0 = vector.load %arg0[%arg1, %arg1] : memref<4x8xf32>, vector<2x4xf32>
// CHECK-NEXT: vector.store %arg2, %arg0[%arg1, %arg1] : memref<4x8xf32>, vector<2x4xf32>
// CHECK-NEXT: return %0 : vector<2x4xf32>
// CHECK-NEXT: }
func.func @several(%t: memref<4x8xf32>, %i: index, %o: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.load %t[%i, %i] : memref<4x8xf32>, vector<2x4xf32>
  vector.store %o, %t[%i, %i] : memref<4x8xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

// The alignment is that of the element.
// CHECK-LABEL: func.func @alignments(%arg0: memref<8xf16>, %arg1: memref<8xi1>, %arg2: memref<8xf80>, %arg3: memref<8xi128>, %arg4: memref<8xvector<3xf32>>, %arg5: memref<8xindex>, %arg6: memref<8xi24>, %arg7: index) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg6 : memref<8xi24> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg5 : memref<8xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg4 : memref<8xvector<3xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg3 : memref<8xi128> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %arg2 : memref<8xf80> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = builtin.unrealized_conversion_cast %arg1 : memref<8xi1> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %arg7 : index to i64
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %arg0 : memref<8xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.getelementptr %8[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f16
// CHECK-NEXT: %10 = llvm.load %9 {alignment = 2 : i64} : !llvm.ptr -> vector<4xf16>
// CHECK-NEXT: %11 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.getelementptr %11[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT: %13 = llvm.load %12 {alignment = 1 : i64} : !llvm.ptr -> vector<4xi1>
// CHECK-NEXT: %14 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = llvm.getelementptr %14[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f80
// CHECK-NEXT: %16 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> vector<4xf80>
// CHECK-NEXT: %17 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.getelementptr %17[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i128
// CHECK-NEXT: %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> vector<4xi128>
// CHECK-NEXT: %20 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.getelementptr %20[%6] : (!llvm.ptr, i64) -> !llvm.ptr, vector<3xf32>
// CHECK-NEXT: %22 = llvm.load %21 {alignment = 16 : i64} : !llvm.ptr -> vector<3xf32>
// CHECK-NEXT: %23 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %24 = llvm.getelementptr %23[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT: %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> vector<4xi64>
// CHECK-NEXT: %26 = builtin.unrealized_conversion_cast %25 : vector<4xi64> to vector<4xindex>
// CHECK-NEXT: %27 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %28 = llvm.getelementptr %27[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i24
// CHECK-NEXT: %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> vector<4xi24>
// CHECK-NEXT: "test.use"(%10, %13, %16, %19, %22, %26, %29) : (vector<4xf16>, vector<4xi1>, vector<4xf80>, vector<4xi128>, vector<3xf32>, vector<4xindex>, vector<4xi24>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @alignments(%a: memref<8xf16>, %b: memref<8xi1>, %c: memref<8xf80>, %d: memref<8xi128>, %e: memref<8xvector<3xf32>>, %f: memref<8xindex>,
    %g: memref<8xi24>, %i: index) {
  %0 = vector.load %a[%i] : memref<8xf16>, vector<4xf16>
  %1 = vector.load %b[%i] : memref<8xi1>, vector<4xi1>
  %2 = vector.load %c[%i] : memref<8xf80>, vector<4xf80>
  %3 = vector.load %d[%i] : memref<8xi128>, vector<4xi128>
  %4 = vector.load %e[%i] : memref<8xvector<3xf32>>, vector<3xf32>
  %5 = vector.load %f[%i] : memref<8xindex>, vector<4xindex>
  %6 = vector.load %g[%i] : memref<8xi24>, vector<4xi24>
  "test.use"(%0, %1, %2, %3, %4, %5, %6) : (vector<4xf16>, vector<4xi1>, vector<4xf80>, vector<4xi128>, vector<3xf32>, vector<4xindex>, vector<4xi24>) -> ()
  return
}

// -----

// A type cast reinterprets a memref whose elements lie one after the other.
// CHECK-LABEL: func.func @cast(%arg0: memref<4x8xf32>) -> memref<vector<4x8xf32>> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<4x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(ptr, ptr, i64)> to memref<vector<4x8xf32>>
// CHECK-NEXT: return %8 : memref<vector<4x8xf32>>
// CHECK-NEXT: }
func.func @cast(%a: memref<4x8xf32>) -> memref<vector<4x8xf32>> {
  %0 = vector.type_cast %a : memref<4x8xf32> to memref<vector<4x8xf32>>
  return %0 : memref<vector<4x8xf32>>
}

// -----

// CHECK-LABEL: func.func @cast_rows(%arg0: memref<2x4x8xf32>) -> memref<2x4xvector<8xf32>> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<2x4x8xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %1 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %11 = llvm.insertvalue %10, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %13 = llvm.insertvalue %12, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %15 = llvm.insertvalue %14, %13[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = builtin.unrealized_conversion_cast %15 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x4xvector<8xf32>>
// CHECK-NEXT: return %16 : memref<2x4xvector<8xf32>>
// CHECK-NEXT: }
func.func @cast_rows(%a: memref<2x4x8xf32>) -> memref<2x4xvector<8xf32>> {
  %0 = vector.type_cast %a : memref<2x4x8xf32> to memref<2x4xvector<8xf32>>
  return %0 : memref<2x4xvector<8xf32>>
}

// -----

// CHECK-LABEL: func.func @cast_named_space(%arg0: memref<4x8xf32, "far">) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @cast_named_space(%a: memref<4x8xf32, "far">) {
  %0 = vector.type_cast %a : memref<4x8xf32, "far"> to memref<vector<4x8xf32>, "far">
  return
}

// -----

// An interleave of several dimensions works row by row, and of scalable vectors by an intrinsic.
// CHECK-LABEL: func.func @interleaves(%arg0: vector<2xi8>, %arg1: vector<2x3xi8>, %arg2: vector<[4]xi8>, %arg3: vector<f32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi8> to !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %cst = arith.constant dense<0> : vector<2x3xi8>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %cst : vector<2x3xi8> to !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %cst_0 = arith.constant dense<0> : vector<2x6xi8>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %cst_0 : vector<2x6xi8> to !llvm.array<2 x vector<6xi8>>
// CHECK-NEXT: %3 = llvm.shufflevector %arg0, %arg0 [0, 2, 1, 3] : vector<2xi8>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %5 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %6 = llvm.shufflevector %4, %5 [0, 3, 1, 4, 2, 5] : vector<3xi8>
// CHECK-NEXT: %7 = llvm.insertvalue %6, %2[0] : !llvm.array<2 x vector<6xi8>>
// CHECK-NEXT: %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %9 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %10 = llvm.shufflevector %8, %9 [0, 3, 1, 4, 2, 5] : vector<3xi8>
// CHECK-NEXT: %11 = llvm.insertvalue %10, %7[1] : !llvm.array<2 x vector<6xi8>>
// CHECK-NEXT: %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<2 x vector<6xi8>> to vector<2x6xi8>
// CHECK-NEXT: %13 = "llvm.intr.vector.interleave2"(%arg2, %arg2) : (vector<[4]xi8>, vector<[4]xi8>) -> vector<[8]xi8>
// CHECK-NEXT: %14 = llvm.mlir.poison : vector<4xi8>
// CHECK-NEXT: %15 = llvm.shufflevector %3, %14 [0, 2] : vector<4xi8>
// CHECK-NEXT: %16 = llvm.shufflevector %3, %14 [1, 3] : vector<4xi8>
// CHECK-NEXT: %17 = llvm.mlir.poison : vector<6xi8>
// CHECK-NEXT: %18 = llvm.shufflevector %6, %17 [0, 2, 4] : vector<6xi8>
// CHECK-NEXT: %19 = llvm.shufflevector %6, %17 [1, 3, 5] : vector<6xi8>
// CHECK-NEXT: %20 = llvm.insertvalue %18, %1[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %21 = llvm.insertvalue %19, %1[0] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %22 = llvm.mlir.poison : vector<6xi8>
// CHECK-NEXT: %23 = llvm.shufflevector %10, %22 [0, 2, 4] : vector<6xi8>
// CHECK-NEXT: %24 = llvm.shufflevector %10, %22 [1, 3, 5] : vector<6xi8>
// CHECK-NEXT: %25 = llvm.insertvalue %23, %20[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %26 = builtin.unrealized_conversion_cast %25 : !llvm.array<2 x vector<3xi8>> to vector<2x3xi8>
// CHECK-NEXT: %27 = llvm.insertvalue %24, %21[1] : !llvm.array<2 x vector<3xi8>>
// CHECK-NEXT: %28 = builtin.unrealized_conversion_cast %27 : !llvm.array<2 x vector<3xi8>> to vector<2x3xi8>
// CHECK-NEXT: %29 = "llvm.intr.vector.deinterleave2"(%13) : (vector<[8]xi8>) -> !llvm.struct<(vector<[4]xi8>, vector<[4]xi8>)>
// CHECK-NEXT: %30 = llvm.extractvalue %29[0] : !llvm.struct<(vector<[4]xi8>, vector<[4]xi8>)>
// CHECK-NEXT: %31 = llvm.extractvalue %29[1] : !llvm.struct<(vector<[4]xi8>, vector<[4]xi8>)>
// CHECK-NEXT: "test.use"(%3, %12, %13, %15, %16, %26, %28, %30, %31) : (vector<4xi8>, vector<2x6xi8>, vector<[8]xi8>, vector<2xi8>, vector<2xi8>, vector<2x3xi8>, vector<2x3xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @interleaves(%a: vector<2xi8>, %b: vector<2x3xi8>, %c: vector<[4]xi8>, %d: vector<f32>) {
  %0 = vector.interleave %a, %a : vector<2xi8> -> vector<4xi8>
  %1 = vector.interleave %b, %b : vector<2x3xi8> -> vector<2x6xi8>
  %2 = vector.interleave %c, %c : vector<[4]xi8> -> vector<[8]xi8>
  %3, %4 = vector.deinterleave %0 : vector<4xi8> -> vector<2xi8>
  %5, %6 = vector.deinterleave %1 : vector<2x6xi8> -> vector<2x3xi8>
  %7, %8 = vector.deinterleave %2 : vector<[8]xi8> -> vector<[4]xi8>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (vector<4xi8>, vector<2x6xi8>, vector<[8]xi8>, vector<2xi8>, vector<2xi8>, vector<2x3xi8>, vector<2x3xi8>, vector<[4]xi8>, vector<[4]xi8>) -> ()
  return
}
