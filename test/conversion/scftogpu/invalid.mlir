// RUN: mlir-opt %s -split-input-file -verify-diagnostics '-pass-pipeline=builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=2}))'

func.func @imperfect() {
  // expected-error@+1 {{expected perfectly nested loops in the body}}
  affine.for %i = 0 to 42 {
    affine.for %j = 0 to 1 {
    }
    affine.for %j = 0 to 2 {
    }
  }
  return
}

// -----

func.func @triangle() {
  affine.for %i = 0 to 42 {
    // expected-error@+1 {{loops with bounds depending on other mapped loops are not supported}}
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to 5 {
      }
    }
  }
  return
}

// -----

func.func @not_a_loop(%m: memref<4xf32>) {
  affine.for %i = 0 to 42 {
    // expected-error@+1 {{expected a nested loop}}
    memref.dealloc %m : memref<4xf32>
  }
  return
}
