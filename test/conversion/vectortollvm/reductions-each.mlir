// RUN: mlir-opt %s -split-input-file -convert-vector-to-llvm | FileCheck %s --match-full-lines

// Each kind of reduction, without and with a first value.

// CHECK-LABEL: func.func @ints(%arg0: vector<4xi32>, %arg1: i32) {
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
  return
}

// -----

// CHECK-LABEL: func.func @ints_from(%arg0: vector<4xi32>, %arg1: i32) {
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
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @floats(%v: vector<4xf32>, %a: f32) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %v : vector<4xf32> into f32
  %2 = vector.reduction <minimumf>, %v : vector<4xf32> into f32
  %3 = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  %4 = vector.reduction <minnumf>, %v : vector<4xf32> into f32
  %5 = vector.reduction <maxnumf>, %v : vector<4xf32> into f32
  return
}

// -----

// CHECK-LABEL: func.func @floats_from(%arg0: vector<4xf32>, %arg1: f32) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @floats_from(%v: vector<4xf32>, %a: f32) {
  %0 = vector.reduction <add>, %v, %a : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %v, %a : vector<4xf32> into f32
  %2 = vector.reduction <minimumf>, %v, %a : vector<4xf32> into f32
  %3 = vector.reduction <maximumf>, %v, %a : vector<4xf32> into f32
  %4 = vector.reduction <minnumf>, %v, %a : vector<4xf32> into f32
  %5 = vector.reduction <maxnumf>, %v, %a : vector<4xf32> into f32
  return
}

// -----

// CHECK-LABEL: func.func @floats_fast(%arg0: vector<4xf32>, %arg1: f32) {
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
  return
}

// -----

// A reduction under a mask starts from the value that changes no result.
// CHECK-LABEL: func.func @masked_ints(%arg0: vector<4xi32>, %arg1: vector<4xi1>) {
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
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @masked_floats(%v: vector<4xf32>, %m: vector<4xi1>) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m { vector.reduction <mul>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %2 = vector.mask %m { vector.reduction <minimumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %3 = vector.mask %m { vector.reduction <maximumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %4 = vector.mask %m { vector.reduction <minnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %5 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

// CHECK-LABEL: func.func @masked_floats_from(%arg0: vector<4xf64>, %arg1: f64, %arg2: vector<4xi1>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @masked_floats_from(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %1 = vector.mask %m { vector.reduction <minimumf>, %v, %a fastmath<nnan> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %2 = vector.mask %m { vector.reduction <maximumf>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %3 = vector.mask %m { vector.reduction <maxnumf>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
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
