// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(spirv-expand-vectors))" | FileCheck %s

// A function whose vectors the target has stays as it is.
// CHECK-LABEL: func @direct
// CHECK-NEXT: vector.broadcast %arg0
// CHECK-NEXT: vector.shuffle
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: return
func.func @direct(%s: f32) -> vector<4xf32> {
  %a = vector.broadcast %s : f32 to vector<4xf32>
  %b = vector.shuffle %a, %a [3, 2, 1, 0] : vector<4xf32>, vector<4xf32>
  %c = arith.mulf %a, %b : vector<4xf32>
  return %c : vector<4xf32>
}

// Pieces have four elements, and the rest.
// CHECK-LABEL: func @pieces
// CHECK: %[[A:.*]] = vector.broadcast %arg0 : f32 to vector<4xf32>
// CHECK: %[[B:.*]] = vector.broadcast %arg0 : f32 to vector<3xf32>
// CHECK: arith.addf %[[A]], %[[A]] fastmath<nnan> : vector<4xf32>
// CHECK: arith.addf %[[B]], %[[B]] fastmath<nnan> : vector<3xf32>
// CHECK-NOT: vector<7xf32>
func.func @pieces(%s: f32, %out: memref<7xf32>, %i: index) {
  %a = vector.splat %s : vector<7xf32>
  %b = arith.addf %a, %a fastmath<nnan> : vector<7xf32>
  vector.store %b, %out[%i] : memref<7xf32>, vector<7xf32>
  return
}

// Vectors of one element are scalars.
// CHECK-LABEL: func @one
// CHECK: %[[A:.*]] = vector.extract %arg0[0] : f32 from vector<1xf32>
// CHECK: %[[B:.*]] = arith.negf %[[A]] : f32
// CHECK: %[[C:.*]] = vector.broadcast %[[B]] : f32 to vector<1xf32>
// CHECK: return %[[C]]
func.func @one(%a: vector<1xf32>) -> vector<1xf32> {
  %b = arith.negf %a : vector<1xf32>
  return %b : vector<1xf32>
}

// CHECK-LABEL: func @one_in_memory
// CHECK: %[[A:.*]] = memref.load %arg0[%arg1] : memref<8xvector<1xf32>>
// CHECK: %[[B:.*]] = vector.extract %[[A]][0]
// CHECK: %[[C:.*]] = arith.negf %[[B]] : f32
// CHECK: %[[D:.*]] = vector.broadcast %[[C]] : f32 to vector<1xf32>
// CHECK: memref.store %[[D]], %arg0[%arg1]
func.func @one_in_memory(%a: memref<8xvector<1xf32>>, %i: index) {
  %v = memref.load %a[%i] : memref<8xvector<1xf32>>
  %w = arith.negf %v : vector<1xf32>
  memref.store %w, %a[%i] : memref<8xvector<1xf32>>
  return
}

// Elements that lie in one vector, or two, are shuffled.
// CHECK-LABEL: func @moved
// CHECK-NEXT: %[[R:.*]] = vector.shuffle %arg0, %arg1 [1, 2, 5, 6]
// CHECK-NEXT: return %[[R]]
func.func @moved(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %c = vector.interleave %a, %b : vector<4xf32> -> vector<8xf32>
  %d = vector.shape_cast %c : vector<8xf32> to vector<4x2xf32>
  %e = vector.transpose %d, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %f = vector.extract_strided_slice %e {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x4xf32> to vector<2x2xf32>
  %g = vector.shape_cast %f : vector<2x2xf32> to vector<4xf32>
  return %g : vector<4xf32>
}

// CHECK-LABEL: func @constants
// CHECK-DAG: %[[A:.*]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
// CHECK-DAG: %[[B:.*]] = arith.constant 4 : i32
// CHECK-DAG: arith.addi %[[A]], %[[A]] : vector<4xi32>
// CHECK-DAG: arith.addi %[[B]], %[[B]] : i32
func.func @constants(%out: memref<5xi32>, %i: index) {
  %a = arith.constant dense<[0, 1, 2, 3, 4]> : vector<5xi32>
  %b = arith.addi %a, %a : vector<5xi32>
  vector.store %b, %out[%i] : memref<5xi32>, vector<5xi32>
  return
}

// Values that control flow carries become several.
// CHECK-LABEL: func @carried
// CHECK: %[[F:.*]]:3 = scf.for {{.*}} -> (vector<4xf32>, vector<2xf32>, index)
// CHECK: scf.yield %{{.*}}, %{{.*}}, %{{.*}} : vector<4xf32>, vector<2xf32>, index
// CHECK: %[[I:.*]]:2 = scf.if %arg2 -> (vector<4xf32>, vector<2xf32>)
// CHECK: scf.yield %[[F]]#0, %[[F]]#1
// CHECK: %[[W:.*]]:2 = scf.while ({{.*}} = %[[I]]#0, {{.*}} = %[[I]]#1) : (vector<4xf32>, vector<2xf32>) -> (vector<4xf32>, vector<2xf32>)
// CHECK: scf.condition(%arg2) %{{.*}}, %{{.*}} : vector<4xf32>, vector<2xf32>
// CHECK: ^bb0(%{{.*}}: vector<4xf32>, %{{.*}}: vector<2xf32>):
func.func @carried(%s: f32, %n: index, %c: i1, %out: memref<6xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = vector.splat %s : vector<2x3xf32>
  %f:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %k = %c0) -> (vector<2x3xf32>, index) {
    %y = arith.addf %x, %a : vector<2x3xf32>
    scf.yield %y, %i : vector<2x3xf32>, index
  }
  %g = scf.if %c -> vector<2x3xf32> {
    scf.yield %f#0 : vector<2x3xf32>
  } else {
    scf.yield %a : vector<2x3xf32>
  }
  %w = scf.while (%x = %g) : (vector<2x3xf32>) -> vector<2x3xf32> {
    scf.condition(%c) %x : vector<2x3xf32>
  } do {
  ^bb0(%x: vector<2x3xf32>):
    scf.yield %x : vector<2x3xf32>
  }
  %flat = vector.shape_cast %w : vector<2x3xf32> to vector<6xf32>
  vector.store %flat, %out[%c0] : memref<6xf32>, vector<6xf32>
  return
}

