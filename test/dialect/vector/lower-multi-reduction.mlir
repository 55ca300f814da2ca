// RUN: mlir-opt %s -lower-vector-multi-reduction="lowering-strategy=inner-parallel" | FileCheck %s --check-prefix=PARALLEL
// RUN: mlir-opt %s -lower-vector-multi-reduction="lowering-strategy=inner-reduction" | FileCheck %s --check-prefix=REDUCE
// RUN: mlir-opt %s -lower-vector-multi-reduction | FileCheck %s --check-prefix=PARALLEL

// Reduced dimensions move out or in, and each group becomes one dimension.
// PARALLEL-LABEL: func.func @middle(
// PARALLEL-SAME: %[[ARG0:.+]]: vector<2x2x1xf32>, %[[ARG1:.+]]: vector<2x1xf32>) -> vector<2x1xf32> {
// PARALLEL-NEXT: %[[V0:.+]] = vector.transpose %[[ARG0]], [1, 0, 2] : vector<2x2x1xf32> to vector<2x2x1xf32>
// PARALLEL-NEXT: %[[V1:.+]] = vector.shape_cast %[[V0]] : vector<2x2x1xf32> to vector<2x2xf32>
// PARALLEL-NEXT: %[[V2:.+]] = vector.shape_cast %[[ARG1]] : vector<2x1xf32> to vector<2xf32>
// PARALLEL-NEXT: %[[V3:.+]] = vector.extract %[[V1]][0] : vector<2xf32> from vector<2x2xf32>
// PARALLEL-NEXT: %[[V4:.+]] = arith.addf %[[V3]], %[[V2]] : vector<2xf32>
// PARALLEL-NEXT: %[[V5:.+]] = vector.extract %[[V1]][1] : vector<2xf32> from vector<2x2xf32>
// PARALLEL-NEXT: %[[V6:.+]] = arith.addf %[[V5]], %[[V4]] : vector<2xf32>
// PARALLEL-NEXT: %[[V7:.+]] = vector.shape_cast %[[V6]] : vector<2xf32> to vector<2x1xf32>
// PARALLEL-NEXT: return %[[V7]] : vector<2x1xf32>
// PARALLEL-NEXT: }
// REDUCE-LABEL: func.func @middle(
// REDUCE-SAME: %[[ARG0:.+]]: vector<2x2x1xf32>, %[[ARG1:.+]]: vector<2x1xf32>) -> vector<2x1xf32> {
// REDUCE-NEXT: %[[V0:.+]] = arith.constant 1 : index
// REDUCE-NEXT: %[[V1:.+]] = arith.constant 0 : index
// REDUCE-NEXT: %[[V2:.+]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// REDUCE-NEXT: %[[V3:.+]] = vector.transpose %[[ARG0]], [0, 2, 1] : vector<2x2x1xf32> to vector<2x1x2xf32>
// REDUCE-NEXT: %[[V4:.+]] = vector.extract %[[V3]][0, 0] : vector<2xf32> from vector<2x1x2xf32>
// REDUCE-NEXT: %[[V5:.+]] = vector.extract %[[ARG1]][0, 0] : f32 from vector<2x1xf32>
// REDUCE-NEXT: %[[V6:.+]] = vector.reduction <add>, %[[V4]], %[[V5]] : vector<2xf32> into f32
// REDUCE-NEXT: %[[V7:.+]] = vector.insertelement %[[V6]], %[[V2]][%[[V1]] : index] : vector<2xf32>
// REDUCE-NEXT: %[[V8:.+]] = vector.extract %[[V3]][1, 0] : vector<2xf32> from vector<2x1x2xf32>
// REDUCE-NEXT: %[[V9:.+]] = vector.extract %[[ARG1]][1, 0] : f32 from vector<2x1xf32>
// REDUCE-NEXT: %[[V10:.+]] = vector.reduction <add>, %[[V8]], %[[V9]] : vector<2xf32> into f32
// REDUCE-NEXT: %[[V11:.+]] = vector.insertelement %[[V10]], %[[V7]][%[[V0]] : index] : vector<2xf32>
// REDUCE-NEXT: %[[V12:.+]] = vector.shape_cast %[[V11]] : vector<2xf32> to vector<2x1xf32>
// REDUCE-NEXT: return %[[V12]] : vector<2x1xf32>
// REDUCE-NEXT: }
func.func @middle(%v: vector<2x2x1xf32>, %acc: vector<2x1xf32>) -> vector<2x1xf32> {
  %0 = vector.multi_reduction <add>, %v, %acc [1] : vector<2x2x1xf32> to vector<2x1xf32>
  return %0 : vector<2x1xf32>
}

