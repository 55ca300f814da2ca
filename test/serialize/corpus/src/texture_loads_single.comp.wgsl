@group(0) @binding(0) var t1 : texture_1d<f32>;
@group(0) @binding(1) var t2u : texture_2d<u32>;
@group(0) @binding(2) var t2i : texture_2d_array<i32>;
@group(0) @binding(3) var t3 : texture_3d<f32>;
@group(0) @binding(6) var d : texture_depth_2d;
@group(0) @binding(8) var cube : texture_cube<f32>;
@group(0) @binding(9) var cubes : texture_cube_array<f32>;
@group(1) @binding(0) var<storage, read_write> r : array<vec4<f32>>;

@compute @workgroup_size(4, 4)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let p = vec2<i32>(id.xy);
  var c = textureLoad(t1, p.x, 0) + vec4<f32>(textureLoad(t2u, id.xy, 1u)) + vec4<f32>(textureLoad(t2i, p, 2, 0));
  c += textureLoad(t3, vec3<i32>(id), 0);
  c.x += textureLoad(d, p, 0);
  let n = textureDimensions(t2u) + textureDimensions(t2i, 1) + textureDimensions(d, 0) + textureDimensions(cube);
  let k = textureDimensions(t1) + textureNumLayers(t2i) + textureNumLevels(t2u) + textureNumLayers(cubes) + textureDimensions(t3, 1).z + textureNumLevels(cube);
  r[id.x + id.y * 16u] = c + vec4<f32>(f32(n.x), f32(n.y), f32(k), 1.0);
}
