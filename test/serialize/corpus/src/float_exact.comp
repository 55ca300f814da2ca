#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { float a[]; };
layout(set = 0, binding = 1) buffer Out { float r[]; };
layout(set = 0, binding = 2) buffer Errors { float e[]; };

// A sum with its rounding error, after Knuth.
float two_sum(float x, float y, out float err) {
  precise float s = x + y;
  precise float v = s - x;
  precise float u = s - v;
  precise float p = x - u;
  precise float q = y - v;
  err = p + q;
  return s;
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  float s = 0.0, err = 0.0, d;
  for (uint k = 0u; k < 16u; ++k) {
    s = two_sum(s, a[(i * 7u + k) & 127u], d);
    err += d;
  }
  r[i] = s;
  e[i] = err;
}
