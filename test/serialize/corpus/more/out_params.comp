#version 450
layout(local_size_x = 64) in;
layout(binding = 0) buffer Data { vec4 data[]; };
struct Pair { vec2 a, b; };

void order(inout float x, inout float y) { if (x > y) { float t = x; x = y; y = t; } }
void split(in vec4 v, out Pair p) { p.a = v.xz; p.b = v.yw; }
void nothing() {}
Pair both(Pair p) { order(p.a.x, p.b.x); order(p.a.y, p.b.y); return p; }
void main() {
  uint i = gl_GlobalInvocationID.x;
  Pair p;
  split(data[i], p);
  nothing();
  p = both(p);
  order(p.a.x, p.a.y);
  data[i] = vec4(p.a, p.b);
}
