// Conversions with rounding modes and saturation.
kernel void convert(global float *f, global int *n, global long *w)
{
    int i = get_global_id(0);
    float x = f[i];
    n[i] = convert_int_rte(x) + convert_int_rtp(x) * 3 - convert_int_rtn(x);
    n[i + 16] = convert_int_sat(x * 1e10f) ^ convert_uchar_sat(x * 100) ^ convert_char_sat(n[i]);
    f[i + 16] = convert_float_rtz(n[i] * 16777259) + convert_float_rtp(n[i]);
    w[i] = convert_long_sat_rtz(x * 1e5f) + convert_ushort_sat(n[i]);
}
