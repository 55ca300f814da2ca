#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) uniform sampler2D tex;
layout(set = 0, binding = 1) buffer Out { vec4 r[]; };
layout(set = 0, binding = 2) uniform texture2D t2;
layout(set = 0, binding = 3) uniform sampler smp;
layout(set = 0, binding = 4) uniform samplerBuffer tb;
void main() {
  uint i = gl_GlobalInvocationID.x;
  vec2 uv = vec2(float(i) / 64.0);
  r[i] = textureLod(tex, uv, 1.0) + texelFetch(tex, ivec2(int(i)), 0) + textureLod(sampler2D(t2, smp), uv, 0.0) + texelFetch(tb, int(i))
       + textureGather(tex, uv, 1) + textureLodOffset(tex, uv, 0.0, ivec2(1, -1)) + vec4(textureSize(tex, 0), textureQueryLevels(tex), 1.0);
}
