#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_quad : require
#extension GL_KHR_shader_subgroup_clustered : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_EXT_debug_printf : require
#extension GL_ARB_gpu_shader_int64 : require
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) buffer O { uvec4 t[]; };
void main() {
  uint i = gl_LocalInvocationIndex;
  uint a = subgroupInclusiveAdd(i) + subgroupExclusiveMax(i) + subgroupClusteredXor(i, 8) + subgroupShuffle(i, i ^ 1) + subgroupQuadSwapHorizontal(i) + subgroupQuadBroadcast(i, 2);
  t[i] = subgroupBallot(a > 3) + uvec4(subgroupBallotExclusiveBitCount(subgroupBallot(true)), gl_SubgroupSize, gl_SubgroupID, subgroupMul(i));
  if (i == 3) debugPrintfEXT("value %d", a);
}
