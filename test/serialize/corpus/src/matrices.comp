#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { float a[]; };
layout(set = 0, binding = 1) buffer Out { float r[]; };

layout(set = 0, binding = 2) uniform Mats { mat4 m; mat3x2 n; layout(row_major) mat2x3 t; } u;
void main() {
  uint i = gl_GlobalInvocationID.x;
  vec4 v = u.m * vec4(a[i], 1.0, 2.0, 3.0);
  vec2 w = u.n * v.xyz;
  vec3 z = u.t * w;
  r[i] = v.x + w.y + z.z;
}
