#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

shared uint hist[16];
void main() {
  if (gl_LocalInvocationIndex < 16u) hist[gl_LocalInvocationIndex] = 0u;
  memoryBarrierShared(); barrier();
  atomicAdd(hist[a[gl_GlobalInvocationID.x] & 15u], 1u);
  memoryBarrierShared(); barrier();
  if (gl_LocalInvocationIndex < 16u) atomicAdd(r[gl_LocalInvocationIndex], hist[gl_LocalInvocationIndex]);
}
