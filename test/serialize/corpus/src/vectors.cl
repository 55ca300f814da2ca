__kernel void vectors_cl(__global const uchar16 *a, __global ushort8 *b, __global int3 *c) {
  size_t i = get_global_id(0);
  uchar16 x = a[i];
  b[i] = convert_ushort8_sat(as_char8(x.lo)) + convert_ushort8(x.odd);
  int3 y = vload3(i, (__global int *)c);
  int3 m = y > (int3)(3, 4, 5);
  vstore3(select(y, -y, m), i, (__global int *)c);
  c[i].y = any(m) ? 1 : popcount(y.x) + rotate(y.y, 3) + mul_hi(y.z, 77);
}
