#version 450
layout(local_size_x = 32) in;
struct Inner { vec3 p; float w; ivec2 k[3]; };
struct Outer { Inner in0; mat3 m; uint tail; };
layout(std140, set = 0, binding = 0) readonly buffer A { Outer o[4]; } a;
layout(std430, set = 0, binding = 1) buffer B { Inner x[4]; float r[]; } b;
void main() {
  uint i = gl_GlobalInvocationID.x;
  Outer o = a.o[i & 3u];
  b.r[i] = o.in0.p.y * o.m[1].z + float(o.in0.k[2].x & 255) + o.in0.w;
  if (i < 4u) { b.x[i].p = o.in0.p.zyx; b.x[i].w = 1.0; b.x[i].k[1] = ivec2(int(i)); }
}
