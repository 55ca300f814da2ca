#version 450
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0) uniform sampler2D tex;
layout(binding = 1) uniform texture2D separate;
layout(binding = 2) uniform sampler taps;
layout(binding = 3, rgba32f) uniform writeonly image2D result;

void main() {
  ivec2 at = ivec2(gl_GlobalInvocationID.xy);
  vec2 uv = (vec2(at) + 0.5) / 32.0;
  vec4 c = textureLod(tex, uv, 0.0) + texelFetch(tex, at, 0) + textureLod(sampler2D(separate, taps), uv, 0.0);
  c += textureGather(tex, uv, 1) * 0.25 + vec4(textureSize(tex, 0), textureQueryLevels(tex), 0.0);
  imageStore(result, at, c);
}
