#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(set = 0, binding = 0) readonly buffer In { vec2 a[]; };
layout(set = 0, binding = 1) buffer Out { vec2 r[]; };

shared vec2 tile[8][9];
void main() {
  uvec2 l = gl_LocalInvocationID.xy, g = gl_WorkGroupID.xy * 8u;
  uint w = gl_NumWorkGroups.x * 8u, h = gl_NumWorkGroups.y * 8u;
  tile[l.y][l.x] = a[(g.y + l.y) * w + g.x + l.x];
  barrier();
  r[(g.x + l.y) * h + g.y + l.x] = tile[l.x][l.y].yx;
}
