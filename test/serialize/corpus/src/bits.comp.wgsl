@group(0) @binding(0) var<storage, read> a : array<vec4<u32>>;
@group(0) @binding(1) var<storage, read_write> r : array<vec4<i32>>;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let v = a[id.x];
  let s = bitcast<vec4<i32>>(v);
  var w = vec4<i32>(countOneBits(s.x), firstLeadingBit(s.y), firstTrailingBit(s.z), reverseBits(s.w));
  w += bitcast<vec4<i32>>(vec4<u32>(firstLeadingBit(v.x), firstTrailingBit(v.y), countLeadingZeros(v.z), countTrailingZeros(v.w)));
  w ^= vec4<i32>(extractBits(s.x, 3u, 11u), insertBits(s.y, s.z, 5u, 9u), bitcast<i32>(extractBits(v.w, v.x & 15u, 7u)), s.x >> (v.y & 31u));
  r[id.x] = w | vec4<i32>(abs(s.x), min(s.y, s.z), max(s.z, s.w), clamp(s.w, -100, 100) << 8u);
}
