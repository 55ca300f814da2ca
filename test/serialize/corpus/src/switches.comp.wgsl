@group(0) @binding(0) var<storage, read> a : array<i32>;
@group(0) @binding(1) var<storage, read_write> r : array<i32>;

fn one(x : i32) -> i32 {
  switch x {
    case -1: { return 3; }
    case 1, 2, 3: { return 5; }
    case 4: { if x == 4 { return 6; } }
    case 0x7fffffff, default: { return 8; }
  }
  return 9;
}

fn only_default(x : i32) -> i32 {
  var y = x;
  switch y { default: { y += 3; if y > 5 { break; } y *= 2; } }
  return y;
}

fn nested(x : i32, y : i32) -> i32 {
  var s = 0;
  for (var i = 0; i < 6; i += 1) {
    switch (x + i) & 3 {
      case 0: {
        switch (y + i) & 3 {
          case 0: { s += 1; }
          case 1: { break; }
          default: { continue; }
        }
        s += 10;
      }
      case 1: {
        for (var j = 0; ; j += 1) {
          switch j { case 0: { continue; } case 3: { s += 100; } case 5: { return s; } default: { s += 1; } }
          if j > (y & 7) { break; }
        }
      }
      case 2: { if s > 50 { break; } s += 7; }
      default: { s -= 1; }
    }
  }
  return s;
}

@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let x = a[id.x];
  r[id.x] = one(x & 7) + 1000 * only_default(x & 15) + nested(x, x >> 5u);
}
