#version 450
layout(local_size_x = 16) in;
struct Light { vec3 pos; float range; uint kind; float w[2]; };
layout(std140, set = 0, binding = 0) uniform Scene {
  Light lights[3];
  mat3x4 m;
  layout(row_major) mat4x3 t;
  vec2 pair[2];
  uvec3 tint;
  float last;
} scene;
layout(std140, set = 0, binding = 1) buffer Out { vec3 first; vec2 r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  Light l = scene.lights[i % 3u];
  vec4 p = scene.m * l.pos;
  vec3 q = scene.t * p;
  vec2 d = scene.pair[i & 1u] * l.w[(i >> 1) & 1u];
  r[i] = q.xy + d + vec2(l.range, scene.last) + vec2(scene.tint[i % 3u] + l.kind & 0xffu);
  if (i == 0u) first = q.zyx;
}
