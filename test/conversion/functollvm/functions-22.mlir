// RUN: mlir-opt --mlir-version=22 %s -split-input-file -convert-func-to-llvm | FileCheck %s --match-full-lines
// RUN: mlir-opt --mlir-version=20 %s -split-input-file -convert-func-to-llvm | FileCheck %s --match-full-lines

// MLIR 22 passes by pointer what the attributes of an argument state so.

// CHECK-LABEL: llvm.func @by_value(%arg0: !llvm.ptr {llvm.byval = i32}, %arg1: f32, %arg2: !llvm.ptr {llvm.byref = i64}) -> i64 {
// CHECK-NEXT: %0 = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: %1 = llvm.load %arg2 : !llvm.ptr -> i64
// CHECK-NEXT: llvm.return %1 : i64
// CHECK-NEXT: }
func.func @by_value(%a: index {llvm.byval = i32}, %b: f32, %c: index {llvm.byref = index}) -> index {
  return %c : index
}

// -----

// CHECK-LABEL: llvm.func @used(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.byval = i64}, %arg1: f32) -> !llvm.struct<(i64, f32, i64)> {
// CHECK-NEXT: %0 = llvm.load %arg0 : !llvm.ptr -> i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT: %2 = arith.addi %1, %1 : index
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : index to i64
// CHECK-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(i64, f32, i64)>
// CHECK-NEXT: %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i64, f32, i64)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(i64, f32, i64)>
// CHECK-NEXT: %7 = llvm.insertvalue %0, %6[2] : !llvm.struct<(i64, f32, i64)>
// CHECK-NEXT: llvm.return %7 : !llvm.struct<(i64, f32, i64)>
// CHECK-NEXT: }
func.func @used(%a: index {llvm.byval = index, llvm.align = 4 : i64}, %b: f32) -> (index, f32, index) {
  %0 = arith.addi %a, %a : index
  return %0, %b, %a : index, f32, index
}

// -----

// CHECK-LABEL: llvm.func @declared(!llvm.ptr {llvm.byval = i64}, !llvm.ptr {llvm.byval = i32}, !llvm.ptr, !llvm.ptr, i64, i64 {llvm.noundef}) attributes {sym_visibility = "private"}
func.func private @declared(%a: index {llvm.byval = index}, %b: !llvm.ptr {llvm.byval = i32}, %c: memref<f32> {llvm.byval = index}, %d: index {llvm.noundef})

// -----

// MLIR crashes here.
// CHECK-LABEL: func.func private @no_type(index {llvm.byval = tensor<4xf32>})
func.func private @no_type(%a: index {llvm.byval = tensor<4xf32>})

// -----

// CHECK-LABEL: llvm.func extern_weak @attrs(i32) attributes {passthrough = ["noinline"], sym_visibility = "private"}
func.func private @attrs(i32) attributes {no_inline, llvm.linkage = #llvm.linkage<extern_weak>, passthrough = ["noinline"]}

// -----

// CHECK-LABEL: llvm.func @blocks(%arg0: i1, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg2, %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg3, %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg4, %3[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg6, %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%0 : index), ^bb2(%7 : memref<?xf32>)
// CHECK-NEXT: ^bb1(%8: index):  // pred: ^bb0
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : index to i64
// CHECK-NEXT: %10 = llvm.mlir.poison : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: %12 = llvm.insertvalue %6, %11[1] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: llvm.return %12 : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: ^bb2(%13: memref<?xf32>):  // pred: ^bb0
// CHECK-NEXT: %14 = builtin.unrealized_conversion_cast %13 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = llvm.mlir.poison : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: %16 = llvm.insertvalue %arg1, %15[0] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: %17 = llvm.insertvalue %14, %16[1] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: llvm.return %17 : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: }
func.func @blocks(%c: i1, %a: index, %m: memref<?xf32>) -> (index, memref<?xf32>) {
  cf.cond_br %c, ^bb1(%a : index), ^bb2(%m : memref<?xf32>)
^bb1(%x: index):
  return %x, %m : index, memref<?xf32>
^bb2(%y: memref<?xf32>):
  return %a, %y : index, memref<?xf32>
}

// -----

// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: llvm.func @unranked(i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @calls_unranked(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(struct<(i64, ptr)>, i32)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %5 = llvm.call @unranked(%3, %4) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %6 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %7 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %8 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mul %7, %9 : i64
// CHECK-NEXT: %11 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %12 = llvm.mul %7, %11 : i64
// CHECK-NEXT: %13 = llvm.add %12, %6 : i64
// CHECK-NEXT: %14 = llvm.mul %13, %8 : i64
// CHECK-NEXT: %15 = llvm.add %10, %14 : i64
// CHECK-NEXT: %16 = llvm.alloca %15 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %17 = llvm.extractvalue %5[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%16, %17, %15) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.call @free(%17) : (!llvm.ptr) -> ()
// CHECK-NEXT: %18 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %19 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %20 = llvm.insertvalue %19, %18[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %21 = llvm.insertvalue %16, %20[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %22 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %23 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %24 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %25 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %26 = llvm.mul %23, %25 : i64
// CHECK-NEXT: %27 = llvm.extractvalue %21[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %28 = llvm.mul %23, %27 : i64
// CHECK-NEXT: %29 = llvm.add %28, %22 : i64
// CHECK-NEXT: %30 = llvm.mul %29, %24 : i64
// CHECK-NEXT: %31 = llvm.add %26, %30 : i64
// CHECK-NEXT: %32 = llvm.call @malloc(%31) : (i64) -> !llvm.ptr
// CHECK-NEXT: %33 = llvm.extractvalue %21[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%32, %33, %31) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %34 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %35 = llvm.extractvalue %21[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %36 = llvm.insertvalue %35, %34[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %37 = llvm.insertvalue %32, %36[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %38 = llvm.mlir.poison : !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: %39 = llvm.insertvalue %37, %38[0] : !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: %40 = llvm.insertvalue %c1_i32, %39[1] : !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: llvm.return %40 : !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: }
func.func private @unranked(%a: memref<*xf32>) -> memref<*xf32>
func.func @calls_unranked(%a: memref<*xf32>) -> (memref<*xf32>, i32) {
  %0 = func.call @unranked(%a) : (memref<*xf32>) -> memref<*xf32>
  %2 = arith.constant 1 : i32
  return %0, %2 : memref<*xf32>, i32
}
