#version 450
layout(vertices = 3) out;
layout(location = 0) in vec3 from[];
layout(location = 0) out vec3 to[];
layout(location = 1) patch out float bulge;

void main() {
  to[gl_InvocationID] = from[gl_InvocationID];
  gl_out[gl_InvocationID].gl_Position = gl_in[gl_InvocationID].gl_Position;
  barrier();
  if (gl_InvocationID == 0) {
    bulge = length(to[1] - to[2]);
    gl_TessLevelInner[0] = bulge;
    for (int k = 0; k < 3; k++) gl_TessLevelOuter[k] = max(1.0, bulge);
  }
}
