kernel void copies(global const int4 *in, global int4 *out, local int4 *tile) {
  size_t n = get_local_size(0), first = get_group_id(0) * n;
  event_t e = async_work_group_copy(tile, in + first, n, 0);
  wait_group_events(1, &e);
  tile[get_local_id(0)] = tile[get_local_id(0)].wzyx + (int4)(1, 2, 3, 4);
  barrier(CLK_LOCAL_MEM_FENCE);
  e = async_work_group_copy(out + first, tile, n, 0);
  wait_group_events(1, &e);
}
