// Composites without constituents, with which mlir-opt 22 crashes.
// RUN: mlir-opt %s --mlir-version=22 --split-input-file --verify-diagnostics

func.func @a() {
  // expected-error@+1 {{unknown value attribute type}}
  %0 = spirv.EXT.ConstantCompositeReplicate [[]] : !spirv.array<2 x !spirv.array<2 x i32>>
  return
}

// -----

func.func @a() {
  // expected-error@+1 {{unknown value attribute type}}
  %0 = spirv.EXT.ConstantCompositeReplicate [[@f]] : !spirv.array<2 x !spirv.array<1 x i32>>
  return
}

// -----

func.func @a() {
  // expected-error@+1 {{composite type '!spirv.struct<()>' has no constituents}}
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i16] : !spirv.struct<()>
  return
}
