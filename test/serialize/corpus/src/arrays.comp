#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

const uint table[8] = uint[](3u, 1u, 4u, 1u, 5u, 9u, 2u, 6u);
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint local[4] = uint[](a[i], 0u, 1u, table[a[i] & 7u]);
  local[(a[i] >> 3) & 3u] += 11u;
  uint s = 0u;
  for (int k = 0; k < local.length(); ++k) s = s * 31u + local[k];
  r[i] = s + uint(r.length());
}
