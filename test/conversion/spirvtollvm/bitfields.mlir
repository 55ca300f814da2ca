// RUN: mlir-opt --convert-spirv-to-llvm %s | FileCheck %s --check-prefixes=CHECK,OLD
// RUN: mlir-opt --mlir-version=22 --convert-spirv-to-llvm %s | FileCheck %s --check-prefixes=CHECK,NEW

// Bit fields. The base, the offset and the count get the same type.

// The offset and the count are as wide as the base.
// CHECK-LABEL: llvm.func @bitfieldinsert_same(%arg0: i32, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.shl %[[V0]], %arg2 : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.xor %[[V1]], %[[V0]] : i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.shl %[[V2]], %arg1 : i32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.xor %[[V3]], %[[V0]] : i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.and %arg0, %[[V4]] : i32
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.shl %arg0, %arg1 : i32
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.or %[[V5]], %[[V6]] : i32
// CHECK-NEXT: llvm.return
spirv.func @bitfieldinsert_same(%b: i32, %o: i32, %c: i32) "None" {
  %0 = spirv.BitFieldInsert %b, %b, %o, %c : i32, i32, i32
  spirv.Return
}

// A narrower offset is extended without a sign, and a wider count truncated.
// CHECK-LABEL: llvm.func @bitfieldinsert_widths(%arg0: i16, %arg1: i8, %arg2: i64) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.zext %arg1 : i8 to i16
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.trunc %arg2 : i64 to i16
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(-1 : i16) : i16
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.shl %[[V2]], %[[V1]] : i16
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.xor %[[V3]], %[[V2]] : i16
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.shl %[[V4]], %[[V0]] : i16
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.xor %[[V5]], %[[V2]] : i16
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.and %arg0, %[[V6]] : i16
// CHECK-NEXT: %[[V8:[0-9]+]] = llvm.shl %arg0, %[[V0]] : i16
// CHECK-NEXT: %[[V9:[0-9]+]] = llvm.or %[[V7]], %[[V8]] : i16
// CHECK-NEXT: llvm.return
spirv.func @bitfieldinsert_widths(%b: i16, %o: i8, %c: i64) "None" {
  %0 = spirv.BitFieldInsert %b, %b, %o, %c : i16, i8, i64
  spirv.Return
}

