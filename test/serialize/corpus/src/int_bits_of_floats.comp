#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { vec4 a[]; };
layout(set = 0, binding = 1) buffer Out { uvec4 r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  uvec4 u = floatBitsToUint(a[i]);
  ivec4 e = ivec4(u >> 23 & 255u) - 127;
  uvec4 m = u & 0x7fffffu | 0x800000u;
  bvec4 neg = notEqual(u & 0x80000000u, uvec4(0u));
  vec4 back = uintBitsToFloat(u ^ uvec4(0x80000000u));
  r[i] = mix(m, ~m, neg) + uvec4(e) + uvec4(back.x > 0.0, floatBitsToInt(back.yzw) >> 5);
}
