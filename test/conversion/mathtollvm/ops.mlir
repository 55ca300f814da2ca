// RUN: mlir-opt %s --convert-math-to-llvm | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --convert-math-to-llvm | FileCheck %s --check-prefix=NEW

// Functions that LLVM IR has as intrinsics, and those that are composed of them; the others stay.

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<2x[4]xf32>, %arg3: vector<f32>, %arg4: i32, %arg5: vector<2x3xi32>, %arg6: f16, %arg7: tensor<3xf32>, %arg8: i64, %arg9: vector<4xi32>, %arg10: vector<2x3xf32>, %arg11: vector<[4]xf32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg10 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg3 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg2 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg5 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %4 = llvm.intr.fabs(%arg0)  {foo} : (f32) -> f32
// CHECK-NEXT: %5 = "llvm.intr.abs"(%arg4) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT: %6 = "llvm.intr.ctlz"(%arg4) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT: %7 = llvm.mlir.undef : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %8 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %9 = "llvm.intr.cttz"(%8) <{is_zero_poison = false}> : (vector<3xi32>) -> vector<3xi32>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %7[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %11 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %12 = "llvm.intr.cttz"(%11) <{is_zero_poison = false}> : (vector<3xi32>) -> vector<3xi32>
// CHECK-NEXT: %13 = llvm.insertvalue %12, %10[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %14 = llvm.intr.ctpop(%arg4)  : (i32) -> i32
// CHECK-NEXT: %15 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %16 = llvm.intr.exp(%arg0)  {fastmathFlags = #llvm.fastmath<nnan>, foo} : (f32) -> f32
// CHECK-NEXT: %17 = llvm.fsub %16, %15  {fastmathFlags = #llvm.fastmath<nnan>, foo} : f32
// CHECK-NEXT: %18 = llvm.mlir.undef : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %19 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %20 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// CHECK-NEXT: %21 = llvm.intr.exp(%19)  : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: %22 = llvm.fsub %21, %20  : vector<[4]xf32>
// CHECK-NEXT: %23 = llvm.insertvalue %22, %18[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %24 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %25 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// CHECK-NEXT: %26 = llvm.intr.exp(%24)  : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: %27 = llvm.fsub %26, %25  : vector<[4]xf32>
// CHECK-NEXT: %28 = llvm.insertvalue %27, %23[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %29 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT: %30 = llvm.fadd %29, %arg1  {fastmathFlags = #llvm.fastmath<fast>} : vector<4xf32>
// CHECK-NEXT: %31 = llvm.intr.log(%30)  {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %32 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %33 = llvm.intr.sqrt(%arg0)  {fastmathFlags = #llvm.fastmath<contract>} : (f32) -> f32
// CHECK-NEXT: %34 = llvm.fdiv %32, %33  {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK-NEXT: %35 = llvm.mlir.constant(dense<1.000000e+00> : vector<f32>) : vector<1xf32>
// CHECK-NEXT: %36 = llvm.intr.sqrt(%1)  : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT: %37 = llvm.fdiv %35, %36  : vector<1xf32>
// CHECK-NEXT: %38 = llvm.intr.powi(%arg0, %arg4)  : (f32, i32) -> f32
// CHECK-NEXT: %39 = llvm.intr.powi(%arg6, %arg4)  : (f16, i32) -> f16
// CHECK-NEXT: %40 = llvm.intr.pow(%arg0, %arg0)  : (f32, f32) -> f32
// CHECK-NEXT: %41 = llvm.intr.fma(%arg1, %arg1, %arg1)  : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: %42 = llvm.intr.sin(%arg6)  : (f16) -> f16
// CHECK-NEXT: %43 = llvm.intr.cos(%arg0)  : (f32) -> f32
// CHECK-NEXT: %44 = llvm.intr.floor(%arg0)  : (f32) -> f32
// CHECK-NEXT: %45 = llvm.intr.ceil(%arg0)  : (f32) -> f32
// CHECK-NEXT: %46 = llvm.intr.round(%arg0)  : (f32) -> f32
// CHECK-NEXT: %47 = llvm.intr.roundeven(%arg0)  : (f32) -> f32
// CHECK-NEXT: %48 = llvm.intr.trunc(%arg0)  : (f32) -> f32
// CHECK-NEXT: %49 = math.tan %arg0 : f32
// CHECK-NEXT: %50 = math.tanh %arg0 : f32
// CHECK-NEXT: %51 = llvm.mlir.undef : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %52 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %53 = llvm.intr.sqrt(%52)  : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: %54 = llvm.insertvalue %53, %51[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %55 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %56 = llvm.intr.sqrt(%55)  : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: %57 = llvm.insertvalue %56, %54[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %58 = math.exp %arg7 : tensor<3xf32>
// CHECK-NEXT: %59 = llvm.intr.log(%arg0)  : (f32) -> f32
// CHECK-NEXT: %60 = llvm.intr.log10(%arg0)  : (f32) -> f32
// CHECK-NEXT: %61 = llvm.intr.log2(%arg0)  : (f32) -> f32
// CHECK-NEXT: %62 = llvm.intr.copysign(%arg0, %arg0)  : (f32, f32) -> f32
// CHECK-NEXT: %63 = llvm.intr.exp2(%arg0)  : (f32) -> f32
// CHECK-NEXT: %64 = math.asin %arg0 : f32
// CHECK-NEXT: %65 = math.acos %arg0 : f32
// CHECK-NEXT: %66 = math.atan %arg0 : f32
// CHECK-NEXT: %67 = math.atan2 %arg0, %arg0 : f32
// CHECK-NEXT: %68 = math.sinh %arg0 : f32
// CHECK-NEXT: %69 = math.cosh %arg0 : f32
// CHECK-NEXT: %70 = math.erf %arg0 : f32
// CHECK-NEXT: %71 = math.cbrt %arg0 : f32
// CHECK-NEXT: %72 = math.ipowi %arg4, %arg4 : i32
// CHECK-NEXT: %73 = math.asinh %arg0 : f32
// CHECK-NEXT: %74 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %75 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %76 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT: %77 = llvm.intr.exp(%75)  : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %78 = llvm.fsub %77, %76  : vector<3xf32>
// CHECK-NEXT: %79 = llvm.insertvalue %78, %74[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %80 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %81 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT: %82 = llvm.intr.exp(%80)  : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %83 = llvm.fsub %82, %81  : vector<3xf32>
// CHECK-NEXT: %84 = llvm.insertvalue %83, %79[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %85 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %86 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %87 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT: %88 = llvm.fadd %87, %86  : vector<3xf32>
// CHECK-NEXT: %89 = llvm.intr.log(%88)  : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %90 = llvm.insertvalue %89, %85[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %91 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %92 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT: %93 = llvm.fadd %92, %91  : vector<3xf32>
// CHECK-NEXT: %94 = llvm.intr.log(%93)  : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %95 = llvm.insertvalue %94, %90[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %96 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %97 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %98 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT: %99 = llvm.intr.sqrt(%97)  : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %100 = llvm.fdiv %98, %99  : vector<3xf32>
// CHECK-NEXT: %101 = llvm.insertvalue %100, %96[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %102 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %103 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// CHECK-NEXT: %104 = llvm.intr.sqrt(%102)  : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT: %105 = llvm.fdiv %103, %104  : vector<3xf32>
// CHECK-NEXT: %106 = llvm.insertvalue %105, %101[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %107 = llvm.mlir.undef : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %108 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %109 = "llvm.intr.abs"(%108) <{is_int_min_poison = false}> : (vector<3xi32>) -> vector<3xi32>
// CHECK-NEXT: %110 = llvm.insertvalue %109, %107[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %111 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %112 = "llvm.intr.abs"(%111) <{is_int_min_poison = false}> : (vector<3xi32>) -> vector<3xi32>
// CHECK-NEXT: %113 = llvm.insertvalue %112, %110[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %114 = math.log1p %arg7 : tensor<3xf32>
// CHECK-NEXT: %115 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// CHECK-NEXT: %116 = llvm.intr.exp(%arg11)  : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT: %117 = llvm.fsub %116, %115  : vector<[4]xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// NEW: module {
// NEW-NEXT: func.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: vector<2x[4]xf32>, %arg3: vector<f32>, %arg4: i32, %arg5: vector<2x3xi32>, %arg6: f16, %arg7: tensor<3xf32>, %arg8: i64, %arg9: vector<4xi32>, %arg10: vector<2x3xf32>, %arg11: vector<[4]xf32>) {
// NEW-NEXT: %0 = builtin.unrealized_conversion_cast %arg10 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %1 = builtin.unrealized_conversion_cast %arg3 : vector<f32> to vector<1xf32>
// NEW-NEXT: %2 = builtin.unrealized_conversion_cast %arg2 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %3 = llvm.intr.fabs(%arg0) {foo} : (f32) -> f32
// NEW-NEXT: %4 = "llvm.intr.abs"(%arg4) <{is_int_min_poison = false}> : (i32) -> i32
// NEW-NEXT: %5 = "llvm.intr.ctlz"(%arg4) <{is_zero_poison = false}> : (i32) -> i32
// NEW-NEXT: %6 = math.cttz %arg5 : vector<2x3xi32>
// NEW-NEXT: %7 = llvm.intr.ctpop(%arg4) : (i32) -> i32
// NEW-NEXT: %8 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// NEW-NEXT: %9 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<nnan>, foo} : (f32) -> f32
// NEW-NEXT: %10 = llvm.fsub %9, %8 {fastmathFlags = #llvm.fastmath<nnan>, foo} : f32
// NEW-NEXT: %11 = llvm.mlir.poison : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %12 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %13 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// NEW-NEXT: %14 = llvm.intr.exp(%12) : (vector<[4]xf32>) -> vector<[4]xf32>
// NEW-NEXT: %15 = llvm.fsub %14, %13 : vector<[4]xf32>
// NEW-NEXT: %16 = llvm.insertvalue %15, %11[0] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %17 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %18 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// NEW-NEXT: %19 = llvm.intr.exp(%17) : (vector<[4]xf32>) -> vector<[4]xf32>
// NEW-NEXT: %20 = llvm.fsub %19, %18 : vector<[4]xf32>
// NEW-NEXT: %21 = llvm.insertvalue %20, %16[1] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %22 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
// NEW-NEXT: %23 = llvm.fadd %22, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : vector<4xf32>
// NEW-NEXT: %24 = llvm.intr.log(%23) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf32>) -> vector<4xf32>
// NEW-NEXT: %25 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// NEW-NEXT: %26 = llvm.intr.sqrt(%arg0) {fastmathFlags = #llvm.fastmath<contract>} : (f32) -> f32
// NEW-NEXT: %27 = llvm.fdiv %25, %26 {fastmathFlags = #llvm.fastmath<contract>} : f32
// NEW-NEXT: %28 = llvm.mlir.constant(dense<1.000000e+00> : vector<1xf32>) : vector<1xf32>
// NEW-NEXT: %29 = llvm.intr.sqrt(%1) : (vector<1xf32>) -> vector<1xf32>
// NEW-NEXT: %30 = llvm.fdiv %28, %29 : vector<1xf32>
// NEW-NEXT: %31 = llvm.intr.powi(%arg0, %arg4) : (f32, i32) -> f32
// NEW-NEXT: %32 = llvm.intr.powi(%arg6, %arg4) : (f16, i32) -> f16
// NEW-NEXT: %33 = llvm.intr.pow(%arg0, %arg0) : (f32, f32) -> f32
// NEW-NEXT: %34 = llvm.intr.fma(%arg1, %arg1, %arg1) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// NEW-NEXT: %35 = llvm.intr.sin(%arg6) : (f16) -> f16
// NEW-NEXT: %36 = llvm.intr.cos(%arg0) : (f32) -> f32
// NEW-NEXT: %37 = llvm.intr.floor(%arg0) : (f32) -> f32
// NEW-NEXT: %38 = llvm.intr.ceil(%arg0) : (f32) -> f32
// NEW-NEXT: %39 = llvm.intr.round(%arg0) : (f32) -> f32
// NEW-NEXT: %40 = llvm.intr.roundeven(%arg0) : (f32) -> f32
// NEW-NEXT: %41 = llvm.intr.trunc(%arg0) : (f32) -> f32
// NEW-NEXT: %42 = llvm.intr.tan(%arg0) : (f32) -> f32
// NEW-NEXT: %43 = llvm.intr.tanh(%arg0) : (f32) -> f32
// NEW-NEXT: %44 = llvm.mlir.poison : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %45 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %46 = llvm.intr.sqrt(%45) : (vector<[4]xf32>) -> vector<[4]xf32>
// NEW-NEXT: %47 = llvm.insertvalue %46, %44[0] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %48 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %49 = llvm.intr.sqrt(%48) : (vector<[4]xf32>) -> vector<[4]xf32>
// NEW-NEXT: %50 = llvm.insertvalue %49, %47[1] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %51 = math.exp %arg7 : tensor<3xf32>
// NEW-NEXT: %52 = llvm.intr.log(%arg0) : (f32) -> f32
// NEW-NEXT: %53 = llvm.intr.log10(%arg0) : (f32) -> f32
// NEW-NEXT: %54 = llvm.intr.log2(%arg0) : (f32) -> f32
// NEW-NEXT: %55 = llvm.intr.copysign(%arg0, %arg0) : (f32, f32) -> f32
// NEW-NEXT: %56 = llvm.intr.exp2(%arg0) : (f32) -> f32
// NEW-NEXT: %57 = llvm.intr.asin(%arg0) : (f32) -> f32
// NEW-NEXT: %58 = llvm.intr.acos(%arg0) : (f32) -> f32
// NEW-NEXT: %59 = llvm.intr.atan(%arg0) : (f32) -> f32
// NEW-NEXT: %60 = llvm.intr.atan2(%arg0, %arg0) : (f32, f32) -> f32
// NEW-NEXT: %61 = llvm.intr.sinh(%arg0) : (f32) -> f32
// NEW-NEXT: %62 = llvm.intr.cosh(%arg0) : (f32) -> f32
// NEW-NEXT: %63 = math.erf %arg0 : f32
// NEW-NEXT: %64 = math.cbrt %arg0 : f32
// NEW-NEXT: %65 = math.ipowi %arg4, %arg4 : i32
// NEW-NEXT: %66 = math.asinh %arg0 : f32
// NEW-NEXT: %67 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %68 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %69 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// NEW-NEXT: %70 = llvm.intr.exp(%68) : (vector<3xf32>) -> vector<3xf32>
// NEW-NEXT: %71 = llvm.fsub %70, %69 : vector<3xf32>
// NEW-NEXT: %72 = llvm.insertvalue %71, %67[0] : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %73 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %74 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// NEW-NEXT: %75 = llvm.intr.exp(%73) : (vector<3xf32>) -> vector<3xf32>
// NEW-NEXT: %76 = llvm.fsub %75, %74 : vector<3xf32>
// NEW-NEXT: %77 = llvm.insertvalue %76, %72[1] : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %78 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %79 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %80 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// NEW-NEXT: %81 = llvm.fadd %80, %79 : vector<3xf32>
// NEW-NEXT: %82 = llvm.intr.log(%81) : (vector<3xf32>) -> vector<3xf32>
// NEW-NEXT: %83 = llvm.insertvalue %82, %78[0] : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %84 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %85 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// NEW-NEXT: %86 = llvm.fadd %85, %84 : vector<3xf32>
// NEW-NEXT: %87 = llvm.intr.log(%86) : (vector<3xf32>) -> vector<3xf32>
// NEW-NEXT: %88 = llvm.insertvalue %87, %83[1] : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %89 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %90 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %91 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// NEW-NEXT: %92 = llvm.intr.sqrt(%90) : (vector<3xf32>) -> vector<3xf32>
// NEW-NEXT: %93 = llvm.fdiv %91, %92 : vector<3xf32>
// NEW-NEXT: %94 = llvm.insertvalue %93, %89[0] : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %95 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %96 = llvm.mlir.constant(dense<1.000000e+00> : vector<3xf32>) : vector<3xf32>
// NEW-NEXT: %97 = llvm.intr.sqrt(%95) : (vector<3xf32>) -> vector<3xf32>
// NEW-NEXT: %98 = llvm.fdiv %96, %97 : vector<3xf32>
// NEW-NEXT: %99 = llvm.insertvalue %98, %94[1] : !llvm.array<2 x vector<3xf32>>
// NEW-NEXT: %100 = math.absi %arg5 : vector<2x3xi32>
// NEW-NEXT: %101 = math.log1p %arg7 : tensor<3xf32>
// NEW-NEXT: %102 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf32>) : vector<[4]xf32>
// NEW-NEXT: %103 = llvm.intr.exp(%arg11) : (vector<[4]xf32>) -> vector<[4]xf32>
// NEW-NEXT: %104 = llvm.fsub %103, %102 : vector<[4]xf32>
// NEW-NEXT: return
// NEW-NEXT: }
// NEW-NEXT: }

