#version 450
#extension GL_EXT_debug_printf : require
layout(local_size_x = 4) in;
layout(binding = 0) buffer Data { uint data[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  data[i] += 1u;
  if (i == 0u) debugPrintfEXT("data is %u at %d, %v2f", data[i], int(i), vec2(1.0, 2.0));
}
