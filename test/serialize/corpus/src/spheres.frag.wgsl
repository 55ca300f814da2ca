struct Scene { eye : vec3<f32>, count : u32, spheres : array<vec4<f32>, 16> }
@group(0) @binding(0) var<uniform> scene : Scene;
@group(1) @binding(0) var noise : texture_2d<f32>;
@group(1) @binding(1) var wrap : sampler;
fn dist(p : vec3<f32>, id : ptr<function, u32>) -> f32 {
  var d = 1e9;
  for (var i = 0u; i < min(scene.count, 16u); i++) {
    let s = scene.spheres[i]; let e = length(p - s.xyz) - s.w;
    if e < d { d = e; *id = i; }
  }
  return d;
}
@fragment
fn main(@builtin(position) pos : vec4<f32>, @location(0) dir : vec3<f32>) -> @location(0) vec4<f32> {
  var t = 0.0; var hit = 0u; var steps = 0;
  loop {
    if steps >= 64 { discard; }
    let d = dist(scene.eye + dir * t, &hit);
    if d < 0.001 { break; }
    if t > 100.0 { return vec4<f32>(0.0, 0.0, 0.0, 1.0); }
    t += d;
    continuing { steps += 1; }
  }
  switch hit {
    case 0u: { return vec4<f32>(1.0, 0.0, 0.0, 1.0); }
    case 1u, 2u: { if t > 10.0 { discard; } }
    default: { return textureSampleLevel(noise, wrap, pos.xy, 0.0); }
  }
  return vec4<f32>(f32(steps)) / 64.0;
}
