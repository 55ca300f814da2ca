#version 450
layout(local_size_x = 64) in;
layout(binding = 0) buffer A { int a[]; };
layout(binding = 1) buffer B { int b[]; };

int product(int x, int y) {
  int high, low;
  imulExtended(x, y, high, low);
  return (high << 16) | int(uint(low) >> 16);
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  int s = product(a[i], b[i]);
  b[i] = clamp(s, -0x10000, 0x10000) + (a[i] >> 3) % 7;
}
