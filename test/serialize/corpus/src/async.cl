__kernel void async(__global const float *src, __global float *dst, __local float *tmp) {
  event_t e = async_work_group_copy(tmp, src + get_group_id(0) * 64, 64, 0);
  wait_group_events(1, &e);
  dst[get_global_id(0)] = tmp[63 - get_local_id(0)] * 0.5f;
  prefetch(src, 16);
}
