#version 450
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Out { uint o[]; };

struct Pair { vec2 p; int q; };
struct Frame { mat2x3 m; float w; };

layout(set = 0, binding = 1, std140) uniform Std140 { float a; vec3 b; mat3 c; float d[3]; Pair e[2]; } u;
layout(set = 0, binding = 2, std430) buffer Std430 { vec3 a; float b; mat2x3 c[2]; ivec2 d[2][3]; } s;
layout(set = 0, binding = 3, scalar) buffer Scalar { vec3 a[2]; float b; uvec3 c; mat3 d; Pair e[2]; } p;
layout(set = 0, binding = 4, std140) buffer Rows { layout(row_major) mat3x2 a; mat4x3 b; layout(row_major) mat2x4 c[2]; layout(row_major) mat3 d[2][2]; } r;
layout(set = 0, binding = 5, std430, row_major) buffer Frames { Frame f[2]; vec3 last; } f;

uint n = 0;
void put(float v) { o[n++] = uint(v); }
void put(int v) { o[n++] = uint(-v); }
void put(uint v) { o[n++] = v; }
void put(vec2 v) { put(v.x); put(v.y); }
void put(vec3 v) { put(v.xy); put(v.z); }
void put(vec4 v) { put(v.xyz); put(v.w); }
void put(ivec2 v) { put(v.x); put(v.y); }
void put(uvec3 v) { put(v.x); put(v.y); put(v.z); }
void put(mat3 m) { for (int i = 0; i < 3; i++) put(m[i]); }
void put(mat3x2 m) { for (int i = 0; i < 3; i++) put(m[i]); }
void put(mat2x3 m) { for (int i = 0; i < 2; i++) put(m[i]); }
void put(mat4x3 m) { for (int i = 0; i < 4; i++) put(m[i]); }
void put(mat2x4 m) { for (int i = 0; i < 2; i++) put(m[i]); }
void put(Pair v) { put(v.p); put(v.q); }

void main() {
  put(u.a); put(u.b); put(u.c);
  for (int i = 0; i < 3; i++) put(u.d[i]);
  for (int i = 0; i < 2; i++) put(u.e[i]);
  put(s.a); put(s.b);
  for (int i = 0; i < 2; i++) put(s.c[i]);
  for (int i = 0; i < 2; i++) for (int k = 0; k < 3; k++) put(s.d[i][k]);
  for (int i = 0; i < 2; i++) put(p.a[i]);
  put(p.b); put(p.c); put(p.d);
  for (int i = 0; i < 2; i++) put(p.e[i]);
  put(r.a); put(r.b);
  for (int i = 0; i < 2; i++) put(r.c[i]);
  for (int i = 0; i < 2; i++) for (int k = 0; k < 2; k++) put(r.d[i][k]);
  for (int i = 0; i < 2; i++) { put(f.f[i].m); put(f.f[i].w); }
  put(f.last);
}
