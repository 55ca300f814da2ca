struct Cell { total : atomic<u32>, low : atomic<i32>, pad : array<f32, 3> }
@group(0) @binding(0) var<storage, read> a : array<f32>;
@group(0) @binding(1) var<storage, read_write> r : array<f32>;
var<workgroup> tile : array<array<f32, 8>, 8>;
var<workgroup> cell : Cell;
var<workgroup> flag : u32;

@compute @workgroup_size(8, 8)
fn main(@builtin(local_invocation_id) l : vec3<u32>, @builtin(workgroup_id) g : vec3<u32>, @builtin(num_workgroups) n : vec3<u32>, @builtin(local_invocation_index) i : u32) {
  tile[l.y][l.x] = a[g.x * 64u + i];
  if i == 0u { flag = 5u; }
  atomicAdd(&cell.total, i);
  atomicMin(&cell.low, -i32(i));
  workgroupBarrier();
  var sum = 0.0;
  for (var k = 0u; k < 8u; k++) { sum += tile[k][l.x] * tile[l.y][k]; }
  let f = workgroupUniformLoad(&flag);
  storageBarrier();
  if f == 5u { workgroupBarrier(); sum += f32(atomicLoad(&cell.total)) + f32(atomicLoad(&cell.low)); }
  if i == 63u { cell.pad[1] = sum; }
  r[(g.x + g.y * n.x) * 64u + i] = sum;
}
