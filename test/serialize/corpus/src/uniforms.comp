#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) uniform U { vec4 v[16]; ivec4 k; } u[2];
layout(set = 0, binding = 1) coherent volatile buffer Out { restrict vec2 r[]; } o;
void main() {
  uint i = gl_GlobalInvocationID.x;
  vec4 x = u[0].v[i & 15u] * u[1].v[(i + 3u) & 15u];
  o.r[i] = x.wz + vec2(u[1].k.xy & 15);
  o.r[i].y *= 2.0;
}
