// RUN: mlir-opt %s --map-memref-spirv-storage-class --verify-diagnostics
// RUN: mlir-opt %s --map-memref-spirv-storage-class --verify-diagnostics --mlir-disable-threading

// Workers map the functions of a module side by side, but only the first error is reported.
module {
  func.func @a0(%m: memref<4xf32>) { return }
  func.func @a1(%m: memref<4xf32>) { return }
  func.func @a2(%m: memref<4xf32>) { return }
  func.func @a3(%m: memref<4xf32>) { return }
  func.func @a4(%m: memref<4xf32>) { return }
  func.func @a5(%m: memref<4xf32>) { return }
  func.func @a6(%m: memref<4xf32>) { return }
  func.func @a7(%m: memref<4xf32>) { return }
  func.func @a8(%m: memref<4xf32>) {
    // expected-error @+1 {{failed to legalize memory space}}
    %0 = memref.alloc() : memref<4xf32, "no">
    return
  }
  func.func @a9(%m: memref<4xf32>) { return }
  func.func @b0(%m: memref<4xf32, "no">) { return }
  func.func @b1(%m: memref<4xf32, "no">) { return }
  func.func @b2(%m: memref<4xf32, "no">) { return }
  func.func @b3(%m: memref<4xf32, "no">) { return }
  func.func @b4(%m: memref<4xf32, "no">) { return }
  func.func @b5(%m: memref<4xf32, "no">) { return }
  func.func @b6(%m: memref<4xf32, "no">) { return }
  func.func @b7(%m: memref<4xf32, "no">) { return }
}
