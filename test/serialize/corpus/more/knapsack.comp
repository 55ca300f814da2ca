#version 450
layout(local_size_x = 8) in;
layout(binding = 0) readonly buffer Items { uvec2 items[]; };
layout(binding = 1) writeonly buffer Best { uint best[]; };

void main() {
  uint table[33];
  for (uint c = 0u; c <= 32u; c++) table[c] = 0u;
  for (uint n = 0u; n < 10u; n++) {
    uvec2 item = items[gl_GlobalInvocationID.x + n] & 15u;
    for (uint c = 32u; c >= item.x && c > 0u; c--) table[c] = max(table[c], table[c - item.x] + item.y);
  }
  best[gl_GlobalInvocationID.x] = table[32];
}
