// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) {
// CHECK-NEXT: %0 = tosa.concat %arg0, %arg1 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<4x3xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>, %c: tensor<2x3xi32>) {
  %0 = tosa.concat %a, %c {axis=0:i32} : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<4x3xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) {
// CHECK-NEXT: %0 = tosa.equal %arg0, %arg0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xi1>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.equal %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xi1>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>) {
// CHECK-NEXT: %0 = tosa.clamp %arg0 {max_fp = 1.000000e+00 : f16, max_int = 1 : i64, min_fp = 0.000000e+00 : f32, min_int = 0 : i64} : (tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: return
func.func @f(%c: tensor<2x3xi32>) {
  %0 = tosa.clamp %c {min_int=0:i64,max_int=1:i64,min_fp=0.0:f32,max_fp=1.0:f16} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) {
// CHECK-NEXT: %0 = tosa.reduce_sum %arg0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<*xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.reduce_sum %a {axis=1:i32} : (tensor<2x3xf32>) -> tensor<*xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<f32>) {
// CHECK-NEXT: %0 = tosa.reduce_sum %arg0 {axis = 0 : i32} : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT: return
func.func @f(%s: tensor<f32>) {
  %0 = tosa.reduce_sum %s {axis=0:i32} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) {
// CHECK-NEXT: %0 = tosa.reshape %arg0 {new_shape = array<i64: 2, -1>} : (tensor<2x3xf32>) -> tensor<2x?xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.reshape %a {new_shape=array<i64: 2,-1>} : (tensor<2x3xf32>) -> tensor<2x?xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) {
// CHECK-NEXT: %0 = tosa.reshape %arg0 {new_shape = array<i64: 4, -1>} : (tensor<2x3xf32>) -> tensor<4x?xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.reshape %a {new_shape=array<i64: 4,-1>} : (tensor<2x3xf32>) -> tensor<4x?xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) {
// CHECK-NEXT: %0 = tosa.reshape %arg0 {new_shape = array<i64: 2, 3>} : (tensor<2x3xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.reshape %a {new_shape=array<i64: 2,3>} : (tensor<2x3xf32>) -> tensor<?x?xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<*xf32>) {
// CHECK-NEXT: %0 = tosa.reshape %arg0 {new_shape = array<i64: 2, 3>} : (tensor<*xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: return
func.func @f(%u: tensor<*xf32>) {
  %0 = tosa.reshape %u {new_shape=array<i64: 2,3>} : (tensor<*xf32>) -> tensor<?x3xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT: %0 = tosa.reshape %arg0 {new_shape = array<i64: 2, -1>} : (tensor<?x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT: return
func.func @f(%d: tensor<?x?xf32>) {
  %0 = tosa.reshape %d {new_shape=array<i64: 2,-1>} : (tensor<?x?xf32>) -> tensor<2x?xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<?x?xf32>) {
// CHECK-NEXT: %0 = tosa.reshape %arg0 {new_shape = array<i64: 2, -1>} : (tensor<?x?xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return
func.func @f(%d: tensor<?x?xf32>) {
  %0 = tosa.reshape %d {new_shape=array<i64: 2,-1>} : (tensor<?x?xf32>) -> tensor<2x3xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) {
// CHECK-NEXT: %0 = tosa.reverse %arg0 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.reverse %a {axis=1:i32} : (tensor<2x3xf32>) -> tensor<2x4xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<f32>) {
// CHECK-NEXT: %0 = tosa.reverse %arg0 {axis = 0 : i32} : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT: return
func.func @f(%s: tensor<f32>) {
  %0 = tosa.reverse %s {axis=0:i32} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) {
// CHECK-NEXT: %0 = tosa.slice %arg0 {size = array<i64: 1, 7>, start = array<i64: 0, 9>} : (tensor<2x3xf32>) -> tensor<1x1xi32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.slice %a {start=array<i64: 0,9>, size=array<i64: 1,7>} : (tensor<2x3xf32>) -> tensor<1x1xi32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<*xf32>) {
// CHECK-NEXT: %0 = tosa.slice %arg0 {size = array<i64: 1, 7>, start = array<i64: 0>} : (tensor<*xf32>) -> tensor<1x1xi32>
// CHECK-NEXT: return
func.func @f(%u: tensor<*xf32>) {
  %0 = tosa.slice %u {start=array<i64: 0>, size=array<i64: 1,7>} : (tensor<*xf32>) -> tensor<1x1xi32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) {
// CHECK-NEXT: %0 = tosa.tile %arg0 {multiples = array<i64: 2, 2>} : (tensor<2x3xf32>) -> tensor<4x7xi32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.tile %a {multiples=array<i64: 2,2>} : (tensor<2x3xf32>) -> tensor<4x7xi32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<*xf32>) {
// CHECK-NEXT: %0 = tosa.tile %arg0 {multiples = array<i64: 2, 3>} : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT: return
func.func @f(%u: tensor<*xf32>) {
  %0 = tosa.tile %u {multiples=array<i64: 2,3>} : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %1 = tosa.transpose %arg0, %0 : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>) {
  %p = "tosa.const"() {value = dense<[1,0]> : tensor<2xi32>} : () -> tensor<2xi32>  %0 = tosa.transpose %a, %p : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %1 = tosa.transpose %arg0, %0 : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xi32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>) {
  %p = "tosa.const"() {value = dense<[1,0]> : tensor<2xi32>} : () -> tensor<2xi32>  %0 = tosa.transpose %a, %p : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xi32>
  return
}

// -----

// CHECK: func.func @f() {
// CHECK-NEXT: %0 = "tosa.const"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi64>
// CHECK-NEXT: return
func.func @f() {
  %p = "tosa.const"() {value = dense<[1,0]> : tensor<2xi32>} : () -> tensor<2xi64>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi16>) {
// CHECK-NEXT: %0 = tosa.mul %arg0, %arg0 {shift = 0 : i8} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi32>
// CHECK-NEXT: return
func.func @f(%e: tensor<2x3xi16>) {
  %0 = tosa.mul %e, %e {shift=0:i8} : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x7x7x9xf32>) {
// CHECK-NEXT: %0 = tosa.avg_pool2d %arg0 {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, quantization_info = #tosa.unary_quant<input_zp = 0, output_zp = 1>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
// CHECK-NEXT: return
func.func @f(%f: tensor<1x7x7x9xf32>) {
  %0 = tosa.avg_pool2d %f {acc_type=f32, quantization_info=#tosa.unary_quant<input_zp=0,output_zp=1>, kernel=array<i64:2,2>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x7x7x9xf32>, %arg1: tensor<3x1x1x9xf32>, %arg2: tensor<3xf32>) {
// CHECK-NEXT: %0 = tosa.conv2d %arg0, %arg1, %arg2 {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<3x1x1x9xf32>, tensor<3xf32>) -> tensor<1x7x7x3xf32>
// CHECK-NEXT: return
func.func @f(%f: tensor<1x7x7x9xf32>, %w: tensor<3x1x1x9xf32>, %v: tensor<3xf32>) {
  %0 = tosa.conv2d %f, %w, %v {dilation=array<i64:1,1>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xf32>,tensor<3x1x1x9xf32>,tensor<3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x7x7x9xf32>, %arg1: tensor<3x1x1x9xf32>, %arg2: tensor<3xf32>) {
// CHECK-NEXT: %0 = tosa.conv2d %arg0, %arg1, %arg2 {dilation = array<i64: 1, 1>, local_bound = true, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<3x1x1x9xf32>, tensor<3xf32>) -> tensor<1x7x7x3xf32>
// CHECK-NEXT: return
func.func @f(%f: tensor<1x7x7x9xf32>, %w: tensor<3x1x1x9xf32>, %v: tensor<3xf32>) {
  %0 = tosa.conv2d %f, %w, %v {local_bound=true,dilation=array<i64:1,1>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xf32>,tensor<3x1x1x9xf32>,tensor<3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
// CHECK-NEXT: %0 = tosa.fully_connected %arg0, %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x2xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>, %v: tensor<3xf32>) {
  %0 = tosa.fully_connected %a, %a, %v : (tensor<2x3xf32>,tensor<2x3xf32>,tensor<3xf32>) -> tensor<2x2xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x2x3xf32>) {
// CHECK-NEXT: %0 = tosa.matmul %arg0, %arg0 {quantization_info = #tosa.matmul_quant<a_zp = 2, b_zp = 3>} : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
// CHECK-NEXT: return
func.func @f(%t: tensor<1x2x3xf32>) {
  %0 = tosa.matmul %t, %t {quantization_info=#tosa.matmul_quant<b_zp=3, a_zp=2>}: (tensor<1x2x3xf32>,tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x2xi32>) {
// CHECK-NEXT: %0 = tosa.pad %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<2x2xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>, %m: tensor<2x2xi32>) {
  %0 = tosa.pad %a, %m : (tensor<2x3xf32>,tensor<2x2xi32>) -> tensor<2x2xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<2x2xi32>) {
// CHECK-NEXT: %0 = tosa.pad %arg0, %arg2, %arg1 : (tensor<2x3xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<2x2xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>, %s: tensor<f32>, %m: tensor<2x2xi32>) {
  %0 = tosa.pad %a, %m, %s : (tensor<2x3xf32>,tensor<2x2xi32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x7x7x9xf32>) {
// CHECK-NEXT: %0 = tosa.resize %arg0 {border = array<i64: 0, 0>, mode = "BILINEAR", offset = array<i64: 0, 0>, scale = array<i64: 1, 1, 1, 1>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
// CHECK-NEXT: return
func.func @f(%f: tensor<1x7x7x9xf32>) {
  %0 = tosa.resize %f {mode="BILINEAR", scale=array<i64:1,1,1,1>,offset=array<i64:0,0>,border=array<i64:0,0>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>) {
// CHECK-NEXT: %0 = tosa.rescale %arg0 {double_round = true, input_zp = 17 : i32, multiplier = array<i32: 19689>, output_zp = 22 : i32, per_channel = false, scale32 = true, shift = array<i8: 15>} : (tensor<2x3xi32>) -> tensor<2x3xi8>
// CHECK-NEXT: return
func.func @f(%c: tensor<2x3xi32>) {
  %0 = tosa.rescale %c {double_round = true, input_zp = 17 : i32, multiplier = array<i32: 19689>, output_zp = 22 : i32, per_channel = false, scale32 = true, shift = array<i8: 15>} : (tensor<2x3xi32>) -> tensor<2x3xi8>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
// CHECK-NEXT: %0 = tosa.add %arg0, %arg1 : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>, %s: tensor<f32>) {
  %0 = tosa.add %a, %s : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>, %arg2: tensor<2x3xi1>) {
// CHECK-NEXT: %0 = tosa.select %arg2, %arg0, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>, %c: tensor<2x3xi32>, %k: tensor<2x3xi1>) {
  %0 = tosa.select %k, %a, %c : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi1>) {
// CHECK-NEXT: %0 = tosa.select %arg1, %arg0, %arg0 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>, %k: tensor<2x3xi1>) {
  %0 = tosa.select %k, %a, %a : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
// CHECK-NEXT: %0 = tosa.table %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>, %v: tensor<3xf32>) {
  %0 = tosa.table %a, %v : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>) {
// CHECK-NEXT: %0 = tosa.cast %arg0 : (tensor<2x3xi32>) -> tensor<2x5xi32>
// CHECK-NEXT: return
func.func @f(%c: tensor<2x3xi32>) {
  %0 = tosa.cast %c : (tensor<2x3xi32>) -> tensor<2x5xi32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) {
// CHECK-NEXT: %0 = tosa.erf %arg0 : (tensor<2x3xf32>) -> tensor<2x5xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.erf %a : (tensor<2x3xf32>) -> tensor<2x5xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xi32>) {
// CHECK-NEXT: %0 = tosa.arithmetic_right_shift %arg0, %arg0 {round = true} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT: return
func.func @f(%c: tensor<2x3xi32>) {
  %0 = tosa.arithmetic_right_shift %c, %c {round=true}: (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>) {
// CHECK-NEXT: %0:2 = tosa.custom %arg1, %arg0 {domain_name = "a", implementation_attrs = "", operator_name = "o"} : (tensor<2x3xi32>, tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<1xf32>)
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>, %c: tensor<2x3xi32>) {
  %0:2 = tosa.custom %c, %a {domain_name="a",implementation_attrs="",operator_name="o"}: (tensor<2x3xi32>, tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<1xf32>)
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x2x3xf32>) {
// CHECK-NEXT: %output_real, %output_imag = tosa.fft2d %arg0, %arg0 {inverse = false} : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> (tensor<1x2x3xf32>, tensor<1x2x3xf32>)
// CHECK-NEXT: return
func.func @f(%t: tensor<1x2x3xf32>) {
  %0, %1 = tosa.fft2d %t, %t {inverse=false}: (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> (tensor<1x2x3xf32>, tensor<1x2x3xf32>)
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x2x3xf32>) {
// CHECK-NEXT: %output_real, %output_imag = tosa.rfft2d %arg0 {local_bound = true} : (tensor<1x2x3xf32>) -> (tensor<1x2x2xf32>, tensor<1x2x2xf32>)
// CHECK-NEXT: return
func.func @f(%t: tensor<1x2x3xf32>) {
  %0, %1 = tosa.rfft2d %t {local_bound=true}: (tensor<1x2x3xf32>) -> (tensor<1x2x2xf32>, tensor<1x2x2xf32>)
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x2x3xf32>, %arg1: tensor<2x2xi32>) {
// CHECK-NEXT: %0 = tosa.gather %arg0, %arg1 : (tensor<1x2x3xf32>, tensor<2x2xi32>) -> tensor<1x2x2xf32>
// CHECK-NEXT: return
func.func @f(%t: tensor<1x2x3xf32>, %m: tensor<2x2xi32>) {
  %0 = tosa.gather %t, %m : (tensor<1x2x3xf32>, tensor<2x2xi32>) -> tensor<1x2x2xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x2x3xf32>, %arg1: tensor<2x2xi32>) {
// CHECK-NEXT: %0 = tosa.scatter %arg0, %arg1, %arg0 : (tensor<1x2x3xf32>, tensor<2x2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
// CHECK-NEXT: return
func.func @f(%t: tensor<1x2x3xf32>, %m: tensor<2x2xi32>) {
  %0 = tosa.scatter %t, %m, %t : (tensor<1x2x3xf32>, tensor<2x2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x2xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<1x7x7x9xf32>, %arg1: tensor<3x1x1x9xf32>, %arg2: tensor<3xf32>) {
// CHECK-NEXT: %0 = tosa.transpose_conv2d %arg0, %arg1, %arg2 {out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: 1, 7, 7, 3>, stride = array<i64: 1, 1>} : (tensor<1x7x7x9xf32>, tensor<3x1x1x9xf32>, tensor<3xf32>) -> tensor<1x7x7x3xf32>
// CHECK-NEXT: return
func.func @f(%f: tensor<1x7x7x9xf32>, %w: tensor<3x1x1x9xf32>, %v: tensor<3xf32>) {
  %0 = tosa.transpose_conv2d %f, %w, %v {out_pad=array<i64:0,0,0,0>,stride=array<i64:1,1>,out_shape=array<i64:1,7,7,3>} : (tensor<1x7x7x9xf32>,tensor<3x1x1x9xf32>,tensor<3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) {
// CHECK-NEXT: %0 = tosa.identity %arg0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.identity %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: tensor<2x3xf32>) {
// CHECK-NEXT: %0 = tosa.negate %arg0 {quantization_info = #tosa.unary_quant<input_zp = 1, output_zp = -1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: return
func.func @f(%a: tensor<2x3xf32>) {
  %0 = tosa.negate %a {quantization_info=#tosa.unary_quant<input_zp=1, output_zp=-1>}: (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// CHECK: func.func @f(%arg0: i32, %arg1: i8) {
// CHECK-NEXT: %0 = tosa.apply_scale %arg0, %arg0, %arg1 {double_round = true} : (i32, i32, i8) -> i32
// CHECK-NEXT: return
func.func @f(%i32: i32, %i8: i8) {
  %0 = tosa.apply_scale %i32, %i32, %i8 {double_round=true} : (i32,i32,i8) -> i32
  return
}

// -----

// CHECK: func.func @f(%arg0: vector<4xi32>, %arg1: vector<4xi8>) {
// CHECK-NEXT: %0 = tosa.apply_scale %arg0, %arg0, %arg1 {double_round = true} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
// CHECK-NEXT: return
func.func @f(%vv: vector<4xi32>, %v8: vector<4xi8>) {
  %0 = tosa.apply_scale %vv, %vv, %v8 {double_round=true} : (vector<4xi32>,vector<4xi32>,vector<4xi8>) -> vector<4xi32>
  return
}

// -----

// CHECK: func.func @f(%arg0: i32, %arg1: vector<4xi32>, %arg2: vector<4xi8>) {
// CHECK-NEXT: %0 = tosa.apply_scale %arg1, %arg0, %arg2 {double_round = true} : (vector<4xi32>, i32, vector<4xi8>) -> vector<4xi32>
// CHECK-NEXT: return
func.func @f(%i32: i32, %vv: vector<4xi32>, %v8: vector<4xi8>) {
  %0 = tosa.apply_scale %vv, %i32, %v8 {double_round=true} : (vector<4xi32>,i32,vector<4xi8>) -> vector<4xi32>
  return
}