// The order of the dimensions in the attribute is that of the transposed vector.
// PARALLEL-LABEL: func.func @backwards(
// PARALLEL-SAME: %[[ARG0:.+]]: vector<2x1x2x3xi32>, %[[ARG1:.+]]: vector<1x2xi32>) -> vector<1x2xi32> {
// PARALLEL-NEXT: %[[V0:.+]] = vector.transpose %[[ARG0]], [3, 0, 1, 2] : vector<2x1x2x3xi32> to vector<3x2x1x2xi32>
// PARALLEL-NEXT: %[[V1:.+]] = vector.shape_cast %[[ARG1]] : vector<1x2xi32> to vector<2xi32>
// PARALLEL-NEXT: %[[V2:.+]] = vector.extract %[[V0]][0, 0, 0] : vector<2xi32> from vector<3x2x1x2xi32>
// PARALLEL-NEXT: %[[V3:.+]] = arith.minui %[[V2]], %[[V1]] : vector<2xi32>
// PARALLEL-NEXT: %[[V4:.+]] = vector.extract %[[V0]][0, 1, 0] : vector<2xi32> from vector<3x2x1x2xi32>
// PARALLEL-NEXT: %[[V5:.+]] = arith.minui %[[V4]], %[[V3]] : vector<2xi32>
// PARALLEL-NEXT: %[[V6:.+]] = vector.extract %[[V0]][1, 0, 0] : vector<2xi32> from vector<3x2x1x2xi32>
// PARALLEL-NEXT: %[[V7:.+]] = arith.minui %[[V6]], %[[V5]] : vector<2xi32>
// PARALLEL-NEXT: %[[V8:.+]] = vector.extract %[[V0]][1, 1, 0] : vector<2xi32> from vector<3x2x1x2xi32>
// PARALLEL-NEXT: %[[V9:.+]] = arith.minui %[[V8]], %[[V7]] : vector<2xi32>
// PARALLEL-NEXT: %[[V10:.+]] = vector.extract %[[V0]][2, 0, 0] : vector<2xi32> from vector<3x2x1x2xi32>
// PARALLEL-NEXT: %[[V11:.+]] = arith.minui %[[V10]], %[[V9]] : vector<2xi32>
// PARALLEL-NEXT: %[[V12:.+]] = vector.extract %[[V0]][2, 1, 0] : vector<2xi32> from vector<3x2x1x2xi32>
// PARALLEL-NEXT: %[[V13:.+]] = arith.minui %[[V12]], %[[V11]] : vector<2xi32>
// PARALLEL-NEXT: %[[V14:.+]] = vector.shape_cast %[[V13]] : vector<2xi32> to vector<1x2xi32>
// PARALLEL-NEXT: return %[[V14]] : vector<1x2xi32>
// PARALLEL-NEXT: }
// REDUCE-LABEL: func.func @backwards(
// REDUCE-SAME: %[[ARG0:.+]]: vector<2x1x2x3xi32>, %[[ARG1:.+]]: vector<1x2xi32>) -> vector<1x2xi32> {
// REDUCE-NEXT: %[[V0:.+]] = arith.constant 1 : index
// REDUCE-NEXT: %[[V1:.+]] = arith.constant 0 : index
// REDUCE-NEXT: %[[V2:.+]] = arith.constant dense<0> : vector<2xi32>
// REDUCE-NEXT: %[[V3:.+]] = vector.transpose %[[ARG0]], [1, 2, 3, 0] : vector<2x1x2x3xi32> to vector<1x2x3x2xi32>
// REDUCE-NEXT: %[[V4:.+]] = vector.shape_cast %[[V3]] : vector<1x2x3x2xi32> to vector<2x6xi32>
// REDUCE-NEXT: %[[V5:.+]] = vector.extract %[[V4]][0] : vector<6xi32> from vector<2x6xi32>
// REDUCE-NEXT: %[[V6:.+]] = vector.extract %[[ARG1]][0, 0] : i32 from vector<1x2xi32>
// REDUCE-NEXT: %[[V7:.+]] = vector.reduction <minui>, %[[V5]], %[[V6]] : vector<6xi32> into i32
// REDUCE-NEXT: %[[V8:.+]] = vector.insertelement %[[V7]], %[[V2]][%[[V1]] : index] : vector<2xi32>
// REDUCE-NEXT: %[[V9:.+]] = vector.extract %[[V4]][1] : vector<6xi32> from vector<2x6xi32>
// REDUCE-NEXT: %[[V10:.+]] = vector.extract %[[ARG1]][0, 1] : i32 from vector<1x2xi32>
// REDUCE-NEXT: %[[V11:.+]] = vector.reduction <minui>, %[[V9]], %[[V10]] : vector<6xi32> into i32
// REDUCE-NEXT: %[[V12:.+]] = vector.insertelement %[[V11]], %[[V8]][%[[V0]] : index] : vector<2xi32>
// REDUCE-NEXT: %[[V13:.+]] = vector.shape_cast %[[V12]] : vector<2xi32> to vector<1x2xi32>
// REDUCE-NEXT: return %[[V13]] : vector<1x2xi32>
// REDUCE-NEXT: }
func.func @backwards(%v: vector<2x1x2x3xi32>, %acc: vector<1x2xi32>) -> vector<1x2xi32> {
  %0 = vector.multi_reduction <minui>, %v, %acc [3, 0] : vector<2x1x2x3xi32> to vector<1x2xi32>
  return %0 : vector<1x2xi32>
}

