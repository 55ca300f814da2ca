#version 450
#extension GL_ARB_gpu_shader_int64 : require
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uvec2 a[]; };
layout(set = 0, binding = 1) buffer Out { int64_t r[]; };

int64_t power(int64_t x, uint n) {
  int64_t p = 1l;
  for (; n != 0u; n >>= 1) {
    if ((n & 1u) != 0u) p *= x;
    x *= x;
  }
  return p;
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint64_t x = packUint2x32(a[i]);
  int64_t y = int64_t(x >> 3) - 0x123456789al;
  uvec2 u = unpackUint2x32(x * 0x9e3779b97f4a7c15ul);
  r[i] = power(y, a[i].x & 15u) ^ (y >> 7) ^ int64_t(u.x) + int64_t(int(u.y)) + (y < 0l ? 1l : 2l);
}
