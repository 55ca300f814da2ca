// One allocation, global or deallocation that is refused fails the pass, also if others before and after it are not.

// RUN: split-file %s %t
// RUN: not mlir-opt %t/alloc.mlir --pass-pipeline="builtin.module(gpu.module(spirv-place-memory))" 2>&1 | FileCheck %s --check-prefix=ALLOC
// RUN: not mlir-opt %t/global.mlir --pass-pipeline="builtin.module(gpu.module(spirv-place-memory))" 2>&1 | FileCheck %s --check-prefix=GLOBAL
// RUN: not mlir-opt %t/dealloc.mlir --pass-pipeline="builtin.module(gpu.module(spirv-place-memory))" 2>&1 | FileCheck %s --check-prefix=DEALLOC
// RUN: not mlir-opt %t/launch.mlir --pass-pipeline="builtin.module(gpu.module(spirv-place-memory))" 2>&1 | FileCheck %s --check-prefix=LAUNCH
// RUN: mlir-opt %t/none.mlir --pass-pipeline="builtin.module(gpu.module(spirv-place-memory))" | FileCheck %s --check-prefix=NONE

// ALLOC: error: a kernel cannot allocate device memory
// GLOBAL: error: {{.*}}'external' is external
// DEALLOC: error: a kernel can free only memory that it allocates
// LAUNCH: error: 'gpu.dynamic_shared_memory' is memory of a kernel
// NONE: gpu.func @k

//--- alloc.mlir
gpu.module @m {
  memref.global "private" constant @table : memref<2xi32> = dense<[3, 4]>
  gpu.func @k() kernel {
    %bad = memref.alloc() : memref<4xi32>
    %a = memref.alloc() : memref<4xi32, 3>
    %g = memref.get_global @table : memref<2xi32>
    %s = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    memref.dealloc %a : memref<4xi32, 3>
    gpu.return
  }
}
//--- global.mlir
gpu.module @m {
  memref.global "private" constant @table : memref<2xi32> = dense<[3, 4]>
  memref.global "private" @external : memref<4xi32>
  gpu.func @k() kernel {
    %bad = memref.get_global @external : memref<4xi32>
    %a = memref.alloc() : memref<4xi32, 3>
    %g = memref.get_global @table : memref<2xi32>
    %s = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    memref.dealloc %a : memref<4xi32, 3>
    gpu.return
  }
}
//--- dealloc.mlir
gpu.module @m {
  memref.global "private" constant @table : memref<2xi32> = dense<[3, 4]>
  gpu.func @k(%bad: memref<4xi32>) kernel {
    memref.dealloc %bad : memref<4xi32>
    %a = memref.alloc() : memref<4xi32, 3>
    %g = memref.get_global @table : memref<2xi32>
    %s = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    memref.dealloc %a : memref<4xi32, 3>
    gpu.return
  }
}
//--- launch.mlir
gpu.module @m {
  memref.global "private" constant @table : memref<2xi32> = dense<[3, 4]>
  gpu.func @device() {
    %bad = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    gpu.return
  }
}
//--- none.mlir
gpu.module @m {
  memref.global "private" constant @table : memref<2xi32> = dense<[3, 4]>
  gpu.func @k() kernel {
    %a = memref.alloc() : memref<4xi32, 3>
    %g = memref.get_global @table : memref<2xi32>
    %s = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    memref.dealloc %a : memref<4xi32, 3>
    gpu.return
  }
}
