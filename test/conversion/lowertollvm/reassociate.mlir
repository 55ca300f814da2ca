// RUN: mlir-opt %s --test-lower-to-llvm=reassociate-fp-reductions=true | FileCheck %s

// Reductions of vectors may be reassociated.

// CHECK:      module {
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printF32(f32)
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg14, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %2 = llvm.insertvalue %arg15, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %3 = llvm.insertvalue %arg16, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %4 = llvm.insertvalue %arg17, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %5 = llvm.insertvalue %arg19, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %6 = llvm.insertvalue %arg18, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %7 = llvm.insertvalue %arg20, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %9 = llvm.insertvalue %arg7, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %10 = llvm.insertvalue %arg8, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %11 = llvm.insertvalue %arg9, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %12 = llvm.insertvalue %arg10, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %13 = llvm.insertvalue %arg12, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %14 = llvm.insertvalue %arg11, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %15 = llvm.insertvalue %arg13, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %16 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %17 = llvm.insertvalue %arg0, %16[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %18 = llvm.insertvalue %arg1, %17[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %19 = llvm.insertvalue %arg2, %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %20 = llvm.insertvalue %arg3, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %21 = llvm.insertvalue %arg5, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %22 = llvm.insertvalue %arg4, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %23 = llvm.insertvalue %arg6, %22[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %24 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %25 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %26 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %27 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %28 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %29 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %30 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %31 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %32 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %33 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %34 = llvm.alloca %33 x !llvm.array<4 x vector<4xf32>> : (i64) -> !llvm.ptr
// CHECK-NEXT:     %35 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %36 = llvm.insertvalue %34, %35[0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %37 = llvm.insertvalue %34, %36[1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %38 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %39 = llvm.insertvalue %38, %37[2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     llvm.br ^bb1(%29 : i64)
// CHECK-NEXT:   ^bb1(%40: i64):  // 2 preds: ^bb0, ^bb6
// CHECK-NEXT:     %41 = llvm.icmp "slt" %40, %30 : i64
// CHECK-NEXT:     llvm.cond_br %41, ^bb2(%29 : i64), ^bb7
// CHECK-NEXT:   ^bb2(%42: i64):  // 2 preds: ^bb1, ^bb5
// CHECK-NEXT:     %43 = llvm.icmp "slt" %42, %30 : i64
// CHECK-NEXT:     llvm.cond_br %43, ^bb3(%29 : i64), ^bb6
// CHECK-NEXT:   ^bb3(%44: i64):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:     %45 = llvm.icmp "slt" %44, %32 : i64
// CHECK-NEXT:     llvm.cond_br %45, ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %46 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %47 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %48 = llvm.mul %40, %47 : i64
// CHECK-NEXT:     %49 = llvm.add %48, %44 : i64
// CHECK-NEXT:     %50 = llvm.getelementptr %46[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %51 = llvm.load %50 : !llvm.ptr -> f32
// CHECK-NEXT:     %52 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %53 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %54 = llvm.mul %44, %53 : i64
// CHECK-NEXT:     %55 = llvm.add %54, %42 : i64
// CHECK-NEXT:     %56 = llvm.getelementptr %52[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %57 = llvm.load %56 : !llvm.ptr -> f32
// CHECK-NEXT:     %58 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %59 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %60 = llvm.mul %40, %59 : i64
// CHECK-NEXT:     %61 = llvm.add %60, %42 : i64
// CHECK-NEXT:     %62 = llvm.getelementptr %58[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %63 = llvm.load %62 : !llvm.ptr -> f32
// CHECK-NEXT:     %64 = llvm.fmul %51, %57  : f32
// CHECK-NEXT:     %65 = llvm.fadd %63, %64  : f32
// CHECK-NEXT:     %66 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %67 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %68 = llvm.mul %40, %67 : i64
// CHECK-NEXT:     %69 = llvm.add %68, %42 : i64
// CHECK-NEXT:     %70 = llvm.getelementptr %66[%69] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %65, %70 : f32, !llvm.ptr
// CHECK-NEXT:     %71 = llvm.add %44, %31 : i64
// CHECK-NEXT:     llvm.br ^bb3(%71 : i64)
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     %72 = llvm.add %42, %31 : i64
// CHECK-NEXT:     llvm.br ^bb2(%72 : i64)
// CHECK-NEXT:   ^bb6:  // pred: ^bb2
// CHECK-NEXT:     %73 = llvm.add %40, %31 : i64
// CHECK-NEXT:     llvm.br ^bb1(%73 : i64)
// CHECK-NEXT:   ^bb7:  // pred: ^bb1
// CHECK-NEXT:     %74 = llvm.extractvalue %39[0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %75 = llvm.insertvalue %74, %28[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %76 = llvm.extractvalue %39[1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %77 = llvm.insertvalue %76, %75[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %78 = llvm.insertvalue %27, %77[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %79 = llvm.insertvalue %26, %78[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %80 = llvm.insertvalue %25, %79[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     llvm.br ^bb8(%29 : i64)
// CHECK-NEXT:   ^bb8(%81: i64):  // 2 preds: ^bb7, ^bb9
// CHECK-NEXT:     %82 = llvm.icmp "slt" %81, %30 : i64
// CHECK-NEXT:     llvm.cond_br %82, ^bb9, ^bb10
// CHECK-NEXT:   ^bb9:  // pred: ^bb8
// CHECK-NEXT:     %83 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %84 = llvm.mul %81, %26 : i64
// CHECK-NEXT:     %85 = llvm.add %84, %29 : i64
// CHECK-NEXT:     %86 = llvm.getelementptr %83[%85] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %87 = llvm.load %86 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     %88 = llvm.extractvalue %80[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %89 = llvm.getelementptr %88[%81] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT:     llvm.store %87, %89 : vector<4xf32>, !llvm.ptr
// CHECK-NEXT:     %90 = llvm.add %81, %31 : i64
// CHECK-NEXT:     llvm.br ^bb8(%90 : i64)
// CHECK-NEXT:   ^bb10:  // pred: ^bb8
// CHECK-NEXT:     %91 = llvm.extractvalue %39[1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %92 = llvm.load %91 : !llvm.ptr -> !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %93 = llvm.extractvalue %92[1] : !llvm.array<4 x vector<4xf32>> 
// CHECK-NEXT:     %94 = "llvm.intr.vector.reduce.fadd"(%24, %93) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     llvm.call @printF32(%94) : (f32) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @f(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  %i = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %c[%i, %i], %z : memref<4x4xf32>, vector<4x4xf32>
  %w = vector.extract %v[1] : vector<4xf32> from vector<4x4xf32>
  %s = vector.reduction <add>, %w : vector<4xf32> into f32
  vector.print %s : f32
  return
}
