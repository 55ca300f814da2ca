#version 450
layout(vertices = 3) out;
layout(location = 0) in vec2 uv[];
layout(location = 0) out vec2 o[];
layout(location = 1) patch out float w;
void main() {
  gl_out[gl_InvocationID].gl_Position = gl_in[gl_InvocationID].gl_Position;
  o[gl_InvocationID] = uv[gl_InvocationID];
  barrier();
  if (gl_InvocationID == 0) { gl_TessLevelInner[0] = 2.0; gl_TessLevelOuter[0] = gl_TessLevelOuter[1] = gl_TessLevelOuter[2] = 3.0; w = o[1].x; }
}
