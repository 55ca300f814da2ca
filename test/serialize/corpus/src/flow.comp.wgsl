@group(0) @binding(0) var<storage, read> a : array<u32>;
@group(0) @binding(1) var<storage, read_write> r : array<u32>;

fn classify(x : u32) -> u32 {
  if x < 16u { return 1u; }
  for (var i = 0u; i < 8u; i++) {
    if ((x >> i) & 3u) == 3u { return i + 10u; }
    switch i {
      case 2u, 3u: { if (x & 64u) != 0u { break; } continue; }
      case 5u: { return 99u; }
      default: {}
    }
  }
  return 7u;
}

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let x = a[id.x] & 0xffffu;
  var n = 0u;
  var k = x;
  loop {
    if n > 20u { break; }
    var j = 0u;
    loop {
      j += 1u;
      if j > 4u { break; }
      if (k + j) % 3u == 0u { continue; }
      n += 1u;
      continuing {
        k = k * 5u + 1u;
        break if j == 3u && (k & 7u) == 2u;
      }
    }
    continuing { n += classify(k & 0xfffu); k = k >> 1u; }
  }
  while k > 3u { k /= 3u; n ^= k; }
  r[id.x] = n;
}
