#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x, n = a[i] & 31u, sum = 0u;
  for (uint k = 0u; k < n; ++k) {
    if ((k & 3u) == 2u) continue;
    sum += a[k] >> k;
    if (sum > 0x7fffffffu) break;
  }
  r[i] = sum;
}
