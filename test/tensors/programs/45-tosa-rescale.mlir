// A quantized layer as TOSA of MLIR 19 has it: bytes with a zero point, sums in i32, and a rescale to bytes.
func.func @layer(%x: tensor<3x10xi8>, %w: tensor<4x10xi8>, %b: tensor<4xi32>) -> tensor<3x4xi8> {
  %0 = tosa.fully_connected %x, %w, %b {quantization_info = #tosa.conv_quant<input_zp = 3, weight_zp = 0>} : (tensor<3x10xi8>, tensor<4x10xi8>, tensor<4xi32>) -> tensor<3x4xi32>
  %1 = tosa.rescale %0 {double_round = false, input_zp = 0 : i32, multiplier = array<i32: 1342177280>, output_zp = -5 : i32, per_channel = false, scale32 = true, shift = array<i8: 36>} : (tensor<3x4xi32>) -> tensor<3x4xi8>
  return %1 : tensor<3x4xi8>
}
