// Wrong operands of ops that MLIR 19 does not have. The messages are those of mlir-opt 22.1.8; cases without one are accepted.
// RUN: mlir-opt %s --mlir-version=22 --split-input-file --verify-diagnostics

// expected-error@+1 {{'spirv.GL.Acosh' op operand #0 must be 16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16, but got 'i32'}}
func.func @a(%i: i32) { %0 = spirv.GL.Acosh %i : i32 return }
// -----
// expected-error@+1 {{'spirv.GL.Exp2' op operand #0 must be 16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16, but got 'f64'}}
func.func @a(%i: f64) { %0 = spirv.GL.Exp2 %i : f64 return }
// -----
// expected-error@+1 {{'spirv.GL.Fract' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'vector<5xf32>'}}
func.func @a(%i: vector<5xf32>) { %0 = spirv.GL.Fract %i : vector<5xf32> return }
// -----
// expected-error@+1 {{'spirv.GL.Length' op failed to verify that result type must match operand element type}}
func.func @a(%i: vector<3xf32>) { %0 = "spirv.GL.Length"(%i) : (vector<3xf32>) -> f16 return }
// -----
// expected-error@+1 {{'spirv.GL.Distance' op failed to verify that all of {p0, p1} have same type}}
func.func @a(%i: vector<3xf32>, %j: vector<2xf32>) { %0 = "spirv.GL.Distance"(%i, %j) : (vector<3xf32>, vector<2xf32>) -> f32 return }
// -----
// expected-error@+1 {{'spirv.GL.Distance' op failed to verify that result type must match operand element type}}
func.func @a(%i: vector<3xf32>) { %0 = "spirv.GL.Distance"(%i, %i) : (vector<3xf32>, vector<3xf32>) -> f16 return }
// -----
// expected-error@+1 {{'spirv.GL.PackHalf2x16' op operand #0 must be vector of Float32 values of length 2, but got 'vector<3xf32>'}}
func.func @a(%i: vector<3xf32>) { %0 = "spirv.GL.PackHalf2x16"(%i) : (vector<3xf32>) -> i32 return }
// -----
// expected-error@+1 {{'spirv.GL.PackHalf2x16' op result #0 must be Int32, but got 'i16'}}
func.func @a(%i: vector<2xf32>) { %0 = "spirv.GL.PackHalf2x16"(%i) : (vector<2xf32>) -> i16 return }
// -----
// expected-error@+1 {{'spirv.GL.PackSnorm4x8' op operand #0 must be vector of Float32 values of length 4, but got 'vector<2xf32>'}}
func.func @a(%i: vector<2xf32>) { %0 = "spirv.GL.PackSnorm4x8"(%i) : (vector<2xf32>) -> i32 return }
// -----
// expected-error@+1 {{'spirv.GL.UnpackHalf2x16' op operand #0 must be Int32, but got 'i16'}}
func.func @a(%i: i16) { %0 = "spirv.GL.UnpackHalf2x16"(%i) : (i16) -> vector<2xf32> return }
// -----
// expected-error@+1 {{'spirv.GL.UnpackSnorm4x8' op result #0 must be vector of Float32 values of length 4, but got 'vector<4xf16>'}}
func.func @a(%i: i32) { %0 = "spirv.GL.UnpackSnorm4x8"(%i) : (i32) -> vector<4xf16> return }
// -----
// expected-error@+1 {{'spirv.GL.FindSMsb' op operand #0 must be Int32 or fixed-length vector of Int32 values of length 2/3/4/8/16, but got 'i64'}}
func.func @a(%i: i64) { %0 = spirv.GL.FindSMsb %i : i64 return }
// -----
func.func @a(%i: i64) { %0 = spirv.GL.FindILsb %i : i64 return }
// -----
// expected-error@+1 {{'spirv.GL.FindILsb' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'i1'}}
func.func @a(%i: i1) { %0 = spirv.GL.FindILsb %i : i1 return }
// -----
// expected-error@+1 {{'spirv.GL.Cross' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
func.func @a(%i: i32) { %0 = spirv.GL.Cross %i, %i : i32 return }
// -----
func.func @a(%i: vector<2xf32>) { %0 = spirv.GL.Cross %i, %i : vector<2xf32> return }
// -----
// expected-error@+1 {{custom op 'spirv.IsFinite' 'operand' must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
func.func @a(%i: i32) { %0 = spirv.IsFinite %i : i32 return }
// -----
// expected-error@+1 {{'spirv.IsFinite' op failed to verify that type of result to correspond to the `i1` equivalent of the operand}}
func.func @a(%i: vector<2xf32>) { %0 = "spirv.IsFinite"(%i) : (vector<2xf32>) -> i1 return }
// -----
// expected-error@+1 {{'spirv.MatrixTimesVector' op matrix columns (2) must match vector operand size (3)}}
func.func @a(%m: !spirv.matrix<2 x vector<3xf32>>, %v: vector<3xf32>) { %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<2 x vector<3xf32>>, vector<3xf32> -> vector<3xf32> return }
// -----
// expected-error@+1 {{'spirv.MatrixTimesVector' op result size (2) must match the matrix rows (3)}}
func.func @a(%m: !spirv.matrix<2 x vector<3xf32>>, %v: vector<2xf32>) { %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<2 x vector<3xf32>>, vector<2xf32> -> vector<2xf32> return }
// -----
// expected-error@+1 {{'spirv.MatrixTimesVector' op failed to verify that all of {vector, result} have same element type}}
func.func @a(%m: !spirv.matrix<2 x vector<3xf32>>, %v: vector<2xf32>) { %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<2 x vector<3xf32>>, vector<2xf32> -> vector<3xf16> return }
// -----
// expected-error@+1 {{'spirv.MatrixTimesVector' op matrix and result element types must match}}
func.func @a(%m: !spirv.matrix<2 x vector<3xf32>>, %v: vector<2xf16>) { %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<2 x vector<3xf32>>, vector<2xf16> -> vector<3xf16> return }
// -----
// expected-error@+1 {{'spirv.VectorTimesMatrix' op number of components in vector must equal the number of components in each column in matrix}}
func.func @a(%m: !spirv.matrix<2 x vector<3xf32>>, %v: vector<2xf32>) { %0 = spirv.VectorTimesMatrix %v, %m : vector<2xf32>, !spirv.matrix<2 x vector<3xf32>> -> vector<2xf32> return }
// -----
// expected-error@+1 {{'spirv.VectorTimesMatrix' op number of columns in matrix must equal the number of components in result}}
func.func @a(%m: !spirv.matrix<2 x vector<3xf32>>, %v: vector<3xf32>) { %0 = spirv.VectorTimesMatrix %v, %m : vector<3xf32>, !spirv.matrix<2 x vector<3xf32>> -> vector<3xf32> return }
// -----
// expected-error@+1 {{'spirv.VectorTimesMatrix' op matrix must be a matrix with the same component type as the component type in result}}
func.func @a(%m: !spirv.matrix<2 x vector<3xf32>>, %v: vector<3xf16>) { %0 = spirv.VectorTimesMatrix %v, %m : vector<3xf16>, !spirv.matrix<2 x vector<3xf32>> -> vector<2xf16> return }
// -----
// expected-error@+1 {{'spirv.VectorTimesMatrix' op failed to verify that all of {vector, result} have same element type}}
func.func @a(%m: !spirv.matrix<2 x vector<3xf32>>, %v: vector<3xf16>) { %0 = spirv.VectorTimesMatrix %v, %m : vector<3xf16>, !spirv.matrix<2 x vector<3xf32>> -> vector<2xf32> return }
// -----
// expected-error@+1 {{'spirv.VectorTimesMatrix' op operand #1 must be Matrix of 16/32/64-bit float values, but got '!spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>'}}
func.func @a(%m: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %v: vector<3xf32>) { %0 = spirv.VectorTimesMatrix %v, %m : vector<3xf32>, !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA> -> vector<2xf32> return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformAll' op failed to verify that execution_scope must be Scope of value Subgroup}}
func.func @a(%b: i1) { %0 = spirv.GroupNonUniformAll <Workgroup> %b : i1 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformAny' op failed to verify that execution_scope must be Scope of value Subgroup}}
func.func @a(%b: i1) { %0 = spirv.GroupNonUniformAny <Device> %b : i1 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformAllEqual' op failed to verify that execution_scope must be Scope of value Subgroup}}
func.func @a(%b: f32) { %0 = spirv.GroupNonUniformAllEqual <Device> %b : f32, i1 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformAllEqual' op result #0 must be bool, but got 'i32'}}
func.func @a(%b: f32) { %0 = spirv.GroupNonUniformAllEqual <Subgroup> %b : f32, i32 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformAllEqual' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or bool or fixed-length vector of bool values of length 2/3/4/8/16, but got '!spirv.struct<(i32)>'}}
func.func @a(%b: !spirv.struct<(i32)>) { %0 = spirv.GroupNonUniformAllEqual <Subgroup> %b : !spirv.struct<(i32)>, i1 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformBallotBitCount' op failed to verify that execution_scope must be Scope of value Subgroup}}
func.func @a(%b: vector<4xi32>) { %0 = spirv.GroupNonUniformBallotBitCount <Workgroup> <Reduce> %b : vector<4xi32> -> i32 return }
// -----
func.func @a(%b: vector<4xi32>) { %0 = spirv.GroupNonUniformBallotBitCount <Subgroup> <ClusteredReduce> %b : vector<4xi32> -> i32 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformBallotBitCount' op operand #0 must be vector of 32-bit signless/unsigned integer values of length 4, but got 'vector<4xi64>'}}
func.func @a(%b: vector<4xi64>) { %0 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %b : vector<4xi64> -> i32 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformBallotBitCount' op result #0 must be 8/16/32/64-bit signless/unsigned integer, but got 'si32'}}
func.func @a(%b: vector<4xi32>) { %0 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %b : vector<4xi32> -> si32 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformBallotFindLSB' op execution scope must be 'Workgroup' or 'Subgroup'}}
func.func @a(%b: vector<4xi32>) { %0 = spirv.GroupNonUniformBallotFindLSB <Device> %b : vector<4xi32>, i32 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformBallotFindMSB' op operand #0 must be vector of 8/16/32/64-bit signless/unsigned integer values of length 4, but got 'vector<4xsi32>'}}
func.func @a(%b: vector<4xsi32>) { %0 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %b : vector<4xsi32>, i32 return }
// -----
func.func @a(%b: vector<4xi64>) { %0 = spirv.GroupNonUniformBallotFindMSB <Workgroup> %b : vector<4xi64>, i32 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformBallotFindMSB' op result #0 must be 8/16/32/64-bit signless/unsigned integer, but got 'si32'}}
func.func @a(%b: vector<4xi32>) { %0 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %b : vector<4xi32>, si32 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformQuadSwap' op failed to verify that execution_scope must be Scope of value Subgroup}}
func.func @a(%b: f32, %d: i32) { %0 = spirv.GroupNonUniformQuadSwap <Workgroup> %b %d : f32, i32 return }
// -----
func.func @a(%b: f32, %d: i32) { %0 = spirv.GroupNonUniformQuadSwap <Subgroup> %b %d : f32, i32 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformQuadSwap' op operand #1 must be 8/16/32/64-bit signless/unsigned integer, but got 'si32'}}
func.func @a(%b: f32, %d: si32) { %0 = spirv.GroupNonUniformQuadSwap <Subgroup> %b %d : f32, si32 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformQuadSwap' op failed to verify that all of {value, result} have same type}}
func.func @a(%b: f32, %d: i32) { %0 = "spirv.GroupNonUniformQuadSwap"(%b, %d) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f64 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformRotateKHR' op execution scope must be 'Workgroup' or 'Subgroup'}}
func.func @a(%b: f32, %d: i32) { %0 = spirv.GroupNonUniformRotateKHR <Device> %b, %d : f32, i32 -> f32 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformRotateKHR' op failed to verify that all of {value, result} have same type}}
func.func @a(%b: f32, %d: i32) { %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %b, %d : f32, i32 -> f64 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must come from a constant op}}
func.func @a(%b: f32, %d: i32) { %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %b, %d, cluster_size(%d) : f32, i32, i32 -> f32 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must be a power of two}}
func.func @a(%b: f32, %d: i32) { %c = spirv.Constant 3 : i32 %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %b, %d, cluster_size(%c) : f32, i32, i32 -> f32 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must be a power of two}}
func.func @a(%b: f32, %d: i32) { %c = spirv.Constant 0 : i32 %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %b, %d, cluster_size(%c) : f32, i32, i32 -> f32 return }
// -----
// expected-error@+1 {{'spirv.GroupNonUniformRotateKHR' op operand #1 must be 8/16/32/64-bit signless/unsigned integer, but got 'si32'}}
func.func @a(%b: f32, %d: si32) { %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %b, %d : f32, si32 -> f32 return }
// -----
spirv.module Logical GLSL450 { spirv.SpecConstant @s = 4 : i32
// expected-error@+1 {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must come from a constant op}}
spirv.func @a(%b: f32, %d: i32) "None" { %c = spirv.mlir.referenceof @s : i32 %0 = spirv.GroupNonUniformRotateKHR <Subgroup> %b, %d, cluster_size(%c) : f32, i32, i32 -> f32 spirv.Return } }
// -----
// expected-error@+1 {{'spirv.EXT.EmitMeshTasks' op operand #0 must be 32-bit signless/unsigned integer, but got 'i64'}}
func.func @a(%x: i64) { spirv.EXT.EmitMeshTasks %x, %x, %x : i64, i64, i64 }
// -----
// expected-error@+1 {{'spirv.EXT.EmitMeshTasks' op operand #0 must be 32-bit signless/unsigned integer, but got 'si32'}}
func.func @a(%x: si32) { spirv.EXT.EmitMeshTasks %x, %x, %x : si32, si32, si32 }
// -----
// expected-error@+1 {{'spirv.EXT.EmitMeshTasks' op payload must be a variable with a storage class of TaskPayloadWorkgroupEXT}}
func.func @a(%x: i32, %p: !spirv.ptr<i32, Workgroup>) { spirv.EXT.EmitMeshTasks %x, %x, %x, %p : i32, i32, i32, !spirv.ptr<i32, Workgroup> }
// -----
func.func @a(%x: i32, %p: !spirv.ptr<i32, TaskPayloadWorkgroupEXT>) { spirv.EXT.EmitMeshTasks %x, %x, %x, %p : i32, i32, i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT> }
// -----
// expected-error@+1 {{'spirv.EXT.EmitMeshTasks' op must be the last operation in the parent block}}
func.func @a(%x: i32) { spirv.EXT.EmitMeshTasks %x, %x, %x : i32, i32, i32 return }
// -----
// expected-error@+1 {{'spirv.EXT.SetMeshOutputs' op operand #0 must be 32-bit signless/unsigned integer, but got 'i64'}}
func.func @a(%x: i64) { spirv.EXT.SetMeshOutputs %x, %x : i64, i64 return }
// -----
// expected-error@+1 {{'spirv.EXT.SetMeshOutputs' op expected 2 operands, but found 1}}
func.func @a(%x: i32) { spirv.EXT.SetMeshOutputs %x : i32 return }
// -----
// expected-error@+1 {{'spirv.INTEL.RoundFToTF32' op operand #0 must be Float32 or fixed-length vector of Float32 values of length 2/3/4/8/16, but got 'f16'}}
func.func @a(%f: f16) { %0 = spirv.INTEL.RoundFToTF32 %f : f16 to f32 return }
// -----
// expected-error@+1 {{'spirv.INTEL.RoundFToTF32' op requires the same shape for all operands and results}}
func.func @a(%f: vector<2xf32>) { %0 = spirv.INTEL.RoundFToTF32 %f : vector<2xf32> to vector<4xf32> return }
// -----
// expected-error@+1 {{'spirv.INTEL.RoundFToTF32' op result #0 must be Float32 or fixed-length vector of Float32 values of length 2/3/4/8/16, but got 'f16'}}
func.func @a(%f: f32) { %0 = spirv.INTEL.RoundFToTF32 %f : f32 to f16 return }
// -----
func.func @a(%f: f32) { spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire|Release> return }
// -----
func.func @a(%f: f32) { spirv.INTEL.ControlBarrierWait <Workgroup> <Device> <Acquire|AcquireRelease> return }
// -----
// expected-error@+1 {{expected '<'}}
func.func @a(%f: f32) { spirv.INTEL.ControlBarrierWait <Workgroup> <Device> "x" return }
