#version 450
layout(local_size_x = 16) in;
struct Leaf { vec3 n; uint id; vec2 uv; };
struct Node { Leaf leaf[2]; mat2x3 m; float pad; };
layout(std430, set = 0, binding = 0) readonly buffer In { uint count; Node nodes[5]; uint tail[]; } inn;
layout(std430, set = 0, binding = 1) buffer Out { Node out_[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  Node n = inn.nodes[(inn.count + i) % 5u];
  n.leaf[0] = n.leaf[1];
  n.leaf[1].n = n.m[1].zyx;
  n.leaf[i & 1u].id += inn.tail[i];
  n.m[0] = n.leaf[0].n * 2.0;
  n.pad = float(inn.tail.length());
  out_[i] = n;
}
