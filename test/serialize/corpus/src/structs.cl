typedef struct { float x; int k[3]; struct { char c; short s; } in; } item;
__constant item fixed_item = { 1.5f, { 1, 2, 3 }, { 'a', -2 } };
__kernel void structs_cl(__global item *p, item by_value) {
  size_t i = get_global_id(0);
  item local_item = p[i];
  local_item.k[i % 3] += by_value.k[1] + fixed_item.k[i % 3];
  local_item.in.s ^= (short)local_item.in.c;
  p[i] = local_item;
}
