// RUN: mlir-opt --mlir-version=22 %s -split-input-file -convert-math-to-llvm | FileCheck %s --match-full-lines

// LLVM IR has no functions of small floats and of tensors.

// CHECK-LABEL: func.func @small(%arg0: f8E5M2) {
// CHECK-NEXT: %0 = math.absf %arg0 : f8E5M2
// CHECK-NEXT: %1 = math.expm1 %arg0 : f8E5M2
// CHECK-NEXT: %2 = math.rsqrt %arg0 : f8E5M2
// CHECK-NEXT: %3 = math.log1p %arg0 : f8E5M2
// CHECK-NEXT: %4 = math.copysign %arg0, %arg0 : f8E5M2
// CHECK-NEXT: %5 = math.fma %arg0, %arg0, %arg0 : f8E5M2
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @small(%a: f8E5M2) {
  %0 = math.absf %a : f8E5M2
  %1 = math.expm1 %a : f8E5M2
  %2 = math.rsqrt %a : f8E5M2
  %3 = math.log1p %a : f8E5M2
  %4 = math.copysign %a, %a : f8E5M2
  %5 = math.fma %a, %a, %a : f8E5M2
  return
}

// -----

// CHECK-LABEL: func.func @tensors(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>) {
// CHECK-NEXT: %0 = math.absf %arg0 : tensor<4xf32>
// CHECK-NEXT: %1 = math.expm1 %arg0 : tensor<4xf32>
// CHECK-NEXT: %2 = math.rsqrt %arg0 : tensor<4xf32>
// CHECK-NEXT: %3 = math.log1p %arg0 : tensor<4xf32>
// CHECK-NEXT: %4 = math.absi %arg1 : tensor<4xi32>
// CHECK-NEXT: %5 = math.ctlz %arg1 : tensor<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @tensors(%a: tensor<4xf32>, %i: tensor<4xi32>) {
  %0 = math.absf %a : tensor<4xf32>
  %1 = math.expm1 %a : tensor<4xf32>
  %2 = math.rsqrt %a : tensor<4xf32>
  %3 = math.log1p %a : tensor<4xf32>
  %4 = math.absi %i : tensor<4xi32>
  %5 = math.ctlz %i : tensor<4xi32>
  return
}

// -----

// CHECK-LABEL: func.func @rows(%arg0: vector<2x3xf32>, %arg1: vector<2x3xi32>, %arg2: vector<[2]x3xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %4 = llvm.intr.fabs(%3) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %6 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %7 = llvm.intr.fabs(%6) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %9 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %10 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %11 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT: %12 = llvm.intr.exp(%10) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %13 = llvm.fsub %12, %11 : vector<3xf32>
// CHECK-NEXT: %14 = llvm.insertvalue %13, %9[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %15 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %16 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT: %17 = llvm.intr.exp(%15) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %18 = llvm.fsub %17, %16 : vector<3xf32>
// CHECK-NEXT: %19 = llvm.insertvalue %18, %14[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %20 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %21 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %22 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT: %23 = llvm.intr.sqrt(%21) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %24 = llvm.fdiv %22, %23 : vector<3xf32>
// CHECK-NEXT: %25 = llvm.insertvalue %24, %20[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %26 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %27 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT: %28 = llvm.intr.sqrt(%26) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %29 = llvm.fdiv %27, %28 : vector<3xf32>
// CHECK-NEXT: %30 = llvm.insertvalue %29, %25[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %31 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %32 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %33 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT: %34 = llvm.fadd %33, %32 : vector<3xf32>
// CHECK-NEXT: %35 = llvm.intr.log(%34) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %36 = llvm.insertvalue %35, %31[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %37 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %38 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT: %39 = llvm.fadd %38, %37 : vector<3xf32>
// CHECK-NEXT: %40 = llvm.intr.log(%39) : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %41 = llvm.insertvalue %40, %36[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %42 = math.absi %arg1 : vector<2x3xi32>
// CHECK-NEXT: %43 = math.ctlz %arg1 : vector<2x3xi32>
// CHECK-NEXT: %44 = math.cttz %arg1 : vector<2x3xi32>
// CHECK-NEXT: %45 = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %46 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %47 = llvm.intr.ctpop(%46) : (vector<3xi32>) -> vector<3xi32>
// CHECK-NEXT: %48 = llvm.insertvalue %47, %45[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %49 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %50 = llvm.intr.ctpop(%49) : (vector<3xi32>) -> vector<3xi32>
// CHECK-NEXT: %51 = llvm.insertvalue %50, %48[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @rows(%a: vector<2x3xf32>, %i: vector<2x3xi32>, %b: vector<[2]x3xf32>) {
  %0 = math.absf %a : vector<2x3xf32>
  %1 = math.expm1 %a : vector<2x3xf32>
  %2 = math.rsqrt %a : vector<2x3xf32>
  %3 = math.log1p %a : vector<2x3xf32>
  %4 = math.absi %i : vector<2x3xi32>
  %5 = math.ctlz %i : vector<2x3xi32>
  %6 = math.cttz %i : vector<2x3xi32>
  %7 = math.ctpop %i : vector<2x3xi32>
  return
}

