// RUN: mlir-opt %s --convert-func-to-llvm | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --convert-func-to-llvm | FileCheck %s --check-prefix=NEW

// Until MLIR 19 the pass converts arith and cf, too.

// CHECK: module {
// CHECK-NEXT: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: llvm.func @abort()
// CHECK-NEXT: llvm.func @puts(!llvm.ptr)
// CHECK-NEXT: llvm.mlir.global private constant @assert_msg(dense<[104, 101, 121, 0]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8>
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: !llvm.ptr, %arg9: !llvm.array<2 x vector<3xf32>>) -> !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)> attributes {foo.bar, llvm.emit_c_interface} {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg4, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg5, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg6, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT: %12 = builtin.unrealized_conversion_cast %11 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.add %arg0, %arg0 overflow<nsw> : i32
// CHECK-NEXT: %14 = llvm.mlir.undef : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %15 = llvm.extractvalue %arg9[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %16 = llvm.extractvalue %arg9[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %17 = llvm.fadd %15, %16  : vector<3xf32>
// CHECK-NEXT: %18 = llvm.insertvalue %17, %14[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %19 = llvm.extractvalue %arg9[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %20 = llvm.extractvalue %arg9[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %21 = llvm.fadd %19, %20  : vector<3xf32>
// CHECK-NEXT: %22 = llvm.insertvalue %21, %18[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %23 = arith.ceildivsi %arg0, %arg0 : i32
// CHECK-NEXT: llvm.br ^bb1(%arg1 : i64)
// CHECK-NEXT: ^bb1(%24: i64):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %25 = llvm.icmp "eq" %24, %arg1 : i64
// CHECK-NEXT: llvm.cond_br %25, ^bb1(%24 : i64), ^bb2(%13 : i32)
// CHECK-NEXT: ^bb2(%26: i32):  // pred: ^bb1
// CHECK-NEXT: llvm.cond_br %25, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %27 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %28 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %29 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %30 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %31 = llvm.mul %28, %30 : i64
// CHECK-NEXT: %32 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %33 = llvm.mul %28, %32 : i64
// CHECK-NEXT: %34 = llvm.add %33, %27 : i64
// CHECK-NEXT: %35 = llvm.mul %34, %29 : i64
// CHECK-NEXT: %36 = llvm.add %31, %35 : i64
// CHECK-NEXT: %37 = llvm.call @malloc(%36) : (i64) -> !llvm.ptr
// CHECK-NEXT: %38 = llvm.extractvalue %4[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%37, %38, %36) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %39 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %40 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %41 = llvm.insertvalue %40, %39[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %42 = llvm.insertvalue %37, %41[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %43 = llvm.mlir.undef : !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// CHECK-NEXT: %44 = llvm.insertvalue %26, %43[0] : !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// CHECK-NEXT: %45 = llvm.insertvalue %12, %44[1] : !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// CHECK-NEXT: %46 = llvm.insertvalue %42, %45[2] : !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// CHECK-NEXT: llvm.return %46 : !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: %47 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT: %48 = llvm.getelementptr %47[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
// CHECK-NEXT: llvm.call @puts(%48) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: !llvm.array<2 x vector<3xf32>>) attributes {foo.bar, llvm.emit_c_interface} {
// CHECK-NEXT: %0 = llvm.load %arg3 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.load %arg4 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %7 = llvm.extractvalue %6[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %8 = llvm.extractvalue %6[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %9 = llvm.call @f(%arg1, %arg2, %1, %2, %3, %4, %5, %7, %8, %arg5) : (i32, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr, !llvm.array<2 x vector<3xf32>>) -> !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// CHECK-NEXT: llvm.store %9, %arg0 : !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// NEW: module {
// NEW-NEXT: llvm.func @malloc(i64) -> !llvm.ptr
// NEW-NEXT: llvm.func @f(%arg0: i32, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: !llvm.ptr, %arg9: !llvm.array<2 x vector<3xf32>>) -> !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)> attributes {foo.bar, llvm.emit_c_interface} {
// NEW-NEXT: %0 = builtin.unrealized_conversion_cast %arg9 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// NEW-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : i64 to index
// NEW-NEXT: %2 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %3 = llvm.insertvalue %arg7, %2[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %4 = llvm.insertvalue %arg8, %3[1] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %6 = llvm.insertvalue %arg2, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %7 = llvm.insertvalue %arg3, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %8 = llvm.insertvalue %arg4, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %9 = llvm.insertvalue %arg5, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %10 = llvm.insertvalue %arg6, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %11 = arith.addi %arg0, %arg0 overflow<nsw> : i32
// NEW-NEXT: %12 = arith.addf %0, %0 : vector<2x3xf32>
// NEW-NEXT: %13 = arith.ceildivsi %arg0, %arg0 : i32
// NEW-NEXT: cf.br ^bb1(%1 : index)
// NEW-NEXT: ^bb1(%14: index):  // 2 preds: ^bb0, ^bb1
// NEW-NEXT: %15 = arith.cmpi eq, %14, %1 : index
// NEW-NEXT: cf.cond_br %15, ^bb1(%14 : index), ^bb2(%11 : i32)
// NEW-NEXT: ^bb2(%16: i32):  // pred: ^bb1
// NEW-NEXT: cf.assert %15, "hey"
// NEW-NEXT: %17 = llvm.mlir.constant(1 : index) : i64
// NEW-NEXT: %18 = llvm.mlir.constant(2 : index) : i64
// NEW-NEXT: %19 = llvm.mlir.constant(8 : index) : i64
// NEW-NEXT: %20 = llvm.mlir.constant(8 : index) : i64
// NEW-NEXT: %21 = llvm.mul %18, %20 : i64
// NEW-NEXT: %22 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %23 = llvm.mul %18, %22 : i64
// NEW-NEXT: %24 = llvm.add %23, %17 : i64
// NEW-NEXT: %25 = llvm.mul %24, %19 : i64
// NEW-NEXT: %26 = llvm.add %21, %25 : i64
// NEW-NEXT: %27 = llvm.call @malloc(%26) : (i64) -> !llvm.ptr
// NEW-NEXT: %28 = llvm.extractvalue %4[1] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: "llvm.intr.memcpy"(%27, %28, %26) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// NEW-NEXT: %29 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %30 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %31 = llvm.insertvalue %30, %29[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %32 = llvm.insertvalue %27, %31[1] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %33 = llvm.mlir.poison : !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// NEW-NEXT: %34 = llvm.insertvalue %16, %33[0] : !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// NEW-NEXT: %35 = llvm.insertvalue %10, %34[1] : !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// NEW-NEXT: %36 = llvm.insertvalue %32, %35[2] : !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// NEW-NEXT: llvm.return %36 : !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// NEW-NEXT: }
// NEW-NEXT: llvm.func @_mlir_ciface_f(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: !llvm.array<2 x vector<3xf32>>) attributes {foo.bar, llvm.emit_c_interface} {
// NEW-NEXT: %0 = llvm.load %arg3 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %6 = llvm.load %arg4 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// NEW-NEXT: %7 = llvm.extractvalue %6[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %8 = llvm.extractvalue %6[1] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %9 = llvm.call @f(%arg1, %arg2, %1, %2, %3, %4, %5, %7, %8, %arg5) : (i32, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, !llvm.ptr, !llvm.array<2 x vector<3xf32>>) -> !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>
// NEW-NEXT: llvm.store %9, %arg0 : !llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, struct<(i64, ptr)>)>, !llvm.ptr
// NEW-NEXT: llvm.return
// NEW-NEXT: }
// NEW-NEXT: }

module {
func.func @f(%a: i32, %b: index, %c: memref<?xf32>, %d: memref<*xf32>, %v: vector<2x3xf32>) -> (i32, memref<?xf32>, memref<*xf32>) attributes {llvm.emit_c_interface, foo.bar} {
  %0 = arith.addi %a, %a overflow<nsw> : i32
  %1 = arith.addf %v, %v : vector<2x3xf32>
  %2 = arith.ceildivsi %a, %a : i32
  cf.br ^bb1(%b : index)
^bb1(%x: index):
  %t = arith.cmpi eq, %x, %b : index
  cf.cond_br %t, ^bb1(%x: index), ^bb2(%0: i32)
^bb2(%y: i32):
  cf.assert %t, "hey"
  return %y, %c, %d : i32, memref<?xf32>, memref<*xf32>
}
}
