#version 450
layout(local_size_x = 32) in;
struct Range { uint from; uint to; };
layout(push_constant) uniform Push {
  layout(offset = 8) vec2 k;
  layout(offset = 16) Range ranges[2];
  mat2 m;
  int flags;
} push;
layout(set = 0, binding = 0) readonly buffer In { vec2 a[]; };
layout(set = 0, binding = 1) buffer Out { vec2 r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  vec2 v = push.m * a[i] + push.k;
  Range w = push.ranges[i & 1u];
  if (i >= (w.from & 63u) && i < (w.to & 127u)) v = -v;
  if ((push.flags & 1) != 0 || i > 100u) v = v.yx;
  r[i] = v;
}
