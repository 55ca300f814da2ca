@group(0) @binding(0) var<storage, read> a : array<vec3<f32>>;
@group(0) @binding(1) var<storage, read_write> r : array<vec4<f32>>;

@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let x = a[id.x];
  let f = frexp(x.x);
  let m = modf(x.y);
  var v = vec4<f32>(f.fract, f32(f.exp), m.fract, m.whole);
  v += vec4<f32>(round(x.z), trunc(x.x), saturate(x.y), sign(x.z));
  v = select(v, v.wzyx, v < vec4<f32>(0.5));
  let n = normalize(x + vec3<f32>(0.0, 0.0, 9.0));
  v += vec4<f32>(reflect(x, n), ldexp(x.x, 3)) + vec4<f32>(smoothstep(-1.0, 3.0, x.y), step(x.x, x.z), fma(x.x, x.y, x.z), x.x % 0.75);
  r[id.x] = mix(v, vec4<f32>(cross(x, n), degrees(x.z)), 0.25) + vec4<f32>(faceForward(x, n, x.yzx), radians(x.y));
}
