#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { int a[]; };
layout(set = 0, binding = 1) buffer Out { ivec4 r[]; };

uint rotl(uint x, uint n) { n &= 31u; return n == 0u ? x : x << n | x >> (32u - n); }
void main() {
  uint i = gl_GlobalInvocationID.x;
  int x = a[i];
  int n = x & 31;
  uvec3 u = uvec3(x, i, x ^ 0x5a5a5a5a);
  u <<= uvec3(n, 3, 31 - n);
  u.yz >>= 1u;
  r[i] = ivec4(x << n, x >> n, int(uint(x) >> uint(n)), int(rotl(uint(x), i))) ^ ivec4(u, ~x);
}
