// Minima and maxima of a subgroup with NaN and signed zeros.
// RUN: spvc run %s | FileCheck %s
// RUN: spvc run --target=vulkan1.1 %s | FileCheck %s

// minnumf, maxnumf, minimumf, maximumf of [1, NaN, -2, 3], of NaN alone, and of [0, -0, 0, -0]; 100 stands for NaN, -0.5 for -0.
// CHECK:      {{\[\[}}-2, 3, 100, 100],
// CHECK-NEXT:  [100, 100, 100, 100],
// CHECK-NEXT:  [{{0|-0.5}}, {{0|-0.5}}, -0.5, 0]]
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f32(%in: memref<3x4xf32>, %out: memref<3x4xi32>) kernel {
      %t = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %first = arith.cmpi eq, %t, %c0 : index
      scf.for %row = %c0 to %c3 step %c1 {
        %v = memref.load %in[%row, %t] : memref<3x4xf32>
        %a = gpu.subgroup_reduce minnumf %v : (f32) -> (f32)
        %b = gpu.subgroup_reduce maxnumf %v : (f32) -> (f32)
        %c = gpu.subgroup_reduce minimumf %v uniform : (f32) -> (f32)
        %d = gpu.subgroup_reduce maximumf %v uniform : (f32) -> (f32)
        scf.if %first {
          %bitsa = arith.bitcast %a : f32 to i32
          memref.store %bitsa, %out[%row, %c0] : memref<3x4xi32>
          %bitsb = arith.bitcast %b : f32 to i32
          memref.store %bitsb, %out[%row, %c1] : memref<3x4xi32>
          %bitsc = arith.bitcast %c : f32 to i32
          memref.store %bitsc, %out[%row, %c2] : memref<3x4xi32>
          %bitsd = arith.bitcast %d : f32 to i32
          memref.store %bitsd, %out[%row, %c3] : memref<3x4xi32>
        }
      }
      gpu.return
    }
  }
  memref.global "private" constant @in_f32 : memref<3x4xf32> = dense<[[1.0, 0x7FC00000, -2.0, 3.0], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0.0, -0.0, 0.0, -0.0]]>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %from_f32 = memref.get_global @in_f32 : memref<3x4xf32>
    %in_f32 = memref.alloc() : memref<3x4xf32>
    memref.copy %from_f32, %in_f32 : memref<3x4xf32> to memref<3x4xf32>
    %out_f32 = memref.alloc() : memref<3x4xi32>
    gpu.launch_func @m::@f32 blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%in_f32 : memref<3x4xf32>, %out_f32 : memref<3x4xi32>)
    // A NaN prints as 100, because its bits are not defined, and -0 as -0.5.
    %shown_f32 = memref.alloc() : memref<3x4xf32>
    scf.for %i = %c0 to %c3 step %c1 {
      scf.for %j = %c0 to %c4 step %c1 {
        %x = memref.load %out_f32[%i, %j] : memref<3x4xi32>
        %f = arith.bitcast %x : i32 to f32
        %nan = arith.cmpf uno, %f, %f : f32
        %zero = arith.constant 0.0 : f32
        %is = arith.cmpf oeq, %f, %zero : f32
        %none = arith.constant 0 : i32
        %negative = arith.cmpi slt, %x, %none : i32
        %nz = arith.andi %is, %negative : i1
        %hundred = arith.constant 100.0 : f32
        %minus = arith.constant -0.5 : f32
        %one = arith.select %nan, %hundred, %f : f32
        %two = arith.select %nz, %minus, %one : f32
        %show_f32 = arith.addf %two, %zero : f32
        memref.store %show_f32, %shown_f32[%i, %j] : memref<3x4xf32>
      }
    }
    %u_f32 = memref.cast %shown_f32 : memref<3x4xf32> to memref<*xf32>
    call @printMemrefF32(%u_f32) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
