// RUN: mlir-opt --mlir-version=22 %s | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s
// RUN: mlir-opt --mlir-version=22 %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s | FileCheck %s --check-prefix=OLD
// RUN: mlir-opt %s --emit-bytecode | mlir-opt --mlir-version=22 | FileCheck %s --check-prefix=UP
// RUN: mlir-opt --mlir-version=22 %s -convert-vector-to-spirv | FileCheck %s --check-prefix=SPIRV

// CHECK-LABEL: func @lists
// OLD-LABEL: func @lists
// UP-LABEL: func @lists
// SPIRV-LABEL: func @lists
func.func @lists(%a: vector<4xf32>, %m: vector<2x3xf32>, %acc: vector<2xf32>, %mem: memref<8xf32>, %i: index, %offsets: vector<4xindex>) -> f32 {
  // CHECK: vector.shuffle %{{.*}}, %{{.*}} [0, -1, 7] : vector<4xf32>, vector<4xf32>
  // GENERIC: "vector.shuffle"(%{{.*}}, %{{.*}}) <{mask = array<i64: 0, -1, 7>}>
  // OLD: vector.shuffle %{{.*}}, %{{.*}} [0, 0, 7] : vector<4xf32>, vector<4xf32>
  // UP: vector.shuffle %{{.*}}, %{{.*}} [0, 0, 7] : vector<4xf32>, vector<4xf32>
  // SPIRV: spirv.VectorShuffle [0 : i32, -1 : i32, 7 : i32]
  %s = vector.shuffle %a, %a [0, -1, 7] : vector<4xf32>, vector<4xf32>
  // GENERIC: "vector.multi_reduction"(%{{.*}}) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}>
  // OLD: vector.multi_reduction <add>, %{{.*}}, %{{.*}} [1] : vector<2x3xf32> to vector<2xf32>
  // UP: vector.multi_reduction <add>, %{{.*}}, %{{.*}} [1] : vector<2x3xf32> to vector<2xf32>
  %r = vector.multi_reduction <add>, %m, %acc [1] : vector<2x3xf32> to vector<2xf32>
  // GENERIC: "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2>}>
  // OLD: vector.constant_mask [2] : vector<4xi1>
  %k = vector.constant_mask [2] : vector<4xi1>
  // CHECK: vector.to_elements %{{.*}} : vector<4xf32>
  // GENERIC: "vector.to_elements"(%{{.*}}) : (vector<4xf32>) -> (f32, f32, f32, f32)
  // OLD: vector.extract %{{.*}}[0] : f32 from vector<4xf32>
  // SPIRV: spirv.CompositeExtract %{{.*}}[0 : i32]
  // SPIRV: spirv.CompositeExtract %{{.*}}[3 : i32]
  %e:4 = vector.to_elements %a : vector<4xf32>
  // CHECK: vector.load %{{.*}}[%{{.*}}] {alignment = 16 : i64}
  // CHECK: vector.maskedload %{{.*}}[%{{.*}}], %{{.*}}, %{{.*}} {alignment = 16 : i64}
  // CHECK: vector.gather %{{.*}}[%{{.*}}] [%{{.*}}], %{{.*}}, %{{.*}} {alignment = 4 : i64}
  %l = vector.load %mem[%i] {alignment = 16} : memref<8xf32>, vector<4xf32>
  %ml = vector.maskedload %mem[%i], %k, %l {alignment = 16} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %g = vector.gather %mem[%i] [%offsets], %k, %ml {alignment = 4} : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  // CHECK: vector.store %{{.*}} {alignment = 16 : i64, nontemporal = true}
  vector.store %g, %mem[%i] {nontemporal = true, alignment = 16} : memref<8xf32>, vector<4xf32>
  %x = arith.addf %e#0, %e#3 : f32
  return %x : f32
}
