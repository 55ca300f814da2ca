@group(0) @binding(0) var<storage, read> a : array<i32>;
@group(0) @binding(1) var<storage, read_write> r : array<vec4<i32>>;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>, @builtin(subgroup_invocation_id) lane : u32) {
  let x = a[id.x];
  var v = vec4<i32>(subgroupAdd(x), subgroupMin(x), subgroupMax(x), subgroupInclusiveAdd(x));
  v ^= vec4<i32>(subgroupShuffle(x, lane ^ 3u), subgroupShuffleXor(x, 1u), subgroupBroadcastFirst(x), subgroupAnd(x));
  let b = subgroupBallot((x & 1) == 1);
  v.w += bitcast<i32>(b.x);
  if subgroupAny(x > 12) { v.x += subgroupOr(x); }
  r[id.x] = v;
}
