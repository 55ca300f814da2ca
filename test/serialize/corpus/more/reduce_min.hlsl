RWStructuredBuffer<uint> data : register(u0);
groupshared uint part[64];

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint l : SV_GroupIndex) {
  part[l] = data[id.x];
  GroupMemoryBarrierWithGroupSync();
  [unroll] for (uint s = 32; s > 0; s >>= 1) {
    if (l < s) part[l] = min(part[l], part[l + s]);
    GroupMemoryBarrierWithGroupSync();
  }
  data[id.x] = data[id.x] - part[0];
}
