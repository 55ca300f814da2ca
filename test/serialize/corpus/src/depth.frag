#version 450
layout(early_fragment_tests) in;
layout(location = 0) out vec4 color;
layout(origin_upper_left) in vec4 gl_FragCoord;
layout(set = 0, binding = 0) buffer Count { uint n; };
void main() {
  atomicAdd(n, 1u);
  color = gl_FrontFacing ? vec4(gl_FragCoord.xy / 64.0, 0.0, 1.0) : vec4(gl_PointCoord, 0.0, 1.0);
}
