#version 450
layout(local_size_x = 32) in;
struct Flags { bool on; bvec3 v; };
layout(std430, set = 0, binding = 0) readonly buffer In { bool some; bvec2 two[4]; uint a[]; };
layout(std430, set = 0, binding = 1) buffer Out { bvec4 r[]; };

Flags make(uint x) { return Flags((x & 1u) != 0u, notEqual(uvec3(x) & uvec3(2u, 4u, 8u), uvec3(0u))); }
void main() {
  uint i = gl_GlobalInvocationID.x;
  Flags f = make(a[i]);
  bvec2 b = two[i & 3u];
  bool x = f.on ^^ some, y = all(f.v) || any(not(b)) && x;
  r[i] = bvec4(x, y == f.v.y, f.v.z != b.x, any(equal(f.v.xy, b)));
}
