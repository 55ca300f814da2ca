constant char digits[16] = "0123456789abcde";
struct text { char bytes[16]; int length; };
void __attribute__((noinline)) append(struct text *t, char c) { if (t->length < 16) t->bytes[t->length++] = c; }
kernel void texts(global const uint *in, global struct text *out) {
  size_t i = get_global_id(0);
  struct text t = { { 0 }, 0 };
  for (uint v = in[i]; v; v /= 10) append(&t, digits[v % 10]);
  out[i] = t;
}
