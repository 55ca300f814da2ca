// RUN: mlir-opt %s -arith-int-narrowing=int-bitwidths-supported=1,8,16,32 | FileCheck %s

// CHECK-LABEL: func.func @moved(%arg0: vector<2x4xi8>, %arg1: vector<4xi8>, %arg2: i8, %arg3: index) -> (vector<4xi32>, i32, vector<1x4xi32>, vector<3xi32>, vector<8xi32>, vector<4x2xi32>, vector<4xi32>) {
// CHECK-NEXT:    %0 = vector.extract %arg0[%arg3] : vector<4xi8> from vector<2x4xi8>
// CHECK-NEXT:    %1 = arith.extsi %0 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT:    %2 = vector.extractelement %arg1[%arg3 : index] : vector<4xi8>
// CHECK-NEXT:    %3 = arith.extui %2 : i8 to i32
// CHECK-NEXT:    %4 = vector.extract_strided_slice %arg0 {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xi8> to vector<1x4xi8>
// CHECK-NEXT:    %5 = arith.extsi %4 : vector<1x4xi8> to vector<1x4xi32>
// CHECK-NEXT:    %6 = vector.broadcast %arg2 : i8 to vector<3xi8>
// CHECK-NEXT:    %7 = arith.extui %6 : vector<3xi8> to vector<3xi32>
// CHECK-NEXT:    %8 = vector.shape_cast %arg0 : vector<2x4xi8> to vector<8xi8>
// CHECK-NEXT:    %9 = arith.extsi %8 : vector<8xi8> to vector<8xi32>
// CHECK-NEXT:    %10 = vector.transpose %arg0, [1, 0] : vector<2x4xi8> to vector<4x2xi8>
// CHECK-NEXT:    %11 = arith.extsi %10 : vector<4x2xi8> to vector<4x2xi32>
// CHECK-NEXT:    %12 = vector.flat_transpose %arg1 {columns = 2 : i32, rows = 2 : i32} : vector<4xi8> -> vector<4xi8>
// CHECK-NEXT:    %13 = arith.extui %12 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT:    return %1, %3, %5, %7, %9, %11, %13 : vector<4xi32>, i32, vector<1x4xi32>, vector<3xi32>, vector<8xi32>, vector<4x2xi32>, vector<4xi32>
func.func @moved(%a: vector<2x4xi8>, %b: vector<4xi8>, %s: i8, %i: index) -> (vector<4xi32>, i32, vector<1x4xi32>, vector<3xi32>, vector<8xi32>, vector<4x2xi32>, vector<4xi32>) {
  %0 = arith.extsi %a : vector<2x4xi8> to vector<2x4xi32>
  %1 = arith.extui %b : vector<4xi8> to vector<4xi32>
  %2 = arith.extui %s : i8 to i32
  %3 = vector.extract %0[%i] : vector<4xi32> from vector<2x4xi32>
  %4 = vector.extractelement %1[%i : index] : vector<4xi32>
  %5 = vector.extract_strided_slice %0 {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xi32> to vector<1x4xi32>
  %6 = vector.broadcast %2 : i32 to vector<3xi32>
  %7 = vector.shape_cast %0 : vector<2x4xi32> to vector<8xi32>
  %8 = vector.transpose %0, [1, 0] : vector<2x4xi32> to vector<4x2xi32>
  %9 = vector.flat_transpose %1 {rows = 2 : i32, columns = 2 : i32} : vector<4xi32> -> vector<4xi32>
  return %3, %4, %5, %6, %7, %8, %9 : vector<4xi32>, i32, vector<1x4xi32>, vector<3xi32>, vector<8xi32>, vector<4x2xi32>, vector<4xi32>
}

// CHECK-LABEL: func.func @inserted(%arg0: i8, %arg1: vector<4xi16>, %arg2: vector<2xi8>, %arg3: vector<4xi32>, %arg4: index) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
// CHECK-NEXT:    %cst = arith.constant dense<[1, -200, 3, 4]> : vector<4xi16>
// CHECK-NEXT:    %0 = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT:    %1 = arith.extsi %arg1 : vector<4xi16> to vector<4xi32>
// CHECK-NEXT:    %2 = arith.extui %arg2 : vector<2xi8> to vector<2xi32>
// CHECK-NEXT:    %3 = arith.trunci %0 : i32 to i16
// CHECK-NEXT:    %4 = vector.insert %3, %arg1 [2] : i16 into vector<4xi16>
// CHECK-NEXT:    %5 = arith.extsi %4 : vector<4xi16> to vector<4xi32>
// CHECK-NEXT:    %6 = arith.trunci %0 : i32 to i16
// CHECK-NEXT:    %7 = vector.insertelement %6, %cst[%arg4 : index] : vector<4xi16>
// CHECK-NEXT:    %8 = arith.extsi %7 : vector<4xi16> to vector<4xi32>
// CHECK-NEXT:    %9 = vector.insert_strided_slice %2, %1 {offsets = [1], strides = [1]} : vector<2xi32> into vector<4xi32>
// CHECK-NEXT:    %10 = vector.insert %0, %arg3 [2] : i32 into vector<4xi32>
// CHECK-NEXT:    return %5, %8, %9, %10 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
func.func @inserted(%s: i8, %v: vector<4xi16>, %w: vector<2xi8>, %x: vector<4xi32>, %i: index) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
  %c = arith.constant dense<[1, -200, 3, 4]> : vector<4xi32>
  %0 = arith.extsi %s : i8 to i32
  %1 = arith.extsi %v : vector<4xi16> to vector<4xi32>
  %2 = arith.extui %w : vector<2xi8> to vector<2xi32>
  %3 = vector.insert %0, %1 [2] : i32 into vector<4xi32>
  %4 = vector.insertelement %0, %c[%i : index] : vector<4xi32>
  %5 = vector.insert_strided_slice %2, %1 {offsets = [1], strides = [1]} : vector<2xi32> into vector<4xi32>
  %6 = vector.insert %0, %x [2] : i32 into vector<4xi32>
  return %3, %4, %5, %6 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
}
