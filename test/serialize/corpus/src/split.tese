#version 450
layout(triangles, fractional_odd_spacing, ccw) in;
layout(location = 0) in vec2 uv[];
layout(location = 0) out vec2 o;
void main() {
  gl_Position = gl_in[0].gl_Position * gl_TessCoord.x + gl_in[1].gl_Position * gl_TessCoord.y + gl_in[2].gl_Position * gl_TessCoord.z;
  o = uv[0] + uv[1];
}
