// RUN: mlir-opt --mlir-version=22 %s --canonicalize | FileCheck %s
// RUN: mlir-opt %s --canonicalize | FileCheck %s --check-prefix=OLD

// CHECK-LABEL: func @numbers
// OLD-LABEL: func @numbers
func.func @numbers(%x: f32) -> (f32, f32, f32) {
  // CHECK: %[[I:.*]] = arith.constant 0x7F800000 : f32
  // CHECK: %[[M:.*]] = arith.minnumf %arg0, %[[I]] : f32
  // CHECK: return %arg0, %[[M]], %arg0
  // OLD: arith.maxnumf
  // OLD: arith.minnumf
  // OLD: return %{{.*}}, %arg0, %{{.*}}
  %nan = arith.constant 0x7FC00000 : f32
  %inf = arith.constant 0x7F800000 : f32
  %0 = arith.maxnumf %x, %nan : f32
  %1 = arith.minnumf %x, %inf : f32
  %2 = arith.minnumf %x, %nan : f32
  return %0, %1, %2 : f32, f32, f32
}

// CHECK-LABEL: func @booleans
// OLD-LABEL: func @booleans
func.func @booleans(%b: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>) {
  // CHECK: return %arg0, %arg0, %arg1
  // OLD-COUNT-3: arith.cmpi
  %true = arith.constant true
  %false = arith.constant false
  %t = arith.constant dense<true> : vector<2xi1>
  %0 = arith.cmpi eq, %b, %true : i1
  %1 = arith.cmpi ne, %b, %false : i1
  %2 = arith.cmpi eq, %v, %t : vector<2xi1>
  return %0, %1, %2 : i1, i1, vector<2xi1>
}
