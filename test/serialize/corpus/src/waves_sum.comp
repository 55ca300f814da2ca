#version 450
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_shuffle : require
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { int a[]; };
layout(set = 0, binding = 1) buffer Out { ivec4 r[]; };

shared int part[32];
void main() {
  uint i = gl_GlobalInvocationID.x;
  int x = a[i];
  ivec4 v = ivec4(subgroupAdd(x), subgroupMin(x), subgroupMax(x), subgroupXor(x));
  v += ivec4(subgroupInclusiveAdd(x), subgroupExclusiveAdd(x), subgroupOr(x), subgroupAnd(x));
  v.x ^= subgroupShuffle(x, gl_SubgroupInvocationID ^ 1u);
  v.y ^= subgroupShuffleXor(x, 2u);
  if (subgroupElect()) part[gl_SubgroupID] = v.z;
  barrier();
  int s = 0;
  for (uint k = 0u; k < gl_NumSubgroups; ++k) s += part[k];
  r[i] = v + ivec4(s);
}
