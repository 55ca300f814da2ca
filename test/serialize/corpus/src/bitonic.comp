#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

shared uint v[64];
void main() {
  uint l = gl_LocalInvocationID.x;
  v[l] = a[gl_GlobalInvocationID.x];
  barrier();
  for (uint k = 2u; k <= 64u; k <<= 1) {
    for (uint j = k >> 1; j > 0u; j >>= 1) {
      uint o = l ^ j;
      if (o > l) {
        bool up = (l & k) == 0u;
        uint x = v[l], y = v[o];
        if ((x > y) == up) { v[l] = y; v[o] = x; }
      }
      barrier();
    }
  }
  r[gl_GlobalInvocationID.x] = v[l];
}
