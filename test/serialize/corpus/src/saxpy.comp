#version 450
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer In { float a[]; };
layout(set = 0, binding = 1) buffer Out { float r[]; };

layout(push_constant) uniform Push { float scale; int n; } p;
void main() {
  int i = int(gl_GlobalInvocationID.x);
  float y = p.n > i ? p.scale : 2.0;
  r[i] = y * a[i] + r[i];
}
