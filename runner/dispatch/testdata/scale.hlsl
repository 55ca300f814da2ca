RWStructuredBuffer<float> data;
cbuffer Parameters { uint n; float k; };
[numthreads(4, 1, 1)] void scale(uint3 id : SV_DispatchThreadID) { if (id.x < n) data[id.x] *= k; }
