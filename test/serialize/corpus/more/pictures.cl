constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
kernel void pictures(read_only image2d_t in, write_only image2d_t out, read_only image3d_t box, sampler_t s) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  float4 c = read_imagef(in, nearest, at) + read_imagef(in, s, convert_float2(at)) * 0.5f;
  c.x += (float)get_image_width(in) + read_imagef(box, nearest, (int4)(at, 0, 0)).y;
  write_imagef(out, at, c);
}
