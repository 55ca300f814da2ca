// RUN: mlir-opt -gpu-async-region -split-input-file -verify-diagnostics %s | FileCheck %s

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @k() kernel {
      gpu.return
    }
  }
  func.func private @host()

  // Device ops wait for each other, host ops with effects for the device.
  // CHECK-LABEL: func @chain
  // CHECK: %[[T0:.*]] = gpu.wait async
  // CHECK: %[[T1:.*]] = gpu.launch_func async [%[[T0]]] @k::@k
  // CHECK: %[[M:.*]], %[[T2:.*]] = gpu.alloc async [%[[T1]]] ()
  // CHECK: arith.constant
  // CHECK: %[[T3:.*]] = gpu.memset async [%[[T2]]] %[[M]]
  // CHECK: gpu.wait [%[[T3]]]
  // CHECK: call @host
  // CHECK: %[[T4:.*]] = gpu.wait async
  // CHECK: %[[T5:.*]] = gpu.dealloc async [%[[T4]]] %[[M]]
  // CHECK: gpu.wait [%[[T5]]]
  // CHECK: return
  func.func @chain(%n: index) {
    gpu.launch_func @k::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    %m = gpu.alloc() : memref<4xf32>
    %f = arith.constant 1.0 : f32
    gpu.memset %m, %f : memref<4xf32>, f32
    func.call @host() : () -> ()
    gpu.dealloc %m : memref<4xf32>
    return
  }

  // What waits already waits for the current token too, but not twice.
  // CHECK-LABEL: func @tokens
  // CHECK: %[[A:.*]] = gpu.wait async
  // CHECK: %[[B:.*]] = gpu.dealloc async [%[[A]]] %{{.*}}
  // CHECK: %[[C:.*]] = gpu.wait async [%[[B]]]
  // CHECK: %[[D:.*]] = gpu.dealloc async [%[[C]], %[[A]]] %{{.*}}
  // CHECK: gpu.wait [%[[D]]]
  func.func @tokens(%x: memref<4xf32>, %y: memref<4xf32>) {
    %a = gpu.wait async
    %b = gpu.dealloc async [%a] %x : memref<4xf32>
    %c = gpu.wait async [%b]
    %d = gpu.dealloc async [%a] %y : memref<4xf32>
    return
  }

  // The host waits at the end of each block.
  // CHECK-LABEL: func @loop
  // CHECK: scf.for
  // CHECK: %[[A:.*]] = gpu.wait async
  // CHECK: %[[B:.*]] = gpu.memset async [%[[A]]]
  // CHECK: gpu.wait [%[[B]]]
  func.func @loop(%x: memref<4xf32>, %f: f32, %n: index) {
    scf.for %i = %n to %n step %n {
      gpu.memset %x, %f : memref<4xf32>, f32
    }
    return
  }
}

// -----

func.func @launch(%n: index) {
  // expected-error @below {{replace with gpu.launch_func first}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    gpu.terminator
  }
  return
}