// -----

// CHECK-LABEL: func.func @scalable_rows(%arg0: vector<[2]x3xf32>) {
// CHECK-NEXT: %0 = math.absf %arg0 : vector<[2]x3xf32>
// CHECK-NEXT: %1 = math.expm1 %arg0 : vector<[2]x3xf32>
// CHECK-NEXT: %2 = math.rsqrt %arg0 : vector<[2]x3xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scalable_rows(%b: vector<[2]x3xf32>) {
  %0 = math.absf %b : vector<[2]x3xf32>
  %1 = math.expm1 %b : vector<[2]x3xf32>
  %2 = math.rsqrt %b : vector<[2]x3xf32>
  return
}

// -----

// CHECK-LABEL: func.func @scalars(%arg0: f64, %arg1: i8, %arg2: vector<[4]xf16>) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1.000000e+00 : f64) : f64
// CHECK-NEXT: %1 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (f64) -> f64
// CHECK-NEXT: %2 = llvm.fsub %1, %0 {fastmathFlags = #llvm.fastmath<nnan>} : f64
// CHECK-NEXT: %3 = llvm.mlir.constant(1.000000e+00 : f64) : f64
// CHECK-NEXT: %4 = llvm.intr.sqrt(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f64) -> f64
// CHECK-NEXT: %5 = llvm.fdiv %3, %4 {fastmathFlags = #llvm.fastmath<fast>} : f64
// CHECK-NEXT: %6 = llvm.mlir.constant(1.000000e+00 : f64) : f64
// CHECK-NEXT: %7 = llvm.fadd %6, %arg0 : f64
// CHECK-NEXT: %8 = llvm.intr.log(%7) : (f64) -> f64
// CHECK-NEXT: %9 = "llvm.intr.abs"(%arg1) <{is_int_min_poison = false}> : (i8) -> i8
// CHECK-NEXT: %10 = "llvm.intr.ctlz"(%arg1) <{is_zero_poison = false}> : (i8) -> i8
// CHECK-NEXT: %11 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf16>) : vector<[4]xf16>
// CHECK-NEXT: %12 = llvm.intr.sqrt(%arg2) : (vector<[4]xf16>) -> vector<[4]xf16>
// CHECK-NEXT: %13 = llvm.fdiv %11, %12 : vector<[4]xf16>
// CHECK-NEXT: %14 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf16>) : vector<[4]xf16>
// CHECK-NEXT: %15 = llvm.intr.exp(%arg2) : (vector<[4]xf16>) -> vector<[4]xf16>
// CHECK-NEXT: %16 = llvm.fsub %15, %14 : vector<[4]xf16>
// CHECK-NEXT: %17 = llvm.intr.pow(%arg0, %arg0) : (f64, f64) -> f64
// CHECK-NEXT: %18 = llvm.intr.roundeven(%arg0) : (f64) -> f64
// CHECK-NEXT: %19 = llvm.intr.trunc(%arg0) : (f64) -> f64
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scalars(%a: f64, %i: i8, %v: vector<[4]xf16>) {
  %0 = math.expm1 %a fastmath<nnan> : f64
  %1 = math.rsqrt %a fastmath<fast> : f64
  %2 = math.log1p %a : f64
  %3 = math.absi %i : i8
  %4 = math.ctlz %i : i8
  %5 = math.rsqrt %v : vector<[4]xf16>
  %6 = math.expm1 %v : vector<[4]xf16>
  %7 = math.powf %a, %a : f64
  %8 = math.roundeven %a : f64
  %9 = math.trunc %a : f64
  return
}
