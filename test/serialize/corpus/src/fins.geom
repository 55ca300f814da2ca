#version 450
layout(triangles, invocations = 2) in;
layout(line_strip, max_vertices = 6) out;
layout(location = 0) out vec3 col;
void main() {
  for (int i = 0; i < 3; ++i) {
    gl_Position = gl_in[i].gl_Position; col = vec3(1.0); EmitVertex();
    gl_Position = gl_in[i].gl_Position + vec4(0.1); gl_Layer = gl_InvocationID; EmitVertex();
    EndPrimitive();
  }
}
