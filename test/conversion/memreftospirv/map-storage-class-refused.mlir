// RUN: not mlir-opt %s '-map-memref-spirv-storage-class=client-api=metal' 2>&1 | FileCheck %s

// CHECK: error: {{.*}}Invalid clienAPI: metal
func.func @f(%a: memref<4xf32, 1>) {
  return
}
