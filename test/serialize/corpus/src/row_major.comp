#version 450
layout(local_size_x = 16) in;
layout(row_major) uniform;
layout(row_major) buffer;
layout(std140, set = 0, binding = 0) uniform U { mat2 a; layout(column_major) mat2x4 b; mat4x2 c[2]; } u;
layout(std430, set = 0, binding = 1) buffer B { mat3 m[4]; layout(column_major) mat3 k; vec3 r[]; } b;

void main() {
  uint i = gl_GlobalInvocationID.x;
  mat2 a = u.a + mat2(float(i));
  vec2 v = u.c[i & 1u] * (u.b * (a * vec2(1.0, -2.0)));
  mat3 m = b.m[i & 3u];
  vec3 w = m[1] * v.x + b.k * vec3(v, m[2][0]);
  b.r[i] = w + vec3(u.a[1][0], u.b[1][3], u.c[1][3][1]);
}
