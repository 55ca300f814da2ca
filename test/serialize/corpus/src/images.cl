__constant sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__kernel void images(read_only image2d_t a, write_only image2d_t b, sampler_t s, float k) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float4 v = read_imagef(a, smp, p) * k + read_imagef(a, s, convert_float2(p) / (float2)(get_image_width(a), 2.0f));
  write_imagef(b, p, v);
}
