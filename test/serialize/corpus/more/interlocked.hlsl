RWStructuredBuffer<uint> counts : register(u0);
RWStructuredBuffer<float2> floats : register(u1);
groupshared uint most;

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint3 l : SV_GroupThreadID) {
  if (l.x == 0) most = 0;
  GroupMemoryBarrierWithGroupSync();
  InterlockedMax(most, asuint(abs(floats[id.x].x)));
  InterlockedOr(counts[group.x], 1u << (l.x & 31));
  GroupMemoryBarrierWithGroupSync();
  floats[id.x] = float2(asfloat(most), lerp(floats[id.x].y, saturate(floats[id.x].x), 0.5));
}
