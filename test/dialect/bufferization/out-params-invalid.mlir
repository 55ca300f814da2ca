// RUN: mlir-opt %s -split-input-file -verify-diagnostics -buffer-results-to-out-params

func.func private @dyn(%x: index) -> memref<?xf32> {
  %0 = memref.alloc(%x) : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @caller(%x: index) {
  // expected-error @+1 {{cannot create out param for dynamically shaped result}}
  %0 = call @dyn(%x) : (index) -> memref<?xf32>
  return
}

// -----

// expected-error @+1 {{cannot create out param for result with unsupported layout}}
func.func private @layout() -> memref<2xf32, strided<[1], offset: ?>>
