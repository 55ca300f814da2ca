@group(0) @binding(0) var<storage, read> a : array<i32>;
@group(0) @binding(1) var<storage, read_write> r : array<i32>;
fn find(key : i32, lo : i32, hi : i32) -> i32 {
  var l = lo; var h = hi;
  loop {
    if l >= h { return -1; }
    let m = (l + h) / 2;
    if m == key { return m * 10; }
    if m < key { l = m + 1; continue; }
    h = m;
  }
  return -2;
}
fn deep(x : i32) -> i32 {
  if x > 0 { if x > 10 { if x > 20 { if x > 30 { return 4; } return 3; } else { for (var i = x; ; i++) { if i > 25 { return i; } } return 5; } } return 1; }
  return 0;
}
fn nothing(x : i32) { if x == 3 { return; } r[x & 63] = x; if x == 4 { return; } }
fn endless(x : i32) -> i32 { var k = x; loop { k += 3; if k > 100 { return k; } continuing { k += 1; } } return 0; }
@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let x = a[id.x] & 63;
  if id.x > 60u { return; }
  let k = find(x, 0, 50) + deep(x) + endless(x);
  if id.x == 0u { nothing(65); }
  r[id.x + 64u] = k;
}
