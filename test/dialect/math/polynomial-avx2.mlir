// RUN: mlir-opt %s -test-math-polynomial-approximation=enable-avx2 | FileCheck %s

// An approximation of the processor and one of Newton's steps, for vectors of eight floats.
// CHECK-LABEL: func.func @rsqrt0(
// CHECK-SAME: %[[ARG0:.+]]: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT: %[[V0:.+]] = arith.constant dense<0x7F800000> : vector<8xf32>
// CHECK-NEXT: %[[V1:.+]] = arith.constant dense<1.500000e+00> : vector<8xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.constant dense<-5.000000e-01> : vector<8xf32>
// CHECK-NEXT: %[[V3:.+]] = arith.constant dense<1.17549435E-38> : vector<8xf32>
// CHECK-NEXT: %[[V4:.+]] = arith.mulf %[[ARG0]], %[[V2]] : vector<8xf32>
// CHECK-NEXT: %[[V5:.+]] = arith.cmpf olt, %[[ARG0]], %[[V3]] : vector<8xf32>
// CHECK-NEXT: %[[V6:.+]] = arith.cmpf oeq, %[[ARG0]], %[[V0]] : vector<8xf32>
// CHECK-NEXT: %[[V7:.+]] = arith.ori %[[V5]], %[[V6]] : vector<8xi1>
// CHECK-NEXT: %[[V8:.+]] = x86vector.avx.rsqrt %[[ARG0]] : vector<8xf32>
// CHECK-NEXT: %[[V9:.+]] = arith.mulf %[[V4]], %[[V8]] : vector<8xf32>
// CHECK-NEXT: %[[V10:.+]] = math.fma %[[V8]], %[[V9]], %[[V1]] : vector<8xf32>
// CHECK-NEXT: %[[V11:.+]] = arith.mulf %[[V8]], %[[V10]] : vector<8xf32>
// CHECK-NEXT: %[[V12:.+]] = arith.select %[[V7]], %[[V8]], %[[V11]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT: return %[[V12]] : vector<8xf32>
// CHECK-NEXT: }
func.func @rsqrt0(%a: vector<8xf32>) -> vector<8xf32> {
  %0 = math.rsqrt %a : vector<8xf32>
  return %0 : vector<8xf32>
}

