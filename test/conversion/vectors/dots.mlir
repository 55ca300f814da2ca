// RUN: mlir-opt %s -allow-unregistered-dialect -split-input-file --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-expand-vectors)))" | FileCheck %s

// Sums of products of bytes become the dot products of the target: of vectors if it has integers of 8 bits.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.6, [Shader, Int8, DotProduct, DotProductInput4x8Bit], []>, #spirv.resource_limits<>>} {
gpu.module @vectors {
// The extensions and the products that nobody else uses go.
// CHECK-LABEL: gpu.func @four
// CHECK-SAME: (%[[A:.*]]: vector<4xi8>, %[[B:.*]]: vector<4xi8>, %[[I:.*]]: i32)
// CHECK-NEXT: %[[SS:.*]] = spirv.SDot %[[A]], %[[B]] : vector<4xi8> -> i32
// CHECK-NEXT: %[[R:.*]] = arith.addi %[[I]], %[[SS]] : i32
// CHECK-NEXT: spirv.UDot %[[A]], %[[B]] : vector<4xi8> -> i32
// CHECK-NEXT: spirv.SUDot %[[A]], %[[B]] : vector<4xi8> -> i32
// CHECK-NEXT: spirv.SUDot %[[B]], %[[A]] : vector<4xi8> -> i32
// CHECK-NEXT: "use"(%[[R]],
gpu.func @four(%a: vector<4xi8>, %b: vector<4xi8>, %i: i32) {
  %as = arith.extsi %a : vector<4xi8> to vector<4xi32>
  %bs = arith.extsi %b : vector<4xi8> to vector<4xi32>
  %au = arith.extui %a : vector<4xi8> to vector<4xi32>
  %bu = arith.extui %b : vector<4xi8> to vector<4xi32>
  %ss = arith.muli %as, %bs : vector<4xi32>
  %uu = arith.muli %au, %bu : vector<4xi32>
  %su = arith.muli %as, %bu : vector<4xi32>
  %us = arith.muli %au, %bs : vector<4xi32>
  %0 = vector.reduction <add>, %ss, %i : vector<4xi32> into i32
  %1 = vector.reduction <add>, %uu : vector<4xi32> into i32
  %2 = vector.reduction <add>, %su : vector<4xi32> into i32
  %3 = vector.reduction <add>, %us : vector<4xi32> into i32
  "use"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()
  gpu.return
}

// A product with another use stays, and so do its extensions.
// CHECK-LABEL: gpu.func @used
// CHECK: arith.extsi
// CHECK: %[[P:.*]] = arith.muli
// CHECK-NEXT: spirv.SDot
// CHECK-NEXT: "use"(%{{.*}}, %[[P]])
gpu.func @used(%a: vector<4xi8>) {
  %s = arith.extsi %a : vector<4xi8> to vector<4xi32>
  %p = arith.muli %s, %s : vector<4xi32>
  %0 = vector.reduction <add>, %p : vector<4xi32> into i32
  "use"(%0, %p) : (i32, vector<4xi32>) -> ()
  gpu.return
}

// The fifth and sixth products come with zeros.
// CHECK-LABEL: gpu.func @six
// CHECK: spirv.SDot
// CHECK: %[[Z:.*]] = arith.constant 0 : i8
// CHECK: vector.from_elements %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : vector<4xi8>
// CHECK: %[[S:.*]] = spirv.SDot
// CHECK: arith.addi %{{.*}}, %[[S]] : i32
// CHECK-NOT: muli
gpu.func @six(%m: memref<6xi8>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %m[%c0] : memref<6xi8>, vector<6xi8>
  %s = arith.extsi %v : vector<6xi8> to vector<6xi32>
  %p = arith.muli %s, %s : vector<6xi32>
  %0 = vector.reduction <add>, %p : vector<6xi32> into i32
  "use"(%0) : (i32) -> ()
  gpu.return
}

// Contractions extend the signs of bytes. Elements share operands.
// CHECK-LABEL: gpu.func @contracted
// CHECK-COUNT-4: vector.from_elements {{.*}} : vector<4xi8>
// CHECK-NOT: vector<4xi8>{{$}}
// CHECK: gpu.return
gpu.func @contracted(%m: memref<2x4xi8>, %out: memref<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i8
  %none = arith.constant dense<0> : vector<2x2xi32>
  %v = vector.transfer_read %m[%c0, %c0], %z {in_bounds = [true, true]} : memref<2x4xi8>, vector<2x4xi8>
  %w = vector.transfer_read %m[%c0, %c0], %z {in_bounds = [true, true]} : memref<2x4xi8>, vector<2x4xi8>
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v, %w, %none : vector<2x4xi8>, vector<2x4xi8> into vector<2x2xi32>
  vector.transfer_write %r, %out[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xi32>, memref<2x2xi32>
  gpu.return
}

// Other sums stay: products, fewer than four terms, words that are no bytes, other widths, factors with
// different signs in one group, and those with masks.
// CHECK-LABEL: gpu.func @others
// CHECK-NOT: spirv.{{.*}}Dot
// CHECK: gpu.return
gpu.func @others(%a: vector<4xi8>, %b: vector<2xi8>, %w: vector<4xi32>, %h: vector<4xi16>, %m: vector<4xi1>) {
  %s = arith.extsi %a : vector<4xi8> to vector<4xi32>
  %u = arith.extui %a : vector<4xi8> to vector<4xi32>
  %p = arith.muli %s, %s : vector<4xi32>
  %q = arith.muli %s, %u : vector<4xi32>
  %0 = vector.reduction <mul>, %p : vector<4xi32> into i32
  %t = arith.extsi %b : vector<2xi8> to vector<2xi32>
  %tt = arith.muli %t, %t : vector<2xi32>
  %1 = vector.reduction <add>, %tt : vector<2xi32> into i32
  %ww = arith.muli %s, %w : vector<4xi32>
  %2 = vector.reduction <add>, %ww : vector<4xi32> into i32
  %he = arith.extsi %h : vector<4xi16> to vector<4xi32>
  %hh = arith.muli %he, %he : vector<4xi32>
  %3 = vector.reduction <add>, %hh : vector<4xi32> into i32
  %l = arith.extsi %a : vector<4xi8> to vector<4xi64>
  %ll = arith.muli %l, %l : vector<4xi64>
  %4 = vector.reduction <add>, %ll : vector<4xi64> into i64
  %mixed = vector.shuffle %p, %q [0, 1, 6, 7] : vector<4xi32>, vector<4xi32>
  %wide = vector.shape_cast %mixed : vector<4xi32> to vector<2x2xi32>
  %zero = arith.constant 0 : i32
  %5 = vector.multi_reduction <add>, %wide, %zero [0, 1] : vector<2x2xi32> to i32
  %6 = vector.mask %m { vector.reduction <add>, %p : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %7 = vector.reduction <add>, %s : vector<4xi32> into i32
  "use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i32, i32, i32, i32, i64, i32, i32, i32) -> ()
  gpu.return
}
}
}

// -----

// Without integers of 8 bits, words hold the bytes of operands that several elements share.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader, DotProduct, DotProductInput4x8BitPacked], [SPV_KHR_integer_dot_product]>, #spirv.resource_limits<>>} {
gpu.module @words {
// CHECK-LABEL: gpu.func @shared
// CHECK: %[[E:.*]] = arith.extui %{{.*}} : vector<4xi8> to vector<4xi32>
// CHECK: %[[PLACES:.*]] = arith.constant dense<[0, 8, 16, 24]> : vector<4xi32>
// CHECK: arith.shli %[[E]], %[[PLACES]]
// CHECK-COUNT-3: arith.ori
// CHECK: spirv.SDot %{{.*}}, %{{.*}}, <PackedVectorFormat4x8Bit> : i32 -> i32
gpu.func @shared(%m: memref<2x4xi8>, %out: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i8
  %none = arith.constant dense<0> : vector<2xi32>
  %v = vector.transfer_read %m[%c0, %c0], %z {in_bounds = [true, true]} : memref<2x4xi8>, vector<2x4xi8>
  %w = vector.transfer_read %m[%c0, %c0], %z {in_bounds = [true]} : memref<2x4xi8>, vector<4xi8>
  %r = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %v, %w, %none : vector<2x4xi8>, vector<4xi8> into vector<2xi32>
  vector.transfer_write %r, %out[%c0] {in_bounds = [true]} : vector<2xi32>, memref<2xi32>
  gpu.return
}

// One sum is not worth it.
// CHECK-LABEL: gpu.func @one
// CHECK: vector.reduction <add>
gpu.func @one(%a: vector<4xi8>) {
  %s = arith.extsi %a : vector<4xi8> to vector<4xi32>
  %p = arith.muli %s, %s : vector<4xi32>
  %0 = vector.reduction <add>, %p : vector<4xi32> into i32
  "use"(%0) : (i32) -> ()
  gpu.return
}

// CHECK-LABEL: gpu.func @eight
// CHECK-NOT: Dot
// CHECK: gpu.return
gpu.func @eight(%m: memref<8xi8>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %m[%c0] : memref<8xi8>, vector<8xi8>
  %s = arith.extsi %v : vector<8xi8> to vector<8xi32>
  %p = arith.muli %s, %s : vector<8xi32>
  %0 = vector.reduction <add>, %p : vector<8xi32> into i32
  "use"(%0) : (i32) -> ()
  gpu.return
}
}
}

// -----

// Before SPIR-V 1.6, the extension is needed.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.5, [Shader, Int8, DotProduct, DotProductInput4x8Bit], []>, #spirv.resource_limits<>>} {
gpu.module @older {
// CHECK-LABEL: gpu.func @none
// CHECK: vector.reduction <add>
gpu.func @none(%a: vector<4xi8>) {
  %s = arith.extsi %a : vector<4xi8> to vector<4xi32>
  %p = arith.muli %s, %s : vector<4xi32>
  %0 = vector.reduction <add>, %p : vector<4xi32> into i32
  "use"(%0) : (i32) -> ()
  gpu.return
}
}
}