// PARALLEL-LABEL: func.func @to_scalar(
// PARALLEL-SAME: %[[ARG0:.+]]: vector<2x2xf16>, %[[ARG1:.+]]: f16) -> f16 {
// PARALLEL-NEXT: %[[V0:.+]] = vector.shape_cast %[[ARG0]] : vector<2x2xf16> to vector<4xf16>
// PARALLEL-NEXT: %[[V1:.+]] = vector.shape_cast %[[V0]] : vector<4xf16> to vector<1x4xf16>
// PARALLEL-NEXT: %[[V2:.+]] = vector.broadcast %[[ARG1]] : f16 to vector<1xf16>
// PARALLEL-NEXT: %[[V3:.+]] = vector.transpose %[[V1]], [1, 0] : vector<1x4xf16> to vector<4x1xf16>
// PARALLEL-NEXT: %[[V4:.+]] = vector.extract %[[V3]][0] : vector<1xf16> from vector<4x1xf16>
// PARALLEL-NEXT: %[[V5:.+]] = arith.maximumf %[[V4]], %[[V2]] : vector<1xf16>
// PARALLEL-NEXT: %[[V6:.+]] = vector.extract %[[V3]][1] : vector<1xf16> from vector<4x1xf16>
// PARALLEL-NEXT: %[[V7:.+]] = arith.maximumf %[[V6]], %[[V5]] : vector<1xf16>
// PARALLEL-NEXT: %[[V8:.+]] = vector.extract %[[V3]][2] : vector<1xf16> from vector<4x1xf16>
// PARALLEL-NEXT: %[[V9:.+]] = arith.maximumf %[[V8]], %[[V7]] : vector<1xf16>
// PARALLEL-NEXT: %[[V10:.+]] = vector.extract %[[V3]][3] : vector<1xf16> from vector<4x1xf16>
// PARALLEL-NEXT: %[[V11:.+]] = arith.maximumf %[[V10]], %[[V9]] : vector<1xf16>
// PARALLEL-NEXT: %[[V12:.+]] = vector.extract %[[V11]][0] : f16 from vector<1xf16>
// PARALLEL-NEXT: return %[[V12]] : f16
// PARALLEL-NEXT: }
// REDUCE-LABEL: func.func @to_scalar(
// REDUCE-SAME: %[[ARG0:.+]]: vector<2x2xf16>, %[[ARG1:.+]]: f16) -> f16 {
// REDUCE-NEXT: %[[V0:.+]] = arith.constant 0 : index
// REDUCE-NEXT: %[[V1:.+]] = arith.constant dense<0.000000e+00> : vector<1xf16>
// REDUCE-NEXT: %[[V2:.+]] = vector.shape_cast %[[ARG0]] : vector<2x2xf16> to vector<4xf16>
// REDUCE-NEXT: %[[V3:.+]] = vector.reduction <maximumf>, %[[V2]], %[[ARG1]] : vector<4xf16> into f16
// REDUCE-NEXT: %[[V4:.+]] = vector.insertelement %[[V3]], %[[V1]][%[[V0]] : index] : vector<1xf16>
// REDUCE-NEXT: %[[V5:.+]] = vector.extract %[[V4]][0] : f16 from vector<1xf16>
// REDUCE-NEXT: return %[[V5]] : f16
// REDUCE-NEXT: }
func.func @to_scalar(%v: vector<2x2xf16>, %acc: f16) -> f16 {
  %0 = vector.multi_reduction <maximumf>, %v, %acc [0, 1] : vector<2x2xf16> to f16
  return %0 : f16
}

