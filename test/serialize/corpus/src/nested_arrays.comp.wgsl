struct Inner { v : vec2<f32>, a : array<array<f32, 3>, 2> }
struct Outer { n : i32, @align(32) i : Inner, @size(96) j : array<Inner, 2>, last : vec3<f32> }
@group(0) @binding(0) var<uniform> u : array<vec4<f32>, 8>;
@group(0) @binding(1) var<storage, read_write> o : array<Outer, 5>;
@group(0) @binding(2) var<storage, read_write> r : array<array<f32, 4>>;
const table = array<array<i32, 3>, 3>(array(1, 2, 3), array(4, 5, 6), array(7, 8, 9));
var<private> memo : array<Inner, 2>;

fn make(k : f32) -> Outer { return Outer(3, Inner(vec2<f32>(k), array<array<f32, 3>, 2>()), array<Inner, 2>(), vec3<f32>(k, 1.0, 2.0)); }

@compute @workgroup_size(5)
fn main(@builtin(local_invocation_id) id : vec3<u32>, @builtin(workgroup_id) g : vec3<u32>) {
  if g.x != 0u { return; }
  var t = table;
  t[id.x % 3u][1] += 5;
  var x = make(u[id.x & 7u].y);
  x.i.a[1][id.x % 3u] = f32(t[id.x % 3u][(id.x + 1u) % 3u]);
  x.j[1] = x.i;
  memo[0] = x.j[1];
  memo[1] = memo[0];
  x.j[0].a = memo[1].a;
  o[id.x] = x;
  var row = array<f32, 4>(1.0, 2.0, 3.0, x.last.x);
  row[id.x & 3u] = table_sum(id.x);
  r[id.x] = row;
}
fn table_sum(i : u32) -> f32 { var s = 0; for (var k = 0u; k < 3u; k++) { s += table[i % 3u][k]; } return f32(s); }
