#version 450
layout(local_size_x = 32) in;
struct State { uvec2 s; float w[3]; };
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { float r[]; };

uint step_(inout State s) {
  uvec2 t = s.s;
  s.s.y = t.x;
  t.x ^= t.x << 11;
  s.s.x = t.y ^ (t.y >> 19) ^ t.x ^ (t.x >> 8);
  return s.s.x;
}
void make(in uint seed, out State s) {
  s.s = uvec2(seed | 1u, seed ^ 0x9e3779b9u);
  for (int k = 0; k < 3; ++k) s.w[k] = float(step_(s) >> 8);
}
void swap(inout float x, inout float y) { float t = x; x = y; y = t; }
float rotate_(inout float w[3], const int n) {
  for (int k = 0; k < n; ++k) { swap(w[0], w[1]); swap(w[1], w[2]); }
  return w[0] - w[2];
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  State s, t;
  make(a[i], s);
  t = s;
  float d = rotate_(t.w, int(a[i] & 3u));
  if (t.s == s.s) t.s.x ^= 5u;
  r[i] = d + s.w[1] + t.w[2] + float(step_(t) & 0xffu);
}
