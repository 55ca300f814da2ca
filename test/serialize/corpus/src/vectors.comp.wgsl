@group(0) @binding(0) var<storage, read> a : array<vec4<i32>>;
@group(0) @binding(1) var<storage, read_write> r : array<vec4<i32>>;

@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  var v = a[id.x].wzxy;
  let b = v.xyz > vec3<i32>(8);
  let w = select(v.zyx, -v.xyz, b);
  v[id.x & 3u] = w[id.x % 3u];
  v.y = select(0, 1, any(b)) + select(0, 2, all(b));
  let s = v.xy * 3 - 7 * w.yz;
  let n = vec4<bool>(b, true) & !(vec4<bool>(false, b) | (v == v.yxwz));
  v = vec3<i32>(s, w.x).xyzz ^ vec4<i32>(n) ^ v;
  r[id.x] = vec4<i32>(v.rg, v.bb) + vec4<i32>(w.x, vec2<i32>(w.yx), 1) % 5;
}
