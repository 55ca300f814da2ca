// RUN: mlir-opt %s -split-input-file -convert-vector-to-llvm -allow-unregistered-dialect | FileCheck %s --match-full-lines

// Each kind of reduction, without and with a first value.

// CHECK-LABEL: func.func @ints(%arg0: vector<4xi32>, %arg1: i32) {
// CHECK-NEXT: %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %2 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %3 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %4 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %5 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %6 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %7 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %8 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ints(%v: vector<4xi32>, %a: i32) {
  %0 = vector.reduction <add>, %v : vector<4xi32> into i32
  %1 = vector.reduction <mul>, %v : vector<4xi32> into i32
  %2 = vector.reduction <minui>, %v : vector<4xi32> into i32
  %3 = vector.reduction <minsi>, %v : vector<4xi32> into i32
  %4 = vector.reduction <maxui>, %v : vector<4xi32> into i32
  %5 = vector.reduction <maxsi>, %v : vector<4xi32> into i32
  %6 = vector.reduction <and>, %v : vector<4xi32> into i32
  %7 = vector.reduction <or>, %v : vector<4xi32> into i32
  %8 = vector.reduction <xor>, %v : vector<4xi32> into i32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @ints_from(%arg0: vector<4xi32>, %arg1: i32) {
// CHECK-NEXT: %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %1 = llvm.add %arg1, %0 : i32
// CHECK-NEXT: %2 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %3 = llvm.mul %arg1, %2 : i32
// CHECK-NEXT: %4 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %5 = llvm.icmp "ule" %arg1, %4 : i32
// CHECK-NEXT: %6 = llvm.select %5, %arg1, %4 : i1, i32
// CHECK-NEXT: %7 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %8 = llvm.icmp "sle" %arg1, %7 : i32
// CHECK-NEXT: %9 = llvm.select %8, %arg1, %7 : i1, i32
// CHECK-NEXT: %10 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %11 = llvm.icmp "uge" %arg1, %10 : i32
// CHECK-NEXT: %12 = llvm.select %11, %arg1, %10 : i1, i32
// CHECK-NEXT: %13 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %14 = llvm.icmp "sge" %arg1, %13 : i32
// CHECK-NEXT: %15 = llvm.select %14, %arg1, %13 : i1, i32
// CHECK-NEXT: %16 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %17 = llvm.and %arg1, %16  : i32
// CHECK-NEXT: %18 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %19 = llvm.or %arg1, %18  : i32
// CHECK-NEXT: %20 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
// CHECK-NEXT: %21 = llvm.xor %arg1, %20  : i32
// CHECK-NEXT: "test.use"(%1, %3, %6, %9, %12, %15, %17, %19, %21) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ints_from(%v: vector<4xi32>, %a: i32) {
  %0 = vector.reduction <add>, %v, %a : vector<4xi32> into i32
  %1 = vector.reduction <mul>, %v, %a : vector<4xi32> into i32
  %2 = vector.reduction <minui>, %v, %a : vector<4xi32> into i32
  %3 = vector.reduction <minsi>, %v, %a : vector<4xi32> into i32
  %4 = vector.reduction <maxui>, %v, %a : vector<4xi32> into i32
  %5 = vector.reduction <maxsi>, %v, %a : vector<4xi32> into i32
  %6 = vector.reduction <and>, %v, %a : vector<4xi32> into i32
  %7 = vector.reduction <or>, %v, %a : vector<4xi32> into i32
  %8 = vector.reduction <xor>, %v, %a : vector<4xi32> into i32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @indices(%arg0: vector<4xindex>, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT: %2 = "llvm.intr.vector.reduce.smin"(%1) : (vector<4xi64>) -> i64
// CHECK-NEXT: %3 = llvm.icmp "sle" %0, %2 : i64
// CHECK-NEXT: %4 = llvm.select %3, %0, %2 : i1, i64
// CHECK-NEXT: %5 = builtin.unrealized_conversion_cast %4 : i64 to index
// CHECK-NEXT: return %5 : index
// CHECK-NEXT: }
func.func @indices(%v: vector<4xindex>, %a: index) -> index {
  %0 = vector.reduction <minsi>, %v, %a : vector<4xindex> into index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @floats(%arg0: vector<4xf32>, %arg1: f32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %2 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %3 = "llvm.intr.vector.reduce.fmul"(%2, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %4 = llvm.intr.vector.reduce.fminimum(%arg0)  : (vector<4xf32>) -> f32
// CHECK-NEXT: %5 = llvm.intr.vector.reduce.fmaximum(%arg0)  : (vector<4xf32>) -> f32
// CHECK-NEXT: %6 = llvm.intr.vector.reduce.fmin(%arg0)  : (vector<4xf32>) -> f32
// CHECK-NEXT: %7 = llvm.intr.vector.reduce.fmax(%arg0)  : (vector<4xf32>) -> f32
// CHECK-NEXT: "test.use"(%1, %3, %4, %5, %6, %7) : (f32, f32, f32, f32, f32, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @floats(%v: vector<4xf32>, %a: f32) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %v : vector<4xf32> into f32
  %2 = vector.reduction <minimumf>, %v : vector<4xf32> into f32
  %3 = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  %4 = vector.reduction <minnumf>, %v : vector<4xf32> into f32
  %5 = vector.reduction <maxnumf>, %v : vector<4xf32> into f32
  "test.use"(%0, %1, %2, %3, %4, %5) : (f32, f32, f32, f32, f32, f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @floats_from(%arg0: vector<4xf32>, %arg1: f32) {
// CHECK-NEXT: %0 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.fmul"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %2 = llvm.intr.vector.reduce.fminimum(%arg0)  : (vector<4xf32>) -> f32
// CHECK-NEXT: %3 = llvm.intr.minimum(%2, %arg1)  : (f32, f32) -> f32
// CHECK-NEXT: %4 = llvm.intr.vector.reduce.fmaximum(%arg0)  : (vector<4xf32>) -> f32
// CHECK-NEXT: %5 = llvm.intr.maximum(%4, %arg1)  : (f32, f32) -> f32
// CHECK-NEXT: %6 = llvm.intr.vector.reduce.fmin(%arg0)  : (vector<4xf32>) -> f32
// CHECK-NEXT: %7 = llvm.intr.minnum(%6, %arg1)  : (f32, f32) -> f32
// CHECK-NEXT: %8 = llvm.intr.vector.reduce.fmax(%arg0)  : (vector<4xf32>) -> f32
// CHECK-NEXT: %9 = llvm.intr.maxnum(%8, %arg1)  : (f32, f32) -> f32
// CHECK-NEXT: "test.use"(%0, %1, %3, %5, %7, %9) : (f32, f32, f32, f32, f32, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @floats_from(%v: vector<4xf32>, %a: f32) {
  %0 = vector.reduction <add>, %v, %a : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %v, %a : vector<4xf32> into f32
  %2 = vector.reduction <minimumf>, %v, %a : vector<4xf32> into f32
  %3 = vector.reduction <maximumf>, %v, %a : vector<4xf32> into f32
  %4 = vector.reduction <minnumf>, %v, %a : vector<4xf32> into f32
  %5 = vector.reduction <maxnumf>, %v, %a : vector<4xf32> into f32
  "test.use"(%0, %1, %2, %3, %4, %5) : (f32, f32, f32, f32, f32, f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @floats_fast(%arg0: vector<4xf32>, %arg1: f32) {
// CHECK-NEXT: %0 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %1 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<ninf>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %2 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<nsz>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %3 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %4 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %5 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %6 = "llvm.intr.vector.reduce.fmul"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %7 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %8 = "llvm.intr.vector.reduce.fmul"(%7, %arg0) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: "test.use"(%0, %1, %2, %3, %4, %5, %6, %8) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @floats_fast(%v: vector<4xf32>, %a: f32) {
  %0 = vector.reduction <add>, %v, %a fastmath<nnan> : vector<4xf32> into f32
  %1 = vector.reduction <add>, %v, %a fastmath<ninf> : vector<4xf32> into f32
  %2 = vector.reduction <add>, %v, %a fastmath<nsz> : vector<4xf32> into f32
  %3 = vector.reduction <add>, %v, %a fastmath<arcp> : vector<4xf32> into f32
  %4 = vector.reduction <add>, %v, %a fastmath<contract> : vector<4xf32> into f32
  %5 = vector.reduction <add>, %v, %a fastmath<afn> : vector<4xf32> into f32
  %6 = vector.reduction <mul>, %v, %a fastmath<reassoc> : vector<4xf32> into f32
  %7 = vector.reduction <mul>, %v fastmath<fast> : vector<4xf32> into f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}

// -----

// A reduction under a mask starts from the value that changes no result.
// CHECK-LABEL: func.func @masked_ints(%arg0: vector<4xi32>, %arg1: vector<4xi1>) {
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %2 = "llvm.intr.vp.reduce.add"(%0, %arg0, %arg1, %1) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %4 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %5 = "llvm.intr.vp.reduce.mul"(%3, %arg0, %arg1, %4) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %6 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %7 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %8 = "llvm.intr.vp.reduce.umin"(%6, %arg0, %arg1, %7) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %9 = llvm.mlir.constant(2147483647 : i32) : i32
// CHECK-NEXT: %10 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %11 = "llvm.intr.vp.reduce.smin"(%9, %arg0, %arg1, %10) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %12 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %13 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %14 = "llvm.intr.vp.reduce.umax"(%12, %arg0, %arg1, %13) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %15 = llvm.mlir.constant(-2147483648 : i32) : i32
// CHECK-NEXT: %16 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %17 = "llvm.intr.vp.reduce.smax"(%15, %arg0, %arg1, %16) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %18 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %19 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %20 = "llvm.intr.vp.reduce.and"(%18, %arg0, %arg1, %19) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %21 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %22 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %23 = "llvm.intr.vp.reduce.or"(%21, %arg0, %arg1, %22) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: %24 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %25 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %26 = "llvm.intr.vp.reduce.xor"(%24, %arg0, %arg1, %25) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT: "test.use"(%2, %5, %8, %11, %14, %17, %20, %23, %26) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @masked_ints(%v: vector<4xi32>, %m: vector<4xi1>) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %1 = vector.mask %m { vector.reduction <mul>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %2 = vector.mask %m { vector.reduction <minui>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %4 = vector.mask %m { vector.reduction <maxui>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %5 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %6 = vector.mask %m { vector.reduction <and>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %7 = vector.mask %m { vector.reduction <or>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %8 = vector.mask %m { vector.reduction <xor>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @masked_ints_from(%arg0: vector<4xi16>, %arg1: i16, %arg2: vector<4xi1>) -> (i16, i16) {
// CHECK-NEXT: %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %1 = "llvm.intr.vp.reduce.add"(%arg1, %arg0, %arg2, %0) : (i16, vector<4xi16>, vector<4xi1>, i32) -> i16
// CHECK-NEXT: %2 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %3 = "llvm.intr.vp.reduce.smax"(%arg1, %arg0, %arg2, %2) : (i16, vector<4xi16>, vector<4xi1>, i32) -> i16
// CHECK-NEXT: return %1, %3 : i16, i16
// CHECK-NEXT: }
func.func @masked_ints_from(%v: vector<4xi16>, %a: i16, %m: vector<4xi1>) -> (i16, i16) {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  %1 = vector.mask %m { vector.reduction <maxsi>, %v, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  return %0, %1 : i16, i16
}

// -----

// CHECK-LABEL: func.func @masked_floats(%arg0: vector<4xf32>, %arg1: vector<4xi1>) {
// CHECK-NEXT: %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %2 = "llvm.intr.vp.reduce.fadd"(%0, %arg0, %arg1, %1) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT: %3 = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: %4 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %5 = "llvm.intr.vp.reduce.fmul"(%3, %arg0, %arg1, %4) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT: %6 = llvm.mlir.constant(dense<3.40282347E+38> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT: %7 = llvm.select %arg1, %arg0, %6 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %8 = llvm.intr.vector.reduce.fminimum(%7)  : (vector<4xf32>) -> f32
// CHECK-NEXT: %9 = llvm.mlir.constant(dense<-1.401300e-45> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT: %10 = llvm.select %arg1, %arg0, %9 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %11 = llvm.intr.vector.reduce.fmaximum(%10)  : (vector<4xf32>) -> f32
// CHECK-NEXT: %12 = llvm.mlir.constant(0xFFC00000 : f32) : f32
// CHECK-NEXT: %13 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %14 = "llvm.intr.vp.reduce.fmin"(%12, %arg0, %arg1, %13) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT: %15 = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %16 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %17 = "llvm.intr.vp.reduce.fmax"(%15, %arg0, %arg1, %16) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT: "test.use"(%2, %5, %8, %11, %14, %17) : (f32, f32, f32, f32, f32, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @masked_floats(%v: vector<4xf32>, %m: vector<4xi1>) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m { vector.reduction <mul>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %2 = vector.mask %m { vector.reduction <minimumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %3 = vector.mask %m { vector.reduction <maximumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %4 = vector.mask %m { vector.reduction <minnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %5 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  "test.use"(%0, %1, %2, %3, %4, %5) : (f32, f32, f32, f32, f32, f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @masked_floats_from(%arg0: vector<4xf64>, %arg1: f64, %arg2: vector<4xi1>) {
// CHECK-NEXT: %0 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %1 = "llvm.intr.vp.reduce.fadd"(%arg1, %arg0, %arg2, %0) : (f64, vector<4xf64>, vector<4xi1>, i32) -> f64
// CHECK-NEXT: %2 = llvm.mlir.constant(dense<1.7976931348623157E+308> : vector<4xf64>) : vector<4xf64>
// CHECK-NEXT: %3 = llvm.select %arg2, %arg0, %2 : vector<4xi1>, vector<4xf64>
// CHECK-NEXT: %4 = llvm.intr.vector.reduce.fminimum(%3)  {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf64>) -> f64
// CHECK-NEXT: %5 = llvm.intr.minimum(%4, %arg1)  : (f64, f64) -> f64
// CHECK-NEXT: %6 = llvm.mlir.constant(dense<-4.940660e-324> : vector<4xf64>) : vector<4xf64>
// CHECK-NEXT: %7 = llvm.select %arg2, %arg0, %6 : vector<4xi1>, vector<4xf64>
// CHECK-NEXT: %8 = llvm.intr.vector.reduce.fmaximum(%7)  : (vector<4xf64>) -> f64
// CHECK-NEXT: %9 = llvm.intr.maximum(%8, %arg1)  : (f64, f64) -> f64
// CHECK-NEXT: %10 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %11 = "llvm.intr.vp.reduce.fmax"(%arg1, %arg0, %arg2, %10) : (f64, vector<4xf64>, vector<4xi1>, i32) -> f64
// CHECK-NEXT: "test.use"(%1, %5, %9, %11) : (f64, f64, f64, f64) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @masked_floats_from(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %1 = vector.mask %m { vector.reduction <minimumf>, %v, %a fastmath<nnan> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %2 = vector.mask %m { vector.reduction <maximumf>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %3 = vector.mask %m { vector.reduction <maxnumf>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  "test.use"(%0, %1, %2, %3) : (f64, f64, f64, f64) -> ()
  return
}

// -----

// The length of a scalable vector is a multiple of vscale.
// CHECK-LABEL: func.func @masked_scalable(%arg0: vector<[4]xf32>, %arg1: vector<[4]xi1>) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %1 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %2 = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT: %4 = arith.index_cast %3 : index to i32
// CHECK-NEXT: %5 = arith.muli %1, %4 : i32
// CHECK-NEXT: %6 = "llvm.intr.vp.reduce.fadd"(%0, %arg0, %arg1, %5) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
// CHECK-NEXT: return %6 : f32
// CHECK-NEXT: }
func.func @masked_scalable(%v: vector<[4]xf32>, %m: vector<[4]xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return %0 : f32
}

// -----

// Other operations under a mask stay.
// CHECK-LABEL: func.func @masked_load(%arg0: memref<8xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.mask %arg2 { vector.transfer_read %arg0[%arg1], %arg3 : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
// CHECK-NEXT: }
func.func @masked_load(%t: memref<8xf32>, %i: index, %m: vector<4xi1>, %f: f32) -> vector<4xf32> {
  %0 = vector.mask %m { vector.transfer_read %t[%i], %f : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @masked_nothing(%arg0: vector<4xi1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @masked_nothing(%m: vector<4xi1>) {
  vector.mask %m { } : vector<4xi1>
  return
}
