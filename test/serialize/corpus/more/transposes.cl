kernel void transposes(global const float *restrict in, global float *restrict out, local float *tile, uint width) {
  size_t x = get_global_id(0), y = get_global_id(1), lx = get_local_id(0), ly = get_local_id(1), n = get_local_size(0);
  tile[ly * n + lx] = in[y * width + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[x * width + y] = tile[ly * n + lx];
}