func.func @f(%a: f32, %v: vector<4xf32>, %s: vector<2x[4]xf32>, %r: vector<f32>, %i: i32, %iv: vector<2x3xi32>, %h: f16, %ten: tensor<3xf32>, %e: i64, %iv2: vector<4xi32>, %v2: vector<2x3xf32>, %v0: vector<[4]xf32>) {
  %0 = math.absf %a {foo} : f32
  %1 = math.absi %i : i32
  %2 = math.ctlz %i {foo} : i32
  %3 = math.cttz %iv : vector<2x3xi32>
  %4 = math.ctpop %i : i32
  %5 = math.expm1 %a fastmath<nnan> {foo} : f32
  %6 = math.expm1 %s : vector<2x[4]xf32>
  %7 = math.log1p %v fastmath<fast> : vector<4xf32>
  %8 = math.rsqrt %a fastmath<contract>: f32
  %9 = math.rsqrt %r : vector<f32>
  %10 = math.fpowi %a, %i : f32, i32
  %11 = math.fpowi %h, %i : f16, i32
  %12 = math.powf %a, %a : f32
  %13 = math.fma %v, %v, %v : vector<4xf32>
  %14 = math.sin %h : f16
  %15 = math.cos %a : f32
  %16 = math.floor %a : f32
  %17 = math.ceil %a : f32
  %18 = math.round %a : f32
  %19 = math.roundeven %a : f32
  %20 = math.trunc %a : f32
  %21 = math.tan %a : f32
  %22 = math.tanh %a : f32
  %23 = math.sqrt %s : vector<2x[4]xf32>
  %24 = math.exp %ten : tensor<3xf32>
  %25 = math.log %a : f32
  %26 = math.log10 %a : f32
  %27 = math.log2 %a : f32
  %28 = math.copysign %a, %a : f32
  %29 = math.exp2 %a : f32
  %30 = math.asin %a : f32
  %31 = math.acos %a : f32
  %32 = math.atan %a : f32
  %33 = math.atan2 %a, %a : f32
  %34 = math.sinh %a : f32
  %35 = math.cosh %a : f32
  %36 = math.erf %a : f32
  %37 = math.cbrt %a : f32
  %38 = math.ipowi %i, %i : i32
  %39 = math.asinh %a : f32
  %40 = math.expm1 %v2 : vector<2x3xf32>
  %41 = math.log1p %v2 : vector<2x3xf32>
  %42 = math.rsqrt %v2 : vector<2x3xf32>
  %43 = math.absi %iv : vector<2x3xi32>
  %44 = math.log1p %ten : tensor<3xf32>
  %45 = math.expm1 %v0 : vector<[4]xf32>
  return
}
