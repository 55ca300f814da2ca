// RUN: mlir-opt --mlir-version=22 --canonicalize %s | FileCheck %s
// RUN: mlir-opt --mlir-version=19 --canonicalize %s | FileCheck --check-prefix=OLD %s

// CHECK-LABEL: func.func @divides
// CHECK-SAME: (%[[X:.*]]: vector<2xi32>)
// OLD-LABEL: func.func @divides
func.func @divides(%x: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  // CHECK: spirv.UMod %[[X]], %{{.*}} : vector<2xi32>
  // CHECK: spirv.UMod %[[X]], %{{.*}} : vector<2xi32>
  // OLD: %[[R:.*]] = spirv.UMod
  // OLD: spirv.UMod %[[R]]
  %a = spirv.Constant dense<32> : vector<2xi32>
  %b = spirv.Constant dense<[4, 8]> : vector<2xi32>
  %0 = spirv.UMod %x, %a : vector<2xi32>
  %1 = spirv.UMod %0, %b : vector<2xi32>
  return %0, %1 : vector<2xi32>, vector<2xi32>
}

// One element does not divide the other.

// CHECK-LABEL: func.func @stays
func.func @stays(%x: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  // CHECK: %[[R:.*]] = spirv.UMod
  // CHECK: spirv.UMod %[[R]]
  %a = spirv.Constant dense<32> : vector<2xi32>
  %b = spirv.Constant dense<[4, 5]> : vector<2xi32>
  %0 = spirv.UMod %x, %a : vector<2xi32>
  %1 = spirv.UMod %0, %b : vector<2xi32>
  return %0, %1 : vector<2xi32>, vector<2xi32>
}

// Zero divides nothing.

// CHECK-LABEL: func.func @zero
func.func @zero(%x: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  // CHECK: %[[R:.*]] = spirv.UMod
  // CHECK: spirv.UMod %[[R]]
  %a = spirv.Constant dense<32> : vector<2xi32>
  %b = spirv.Constant dense<[4, 0]> : vector<2xi32>
  %0 = spirv.UMod %x, %a : vector<2xi32>
  %1 = spirv.UMod %0, %b : vector<2xi32>
  return %0, %1 : vector<2xi32>, vector<2xi32>
}
