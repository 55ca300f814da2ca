__kernel void loops(__global uint *a, int n) {
  uint s = 0;
  for (int i = 0; i < n; ++i) {
    if (a[i] == 7) goto out;
    for (int j = i; j < n; ++j) { if (a[j] & 1) continue; s += a[j]; if (s > 1000) break; }
  }
  s ^= 3;
out:
  a[0] = s;
}
