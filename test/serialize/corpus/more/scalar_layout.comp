#version 450
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 32) in;
struct Tight { vec3 v; float w[3]; };
layout(scalar, binding = 0) buffer S { float first; Tight t[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  t[i].v = t[i].v.yzx * first;
  t[i].w[i % 3u] += 1.0;
}
