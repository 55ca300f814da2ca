@group(0) @binding(0) var<storage, read> a : array<f32>;
@group(0) @binding(1) var<storage, read> b : array<i32>;
@group(0) @binding(2) var<storage, read_write> r : array<vec4<i32>>;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let x = a[id.x] * 1000.0;
  let y = b[id.x];
  let big = x * 1e30;
  let c = bool(y & 1);
  r[id.x] = vec4<i32>(i32(x), bitcast<i32>(u32(x)), i32(clamp(big, -5e8, 5e8)), bitcast<i32>(f32(y)))
    + vec4<i32>(i32(c), bitcast<i32>(u32(y)), i32(quantizeToF16(x)), bitcast<i32>(f32(u32(y)))) * select(2, 3, c);
}
