#version 450
layout(local_size_x = 6) in;
layout(binding = 0) writeonly buffer Counts { uint counts[]; };

void main() {
  const uint n = 6u, all = (1u << n) - 1u;
  uint cols[7], left[7], right[7], free[7];
  uint first = 1u << gl_LocalInvocationID.x, found = 0u;
  int row = 1;
  cols[1] = first; left[1] = first << 1; right[1] = first >> 1;
  free[1] = all & ~(cols[1] | left[1] | right[1]);
  while (row > 0) {
    if (free[row] == 0u) { row--; continue; }
    uint bit = free[row] & (~free[row] + 1u);
    free[row] ^= bit;
    if (row == 5) { found++; continue; }
    cols[row + 1] = cols[row] | bit;
    left[row + 1] = (left[row] | bit) << 1;
    right[row + 1] = (right[row] | bit) >> 1;
    row++;
    free[row] = all & ~(cols[row] | left[row] | right[row]);
  }
  counts[gl_GlobalInvocationID.x] = found;
}
