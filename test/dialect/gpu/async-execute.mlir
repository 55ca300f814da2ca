// RUN: mlir-opt %s -gpu-async-region | FileCheck %s

// The host waits for kernels of asynchronous regions behind what waits for the regions.

// CHECK:      module attributes {gpu.container_module} {
// CHECK-NEXT:   gpu.module @kernels {
// CHECK-NEXT:     gpu.func @kernel() kernel {
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @foo()
// CHECK-NEXT:   func.func @fork(%arg0: index) {
// CHECK-NEXT:     %token, %bodyResults:2 = async.execute -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %0 = gpu.wait async
// CHECK-NEXT:       %1 = gpu.launch_func async [%0] @kernels::@kernel blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  
// CHECK-NEXT:       async.yield %1, %1 : !gpu.async.token, !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     %token_0 = async.execute [%token] (%bodyResults#0 as %arg1: !async.value<!gpu.async.token>) {
// CHECK-NEXT:       gpu.wait [%arg1]
// CHECK-NEXT:       func.call @foo() : () -> ()
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %token_1 = async.execute [%token] (%bodyResults#1 as %arg1: !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %0 = gpu.wait async [%arg1]
// CHECK-NEXT:       %1 = gpu.launch_func async [%0] @kernels::@kernel blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  
// CHECK-NEXT:       gpu.wait [%1]
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @chain(%arg0: index, %arg1: i1) {
// CHECK-NEXT:     %token, %bodyResults = async.execute -> !async.value<!gpu.async.token> {
// CHECK-NEXT:       %3 = gpu.wait async
// CHECK-NEXT:       %4 = gpu.launch_func async [%3] @kernels::@kernel blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  
// CHECK-NEXT:       gpu.wait [%4]
// CHECK-NEXT:       func.call @foo() : () -> ()
// CHECK-NEXT:       %5 = gpu.wait async
// CHECK-NEXT:       %6 = gpu.launch_func async [%5] @kernels::@kernel blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  
// CHECK-NEXT:       %7 = arith.addi %arg0, %arg0 : index
// CHECK-NEXT:       async.yield %6 : !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     %token_0, %bodyResults_1 = async.execute [%token] (%bodyResults as %arg2: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
// CHECK-NEXT:       async.yield %arg2 : !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     %token_2, %bodyResults_3:2 = async.execute [%token_0] (%bodyResults_1 as %arg2: !async.value<!gpu.async.token>) -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %3 = arith.addi %arg0, %arg0 : index
// CHECK-NEXT:       async.yield %arg2, %arg2 : !gpu.async.token, !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       async.await %token_2 : !async.token
// CHECK-NEXT:       %3 = async.await %bodyResults_3#0 : !async.value<!gpu.async.token>
// CHECK-NEXT:       gpu.wait [%3]
// CHECK-NEXT:       func.call @foo() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     async.await %token_2 : !async.token
// CHECK-NEXT:     %0 = async.await %bodyResults_3#1 : !async.value<!gpu.async.token>
// CHECK-NEXT:     %1 = gpu.wait async [%0]
// CHECK-NEXT:     %2 = gpu.launch_func async [%1] @kernels::@kernel blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  
// CHECK-NEXT:     gpu.wait [%2]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @returned(%arg0: index) -> !async.token {
// CHECK-NEXT:     %token = async.execute {
// CHECK-NEXT:       %0 = gpu.wait async
// CHECK-NEXT:       %1 = gpu.launch_func async [%0] @kernels::@kernel blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  
// CHECK-NEXT:       gpu.wait [%1]
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %token : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @kernel() kernel { gpu.return }
  }
  func.func private @foo() -> ()
  // Two regions wait for the kernel, each by a token of its own.
  func.func @fork(%sz : index) {
    %a0 = async.execute {
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
      async.yield
    }
    %a1 = async.execute [%a0] {
      func.call @foo() : () -> ()
      async.yield
    }
    %a2 = async.execute [%a0] {
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
      async.yield
    }
    return
  }
  func.func @chain(%sz : index, %c: i1) {
    %a0 = async.execute {
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
      func.call @foo() : () -> ()
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
      %u = arith.addi %sz, %sz : index
      async.yield
    }
    %a1 = async.execute [%a0] {
      async.yield
    }
    %a2 = async.execute [%a1] {
      %u = arith.addi %sz, %sz : index
      async.yield
    }
    scf.if %c {
      async.await %a2 : !async.token
      func.call @foo() : () -> ()
    }
    async.await %a2 : !async.token
    gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
    return
  }
  func.func @returned(%sz : index) -> !async.token {
    %a0 = async.execute {
      gpu.launch_func @kernels::@kernel blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz)
      async.yield
    }
    return %a0 : !async.token
  }
}
