// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(spvc-compile{opt=0})' --remarks --verify-diagnostics -o %t

// Each place of the source that a target makes dear has one remark.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, GroupNonUniform], [SPV_KHR_storage_buffer_storage_class]>, api=Vulkan, #spirv.resource_limits<>>} {
  gpu.module @lacking {
    // expected-remark @+3 {{'i64' is computed as two numbers of 32 bits}}
    // expected-remark @+2 {{'i8' is computed with 32 bits}}
    // expected-remark @+1 {{'i16' is computed with 32 bits}}
    gpu.func @k(%a: memref<64xi64>, %b: memref<64xi8>, %f: memref<64xbf16>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %c3 = arith.constant 3 : i8
      %t = gpu.thread_id x
      %x = memref.load %a[%t] : memref<64xi64>
      // expected-remark @+1 {{'arith.divsi' on 64-bit integers is computed with numbers of 32 bits, because the target lacks the capability Int64, which}}
      %q = arith.divsi %x, %x : i64
      memref.store %q, %a[%t] : memref<64xi64>
      // expected-remark @+1 {{'memref.load' shifts its 8 bits out of a word of 32, because the target lacks the capability StorageBuffer8BitAccess, which --target=vulkan1.4 has}}
      %e = memref.load %b[%t] : memref<64xi8>
      // expected-remark @+1 {{'arith.divsi' on 8-bit integers is computed with 32 bits, to which its operands are extended, because the target lacks the capability Int8, which --target=vulkan1.4 has}}
      %d = arith.divsi %e, %c3 : i8
      %s = arith.addi %d, %e : i8
      // expected-remark @+1 {{'memref.store' changes 8 bits of a word of 32 by two atomic operations, because the target lacks the capability StorageBuffer8BitAccess, which --target=vulkan1.4 has}}
      memref.store %s, %b[%t] : memref<64xi8>
      // expected-remark @+1 {{'memref.load' shifts its 16 bits out of a word of 32, because the target lacks the capability StorageBuffer16BitAccess, which --target=vulkan1.4 has}}
      %p = memref.load %f[%t] : memref<64xbf16>
      // expected-remark @+1 {{'arith.addf' on 'bf16' is computed with 'f32' and integers, because kernels have no such floats}}
      %pp = arith.addf %p, %p : bf16
      // expected-remark @+1 {{'memref.store' changes 16 bits of a word of 32 by two atomic operations}}
      memref.store %pp, %f[%t] : memref<64xbf16>
      gpu.return
    }

    // expected-remark @+2 {{'i128' is computed as numbers of 64 bits}}
    // expected-remark @+1 {{'i64' is computed as two numbers of 32 bits}}
    gpu.func @groups(%n: memref<64xi32>, %w: memref<4xi128>, %g: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : i32
      %c32 = arith.constant 32 : i32
      %t = gpu.thread_id x
      %i = memref.load %n[%t] : memref<64xi32>
      // expected-remark @+1 {{'gpu.shuffle' passes its values through workgroup memory between two barriers, because the target lacks the capability GroupNonUniformShuffle, which --target=vulkan1.4 has}}
      %v, %ok = gpu.shuffle xor %i, %c1, %c32 : i32
      // expected-remark @+1 {{'gpu.subgroup_reduce' passes its values through workgroup memory between two barriers, because the target lacks the capability GroupNonUniformArithmetic}}
      %r = gpu.subgroup_reduce add %v : (i32) -> i32
      memref.store %r, %n[%t] : memref<64xi32>
      %z = memref.load %w[%c0] : memref<4xi128>
      // expected-remark @+1 {{'arith.muli' on 128-bit integers is computed with numbers of 32 bits, because SPIR-V has no integers of more than 64 bits}}
      %y = arith.muli %z, %z : i128
      memref.store %y, %w[%c0] : memref<4xi128>
      %h = arith.sitofp %r : i32 to f32
      // expected-remark @+1 {{'memref.atomic_rmw' becomes a loop that compares and exchanges, because the target lacks the capability AtomicFloat32AddEXT, which}}
      %at = memref.atomic_rmw addf %h, %g[%c0] : (f32, memref<64xf32>) -> f32
      gpu.return
    }
  }
}

