#version 450
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 32) in;
layout(buffer_reference) buffer Node;
layout(buffer_reference, std430) buffer Node { uint value; Node next; };
layout(set = 0, binding = 0) readonly buffer In { Node head; };
layout(set = 0, binding = 1) buffer Out { uint r[]; };
void main() {
  Node n = head;
  uint s = 0u;
  for (int k = 0; k < 4; ++k) { s += n.value; n = n.next; }
  r[gl_GlobalInvocationID.x] = s;
}
