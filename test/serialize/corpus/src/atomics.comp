#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  atomicAdd(r[0], a[i] & 255u);
  atomicMax(r[1], a[i]);
  atomicMin(r[2], a[i]);
  atomicXor(r[3], a[i]);
  atomicOr(r[4], a[i] & 0xff00u);
  atomicAnd(r[5], a[i] | 0xffu);
}
