@group(0) @binding(0) var<storage, read_write> r : array<u64>;
@group(0) @binding(1) var<storage, read_write> f : array<f64>;
@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  var x = r[id.x];
  for (var i = 0lu; i < 5lu; i++) { x = x * 6364136223846793005lu + i; if (x >> 60u) == 3lu { break; } }
  r[id.x] = x ^ u64(i64(id.x) - 5li);
  f[id.x] = f[id.x] * 1.5lf + f64(x >> 40u);
}
