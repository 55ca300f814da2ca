struct V { @builtin(position) pos : vec4<f32>, @location(0) color : vec4<f32>, @location(1) @interpolate(flat) id : u32, @location(2) @interpolate(linear, centroid) uv : vec2<f32> }
struct F { @location(0) color : vec4<f32>, @location(1) ids : vec2<u32>, @builtin(frag_depth) depth : f32 }
struct Camera { view : mat4x4<f32>, eye : vec3<f32>, time : f32 }
@group(0) @binding(0) var<uniform> camera : Camera;
@group(0) @binding(1) var<storage, read_write> marks : array<u32>;
var<private> state : vec4<f32> = vec4<f32>(1.0, 2.0, 3.0, 4.0);

fn shared_helper(x : f32) -> f32 { state.x += x; return sin(state.x) * camera.time; }

@vertex
fn vs(@location(0) p : vec3<f32>, @location(1) c : vec4<f32>, @builtin(vertex_index) vi : u32, @builtin(instance_index) ii : u32) -> V {
  var v : V;
  v.pos = camera.view * vec4<f32>(p + vec3<f32>(shared_helper(f32(ii))), 1.0);
  v.color = c * state;
  v.id = vi;
  v.uv = p.xy;
  return v;
}

@fragment
fn fs(v : V, @builtin(front_facing) front : bool, @builtin(sample_index) si : u32) -> F {
  if v.color.a < 0.1 { discard; }
  let k = shared_helper(v.uv.x);
  if !front { return F(v.color.bgra, vec2<u32>(v.id, si), v.pos.z * 0.5); }
  return F(v.color * k, vec2<u32>(v.id), v.pos.z);
}

@fragment
fn fs_thin(@builtin(position) p : vec4<f32>) -> @location(0) u32 { return u32(p.x) & marks[0]; }

@compute @workgroup_size(4)
fn cs_one(@builtin(global_invocation_id) id : vec3<u32>) { marks[id.x] = u32(shared_helper(f32(id.x))); }

@compute @workgroup_size(2, 2, 2)
fn cs_two(@builtin(local_invocation_index) i : u32) { marks[i] = i; }
