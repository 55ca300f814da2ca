#version 450
layout(local_size_x = 16) in;
layout(std140, row_major, binding = 0) uniform U { mat3x2 a; layout(column_major) mat2x4 b; float k[3]; } u;
layout(std430, row_major, binding = 1) buffer S { mat3 m[]; } s;

void main() {
  uint i = gl_GlobalInvocationID.x & 31u;
  if (gl_GlobalInvocationID.x >= 32u) return;
  mat3 t = transpose(s.m[i]);
  t[0].xy = u.a * t[1];
  t[2] += (u.b * vec2(u.k[0], u.k[2])).xyz;
  s.m[i] = matrixCompMult(t, mat3(2.0));
}
