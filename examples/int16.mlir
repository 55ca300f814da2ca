// Saturating sums of 16-bit integers: `spvc run examples/int16.mlir`.
//
// The buffers hold 16-bit integers, which takes a capability beyond Vulkan's minimum: the
// module's target says so, and a device without it is refused. The host finds
// overflows by the signs, the kernel by wider sums.
module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader, Int16, StorageBuffer16BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_16bit_storage]>,
    api=Vulkan, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @int16(%x: memref<1024xi16>, %y: memref<1024xi16>)
        kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.global_id x
      %a = memref.load %x[%i] : memref<1024xi16>
      %b = memref.load %y[%i] : memref<1024xi16>
      %wa = arith.extsi %a : i16 to i32
      %wb = arith.extsi %b : i16 to i32
      %sum = arith.addi %wa, %wb : i32
      %low = arith.constant -32768 : i32
      %high = arith.constant 32767 : i32
      %raised = arith.maxsi %sum, %low : i32
      %clamped = arith.minsi %raised, %high : i32
      %s = arith.trunci %clamped : i32 to i16
      memref.store %s, %y[%i] : memref<1024xi16>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %groups = arith.constant 16 : index
    %size = arith.constant 64 : index
    %n = arith.constant 1024 : index
    %low = arith.constant -32768 : i16
    %high = arith.constant 32767 : i16
    %zero = arith.constant 0 : i16
    %factor = arith.constant 12345 : i32
    %x = memref.alloc() : memref<1024xi16>
    %y = memref.alloc() : memref<1024xi16>
    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i32
      %p = arith.muli %k, %factor : i32
      %v = arith.trunci %p : i32 to i16
      memref.store %v, %x[%i] : memref<1024xi16>
      %q = arith.muli %p, %k : i32
      %w = arith.trunci %q : i32 to i16
      memref.store %w, %y[%i] : memref<1024xi16>
    }

    gpu.launch_func @kernels::@int16 blocks in (%groups, %c1, %c1) threads in (%size, %c1, %c1)
        args(%x : memref<1024xi16>, %y : memref<1024xi16>)

    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i32
      %p = arith.muli %k, %factor : i32
      %a = arith.trunci %p : i32 to i16
      %q = arith.muli %p, %k : i32
      %b = arith.trunci %q : i32 to i16
      %sum = arith.addi %a, %b : i16
      %sa = arith.xori %sum, %a : i16
      %sb = arith.xori %sum, %b : i16
      %both = arith.andi %sa, %sb : i16
      %overflow = arith.cmpi slt, %both, %zero : i16
      %negative = arith.cmpi slt, %a, %zero : i16
      %end = arith.select %negative, %low, %high : i16
      %want = arith.select %overflow, %end, %sum : i16
      %got = memref.load %y[%i] : memref<1024xi16>
      %same = arith.cmpi eq, %got, %want : i16
      cf.assert %same, "each sum must saturate"
    }
    %first = memref.subview %y[0] [8] [1] : memref<1024xi16> to memref<8xi16>
    %any = memref.cast %first : memref<8xi16> to memref<*xi16>
    call @printMemrefI16(%any) : (memref<*xi16>) -> ()
    memref.dealloc %x : memref<1024xi16>
    memref.dealloc %y : memref<1024xi16>
    return
  }
  func.func private @printMemrefI16(memref<*xi16>)
}
