float helper(float x) { return x < 0.0f ? -x : x; }
__kernel void halves(__global const half *h, __global float *f, float bias) {
  size_t i = get_global_id(0);
  f[i] = helper(vload_half(i, h) + bias);
}
__kernel void second(__global float *f) { f[get_global_id(0)] = helper(f[get_global_id(0)]) * 2.0f; }
