// RUN: mlir-opt %s --convert-arith-to-llvm | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --convert-arith-to-llvm | FileCheck %s --check-prefix=NEW

// Operations of arith on scalars, vectors of several dimensions, scalable vectors, and tensors, which stay.

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32, %arg4: vector<f32>, %arg5: vector<2x[4]xf32>, %arg6: vector<2x[4]xf32>, %arg7: index, %arg8: vector<2x3xindex>, %arg9: f8E4M3FN, %arg10: vector<3xi32>, %arg11: vector<3xi32>, %arg12: f64, %arg13: tensor<4xf32>, %arg14: vector<2x3xi32>, %arg15: vector<2x3xi32>, %arg16: i1) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg15 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg14 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg9 : f8E4M3FN to i8
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %arg8 : vector<2x3xindex> to !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %arg7 : index to i64
// CHECK-NEXT: %5 = builtin.unrealized_conversion_cast %arg6 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %arg5 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %arg4 : vector<f32> to vector<1xf32>
// CHECK-NEXT: %8 = llvm.sdiv %arg0, %arg1  {foo} : i32
// CHECK-NEXT: %9 = llvm.fadd %arg2, %arg3  {fastmathFlags = #llvm.fastmath<nnan, contract>, foo} : f32
// CHECK-NEXT: %10 = llvm.fmul %7, %7  : vector<1xf32>
// CHECK-NEXT: %11 = llvm.mlir.undef : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %12 = llvm.extractvalue %6[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %13 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %14 = llvm.fsub %12, %13  {fastmathFlags = #llvm.fastmath<fast>} : vector<[4]xf32>
// CHECK-NEXT: %15 = llvm.insertvalue %14, %11[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %16 = llvm.extractvalue %6[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %17 = llvm.extractvalue %5[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %18 = llvm.fsub %16, %17  {fastmathFlags = #llvm.fastmath<fast>} : vector<[4]xf32>
// CHECK-NEXT: %19 = llvm.insertvalue %18, %15[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %20 = llvm.trunc %4 : i64 to i32
// CHECK-NEXT: %21 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT: %22 = llvm.mlir.undef : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %23 = llvm.extractvalue %3[0] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %24 = llvm.trunc %23 : vector<3xi64> to vector<3xi32>
// CHECK-NEXT: %25 = llvm.insertvalue %24, %22[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %26 = llvm.extractvalue %3[1] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: %27 = llvm.trunc %26 : vector<3xi64> to vector<3xi32>
// CHECK-NEXT: %28 = llvm.insertvalue %27, %25[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %29 = llvm.mlir.undef : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT: %30 = llvm.extractvalue %6[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %31 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %32 = llvm.fcmp "ueq" %30, %31 {fastmathFlags = #llvm.fastmath<ninf>} : vector<[4]xf32>
// CHECK-NEXT: %33 = llvm.insertvalue %32, %29[0] : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT: %34 = llvm.extractvalue %6[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %35 = llvm.extractvalue %5[1] : !llvm.array<2 x vector<[4]xf32>>
// CHECK-NEXT: %36 = llvm.fcmp "ueq" %34, %35 {fastmathFlags = #llvm.fastmath<ninf>} : vector<[4]xf32>
// CHECK-NEXT: %37 = llvm.insertvalue %36, %33[1] : !llvm.array<2 x vector<[4]xi1>>
// CHECK-NEXT: %38 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT: %39 = llvm.extractvalue %38[0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: %40 = llvm.extractvalue %38[1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: %41 = llvm.sext %arg10 : vector<3xi32> to vector<3xi64>
// CHECK-NEXT: %42 = llvm.sext %arg11 : vector<3xi32> to vector<3xi64>
// CHECK-NEXT: %43 = llvm.mul %41, %42 : vector<3xi64>
// CHECK-NEXT: %44 = llvm.trunc %43 : vector<3xi64> to vector<3xi32>
// CHECK-NEXT: %45 = llvm.mlir.constant(dense<32> : vector<3xi64>) : vector<3xi64>
// CHECK-NEXT: %46 = llvm.lshr %43, %45  : vector<3xi64>
// CHECK-NEXT: %47 = llvm.trunc %46 : vector<3xi64> to vector<3xi32>
// CHECK-NEXT: %48 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT: %49 = llvm.zext %arg1 : i32 to i64
// CHECK-NEXT: %50 = llvm.mul %48, %49 : i64
// CHECK-NEXT: %51 = llvm.trunc %50 : i64 to i32
// CHECK-NEXT: %52 = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %53 = llvm.lshr %50, %52  : i64
// CHECK-NEXT: %54 = llvm.trunc %53 : i64 to i32
// CHECK-NEXT: %55 = llvm.intr.experimental.constrained.fptrunc %arg12 tonearestaway ignore : f64 to f32
// CHECK-NEXT: %56 = llvm.fptrunc %arg12 {foo} : f64 to f32
// CHECK-NEXT: %57 = llvm.bitcast %arg2 : f32 to i32
// CHECK-NEXT: %58 = llvm.bitcast %2 : i8 to i8
// CHECK-NEXT: %59 = llvm.mlir.constant(dense<{{\[\[}}1.000000e+00, 2.000000e+00]]> : vector<1x2xf32>) : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT: %60 = llvm.mlir.constant(1 : index) {foo} : i64
// CHECK-NEXT: %61 = llvm.mlir.constant(dense<1> : vector<3xindex>) : vector<3xi64>
// CHECK-NEXT: %62 = llvm.mlir.constant(1.000000e+00 : f8E4M3FN) : i8
// CHECK-NEXT: %63 = arith.addf %arg13, %arg13 : tensor<4xf32>
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg14, %arg15 : vector<2x3xi32>, vector<2x3xi1>
// CHECK-NEXT: %64 = llvm.mlir.undef : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %65 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %66 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %67 = llvm.icmp "slt" %65, %66 : vector<3xi32>
// CHECK-NEXT: %68 = llvm.insertvalue %67, %64[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %69 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %70 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %71 = llvm.icmp "slt" %69, %70 : vector<3xi32>
// CHECK-NEXT: %72 = llvm.insertvalue %71, %68[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %73 = llvm.mlir.undef : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %74 = llvm.extractvalue %72[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %75 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %76 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %77 = llvm.select %74, %75, %76 : vector<3xi1>, vector<3xi32>
// CHECK-NEXT: %78 = llvm.insertvalue %77, %73[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %79 = llvm.extractvalue %72[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT: %80 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %81 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %82 = llvm.select %79, %80, %81 : vector<3xi1>, vector<3xi32>
// CHECK-NEXT: %83 = llvm.insertvalue %82, %78[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %84 = llvm.mlir.undef : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %85 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %86 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %87 = llvm.mul %85, %86 overflow<nsw, nuw> : vector<3xi32>
// CHECK-NEXT: %88 = llvm.insertvalue %87, %84[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %89 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %90 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %91 = llvm.mul %89, %90 overflow<nsw, nuw> : vector<3xi32>
// CHECK-NEXT: %92 = llvm.insertvalue %91, %88[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %93 = llvm.intr.maximum(%arg2, %arg3)  : (f32, f32) -> f32
// CHECK-NEXT: %94 = llvm.intr.maxnum(%arg2, %arg3)  : (f32, f32) -> f32
// CHECK-NEXT: %95 = llvm.intr.minimum(%arg2, %arg3)  : (f32, f32) -> f32
// CHECK-NEXT: %96 = llvm.intr.minnum(%arg2, %arg3)  {fastmathFlags = #llvm.fastmath<nsz>} : (f32, f32) -> f32
// CHECK-NEXT: %97 = llvm.fneg %arg2  : f32
// CHECK-NEXT: %98 = llvm.fpext %arg2 : f32 to f64
// CHECK-NEXT: %99 = llvm.uitofp %arg0 : i32 to f32
// CHECK-NEXT: %100 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT: %101 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %102 = llvm.select %arg16, %1, %0 : i1, !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT: %103 = arith.floordivsi %arg0, %arg1 : i32
// CHECK-NEXT: %104 = arith.ceildivui %arg0, %arg1 : i32
// CHECK-NEXT: %105 = llvm.intr.smax(%arg10, %arg11)  : (vector<3xi32>, vector<3xi32>) -> vector<3xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// NEW: module {
// NEW-NEXT: func.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32, %arg4: vector<f32>, %arg5: vector<2x[4]xf32>, %arg6: vector<2x[4]xf32>, %arg7: index, %arg8: vector<2x3xindex>, %arg9: f8E4M3FN, %arg10: vector<3xi32>, %arg11: vector<3xi32>, %arg12: f64, %arg13: tensor<4xf32>, %arg14: vector<2x3xi32>, %arg15: vector<2x3xi32>, %arg16: i1) {
// NEW-NEXT: %0 = builtin.unrealized_conversion_cast %arg15 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %1 = builtin.unrealized_conversion_cast %arg14 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %2 = builtin.unrealized_conversion_cast %arg8 : vector<2x3xindex> to !llvm.array<2 x vector<3xi64>>
// NEW-NEXT: %3 = builtin.unrealized_conversion_cast %arg7 : index to i64
// NEW-NEXT: %4 = builtin.unrealized_conversion_cast %arg6 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %5 = builtin.unrealized_conversion_cast %arg5 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %6 = builtin.unrealized_conversion_cast %arg4 : vector<f32> to vector<1xf32>
// NEW-NEXT: %7 = llvm.sdiv %arg0, %arg1 {foo} : i32
// NEW-NEXT: %8 = llvm.fadd %arg2, %arg3 {fastmathFlags = #llvm.fastmath<nnan, contract>, foo} : f32
// NEW-NEXT: %9 = llvm.fmul %6, %6 : vector<1xf32>
// NEW-NEXT: %10 = llvm.mlir.poison : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %11 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %12 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %13 = llvm.fsub %11, %12 {fastmathFlags = #llvm.fastmath<fast>} : vector<[4]xf32>
// NEW-NEXT: %14 = llvm.insertvalue %13, %10[0] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %15 = llvm.extractvalue %5[1] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %16 = llvm.extractvalue %4[1] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %17 = llvm.fsub %15, %16 {fastmathFlags = #llvm.fastmath<fast>} : vector<[4]xf32>
// NEW-NEXT: %18 = llvm.insertvalue %17, %14[1] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %19 = llvm.trunc %3 : i64 to i32
// NEW-NEXT: %20 = llvm.zext %arg0 : i32 to i64
// NEW-NEXT: %21 = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %22 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xi64>>
// NEW-NEXT: %23 = llvm.trunc %22 : vector<3xi64> to vector<3xi32>
// NEW-NEXT: %24 = llvm.insertvalue %23, %21[0] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %25 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xi64>>
// NEW-NEXT: %26 = llvm.trunc %25 : vector<3xi64> to vector<3xi32>
// NEW-NEXT: %27 = llvm.insertvalue %26, %24[1] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %28 = llvm.mlir.poison : !llvm.array<2 x vector<[4]xi1>>
// NEW-NEXT: %29 = llvm.extractvalue %5[0] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %30 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %31 = llvm.fcmp "ueq" %29, %30 {fastmathFlags = #llvm.fastmath<ninf>} : vector<[4]xf32>
// NEW-NEXT: %32 = llvm.insertvalue %31, %28[0] : !llvm.array<2 x vector<[4]xi1>>
// NEW-NEXT: %33 = llvm.extractvalue %5[1] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %34 = llvm.extractvalue %4[1] : !llvm.array<2 x vector<[4]xf32>>
// NEW-NEXT: %35 = llvm.fcmp "ueq" %33, %34 {fastmathFlags = #llvm.fastmath<ninf>} : vector<[4]xf32>
// NEW-NEXT: %36 = llvm.insertvalue %35, %32[1] : !llvm.array<2 x vector<[4]xi1>>
// NEW-NEXT: %37 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// NEW-NEXT: %38 = llvm.extractvalue %37[0] : !llvm.struct<(i32, i1)>
// NEW-NEXT: %39 = llvm.extractvalue %37[1] : !llvm.struct<(i32, i1)>
// NEW-NEXT: %40 = llvm.sext %arg10 : vector<3xi32> to vector<3xi64>
// NEW-NEXT: %41 = llvm.sext %arg11 : vector<3xi32> to vector<3xi64>
// NEW-NEXT: %42 = llvm.mul %40, %41 : vector<3xi64>
// NEW-NEXT: %43 = llvm.trunc %42 : vector<3xi64> to vector<3xi32>
// NEW-NEXT: %44 = llvm.mlir.constant(dense<32> : vector<3xi64>) : vector<3xi64>
// NEW-NEXT: %45 = llvm.lshr %42, %44 : vector<3xi64>
// NEW-NEXT: %46 = llvm.trunc %45 : vector<3xi64> to vector<3xi32>
// NEW-NEXT: %47 = llvm.zext %arg0 : i32 to i64
// NEW-NEXT: %48 = llvm.zext %arg1 : i32 to i64
// NEW-NEXT: %49 = llvm.mul %47, %48 : i64
// NEW-NEXT: %50 = llvm.trunc %49 : i64 to i32
// NEW-NEXT: %51 = llvm.mlir.constant(32 : i64) : i64
// NEW-NEXT: %52 = llvm.lshr %49, %51 : i64
// NEW-NEXT: %53 = llvm.trunc %52 : i64 to i32
// NEW-NEXT: %54 = llvm.intr.experimental.constrained.fptrunc %arg12 tonearestaway ignore : f64 to f32
// NEW-NEXT: %55 = llvm.fptrunc %arg12 {foo} : f64 to f32
// NEW-NEXT: %56 = llvm.bitcast %arg2 : f32 to i32
// NEW-NEXT: %57 = llvm.mlir.constant(dense<{{\[\[}}1.000000e+00, 2.000000e+00]]> : vector<1x2xf32>) : !llvm.array<1 x vector<2xf32>>
// NEW-NEXT: %58 = llvm.mlir.constant(1 : index) {foo} : i64
// NEW-NEXT: %59 = llvm.mlir.constant(dense<1> : vector<3xindex>) : vector<3xi64>
// NEW-NEXT: %60 = llvm.mlir.constant(1.000000e+00 : f8E4M3FN) : i8
// NEW-NEXT: %61 = arith.addf %arg13, %arg13 : tensor<4xf32>
// NEW-NEXT: %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
// NEW-NEXT: %sum, %overflow = arith.addui_extended %arg14, %arg15 : vector<2x3xi32>, vector<2x3xi1>
// NEW-NEXT: %62 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// NEW-NEXT: %63 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %64 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %65 = llvm.icmp "slt" %63, %64 : vector<3xi32>
// NEW-NEXT: %66 = llvm.insertvalue %65, %62[0] : !llvm.array<2 x vector<3xi1>>
// NEW-NEXT: %67 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %68 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %69 = llvm.icmp "slt" %67, %68 : vector<3xi32>
// NEW-NEXT: %70 = llvm.insertvalue %69, %66[1] : !llvm.array<2 x vector<3xi1>>
// NEW-NEXT: %71 = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %72 = llvm.extractvalue %70[0] : !llvm.array<2 x vector<3xi1>>
// NEW-NEXT: %73 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %74 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %75 = llvm.select %72, %73, %74 : vector<3xi1>, vector<3xi32>
// NEW-NEXT: %76 = llvm.insertvalue %75, %71[0] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %77 = llvm.extractvalue %70[1] : !llvm.array<2 x vector<3xi1>>
// NEW-NEXT: %78 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %79 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %80 = llvm.select %77, %78, %79 : vector<3xi1>, vector<3xi32>
// NEW-NEXT: %81 = llvm.insertvalue %80, %76[1] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %82 = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %83 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %84 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %85 = llvm.mul %83, %84 overflow<nsw, nuw> : vector<3xi32>
// NEW-NEXT: %86 = llvm.insertvalue %85, %82[0] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %87 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %88 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %89 = llvm.mul %87, %88 overflow<nsw, nuw> : vector<3xi32>
// NEW-NEXT: %90 = llvm.insertvalue %89, %86[1] : !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %91 = llvm.intr.maximum(%arg2, %arg3) : (f32, f32) -> f32
// NEW-NEXT: %92 = llvm.intr.maxnum(%arg2, %arg3) : (f32, f32) -> f32
// NEW-NEXT: %93 = llvm.intr.minimum(%arg2, %arg3) : (f32, f32) -> f32
// NEW-NEXT: %94 = llvm.intr.minnum(%arg2, %arg3) {fastmathFlags = #llvm.fastmath<nsz>} : (f32, f32) -> f32
// NEW-NEXT: %95 = llvm.fneg %arg2 : f32
// NEW-NEXT: %96 = llvm.fpext %arg2 : f32 to f64
// NEW-NEXT: %97 = llvm.uitofp %arg0 : i32 to f32
// NEW-NEXT: %98 = llvm.zext %arg0 : i32 to i64
// NEW-NEXT: %99 = llvm.mlir.constant(true) : i1
// NEW-NEXT: %100 = llvm.select %arg16, %1, %0 : i1, !llvm.array<2 x vector<3xi32>>
// NEW-NEXT: %101 = llvm.sdiv %arg0, %arg1 : i32
// NEW-NEXT: %102 = llvm.mul %101, %arg1 : i32
// NEW-NEXT: %103 = llvm.icmp "ne" %arg0, %102 : i32
// NEW-NEXT: %104 = llvm.mlir.constant(0 : i32) : i32
// NEW-NEXT: %105 = llvm.icmp "slt" %arg0, %104 : i32
// NEW-NEXT: %106 = llvm.icmp "slt" %arg1, %104 : i32
// NEW-NEXT: %107 = llvm.icmp "ne" %105, %106 : i1
// NEW-NEXT: %108 = llvm.and %103, %107 : i1
// NEW-NEXT: %109 = llvm.mlir.constant(-1 : i32) : i32
// NEW-NEXT: %110 = llvm.add %101, %109 : i32
// NEW-NEXT: %111 = llvm.select %108, %110, %101 : i1, i32
// NEW-NEXT: %112 = llvm.mlir.constant(0 : i32) : i32
// NEW-NEXT: %113 = llvm.icmp "eq" %arg0, %112 : i32
// NEW-NEXT: %114 = llvm.mlir.constant(1 : i32) : i32
// NEW-NEXT: %115 = llvm.sub %arg0, %114 : i32
// NEW-NEXT: %116 = llvm.udiv %115, %arg1 : i32
// NEW-NEXT: %117 = llvm.add %116, %114 : i32
// NEW-NEXT: %118 = llvm.select %113, %112, %117 : i1, i32
// NEW-NEXT: %119 = llvm.intr.smax(%arg10, %arg11) : (vector<3xi32>, vector<3xi32>) -> vector<3xi32>
// NEW-NEXT: return
// NEW-NEXT: }
// NEW-NEXT: }

