#version 450
layout(location = 0) in vec3 position;
layout(location = 1) in mat4 model;
layout(location = 5) in uvec4 tint;
layout(location = 0) out Surface { vec3 normal; flat uint tag; vec2 uv[2]; } surface;
layout(binding = 0) uniform View { mat4 view, projection; } view;
out gl_PerVertex { vec4 gl_Position; float gl_PointSize; float gl_ClipDistance[2]; };

void main() {
  vec4 p = view.view * model * vec4(position, 1.0);
  gl_Position = view.projection * p;
  gl_PointSize = 1.0;
  gl_ClipDistance[0] = p.x;
  gl_ClipDistance[1] = p.y + float(gl_InstanceIndex);
  surface.normal = mat3(model) * position;
  surface.tag = tint.x ^ uint(gl_VertexIndex);
  for (int k = 0; k < 2; k++) surface.uv[k] = position.xy * float(k);
}
