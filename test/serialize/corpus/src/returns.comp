#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

void write(uint i, uint v) {
  if (v == 0u) return;
  r[i] += v;
}
bool search(uint i, uint want, out uint at) {
  at = ~0u;
  for (uint k = 0u; k < 16u; ++k) {
    for (uint j = 0u; ; ++j) {
      if (j > k) break;
      if (((a[i] >> k) & 7u) == (want ^ j)) { at = k * 100u + j; return true; }
    }
  }
  return false;
}
void main() {
  uint i = gl_GlobalInvocationID.x, at;
  r[i] = 0u;
  if (i == 17u) return;
  write(i, a[i] & 3u);
  if (search(i, a[i ^ 1u] & 7u, at)) { write(i, at); return; }
  do {
    if ((a[i] & 8u) != 0u) break;
    write(i, 5u);
    if ((a[i] & 16u) != 0u) return;
    write(i, 50u);
  } while (false);
  write(i, 500u);
}
