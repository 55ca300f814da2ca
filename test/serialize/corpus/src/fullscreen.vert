#version 450
const vec2 corner[3] = vec2[](vec2(-1.0, -1.0), vec2(3.0, -1.0), vec2(-1.0, 3.0));
layout(location = 0) out vec2 uv;
void main() { gl_Position = vec4(corner[gl_VertexIndex], 0.0, 1.0); uv = corner[gl_VertexIndex] * 0.5 + 0.5; }
