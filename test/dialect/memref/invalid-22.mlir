// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics

func.func @none_distinct() {
  // expected-error@+1 {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @one(%m: memref<4xf32>) {
  %a = memref.distinct_objects %m : memref<4xf32>
  return
}

// -----

func.func @other_types(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.distinct_objects' op operand types and result types must match}}
  %a = "memref.distinct_objects"(%m) : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @alignment(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %x = memref.load %m[%i] {alignment = 3} : memref<4xf32>
  return
}

// -----

func.func @none() {
  // expected-error@+1 {{attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %x = memref.alloc() {alignment = 0} : memref<4xf32>
  return
}

// -----

func.func @strided(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values}}
  %x = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
  return
}
