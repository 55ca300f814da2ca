struct nothing {};
struct holder { struct nothing a; int x; struct nothing b; };
struct nothing __attribute__((noinline)) make(void) { struct nothing n; return n; }
int __attribute__((noinline)) take(struct holder h, struct nothing n) { return h.x + 1; }
void __attribute__((noinline)) idle(void) { mem_fence(CLK_GLOBAL_MEM_FENCE); }
kernel void empties(global struct holder *data, global int *out) {
  size_t i = get_global_id(0);
  struct holder h = data[i];
  h.a = make();
  idle();
  out[i] = take(h, h.b);
  data[i] = h;
}
