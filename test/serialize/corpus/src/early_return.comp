#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

int find(uint x) {
  for (int k = 0; k < 24; ++k)
    for (int j = 0; j < 3; ++j)
      if (((x >> (k + j)) & 1u) == 0u) return k * 3 + j;
  return -1;
}
void main() { uint i = gl_GlobalInvocationID.x; r[i] = uint(find(a[i])); }
