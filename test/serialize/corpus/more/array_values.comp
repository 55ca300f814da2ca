#version 450
layout(local_size_x = 32) in;
layout(binding = 0) buffer Data { uint data[]; };
uint[4] rotate(uint a[4], int by) {
  uint r[4];
  for (int k = 0; k < 4; k++) r[(k + by) & 3] = a[k];
  return r;
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i >= 64u) return;
  uint a[4] = uint[](data[4u * i], data[4u * i + 1u], data[4u * i + 2u], data[4u * i + 3u]);
  uint b[4] = rotate(a, int(i));
  if (a == b) b[0]++;
  for (int k = 0; k < 4; k++) data[4u * i + uint(k)] = b[k] - a[3 - k];
}
