// A kernel written where it is launched: `spvc run examples/launch.mlir`.
//
// gpu.launch holds the kernel's body, which uses values of the host around it;
// spvc moves it to a kernel of its own, with these values as arguments. Constants become
// constants of the kernel.
module {
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %n = arith.constant 1024 : index
    %scale = arith.constant 3 : i32
    %data = memref.alloc() : memref<1024xi32>
    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i32
      memref.store %k, %data[%i] : memref<1024xi32>
    }
    // Only known when the program runs.
    %seven = memref.load %data[%c16] : memref<1024xi32>
    %shift = arith.addi %seven, %scale : i32

    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c16, %gy = %c1, %gz = %c1)
               threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
      %start = arith.muli %bx, %sx : index
      %i = arith.addi %start, %tx : index
      %v = memref.load %data[%i] : memref<1024xi32>
      %product = arith.muli %v, %scale : i32
      %sum = arith.addi %product, %shift : i32
      memref.store %sum, %data[%i] : memref<1024xi32>
      gpu.terminator
    }

    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i32
      %product = arith.muli %k, %scale : i32
      %want = arith.addi %product, %shift : i32
      %got = memref.load %data[%i] : memref<1024xi32>
      %same = arith.cmpi eq, %got, %want : i32
      cf.assert %same, "data[i] must be 3 i + 19"
    }
    %first = memref.subview %data[0] [8] [1] : memref<1024xi32> to memref<8xi32>
    %any = memref.cast %first : memref<8xi32> to memref<*xi32>
    call @printMemrefI32(%any) : (memref<*xi32>) -> ()
    memref.dealloc %data : memref<1024xi32>
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
