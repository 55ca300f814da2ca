// RUN: mlir-opt %s --convert-func-to-llvm | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --convert-func-to-llvm | FileCheck %s --check-prefix=NEW

// Functions, calls and returns by both calling conventions, wrappers for C, attributes.

// CHECK: module {
// CHECK-NEXT: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: llvm.func @a(i32 {llvm.noundef}, !llvm.ptr {llvm.byval = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>}, !llvm.ptr) -> (f32 {llvm.noundef}) attributes {llvm.bareptr, no_inline, passthrough = ["foo"], sym_visibility = "private"}
// CHECK-NEXT: llvm.func private @s(%arg0: !llvm.ptr {llvm.sret = !llvm.array<2 x vector<2xf32>>}) attributes {llvm.emit_c_interface, memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>, sym_visibility = "private"} {
// CHECK-NEXT: llvm.call @_mlir_ciface_s(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_s(!llvm.ptr {llvm.sret = vector<2x2xf32>}) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: llvm.func internal @b(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr<3>, %arg9: !llvm.ptr<3>, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg6, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg7, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %5 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg1, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg2, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg3, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg4, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg5, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
// CHECK-NEXT: %12 = builtin.unrealized_conversion_cast %11 : memref<2xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.call @a(%arg0, %arg13, %13) {foo} : (i32, !llvm.ptr, !llvm.ptr) -> f32
// CHECK-NEXT: %15 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %16 = llvm.extractvalue %4[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %17 = llvm.call @u(%15, %16) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %18 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %19 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %20 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %21 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %22 = llvm.mul %19, %21 : i64
// CHECK-NEXT: %23 = llvm.extractvalue %17[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %24 = llvm.mul %19, %23 : i64
// CHECK-NEXT: %25 = llvm.add %24, %18 : i64
// CHECK-NEXT: %26 = llvm.mul %25, %20 : i64
// CHECK-NEXT: %27 = llvm.add %22, %26 : i64
// CHECK-NEXT: %28 = llvm.alloca %27 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %29 = llvm.extractvalue %17[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%28, %29, %27) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.call @free(%29) : (!llvm.ptr) -> ()
// CHECK-NEXT: %30 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %31 = llvm.extractvalue %17[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %32 = llvm.insertvalue %31, %30[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %33 = llvm.insertvalue %28, %32[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %34 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %35 = llvm.extractvalue %4[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %36 = llvm.call @v(%34, %35) : (i64, !llvm.ptr) -> !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: %37 = llvm.extractvalue %36[0] : !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: %38 = llvm.extractvalue %36[1] : !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: %39 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %40 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %41 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %42 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %43 = llvm.mul %40, %42 : i64
// CHECK-NEXT: %44 = llvm.extractvalue %37[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %45 = llvm.mul %40, %44 : i64
// CHECK-NEXT: %46 = llvm.add %45, %39 : i64
// CHECK-NEXT: %47 = llvm.mul %46, %41 : i64
// CHECK-NEXT: %48 = llvm.add %43, %47 : i64
// CHECK-NEXT: %49 = llvm.alloca %48 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %50 = llvm.extractvalue %37[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%49, %50, %48) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.call @free(%50) : (!llvm.ptr) -> ()
// CHECK-NEXT: %51 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %52 = llvm.extractvalue %37[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %53 = llvm.insertvalue %52, %51[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %54 = llvm.insertvalue %49, %53[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %55 = llvm.mlir.addressof @a {foo} : !llvm.ptr
// CHECK-NEXT: %56 = llvm.extractvalue %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %57 = llvm.extractvalue %12[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %58 = llvm.extractvalue %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %59 = llvm.extractvalue %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %60 = llvm.extractvalue %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %61 = llvm.call %55(%arg0, %arg13, %56, %57, %58, %59, %60) {bar} : !llvm.ptr, (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> f32
// CHECK-NEXT: llvm.return {zoo} %12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func private @u(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %5 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %6 = llvm.alloca %5 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %4, %6 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: llvm.call @_mlir_ciface_u(%1, %6) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: %7 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: llvm.return %7 : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_u(!llvm.ptr, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: llvm.func private @v(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(struct<(i64, ptr)>, i32)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(struct<(i64, ptr)>, i32)> : (i64) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %5 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %6 = llvm.alloca %5 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %4, %6 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: llvm.call @_mlir_ciface_v(%1, %6) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: %7 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: llvm.return %7 : !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_v(!llvm.ptr, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: llvm.func @va(!llvm.ptr, !llvm.ptr, i64, i64, i64, i32, ...) -> i32 attributes {sym_visibility = "private"}
// CHECK-NEXT: func.func private @ten(tensor<2xf32>) -> i32
// CHECK-NEXT: llvm.func @bp(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr attributes {llvm.bareptr} {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
// CHECK-NEXT: %10 = builtin.unrealized_conversion_cast %9 : memref<2xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.extractvalue %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %11 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @cbp(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i32) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : memref<2xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.call @bp(%8, %arg5) : (!llvm.ptr, i32) -> !llvm.ptr
// CHECK-NEXT: %10 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %16 = llvm.insertvalue %15, %14[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %18 = llvm.insertvalue %17, %16[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %18 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_cbp(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.call @cbp(%1, %2, %3, %4, %5, %arg2) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i32) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.store %6, %arg0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// NEW: module {
// NEW-NEXT: llvm.func @free(!llvm.ptr)
// NEW-NEXT: llvm.func @a(i32 {llvm.noundef}, !llvm.ptr {llvm.byval = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>}, !llvm.ptr) -> (f32 {llvm.noundef}) attributes {llvm.bareptr, passthrough = ["foo"], sym_visibility = "private"}
// NEW-NEXT: llvm.func private @s(%arg0: !llvm.ptr {llvm.sret = !llvm.array<2 x vector<2xf32>>}) attributes {llvm.emit_c_interface, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"} {
// NEW-NEXT: llvm.call @_mlir_ciface_s(%arg0) : (!llvm.ptr) -> ()
// NEW-NEXT: llvm.return
// NEW-NEXT: }
// NEW-NEXT: llvm.func @_mlir_ciface_s(!llvm.ptr {llvm.sret = vector<2x2xf32>}) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// NEW-NEXT: llvm.func internal @b(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr<3>, %arg9: !llvm.ptr<3>, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// NEW-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %1 = llvm.insertvalue %arg6, %0[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %2 = llvm.insertvalue %arg7, %1[1] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %4 = llvm.insertvalue %arg1, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %5 = llvm.insertvalue %arg2, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %6 = llvm.insertvalue %arg3, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %7 = llvm.insertvalue %arg4, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %8 = llvm.insertvalue %arg5, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %9 = llvm.extractvalue %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %10 = llvm.call @a(%arg0, %arg13, %9) {foo} : (i32, !llvm.ptr, !llvm.ptr) -> f32
// NEW-NEXT: %11 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %12 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %13 = llvm.call @u(%11, %12) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
// NEW-NEXT: %14 = llvm.mlir.constant(1 : index) : i64
// NEW-NEXT: %15 = llvm.mlir.constant(2 : index) : i64
// NEW-NEXT: %16 = llvm.mlir.constant(8 : index) : i64
// NEW-NEXT: %17 = llvm.mlir.constant(8 : index) : i64
// NEW-NEXT: %18 = llvm.mul %15, %17 : i64
// NEW-NEXT: %19 = llvm.extractvalue %13[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %20 = llvm.mul %15, %19 : i64
// NEW-NEXT: %21 = llvm.add %20, %14 : i64
// NEW-NEXT: %22 = llvm.mul %21, %16 : i64
// NEW-NEXT: %23 = llvm.add %18, %22 : i64
// NEW-NEXT: %24 = llvm.alloca %23 x i8 : (i64) -> !llvm.ptr
// NEW-NEXT: %25 = llvm.extractvalue %13[1] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: "llvm.intr.memcpy"(%24, %25, %23) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// NEW-NEXT: llvm.call @free(%25) : (!llvm.ptr) -> ()
// NEW-NEXT: %26 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %27 = llvm.extractvalue %13[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %28 = llvm.insertvalue %27, %26[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %29 = llvm.insertvalue %24, %28[1] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %30 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %31 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %32 = llvm.call @v(%30, %31) : (i64, !llvm.ptr) -> !llvm.struct<(struct<(i64, ptr)>, i32)>
// NEW-NEXT: %33 = llvm.extractvalue %32[0] : !llvm.struct<(struct<(i64, ptr)>, i32)>
// NEW-NEXT: %34 = llvm.extractvalue %32[1] : !llvm.struct<(struct<(i64, ptr)>, i32)>
// NEW-NEXT: %35 = llvm.mlir.constant(1 : index) : i64
// NEW-NEXT: %36 = llvm.mlir.constant(2 : index) : i64
// NEW-NEXT: %37 = llvm.mlir.constant(8 : index) : i64
// NEW-NEXT: %38 = llvm.mlir.constant(8 : index) : i64
// NEW-NEXT: %39 = llvm.mul %36, %38 : i64
// NEW-NEXT: %40 = llvm.extractvalue %33[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %41 = llvm.mul %36, %40 : i64
// NEW-NEXT: %42 = llvm.add %41, %35 : i64
// NEW-NEXT: %43 = llvm.mul %42, %37 : i64
// NEW-NEXT: %44 = llvm.add %39, %43 : i64
// NEW-NEXT: %45 = llvm.alloca %44 x i8 : (i64) -> !llvm.ptr
// NEW-NEXT: %46 = llvm.extractvalue %33[1] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: "llvm.intr.memcpy"(%45, %46, %44) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// NEW-NEXT: llvm.call @free(%46) : (!llvm.ptr) -> ()
// NEW-NEXT: %47 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %48 = llvm.extractvalue %33[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %49 = llvm.insertvalue %48, %47[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %50 = llvm.insertvalue %45, %49[1] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %51 = llvm.mlir.addressof @a {foo} : !llvm.ptr
// NEW-NEXT: %52 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %53 = llvm.extractvalue %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %54 = llvm.extractvalue %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %55 = llvm.extractvalue %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %56 = llvm.extractvalue %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %57 = llvm.call %51(%arg0, %arg13, %52, %53, %54, %55, %56) {bar} : !llvm.ptr, (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> f32
// NEW-NEXT: llvm.return {zoo} %8 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: }
// NEW-NEXT: llvm.func private @u(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// NEW-NEXT: %0 = llvm.mlir.constant(1 : index) : i64
// NEW-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// NEW-NEXT: %2 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %5 = llvm.mlir.constant(1 : index) : i64
// NEW-NEXT: %6 = llvm.alloca %5 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// NEW-NEXT: llvm.store %4, %6 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// NEW-NEXT: llvm.call @_mlir_ciface_u(%1, %6) : (!llvm.ptr, !llvm.ptr) -> ()
// NEW-NEXT: %7 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// NEW-NEXT: llvm.return %7 : !llvm.struct<(i64, ptr)>
// NEW-NEXT: }
// NEW-NEXT: llvm.func @_mlir_ciface_u(!llvm.ptr, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// NEW-NEXT: llvm.func private @v(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(struct<(i64, ptr)>, i32)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// NEW-NEXT: %0 = llvm.mlir.constant(1 : index) : i64
// NEW-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(struct<(i64, ptr)>, i32)> : (i64) -> !llvm.ptr
// NEW-NEXT: %2 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(i64, ptr)>
// NEW-NEXT: %5 = llvm.mlir.constant(1 : index) : i64
// NEW-NEXT: %6 = llvm.alloca %5 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// NEW-NEXT: llvm.store %4, %6 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// NEW-NEXT: llvm.call @_mlir_ciface_v(%1, %6) : (!llvm.ptr, !llvm.ptr) -> ()
// NEW-NEXT: %7 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(struct<(i64, ptr)>, i32)>
// NEW-NEXT: llvm.return %7 : !llvm.struct<(struct<(i64, ptr)>, i32)>
// NEW-NEXT: }
// NEW-NEXT: llvm.func @_mlir_ciface_v(!llvm.ptr, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// NEW-NEXT: llvm.func @va(!llvm.ptr, !llvm.ptr, i64, i64, i64, i32, ...) -> i32 attributes {sym_visibility = "private"}
// NEW-NEXT: func.func private @ten(tensor<2xf32>) -> i32
// NEW-NEXT: llvm.func @bp(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr attributes {llvm.bareptr} {
// NEW-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %3 = llvm.mlir.constant(0 : index) : i64
// NEW-NEXT: %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %5 = llvm.mlir.constant(2 : index) : i64
// NEW-NEXT: %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %7 = llvm.mlir.constant(1 : index) : i64
// NEW-NEXT: %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %9 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: llvm.return %9 : !llvm.ptr
// NEW-NEXT: }
// NEW-NEXT: llvm.func @cbp(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i32) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface} {
// NEW-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %7 = llvm.call @bp(%6, %arg5) : (!llvm.ptr, i32) -> !llvm.ptr
// NEW-NEXT: %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %9 = llvm.insertvalue %7, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %10 = llvm.insertvalue %7, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %11 = llvm.mlir.constant(0 : index) : i64
// NEW-NEXT: %12 = llvm.insertvalue %11, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %13 = llvm.mlir.constant(2 : index) : i64
// NEW-NEXT: %14 = llvm.insertvalue %13, %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %15 = llvm.mlir.constant(1 : index) : i64
// NEW-NEXT: %16 = llvm.insertvalue %15, %14[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: llvm.return %16 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: }
// NEW-NEXT: llvm.func @_mlir_ciface_cbp(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) attributes {llvm.emit_c_interface} {
// NEW-NEXT: %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %6 = llvm.call @cbp(%1, %2, %3, %4, %5, %arg2) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i32) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: llvm.store %6, %arg0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// NEW-NEXT: llvm.return
// NEW-NEXT: }
// NEW-NEXT: }

