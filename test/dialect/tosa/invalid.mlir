// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error@+2 {{Cannot concat tensors with different sizes on the non-axis dimension 1}}
  // expected-error@+1 {{'tosa.concat' op failed to infer returned types}}
  %0 = tosa.concat %a, %b {axis=0:i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error@+2 {{Cannot concat tensors with different sizes on the non-axis dimension 1}}
  // expected-error@+1 {{'tosa.concat' op failed to infer returned types}}
  %0 = tosa.concat %a, %b {axis=7:i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.equal' op result type '2x5' not broadcast compatible with broadcasted operands's shapes '2x3'}}
  %0 = tosa.equal %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x5xi1>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.argmax' op result tensor is not of integer type}}
  %0 = tosa.argmax %a {axis=0:i32} : (tensor<2x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %a {axis=2:i32} : (tensor<2x3xf32>) -> tensor<3xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %a {axis=-1:i32} : (tensor<2x3xf32>) -> tensor<3xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_int=0:i64,max_int=1:i64,min_fp=0.0:f16,max_fp=1.0:f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.clamp' op input/output element types are incompatible.}}
  %0 = tosa.clamp %a {min_int=0:i64,max_int=1:i64,min_fp=0.0:f32,max_fp=1.0:f32} : (tensor<2x3xf32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%c: tensor<2x3xi32>) {
  // expected-error@+1 {{custom op 'tosa.clamp' 'tosa.clamp' op attribute 'min_fp' failed to satisfy constraint: arbitrary float attribute}}
  %0 = tosa.clamp %c {min_int=0:i64,max_int=1:i64,min_fp=0,max_fp=1.0:f16} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op reduce axis must not be negative}}
  %0 = tosa.reduce_sum %a {axis=-1:i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect reduced dimension size to be 1, got 3}}
  %0 = tosa.reduce_sum %a {axis=1:i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reduce_sum %a {axis=1:i32} : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+2 {{'tosa.reduce_sum' op inferred type(s) 'tensor<2x1xf32>' are incompatible with return type(s) of operation 'tensor<2x1xi32>'}}
  // expected-error@+1 {{'tosa.reduce_sum' op failed to infer returned types}}
  %0 = tosa.reduce_sum %a {axis=1:i32} : (tensor<2x3xf32>) -> tensor<2x1xi32>
  return
}

// -----

func.func @f(%s: tensor<f32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect input tensor rank (0) to be larger than reduce axis (1)}}
  %0 = tosa.reduce_sum %s {axis=1:i32} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%s: tensor<f32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reduce_sum %s {axis=0:i32} : (tensor<f32>) -> tensor<1xf32>
  return
}

// -----

func.func @f(%u: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect reduced dimension size to be 1, got 2}}
  %0 = tosa.reduce_sum %u {axis=0:i32} : (tensor<*xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%u: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect output tensor rank (2) to be larger than reduce axis (4)}}
  %0 = tosa.reduce_sum %u {axis=4:i32} : (tensor<*xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reshape' op cannot reshape 6 elements into 8}}
  %0 = tosa.reshape %a {new_shape=array<i64: 2,4>} : (tensor<2x3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reshape' op expected at most one target dimension to be -1}}
  %0 = tosa.reshape %a {new_shape=array<i64: -1,-1>} : (tensor<2x3xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expected non-negative reverse axis}}
  %0 = tosa.reverse %a {axis=-1:i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (2)}}
  %0 = tosa.reverse %a {axis=2:i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reverse %a {axis=1:i32} : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%u: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect output tensor rank (1) to be larger than reverse axis (1)}}
  %0 = tosa.reverse %u {axis=1:i32} : (tensor<*xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%u: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect output tensor rank (2) to be larger than reverse axis (2)}}
  %0 = tosa.reverse %u {axis=2:i32} : (tensor<*xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%s: tensor<f32>) {
  // expected-error@+1 {{'tosa.reverse' op expect input tensor rank (0) to be larger than reverse axis (1)}}
  %0 = tosa.reverse %s {axis=1:i32} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.slice' op length of start attribute is not equal rank of input shape}}
  %0 = tosa.slice %a {start=array<i64: 0>, size=array<i64: 1,1>} : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.slice' op length of size attribute is not equal rank of input shape}}
  %0 = tosa.slice %a {start=array<i64: 0,0>, size=array<i64: 1>} : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.tile' op expect 'multiples' array to have length 2 but got 1.}}
  %0 = tosa.tile %a {multiples=array<i64: 0>} : (tensor<2x3xf32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.tile' op expect same input and output tensor rank.}}
  %0 = tosa.tile %a {multiples=array<i64: 2,2>} : (tensor<2x3xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @f(%u: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.tile' op expect 'multiples' array to have length 2 but got 1.}}
  %0 = tosa.tile %u {multiples=array<i64: 2>} : (tensor<*xf32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.tile' op expect 'multiples' array to have length 2 but got 1.}}
  %0 = tosa.tile %a {multiples=array<i64: 2>} : (tensor<2x3xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected permutation tensor dim 0 to have size 2 (input rank) but got size 3}}
  %p = "tosa.const"() {value = dense<[1,0,2]> : tensor<3xi32>} : () -> tensor<3xi32>  %0 = tosa.transpose %a, %p : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected valid permutation tensor}}
  %p = "tosa.const"() {value = dense<[1,1]> : tensor<2xi32>} : () -> tensor<2xi32>  %0 = tosa.transpose %a, %p : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected input tensor rank to equal result tensor rank}}
  %p = "tosa.const"() {value = dense<[1,0]> : tensor<2xi32>} : () -> tensor<2xi32>  %0 = tosa.transpose %a, %p : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x3x1xf32>
  return
}