// Known masks leave out what is off; others guard each element.
// CHECK-LABEL: func @masks
// CHECK-NOT: scf.if
// CHECK-COUNT-2: memref.load %arg0
// CHECK-NOT: memref.load
// CHECK: scf.if %{{.*}} -> (f32)
// CHECK: memref.load %arg0
// CHECK: else
// CHECK: scf.yield %arg3
// CHECK: scf.if
// CHECK: return
func.func @masks(%a: memref<8xf32>, %i: index, %n: index, %s: f32) -> vector<2xf32> {
  %p = vector.splat %s : vector<4xf32>
  %on = vector.constant_mask [2] : vector<4xi1>
  %v = vector.maskedload %a[%i], %on, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %off = vector.create_mask %n : vector<2xi1>
  %w = vector.transfer_read %a[%i], %s, %off {in_bounds = [true]} : memref<8xf32>, vector<2xf32>
  %x = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %y = arith.addf %x, %w : vector<2xf32>
  return %y : vector<2xf32>
}

// A reduction with a mask and without an initial value begins with the neutral value.
// CHECK-LABEL: func @sums
// CHECK: %[[Z:.*]] = arith.constant 0.0
// CHECK: %[[E0:.*]] = vector.extract %arg0[0]
// CHECK: %[[M0:.*]] = arith.maximumf %[[E0]], %[[Z]]
// CHECK: %[[E1:.*]] = vector.extract %arg0[1]
// CHECK: arith.maximumf %[[E1]], %[[M0]]
// CHECK: %[[N:.*]] = arith.constant 0x7FC00000 : f32
// CHECK: %[[ON:.*]] = vector.extract %arg1[0]
// CHECK: %[[LEAST:.*]] = arith.minnumf %{{.*}}, %[[N]]
// CHECK: arith.select %[[ON]], %[[LEAST]], %[[N]]
// CHECK: %[[F:.*]] = math.fma %{{.*}}, %{{.*}}, %[[Z]]
// CHECK: math.fma %{{.*}}, %{{.*}}, %[[F]]
func.func @sums(%a: vector<2xf32>, %m: vector<2xi1>) -> (f32, f32, f32) {
  %f = vector.shape_cast %a : vector<2xf32> to vector<2x1xf32>
  %z = arith.constant 0.0 : f32
  %one = vector.multi_reduction <maximumf>, %f, %z [0, 1] : vector<2x1xf32> to f32
  %two = vector.mask %m { vector.reduction <minnumf>, %a : vector<2xf32> into f32 } : vector<2xi1> -> f32
  %three = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %a, %z : vector<2xf32>, vector<2xf32> into f32
  return %one, %two, %three : f32, f32, f32
}

// Without an initial value, the first element is the beginning.
// CHECK-LABEL: func @first
// CHECK: %[[A:.*]] = vector.extract %arg0[0]
// CHECK: %[[B:.*]] = vector.extract %arg0[1]
// CHECK-NEXT: arith.mulf %[[B]], %{{.*}} fastmath<reassoc> : f32
func.func @first(%a: vector<2xf32>) -> f32 {
  %b = vector.shuffle %a, %a [0, 1, 0, 1, 0] : vector<2xf32>, vector<2xf32>
  %c = vector.reduction <mul>, %b fastmath<reassoc> : vector<5xf32> into f32
  return %c : f32
}

