#version 450
layout(local_size_x = 64) in;
layout(push_constant) uniform Push { uint n; float a; } push_block;
layout(binding = 0) readonly buffer X { float x[]; };
layout(binding = 1) buffer Y { float y[]; } result;
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i < push_block.n) result.y[i] += push_block.a * x[i];
}
