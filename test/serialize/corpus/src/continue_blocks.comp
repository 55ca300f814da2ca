#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

bool odd(uint x) { return (x & 1u) == 1u; }
void main() {
  uint i = gl_GlobalInvocationID.x, s = 0u;
  for (uint k = 0u; k < 10u && (odd(a[k]) || k < 3u); k += odd(k) ? 1u : 3u) s += k;
  r[i] = s;
}
