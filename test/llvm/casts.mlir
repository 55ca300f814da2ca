// RUN: mlir-translate --mlir-to-llvmir --mlir-version=19 %s | FileCheck %s

// A number becomes a vector of one before its bits become another vector.
// CHECK-LABEL: define <2 x i32> @f()
// CHECK-NEXT: ret <2 x i32> bitcast (<1 x double> <double -2.000000e+03> to <2 x i32>)
llvm.func @f() -> vector<2xi32> {
  %c = llvm.mlir.constant(-2000.0 : f64) : f64
  %v = llvm.bitcast %c : f64 to vector<2xi32>
  llvm.return %v : vector<2xi32>
}

// CHECK-LABEL: define i32 @g()
// CHECK-NEXT: ret i32 extractelement (<2 x i32> bitcast (<1 x i64> <i64 5> to <2 x i32>), i32 1)
llvm.func @g() -> i32 {
  %c = llvm.mlir.constant(5 : i64) : i64
  %v = llvm.bitcast %c : i64 to vector<2xi32>
  %k = llvm.mlir.constant(1 : i32) : i32
  %e = llvm.extractelement %v[%k : i32] : vector<2xi32>
  llvm.return %e : i32
}

// CHECK-LABEL: define <2 x i32> @ones()
// CHECK-NEXT: ret <2 x i32> <i32 -1, i32 -1>
llvm.func @ones() -> vector<2xi32> {
  %c = llvm.mlir.constant(-1 : i64) : i64
  %v = llvm.bitcast %c : i64 to vector<2xi32>
  llvm.return %v : vector<2xi32>
}
