// RUN: mlir-opt %s -test-loop-fusion=test-loop-fusion-slice-computation --verify-diagnostics

// The slices of each pair of loops.

func.func @chain(%A: memref<100xf32>, %B: memref<100xf32>, %C: memref<100xf32>) {
  %c = arith.constant 0.0 : f32
  // expected-remark@+1 {{Incorrect slice ( src loop: 1, dst loop: 0, depth: 1 : insert point: (1, 1) loop bounds: [(d0) -> (d0 - 2), (d0) -> (d0 - 1)] )}}
  affine.for %i = 0 to 100 {
    affine.store %c, %A[%i] : memref<100xf32>
  }
  // expected-remark@+2 {{slice ( src loop: 0, dst loop: 1, depth: 1 : insert point: (1, 0) loop bounds: [(d0) -> (d0 + 2), (d0) -> (d0 + 3)] )}}
  // expected-remark@+1 {{Incorrect slice ( src loop: 2, dst loop: 1, depth: 1 : insert point: (1, 2) loop bounds: [(d0) -> (d0 - 1), (d0) -> (d0)] )}}
  affine.for %i = 0 to 50 {
    %x = affine.load %A[%i + 2] : memref<100xf32>
    affine.store %x, %B[%i] : memref<100xf32>
  }
  // expected-remark@+1 {{slice ( src loop: 1, dst loop: 2, depth: 1 : insert point: (1, 0) loop bounds: [(d0) -> (d0 + 1), (d0) -> (d0 + 2)] )}}
  affine.for %i = 3 to 20 {
    %x = affine.load %B[%i + 1] : memref<100xf32>
    affine.store %x, %C[%i] : memref<100xf32>
  }
  return
}
func.func @nests(%A: memref<10x20xf32>, %B: memref<10x20xf32>) {
  %c = arith.constant 0.0 : f32
  // expected-remark@+2 {{slice ( src loop: 1, dst loop: 0, depth: 1 : insert point: (1, 1) loop bounds: [(d0) -> (0), (d0) -> (10)] [(d0) -> (0), (d0) -> (20)] [(d0) -> (0), (d0) -> (10)] )}}
  // expected-remark@+1 {{Incorrect slice ( src loop: 1, dst loop: 0, depth: 2 : insert point: (2, 1) loop bounds: [(d0, d1) -> (0), (d0, d1) -> (10)] [(d0, d1) -> (0), (d0, d1) -> (20)] [(d0, d1) -> (0), (d0, d1) -> (20)] )}}
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      affine.store %c, %A[%i, %j] : memref<10x20xf32>
    }
  }
  // expected-remark@+1 {{slice ( src loop: 0, dst loop: 1, depth: 1 : insert point: (1, 0) loop bounds: [(d0) -> (0), (d0) -> (10)] [(d0) -> (0), (d0) -> (20)] )}}
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %x = affine.load %A[9 - %i, %j] : memref<10x20xf32>
      affine.store %x, %B[%i, %j] : memref<10x20xf32>
    }
    affine.for %j = 0 to 10 {
      %x = affine.load %B[%j, %i] : memref<10x20xf32>
      affine.store %x, %A[%i, %j] : memref<10x20xf32>
    }
  }
  return
}
func.func @blocked(%A: memref<10xf32>, %B: memref<10xf32>) {
  %c = arith.constant 0.0 : f32
  // expected-remark@+1 {{slice ( src loop: 1, dst loop: 0, depth: 1 : insert point: (1, 1) loop bounds: [(d0) -> (d0), (d0) -> (d0 + 1)] )}}
  affine.for %i = 0 to 10 {
    affine.store %c, %A[%i] : memref<10xf32>
  }
  // expected-remark@+2 {{slice ( src loop: 0, dst loop: 1, depth: 1 : insert point: (1, 0) loop bounds: [(d0) -> (d0), (d0) -> (d0 + 1)] )}}
  // expected-remark@+1 {{slice ( src loop: 2, dst loop: 1, depth: 1 : insert point: (1, 2) loop bounds: [(d0) -> (d0), (d0) -> (d0 + 1)] )}}
  affine.for %i = 0 to 10 {
    %x = affine.load %A[%i] : memref<10xf32>
    affine.store %x, %B[%i] : memref<10xf32>
  }
  // expected-remark@+1 {{slice ( src loop: 1, dst loop: 2, depth: 1 : insert point: (1, 0) loop bounds: [(d0) -> (d0), (d0) -> (d0 + 1)] )}}
  affine.for %i = 0 to 10 {
    %x = affine.load %B[%i] : memref<10xf32>
    affine.store %x, %A[%i] : memref<10xf32>
  }
  return
}
func.func @tiles(%A: memref<16xf32>) {
  %c = arith.constant 0.0 : f32
  affine.for %i = 0 to 16 {
    affine.store %c, %A[%i] : memref<16xf32>
  }
  // expected-remark@+2 {{slice ( src loop: 0, dst loop: 1, depth: 1 : insert point: (1, 0) loop bounds: [(d0) -> (0), (d0) -> (16)] )}}
  // expected-remark@+1 {{slice ( src loop: 0, dst loop: 1, depth: 2 : insert point: (2, 0) loop bounds: [(d0, d1) -> (d1), (d0, d1) -> (d1 + 1)] )}}
  affine.for %i = 0 to 16 step 5 {
    affine.for %j = affine_map<(d0)->(d0)>(%i) to min affine_map<(d0)->(d0+5, 16)>(%i) {
      %x = affine.load %A[%j] : memref<16xf32>
    }
  }
  return
}
func.func @symb(%A: memref<?xf32>, %n: index) {
  %c = arith.constant 0.0 : f32
  affine.for %i = 0 to %n {
    affine.store %c, %A[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
      %x = affine.load %A[%i] : memref<?xf32>
  }
  affine.for %i = 4 to %n {
      %x = affine.load %A[%i - 4] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
      affine.store %c, %A[%i] : memref<?xf32>
    }
  }
  return
}
