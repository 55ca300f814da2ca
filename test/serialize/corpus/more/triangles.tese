#version 450
layout(triangles, fractional_odd_spacing, cw) in;
layout(location = 0) in vec3 to[];
layout(location = 1) patch in float bulge;
layout(location = 0) out vec3 normal;

void main() {
  vec3 p = gl_TessCoord.x * to[0] + gl_TessCoord.y * to[1] + gl_TessCoord.z * to[2];
  normal = normalize(p) * bulge;
  gl_Position = gl_in[0].gl_Position + vec4(p, 1.0);
}
