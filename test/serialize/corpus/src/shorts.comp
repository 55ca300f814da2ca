#version 450
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 32) in;
struct Pack { uint16_t n; f16vec3 v; int16_t k[3]; };
layout(std430, set = 0, binding = 0) readonly buffer In { Pack a[]; };
layout(std430, set = 0, binding = 1) buffer Out { Pack r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  vec3 v = vec3(a[i].v) * 0.5 + vec3(0.25);
  r[i].n = uint16_t(uint(a[i].n) + i);
  r[i].v = f16vec3(v.zxy);
  for (int k = 0; k < 3; ++k) r[i].k[k] = int16_t(int(a[i].k[2 - k]) * (k + 1));
}
