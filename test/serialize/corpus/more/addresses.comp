#version 450
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 16) in;
layout(buffer_reference, std430, buffer_reference_align = 16) buffer Node { vec4 value; uint steps[8]; };
layout(binding = 0) buffer Roots { Node roots[4]; uint out_[]; };

uint read(Node n, uint at) { return n.steps[at & 7u]; }
void main() {
  uint i = gl_GlobalInvocationID.x;
  Node n = roots[i & 3u];
  out_[i] = read(n, i) + uint(n.value.x > 0.0);
}
