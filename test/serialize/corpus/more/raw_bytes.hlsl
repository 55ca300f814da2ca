RWByteAddressBuffer raw : register(u0);
ByteAddressBuffer source : register(t1);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint old;
  uint4 v = source.Load4(id.x * 4);
  raw.InterlockedAdd((id.x & 7) * 4, v.x & 255, old);
  raw.Store2(64 + id.x * 8, uint2(countbits(v.y), reversebits(v.z) + firstbithigh(v.w)));
}
