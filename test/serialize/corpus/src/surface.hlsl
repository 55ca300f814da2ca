struct S { float4 p : SV_Position; float2 uv : TEXCOORD0; nointerpolation uint k : K; };
Texture2D tex; SamplerState smp; StructuredBuffer<float4> sb; RWStructuredBuffer<uint> rw; cbuffer C { float4x4 m; float3 v; float w; };
float4 main(S s) : SV_Target { float4 c = tex.Sample(smp, s.uv) * mul(m, float4(v, w)); [unroll] for (int i = 0; i < 4; ++i) c += sb[i]; if (c.a < 0.1) discard; uint old; InterlockedAdd(rw[0], 1, old); clip(c.x); switch (s.k) { case 0: c.x = 1; break; case 1: return c.yyyy; default: c.z = 2; } return c; }
