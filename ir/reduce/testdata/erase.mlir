// erase 1, constant 1, erase 2, constant 2, erase 3, constant 3
func.func private @declared(i32) -> i32
func.func private @helper(%a: i32) -> (i32, f32) {
  %f = arith.constant 2.0 : f32
  return %a, %f : i32, f32
}
func.func @main(%a: i32, %c: i1, %m: memref<4xi32>, %i: index) -> i32 {
  %0:2 = call @helper(%a) : (i32) -> (i32, f32)
  %1 = call @declared(%0#0) : (i32) -> i32
  %2 = memref.load %m[%i] : memref<4xi32>
  %3 = arith.extsi %2 : i32 to i64
  %4 = arith.trunci %3 : i64 to i32
  scf.if %c {
    memref.store %4, %m[%i] : memref<4xi32>
    %v = vector.splat %2 : vector<4xi32>
    %w = arith.addi %v, %v : vector<4xi32>
    %x = vector.extract %w[1] : i32 from vector<4xi32>
    memref.store %x, %m[%i] : memref<4xi32>
  }
  %5 = arith.addi %1, %4 : i32
  return %5 : i32
}
module @table attributes {foo.ref = @table::@inner} {
  func.func private @inner()
}
"foo.symbol"() {sym_name = "one", ref = @two} : () -> ()
"foo.symbol"() {sym_name = "two", ref = @one} : () -> ()
