__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void local_sum(__global const int *a, __global int *r, __local int *t) {
  int l = get_local_id(0);
  t[l] = a[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int s = 32; s > 0; s >>= 1) { if (l < s) t[l] += t[l + s]; barrier(CLK_LOCAL_MEM_FENCE); }
  if (l == 0) r[get_group_id(0)] = t[0];
}
