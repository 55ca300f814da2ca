#version 450
layout(local_size_x = 8) in;
layout(set = 0, binding = 0, row_major, std430) readonly buffer In { mat4x3 m[]; };
layout(set = 0, binding = 1, std430) buffer Out { mat3x4 r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  mat3x4 t = transpose(m[i]);
  t[i % 3u][i & 3u] = 0.5;
  t[1] = vec4(t[0].xyz, t[2].w);
  mat3x4 s = matrixCompMult(t, t);
  r[i] = s + t * 2.0 - mat3x4(1.0);
  r[i][2].x = m[i][3][1];
}