// CHECK-LABEL: func.func @rsqrt1(
// CHECK-SAME: %[[ARG0:.+]]: vector<2x16xf32>) -> vector<2x16xf32> {
// CHECK-NEXT: %[[V0:.+]] = arith.constant dense<0.000000e+00> : vector<2x2x8xf32>
// CHECK-NEXT: %[[V1:.+]] = arith.constant dense<0x7F800000> : vector<2x16xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.constant dense<1.500000e+00> : vector<2x16xf32>
// CHECK-NEXT: %[[V3:.+]] = arith.constant dense<-5.000000e-01> : vector<2x16xf32>
// CHECK-NEXT: %[[V4:.+]] = arith.constant dense<1.17549435E-38> : vector<2x16xf32>
// CHECK-NEXT: %[[V5:.+]] = arith.mulf %[[ARG0]], %[[V3]] : vector<2x16xf32>
// CHECK-NEXT: %[[V6:.+]] = arith.cmpf olt, %[[ARG0]], %[[V4]] : vector<2x16xf32>
// CHECK-NEXT: %[[V7:.+]] = arith.cmpf oeq, %[[ARG0]], %[[V1]] : vector<2x16xf32>
// CHECK-NEXT: %[[V8:.+]] = arith.ori %[[V6]], %[[V7]] : vector<2x16xi1>
// CHECK-NEXT: %[[V9:.+]] = vector.shape_cast %[[ARG0]] : vector<2x16xf32> to vector<2x2x8xf32>
// CHECK-NEXT: %[[V10:.+]] = vector.extract %[[V9]][0, 0] : vector<8xf32> from vector<2x2x8xf32>
// CHECK-NEXT: %[[V11:.+]] = x86vector.avx.rsqrt %[[V10]] : vector<8xf32>
// CHECK-NEXT: %[[V12:.+]] = vector.extract %[[V9]][0, 1] : vector<8xf32> from vector<2x2x8xf32>
// CHECK-NEXT: %[[V13:.+]] = x86vector.avx.rsqrt %[[V12]] : vector<8xf32>
// CHECK-NEXT: %[[V14:.+]] = vector.extract %[[V9]][1, 0] : vector<8xf32> from vector<2x2x8xf32>
// CHECK-NEXT: %[[V15:.+]] = x86vector.avx.rsqrt %[[V14]] : vector<8xf32>
// CHECK-NEXT: %[[V16:.+]] = vector.extract %[[V9]][1, 1] : vector<8xf32> from vector<2x2x8xf32>
// CHECK-NEXT: %[[V17:.+]] = x86vector.avx.rsqrt %[[V16]] : vector<8xf32>
// CHECK-NEXT: %[[V18:.+]] = vector.insert %[[V11]], %[[V0]] [0, 0] : vector<8xf32> into vector<2x2x8xf32>
// CHECK-NEXT: %[[V19:.+]] = vector.insert %[[V13]], %[[V18]] [0, 1] : vector<8xf32> into vector<2x2x8xf32>
// CHECK-NEXT: %[[V20:.+]] = vector.insert %[[V15]], %[[V19]] [1, 0] : vector<8xf32> into vector<2x2x8xf32>
// CHECK-NEXT: %[[V21:.+]] = vector.insert %[[V17]], %[[V20]] [1, 1] : vector<8xf32> into vector<2x2x8xf32>
// CHECK-NEXT: %[[V22:.+]] = vector.shape_cast %[[V21]] : vector<2x2x8xf32> to vector<2x16xf32>
// CHECK-NEXT: %[[V23:.+]] = arith.mulf %[[V5]], %[[V22]] : vector<2x16xf32>
// CHECK-NEXT: %[[V24:.+]] = math.fma %[[V22]], %[[V23]], %[[V2]] : vector<2x16xf32>
// CHECK-NEXT: %[[V25:.+]] = arith.mulf %[[V22]], %[[V24]] : vector<2x16xf32>
// CHECK-NEXT: %[[V26:.+]] = arith.select %[[V8]], %[[V22]], %[[V25]] : vector<2x16xi1>, vector<2x16xf32>
// CHECK-NEXT: return %[[V26]] : vector<2x16xf32>
// CHECK-NEXT: }
func.func @rsqrt1(%a: vector<2x16xf32>) -> vector<2x16xf32> {
  %0 = math.rsqrt %a : vector<2x16xf32>
  return %0 : vector<2x16xf32>
}

