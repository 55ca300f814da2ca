#version 450
layout(local_size_x_id = 0, local_size_y = 2) in;
layout(local_size_x = 8) in;
layout(constant_id = 1) const uint count = 5;
layout(constant_id = 2) const float gain = 0.25;
layout(constant_id = 3) const bool flip = false;
const uint twice = count * 2u + 1u;
layout(binding = 0) buffer Data { float data[]; };
shared float part[count];

void main() {
  uint i = gl_GlobalInvocationID.x;
  if (gl_LocalInvocationIndex == 0u) for (uint k = 0u; k < count; k++) part[k] = float(k) * gain;
  barrier();
  if (gl_LocalInvocationID.y == 0u) {
    float sum = 0.0;
    for (uint k = 0u; k < twice; k++) sum += part[k % count];
    data[i] = flip ? -sum : sum + data[i];
  }
}
