#version 450
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 64) in;
layout(binding = 0) buffer Data { float data[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  float v = data[i];
  v += subgroupShuffle(v, (gl_SubgroupInvocationID + 1u) % gl_SubgroupSize);
  v -= subgroupShuffleXor(v, 1u);
  subgroupBarrier();
  data[i] = subgroupElect() ? v : -v;
}
