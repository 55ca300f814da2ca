// RUN: mlir-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @masks(%arg0: index) -> (vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<2xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
// CHECK-NEXT:    %cst = arith.constant dense<false> : vector<3xi1>
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %0 = vector.constant_mask [3, 2] : vector<4x3xi1>
// CHECK-NEXT:    %1 = vector.constant_mask [0, 0] : vector<4x3xi1>
// CHECK-NEXT:    %2 = vector.create_mask %arg0, %c2 : vector<4x3xi1>
// CHECK-NEXT:    %3 = vector.constant_mask [4] : vector<[4]xi1>
// CHECK-NEXT:    %4 = vector.constant_mask [0] : vector<[4]xi1>
// CHECK-NEXT:    %5 = vector.create_mask %c3 : vector<[4]xi1>
// CHECK-NEXT:    %6 = vector.constant_mask [1, 2] : vector<2x2xi1>
// CHECK-NEXT:    %7 = vector.extract %6[0] : vector<2xi1> from vector<2x2xi1>
// CHECK-NEXT:    %8 = vector.create_mask %arg0, %arg0 : vector<4x3xi1>
// CHECK-NEXT:    %9 = vector.extract %8[1] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:    %10 = vector.create_mask %arg0 : vector<3xi1>
// CHECK-NEXT:    return %0, %1, %2, %3, %4, %5, %7, %9, %10, %cst : vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<2xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
func.func @masks(%i: index) -> (vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<2xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %m1 = arith.constant -1 : index
  %c4 = arith.constant 4 : index
  %0 = vector.create_mask %c3, %c2 : vector<4x3xi1>
  %1 = vector.create_mask %c9, %m1 : vector<4x3xi1>
  %2 = vector.create_mask %i, %c2 : vector<4x3xi1>
  %vs = vector.vscale
  %n = arith.muli %vs, %c4 : index
  %3 = vector.create_mask %n : vector<[4]xi1>
  %4 = vector.create_mask %m1 : vector<[4]xi1>
  %5 = vector.create_mask %c3 : vector<[4]xi1>
  %7 = vector.constant_mask [2, 3] : vector<4x3xi1>
  %8 = vector.extract_strided_slice %7 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi1> to vector<2x2xi1>
  %9 = vector.extract %8[0] : vector<2xi1> from vector<2x2xi1>
  %10 = vector.create_mask %i, %i : vector<4x3xi1>
  %11 = vector.extract %10[1] : vector<3xi1> from vector<4x3xi1>
  %12 = vector.create_mask %c2, %i : vector<4x3xi1>
  %13 = vector.extract %12[1] : vector<3xi1> from vector<4x3xi1>
  %14 = vector.extract %12[2] : vector<3xi1> from vector<4x3xi1>
  return %0, %1, %2, %3, %4, %5, %9, %11, %13, %14 : vector<4x3xi1>, vector<4x3xi1>, vector<4x3xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<2xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
}
// CHECK-LABEL: func.func @masked(%arg0: memref<8xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi32>, %arg4: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:    %0 = vector.constant_mask [4] : vector<4xi1>
// CHECK-NEXT:    %1 = vector.load %arg0[%arg1] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:    %2 = vector.load %arg0[%arg1] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:    %3 = vector.maskedload %arg0[%arg1], %arg4, %arg2 : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:    vector.store %1, %arg0[%arg1] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:    vector.store %1, %arg0[%arg1] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:    %4 = vector.gather %arg0[%arg1] [%arg3], %0, %arg2 : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:    vector.scatter %arg0[%arg1] [%arg3], %0, %arg2 : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    return %1, %arg2, %2, %3, %arg2, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
func.func @masked(%m: memref<8xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xi32>, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %t = vector.constant_mask [4] : vector<4xi1>
  %n = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.maskedload %m[%i], %t, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %m[%i], %n, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.expandload %m[%i], %t, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.maskedload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %t, %0 : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%i], %n, %0 : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %t, %0 : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %n, %0 : memref<8xf32>, vector<4xi1>, vector<4xf32>
  %4 = vector.gather %m[%i][%x], %n, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %5 = vector.gather %m[%i][%x], %t, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i][%x], %n, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i][%x], %t, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// CHECK-LABEL: func.func @mask_regions(%arg0: memref<8xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>, %arg4: vector<4xi1>, %arg5: vector<4xi32>) -> (vector<4xf32>, f32, vector<4xf32>, f32) {
