#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x, x = a[i];
  uint lo, hi, carry;
  umulExtended(x, 0x9e3779b9u, hi, lo);
  uint s = uaddCarry(lo, hi, carry);
  r[i] = bitfieldReverse(s) ^ uint(bitCount(x)) ^ uint(findMSB(x)) ^ bitfieldExtract(x, 3, 9) ^ bitfieldInsert(carry, x, 4, 8) ^ uint(findLSB(x));
}
