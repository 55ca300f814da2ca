@group(0) @binding(0) var<storage, read> a : array<vec2<i32>>;
@group(0) @binding(1) var<storage, read> b : array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> r : array<vec4<i32>>;

// Division by zero and overflow are defined in WGSL.
@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let x = a[id.x];
  let u = b[id.x];
  let zero = x.y & 3;
  let q = vec4<i32>(x.x / zero, x.x % zero, x.y / -1, x.y % (x.x & 1));
  let d = u / (u.yx & vec2<u32>(3u));
  let m = u % (u.yx & vec2<u32>(7u));
  r[id.x] = q + vec4<i32>(bitcast<vec2<i32>>(d), bitcast<vec2<i32>>(m));
}
