#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0, r32ui) uniform uimage2D counts;
layout(binding = 1, r32i) uniform iimage2D extremes;

void main() {
  ivec2 at = ivec2(gl_GlobalInvocationID.xy) >> 1;
  imageAtomicAdd(counts, at, gl_LocalInvocationIndex + 1u);
  imageAtomicMax(extremes, at, int(gl_LocalInvocationIndex));
  imageAtomicMin(extremes, at + ivec2(64, 0), -int(gl_LocalInvocationIndex));
}
