#version 450
layout(local_size_x = 4, local_size_y = 4, local_size_z = 2) in;
layout(binding = 0, rgba32f) uniform readonly image3D from;
layout(binding = 1, rgba16f) uniform writeonly image3D to;
layout(binding = 2, r32f) uniform image2DArray layers;

void main() {
  ivec3 at = ivec3(gl_GlobalInvocationID);
  ivec3 size = imageSize(from);
  vec4 sum = vec4(0.0);
  for (int k = 0; k < 2; k++) sum += imageLoad(from, min(at + ivec3(k, 0, k), size - 1));
  imageStore(to, at, sum * 0.5);
  imageStore(layers, at, imageLoad(layers, at) + vec4(sum.x));
}
