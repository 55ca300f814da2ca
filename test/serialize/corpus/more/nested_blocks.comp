#version 450
layout(local_size_x = 4) in;
struct Leaf { vec3 n; uint tag; };
struct Branch { Leaf leaves[3]; mat2x3 m; };
layout(std430, binding = 0) buffer Tree { uint count; Branch branches[2]; Leaf tail[]; } tree;

void main() {
  uint i = gl_GlobalInvocationID.x;
  Leaf leaf = tree.branches[i & 1u].leaves[(i >> 1) % 3u];
  leaf.n = leaf.n.zyx + tree.branches[i & 1u].m * vec2(1.0, -1.0);
  leaf.tag += tree.count & 7u;
  tree.tail[i] = leaf;
}
