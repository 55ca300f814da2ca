kernel void maths(global float4 *data, global int4 *ints, float k) {
  size_t i = get_global_id(0);
  float4 v = data[i], whole;
  int4 e;
  float4 f = fract(v, &whole) + frexp(v, &e) + ldexp(v, e & 3) + native_sqrt(fabs(v)) + mad(v, v, (float4)k);
  ints[i] = e + isnan(f) + (v > f) + (int)abs_diff(e, ints[i]).x;
  data[i] = select(f, smoothstep(0.0f, 1.0f, v), v < whole) + dot(v, f) + clamp(v, -1.0f, 1.0f);
}
