// RUN: mlir-opt --mlir-version=22 %s --test-lower-to-llvm | FileCheck %s
// RUN: mlir-opt --mlir-version=20 %s --test-lower-to-llvm | FileCheck %s

// Products of indices do not overflow since MLIR 20.

// CHECK:      module {
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: f32, %arg6: i64) -> f32 {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %7 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     llvm.br ^bb1(%6, %arg5 : i64, f32)
// CHECK-NEXT:   ^bb1(%8: i64, %9: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %10 = llvm.icmp "slt" %8, %arg6 : i64
// CHECK-NEXT:     llvm.cond_br %10, ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %11 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %12 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %13 = llvm.getelementptr %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %14 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %15 = llvm.mul %8, %14 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %16 = llvm.getelementptr inbounds|nuw %13[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %17 = llvm.load %16 : !llvm.ptr -> f32
// CHECK-NEXT:     %18 = llvm.intr.exp(%17) : (f32) -> f32
// CHECK-NEXT:     %19 = llvm.fadd %9, %18 : f32
// CHECK-NEXT:     %20 = llvm.add %8, %7 : i64
// CHECK-NEXT:     llvm.br ^bb1(%20, %19 : i64, f32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     %21 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %22 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %23 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %24 = llvm.insertvalue %21, %23[0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %25 = llvm.insertvalue %22, %24[1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %26 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %27 = llvm.insertvalue %26, %25[2] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %28 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %29 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %30 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %31 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %32 = llvm.mul %30, %31 overflow<nsw> : i64
// CHECK-NEXT:     %33 = llvm.add %28, %30 : i64
// CHECK-NEXT:     %34 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %35 = llvm.extractvalue %27[0] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %36 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64)> 
// CHECK-NEXT:     %37 = llvm.insertvalue %35, %34[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %38 = llvm.insertvalue %36, %37[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %39 = llvm.insertvalue %33, %38[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %40 = llvm.insertvalue %arg6, %39[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %41 = llvm.insertvalue %32, %40[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %42 = llvm.extractvalue %41[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %43 = llvm.extractvalue %41[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %44 = llvm.getelementptr %42[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %45 = llvm.extractvalue %41[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %46 = llvm.mul %6, %45 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %47 = llvm.getelementptr inbounds|nuw %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %48 = llvm.load %47 : !llvm.ptr -> f32
// CHECK-NEXT:     %49 = llvm.fmul %48, %9 : f32
// CHECK-NEXT:     llvm.return %49 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @f(%a: memref<?xf32, strided<[?], offset: ?>>, %x: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> f32 {
    %e = memref.load %a[%i] : memref<?xf32, strided<[?], offset: ?>>
    %t = math.exp %e : f32
    %p = arith.addf %acc, %t : f32
    scf.yield %p : f32
  }
  %sv = memref.subview %a[%c1] [%n] [2] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %l = memref.load %sv[%c0] : memref<?xf32, strided<[?], offset: ?>>
  %u = arith.mulf %l, %s : f32
  %m = index.add %n, %n
  cf.br ^bb
^bb:
  return %u : f32
}
