// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// The rules of the interface of convolutions.

func.func @inputs(%a0: tensor<?xf32>, %a1: tensor<?xf32>) {
  // expected-error @+1 {{expected op with 2 inputs and 1 output}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>], iterator_types = [#linalg.iterator_type<parallel>]}
      ins(%a0 : tensor<?xf32>) outs(%a1 : tensor<?xf32>) {
  ^bb0(%b0: f32, %b1: f32):
    linalg.yield %b0 : f32
  } -> tensor<?xf32>
  return
}

// -----

func.func @input_map(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
  // expected-error @+1 {{unexpected input index map for convolutions}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0, d1)->(d0 floordiv 2 + d1)>, affine_map<(d0, d1)->(d1)>, affine_map<(d0, d1)->(d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]}
      ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b0 : f32
  } -> tensor<?xf32>
  return
}

// -----

func.func @twice(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
  // expected-error @+1 {{unexpected input index map for convolutions}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0, d1)->(d0 + d1, d0)>, affine_map<(d0, d1)->(d1)>, affine_map<(d0, d1)->(d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]}
      ins(%a0, %a1 : tensor<?x?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b0 : f32
  } -> tensor<?xf32>
  return
}

// -----

func.func @projected(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
  // expected-error @+1 {{expected output/filter indexing maps to be projected permutations}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0, d1)->(d0 + d1)>, affine_map<(d0, d1)->(d1 + d0)>, affine_map<(d0, d1)->(d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>]}
      ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b0 : f32
  } -> tensor<?xf32>
  return
}

// -----

func.func @output_loop(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
  // expected-error @+1 {{expected all iterators used to access outputs to be parallel}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0, d1)->(d0 + d1)>, affine_map<(d0, d1)->(d1)>, affine_map<(d0, d1)->(d0)>], iterator_types = [#linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>]}
      ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b0 : f32
  } -> tensor<?xf32>
  return
}

// -----

func.func @filter_loop(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
  // expected-error @+1 {{expected all iterators not used to access outputs to be reduction}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0, d1)->(d0 + d1)>, affine_map<(d0, d1)->(d1)>, affine_map<(d0, d1)->(d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]}
      ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b0 : f32
  } -> tensor<?xf32>
  return
}

// -----

func.func @window_of_output(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
  // expected-error @+1 {{unexpected loop dimension for convolution op}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0, d1)->(d0 + d1)>, affine_map<(d0, d1)->(d1)>, affine_map<(d0, d1)->(d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>]}
      ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b0 : f32
  } -> tensor<?xf32>
  return
}

// -----

func.func @unused(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
  // expected-error @+1 {{unexpected loop dimension for convolution op}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(d0, d1, d2)->(d0 + d1)>, affine_map<(d0, d1, d2)->(d1)>, affine_map<(d0, d1, d2)->(d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>]}
      ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) {
  ^bb0(%b0: f32, %b1: f32, %b2: f32):
    linalg.yield %b0 : f32
  } -> tensor<?xf32>
  return
}
