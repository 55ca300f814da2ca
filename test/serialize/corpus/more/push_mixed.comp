#version 450
layout(local_size_x = 64) in;
layout(push_constant) uniform Push { layout(offset = 16) vec2 a; layout(offset = 32) ivec3 b; uint n[2]; } push;
layout(binding = 0) buffer Out { ivec4 o[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  o[i] += ivec4(push.b, int(push.n[i & 1u])) ^ ivec4(int(push.a.x), int(push.a.y), 0, 1);
}
