#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { float a[]; };
layout(set = 0, binding = 1) buffer Out { float r[]; };

float horner(float x, const float c[4]) { float y = 0.0; for (int k = 0; k < 4; ++k) y = y * x + c[k]; return y; }
void main() {
  uint i = gl_GlobalInvocationID.x;
  r[i] = horner(a[i], float[](1.0, 2.0, 3.0, 4.0));
}
