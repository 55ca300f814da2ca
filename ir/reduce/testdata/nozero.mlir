// erase 2, constant 2, inline, forward
func.func @main(%a: index, %n: vector<2x[4]xi8>) -> (memref<?xf32>, complex<f32>, tensor<4xf32>, tensor<?xi8>, vector<2xi8>, tuple<i8>) {
  %0 = memref.alloc(%a) : memref<?xf32>
  %1 = "foo.complex"() : () -> complex<f32>
  %2 = "foo.tensor"(%a) : (index) -> tensor<4xf32>
  %3 = "foo.dynamic"() : () -> tensor<?xi8>
  %4 = "foo.vector"() : () -> vector<2xi8>
  %5 = "foo.tuple"() : () -> tuple<i8>
  %c = arith.constant true
  %6 = "foo.region"() ({
    "foo.op"() : () -> ()
  }) : () -> memref<?xf32>
  %7 = scf.while (%x = %a) : (index) -> memref<?xf32> {
    %8 = memref.alloc(%x) : memref<?xf32>
    scf.condition(%c) %8 : memref<?xf32>
  } do {
  ^bb0(%y: memref<?xf32>):
    %9 = memref.load %y[%a] : memref<?xf32>
    scf.yield %a : index
  }
  memref.copy %6, %7 : memref<?xf32> to memref<?xf32>
  return %0, %1, %2, %3, %4, %5 : memref<?xf32>, complex<f32>, tensor<4xf32>, tensor<?xi8>, vector<2xi8>, tuple<i8>
}
