// Parts of a transformer, lookups and resized images as TOSA of MLIR 22 has them.
func.func @attention(%tokens: tensor<1x6xi32>, %table: tensor<1x20x8xf32>, %wq: tensor<1x8x8xf32>, %wk: tensor<1x8x8xf32>, %wv: tensor<1x8x8xf32>) -> tensor<1x6x8xf32> {
  %zp = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %x = tosa.gather %table, %tokens : (tensor<1x20x8xf32>, tensor<1x6xi32>) -> tensor<1x6x8xf32>
  %q = tosa.matmul %x, %wq, %zp, %zp : (tensor<1x6x8xf32>, tensor<1x8x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8xf32>
  %k = tosa.matmul %x, %wk, %zp, %zp : (tensor<1x6x8xf32>, tensor<1x8x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8xf32>
  %v = tosa.matmul %x, %wv, %zp, %zp : (tensor<1x6x8xf32>, tensor<1x8x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8xf32>
  %heads = tosa.const_shape {values = dense<[6, 2, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %q0 = tosa.reshape %q, %heads : (tensor<1x6x8xf32>, !tosa.shape<3>) -> tensor<6x2x4xf32>
  %k0 = tosa.reshape %k, %heads : (tensor<1x6x8xf32>, !tosa.shape<3>) -> tensor<6x2x4xf32>
  %v0 = tosa.reshape %v, %heads : (tensor<1x6x8xf32>, !tosa.shape<3>) -> tensor<6x2x4xf32>
  %q1 = tosa.transpose %q0 {perms = array<i32: 1, 0, 2>} : (tensor<6x2x4xf32>) -> tensor<2x6x4xf32>
  %k1 = tosa.transpose %k0 {perms = array<i32: 1, 2, 0>} : (tensor<6x2x4xf32>) -> tensor<2x4x6xf32>
  %v1 = tosa.transpose %v0 {perms = array<i32: 1, 0, 2>} : (tensor<6x2x4xf32>) -> tensor<2x6x4xf32>
  %s0 = tosa.matmul %q1, %k1, %zp, %zp : (tensor<2x6x4xf32>, tensor<2x4x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x6x6xf32>
  %half = "tosa.const"() <{values = dense<5.000000e-01> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
  %s1 = tosa.mul %s0, %half, %shift : (tensor<2x6x6xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<2x6x6xf32>
  %rows = "tosa.const"() <{values = dense<[[[0], [1], [2], [3], [4], [5]]]> : tensor<1x6x1xi32>}> : () -> tensor<1x6x1xi32>
  %columns = "tosa.const"() <{values = dense<[[[0, 1, 2, 3, 4, 5]]]> : tensor<1x1x6xi32>}> : () -> tensor<1x1x6xi32>
  %seen = tosa.greater_equal %rows, %columns : (tensor<1x6x1xi32>, tensor<1x1x6xi32>) -> tensor<1x6x6xi1>
  %never = "tosa.const"() <{values = dense<-3.40282347E+38> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
  %s2 = tosa.select %seen, %s1, %never : (tensor<1x6x6xi1>, tensor<2x6x6xf32>, tensor<1x1x1xf32>) -> tensor<2x6x6xf32>
  %most = tosa.reduce_max %s2 {axis = 2 : i32} : (tensor<2x6x6xf32>) -> tensor<2x6x1xf32>
  %less = tosa.sub %s2, %most : (tensor<2x6x6xf32>, tensor<2x6x1xf32>) -> tensor<2x6x6xf32>
  %e = tosa.exp %less : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
  %sum = tosa.reduce_sum %e {axis = 2 : i32} : (tensor<2x6x6xf32>) -> tensor<2x6x1xf32>
  %inverse = tosa.reciprocal %sum : (tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
  %p = tosa.mul %e, %inverse, %shift : (tensor<2x6x6xf32>, tensor<2x6x1xf32>, tensor<1xi8>) -> tensor<2x6x6xf32>
  %o = tosa.matmul %p, %v1, %zp, %zp : (tensor<2x6x6xf32>, tensor<2x6x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x6x4xf32>
  %o1 = tosa.transpose %o {perms = array<i32: 1, 0, 2>} : (tensor<2x6x4xf32>) -> tensor<6x2x4xf32>
  %flat = tosa.const_shape {values = dense<[1, 6, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r = tosa.reshape %o1, %flat : (tensor<6x2x4xf32>, !tosa.shape<3>) -> tensor<1x6x8xf32>
  return %r : tensor<1x6x8xf32>
}
func.func @lookup(%x: tensor<20xi8>, %t: tensor<256xi8>, %y: tensor<30xi16>, %u: tensor<513xi16>) -> (tensor<20xi8>, tensor<30xi32>) {
  %0 = tosa.table %x, %t : (tensor<20xi8>, tensor<256xi8>) -> tensor<20xi8>
  %1 = tosa.table %y, %u : (tensor<30xi16>, tensor<513xi16>) -> tensor<30xi32>
  return %0, %1 : tensor<20xi8>, tensor<30xi32>
}
func.func @nearest(%x: tensor<1x3x4x2xi8>) -> tensor<1x6x8x2xi8> {
  %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %scale, %offset, %border {mode = NEAREST_NEIGHBOR} : (tensor<1x3x4x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x8x2xi8>
  return %0 : tensor<1x6x8x2xi8>
}
func.func @bilinear(%x: tensor<1x3x4x2xf32>) -> tensor<1x6x8x2xf32> {
  %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %scale, %offset, %border {mode = BILINEAR} : (tensor<1x3x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x8x2xf32>
  return %0 : tensor<1x6x8x2xf32>
}
// The result has the product of both scales as its unit.
func.func @bilinear_bytes(%x: tensor<1x3x4x2xi8>) -> tensor<1x6x8x2xi32> {
  %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %x, %scale, %offset, %border {mode = BILINEAR} : (tensor<1x3x4x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x8x2xi32>
  return %0 : tensor<1x6x8x2xi32>
}
func.func @move(%x: tensor<?x4xf32>, %y: tensor<3x4xf32>) -> (tensor<?x2xf32>, tensor<6x8xf32>, tensor<3x4xf32>) {
  %start = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %size = tosa.const_shape {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %joined = tosa.concat %x, %y {axis = 0 : i32} : (tensor<?x4xf32>, tensor<3x4xf32>) -> tensor<?x4xf32>
  %0 = tosa.slice %joined, %start, %size : (tensor<?x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x2xf32>
  %times = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.tile %y, %times : (tensor<3x4xf32>, !tosa.shape<2>) -> tensor<6x8xf32>
  %zp = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
  %2 = tosa.reverse %y {axis = 1 : i32} : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %3 = tosa.negate %2, %zp, %zp : (tensor<3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x4xf32>
  return %0, %1, %3 : tensor<?x2xf32>, tensor<6x8xf32>, tensor<3x4xf32>
}
