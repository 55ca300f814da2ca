// RUN: mlir-opt --mlir-version=22 %s -canonicalize --split-input-file | FileCheck %s

// CHECK: func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.negate %x, %z, %z : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  %1 = tosa.negate %0, %z, %z : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT: return %arg0 : tensor<4xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.clamp %x {min_val = -128 : i8, max_val = 127 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT: %0 = tosa.clamp %arg0 {max_val = 90 : i8, min_val = -50 : i8} : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: return %0 : tensor<4xi8>
// CHECK-NEXT: }
func.func @f(%x: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.clamp %x {min_val = -100 : i8, max_val = 90 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %1 = tosa.clamp %0 {min_val = -50 : i8, max_val = 100 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %1 : tensor<4xi8>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %0 = tosa.clamp %arg0 {max_val = 6.000000e+00 : f32, min_val = -1.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %1 = tosa.clamp %0 {max_val = 8.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %1 : tensor<4xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %x {min_val = -1.0 : f32, max_val = 6.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 8.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %0 = tosa.clamp %arg0 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %x {min_val = -1.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 8.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3x4xf32>) -> tensor<4x3x2xf32> {
// CHECK-NEXT: %0 = tosa.transpose %arg0 {perms = array<i32: 2, 1, 0>} : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
// CHECK-NEXT: return %0 : tensor<4x3x2xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<2x3x4xf32>) -> tensor<4x3x2xf32> {
  %0 = tosa.transpose %x {perms = array<i32: 1, 2, 0>} : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0, 2>} : (tensor<3x4x2xf32>) -> tensor<4x3x2xf32>
  return %1 : tensor<4x3x2xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x4x5x1xf32>) -> tensor<1x4x1x5xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[1, 4, 1, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT: %1 = tosa.reshape %arg0, %0 : (tensor<1x4x5x1xf32>, !tosa.shape<4>) -> tensor<1x4x1x5xf32>
// CHECK-NEXT: return %1 : tensor<1x4x1x5xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x4x5x1xf32>) -> tensor<1x4x1x5xf32> {
  %0 = tosa.transpose %x {perms = array<i32: 3, 1, 0, 2>} : (tensor<1x4x5x1xf32>) -> tensor<1x4x1x5xf32>
  return %0 : tensor<1x4x1x5xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: return %arg0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.concat %x {axis = 0 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<3xf32>) -> tensor<2xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT: %1 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT: %2 = tosa.slice %arg1, %0, %1 : (tensor<3xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xf32>
// CHECK-NEXT: return %2 : tensor<2xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<4xf32>, %y: tensor<3xf32>) -> tensor<2xf32> {
  %0 = tosa.concat %x, %y {axis = 0 : i32} : (tensor<4xf32>, tensor<3xf32>) -> tensor<7xf32>
  %a = tosa.const_shape {values = dense<5> : tensor<1xindex>} : () -> !tosa.shape<1>
  %b = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %0, %a, %b : (tensor<7xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %0 = tosa.select %arg0, %arg2, %arg1 : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @f(%c: tensor<4xi1>, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.logical_not %c : (tensor<4xi1>) -> tensor<4xi1>
  %1 = tosa.select %0, %x, %y : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf32> {
// CHECK-NEXT: return %arg0 : tensor<1x1x1x4xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf32> {
  %0 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf32>
  return %0 : tensor<1x1x1x4xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<4x3x3x3xf32>, %arg2: tensor<4xf32>) -> tensor<1x8x8x4xf32> {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT: %1 = tosa.conv2d %arg0, %arg1, %arg2, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
// CHECK-NEXT: return %1 : tensor<1x8x8x4xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x8x8x4xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %x, %p, %z : (tensor<1x8x8x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x10x10x3xf32>
  %1 = tosa.conv2d %0, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x10x10x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  return %1 : tensor<1x8x8x4xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: return %arg0, %0, %arg0 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %o = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
  %z = "tosa.const"() <{values = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
  %0 = tosa.mul %x, %o, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %1 = tosa.mul %z, %x, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %2 = tosa.intdiv %x, %o : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0, %1, %2 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<4xi32>) -> (tensor<4xi32>, tensor<2x2xi32>, tensor<4xi32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
// CHECK-NEXT: return %arg0, %0, %arg0 : tensor<4xi32>, tensor<2x2xi32>, tensor<4xi32>
// CHECK-NEXT: }
func.func @f(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<2x2xi32>, tensor<4xi32>) {
  %p = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.pad %x, %p, %c : (tensor<4xi32>, !tosa.shape<2>, tensor<1xi32>) -> tensor<4xi32>
  %d = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
  %k = "tosa.const"() <{values = dense<[1,2,3,4]> : tensor<4xi32>}> : () -> tensor<4xi32>
  %1 = tosa.reshape %k, %d : (tensor<4xi32>, !tosa.shape<2>) -> tensor<2x2xi32>
  %t = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %2 = tosa.tile %x, %t : (tensor<4xi32>, !tosa.shape<1>) -> tensor<4xi32>
  return %0, %1, %2 : tensor<4xi32>, tensor<2x2xi32>, tensor<4xi32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<6xf32>) -> tensor<3x2xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %1 = tosa.reshape %arg0, %0 : (tensor<6xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
// CHECK-NEXT: return %1 : tensor<3x2xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<6xf32>) -> tensor<3x2xf32> {
  %d = tosa.const_shape {values = dense<[2,3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %e = tosa.const_shape {values = dense<[3,2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %x, %d : (tensor<6xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  %2 = tosa.reshape %1, %e : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %2 : tensor<3x2xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x8x8x3xf32>) -> tensor<1x5x5x3xf32> {
// CHECK-NEXT: %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 2>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 2>} : (tensor<1x8x8x3xf32>) -> tensor<1x5x5x3xf32>
// CHECK-NEXT: return %0 : tensor<1x5x5x3xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<1x8x8x3xf32>) -> tensor<1x5x5x3xf32> {
  %z = "tosa.const"() <{values = dense<-3.40282347E+38> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %x, %p, %z : (tensor<1x8x8x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x10x10x3xf32>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x10x10x3xf32>) -> tensor<1x5x5x3xf32>
  return %1 : tensor<1x5x5x3xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<6xf32>) -> tensor<2xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT: %1 = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT: %2 = tosa.slice %arg0, %1, %0 : (tensor<6xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xf32>
// CHECK-NEXT: return %2 : tensor<2xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<6xf32>) -> tensor<2xf32> {
  %p = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %x, %p, %c : (tensor<6xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<10xf32>
  %a = tosa.const_shape {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
  %b = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %0, %a, %b : (tensor<10xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

// CHECK: func.func @f(%arg0: tensor<6xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %0 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT: %1 = tosa.const_shape  {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT: %2 = tosa.slice %arg0, %0, %1 : (tensor<6xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xf32>
// CHECK-NEXT: return %2 : tensor<?xf32>
// CHECK-NEXT: }
func.func @f(%x: tensor<6xf32>) -> tensor<?xf32> {
  %a = tosa.const_shape {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
  %b = tosa.const_shape {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %x, %a, %b : (tensor<6xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK: func.func @f() -> (tensor<2xi32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<7> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<3.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT: %3 = "tosa.const"() <{values = dense<-1> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: return %0, %1, %2, %3 : tensor<2xi32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi32>
// CHECK-NEXT: }
func.func @f() -> (tensor<2xi32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi32>) {
  %a = "tosa.const"() <{values = dense<3> : tensor<2xi32>}> : () -> tensor<2xi32>
  %b = "tosa.const"() <{values = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
  %0 = tosa.add %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.cast %a : (tensor<2xi32>) -> tensor<2xf32>
  %2 = tosa.greater %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %3 = tosa.sub %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0, %1, %2, %3 : tensor<2xi32>, tensor<2xf32>, tensor<2xi1>, tensor<2xi32>
}