// PARALLEL-LABEL: func.func @rank_1(
// PARALLEL-SAME: %[[ARG0:.+]]: vector<2xindex>, %[[ARG1:.+]]: index) -> index {
// PARALLEL-NEXT: %[[V0:.+]] = vector.shape_cast %[[ARG0]] : vector<2xindex> to vector<1x2xindex>
// PARALLEL-NEXT: %[[V1:.+]] = vector.broadcast %[[ARG1]] : index to vector<1xindex>
// PARALLEL-NEXT: %[[V2:.+]] = vector.transpose %[[V0]], [1, 0] : vector<1x2xindex> to vector<2x1xindex>
// PARALLEL-NEXT: %[[V3:.+]] = vector.extract %[[V2]][0] : vector<1xindex> from vector<2x1xindex>
// PARALLEL-NEXT: %[[V4:.+]] = arith.muli %[[V3]], %[[V1]] : vector<1xindex>
// PARALLEL-NEXT: %[[V5:.+]] = vector.extract %[[V2]][1] : vector<1xindex> from vector<2x1xindex>
// PARALLEL-NEXT: %[[V6:.+]] = arith.muli %[[V5]], %[[V4]] : vector<1xindex>
// PARALLEL-NEXT: %[[V7:.+]] = vector.extract %[[V6]][0] : index from vector<1xindex>
// PARALLEL-NEXT: return %[[V7]] : index
// PARALLEL-NEXT: }
// REDUCE-LABEL: func.func @rank_1(
// REDUCE-SAME: %[[ARG0:.+]]: vector<2xindex>, %[[ARG1:.+]]: index) -> index {
// REDUCE-NEXT: %[[V0:.+]] = arith.constant 0 : index
// REDUCE-NEXT: %[[V1:.+]] = arith.constant dense<0> : vector<1xindex>
// REDUCE-NEXT: %[[V2:.+]] = vector.reduction <mul>, %[[ARG0]], %[[ARG1]] : vector<2xindex> into index
// REDUCE-NEXT: %[[V3:.+]] = vector.insertelement %[[V2]], %[[V1]][%[[V0]] : index] : vector<1xindex>
// REDUCE-NEXT: %[[V4:.+]] = vector.extract %[[V3]][0] : index from vector<1xindex>
// REDUCE-NEXT: return %[[V4]] : index
// REDUCE-NEXT: }
func.func @rank_1(%v: vector<2xindex>, %acc: index) -> index {
  %0 = vector.multi_reduction <mul>, %v, %acc [0] : vector<2xindex> to index
  return %0 : index
}

