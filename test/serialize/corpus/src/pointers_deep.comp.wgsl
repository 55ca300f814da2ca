struct Cell { v : vec3<f32>, n : u32 }
struct Grid { rows : array<array<Cell, 3>, 4>, total : f32 }
@group(0) @binding(0) var<storage, read_write> grids : array<Grid>;
var<workgroup> tile : array<Cell, 8>;

fn bump(c : ptr<function, Cell>, k : u32) -> f32 {
  let v = &(*c).v;
  (*v)[k % 3u] *= 2.0;
  (*c).n += k;
  return (*v).x;
}
fn total(row : ptr<function, array<Cell, 3>>) -> f32 {
  var s = 0.0;
  for (var i = 0; i < 3; i++) { s += (*row)[i].v.y; }
  return s;
}
@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id : vec3<u32>, @builtin(local_invocation_index) l : u32) {
  let g = &grids[id.x];
  var row = (*g).rows[l & 3u];
  var c = row[l % 3u];
  let x = bump(&c, l);
  row[(l + 1u) % 3u] = c;
  tile[l] = c;
  workgroupBarrier();
  let other = tile[7u - l];
  (*g).rows[l & 3u] = row;
  (*g).rows[(l + 1u) & 3u][2].v += other.v;
  (*g).total = total(&row) + x + f32(other.n & 255u);
}
