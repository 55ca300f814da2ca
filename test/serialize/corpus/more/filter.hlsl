RWTexture2D<float4> result : register(u0);
Texture2D<float4> source : register(t1);
SamplerState taps : register(s2);
cbuffer Params : register(b3) { float2 scale; float4 weights[3]; row_major float2x3 turn; };

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float4 sum = 0;
  for (int k = 0; k < 3; k++) sum += weights[k] * source.SampleLevel(taps, (id.xy + k + 0.5) * scale * 0.001, 0);
  result[id.xy] = sum + source.Load(int3(id.xy, 1)) + float4(mul(turn, float3(1, 2, 3)), 0, 0);
}
