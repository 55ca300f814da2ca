#version 450
layout(local_size_x = 64) in;
layout(binding = 0) buffer Data { uint data[]; };

void main() {
  uint v = data[gl_GlobalInvocationID.x] & 255u, n = 0u;
  do {
    if (v == 7u) break;
    v = (v & 1u) == 0u ? v / 2u : v * 3u + 1u;
    if (++n > 20u) { n += 100u; break; }
  } while (v > 1u);
  data[gl_GlobalInvocationID.x] = n;
}
