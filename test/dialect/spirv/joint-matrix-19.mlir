// RUN: mlir-opt %s --mlir-version=19 --split-input-file --verify-diagnostics

// The accumulator is checked first, then sizes, scopes and the elements of A and B.

spirv.func @accumulator(%a: !spirv.jointmatrix<8x8xi8, RowMajor, Subgroup>, %b: !spirv.jointmatrix<16x8xi32, RowMajor, Workgroup>, %c: !spirv.jointmatrix<8x8xi32, RowMajor, Subgroup>) "None" {
  // expected-error @+1 {{op failed to verify that all of {c, result} have same type}}
  %0 = "spirv.INTEL.JointMatrixMad"(%a, %b, %c) <{scope = #spirv.scope<Subgroup>}> : (!spirv.jointmatrix<8x8xi8, RowMajor, Subgroup>, !spirv.jointmatrix<16x8xi32, RowMajor, Workgroup>, !spirv.jointmatrix<8x8xi32, RowMajor, Subgroup>) -> !spirv.jointmatrix<8x8xf32, RowMajor, Subgroup>
  spirv.Return
}

// -----

spirv.func @size(%a: !spirv.jointmatrix<8x8xi8, RowMajor, Subgroup>, %b: !spirv.jointmatrix<16x8xi32, RowMajor, Workgroup>, %c: !spirv.jointmatrix<8x8xi32, RowMajor, Subgroup>) "None" {
  // expected-error @+1 {{op matrix size must match}}
  %0 = spirv.INTEL.JointMatrixMad <Subgroup> %a, %b, %c : !spirv.jointmatrix<8x8xi8, RowMajor, Subgroup>, !spirv.jointmatrix<16x8xi32, RowMajor, Workgroup> -> !spirv.jointmatrix<8x8xi32, RowMajor, Subgroup>
  spirv.Return
}

// -----

spirv.func @scope(%a: !spirv.jointmatrix<8x8xi8, RowMajor, Subgroup>, %b: !spirv.jointmatrix<8x8xi32, RowMajor, Workgroup>, %c: !spirv.jointmatrix<8x8xi32, RowMajor, Subgroup>) "None" {
  // expected-error @+1 {{op matrix scope must match}}
  %0 = spirv.INTEL.JointMatrixMad <Subgroup> %a, %b, %c : !spirv.jointmatrix<8x8xi8, RowMajor, Subgroup>, !spirv.jointmatrix<8x8xi32, RowMajor, Workgroup> -> !spirv.jointmatrix<8x8xi32, RowMajor, Subgroup>
  spirv.Return
}

// -----

spirv.func @width(%a: !spirv.jointmatrix<8x8xi8, RowMajor, Subgroup>, %b: !spirv.jointmatrix<8x8xi32, RowMajor, Subgroup>, %c: !spirv.jointmatrix<8x8xi32, RowMajor, Subgroup>) "None" {
  // expected-error @+1 {{op matrix element type must match}}
  %0 = spirv.INTEL.JointMatrixMad <Subgroup> %a, %b, %c : !spirv.jointmatrix<8x8xi8, RowMajor, Subgroup>, !spirv.jointmatrix<8x8xi32, RowMajor, Subgroup> -> !spirv.jointmatrix<8x8xi32, RowMajor, Subgroup>
  spirv.Return
}

// -----

spirv.func @sign(%a: !spirv.jointmatrix<8x8xi8, RowMajor, Subgroup>, %b: !spirv.jointmatrix<8x8xui8, RowMajor, Subgroup>, %c: !spirv.jointmatrix<8x8xi32, RowMajor, Subgroup>) "None" {
  // expected-error @+1 {{op matrix element type must match}}
  %0 = spirv.INTEL.JointMatrixMad <Subgroup> %a, %b, %c : !spirv.jointmatrix<8x8xi8, RowMajor, Subgroup>, !spirv.jointmatrix<8x8xui8, RowMajor, Subgroup> -> !spirv.jointmatrix<8x8xi32, RowMajor, Subgroup>
  spirv.Return
}

// -----

// The accumulator may have other elements.
spirv.func @good(%a: !spirv.jointmatrix<8x8xf16, RowMajor, Subgroup>, %b: !spirv.jointmatrix<8x8xf16, RowMajor, Subgroup>, %c: !spirv.jointmatrix<8x8xi32, RowMajor, Subgroup>) "None" {
  %0 = spirv.INTEL.JointMatrixMad <Subgroup> %a, %b, %c : !spirv.jointmatrix<8x8xf16, RowMajor, Subgroup>, !spirv.jointmatrix<8x8xf16, RowMajor, Subgroup> -> !spirv.jointmatrix<8x8xi32, RowMajor, Subgroup>
  spirv.Return
}
