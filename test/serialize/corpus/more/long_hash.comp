#version 450
#extension GL_ARB_gpu_shader_int64 : require
layout(local_size_x = 64) in;
layout(binding = 0) buffer Data { uint64_t data[]; };

uint64_t mix64(uint64_t x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9ul;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebul;
  return x ^ (x >> 31);
}
void main() {
  uint i = gl_GlobalInvocationID.x;
  u64vec2 v = u64vec2(mix64(data[i]), mix64(uint64_t(i)));
  data[i] = v.x + packUint2x32(unpackUint2x32(v.y).yx) / (v.y | 1ul) + uint64_t(int64_t(v.x) >> 5);
}
