#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };
layout(set = 0, binding = 2) buffer Sums { uint sums[]; };

shared uint t[2][64];
void main() {
  uint l = gl_LocalInvocationID.x, from = 0u;
  t[0][l] = a[gl_GlobalInvocationID.x] & 0xffffu;
  memoryBarrierShared();
  barrier();
  for (uint d = 1u; d < 64u; d *= 2u) {
    uint to = 1u - from;
    t[to][l] = t[from][l] + (l >= d ? t[from][l - d] : 0u);
    from = to;
    memoryBarrierShared();
    barrier();
  }
  r[gl_GlobalInvocationID.x] = t[from][l];
  if (l == 63u) sums[gl_WorkGroupID.x] = t[from][63];
}
