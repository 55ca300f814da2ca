// RUN: mlir-opt %s -split-input-file -convert-vector-to-llvm | FileCheck %s

// Operations on elements of vectors.

// A position that is constant is an attribute of type i64.
// CHECK-LABEL: func.func @extract
// CHECK: %1 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %2 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %3 = llvm.extractelement %1[%2 : i64] : vector<3xf32>
func.func @extract(%a: vector<2x3xf32>) -> f32 {
  %r = vector.extract %a[1, 2] : f32 from vector<2x3xf32>
  return %r : f32
}

// -----

// A vector is taken out of the array.
// CHECK-LABEL: func.func @extract_row
// CHECK: %1 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
func.func @extract_row(%a: vector<2x3xf32>) -> vector<3xf32> {
  %r = vector.extract %a[1] : vector<3xf32> from vector<2x3xf32>
  return %r : vector<3xf32>
}

// -----

// The last position may be an operand, if there is no array.
// CHECK-LABEL: func.func @extract_dynamic
// CHECK: %1 = llvm.extractelement %arg0[%0 : i64] : vector<3xf32>
func.func @extract_dynamic(%a: vector<3xf32>, %i: index) -> f32 {
  %r = vector.extract %a[%i] : f32 from vector<3xf32>
  return %r : f32
}

// -----

// In an array it stays.
// CHECK-LABEL: func.func @extract_stays
// CHECK: %0 = vector.extract %arg0[1, %arg1] : f32 from vector<2x3xf32>
func.func @extract_stays(%a: vector<2x3xf32>, %i: index) -> f32 {
  %r = vector.extract %a[1, %i] : f32 from vector<2x3xf32>
  return %r : f32
}

// -----

