// RUN: mlir-opt %s -canonicalize | FileCheck %s --check-prefix=MLIR
// RUN: mlir-opt %s -canonicalize=exact | FileCheck %s

// A cast through a narrower type loses bits, but MLIR 19 removes it.
// MLIR-LABEL: func @through
// MLIR-NEXT: return %arg0, %arg1
// CHECK-LABEL: func @through
// CHECK: %[[A:.*]] = arith.index_cast %arg0 : index to i8
// CHECK-NEXT: %[[B:.*]] = arith.index_cast %[[A]] : i8 to index
// CHECK-NEXT: %[[C:.*]] = arith.index_castui %arg1 : i64 to index
// CHECK-NEXT: %[[D:.*]] = arith.index_castui %[[C]] : index to i64
// CHECK-NEXT: return %[[B]], %[[D]]
func.func @through(%x: index, %y: i64) -> (index, i64) {
  %a = arith.index_cast %x : index to i8
  %b = arith.index_cast %a : i8 to index
  %c = arith.index_castui %y : i64 to index
  %d = arith.index_castui %c : index to i64
  return %b, %d : index, i64
}

// The remainder of an unsigned number depends on its width, and so does a sum that does not fit.
// MLIR-LABEL: func @narrow
// MLIR-NOT: arith.remui
// MLIR-NOT: arith.addi
// MLIR-NOT: arith.cmpi
// CHECK-LABEL: func @narrow
// CHECK: arith.remui
// CHECK: arith.addi
// CHECK: arith.cmpi ugt
// CHECK: return
func.func @narrow() -> (index, index, i1) {
  %minus = arith.constant -1 : index
  %seven = arith.constant 7 : index
  %large = arith.constant 2147483647 : index
  %r = arith.remui %minus, %seven : index
  %s = arith.addi %large, %seven : index
  %g = arith.cmpi ugt, %minus, %large : index
  return %r, %s, %g : index, index, i1
}

// Numbers that are the same for both widths fold, as do those of other types and vectors of index.
// CHECK-LABEL: func @wide
// CHECK-DAG: %[[V:.*]] = arith.constant dense<[3, 1]> : vector<2xindex>
// CHECK-DAG: %[[M:.*]] = arith.constant -5 : index
// CHECK-DAG: %[[R:.*]] = arith.constant 3 : i32
// CHECK-DAG: arith.constant dense<[-1, 9]> : vector<2xindex>
// CHECK: %[[W:.*]] = arith.remui
// CHECK: return %[[M]], %[[R]], %[[V]], %[[W]], %arg0
func.func @wide(%x: index) -> (index, i32, vector<2xindex>, vector<2xindex>, index) {
  %two = arith.constant 2 : index
  %seven = arith.constant 7 : index
  %m = arith.subi %two, %seven : index
  %minus = arith.constant -1 : i32
  %seven32 = arith.constant 7 : i32
  %r = arith.remui %minus, %seven32 : i32
  %a = arith.constant dense<[10, 8]> : vector<2xindex>
  %b = arith.constant dense<7> : vector<2xindex>
  %v = arith.remui %a, %b : vector<2xindex>
  %c = arith.constant dense<[-1, 9]> : vector<2xindex>
  %w = arith.remui %c, %b : vector<2xindex>
  %zero = arith.constant 0 : index
  %s = arith.addi %x, %zero : index
  return %m, %r, %v, %w, %s : index, i32, vector<2xindex>, vector<2xindex>, index
}

// MLIR 19 folds the first two to NaN, and the third to the operand that may be NaN.
// MLIR-LABEL: func @floats
// MLIR: math.atan2
// MLIR-NOT: arith.maxnumf
// MLIR-NOT: arith.minnumf
// CHECK-LABEL: func @floats
// CHECK: math.atan2
// CHECK: arith.maxnumf
// CHECK: arith.minnumf
// CHECK-NOT: arith.maxnumf
// CHECK: return %{{.*}}, %{{.*}}, %{{.*}}, %arg0
func.func @floats(%x: f32) -> (f32, f32, f32, f32) {
  %zero = arith.constant 0.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %inf = arith.constant 0x7F800000 : f32
  %one = arith.constant 1.0 : f32
  %a = math.atan2 %zero, %zero : f32
  %b = arith.maxnumf %one, %nan : f32
  %c = arith.minnumf %x, %inf : f32
  %d = arith.maxnumf %x, %x : f32
  return %a, %b, %c, %d : f32, f32, f32, f32
}

// Sums of complex numbers are rounded, and logarithms have many values.
// MLIR-LABEL: func @algebra
// MLIR-NEXT: return %arg0, %arg0, %arg0, %arg0, %arg0
// CHECK-LABEL: func @algebra
// CHECK: complex.sub
// CHECK: complex.add
// CHECK: complex.add
// CHECK: complex.sub
// CHECK: complex.exp
// CHECK: complex.log
// CHECK: complex.mul
// CHECK-NOT: complex.neg
// CHECK: return
func.func @algebra(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.sub %a, %b : complex<f32>
  %1 = complex.add %0, %b : complex<f32>
  %2 = complex.add %a, %b : complex<f32>
  %3 = complex.sub %2, %b : complex<f32>
  %4 = complex.exp %a : complex<f32>
  %5 = complex.log %4 : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %6 = complex.mul %a, %one : complex<f32>
  %7 = complex.neg %a : complex<f32>
  %8 = complex.neg %7 : complex<f32>
  return %1, %3, %5, %6, %8 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// The slice lacks its last dimension. MLIR drops the first one of size 1 when it knows the sizes.
// MLIR-LABEL: func @slice
// MLIR: tensor<?x?x?xf32> to tensor<2x1xf32>
// CHECK-LABEL: func @slice
// CHECK: tensor<?x?x?xf32> to tensor<1x2xf32>
func.func @slice(%x: tensor<?x?x?xf32>) -> tensor<?x?xf32> {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %0 = tensor.extract_slice %x[0, 0, 0] [%one, %two, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// The source lacks the last dimension but one. MLIR takes it for the second one when it knows an offset.
// MLIR-LABEL: func @insert
// MLIR: tensor.insert_slice %{{.*}} : tensor<?x?x1xf32> into
// CHECK-LABEL: func @insert
// CHECK: tensor.insert_slice %arg0 into %{{.*}} : tensor<?x1x?xf32> into
func.func @insert(%x: tensor<?x1x?xf32>, %y: tensor<?x?x?x?xf32>, %n: index) -> tensor<?x?x?x?xf32> {
  %one = arith.constant 1 : index
  %0 = tensor.insert_slice %x into %y[%one, 0, 0, %n] [%n, 1, %n, 1] [1, 1, 1, 1] : tensor<?x1x?xf32> into tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
