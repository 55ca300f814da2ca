#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { float a[]; };
layout(set = 0, binding = 1) buffer Out { float r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  precise float x = a[i] * a[i] + a[i];
  uvec2 h = uvec2(packHalf2x16(vec2(x, 1.0)), floatBitsToUint(x));
  int e;
  float m = frexp(x, e);
  float w;
  float f = modf(x, w);
  r[i] = unpackHalf2x16(h.x).x + uintBitsToFloat(h.y & 0x3fffffffu) + ldexp(m, e) + f + w + (isnan(x) || isinf(x) ? 1.0 : 0.0);
}
