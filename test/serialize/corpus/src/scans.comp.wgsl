@group(0) @binding(0) var<storage, read> a : array<u32>;
@group(0) @binding(1) var<storage, read_write> r : array<u32>;
@group(0) @binding(2) var<storage, read_write> totals : array<u32>;
const n = 64u;
var<workgroup> t : array<u32, n>;

@compute @workgroup_size(n)
fn main(@builtin(global_invocation_id) id : vec3<u32>, @builtin(local_invocation_index) l : u32, @builtin(workgroup_id) g : vec3<u32>) {
  t[l] = a[id.x];
  var d = 1u;
  for (var k = n >> 1u; k > 0u; k >>= 1u) {
    workgroupBarrier();
    if l < k { t[d * (2u * l + 2u) - 1u] += t[d * (2u * l + 1u) - 1u]; }
    d <<= 1u;
  }
  workgroupBarrier();
  if l == 0u { totals[g.x] = t[n - 1u]; t[n - 1u] = 0u; }
  for (var k = 1u; k < n; k <<= 1u) {
    d >>= 1u;
    workgroupBarrier();
    if l < k {
      let x = d * (2u * l + 1u) - 1u;
      let y = d * (2u * l + 2u) - 1u;
      let v = t[x];
      t[x] = t[y];
      t[y] += v;
    }
  }
  workgroupBarrier();
  r[id.x] = t[l];
}
