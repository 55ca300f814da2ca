// Saturating sums of 8-bit integers: `spvc run examples/int8.mlir`.
//
// The buffers hold 8-bit integers, which takes a capability beyond Vulkan's minimum: the
// module's target says so, and a device without it is refused. The host finds
// overflows by the signs, the kernel by wider sums.
module attributes {
  gpu.container_module,
  spirv.target_env = #spirv.target_env<
    #spirv.vce<v1.3, [Shader, Int8, StorageBuffer8BitAccess], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage]>,
    api=Vulkan, #spirv.resource_limits<>>
} {
  gpu.module @kernels {
    gpu.func @int8(%x: memref<1024xi8>, %y: memref<1024xi8>)
        kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.global_id x
      %a = memref.load %x[%i] : memref<1024xi8>
      %b = memref.load %y[%i] : memref<1024xi8>
      %wa = arith.extsi %a : i8 to i32
      %wb = arith.extsi %b : i8 to i32
      %sum = arith.addi %wa, %wb : i32
      %low = arith.constant -128 : i32
      %high = arith.constant 127 : i32
      %raised = arith.maxsi %sum, %low : i32
      %clamped = arith.minsi %raised, %high : i32
      %s = arith.trunci %clamped : i32 to i8
      memref.store %s, %y[%i] : memref<1024xi8>
      gpu.return
    }
  }

  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %groups = arith.constant 16 : index
    %size = arith.constant 64 : index
    %n = arith.constant 1024 : index
    %low = arith.constant -128 : i8
    %high = arith.constant 127 : i8
    %zero = arith.constant 0 : i8
    %factor = arith.constant 77 : i32
    %x = memref.alloc() : memref<1024xi8>
    %y = memref.alloc() : memref<1024xi8>
    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i32
      %p = arith.muli %k, %factor : i32
      %v = arith.trunci %p : i32 to i8
      memref.store %v, %x[%i] : memref<1024xi8>
      %q = arith.muli %p, %k : i32
      %w = arith.trunci %q : i32 to i8
      memref.store %w, %y[%i] : memref<1024xi8>
    }

    gpu.launch_func @kernels::@int8 blocks in (%groups, %c1, %c1) threads in (%size, %c1, %c1)
        args(%x : memref<1024xi8>, %y : memref<1024xi8>)

    scf.for %i = %c0 to %n step %c1 {
      %k = arith.index_cast %i : index to i32
      %p = arith.muli %k, %factor : i32
      %a = arith.trunci %p : i32 to i8
      %q = arith.muli %p, %k : i32
      %b = arith.trunci %q : i32 to i8
      %sum = arith.addi %a, %b : i8
      %sa = arith.xori %sum, %a : i8
      %sb = arith.xori %sum, %b : i8
      %both = arith.andi %sa, %sb : i8
      %overflow = arith.cmpi slt, %both, %zero : i8
      %negative = arith.cmpi slt, %a, %zero : i8
      %end = arith.select %negative, %low, %high : i8
      %want = arith.select %overflow, %end, %sum : i8
      %got = memref.load %y[%i] : memref<1024xi8>
      %same = arith.cmpi eq, %got, %want : i8
      cf.assert %same, "each sum must saturate"
    }
    // As numbers: printMemrefI8 writes characters, as in MLIR.
    %first = memref.alloc() : memref<8xi32>
    scf.for %i = %c0 to %c8 step %c1 {
      %v = memref.load %y[%i] : memref<1024xi8>
      %w = arith.extsi %v : i8 to i32
      memref.store %w, %first[%i] : memref<8xi32>
    }
    %any = memref.cast %first : memref<8xi32> to memref<*xi32>
    call @printMemrefI32(%any) : (memref<*xi32>) -> ()
    memref.dealloc %first : memref<8xi32>
    memref.dealloc %x : memref<1024xi8>
    memref.dealloc %y : memref<1024xi8>
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
