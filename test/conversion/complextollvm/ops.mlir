// RUN: mlir-opt %s --convert-complex-to-llvm | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --convert-complex-to-llvm | FileCheck %s --check-prefix=NEW

// Complex numbers are structs.

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: f32, %arg3: f32, %arg4: complex<f64>, %arg5: complex<i32>) {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %6 = llvm.mlir.undef : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %7 = llvm.fadd %2, %4  {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: %8 = llvm.fadd %3, %5  {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT: %9 = llvm.insertvalue %7, %6[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %11 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %12 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %13 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %14 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %15 = llvm.mlir.undef : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %16 = llvm.fsub %11, %13  : f32
// CHECK-NEXT: %17 = llvm.fsub %12, %14  : f32
// CHECK-NEXT: %18 = llvm.insertvalue %16, %15[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %20 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %21 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %22 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %23 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %24 = llvm.mlir.undef : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %25 = llvm.fmul %22, %20  {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK-NEXT: %26 = llvm.fmul %23, %21  {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK-NEXT: %27 = llvm.fsub %25, %26  {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK-NEXT: %28 = llvm.fmul %21, %22  {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK-NEXT: %29 = llvm.fmul %20, %23  {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK-NEXT: %30 = llvm.fadd %28, %29  {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK-NEXT: %31 = llvm.insertvalue %27, %24[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %32 = llvm.insertvalue %30, %31[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %33 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %34 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %35 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %36 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %37 = llvm.mlir.undef : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %38 = llvm.fmul %35, %35  : f32
// CHECK-NEXT: %39 = llvm.fmul %36, %36  : f32
// CHECK-NEXT: %40 = llvm.fadd %38, %39  : f32
// CHECK-NEXT: %41 = llvm.fmul %33, %35  : f32
// CHECK-NEXT: %42 = llvm.fmul %34, %36  : f32
// CHECK-NEXT: %43 = llvm.fadd %41, %42  : f32
// CHECK-NEXT: %44 = llvm.fmul %34, %35  : f32
// CHECK-NEXT: %45 = llvm.fmul %33, %36  : f32
// CHECK-NEXT: %46 = llvm.fsub %44, %45  : f32
// CHECK-NEXT: %47 = llvm.fdiv %43, %40  : f32
// CHECK-NEXT: %48 = llvm.insertvalue %47, %37[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %49 = llvm.fdiv %46, %40  : f32
// CHECK-NEXT: %50 = llvm.insertvalue %49, %48[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %51 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %52 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %53 = llvm.fmul %51, %51  : f32
// CHECK-NEXT: %54 = llvm.fmul %52, %52  : f32
// CHECK-NEXT: %55 = llvm.fadd %53, %54  : f32
// CHECK-NEXT: %56 = llvm.intr.sqrt(%55)  : (f32) -> f32
// CHECK-NEXT: %57 = llvm.mlir.undef : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %58 = llvm.insertvalue %arg2, %57[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %59 = llvm.insertvalue %arg3, %58[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %60 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %61 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %62 = llvm.mlir.constant([1.000000e+00 : f32, 2.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// NEW: module {
// NEW-NEXT: func.func @f(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: f32, %arg3: f32, %arg4: complex<f64>, %arg5: complex<i32>) {
// NEW-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// NEW-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// NEW-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// NEW-NEXT: %7 = llvm.fadd %2, %4 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// NEW-NEXT: %8 = llvm.fadd %3, %5 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// NEW-NEXT: %9 = llvm.insertvalue %7, %6[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %11 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %12 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %13 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %14 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %15 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// NEW-NEXT: %16 = llvm.fsub %11, %13 : f32
// NEW-NEXT: %17 = llvm.fsub %12, %14 : f32
// NEW-NEXT: %18 = llvm.insertvalue %16, %15[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %20 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %21 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %22 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %23 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %24 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// NEW-NEXT: %25 = llvm.fmul %22, %20 {fastmathFlags = #llvm.fastmath<contract>} : f32
// NEW-NEXT: %26 = llvm.fmul %23, %21 {fastmathFlags = #llvm.fastmath<contract>} : f32
// NEW-NEXT: %27 = llvm.fsub %25, %26 {fastmathFlags = #llvm.fastmath<contract>} : f32
// NEW-NEXT: %28 = llvm.fmul %21, %22 {fastmathFlags = #llvm.fastmath<contract>} : f32
// NEW-NEXT: %29 = llvm.fmul %20, %23 {fastmathFlags = #llvm.fastmath<contract>} : f32
// NEW-NEXT: %30 = llvm.fadd %28, %29 {fastmathFlags = #llvm.fastmath<contract>} : f32
// NEW-NEXT: %31 = llvm.insertvalue %27, %24[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %32 = llvm.insertvalue %30, %31[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %33 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %34 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %35 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %36 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %37 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// NEW-NEXT: %38 = llvm.fmul %35, %35 : f32
// NEW-NEXT: %39 = llvm.fmul %36, %36 : f32
// NEW-NEXT: %40 = llvm.fadd %38, %39 : f32
// NEW-NEXT: %41 = llvm.fmul %33, %35 : f32
// NEW-NEXT: %42 = llvm.fmul %34, %36 : f32
// NEW-NEXT: %43 = llvm.fadd %41, %42 : f32
// NEW-NEXT: %44 = llvm.fmul %34, %35 : f32
// NEW-NEXT: %45 = llvm.fmul %33, %36 : f32
// NEW-NEXT: %46 = llvm.fsub %44, %45 : f32
// NEW-NEXT: %47 = llvm.fdiv %43, %40 : f32
// NEW-NEXT: %48 = llvm.fdiv %46, %40 : f32
// NEW-NEXT: %49 = llvm.insertvalue %47, %37[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %50 = llvm.insertvalue %48, %49[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %51 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %52 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %53 = llvm.fmul %51, %51 : f32
// NEW-NEXT: %54 = llvm.fmul %52, %52 : f32
// NEW-NEXT: %55 = llvm.fadd %53, %54 : f32
// NEW-NEXT: %56 = llvm.intr.sqrt(%55) : (f32) -> f32
// NEW-NEXT: %57 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// NEW-NEXT: %58 = llvm.insertvalue %arg2, %57[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %59 = llvm.insertvalue %arg3, %58[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %60 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %61 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// NEW-NEXT: %62 = llvm.mlir.constant([1.000000e+00 : f32, 2.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
// NEW-NEXT: return
// NEW-NEXT: }
// NEW-NEXT: }

func.func @f(%a: complex<f32>, %b: complex<f32>, %f: f32, %g: f32, %h: complex<f64>, %i: complex<i32>) {
  %0 = complex.add %a, %b fastmath<nnan> {foo} : complex<f32>
  %1 = complex.sub %a, %b : complex<f32>
  %2 = complex.mul %a, %b fastmath<contract> : complex<f32>
  %3 = complex.div %a, %b : complex<f32>
  %4 = complex.abs %a {foo} : complex<f32>
  %5 = complex.create %f, %g {foo}: complex<f32>
  %6 = complex.re %a : complex<f32>
  %7 = complex.im %a : complex<f32>
  %8 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  return
}