// A mask of its own comes before that of vector.mask, and the value to pass through replaces what
// is off in the order of the memory.
// CHECK-LABEL: func @passed
// CHECK: scf.if %arg3
// CHECK: arith.select
func.func @passed(%a: memref<8x8xf32>, %i: index, %z: f32, %c: i1) -> vector<4xf32> {
  %on = vector.splat %c : vector<2x2xi1>
  %p = vector.splat %z : vector<2x2xf32>
  %v = vector.mask %on, %p { vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x8xf32>, vector<2x2xf32> } : vector<2x2xi1> -> vector<2x2xf32>
  %w = vector.shape_cast %v : vector<2x2xf32> to vector<4xf32>
  return %w : vector<4xf32>
}

// Elements at dynamic positions of vectors that the target has.
// CHECK-LABEL: func @dynamic
// CHECK: %[[V:.*]] = vector.insertelement %arg1, %arg0[%arg2 : index] : vector<4xf32>
// CHECK: %[[E:.*]] = vector.extractelement %[[V]][%arg2 : index] : vector<4xf32>
// CHECK: return %[[E]]
func.func @dynamic(%a: vector<4xf32>, %s: f32, %i: index) -> f32 {
  %v = vector.insert %s, %a[%i] : f32 into vector<4xf32>
  %e = vector.extract %v[%i] : f32 from vector<4xf32>
  return %e : f32
}

// Of several positions, the constant ones count for the number of the part.
// CHECK-LABEL: func @mixed
// CHECK: %[[M:.*]] = arith.muli %arg2, %{{.*}} : index
// CHECK: %[[N:.*]] = arith.addi %[[M]], %c1
// CHECK: arith.cmpi eq, %[[N]], %{{.*}} : index
// CHECK-COUNT-3: arith.select
func.func @mixed(%a: vector<4xf32>, %s: f32, %i: index) -> f32 {
  %v = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  %e = vector.extract %v[%i, 1] : f32 from vector<2x2xf32>
  return %e : f32
}

// A mask without dimensions.
// CHECK-LABEL: func @scalar_mask
// CHECK: %[[C:.*]] = arith.cmpi sgt, %arg0, %{{.*}} : index
// CHECK: arith.select %[[C]], %arg1, %arg2
func.func @scalar_mask(%n: index, %a: f32, %b: f32, %out: memref<f32>) {
  %m = vector.create_mask %n : vector<i1>
  %x = vector.broadcast %a : f32 to vector<f32>
  %y = vector.broadcast %b : f32 to vector<f32>
  %r = arith.select %m, %x, %y : vector<i1>, vector<f32>
  %s = vector.extractelement %r[] : vector<f32>
  memref.store %s, %out[] : memref<f32>
  return
}

// An exclusive scan begins with the initial value, and the total leaves the last element out.
// CHECK-LABEL: func @exclusive
// CHECK: %[[A0:.*]] = vector.extract %arg0[0]
// CHECK: %[[S:.*]] = arith.addi %arg1, %[[A0]]
// CHECK-NOT: arith.addi
// CHECK: %[[R:.*]] = vector.from_elements %arg1, %[[S]] : vector<2xi32>
// CHECK: return %[[R]], %[[S]]
func.func @exclusive(%a: vector<2xi32>, %s: i32) -> (vector<2xi32>, i32) {
  %first = vector.broadcast %s : i32 to vector<i32>
  %r, %total = vector.scan <add>, %a, %first {inclusive = false, reduction_dim = 0 : i64} : vector<2xi32>, vector<i32>
  %t = vector.extractelement %total[] : vector<i32>
  return %r, %t : vector<2xi32>, i32
}

// A store whose mask is off is left out.
// CHECK-LABEL: func @off
// CHECK-NEXT: arith.constant
// CHECK-COUNT-1: memref.store
// CHECK-NOT: memref.store
// CHECK: return
func.func @off(%a: memref<8xf32>, %i: index, %v: vector<4xf32>) {
  %m = vector.constant_mask [1] : vector<4xi1>
  vector.maskedstore %a[%i], %m, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// Both masks of a masked access count.
// CHECK-LABEL: func @two_masks
// CHECK: %[[A:.*]] = vector.extract %arg3[0] : i1
// CHECK: %[[B:.*]] = vector.extract %arg2[0] : i1
// CHECK: %[[C:.*]] = arith.andi %[[A]], %[[B]] : i1
// CHECK: scf.if %[[C]]
func.func @two_masks(%a: memref<8xf32>, %i: index, %m: vector<2xi1>, %n: vector<2xi1>, %v: vector<2xf32>) -> vector<2xf32> {
  %at = vector.step : vector<2xindex>
  %r = vector.mask %m { vector.gather %a[%i] [%at], %n, %v : memref<8xf32>, vector<2xindex>, vector<2xi1>, vector<2xf32> into vector<2xf32> } : vector<2xi1> -> vector<2xf32>
  return %r : vector<2xf32>
}
