int pick(int x) {
  switch (x) { case 1: return 3; case 2: case 5: x += 9; break; case -7: return x; default: x <<= 2; }
  return x * x;
}
__kernel void switches(__global int *p, __global long *q) {
  int i = (int)get_global_id(0);
  p[i] = pick(p[i]);
  switch (q[i]) { case 0x100000000L: q[i] = 1; break; case 3: q[i] = 2; }
}
