#version 450
layout(local_size_x = 32) in;
layout(binding = 0) buffer Data { double data[]; };
layout(binding = 1) buffer Vectors { dvec2 vectors[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  double sum = 0.0lf, rest = 0.0lf;
  for (uint k = 0u; k < 4u; k++) {
    double y = data[(i + k) & 63u] - rest, t = sum + y;
    rest = (t - sum) - y;
    sum = t;
  }
  vectors[i] += dvec2(sum, float(sum)) * dmat2(1.0lf, 0.5lf, 0.0lf, 2.0lf);
}
