#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x, x = a[i] | 1u, n = 0u;
  do {
    x = (x & 1u) == 0u ? x >> 1 : 3u * (x & 0xffffu) + 1u;
    n++;
  } while (x != 1u && n < 200u);
  r[i] = n;
}
