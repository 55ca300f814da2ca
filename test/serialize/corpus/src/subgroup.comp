#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_vote : require
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  uint s = subgroupAdd(a[i] & 0xffu);
  if (subgroupElect()) s += subgroupBallotBitCount(subgroupBallot(true));
  s += subgroupAll(a[i] != 0u) ? 1u : 2u;
  r[i] = s + subgroupBroadcastFirst(a[i]);
}
