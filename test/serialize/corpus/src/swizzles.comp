#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { ivec4 a[]; };
layout(set = 0, binding = 1) buffer Out { ivec4 r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  ivec4 v = a[i].wzyx, w = ivec4(v.xx, a[i].yz);
  v.wy = w.xz;
  w.xyz = w.zxy + v.rgb;
  ivec3 c = cross(vec3(v.xyz & 7), vec3(w.yzw & 7)).x > 0.0 ? v.xzw : w.zyx;
  v[i & 3u] = c[i % 3u];
  w[v.x & 3] -= v[w.y & 3];
  bvec4 less = lessThan(v, w);
  v = mix(v, w, not(less));
  r[i].zwxy = v + ivec4(less.yxwz) + ivec4(c.zx, c.yy);
}
