#version 450
layout(local_size_x_id = 7) in;
layout(constant_id = 0) const bool negate = false;
layout(constant_id = 1) const int offset = 0;
layout(constant_id = 2) const float scale = 1.0;
layout(constant_id = 3) const uint limit = 1000;
layout(binding = 0) buffer Out { float values[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i >= values.length()) return;
  float v = float(int(min(i, limit)) + offset) * scale;
  values[i] = negate ? -v : v;
}