func.func @f(%a: i32, %a2: i32, %f: f32, %f2: f32, %v: vector<f32>, %s: vector<2x[4]xf32>, %s2: vector<2x[4]xf32>, %i: index, %vi: vector<2x3xindex>, %q: f8E4M3FN, %b: vector<3xi32>, %b2: vector<3xi32>, %h: f64, %ten: tensor<4xf32>, %bv: vector<2x3xi32>, %bv2: vector<2x3xi32>, %c: i1) {
  %0 = arith.divsi %a, %a2 {foo} : i32
  %1 = arith.addf %f, %f2 fastmath<nnan,contract> {foo} : f32
  %2 = arith.mulf %v, %v : vector<f32>
  %3 = arith.subf %s, %s2 fastmath<fast> : vector<2x[4]xf32>
  %4 = arith.index_cast %i : index to i32
  %5 = arith.index_castui %a : i32 to index
  %6 = arith.index_cast %vi : vector<2x3xindex> to vector<2x3xi32>
  %7 = arith.cmpf ueq, %s, %s2 fastmath<ninf> : vector<2x[4]xf32>
  %9:2 = arith.addui_extended %a, %a2 : i32, i1
  %10:2 = arith.mulsi_extended %b, %b2 : vector<3xi32>
  %110:2 = arith.mului_extended %a, %a2 : i32
  %11 = arith.truncf %h to_nearest_away : f64 to f32
  %12 = arith.truncf %h {foo}: f64 to f32
  %13 = arith.bitcast %f : f32 to i32
  %14 = arith.bitcast %q : f8E4M3FN to i8
  %15 = arith.constant dense<[[1.0,2.0]]> : vector<1x2xf32>
  %16 = arith.constant {foo} 1 : index
  %17 = arith.constant dense<1> : vector<3xindex>
  %18 = arith.constant 1.0 : f8E4M3FN
  %19 = arith.addf %ten, %ten : tensor<4xf32>
  %20 = arith.constant dense<1.0> : tensor<4xf32>
  %21:2 = arith.addui_extended %bv, %bv2 : vector<2x3xi32>, vector<2x3xi1>
  %22 = arith.cmpi slt, %bv, %bv2 {foo} : vector<2x3xi32>
  %23 = arith.select %22, %bv, %bv2 : vector<2x3xi1>, vector<2x3xi32>
  %24 = arith.index_cast %i {foo} : index to i64
  %25 = arith.muli %bv, %bv2 overflow<nsw,nuw> : vector<2x3xi32>
  %26 = arith.maximumf %f, %f2 : f32
  %27 = arith.maxnumf %f, %f2 : f32
  %28 = arith.minimumf %f, %f2 : f32
  %29 = arith.minnumf %f, %f2 fastmath<nsz>: f32
  %30 = arith.negf %f : f32
  %31 = arith.extf %f : f32 to f64
  %32 = arith.uitofp %a : i32 to f32
  %33 = arith.extui %a : i32 to i64
  %34 = arith.constant true
  %35 = arith.select %c, %bv, %bv2 : vector<2x3xi32>
  %36 = arith.floordivsi %a, %a2 : i32
  %37 = arith.ceildivui %a, %a2 : i32
  %38 = arith.maxsi %b, %b2 : vector<3xi32>
  return
}
