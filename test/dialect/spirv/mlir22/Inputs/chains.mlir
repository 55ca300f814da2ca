func.func @chains(%p: !spirv.ptr<!spirv.array<4 x !spirv.array<3 x f32>>, Workgroup>, %i: i32) {
  %0 = spirv.PtrAccessChain %p[%i, %i, %i] : !spirv.ptr<!spirv.array<4 x !spirv.array<3 x f32>>, Workgroup>, i32, i32, i32 -> !spirv.ptr<f32, Workgroup>
  %1 = spirv.InBoundsPtrAccessChain %p[%i] : !spirv.ptr<!spirv.array<4 x !spirv.array<3 x f32>>, Workgroup>, i32 -> !spirv.ptr<!spirv.array<4 x !spirv.array<3 x f32>>, Workgroup>
  %2 = spirv.PtrAccessChain %p[%i %i] : !spirv.ptr<!spirv.array<4 x !spirv.array<3 x f32>>, Workgroup>, i32, i32 -> !spirv.ptr<!spirv.array<3 x f32>, Workgroup>
  return
}