// The row around the element is put back.
// CHECK-LABEL: func.func @insert
// CHECK: %1 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %2 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: %3 = llvm.insertelement %arg1, %1[%2 : i64] : vector<3xf32>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %5 = builtin.unrealized_conversion_cast %4 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
func.func @insert(%a: vector<2x3xf32>, %x: f32) -> vector<2x3xf32> {
  %r = vector.insert %x, %a [1, 2] : f32 into vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

// Elements of vectors without dimensions have the position 0.
// CHECK-LABEL: func.func @elements
// CHECK: %2 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %3 = llvm.extractelement %1[%2 : i64] : vector<1xf32>
// CHECK-NEXT: %4 = llvm.insertelement %3, %arg1[%0 : i64] : vector<4xf32>
func.func @elements(%a: vector<f32>, %b: vector<4xf32>, %i: index) -> vector<4xf32> {
  %0 = vector.extractelement %a[] : vector<f32>
  %r = vector.insertelement %0, %b[%i : index] : vector<4xf32>
  return %r : vector<4xf32>
}

// -----

// One instruction shuffles two vectors of one type.
// CHECK-LABEL: func.func @shuffle
// CHECK: %0 = llvm.shufflevector %arg0, %arg1 [0, 3, 1] : vector<2xf32>
func.func @shuffle(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<3xf32> {
  %r = vector.shuffle %a, %b [0, 3, 1] : vector<2xf32>, vector<2xf32>
  return %r : vector<3xf32>
}

// -----

// Other vectors are put together.
// CHECK-LABEL: func.func @shuffle_lengths
// CHECK: %0 = llvm.mlir.undef : vector<2xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %2 = llvm.extractelement %arg1[%1 : i64] : vector<1xf32>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %4 = llvm.insertelement %2, %0[%3 : i64] : vector<2xf32>
// CHECK-NEXT: %5 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %6 = llvm.extractelement %arg0[%5 : i64] : vector<2xf32>
// CHECK-NEXT: %7 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %8 = llvm.insertelement %6, %4[%7 : i64] : vector<2xf32>
func.func @shuffle_lengths(%a: vector<2xf32>, %b: vector<1xf32>) -> vector<2xf32> {
  %r = vector.shuffle %a, %b [2, 0] : vector<2xf32>, vector<1xf32>
  return %r : vector<2xf32>
}

// -----

// Rows are put together.
// CHECK-LABEL: func.func @shuffle_rows
// CHECK: %2 = llvm.mlir.undef : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %3 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %5 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %4[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
func.func @shuffle_rows(%a: vector<1x2xf32>, %b: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.shuffle %a, %b [2, 0] : vector<1x2xf32>, vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// -----

// Scalable vectors have intrinsics.
// CHECK-LABEL: func.func @scalable
// CHECK: %0 = llvm.intr.vector.insert %arg1, %arg0[4] : vector<4xf32> into vector<[4]xf32>
// CHECK-NEXT: %1 = "llvm.intr.vector.interleave2"(%0, %arg0) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[8]xf32>
// CHECK-NEXT: %2 = "llvm.intr.vector.deinterleave2"(%1) : (vector<[8]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
// CHECK-NEXT: %3 = llvm.extractvalue %2[0] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
// CHECK-NEXT: %4 = llvm.extractvalue %2[1] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
// CHECK-NEXT: %5 = llvm.intr.vector.extract %4[0] : vector<4xf32> from vector<[4]xf32>
func.func @scalable(%a: vector<[4]xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.scalable.insert %b, %a[4] : vector<4xf32> into vector<[4]xf32>
  %1 = vector.interleave %0, %a : vector<[4]xf32> -> vector<[8]xf32>
  %2, %3 = vector.deinterleave %1 : vector<[8]xf32> -> vector<[4]xf32>
  %r = vector.scalable.extract %3[0] : vector<4xf32> from vector<[4]xf32>
  return %r : vector<4xf32>
}

// -----

// So have their length and their numbers.
// CHECK-LABEL: func.func @scale
// CHECK: %0 = llvm.intr.experimental.stepvector : vector<[4]xi64>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : vector<[4]xi64> to vector<[4]xindex>
func.func @scale() -> vector<[4]xindex> {
  %0 = vector.vscale
  %r = vector.step : vector<[4]xindex>
  return %r : vector<[4]xindex>
}

// -----

// Masks of scalable vectors compare the numbers.
// CHECK-LABEL: func.func @scalable_mask
// CHECK: %0 = llvm.intr.experimental.stepvector : vector<[4]xi32>
// CHECK-NEXT: %1 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: %2 = llvm.mlir.undef : vector<[4]xi32>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[4]xi32>
// CHECK-NEXT: %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<[4]xi32>
// CHECK-NEXT: %6 = arith.cmpi slt, %0, %5 : vector<[4]xi32>
func.func @scalable_mask(%i: index) -> vector<[4]xi1> {
  %r = vector.create_mask %i : vector<[4]xi1>
  return %r : vector<[4]xi1>
}

// -----

// Elements are inserted one by one.
// CHECK-LABEL: func.func @from_elements
// CHECK: %0 = llvm.mlir.undef : vector<2xf32>
// CHECK-NEXT: %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %2 = llvm.insertelement %arg0, %0[%1 : i64] : vector<2xf32>
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %4 = llvm.insertelement %arg1, %2[%3 : i64] : vector<2xf32>
func.func @from_elements(%a: f32, %b: f32) -> vector<2xf32> {
  %r = vector.from_elements %a, %b : vector<2xf32>
  return %r : vector<2xf32>
}

// -----

// Matrices in flat vectors have intrinsics.
// CHECK-LABEL: func.func @matrix
// CHECK: %0 = llvm.intr.matrix.multiply %arg0, %arg1 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<6xf32>
// CHECK-NEXT: %1 = llvm.intr.matrix.transpose %0 {columns = 3 : i32, rows = 2 : i32} : vector<6xf32> into vector<6xf32>
func.func @matrix(%a: vector<4xf32>, %b: vector<6xf32>) -> vector<6xf32> {
  %0 = vector.matrix_multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 3 : i32} : (vector<4xf32>, vector<6xf32>) -> vector<6xf32>
  %r = vector.flat_transpose %0 {rows = 2 : i32, columns = 3 : i32} : vector<6xf32> -> vector<6xf32>
  return %r : vector<6xf32>
}

// -----

// A memref of elements becomes one of a vector.
// CHECK-LABEL: func.func @type_cast
// CHECK: %1 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %2, %1[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %4 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(ptr, ptr, i64)> to memref<vector<2x3xf32>>
func.func @type_cast(%m: memref<2x3xf32>) -> memref<vector<2x3xf32>> {
  %r = vector.type_cast %m : memref<2x3xf32> to memref<vector<2x3xf32>>
  return %r : memref<vector<2x3xf32>>
}

// -----

// A multiplication of matrices is dot products.
// CHECK-LABEL: func.func @contract
// CHECK: %cst = arith.constant dense<0.000000e+00> : vector<2x1xf32>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %cst : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT: %cst_0 = arith.constant dense<0.000000e+00> : vector<1x2xf32>
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %cst_0 : vector<1x2xf32> to !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT: %4 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT: %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %6 = llvm.extractelement %4[%5 : i64] : vector<1xf32>
// CHECK-NEXT: %7 = llvm.extractvalue %3[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %9 = llvm.insertelement %6, %7[%8 : i64] : vector<2xf32>
// CHECK-NEXT: %10 = llvm.insertvalue %9, %3[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT: %11 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT: %12 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %13 = llvm.extractelement %11[%12 : i64] : vector<1xf32>
// CHECK-NEXT: %14 = llvm.extractvalue %10[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT: %15 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %16 = llvm.insertelement %13, %14[%15 : i64] : vector<2xf32>
// CHECK-NEXT: %17 = llvm.insertvalue %16, %10[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT: %18 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %19 = llvm.extractvalue %17[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT: %20 = arith.mulf %18, %19 : vector<2xf32>
// CHECK-NEXT: %21 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %22 = "llvm.intr.vector.reduce.fadd"(%21, %20) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
// CHECK-NEXT: %23 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT: %24 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %25 = llvm.insertelement %22, %23[%24 : i64] : vector<1xf32>
// CHECK-NEXT: %26 = llvm.insertvalue %25, %2[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT: %27 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %28 = llvm.extractvalue %17[0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT: %29 = arith.mulf %27, %28 : vector<2xf32>
// CHECK-NEXT: %30 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: %31 = "llvm.intr.vector.reduce.fadd"(%30, %29) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<2xf32>) -> f32
// CHECK-NEXT: %32 = llvm.extractvalue %26[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT: %33 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %34 = llvm.insertelement %31, %32[%33 : i64] : vector<1xf32>
// CHECK-NEXT: %35 = llvm.insertvalue %34, %26[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT: %36 = builtin.unrealized_conversion_cast %35 : !llvm.array<2 x vector<1xf32>> to vector<2x1xf32>
// CHECK-NEXT: %37 = arith.addf %36, %arg2 : vector<2x1xf32>
func.func @contract(%a: vector<2x2xf32>, %b: vector<2x1xf32>, %c: vector<2x1xf32>) -> vector<2x1xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2xf32>, vector<2x1xf32> into vector<2x1xf32>
  return %r : vector<2x1xf32>
}

// -----

// A batch is unrolled.
// CHECK-LABEL: func.func @batch
// CHECK: %cst = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %4 = llvm.extractelement %2[%3 : i64] : vector<2xi32>
// CHECK-NEXT: %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %6 = llvm.insertelement %4, %cst[%5 : i64] : vector<2xi32>
// CHECK-NEXT: %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %9 = llvm.extractelement %7[%8 : i64] : vector<2xi32>
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %11 = llvm.insertelement %9, %6[%10 : i64] : vector<2xi32>
// CHECK-NEXT: %12 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %13 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %14 = llvm.extractelement %arg2[%13 : i64] : vector<2xi32>
// CHECK-NEXT: %15 = arith.muli %11, %12 : vector<2xi32>
// CHECK-NEXT: %16 = "llvm.intr.vector.reduce.add"(%15) : (vector<2xi32>) -> i32
// CHECK-NEXT: %17 = llvm.add %14, %16 : i32
// CHECK-NEXT: %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %19 = llvm.insertelement %17, %cst[%18 : i64] : vector<2xi32>
// CHECK-NEXT: %20 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %21 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %22 = llvm.extractelement %20[%21 : i64] : vector<2xi32>
// CHECK-NEXT: %23 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %24 = llvm.insertelement %22, %cst[%23 : i64] : vector<2xi32>
// CHECK-NEXT: %25 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %26 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %27 = llvm.extractelement %25[%26 : i64] : vector<2xi32>
// CHECK-NEXT: %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %29 = llvm.insertelement %27, %24[%28 : i64] : vector<2xi32>
// CHECK-NEXT: %30 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %31 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %32 = llvm.extractelement %arg2[%31 : i64] : vector<2xi32>
// CHECK-NEXT: %33 = arith.muli %29, %30 : vector<2xi32>
// CHECK-NEXT: %34 = "llvm.intr.vector.reduce.add"(%33) : (vector<2xi32>) -> i32
// CHECK-NEXT: %35 = llvm.add %32, %34 : i32
// CHECK-NEXT: %36 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %37 = llvm.insertelement %35, %19[%36 : i64] : vector<2xi32>
func.func @batch(%a: vector<2x2xi32>, %b: vector<2x2xi32>, %c: vector<2xi32>) -> vector<2xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(b, k) -> (k, b)>, affine_map<(b, k) -> (b, k)>, affine_map<(b, k) -> (b)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2xi32>, vector<2x2xi32> into vector<2xi32>
  return %r : vector<2xi32>
}

