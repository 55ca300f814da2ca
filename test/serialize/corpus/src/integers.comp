#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  int x = int(a[i]), y = int(a[i + 1u]) | 1;
  bvec2 t = lessThan(ivec2(x, y), ivec2(y, 3));
  bool any2 = any(t), all2 = all(t);
  int z = any2 ? x / y : x % (y & 0xff | 1);
  z += all2 && !(x == y) || z != 4 ? -z : z >> 2;
  r[i] = uint(z) + uint(float(z & 0xfff)) + uint(any2 != all2);
}
