#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  uvec4 v = uvec4(a[i], a[i + 1u], i, 9u);
  v.zx = v.xy;
  uvec3 w = v.wzy;
  w[i % 3u] = 5u;
  v[a[i] & 3u] ^= 77u;
  r[i] = w.x + w.y * w.z + v.w + v.x;
}
