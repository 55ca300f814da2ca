enable f16;
struct P { a : vec3<f16>, b : f16, m : mat3x2<f16>, c : array<vec2<f16>, 5> }
@group(0) @binding(0) var<storage, read> p : array<P, 4>;
@group(0) @binding(1) var<storage, read_write> r : array<vec4<f16>>;
@group(0) @binding(2) var<uniform> u : vec4<f16>;
const half_pi = 1.5707h;

@compute @workgroup_size(8)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let q = p[id.x & 3u];
  var v = vec4<f16>(q.a, q.b) * 0.5h + u;
  let w = q.m * normalize(q.a);
  v.x = clamp(w.x, 0.0h, half_pi);
  v.y = f16(f32(w.y) * 3.0);
  v = select(v, -v, v > vec4<f16>(1.0h));
  r[id.x] = mix(v, abs(v), q.c[id.x % 5u].x) + vec4<f16>(vec4<f32>(v));
}
