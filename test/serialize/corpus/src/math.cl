__kernel void math(__global float4 *v, __global double *d) {
  size_t i = get_global_id(0);
  float4 x = v[i];
  v[i] = sqrt(x) + fma(x, x.yxwz, sin(x)) + fmin(x, 2.0f) + native_exp(x) + clamp(x, 0.0f, 1.0f);
  d[i] = pow(d[i], 1.5) + (double)x.z;
}
