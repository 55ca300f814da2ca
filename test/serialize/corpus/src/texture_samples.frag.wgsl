@group(0) @binding(0) var s : sampler;
@group(0) @binding(1) var sc : sampler_comparison;
@group(0) @binding(2) var t1 : texture_1d<f32>;
@group(0) @binding(3) var t2 : texture_2d<f32>;
@group(0) @binding(4) var t2a : texture_2d_array<f32>;
@group(0) @binding(5) var t3 : texture_3d<f32>;
@group(0) @binding(6) var tc : texture_cube<f32>;
@group(0) @binding(7) var tca : texture_cube_array<f32>;
@group(0) @binding(8) var d2 : texture_depth_2d;
@group(0) @binding(9) var d2a : texture_depth_2d_array;
@group(0) @binding(10) var dc : texture_depth_cube;
@group(0) @binding(11) var dca : texture_depth_cube_array;

@fragment
fn main(@location(0) uv : vec2<f32>, @location(1) n : vec3<f32>, @location(2) @interpolate(flat) layer : i32) -> @location(0) vec4<f32> {
  var c = textureSample(t2, s, uv) + textureSample(t2, s, uv, vec2<i32>(1, -1)) + textureSample(t1, s, uv.x);
  c += textureSample(t2a, s, uv, layer) + textureSample(t3, s, n) + textureSample(tc, s, n) + textureSample(tca, s, n, layer);
  c += textureSampleBias(t2, s, uv, 0.5) + textureSampleBias(t2a, s, uv, layer, -1.0, vec2<i32>(2, 3)) + textureSampleBias(tc, s, n, 1.0);
  c += textureSampleLevel(t2, s, uv, 2.0) + textureSampleLevel(t3, s, n, 1.0, vec3<i32>(1)) + textureSampleLevel(tca, s, n, 1, 0.5);
  c += textureSampleGrad(t2, s, uv, dpdx(uv), dpdy(uv)) + textureSampleGrad(tc, s, n, dpdxFine(n), dpdyCoarse(n)) + textureSampleGrad(t2a, s, uv, 1, uv, uv, vec2<i32>(1));
  c += textureGather(1, t2, s, uv) + textureGather(2, tc, s, n) + textureGather(0, t2a, s, uv, layer, vec2<i32>(-2)) + textureGather(d2, s, uv) + textureGatherCompare(d2, sc, uv, 0.3) + textureGatherCompare(d2a, sc, uv, layer, 0.25);
  c.x += textureSample(d2, s, uv) + textureSampleLevel(d2, s, uv, 1) + textureSample(dc, s, n) + textureSampleLevel(d2a, s, uv, 2, 1u);
  c.y += textureSampleCompare(d2, sc, uv, 0.5) + textureSampleCompareLevel(d2, sc, uv, 0.5, vec2<i32>(1)) + textureSampleCompare(dc, sc, n, 0.1) + textureSampleCompareLevel(dca, sc, n, layer, 0.2) + textureSampleCompare(d2a, sc, uv, layer, 0.7);
  c.z += fwidth(uv.x) + fwidthFine(uv.y) + fwidthCoarse(n.x);
  return c;
}
