struct P { v : vec2<f32>, w : array<u32, 3> }
const one = P(vec2<f32>(1.0, 2.0), array<u32, 3>(4u, 5u, 6u));
const table = array<P, 2>(one, P(vec2<f32>(0.5), array<u32, 3>(one.w[2] * 2u, 7u, u32(sqrt(81.0)))));
const size = 1u << (table[1].w[1] - 2u);
@group(0) @binding(0) var<storage, read> a : array<f32>;
@group(0) @binding(1) var<storage, read_write> r : array<f32>;
var<private> state : P = one;
const_assert size == 32u;

@compute @workgroup_size(size)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  var local = table;
  let k = id.x & 1u;
  local[k].w[id.x % 3u] += u32(abs(a[id.x]));
  state.v *= local[k].v.yx;
  state.w[1] = local[1u - k].w[2];
  var zero : P;
  zero.w[id.x % 3u] = state.w[1];
  r[id.x] = state.v.x + f32(local[k].w[0] + zero.w[1]) + table[k].v.y + a[id.x];
}