// Vectors need an offset and a count for each element.
// OLD-LABEL: llvm.func @bitfieldinsert_vector(%arg0: vector<2xi32>, %arg1: i8, %arg2: i32) {
// OLD-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : vector<2xi8>
// OLD-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// OLD-NEXT: %[[V2:[0-9]+]] = llvm.insertelement %arg1, %[[V0]][%[[V1]] : i32] : vector<2xi8>
// OLD-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// OLD-NEXT: %[[V4:[0-9]+]] = llvm.insertelement %arg1, %[[V2]][%[[V3]] : i32] : vector<2xi8>
// OLD-NEXT: %[[V5:[0-9]+]] = llvm.zext %[[V4]] : vector<2xi8> to vector<2xi32>
// OLD-NEXT: %[[V6:[0-9]+]] = llvm.mlir.undef : vector<2xi32>
// OLD-NEXT: %[[V7:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// OLD-NEXT: %[[V8:[0-9]+]] = llvm.insertelement %arg2, %[[V6]][%[[V7]] : i32] : vector<2xi32>
// OLD-NEXT: %[[V9:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// OLD-NEXT: %[[V10:[0-9]+]] = llvm.insertelement %arg2, %[[V8]][%[[V9]] : i32] : vector<2xi32>
// OLD-NEXT: %[[V11:[0-9]+]] = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
// OLD-NEXT: %[[V12:[0-9]+]] = llvm.shl %[[V11]], %[[V10]] : vector<2xi32>
// OLD-NEXT: %[[V13:[0-9]+]] = llvm.xor %[[V12]], %[[V11]] : vector<2xi32>
// OLD-NEXT: %[[V14:[0-9]+]] = llvm.shl %[[V13]], %[[V5]] : vector<2xi32>
// OLD-NEXT: %[[V15:[0-9]+]] = llvm.xor %[[V14]], %[[V11]] : vector<2xi32>
// OLD-NEXT: %[[V16:[0-9]+]] = llvm.and %arg0, %[[V15]] : vector<2xi32>
// OLD-NEXT: %[[V17:[0-9]+]] = llvm.shl %arg0, %[[V5]] : vector<2xi32>
// OLD-NEXT: %[[V18:[0-9]+]] = llvm.or %[[V16]], %[[V17]] : vector<2xi32>
// OLD-NEXT: llvm.return
// NEW-LABEL: llvm.func @bitfieldinsert_vector(%arg0: vector<2xi32>, %arg1: i8, %arg2: i32) {
// NEW-NEXT: %[[V0:[0-9]+]] = llvm.mlir.poison : vector<2xi8>
// NEW-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// NEW-NEXT: %[[V2:[0-9]+]] = llvm.insertelement %arg1, %[[V0]][%[[V1]] : i32] : vector<2xi8>
// NEW-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// NEW-NEXT: %[[V4:[0-9]+]] = llvm.insertelement %arg1, %[[V2]][%[[V3]] : i32] : vector<2xi8>
// NEW-NEXT: %[[V5:[0-9]+]] = llvm.zext %[[V4]] : vector<2xi8> to vector<2xi32>
// NEW-NEXT: %[[V6:[0-9]+]] = llvm.mlir.poison : vector<2xi32>
// NEW-NEXT: %[[V7:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// NEW-NEXT: %[[V8:[0-9]+]] = llvm.insertelement %arg2, %[[V6]][%[[V7]] : i32] : vector<2xi32>
// NEW-NEXT: %[[V9:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// NEW-NEXT: %[[V10:[0-9]+]] = llvm.insertelement %arg2, %[[V8]][%[[V9]] : i32] : vector<2xi32>
// NEW-NEXT: %[[V11:[0-9]+]] = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
// NEW-NEXT: %[[V12:[0-9]+]] = llvm.shl %[[V11]], %[[V10]] : vector<2xi32>
// NEW-NEXT: %[[V13:[0-9]+]] = llvm.xor %[[V12]], %[[V11]] : vector<2xi32>
// NEW-NEXT: %[[V14:[0-9]+]] = llvm.shl %[[V13]], %[[V5]] : vector<2xi32>
// NEW-NEXT: %[[V15:[0-9]+]] = llvm.xor %[[V14]], %[[V11]] : vector<2xi32>
// NEW-NEXT: %[[V16:[0-9]+]] = llvm.and %arg0, %[[V15]] : vector<2xi32>
// NEW-NEXT: %[[V17:[0-9]+]] = llvm.shl %arg0, %[[V5]] : vector<2xi32>
// NEW-NEXT: %[[V18:[0-9]+]] = llvm.or %[[V16]], %[[V17]] : vector<2xi32>
// NEW-NEXT: llvm.return
spirv.func @bitfieldinsert_vector(%b: vector<2xi32>, %o: i8, %c: i32) "None" {
  %0 = spirv.BitFieldInsert %b, %b, %o, %c : vector<2xi32>, i8, i32
  spirv.Return
}

// The offset and the count are as wide as the base.
// CHECK-LABEL: llvm.func @bitfieldsextract_same(%arg0: i32, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.add %arg2, %arg1 : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.sub %[[V0]], %[[V1]] : i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.shl %arg0, %[[V2]] : i32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.add %arg1, %[[V2]] : i32
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.ashr %[[V3]], %[[V4]] : i32
// CHECK-NEXT: llvm.return
spirv.func @bitfieldsextract_same(%b: i32, %o: i32, %c: i32) "None" {
  %0 = spirv.BitFieldSExtract %b, %o, %c : i32, i32, i32
  spirv.Return
}

