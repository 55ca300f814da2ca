#version 450
layout(local_size_x_id = 0, local_size_y = 2) in;
layout(constant_id = 1) const uint N = 5;
layout(constant_id = 2) const float F = 1.5;
layout(constant_id = 3) const bool B = true;
const uint M = N * 2u + 1u;
layout(set = 0, binding = 0) readonly buffer In { float a[]; };
layout(set = 0, binding = 1) buffer Out { float r[]; };
shared float s[M];
void main() {
  uint l = gl_LocalInvocationIndex;
  for (uint k = l; k < M; k += gl_WorkGroupSize.x * gl_WorkGroupSize.y) s[k] = F;
  barrier();
  uint i = gl_GlobalInvocationID.x * 2u + gl_GlobalInvocationID.y;
  float t = 0.0;
  for (uint k = 0u; k < N; ++k) t += a[i + k] * (B ? s[k] : float(gl_WorkGroupSize.x));
  r[i] = t;
}