// PARALLEL-LABEL: func.func @nothing(
// PARALLEL-SAME: %[[ARG0:.+]]: vector<2x2xi8>, %[[ARG1:.+]]: vector<2x2xi8>) -> vector<2x2xi8> {
// PARALLEL-NEXT: return %[[ARG0]] : vector<2x2xi8>
// PARALLEL-NEXT: }
// REDUCE-LABEL: func.func @nothing(
// REDUCE-SAME: %[[ARG0:.+]]: vector<2x2xi8>, %[[ARG1:.+]]: vector<2x2xi8>) -> vector<2x2xi8> {
// REDUCE-NEXT: return %[[ARG0]] : vector<2x2xi8>
// REDUCE-NEXT: }
func.func @nothing(%v: vector<2x2xi8>, %acc: vector<2x2xi8>) -> vector<2x2xi8> {
  %0 = vector.multi_reduction <xor>, %v, %acc [] : vector<2x2xi8> to vector<2x2xi8>
  return %0 : vector<2x2xi8>
}

// Rows with a mask can be reduced, but not combined.
// PARALLEL-LABEL: func.func @masked(
// PARALLEL-SAME: %[[ARG0:.+]]: vector<2x2x2xf32>, %[[ARG1:.+]]: vector<2xf32>, %[[ARG2:.+]]: vector<2x2x2xi1>) -> vector<2xf32> {
// PARALLEL-NEXT: %[[V0:.+]] = vector.shape_cast %[[ARG2]] : vector<2x2x2xi1> to vector<4x2xi1>
// PARALLEL-NEXT: %[[V1:.+]] = vector.shape_cast %[[ARG0]] : vector<2x2x2xf32> to vector<4x2xf32>
// PARALLEL-NEXT: %[[V2:.+]] = vector.mask %[[V0]] { vector.multi_reduction <add>, %[[V1]], %[[ARG1]] [0] : vector<4x2xf32> to vector<2xf32> } : vector<4x2xi1> -> vector<2xf32>
// PARALLEL-NEXT: return %[[V2]] : vector<2xf32>
// PARALLEL-NEXT: }
// REDUCE-LABEL: func.func @masked(
// REDUCE-SAME: %[[ARG0:.+]]: vector<2x2x2xf32>, %[[ARG1:.+]]: vector<2xf32>, %[[ARG2:.+]]: vector<2x2x2xi1>) -> vector<2xf32> {
// REDUCE-NEXT: %[[V0:.+]] = arith.constant 1 : index
// REDUCE-NEXT: %[[V1:.+]] = arith.constant 0 : index
// REDUCE-NEXT: %[[V2:.+]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// REDUCE-NEXT: %[[V3:.+]] = vector.transpose %[[ARG2]], [2, 0, 1] : vector<2x2x2xi1> to vector<2x2x2xi1>
// REDUCE-NEXT: %[[V4:.+]] = vector.transpose %[[ARG0]], [2, 0, 1] : vector<2x2x2xf32> to vector<2x2x2xf32>
// REDUCE-NEXT: %[[V5:.+]] = vector.shape_cast %[[V3]] : vector<2x2x2xi1> to vector<2x4xi1>
// REDUCE-NEXT: %[[V6:.+]] = vector.shape_cast %[[V4]] : vector<2x2x2xf32> to vector<2x4xf32>
// REDUCE-NEXT: %[[V7:.+]] = vector.extract %[[V6]][0] : vector<4xf32> from vector<2x4xf32>
// REDUCE-NEXT: %[[V8:.+]] = vector.extract %[[ARG1]][0] : f32 from vector<2xf32>
// REDUCE-NEXT: %[[V9:.+]] = vector.extract %[[V5]][0] : vector<4xi1> from vector<2x4xi1>
// REDUCE-NEXT: %[[V10:.+]] = vector.mask %[[V9]] { vector.reduction <add>, %[[V7]], %[[V8]] : vector<4xf32> into f32 } : vector<4xi1> -> f32
// REDUCE-NEXT: %[[V11:.+]] = vector.insertelement %[[V10]], %[[V2]][%[[V1]] : index] : vector<2xf32>
// REDUCE-NEXT: %[[V12:.+]] = vector.extract %[[V6]][1] : vector<4xf32> from vector<2x4xf32>
// REDUCE-NEXT: %[[V13:.+]] = vector.extract %[[ARG1]][1] : f32 from vector<2xf32>
// REDUCE-NEXT: %[[V14:.+]] = vector.extract %[[V5]][1] : vector<4xi1> from vector<2x4xi1>
// REDUCE-NEXT: %[[V15:.+]] = vector.mask %[[V14]] { vector.reduction <add>, %[[V12]], %[[V13]] : vector<4xf32> into f32 } : vector<4xi1> -> f32
// REDUCE-NEXT: %[[V16:.+]] = vector.insertelement %[[V15]], %[[V11]][%[[V0]] : index] : vector<2xf32>
// REDUCE-NEXT: return %[[V16]] : vector<2xf32>
// REDUCE-NEXT: }
func.func @masked(%v: vector<2x2x2xf32>, %acc: vector<2xf32>, %m: vector<2x2x2xi1>) -> vector<2xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %acc [0, 1] : vector<2x2x2xf32> to vector<2xf32> } : vector<2x2x2xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// PARALLEL-LABEL: func.func @masked_to_scalar(
// PARALLEL-SAME: %[[ARG0:.+]]: vector<2x2xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: vector<2x2xi1>) -> f32 {
// PARALLEL-NEXT: %[[V0:.+]] = vector.shape_cast %[[ARG2]] : vector<2x2xi1> to vector<4xi1>
// PARALLEL-NEXT: %[[V1:.+]] = vector.shape_cast %[[ARG0]] : vector<2x2xf32> to vector<4xf32>
// PARALLEL-NEXT: %[[V2:.+]] = vector.shape_cast %[[V1]] : vector<4xf32> to vector<1x4xf32>
// PARALLEL-NEXT: %[[V3:.+]] = vector.broadcast %[[ARG1]] : f32 to vector<1xf32>
// PARALLEL-NEXT: %[[V4:.+]] = vector.broadcast %[[V0]] : vector<4xi1> to vector<1x4xi1>
// PARALLEL-NEXT: %[[V5:.+]] = vector.transpose %[[V4]], [1, 0] : vector<1x4xi1> to vector<4x1xi1>
// PARALLEL-NEXT: %[[V6:.+]] = vector.transpose %[[V2]], [1, 0] : vector<1x4xf32> to vector<4x1xf32>
// PARALLEL-NEXT: %[[V7:.+]] = vector.mask %[[V5]] { vector.multi_reduction <add>, %[[V6]], %[[V3]] [0] : vector<4x1xf32> to vector<1xf32> } : vector<4x1xi1> -> vector<1xf32>
// PARALLEL-NEXT: %[[V8:.+]] = vector.extract %[[V7]][0] : f32 from vector<1xf32>
// PARALLEL-NEXT: return %[[V8]] : f32
// PARALLEL-NEXT: }
// REDUCE-LABEL: func.func @masked_to_scalar(
// REDUCE-SAME: %[[ARG0:.+]]: vector<2x2xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: vector<2x2xi1>) -> f32 {
// REDUCE-NEXT: %[[V0:.+]] = arith.constant 0 : index
// REDUCE-NEXT: %[[V1:.+]] = arith.constant dense<0.000000e+00> : vector<1xf32>
// REDUCE-NEXT: %[[V2:.+]] = vector.shape_cast %[[ARG2]] : vector<2x2xi1> to vector<4xi1>
// REDUCE-NEXT: %[[V3:.+]] = vector.shape_cast %[[ARG0]] : vector<2x2xf32> to vector<4xf32>
// REDUCE-NEXT: %[[V4:.+]] = vector.mask %[[V2]] { vector.reduction <add>, %[[V3]], %[[ARG1]] : vector<4xf32> into f32 } : vector<4xi1> -> f32
// REDUCE-NEXT: %[[V5:.+]] = vector.insertelement %[[V4]], %[[V1]][%[[V0]] : index] : vector<1xf32>
// REDUCE-NEXT: %[[V6:.+]] = vector.extract %[[V5]][0] : f32 from vector<1xf32>
// REDUCE-NEXT: return %[[V6]] : f32
// REDUCE-NEXT: }
func.func @masked_to_scalar(%v: vector<2x2xf32>, %acc: f32, %m: vector<2x2xi1>) -> f32 {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %acc [0, 1] : vector<2x2xf32> to f32 } : vector<2x2xi1> -> f32
  return %0 : f32
}

