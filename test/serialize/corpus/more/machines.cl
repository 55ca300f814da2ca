enum state { idle, run, wait, done };
typedef struct { enum state s; union { int i; float f; } u; uchar flags[3]; } machine;
kernel void machines(global machine *m, global const int *input, int steps) {
  size_t i = get_global_id(0);
  machine x = m[i];
  for (int k = 0; k < steps; k++) {
    switch (x.s) {
      case idle: if (input[k] > 0) x.s = run; break;
      case run: x.u.i += input[k]; x.s = (x.u.i & 7) == 3 ? wait : run; break;
      case wait: x.flags[k % 3] |= 1 << (k & 7); x.s = done; break;
      default: goto end;
    }
  }
end:
  m[i] = x;
}
