#version 450
layout(points, invocations = 2) in;
layout(triangle_strip, max_vertices = 4) out;
layout(location = 0) in vec2 size[];
layout(location = 0) out vec2 uv;

void main() {
  for (int k = 0; k < 4; k++) {
    uv = vec2(k & 1, k >> 1);
    gl_Position = gl_in[0].gl_Position + vec4((uv - 0.5) * size[0], 0.0, 0.0);
    gl_Layer = gl_InvocationID;
    EmitVertex();
  }
  EndPrimitive();
}
