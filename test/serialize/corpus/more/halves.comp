#version 450
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 64) in;
layout(binding = 0) buffer Halves { f16vec2 halves[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  f16vec2 v = halves[i];
  float16_t m = max(v.x, v.y);
  halves[i] = f16vec2(m, float16_t(float(v.x) * 0.5)) + abs(v.yx);
}
