typedef struct node { __global struct node *next; int v; } node;
__kernel void walk(__global node *n, __global int *r) { int s = 0; for (; n; n = n->next) s += n->v; *r = s; }
__kernel void pipes(read_only pipe int in, write_only pipe int out) { int x; if (read_pipe(in, &x) == 0) write_pipe(out, &x); }
__kernel void img(read_write image2d_t a, read_only image3d_t b, read_only image1d_array_t c, sampler_t s) { float4 v = read_imagef(b, s, (int4)(1)) + read_imagef(a, (int2)(1)); write_imagef(a, (int2)(0), v + (float4)(get_image_array_size(c))); }
__kernel void gen(__global int *p, __local int *q, int k) { int *g = k ? (int *)p : (int *)q; atomic_fetch_add_explicit((volatile __global atomic_int *)p, 3, memory_order_relaxed, memory_scope_device); *g = 3; work_group_barrier(CLK_LOCAL_MEM_FENCE); }
__kernel void ev(__global float *a, __local float *b) { event_t e[2]; e[0] = async_work_group_copy(b, a, 16, 0); e[1] = async_work_group_strided_copy(b, a, 16, 2, e[0]); wait_group_events(2, e); size_t z[3] = { get_global_size(0), get_local_size(1), get_num_groups(2) }; a[0] = z[get_work_dim() % 3]; }
__kernel void vecs(__global char16 *a, __global half *h, __global long2 *l) { a[0] = shuffle(a[1], (uchar16)(3)); vstore_half_rte(1.5f, 0, h); l[0] = convert_long2_sat(as_double2(l[1])); l[1].x = mad_sat(3L, l[0].y, 4L); }
kernel __attribute__((vec_type_hint(float4))) __attribute__((work_group_size_hint(4,4,1))) void hints(global float4 * restrict a, const global float4 *b) { *a = *b; }
