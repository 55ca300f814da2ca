#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { int a[]; };
layout(set = 0, binding = 1) buffer Out { int r[]; };

int inner(int x, int y) {
  switch (y) {
  case -1: return x;
  case 0: x += 1;
  case 1:
    switch (x & 3) {
    case 0: break;
    case 1: return -x;
    default: x *= 3; break;
    }
    break;
  case 1000000:
  case 7: x = ~x; break;
  }
  return x - y;
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  int s = 0;
  for (int k = -1; k < 9; ++k) {
    switch (k) {
    case 2: continue;
    case 3: s ^= 0x33; break;
    case 6: if ((a[i] & 1) != 0) { s += 5; break; } s -= 9; continue;
    default: s += inner(a[i], k);
    }
    s = s * 7 + k;
  }
  r[i] = s;
}
