int __attribute__((noinline)) odd(int n);
int __attribute__((noinline)) step(global int *p, int n) { return n > 0 ? p[n - 1] * 3 : 1; }
void __attribute__((noinline)) fill(int *a, int n) { for (int k = 0; k < 8; k++) a[k] = n * k; }
int __attribute__((noinline)) pick(const int *a, int n) { return a[n & 7]; }
kernel void calls(global int *data) {
  int a[8];
  int i = (int)get_global_id(0);
  fill(a, i);
  data[i] = step(data + i, i & 1) + pick(a, i);
}
kernel void calls_again(global int *data, constant int *table) { data[get_global_id(0)] += table[get_local_id(0)]; }
