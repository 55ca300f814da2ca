@group(0) @binding(0) var<storage, read> a : array<i32>;
@group(0) @binding(1) var<storage, read_write> r : array<i32>;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  var s = 0;
  for (var i = 0; i < 8; i++) {
    var k = a[id.x] >> u32(i);
    while (k & 3) != 0 {
      k = (k & 0xff) - 1;
      if k == 5 { break; }
      loop {
        s += 1;
        if (s & 7) == 3 { break; }
        if k < 2 { s += 2; continue; }
        k -= 2;
        continuing {
          s ^= 1;
          break if s > 900;
        }
      }
      if s > 1000 { r[id.x] = -s; return; }
    }
    if k == 0 { continue; }
    s += k & 15;
  }
  r[id.x] = s;
}
