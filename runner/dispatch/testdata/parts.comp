#version 450
layout(local_size_x = 1) in;
layout(binding = 0) buffer Part { uint x[4]; } parts[2];
layout(binding = 1) uniform Factor { uint factor; };
layout(binding = 2) buffer Sums { uint n; uint y[]; } sums;
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i == 0) sums.n = sums.y.length();
  sums.y[i] = parts[0].x[i] + factor * parts[1].x[i];
}
