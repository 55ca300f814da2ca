// RUN: mlir-opt %s -split-input-file -verify-diagnostics

func.func @short() {
  // expected-error @+1 {{'kernel.table' op has a value of type 'tensor<3xi32>', which does not fill 'memref<4xi32>'}}
  %0 = kernel.table dense<[1, 2, 3]> : tensor<3xi32> : memref<4xi32>
  return
}

// -----

func.func @other_elements() {
  // expected-error @+1 {{'kernel.variable' op has a value of type 'tensor<4xi32>', which does not fill 'memref<4xf32>'}}
  %0 = kernel.variable dense<1> : tensor<4xi32> : memref<4xf32>
  return
}

// -----

func.func @few_vectors() {
  // expected-error @+1 {{'kernel.table' op has a value of type 'tensor<2xi32>', which does not fill 'memref<2xvector<2xi32>>'}}
  %0 = kernel.table dense<1> : tensor<2xi32> : memref<2xvector<2xi32>>
  return
}

// -----

func.func @open() {
  // expected-error @+1 {{'kernel.table' op requires a memref with a static shape and without a layout, but got 'memref<?xi32>'}}
  %0 = kernel.table dense<1> : tensor<2xi32> : memref<?xi32>
  return
}

// -----

func.func @strided() {
  // expected-error @+1 {{'kernel.variable' op requires a memref with a static shape and without a layout, but got 'memref<2xi32, strided<[2]>>'}}
  %0 = kernel.variable dense<1> : tensor<2xi32> : memref<2xi32, strided<[2]>>
  return
}

// -----

func.func @elsewhere() {
  // expected-error @+1 {{'kernel.table' op requires elements that are written in the module}}
  %0 = kernel.table dense_resource<blob> : tensor<2xi32> : memref<2xi32>
  return
}

// -----

func.func @indices(%m: memref<4x2xi32>, %i: index) {
  // expected-error @+1 {{'kernel.exchange' op requires an index for each dimension of 'memref<4x2xi32>'}}
  %0 = kernel.exchange %m[%i] : memref<4x2xi32> {
  ^bb0(%c: i32):
    kernel.yield %c : i32
  }
  return
}

// -----

func.func @yields(%m: memref<4xi32>, %i: index, %x: i64) {
  // expected-error @+1 {{'kernel.exchange' op requires a region that takes and yields a value of type 'i32'}}
  %0 = kernel.exchange %m[%i] : memref<4xi32> {
  ^bb0(%c: i32):
    kernel.yield %x : i64
  }
  return
}

// -----

func.func @takes(%m: memref<4xi32>, %i: index, %x: i32) {
  // expected-error @+1 {{'kernel.exchange' op requires a region that takes and yields a value of type 'i32'}}
  %0 = kernel.exchange %m[%i] : memref<4xi32> {
    kernel.yield %x : i32
  }
  return
}

// -----

func.func @outside(%x: i32) {
  // expected-error @+1 {{'kernel.yield' op expects parent op to be one of 'kernel.exchange, kernel.dispatch'}}
  kernel.yield %x : i32
}

// -----

func.func @short_global() {
  // expected-error @+1 {{'kernel.global' op has a value of type 'tensor<3xi32>', which does not fill 'memref<4xi32>'}}
  %0 = kernel.global "g" dense<[1, 2, 3]> : tensor<3xi32> : memref<4xi32>
  return
}

// -----

func.func @open_global() {
  // expected-error @+1 {{'kernel.global' op requires a memref with a static shape and without a layout, but got 'memref<?xi32>'}}
  %0 = kernel.global "g" : memref<?xi32>
  return
}

// -----

func.func @arguments(%x: memref<4xf32>) {
  // expected-error @+1 {{'kernel.dispatch' op requires a body with an argument for each operand}}
  kernel.dispatch ins(%x : memref<4xf32>) outs(%x : memref<4xf32>) {
  ^bb0(%a: tensor<4xf32>):
    kernel.yield %a : tensor<4xf32>
  }
  return
}

// -----

func.func @argument_type(%x: memref<4xf32>) {
  // expected-error @+1 {{'kernel.dispatch' op has operand #0 of type 'memref<4xf32>', which the body takes as 'tensor<5xf32>'}}
  kernel.dispatch outs(%x : memref<4xf32>) {
  ^bb0(%a: tensor<5xf32>):
    kernel.yield %a : tensor<5xf32>
  }
  return
}

// -----

func.func @yields_nothing(%x: memref<4xf32>) {
  // expected-error @+1 {{'kernel.dispatch' op requires a body that yields a tensor for each of outs, and at least one}}
  kernel.dispatch outs(%x : memref<4xf32>) {
  ^bb0(%a: tensor<4xf32>):
    "kernel.yield"() : () -> ()
  }
  return
}

// -----

func.func @yields_other(%x: memref<4xf32>, %y: i32) {
  // expected-error @+1 {{'kernel.dispatch' op yields 'i32' for 'memref<4xf32>'}}
  kernel.dispatch ins(%y : i32) outs(%x : memref<4xf32>) {
  ^bb0(%b: i32, %a: tensor<4xf32>):
    kernel.yield %b : i32
  }
  return
}
