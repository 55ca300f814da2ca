// RUN: mlir-opt %s -split-input-file -convert-vector-to-llvm | FileCheck %s

// Reductions without and with a start value, and under masks.

// Integers: add.
// CHECK-LABEL: func.func @int_add
func.func @int_add(%v: vector<4xi32>, %c: i32, %m: vector<4xi1>) {
  %0 = vector.reduction <add>, %v : vector<4xi32> into i32
  %1 = vector.reduction <add>, %v, %c : vector<4xi32> into i32
  %2 = vector.mask %m { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return
}

// -----

// Integers: mul.
// CHECK-LABEL: func.func @int_mul
func.func @int_mul(%v: vector<4xi32>, %c: i32, %m: vector<4xi1>) {
  %0 = vector.reduction <mul>, %v : vector<4xi32> into i32
  %1 = vector.reduction <mul>, %v, %c : vector<4xi32> into i32
  %2 = vector.mask %m { vector.reduction <mul>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return
}

// -----

// Integers: minui.
// CHECK-LABEL: func.func @int_minui
func.func @int_minui(%v: vector<4xi32>, %c: i32, %m: vector<4xi1>) {
  %0 = vector.reduction <minui>, %v : vector<4xi32> into i32
  %1 = vector.reduction <minui>, %v, %c : vector<4xi32> into i32
  %2 = vector.mask %m { vector.reduction <minui>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return
}

// -----

// Integers: minsi.
// CHECK-LABEL: func.func @int_minsi
func.func @int_minsi(%v: vector<4xi32>, %c: i32, %m: vector<4xi1>) {
  %0 = vector.reduction <minsi>, %v : vector<4xi32> into i32
  %1 = vector.reduction <minsi>, %v, %c : vector<4xi32> into i32
  %2 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return
}

// -----

// Integers: maxui.
// CHECK-LABEL: func.func @int_maxui
func.func @int_maxui(%v: vector<4xi32>, %c: i32, %m: vector<4xi1>) {
  %0 = vector.reduction <maxui>, %v : vector<4xi32> into i32
  %1 = vector.reduction <maxui>, %v, %c : vector<4xi32> into i32
  %2 = vector.mask %m { vector.reduction <maxui>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return
}

// -----

// Integers: maxsi.
// CHECK-LABEL: func.func @int_maxsi
func.func @int_maxsi(%v: vector<4xi32>, %c: i32, %m: vector<4xi1>) {
  %0 = vector.reduction <maxsi>, %v : vector<4xi32> into i32
  %1 = vector.reduction <maxsi>, %v, %c : vector<4xi32> into i32
  %2 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return
}

// -----

// Integers: and.
// CHECK-LABEL: func.func @int_and
func.func @int_and(%v: vector<4xi32>, %c: i32, %m: vector<4xi1>) {
  %0 = vector.reduction <and>, %v : vector<4xi32> into i32
  %1 = vector.reduction <and>, %v, %c : vector<4xi32> into i32
  %2 = vector.mask %m { vector.reduction <and>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return
}

// -----

// Integers: or.
// CHECK-LABEL: func.func @int_or
func.func @int_or(%v: vector<4xi32>, %c: i32, %m: vector<4xi1>) {
  %0 = vector.reduction <or>, %v : vector<4xi32> into i32
  %1 = vector.reduction <or>, %v, %c : vector<4xi32> into i32
  %2 = vector.mask %m { vector.reduction <or>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return
}

// -----

// Integers: xor.
// CHECK-LABEL: func.func @int_xor
func.func @int_xor(%v: vector<4xi32>, %c: i32, %m: vector<4xi1>) {
  %0 = vector.reduction <xor>, %v : vector<4xi32> into i32
  %1 = vector.reduction <xor>, %v, %c : vector<4xi32> into i32
  %2 = vector.mask %m { vector.reduction <xor>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return
}

// -----

// Floats: add.
// CHECK-LABEL: func.func @float_add
func.func @float_add(%v: vector<[4]xf32>, %c: f32, %m: vector<[4]xi1>) {
  %0 = vector.reduction <add>, %v fastmath<nnan> : vector<[4]xf32> into f32
  %1 = vector.reduction <add>, %v, %c : vector<[4]xf32> into f32
  %2 = vector.mask %m { vector.reduction <add>, %v, %c : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return
}

// -----

// Floats: mul.
// CHECK-LABEL: func.func @float_mul
func.func @float_mul(%v: vector<[4]xf32>, %c: f32, %m: vector<[4]xi1>) {
  %0 = vector.reduction <mul>, %v fastmath<nnan> : vector<[4]xf32> into f32
  %1 = vector.reduction <mul>, %v, %c : vector<[4]xf32> into f32
  %2 = vector.mask %m { vector.reduction <mul>, %v, %c : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return
}

// -----

// Floats: minnumf.
// CHECK-LABEL: func.func @float_minnumf
func.func @float_minnumf(%v: vector<[4]xf32>, %c: f32, %m: vector<[4]xi1>) {
  %0 = vector.reduction <minnumf>, %v fastmath<nnan> : vector<[4]xf32> into f32
  %1 = vector.reduction <minnumf>, %v, %c : vector<[4]xf32> into f32
  %2 = vector.mask %m { vector.reduction <minnumf>, %v, %c : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return
}

// -----

// Floats: maxnumf.
// CHECK-LABEL: func.func @float_maxnumf
func.func @float_maxnumf(%v: vector<[4]xf32>, %c: f32, %m: vector<[4]xi1>) {
  %0 = vector.reduction <maxnumf>, %v fastmath<nnan> : vector<[4]xf32> into f32
  %1 = vector.reduction <maxnumf>, %v, %c : vector<[4]xf32> into f32
  %2 = vector.mask %m { vector.reduction <maxnumf>, %v, %c : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return
}

// -----

// Floats: minimumf.
// CHECK-LABEL: func.func @float_minimumf
func.func @float_minimumf(%v: vector<[4]xf32>, %c: f32, %m: vector<[4]xi1>) {
  %0 = vector.reduction <minimumf>, %v fastmath<nnan> : vector<[4]xf32> into f32
  %1 = vector.reduction <minimumf>, %v, %c : vector<[4]xf32> into f32
  %2 = vector.mask %m { vector.reduction <minimumf>, %v, %c : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return
}

// -----

// Floats: maximumf.
// CHECK-LABEL: func.func @float_maximumf
func.func @float_maximumf(%v: vector<[4]xf32>, %c: f32, %m: vector<[4]xi1>) {
  %0 = vector.reduction <maximumf>, %v fastmath<nnan> : vector<[4]xf32> into f32
  %1 = vector.reduction <maximumf>, %v, %c : vector<[4]xf32> into f32
  %2 = vector.mask %m { vector.reduction <maximumf>, %v, %c : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return
}
