__kernel void atomics_cl(__global volatile int *p, __global volatile uint *q) {
  atomic_add(p, 1); atomic_inc(p + 1); atomic_max(p + 2, (int)get_global_id(0));
  uint old = atomic_cmpxchg(q, 3u, 4u);
  atomic_xchg(q + 1, old); mem_fence(CLK_GLOBAL_MEM_FENCE);
}