// CHECK-NEXT:    %0 = vector.transfer_read %arg0[%arg1], %arg2 : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:    %1 = vector.reduction <add>, %arg3 : vector<4xf32> into f32
// CHECK-NEXT:    %2 = vector.mask %arg4 { vector.reduction <add>, %arg3 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:    return %0, %1, %arg3, %2 : vector<4xf32>, f32, vector<4xf32>, f32
func.func @mask_regions(%m: memref<8xf32>, %i: index, %z: f32, %v: vector<4xf32>, %k: vector<4xi1>, %w: vector<4xi32>) -> (vector<4xf32>, f32, vector<4xf32>, f32) {
  %t = arith.constant dense<true> : vector<4xi1>
  %0 = vector.mask %t { vector.transfer_read %m[%i], %z : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %t { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %k { } : vector<4xi1>
  %2 = vector.mask %k { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %3 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %2, %3 : vector<4xf32>, f32, vector<4xf32>, f32
}
// CHECK-LABEL: func.func @reductions(%arg0: vector<1xf32>, %arg1: vector<f32>, %arg2: f32, %arg3: vector<1xi32>, %arg4: i32, %arg5: vector<1xi1>, %arg6: vector<1x4x1xf32>, %arg7: vector<4xf32>, %arg8: vector<1x1xi32>, %arg9: vector<4xf32>, %arg10: vector<1x4x1xi1>) -> (f32, f32, f32, i32, i32, vector<4xf32>, i32, vector<4xf32>, f32, vector<4xf32>) {
// CHECK-NEXT:    %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT:    %1 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT:    %2 = arith.mulf %1, %arg2 fastmath<nnan> : f32
// CHECK-NEXT:    %3 = vector.extractelement %arg1[] : vector<f32>
// CHECK-NEXT:    %4 = vector.extract %arg3[0] : i32 from vector<1xi32>
// CHECK-NEXT:    %5 = arith.minui %4, %arg4 : i32
// CHECK-NEXT:    %6 = vector.extract %arg3[0] : i32 from vector<1xi32>
// CHECK-NEXT:    %7 = arith.xori %6, %arg4 : i32
// CHECK-NEXT:    %8 = vector.shape_cast %arg6 : vector<1x4x1xf32> to vector<4xf32>
// CHECK-NEXT:    %9 = arith.maximumf %arg7, %8 : vector<4xf32>
// CHECK-NEXT:    %10 = vector.extract %arg8[0, 0] : i32 from vector<1x1xi32>
// CHECK-NEXT:    %11 = arith.andi %arg4, %10 : i32
// CHECK-NEXT:    %12 = vector.extract %arg5[0] : i1 from vector<1xi1>
// CHECK-NEXT:    %13 = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK-NEXT:    %14 = arith.addf %13, %arg2 : f32
// CHECK-NEXT:    %15 = arith.select %12, %14, %arg2 : f32
// CHECK-NEXT:    %16 = vector.shape_cast %arg10 : vector<1x4x1xi1> to vector<4xi1>
// CHECK-NEXT:    %17 = vector.shape_cast %arg6 : vector<1x4x1xf32> to vector<4xf32>
// CHECK-NEXT:    %18 = arith.mulf %17, %arg7 : vector<4xf32>
// CHECK-NEXT:    %19 = arith.select %16, %18, %arg7 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    return %0, %2, %3, %5, %7, %9, %11, %arg9, %15, %19 : f32, f32, f32, i32, i32, vector<4xf32>, i32, vector<4xf32>, f32, vector<4xf32>
func.func @reductions(%o: vector<1xf32>, %z: vector<f32>, %a: f32, %n: vector<1xi32>, %k: i32, %m: vector<1xi1>, %w: vector<1x4x1xf32>, %c: vector<4xf32>, %u: vector<1x1xi32>, %s: vector<4xf32>, %mm: vector<1x4x1xi1>) -> (f32, f32, f32, i32, i32, vector<4xf32>, i32, vector<4xf32>, f32, vector<4xf32>) {
  %0 = vector.reduction <add>, %o : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %o, %a fastmath<nnan> : vector<1xf32> into f32
  %2 = vector.reduction <add>, %z : vector<f32> into f32
  %3 = vector.reduction <minui>, %n, %k : vector<1xi32> into i32
  %4 = vector.reduction <xor>, %n, %k : vector<1xi32> into i32
  %5 = vector.multi_reduction <maximumf>, %w, %c [0, 2] : vector<1x4x1xf32> to vector<4xf32>
  %6 = vector.multi_reduction <and>, %u, %k [0, 1] : vector<1x1xi32> to i32
  %7 = vector.multi_reduction <add>, %s, %c [] : vector<4xf32> to vector<4xf32>
  %8 = vector.mask %m { vector.reduction <add>, %o, %a : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %9 = vector.mask %mm { vector.multi_reduction <mul>, %w, %c [0, 2] : vector<1x4x1xf32> to vector<4xf32> } : vector<1x4x1xi1> -> vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f32, f32, i32, i32, vector<4xf32>, i32, vector<4xf32>, f32, vector<4xf32>
}
// CHECK-LABEL: func.func @contract_add(%arg0: vector<2x4xf32>, %arg1: vector<4xf32>, %arg2: vector<2xf32>, %arg3: vector<2x4xi32>, %arg4: vector<4xi32>, %arg5: vector<2xi32>) -> (vector<2xf32>, vector<2xf32>, vector<2xi32>) {
// CHECK-NEXT:    %cst = arith.constant dense<-0.000000e+00> : vector<2xf32>
// CHECK-NEXT:    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
// CHECK-NEXT:    %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %cst : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
// CHECK-NEXT:    %2 = arith.addf %arg2, %1 : vector<2xf32>
// CHECK-NEXT:    %3 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %arg3, %arg4, %arg5 : vector<2x4xi32>, vector<4xi32> into vector<2xi32>
// CHECK-NEXT:    return %0, %2, %3 : vector<2xf32>, vector<2xf32>, vector<2xi32>
func.func @contract_add(%a: vector<2x4xf32>, %b: vector<4xf32>, %o: vector<2xf32>, %n: vector<2x4xi32>, %p: vector<4xi32>, %q: vector<2xi32>) -> (vector<2xf32>, vector<2xf32>, vector<2xi32>) {
  %z = arith.constant dense<0.0> : vector<2xf32>
  %zi = arith.constant dense<0> : vector<2xi32>
  %nz = arith.constant dense<-0.0> : vector<2xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %z : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  %1 = arith.addf %0, %o : vector<2xf32>
  %2 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} %a, %b, %nz : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  %3 = arith.addf %o, %2 : vector<2xf32>
  %4 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} %n, %p, %zi : vector<2x4xi32>, vector<4xi32> into vector<2xi32>
  %5 = arith.addi %q, %4 : vector<2xi32>
  return %1, %3, %5 : vector<2xf32>, vector<2xf32>, vector<2xi32>
}
// CHECK-LABEL: func.func @accesses(%arg0: memref<8xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xindex>) {
// CHECK-NEXT:    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK-NEXT:    %0 = vector.load %arg0[%arg1] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:    vector.store %arg2, %arg0[%arg1] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:    %1 = vector.maskedload %arg0[%arg1], %arg3, %arg2 : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:    vector.maskedstore %arg0[%arg1], %arg3, %arg2 : memref<8xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    return %0, %1, %cst : vector<4xf32>, vector<4xf32>, vector<4xindex>
func.func @accesses(%m: memref<8xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xindex>) {
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %0 = vector.load %c[%i] : memref<?xf32>, vector<4xf32>
  vector.store %v, %c[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.maskedload %c[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.step : vector<4xindex>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xindex>
}
// CHECK-LABEL: func.func @mask_row(%arg0: index) -> vector<3xi1> {
// CHECK-NEXT:    %0 = vector.create_mask %arg0 : vector<3xi1>
// CHECK-NEXT:    return %0 : vector<3xi1>
func.func @mask_row(%i: index) -> (vector<3xi1>) {
  %c4 = arith.constant 4 : index
  %10 = vector.create_mask %c4, %i : vector<4x3xi1>
  %11 = vector.extract %10[%i] : vector<3xi1> from vector<4x3xi1>
  return %11 : vector<3xi1>
}

// A bound that is not positive makes a mask all false, whatever the others are.

// CHECK-LABEL: func @oneEmptyBound
// CHECK-SAME: %[[P:[a-z0-9]+]]: vector<4x4xf32>
// CHECK-NEXT: return %[[P]], %[[P]]
func.func @oneEmptyBound(%m: memref<?xf32>, %i: index, %p: vector<4x4xf32>, %at: vector<4x4xindex>) -> (vector<4x4xf32>, vector<4x4xf32>) {
  %zero = arith.constant 0 : index
  %less = arith.constant -1 : index
  %k = vector.create_mask %i, %zero : vector<4x4xi1>
  %l = vector.create_mask %less, %i : vector<4x4xi1>
  %0 = vector.gather %m[%i] [%at], %k, %p : memref<?xf32>, vector<4x4xindex>, vector<4x4xi1>, vector<4x4xf32> into vector<4x4xf32>
  %1 = vector.gather %m[%i] [%at], %l, %p : memref<?xf32>, vector<4x4xindex>, vector<4x4xi1>, vector<4x4xf32> into vector<4x4xf32>
  return %0, %1 : vector<4x4xf32>, vector<4x4xf32>
}
