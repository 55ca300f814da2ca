struct Counters { u : array<atomic<u32>, 16>, i : atomic<i32>, rest : array<atomic<i32>> }
@group(0) @binding(0) var<storage, read_write> c : Counters;
@group(0) @binding(1) var<storage, read_write> r : array<u32>;

@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id : vec3<u32>) {
  let k = id.x & 15u;
  atomicAdd(&c.u[0], id.x);
  atomicSub(&c.u[1], id.x);
  atomicMax(&c.u[2], id.x);
  atomicMin(&c.u[3], id.x);
  atomicAnd(&c.u[4], ~(1u << k));
  atomicOr(&c.u[5], 1u << k);
  atomicXor(&c.u[6], 1u << k);
  atomicMax(&c.i, i32(id.x) - 8);
  atomicMin(&c.rest[3], -i32(id.x));
  let e = atomicCompareExchangeWeak(&c.u[8u + (id.x & 3u)], 12345u, id.x);
  r[id.x] = select(0u, 1u, e.exchanged) + e.old_value;
  if atomicExchange(&c.rest[id.x + 20u], 4) == 9 { atomicStore(&c.rest[id.x + 100u], 1); }
  r[id.x + 64u] = bitcast<u32>(atomicLoad(&c.rest[id.x + 200u]));
}
