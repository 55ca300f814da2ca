kernel void counters2(global volatile int *counts, global const uint *in, local volatile uint *bins) {
  size_t l = get_local_id(0);
  if (l < 8) bins[l] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint v = in[get_global_id(0)];
  atomic_inc(&bins[v & 7]);
  atomic_max(&counts[8], (int)v);
  if (atomic_cmpxchg(&counts[9], 0, 1) == 0) atomic_xchg(&counts[10], 7);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (l < 8) atomic_add(&counts[l], (int)bins[l]);
}
