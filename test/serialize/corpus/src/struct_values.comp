#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

struct Pair { uint k; uint v; };
Pair swap(Pair p) { return Pair(p.v, p.k); }
void main() {
  uint i = gl_GlobalInvocationID.x;
  Pair p = Pair(a[i], i), q = swap(p);
  const Pair c = Pair(17u, 4u);
  Pair list[3] = Pair[](p, q, c);
  bool same = p == q;
  r[i] = list[i % 3u].k + (same ? 1u : 2u);
}
