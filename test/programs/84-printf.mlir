// gpu.printf: formats, types, the order of invocations in two dimensions, loops and conditions.
// RUN: spvc run %s | FileCheck %s

// CHECK: 100% of the kernel
// CHECK-NEXT: (0, 0): 0 +0 '0' ff -1 255 1 0.000000 0.00E+00
// CHECK-NEXT: step 0 of 0
// CHECK-NEXT: (1, 0): 1 +1 '1' fe -2 254 0 0.500000 5.00E-01
// CHECK-NEXT: step 1 of 1
// CHECK-NEXT: step 0 of 1
// CHECK-NEXT: (0, 1): 2 +2 '2' fd -3 253 1 1.000000 1.00E+00
// CHECK-NEXT: step 2 of 2
// CHECK-NEXT: step 1 of 2
// CHECK-NEXT: step 0 of 2
// CHECK-NEXT: (1, 1): 3 +3 '3' fc -4 252 0 1.500000 1.50E+00
// CHECK-NEXT: odd 3
// CHECK-NEXT: step 3 of 3
module attributes {gpu.container_module} {
  gpu.module @m {
    func.func @odd(%n: i32) {
      gpu.printf "odd %d\n", %n : i32
      return
    }
    gpu.func @k(%half: f32) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %x = gpu.global_id x
      %y = gpu.global_id y
      %row = arith.muli %y, %c2 : index
      %n = arith.addi %row, %x : index
      %i = arith.index_cast %n : index to i32
      %none = arith.constant 0 : i32
      %first = arith.cmpi eq, %i, %none : i32
      scf.if %first {
        gpu.printf "100%% of the kernel\n"
      }
      %char = arith.constant 48 : i32
      %digit = arith.addi %i, %char : i32
      %ones = arith.constant -1 : i32
      %less = arith.subi %ones, %i : i32
      %narrow = arith.trunci %less : i32 to i8
      %even = arith.trunci %less : i32 to i1
      %f = arith.sitofp %i : i32 to f32
      %h = arith.mulf %f, %half : f32
      gpu.printf "(%lu, %lu): %i %+d '%c' %hhx %d %u %d %f %.2E\n", %x, %y, %i, %i, %digit, %less, %narrow, %narrow, %even, %h, %h
        : index, index, i32, i32, i32, i32, i8, i8, i1, f32, f32
      %three = arith.constant 3 : i32
      %is3 = arith.cmpi eq, %i, %three : i32
      scf.if %is3 {
        func.call @odd(%i) : (i32) -> ()
      }
      %end = arith.addi %n, %c1 : index
      scf.for %j = %c0 to %end step %c1 {
        %left = arith.subi %n, %j : index
        gpu.printf "step %d of %d\n", %left, %n : index, index
      }
      gpu.return
    }
  }
  func.func @main() {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %half = arith.constant 0.5 : f32
    gpu.launch_func @m::@k blocks in (%c2, %c1, %c1) threads in (%c1, %c2, %c1) args(%half : f32)
    return
  }
}
