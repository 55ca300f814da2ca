package irgen

import "fmt"

// tosaFragments returns text for the operations of tosa whose operands are shapes, and for those with windows or regions, as MLIR 22 has them.
func tosaFragments() []fragment {
	zeros := "  %z = \"tosa.const\"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>\n"
	list := []fragment{
		{"tosa.cond_if", `func.func @base«#»(%c: tensor<i1>, %x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %r = tosa.cond_if %c (%a = %x, %b = %y) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    tosa.yield %«a|b» : tensor<f32>
  } else {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    tosa.yield %«a|b» : tensor<f32>
  }
  return %r : tensor<f32>
}`},
		{"tosa.while_loop", `func.func @base«#»(%x: tensor<i32>) -> tensor<i32> {
  %r = tosa.while_loop (%a = %x) : (tensor<i32>) -> tensor<i32> {
    %p = tosa.«greater|greater_equal» %x, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %p : tensor<i1>
  } do {
  ^bb0(%a: tensor<i32>):
    %s = tosa.add %a, %x : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %s : tensor<i32>
  }
  return %r : tensor<i32>
}`},
		{"tosa.conv2d", `func.func @base«#»(%x: tensor<1x9x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x7x6x4xf32> {
` + zeros + `  %r = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x6x4xf32>
  return %r : tensor<1x7x6x4xf32>
}`},
		{"tosa.conv3d", `func.func @base«#»(%x: tensor<1x9x8x7x3xf32>, %w: tensor<4x3x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x7x6x5x4xf32> {
` + zeros + `  %r = tosa.conv3d %x, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x9x8x7x3xf32>, tensor<4x3x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x6x5x4xf32>
  return %r : tensor<1x7x6x5x4xf32>
}`},
		{"tosa.depthwise_conv2d", `func.func @base«#»(%x: tensor<1x7x5x3xf32>, %w: tensor<3x1x3x2xf32>, %b: tensor<6xf32>) -> tensor<1x5x5x6xf32> {
` + zeros + `  %r = tosa.depthwise_conv2d %x, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x7x5x3xf32>, tensor<3x1x3x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x6xf32>
  return %r : tensor<1x5x5x6xf32>
}`},
		{"tosa.transpose_conv2d", `func.func @base«#»(%x: tensor<1x4x4x3xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) -> tensor<1x9x9x5xf32> {
` + zeros + `  %r = tosa.transpose_conv2d %x, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x9x5xf32>
  return %r : tensor<1x9x9x5xf32>
}`},
		{"tosa.avg_pool2d tosa.max_pool2d", `func.func @base«#»(%x: tensor<1x6x9x2xf32>) -> tensor<1x5x8x2xf32> {
` + zeros + `  %r = tosa.avg_pool2d %x, %z, %z {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x9x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x8x2xf32>
  %s = tosa.max_pool2d %x {kernel = array<i64: 4, 4>«|, nan_mode = IGNORE», pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x9x2xf32>) -> tensor<1x5x8x2xf32>
  return %«r|s» : tensor<1x5x8x2xf32>
}`},
		{"tosa.const_shape tosa.reshape tosa.tile tosa.slice tosa.pad", `func.func @base«#»(%x: tensor<2x3xf32>) -> tensor<6xf32> {
` + zeros + `  %a = tosa.const_shape {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
  %b = tosa.const_shape {values = dense<[«1|2», 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %d = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %e = tosa.const_shape {values = dense<[1, 2, 3, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r = tosa.reshape %x, %a : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  %s = tosa.tile %x, %b : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<?x9xf32>
  %t = tosa.slice %x, %c, %d : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf32>
  %u = tosa.pad %x, %e, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<5x10xf32>
  return %r : tensor<6xf32>
}`},
		{"tosa.resize", `func.func @base«#»(%x: tensor<1x2x2x1xf32>) -> tensor<1x4x4x1xf32> {
  %a = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %b = tosa.const_shape {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %x, %a, %b, %c {mode = «BILINEAR|NEAREST_NEIGHBOR»} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xf32>
  return %r : tensor<1x4x4x1xf32>
}`},
		{"tosa.dim tosa.concat_shape", `func.func @base«#»(%x: tensor<4x64xf32>) {
  %a = tosa.const_shape {values = dense<[2, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.dim %x {axis = «0|1» : i32} : (tensor<4x64xf32>) -> !tosa.shape<1>
  %c = tosa.concat_shape %a, %b : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
  return
}`},
		{"tosa.cast_to_block_scaled tosa.cast_from_block_scaled", `func.func @base«#»(%x: tensor<4x64xf32>) {
  %a, %b = tosa.cast_to_block_scaled %x {block_size = BLOCK_SIZE_32} : (tensor<4x64xf32>) -> (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>)
  %c = tosa.cast_from_block_scaled %a, %b {block_size = BLOCK_SIZE_32} : (tensor<4x64xf8E4M3FN>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}`},
		{"tosa.matmul_t_block_scaled", `func.func @base«#»(%a: tensor<1x4x32xf8E4M3FN>, %p: tensor<1x4x1xf8E8M0FNU>, %b: tensor<1x8x32xf8E4M3FN>, %q: tensor<1x8x1xf8E8M0FNU>) {
  %r = tosa.matmul_t_block_scaled %a, %p, %b, %q {block_size = BLOCK_SIZE_32} : (tensor<1x4x32xf8E4M3FN>, tensor<1x4x1xf8E8M0FNU>, tensor<1x8x32xf8E4M3FN>, tensor<1x8x1xf8E8M0FNU>) -> tensor<1x4x8xf32>
  return
}`},
		{"tosa.slice_shape", `func.func @base«#»() {
  %a = tosa.const_shape {values = dense<[2, 6, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.slice_shape %a, %s, %s : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}`},
		{"tosa.variable tosa.variable_read tosa.variable_write", `tosa.variable @variable«#» = dense<«0|1»> : tensor<2xi8>
func.func @base«#»(%x: tensor<2xi8>) -> tensor<2xi8> {
  tosa.variable_write @variable«#», %x : tensor<2xi8>
  %r = tosa.variable_read @variable«#» : tensor<2xi8>
  return %r : tensor<2xi8>
}`},
	}
	for _, name := range []string{"add", "sub", "mul", "div_ceil", "div_floor", "mod", "max", "min"} {
		list = append(list, fragment{"tosa." + name + "_shape", fmt.Sprintf(shapeFunction, "tosa."+name+"_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>)")})
	}
	for _, name := range []string{"exp2", "log2_ceil", "log2_floor"} {
		list = append(list, fragment{"tosa." + name + "_shape", fmt.Sprintf(shapeFunction, "tosa."+name+"_shape %a : (!tosa.shape<2>)")})
	}
	return list
}

// shapeFunction computes a shape by an operation.
const shapeFunction = `func.func @base«#»() {
  %%a = tosa.const_shape {values = dense<[«2|4», 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %%b = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
  %%r = %s -> !tosa.shape<2>
  return
}`
