struct S { sum : atomic<u32>, mins : array<atomic<i32>, 4>, flags : atomic<u32> }
@group(0) @binding(0) var<storage, read> a : array<i32>;
@group(0) @binding(1) var<storage, read_write> s : S;
@group(0) @binding(2) var<storage, read_write> own : array<atomic<u32>>;
var<workgroup> peak : atomic<i32>;
var<workgroup> counts : array<atomic<u32>, 4>;

@compute @workgroup_size(32)
fn main(@builtin(global_invocation_id) id : vec3<u32>, @builtin(local_invocation_index) l : u32) {
  let x = a[id.x];
  let k = u32(x) & 3u;
  atomicMax(&peak, x);
  atomicAdd(&counts[k], 1u);
  workgroupBarrier();
  let p = atomicLoad(&peak);
  let c = atomicLoad(&counts[k]);
  atomicAdd(&s.sum, u32(x) & 0xffu);
  atomicMin(&s.mins[k], x);
  atomicOr(&s.flags, 1u << (u32(x) & 31u));
  let old = atomicExchange(&own[id.x], u32(p));
  let e = atomicCompareExchangeWeak(&own[id.x], u32(p), old ^ c);
  if e.exchanged { atomicSub(&own[id.x], 3u); }
}
