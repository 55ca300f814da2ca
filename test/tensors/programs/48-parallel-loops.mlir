// scf.parallel: a stencil of a plane of any size, and a row-wise sum with a loop inside.
func.func @blur(%x: memref<?x?xf32>, %y: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %quarter = arith.constant 0.25 : f32
  %m = memref.dim %x, %c0 : memref<?x?xf32>
  %n = memref.dim %x, %c1 : memref<?x?xf32>
  %m1 = arith.subi %m, %c1 : index
  %n1 = arith.subi %n, %c1 : index
  scf.parallel (%i, %j) = (%c1, %c1) to (%m1, %n1) step (%c1, %c1) {
    %u = arith.subi %i, %c1 : index
    %d = arith.addi %i, %c1 : index
    %l = arith.subi %j, %c1 : index
    %r = arith.addi %j, %c1 : index
    %a = memref.load %x[%u, %j] : memref<?x?xf32>
    %b = memref.load %x[%d, %j] : memref<?x?xf32>
    %c = memref.load %x[%i, %l] : memref<?x?xf32>
    %e = memref.load %x[%i, %r] : memref<?x?xf32>
    %ab = arith.addf %a, %b : f32
    %ce = arith.addf %c, %e : f32
    %s = arith.addf %ab, %ce : f32
    %q = arith.mulf %s, %quarter : f32
    memref.store %q, %y[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  return
}
func.func @row_sums(%x: memref<?x12xi32>, %y: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %zero = arith.constant 0 : i32
  %m = memref.dim %y, %c0 : memref<?xi32>
  scf.parallel (%i) = (%c0) to (%m) step (%c1) {
    %s = scf.for %j = %c0 to %c12 step %c1 iter_args(%acc = %zero) -> (i32) {
      %v = memref.load %x[%i, %j] : memref<?x12xi32>
      %t = arith.addi %acc, %v : i32
      scf.yield %t : i32
    }
    memref.store %s, %y[%i] : memref<?xi32>
    scf.reduce
  }
  return
}
