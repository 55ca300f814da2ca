#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

uint pick(uint x) {
  switch (x % 5u) {
  case 0u: return x + 7u;
  case 1u: x ^= 0x55u;
  case 2u: x *= 3u; break;
  case 3u: return 0u;
  default: x = ~x;
  }
  return x;
}
void main() { uint i = gl_GlobalInvocationID.x; r[i] = pick(a[i]); }
