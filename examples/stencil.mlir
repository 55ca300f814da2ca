// One step of heat flow on a 100x75 plate: `spvc run examples/stencil.mlir`.
//
// Workgroups of 16x16 cover more than the plate, so the kernel leaves out what lies
// beyond it; cells on the border keep their heat.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @step(%in: memref<75x100xf32>, %out: memref<75x100xf32>)
        kernel attributes {known_block_size = array<i32: 16, 16, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %width = arith.constant 100 : index
      %height = arith.constant 75 : index
      %right = arith.constant 99 : index
      %bottom = arith.constant 74 : index
      %quarter = arith.constant 0.25 : f32
      %x = gpu.global_id x
      %y = gpu.global_id y
      %xin = arith.cmpi ult, %x, %width : index
      %yin = arith.cmpi ult, %y, %height : index
      %on = arith.andi %xin, %yin : i1
      scf.if %on {
        %center = memref.load %in[%y, %x] : memref<75x100xf32>
        %x0 = arith.cmpi eq, %x, %c0 : index
        %x1 = arith.cmpi eq, %x, %right : index
        %y0 = arith.cmpi eq, %y, %c0 : index
        %y1 = arith.cmpi eq, %y, %bottom : index
        %xb = arith.ori %x0, %x1 : i1
        %yb = arith.ori %y0, %y1 : i1
        %border = arith.ori %xb, %yb : i1
        %new = scf.if %border -> (f32) {
          scf.yield %center : f32
        } else {
          %xl = arith.subi %x, %c1 : index
          %xr = arith.addi %x, %c1 : index
          %yu = arith.subi %y, %c1 : index
          %yd = arith.addi %y, %c1 : index
          %l = memref.load %in[%y, %xl] : memref<75x100xf32>
          %r = memref.load %in[%y, %xr] : memref<75x100xf32>
          %u = memref.load %in[%yu, %x] : memref<75x100xf32>
          %d = memref.load %in[%yd, %x] : memref<75x100xf32>
          %lr = arith.addf %l, %r : f32
          %ud = arith.addf %u, %d : f32
          %s = arith.addf %lr, %ud : f32
          %mean = arith.mulf %s, %quarter : f32
          scf.yield %mean : f32
        }
        memref.store %new, %out[%y, %x] : memref<75x100xf32>
      }
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %c11 = arith.constant 11 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %width = arith.constant 100 : index
    %height = arith.constant 75 : index
    %right = arith.constant 99 : index
    %bottom = arith.constant 74 : index
    %quarter = arith.constant 0.25 : f32
    %in = memref.alloc() : memref<75x100xf32>
    %out = memref.alloc() : memref<75x100xf32>

    // Heat is a small integer, so that all sums are exact.
    scf.for %y = %c0 to %height step %c1 {
      scf.for %x = %c0 to %width step %c1 {
        %a = arith.muli %x, %c7 : index
        %b = arith.muli %y, %c11 : index
        %xy = arith.muli %x, %y : index
        %ab = arith.addi %a, %b : index
        %abc = arith.addi %ab, %xy : index
        %h = arith.remui %abc, %c64 : index
        %k = arith.index_cast %h : index to i32
        %v = arith.sitofp %k : i32 to f32
        memref.store %v, %in[%y, %x] : memref<75x100xf32>
      }
    }

    gpu.launch_func @kernels::@step blocks in (%c7, %c5, %c1) threads in (%c16, %c16, %c1)
        args(%in : memref<75x100xf32>, %out : memref<75x100xf32>)

    scf.for %y = %c1 to %bottom step %c1 {
      scf.for %x = %c1 to %right step %c1 {
        %xl = arith.subi %x, %c1 : index
        %xr = arith.addi %x, %c1 : index
        %yu = arith.subi %y, %c1 : index
        %yd = arith.addi %y, %c1 : index
        %l = memref.load %in[%y, %xl] : memref<75x100xf32>
        %r = memref.load %in[%y, %xr] : memref<75x100xf32>
        %u = memref.load %in[%yu, %x] : memref<75x100xf32>
        %d = memref.load %in[%yd, %x] : memref<75x100xf32>
        %lr = arith.addf %l, %r : f32
        %ud = arith.addf %u, %d : f32
        %s = arith.addf %lr, %ud : f32
        %want = arith.mulf %s, %quarter : f32
        %got = memref.load %out[%y, %x] : memref<75x100xf32>
        %same = arith.cmpf oeq, %got, %want : f32
        cf.assert %same, "an inner cell must be the mean of its neighbors"
      }
    }
    scf.for %x = %c0 to %width step %c1 {
      %t = memref.load %in[%c0, %x] : memref<75x100xf32>
      %tgot = memref.load %out[%c0, %x] : memref<75x100xf32>
      %tsame = arith.cmpf oeq, %tgot, %t : f32
      cf.assert %tsame, "the upper border must not change"
      %b = memref.load %in[%bottom, %x] : memref<75x100xf32>
      %bgot = memref.load %out[%bottom, %x] : memref<75x100xf32>
      %bsame = arith.cmpf oeq, %bgot, %b : f32
      cf.assert %bsame, "the lower border must not change"
    }
    %corner = memref.subview %out[0, 0] [2, 4] [1, 1] : memref<75x100xf32> to memref<2x4xf32, strided<[100, 1]>>
    %any = memref.cast %corner : memref<2x4xf32, strided<[100, 1]>> to memref<*xf32>
    call @printMemrefF32(%any) : (memref<*xf32>) -> ()
    memref.dealloc %in : memref<75x100xf32>
    memref.dealloc %out : memref<75x100xf32>
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
