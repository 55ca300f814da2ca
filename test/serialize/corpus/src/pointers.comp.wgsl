struct Particle { pos : vec3<f32>, age : f32, vel : vec3<f32>, id : u32 }
struct Pool { count : u32, items : array<Particle, 64> }
@group(0) @binding(0) var<storage, read_write> pool : Pool;
@group(0) @binding(1) var<storage, read_write> out : array<f32>;
var<private> seed : u32;

fn next(s : ptr<private, u32>) -> f32 { *s = *s * 1664525u + 1013904223u; return f32(*s >> 8u) / 16777216.0; }
fn scale(p : ptr<function, vec3<f32>>, f : f32) { *p = *p * f; (*p).y += 1.0; }
fn fill(m : ptr<function, array<vec3<f32>, 4>>, v : vec3<f32>) { for (var i = 0; i < 4; i++) { (*m)[i] = v * f32(i); } }
fn swap(a : ptr<function, f32>, b : ptr<function, f32>) { let t = *a; *a = *b; *b = t; }

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  seed = id.x;
  var p = pool.items[id.x & 63u];
  var pos = p.pos;
  scale(&pos, 0.5);
  p.pos = pos;
  var v = p.vel;
  scale(&v, next(&seed));
  var m : array<vec3<f32>, 4>;
  fill(&m, v);
  var a = m[id.x & 3u].x;
  var b = m[(id.x >> 1u) & 3u].z;
  swap(&a, &b);
  let at = id.x & 63u;
  let q = &pool.items[at];
  (*q).pos = p.pos + m[1];
  (*q).age = a - b;
  (*q).id += id.x;
  out[id.x] = dot(p.pos, v) + a * 2.0 + b;
}
