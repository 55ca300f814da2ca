#version 450
layout(local_size_x = 4, local_size_y = 4, local_size_z = 2) in;
layout(set = 0, binding = 0) buffer Out { uvec4 r[]; };
void main() {
  uvec3 n = gl_NumWorkGroups * gl_WorkGroupSize;
  uint i = gl_GlobalInvocationID.x + n.x * (gl_GlobalInvocationID.y + n.y * gl_GlobalInvocationID.z);
  r[i] = uvec4(gl_WorkGroupID.xy, gl_LocalInvocationID.z, gl_LocalInvocationIndex);
}
