#version 450
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
#extension GL_EXT_shader_explicit_arithmetic_types_float64 : require
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint64_t a[]; };
layout(set = 0, binding = 1) buffer Out { uint64_t r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint64_t x = a[i] * 0x123456789abcdefUL + 5ul;
  double d = double(uint(x & 0xffful)) * 0.5lf;
  r[i] = x ^ uint64_t(d) ^ (x >> 33);
}
