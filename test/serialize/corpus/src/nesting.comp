#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x, x = a[i], s = 0u;
  for (uint p = 0u; p < 4u; ++p) {
    uint k = x >> (p * 8u) & 255u;
    while (k != 0u) {
      do {
        if ((k & 1u) != 0u) break;
        k >>= 1;
        if (k == 6u) { s += 1000u; continue; }
        s += 3u;
      } while (k > 8u);
      if (k < 4u) {
        if (p == 2u) { s ^= k; break; }
        for (uint q = k; q < 6u; ++q) {
          if (q == 5u && p == 1u) continue;
          if (s > 5000u) break;
          s += q;
        }
      } else if (k > 200u) {
        s = s * 2u + 1u;
      }
      k >>= 1;
      if (k == 1u && p == 3u) { r[i] = s + 7u; return; }
    }
  }
  r[i] = s;
}
