// RUN: mlir-opt --mlir-version=22 %s -split-input-file -verify-diagnostics

func.func @results(%i: index) {
  // expected-error@+1 {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %a:4 = affine.delinearize_index %i into (2, 8) : index, index, index, index
  return
}

// -----

func.func @sizes(%i: index) {
  // expected-error@+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %a:2 = affine.delinearize_index %i into (2, 0) : index, index
  return
}

// -----

func.func @indices(%i: index) {
  // expected-error@+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %a = affine.linearize_index [%i, %i, %i] by (8) : index
  return
}