module {
func.func private @a(%x: i32 {llvm.noundef}, %p: !llvm.ptr {llvm.byval = memref<2xf32>}, %m: memref<2xf32>) -> (f32 {llvm.noundef}) attributes {passthrough = ["foo"], llvm.bareptr, no_inline}
func.func private @s(%p: !llvm.ptr {llvm.sret = vector<2x2xf32>}) attributes {llvm.readnone, llvm.emit_c_interface}
func.func @b(%x: i32, %m: memref<2xf32>, %u: memref<*xf32>, %m1: memref<2xf32, 3>, %p: !llvm.ptr) -> (memref<2xf32>) attributes {llvm.linkage = #llvm.linkage<internal>} {
  %0 = call @a(%x, %p, %m) {foo} : (i32, !llvm.ptr, memref<2xf32>) -> f32
  %1 = call @u(%u) : (memref<*xf32>) -> memref<*xf32>
  %2:2 = call @v(%u) : (memref<*xf32>) -> (memref<*xf32>, i32)
  %f = constant {foo} @a : (i32, !llvm.ptr, memref<2xf32>) -> f32
  %3 = call_indirect %f(%x, %p, %m) {bar} : (i32, !llvm.ptr, memref<2xf32>) -> f32
  return {zoo} %m : memref<2xf32>
}
func.func private @u(memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface}
func.func private @v(memref<*xf32>) -> (memref<*xf32>, i32) attributes {llvm.emit_c_interface}
func.func private @va(memref<2xf32>, i32) -> i32 attributes {func.varargs = true}
func.func private @ten(tensor<2xf32>) -> i32
func.func @bp(%m: memref<2xf32>, %x: i32) -> memref<2xf32> attributes {llvm.bareptr} {
  return %m : memref<2xf32>
}
func.func @cbp(%m: memref<2xf32>, %x: i32) -> memref<2xf32> attributes {llvm.emit_c_interface} {
  %0 = call @bp(%m, %x) : (memref<2xf32>, i32) -> memref<2xf32>
  return %0 : memref<2xf32>
}
}
