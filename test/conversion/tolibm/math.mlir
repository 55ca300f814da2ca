// RUN: mlir-opt %s --convert-math-to-libm | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --convert-math-to-libm | FileCheck %s --check-prefix=NEW

// Calls of the C library for floats, vectors and floats of 16 bits.

// CHECK: module {
// CHECK-NEXT: func.func private @tanf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT: func.func private @cosf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT: func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: vector<2x2xf32>, %arg2: f16, %arg3: bf16, %arg4: vector<2xf16>, %arg5: f80) {
// CHECK-NEXT: %0 = call @sinf(%arg0) : (f32) -> f32
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT: %1 = vector.extract %arg1[0, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT: %2 = call @sinf(%1) : (f32) -> f32
// CHECK-NEXT: %3 = vector.insert %2, %cst [0, 0] : f32 into vector<2x2xf32>
// CHECK-NEXT: %4 = vector.extract %arg1[0, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT: %5 = call @sinf(%4) : (f32) -> f32
// CHECK-NEXT: %6 = vector.insert %5, %3 [0, 1] : f32 into vector<2x2xf32>
// CHECK-NEXT: %7 = vector.extract %arg1[1, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT: %8 = call @sinf(%7) : (f32) -> f32
// CHECK-NEXT: %9 = vector.insert %8, %6 [1, 0] : f32 into vector<2x2xf32>
// CHECK-NEXT: %10 = vector.extract %arg1[1, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT: %11 = call @sinf(%10) : (f32) -> f32
// CHECK-NEXT: %12 = vector.insert %11, %9 [1, 1] : f32 into vector<2x2xf32>
// CHECK-NEXT: %13 = arith.extf %arg2 : f16 to f32
// CHECK-NEXT: %14 = call @cosf(%13) : (f32) -> f32
// CHECK-NEXT: %15 = arith.truncf %14 : f32 to f16
// CHECK-NEXT: %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf16>
// CHECK-NEXT: %16 = vector.extract %arg4[0] : f16 from vector<2xf16>
// CHECK-NEXT: %17 = arith.extf %16 : f16 to f32
// CHECK-NEXT: %18 = call @tanf(%17) : (f32) -> f32
// CHECK-NEXT: %19 = arith.truncf %18 : f32 to f16
// CHECK-NEXT: %20 = vector.insert %19, %cst_0 [0] : f16 into vector<2xf16>
// CHECK-NEXT: %21 = vector.extract %arg4[1] : f16 from vector<2xf16>
// CHECK-NEXT: %22 = arith.extf %21 : f16 to f32
// CHECK-NEXT: %23 = call @tanf(%22) : (f32) -> f32
// CHECK-NEXT: %24 = arith.truncf %23 : f32 to f16
// CHECK-NEXT: %25 = vector.insert %24, %20 [1] : f16 into vector<2xf16>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @g(%arg0: f32) {
// CHECK-NEXT: %0 = call @tanf(%arg0) : (f32) -> f32
// CHECK-NEXT: %1 = call @tanf(%arg0) : (f32) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// NEW: module {
// NEW-NEXT: func.func private @tanf(f32) -> f32 attributes {llvm.readnone}
// NEW-NEXT: func.func private @cosf(f32) -> f32 attributes {llvm.readnone}
// NEW-NEXT: func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
// NEW-NEXT: func.func @f(%arg0: f32, %arg1: vector<2x2xf32>, %arg2: f16, %arg3: bf16, %arg4: vector<2xf16>, %arg5: f80) {
// NEW-NEXT: %0 = call @sinf(%arg0) : (f32) -> f32
// NEW-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// NEW-NEXT: %1 = vector.extract %arg1[0, 0] : f32 from vector<2x2xf32>
// NEW-NEXT: %2 = call @sinf(%1) : (f32) -> f32
// NEW-NEXT: %3 = vector.insert %2, %cst [0, 0] : f32 into vector<2x2xf32>
// NEW-NEXT: %4 = vector.extract %arg1[0, 1] : f32 from vector<2x2xf32>
// NEW-NEXT: %5 = call @sinf(%4) : (f32) -> f32
// NEW-NEXT: %6 = vector.insert %5, %3 [0, 1] : f32 into vector<2x2xf32>
// NEW-NEXT: %7 = vector.extract %arg1[1, 0] : f32 from vector<2x2xf32>
// NEW-NEXT: %8 = call @sinf(%7) : (f32) -> f32
// NEW-NEXT: %9 = vector.insert %8, %6 [1, 0] : f32 into vector<2x2xf32>
// NEW-NEXT: %10 = vector.extract %arg1[1, 1] : f32 from vector<2x2xf32>
// NEW-NEXT: %11 = call @sinf(%10) : (f32) -> f32
// NEW-NEXT: %12 = vector.insert %11, %9 [1, 1] : f32 into vector<2x2xf32>
// NEW-NEXT: %13 = arith.extf %arg2 : f16 to f32
// NEW-NEXT: %14 = call @cosf(%13) : (f32) -> f32
// NEW-NEXT: %15 = arith.truncf %14 : f32 to f16
// NEW-NEXT: %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf16>
// NEW-NEXT: %16 = vector.extract %arg4[0] : f16 from vector<2xf16>
// NEW-NEXT: %17 = arith.extf %16 : f16 to f32
// NEW-NEXT: %18 = call @tanf(%17) : (f32) -> f32
// NEW-NEXT: %19 = arith.truncf %18 : f32 to f16
// NEW-NEXT: %20 = vector.insert %19, %cst_0 [0] : f16 into vector<2xf16>
// NEW-NEXT: %21 = vector.extract %arg4[1] : f16 from vector<2xf16>
// NEW-NEXT: %22 = arith.extf %21 : f16 to f32
// NEW-NEXT: %23 = call @tanf(%22) : (f32) -> f32
// NEW-NEXT: %24 = arith.truncf %23 : f32 to f16
// NEW-NEXT: %25 = vector.insert %24, %20 [1] : f16 into vector<2xf16>
// NEW-NEXT: return
// NEW-NEXT: }
// NEW-NEXT: func.func @g(%arg0: f32) {
// NEW-NEXT: %0 = call @tanf(%arg0) : (f32) -> f32
// NEW-NEXT: %1 = call @tanf(%arg0) : (f32) -> f32
// NEW-NEXT: return
// NEW-NEXT: }
// NEW-NEXT: }

func.func @f(%a: f32, %v: vector<2x2xf32>, %h: f16, %b: bf16, %hv: vector<2xf16>, %s: f80) attributes {} {
  %0 = math.sin %a fastmath<nnan> {foo} : f32
  %1 = math.sin %v fastmath<nnan> {foo} : vector<2x2xf32>
  %2 = math.cos %h fastmath<fast> : f16
  %3 = math.tan %hv : vector<2xf16>
  return
}
func.func @g(%a: f32) {
  %0 = math.tan %a : f32
  %1 = math.tan %a : f32
  return
}