// CHECK-LABEL: func.func @rsqrt2(
// CHECK-SAME: %[[ARG0:.+]]: vector<3x8xf32>) -> vector<3x8xf32> {
// CHECK-NEXT: %[[V0:.+]] = arith.constant dense<0.000000e+00> : vector<3x8xf32>
// CHECK-NEXT: %[[V1:.+]] = arith.constant dense<0x7F800000> : vector<3x8xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.constant dense<1.500000e+00> : vector<3x8xf32>
// CHECK-NEXT: %[[V3:.+]] = arith.constant dense<-5.000000e-01> : vector<3x8xf32>
// CHECK-NEXT: %[[V4:.+]] = arith.constant dense<1.17549435E-38> : vector<3x8xf32>
// CHECK-NEXT: %[[V5:.+]] = arith.mulf %[[ARG0]], %[[V3]] : vector<3x8xf32>
// CHECK-NEXT: %[[V6:.+]] = arith.cmpf olt, %[[ARG0]], %[[V4]] : vector<3x8xf32>
// CHECK-NEXT: %[[V7:.+]] = arith.cmpf oeq, %[[ARG0]], %[[V1]] : vector<3x8xf32>
// CHECK-NEXT: %[[V8:.+]] = arith.ori %[[V6]], %[[V7]] : vector<3x8xi1>
// CHECK-NEXT: %[[V9:.+]] = vector.extract %[[ARG0]][0] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT: %[[V10:.+]] = x86vector.avx.rsqrt %[[V9]] : vector<8xf32>
// CHECK-NEXT: %[[V11:.+]] = vector.extract %[[ARG0]][1] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT: %[[V12:.+]] = x86vector.avx.rsqrt %[[V11]] : vector<8xf32>
// CHECK-NEXT: %[[V13:.+]] = vector.extract %[[ARG0]][2] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT: %[[V14:.+]] = x86vector.avx.rsqrt %[[V13]] : vector<8xf32>
// CHECK-NEXT: %[[V15:.+]] = vector.insert %[[V10]], %[[V0]] [0] : vector<8xf32> into vector<3x8xf32>
// CHECK-NEXT: %[[V16:.+]] = vector.insert %[[V12]], %[[V15]] [1] : vector<8xf32> into vector<3x8xf32>
// CHECK-NEXT: %[[V17:.+]] = vector.insert %[[V14]], %[[V16]] [2] : vector<8xf32> into vector<3x8xf32>
// CHECK-NEXT: %[[V18:.+]] = arith.mulf %[[V5]], %[[V17]] : vector<3x8xf32>
// CHECK-NEXT: %[[V19:.+]] = math.fma %[[V17]], %[[V18]], %[[V2]] : vector<3x8xf32>
// CHECK-NEXT: %[[V20:.+]] = arith.mulf %[[V17]], %[[V19]] : vector<3x8xf32>
// CHECK-NEXT: %[[V21:.+]] = arith.select %[[V8]], %[[V17]], %[[V20]] : vector<3x8xi1>, vector<3x8xf32>
// CHECK-NEXT: return %[[V21]] : vector<3x8xf32>
// CHECK-NEXT: }
func.func @rsqrt2(%a: vector<3x8xf32>) -> vector<3x8xf32> {
  %0 = math.rsqrt %a : vector<3x8xf32>
  return %0 : vector<3x8xf32>
}

// Other vectors stay, but narrower floats become f32.
// CHECK-LABEL: func.func @other0(
// CHECK-SAME: %[[ARG0:.+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:.+]] = math.rsqrt %[[ARG0]] fastmath<nnan> : f32
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: }
func.func @other0(%a: f32) -> f32 {
  %0 = math.rsqrt %a fastmath<nnan> : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @other1(
// CHECK-SAME: %[[ARG0:.+]]: vector<12xf32>) -> vector<12xf32> {
// CHECK-NEXT: %[[V0:.+]] = math.rsqrt %[[ARG0]] fastmath<nnan> : vector<12xf32>
// CHECK-NEXT: return %[[V0]] : vector<12xf32>
// CHECK-NEXT: }
func.func @other1(%a: vector<12xf32>) -> vector<12xf32> {
  %0 = math.rsqrt %a fastmath<nnan> : vector<12xf32>
  return %0 : vector<12xf32>
}

// CHECK-LABEL: func.func @other2(
// CHECK-SAME: %[[ARG0:.+]]: vector<3xf16>) -> vector<3xf16> {
// CHECK-NEXT: %[[V0:.+]] = arith.extf %[[ARG0]] : vector<3xf16> to vector<3xf32>
// CHECK-NEXT: %[[V1:.+]] = math.rsqrt %[[V0]] fastmath<nnan> : vector<3xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.truncf %[[V1]] : vector<3xf32> to vector<3xf16>
// CHECK-NEXT: return %[[V2]] : vector<3xf16>
// CHECK-NEXT: }
func.func @other2(%a: vector<3xf16>) -> vector<3xf16> {
  %0 = math.rsqrt %a fastmath<nnan> : vector<3xf16>
  return %0 : vector<3xf16>
}
