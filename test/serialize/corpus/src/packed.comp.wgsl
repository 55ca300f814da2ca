@group(0) @binding(0) var<storage, read> a : array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> r : array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> back : array<vec4<f32>>;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let x = a[id.x] * 0.1;
  let p = vec4<u32>(pack4x8snorm(x), pack4x8unorm(x), pack2x16snorm(x.xy), pack2x16unorm(x.zw));
  r[id.x] = p + vec4<u32>(pack2x16float(x.yw));
  back[id.x] = unpack4x8snorm(p.x) - unpack4x8unorm(p.y) + vec4<f32>(unpack2x16snorm(p.z), unpack2x16unorm(p.w)) + unpack2x16float(r[id.x].x & 0x7bff7bffu).xyxy * 0.0009765625;
}
