// RUN: mlir-opt %s --mlir-version=19 --affine-data-copy-generate | FileCheck %s --check-prefix=DMA
// RUN: mlir-opt %s --mlir-version=22 --affine-data-copy-generate | FileCheck %s --check-prefix=POINT
// RUN: mlir-opt %s --mlir-version=22 --affine-data-copy-generate=generate-dma | FileCheck %s --check-prefix=DMA
// RUN: mlir-opt %s --mlir-version=19 --affine-data-copy-generate --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: mlir-opt %s --mlir-version=22 --affine-data-copy-generate --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=NEW

// Since MLIR 22, the pass copies point by point unless it is told otherwise.

// OLD: generate-dma=true
// NEW: generate-dma=false
// DMA: affine.dma_start
// POINT-NOT: affine.dma_start
func.func @f(%a: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf32>
    affine.store %x, %a[%i] : memref<64xf32>
  }
  return
}
