#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  uint v[8];
  for (int k = 0; k < 8; ++k) v[k] = a[(i + 31u * uint(k)) & 127u];
  for (int k = 1; k < 8; ++k) {
    uint x = v[k];
    int j = k - 1;
    while (j >= 0 && v[j] > x) {
      v[j + 1] = v[j];
      --j;
    }
    v[j + 1] = x;
  }
  uint s = 0u;
  for (int k = 0; k < 8; ++k) s = s * 33u + v[k];
  r[i] = s ^ v[i & 7u];
}
