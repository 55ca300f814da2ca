#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

uint isqrt(uint x) {
  uint res = 0u, bit = 1u << 30;
  while (bit > x) bit >>= 2;
  while (bit != 0u) {
    if (x >= res + bit) {
      x -= res + bit;
      res = (res >> 1) + bit;
    } else {
      res >>= 1;
    }
    bit >>= 2;
  }
  return res;
}
void main() { uint i = gl_GlobalInvocationID.x; r[i] = isqrt(a[i] | 1u); }
