#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(set = 0, binding = 0) readonly buffer In { uint cells[]; };
layout(set = 0, binding = 1) writeonly buffer Out { uint next[]; };

uint at(ivec2 p, ivec2 size) {
  p = (p + size) % size;
  return cells[p.y * size.x + p.x] & 1u;
}
void main() {
  ivec2 size = ivec2(gl_NumWorkGroups.xy * gl_WorkGroupSize.xy), p = ivec2(gl_GlobalInvocationID.xy);
  uint n = 0u;
  for (int y = -1; y <= 1; ++y) {
    for (int x = -1; x <= 1; ++x) {
      if (x == 0 && y == 0) continue;
      n += at(p + ivec2(x, y), size);
    }
  }
  bool alive = at(p, size) != 0u;
  next[p.y * size.x + p.x] = alive ? uint(n == 2u || n == 3u) : uint(n == 3u);
}
