#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { float a[]; };
layout(set = 0, binding = 1) buffer Out { float r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  mat3 m = mat3(a[i], 1.0, 2.0, 3.0, a[i] + 4.0, 5.0, 6.0, 7.0, 8.0);
  mat3 t = transpose(m) * m;
  mat2 q = mat2(t) * 0.5;
  q[1] += vec2(1.0);
  r[i] = determinant(q) + t[2][1] + outerProduct(vec3(1.0), t[0])[1].y;
}
