// RUN: mlir-opt %s -allow-unregistered-dialect -convert-vector-to-spirv | FileCheck %s

// CHECK-LABEL: func.func @casts(%arg0: vector<4xi32>, %arg1: vector<4xi8>, %arg2: vector<1xi32>, %arg3: vector<4xf32>) -> (vector<4xf32>, vector<2xi16>, vector<1xf32>, vector<4xf32>) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg2 : vector<1xi32> to i32
// CHECK-NEXT:    %1 = spirv.Bitcast %arg0 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:    %2 = vector.bitcast %arg1 : vector<4xi8> to vector<2xi16>
// CHECK-NEXT:    %3 = spirv.Bitcast %0 : i32 to f32
// CHECK-NEXT:    %4 = builtin.unrealized_conversion_cast %3 : f32 to vector<1xf32>
// CHECK-NEXT:    return %1, %2, %4, %arg3 : vector<4xf32>, vector<2xi16>, vector<1xf32>, vector<4xf32>
func.func @casts(%a: vector<4xi32>, %b: vector<4xi8>, %c: vector<1xi32>, %d: vector<4xf32>) -> (vector<4xf32>, vector<2xi16>, vector<1xf32>, vector<4xf32>) {
  %0 = vector.bitcast %a : vector<4xi32> to vector<4xf32>
  %1 = vector.bitcast %b : vector<4xi8> to vector<2xi16>
  %2 = vector.bitcast %c : vector<1xi32> to vector<1xf32>
  %3 = vector.bitcast %d : vector<4xf32> to vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<2xi16>, vector<1xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @splats(%arg0: index, %arg1: f32, %arg2: vector<4xf32>) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg1 : f32 to vector<1xf32>
// CHECK-NEXT:    %2 = spirv.CompositeConstruct %0, %0, %0 : (i32, i32, i32) -> vector<3xi32>
// CHECK-NEXT:    %3 = builtin.unrealized_conversion_cast %2 : vector<3xi32> to vector<3xindex>
// CHECK-NEXT:    %4 = spirv.CompositeConstruct %arg1, %arg1 : (f32, f32) -> vector<2xf32>
// CHECK-NEXT:    %5 = builtin.unrealized_conversion_cast %0 : i32 to vector<1xindex>
// CHECK-NEXT:    %6 = vector.broadcast %arg1 : f32 to vector<5xf32>
// CHECK-NEXT:    %7 = vector.broadcast %arg2 : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT:    %8 = builtin.unrealized_conversion_cast %arg1 : f32 to vector<f32>
// CHECK-NEXT:    "use"(%1, %3, %4, %5, %6, %7, %8) : (vector<1xf32>, vector<3xindex>, vector<2xf32>, vector<1xindex>, vector<5xf32>, vector<2x4xf32>, vector<f32>) -> ()
// CHECK-NEXT:    return
func.func @splats(%i: index, %f: f32, %v: vector<4xf32>) {
  %0 = vector.broadcast %f : f32 to vector<1xf32>
  %1 = vector.broadcast %i : index to vector<3xindex>
  %2 = vector.splat %f : vector<2xf32>
  %3 = vector.splat %i : vector<1xindex>
  %4 = vector.broadcast %f : f32 to vector<5xf32>
  %5 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %6 = vector.broadcast %f : f32 to vector<f32>
  "use"(%0, %1, %2, %3, %4, %5, %6) : (vector<1xf32>, vector<3xindex>, vector<2xf32>, vector<1xindex>, vector<5xf32>, vector<2x4xf32>, vector<f32>) -> ()
  return
}

// CHECK-LABEL: func.func @elements(%arg0: vector<4xf32>, %arg1: index, %arg2: i32, %arg3: i64, %arg4: f32, %arg5: vector<1xf32>) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg5 : vector<1xf32> to f32
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg1 : index to i32
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %2 = builtin.unrealized_conversion_cast %c1 : index to i32
// CHECK-NEXT:    %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:    %c9_i32 = arith.constant 9 : i32
// CHECK-NEXT:    %3 = spirv.VectorExtractDynamic %arg0[%1] : vector<4xf32>, i32
// CHECK-NEXT:    %4 = spirv.VectorExtractDynamic %arg0[%2] : vector<4xf32>, i32
// CHECK-NEXT:    %5 = spirv.CompositeExtract %arg0[2 : i32] : vector<4xf32>
// CHECK-NEXT:    %6 = vector.extractelement %arg0[%arg3 : i64] : vector<4xf32>
// CHECK-NEXT:    %7 = spirv.VectorInsertDynamic %arg4, %arg0[%1] : vector<4xf32>, i32
// CHECK-NEXT:    %8 = spirv.VectorInsertDynamic %arg4, %arg0[%2] : vector<4xf32>, i32
// CHECK-NEXT:    %9 = spirv.CompositeInsert %arg4, %arg0[2 : i32] : f32 into vector<4xf32>
// CHECK-NEXT:    %10 = builtin.unrealized_conversion_cast %arg4 : f32 to vector<1xf32>
// CHECK-NEXT:    "use"(%3, %4, %5, %6, %0, %7, %8, %9, %10) : (f32, f32, f32, f32, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<1xf32>) -> ()
// CHECK-NEXT:    return
func.func @elements(%v: vector<4xf32>, %i: index, %j: i32, %k: i64, %s: f32, %o: vector<1xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : i32
  %c9 = arith.constant 9 : i32
  %0 = vector.extractelement %v[%i : index] : vector<4xf32>
  %1 = vector.extractelement %v[%c1 : index] : vector<4xf32>
  %2 = vector.extractelement %v[%c2 : i32] : vector<4xf32>
  %3 = vector.extractelement %v[%k : i64] : vector<4xf32>
  %4 = vector.extractelement %o[%j : i32] : vector<1xf32>
  %6 = vector.insertelement %s, %v[%i : index] : vector<4xf32>
  %7 = vector.insertelement %s, %v[%c1 : index] : vector<4xf32>
  %8 = vector.insertelement %s, %v[%c2 : i32] : vector<4xf32>
  %9 = vector.insertelement %s, %o[%j : i32] : vector<1xf32>
  "use"(%0, %1, %2, %3, %4, %6, %7, %8, %9) : (f32, f32, f32, f32, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<1xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @positions(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>, %arg2: f32, %arg3: vector<1xf32>, %arg4: index, %arg5: vector<4xindex>) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg4 : index to i32
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg5 : vector<4xindex> to vector<4xi32>
// CHECK-NEXT:    %2 = builtin.unrealized_conversion_cast %arg3 : vector<1xf32> to f32
// CHECK-NEXT:    %3 = spirv.CompositeExtract %arg0[1 : i32] : vector<4xf32>
// CHECK-NEXT:    %4 = vector.extract %arg0[%arg4] : f32 from vector<4xf32>
// CHECK-NEXT:    %5 = vector.extract %arg1[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:    %6 = spirv.CompositeExtract %1[3 : i32] : vector<4xi32>
// CHECK-NEXT:    %7 = builtin.unrealized_conversion_cast %6 : i32 to index
// CHECK-NEXT:    %8 = spirv.CompositeInsert %arg2, %arg0[2 : i32] : f32 into vector<4xf32>
// CHECK-NEXT:    %9 = builtin.unrealized_conversion_cast %arg2 : f32 to vector<1xf32>
// CHECK-NEXT:    %10 = vector.insert %arg0, %arg1 [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:    %11 = spirv.CompositeInsert %0, %1[1 : i32] : i32 into vector<4xi32>
// CHECK-NEXT:    %12 = builtin.unrealized_conversion_cast %11 : vector<4xi32> to vector<4xindex>
// CHECK-NEXT:    "use"(%3, %2, %4, %5, %7, %8, %9, %10, %12) : (f32, f32, f32, vector<4xf32>, index, vector<4xf32>, vector<1xf32>, vector<2x4xf32>, vector<4xindex>) -> ()
// CHECK-NEXT:    return
func.func @positions(%v: vector<4xf32>, %w: vector<2x4xf32>, %s: f32, %o: vector<1xf32>, %i: index, %x: vector<4xindex>) {
  %0 = vector.extract %v[1] : f32 from vector<4xf32>
  %1 = vector.extract %o[0] : f32 from vector<1xf32>
  %2 = vector.extract %v[%i] : f32 from vector<4xf32>
  %3 = vector.extract %w[1] : vector<4xf32> from vector<2x4xf32>
  %4 = vector.extract %x[3] : index from vector<4xindex>
  %5 = vector.insert %s, %v[2] : f32 into vector<4xf32>
  %6 = vector.insert %s, %o[0] : f32 into vector<1xf32>
  %8 = vector.insert %v, %w[0] : vector<4xf32> into vector<2x4xf32>
  %9 = vector.insert %i, %x[1] : index into vector<4xindex>
  "use"(%0, %1, %2, %3, %4, %5, %6, %8, %9) : (f32, f32, f32, vector<4xf32>, index, vector<4xf32>, vector<1xf32>, vector<2x4xf32>, vector<4xindex>) -> ()
  return
}

// CHECK-LABEL: func.func @slices(%arg0: vector<4xf32>, %arg1: vector<2xf32>, %arg2: vector<1xf32>) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg2 : vector<1xf32> to f32
// CHECK-NEXT:    %1 = spirv.VectorShuffle [1 : i32, 2 : i32] %arg0, %arg0 : vector<4xf32>, vector<4xf32> -> vector<2xf32>
// CHECK-NEXT:    %2 = spirv.CompositeExtract %arg0[3 : i32] : vector<4xf32>
// CHECK-NEXT:    %3 = builtin.unrealized_conversion_cast %2 : f32 to vector<1xf32>
// CHECK-NEXT:    %4 = spirv.VectorShuffle [0 : i32, 4 : i32, 5 : i32, 3 : i32] %arg0, %arg1 : vector<4xf32>, vector<2xf32> -> vector<4xf32>
// CHECK-NEXT:    %5 = spirv.CompositeInsert %0, %arg0[3 : i32] : f32 into vector<4xf32>
// CHECK-NEXT:    "use"(%1, %3, %4, %5) : (vector<2xf32>, vector<1xf32>, vector<4xf32>, vector<4xf32>) -> ()
// CHECK-NEXT:    return
func.func @slices(%v: vector<4xf32>, %a: vector<2xf32>, %o: vector<1xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %1 = vector.extract_strided_slice %v {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
  %2 = vector.insert_strided_slice %a, %v {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %3 = vector.insert_strided_slice %o, %v {offsets = [3], strides = [1]} : vector<1xf32> into vector<4xf32>
  "use"(%0, %1, %2, %3) : (vector<2xf32>, vector<1xf32>, vector<4xf32>, vector<4xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @rearranged(%arg0: vector<4xf32>, %arg1: vector<2xf32>, %arg2: vector<1xf32>, %arg3: vector<1xf32>) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg3 : vector<1xf32> to f32
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg2 : vector<1xf32> to f32
// CHECK-NEXT:    %2 = spirv.VectorShuffle [5 : i32, 0 : i32, 3 : i32] %arg0, %arg1 : vector<4xf32>, vector<2xf32> -> vector<3xf32>
// CHECK-NEXT:    %3 = spirv.CompositeExtract %arg0[3 : i32] : vector<4xf32>
// CHECK-NEXT:    %4 = spirv.CompositeConstruct %1, %3 : (f32, f32) -> vector<2xf32>
// CHECK-NEXT:    %5 = spirv.CompositeExtract %arg0[2 : i32] : vector<4xf32>
// CHECK-NEXT:    %6 = builtin.unrealized_conversion_cast %5 : f32 to vector<1xf32>
// CHECK-NEXT:    %7 = spirv.CompositeConstruct %0, %1, %0 : (f32, f32, f32) -> vector<3xf32>
// CHECK-NEXT:    %8 = spirv.VectorShuffle [0 : i32, 2 : i32, 1 : i32, 3 : i32] %arg1, %arg1 : vector<2xf32>, vector<2xf32> -> vector<4xf32>
// CHECK-NEXT:    %9 = spirv.CompositeConstruct %1, %0 : (f32, f32) -> vector<2xf32>
// CHECK-NEXT:    %10 = spirv.VectorShuffle [0 : i32, 2 : i32] %arg0, %arg0 : vector<4xf32>, vector<4xf32> -> vector<2xf32>
// CHECK-NEXT:    %11 = spirv.VectorShuffle [1 : i32, 3 : i32] %arg0, %arg0 : vector<4xf32>, vector<4xf32> -> vector<2xf32>
// CHECK-NEXT:    %12 = spirv.CompositeExtract %arg1[0 : i32] : vector<2xf32>
// CHECK-NEXT:    %13 = spirv.CompositeExtract %arg1[1 : i32] : vector<2xf32>
// CHECK-NEXT:    %14 = builtin.unrealized_conversion_cast %12 : f32 to vector<1xf32>
// CHECK-NEXT:    %15 = builtin.unrealized_conversion_cast %13 : f32 to vector<1xf32>
// CHECK-NEXT:    "use"(%2, %4, %6, %7, %arg3, %8, %9, %10, %11, %14, %15) : (vector<3xf32>, vector<2xf32>, vector<1xf32>, vector<3xf32>, vector<1xf32>, vector<4xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<1xf32>, vector<1xf32>) -> ()
// CHECK-NEXT:    return
func.func @rearranged(%v: vector<4xf32>, %a: vector<2xf32>, %o: vector<1xf32>, %p: vector<1xf32>) {
  %0 = vector.shuffle %v, %a [5, 0, 3] : vector<4xf32>, vector<2xf32>
  %1 = vector.shuffle %o, %v [0, 4] : vector<1xf32>, vector<4xf32>
  %2 = vector.shuffle %v, %v [6] : vector<4xf32>, vector<4xf32>
  %3 = vector.shuffle %o, %p [1, 0, 1] : vector<1xf32>, vector<1xf32>
  %4 = vector.shuffle %o, %p [1] : vector<1xf32>, vector<1xf32>
  %5 = vector.interleave %a, %a : vector<2xf32> -> vector<4xf32>
  %6 = vector.interleave %o, %p : vector<1xf32> -> vector<2xf32>
  %7, %8 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %9, %10 = vector.deinterleave %a : vector<2xf32> -> vector<1xf32>
  "use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (vector<3xf32>, vector<2xf32>, vector<1xf32>, vector<3xf32>, vector<1xf32>, vector<4xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<1xf32>, vector<1xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @reductions(%arg0: vector<3xf32>, %arg1: vector<4xi32>, %arg2: vector<1xf32>, %arg3: vector<1xi32>, %arg4: f32, %arg5: i32, %arg6: vector<3xindex>) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg6 : vector<3xindex> to vector<3xi32>
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg2 : vector<1xf32> to f32
// CHECK-NEXT:    %cst_vec_3xf32 = spirv.Constant dense<1.000000e+00> : vector<3xf32>
// CHECK-NEXT:    %2 = spirv.Dot %arg0, %cst_vec_3xf32 : vector<3xf32> -> f32
// CHECK-NEXT:    %3 = spirv.FAdd %arg4, %1 : f32
// CHECK-NEXT:    %4 = spirv.CompositeExtract %arg1[0 : i32] : vector<4xi32>
// CHECK-NEXT:    %5 = spirv.CompositeExtract %arg1[1 : i32] : vector<4xi32>
// CHECK-NEXT:    %6 = spirv.CompositeExtract %arg1[2 : i32] : vector<4xi32>
// CHECK-NEXT:    %7 = spirv.CompositeExtract %arg1[3 : i32] : vector<4xi32>
// CHECK-NEXT:    %8 = spirv.IAdd %4, %5 : i32
// CHECK-NEXT:    %9 = spirv.IAdd %8, %6 : i32
// CHECK-NEXT:    %10 = spirv.IAdd %9, %7 : i32
// CHECK-NEXT:    %11 = spirv.IAdd %10, %arg5 : i32
// CHECK-NEXT:    %12 = spirv.CompositeExtract %arg1[0 : i32] : vector<4xi32>
// CHECK-NEXT:    %13 = spirv.CompositeExtract %arg1[1 : i32] : vector<4xi32>
// CHECK-NEXT:    %14 = spirv.CompositeExtract %arg1[2 : i32] : vector<4xi32>
// CHECK-NEXT:    %15 = spirv.CompositeExtract %arg1[3 : i32] : vector<4xi32>
// CHECK-NEXT:    %16 = spirv.IMul %12, %13 : i32
// CHECK-NEXT:    %17 = spirv.IMul %16, %14 : i32
// CHECK-NEXT:    %18 = spirv.IMul %17, %15 : i32
// CHECK-NEXT:    %19 = spirv.CompositeExtract %arg1[0 : i32] : vector<4xi32>
// CHECK-NEXT:    %20 = spirv.CompositeExtract %arg1[1 : i32] : vector<4xi32>
// CHECK-NEXT:    %21 = spirv.CompositeExtract %arg1[2 : i32] : vector<4xi32>
// CHECK-NEXT:    %22 = spirv.CompositeExtract %arg1[3 : i32] : vector<4xi32>
// CHECK-NEXT:    %23 = spirv.GL.UMin %19, %20 : i32
// CHECK-NEXT:    %24 = spirv.GL.UMin %23, %21 : i32
// CHECK-NEXT:    %25 = spirv.GL.UMin %24, %22 : i32
// CHECK-NEXT:    %26 = spirv.CompositeExtract %arg1[0 : i32] : vector<4xi32>
// CHECK-NEXT:    %27 = spirv.CompositeExtract %arg1[1 : i32] : vector<4xi32>
// CHECK-NEXT:    %28 = spirv.CompositeExtract %arg1[2 : i32] : vector<4xi32>
// CHECK-NEXT:    %29 = spirv.CompositeExtract %arg1[3 : i32] : vector<4xi32>
// CHECK-NEXT:    %30 = spirv.GL.UMax %26, %27 : i32
// CHECK-NEXT:    %31 = spirv.GL.UMax %30, %28 : i32
// CHECK-NEXT:    %32 = spirv.GL.UMax %31, %29 : i32
// CHECK-NEXT:    %33 = spirv.CompositeExtract %arg1[0 : i32] : vector<4xi32>
// CHECK-NEXT:    %34 = spirv.CompositeExtract %arg1[1 : i32] : vector<4xi32>
// CHECK-NEXT:    %35 = spirv.CompositeExtract %arg1[2 : i32] : vector<4xi32>
// CHECK-NEXT:    %36 = spirv.CompositeExtract %arg1[3 : i32] : vector<4xi32>
// CHECK-NEXT:    %37 = spirv.GL.SMin %33, %34 : i32
// CHECK-NEXT:    %38 = spirv.GL.SMin %37, %35 : i32
// CHECK-NEXT:    %39 = spirv.GL.SMin %38, %36 : i32
// CHECK-NEXT:    %40 = spirv.CompositeExtract %arg0[0 : i32] : vector<3xf32>
// CHECK-NEXT:    %41 = spirv.CompositeExtract %arg0[1 : i32] : vector<3xf32>
// CHECK-NEXT:    %42 = spirv.CompositeExtract %arg0[2 : i32] : vector<3xf32>
// CHECK-NEXT:    %43 = spirv.GL.FMin %40, %41 : f32
// CHECK-NEXT:    %44 = spirv.GL.FMin %43, %42 : f32
// CHECK-NEXT:    %45 = spirv.GL.FMin %44, %arg4 : f32
// CHECK-NEXT:    %46 = spirv.CompositeExtract %arg0[0 : i32] : vector<3xf32>
// CHECK-NEXT:    %47 = spirv.CompositeExtract %arg0[1 : i32] : vector<3xf32>
// CHECK-NEXT:    %48 = spirv.CompositeExtract %arg0[2 : i32] : vector<3xf32>
// CHECK-NEXT:    %49 = spirv.GL.FMax %46, %47 : f32
// CHECK-NEXT:    %50 = spirv.GL.FMax %49, %48 : f32
// CHECK-NEXT:    %51 = vector.reduction <and>, %arg1 : vector<4xi32> into i32
// CHECK-NEXT:    %52 = vector.reduction <add>, %arg3 : vector<1xi32> into i32
// CHECK-NEXT:    %53 = vector.reduction <maximumf>, %arg2 : vector<1xf32> into f32
// CHECK-NEXT:    %54 = spirv.CompositeExtract %0[0 : i32] : vector<3xi32>
// CHECK-NEXT:    %55 = spirv.CompositeExtract %0[1 : i32] : vector<3xi32>
// CHECK-NEXT:    %56 = spirv.CompositeExtract %0[2 : i32] : vector<3xi32>
// CHECK-NEXT:    %57 = spirv.IAdd %54, %55 : i32
// CHECK-NEXT:    %58 = spirv.IAdd %57, %56 : i32
// CHECK-NEXT:    %59 = builtin.unrealized_conversion_cast %58 : i32 to index
// CHECK-NEXT:    %60 = arith.mulf %arg0, %arg0 : vector<3xf32>
// CHECK-NEXT:    %61 = spirv.Dot %arg0, %arg0 : vector<3xf32> -> f32
// CHECK-NEXT:    %62 = spirv.FAdd %arg4, %61 : f32
// CHECK-NEXT:    "use"(%2, %3, %11, %18, %25, %32, %39, %45, %50, %51, %52, %53, %59, %62) : (f32, f32, i32, i32, i32, i32, i32, f32, f32, i32, i32, f32, index, f32) -> ()
// CHECK-NEXT:    return
func.func @reductions(%v: vector<3xf32>, %n: vector<4xi32>, %o: vector<1xf32>, %q: vector<1xi32>, %s: f32, %k: i32, %x: vector<3xindex>) {
  %0 = vector.reduction <add>, %v : vector<3xf32> into f32
  %1 = vector.reduction <add>, %o, %s : vector<1xf32> into f32
  %2 = vector.reduction <add>, %n, %k : vector<4xi32> into i32
  %3 = vector.reduction <mul>, %n : vector<4xi32> into i32
  %4 = vector.reduction <minui>, %n : vector<4xi32> into i32
  %5 = vector.reduction <maxui>, %n : vector<4xi32> into i32
  %6 = vector.reduction <minsi>, %n : vector<4xi32> into i32
  %7 = vector.reduction <minnumf>, %v, %s : vector<3xf32> into f32
  %8 = vector.reduction <maxnumf>, %v : vector<3xf32> into f32
  %9 = vector.reduction <and>, %n : vector<4xi32> into i32
  %10 = vector.reduction <add>, %q : vector<1xi32> into i32
  %11 = vector.reduction <maximumf>, %o : vector<1xf32> into f32
  %12 = vector.reduction <add>, %x : vector<3xindex> into index
  %m = arith.mulf %v, %v : vector<3xf32>
  %13 = vector.reduction <add>, %m, %s : vector<3xf32> into f32
  "use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13) : (f32, f32, i32, i32, i32, i32, i32, f32, f32, i32, i32, f32, index, f32) -> ()
  return
}

// CHECK-LABEL: func.func @fused(%arg0: vector<4xf32>, %arg1: vector<1xf32>) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg1 : vector<1xf32> to f32
// CHECK-NEXT:    %1 = spirv.GL.Fma %arg0, %arg0, %arg0 : vector<4xf32>
// CHECK-NEXT:    %2 = spirv.GL.Fma %0, %0, %0 : f32
// CHECK-NEXT:    %3 = builtin.unrealized_conversion_cast %2 : f32 to vector<1xf32>
// CHECK-NEXT:    %4 = vector.shape_cast %arg1 : vector<1xf32> to vector<1x1xf32>
// CHECK-NEXT:    %5 = builtin.unrealized_conversion_cast %0 : f32 to vector<f32>
// CHECK-NEXT:    %6 = vector.shape_cast %arg0 : vector<4xf32> to vector<2x2xf32>
// CHECK-NEXT:    "use"(%1, %3, %4, %5, %6) : (vector<4xf32>, vector<1xf32>, vector<1x1xf32>, vector<f32>, vector<2x2xf32>) -> ()
// CHECK-NEXT:    return
func.func @fused(%v: vector<4xf32>, %o: vector<1xf32>) {
  %0 = vector.fma %v, %v, %v : vector<4xf32>
  %1 = vector.fma %o, %o, %o : vector<1xf32>
  %2 = vector.shape_cast %o : vector<1xf32> to vector<1x1xf32>
  %3 = vector.shape_cast %o : vector<1xf32> to vector<f32>
  %4 = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
  "use"(%0, %1, %2, %3, %4) : (vector<4xf32>, vector<1xf32>, vector<1x1xf32>, vector<f32>, vector<2x2xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @memory(%arg0: memref<16xf32, #spirv.storage_class<StorageBuffer>>, %arg1: memref<4x4xi32, #spirv.storage_class<Workgroup>>, %arg2: memref<8xf32>, %arg3: index) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg3 : index to i32
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg1 : memref<4x4xi32, #spirv.storage_class<Workgroup>> to !spirv.ptr<!spirv.struct<(!spirv.array<16 x i32>)>, Workgroup>
// CHECK-NEXT:    %2 = vector.load %arg0[%arg3] : memref<16xf32, #spirv.storage_class<StorageBuffer>>, vector<4xf32>
// CHECK-NEXT:    vector.store %2, %arg0[%arg3] : memref<16xf32, #spirv.storage_class<StorageBuffer>>, vector<4xf32>
// CHECK-NEXT:    %cst0_i32 = spirv.Constant 0 : i32
// CHECK-NEXT:    %cst0_i32_0 = spirv.Constant 0 : i32
// CHECK-NEXT:    %cst4_i32 = spirv.Constant 4 : i32
// CHECK-NEXT:    %3 = spirv.IMul %0, %cst4_i32 : i32
// CHECK-NEXT:    %cst1_i32 = spirv.Constant 1 : i32
// CHECK-NEXT:    %4 = spirv.IAdd %0, %3 : i32
// CHECK-NEXT:    %5 = spirv.AccessChain %1[%cst0_i32, %4] : !spirv.ptr<!spirv.struct<(!spirv.array<16 x i32>)>, Workgroup>, i32, i32
// CHECK-NEXT:    %6 = spirv.Bitcast %5 : !spirv.ptr<i32, Workgroup> to !spirv.ptr<vector<2xi32>, Workgroup>
// CHECK-NEXT:    %7 = spirv.Load "Workgroup" %6 : vector<2xi32>
// CHECK-NEXT:    %cst0_i32_1 = spirv.Constant 0 : i32
// CHECK-NEXT:    %cst0_i32_2 = spirv.Constant 0 : i32
// CHECK-NEXT:    %cst4_i32_3 = spirv.Constant 4 : i32
// CHECK-NEXT:    %8 = spirv.IMul %0, %cst4_i32_3 : i32
// CHECK-NEXT:    %cst1_i32_4 = spirv.Constant 1 : i32
// CHECK-NEXT:    %9 = spirv.IAdd %0, %8 : i32
// CHECK-NEXT:    %10 = spirv.AccessChain %1[%cst0_i32_1, %9] : !spirv.ptr<!spirv.struct<(!spirv.array<16 x i32>)>, Workgroup>, i32, i32
// CHECK-NEXT:    %11 = spirv.Bitcast %10 : !spirv.ptr<i32, Workgroup> to !spirv.ptr<vector<2xi32>, Workgroup>
// CHECK-NEXT:    spirv.Store "Workgroup" %11, %7 : vector<2xi32>
// CHECK-NEXT:    %12 = vector.load %arg2[%arg3] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:    vector.store %12, %arg2[%arg3] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:    return
func.func @memory(%m: memref<16xf32, #spirv.storage_class<StorageBuffer>>, %n: memref<4x4xi32, #spirv.storage_class<Workgroup>>, %p: memref<8xf32>, %i: index) {
  %0 = vector.load %m[%i] : memref<16xf32, #spirv.storage_class<StorageBuffer>>, vector<4xf32>
  vector.store %0, %m[%i] : memref<16xf32, #spirv.storage_class<StorageBuffer>>, vector<4xf32>
  %1 = vector.load %n[%i, %i] : memref<4x4xi32, #spirv.storage_class<Workgroup>>, vector<2xi32>
  vector.store %1, %n[%i, %i] : memref<4x4xi32, #spirv.storage_class<Workgroup>>, vector<2xi32>
  %2 = vector.load %p[%i] : memref<8xf32>, vector<4xf32>
  vector.store %2, %p[%i] : memref<8xf32>, vector<4xf32>
  return
}
