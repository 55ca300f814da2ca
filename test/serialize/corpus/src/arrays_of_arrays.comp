#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[4][3][2]; uint rest[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

const uint table[3][4] = uint[3][4](uint[](2u, 7u, 1u, 8u), uint[](2u, 8u, 1u, 8u), uint[](2u, 8u, 4u, 5u));
uint pick(uint t[3][4], uvec2 p) { return t[p.x % 3u][p.y & 3u]; }
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint l[2][3];
  for (uint y = 0u; y < 2u; ++y)
    for (uint x = 0u; x < 3u; ++x) l[y][x] = a[(i + x) & 3u][x][y] ^ rest[i];
  uint m[3] = l[rest[i] & 1u];
  l[1] = m;
  l[0][rest[i] % 3u] = pick(table, uvec2(rest[i] >> 3, i));
  r[i] = l[0][0] + l[0][1] * 3u + l[0][2] * 5u + l[1][2] + uint(rest.length() - r.length());
}
