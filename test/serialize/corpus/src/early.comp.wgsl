@group(0) @binding(0) var<storage, read> a : array<u32>;
@group(0) @binding(1) var<storage, read_write> r : array<u32>;

fn digits(x : u32) -> u32 {
  var n = 0u;
  var y = x;
  loop {
    if y < 10u { return n + 1u; }
    y /= 10u;
    n++;
  }
  return 0u;
}
fn palindrome(x : u32) -> bool {
  var lo = 0u;
  var hi = 31u;
  while lo < hi {
    if ((x >> lo) & 1u) != ((x >> hi) & 1u) { return false; }
    lo++;
    hi--;
  }
  return true;
}
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let i = id.x;
  if i >= arrayLength(&a) || i % 7u == 6u { return; }
  let x = a[i];
  if palindrome(x) { r[i] = 100u; return; }
  if palindrome(x | reverseBits(x)) { r[i] = 200u + digits(x); if (x & 1u) == 0u { return; } }
  r[i] += digits(x >> 1u);
}
