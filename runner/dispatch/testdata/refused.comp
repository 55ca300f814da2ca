#version 450
layout(local_size_x = 1) in;
layout(binding = 0) uniform sampler2DMS sampled;
layout(binding = 1, r32f) uniform image2DArray layers;
layout(binding = 2) writeonly uniform image2D formatless;
layout(binding = 3, r8) uniform image2D gray;
layout(binding = 4, r32f) uniform image1D line;
layout(binding = 5) uniform sampler2D photo;
layout(binding = 6) uniform samplerCube sky;
layout(binding = 7) uniform sampler2DShadow shadow;
void main() {
  vec4 v = texelFetch(sampled, ivec2(0), 0) + textureLod(photo, vec2(0), 0.0) + textureLod(sky, vec3(0), 0.0) + textureLod(shadow, vec3(0), 0.0);
  imageStore(layers, ivec3(0), v);
  imageStore(formatless, ivec2(0), v);
  imageStore(gray, ivec2(0), v);
  imageStore(line, 0, v);
}
