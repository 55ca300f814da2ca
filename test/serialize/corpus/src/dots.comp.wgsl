@group(0) @binding(0) var<storage, read> a : array<vec4<i32>>;
@group(0) @binding(1) var<storage, read> u : array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> r : array<vec4<i32>>;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let x = a[id.x];
  let y = u[id.x];
  let p = pack4xI8(x);
  let q = pack4xU8(y);
  let v = unpack4xI8(p ^ q) + vec4<i32>(unpack4xU8(q));
  r[id.x] = v + vec4<i32>(dot(x.xyz, v.zyx), i32(dot(y.xy, y.zw)), dot4I8Packed(p, q), i32(dot4U8Packed(p, q)));
}