// -----

func.func @f(%u: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected permutation tensor dim 0 to have size 3 (output rank) but got size 2}}
  %p = "tosa.const"() {value = dense<[1,0]> : tensor<2xi32>} : () -> tensor<2xi32>  %0 = tosa.transpose %u, %p : (tensor<*xf32>, tensor<2xi32>) -> tensor<2x3x1xf32>
  return
}

// -----

func.func @f(%u: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected permutation tensor to be rank 1 but got rank 2}}
  %p = "tosa.const"() {value = dense<[[1,0]]> : tensor<1x2xi32>} : () -> tensor<1x2xi32>  %0 = tosa.transpose %u, %p : (tensor<*xf32>, tensor<1x2xi32>) -> tensor<2x3x1xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const' op failed to verify that all of {value, output} have same shape}}
  %p = "tosa.const"() {value = dense<[1,0]> : tensor<2xi32>} : () -> tensor<1xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const' op failed to verify that all of {value, output} have same shape}}
  %p = "tosa.const"() {value = dense<[1,0]> : tensor<2xi32>} : () -> tensor<?xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const' op failed to verify that all of {value, output} have same shape}}
  %p = "tosa.const"() {value = dense<[1,0]> : tensor<2xi32>} : () -> tensor<*xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const' op attribute 'value' failed to satisfy constraint: constant vector/tensor attribute}}
  %p = "tosa.const"() {value = 3 : i32} : () -> tensor<*xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = tosa.mul %a, %a {shift=0:i8} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf16>
  return
}

// -----

func.func @f(%c: tensor<2x3xi32>, %e: tensor<2x3xi16>) {
  // expected-error@+1 {{'tosa.mul' op requires the same element type for all operands}}
  %0 = tosa.mul %c, %e {shift=0:i8} : (tensor<2x3xi32>, tensor<2x3xi16>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%c: tensor<2x3xi32>) {
  // expected-error@+1 {{'tosa.mul' op invalid data type size for operands or result}}
  %0 = tosa.mul %c, %c {shift=0:i8} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi16>
  return
}

// -----

func.func @f(%i: tensor<1x7x7x9xi8>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op accumulator type for integer tensor is not i32}}
  %0 = tosa.avg_pool2d %i {acc_type=f32, kernel=array<i64:2,2>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xi8>) -> tensor<1x7x7x9xi8>
  return
}

// -----

func.func @f(%i: tensor<1x7x7x9xi8>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op input/output element types are incompatible.}}
  %0 = tosa.avg_pool2d %i {acc_type=i32, kernel=array<i64:2,2>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xi8>) -> tensor<1x7x7x9xi16>
  return
}

// -----

