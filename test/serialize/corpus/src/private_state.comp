#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

uint state;
uint next() { state ^= state << 13; state ^= state >> 17; state ^= state << 5; return state; }
void main() {
  uint i = gl_GlobalInvocationID.x;
  state = a[i] | 1u;
  uint n = 0u;
  for (int k = 0; k < 16; k++) { vec2 p = vec2(next() & 1023u, next() & 1023u) / 1024.0; if (dot(p, p) < 1.0) n++; }
  r[i] = n;
}
