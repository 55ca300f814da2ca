// RUN: mlir-opt %s -split-input-file -pass-pipeline='builtin.module(func.func(test-memref-dependence-check))' -verify-diagnostics

// A step makes every second iteration touch what the iteration before left.
func.func @step(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 10 step 2 {
    // expected-remark@+3 {{dependence from 0 to 0 at depth 1 = false}}
    // expected-remark@+2 {{dependence from 0 to 0 at depth 2 = false}}
    // expected-remark@+1 {{dependence from 0 to 1 at depth 1 = false}}
    affine.store %c, %m[%i] : memref<100xf32> // expected-remark {{dependence from 0 to 1 at depth 2 = false}}
    // expected-remark@+3 {{dependence from 1 to 0 at depth 1 = false}}
    // expected-remark@+2 {{dependence from 1 to 0 at depth 2 = false}}
    // expected-remark@+1 {{dependence from 1 to 1 at depth 1 = false}}
    %v = affine.load %m[%i + 1] : memref<100xf32> // expected-remark {{dependence from 1 to 1 at depth 2 = false}}
  }
  return
}

// -----

// The distances of a wavefront.
func.func @wavefront(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      // expected-remark@+2 {{dependence from 0 to 0 at depth 1 = [1, 7][-7, -1]}}
      // expected-remark@+1 {{dependence from 0 to 0 at depth 2 = false}}
      affine.store %c, %m[%i + %j] : memref<100xf32> // expected-remark {{dependence from 0 to 0 at depth 3 = false}}
    }
  }
  return
}

// -----

// The condition of affine.if holds only in its first region.
func.func @else(%m: memref<100xf32>, %c: f32, %d: f32) {
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%i) {
      // expected-remark@+3 {{dependence from 0 to 0 at depth 1 = [1, 3]}}
      // expected-remark@+2 {{dependence from 0 to 0 at depth 2 = false}}
      // expected-remark@+1 {{dependence from 0 to 1 at depth 1 = [1, 3]}}
      affine.store %c, %m[0] : memref<100xf32> // expected-remark {{dependence from 0 to 1 at depth 2 = false}}
    } else {
      // expected-remark@+3 {{dependence from 1 to 0 at depth 1 = [1, 7]}}
      // expected-remark@+2 {{dependence from 1 to 0 at depth 2 = false}}
      // expected-remark@+1 {{dependence from 1 to 1 at depth 1 = [1, 7]}}
      affine.store %d, %m[0] : memref<100xf32> // expected-remark {{dependence from 1 to 1 at depth 2 = false}}
    }
  }
  return
}

// -----

// Products of symbols are not affine.
func.func @semiaffine(%m: memref<100xf32>, %c: f32, %n: index) {
  affine.for %i = 0 to 8 {
    // expected-error@+1 {{dependence check failed}}
    affine.store %c, %m[%i * symbol(%n)] : memref<100xf32>
  }
  return
}
