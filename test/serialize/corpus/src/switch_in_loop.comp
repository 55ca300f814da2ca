#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x, x = a[i], s = 0u;
  while (true) {
    switch (x & 3u) {
    case 0u: s += 1u; break;
    case 1u: s += 10u; x >>= 1; continue;
    case 2u: if (s > 40u) { r[i] = s; return; } s += 3u;
    default: s += 7u;
    }
    if (x == 0u) break;
    x >>= 2;
  }
  r[i] = s;
}
