@group(0) @binding(0) var<storage, read> a : array<f32>;
@group(0) @binding(1) var<storage, read_write> r : array<f32>;
@group(0) @binding(2) var<storage, read_write> side : array<u32>;
fn effect(i : u32) -> bool { side[i] += 1u; return side[i] > 1070000000u; }
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let x = a[id.x];
  var y = 0.0;
  if x > 1.0 && effect(id.x) || x < 0.7 && (effect(id.x) || x > 0.55) { y = 1.0; }
  let b = x > 2.0 || effect(id.x + 64u) && x < 1.5;
  for (var i = 0; i < 10 && (b || y < 5.0); i++) { y += select(x, 0.25, b && i > 2); if effect(id.x) || y > 20.0 { continue; } y += 1.0; }
  r[id.x] = y;
}
