// RUN: mlir-opt %s -split-input-file -convert-func-to-llvm -allow-unregistered-dialect | FileCheck %s --match-full-lines

// What functions of LLVM IR lack stays, and so do calls of it.

// CHECK-LABEL: func.func private @f(tensor<4xf32>) -> (tensor<4xf32>, i32)
// CHECK-NEXT: func.func @calls(%arg0: tensor<4xf32>) -> i32 {
// CHECK-NEXT: %0:2 = call @f(%arg0) : (tensor<4xf32>) -> (tensor<4xf32>, i32)
// CHECK-NEXT: llvm.return %0#1 : i32
// CHECK-NEXT: }
func.func private @f(tensor<4xf32>) -> (tensor<4xf32>, i32)
func.func @calls(%a: tensor<4xf32>) -> i32 {
  %0, %1 = func.call @f(%a) : (tensor<4xf32>) -> (tensor<4xf32>, i32)
  return %1 : i32
}

// -----

// CHECK-LABEL: llvm.func @constants() {
// CHECK-NEXT: %0 = llvm.mlir.addressof @constants : !llvm.ptr
// CHECK-NEXT: llvm.call %0() : !llvm.ptr, () -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @constants() {
  %0 = func.constant @constants : () -> ()
  func.call_indirect %0() : () -> ()
  return
}

// -----

// The attributes of an argument state types, which are converted.
// CHECK-LABEL: llvm.func @attrs(!llvm.ptr {llvm.byval = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>}, !llvm.ptr {llvm.byref = i64}, !llvm.ptr {llvm.sret = !llvm.struct<(f32, f32)>}, !llvm.ptr {llvm.inalloca = !llvm.array<2 x vector<3xf32>>}, i32 {llvm.zeroext}) attributes {sym_visibility = "private"}
func.func private @attrs(%a: !llvm.ptr {llvm.byval = memref<4xf32>}, %b: !llvm.ptr {llvm.byref = index}, %c: !llvm.ptr {llvm.sret = complex<f32>}, %d: !llvm.ptr {llvm.inalloca = vector<2x3xf32>}, %e: i32 {llvm.zeroext})

// -----

// MLIR crashes here.
// CHECK-LABEL: func.func private @no_type(!llvm.ptr {llvm.byval = tensor<4xf32>})
func.func private @no_type(%a: !llvm.ptr {llvm.byval = tensor<4xf32>})

// -----

// Arguments that become several lose their attributes.
// CHECK-LABEL: llvm.func @several(!llvm.ptr, !llvm.ptr, i64, i64, i64, i32 {llvm.signext}, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) attributes {sym_visibility = "private"}
func.func private @several(%a: memref<4xf32> {llvm.noalias}, %b: i32 {llvm.signext}, %c: memref<*xf32> {llvm.nonnull}, %d: memref<f32>)

// -----

// CHECK-LABEL: llvm.func @nothing() -> (i32 {llvm.signext}) attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @two() -> !llvm.struct<(i32, i64)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func extern_weak @kept(i32) attributes {foo = 1 : i64, memory = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none>, sym_visibility = "private"}
// CHECK-NEXT: llvm.func @any(i32, ...) attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @inlined() attributes {no_inline, sym_visibility = "private"}
func.func private @nothing() -> (i32 {llvm.signext})
func.func private @two() -> (i32 {llvm.signext}, i64)
func.func private @kept(i32) attributes {llvm.linkage = #llvm.linkage<extern_weak>, llvm.readnone, foo = 1, func.varargs = false}
func.func private @any(i32) attributes {func.varargs = true}
func.func private @inlined() attributes {no_inline}

// -----

// The results of several blocks.
// CHECK-LABEL: llvm.func @blocks(%arg0: i1, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg3, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg4, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg5, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1(%arg1 : i64), ^bb2(%7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT: ^bb1(%8: i64):  // pred: ^bb0
// CHECK-NEXT: %9 = llvm.mlir.undef : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: %11 = llvm.insertvalue %7, %10[1] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: llvm.return %11 : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: ^bb2(%12: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // pred: ^bb0
// CHECK-NEXT: %13 = llvm.mlir.undef : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: %14 = llvm.insertvalue %arg1, %13[0] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: %15 = llvm.insertvalue %12, %14[1] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: llvm.return %15 : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: }
func.func @blocks(%c: i1, %a: index, %m: memref<?xf32>) -> (index, memref<?xf32>) {
  cf.cond_br %c, ^bb1(%a : index), ^bb2(%m : memref<?xf32>)
^bb1(%x: index):
  return %x, %m : index, memref<?xf32>
^bb2(%y: memref<?xf32>):
  return %a, %y : index, memref<?xf32>
}

// -----

// A block argument without counterpart.
// CHECK-LABEL: func.func @block_of_tensor(%arg0: i1) {
// CHECK-NEXT: %0 = "test.op"() : () -> tensor<4xf32>
// CHECK-NEXT: cf.br ^bb1(%0 : tensor<4xf32>)
// CHECK-NEXT: ^bb1(%1: tensor<4xf32>):  // pred: ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @block_of_tensor(%c: i1) {
  %t = "test.op"() : () -> tensor<4xf32>
  cf.br ^bb1(%t : tensor<4xf32>)
^bb1(%x: tensor<4xf32>):
  return
}