// A narrower offset is extended without a sign, and a wider count truncated.
// CHECK-LABEL: llvm.func @bitfieldsextract_widths(%arg0: i16, %arg1: i8, %arg2: i64) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.zext %arg1 : i8 to i16
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.trunc %arg2 : i64 to i16
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(16 : i16) : i16
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.add %[[V1]], %[[V0]] : i16
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.sub %[[V2]], %[[V3]] : i16
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.shl %arg0, %[[V4]] : i16
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.add %[[V0]], %[[V4]] : i16
// CHECK-NEXT: %[[V7:[0-9]+]] = llvm.ashr %[[V5]], %[[V6]] : i16
// CHECK-NEXT: llvm.return
spirv.func @bitfieldsextract_widths(%b: i16, %o: i8, %c: i64) "None" {
  %0 = spirv.BitFieldSExtract %b, %o, %c : i16, i8, i64
  spirv.Return
}

// Vectors need an offset and a count for each element.
// OLD-LABEL: llvm.func @bitfieldsextract_vector(%arg0: vector<2xi32>, %arg1: i8, %arg2: i32) {
// OLD-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : vector<2xi8>
// OLD-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// OLD-NEXT: %[[V2:[0-9]+]] = llvm.insertelement %arg1, %[[V0]][%[[V1]] : i32] : vector<2xi8>
// OLD-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// OLD-NEXT: %[[V4:[0-9]+]] = llvm.insertelement %arg1, %[[V2]][%[[V3]] : i32] : vector<2xi8>
// OLD-NEXT: %[[V5:[0-9]+]] = llvm.zext %[[V4]] : vector<2xi8> to vector<2xi32>
// OLD-NEXT: %[[V6:[0-9]+]] = llvm.mlir.undef : vector<2xi32>
// OLD-NEXT: %[[V7:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// OLD-NEXT: %[[V8:[0-9]+]] = llvm.insertelement %arg2, %[[V6]][%[[V7]] : i32] : vector<2xi32>
// OLD-NEXT: %[[V9:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// OLD-NEXT: %[[V10:[0-9]+]] = llvm.insertelement %arg2, %[[V8]][%[[V9]] : i32] : vector<2xi32>
// OLD-NEXT: %[[V11:[0-9]+]] = llvm.mlir.constant(dense<32> : vector<2xi32>) : vector<2xi32>
// OLD-NEXT: %[[V12:[0-9]+]] = llvm.add %[[V10]], %[[V5]] : vector<2xi32>
// OLD-NEXT: %[[V13:[0-9]+]] = llvm.sub %[[V11]], %[[V12]] : vector<2xi32>
// OLD-NEXT: %[[V14:[0-9]+]] = llvm.shl %arg0, %[[V13]] : vector<2xi32>
// OLD-NEXT: %[[V15:[0-9]+]] = llvm.add %[[V5]], %[[V13]] : vector<2xi32>
// OLD-NEXT: %[[V16:[0-9]+]] = llvm.ashr %[[V14]], %[[V15]] : vector<2xi32>
// OLD-NEXT: llvm.return
// NEW-LABEL: llvm.func @bitfieldsextract_vector(%arg0: vector<2xi32>, %arg1: i8, %arg2: i32) {
// NEW-NEXT: %[[V0:[0-9]+]] = llvm.mlir.poison : vector<2xi8>
// NEW-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// NEW-NEXT: %[[V2:[0-9]+]] = llvm.insertelement %arg1, %[[V0]][%[[V1]] : i32] : vector<2xi8>
// NEW-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// NEW-NEXT: %[[V4:[0-9]+]] = llvm.insertelement %arg1, %[[V2]][%[[V3]] : i32] : vector<2xi8>
// NEW-NEXT: %[[V5:[0-9]+]] = llvm.zext %[[V4]] : vector<2xi8> to vector<2xi32>
// NEW-NEXT: %[[V6:[0-9]+]] = llvm.mlir.poison : vector<2xi32>
// NEW-NEXT: %[[V7:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// NEW-NEXT: %[[V8:[0-9]+]] = llvm.insertelement %arg2, %[[V6]][%[[V7]] : i32] : vector<2xi32>
// NEW-NEXT: %[[V9:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// NEW-NEXT: %[[V10:[0-9]+]] = llvm.insertelement %arg2, %[[V8]][%[[V9]] : i32] : vector<2xi32>
// NEW-NEXT: %[[V11:[0-9]+]] = llvm.mlir.constant(dense<32> : vector<2xi32>) : vector<2xi32>
// NEW-NEXT: %[[V12:[0-9]+]] = llvm.add %[[V10]], %[[V5]] : vector<2xi32>
// NEW-NEXT: %[[V13:[0-9]+]] = llvm.sub %[[V11]], %[[V12]] : vector<2xi32>
// NEW-NEXT: %[[V14:[0-9]+]] = llvm.shl %arg0, %[[V13]] : vector<2xi32>
// NEW-NEXT: %[[V15:[0-9]+]] = llvm.add %[[V5]], %[[V13]] : vector<2xi32>
// NEW-NEXT: %[[V16:[0-9]+]] = llvm.ashr %[[V14]], %[[V15]] : vector<2xi32>
// NEW-NEXT: llvm.return
spirv.func @bitfieldsextract_vector(%b: vector<2xi32>, %o: i8, %c: i32) "None" {
  %0 = spirv.BitFieldSExtract %b, %o, %c : vector<2xi32>, i8, i32
  spirv.Return
}

