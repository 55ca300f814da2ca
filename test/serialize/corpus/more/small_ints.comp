#version 450
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 64) in;
layout(binding = 0) buffer Bytes { int8_t bytes[]; };
layout(binding = 1) buffer Halves { uint16_t shorts[]; };
layout(binding = 2) buffer Wide { u8vec4 quads[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  int8_t b = bytes[i];
  uint16_t s = shorts[i] * uint16_t(3) + uint16_t(b);
  shorts[i] = s >> uint16_t(1);
  bytes[i] = int8_t(s) - b;
  quads[i] = quads[i].wzyx + u8vec4(1, 2, 3, uint8_t(s));
}
