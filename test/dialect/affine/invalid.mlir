// RUN: mlir-opt %s -split-input-file -verify-diagnostics --allow-unregistered-dialect

func.func @f(%a: index) {
  // expected-error@+1 {{dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a)
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'affine.apply' op mapping must produce one value}}
  %0 = "affine.apply"(%a) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.apply"(%a) <{map = affine_map<(d0, d1) -> (d0)>}> : (index) -> index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{dim operand count and affine map dim count must match}}
  affine.for %i = affine_map<(d0) -> (d0)>() to 10 {
  }
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{symbol operand count and affine map symbol count must match}}
  affine.for %i = affine_map<()[s0] -> (s0)>()[%a, %a] to 10 {
  }
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{expected only one loop bound operand}}
  affine.for %i = %a, %a to 10 {
  }
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{expected valid affine map representation for loop bounds}}
  affine.for %i = "x" to 10 {
  }
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{mismatch between the number of loop-carried values and results}}
  %0:2 = affine.for %i = 0 to 10 iter_args(%x = %a) -> (f32, f32) {
    affine.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @f(%a: f32) {
  %0 = affine.for %i = 0 to 10 iter_args(%x = %a) -> (f32) {
    // expected-error@+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield
  }
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (1)>}> ({
  ^bb0(%i: i32):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'affine.if' op requires an integer set attribute named 'condition'}}
  "affine.if"() ({
    "affine.yield"() : () -> ()
  }, {
  }) : () -> ()
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{dim operand count and integer set dim count must match}}
  affine.if affine_set<(d0) : (d0 >= 0)>() {
  }
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{symbol operand count and integer set symbol count must match}}
  affine.if affine_set<(d0) : (d0 >= 0)>(%a)[%a] {
  }
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
  "affine.if"() ({
    "affine.yield"() : () -> ()
  }, {
  }) {condition = affine_set<(d0) : (d0 >= 0)>} : () -> ()
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{steps must be constant integers}}
  affine.parallel (%i) = (0) to (10) step (%a) {
  }
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{invalid reduction value: "sum"}}
  affine.parallel (%i) = (0) to (10) reduce ("sum") {
  }
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("maxs") -> i32 {
    affine.yield %a : i32
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected upper bounds map to have 2 results}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{attribute 'lowerBoundsGroups' failed to satisfy constraint: 32-bit signless integer elements attribute}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi64>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{attribute 'reductions' failed to satisfy constraint: Reduction ops}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = ["a"], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{attribute 'steps' failed to satisfy constraint: 64-bit integer array attribute}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1.0], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index) {
  // expected-error@+1 {{'affine.load' op affine map num results must equal memref rank}}
  %0 = affine.load %m[%i] : memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{'affine.load' op result type must match element type of memref}}
  %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    // expected-error@+1 {{'affine.store' op index must be a valid dimension or symbol identifier}}
    affine.store %f, %m[%i] : memref<4xf32>
    %f = "value"() : () -> f32
  }
  return
}

// -----

func.func @f(%m: memref<4xf32>, %n: index) {
  %f = "value"() : () -> f32
  scf.for %i = %n to %n step %n {
    // expected-error@+1 {{'affine.store' op index must be a valid dimension or symbol identifier}}
    affine.store %f, %m[%i] : memref<4xf32>
  }
  return
}

// -----

func.func @f(%m: memref<4x4xf32>, %i: index) {
  // expected-error@+1 {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %m[%i], read, locality<1>, data : memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{rw specifier has to be 'read' or 'write'}}
  affine.prefetch %m[%i], look, locality<1>, data : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  affine.prefetch %m[%i], read, locality<7>, data : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{invalid kind of type specified}}
  %0 = affine.load %m[%i] : tensor<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4xi32>) {
  // expected-error@+1 {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
  affine.vector_store %v, %m[%i] : memref<4xf32>, vector<4xi32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.delinearize_index' op should return an index for each basis element}}
  %0 = "affine.delinearize_index"(%i, %i, %i) : (index, index, index) -> index
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.yield' op only terminates affine.if/for/parallel regions}}
  affine.yield
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %t: memref<1xi32>) {
  // expected-error@+1 {{expected two stride related operands}}
  affine.dma_start %m[%i], %m[%i], %t[0], %i, %i : memref<4xf32>, memref<4xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %t: memref<1xi32>) {
  // expected-error@+1 {{expected three types}}
  affine.dma_start %m[%i], %m[%i], %t[0], %i : memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %t: tensor<1xi32>) {
  // expected-error@+1 {{'affine.dma_start' op expected DMA tag to be of memref type}}
  affine.dma_start %m[%i], %m[%i], %t[0], %i : memref<4xf32>, memref<4xf32>, tensor<1xi32>
  return
}

// -----

func.func @f(%i: index, %t: tensor<1xi32>) {
  // expected-error@+1 {{expected tag to be of memref type}}
  affine.dma_wait %t[0], %i : tensor<1xi32>
  return
}

// -----

func.func @f(%n: index) {
  "region"() ({
    %m = memref.alloc(%n) : memref<?xf32>
    %c0 = arith.constant 0 : index
    %d = memref.dim %m, %c0 : memref<?xf32>
    affine.for %i = 0 to %d {
    }
    %x = "opaque"() : () -> index
    %k = memref.alloc(%x) : memref<?xf32>
    %e = memref.dim %k, %c0 : memref<?xf32>
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %e {
    }
    "end"() : () -> ()
  }) : () -> ()
  return
}
