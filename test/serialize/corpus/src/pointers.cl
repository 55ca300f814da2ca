__constant int table[] = { 5, 4, 3, 2, 1 };
int walk(__global const int *p, int n) { int s = 0; while (n-- > 0 && *p) s += *p++ * table[n % 5]; return s; }
__kernel void pointers(__global int *p, __global ulong *q, int n) {
  int stack[8];
  int *t = n > 3 ? stack : stack + 2;
  t[0] = n; t[1] = walk(p, n);
  p[0] = stack[1] + stack[2] + stack[3];
  q[0] = (ulong)p + (ulong)(p + 1 > (__global int *)q) + sizeof(stack);
}
