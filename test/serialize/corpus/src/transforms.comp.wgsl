struct Light { m : mat3x3<f32>, n : mat2x4<f32>, k : f32 }
struct U { model : mat4x4<f32>, normal : mat3x3<f32>, tall : mat2x3<f32>, lights : array<Light, 3>, wide : mat4x2<f32> }
struct S { a : mat3x2<f32>, b : array<mat2x2<f32>, 2>, c : array<mat3x3<f32>> }
@group(0) @binding(0) var<uniform> u : U;
@group(0) @binding(1) var<storage, read> s : S;
@group(0) @binding(2) var<storage, read_write> r : array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> t : array<mat4x3<f32>>;

fn outer(a : vec3<f32>, b : vec4<f32>) -> mat4x3<f32> { return mat4x3<f32>(a * b.x, a * b.y, a * b.z, a * b.w) - mat4x3<f32>(1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0); }

@compute @workgroup_size(4, 2, 1)
fn main(@builtin(global_invocation_id) id : vec3<u32>, @builtin(local_invocation_index) li : u32) {
  var m = u.model * transpose(u.model);
  m[li & 3u][1] = determinant(u.normal);
  let c = s.c[li & 3u];
  let v = c * vec3<f32>(1.0, 2.0, f32(li));
  let w = v * u.lights[li % 3u].m;
  let x = u.tall * vec2<f32>(w.xy);
  let y = transpose(u.wide) * (u.wide * vec4<f32>(w, 1.0));
  let i = id.x + id.y * 16u;
  r[i] = m * vec4<f32>(x, 1.0) + y + vec4<f32>(s.b[li & 1u] * s.a[2], 0.0, 1.0) + u.lights[1].n * vec2<f32>(0.5, 2.0) * 0.25;
  t[i] = outer(v, r[i]);
}
