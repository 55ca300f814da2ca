#version 450
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Out { uint o[]; };

struct T { vec3 c; };
layout(buffer_reference, scalar, buffer_reference_align = 4) buffer Triples { T t[]; };
layout(buffer_reference) buffer Node;
layout(buffer_reference, std430) buffer Node { float w; Node next; vec3 v; };
layout(buffer_reference, std430) buffer Item { layout(row_major) mat2x3 m; };
layout(buffer_reference, std430) buffer Scene { float mvp[4]; Item items[3]; };
layout(set = 0, binding = 1, std430) buffer Lists { Node first; Scene s; uint last; } l;
layout(push_constant, scalar) uniform Push { Triples a; uint n; Node head; mat2 m; } p;

uint n = 0;
void put(float v) { o[n++] = uint(v); }
void put(uint v) { o[n++] = v; }
void put(vec2 v) { put(v.x); put(v.y); }
void put(vec3 v) { put(v.xy); put(v.z); }
void put(Node e) {
  put(e.w); put(e.next.w); put(e.next.v);
  put(e.v);
}

void main() {
  put(l.first);
  for (int i = 0; i < 4; i++) put(l.s.mvp[i]);
  for (int i = 0; i < 3; i++) for (int c = 0; c < 2; c++) for (int k = 0; k < 3; k++) put(l.s.items[i].m[c][k]);
  put(l.last);
  for (int i = 0; i < 3; i++) put(p.a.t[i].c);
  put(p.n);
  put(p.head);
  put(p.m[0]); put(p.m[1]);
}
