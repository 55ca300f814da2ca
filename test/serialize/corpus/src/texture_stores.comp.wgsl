@group(0) @binding(0) var a : texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(1) var b : texture_storage_2d<r32float, read_write>;
@group(0) @binding(2) var c : texture_storage_3d<rgba16float, write>;
@group(0) @binding(3) var d : texture_storage_2d_array<rgba32uint, write>;
@group(0) @binding(4) var e : texture_storage_1d<r32sint, read>;
@group(0) @binding(5) var f : texture_storage_2d<rg32float, write>;
@group(0) @binding(6) var g : texture_storage_2d<rgba8snorm, write>;
@group(0) @binding(7) var h : texture_storage_2d<r32uint, read_write>;

@compute @workgroup_size(8, 4, 2)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let p = vec2<i32>(id.xy);
  let old = textureLoad(b, p);
  textureStore(b, p, old + vec4<f32>(1.0));
  textureStore(a, id.xy, vec4<f32>(old.x, 0.5, 0.25, 1.0));
  textureStore(c, vec3<i32>(id), vec4<f32>(f32(id.z)));
  textureStore(d, p, i32(id.z), vec4<u32>(id, 7u));
  let i = textureLoad(e, id.x);
  textureStore(f, p, vec4<f32>(vec4<i32>(i)));
  textureStore(g, p + vec2<i32>(textureDimensions(a)) / 2, -old);
  textureStore(h, p, textureLoad(h, p) ^ vec4<u32>(textureDimensions(c).z));
}