func.func @f(%f: tensor<1x7x7x9xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.avg_pool2d %f {acc_type=f16, kernel=array<i64:2,2>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%f: tensor<1x7x7x9xf32>) {
  // expected-error@+1 {{custom op 'tosa.avg_pool2d' 'tosa.avg_pool2d' op attribute 'kernel' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements}}
  %0 = tosa.avg_pool2d %f {acc_type=f32, kernel=array<i64:2>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%z: tensor<1x0x7x9xf32>) {
  // expected-error@+1 {{'tosa.avg_pool2d' op tensor has a dimension with size zero. Each dimension of a tensor must have size >= 1}}
  %0 = tosa.avg_pool2d %z {acc_type=f32, kernel=array<i64:2,2>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x0x7x9xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%f: tensor<1x7x7x9xf32>) {
  // expected-error@+1 {{custom op 'tosa.avg_pool2d' 'tosa.avg_pool2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 32-bit signed integer or 16-bit float or 32-bit float}}
  %0 = tosa.avg_pool2d %f {acc_type=i8, kernel=array<i64:2,2>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%f: tensor<1x7x7x9xf32>) {
  // expected-error@+1 {{expected ','}}
  %0 = tosa.avg_pool2d %f {acc_type=f32, quantization_info=#tosa.unary_quant<output_zp=1>, kernel=array<i64:2,2>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%f: tensor<1x7x7x9xf32>) {
  // expected-error@+2 {{expected integer value}}
  // expected-error@+1 {{failed to parse Tosa_UnaryOpQuantizationAttr parameter 'input_zp' which is to be a `int64_t`}}
  %0 = tosa.avg_pool2d %f {acc_type=f32, quantization_info=#tosa.unary_quant<input_zp=a,output_zp=1>, kernel=array<i64:2,2>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%f: tensor<1x7x7x9xf32>) {
  // expected-error@+1 {{custom op 'tosa.avg_pool2d' 'tosa.avg_pool2d' op attribute 'quantization_info' failed to satisfy constraint: Attribute for UnaryOp quantization information.}}
  %0 = tosa.avg_pool2d %f {acc_type=f32, quantization_info=#tosa.conv_quant<input_zp=0,weight_zp=1>, kernel=array<i64:2,2>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%f: tensor<1x7x7x9xf32>, %w: tensor<3x1x1x9xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op quantizationattr is required for quantized type, and not allowed for float type}}
  %0 = tosa.conv2d %f, %w, %v {local_bound=false,quantization_info=#tosa.conv_quant<input_zp=0,weight_zp=1>,dilation=array<i64:1,1>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xf32>,tensor<3x1x1x9xf32>,tensor<3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%i: tensor<1x7x7x9xi8>, %w: tensor<3x1x1x9xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expect both input and weight to be float or not together, got 'i8' and 'f32'}}
  %0 = tosa.conv2d %i, %w, %v {dilation=array<i64:1,1>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xi8>,tensor<3x1x1x9xf32>,tensor<3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%i: tensor<1x7x7x9xi8>, %wi: tensor<3x1x1x9xi8>, %v: tensor<3xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op quantizationattr is required for quantized type, and not allowed for float type}}
  %0 = tosa.conv2d %i, %wi, %v {dilation=array<i64:1,1>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xi8>,tensor<3x1x1x9xi8>,tensor<3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%u: tensor<*xf32>, %w: tensor<3x1x1x9xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expect a ranked tensor for input, got <block argument> of type 'tensor<*xf32>' at index: 0}}
  %0 = tosa.conv2d %u, %w, %v {dilation=array<i64:1,1>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<*xf32>,tensor<3x1x1x9xf32>,tensor<3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%u: tensor<*xf32>, %w: tensor<3x1x1x9xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op expect a ranked tensor for input, got %0 = "tosa.abs"(%arg0) : (tensor<*xf32>) -> tensor<*xf32>}}
  %q = tosa.abs %u : (tensor<*xf32>) -> tensor<*xf32> %0 = tosa.conv2d %q, %w, %v {dilation=array<i64:1,1>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<*xf32>,tensor<3x1x1x9xf32>,tensor<3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%u: tensor<*xf32>, %f: tensor<1x7x7x9xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op operand #1 must be 4D tensor of 4-bit signless integer or 8-bit signless integer or Quint8 type or Qint4 type or Qint8 type or Qint16 type or Qint32 type or floating-point values, but got 'tensor<*xf32>'}}
  %0 = tosa.conv2d %f, %u, %v {dilation=array<i64:1,1>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xf32>,tensor<*xf32>,tensor<3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%i: tensor<1x7x7x9xi8>, %f: tensor<1x7x7x9xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op operand #2 must be 1-d tensor, but got 'tensor<1x7x7x9xf32>'}}
  %0 = tosa.conv2d %i, %f, %f {dilation=array<i64:1,1>,pad=array<i64:0,0,0,0>,stride=array<i64:1,1>} : (tensor<1x7x7x9xi8>,tensor<1x7x7x9xf32>,tensor<1x7x7x9xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{'tosa.fully_connected' op quantizationattr is required for quantized type, and not allowed for float type}}
  %0 = tosa.fully_connected %a, %a, %v {quantization_info=#tosa.conv_quant<input_zp=0,weight_zp=1>} : (tensor<2x3xf32>,tensor<2x3xf32>,tensor<3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %u: tensor<*xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{'tosa.fully_connected' op expect a ranked tensor for input, got <block argument> of type 'tensor<*xf32>' at index: 1}}
  %0 = tosa.fully_connected %u, %a, %v : (tensor<*xf32>,tensor<2x3xf32>,tensor<3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.matmul' op operand #0 must be 3-d tensor, but got 'tensor<2x3xf32>'}}
  %0 = tosa.matmul %a, %a : (tensor<2x3xf32>,tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<3xf32>, %m: tensor<2x2xi32>) {
  // expected-error@+1 {{'tosa.pad' op operand #2 must be 0D tensor of number values, but got 'tensor<3xf32>'}}
  %0 = tosa.pad %a, %m, %v {quantization_info=#tosa.pad_quant<input_zp=3>}: (tensor<2x3xf32>,tensor<2x2xi32>, tensor<3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%f: tensor<1x7x7x9xf32>) {
  // expected-error@+1 {{custom op 'tosa.resize' 'tosa.resize' op attribute 'mode' failed to satisfy constraint: Supported resize/upsampling strategies}}
  %0 = tosa.resize %f {mode="X", scale=array<i64:1,1,1,1>,offset=array<i64:0,0>,border=array<i64:0,0>} : (tensor<1x7x7x9xf32>) -> tensor<1x7x7x9xf32>
  return
}

// -----

func.func @f(%c: tensor<2x3xi32>) {
  // expected-error@+1 {{custom op 'tosa.rescale' 'tosa.rescale' op attribute 'multiplier' failed to satisfy constraint: i32 dense array attribute}}
  %0 = tosa.rescale %c {double_round = true, input_zp = 17 : i32, multiplier = array<i64: 19689>, output_zp = 22 : i32, per_channel = false, scale32 = true, shift = array<i8: 15>} : (tensor<2x3xi32>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%c: tensor<2x3xi32>) {
  // expected-error@+1 {{custom op 'tosa.rescale' 'tosa.rescale' op attribute 'shift' failed to satisfy constraint: i8 dense array attribute}}
  %0 = tosa.rescale %c {double_round = true, input_zp = 17 : i32, multiplier = array<i32: 19689>, output_zp = 22 : i32, per_channel = false, scale32 = true, shift = 15} : (tensor<2x3xi32>) -> tensor<2x3xi8>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.add' op operands don't have broadcast-compatible shapes}}
  %0 = tosa.add %a, %b : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error@+1 {{'tosa.add' op result type '2x4' not broadcast compatible with broadcasted operands's shapes '2x3'}}
  %0 = tosa.add %a, %s : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %c: tensor<2x3xi32>) {
  // expected-error@+1 {{'tosa.add' op requires the same element type for all operands and results}}
  %0 = tosa.add %a, %c : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{custom op 'tosa.table' invalid kind of type specified}}
  %0 = tosa.table %a, %v {x=1} : (tensor<2x3xf32>, tensor<3xf32>) -> i32
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.int_div' op operand #0 must be tensor of 32-bit signless integer values, but got 'tensor<2x3xf32>'}}
  %0 = tosa.int_div %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%c: tensor<2x3xi32>) {
  // expected-error@+1 {{'tosa.cos' op operand #0 must be tensor of floating-point values, but got 'tensor<2x3xi32>'}}
  %0 = tosa.cos %c : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%c: tensor<2x3xi32>) {
  // expected-error@+1 {{'tosa.sigmoid' op result type '2x5' not broadcast compatible with broadcasted operands's shapes '2x3'}}
  %0 = tosa.sigmoid %c : (tensor<2x3xi32>) -> tensor<2x5xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'tosa.logical_not' op operand #0 must be tensor of 1-bit signless integer values, but got 'tensor<2x3xf32>'}}
  %0 = tosa.logical_not %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%c: tensor<2x3xi32>) {
  // expected-error@+1 {{'tosa.arithmetic_right_shift' op requires attribute 'round'}}
  %0 = tosa.arithmetic_right_shift %c, %c : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %t: tensor<1x2x3xf32>) {
  // expected-error@+1 {{'tosa.gather' op operand #1 must be 2D tensor of 32-bit signless integer values, but got 'tensor<2x3xf32>'}}
  %0 = tosa.gather %t, %a : (tensor<1x2x3xf32>, tensor<2x3xf32>) -> tensor<1x2x2xf32>
  return
}

// -----

func.func @f(%f: tensor<1x7x7x9xf32>, %w: tensor<3x1x1x9xf32>, %v: tensor<3xf32>) {
  // expected-error@+1 {{custom op 'tosa.transpose_conv2d' 'tosa.transpose_conv2d' op attribute 'out_shape' failed to satisfy constraint: i64 dense array attribute with at least 4 elements}}
  %0 = tosa.transpose_conv2d %f, %w, %v {out_pad=array<i64:0,0,0,0>,stride=array<i64:1,1>,out_shape=array<i64:1,7,7,3,4>} : (tensor<1x7x7x9xf32>,tensor<3x1x1x9xf32>,tensor<3xf32>) -> tensor<1x7x7x3xf32>
  return
}

// -----

func.func @f(%i32: i32) {
  // expected-error@+1 {{'tosa.apply_scale' op operand #2 must be signless-integer-8-bit-like, but got 'i32'}}
  %0 = tosa.apply_scale %i32, %i32, %i32 {double_round=true} : (i32,i32,i32) -> i32
  return
}

// -----

func.func @f(%b: tensor<1x0x4x4xf32>, %g: tensor<1x4x4x4xf32>, %c: tensor<2x3x3x4xf32>, %v: tensor<2xf32>, %zw: tensor<2x0x3x4xf32>, %b5: tensor<1x0x4x4x4xf32>,%w5: tensor<2x3x3x3x4xf32>, %d: tensor<3x3x4x1xf32>, %v4: tensor<4xf32>, %q: tensor<1x0x4x4xi8>, %v0: tensor<0xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op tensor has a dimension with size zero. Each dimension of a tensor must have size >= 1}}
  %0 = tosa.conv2d %q, %c, %v {dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x0x4x4xi8>, tensor<2x3x3x4xf32>, tensor<2xf32>) -> tensor<1x0x4x2xf32>
  return
}

// -----

func.func @f(%b: tensor<0x4xf32>, %c: tensor<2x4xf32>, %v: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.fully_connected' op tensor has a dimension with size zero. Each dimension of a tensor must have size >= 1}}
  %0 = tosa.fully_connected %b, %c, %v : (tensor<0x4xf32>, tensor<2x4xf32>, tensor<2xf32>) -> tensor<0x2xf32>
  return
}

// -----

func.func @f(%b: tensor<1x0x4x4xf32>, %c: tensor<*xf32>, %v: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op operand #1 must be 4D tensor of 4-bit signless integer or 8-bit signless integer or Quint8 type or Qint4 type or Qint8 type or Qint16 type or Qint32 type or floating-point values, but got 'tensor<*xf32>'}}
  %0 = tosa.conv2d %b, %c, %v {dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x0x4x4xf32>, tensor<*xf32>, tensor<2xf32>) -> tensor<1x0x4x2xf32>
  return
}

// -----

func.func @f(%b: tensor<1x0x4xf32>) {
  // expected-error@+1 {{'tosa.reshape' op tensor has a dimension with size zero. Each dimension of a tensor must have size >= 1}}
  %0 = tosa.reshape %b {new_shape = array<i64: 1, 2>} : (tensor<1x0x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%b: tensor<1x0x4x4xf32>, %g: tensor<1x4x4x4xf32>, %c: tensor<2x3x3x4xf32>, %v: tensor<2xf32>, %zw: tensor<2x0x3x4xf32>, %b5: tensor<1x0x4x4x4xf32>,%w5: tensor<2x3x3x3x4xf32>, %d: tensor<3x3x4x1xf32>, %v4: tensor<4xf32>, %q: tensor<1x0x4x4xi8>, %v0: tensor<0xf32>) {
  // expected-error@+1 {{'tosa.conv2d' op tensor has a dimension with size zero. Each dimension of a tensor must have size >= 1}}
  %0 = tosa.conv2d %b, %c, %v0 {dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, quantization_info = #tosa.conv_quant<input_zp = 1, weight_zp = 2>} : (tensor<1x0x4x4xf32>, tensor<2x3x3x4xf32>, tensor<0xf32>) -> tensor<1x0x4x2xf32>
  return
}

// -----

func.func @f(%b: tensor<1x0x4x4xf32>, %g: tensor<1x4x4x4xf32>, %c: tensor<2x3x3x4xf32>, %v: tensor<2xf32>, %zw: tensor<2x0x3x4xf32>, %b5: tensor<1x0x4x4x4xf32>,%w5: tensor<2x3x3x3x4xf32>, %d: tensor<3x3x4x1xf32>, %v4: tensor<4xf32>, %q: tensor<1x0x4x4xi8>, %v0: tensor<0xf32>) {
  // expected-error@+1 {{'tosa.conv3d' op tensor has a dimension with size zero. Each dimension of a tensor must have size >= 1}}
  %0 = tosa.conv3d %b5, %w5, %v {dilation = array<i64: 1, 1, 1>, pad = array<i64: 1, 1, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>} : (tensor<1x0x4x4x4xf32>, tensor<2x3x3x3x4xf32>, tensor<2xf32>) -> tensor<1x0x4x4x2xf32>
  return
}

// -----

func.func @f(%b: tensor<1x0x4x4xf32>, %g: tensor<1x4x4x4xf32>, %c: tensor<2x3x3x4xf32>, %v: tensor<2xf32>, %zw: tensor<2x0x3x4xf32>, %b5: tensor<1x0x4x4x4xf32>,%w5: tensor<2x3x3x3x4xf32>, %d: tensor<3x3x4x1xf32>, %v4: tensor<4xf32>, %q: tensor<1x0x4x4xi8>, %v0: tensor<0xf32>) {
  // expected-error@+1 {{'tosa.depthwise_conv2d' op tensor has a dimension with size zero. Each dimension of a tensor must have size >= 1}}
  %0 = tosa.depthwise_conv2d %b, %d, %v4 {dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x0x4x4xf32>, tensor<3x3x4x1xf32>, tensor<4xf32>) -> tensor<1x0x4x4xf32>
  return
}

// -----

func.func @f(%b: tensor<1x0x4x4xf32>, %g: tensor<1x4x4x4xf32>, %c: tensor<2x3x3x4xf32>, %v: tensor<2xf32>, %zw: tensor<2x0x3x4xf32>, %b5: tensor<1x0x4x4x4xf32>,%w5: tensor<2x3x3x3x4xf32>, %d: tensor<3x3x4x1xf32>, %v4: tensor<4xf32>, %q: tensor<1x0x4x4xi8>, %v0: tensor<0xf32>) {
  // expected-error@+1 {{'tosa.fully_connected' op operand #0 must be 2-d tensor, but got 'tensor<0xf32>'}}
  %0 = tosa.fully_connected %v0, %c, %v : (tensor<0xf32>, tensor<2x3x3x4xf32>, tensor<2xf32>) -> tensor<0x2xf32>
  return
}

// -----

// MLIR accepts this.
func.func @permutation(%a: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %p = "tosa.const"() {value = dense<[1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
  // expected-error@+1 {{'tosa.transpose' op expected valid permutation tensor}}
  %0 = tosa.transpose %a, %p : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
