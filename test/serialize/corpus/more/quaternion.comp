#version 450
layout(local_size_x = 8, local_size_y = 2) in;
layout(std140, binding = 0) uniform Pose { vec4 rotation; vec3 offset; float scale; } pose;
layout(std430, binding = 1) buffer Points { vec4 p[]; };

vec4 product(vec4 a, vec4 b) { return vec4(a.w * b.xyz + b.w * a.xyz + cross(a.xyz, b.xyz), a.w * b.w - dot(a.xyz, b.xyz)); }
void main() {
  uint i = gl_GlobalInvocationID.x * 2u + gl_GlobalInvocationID.y;
  vec4 q = pose.rotation;
  vec4 r = product(product(q, vec4(p[i].xyz, 0.0)), vec4(-q.xyz, q.w));
  p[i].xyz = r.xyz * pose.scale + pose.offset;
  p[i].w += 1.0;
}
