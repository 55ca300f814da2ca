#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  if (a[i] > 0x40000000u) {
    if ((a[i] & 1u) == 0u) { r[i] = 1u; return; }
    else if ((a[i] & 2u) == 0u) { r[i] = 2u; }
    else { return; }
    r[i] += 10u;
  } else {
    uint x = a[i] % 3u == 0u ? (a[i] & 4u) != 0u ? 1u : 2u : 3u;
    r[i] = x;
  }
}
