#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(push_constant) uniform View { vec2 origin; vec2 scale; int limit; } view;
layout(set = 0, binding = 0) buffer Out { uint r[]; };

void main() {
  uvec2 p = gl_GlobalInvocationID.xy;
  vec2 c = vec2(p) * 0.125 - vec2(1.5, 0.75) + view.origin * 0.01, z = vec2(0.0);
  int limit = (view.limit & 63) + 20, n;
  for (n = 0; n < limit; ++n) {
    z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
    if (dot(z, z) > 4.0) break;
  }
  r[p.y * gl_NumWorkGroups.x * 8u + p.x] = uint(n);
}
