// RUN: mlir-opt %s -allow-unregistered-dialect -affine-data-copy-generate="skip-non-unit-stride-loops tag-mem-space=3" -split-input-file -mlir-print-local-scope | FileCheck %s
// RUN: mlir-opt %s -allow-unregistered-dialect -affine-data-copy-generate="generate-dma=false skip-non-unit-stride-loops" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=POINT
// RUN: mlir-opt %s -allow-unregistered-dialect -affine-data-copy-generate="generate-dma=false fast-mem-capacity=1 fast-mem-space=2" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=SMALL
// RUN: mlir-opt %s -allow-unregistered-dialect -affine-data-copy-generate="slow-mem-space=1 fast-mem-space=4" -split-input-file -mlir-print-local-scope | FileCheck %s --check-prefix=SPACE

// Parts of memrefs are copied to fast memory before the loops that access them, and back.

func.func @tile(%A: memref<128x64xf32>, %B: memref<128x64xf32>) {
  affine.for %i = 0 to 128 step 32 {
    affine.for %j = 0 to 32 {
      affine.for %k = 0 to 16 {
        %a = affine.load %A[%i + %j, %k + 3] : memref<128x64xf32>
        %b = affine.load %A[%i + %j, %k] : memref<128x64xf32>
        %s = arith.addf %a, %b : f32
        affine.store %s, %B[%i + %j, %k] : memref<128x64xf32>
        affine.store %s, %A[%i + %j, %k] : memref<128x64xf32>
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @tile(
// CHECK-NEXT:   %c608 = arith.constant 608 : index
// CHECK-NEXT:   %c64 = arith.constant 64 : index
// CHECK-NEXT:   %c19 = arith.constant 19 : index
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c512 = arith.constant 512 : index
// CHECK-NEXT:   %c64_0 = arith.constant 64 : index
// CHECK-NEXT:   %c16 = arith.constant 16 : index
// CHECK-NEXT:   %c0_1 = arith.constant 0 : index
// CHECK-NEXT:   %c608_2 = arith.constant 608 : index
// CHECK-NEXT:   %c64_3 = arith.constant 64 : index
// CHECK-NEXT:   %c19_4 = arith.constant 19 : index
// CHECK-NEXT:   %c0_5 = arith.constant 0 : index
// CHECK-NEXT:   %c0_6 = arith.constant 0 : index
// CHECK-NEXT:   affine.for %arg2 = 0 to 128 step 32 {
// CHECK-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0)>(%arg2)
// CHECK-NEXT:     %alloc = memref.alloc() : memref<32x19xf32, 1>
// CHECK-NEXT:     %alloc_7 = memref.alloc() : memref<1xi32, 3>
// CHECK-NEXT:     affine.dma_start %arg0[%arg2, 0], %alloc[%c0_5, %c0_5], %alloc_7[%c0_5], %c608_2, %c64_3, %c19_4 : memref<128x64xf32>, memref<32x19xf32, 1>, memref<1xi32, 3>
// CHECK-NEXT:     affine.dma_wait %alloc_7[%c0_5], %c608_2 : memref<1xi32, 3>
// CHECK-NEXT:     %alloc_8 = memref.alloc() : memref<32x16xf32, 1>
// CHECK-NEXT:     %alloc_9 = memref.alloc() : memref<1xi32, 3>
// CHECK-NEXT:     %alloc_10 = memref.alloc() : memref<1xi32, 3>
// CHECK-NEXT:     affine.for %arg3 = 0 to 32 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 16 {
// CHECK-NEXT:         %3 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1)>(%arg2, %arg3, %arg4)
// CHECK-NEXT:         %4 = affine.apply affine_map<(d0, d1, d2) -> (d2 + 3)>(%arg2, %arg3, %arg4)
// CHECK-NEXT:         %5 = affine.load %alloc[%arg3, %arg4 + 3] : memref<32x19xf32, 1>
// CHECK-NEXT:         %6 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1)>(%arg2, %arg3, %arg4)
// CHECK-NEXT:         %7 = affine.apply affine_map<(d0, d1, d2) -> (d2)>(%arg2, %arg3, %arg4)
// CHECK-NEXT:         %8 = affine.load %alloc[%arg3, %arg4] : memref<32x19xf32, 1>
// CHECK-NEXT:         %9 = arith.addf %5, %8 : f32
// CHECK-NEXT:         %10 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1)>(%arg2, %arg3, %arg4)
// CHECK-NEXT:         %11 = affine.apply affine_map<(d0, d1, d2) -> (d2)>(%arg2, %arg3, %arg4)
// CHECK-NEXT:         affine.store %9, %alloc_8[%arg3, %arg4] : memref<32x16xf32, 1>
// CHECK-NEXT:         %12 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1)>(%arg2, %arg3, %arg4)
// CHECK-NEXT:         %13 = affine.apply affine_map<(d0, d1, d2) -> (d2)>(%arg2, %arg3, %arg4)
// CHECK-NEXT:         affine.store %9, %alloc[%arg3, %arg4] : memref<32x19xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = affine.apply affine_map<(d0) -> (d0)>(%arg2)
// CHECK-NEXT:     %2 = affine.apply affine_map<(d0) -> (d0)>(%arg2)
// CHECK-NEXT:     affine.dma_start %alloc[%c0, %c0], %arg0[%arg2, 0], %alloc_10[%c0], %c608, %c64, %c19 : memref<32x19xf32, 1>, memref<128x64xf32>, memref<1xi32, 3>
// CHECK-NEXT:     affine.dma_wait %alloc_10[%c0], %c608 : memref<1xi32, 3>
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<1xi32, 3>
// CHECK-NEXT:     affine.dma_start %alloc_8[%c0_1, %c0_1], %arg1[%arg2, 0], %alloc_9[%c0_1], %c512, %c64_0, %c16 : memref<32x16xf32, 1>, memref<128x64xf32>, memref<1xi32, 3>
// CHECK-NEXT:     affine.dma_wait %alloc_9[%c0_1], %c512 : memref<1xi32, 3>
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<1xi32, 3>
// CHECK-NEXT:     memref.dealloc %alloc_8 : memref<32x16xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc_7 : memref<1xi32, 3>
// CHECK-NEXT:     memref.dealloc %alloc : memref<32x19xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// POINT-LABEL: func.func @tile(
// POINT-NEXT:   %c608 = arith.constant 608 : index
// POINT-NEXT:   %c0 = arith.constant 0 : index
// POINT-NEXT:   %c512 = arith.constant 512 : index
// POINT-NEXT:   %c0_0 = arith.constant 0 : index
// POINT-NEXT:   %c608_1 = arith.constant 608 : index
// POINT-NEXT:   %c0_2 = arith.constant 0 : index
// POINT-NEXT:   %c0_3 = arith.constant 0 : index
// POINT-NEXT:   affine.for %arg2 = 0 to 128 step 32 {
// POINT-NEXT:     %0 = affine.apply affine_map<(d0) -> (d0)>(%arg2)
// POINT-NEXT:     %alloc = memref.alloc() : memref<32x19xf32, 1>
// POINT-NEXT:     affine.for %arg3 = affine_map<(d0) -> (d0)>(%arg2) to affine_map<(d0) -> (d0 + 32)>(%arg2) {
// POINT-NEXT:       affine.for %arg4 = 0 to 19 {
// POINT-NEXT:         %3 = affine.load %arg0[%arg3, %arg4] : memref<128x64xf32>
// POINT-NEXT:         affine.store %3, %alloc[%arg3 - %arg2, %arg4] : memref<32x19xf32, 1>
// POINT-NEXT:       }
// POINT-NEXT:     }
// POINT-NEXT:     %alloc_4 = memref.alloc() : memref<32x16xf32, 1>
// POINT-NEXT:     affine.for %arg3 = 0 to 32 {
// POINT-NEXT:       affine.for %arg4 = 0 to 16 {
// POINT-NEXT:         %3 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1)>(%arg2, %arg3, %arg4)
// POINT-NEXT:         %4 = affine.apply affine_map<(d0, d1, d2) -> (d2 + 3)>(%arg2, %arg3, %arg4)
// POINT-NEXT:         %5 = affine.load %alloc[%arg3, %arg4 + 3] : memref<32x19xf32, 1>
// POINT-NEXT:         %6 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1)>(%arg2, %arg3, %arg4)
// POINT-NEXT:         %7 = affine.apply affine_map<(d0, d1, d2) -> (d2)>(%arg2, %arg3, %arg4)
// POINT-NEXT:         %8 = affine.load %alloc[%arg3, %arg4] : memref<32x19xf32, 1>
// POINT-NEXT:         %9 = arith.addf %5, %8 : f32
// POINT-NEXT:         %10 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1)>(%arg2, %arg3, %arg4)
// POINT-NEXT:         %11 = affine.apply affine_map<(d0, d1, d2) -> (d2)>(%arg2, %arg3, %arg4)
// POINT-NEXT:         affine.store %9, %alloc_4[%arg3, %arg4] : memref<32x16xf32, 1>
// POINT-NEXT:         %12 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1)>(%arg2, %arg3, %arg4)
// POINT-NEXT:         %13 = affine.apply affine_map<(d0, d1, d2) -> (d2)>(%arg2, %arg3, %arg4)
// POINT-NEXT:         affine.store %9, %alloc[%arg3, %arg4] : memref<32x19xf32, 1>
// POINT-NEXT:       }
// POINT-NEXT:     }
// POINT-NEXT:     %1 = affine.apply affine_map<(d0) -> (d0)>(%arg2)
// POINT-NEXT:     %2 = affine.apply affine_map<(d0) -> (d0)>(%arg2)
// POINT-NEXT:     affine.for %arg3 = affine_map<(d0) -> (d0)>(%arg2) to affine_map<(d0) -> (d0 + 32)>(%arg2) {
// POINT-NEXT:       affine.for %arg4 = 0 to 19 {
// POINT-NEXT:         %3 = affine.load %alloc[%arg3 - %arg2, %arg4] : memref<32x19xf32, 1>
// POINT-NEXT:         affine.store %3, %arg0[%arg3, %arg4] : memref<128x64xf32>
// POINT-NEXT:       }
// POINT-NEXT:     }
// POINT-NEXT:     affine.for %arg3 = affine_map<(d0) -> (d0)>(%arg2) to affine_map<(d0) -> (d0 + 32)>(%arg2) {
// POINT-NEXT:       affine.for %arg4 = 0 to 16 {
// POINT-NEXT:         %3 = affine.load %alloc_4[%arg3 - %arg2, %arg4] : memref<32x16xf32, 1>
// POINT-NEXT:         affine.store %3, %arg1[%arg3, %arg4] : memref<128x64xf32>
// POINT-NEXT:       }
// POINT-NEXT:     }
// POINT-NEXT:     memref.dealloc %alloc_4 : memref<32x16xf32, 1>
// POINT-NEXT:     memref.dealloc %alloc : memref<32x19xf32, 1>
// POINT-NEXT:   }
// POINT-NEXT:   return
// POINT-NEXT: }
// SMALL-LABEL: func.func @tile(
// SMALL-NEXT:   %c19 = arith.constant 19 : index
// SMALL-NEXT:   %c0 = arith.constant 0 : index
// SMALL-NEXT:   %c16 = arith.constant 16 : index
// SMALL-NEXT:   %c0_0 = arith.constant 0 : index
// SMALL-NEXT:   %c19_1 = arith.constant 19 : index
// SMALL-NEXT:   %c0_2 = arith.constant 0 : index
// SMALL-NEXT:   %c0_3 = arith.constant 0 : index
// SMALL-NEXT:   affine.for %arg2 = 0 to 128 step 32 {
// SMALL-NEXT:     affine.for %arg3 = 0 to 32 {
// SMALL-NEXT:       %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%arg2, %arg3)
// SMALL-NEXT:       %alloc = memref.alloc() : memref<1x19xf32, 2>
// SMALL-NEXT:       %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%arg2, %arg3)
// SMALL-NEXT:       affine.for %arg4 = 0 to 19 {
// SMALL-NEXT:         %6 = affine.load %arg0[%arg2 + %arg3, %arg4] : memref<128x64xf32>
// SMALL-NEXT:         affine.store %6, %alloc[0, %arg4] : memref<1x19xf32, 2>
// SMALL-NEXT:       }
// SMALL-NEXT:       %alloc_4 = memref.alloc() : memref<1x16xf32, 2>
// SMALL-NEXT:       affine.for %arg4 = 0 to 16 {
// SMALL-NEXT:         %6 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1)>(%arg2, %arg3, %arg4)
// SMALL-NEXT:         %7 = affine.apply affine_map<(d0, d1, d2) -> (d2 + 3)>(%arg2, %arg3, %arg4)
// SMALL-NEXT:         %8 = affine.load %alloc[0, %arg4 + 3] : memref<1x19xf32, 2>
// SMALL-NEXT:         %9 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1)>(%arg2, %arg3, %arg4)
// SMALL-NEXT:         %10 = affine.apply affine_map<(d0, d1, d2) -> (d2)>(%arg2, %arg3, %arg4)
// SMALL-NEXT:         %11 = affine.load %alloc[0, %arg4] : memref<1x19xf32, 2>
// SMALL-NEXT:         %12 = arith.addf %8, %11 : f32
// SMALL-NEXT:         %13 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1)>(%arg2, %arg3, %arg4)
// SMALL-NEXT:         %14 = affine.apply affine_map<(d0, d1, d2) -> (d2)>(%arg2, %arg3, %arg4)
// SMALL-NEXT:         affine.store %12, %alloc_4[0, %arg4] : memref<1x16xf32, 2>
// SMALL-NEXT:         %15 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1)>(%arg2, %arg3, %arg4)
// SMALL-NEXT:         %16 = affine.apply affine_map<(d0, d1, d2) -> (d2)>(%arg2, %arg3, %arg4)
// SMALL-NEXT:         affine.store %12, %alloc[0, %arg4] : memref<1x19xf32, 2>
// SMALL-NEXT:       }
// SMALL-NEXT:       %2 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%arg2, %arg3)
// SMALL-NEXT:       %3 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%arg2, %arg3)
// SMALL-NEXT:       %4 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%arg2, %arg3)
// SMALL-NEXT:       affine.for %arg4 = 0 to 19 {
// SMALL-NEXT:         %6 = affine.load %alloc[0, %arg4] : memref<1x19xf32, 2>
// SMALL-NEXT:         affine.store %6, %arg0[%arg2 + %arg3, %arg4] : memref<128x64xf32>
// SMALL-NEXT:       }
// SMALL-NEXT:       %5 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%arg2, %arg3)
// SMALL-NEXT:       affine.for %arg4 = 0 to 16 {
// SMALL-NEXT:         %6 = affine.load %alloc_4[0, %arg4] : memref<1x16xf32, 2>
// SMALL-NEXT:         affine.store %6, %arg1[%arg2 + %arg3, %arg4] : memref<128x64xf32>
// SMALL-NEXT:       }
// SMALL-NEXT:       memref.dealloc %alloc_4 : memref<1x16xf32, 2>
// SMALL-NEXT:       memref.dealloc %alloc : memref<1x19xf32, 2>
// SMALL-NEXT:     }
// SMALL-NEXT:   }
// SMALL-NEXT:   return
// SMALL-NEXT: }
// SPACE-LABEL: func.func @tile(
// SPACE-NEXT:   %c0 = arith.constant 0 : index
// SPACE-NEXT:   affine.for %arg2 = 0 to 128 step 32 {
// SPACE-NEXT:     affine.for %arg3 = 0 to 32 {
// SPACE-NEXT:       affine.for %arg4 = 0 to 16 {
// SPACE-NEXT:         %0 = affine.load %arg0[%arg2 + %arg3, %arg4 + 3] : memref<128x64xf32>
// SPACE-NEXT:         %1 = affine.load %arg0[%arg2 + %arg3, %arg4] : memref<128x64xf32>
// SPACE-NEXT:         %2 = arith.addf %0, %1 : f32
// SPACE-NEXT:         affine.store %2, %arg1[%arg2 + %arg3, %arg4] : memref<128x64xf32>
// SPACE-NEXT:         affine.store %2, %arg0[%arg2 + %arg3, %arg4] : memref<128x64xf32>
// SPACE-NEXT:       }
// SPACE-NEXT:     }
// SPACE-NEXT:   }
// SPACE-NEXT:   return
// SPACE-NEXT: }

// -----

// Operations between loops are a range of their own.
func.func @straight(%A: memref<128xf32>, %n: index) {
  %a = affine.load %A[3] : memref<128xf32>
  affine.store %a, %A[%n + 4] : memref<128xf32>
  affine.for %i = 0 to 1 {
    affine.store %a, %A[%i] : memref<128xf32>
  }
  return
}

// CHECK-LABEL: func.func @straight(
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c128 = arith.constant 128 : index
// CHECK-NEXT:   %c0_0 = arith.constant 0 : index
// CHECK-NEXT:   %c128_1 = arith.constant 128 : index
// CHECK-NEXT:   %c0_2 = arith.constant 0 : index
// CHECK-NEXT:   %c0_3 = arith.constant 0 : index
// CHECK-NEXT:   %alloc = memref.alloc() : memref<128xf32, 1>
// CHECK-NEXT:   %alloc_4 = memref.alloc() : memref<1xi32, 3>
// CHECK-NEXT:   affine.dma_start %arg0[%c0_2], %alloc[%c0_2], %alloc_4[%c0_2], %c128_1 : memref<128xf32>, memref<128xf32, 1>, memref<1xi32, 3>
// CHECK-NEXT:   affine.dma_wait %alloc_4[%c0_2], %c128_1 : memref<1xi32, 3>
// CHECK-NEXT:   %alloc_5 = memref.alloc() : memref<1xi32, 3>
// CHECK-NEXT:   %0 = affine.load %alloc[3] : memref<128xf32, 1>
// CHECK-NEXT:   affine.store %0, %alloc[symbol(%arg1) + 4] : memref<128xf32, 1>
// CHECK-NEXT:   affine.dma_start %alloc[%c0_0], %arg0[%c0_0], %alloc_5[%c0_0], %c128 : memref<128xf32, 1>, memref<128xf32>, memref<1xi32, 3>
// CHECK-NEXT:   affine.dma_wait %alloc_5[%c0_0], %c128 : memref<1xi32, 3>
// CHECK-NEXT:   memref.dealloc %alloc_5 : memref<1xi32, 3>
// CHECK-NEXT:   memref.dealloc %alloc_4 : memref<1xi32, 3>
// CHECK-NEXT:   memref.dealloc %alloc : memref<128xf32, 1>
// CHECK-NEXT:   %alloc_6 = memref.alloc() : memref<1xf32, 1>
// CHECK-NEXT:   %alloc_7 = memref.alloc() : memref<1xi32, 3>
// CHECK-NEXT:   affine.for %arg2 = 0 to 1 {
// CHECK-NEXT:     affine.store %0, %alloc_6[%arg2] : memref<1xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.dma_start %alloc_6[%c0], %arg0[%c0], %alloc_7[%c0], %c1 : memref<1xf32, 1>, memref<128xf32>, memref<1xi32, 3>
// CHECK-NEXT:   affine.dma_wait %alloc_7[%c0], %c1 : memref<1xi32, 3>
// CHECK-NEXT:   memref.dealloc %alloc_7 : memref<1xi32, 3>
// CHECK-NEXT:   memref.dealloc %alloc_6 : memref<1xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
// POINT-LABEL: func.func @straight(
// POINT-NEXT:   %c0 = arith.constant 0 : index
// POINT-NEXT:   %c1 = arith.constant 1 : index
// POINT-NEXT:   %c0_0 = arith.constant 0 : index
// POINT-NEXT:   %c128 = arith.constant 128 : index
// POINT-NEXT:   %c0_1 = arith.constant 0 : index
// POINT-NEXT:   %c128_2 = arith.constant 128 : index
// POINT-NEXT:   %c0_3 = arith.constant 0 : index
// POINT-NEXT:   %c0_4 = arith.constant 0 : index
// POINT-NEXT:   %alloc = memref.alloc() : memref<128xf32, 1>
// POINT-NEXT:   affine.for %arg2 = 0 to 128 {
// POINT-NEXT:     %2 = affine.load %arg0[%arg2] : memref<128xf32>
// POINT-NEXT:     affine.store %2, %alloc[%arg2] : memref<128xf32, 1>
// POINT-NEXT:   }
// POINT-NEXT:   %0 = affine.load %alloc[3] : memref<128xf32, 1>
// POINT-NEXT:   affine.store %0, %alloc[symbol(%arg1) + 4] : memref<128xf32, 1>
// POINT-NEXT:   affine.for %arg2 = 0 to 128 {
// POINT-NEXT:     %2 = affine.load %alloc[%arg2] : memref<128xf32, 1>
// POINT-NEXT:     affine.store %2, %arg0[%arg2] : memref<128xf32>
// POINT-NEXT:   }
// POINT-NEXT:   memref.dealloc %alloc : memref<128xf32, 1>
// POINT-NEXT:   %alloc_5 = memref.alloc() : memref<1xf32, 1>
// POINT-NEXT:   affine.for %arg2 = 0 to 1 {
// POINT-NEXT:     affine.store %0, %alloc_5[%arg2] : memref<1xf32, 1>
// POINT-NEXT:   }
// POINT-NEXT:   %1 = affine.load %alloc_5[0] : memref<1xf32, 1>
// POINT-NEXT:   affine.store %1, %arg0[0] : memref<128xf32>
// POINT-NEXT:   memref.dealloc %alloc_5 : memref<1xf32, 1>
// POINT-NEXT:   return
// POINT-NEXT: }
// SMALL-LABEL: func.func @straight(
// SMALL-NEXT:   %c0 = arith.constant 0 : index
// SMALL-NEXT:   %c1 = arith.constant 1 : index
// SMALL-NEXT:   %c0_0 = arith.constant 0 : index
// SMALL-NEXT:   %c128 = arith.constant 128 : index
// SMALL-NEXT:   %c0_1 = arith.constant 0 : index
// SMALL-NEXT:   %c128_2 = arith.constant 128 : index
// SMALL-NEXT:   %c0_3 = arith.constant 0 : index
// SMALL-NEXT:   %c0_4 = arith.constant 0 : index
// SMALL-NEXT:   %alloc = memref.alloc() : memref<128xf32, 2>
// SMALL-NEXT:   affine.for %arg2 = 0 to 128 {
// SMALL-NEXT:     %2 = affine.load %arg0[%arg2] : memref<128xf32>
// SMALL-NEXT:     affine.store %2, %alloc[%arg2] : memref<128xf32, 2>
// SMALL-NEXT:   }
// SMALL-NEXT:   %0 = affine.load %alloc[3] : memref<128xf32, 2>
// SMALL-NEXT:   affine.store %0, %alloc[symbol(%arg1) + 4] : memref<128xf32, 2>
// SMALL-NEXT:   affine.for %arg2 = 0 to 128 {
// SMALL-NEXT:     %2 = affine.load %alloc[%arg2] : memref<128xf32, 2>
// SMALL-NEXT:     affine.store %2, %arg0[%arg2] : memref<128xf32>
// SMALL-NEXT:   }
// SMALL-NEXT:   memref.dealloc %alloc : memref<128xf32, 2>
// SMALL-NEXT:   %alloc_5 = memref.alloc() : memref<1xf32, 2>
// SMALL-NEXT:   affine.for %arg2 = 0 to 1 {
// SMALL-NEXT:     affine.store %0, %alloc_5[%arg2] : memref<1xf32, 2>
// SMALL-NEXT:   }
// SMALL-NEXT:   %1 = affine.load %alloc_5[0] : memref<1xf32, 2>
// SMALL-NEXT:   affine.store %1, %arg0[0] : memref<128xf32>
// SMALL-NEXT:   memref.dealloc %alloc_5 : memref<1xf32, 2>
// SMALL-NEXT:   return
// SMALL-NEXT: }
// SPACE-LABEL: func.func @straight(
// SPACE-NEXT:   %c0 = arith.constant 0 : index
// SPACE-NEXT:   %0 = affine.load %arg0[3] : memref<128xf32>
// SPACE-NEXT:   affine.store %0, %arg0[%arg1 + 4] : memref<128xf32>
// SPACE-NEXT:   affine.for %arg2 = 0 to 1 {
// SPACE-NEXT:     affine.store %0, %arg0[%arg2] : memref<128xf32>
// SPACE-NEXT:   }
// SPACE-NEXT:   return
// SPACE-NEXT: }

// -----

// Not known: other memory spaces, layouts, no rank, dynamic sizes, and uses in other ways.
func.func @kept(%A: memref<128xf32, 1>, %B: memref<128xf32, strided<[2]>>, %C: memref<f32>, %D: memref<?xf32>, %E: memref<128xf32>, %n: index) {
  affine.for %i = 0 to 128 {
    %a = affine.load %A[%i] : memref<128xf32, 1>
  }
  affine.for %i = 0 to 128 {
    %a = affine.load %B[%i] : memref<128xf32, strided<[2]>>
  }
  affine.for %i = 0 to 128 {
    %a = affine.load %C[] : memref<f32>
  }
  affine.for %i = 0 to %n {
    %a = affine.load %D[%i mod symbol(%n)] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    %a = affine.load %D[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 128 {
    %a = affine.load %E[%i] : memref<128xf32>
    "test.use"(%E) : (memref<128xf32>) -> ()
  }
  return
}

// CHECK-LABEL: func.func @kept(
// CHECK-NEXT:   %c128 = arith.constant 128 : index
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c0_0 = arith.constant 0 : index
// CHECK-NEXT:   %c0_1 = arith.constant 0 : index
// CHECK-NEXT:   %c0_2 = arith.constant 0 : index
// CHECK-NEXT:   %c0_3 = arith.constant 0 : index
// CHECK-NEXT:   affine.for %arg6 = 0 to 128 {
// CHECK-NEXT:     %0 = affine.load %arg0[%arg6] : memref<128xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg6 = 0 to 128 {
// CHECK-NEXT:     %0 = affine.load %arg1[%arg6] : memref<128xf32, strided<[2]>>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg6 = 0 to 128 {
// CHECK-NEXT:     %0 = affine.load %arg2[] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg6 = 0 to %arg5 {
// CHECK-NEXT:     %0 = affine.load %arg3[%arg6 mod symbol(%arg5)] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %arg6 = 0 to %arg5 {
// CHECK-NEXT:     %0 = affine.load %arg3[%arg6] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %alloc = memref.alloc() : memref<128xf32, 1>
// CHECK-NEXT:   %alloc_4 = memref.alloc() : memref<1xi32, 3>
// CHECK-NEXT:   affine.dma_start %arg4[%c0], %alloc[%c0], %alloc_4[%c0], %c128 : memref<128xf32>, memref<128xf32, 1>, memref<1xi32, 3>
// CHECK-NEXT:   affine.dma_wait %alloc_4[%c0], %c128 : memref<1xi32, 3>
// CHECK-NEXT:   affine.for %arg6 = 0 to 128 {
// CHECK-NEXT:     %0 = affine.load %arg4[%arg6] : memref<128xf32>
// CHECK-NEXT:     "test.use"(%arg4) : (memref<128xf32>) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %alloc_4 : memref<1xi32, 3>
// CHECK-NEXT:   memref.dealloc %alloc : memref<128xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
// POINT-LABEL: func.func @kept(
// POINT-NEXT:   %c128 = arith.constant 128 : index
// POINT-NEXT:   %c0 = arith.constant 0 : index
// POINT-NEXT:   %c0_0 = arith.constant 0 : index
// POINT-NEXT:   %c0_1 = arith.constant 0 : index
// POINT-NEXT:   %c0_2 = arith.constant 0 : index
// POINT-NEXT:   %c0_3 = arith.constant 0 : index
// POINT-NEXT:   affine.for %arg6 = 0 to 128 {
// POINT-NEXT:     %0 = affine.load %arg0[%arg6] : memref<128xf32, 1>
// POINT-NEXT:   }
// POINT-NEXT:   affine.for %arg6 = 0 to 128 {
// POINT-NEXT:     %0 = affine.load %arg1[%arg6] : memref<128xf32, strided<[2]>>
// POINT-NEXT:   }
// POINT-NEXT:   affine.for %arg6 = 0 to 128 {
// POINT-NEXT:     %0 = affine.load %arg2[] : memref<f32>
// POINT-NEXT:   }
// POINT-NEXT:   affine.for %arg6 = 0 to %arg5 {
// POINT-NEXT:     %0 = affine.load %arg3[%arg6 mod symbol(%arg5)] : memref<?xf32>
// POINT-NEXT:   }
// POINT-NEXT:   affine.for %arg6 = 0 to %arg5 {
// POINT-NEXT:     %0 = affine.load %arg3[%arg6] : memref<?xf32>
// POINT-NEXT:   }
// POINT-NEXT:   %alloc = memref.alloc() : memref<128xf32, 1>
// POINT-NEXT:   affine.for %arg6 = 0 to 128 {
// POINT-NEXT:     %0 = affine.load %arg4[%arg6] : memref<128xf32>
// POINT-NEXT:     affine.store %0, %alloc[%arg6] : memref<128xf32, 1>
// POINT-NEXT:   }
// POINT-NEXT:   affine.for %arg6 = 0 to 128 {
// POINT-NEXT:     %0 = affine.load %arg4[%arg6] : memref<128xf32>
// POINT-NEXT:     "test.use"(%arg4) : (memref<128xf32>) -> ()
// POINT-NEXT:   }
// POINT-NEXT:   memref.dealloc %alloc : memref<128xf32, 1>
// POINT-NEXT:   return
// POINT-NEXT: }
// SMALL-LABEL: func.func @kept(
// SMALL-NEXT:   %c128 = arith.constant 128 : index
// SMALL-NEXT:   %c0 = arith.constant 0 : index
// SMALL-NEXT:   %c0_0 = arith.constant 0 : index
// SMALL-NEXT:   %c0_1 = arith.constant 0 : index
// SMALL-NEXT:   %c0_2 = arith.constant 0 : index
// SMALL-NEXT:   %c0_3 = arith.constant 0 : index
// SMALL-NEXT:   affine.for %arg6 = 0 to 128 {
// SMALL-NEXT:     %0 = affine.load %arg0[%arg6] : memref<128xf32, 1>
// SMALL-NEXT:   }
// SMALL-NEXT:   affine.for %arg6 = 0 to 128 {
// SMALL-NEXT:     %0 = affine.load %arg1[%arg6] : memref<128xf32, strided<[2]>>
// SMALL-NEXT:   }
// SMALL-NEXT:   affine.for %arg6 = 0 to 128 {
// SMALL-NEXT:     %0 = affine.load %arg2[] : memref<f32>
// SMALL-NEXT:   }
// SMALL-NEXT:   affine.for %arg6 = 0 to %arg5 {
// SMALL-NEXT:     %0 = affine.load %arg3[%arg6 mod symbol(%arg5)] : memref<?xf32>
// SMALL-NEXT:   }
// SMALL-NEXT:   affine.for %arg6 = 0 to %arg5 {
// SMALL-NEXT:     %0 = affine.load %arg3[%arg6] : memref<?xf32>
// SMALL-NEXT:   }
// SMALL-NEXT:   %alloc = memref.alloc() : memref<128xf32, 2>
// SMALL-NEXT:   affine.for %arg6 = 0 to 128 {
// SMALL-NEXT:     %0 = affine.load %arg4[%arg6] : memref<128xf32>
// SMALL-NEXT:     affine.store %0, %alloc[%arg6] : memref<128xf32, 2>
// SMALL-NEXT:   }
// SMALL-NEXT:   affine.for %arg6 = 0 to 128 {
// SMALL-NEXT:     %0 = affine.load %arg4[%arg6] : memref<128xf32>
// SMALL-NEXT:     "test.use"(%arg4) : (memref<128xf32>) -> ()
// SMALL-NEXT:   }
// SMALL-NEXT:   memref.dealloc %alloc : memref<128xf32, 2>
// SMALL-NEXT:   return
// SMALL-NEXT: }
// SPACE-LABEL: func.func @kept(
// SPACE-NEXT:   %c128 = arith.constant 128 : index
// SPACE-NEXT:   %c0 = arith.constant 0 : index
// SPACE-NEXT:   %c0_0 = arith.constant 0 : index
// SPACE-NEXT:   %alloc = memref.alloc() : memref<128xf32, 4>
// SPACE-NEXT:   %alloc_1 = memref.alloc() : memref<1xi32>
// SPACE-NEXT:   affine.dma_start %arg0[%c0], %alloc[%c0], %alloc_1[%c0], %c128 : memref<128xf32, 1>, memref<128xf32, 4>, memref<1xi32>
// SPACE-NEXT:   affine.dma_wait %alloc_1[%c0], %c128 : memref<1xi32>
// SPACE-NEXT:   affine.for %arg6 = 0 to 128 {
// SPACE-NEXT:     %0 = affine.load %alloc[%arg6] : memref<128xf32, 4>
// SPACE-NEXT:   }
// SPACE-NEXT:   memref.dealloc %alloc_1 : memref<1xi32>
// SPACE-NEXT:   memref.dealloc %alloc : memref<128xf32, 4>
// SPACE-NEXT:   affine.for %arg6 = 0 to 128 {
// SPACE-NEXT:     %0 = affine.load %arg1[%arg6] : memref<128xf32, strided<[2]>>
// SPACE-NEXT:   }
// SPACE-NEXT:   affine.for %arg6 = 0 to 128 {
// SPACE-NEXT:     %0 = affine.load %arg2[] : memref<f32>
// SPACE-NEXT:   }
// SPACE-NEXT:   affine.for %arg6 = 0 to %arg5 {
// SPACE-NEXT:     %0 = affine.load %arg3[%arg6 mod symbol(%arg5)] : memref<?xf32>
// SPACE-NEXT:   }
// SPACE-NEXT:   affine.for %arg6 = 0 to %arg5 {
// SPACE-NEXT:     %0 = affine.load %arg3[%arg6] : memref<?xf32>
// SPACE-NEXT:   }
// SPACE-NEXT:   affine.for %arg6 = 0 to 128 {
// SPACE-NEXT:     %0 = affine.load %arg4[%arg6] : memref<128xf32>
// SPACE-NEXT:     "test.use"(%arg4) : (memref<128xf32>) -> ()
// SPACE-NEXT:   }
// SPACE-NEXT:   return
// SPACE-NEXT: }

// -----

func.func @whole(%A: memref<128xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %a = affine.load %A[%i mod symbol(%n)] : memref<128xf32>
    affine.store %a, %A[%i + symbol(%n)] : memref<128xf32>
    %b = affine.load %A[%i] : memref<128xf32>
  }
  return
}

// CHECK-LABEL: func.func @whole(
// CHECK-NEXT:   %c128 = arith.constant 128 : index
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c128_0 = arith.constant 128 : index
// CHECK-NEXT:   %c0_1 = arith.constant 0 : index
// CHECK-NEXT:   %c0_2 = arith.constant 0 : index
// CHECK-NEXT:   %alloc = memref.alloc() : memref<128xf32, 1>
// CHECK-NEXT:   %alloc_3 = memref.alloc() : memref<1xi32, 3>
// CHECK-NEXT:   affine.dma_start %arg0[%c0_1], %alloc[%c0_1], %alloc_3[%c0_1], %c128_0 : memref<128xf32>, memref<128xf32, 1>, memref<1xi32, 3>
// CHECK-NEXT:   affine.dma_wait %alloc_3[%c0_1], %c128_0 : memref<1xi32, 3>
// CHECK-NEXT:   %alloc_4 = memref.alloc() : memref<1xi32, 3>
// CHECK-NEXT:   affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:     %0 = affine.load %alloc[%arg2 mod symbol(%arg1)] : memref<128xf32, 1>
// CHECK-NEXT:     affine.store %0, %alloc[%arg2 + symbol(%arg1)] : memref<128xf32, 1>
// CHECK-NEXT:     %1 = affine.load %alloc[%arg2] : memref<128xf32, 1>
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.dma_start %alloc[%c0], %arg0[%c0], %alloc_4[%c0], %c128 : memref<128xf32, 1>, memref<128xf32>, memref<1xi32, 3>
// CHECK-NEXT:   affine.dma_wait %alloc_4[%c0], %c128 : memref<1xi32, 3>
// CHECK-NEXT:   memref.dealloc %alloc_4 : memref<1xi32, 3>
// CHECK-NEXT:   memref.dealloc %alloc_3 : memref<1xi32, 3>
// CHECK-NEXT:   memref.dealloc %alloc : memref<128xf32, 1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
// POINT-LABEL: func.func @whole(
// POINT-NEXT:   %c128 = arith.constant 128 : index
// POINT-NEXT:   %c0 = arith.constant 0 : index
// POINT-NEXT:   %c128_0 = arith.constant 128 : index
// POINT-NEXT:   %c0_1 = arith.constant 0 : index
// POINT-NEXT:   %c0_2 = arith.constant 0 : index
// POINT-NEXT:   %alloc = memref.alloc() : memref<128xf32, 1>
// POINT-NEXT:   affine.for %arg2 = 0 to 128 {
// POINT-NEXT:     %0 = affine.load %arg0[%arg2] : memref<128xf32>
// POINT-NEXT:     affine.store %0, %alloc[%arg2] : memref<128xf32, 1>
// POINT-NEXT:   }
// POINT-NEXT:   affine.for %arg2 = 0 to 10 {
// POINT-NEXT:     %0 = affine.load %alloc[%arg2 mod symbol(%arg1)] : memref<128xf32, 1>
// POINT-NEXT:     affine.store %0, %alloc[%arg2 + symbol(%arg1)] : memref<128xf32, 1>
// POINT-NEXT:     %1 = affine.load %alloc[%arg2] : memref<128xf32, 1>
// POINT-NEXT:   }
// POINT-NEXT:   affine.for %arg2 = 0 to 128 {
// POINT-NEXT:     %0 = affine.load %alloc[%arg2] : memref<128xf32, 1>
// POINT-NEXT:     affine.store %0, %arg0[%arg2] : memref<128xf32>
// POINT-NEXT:   }
// POINT-NEXT:   memref.dealloc %alloc : memref<128xf32, 1>
// POINT-NEXT:   return
// POINT-NEXT: }
// SMALL-LABEL: func.func @whole(
// SMALL-NEXT:   %c128 = arith.constant 128 : index
// SMALL-NEXT:   %c0 = arith.constant 0 : index
// SMALL-NEXT:   %c128_0 = arith.constant 128 : index
// SMALL-NEXT:   %c0_1 = arith.constant 0 : index
// SMALL-NEXT:   %c0_2 = arith.constant 0 : index
// SMALL-NEXT:   %alloc = memref.alloc() : memref<128xf32, 2>
// SMALL-NEXT:   affine.for %arg2 = 0 to 128 {
// SMALL-NEXT:     %0 = affine.load %arg0[%arg2] : memref<128xf32>
// SMALL-NEXT:     affine.store %0, %alloc[%arg2] : memref<128xf32, 2>
// SMALL-NEXT:   }
// SMALL-NEXT:   affine.for %arg2 = 0 to 10 {
// SMALL-NEXT:     %0 = affine.load %alloc[%arg2 mod symbol(%arg1)] : memref<128xf32, 2>
// SMALL-NEXT:     affine.store %0, %alloc[%arg2 + symbol(%arg1)] : memref<128xf32, 2>
// SMALL-NEXT:     %1 = affine.load %alloc[%arg2] : memref<128xf32, 2>
// SMALL-NEXT:   }
// SMALL-NEXT:   affine.for %arg2 = 0 to 128 {
// SMALL-NEXT:     %0 = affine.load %alloc[%arg2] : memref<128xf32, 2>
// SMALL-NEXT:     affine.store %0, %arg0[%arg2] : memref<128xf32>
// SMALL-NEXT:   }
// SMALL-NEXT:   memref.dealloc %alloc : memref<128xf32, 2>
// SMALL-NEXT:   return
// SMALL-NEXT: }
// SPACE-LABEL: func.func @whole(
// SPACE-NEXT:   %c0 = arith.constant 0 : index
// SPACE-NEXT:   affine.for %arg2 = 0 to 10 {
// SPACE-NEXT:     %0 = affine.load %arg0[%arg2 mod symbol(%arg1)] : memref<128xf32>
// SPACE-NEXT:     affine.store %0, %arg0[%arg2 + symbol(%arg1)] : memref<128xf32>
// SPACE-NEXT:     %1 = affine.load %arg0[%arg2] : memref<128xf32>
// SPACE-NEXT:   }
// SPACE-NEXT:   return
// SPACE-NEXT: }

// -----

func.func @empty(%A: memref<0xf32>) {
  affine.for %i = 0 to 10 {
    %a = affine.load %A[%i] : memref<0xf32>
  }
  return
}

// CHECK-LABEL: func.func @empty(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c0_0 = arith.constant 0 : index
// CHECK-NEXT:   affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:     %0 = affine.load %arg0[%arg1] : memref<0xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
// POINT-LABEL: func.func @empty(
// POINT-NEXT:   %c0 = arith.constant 0 : index
// POINT-NEXT:   %c0_0 = arith.constant 0 : index
// POINT-NEXT:   affine.for %arg1 = 0 to 10 {
// POINT-NEXT:     %0 = affine.load %arg0[%arg1] : memref<0xf32>
// POINT-NEXT:   }
// POINT-NEXT:   return
// POINT-NEXT: }
// SMALL-LABEL: func.func @empty(
// SMALL-NEXT:   %c0 = arith.constant 0 : index
// SMALL-NEXT:   %c0_0 = arith.constant 0 : index
// SMALL-NEXT:   affine.for %arg1 = 0 to 10 {
// SMALL-NEXT:     %0 = affine.load %arg0[%arg1] : memref<0xf32>
// SMALL-NEXT:   }
// SMALL-NEXT:   return
// SMALL-NEXT: }
// SPACE-LABEL: func.func @empty(
// SPACE-NEXT:   %c0 = arith.constant 0 : index
// SPACE-NEXT:   affine.for %arg1 = 0 to 10 {
// SPACE-NEXT:     %0 = affine.load %arg0[%arg1] : memref<0xf32>
// SPACE-NEXT:   }
// SPACE-NEXT:   return
// SPACE-NEXT: }

// -----

func.func private @declared()

// CHECK-LABEL: func.func private @declared(
// POINT-LABEL: func.func private @declared(
// SMALL-LABEL: func.func private @declared(
// SPACE-LABEL: func.func private @declared(
