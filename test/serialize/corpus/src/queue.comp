#version 450
layout(local_size_x = 32) in;
struct Item { uint key; uint weight; };
layout(std430, set = 0, binding = 0) readonly buffer In { Item items[]; };
layout(std430, set = 1, binding = 0) buffer Buckets { uint count[8]; uint weight[8]; uint most[8]; } buckets;
layout(std430, set = 1, binding = 3) buffer Out { uint seen[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  Item it = items[i];
  uint b = it.key & 7u;
  atomicAdd(buckets.count[b], 1u);
  atomicAdd(buckets.weight[b], it.weight & 0xfffu);
  atomicMax(buckets.most[b], it.weight);
  seen[i] = atomicExchange(seen[i], it.key) + atomicCompSwap(seen[i], it.key, it.weight);
}
