#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_vote : require
layout(local_size_x = 64) in;
layout(binding = 0) buffer Data { uvec2 data[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  uvec2 v = data[i] & 255u;
  uint sum = subgroupAdd(v.x), before = subgroupExclusiveAdd(v.y);
  uvec4 odd = subgroupBallot((v.x & 1u) != 0u);
  if (subgroupAny(v.x == 3u)) before += subgroupBallotBitCount(odd);
  data[i] = uvec2(sum, before) + subgroupMin(v) + subgroupBroadcastFirst(v.yx);
}
