// RUN: mlir-opt --mlir-version=22 --convert-ub-to-spirv %s | FileCheck %s
// RUN: mlir-opt --mlir-version=19 --convert-ub-to-spirv %s | FileCheck --check-prefix=OLD %s

// CHECK-LABEL: func.func @vectors
func.func @vectors() {
  // CHECK: spirv.Undef : vector<4xf32>
  // OLD: ub.poison : vector<4xf32>
  %0 = ub.poison : vector<4xf32>
  // CHECK: ub.poison : vector<5xf32>
  %1 = ub.poison : vector<5xf32>
  return
}
