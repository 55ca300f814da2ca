#version 450
layout(local_size_x = 64) in;
layout(binding = 0) buffer Data { uint data[]; };
shared uint bins[16];
shared int extreme;

void main() {
  uint l = gl_LocalInvocationIndex, i = gl_GlobalInvocationID.x;
  if (l < 16u) bins[l] = 0u;
  if (l == 0u) extreme = 0;
  barrier();
  uint v = data[i];
  atomicAdd(bins[v & 15u], 1u);
  atomicMax(extreme, int(v) >> 4);
  atomicXor(bins[(v >> 4) & 15u], 256u);
  memoryBarrierShared();
  barrier();
  data[i] = bins[l & 15u] + uint(extreme);
}
