#version 450
layout(local_size_x = 1) in;
layout(std140, set = 1, binding = 2) uniform Parameters { float weights[3]; layout(row_major) mat2x3 m; layout(column_major) mat2x3 n; } parameters;
layout(std430, binding = 0) buffer Out { vec3 sums[4]; };
void main() {
  sums[0] = vec3(parameters.weights[0], parameters.weights[1], parameters.weights[2]);
  sums[1] = parameters.m[0];
  sums[2] = parameters.m[1];
  sums[3] = parameters.n[1];
}
