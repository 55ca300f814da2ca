struct A { x : f32, y : vec3<f32> }
struct B { a : A, k : array<A, 3>, m : mat3x3<f32> }
@group(0) @binding(0) var<uniform> ub : B;
@group(0) @binding(1) var<storage, read> sb : B;
@group(0) @binding(2) var<storage, read_write> out : array<B>;
var<workgroup> wb : B;
var<private> pb : B;
fn mixed(l : B, r : B) -> B { var o = l; o.a.y += r.k[1].y; o.k[2] = r.a; o.m = l.m * r.m; return o; }
fn is_big(b : B) -> bool { return b.a.x > 1.0; }
@compute @workgroup_size(1)
fn main(@builtin(workgroup_id) g : vec3<u32>) {
  let l = ub;
  pb = sb;
  wb = l;
  workgroupBarrier();
  var f = mixed(wb, pb);
  if is_big(f) { f = mixed(f, l); }
  out[g.x] = f;
  out[g.x + 8u].k = f.k;
  out[g.x + 8u].m[1] = f.m[2];
}
