__kernel void irreducible(__global int *p, int n) {
  int i = 0;
  if (n & 1) goto second;
first:
  p[i++] += 1;
second:
  p[i++] *= 2;
  if (i < n) goto first;
}