// A group of dimensions is scalable if one of them is. Vectors with two such dimensions have no flat type.
// PARALLEL-LABEL: func.func @scalable(
// PARALLEL-SAME: %[[ARG0:.+]]: vector<2x[2]x2xf32>, %[[ARG1:.+]]: vector<2x[2]xf32>) -> vector<2x[2]xf32> {
// PARALLEL-NEXT: %[[V0:.+]] = vector.transpose %[[ARG0]], [2, 0, 1] : vector<2x[2]x2xf32> to vector<2x2x[2]xf32>
// PARALLEL-NEXT: %[[V1:.+]] = vector.shape_cast %[[V0]] : vector<2x2x[2]xf32> to vector<2x[4]xf32>
// PARALLEL-NEXT: %[[V2:.+]] = vector.shape_cast %[[ARG1]] : vector<2x[2]xf32> to vector<[4]xf32>
// PARALLEL-NEXT: %[[V3:.+]] = vector.extract %[[V1]][0] : vector<[4]xf32> from vector<2x[4]xf32>
// PARALLEL-NEXT: %[[V4:.+]] = arith.addf %[[V3]], %[[V2]] : vector<[4]xf32>
// PARALLEL-NEXT: %[[V5:.+]] = vector.extract %[[V1]][1] : vector<[4]xf32> from vector<2x[4]xf32>
// PARALLEL-NEXT: %[[V6:.+]] = arith.addf %[[V5]], %[[V4]] : vector<[4]xf32>
// PARALLEL-NEXT: %[[V7:.+]] = vector.shape_cast %[[V6]] : vector<[4]xf32> to vector<2x[2]xf32>
// PARALLEL-NEXT: return %[[V7]] : vector<2x[2]xf32>
// PARALLEL-NEXT: }
// REDUCE-LABEL: func.func @scalable(
// REDUCE-SAME: %[[ARG0:.+]]: vector<2x[2]x2xf32>, %[[ARG1:.+]]: vector<2x[2]xf32>) -> vector<2x[2]xf32> {
// REDUCE-NEXT: %[[V0:.+]] = arith.constant 3 : index
// REDUCE-NEXT: %[[V1:.+]] = arith.constant 2 : index
// REDUCE-NEXT: %[[V2:.+]] = arith.constant 1 : index
// REDUCE-NEXT: %[[V3:.+]] = arith.constant 0 : index
// REDUCE-NEXT: %[[V4:.+]] = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// REDUCE-NEXT: %[[V5:.+]] = vector.extract %[[ARG0]][0, 0] : vector<2xf32> from vector<2x[2]x2xf32>
// REDUCE-NEXT: %[[V6:.+]] = vector.extract %[[ARG1]][0, 0] : f32 from vector<2x[2]xf32>
// REDUCE-NEXT: %[[V7:.+]] = vector.reduction <add>, %[[V5]], %[[V6]] : vector<2xf32> into f32
// REDUCE-NEXT: %[[V8:.+]] = vector.insertelement %[[V7]], %[[V4]][%[[V3]] : index] : vector<[4]xf32>
// REDUCE-NEXT: %[[V9:.+]] = vector.extract %[[ARG0]][0, 1] : vector<2xf32> from vector<2x[2]x2xf32>
// REDUCE-NEXT: %[[V10:.+]] = vector.extract %[[ARG1]][0, 1] : f32 from vector<2x[2]xf32>
// REDUCE-NEXT: %[[V11:.+]] = vector.reduction <add>, %[[V9]], %[[V10]] : vector<2xf32> into f32
// REDUCE-NEXT: %[[V12:.+]] = vector.insertelement %[[V11]], %[[V8]][%[[V2]] : index] : vector<[4]xf32>
// REDUCE-NEXT: %[[V13:.+]] = vector.extract %[[ARG0]][1, 0] : vector<2xf32> from vector<2x[2]x2xf32>
// REDUCE-NEXT: %[[V14:.+]] = vector.extract %[[ARG1]][1, 0] : f32 from vector<2x[2]xf32>
// REDUCE-NEXT: %[[V15:.+]] = vector.reduction <add>, %[[V13]], %[[V14]] : vector<2xf32> into f32
// REDUCE-NEXT: %[[V16:.+]] = vector.insertelement %[[V15]], %[[V12]][%[[V1]] : index] : vector<[4]xf32>
// REDUCE-NEXT: %[[V17:.+]] = vector.extract %[[ARG0]][1, 1] : vector<2xf32> from vector<2x[2]x2xf32>
// REDUCE-NEXT: %[[V18:.+]] = vector.extract %[[ARG1]][1, 1] : f32 from vector<2x[2]xf32>
// REDUCE-NEXT: %[[V19:.+]] = vector.reduction <add>, %[[V17]], %[[V18]] : vector<2xf32> into f32
// REDUCE-NEXT: %[[V20:.+]] = vector.insertelement %[[V19]], %[[V16]][%[[V0]] : index] : vector<[4]xf32>
// REDUCE-NEXT: %[[V21:.+]] = vector.shape_cast %[[V20]] : vector<[4]xf32> to vector<2x[2]xf32>
// REDUCE-NEXT: return %[[V21]] : vector<2x[2]xf32>
// REDUCE-NEXT: }
func.func @scalable(%v: vector<2x[2]x2xf32>, %acc: vector<2x[2]xf32>) -> vector<2x[2]xf32> {
  %0 = vector.multi_reduction <add>, %v, %acc [2] : vector<2x[2]x2xf32> to vector<2x[2]xf32>
  return %0 : vector<2x[2]xf32>
}

