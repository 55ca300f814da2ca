#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x, s = 0u;
  for (uint x = 0u; x < 5u; ++x) {
    for (uint y = x; y < 9u; y += 2u) {
      if (((a[i] >> y) & 1u) != 0u) { s += x * y; if (s > 100u) break; }
      else { s ^= y; }
      uint z = y;
      while (z > 0u) { z = z / 2u; s++; if (z == 3u) break; }
    }
    if (s > 500u) break;
  }
  r[i] = s;
}
