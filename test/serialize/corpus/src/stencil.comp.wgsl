const tile = 8;
@group(0) @binding(0) var<storage, read> a : array<f32>;
@group(0) @binding(1) var<storage, read_write> r : array<f32>;
var<workgroup> t : array<array<f32, tile + 2>, tile + 2>;

fn at(p : vec2<i32>, size : vec2<i32>) -> f32 {
  let q = clamp(p, vec2<i32>(0), size - 1);
  return a[q.y * size.x + q.x];
}
@compute @workgroup_size(tile, tile)
fn main(@builtin(workgroup_id) g : vec3<u32>, @builtin(local_invocation_id) l : vec3<u32>, @builtin(local_invocation_index) i : u32, @builtin(num_workgroups) n : vec3<u32>) {
  let size = vec2<i32>(n.xy) * tile;
  let base = vec2<i32>(g.xy) * tile;
  for (var k = i32(i); k < (tile + 2) * (tile + 2); k += tile * tile) {
    let p = vec2<i32>(k % (tile + 2), k / (tile + 2));
    t[p.y][p.x] = at(base + p - 1, size);
  }
  workgroupBarrier();
  let p = vec2<i32>(l.xy) + 1;
  let s = t[p.y][p.x] * 4.0 - t[p.y - 1][p.x] - t[p.y + 1][p.x] - t[p.y][p.x - 1] - t[p.y][p.x + 1];
  let o = base + vec2<i32>(l.xy);
  r[o.y * size.x + o.x] = s;
}
