@group(0) @binding(0) var<storage, read> a : array<vec2<i32>>;
@group(0) @binding(1) var<storage, read_write> r : array<i32>;

fn grade(x : i32, y : i32) -> i32 {
  if x < 0 {
    if y < 0 { return -1; } else if y == 0 { return -2; }
    switch y & 3 {
      case 0: { return 10; }
      case 1, 2: { if x < -50 { break; } return 11; }
      default: {}
    }
    return 12;
  } else if x > 100 && (y > 3 || x % 2 == 0) {
    return select(20, 21, y > x);
  }
  var z = x;
  switch z % 5 {
    case 0: { z += 1; }
    case 1: { if y > 7 { return 30; } z -= 1; }
    case 4, default: { return 31 + z % 5; }
  }
  return z;
}
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let v = a[id.x];
  r[id.x] = grade(v.x, v.y) + 1000 * grade((v.x & 255) - 128, (v.y & 15) - 4);
}
