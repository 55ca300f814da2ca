#version 450
layout(local_size_x = 64) in;
layout(binding = 0) buffer Data { uint data[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  vec4 v = unpackUnorm4x8(data[i]);
  vec2 h = unpackHalf2x16(data[i] & 0x3bff3bffu);
  data[i] = bitfieldInsert(packHalf2x16(h.yx), bitfieldReverse(data[i]), 4, 9) ^ uint(findMSB(data[i])) ^ floatBitsToUint(v.x > 0.5 ? 1.0 : h.x);
}
