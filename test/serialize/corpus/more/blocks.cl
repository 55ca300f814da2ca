#pragma OPENCL EXTENSION cl_intel_subgroups : enable
uint __attribute__((overloadable)) intel_sub_group_block_read(const global uint *p);
uint4 __attribute__((overloadable)) intel_sub_group_block_read4(const global uint *p);
void __attribute__((overloadable)) intel_sub_group_block_write(global uint *p, uint v);
uint __attribute__((overloadable)) intel_sub_group_shuffle(uint v, uint lane);
uint __attribute__((overloadable)) sub_group_reduce_add(uint v);
uint __attribute__((overloadable)) get_sub_group_local_id(void);
kernel void blocks(global const uint *in, global uint *out) {
  uint v = intel_sub_group_block_read(in);
  uint4 w = intel_sub_group_block_read4(in + 64);
  v = intel_sub_group_shuffle(v, get_sub_group_local_id() ^ 1u) + sub_group_reduce_add(w.x) + w.y;
  intel_sub_group_block_write(out + get_group_id(0) * get_local_size(0), v);
}
