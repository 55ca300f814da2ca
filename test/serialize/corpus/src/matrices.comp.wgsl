struct U { a : mat2x2<f32>, b : array<mat4x2<f32>, 2>, c : mat4x4<f32>, k : vec3<f32>, s : f32 }
@group(0) @binding(0) var<uniform> u : U;
@group(0) @binding(1) var<storage, read> m : array<mat3x3<f32>>;
@group(0) @binding(2) var<storage, read_write> r : array<mat3x4<f32>>;

fn inverse2(m : mat2x2<f32>) -> mat2x2<f32> { return mat2x2<f32>(m[1][1], -m[0][1], -m[1][0], m[0][0]) * (1.0 / (determinant(m) + 100.0)); }

@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  var x = m[id.x] * 0.5;
  x[id.x % 3u] = u.k;
  x[0][id.x % 3u] += u.s;
  let y = transpose(x) * x - m[id.x];
  let i = inverse2(u.a);
  let v = i * (u.b[id.x & 1u] * vec4<f32>(y[1], 1.0));
  let w = u.c * vec4<f32>(v, determinant(y), 1.0);
  r[id.x] = mat3x4<f32>(w, vec4<f32>(y[0], v.x), w.wzyx);
}
