// RUN: mlir-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(spirv-structure-functions)))" | FileCheck %s

// Blocks that control cannot reach go away, with regions of several blocks in them and with unreachable blocks of these.
// CHECK-LABEL: gpu.func @k
// CHECK-NOT: execute_region
// CHECK-NOT: scf.for
// CHECK: scf.if
// CHECK: memref.store
// CHECK-NOT: memref.store
gpu.module @m {
  gpu.func @k(%o: memref<4xi32>, %c: i32) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0_i32 = arith.constant 0 : i32
    %true = arith.cmpi sge, %c, %c0_i32 : i32
    cf.br ^end
  ^nowhere:
    %r = scf.execute_region -> i32 {
      cf.cond_br %true, ^b, ^d
    ^b:
      scf.for %i = %c0 to %c4 step %c1 {
        scf.execute_region {
          cf.br ^e
        ^e:
          scf.yield
        ^f:
          cf.switch %c : i32, [ default: ^e, 3: ^f ]
        }
      }
      cf.br ^d
    ^d:
      scf.yield %c : i32
    ^alone:
      cf.br ^alone
    }
    cf.br ^next
  ^next:
    scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
      memref.store %r, %o[%i] : memref<4xi32>
    }
    cf.cond_br %true, ^nowhere, ^end
  ^end:
    scf.if %true {
      scf.execute_region {
        cf.br ^x
      ^y:
        scf.execute_region {
          cf.br ^z
        ^z:
          scf.yield
        }
        cf.br ^x
      ^x:
        memref.store %c, %o[%c0] : memref<4xi32>
        scf.yield
      }
    }
    gpu.return
  }
}
