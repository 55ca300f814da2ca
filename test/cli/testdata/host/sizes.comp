#version 450
#extension GL_EXT_shader_explicit_arithmetic_types : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
layout(local_size_x = 1) in;
layout(constant_id = 3) const uint N = 2;
layout(constant_id = 4) const int M = 7;
layout(set = 0, binding = 0) buffer Out { uint o[]; };

struct Item { vec3 p; float w[2]; };

layout(set = 0, binding = 1, std430) buffer Nested { float a[2][3][2]; vec3 b[2][2]; } a;
layout(set = 0, binding = 2, std430) buffer Sized { uint head; vec2 r[N * 2 + 1]; } b;
layout(set = 0, binding = 3, std430) buffer Both { vec3 r[M / 3][2]; } d;
layout(set = 0, binding = 4, std430) buffer Narrow { float16_t a; int8_t b; i8vec3 c; int64_t d; u16vec2 e; float16_t f[3]; uint64_t g; u8vec4 h[2]; double i; } c;
layout(set = 0, binding = 5, std430) buffer Counted { uint count; Item items[]; } e;

uint n = 0;
void put(float v) { o[n++] = uint(v); }
void put(int v) { o[n++] = uint(-v); }
void put(uint v) { o[n++] = v; }
void put(vec2 v) { put(v.x); put(v.y); }
void put(vec3 v) { put(v.xy); put(v.z); }
void wide(uint64_t v) { put(uint(v >> 32) == uint(v) ? uint(v) : 0u); }

void main() {
  for (int i = 0; i < 2; i++) for (int k = 0; k < 3; k++) for (int l = 0; l < 2; l++) put(a.a[i][k][l]);
  for (int i = 0; i < 2; i++) for (int k = 0; k < 2; k++) put(a.b[i][k]);
  put(b.head);
  for (int i = 0; i < N * 2 + 1; i++) put(b.r[i]);
  for (int i = 0; i < M / 3; i++) for (int k = 0; k < 2; k++) put(d.r[i][k]);
  put(float(c.a)); put(int(c.b));
  for (int i = 0; i < 3; i++) put(int(c.c[i]));
  wide(uint64_t(-c.d)); put(uint(c.e.x)); put(uint(c.e.y));
  for (int i = 0; i < 3; i++) put(float(c.f[i]));
  wide(c.g);
  for (int i = 0; i < 2; i++) for (int k = 0; k < 4; k++) put(uint(c.h[i][k]));
  put(float(c.i));
  put(e.count);
  for (int i = 0; i < 3; i++) { put(e.items[i].p); put(e.items[i].w[0]); put(e.items[i].w[1]); }
}
