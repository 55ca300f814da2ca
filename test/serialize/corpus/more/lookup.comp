#version 450
layout(local_size_x = 64) in;
layout(binding = 0) buffer Data { vec2 data[]; };
const mat2 turns[4] = mat2[](mat2(1, 0, 0, 1), mat2(0, 1, -1, 0), mat2(-1, 0, 0, -1), mat2(0, -1, 1, 0));
const struct { float gain; ivec2 shift; } steps[2] = { { 0.5, ivec2(1, 2) }, { 2.0, ivec2(-3, 4) } };

void main() {
  uint i = gl_GlobalInvocationID.x;
  vec2 v = turns[i & 3u] * data[i];
  data[i] = v * steps[i & 1u].gain + vec2(steps[(i >> 1) & 1u].shift);
}
