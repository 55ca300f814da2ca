// Blocks of rows are computed by themselves and joined by scf.forall.
func.func @blocks(%x: tensor<12x10xf32>, %w: tensor<10x6xf32>) -> tensor<12x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<12x6xf32>
  %r = scf.forall (%b) in (3) shared_outs(%o = %e) -> (tensor<12x6xf32>) {
    %at = affine.apply affine_map<(b) -> (b * 4)>(%b)
    %xs = tensor.extract_slice %x[%at, 0] [4, 10] [1, 1] : tensor<12x10xf32> to tensor<4x10xf32>
    %os = tensor.extract_slice %o[%at, 0] [4, 6] [1, 1] : tensor<12x6xf32> to tensor<4x6xf32>
    %z = linalg.fill ins(%zero : f32) outs(%os : tensor<4x6xf32>) -> tensor<4x6xf32>
    %p = linalg.matmul ins(%xs, %w : tensor<4x10xf32>, tensor<10x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %p into %o[%at, 0] [4, 6] [1, 1] : tensor<4x6xf32> into tensor<12x6xf32>
    }
  }
  return %r : tensor<12x6xf32>
}
