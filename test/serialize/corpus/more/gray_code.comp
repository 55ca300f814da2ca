#version 450
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer In { uint from[]; };
layout(std430, binding = 1) writeonly buffer Out { uint to[]; };

uint gray(uint v) { return v ^ (v >> 1); }
uint plain(uint v) {
  for (uint shift = 16u; shift > 0u; shift >>= 1) v ^= v >> shift;
  return v;
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint g = gray(from[i]);
  to[i] = plain(g) == from[i] ? g : 0xffffffffu;
}
