#version 450
layout(local_size_x = 16, local_size_y = 2) in;
layout(set = 0, binding = 0) readonly buffer In { uvec2 a[]; };
layout(set = 0, binding = 1) buffer Out { uvec3 r[]; };

uint gcd(uint x, uint y) {
  for (;;) {
    if (y == 0u) return x;
    uint t = x % y;
    x = y;
    y = t;
  }
}
uint binary(uint x, uint y) {
  if (x == 0u || y == 0u) return x | y;
  int s = findLSB(x | y);
  x >>= findLSB(x);
  do {
    y >>= findLSB(y);
    if (x > y) { uint t = x; x = y; y = t; }
    y -= x;
  } while (y != 0u);
  return x << s;
}
void main() {
  uint i = gl_GlobalInvocationID.y * 64u + gl_GlobalInvocationID.x;
  uint g = gcd(a[i].x, a[i].y), h = binary(a[i].x, a[i].y);
  r[i] = uvec3(g, h, uint(g == h));
}
