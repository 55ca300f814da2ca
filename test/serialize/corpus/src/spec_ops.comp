#version 450
layout(local_size_x_id = 0, local_size_y_id = 1) in;
layout(local_size_x = 8, local_size_y = 4) in;
layout(constant_id = 2) const uint a0 = 13u;
layout(constant_id = 3) const int b0 = -7;
const uint c0 = (a0 << 3) ^ (a0 >> 1) | 5u;
const int d0 = b0 / 2 + b0 * 3 - (b0 & 0x55);
const bool e0 = (d0 < b0) == (c0 >= a0);
const uvec3 f0 = uvec3(c0, uint(d0), e0 ? a0 : c0);
const uint g0 = f0.z % 11u;
layout(set = 0, binding = 0) readonly buffer In { uint x[]; };
layout(set = 0, binding = 1) buffer Out { uvec4 r[]; };

shared uint s[g0 + 1u];
void main() {
  uint l = gl_LocalInvocationIndex;
  if (l <= g0) s[l] = x[l];
  barrier();
  uint i = gl_GlobalInvocationID.y * gl_WorkGroupSize.x * gl_NumWorkGroups.x + gl_GlobalInvocationID.x;
  r[i] = uvec4(f0, gl_WorkGroupSize.x * gl_WorkGroupSize.y) + s[l % (g0 + 1u)] + x[i];
}
