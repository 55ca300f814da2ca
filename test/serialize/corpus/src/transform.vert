#version 450
layout(location = 0) in vec3 pos;
layout(location = 1) in vec2 uv;
layout(location = 0) out vec2 vUV;
layout(location = 1) flat out int id;
layout(set = 0, binding = 0) uniform Camera { mat4 view, proj; vec4 tint[2]; } cam;
out gl_PerVertex { vec4 gl_Position; float gl_PointSize; };
void main() {
  gl_Position = cam.proj * cam.view * vec4(pos, 1.0);
  gl_PointSize = 2.0;
  vUV = uv;
  id = gl_VertexIndex + gl_InstanceIndex * 4;
}
