@group(0) @binding(0) var<storage, read> a : array<u32>;
@group(0) @binding(1) var<storage, read_write> r : array<u32>;

fn is_prime(n : u32) -> bool {
  if n < 2u { return false; }
  for (var d = 2u; d * d <= n; d++) {
    if n % d == 0u { return false; }
  }
  return true;
}
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  var n = a[id.x] & 0xffffu;
  loop {
    n += 1u;
    if !is_prime(n) { continue; }
    continuing { break if is_prime(n); }
  }
  r[id.x] = n;
}
