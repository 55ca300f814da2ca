#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) readonly buffer In2 { int b[]; };
layout(set = 0, binding = 2) buffer Out { uvec4 r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  uint d = (a[i] >> 7) | 1u;
  int x = b[i] >> 1, e = (b[i ^ 1u] & 0xffff) + 3;
  uvec2 q = uvec2(a[i] / d, a[i] % d);
  // The remainder of negative numbers is not defined.
  int y = x & 0x3fffffff;
  r[i] = uvec4(q, uint(x / e), uint(y % e));
  r[i].x += q.x * d + q.y == a[i] ? 1000u : 0u;
}
