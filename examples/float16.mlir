// Means of half-precision numbers: `spvc run examples/float16.mlir`.
//
// The buffers hold f16, and the kernel computes in f16; the module's target says
// that it needs Float16 and StorageBuffer16BitAccess. All values are exact, so that
// the host can check them in f32.
module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader, Float16, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_16bit_storage]>,
    api=Vulkan, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @float16(%x: memref<1024xf16>, %y: memref<1024xf16>)
        kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.global_id x
      %a = memref.load %x[%i] : memref<1024xf16>
      %b = memref.load %y[%i] : memref<1024xf16>
      %half = arith.constant 0.5 : f16
      %s = arith.addf %a, %b : f16
      %m = arith.mulf %s, %half : f16
      memref.store %m, %y[%i] : memref<1024xf16>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %groups = arith.constant 16 : index
    %size = arith.constant 64 : index
    %n = arith.constant 1024 : index
    %fifty = arith.constant 50 : i32
    %seven = arith.constant 7 : i32
    %modulus = arith.constant 101 : i32
    %half = arith.constant 0.5 : f32
    %x = memref.alloc() : memref<1024xf16>
    %y = memref.alloc() : memref<1024xf16>
    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i32
      %p = arith.muli %k, %seven : i32
      %r = arith.remui %p, %modulus : i32
      %s = arith.subi %r, %fifty : i32
      %v = arith.sitofp %s : i32 to f16
      memref.store %v, %x[%i] : memref<1024xf16>
      %q = arith.remui %k, %modulus : i32
      %w = arith.sitofp %q : i32 to f16
      memref.store %w, %y[%i] : memref<1024xf16>
    }

    gpu.launch_func @kernels::@float16 blocks in (%groups, %c1, %c1) threads in (%size, %c1, %c1)
        args(%x : memref<1024xf16>, %y : memref<1024xf16>)

    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i32
      %p = arith.muli %k, %seven : i32
      %r = arith.remui %p, %modulus : i32
      %s = arith.subi %r, %fifty : i32
      %q = arith.remui %k, %modulus : i32
      %t = arith.addi %s, %q : i32
      %f = arith.sitofp %t : i32 to f32
      %want = arith.mulf %f, %half : f32
      %g = memref.load %y[%i] : memref<1024xf16>
      %got = arith.extf %g : f16 to f32
      %same = arith.cmpf oeq, %got, %want : f32
      cf.assert %same, "each mean must be exact"
    }
    %first = memref.subview %y[0] [8] [1] : memref<1024xf16> to memref<8xf16>
    %any = memref.cast %first : memref<8xf16> to memref<*xf16>
    call @printMemrefF16(%any) : (memref<*xf16>) -> ()
    memref.dealloc %x : memref<1024xf16>
    memref.dealloc %y : memref<1024xf16>
    return
  }
  func.func private @printMemrefF16(memref<*xf16>)
}
