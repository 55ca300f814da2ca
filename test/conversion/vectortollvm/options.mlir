// RUN: mlir-opt %s "-convert-vector-to-llvm=reassociate-fp-reductions=1 force-32bit-vector-indices=0" | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 "-convert-vector-to-llvm=use-vector-alignment=1" | FileCheck %s --check-prefix=ALIGNED
// RUN: mlir-opt %s --mlir-version=22 "-convert-vector-to-llvm=vector-transpose-lowering=shuffle1d vector-contract-lowering=outerproduct" | FileCheck %s --check-prefix=SHUFFLED

// CHECK-LABEL: func.func @sum
// CHECK: "llvm.intr.vector.reduce.fadd"({{.*}}) <{fastmathFlags = #llvm.fastmath<reassoc>}>
func.func @sum(%v: vector<4xf32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  return %0 : f32
}

// Indices of masks have 64 bits.
// CHECK-LABEL: func.func @mask
// CHECK: arith.index_cast %{{.*}} : index to i64
// CHECK: arith.cmpi slt, {{.*}} : vector<2xi64>
func.func @mask(%i: index) -> vector<2xi1> {
  %0 = vector.create_mask %i : vector<2xi1>
  return %0 : vector<2xi1>
}

// CHECK-LABEL: func.func @load
// CHECK: llvm.load %{{.*}} {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
// ALIGNED-LABEL: func.func @load
// ALIGNED: llvm.load %{{.*}} {alignment = 32 : i64} : !llvm.ptr -> vector<8xf32>
func.func @load(%m: memref<?xf32>, %i: index) -> vector<8xf32> {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<8xf32>
  return %0 : vector<8xf32>
}

// SHUFFLED-LABEL: func.func @transpose
// SHUFFLED: llvm.shufflevector %{{.*}}, %{{.*}} [0, 3, 1, 4, 2, 5] : vector<6xf32>
func.func @transpose(%v: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// A contraction is a sum of outer products.
// SHUFFLED-LABEL: func.func @contract
// SHUFFLED-COUNT-4: llvm.intr.fmuladd
// SHUFFLED-NOT: llvm.intr.vector.reduce
func.func @contract(%a: vector<2x2xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2xf32>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
