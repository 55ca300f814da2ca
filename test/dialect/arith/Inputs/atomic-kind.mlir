func.func @xor(%a: i32, %m: memref<4xi32>, %i: index) {
  %0 = "memref.atomic_rmw"(%a, %m, %i) {kind = 16 : i64} : (i32, memref<4xi32>, index) -> i32
  return
}
