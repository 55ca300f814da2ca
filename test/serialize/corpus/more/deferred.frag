#version 450
layout(input_attachment_index = 0, binding = 0) uniform subpassInput albedo;
layout(binding = 1) uniform sampler2DShadow shadow;
layout(binding = 2) uniform samplerCube sky;
layout(location = 0) in vec3 place;
layout(location = 0) out vec4 color;
layout(location = 1) out uvec2 ids;

void main() {
  float lit = texture(shadow, place);
  vec4 far = textureGrad(sky, place, dFdx(place), dFdy(place));
  color = subpassLoad(albedo) * lit + far;
  ids = uvec2(gl_PrimitiveID, gl_FrontFacing ? 1u : 0u);
}