// The offset and the count are as wide as the base.
// CHECK-LABEL: llvm.func @bitfielduextract_same(%arg0: i32, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.shl %[[V0]], %arg2 : i32
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.xor %[[V1]], %[[V0]] : i32
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.lshr %arg0, %arg1 : i32
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.and %[[V3]], %[[V2]] : i32
// CHECK-NEXT: llvm.return
spirv.func @bitfielduextract_same(%b: i32, %o: i32, %c: i32) "None" {
  %0 = spirv.BitFieldUExtract %b, %o, %c : i32, i32, i32
  spirv.Return
}

// A narrower offset is extended without a sign, and a wider count truncated.
// CHECK-LABEL: llvm.func @bitfielduextract_widths(%arg0: i16, %arg1: i8, %arg2: i64) {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.zext %arg1 : i8 to i16
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.trunc %arg2 : i64 to i16
// CHECK-NEXT: %[[V2:[0-9]+]] = llvm.mlir.constant(-1 : i16) : i16
// CHECK-NEXT: %[[V3:[0-9]+]] = llvm.shl %[[V2]], %[[V1]] : i16
// CHECK-NEXT: %[[V4:[0-9]+]] = llvm.xor %[[V3]], %[[V2]] : i16
// CHECK-NEXT: %[[V5:[0-9]+]] = llvm.lshr %arg0, %[[V0]] : i16
// CHECK-NEXT: %[[V6:[0-9]+]] = llvm.and %[[V5]], %[[V4]] : i16
// CHECK-NEXT: llvm.return
spirv.func @bitfielduextract_widths(%b: i16, %o: i8, %c: i64) "None" {
  %0 = spirv.BitFieldUExtract %b, %o, %c : i16, i8, i64
  spirv.Return
}

