#version 450
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_vote : require
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uvec4 r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  uvec4 b = subgroupBallot((a[i] & 1u) != 0u);
  uint n = subgroupBallotInclusiveBitCount(b), low = subgroupBallotFindLSB(b | uvec4(1u, 0u, 0u, 0u));
  bool same = subgroupAllEqual(a[i] & 1u), some = subgroupAny((a[i] & 7u) == 3u);
  uint f = subgroupBroadcastFirst(a[i]) + subgroupBroadcast(a[i], 2u);
  r[i] = uvec4(n + low, f, (same ? 1u : 0u) + (some ? 2u : 0u), subgroupBallotBitExtract(b, 3u) ? 1u : 0u);
}