// -----

// Unranked memrefs are copied to the heap of the caller.
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: llvm.func @unranked(i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @calls_unranked(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr, %arg4: i32) -> !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>, i32)> {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg3, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(i64, ptr)> to memref<*xi8>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : memref<*xi8> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %5 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg1, %6[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %10 = llvm.extractvalue %9[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %11 = llvm.extractvalue %9[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %12 = llvm.call @unranked(%10, %11) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %13 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %14 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %15 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %16 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %17 = llvm.mul %14, %16 : i64
// CHECK-NEXT: %18 = llvm.extractvalue %12[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %19 = llvm.mul %14, %18 : i64
// CHECK-NEXT: %20 = llvm.add %19, %13 : i64
// CHECK-NEXT: %21 = llvm.mul %20, %15 : i64
// CHECK-NEXT: %22 = llvm.add %17, %21 : i64
// CHECK-NEXT: %23 = llvm.alloca %22 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %24 = llvm.extractvalue %12[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%23, %24, %22) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.call @free(%24) : (!llvm.ptr) -> ()
// CHECK-NEXT: %25 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %26 = llvm.extractvalue %12[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %27 = llvm.insertvalue %26, %25[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %28 = llvm.insertvalue %23, %27[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %29 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %30 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %31 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %32 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %33 = llvm.mul %30, %32 : i64
// CHECK-NEXT: %34 = llvm.extractvalue %28[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %35 = llvm.mul %30, %34 : i64
// CHECK-NEXT: %36 = llvm.add %35, %29 : i64
// CHECK-NEXT: %37 = llvm.mul %36, %31 : i64
// CHECK-NEXT: %38 = llvm.add %33, %37 : i64
// CHECK-NEXT: %39 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %40 = llvm.mul %30, %39 : i64
// CHECK-NEXT: %41 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %42 = llvm.mul %30, %41 : i64
// CHECK-NEXT: %43 = llvm.add %42, %29 : i64
// CHECK-NEXT: %44 = llvm.mul %43, %31 : i64
// CHECK-NEXT: %45 = llvm.add %40, %44 : i64
// CHECK-NEXT: %46 = llvm.call @malloc(%38) : (i64) -> !llvm.ptr
// CHECK-NEXT: %47 = llvm.extractvalue %28[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%46, %47, %38) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %48 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %49 = llvm.extractvalue %28[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %50 = llvm.insertvalue %49, %48[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %51 = llvm.insertvalue %46, %50[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %52 = llvm.call @malloc(%45) : (i64) -> !llvm.ptr
// CHECK-NEXT: %53 = llvm.extractvalue %4[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%52, %53, %45) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %54 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %55 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %56 = llvm.insertvalue %55, %54[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %57 = llvm.insertvalue %52, %56[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %58 = llvm.mlir.undef : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>, i32)>
// CHECK-NEXT: %59 = llvm.insertvalue %51, %58[0] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>, i32)>
// CHECK-NEXT: %60 = llvm.insertvalue %57, %59[1] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>, i32)>
// CHECK-NEXT: %61 = llvm.insertvalue %arg4, %60[2] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>, i32)>
// CHECK-NEXT: llvm.return %61 : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>, i32)>
// CHECK-NEXT: }
func.func private @unranked(%a: memref<*xf32>) -> memref<*xf32>
func.func @calls_unranked(%a: memref<*xf32>, %b: memref<*xi8>, %i: i32) -> (memref<*xf32>, memref<*xi8>, i32) {
  %0 = func.call @unranked(%a) : (memref<*xf32>) -> memref<*xf32>
  return %0, %b, %i : memref<*xf32>, memref<*xi8>, i32
}

// -----

// A wrapper for C passes pointers to descriptors, and a result by the first argument.
// CHECK-LABEL: llvm.func @wrapped(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i32 {llvm.signext}, %arg6: i64, %arg7: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_wrapped(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i32 {llvm.signext}, %arg3: !llvm.ptr) attributes {llvm.emit_c_interface} {
// CHECK-NEXT: %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.load %arg3 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %7 = llvm.extractvalue %6[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %8 = llvm.extractvalue %6[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %9 = llvm.call @wrapped(%1, %2, %3, %4, %5, %arg2, %7, %8) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i32, i64, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.store %9, %arg0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func @wrapped(%a: memref<?xf32> {llvm.noalias}, %i: i32 {llvm.signext}, %u: memref<*xf32>) -> memref<?xf32> attributes {llvm.emit_c_interface} {
  return %a : memref<?xf32>
}

// -----

// CHECK-LABEL: llvm.func private @outside(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg2, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg4, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %9 = llvm.alloca %8 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %7, %9 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: llvm.call @_mlir_ciface_outside(%1, %9, %arg5) : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %10 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %10 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_outside(!llvm.ptr, !llvm.ptr, i64) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: llvm.func private @outside_two(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)> : (i64) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg2, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg4, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %9 = llvm.alloca %8 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %7, %9 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: llvm.call @_mlir_ciface_outside_two(%1, %9, %arg5) : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %10 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT: llvm.return %10 : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_outside_two(!llvm.ptr, !llvm.ptr, i64) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: llvm.func private @outside_scalar(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %7 = llvm.alloca %6 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %5, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: %8 = llvm.call @_mlir_ciface_outside_scalar(%7, %arg5) : (!llvm.ptr, i64) -> i64
// CHECK-NEXT: llvm.return %8 : i64
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_outside_scalar(!llvm.ptr, i64) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT: llvm.func private @outside_none(%arg0: i64, %arg1: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: llvm.call @_mlir_ciface_outside_none(%4) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @_mlir_ciface_outside_none(!llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
func.func private @outside(%a: memref<?xf32>, %i: index) -> memref<?xf32> attributes {llvm.emit_c_interface}
func.func private @outside_two(%a: memref<?xf32>, %i: index) -> (memref<?xf32>, index) attributes {llvm.emit_c_interface}
func.func private @outside_scalar(%a: memref<?xf32>, %i: index) -> index attributes {llvm.emit_c_interface}
func.func private @outside_none(%a: memref<*xf32>) attributes {llvm.emit_c_interface}

// -----

// Functions that take bare pointers.
// CHECK-LABEL: llvm.func @bare(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr, %arg2: i32) -> !llvm.struct<(ptr<1>, i32)> attributes {llvm.bareptr} {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32, 1>
// CHECK-NEXT: %10 = builtin.unrealized_conversion_cast %9 : memref<4xf32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.extractvalue %10[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.mlir.undef : !llvm.struct<(ptr<1>, i32)>
// CHECK-NEXT: %13 = llvm.insertvalue %11, %12[0] : !llvm.struct<(ptr<1>, i32)>
// CHECK-NEXT: %14 = llvm.insertvalue %arg2, %13[1] : !llvm.struct<(ptr<1>, i32)>
// CHECK-NEXT: llvm.return %14 : !llvm.struct<(ptr<1>, i32)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @calls_bare(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i32) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
// CHECK-NEXT: %5 = builtin.unrealized_conversion_cast %4 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %6 = llvm.mlir.undef : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg4, %10[4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = builtin.unrealized_conversion_cast %11 : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32, 1>
// CHECK-NEXT: %13 = builtin.unrealized_conversion_cast %12 : memref<4xf32, 1> to !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.extractvalue %13[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %16 = llvm.call @bare(%14, %15, %arg8) : (!llvm.ptr<1>, !llvm.ptr, i32) -> !llvm.struct<(ptr<1>, i32)>
// CHECK-NEXT: %17 = llvm.extractvalue %16[0] : !llvm.struct<(ptr<1>, i32)>
// CHECK-NEXT: %18 = llvm.extractvalue %16[1] : !llvm.struct<(ptr<1>, i32)>
// CHECK-NEXT: %19 = llvm.mlir.undef : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %20 = llvm.insertvalue %17, %19[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.insertvalue %17, %20[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %23 = llvm.insertvalue %22, %21[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %24 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %25 = llvm.insertvalue %24, %23[3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %26 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %27 = llvm.insertvalue %26, %25[4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %27 : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
func.func @bare(%a: memref<4xf32, 1>, %b: memref<f32>, %i: i32) -> (memref<4xf32, 1>, i32) attributes {llvm.bareptr} {
  return %a, %i : memref<4xf32, 1>, i32
}
func.func @calls_bare(%a: memref<4xf32, 1>, %b: memref<f32>, %i: i32) -> memref<4xf32, 1> {
  %0, %1 = func.call @bare(%a, %b, %i) : (memref<4xf32, 1>, memref<f32>, i32) -> (memref<4xf32, 1>, i32)
  return %0 : memref<4xf32, 1>
}

// -----

// CHECK-LABEL: func.func private @bare_dynamic(memref<?xf32>) attributes {llvm.bareptr}
func.func private @bare_dynamic(%a: memref<?xf32>) attributes {llvm.bareptr}

// -----

// CHECK-LABEL: func.func private @bare_unranked(memref<*xf32>) attributes {llvm.bareptr}
func.func private @bare_unranked(%a: memref<*xf32>) attributes {llvm.bareptr}

// -----

// CHECK-LABEL: llvm.func @bare_strided(!llvm.ptr) attributes {llvm.bareptr, sym_visibility = "private"}
// CHECK-NEXT: llvm.func @bare_result() -> !llvm.ptr attributes {llvm.bareptr, sym_visibility = "private"}
// CHECK-NEXT: llvm.func @calls_strided(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32, strided<[2], offset: 3>>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : memref<4xf32, strided<[2], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.call @bare_strided(%8) : (!llvm.ptr) -> ()
// CHECK-NEXT: %9 = llvm.call @bare_result() : () -> !llvm.ptr
// CHECK-NEXT: %10 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %16 = llvm.insertvalue %15, %14[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %18 = llvm.insertvalue %17, %16[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
func.func private @bare_strided(%a: memref<4xf32, strided<[2], offset: 3>>) attributes {llvm.bareptr}
func.func private @bare_result() -> memref<4xf32, strided<[2], offset: 3>> attributes {llvm.bareptr}
func.func @calls_strided(%a: memref<4xf32, strided<[2], offset: 3>>) {
  func.call @bare_strided(%a) : (memref<4xf32, strided<[2], offset: 3>>) -> ()
  %0 = func.call @bare_result() : () -> memref<4xf32, strided<[2], offset: 3>>
  return
}

// -----

// CHECK-LABEL: func.func private @bare_offset(memref<4xf32, strided<[2], offset: ?>>) attributes {llvm.bareptr}
func.func private @bare_offset(%a: memref<4xf32, strided<[2], offset: ?>>) attributes {llvm.bareptr}

// -----

// CHECK-LABEL: func.func private @bare_stride(memref<4x4xf32, strided<[?, 1]>>) attributes {llvm.bareptr}
func.func private @bare_stride(%a: memref<4x4xf32, strided<[?, 1]>>) attributes {llvm.bareptr}
