#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { int a[]; };
layout(set = 0, binding = 1) buffer Out { ivec4 r[]; };

shared int lo, hi, sum;
shared uint bits, some, odd, slots[4];
void main() {
  uint l = gl_LocalInvocationIndex;
  if (l == 0u) { lo = 0x7fffffff; hi = -0x7fffffff; sum = 0; bits = 0u; some = ~0u; odd = 0u; }
  if (l < 4u) slots[l] = 100u;
  barrier();
  int x = a[gl_GlobalInvocationID.x];
  atomicMin(lo, x);
  atomicMax(hi, x);
  atomicAdd(sum, x);
  atomicOr(bits, uint(x) & 0xf0f0f0u);
  atomicAnd(some, uint(x) | 0xffff00ffu);
  atomicXor(odd, uint(x));
  atomicCompSwap(slots[l & 3u], 100u, 100u + (l & 3u));
  barrier();
  r[gl_GlobalInvocationID.x] = ivec4(lo, hi, sum, int(bits ^ some ^ odd)) + ivec4(int(slots[l & 3u]));
}
