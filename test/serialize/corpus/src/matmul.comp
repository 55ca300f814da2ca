#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(set = 0, binding = 0) readonly buffer A { float a[]; };
layout(set = 0, binding = 1) readonly buffer B { float b[]; };
layout(set = 0, binding = 2) writeonly buffer C { float c[]; };
shared float ta[8][8], tb[8][8];
void main() {
  uvec2 g = gl_GlobalInvocationID.xy, l = gl_LocalInvocationID.xy;
  float s = 0.0;
  for (uint t = 0u; t < 2u; ++t) {
    ta[l.y][l.x] = a[g.y * 16u + t * 8u + l.x];
    tb[l.y][l.x] = b[(t * 8u + l.y) * 16u + (g.x & 15u)];
    barrier();
    for (uint k = 0u; k < 8u; ++k) s += ta[l.y][k] * tb[k][l.x];
    barrier();
  }
  c[g.y * 32u + g.x] = s;
}