// -----

// Values and punctuation are printed by the runtime.
// CHECK: llvm.func @printString(!llvm.ptr)
// CHECK: llvm.mlir.global private constant @vector_print_str(dense<[116, 101, 120, 116, 0]> : tensor<5xi8>) {addr_space = 0 : i32} : !llvm.array<5 x i8>
// CHECK: llvm.func @printClose()
// CHECK: llvm.func @printNewline()
// CHECK: llvm.func @printU64(i64)
// CHECK: llvm.func @printOpen()
// CHECK: llvm.func @printF16(i16)
// CHECK: llvm.func @printComma()
// CHECK: llvm.func @printI64(i64)
// CHECK-LABEL: func.func @print
// CHECK: %2 = arith.extui %arg0 : i1 to i64
// CHECK-NEXT: llvm.call @printI64(%2) : (i64) -> ()
// CHECK-NEXT: llvm.call @printComma() : () -> ()
// CHECK-NEXT: %3 = llvm.bitcast %arg1 : f16 to i16
// CHECK-NEXT: llvm.call @printF16(%3) : (i16) -> ()
// CHECK-NEXT: llvm.call @printOpen() : () -> ()
// CHECK-NEXT: %4 = arith.extui %1 : i8 to i64
// CHECK-NEXT: llvm.call @printU64(%4) : (i64) -> ()
// CHECK-NEXT: llvm.call @printNewline() : () -> ()
// CHECK-NEXT: llvm.call @printU64(%0) : (i64) -> ()
// CHECK-NEXT: llvm.call @printClose() : () -> ()
// CHECK-NEXT: %5 = llvm.mlir.addressof @vector_print_str : !llvm.ptr
// CHECK-NEXT: %6 = llvm.getelementptr %5[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i8>
// CHECK-NEXT: llvm.call @printString(%6) : (!llvm.ptr) -> ()
func.func @print(%a: i1, %b: f16, %c: ui8, %d: index) {
  vector.print %a : i1 punctuation <comma>
  vector.print %b : f16 punctuation <open>
  vector.print %c : ui8
  vector.print %d : index punctuation <close>
  vector.print str "text"
  return
}

// -----

// Vectors and wide integers are not printed.
// CHECK-LABEL: func.func @print_stays
// CHECK: vector.print %arg0 : i65
// CHECK-NEXT: vector.print %arg1 : vector<2xf32>
func.func @print_stays(%a: i65, %v: vector<2xf32>) {
  vector.print %a : i65
  vector.print %v : vector<2xf32>
  return
}
