#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uvec4 a[]; };
layout(set = 0, binding = 1) buffer Out { uvec4 r[]; };

// The sum and the product of two numbers of 64 bits in two words each.
uvec2 add(uvec2 x, uvec2 y) {
  uint c;
  uint lo = uaddCarry(x.x, y.x, c);
  return uvec2(lo, x.y + y.y + c);
}
uvec2 sub(uvec2 x, uvec2 y) {
  uint b;
  uint lo = usubBorrow(x.x, y.x, b);
  return uvec2(lo, x.y - y.y - b);
}
uvec2 mul(uvec2 x, uvec2 y) {
  uint hi, lo;
  umulExtended(x.x, y.x, hi, lo);
  return uvec2(lo, hi + x.x * y.y + x.y * y.x);
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  uvec2 x = a[i].xy, y = a[i].zw;
  int hi, lo;
  imulExtended(int(x.x), int(y.y), hi, lo);
  r[i] = uvec4(add(mul(x, y), sub(x, y)), uint(hi), uint(lo));
}
