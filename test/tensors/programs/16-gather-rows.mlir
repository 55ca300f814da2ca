// Rows by indices, one slice at a time in a loop, and the sum of those rows.
func.func @gather(%data: tensor<?x24xf32>, %rows: tensor<6xi32>) -> (tensor<6x24xf32>, tensor<24xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %init = tensor.empty() : tensor<6x24xf32>
  %g = scf.for %i = %c0 to %c6 step %c1 iter_args(%acc = %init) -> (tensor<6x24xf32>) {
    %r = tensor.extract %rows[%i] : tensor<6xi32>
    %ri = arith.index_cast %r : i32 to index
    %row = tensor.extract_slice %data[%ri, 0] [1, 24] [1, 1] : tensor<?x24xf32> to tensor<1x24xf32>
    %next = tensor.insert_slice %row into %acc[%i, 0] [1, 24] [1, 1] : tensor<1x24xf32> into tensor<6x24xf32>
    scf.yield %next : tensor<6x24xf32>
  }
  %z = arith.constant dense<0.0> : tensor<24xf32>
  %sum = linalg.reduce { arith.addf } ins(%g : tensor<6x24xf32>) outs(%z : tensor<24xf32>) dimensions = [0]
  return %g, %sum : tensor<6x24xf32>, tensor<24xf32>
}
