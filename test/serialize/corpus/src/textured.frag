#version 450
layout(location = 0) in vec2 uv;
layout(location = 1) flat in int id;
layout(location = 0) out vec4 color;
layout(set = 0, binding = 1) uniform sampler2D tex;
void main() {
  vec4 c = texture(tex, uv) * texture(tex, uv * 2.0, 0.5);
  if (c.a < 0.5) discard;
  color = c + vec4(float(id));
}
