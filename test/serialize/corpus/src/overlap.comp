#version 450
layout(local_size_x = 32) in;
// One buffer behind three blocks of the same binding.
layout(std430, set = 0, binding = 0) readonly buffer AsUints { uint u[]; };
layout(std430, set = 0, binding = 1) buffer AsVectors { uvec4 v[]; };
layout(std430, set = 0, binding = 2) buffer Pairs { uvec2 pairs[]; } out_[2];

void main() {
  uint i = gl_GlobalInvocationID.x;
  out_[0].pairs[i] = uvec2(u[i], v[i].w);
  out_[1].pairs[i].y = out_[0].pairs[i].x ^ v[i].x;
  v[i].yz += uvec2(out_[0].pairs.length(), out_[1].pairs.length());
}
