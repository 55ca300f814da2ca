// The operations of the index dialect in a kernel and on the host. The numbers are small or negative; those that depend
// on the width of index, such as unsigned quotients of negative numbers, have positive operands on the host.
// RUN: spvc run %s | FileCheck %s

// CHECK: sizes = [8, 31]
// CHECK-NEXT: [22, 12, 85, 3, 3, 4, 4, 3, 2, 2, 17, 17
// CHECK: sizes = [8, 31]
// CHECK-NEXT: [22, 12, 85, 3, 3, 4, 4, 3, 2, 2, 17, 17

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @numbers(%as: memref<8xi32>, %bs: memref<8xi32>, %out: memref<8x31xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
      %i = gpu.thread_id x
      %a32 = memref.load %as[%i] : memref<8xi32>
      %b32 = memref.load %bs[%i] : memref<8xi32>
      %a = index.casts %a32 : i32 to index
      %b = index.casts %b32 : i32 to index
      %b0 = index.add %a, %b
      %b0w = index.casts %b0 : index to i32
      %k0 = index.constant 0
      memref.store %b0w, %out[%i, %k0] : memref<8x31xi32>
      %b1 = index.sub %a, %b
      %b1w = index.casts %b1 : index to i32
      %k1 = index.constant 1
      memref.store %b1w, %out[%i, %k1] : memref<8x31xi32>
      %b2 = index.mul %a, %b
      %b2w = index.casts %b2 : index to i32
      %k2 = index.constant 2
      memref.store %b2w, %out[%i, %k2] : memref<8x31xi32>
      %b3 = index.divs %a, %b
      %b3w = index.casts %b3 : index to i32
      %k3 = index.constant 3
      memref.store %b3w, %out[%i, %k3] : memref<8x31xi32>
      %b4 = index.divu %a, %b
      %b4w = index.casts %b4 : index to i32
      %k4 = index.constant 4
      memref.store %b4w, %out[%i, %k4] : memref<8x31xi32>
      %b5 = index.ceildivs %a, %b
      %b5w = index.casts %b5 : index to i32
      %k5 = index.constant 5
      memref.store %b5w, %out[%i, %k5] : memref<8x31xi32>
      %b6 = index.ceildivu %a, %b
      %b6w = index.casts %b6 : index to i32
      %k6 = index.constant 6
      memref.store %b6w, %out[%i, %k6] : memref<8x31xi32>
      %b7 = index.floordivs %a, %b
      %b7w = index.casts %b7 : index to i32
      %k7 = index.constant 7
      memref.store %b7w, %out[%i, %k7] : memref<8x31xi32>
      %b8 = index.rems %a, %b
      %b8w = index.casts %b8 : index to i32
      %k8 = index.constant 8
      memref.store %b8w, %out[%i, %k8] : memref<8x31xi32>
      %b9 = index.remu %a, %b
      %b9w = index.casts %b9 : index to i32
      %k9 = index.constant 9
      memref.store %b9w, %out[%i, %k9] : memref<8x31xi32>
      %b10 = index.maxs %a, %b
      %b10w = index.casts %b10 : index to i32
      %k10 = index.constant 10
      memref.store %b10w, %out[%i, %k10] : memref<8x31xi32>
      %b11 = index.maxu %a, %b
      %b11w = index.casts %b11 : index to i32
      %k11 = index.constant 11
      memref.store %b11w, %out[%i, %k11] : memref<8x31xi32>
      %b12 = index.mins %a, %b
      %b12w = index.casts %b12 : index to i32
      %k12 = index.constant 12
      memref.store %b12w, %out[%i, %k12] : memref<8x31xi32>
      %b13 = index.minu %a, %b
      %b13w = index.casts %b13 : index to i32
      %k13 = index.constant 13
      memref.store %b13w, %out[%i, %k13] : memref<8x31xi32>
      %b14 = index.and %a, %b
      %b14w = index.casts %b14 : index to i32
      %k14 = index.constant 14
      memref.store %b14w, %out[%i, %k14] : memref<8x31xi32>
      %b15 = index.or %a, %b
      %b15w = index.casts %b15 : index to i32
      %k15 = index.constant 15
      memref.store %b15w, %out[%i, %k15] : memref<8x31xi32>
      %b16 = index.xor %a, %b
      %b16w = index.casts %b16 : index to i32
      %k16 = index.constant 16
      memref.store %b16w, %out[%i, %k16] : memref<8x31xi32>
      %b17 = index.shl %a, %i
      %b17w = index.casts %b17 : index to i32
      %k17 = index.constant 17
      memref.store %b17w, %out[%i, %k17] : memref<8x31xi32>
      %b18 = index.shrs %a, %i
      %b18w = index.casts %b18 : index to i32
      %k18 = index.constant 18
      memref.store %b18w, %out[%i, %k18] : memref<8x31xi32>
      %b19 = index.shru %a, %i
      %b19w = index.casts %b19 : index to i32
      %k19 = index.constant 19
      memref.store %b19w, %out[%i, %k19] : memref<8x31xi32>
      %b20 = index.cmp eq(%a, %b)
      %b20w = arith.extui %b20 : i1 to i32
      %k20 = index.constant 20
      memref.store %b20w, %out[%i, %k20] : memref<8x31xi32>
      %b21 = index.cmp ne(%a, %b)
      %b21w = arith.extui %b21 : i1 to i32
      %k21 = index.constant 21
      memref.store %b21w, %out[%i, %k21] : memref<8x31xi32>
      %b22 = index.cmp slt(%a, %b)
      %b22w = arith.extui %b22 : i1 to i32
      %k22 = index.constant 22
      memref.store %b22w, %out[%i, %k22] : memref<8x31xi32>
      %b23 = index.cmp sle(%a, %b)
      %b23w = arith.extui %b23 : i1 to i32
      %k23 = index.constant 23
      memref.store %b23w, %out[%i, %k23] : memref<8x31xi32>
      %b24 = index.cmp sgt(%a, %b)
      %b24w = arith.extui %b24 : i1 to i32
      %k24 = index.constant 24
      memref.store %b24w, %out[%i, %k24] : memref<8x31xi32>
      %b25 = index.cmp sge(%a, %b)
      %b25w = arith.extui %b25 : i1 to i32
      %k25 = index.constant 25
      memref.store %b25w, %out[%i, %k25] : memref<8x31xi32>
      %b26 = index.cmp ult(%a, %b)
      %b26w = arith.extui %b26 : i1 to i32
      %k26 = index.constant 26
      memref.store %b26w, %out[%i, %k26] : memref<8x31xi32>
      %b27 = index.cmp ule(%a, %b)
      %b27w = arith.extui %b27 : i1 to i32
      %k27 = index.constant 27
      memref.store %b27w, %out[%i, %k27] : memref<8x31xi32>
      %b28 = index.cmp ugt(%a, %b)
      %b28w = arith.extui %b28 : i1 to i32
      %k28 = index.constant 28
      memref.store %b28w, %out[%i, %k28] : memref<8x31xi32>
      %b29 = index.cmp uge(%a, %b)
      %b29w = arith.extui %b29 : i1 to i32
      %k29 = index.constant 29
      memref.store %b29w, %out[%i, %k29] : memref<8x31xi32>
      %n = index.casts %a : index to i8
      %s = index.casts %n : i8 to index
      %u = index.castu %n : i8 to index
      %su = index.sub %u, %s
      %su32 = index.castu %su : index to i32
      %last = index.constant 30
      memref.store %su32, %out[%i, %last] : memref<8x31xi32>
      gpu.return
    }
  }
  memref.global "private" constant @as : memref<8xi32> = dense<[17, -17, 17, -17, 0, -200, 12, 1000003]>
  memref.global "private" constant @bs : memref<8xi32> = dense<[5, 5, -5, -5, 7, 7, 12, 997]>

  func.func @main() {
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %as = memref.get_global @as : memref<8xi32>
    %bs = memref.get_global @bs : memref<8xi32>
    %out = memref.alloc() : memref<8x31xi32>
    gpu.launch_func @kernels::@numbers blocks in (%c1, %c1, %c1) threads in (%c8, %c1, %c1) args(%as : memref<8xi32>, %bs : memref<8xi32>, %out : memref<8x31xi32>)
    %show1 = memref.cast %out : memref<8x31xi32> to memref<*xi32>
    call @printMemrefI32(%show1) : (memref<*xi32>) -> ()
    %on = index.bool.constant true
    scf.if %on {
      affine.for %i = 0 to 8 {
        %a32 = memref.load %as[%i] : memref<8xi32>
        %b32 = memref.load %bs[%i] : memref<8xi32>
        %pa = math.absi %a32 : i32
        %pb = math.absi %b32 : i32
        %a = index.casts %pa : i32 to index
        %b = index.castu %pb : i32 to index
        %b0 = index.add %a, %b
        %b0w = index.casts %b0 : index to i32
        %k0 = index.constant 0
        memref.store %b0w, %out[%i, %k0] : memref<8x31xi32>
        %b1 = index.sub %a, %b
        %b1w = index.casts %b1 : index to i32
        %k1 = index.constant 1
        memref.store %b1w, %out[%i, %k1] : memref<8x31xi32>
        %b2 = index.mul %a, %b
        %b2w = index.casts %b2 : index to i32
        %k2 = index.constant 2
        memref.store %b2w, %out[%i, %k2] : memref<8x31xi32>
        %b3 = index.divs %a, %b
        %b3w = index.casts %b3 : index to i32
        %k3 = index.constant 3
        memref.store %b3w, %out[%i, %k3] : memref<8x31xi32>
        %b4 = index.divu %a, %b
        %b4w = index.casts %b4 : index to i32
        %k4 = index.constant 4
        memref.store %b4w, %out[%i, %k4] : memref<8x31xi32>
        %b5 = index.ceildivs %a, %b
        %b5w = index.casts %b5 : index to i32
        %k5 = index.constant 5
        memref.store %b5w, %out[%i, %k5] : memref<8x31xi32>
        %b6 = index.ceildivu %a, %b
        %b6w = index.casts %b6 : index to i32
        %k6 = index.constant 6
        memref.store %b6w, %out[%i, %k6] : memref<8x31xi32>
        %b7 = index.floordivs %a, %b
        %b7w = index.casts %b7 : index to i32
        %k7 = index.constant 7
        memref.store %b7w, %out[%i, %k7] : memref<8x31xi32>
        %b8 = index.rems %a, %b
        %b8w = index.casts %b8 : index to i32
        %k8 = index.constant 8
        memref.store %b8w, %out[%i, %k8] : memref<8x31xi32>
        %b9 = index.remu %a, %b
        %b9w = index.casts %b9 : index to i32
        %k9 = index.constant 9
        memref.store %b9w, %out[%i, %k9] : memref<8x31xi32>
        %b10 = index.maxs %a, %b
        %b10w = index.casts %b10 : index to i32
        %k10 = index.constant 10
        memref.store %b10w, %out[%i, %k10] : memref<8x31xi32>
        %b11 = index.maxu %a, %b
        %b11w = index.casts %b11 : index to i32
        %k11 = index.constant 11
        memref.store %b11w, %out[%i, %k11] : memref<8x31xi32>
        %b12 = index.mins %a, %b
        %b12w = index.casts %b12 : index to i32
        %k12 = index.constant 12
        memref.store %b12w, %out[%i, %k12] : memref<8x31xi32>
        %b13 = index.minu %a, %b
        %b13w = index.casts %b13 : index to i32
        %k13 = index.constant 13
        memref.store %b13w, %out[%i, %k13] : memref<8x31xi32>
        %b14 = index.and %a, %b
        %b14w = index.casts %b14 : index to i32
        %k14 = index.constant 14
        memref.store %b14w, %out[%i, %k14] : memref<8x31xi32>
        %b15 = index.or %a, %b
        %b15w = index.casts %b15 : index to i32
        %k15 = index.constant 15
        memref.store %b15w, %out[%i, %k15] : memref<8x31xi32>
        %b16 = index.xor %a, %b
        %b16w = index.casts %b16 : index to i32
        %k16 = index.constant 16
        memref.store %b16w, %out[%i, %k16] : memref<8x31xi32>
        %b17 = index.shl %a, %i
        %b17w = index.casts %b17 : index to i32
        %k17 = index.constant 17
        memref.store %b17w, %out[%i, %k17] : memref<8x31xi32>
        %b18 = index.shrs %a, %i
        %b18w = index.casts %b18 : index to i32
        %k18 = index.constant 18
        memref.store %b18w, %out[%i, %k18] : memref<8x31xi32>
        %b19 = index.shru %a, %i
        %b19w = index.casts %b19 : index to i32
        %k19 = index.constant 19
        memref.store %b19w, %out[%i, %k19] : memref<8x31xi32>
        %b20 = index.cmp eq(%a, %b)
        %b20w = arith.extui %b20 : i1 to i32
        %k20 = index.constant 20
        memref.store %b20w, %out[%i, %k20] : memref<8x31xi32>
        %b21 = index.cmp ne(%a, %b)
        %b21w = arith.extui %b21 : i1 to i32
        %k21 = index.constant 21
        memref.store %b21w, %out[%i, %k21] : memref<8x31xi32>
        %b22 = index.cmp slt(%a, %b)
        %b22w = arith.extui %b22 : i1 to i32
        %k22 = index.constant 22
        memref.store %b22w, %out[%i, %k22] : memref<8x31xi32>
        %b23 = index.cmp sle(%a, %b)
        %b23w = arith.extui %b23 : i1 to i32
        %k23 = index.constant 23
        memref.store %b23w, %out[%i, %k23] : memref<8x31xi32>
        %b24 = index.cmp sgt(%a, %b)
        %b24w = arith.extui %b24 : i1 to i32
        %k24 = index.constant 24
        memref.store %b24w, %out[%i, %k24] : memref<8x31xi32>
        %b25 = index.cmp sge(%a, %b)
        %b25w = arith.extui %b25 : i1 to i32
        %k25 = index.constant 25
        memref.store %b25w, %out[%i, %k25] : memref<8x31xi32>
        %b26 = index.cmp ult(%a, %b)
        %b26w = arith.extui %b26 : i1 to i32
        %k26 = index.constant 26
        memref.store %b26w, %out[%i, %k26] : memref<8x31xi32>
        %b27 = index.cmp ule(%a, %b)
        %b27w = arith.extui %b27 : i1 to i32
        %k27 = index.constant 27
        memref.store %b27w, %out[%i, %k27] : memref<8x31xi32>
        %b28 = index.cmp ugt(%a, %b)
        %b28w = arith.extui %b28 : i1 to i32
        %k28 = index.constant 28
        memref.store %b28w, %out[%i, %k28] : memref<8x31xi32>
        %b29 = index.cmp uge(%a, %b)
        %b29w = arith.extui %b29 : i1 to i32
        %k29 = index.constant 29
        memref.store %b29w, %out[%i, %k29] : memref<8x31xi32>
        %n = index.casts %a : index to i8
        %s = index.casts %n : i8 to index
        %u = index.castu %n : i8 to index
        %su = index.sub %u, %s
        %su32 = index.castu %su : index to i32
        %last = index.constant 30
        memref.store %su32, %out[%i, %last] : memref<8x31xi32>
      }
    }
    %show2 = memref.cast %out : memref<8x31xi32> to memref<*xi32>
    call @printMemrefI32(%show2) : (memref<*xi32>) -> ()
    return
  }
  func.func private @printMemrefI32(memref<*xi32>)
}
