kernel void conversions2(global const float4 *in, global char4 *bytes, global ushort4 *shorts, global ulong *longs) {
  size_t i = get_global_id(0);
  float4 v = in[i];
  bytes[i] = convert_char4_sat_rte(v);
  shorts[i] = convert_ushort4_sat(v * 8.0f) + as_ushort4(bytes[i].xyzwxyzw);
  longs[i] = as_ulong(v.lo) ^ rotate((ulong)i, 7ul) ^ popcount((ulong)i) ^ mul_hi((ulong)i, 0xfffffffffffful) ^ upsample((uint)i, 5u);
}
