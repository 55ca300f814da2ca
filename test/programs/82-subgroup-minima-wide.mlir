// Minima and maxima of a subgroup with NaN and signed zeros, for f16 and f64.
// RUN: spvc run %s | FileCheck %s

// minnumf, maxnumf, minimumf, maximumf of [1, NaN, -2, 3], of NaN alone, and of [0, -0, 0, -0]; 100 stands for NaN, -0.5 for -0.
// CHECK:      {{\[\[}}-2, 3, 100, 100],
// CHECK-NEXT:  [100, 100, 100, 100],
// CHECK-NEXT:  [{{0|-0.5}}, {{0|-0.5}}, -0.5, 0]]
// minnumf, maxnumf, minimumf, maximumf of [1, NaN, -2, 3], of NaN alone, and of [0, -0, 0, -0]; 100 stands for NaN, -0.5 for -0.
// CHECK:      {{\[\[}}-2, 3, 100, 100],
// CHECK-NEXT:  [100, 100, 100, 100],
// CHECK-NEXT:  [{{0|-0.5}}, {{0|-0.5}}, -0.5, 0]]
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f16(%in: memref<3x4xf16>, %out: memref<3x4xi16>) kernel {
      %t = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %first = arith.cmpi eq, %t, %c0 : index
      scf.for %row = %c0 to %c3 step %c1 {
        %v = memref.load %in[%row, %t] : memref<3x4xf16>
        %a = gpu.subgroup_reduce minnumf %v : (f16) -> (f16)
        %b = gpu.subgroup_reduce maxnumf %v : (f16) -> (f16)
        %c = gpu.subgroup_reduce minimumf %v uniform : (f16) -> (f16)
        %d = gpu.subgroup_reduce maximumf %v uniform : (f16) -> (f16)
        scf.if %first {
          %bitsa = arith.bitcast %a : f16 to i16
          memref.store %bitsa, %out[%row, %c0] : memref<3x4xi16>
          %bitsb = arith.bitcast %b : f16 to i16
          memref.store %bitsb, %out[%row, %c1] : memref<3x4xi16>
          %bitsc = arith.bitcast %c : f16 to i16
          memref.store %bitsc, %out[%row, %c2] : memref<3x4xi16>
          %bitsd = arith.bitcast %d : f16 to i16
          memref.store %bitsd, %out[%row, %c3] : memref<3x4xi16>
        }
      }
      gpu.return
    }
    gpu.func @f64(%in: memref<3x4xf64>, %out: memref<3x4xi64>) kernel {
      %t = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %first = arith.cmpi eq, %t, %c0 : index
      scf.for %row = %c0 to %c3 step %c1 {
        %v = memref.load %in[%row, %t] : memref<3x4xf64>
        %a = gpu.subgroup_reduce minnumf %v : (f64) -> (f64)
        %b = gpu.subgroup_reduce maxnumf %v : (f64) -> (f64)
        %c = gpu.subgroup_reduce minimumf %v uniform : (f64) -> (f64)
        %d = gpu.subgroup_reduce maximumf %v uniform : (f64) -> (f64)
        scf.if %first {
          %bitsa = arith.bitcast %a : f64 to i64
          memref.store %bitsa, %out[%row, %c0] : memref<3x4xi64>
          %bitsb = arith.bitcast %b : f64 to i64
          memref.store %bitsb, %out[%row, %c1] : memref<3x4xi64>
          %bitsc = arith.bitcast %c : f64 to i64
          memref.store %bitsc, %out[%row, %c2] : memref<3x4xi64>
          %bitsd = arith.bitcast %d : f64 to i64
          memref.store %bitsd, %out[%row, %c3] : memref<3x4xi64>
        }
      }
      gpu.return
    }
  }
  memref.global "private" constant @in_f16 : memref<3x4xf16> = dense<[[1.0, 0x7E00, -2.0, 3.0], [0x7E00, 0x7E00, 0x7E00, 0x7E00], [0.0, -0.0, 0.0, -0.0]]>
  memref.global "private" constant @in_f64 : memref<3x4xf64> = dense<[[1.0, 0x7FF8000000000000, -2.0, 3.0], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [0.0, -0.0, 0.0, -0.0]]>
  func.func @main() {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %from_f16 = memref.get_global @in_f16 : memref<3x4xf16>
    %in_f16 = memref.alloc() : memref<3x4xf16>
    memref.copy %from_f16, %in_f16 : memref<3x4xf16> to memref<3x4xf16>
    %out_f16 = memref.alloc() : memref<3x4xi16>
    gpu.launch_func @m::@f16 blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%in_f16 : memref<3x4xf16>, %out_f16 : memref<3x4xi16>)
    // A NaN prints as 100, because its bits are not defined, and -0 as -0.5.
    %shown_f16 = memref.alloc() : memref<3x4xf32>
    scf.for %i = %c0 to %c3 step %c1 {
      scf.for %j = %c0 to %c4 step %c1 {
        %x = memref.load %out_f16[%i, %j] : memref<3x4xi16>
        %f = arith.bitcast %x : i16 to f16
        %nan = arith.cmpf uno, %f, %f : f16
        %zero = arith.constant 0.0 : f16
        %is = arith.cmpf oeq, %f, %zero : f16
        %none = arith.constant 0 : i16
        %negative = arith.cmpi slt, %x, %none : i16
        %nz = arith.andi %is, %negative : i1
        %hundred = arith.constant 100.0 : f16
        %minus = arith.constant -0.5 : f16
        %one = arith.select %nan, %hundred, %f : f16
        %two = arith.select %nz, %minus, %one : f16
        %show_f16 = arith.extf %two : f16 to f32
        memref.store %show_f16, %shown_f16[%i, %j] : memref<3x4xf32>
      }
    }
    %u_f16 = memref.cast %shown_f16 : memref<3x4xf32> to memref<*xf32>
    call @printMemrefF32(%u_f16) : (memref<*xf32>) -> ()
    %from_f64 = memref.get_global @in_f64 : memref<3x4xf64>
    %in_f64 = memref.alloc() : memref<3x4xf64>
    memref.copy %from_f64, %in_f64 : memref<3x4xf64> to memref<3x4xf64>
    %out_f64 = memref.alloc() : memref<3x4xi64>
    gpu.launch_func @m::@f64 blocks in (%c1, %c1, %c1) threads in (%c4, %c1, %c1) args(%in_f64 : memref<3x4xf64>, %out_f64 : memref<3x4xi64>)
    // A NaN prints as 100, because its bits are not defined, and -0 as -0.5.
    %shown_f64 = memref.alloc() : memref<3x4xf32>
    scf.for %i = %c0 to %c3 step %c1 {
      scf.for %j = %c0 to %c4 step %c1 {
        %x = memref.load %out_f64[%i, %j] : memref<3x4xi64>
        %f = arith.bitcast %x : i64 to f64
        %nan = arith.cmpf uno, %f, %f : f64
        %zero = arith.constant 0.0 : f64
        %is = arith.cmpf oeq, %f, %zero : f64
        %none = arith.constant 0 : i64
        %negative = arith.cmpi slt, %x, %none : i64
        %nz = arith.andi %is, %negative : i1
        %hundred = arith.constant 100.0 : f64
        %minus = arith.constant -0.5 : f64
        %one = arith.select %nan, %hundred, %f : f64
        %two = arith.select %nz, %minus, %one : f64
        %show_f64 = arith.truncf %two : f64 to f32
        memref.store %show_f64, %shown_f64[%i, %j] : memref<3x4xf32>
      }
    }
    %u_f64 = memref.cast %shown_f64 : memref<3x4xf32> to memref<*xf32>
    call @printMemrefF32(%u_f64) : (memref<*xf32>) -> ()
    return
  }
  func.func private @printMemrefF32(memref<*xf32>)
}