// PARALLEL-LABEL: func.func @two_scalable(
// PARALLEL-SAME: %[[ARG0:.+]]: vector<[2]x[2]x2xf32>, %[[ARG1:.+]]: vector<[2]x[2]xf32>) -> vector<[2]x[2]xf32> {
// PARALLEL-NEXT: %[[V0:.+]] = vector.transpose %[[ARG0]], [2, 0, 1] : vector<[2]x[2]x2xf32> to vector<2x[2]x[2]xf32>
// PARALLEL-NEXT: %[[V1:.+]] = vector.multi_reduction <add>, %[[V0]], %[[ARG1]] [0] : vector<2x[2]x[2]xf32> to vector<[2]x[2]xf32>
// PARALLEL-NEXT: return %[[V1]] : vector<[2]x[2]xf32>
// PARALLEL-NEXT: }
// REDUCE-LABEL: func.func @two_scalable(
// REDUCE-SAME: %[[ARG0:.+]]: vector<[2]x[2]x2xf32>, %[[ARG1:.+]]: vector<[2]x[2]xf32>) -> vector<[2]x[2]xf32> {
// REDUCE-NEXT: %[[V0:.+]] = vector.multi_reduction <add>, %[[ARG0]], %[[ARG1]] [2] : vector<[2]x[2]x2xf32> to vector<[2]x[2]xf32>
// REDUCE-NEXT: return %[[V0]] : vector<[2]x[2]xf32>
// REDUCE-NEXT: }
func.func @two_scalable(%v: vector<[2]x[2]x2xf32>, %acc: vector<[2]x[2]xf32>) -> vector<[2]x[2]xf32> {
  %0 = vector.multi_reduction <add>, %v, %acc [2] : vector<[2]x[2]x2xf32> to vector<[2]x[2]xf32>
  return %0 : vector<[2]x[2]xf32>
}
