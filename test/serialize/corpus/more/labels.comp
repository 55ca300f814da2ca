#version 450
layout(local_size_x = 64) in;
layout(binding = 0) buffer Data { int data[]; };

int classify(int v, int depth) {
  switch (v & 7) {
    case 0: return depth;
    case 1:
    case 2: v += 3;
    case 3:
      for (int k = 0; k < depth; k++) {
        if ((v >> k & 1) == 0) continue;
        switch (k) { case 0: v ^= 5; break; case 2: return -v; default: v -= k; }
      }
      break;
    case 7: { int t = v; v = depth; depth = t; } break;
    default: v = ~v;
  }
  return v + depth;
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  data[i] = classify(data[i], 3) - classify(data[i] >> 3, int(i & 3u));
}