// -----

// A target that has everything has no remarks, and neither have moves of wide integers. One that is a device gets no advice to take another.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Int64, Int8, StorageBuffer8BitAccess, GroupNonUniformShuffle, GroupNonUniformArithmetic], [SPV_KHR_storage_buffer_storage_class, SPV_KHR_8bit_storage]>, api=Vulkan, NVIDIA:DiscreteGPU, #spirv.resource_limits<>>} {
  gpu.module @having {
    gpu.func @k(%a: memref<64xi64>, %b: memref<64xi8>, %n: memref<64xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %c1 = arith.constant 1 : i32
      %c32 = arith.constant 32 : i32
      %t = gpu.thread_id x
      %x = memref.load %a[%t] : memref<64xi64>
      %q = arith.divsi %x, %x : i64
      memref.store %q, %a[%t] : memref<64xi64>
      %e = memref.load %b[%t] : memref<64xi8>
      %d = arith.divsi %e, %e : i8
      memref.store %d, %b[%t] : memref<64xi8>
      %i = memref.load %n[%t] : memref<64xi32>
      %v, %ok = gpu.shuffle xor %i, %c1, %c32 : i32
      %r = gpu.subgroup_reduce add %v : (i32) -> i32
      memref.store %r, %n[%t] : memref<64xi32>
      gpu.return
    }

    // expected-remark @+1 {{'i16' is computed with 32 bits}}
    gpu.func @short(%b: memref<64xi16>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %t = gpu.thread_id x
      // expected-remark-re @+1 {{'memref.load' shifts its 16 bits out of a word of 32, because the target lacks the capability StorageBuffer16BitAccess{{$}}}}
      %e = memref.load %b[%t] : memref<64xi16>
      // expected-remark @+1 {{memref.store}}
      memref.store %e, %b[%t] : memref<64xi16>
      gpu.return
    }
  }
}

// -----

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], [SPV_KHR_storage_buffer_storage_class]>, api=Vulkan, #spirv.resource_limits<>>} {
  gpu.module @moves {
    // expected-remark @+1 {{'i64' is computed as two numbers of 32 bits}}
    gpu.func @k(%a: memref<64xi64>, %n: memref<64xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %t = gpu.thread_id x
      %i = memref.load %n[%t] : memref<64xi32>
      %x = arith.extui %i : i32 to i64
      memref.store %x, %a[%t] : memref<64xi64>
      gpu.return
    }
  }
}

// -----

// Functions of f64 work on its bits. Memory of the invocation needs no atomic operations.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, Float64], [SPV_KHR_storage_buffer_storage_class]>, api=Vulkan, #spirv.resource_limits<>>} {
  gpu.module @bits {
    // expected-remark @+2 {{'i64' is computed as two numbers of 32 bits}}
    // expected-remark @+1 {{'i8' is computed with 32 bits}}
    gpu.func @k(%a: memref<64xf64>, %b: memref<64xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %t = gpu.thread_id x
      %x = memref.load %a[%t] : memref<64xf64>
      // expected-remark @+1 {{64-bit integers, which this operation needs here, are computed with numbers of 32 bits, because the target lacks the capability Int64}}
      %e = math.exp %x : f64
      memref.store %e, %a[%t] : memref<64xf64>
      %m = memref.alloca() : memref<64xi8, #gpu.address_space<private>>
      %i = memref.load %b[%t] : memref<64xi32>
      %n = arith.trunci %i : i32 to i8
      // expected-remark @+1 {{'memref.store' loads a word of 32 bits, changes 8 of them by masks, and stores it, because the target lacks the capability Int8, which --target=vulkan1.4 has}}
      memref.store %n, %m[%t] : memref<64xi8, #gpu.address_space<private>>
      // expected-remark @+1 {{'memref.load' shifts its 8 bits out of a word of 32}}
      %l = memref.load %m[%t] : memref<64xi8, #gpu.address_space<private>>
      // expected-remark @+1 {{'arith.extsi' on 8-bit integers is computed with 32 bits}}
      %w = arith.extsi %l : i8 to i32
      memref.store %w, %b[%t] : memref<64xi32>
      gpu.return
    }
  }
}
