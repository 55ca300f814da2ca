// One of each builtin type and attribute, uses in other orders than that of a walk,
// resources, locations, regions and operations that are not registered.
#set = affine_set<(d0) : (d0 >= 0)>
module @all attributes {
  other.array = [1 : i8, -2 : i64, 7 : i128, -1 : i200, 5 : index, 3 : ui5],
  other.floats = [1.5 : f16, 2.5 : bf16, -0.0 : f32, 1.0e300 : f64, 1.0 : f80, 3.0 : f128, 1.0 : f8E4M3FN, 1.0 : tf32],
  other.strings = ["plain", "typed" : i32, ""],
  other.symbols = [@a, @a::@b::@c],
  other.types = [none, index, (i1) -> (f32, f64), () -> (), complex<f32>, tuple<i1, tuple<>>, si7],
  other.memrefs = [memref<2x?xf32>, memref<4xi8, 1>, memref<3x4xf32, strided<[4, 1], offset: ?>>, memref<2xf32, affine_map<(d0) -> (d0 + 1)>, 3>,
    memref<*xf32>, memref<*xf32, "space">],
  other.tensors = [tensor<f32>, tensor<?x2xi32>, tensor<2xf32, "encoding">, tensor<*xbf16>],
  other.vectors = [vector<2x3xf32>, vector<[4]x2xi1>, vector<f32>],
  other.unit,
  other.dense = [dense<1> : tensor<4xi32>, dense<[1, 2, 3]> : tensor<3xi64>, dense<[true, false, true]> : tensor<3xi1>, dense<true> : vector<9xi1>,
    dense<false> : tensor<i1>, dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>, dense<> : tensor<0xi32>, dense<[1, -1]> : tensor<2xi4>],
  other.text = [dense<["a", "b"]> : tensor<2x!other.text>, dense<"same"> : tensor<3x!other.text>],
  other.sparse = sparse<[[0, 0], [1, 2]], [1.0, 5.0]> : tensor<3x4xf32>,
  other.arrays = [array<i1: true, false>, array<i8: 1, -1>, array<i64>, array<f32: 1.0, 2.0>],
  other.map = affine_map<(d0)[s0] -> (d0 + s0)>,
  other.set = #set,
  other.distinct = [distinct[0]<42 : i32>, distinct[1]<42 : i32>, distinct[0]<42 : i32>],
  other.location = loc(fused<"metadata">["file.mlir":1:2, callsite("callee" at "caller"("file.mlir":3:4))]),
  other.resource = [dense_resource<blob> : tensor<2xi32>, dense_resource<absent> : tensor<2xi32>],
  other.opaque = [#other.opaque<x>, !other.opaque<y>]
} {
  func.func @orders(%a: i32 loc("argument"), %b: i32) -> i32 attributes {other.note} {
    cf.br ^second
  ^first:
    "other.use"(%x, %a) : (i32, i32) -> ()
    "other.use"(%x, %x) : (i32, i32) -> ()
    return %y#1 : i32
  ^second:
    %x, %y:2 = "other.def"() <{number = 1 : i32}> : () -> (i32, i32, i32)
    "other.use"(%x, %y#0, %b) : (i32, i32, i32) -> () loc(unknown)
    cf.br ^first
  } loc(callsite("orders" at "file.mlir":5:6))
  func.func @regions(%c: i1, %m: memref<4x5xf32>) -> index {
    %r = scf.if %c -> index {
      %0 = arith.constant 3 : index
      scf.yield %0 : index
    } else {
      %1 = arith.constant 7 : index
      %2 = arith.addi %1, %1 overflow<nsw> : index
      scf.yield %2 : index
    }
    %s = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x5xf32> to memref<2x2xf32, strided<[5, 1]>>
    cf.cond_br %c, ^b(%r : index), ^b(%r : index)
  ^b(%d: index):
    "other.graph"() ({
      %p = "other.later"(%q) : (i32) -> i32
      %q = "other.sooner"() : () -> i32
    }, {}) : () -> ()
    "bare"(%d) : (index) -> ()
    return %d : index
  }
}
{-#
  dialect_resources: { builtin: { blob: "0x08000000010000000000000002000000" } },
  external_resources: { ext: { text: "hello", flag: true, data: "0x10000000FF" } }
#-}
