#version 450
layout(location = 0) in vec4 tint;
layout(location = 1) centroid in vec2 uv;
layout(location = 2) noperspective sample in float fade;
layout(binding = 0) uniform sampler2DArray tex[3];
layout(location = 0) out vec4 color;

void main() {
  vec4 c = texture(tex[1], vec3(uv, 2.0), 0.5) * tint;
  if (c.a < 0.1) discard;
  for (int k = 0; k < 4; k++) {
    if (fade * float(k) > 2.0) discard;
    c.rgb += fwidth(c.gbr);
  }
  color = c;
}
