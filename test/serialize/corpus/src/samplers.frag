#version 450
layout(location = 0) in vec3 p;
layout(location = 0) out vec4 color;
layout(set = 0, binding = 0) uniform samplerCube cube;
layout(set = 0, binding = 1) uniform sampler2DShadow shadow;
layout(set = 0, binding = 2) uniform sampler2DArray layers;
layout(set = 0, binding = 3) uniform isampler3D volume;
layout(set = 0, binding = 4) uniform sampler2DMS ms;
layout(set = 0, binding = 5) uniform texture2D many[3];
layout(set = 0, binding = 6) uniform sampler s;
void main() {
  color = texture(cube, p) + vec4(texture(shadow, p)) + texture(layers, p) + vec4(texelFetch(volume, ivec3(p), 0)) + texelFetch(ms, ivec2(p.xy), 2)
    + texture(sampler2D(many[1], s), p.xy) + textureGrad(layers, p, dFdx(p.xy), dFdy(p.xy)) + textureProj(sampler2D(many[2], s), p)
    + vec4(textureQueryLod(cube, p), 0.0, 0.0) + vec4(textureSize(layers, 0), 1.0);
}
