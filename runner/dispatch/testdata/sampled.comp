#version 450
layout(local_size_x = 1) in;
layout(binding = 0) uniform sampler2D photo;
layout(binding = 1) uniform texture2D plain;
layout(binding = 2) uniform sampler taps;
layout(binding = 3) uniform usampler2DArray counts;
layout(binding = 4) uniform sampler2DShadow shadow;
layout(binding = 5) uniform samplerCube sky;
layout(binding = 6) uniform sampler3D volume;
layout(binding = 7) uniform sampler1DArray lines;
layout(binding = 8) buffer Out { vec4 values[]; } result;
layout(binding = 9, r32f) uniform image2DArray layers;
void main() {
  result.values[0] = round(texelFetch(photo, ivec2(1, 0), 0) * 255.0);
  result.values[1] = round(textureLod(photo, vec2(0.5), 0.0) * 255.0);
  result.values[2] = textureLod(sampler2D(plain, taps), vec2(0.5), 0.0);
  result.values[3] = vec4(texelFetch(counts, ivec3(0, 0, 1), 0));
  result.values[4] = vec4(textureLod(shadow, vec3(0.5, 0.5, 0.25), 0.0), textureLod(sky, vec3(0.0, 0.0, -1.0), 0.0).x, texelFetch(volume, ivec3(1, 0, 0), 0).x, texelFetch(lines, ivec2(1, 1), 0).x);
  imageStore(layers, ivec3(0, 0, 1), vec4(5.0));
}
