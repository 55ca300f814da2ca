// Tensors of flags, bytes, and integers of 16 bits.
func.func @masks(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xi1>, tensor<?xf32>) {
  %p = arith.cmpf olt, %x, %y : tensor<?xf32>
  %q = arith.cmpf une, %x, %y : tensor<?xf32>
  %b = arith.andi %p, %q : tensor<?xi1>
  %s = arith.select %b, %y, %x : tensor<?xi1>, tensor<?xf32>
  return %b, %s : tensor<?xi1>, tensor<?xf32>
}
func.func @choose(%m: tensor<4x9xi1>, %x: tensor<4x9xi32>) -> (tensor<4x9xi32>, tensor<4xi1>) {
  %z = arith.constant dense<-1> : tensor<4x9xi32>
  %s = arith.select %m, %x, %z : tensor<4x9xi1>, tensor<4x9xi32>
  %f = arith.constant dense<false> : tensor<4xi1>
  %any = linalg.reduce { arith.ori } ins(%m : tensor<4x9xi1>) outs(%f : tensor<4xi1>) dimensions = [1]
  return %s, %any : tensor<4x9xi32>, tensor<4xi1>
}
func.func @bytes(%x: tensor<3x?xi8>) -> (tensor<3x?xi16>, tensor<3x?xi8>) {
  %w = arith.extsi %x : tensor<3x?xi8> to tensor<3x?xi16>
  %q = arith.muli %w, %w : tensor<3x?xi16>
  %n = arith.xori %x, %x : tensor<3x?xi8>
  %d = arith.subi %n, %x : tensor<3x?xi8>
  return %q, %d : tensor<3x?xi16>, tensor<3x?xi8>
}
func.func @to_floats(%x: tensor<5x?xi8>, %scale: f32, %zero: i32) -> tensor<5x?xf32> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<5x?xi8>
  %e = tensor.empty(%n) : tensor<5x?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<5x?xi8>) outs(%e : tensor<5x?xf32>) {
  ^bb0(%a: i8, %o: f32):
    %w = arith.extsi %a : i8 to i32
    %s = arith.subi %w, %zero : i32
    %f = arith.sitofp %s : i32 to f32
    %p = arith.mulf %f, %scale : f32
    linalg.yield %p : f32
  } -> tensor<5x?xf32>
  return %r : tensor<5x?xf32>
}
func.func @to_bytes(%x: tensor<5x?xf32>) -> tensor<5x?xi8> {
  %lo = arith.constant -128.0 : f32
  %hi = arith.constant 127.0 : f32
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<5x?xf32>
  %e = tensor.empty(%n) : tensor<5x?xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<5x?xf32>) outs(%e : tensor<5x?xi8>) {
  ^bb0(%a: f32, %o: i8):
    %s = arith.constant 40.0 : f32
    %p = arith.mulf %a, %s : f32
    %q = math.roundeven %p : f32
    %u = arith.maximumf %q, %lo : f32
    %v = arith.minimumf %u, %hi : f32
    %i = arith.fptosi %v : f32 to i8
    linalg.yield %i : i8
  } -> tensor<5x?xi8>
  return %r : tensor<5x?xi8>
}
