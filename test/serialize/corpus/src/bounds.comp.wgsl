struct Table { head : vec4<u32>, rows : array<array<u32, 4>, 6>, tail : array<u32> }
@group(0) @binding(0) var<storage, read> t : Table;
@group(0) @binding(1) var<storage, read_write> r : array<u32>;
@group(0) @binding(2) var<uniform> u : array<vec4<u32>, 5>;
var<private> p : array<u32, 7>;

// The indices lie outside of the arrays; naga restricts them.
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let k = t.tail[id.x];
  p[k] = 9u;
  p[id.x] += k;
  var v = t.head;
  v[k & 7u] = 1u;
  let s = t.rows[k][id.x] + u[k][id.x & 7u] + t.tail[k] + p[k >> 3u] + v[id.x & 3u];
  r[id.x] = s + arrayLength(&t.tail) + arrayLength(&r);
}
