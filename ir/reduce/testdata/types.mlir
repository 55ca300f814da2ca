// type
memref.global constant @table : memref<4xi16> = dense<[1, 2, 3, 40000]>
func.func @numbers(%a: i64, %f: f64) -> (i64, f64) {
  %c = arith.constant 300 : i64
  %d = arith.constant 1.5 : f64
  %0 = arith.addi %a, %c : i64
  %1 = arith.addf %f, %d : f64
  %2 = arith.trunci %0 : i64 to i32
  %3 = arith.extsi %2 : i32 to i64
  return %3, %1 : i64, f64
}
func.func @parts(%t: tuple<i32, tuple<i17, f64>>, %m: memref<3xvector<4xi8>>, %v: vector<2xi17>) {
  %e = arith.constant dense<> : tensor<0xi64>
  %b = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  return
}
func.func @shapes(%v: vector<4xf32>, %m: memref<4x3xf32>, %i: index) -> vector<4xf32> {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %s = arith.constant dense<7> : vector<4xi32>
  %0 = arith.addf %v, %c : vector<4xf32>
  %1 = memref.load %m[%i, %i] : memref<4x3xf32>
  return %0 : vector<4xf32>
}
