#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { float a[]; };
layout(set = 0, binding = 1) buffer Out { float r[]; };

shared float part[32];
void main() {
  uint l = gl_LocalInvocationID.x;
  part[l] = a[gl_GlobalInvocationID.x];
  barrier();
  for (uint s = 16u; s > 0u; s >>= 1) {
    if (l < s) part[l] += part[l + s];
    barrier();
  }
  if (l == 0u) r[gl_WorkGroupID.x] = part[0];
}
