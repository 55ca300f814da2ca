struct Item { w : vec3<u32>, k : f32, m : mat2x3<f32> }
struct Params { items : array<Item, 4>, @align(16) flags : vec2<i32>, @size(32) gap : u32, last : vec4<f32> }
@group(0) @binding(0) var<uniform> p : Params;
@group(1) @binding(2) var<storage, read> a : array<u32>;
@group(2) @binding(1) var<storage, read_write> r : array<vec4<f32>>;

fn pick(i : u32) -> Item { return p.items[i & 3u]; }
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let it = pick(a[id.x]);
  let q = p.items;
  var s = vec3<f32>(it.w & vec3<u32>(255u)) * it.k;
  for (var i = 0u; i < 4u; i++) { s += q[i].m * vec2<f32>(1.0, f32(i)); }
  if (p.flags.x & 1) == (p.flags.y & 1) { s = s.zyx; }
  r[id.x] = vec4<f32>(s, f32(p.gap & 15u)) - p.last;
}
