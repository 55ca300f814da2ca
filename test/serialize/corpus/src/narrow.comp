#version 450
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types : require
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint8_t a[]; };
layout(set = 0, binding = 1) buffer Out { uint16_t r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  i16vec2 v = i16vec2(int16_t(a[i]), int16_t(-3));
  v = v * v.yx + int16_t(7);
  r[i] = uint16_t(v.x ^ v.y) + uint16_t(a[i + 1u]);
}
