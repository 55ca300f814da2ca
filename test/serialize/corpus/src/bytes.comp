#version 450
#extension GL_EXT_shader_8bit_storage : require
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint8_t a[]; };
layout(set = 0, binding = 1) readonly buffer In2 { i8vec4 b[]; };
layout(set = 0, binding = 2) buffer Out { uint8_t r[]; };
layout(set = 0, binding = 3) buffer Out2 { int s[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  ivec4 v = ivec4(b[i]);
  uint x = uint(a[i]) * 3u + uint(a[i ^ 1u]);
  r[i] = uint8_t(x);
  s[i] = v.x * v.y - v.z * v.w + int(x);
}
