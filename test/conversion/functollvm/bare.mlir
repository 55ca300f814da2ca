// RUN: mlir-opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 | FileCheck %s
// RUN: mlir-opt %s --mlir-version=22 --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 | FileCheck %s --check-prefix=NEW

// Memrefs of static shape are bare pointers. What takes unranked ones stays.

// CHECK: module {
// CHECK-NEXT: llvm.func @a(i32 {llvm.noundef}, !llvm.ptr {llvm.byval = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>}, !llvm.ptr) -> (f32 {llvm.noundef}) attributes {llvm.bareptr, no_inline, passthrough = ["foo"], sym_visibility = "private"}
// CHECK-NEXT: llvm.func @s(!llvm.ptr {llvm.sret = !llvm.array<2 x vector<2xf32>>}) attributes {llvm.emit_c_interface, memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>, sym_visibility = "private"}
// CHECK-NEXT: func.func @b(%arg0: i32, %arg1: memref<2xf32>, %arg2: memref<*xf32>, %arg3: memref<2xf32, 3>, %arg4: !llvm.ptr) -> memref<2xf32> attributes {llvm.linkage = #llvm.linkage<internal>} {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<2xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.call @a(%arg0, %arg4, %1) {foo} : (i32, !llvm.ptr, !llvm.ptr) -> f32
// CHECK-NEXT: %3 = call @u(%arg2) : (memref<*xf32>) -> memref<*xf32>
// CHECK-NEXT: %4:2 = call @v(%arg2) : (memref<*xf32>) -> (memref<*xf32>, i32)
// CHECK-NEXT: %5 = llvm.mlir.addressof @a {foo} : !llvm.ptr
// CHECK-NEXT: %6 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.call %5(%arg0, %arg4, %6) {bar} : !llvm.ptr, (i32, !llvm.ptr, !llvm.ptr) -> f32
// CHECK-NEXT: %8 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return {zoo} %8 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @u(memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface}
// CHECK-NEXT: func.func private @v(memref<*xf32>) -> (memref<*xf32>, i32) attributes {llvm.emit_c_interface}
// CHECK-NEXT: llvm.func @va(!llvm.ptr, i32, ...) -> i32 attributes {sym_visibility = "private"}
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
// CHECK-NEXT: llvm.func @cbp(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr attributes {llvm.emit_c_interface} {
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
// CHECK-NEXT: %11 = llvm.extractvalue %10[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.call @bp(%11, %arg1) : (!llvm.ptr, i32) -> !llvm.ptr
// CHECK-NEXT: %13 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.insertvalue %12, %13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = llvm.insertvalue %12, %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %17 = llvm.insertvalue %16, %15[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %19 = llvm.insertvalue %18, %17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %21 = llvm.insertvalue %20, %19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = llvm.extractvalue %21[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %22 : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// NEW: module {
// NEW-NEXT: llvm.func @a(i32 {llvm.noundef}, !llvm.ptr {llvm.byval = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>}, !llvm.ptr) -> (f32 {llvm.noundef}) attributes {llvm.bareptr, passthrough = ["foo"], sym_visibility = "private"}
// NEW-NEXT: llvm.func @s(!llvm.ptr {llvm.sret = !llvm.array<2 x vector<2xf32>>}) attributes {llvm.emit_c_interface, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
// NEW-NEXT: func.func @b(%arg0: i32, %arg1: memref<2xf32>, %arg2: memref<*xf32>, %arg3: memref<2xf32, 3>, %arg4: !llvm.ptr) -> memref<2xf32> attributes {llvm.linkage = #llvm.linkage<internal>} {
// NEW-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : memref<2xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %2 = llvm.call @a(%arg0, %arg4, %1) {foo} : (i32, !llvm.ptr, !llvm.ptr) -> f32
// NEW-NEXT: %3 = call @u(%arg2) : (memref<*xf32>) -> memref<*xf32>
// NEW-NEXT: %4:2 = call @v(%arg2) : (memref<*xf32>) -> (memref<*xf32>, i32)
// NEW-NEXT: %5 = llvm.mlir.addressof @a {foo} : !llvm.ptr
// NEW-NEXT: %6 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %7 = llvm.call %5(%arg0, %arg4, %6) {bar} : !llvm.ptr, (i32, !llvm.ptr, !llvm.ptr) -> f32
// NEW-NEXT: %8 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: llvm.return {zoo} %8 : !llvm.ptr
// NEW-NEXT: }
// NEW-NEXT: func.func private @u(memref<*xf32>) -> memref<*xf32> attributes {llvm.emit_c_interface}
// NEW-NEXT: func.func private @v(memref<*xf32>) -> (memref<*xf32>, i32) attributes {llvm.emit_c_interface}
// NEW-NEXT: llvm.func @va(!llvm.ptr, i32, ...) -> i32 attributes {sym_visibility = "private"}
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
// NEW-NEXT: llvm.func @cbp(%arg0: !llvm.ptr, %arg1: i32) -> !llvm.ptr attributes {llvm.emit_c_interface} {
// NEW-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %3 = llvm.mlir.constant(0 : index) : i64
// NEW-NEXT: %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %5 = llvm.mlir.constant(2 : index) : i64
// NEW-NEXT: %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %7 = llvm.mlir.constant(1 : index) : i64
// NEW-NEXT: %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %9 = llvm.extractvalue %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %10 = llvm.call @bp(%9, %arg1) : (!llvm.ptr, i32) -> !llvm.ptr
// NEW-NEXT: %11 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %13 = llvm.insertvalue %10, %12[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %14 = llvm.mlir.constant(0 : index) : i64
// NEW-NEXT: %15 = llvm.insertvalue %14, %13[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %16 = llvm.mlir.constant(2 : index) : i64
// NEW-NEXT: %17 = llvm.insertvalue %16, %15[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %18 = llvm.mlir.constant(1 : index) : i64
// NEW-NEXT: %19 = llvm.insertvalue %18, %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: %20 = llvm.extractvalue %19[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// NEW-NEXT: llvm.return %20 : !llvm.ptr
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