// Vectors need an offset and a count for each element.
// OLD-LABEL: llvm.func @bitfielduextract_vector(%arg0: vector<2xi32>, %arg1: i8, %arg2: i32) {
// OLD-NEXT: %[[V0:[0-9]+]] = llvm.mlir.undef : vector<2xi8>
// OLD-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// OLD-NEXT: %[[V2:[0-9]+]] = llvm.insertelement %arg1, %[[V0]][%[[V1]] : i32] : vector<2xi8>
// OLD-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// OLD-NEXT: %[[V4:[0-9]+]] = llvm.insertelement %arg1, %[[V2]][%[[V3]] : i32] : vector<2xi8>
// OLD-NEXT: %[[V5:[0-9]+]] = llvm.zext %[[V4]] : vector<2xi8> to vector<2xi32>
// OLD-NEXT: %[[V6:[0-9]+]] = llvm.mlir.undef : vector<2xi32>
// OLD-NEXT: %[[V7:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// OLD-NEXT: %[[V8:[0-9]+]] = llvm.insertelement %arg2, %[[V6]][%[[V7]] : i32] : vector<2xi32>
// OLD-NEXT: %[[V9:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// OLD-NEXT: %[[V10:[0-9]+]] = llvm.insertelement %arg2, %[[V8]][%[[V9]] : i32] : vector<2xi32>
// OLD-NEXT: %[[V11:[0-9]+]] = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
// OLD-NEXT: %[[V12:[0-9]+]] = llvm.shl %[[V11]], %[[V10]] : vector<2xi32>
// OLD-NEXT: %[[V13:[0-9]+]] = llvm.xor %[[V12]], %[[V11]] : vector<2xi32>
// OLD-NEXT: %[[V14:[0-9]+]] = llvm.lshr %arg0, %[[V5]] : vector<2xi32>
// OLD-NEXT: %[[V15:[0-9]+]] = llvm.and %[[V14]], %[[V13]] : vector<2xi32>
// OLD-NEXT: llvm.return
// NEW-LABEL: llvm.func @bitfielduextract_vector(%arg0: vector<2xi32>, %arg1: i8, %arg2: i32) {
// NEW-NEXT: %[[V0:[0-9]+]] = llvm.mlir.poison : vector<2xi8>
// NEW-NEXT: %[[V1:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// NEW-NEXT: %[[V2:[0-9]+]] = llvm.insertelement %arg1, %[[V0]][%[[V1]] : i32] : vector<2xi8>
// NEW-NEXT: %[[V3:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// NEW-NEXT: %[[V4:[0-9]+]] = llvm.insertelement %arg1, %[[V2]][%[[V3]] : i32] : vector<2xi8>
// NEW-NEXT: %[[V5:[0-9]+]] = llvm.zext %[[V4]] : vector<2xi8> to vector<2xi32>
// NEW-NEXT: %[[V6:[0-9]+]] = llvm.mlir.poison : vector<2xi32>
// NEW-NEXT: %[[V7:[0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// NEW-NEXT: %[[V8:[0-9]+]] = llvm.insertelement %arg2, %[[V6]][%[[V7]] : i32] : vector<2xi32>
// NEW-NEXT: %[[V9:[0-9]+]] = llvm.mlir.constant(1 : i32) : i32
// NEW-NEXT: %[[V10:[0-9]+]] = llvm.insertelement %arg2, %[[V8]][%[[V9]] : i32] : vector<2xi32>
// NEW-NEXT: %[[V11:[0-9]+]] = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>
// NEW-NEXT: %[[V12:[0-9]+]] = llvm.shl %[[V11]], %[[V10]] : vector<2xi32>
// NEW-NEXT: %[[V13:[0-9]+]] = llvm.xor %[[V12]], %[[V11]] : vector<2xi32>
// NEW-NEXT: %[[V14:[0-9]+]] = llvm.lshr %arg0, %[[V5]] : vector<2xi32>
// NEW-NEXT: %[[V15:[0-9]+]] = llvm.and %[[V14]], %[[V13]] : vector<2xi32>
// NEW-NEXT: llvm.return
spirv.func @bitfielduextract_vector(%b: vector<2xi32>, %o: i8, %c: i32) "None" {
  %0 = spirv.BitFieldUExtract %b, %o, %c : vector<2xi32>, i8, i32
  spirv.Return
}
