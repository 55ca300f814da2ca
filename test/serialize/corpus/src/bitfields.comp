#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { ivec4 r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x, x = a[i];
  int y = int(x);
  int lo = int(x & 15u), n = int((x >> 4) & 15u);
  ivec4 v = ivec4(bitfieldExtract(y, lo, n), bitfieldInsert(y, ~y, lo, n), findMSB(y), findLSB(y));
  ivec2 w = bitfieldReverse(ivec2(y, lo)) + bitCount(ivec2(n, y));
  v.xy += w;
  r[i] = v ^ ivec4(int(bitfieldExtract(x, n, lo)), findMSB(x), bitfieldInsert(int(x), 5, 3, 7), bitCount(x));
}
