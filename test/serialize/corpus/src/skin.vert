#version 450
layout(location = 0) in vec4 p;
layout(location = 1) in uvec4 bones;
layout(location = 2) in vec4 weights;
layout(set = 0, binding = 0, std430) readonly buffer Bones { mat4x3 m[]; };
layout(location = 0, component = 1) out vec2 o;
invariant gl_Position;
void main() {
  vec3 q = vec3(0.0);
  for (int i = 0; i < 4; ++i) q += m[bones[i]] * p * weights[i];
  gl_Position = vec4(q, 1.0);
  o = q.xy;
}
