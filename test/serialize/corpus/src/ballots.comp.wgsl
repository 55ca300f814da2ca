@group(0) @binding(0) var<storage, read> a : array<u32>;
@group(0) @binding(1) var<storage, read_write> r : array<vec4<u32>>;

@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id : vec3<u32>, @builtin(subgroup_invocation_id) lane : u32, @builtin(subgroup_size) n : u32) {
  let x = a[id.x] & 0xffu;
  let b = subgroupBallot(x > 100u);
  var v = vec4<u32>(subgroupAdd(x), subgroupMax(x), subgroupExclusiveAdd(x), subgroupInclusiveMul(x | 1u));
  v += vec4<u32>(subgroupBroadcast(x, 1u), subgroupShuffleXor(x, 1u), subgroupBroadcastFirst(x), countOneBits(b.x));
  if subgroupAny(x == 7u) || subgroupAll(x < 300u) { v.x ^= subgroupShuffleUp(x, 1u) * select(0u, 1u, lane > 0u); }
  v.y += quadBroadcast(x, 2u) + quadSwapX(x) + quadSwapDiagonal(x);
  v.z += subgroupMin(f32ish(x)) + subgroupAnd(x) + subgroupOr(x) + subgroupXor(x);
  r[id.x] = v + vec4<u32>(select(0u, n, n > 1000u));
}
fn f32ish(x : u32) -> u32 { return u32(f32(x) * 0.5); }
