#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer In { uint a[]; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };

shared uint table[256];
uint crc(uint c, uint word) {
  for (int k = 0; k < 4; ++k, word >>= 8) c = table[(c ^ word) & 255u] ^ (c >> 8);
  return c;
}
void main() {
  for (uint n = gl_LocalInvocationIndex; n < 256u; n += gl_WorkGroupSize.x) {
    uint c = n;
    for (int k = 0; k < 8; ++k) c = (c & 1u) != 0u ? 0xedb88320u ^ (c >> 1) : c >> 1;
    table[n] = c;
  }
  barrier();
  uint i = gl_GlobalInvocationID.x;
  r[i] = ~crc(crc(~0u, a[i]), a[i ^ 5u]);
}
